// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/labels_dialog.h"

#include "storage/edits.h"
#include "storage/label_repository.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/labels.h"
#include "widgets/theme/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr QSize DialogSize {520, 440};
constexpr int Colours = 8; // visual language, section 1.3
constexpr int SwatchSize = 12;

enum Column { Name, Key, Uses, ColumnCount };

QPixmap swatch(int colour)
{
    QPixmap pixmap(SwatchSize, SwatchSize);
    pixmap.fill(widgets::over_image::region(colour + 1));
    return pixmap;
}

} // namespace

LabelsDialog::LabelsDialog(storage::Session& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_list(new QTreeWidget)
    , m_name(new QLineEdit)
    , m_colour(new QComboBox)
    , m_key(new QComboBox)
    , m_remove(new QPushButton(tr("Delete")))
    , m_message(widgets::quietLabel({}))
{
    setWindowTitle(tr("Labels"));
    resize(DialogSize);
    m_list->setAccessibleName(tr("Labels"));
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Label"), tr("Key"), tr("Regions")});
    widgets::prepareItemView(m_list);
    m_list->setItemDelegate(new widgets::RowDelegate(m_list));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_message->setWordWrap(true);
    auto* plus = new QPushButton(tr("New label"));
    connect(plus, &QPushButton::clicked, this, &LabelsDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &LabelsDialog::remove);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QPushButton* button : {plus, m_remove}) {
        button->setAutoDefault(false);
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(buildFields());
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &LabelsDialog::showCurrent);
    read();
}

QWidget* LabelsDialog::buildFields()
{
    m_name->setAccessibleName(tr("Name"));
    m_colour->setAccessibleName(tr("Colour"));
    m_key->setAccessibleName(tr("Key"));
    for (int colour = 0; colour < Colours; ++colour) {
        m_colour->addItem(swatch(colour), tr("Colour %1").arg(colour + 1), colour);
    }
    m_key->addItem(tr("none"), QString());
    for (int digit = 1; digit <= 9; ++digit) {
        m_key->addItem(QString::number(digit), QString::number(digit));
    }
    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(widgets::quietLabel(tr("Name")), m_name);
    auto* row = new QHBoxLayout;
    row->addWidget(m_colour);
    row->addSpacing(12);
    row->addWidget(widgets::quietLabel(tr("Key")));
    row->addWidget(m_key);
    row->addStretch(1);
    form->addRow(widgets::quietLabel(tr("Colour")), row);
    connect(m_name, &QLineEdit::editingFinished, this, &LabelsDialog::giveName);
    connect(m_colour, &QComboBox::activated, this, [this] { giveColour(m_colour->currentData().toInt()); });
    connect(m_key, &QComboBox::activated, this, [this] { giveKey(m_key->currentData().toString()); });
    return fields;
}

void LabelsDialog::read()
{
    storage::Database& database = m_session.project()->database();
    const storage::LabelRepository repository(database);
    const auto labels = repository.all();
    const auto uses = repository.uses();
    if (!labels || !uses) {
        m_session.announceFailure(labels ? uses.error() : labels.error());
        return;
    }
    const LabelId kept = current() != nullptr ? current()->id : LabelId();
    const QSignalBlocker quiet(m_list);
    m_labels = *labels;
    m_uses = *uses;
    m_list->clear();
    for (const Label& label : m_labels) {
        auto* item = new QTreeWidgetItem(
            m_list, {label.name, label.key, QString::number(m_uses.value(label.id))});
        item->setIcon(Name, swatch(label.colour));
        if (label.id == kept) {
            m_list->setCurrentItem(item);
        }
    }
    if (m_list->currentItem() == nullptr) {
        m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    showCurrent();
}

const Label* LabelsDialog::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && size_t(row) < m_labels.size() ? &m_labels[size_t(row)] : nullptr;
}

void LabelsDialog::showCurrent()
{
    const Label* label = current();
    const bool editable = label != nullptr && !m_session.project()->isReadOnly();
    for (QWidget* field : std::initializer_list<QWidget*> {m_name, m_colour, m_key}) {
        field->setEnabled(editable);
    }
    const qint64 uses = label != nullptr ? m_uses.value(label->id) : 0;
    m_remove->setEnabled(editable && uses == 0);
    m_name->setText(label != nullptr ? label->name : QString());
    m_colour->setCurrentIndex(label != nullptr ? m_colour->findData(label->colour) : -1);
    m_key->setCurrentIndex(label != nullptr ? m_key->findData(label->key) : -1);
    m_message->setText(
        uses > 0 ? tr("A label that regions have can be renamed, but not deleted.") : QString());
}

bool LabelsDialog::write(const QString& action, const QList<Change>& changes)
{
    storage::EditWriter writer(m_session.project()->database(), m_session.annotator());
    const auto written = writer.apply({action, {}, changes});
    if (!written) {
        m_session.announceFailure(written.error());
        m_message->setText(written.error().toText());
        return false;
    }
    read();
    m_session.announceLabels();
    return true;
}

void LabelsDialog::add()
{
    QString name = tr("New label");
    for (int number = 2; std::ranges::find(m_labels, name, &Label::name) != m_labels.end(); ++number) {
        name = tr("New label %1").arg(number);
    }
    const Label label {LabelId::create(), name, int(m_labels.size()) % Colours, {}};
    if (write(QStringLiteral("label.create"), {{std::nullopt, label}})) {
        const auto row = std::ranges::find(m_labels, label.id, &Label::id) - m_labels.begin();
        m_list->setCurrentItem(m_list->topLevelItem(int(row)));
        m_name->setFocus();
        m_name->selectAll();
    }
}

void LabelsDialog::remove()
{
    if (const Label* label = current(); label != nullptr && m_uses.value(label->id) == 0) {
        write(QStringLiteral("label.delete"), {{*label, std::nullopt}});
    }
}

void LabelsDialog::giveName()
{
    const Label* label = current();
    const QString name = m_name->text().trimmed();
    if (label == nullptr || name == label->name) {
        return;
    }
    const bool taken = std::ranges::find(m_labels, name, &Label::name) != m_labels.end();
    if (name.isEmpty() || taken) {
        m_name->setText(label->name);
        m_message->setText(
            taken ? tr("There is a label named \"%1\" already.").arg(name) : tr("A label needs a name."));
        return;
    }
    Label renamed = *label;
    renamed.name = name;
    write(QStringLiteral("label.rename"), {{*label, renamed}});
}

void LabelsDialog::giveColour(int colour)
{
    if (const Label* label = current(); label != nullptr && label->colour != colour) {
        Label changed = *label;
        changed.colour = colour;
        write(QStringLiteral("label.colour"), {{*label, changed}});
    }
}

void LabelsDialog::giveKey(const QString& key)
{
    const Label* label = current();
    if (label == nullptr || label->key == key) {
        return;
    }
    // Whoever had the key gives it up in the same edit.
    QList<Change> changes;
    for (const Label& other : m_labels) {
        Label changed = other;
        if (other.id == label->id) {
            changed.key = key;
        } else if (!key.isEmpty() && other.key == key) {
            changed.key.clear();
        }
        if (!(changed == other)) {
            changes.append({other, changed});
        }
    }
    write(QStringLiteral("label.key"), changes);
}

} // namespace groundmark::annotation
