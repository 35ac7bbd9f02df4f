// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/library_workspace.h"

namespace groundmark::viewers {

void LibraryWorkspace::addImages() { }
void LibraryWorkspace::importFile() { }
void LibraryWorkspace::importPath(const QString& /*path*/) { }
void LibraryWorkspace::exportDataset() { }

} // namespace groundmark::viewers
