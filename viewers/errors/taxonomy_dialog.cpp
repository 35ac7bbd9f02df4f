// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/taxonomy_dialog.h"

#include "evaluation/errors/error_prompts.h"
#include "evaluation/errors/taxonomies.h"
#include "storage/query/query.h"
#include "widgets/buttons.h"
#include "widgets/delegates/item_view.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::viewers {

namespace {

enum Column
{
    NameColumn,
    GroupColumn,
    MeaningColumn,
    RuleColumn,
    ColumnCount
};
constexpr int IdRole = Qt::UserRole;

} // namespace

TaxonomyDialog::TaxonomyDialog(
    const Taxonomy& from, std::vector<Taxonomy> known, const QString& author, QWidget* parent)
    : QDialog(parent)
    , m_known(std::move(known))
    , m_author(author)
    , m_name(new QLineEdit)
    , m_isOwn(new QCheckBox(tr("A taxonomy of its own, not the next version")))
    , m_types(new QTableWidget(0, ColumnCount))
    , m_prompt(new QPlainTextEdit)
    , m_seesImages(new QCheckBox(tr("The judge sees the sample's pages")))
    , m_problem(widgets::textLabel({}))
{
    setWindowTitle(tr("Taxonomy of failures"));
    resize(920, 680);
    m_types->setAccessibleName(tr("Types"));
    m_types->setHorizontalHeaderLabels({tr("Name"), tr("Group"), tr("Meaning"), tr("Rule")});
    m_types->horizontalHeaderItem(RuleColumn)->setToolTip(
        tr("A query as over the table of Compare, in which A is the run: failures that it finds are proposed for this type"));
    m_types->horizontalHeader()->setSectionResizeMode(MeaningColumn, QHeaderView::Stretch);
    m_types->setColumnWidth(NameColumn, 180);
    m_types->setColumnWidth(GroupColumn, 150);
    m_types->setColumnWidth(RuleColumn, 200);
    m_types->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_types->verticalHeader()->hide();
    m_isOwn->setToolTip(tr("Gets an id of its own from its name; labels of the other one stay with that"));
    m_seesImages->setToolTip(tr("Sent along with every question"));
    m_prompt->setToolTip(tr("{corpus}, {question}, {solution}, {response} and {types} are filled in"));

    const auto button = [this](const QString& text, const QString& tip, auto&& run) {
        auto* made = new QPushButton(text);
        made->setToolTip(tip);
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, run);
        return made;
    };
    auto* add = button(tr("Add type"), tr("A type at the end"), [this] {
        addRow({});
        m_types->setCurrentCell(m_types->rowCount() - 1, NameColumn);
        m_types->editItem(m_types->currentItem());
    });
    auto* remove = button(tr("Remove type"), tr("The selected one; labels under earlier versions keep it"), [this] {
        m_types->removeRow(m_types->currentRow());
        renew();
    });
    auto* read = button(tr("Read file…"), tr("A taxonomy as JSON"), [this] { readFile(); });
    auto* write = button(tr("Write file…"), tr("What stands here as JSON, for others"), [this] { writeFile(); });
    auto* line = new QHBoxLayout;
    for (QPushButton* one : {add, remove}) {
        line->addWidget(one);
    }
    line->addStretch(1);
    line->addWidget(read);
    line->addWidget(write);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_store = buttons->addButton(tr("Store"), QDialogButtonBox::AcceptRole);
    widgets::setPrimary(m_store);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    column->addWidget(new widgets::FieldRow(tr("Name"), m_name));
    column->addWidget(m_isOwn);
    column->addWidget(m_types, 3);
    column->addLayout(line);
    column->addWidget(new widgets::FieldRow(tr("Words for a judge; empty for none"), m_prompt), 2);
    column->addWidget(m_seesImages);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    fill(from);
    connect(m_name, &QLineEdit::textChanged, this, &TaxonomyDialog::renew);
    connect(m_isOwn, &QCheckBox::toggled, this, &TaxonomyDialog::renew);
    connect(m_types, &QTableWidget::itemChanged, this, &TaxonomyDialog::renew);
    connect(m_prompt, &QPlainTextEdit::textChanged, this, &TaxonomyDialog::renew);
    renew();
}

void TaxonomyDialog::fill(const Taxonomy& taxonomy)
{
    m_from = taxonomy;
    m_name->setText(taxonomy.name);
    m_types->setRowCount(0);
    for (const ErrorType& type : taxonomy.types) {
        addRow(type);
    }
    m_prompt->setPlainText(
        taxonomy.judgePrompt.isEmpty() ? QString::fromUtf8(evaluation::error_prompts::Plain).trimmed() : taxonomy.judgePrompt);
    m_seesImages->setChecked(taxonomy.judgeSeesImages);
}

void TaxonomyDialog::addRow(const ErrorType& type)
{
    const int row = m_types->rowCount();
    m_types->insertRow(row);
    const QString texts[] {type.name, type.group, type.meaning, type.rule};
    for (int column = 0; column < ColumnCount; ++column) {
        m_types->setItem(row, column, new QTableWidgetItem(texts[column]));
    }
    m_types->item(row, NameColumn)->setData(IdRole, type.id);
}

Taxonomy TaxonomyDialog::taxonomy() const
{
    Taxonomy made = m_from;
    made.name = m_name->text().trimmed();
    made.id = m_isOwn->isChecked() ? evaluation::wordFor(made.name) : m_from.id;
    made.version = 1;
    for (const Taxonomy& one : m_known) {
        made.version = one.id == made.id ? std::max(made.version, one.version + 1) : made.version;
    }
    made.source = tr("%1, from \"%2\" version %3").arg(m_author, m_from.name).arg(m_from.version);
    made.types.clear();
    for (int row = 0; row < m_types->rowCount(); ++row) {
        const auto text = [this, row](int column) {
            const QTableWidgetItem* const item = m_types->item(row, column);
            return item != nullptr ? item->text().trimmed() : QString();
        };
        const QString name = text(NameColumn);
        if (name.isEmpty()) {
            continue; // a row that nobody filled in
        }
        // A renamed type keeps its word, so that its labels stay comparable between versions.
        const QString id = m_types->item(row, NameColumn)->data(IdRole).toString();
        made.types.append({id.isEmpty() ? evaluation::wordFor(name) : id, name, text(GroupColumn), text(MeaningColumn), text(RuleColumn)});
    }
    made.judgePrompt = m_prompt->toPlainText().trimmed();
    made.judgeSeesImages = m_seesImages->isChecked();
    return made;
}

void TaxonomyDialog::renew()
{
    const Taxonomy now = taxonomy();
    QString problem;
    if (const auto right = evaluation::checkTaxonomy(now); !right) {
        problem = right.error().what;
    } else if (m_isOwn->isChecked() && now.version > 1) {
        problem = tr("There is a taxonomy of this name. Choose another name, or make its next version.");
    }
    for (const ErrorType& type : now.types) {
        if (type.rule.isEmpty()) {
            continue;
        }
        if (const auto rule = storage::parseQuery(type.rule); !rule && problem.isEmpty()) {
            problem = tr("Rule of \"%1\": %2").arg(type.name, rule.error().what);
        }
    }
    m_problem->setText(problem.isEmpty() ? tr("Will be stored as \"%1\", version %2.").arg(now.id).arg(now.version) : problem);
    m_store->setEnabled(problem.isEmpty());
}

void TaxonomyDialog::readFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Read taxonomy"), {}, tr("JSON (*.json)"));
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly)) {
        return;
    }
    const QByteArray text = file.readAll();
    const auto read = evaluation::taxonomyFromJson(nlohmann::json::parse(text.cbegin(), text.cend(), nullptr, false));
    if (!read) {
        m_problem->setText(read.error().what);
        return;
    }
    m_isOwn->setChecked(read->id != m_from.id);
    fill(*read);
    renew();
}

void TaxonomyDialog::writeFile()
{
    const Taxonomy now = taxonomy();
    const QString path = QFileDialog::getSaveFileName(this, tr("Write taxonomy"), now.id + QStringLiteral(".json"), tr("JSON (*.json)"));
    if (path.isEmpty()) {
        return;
    }
    QSaveFile file(path);
    const std::string text = evaluation::toJson(now).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0 || !file.commit()) {
        m_problem->setText(file.errorString());
    }
}

} // namespace groundmark::viewers
