// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keys/key_map.h"

namespace groundmark::annotation {

/// Tells the table of keys what a canvas with tools knows in the workspace: choosing each tool
/// (scope "tools") and what each tool does while it is active (scope "tool.box", …). Works without
/// a document, so that the settings can show the keys at any time.
void addToolKeys(widgets::KeyMap& keys, const QString& workspace);

} // namespace groundmark::annotation
