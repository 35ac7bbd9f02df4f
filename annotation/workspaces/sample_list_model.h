// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/thumbnailer.h"
#include "storage/sample_pages.h"

#include <QAbstractListModel>

#include <functional>
#include <memory>
#include <optional>

namespace groundmark::annotation {

/// The samples of a dataset as a list of any length: thumbnail, id, question, state. Rows are read
/// page by page as they come on screen. Roles are those of widgets/delegates/roles.h.
class SampleListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit SampleListModel(imaging::Thumbnailer& thumbnailer, QObject* parent = nullptr);

    /// Shows the project's samples; null empties the list. `project` must outlive its use here.
    Result<void> show(storage::Project* project, const storage::SampleFilter& filter);
    /// The sample was edited: its row is read again.
    void refresh(SampleId id);
    /// Shows another state than the sample's own, where it gives one: an annotator's own progress.
    using StateSource = std::function<std::optional<SampleState>(SampleId)>;
    void setStateSource(StateSource source);
    /// What the source says is new.
    void refreshStates();

    [[nodiscard]] SampleId sampleAt(int row) const;
    /// -1 when it is not in the list.
    [[nodiscard]] int rowOf(SampleId id) const;
    /// The next row after `row` (or before, with step -1) that nobody has finished; -1 for none.
    [[nodiscard]] int nextUnfinished(int row, int step) const;
    [[nodiscard]] QString imagePathAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void thumbnailReady(const QString& path);
    [[nodiscard]] SampleState stateOf(const storage::SampleRow& row) const;

    imaging::Thumbnailer& m_thumbnailer;
    StateSource m_states;
    storage::Project* m_project = nullptr;
    std::unique_ptr<storage::SamplePages> m_pages;
    mutable QHash<QString, int> m_waiting; ///< path → row whose thumbnail was asked for
};

} // namespace groundmark::annotation
