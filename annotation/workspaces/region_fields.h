// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"

#include <QWidget>

#include <optional>
#include <vector>

class QSpinBox;
class QTableWidget;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::annotation {

/// What a region carries beside label, role and text: its number (R1, R2, …), its place in the
/// reading order, and free attributes. Shows what all selected regions have in common.
class RegionFields : public QWidget
{
    Q_OBJECT

public:
    explicit RegionFields(QWidget* parent = nullptr);

    void show(const std::vector<Region>& regions);

signals:
    void numberGiven(int number); ///< 0 for none
    void readingOrderGiven(std::optional<int> place);
    /// One JSON object with the texts of the table, empty for none. Values that were no text and
    /// were not touched stay as they are.
    void attributesGiven(const QByteArray& attributes);

private:
    void showAttributes();
    void takeAttributes();

    QSpinBox* m_number;
    QSpinBox* m_reading;
    widgets::PanelHeader* m_head;
    QTableWidget* m_table;
    QByteArray m_attributes;
    bool m_showing = false;
};

} // namespace groundmark::annotation
