// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"


#include <algorithm>

namespace groundmark::app {

std::vector<Verb> verbs()
{
    return {
        newVerb(),
        importVerb(),
        exportVerb(),
        formatsVerb(),
        evaluateVerb(),
        scoreVerb(),
        metricVerb(),
        generateVerb(),
        healVerb(),
        statsVerb(),
        embedVerb(),
        reportVerb(),
        errorsVerb(),
        perturbVerb(),
        qualityVerb(),
        calibrateVerb(),
        robustnessVerb(),
        textcueVerb(),
        snapshotVerb(),
        checkVerb(),
    };
}

std::optional<Verb> findVerb(QStringView name)
{
    const std::vector<Verb> all = verbs();
    const auto found = std::ranges::find(all, name, &Verb::name);
    return found != all.end() ? std::optional(*found) : std::nullopt;
}

QString helpText()
{
    QString text = CommandLine::tr("Groundmark: build and inspect benchmarks of grounded, text-rich visual reasoning.\n\n"
        "groundmark [PROJECT] [groundmark://PROJECT/SAMPLE?run=A,B&query=TEXT]\n    opens the window, at the linked sample\n");
    text += CommandLine::tr("groundmark --sample-project\n    opens the window on your copy of the sample project\n");
    for (const Verb& verb : verbs()) {
        text += QStringLiteral("groundmark %1 %2\n    %3\n").arg(verb.name, verb.usage, verb.summary);
    }
    text += CommandLine::tr("\nExit codes: 0 done, 1 done but some of the data was wrong, 2 the call was wrong, "
        "3 an input could not be used.\n\"groundmark VERB --help\" tells a verb's options.");
    return text;
}

} // namespace groundmark::app
