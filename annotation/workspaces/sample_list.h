// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/sample_list_model.h"
#include "storage/session.h"

#include <QWidget>

class QListView;

namespace groundmark::widgets {
class PanelHeader;
class SearchField;
}

namespace groundmark::annotation {

/// The pane at the left of every annotator's view: the samples, and finding one. Follows the
/// session's dataset and its current sample, both ways.
class SampleList : public QWidget
{
    Q_OBJECT

public:
    SampleList(storage::Session& session, imaging::Thumbnailer& thumbnailer, QWidget* parent = nullptr);

    [[nodiscard]] const SampleListModel& model() const { return *m_model; }
    /// Row of the current sample; -1 for none.
    [[nodiscard]] int currentRow() const;
    /// Makes a neighbour current: 1 the next, -1 the one before. Stops at the ends.
    void step(int by);
    void stepUnfinished(int by);
    void focusList();
    /// See SampleListModel.
    void setStateSource(SampleListModel::StateSource source) { m_model->setStateSource(std::move(source)); }
    void refreshStates() { m_model->refreshStates(); }

private:
    void reload();
    void choose(int row);
    void followSession();

    storage::Session& m_session;
    SampleListModel* m_model;
    widgets::PanelHeader* m_header;
    widgets::SearchField* m_search;
    QListView* m_view;
};

} // namespace groundmark::annotation
