// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/region_fields.h"

#include "storage/json_text.h"
#include "widgets/delegates/item_view.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::annotation {

namespace {

using storage::Json;

constexpr int Largest = 9999;
constexpr int TableHeight = 92;

enum Column { Name, Value, ColumnCount };

QSpinBox* makeNumber(const QString& name, const QString& none)
{
    auto* box = new QSpinBox;
    box->setRange(0, Largest);
    box->setSpecialValueText(none);
    box->setKeyboardTracking(false);
    box->setAccessibleName(name);
    return box;
}

/// The value in all, nothing when they differ.
template <typename Get>
auto common(const std::vector<Region>& regions, Get get) -> std::optional<decltype(get(regions.front()))>
{
    const bool same = !regions.empty()
        && std::ranges::all_of(
            regions, [&](const Region& region) { return get(region) == get(regions.front()); });
    return same ? std::optional(get(regions.front())) : std::nullopt;
}

} // namespace

RegionFields::RegionFields(QWidget* parent)
    : QWidget(parent)
    , m_number(makeNumber(tr("Number"), tr("none")))
    , m_reading(makeNumber(tr("Reading order"), tr("none")))
    , m_head(new widgets::PanelHeader(tr("Attributes")))
    , m_table(new QTableWidget(0, ColumnCount))
{
    m_number->setPrefix(QStringLiteral("R"));
    m_table->setAccessibleName(tr("Attributes"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Value")});
    widgets::prepareItemView(m_table);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setFixedHeight(TableHeight);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 4);
    grid->addWidget(widgets::quietLabel(tr("Number")), 0, 0);
    grid->addWidget(m_number, 0, 1);
    grid->addWidget(widgets::quietLabel(tr("Reads as")), 0, 2);
    grid->addWidget(m_reading, 0, 3);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(grid);
    layout->addWidget(m_head);
    layout->addWidget(m_table);
    // Only now: without a parent the table would show as a window of its own.
    m_head->setFoldable(m_table);
    m_head->setFolded(true);
    connect(m_number, &QSpinBox::valueChanged, this, [this](int number) {
        if (!m_showing) {
            emit numberGiven(number);
        }
    });
    connect(m_reading, &QSpinBox::valueChanged, this, [this](int place) {
        if (!m_showing) {
            emit readingOrderGiven(place > 0 ? std::optional(place) : std::nullopt);
        }
    });
    connect(m_table, &QTableWidget::itemChanged, this, [this] {
        // Not at once: what follows fills the table anew, and the cell is still being written.
        if (!m_showing) {
            QMetaObject::invokeMethod(this, &RegionFields::takeAttributes, Qt::QueuedConnection);
        }
    });
}

void RegionFields::show(const std::vector<Region>& regions)
{
    m_showing = true;
    for (QWidget* field : std::initializer_list<QWidget*> {m_number, m_reading, m_table}) {
        field->setEnabled(!regions.empty());
    }
    m_number->setValue(common(regions, [](const Region& region) { return region.ordinal; }).value_or(0));
    m_reading->setValue(
        common(regions, [](const Region& region) { return region.readingOrder.value_or(0); }).value_or(0));
    m_attributes = common(regions, [](const Region& region) { return region.attributes; }).value_or(QByteArray());
    showAttributes();
    m_showing = false;
}

void RegionFields::showAttributes()
{
    const Json attributes = storage::parseJson(m_attributes);
    const int count = attributes.is_object() ? int(attributes.size()) : 0;
    const QPoint cell(m_table->currentColumn(), m_table->currentRow());
    // One empty row more, to write a new one into.
    m_table->setRowCount(0);
    m_table->setRowCount(count + 1);
    int row = 0;
    if (attributes.is_object()) {
        for (const auto& [name, value] : attributes.items()) {
            m_table->setItem(row, Name, new QTableWidgetItem(QString::fromStdString(name)));
            m_table->setItem(row, Value, new QTableWidgetItem(storage::toString(value)));
            ++row;
        }
    }
    m_table->setCurrentCell(cell.y(), cell.x());
    m_head->setFacts(count > 0 ? widgets::numbers::count(count) : tr("none"));
}

void RegionFields::takeAttributes()
{
    const Json before = storage::parseJson(m_attributes);
    Json after = Json::object();
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto textAt = [this, row](int column) {
            const QTableWidgetItem* item = m_table->item(row, column);
            return item != nullptr ? item->text().trimmed() : QString();
        };
        if (textAt(Name).isEmpty()) {
            continue;
        }
        const std::string name = textAt(Name).toStdString();
        const bool untouched = before.is_object() && before.contains(name)
            && storage::toString(before[name]) == textAt(Value);
        after[name] = untouched ? before[name] : Json(textAt(Value).toStdString());
    }
    const QByteArray text = after.empty() ? QByteArray() : storage::dumpJson(after);
    if (text != m_attributes) {
        emit attributesGiven(text);
    }
}

} // namespace groundmark::annotation
