// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Library's dialogs: what comes into the project and what goes out of it.
#include "viewers/library/library_workspace.h"

#include "viewers/library/export_dialog.h"
#include "viewers/library/import_dialog.h"

#include <QFileDialog>

namespace groundmark::viewers {

namespace {

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

void LibraryWorkspace::addImages()
{
    if (m_addImages->isEnabled()) {
        choose(this, tr("Add a folder of images"), QFileDialog::Directory, [this](const QString& path) {
            importPath(path);
        });
    }
}

void LibraryWorkspace::importFile()
{
    if (m_importFile->isEnabled()) {
        choose(
            this, tr("Import a benchmark or predictions"), QFileDialog::ExistingFile,
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

} // namespace groundmark::viewers
