// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/region_panel.h"

#include "annotation/workspaces/coordinate_fields.h"
#include "annotation/workspaces/region_fields.h"
#include "annotation/workspaces/region_tag_delegate.h"
#include "storage/label_repository.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/search_field.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace {

constexpr int TextFieldHeight = 84;
constexpr int TypingPause = 600; // milliseconds

/// The value that all have in common; nothing when they differ or there are none.
template <typename Get>
auto common(const std::vector<Region>& regions, Get get) -> std::optional<decltype(get(regions.front()))>
{
    if (regions.empty()) {
        return std::nullopt;
    }
    const auto first = get(regions.front());
    for (const Region& region : regions) {
        if (!(get(region) == first)) {
            return std::nullopt;
        }
    }
    return first;
}

} // namespace

RegionPanel::RegionPanel(storage::Session& session, DocumentHost& host, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_host(host)
    , m_model(new RegionModel(host, this))
    , m_header(new widgets::PanelHeader(tr("Regions")))
    , m_filter(new widgets::SearchField(tr("Find label, role or text")))
    , m_table(new QTableView)
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Regions"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setItemDelegate(new widgets::RowDelegate(m_table));
    m_table->setItemDelegateForColumn(RegionModel::Name, new RegionTagDelegate(m_table));
    widgets::prepareItemView(m_table);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(RegionModel::Name, 72);
    m_table->setColumnWidth(RegionModel::LabelName, 104);
    auto* field = new QWidget;
    field->setAutoFillBackground(true);
    auto* fieldLayout = new QVBoxLayout(field);
    fieldLayout->setContentsMargins(8, 8, 8, 8);
    fieldLayout->addWidget(m_filter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(field);
    layout->addWidget(m_table, 1);
    layout->addWidget(buildDetails());

    connect(m_filter, &widgets::SearchField::searchChanged, m_model, &RegionModel::setFilter);
    connect(m_filter, &widgets::SearchField::searchChanged, this, &RegionPanel::showSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RegionPanel::selectFromTable);
    connect(&m_host, &DocumentHost::regionsChanged, this, &RegionPanel::showRegions);
    connect(&m_host, &DocumentHost::selectionChanged, this, &RegionPanel::showSelection);
    connect(&m_session, &storage::Session::projectOpened, this, &RegionPanel::readLabels);
    connect(&m_session, &storage::Session::contentChanged, this, &RegionPanel::readLabels);
    connect(&m_session, &storage::Session::labelsChanged, this, &RegionPanel::readLabels);
    readLabels();
    showRegions();
}

QWidget* RegionPanel::buildDetails()
{
    m_label = new QComboBox;
    m_label->setEditable(true);
    m_label->setInsertPolicy(QComboBox::NoInsert);
    m_label->setAccessibleName(tr("Label"));
    m_role = new QComboBox;
    m_role->setAccessibleName(tr("Role"));
    for (const auto& entry : namesOf<RegionRole>()) {
        m_role->addItem(wordOf(entry.value), static_cast<int>(entry.value));
    }
    m_coordinates = new CoordinateFields;
    m_more = new RegionFields;
    m_text = new QPlainTextEdit;
    m_text->setFixedHeight(TextFieldHeight);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Transcription"));
    m_text->installEventFilter(this);
    // Typing is written when it pauses, and when the field is left.
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingPause);
    connect(&m_typing, &QTimer::timeout, this, &RegionPanel::giveText);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_showing) {
            m_typing.start();
        }
    });

    m_detailsHeader = new widgets::PanelHeader(tr("Selection"));
    auto* body = new QWidget;
    auto* form = new QFormLayout(body);
    form->setContentsMargins(12, 8, 12, 12);
    form->setVerticalSpacing(8);
    form->setLabelAlignment(Qt::AlignLeft);
    form->addRow(widgets::quietLabel(tr("Label")), m_label);
    form->addRow(widgets::quietLabel(tr("Role")), m_role);
    form->addRow(m_coordinates);
    form->addRow(widgets::quietLabel(tr("Transcription")));
    form->addRow(m_text);
    form->addRow(m_more);
    m_details = new QWidget;
    m_details->setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(m_details);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_detailsHeader);
    layout->addWidget(body);

    connect(m_label->lineEdit(), &QLineEdit::textEdited, this, [this] { m_labelTyped = true; });
    connect(m_label->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        // Leaving the field untouched must not give several regions one label.
        if (m_labelTyped) {
            giveLabel(m_label->currentText());
        }
    });
    connect(m_label, &QComboBox::activated, this, [this] { giveLabel(m_label->currentText()); });
    connect(m_role, &QComboBox::activated, this, &RegionPanel::giveRole);
    connect(m_coordinates, &CoordinateFields::boundsTyped, this, [this](const QRectF& bounds) {
        m_host.changeSelected(QStringLiteral("region.resize"), [&](Region& region) {
            region.shape = region.shape.fittedTo(bounds);
        });
    });
    connect(m_more, &RegionFields::numberGiven, this, [this](int number) {
        m_host.changeSelected(QStringLiteral("region.number"), [&](Region& region) { region.ordinal = number; });
    });
    connect(m_more, &RegionFields::readingOrderGiven, this, [this](std::optional<int> place) {
        m_host.changeSelected(QStringLiteral("region.reading"), [&](Region& region) { region.readingOrder = place; });
    });
    connect(m_more, &RegionFields::attributesGiven, this, [this](const QByteArray& attributes) {
        m_host.changeSelected(
            QStringLiteral("region.attributes"), [&](Region& region) { region.attributes = attributes; });
    });
    return m_details;
}

void RegionPanel::readLabels()
{
    m_labels.clear();
    m_label->clear();
    if (m_session.project() != nullptr) {
        const auto all = storage::LabelRepository(m_session.project()->database()).all();
        for (const Label& label : all ? *all : std::vector<Label> {}) {
            m_labels.insert(label.id, label);
            m_label->addItem(label.name);
        }
    }
    m_model->setLabels(m_labels);
    showSelection();
    emit labelsChanged();
}

void RegionPanel::showRegions()
{
    m_showing = true;
    m_model->reload();
    m_showing = false;
    m_header->setFacts(widgets::numbers::count(static_cast<qint64>(m_host.regions().size())));
    showSelection();
}

void RegionPanel::showSelection()
{
    m_showing = true;
    QItemSelection rows;
    for (const RegionId id : m_host.selection()) {
        const int row = m_model->rowOf(id);
        if (row >= 0) {
            rows.select(m_model->index(row, 0), m_model->index(row, RegionModel::ColumnCount - 1));
        }
    }
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (!rows.isEmpty()) {
        m_table->scrollTo(rows.indexes().first());
    }
    const std::vector<Region> selected = m_host.selectedRegions();
    m_detailsHeader->setFacts(
        selected.empty() ? tr("none") : tr("%n region(s)", nullptr, static_cast<int>(selected.size())));
    for (QWidget* field : {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_role), static_cast<QWidget*>(m_text)}) {
        field->setEnabled(!selected.empty());
    }
    const auto label = common(selected, [](const Region& region) { return region.label; });
    m_label->setCurrentText(label ? m_labels.value(*label).name : QString());
    m_labelTyped = false;
    const auto role = common(selected, [](const Region& region) { return region.role; });
    m_role->setCurrentIndex(role ? m_role->findData(static_cast<int>(*role)) : -1);
    const auto text = common(selected, [](const Region& region) { return region.text; });
    if (m_text->toPlainText() != text.value_or(QString())) {
        m_text->setPlainText(text.value_or(QString()));
    }
    m_text->document()->setModified(false);
    m_more->show(selected);
    m_coordinates->show(
        selected.size() == 1 ? std::optional(selected.front().shape.bounds()) : std::nullopt, m_host.imageSize());
    m_showing = false;
}

void RegionPanel::selectFromTable()
{
    if (m_showing) {
        return;
    }
    QList<RegionId> ids;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        ids.append(m_model->regionAt(index.row()));
    }
    m_host.setSelection(ids);
    if (!ids.isEmpty()) {
        emit regionChosen(ids.first());
    }
}

void RegionPanel::giveLabel(const QString& name)
{
    m_labelTyped = false;
    if (m_showing || m_session.project() == nullptr || m_session.project()->isReadOnly() || m_host.selection().isEmpty()) {
        return;
    }
    LabelId id;
    if (const QString trimmed = name.trimmed(); !trimmed.isEmpty()) {
        const auto label = storage::LabelRepository(m_session.project()->database()).ensure(trimmed);
        if (!label) {
            m_session.announceFailure(label.error());
            return;
        }
        id = label->id;
        if (!m_labels.contains(id)) {
            readLabels();
        }
    }
    m_host.changeSelected(QStringLiteral("region.label"), [id](Region& region) { region.label = id; });
}

void RegionPanel::giveRole(int index)
{
    const auto role = static_cast<RegionRole>(m_role->itemData(index).toInt());
    m_host.changeSelected(QStringLiteral("region.role"), [role](Region& region) { region.role = role; });
}

void RegionPanel::commitPending()
{
    if (m_labelTyped) {
        giveLabel(m_label->currentText());
    }
    giveText();
}

void RegionPanel::setEditable(bool editable)
{
    m_editable = editable;
    m_details->setEnabled(editable);
}

void RegionPanel::giveText()
{
    // Several regions with different texts show an empty field: only typing changes them.
    if (!m_text->document()->isModified()) {
        return;
    }
    m_text->document()->setModified(false);
    const QString text = m_text->toPlainText();
    m_host.changeSelected(QStringLiteral("region.text"), [&text](Region& region) { region.text = text; });
}

bool RegionPanel::eventFilter(QObject* watched, QEvent* event)
{
    // The transcription is one edit: when the field is left, not at every key.
    if (watched == m_text && event->type() == QEvent::FocusOut && !m_showing) {
        giveText();
    }
    return QWidget::eventFilter(watched, event);
}

void RegionPanel::editLabel()
{
    m_label->setFocus();
    m_label->lineEdit()->selectAll();
}

} // namespace groundmark::annotation
