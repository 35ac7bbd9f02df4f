// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/text_pair.h"

#include "viewers/compare/word_diff.h"
#include "widgets/diff_text.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QGridLayout>

#include <algorithm>

namespace groundmark::viewers {

using widgets::DiffRun;
using widgets::DiffRuns;

namespace {

constexpr qsizetype LongText = 2000; // characters from which words are compared
constexpr qsizetype LongestText = 60'000; // characters that are compared at all on the UI thread
constexpr qsizetype Context = 400; // quiet characters that are shown on each side of what was found

void addLines(QVBoxLayout* column, const DiffRuns& truth, const DiffRuns& answer)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const auto add = [&](int row, const QString& name, const DiffRuns& runs) {
        auto* text = new widgets::DiffText;
        text->setNormalised(true);
        text->setRuns(runs);
        text->setAccessibleName(name);
        grid->addWidget(widgets::quietLabel(name), row, 0, Qt::AlignTop);
        grid->addWidget(text, row, 1);
    };
    add(0, QCoreApplication::translate("Reason", "Truth"), truth);
    add(1, QCoreApplication::translate("Reason", "Answer"), answer);
    column->addLayout(grid);
}

} // namespace

void addTextPair(QVBoxLayout* column, const DiffRuns& runs)
{
    addLines(
        column,
        folded(sideOf(runs, DiffRun::Kind::Added)),
        folded(sideOf(runs, DiffRun::Kind::Removed)));
}

void addTextPair(QVBoxLayout* column, const QString& truth, const QString& answer)
{
    const qsizetype longer = std::max(truth.size(), answer.size());
    const QString shownTruth = truth.left(LongestText);
    const QString shownAnswer = answer.left(LongestText);
    addTextPair(
        column,
        (longer > LongText ? wordDiff(shownAnswer, shownTruth)
                           : characterDiff(shownAnswer, shownTruth))
            .runs);
    if (longer > LongestText) {
        column->addWidget(widgets::quietLabel(
            QCoreApplication::translate("Reason", "Only the first %1 characters are compared here.")
                .arg(widgets::numbers::count(LongestText))));
    }
}

DiffRuns foundIn(const QString& answer, const QString& truth, Qt::CaseSensitivity sensitive)
{
    const qsizetype at = truth.isEmpty() ? -1 : answer.indexOf(truth, 0, sensitive);
    if (at < 0) {
        return {};
    }
    DiffRuns runs;
    const auto add = [&runs](DiffRun::Kind kind, const QString& text) {
        if (!text.isEmpty()) {
            runs.append({kind, text});
        }
    };
    const QString before = answer.left(at);
    const QString after = answer.mid(at + truth.size());
    add(DiffRun::Kind::Quiet,
        before.size() > Context ? QStringLiteral("… ") + before.right(Context) : before);
    add(DiffRun::Kind::Equal, answer.mid(at, truth.size()));
    add(DiffRun::Kind::Quiet,
        after.size() > Context ? after.left(Context) + QStringLiteral(" …") : after);
    return runs;
}

void addSoughtPair(QVBoxLayout* column, const QString& truth, const QString& answer)
{
    const DiffRuns found = foundIn(answer, truth, Qt::CaseSensitive);
    if (found.isEmpty()) {
        return addTextPair(column, truth, answer);
    }
    addLines(column, folded({{DiffRun::Kind::Equal, truth}}), folded(found));
}

} // namespace groundmark::viewers
