// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/question_checks.h"
#include "evaluation/benchmarks/logicocr/question_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>

// Checks of a question's words, its likeness to others and what goes with it; those of its hops and its
// answer stand in question_checks.cpp.
namespace groundmark::evaluation::logicocr {

namespace {

struct Checks
{
    Q_DECLARE_TR_FUNCTIONS(Checks)
};

QString id(const char* word)
{
    return QString::fromLatin1(word);
}

} // namespace

Finding checkAmbiguity(const QString& question, const QStringList& answers, const QStringList& vagueWords)
{
    const QString check = id("ambiguous");
    const auto judge = [&](const QString& why) {
        return Finding {check, Standing::Judge, Checks::tr("It may be understood in two ways"), why};
    };
    if (question.trimmed().isEmpty()) {
        return {check, Standing::Unknown, Checks::tr("One meaning"), Checks::tr("told when there is a question")};
    }
    for (const QString& word : vagueWords) {
        const bool han = word.at(0).script() == QChar::Script_Han;
        const bool there = han
            ? question.contains(word)
            : question.contains(QRegularExpression(
                  QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(word)),
                  QRegularExpression::CaseInsensitiveOption));
        if (there) {
            return judge(Checks::tr("“%1” leaves something open").arg(word));
        }
    }
    const auto marks = question.count(u'?') + question.count(QChar(0xFF1F));
    if (marks > 1) {
        return judge(Checks::tr("it asks %n question(s) at once", nullptr, static_cast<int>(marks)));
    }
    const QString answer = answers.value(0);
    static const QRegularExpression either(
        QStringLiteral("\\b(or|either)\\b|\\s/\\s|或"), QRegularExpression::CaseInsensitiveOption);
    if (answer.contains(either)) {
        return judge(Checks::tr("the short answer offers a choice: list the other one as accepted, too"));
    }
    // 1.5 and 150 % are the same only if the question says which is wanted.
    const auto number = onlyNumber(answer);
    const bool bare = number && wordsOf(answer).size() == 1 && !answer.contains(u'%')
        && std::ranges::none_of(answer, [](QChar c) { return c.category() == QChar::Symbol_Currency; });
    static const QRegularExpression wantsShare(
        QStringLiteral("\\b(percent\\w*|share|proportion|ratio|rate)\\b|比例|百分"),
        QRegularExpression::CaseInsensitiveOption);
    if (bare && question.contains(wantsShare)) {
        return judge(Checks::tr("the answer has no unit: is it a share or a percentage?"));
    }
    return {check, Standing::Pass, Checks::tr("One meaning"),
            Checks::tr("one question, none of %1 vague words").arg(vagueWords.size())};
}

Finding checkAnswerLength(const QStringList& answers, int mostWords)
{
    const auto words = static_cast<int>(wordsOf(answers.value(0)).size());
    if (words == 0) {
        return {id("answer-length"), Standing::Unknown, Checks::tr("Short answer"), Checks::tr("told when there is an answer")};
    }
    return words <= mostWords
        ? Finding {id("answer-length"), Standing::Pass, Checks::tr("The answer is short"), Checks::tr("%n word(s)", nullptr, words)}
        : Finding {id("answer-length"), Standing::Judge, Checks::tr("The answer is long"),
                   Checks::tr("%1 words, at most %2: a judge may read it in several ways").arg(words).arg(mostWords)};
}

Finding checkLength(const QString& question, int mostTokens)
{
    const int tokens = estimatedTokens(question);
    if (tokens == 0) {
        return {id("length"), Standing::Unknown, Checks::tr("Length"), Checks::tr("told when there is a question")};
    }
    const QString facts = Checks::tr("about %1 tokens, at most %2").arg(tokens).arg(mostTokens);
    return tokens <= mostTokens ? Finding {id("length"), Standing::Pass, Checks::tr("The question is not too long"), facts}
                                : Finding {id("length"), Standing::Open, Checks::tr("The question is too long"), facts};
}

Finding checkNearQuestion(const std::optional<Nearest>& nearest, bool compared, double limit)
{
    const QString check = id("near-question");
    if (!compared) {
        return {check, Standing::Unknown, Checks::tr("Other questions"), Checks::tr("being compared")};
    }
    if (!nearest) {
        return {check, Standing::Pass, Checks::tr("No near-duplicate question"), Checks::tr("there is no other question yet")};
    }
    const QString facts
        = Checks::tr("closest %1, likeness %2 (letters, not meaning)").arg(nearest->name, QString::number(nearest->likeness, 'f', 2));
    return nearest->likeness < limit
        ? Finding {check, Standing::Pass, Checks::tr("No near-duplicate question"), facts}
        : Finding {check, Standing::Judge, Checks::tr("Another question is nearly the same"), facts, {}, -1, nearest->sample};
}

Finding checkNearImage(const std::optional<Nearest>& nearest, int sameImage, bool compared, int limit)
{
    const QString check = id("near-image");
    if (!compared) {
        return {check, Standing::Unknown, Checks::tr("Other images"), Checks::tr("being compared")};
    }
    if (nearest && nearest->likeness <= limit) {
        return {check, Standing::Judge, Checks::tr("Another image is nearly the same"),
                Checks::tr("%1: %2 of 64 bits differ").arg(nearest->name).arg(qRound(nearest->likeness)), {}, -1, nearest->sample};
    }
    if (sameImage > 0) {
        return {check, Standing::Judge, Checks::tr("The image has other questions"),
                Checks::tr("%n other(s): do they ask something else?", nullptr, sameImage)};
    }
    return {check, Standing::Pass, Checks::tr("No near-duplicate image"),
            nearest ? Checks::tr("closest %1, %2 of 64 bits differ").arg(nearest->name).arg(qRound(nearest->likeness))
                    : Checks::tr("there is no other image yet")};
}

Finding checkLicence(const QString& source, const QString& licence)
{
    if (!licence.trimmed().isEmpty() && !source.trimmed().isEmpty()) {
        return {id("licence"), Standing::Pass, Checks::tr("Source and licence are said"), licence};
    }
    return {id("licence"), Standing::Open,
            licence.trimmed().isEmpty() ? Checks::tr("Image licence is not set") : Checks::tr("Image source is not set"),
            Checks::tr("needed before the set is handed on")};
}

std::vector<Cue> cuesOf(const std::vector<Region>& regions, const std::vector<QSize>& pages)
{
    std::vector<Cue> cues;
    for (const Region& region : regions) {
        if (region.role == RegionRole::Cue) {
            const auto page = static_cast<std::size_t>(std::max(0, region.page));
            cues.push_back(
                {region.id, 0, region.text, region.shape.bounds(), page < pages.size() ? QSizeF(pages[page]) : QSizeF()});
        }
    }
    for (std::size_t i = 0; i < cues.size(); ++i) {
        cues[i].number = static_cast<int>(i) + 1;
    }
    return cues;
}

std::vector<Finding> checkQuestion(const QuestionInput& input, const QuestionLimits& limits)
{
    QStringList answers;
    std::ranges::copy_if(input.answers, std::back_inserter(answers), [](const QString& answer) { return !answer.trimmed().isEmpty(); });
    const QList<Hop>& hops = input.design.hops;
    return {
        checkComplete(input),
        checkAnswerInQuestion(input.question, answers),
        checkAnswerOnPage(answers, input.pageTexts),
        checkReachable(input.question, answers, input.cues, hops),
        checkHopCount(hops, limits.leastHops),
        checkLinks(input.cues, hops),
        checkRegions(input.cues, limits.smallestCue),
        checkCalculations(hops),
        checkAmbiguity(input.question, answers, limits.vagueWords),
        checkAnswerLength(answers, limits.mostAnswerWords),
        checkLength(input.question, limits.mostTokens),
        checkNearQuestion(input.nearestQuestion, input.compared, limits.nearQuestion),
        checkNearImage(input.nearestImage, input.sameImage, input.compared, limits.nearImage),
        checkLicence(input.design.source, input.design.licence),
    };
}

const QStringList& scenarios()
{
    static const QStringList words {
        QStringLiteral("chart"), QStringLiteral("document"), QStringLiteral("screenshot"),
        QStringLiteral("product label"), QStringLiteral("natural image"), QStringLiteral("token")};
    return words;
}

QByteArray toJson(const QuestionLimits& limits)
{
    nlohmann::ordered_json json {
        {"leastHops", limits.leastHops},       {"mostTokens", limits.mostTokens},
        {"mostAnswerWords", limits.mostAnswerWords}, {"nearQuestion", limits.nearQuestion},
        {"nearImage", limits.nearImage},       {"smallestCue", limits.smallestCue},
        {"vagueWords", nlohmann::ordered_json::array()}};
    for (const QString& word : limits.vagueWords) {
        json["vagueWords"].push_back(word.toStdString());
    }
    return QByteArray::fromStdString(json.dump());
}

QuestionLimits questionLimitsFrom(const QByteArray& text)
{
    QuestionLimits limits;
    const auto json = nlohmann::json::parse(text.cbegin(), text.cend(), nullptr, false);
    if (!json.is_object()) {
        return limits;
    }
    const auto take = [&json](const char* key, auto& value) {
        if (json.contains(key) && json[key].is_number()) {
            value = json[key].get<std::remove_reference_t<decltype(value)>>();
        }
    };
    take("leastHops", limits.leastHops);
    take("mostTokens", limits.mostTokens);
    take("mostAnswerWords", limits.mostAnswerWords);
    take("nearQuestion", limits.nearQuestion);
    take("nearImage", limits.nearImage);
    take("smallestCue", limits.smallestCue);
    if (json.contains("vagueWords") && json["vagueWords"].is_array()) {
        limits.vagueWords.clear();
        for (const auto& word : json["vagueWords"]) {
            if (word.is_string() && !word.get<std::string>().empty()) {
                limits.vagueWords.append(QString::fromStdString(word.get<std::string>()));
            }
        }
    }
    return limits;
}

} // namespace groundmark::evaluation::logicocr
