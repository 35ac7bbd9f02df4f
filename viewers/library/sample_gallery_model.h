// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/project.h"
#include "storage/sample_pages.h"
#include "storage/sample_query.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace groundmark::viewers {

/// The samples that a filter leaves, one row each, of any number: only what is on screen is read.
/// Tells facts; thumbnails are the view's business.
class SampleGalleryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Besides Qt::DisplayRole (the sample's own id), tool tip and accessible text.
    enum Role
    {
        StateRole = Qt::UserRole + 1, ///< int(SampleState)
        ImagePathRole, ///< QString: first page, absolute; empty for a text-only sample
        QuestionRole, ///< QString: the first question
        PageCountRole, ///< int
    };

    using QAbstractListModel::QAbstractListModel;

    /// Takes a list of samples of `project`, which must outlive it or be taken away by clear().
    void show(storage::Project& project, std::vector<SampleId> ids);
    void clear();

    /// Not stored for an invalid index.
    [[nodiscard]] SampleId sampleAt(const QModelIndex& index) const;
    /// Invalid when the sample is not in the list.
    [[nodiscard]] QModelIndex indexOf(SampleId sample) const;
    /// Its values were edited: they are read again.
    void renew(SampleId sample);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString describe(const storage::SampleRow& row) const;

    storage::Project* m_project = nullptr;
    std::unique_ptr<storage::SamplePages> m_pages;
};

} // namespace groundmark::viewers
