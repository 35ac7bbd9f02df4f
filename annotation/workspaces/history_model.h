// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "annotation/workspaces/region_looks.h"

#include <QAbstractListModel>

namespace groundmark::annotation {

/// The sample's edits, oldest first, after a first row for how it came into the project. Row n is
/// the state after n edits; rows after the current one have been taken back and are quiet.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit HistoryModel(SampleDocument& document, QObject* parent = nullptr);

    [[nodiscard]] int currentRow() const;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

signals:
    /// Rows or the current one are others; many changes at once tell so once.
    void moved();

private:
    void refreshSoon();

    SampleDocument& m_document;
    int m_rows = 1;
    bool m_refreshing = false;
};

/// "R3", "3 regions", or nothing: what an edit is about.
[[nodiscard]] QString subjectOf(const Edit& edit);

} // namespace groundmark::annotation
