// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/reasoning_document.h"

#include <QAbstractTableModel>

#include <vector>

namespace groundmark::annotation {

/// The numbered regions of the current sample: where they are, which steps name them, what they
/// are for. Roles stay hidden until every step has a verdict, so that they don't sway it.
class RegionFacts : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Name,
        Pixels,
        Thousand,
        Steps,
        Role,
        ColumnCount
    };

    RegionFacts(SampleDocument& document, ReasoningDocument& reasoning, QObject* parent = nullptr);

    [[nodiscard]] const Region& regionAt(int row) const { return m_rows[static_cast<size_t>(row)]; }
    [[nodiscard]] int rowOf(RegionId id) const; ///< -1 for none
    [[nodiscard]] bool showsRoles() const { return m_showsRoles; }
    /// Whether a step names a region by its correction alone, which the table marks with "*".
    [[nodiscard]] bool hasCorrectionMarks() const { return m_hasMarks; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void reload();
    [[nodiscard]] QString stepsOf(int ordinal) const;

    SampleDocument& m_document;
    ReasoningDocument& m_reasoning;
    std::vector<Region> m_rows; ///< by number
    std::vector<QString> m_steps;
    bool m_showsRoles = false;
    bool m_hasMarks = false;
};

} // namespace groundmark::annotation
