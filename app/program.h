// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace groundmark::app {

/// What the program is called, where settings and caches are looked for. Needs the application.
void nameProgram();

/// Loads the catalogue for a language ("en", "zh_CN", empty: the system's) into the application and
/// makes it the default locale, which fonts go by.
void useLanguage(const QString& language);

/// Runs a verb that draws nothing, in the language of GROUNDMARK_LANGUAGE. Gives the exit code.
int runPlainVerb(const Verb& verb, int argc, char** argv);

} // namespace groundmark::app
