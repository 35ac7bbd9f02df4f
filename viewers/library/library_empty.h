// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QWidget;

namespace groundmark::storage {
class FormatRegistry;
}
namespace groundmark::widgets {
class EmptyState;
}

namespace groundmark::viewers {

/// What the Library shows before any project is open: how to get one.
[[nodiscard]] widgets::EmptyState* makeNoProjectState(
    QAction* newProject, QAction* openProject, QAction* openSampleProject, QWidget* parent);

/// What it shows for a project without samples: how to fill it, and everything that can be read.
[[nodiscard]] widgets::EmptyState* makeNoSamplesState(
    QAction* addImages,
    QAction* importFile,
    QAction* openSampleProject,
    const storage::FormatRegistry& formats,
    QWidget* parent);

} // namespace groundmark::viewers
