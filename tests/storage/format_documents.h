// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace groundmark::testing {

/// A small file of an outside format that uses all of what the format can say, in usual and unusual
/// spellings. Apart from the test, since moc loses its way in such string literals.
struct Document
{
    const char* title;
    const char* format;
    bool replies; ///< whether it is read as a run
    const char* text;
};
[[nodiscard]] std::vector<Document> documents();

} // namespace groundmark::testing
