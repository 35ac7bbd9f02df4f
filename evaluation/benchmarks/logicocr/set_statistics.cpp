// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/set_statistics.h"

#include "evaluation/benchmarks/item_values.h"
#include "evaluation/benchmarks/logicocr/accuracy.h"
#include "evaluation/benchmarks/logicocr/question_checks.h"
#include "evaluation/benchmarks/logicocr/question_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace groundmark::evaluation::logicocr {

namespace {

using Cell = Table::Cell;

struct Benchmarks
{
    Q_DECLARE_TR_FUNCTIONS(Benchmarks)
};

Cell share(int count, int all)
{
    return {all > 0 ? std::optional(100.0 * count / all) : std::nullopt, count};
}

Cell number(double value, int n)
{
    return {n > 0 ? std::optional(value) : std::nullopt, n};
}

Cell published(double value, int n)
{
    return {value, n};
}

QStringList columns()
{
    return {Benchmarks::tr("Here"), Benchmarks::tr("Published")};
}

QString percentName(const char* name)
{
    return QStringLiteral("- %1, %").arg(QString::fromLatin1(name));
}

QString extraText(const Truth& truth, const char* key)
{
    return qstringOf(extraOf(truth.sample, key).text()).toLower();
}

/// Words between blanks, over everything that is written in the image.
int wordsInImage(const Question& question)
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    const QString all = question.context + u' ' + question.text + u' ' + question.choices.join(u' ');
    return static_cast<int>(all.split(blanks, Qt::SkipEmptyParts).size());
}

/// Samples for which `is` says yes, among those for which it says anything.
Cell shareWhere(std::span<const Truth> samples, const std::function<std::optional<bool>(const Truth&)>& is)
{
    int yes = 0;
    int all = 0;
    for (const Truth& truth : samples) {
        const auto said = is(truth);
        all += said ? 1 : 0;
        yes += said && *said ? 1 : 0;
    }
    return share(yes, all);
}

std::optional<bool> saidYes(const QString& said, bool wanted)
{
    return said.isEmpty() ? std::nullopt : std::optional((said == u"yes" || said == u"true") == wanted);
}

constexpr int kPublishedGen = 1100;

} // namespace

Table genStatistics(std::span<const Truth> samples)
{
    const auto all = static_cast<int>(samples.size());
    const auto print = [](double percent) {
        return published(percent, qRound(percent * kPublishedGen / 100.0));
    };
    Table table {Benchmarks::tr("LogicOCR-Gen statistics (Table 2)"), columns(), {}};
    table.rows.push_back({Benchmarks::tr("Questions"), {number(all, all), published(kPublishedGen, kPublishedGen)}});
    int first = 0;
    int second = 0;
    for (const Truth& truth : samples) {
        const QString corpus = extraText(truth, "corpus");
        const bool isSecond = corpus.contains(u"2.0") || corpus.contains(u"logiqa2");
        second += isSecond ? 1 : 0;
        first += !isSecond && corpus.contains(u"logiqa") ? 1 : 0;
    }
    const int known = first + second;
    table.rows.push_back({QStringLiteral("- LogiQA corpus"), {number(first, known), published(330, 330)}});
    table.rows.push_back({QStringLiteral("- LogiQA2.0 corpus"), {number(second, known), published(770, 770)}});
    // As the corpora spell them; LogiQA 2.0 has "Necessry Condtional Reasoning".
    static constexpr std::array<std::tuple<const char*, const char*, double>, 5> kCategories {
        {{"categorical", "categorical", 50.5},
         {"sufficient conditional", "sufficient", 86.3},
         {"necessary conditional", "necess", 37.5},
         {"disjunctive", "disjunctive", 21.6},
         {"conjunctive", "conjunctive", 66.3}}};
    for (const auto& [name, part, percent] : kCategories) {
        const auto has = [part = QLatin1StringView(part)](const Truth& truth) -> std::optional<bool> {
            return truth.sample.task.isEmpty()
                ? std::nullopt
                : std::optional(truth.sample.task.contains(part, Qt::CaseInsensitive));
        };
        table.rows.push_back({percentName(name), {shareWhere(samples, has), print(percent)}});
    }
    static constexpr std::array<std::pair<char16_t, double>, 4> kAnswers {
        {{u'A', 24.0}, {u'B', 23.3}, {u'C', 27.7}, {u'D', 25.0}}};
    for (const auto& [letter, percent] : kAnswers) {
        const auto is = [letter = QChar(letter)](const Truth& truth) -> std::optional<bool> {
            const QString answer = questionOf(truth).answers.value(0).text.trimmed();
            return answer.isEmpty() ? std::nullopt : std::optional(answer.compare(letter, Qt::CaseInsensitive) == 0);
        };
        table.rows.push_back(
            {Benchmarks::tr("- answer %1, %").arg(QChar(letter)), {shareWhere(samples, is), print(percent)}});
    }
    const auto row = [&](const char* name, const char* key, bool wanted, double percent) {
        table.rows.push_back(
            {percentName(name),
             {shareWhere(samples, [&](const Truth& truth) { return saidYes(extraText(truth, key), wanted); }),
              print(percent)}});
    };
    row("background style layout", "caption_or_not", true, 41.5);
    row("interleaved style layout", "caption_or_not", false, 58.5);
    row("non-handwritten style font", "handwritten", false, 53.2);
    row("handwritten style font", "handwritten", true, 46.8);
    double words = 0.0;
    for (const Truth& truth : samples) {
        words += wordsInImage(questionOf(truth));
    }
    table.rows.push_back(
        {Benchmarks::tr("- average words in image"),
         {number(all > 0 ? words / all : 0.0, all), published(139.2, kPublishedGen)}});
    return table;
}

void Distribution::add(const QString& task, const QString& scenario)
{
    ++questions;
    if (const auto group = realGroup(task.toStdString())) {
        ++classes[*group];
    } else {
        ++unclassified;
    }
    const qsizetype place = logicocr::scenarios().indexOf(scenario);
    if (place >= 0) {
        ++scenarios[static_cast<std::size_t>(place)];
    } else {
        ++withoutScenario;
    }
}

Table realStatistics(std::span<const Truth> samples)
{
    Distribution distribution;
    int most = 0;
    double total = 0.0;
    std::map<QString, int> tasks;
    for (const Truth& truth : samples) {
        const QString text = questionOf(truth).text;
        if (text.trimmed().isEmpty()) {
            continue;
        }
        // A file of another program may say the scenario among its own keys.
        const QString scenario
            = truth.design.scenario.isEmpty() ? extraText(truth, "scenario") : truth.design.scenario;
        distribution.add(truth.sample.task, scenario);
        ++tasks[truth.sample.task];
        const int tokens = estimatedTokens(text);
        total += tokens;
        most = std::max(most, tokens);
    }
    const int all = distribution.questions;
    const auto print = [](double percent) {
        return published(percent, qRound(percent * kPublishedReal / 100.0));
    };
    Table table {Benchmarks::tr("LogicOCR-Real statistics (Table 3)"), columns(), {}};
    table.rows.push_back({Benchmarks::tr("Questions"), {number(all, all), published(kPublishedReal, kPublishedReal)}});
    table.rows.push_back(
        {Benchmarks::tr("- average question tokens (estimated)"),
         {number(all > 0 ? total / all : 0.0, all), published(kPublishedMeanTokens, kPublishedReal)}});
    table.rows.push_back(
        {Benchmarks::tr("- maximum question tokens (estimated)"),
         {number(most, all), published(kPublishedMostTokens, kPublishedReal)}});
    const int classified = all - distribution.unclassified;
    for (std::size_t i = 0; i < kPublishedClasses.size(); ++i) {
        const auto& [name, percent] = kPublishedClasses[i];
        table.rows.push_back(
            {percentName(name), {share(distribution.classes[i], classified), print(percent)}});
        for (const char* part : {"data comparison analysis", "data statistical analysis", "mathematical reasoning"}) {
            if (i == 0) {
                table.rows.push_back(
                    {QStringLiteral("  - %1, %").arg(QString::fromLatin1(part)),
                     {share(tasks[QString::fromLatin1(part)], classified), {std::nullopt, 0}}});
            }
        }
    }
    for (std::size_t i = 0; i < kPublishedScenarios.size(); ++i) {
        const auto& [name, percent] = kPublishedScenarios[i];
        table.rows.push_back(
            {percentName(name),
             {share(distribution.scenarios[i], all - distribution.withoutScenario), print(percent)}});
    }
    return table;
}

Table hopStatistics(std::span<const Truth> samples)
{
    int chains = 0;
    int hops = 0;
    int cues = 0;
    std::map<HopOperation, int> operations;
    for (const Truth& truth : samples) {
        if (truth.design.hops.isEmpty()) {
            continue;
        }
        ++chains;
        hops += static_cast<int>(truth.design.hops.size());
        cues += static_cast<int>(std::ranges::count(truth.regions, RegionRole::Cue, &Region::role));
        for (const Hop& hop : truth.design.hops) {
            ++operations[hop.operation];
        }
    }
    Table table {Benchmarks::tr("Hop chains (not in the paper)"), {Benchmarks::tr("Here")}, {}};
    table.rows.push_back({Benchmarks::tr("Questions with hops"), {number(chains, chains)}});
    table.rows.push_back({Benchmarks::tr("- hops per question"), {number(chains > 0 ? double(hops) / chains : 0.0, chains)}});
    table.rows.push_back({Benchmarks::tr("- cues per question"), {number(chains > 0 ? double(cues) / chains : 0.0, chains)}});
    for (const Name<HopOperation>& operation : namesOf<HopOperation>()) {
        table.rows.push_back(
            {percentName(operation.name.data()), {share(operations[operation.value], hops)}});
    }
    return table;
}

} // namespace groundmark::evaluation::logicocr
