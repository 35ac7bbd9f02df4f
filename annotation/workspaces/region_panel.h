// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/region_model.h"
#include "storage/session.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QPlainTextEdit;
class QTableView;

namespace groundmark::widgets {
class PanelHeader;
class SearchField;
}

namespace groundmark::annotation {

class CoordinateFields;
class RegionFields;

/// The pane at the right of the Boxes view: the page's regions, and below them what the selected
/// ones are: label, role, coordinates, transcription. The selection is the canvas's, both ways.
class RegionPanel : public QWidget
{
    Q_OBJECT

public:
    RegionPanel(storage::Session& session, DocumentHost& host, QWidget* parent = nullptr);

    /// Writes what was typed and not yet taken over: called before the sample changes.
    void commitPending();
    /// Off for a read-only project and while no sample is open.
    void setEditable(bool editable);
    /// Puts the cursor into the label field.
    void editLabel();
    [[nodiscard]] const LabelIndex& labels() const { return m_labels; }

signals:
    void labelsChanged();
    /// Somebody chose a region here and should see it.
    void regionChosen(groundmark::RegionId id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildDetails();
    void readLabels();
    void showRegions();
    void showSelection();
    void selectFromTable();
    void giveLabel(const QString& name);
    void giveRole(int index);
    void giveText();

    storage::Session& m_session;
    DocumentHost& m_host;
    LabelIndex m_labels;
    RegionModel* m_model;
    widgets::PanelHeader* m_header;
    widgets::SearchField* m_filter;
    QTableView* m_table;
    QWidget* m_details;
    widgets::PanelHeader* m_detailsHeader;
    QComboBox* m_label;
    QComboBox* m_role;
    CoordinateFields* m_coordinates;
    RegionFields* m_more;
    QPlainTextEdit* m_text;
    QTimer m_typing;
    bool m_labelTyped = false; ///< since the selection was last shown
    bool m_editable = true;
    bool m_showing = false; ///< fields are being filled, nobody is editing
};

} // namespace groundmark::annotation
