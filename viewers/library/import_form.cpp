// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/import_form.h"

#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "viewers/library/format_title.h"
#include "widgets/labels.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace groundmark::viewers {

namespace {

constexpr int PauseMs = 400; // a dry run is too much for every key

/// A field with its label above it.
QWidget* column(const QString& label, QWidget* field, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* words = widgets::quietLabel(label, box);
    words->setBuddy(field);
    field->setAccessibleName(label);
    layout->addWidget(words);
    layout->addWidget(field);
    return box;
}

} // namespace

ImportForm::ImportForm(storage::Session& session, const QString& path, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_path(QFileInfo(path).absoluteFilePath())
    , m_format(new QComboBox(this))
    , m_dataset(new QComboBox(this))
    , m_runColumn(nullptr)
    , m_run(new QLineEdit(this))
    , m_folder(new QLineEdit(this))
    , m_proposedRun(freeRunName())
{
    m_dataset->setEditable(true);
    m_dataset->setInsertPolicy(QComboBox::NoInsert);
    for (QComboBox* box : {m_format, m_dataset}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    m_run->setPlaceholderText(tr("empty: leave the predictions out"));
    m_folder->setPlaceholderText(tr("beside the source"));
    auto* folder = new QWidget(this);
    auto* choose = new QPushButton(tr("Choose…"), folder);
    auto* folderRow = new QHBoxLayout(folder);
    folderRow->setContentsMargins(0, 0, 0, 0);
    folderRow->setSpacing(4);
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(choose);
    m_folder->setAccessibleName(tr("Images folder"));

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    m_runColumn = column(tr("Name of the run"), m_run, this);
    m_runColumn->hide();
    layout->addWidget(column(tr("Read as"), m_format, this), 4);
    layout->addWidget(column(tr("Into dataset"), m_dataset, this), 4);
    layout->addWidget(m_runColumn, 4);
    layout->addWidget(column(tr("Images folder"), folder, this), 5);
    fillFormats();
    fillDatasets();

    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ImportForm::changed);
    connect(choose, &QPushButton::clicked, this, &ImportForm::chooseFolder);
    connect(m_format, &QComboBox::activated, this, &ImportForm::changed);
    connect(m_dataset, &QComboBox::activated, this, [this] {
        m_datasetChosen = true;
        emit changed();
    });
    connect(m_dataset->lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        m_datasetChosen = !text.isEmpty(); // emptied: the dry run may decide again
        m_pause.start();
    });
    connect(m_run, &QLineEdit::textEdited, this, [this] {
        m_runChosen = true;
        m_pause.start();
    });
    connect(m_folder, &QLineEdit::textEdited, &m_pause, qOverload<>(&QTimer::start));
}

void ImportForm::fillFormats()
{
    const storage::Format* sniffed = m_session.formats().sniff(m_path);
    for (const auto& format : m_session.formats().all()) {
        if (format->canRead()) {
            const bool first = format.get() == sniffed;
            m_format->insertItem(
                first ? 0 : m_format->count(), shortTitle(*format), format->name());
            m_format->setItemData(
                first ? 0 : m_format->count() - 1, format->title(), Qt::ToolTipRole);
        }
    }
    m_format->setPlaceholderText(tr("choose a format"));
    m_format->setCurrentIndex(sniffed != nullptr ? 0 : -1);
}

void ImportForm::fillDatasets()
{
    const auto datasets = storage::DatasetRepository(m_session.project()->database()).list();
    for (const auto& listed : datasets.valueOr({})) {
        m_dataset->addItem(listed.dataset.name);
    }
    m_dataset->setCurrentIndex(-1);
    m_dataset->setEditText({});
}

const storage::Format* ImportForm::format() const
{
    return m_format->currentIndex() >= 0
        ? m_session.formats().find(m_format->currentData().toString())
        : nullptr;
}

ImportJob::Request ImportForm::request() const
{
    ImportJob::Request request;
    request.format = format();
    request.options.path = m_path;
    request.options.imagesFolder = m_folder->text().trimmed();
    request.options.dataset = m_datasetChosen ? m_dataset->currentText().trimmed() : QString();
    request.options.run = m_runChosen ? m_run->text().trimmed() : QString();
    request.proposedRun = m_runChosen ? QString() : m_proposedRun;
    return request;
}

void ImportForm::follow(const ImportJob::Outcome& outcome)
{
    if (!m_runChosen) {
        // Once a run was named it stays in sight, or it could not be named again.
        m_runColumn->setVisible(outcome.contents.replies > 0);
        m_run->setText(outcome.options.run);
    }
    if (!m_datasetChosen && outcome.imported) {
        m_dataset->setEditText(outcome.imported->report.datasetName);
    }
}

void ImportForm::chooseFolder()
{
    auto* dialog = new QFileDialog(this, tr("Images folder"), QFileInfo(m_path).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        m_folder->setText(QDir::toNativeSeparators(folder));
        emit changed();
    });
    dialog->open();
}

QString ImportForm::freeRunName() const
{
    const storage::RunRepository runs(m_session.project()->database());
    const QFileInfo info(m_path);
    const QString base = info.isDir() ? info.fileName() : info.completeBaseName();
    QString name = base;
    for (int number = 2;; ++number) {
        const auto taken = runs.findByName(name);
        if (!taken || !*taken) {
            return name;
        }
        name = QStringLiteral("%1 (%2)").arg(base, QString::number(number));
    }
}

} // namespace groundmark::viewers
