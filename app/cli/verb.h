// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace groundmark::app {

/// One word of the command line, such as "import". Each lives in a file of its own in this folder
/// and is listed in verbs.cpp.
struct Verb
{
    QString name;
    QString usage; ///< what follows the name: "PROJECT PATH --format NAME"
    QString summary; ///< one line, translated
    bool needsScreen = false; ///< draws widgets, so it gets an offscreen display
    /// `arguments` without program and verb. Gives the exit code.
    std::function<int(const QStringList& arguments, Console& console)> run;
};

[[nodiscard]] Verb newVerb();
[[nodiscard]] Verb importVerb();
[[nodiscard]] Verb exportVerb();
[[nodiscard]] Verb formatsVerb();
[[nodiscard]] Verb checkVerb();
[[nodiscard]] Verb snapshotVerb();
[[nodiscard]] Verb evaluateVerb();
[[nodiscard]] Verb scoreVerb();
[[nodiscard]] Verb metricVerb();
[[nodiscard]] Verb reportVerb();
[[nodiscard]] Verb generateVerb();
[[nodiscard]] Verb healVerb();
[[nodiscard]] Verb statsVerb();
[[nodiscard]] Verb embedVerb();
[[nodiscard]] Verb perturbVerb();
[[nodiscard]] Verb qualityVerb();
[[nodiscard]] Verb calibrateVerb();
[[nodiscard]] Verb robustnessVerb();
[[nodiscard]] Verb textcueVerb();
[[nodiscard]] Verb errorsVerb();

/// All verbs, in the order of the help text.
[[nodiscard]] std::vector<Verb> verbs();
/// Nothing when the word is not a verb.
[[nodiscard]] std::optional<Verb> findVerb(QStringView name);

/// The help text of the whole program.
[[nodiscard]] QString helpText();

} // namespace groundmark::app
