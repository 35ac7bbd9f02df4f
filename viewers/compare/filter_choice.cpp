// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/filter_choice.h"

#include "widgets/run_swatch.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::viewers {

using Is = storage::RunCondition::Is;
using widgets::Glyph;

namespace {

FilterChoice aboutRun(
    const QString& id,
    const QString& text,
    Glyph glyph,
    int run,
    const storage::RunCondition& condition)
{
    return {
        QStringLiteral("%1 %2").arg(id).arg(run),
        text.arg(widgets::runLetter(run)),
        glyph,
        glyph == Glyph::None ? std::optional(run) : std::nullopt,
        {condition},
        run == 0};
}

void addRun(std::vector<FilterChoice>& choices, const RunId& id, int run, double failBelow)
{
    const auto condition = [&](Is is) { return storage::RunCondition {id, is, failBelow}; };
    choices.push_back(aboutRun(
        QStringLiteral("failed"),
        QCoreApplication::translate("CompareFilter", "failed(%1)"),
        Glyph::Wrong,
        run,
        condition(Is::Failed)));
    choices.push_back(aboutRun(
        QStringLiteral("passed"),
        QCoreApplication::translate("CompareFilter", "passed(%1)"),
        Glyph::Right,
        run,
        condition(Is::Passed)));
    choices.push_back(aboutRun(
        QStringLiteral("unparseable"),
        QCoreApplication::translate("CompareFilter", "unparseable(%1)"),
        Glyph::Unparseable,
        run,
        condition(Is::Unparseable)));
    choices.push_back(aboutRun(
        QStringLiteral("refused"),
        QCoreApplication::translate("CompareFilter", "refused or empty(%1)"),
        Glyph::Refused,
        run,
        condition(Is::RefusedOrEmpty)));
    choices.push_back(aboutRun(
        QStringLiteral("error"),
        QCoreApplication::translate("CompareFilter", "API error(%1)"),
        Glyph::ApiError,
        run,
        condition(Is::ApiError)));
}

void addPair(
    std::vector<FilterChoice>& choices,
    const std::vector<RunId>& runs,
    int a,
    int b,
    double failBelow)
{
    const auto add = [&](const QString& id, const QString& text, Is ofA, Is ofB) {
        choices.push_back(
            {QStringLiteral("%1 %2 %3").arg(id).arg(a).arg(b),
             text.arg(widgets::runLetter(a), widgets::runLetter(b)),
             Glyph::None,
             std::nullopt,
             {{runs[static_cast<size_t>(a)], ofA, failBelow},
              {runs[static_cast<size_t>(b)], ofB, failBelow}},
             a == 0 && b == 1});
    };
    add(QStringLiteral("wrong-right"),
        QCoreApplication::translate("CompareFilter", "%1 wrong, %2 right"),
        Is::Failed,
        Is::Passed);
    add(QStringLiteral("right-wrong"),
        QCoreApplication::translate("CompareFilter", "%1 right, %2 wrong"),
        Is::Passed,
        Is::Failed);
    add(QStringLiteral("wrong-wrong"),
        QCoreApplication::translate("CompareFilter", "%1 and %2 wrong"),
        Is::Failed,
        Is::Failed);
}

} // namespace

std::vector<FilterChoice> filterChoices(const std::vector<RunId>& runs, double failBelow)
{
    std::vector<FilterChoice> choices;
    const int count = static_cast<int>(runs.size());
    for (int run = 0; run < count; ++run) {
        addRun(choices, runs[static_cast<size_t>(run)], run, failBelow);
    }
    if (count > 1) {
        addPair(choices, runs, 0, 1, failBelow);
        // Where chips run out of room, what A passed goes first: it is seldom looked for.
        std::rotate(choices.begin() + 1, choices.end() - 3, choices.end());
        std::rotate(choices.begin() + 4, choices.begin() + 5, choices.begin() + 8);
    }
    for (int a = 0; a < count; ++a) {
        for (int b = a + 1; b < count; ++b) {
            if (a != 0 || b != 1) {
                addPair(choices, runs, a, b, failBelow);
            }
        }
    }
    return choices;
}

} // namespace groundmark::viewers
