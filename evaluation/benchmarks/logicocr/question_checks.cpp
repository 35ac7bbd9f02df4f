// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/question_checks.h"

#include "evaluation/benchmarks/logicocr/question_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace groundmark::evaluation::logicocr {

namespace {

struct Checks
{
    Q_DECLARE_TR_FUNCTIONS(Checks)
};

constexpr qsizetype QuotedCharacters = 40;

QString id(const char* word)
{
    return QString::fromLatin1(word);
}

QString quoted(const QString& text)
{
    const QString shown = text.size() > QuotedCharacters ? text.left(QuotedCharacters - 1) + QChar(0x2026) : text;
    return QChar(0x201C) + shown + QChar(0x201D);
}

QString quotedAll(const QStringList& texts)
{
    QStringList all;
    for (const QString& text : texts) {
        all.append(quoted(text));
    }
    return all.join(QStringLiteral(", "));
}

/// Answers that stand in most questions of their kind and say nothing there.
bool isYesOrNo(const QString& answer)
{
    static const QStringList words {
        QStringLiteral("yes"), QStringLiteral("no"), QStringLiteral("true"), QStringLiteral("false"),
        QStringLiteral("是"), QStringLiteral("否"), QStringLiteral("不是"), QStringLiteral("对"), QStringLiteral("错")};
    return words.contains(answer.trimmed().toLower());
}

/// The answers whose words stand among `words`.
QStringList found(const QStringList& answers, const QStringList& words)
{
    QStringList there;
    for (const QString& answer : answers) {
        if (!isYesOrNo(answer) && standsIn(wordsOf(answer), words)) {
            there.append(answer);
        }
    }
    return there;
}

bool derives(HopOperation operation)
{
    switch (operation) {
    case HopOperation::Read:
    case HopOperation::LookUp:
    case HopOperation::Select:
        return false;
    case HopOperation::Compare:
    case HopOperation::Order:
    case HopOperation::Count:
    case HopOperation::Calculate:
    case HopOperation::Convert:
    case HopOperation::Combine:
    case HopOperation::Decide:
        return true;
    }
    return false;
}

QString numbersOf(const std::vector<int>& numbers)
{
    QStringList texts;
    for (const int number : numbers) {
        texts.append(QString::number(number));
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace

Finding checkComplete(const QuestionInput& input)
{
    QStringList missing;
    const auto need = [&](const QString& value, const QString& name) {
        if (value.trimmed().isEmpty()) {
            missing.append(name);
        }
    };
    need(input.question, Checks::tr("question"));
    need(input.answers.value(0), Checks::tr("answer"));
    need(input.task, Checks::tr("reasoning class"));
    need(input.design.scenario, Checks::tr("scenario"));
    return {
        id("complete"), missing.isEmpty() ? Standing::Pass : Standing::Open,
        missing.isEmpty() ? Checks::tr("Nothing is missing") : Checks::tr("Something is not said yet"),
        missing.isEmpty() ? Checks::tr("question, answer, class and scenario are there")
                          : Checks::tr("missing: %1").arg(missing.join(QStringLiteral(", ")))};
}

Finding checkAnswerInQuestion(const QString& question, const QStringList& answers)
{
    if (question.isEmpty() || answers.isEmpty()) {
        return {id("answer-in-question"), Standing::Unknown, Checks::tr("Answer in the question"),
                Checks::tr("told when there is a question and an answer")};
    }
    const QStringList there = found(answers, wordsOf(question));
    if (there.isEmpty()) {
        return {id("answer-in-question"), Standing::Pass, Checks::tr("The question does not give the answer away"),
                Checks::tr("%1 not found in it").arg(quotedAll(answers))};
    }
    // A choice between two things names both, and one of them is the answer.
    const bool choice = question.contains(QStringLiteral(" or "), Qt::CaseInsensitive)
        || question.contains(QStringLiteral("还是"));
    return {id("answer-in-question"), choice ? Standing::Judge : Standing::Open,
            Checks::tr("The answer stands in the question"),
            choice ? Checks::tr("%1; fine where the question offers a choice").arg(quotedAll(there))
                   : Checks::tr("%1 can be read off it").arg(quotedAll(there))};
}

Finding checkAnswerOnPage(const QStringList& answers, const std::optional<QStringList>& pageTexts)
{
    if (!pageTexts || answers.isEmpty()) {
        return {id("answer-on-page"), Standing::Unknown, Checks::tr("Answer on the page"),
                pageTexts ? Checks::tr("told when there is an answer") : Checks::tr("the page has not been read")};
    }
    const QStringList there = found(answers, wordsOf(pageTexts->join(u' ')));
    const auto count = static_cast<int>(pageTexts->size());
    return there.isEmpty()
        ? Finding {id("answer-on-page"), Standing::Pass, Checks::tr("Answer is not printed on the page"),
                   Checks::tr("%1 not found in %n word(s) read", nullptr, count).arg(quotedAll(answers))}
        : Finding {id("answer-on-page"), Standing::Judge, Checks::tr("The answer is printed on the page"),
                   Checks::tr("%1 among %n word(s) read: can it be looked up without reasoning?", nullptr, count)
                       .arg(quotedAll(there))};
}

Finding checkReachable(
    const QString& question, const QStringList& answers, const std::vector<Cue>& cues, const QList<Hop>& hops)
{
    const QString check = id("answer-reachable");
    const QString title = Checks::tr("Answer from the cues");
    if (answers.isEmpty() || answers.front().trimmed().isEmpty()) {
        return {check, Standing::Unknown, title, Checks::tr("told when there is an answer")};
    }
    QStringList sources {question};
    for (const Cue& cue : cues) {
        sources.append(cue.text);
    }
    const bool silent = std::ranges::all_of(cues, [](const Cue& cue) { return cue.text.trimmed().isEmpty(); });
    if (cues.empty() || silent) {
        return {check, Standing::Unknown, title,
                cues.empty() ? Checks::tr("there is no cue region yet") : Checks::tr("no cue has a text yet")};
    }
    const QString said = sources.join(QStringLiteral(" \n "));
    const QStringList words = wordsOf(said);
    for (const QString& answer : answers) {
        const QStringList needed = wordsOf(answer);
        if (!isYesOrNo(answer) && !needed.isEmpty()
            && std::ranges::all_of(needed, [&](const QString& word) { return words.contains(word); })) {
            return {check, Standing::Pass, Checks::tr("The answer can be had from the cues"),
                    Checks::tr("%1 stands in them").arg(quoted(answer))};
        }
    }
    std::vector<double> numbers = numbersIn(said);
    for (const Hop& hop : hops) {
        for (const Calculation& calculation : calculationsIn(hop.text)) {
            const bool grounded = std::ranges::all_of(calculation.operands, [&](double operand) {
                return std::ranges::find(numbers, operand) != numbers.end();
            });
            if (grounded) {
                numbers.push_back(calculation.stated.toDouble());
                numbers.back() = numbersIn(calculation.stated).front();
            }
        }
    }
    for (const QString& answer : answers) {
        const auto number = onlyNumber(answer);
        if (number && std::ranges::find(numbers, *number) != numbers.end()) {
            return {check, Standing::Pass, Checks::tr("The answer can be had from the cues"),
                    Checks::tr("a hop calculates %1 from them").arg(quoted(answer))};
        }
        if (const auto way = number ? derivation(answer, numbersIn(said)) : std::nullopt) {
            return {check, Standing::Pass, Checks::tr("The answer can be had from the cues"),
                    Checks::tr("for example %1").arg(*way)};
        }
    }
    const bool derived = std::ranges::any_of(hops, [](const Hop& hop) { return derives(hop.operation); });
    return derived
        ? Finding {check, Standing::Judge, Checks::tr("Does the answer follow from the cues?"),
                   Checks::tr("%1 stands in none of them; a hop derives it").arg(quoted(answers.front()))}
        : Finding {check, Standing::Open, Checks::tr("The cues do not lead to the answer"),
                   Checks::tr("%1 stands in none of them, and no hop derives it").arg(quoted(answers.front()))};
}

Finding checkHopCount(const QList<Hop>& hops, int least)
{
    const auto count = static_cast<int>(hops.size());
    if (count >= least) {
        return {id("hops"), Standing::Pass, Checks::tr("Several hops"), Checks::tr("%n hop(s)", nullptr, count)};
    }
    return {id("hops"), Standing::Open,
            count == 0 ? Checks::tr("There is no hop chain") : Checks::tr("One hop only"),
            Checks::tr("%1 of at least %2").arg(count).arg(least), {}, count - 1};
}

Finding checkLinks(const std::vector<Cue>& cues, const QList<Hop>& hops)
{
    const QString check = id("links");
    if (hops.isEmpty()) {
        return {check, Standing::Unknown, Checks::tr("Cues and hops"), Checks::tr("told when there are hops")};
    }
    const auto placeOf = [&hops](HopId hop) {
        const auto place = std::ranges::find(hops, hop, &Hop::id);
        return static_cast<qsizetype>(place - hops.begin());
    };
    std::vector<bool> used(static_cast<std::size_t>(hops.size()), false);
    for (qsizetype i = 0; i < hops.size(); ++i) {
        const Hop& hop = hops[i];
        for (const RegionId cue : hop.cues) {
            if (std::ranges::find(cues, cue, &Cue::id) == cues.end()) {
                return {check, Standing::Open, Checks::tr("A hop starts from nothing"),
                        Checks::tr("a cue of hop %1 is not there any more").arg(i + 1), {}, static_cast<int>(i)};
            }
        }
        for (const HopId from : hop.from) {
            if (placeOf(from) >= i) {
                return {check, Standing::Open, Checks::tr("A hop starts from nothing"),
                        Checks::tr("hop %1 builds on one that does not come before it").arg(i + 1), {},
                        static_cast<int>(i)};
            }
            used[static_cast<std::size_t>(placeOf(from))] = true;
        }
        if (hop.cues.isEmpty() && hop.from.isEmpty()) {
            if (i == 0) {
                return {check, Standing::Open, Checks::tr("A hop starts from nothing"),
                        Checks::tr("hop 1 names no cue"), {}, 0};
            }
            std::fill_n(used.begin(), i, true);
        }
    }
    std::vector<int> idle;
    QList<RegionId> idleCues;
    for (const Cue& cue : cues) {
        if (std::ranges::none_of(hops, [&](const Hop& hop) { return hop.cues.contains(cue.id); })) {
            idle.push_back(cue.number);
            idleCues.append(cue.id);
        }
    }
    if (!idle.empty()) {
        return {check, Standing::Open, Checks::tr("A cue belongs to no hop"),
                Checks::tr("cue %1 of %2").arg(numbersOf(idle)).arg(cues.size()), idleCues};
    }
    std::vector<int> ends;
    for (qsizetype i = 0; i + 1 < hops.size(); ++i) {
        if (!used[static_cast<std::size_t>(i)]) {
            ends.push_back(static_cast<int>(i) + 1);
        }
    }
    if (!ends.empty()) {
        return {check, Standing::Judge, Checks::tr("A hop leads nowhere"),
                Checks::tr("no later hop builds on hop %1: is it needed?").arg(numbersOf(ends)), {}, ends.front() - 1};
    }
    return {check, Standing::Pass, Checks::tr("Every cue and every hop is used"),
            Checks::tr("%1 of %2 cues").arg(cues.size()).arg(cues.size())};
}

Finding checkRegions(const std::vector<Cue>& cues, int smallest)
{
    const QString check = id("regions");
    if (cues.empty()) {
        return {check, Standing::Unknown, Checks::tr("Cue regions"), Checks::tr("there is no cue region yet")};
    }
    const auto side = [](const Cue& cue) { return std::min(cue.box.width(), cue.box.height()); };
    for (const Cue& cue : cues) {
        if (!cue.page.isEmpty() && !QRectF(QPointF(), cue.page).contains(cue.box)) {
            return {check, Standing::Open, Checks::tr("A cue reaches out of the image"),
                    Checks::tr("cue %1").arg(cue.number), {cue.id}};
        }
        if (side(cue) < smallest) {
            return {check, Standing::Judge, Checks::tr("A cue is very small"),
                    Checks::tr("cue %1: %2 × %3 px").arg(cue.number).arg(qRound(cue.box.width())).arg(qRound(cue.box.height())),
                    {cue.id}};
        }
    }
    const Cue& least = *std::ranges::min_element(cues, {}, side);
    return {check, Standing::Pass, Checks::tr("Cues lie inside the image"),
            Checks::tr("smallest %1 × %2 px").arg(qRound(least.box.width())).arg(qRound(least.box.height()))};
}

Finding checkCalculations(const QList<Hop>& hops)
{
    int count = 0;
    for (qsizetype i = 0; i < hops.size(); ++i) {
        for (const Calculation& calculation : calculationsIn(hops[i].text)) {
            ++count;
            if (!calculation.isRight()) {
                return {id("calculation"), Standing::Open, Checks::tr("A calculation is wrong"),
                        Checks::tr("hop %1: %2 is %3, not %4")
                            .arg(QString::number(i + 1), calculation.expression,
                                 QString::number(calculation.value, 'g', 8), calculation.stated),
                        {}, static_cast<int>(i)};
            }
        }
    }
    return {id("calculation"), count > 0 ? Standing::Pass : Standing::Unknown,
            count > 0 ? Checks::tr("Calculations are right") : Checks::tr("Calculations"),
            count > 0 ? Checks::tr("%n equation(s) in the hops", nullptr, count)
                      : Checks::tr("no hop holds an equation such as “3 + 4 = 7”")};
}

} // namespace groundmark::evaluation::logicocr
