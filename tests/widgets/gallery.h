// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace gallery {

/// A page as the main window will be: rail, view bar, panels, status bar.
QWidget* makeFramePage();

/// Lists and tables with every delegate, differences.
QWidget* makeRowsPage();

/// Verdicts, notices, progress, forms.
QWidget* makeControlsPage();

} // namespace gallery
