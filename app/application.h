// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace groundmark::app {

/// The whole program: a verb of the command line when the first argument is one, else the window.
/// Gives the exit code.
int runProgram(int argc, char** argv);

/// Loads the catalogue for a language ("en", "zh_CN", empty: the system's) into the application and
/// makes it the default locale, which fonts go by.
void useLanguage(const QString& language);

} // namespace groundmark::app
