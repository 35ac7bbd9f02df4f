// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/remove_dataset_dialog.h"

#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

constexpr int DialogWidth = 460;

} // namespace

RemoveDatasetDialog::RemoveDatasetDialog(
    storage::Session& session, DatasetId dataset, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_dataset(dataset)
    , m_text(new QLabel)
    , m_remove(new QPushButton(tr("Remove")))
    , m_keep(new QPushButton(tr("Keep it")))
{
    setWindowTitle(tr("Remove a dataset"));
    setFixedWidth(DialogWidth);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAccessibleName(tr("What goes"));
    const auto contents = storage::contentsOf(*session.project(), dataset);
    if (contents) {
        using widgets::numbers::count;
        m_name = contents->name;
        m_text->setText(
            tr("\"%1\" goes, with\n\n"
               "samples: %2\nregions: %3\nquestions: %4\nruns: %5\nreplies: %6\n\n"
               "Its images stay on the disk. A copy of the project as it is now is put beside it. "
               "Edits of these samples stay in the journal (%7), but can't be undone any more.")
                .arg(
                    m_name,
                    count(contents->samples),
                    count(contents->regions),
                    count(contents->questions),
                    count(contents->runs),
                    count(contents->predictions),
                    count(contents->edits)));
    } else {
        m_text->setText(contents.error().toText());
    }
    m_remove->setEnabled(contents.hasValue() && !session.project()->isReadOnly());
    m_remove->setAutoDefault(false);
    m_keep->setDefault(true);
    widgets::setDangerous(m_remove);
    connect(m_remove, &QPushButton::clicked, this, &RemoveDatasetDialog::remove);
    connect(m_keep, &QPushButton::clicked, this, &RemoveDatasetDialog::reject);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &RemoveDatasetDialog::finish);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_keep);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addSpacing(12);
    layout->addLayout(buttons);
    m_keep->setFocus();
}

RemoveDatasetDialog::~RemoveDatasetDialog()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void RemoveDatasetDialog::remove()
{
    m_remove->setEnabled(false);
    m_keep->setEnabled(false);
    m_text->setText(tr("Removing \"%1\"…").arg(m_name));
    // Nobody may go on editing what is about to go.
    m_session.setSample({});
    m_watcher.setFuture(QtConcurrent::run(
        [project = m_session.project(), dataset = m_dataset, annotator = m_session.annotator()]()
            -> Result<QString> {
            auto connection = project->connectAgain();
            if (!connection) {
                return connection.error();
            }
            return storage::removeDataset(**connection, dataset, annotator);
        }));
}

void RemoveDatasetDialog::finish()
{
    const Result<QString> copy = m_watcher.result();
    if (!copy) {
        m_text->setText(copy.error().toText());
        m_keep->setEnabled(true);
        return;
    }
    m_session.setDataset(std::nullopt);
    m_session.announceContent();
    emit removed(tr("\"%1\" was removed. The project as it was is in %2.")
                     .arg(m_name, QFileInfo(*copy).fileName()));
    accept();
}

void RemoveDatasetDialog::reject()
{
    if (!m_watcher.isRunning()) {
        QDialog::reject();
    }
}

} // namespace groundmark::viewers
