// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be done in the Library: its actions, and the dialogs that they open.
#include "viewers/library/export_dialog.h"
#include "viewers/library/import_dialog.h"
#include "viewers/library/library_empty.h"
#include "viewers/library/library_workspace.h"
#include "viewers/library/remove_dataset_dialog.h"
#include "widgets/empty_state.h"
#include "widgets/keys/key_map.h"

#include <QAction>
#include <QFileDialog>
#include <QStackedWidget>

namespace groundmark::viewers {

using namespace Qt::StringLiterals;

namespace {

/// An action for a card of an empty state: it shows its key, but the window's menu owns the key.
QAction* cardAction(const QString& id, const QString& text, const QKeySequence& key, QObject* parent)
{
    auto* action = new QAction(text, parent);
    widgets::nameForKeys(action, id);
    action->setShortcut(key);
    return action;
}

/// A chooser that does not block: `take` is called with what was chosen.
template <typename Take>
void choose(QWidget* parent, const QString& title, QFileDialog::FileMode mode, Take take)
{
    auto* dialog = new QFileDialog(parent, title, QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, take);
    dialog->open();
}

} // namespace

void LibraryWorkspace::makeActions()
{
    m_addImages = new QAction(tr("Add images…"), this);
    m_addImages->setShortcut(Qt::CTRL | Qt::Key_I);
    connect(m_addImages, &QAction::triggered, this, &LibraryWorkspace::addImages);
    m_importFile = new QAction(tr("Import a benchmark or predictions…"), this);
    m_importFile->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    connect(m_importFile, &QAction::triggered, this, &LibraryWorkspace::importFile);
    m_exportDataset = new QAction(tr("Export a dataset…"), this);
    m_exportDataset->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    connect(m_exportDataset, &QAction::triggered, this, &LibraryWorkspace::exportDataset);
    widgets::nameForKeys(m_addImages, u"library.add-images"_s);
    widgets::nameForKeys(m_importFile, u"library.import"_s);
    widgets::nameForKeys(m_exportDataset, u"library.export"_s);
    m_removeDataset = new QAction(tr("Remove the dataset…"), this);
    widgets::nameForKeys(m_removeDataset, u"library.remove"_s);
    connect(m_removeDataset, &QAction::triggered, this, &LibraryWorkspace::removeDataset);
    addActions({m_addImages, m_importFile, m_exportDataset, m_removeDataset});

    QAction* newProject = cardAction(u"project.new"_s, tr("New project…"), QKeySequence::New, this);
    connect(newProject, &QAction::triggered, this, &LibraryWorkspace::newProjectRequested);
    QAction* open = cardAction(u"project.open"_s, tr("Open project…"), QKeySequence::Open, this);
    connect(open, &QAction::triggered, this, &LibraryWorkspace::openProjectRequested);
    QAction* sample
        = cardAction(u"project.open-sample"_s, tr("Open the sample project"), Qt::CTRL | Qt::SHIFT | Qt::Key_O, this);
    connect(sample, &QAction::triggered, this, &LibraryWorkspace::openSampleProjectRequested);
    m_noProject = makeNoProjectState(newProject, open, sample, m_pages);
    m_noSamples
        = makeNoSamplesState(m_addImages, m_importFile, sample, m_session.formats(), m_pages);
}

QList<QAction*> LibraryWorkspace::commands() const
{
    return {m_addImages, m_importFile, m_exportDataset, m_removeDataset, nullptr, m_find};
}

void LibraryWorkspace::addImages()
{
    if (m_addImages->isEnabled()) {
        choose(
            this,
            tr("Add a folder of images"),
            QFileDialog::Directory,
            [this](const QString& path) { importPath(path); });
    }
}

void LibraryWorkspace::importFile()
{
    if (m_importFile->isEnabled()) {
        choose(
            this,
            tr("Import a benchmark or predictions"),
            QFileDialog::ExistingFile,
            [this](const QString& path) { importPath(path); });
    }
}

void LibraryWorkspace::importPath(const QString& path)
{
    if (m_session.project() == nullptr) {
        emit messageRequested(tr("Open a project, or make a new one, to import into it."));
        return;
    }
    auto* dialog = new ImportDialog(m_session, path, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, &LibraryWorkspace::messageRequested);
    dialog->open();
}

void LibraryWorkspace::exportDataset()
{
    if (m_exportDataset->isEnabled()) {
        auto* dialog = new ExportDialog(m_session, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ExportDialog::exported, this, &LibraryWorkspace::messageRequested);
        dialog->open();
    }
}

void LibraryWorkspace::removeDataset()
{
    if (m_session.project() != nullptr && m_session.dataset()) {
        auto* dialog = new RemoveDatasetDialog(m_session, *m_session.dataset(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &RemoveDatasetDialog::removed, this, &LibraryWorkspace::messageRequested);
        dialog->open();
    }
}

} // namespace groundmark::viewers
