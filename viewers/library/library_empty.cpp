// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/library_empty.h"

#include "storage/formats/format.h"
#include "viewers/library/format_title.h"
#include "widgets/empty_state.h"

#include <QAction>
#include <QCoreApplication>
#include <QImageReader>

namespace groundmark::viewers {

namespace {

/// The image files that this installation can decode, out of those that people have.
QStringList imageKinds()
{
    const QList<QByteArray> known = QImageReader::supportedImageFormats();
    QStringList kinds;
    for (const char* kind : {"PNG", "JPEG", "WebP", "TIFF", "BMP", "GIF"}) {
        if (known.contains(QByteArray(kind).toLower())) {
            kinds.append(QString::fromLatin1(kind));
        }
    }
    return kinds;
}

void addReadableFormats(widgets::EmptyState* state, const storage::FormatRegistry& formats)
{
    QStringList benchmarks;
    QStringList annotations;
    for (const auto& format : formats.all()) {
        if (format->canRead() && format->name() != QStringLiteral("images")) {
            (format->benchmark().isEmpty() ? annotations : benchmarks).append(shortTitle(*format));
        }
    }
    state->setTableTitle(QCoreApplication::translate("Library", "What can be read"));
    if (!benchmarks.isEmpty()) {
        state->addTableRow(QCoreApplication::translate("Library", "Benchmarks"), benchmarks);
    }
    if (!annotations.isEmpty()) {
        state->addTableRow(QCoreApplication::translate("Library", "Annotations"), annotations);
    }
    state->addTableRow(QCoreApplication::translate("Library", "Images"), imageKinds());
    state->setFootnote(QCoreApplication::translate(
        "Library", "Or drop a file or a folder anywhere in this window."));
}

} // namespace

widgets::EmptyState* makeNoProjectState(
    QAction* newProject, QAction* openProject, QAction* openSampleProject, QWidget* parent)
{
    auto* state = new widgets::EmptyState(
        QCoreApplication::translate("Library", "No project is open"),
        QCoreApplication::translate(
            "Library",
            "Start a project of your own, open one, or look around in the sample project first."),
        parent);
    state->addCard(
        newProject,
        widgets::Icon::Plus,
        QCoreApplication::translate(
            "Library",
            "One file that holds samples, annotations, runs and the history of every edit."),
        QCoreApplication::translate("Library", "New…"));
    state->addCard(
        openProject,
        widgets::Icon::Folder,
        QCoreApplication::translate(
            "Library", "Go on where you stopped. Everything that was done is in the file."),
        QCoreApplication::translate("Library", "Choose…"));
    state->addCard(
        openSampleProject,
        widgets::Icon::Library,
        QCoreApplication::translate(
            "Library",
            "Items of the benchmarks, drawn regions and runs. Needs no key and no network."),
        QCoreApplication::translate("Library", "Open"),
        true);
    return state;
}

widgets::EmptyState* makeNoSamplesState(
    QAction* addImages,
    QAction* importFile,
    QAction* openSampleProject,
    const storage::FormatRegistry& formats,
    QWidget* parent)
{
    auto* state = new widgets::EmptyState(
        QCoreApplication::translate("Library", "This project holds no samples yet"),
        QCoreApplication::translate(
            "Library",
            "Add your own images, read in a benchmark that exists, or look around in the sample "
            "project first."),
        parent);
    state->addCard(
        addImages,
        widgets::Icon::Image,
        QCoreApplication::translate(
            "Library",
            "A folder of them. They stay where they are; Groundmark keeps the paths and "
            "checksums."),
        QCoreApplication::translate("Library", "Choose…"));
    state->addCard(
        importFile,
        widgets::Icon::Import,
        QCoreApplication::translate(
            "Library", "You see a report of what would be read before anything is written."),
        QCoreApplication::translate("Library", "Choose…"));
    state->addCard(
        openSampleProject,
        widgets::Icon::Folder,
        QCoreApplication::translate(
            "Library",
            "Items of the benchmarks, drawn regions and runs. Needs no key and no network."),
        QCoreApplication::translate("Library", "Open"),
        true);
    addReadableFormats(state, formats);
    return state;
}

} // namespace groundmark::viewers
