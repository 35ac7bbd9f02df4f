// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/history_model.h"

#include <QWidget>

class QListView;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::annotation {

/// The sample's history to walk in: a click, or the arrow keys, bring the sample to how it was after
/// that edit. Walking back loses nothing: what was taken back can be walked forth again until
/// something new is done.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(SampleDocument& document, QWidget* parent = nullptr);

    void focusList();

private:
    void showCurrent();
    void goTo(int row);

    SampleDocument& m_document;
    HistoryModel* m_model;
    widgets::PanelHeader* m_header;
    QListView* m_list;
    bool m_showing = false; ///< the list follows the stack, nobody walks
};

} // namespace groundmark::annotation
