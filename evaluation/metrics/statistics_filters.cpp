// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/statistics_filters.h"

#include "evaluation/metrics/agreement.h"
#include "evaluation/metrics/statistics.h"
#include "evaluation/metrics/text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>

namespace groundmark::evaluation {

using python::Value;
using Kind = Value::Kind;

namespace {

constexpr std::size_t kResamples = 1000; // as the paper of OCR-Robust
constexpr double kMaxDraws = 2e9; // resamples × items: a few seconds
constexpr double kLevel = 0.95;

/// The keys of a line, wherever they stand.
const Value& at(const Value& line, std::string_view key)
{
    static const Value kNone;
    const Value* input = line.find("input");
    const Value* value = (input != nullptr ? *input : line).find(key);
    return value != nullptr ? *value : kNone;
}

double numberAt(const Value& line, std::string_view key, double otherwise)
{
    const Value& value = at(line, key);
    return value.isNumber() ? value.number() : otherwise;
}

std::optional<std::vector<double>> numbersAt(const Value& line, std::string_view key)
{
    const Value& list = at(line, key);
    if (!list.is(Kind::List) || list.items().empty()) {
        return std::nullopt;
    }
    std::vector<double> numbers;
    for (const Value& one : list.items()) {
        if (!one.isNumber() && !one.is(Kind::Bool)) {
            return std::nullopt;
        }
        if (!std::isfinite(one.number())) {
            return std::nullopt;
        }
        numbers.push_back(one.number());
    }
    return numbers;
}

/// How often to draw, within what takes seconds.
std::optional<std::size_t> resamplesAt(const Value& line, std::size_t items)
{
    const double wanted = numberAt(line, "resamples", double(kResamples));
    const bool isPossible = wanted >= 1 && wanted * double(items) <= kMaxDraws;
    return isPossible ? std::optional(std::size_t(wanted)) : std::nullopt;
}

std::string interval(double low, double high, double level)
{
    return shortNumber(level * 100) + " % interval " + shortNumber(low) + " to "
        + shortNumber(high);
}

Graded kappaGrade(const Value& line, const Lexicons&, Explain explain)
{
    const auto labels = [&line](std::string_view key) {
        QStringList list;
        for (const Value& label : at(line, key).items()) {
            list.append(QString::fromStdString(toUtf8(python::str(label))));
        }
        return list;
    };
    std::vector<std::vector<int>> table;
    for (const Value& row : at(line, "table_2x2").items()) {
        table.emplace_back();
        for (const Value& count : row.items()) {
            table.back().push_back(int(std::clamp(count.number(), -1.0, 1e9)));
        }
    }
    const QStringList first = labels("rater_a");
    const QStringList second = labels("rater_b");
    const auto kappa = table.empty() ? cohenKappa(first, second) : cohenKappa(table);
    if (!kappa) {
        return unparseable("The line has no two lists of equal length, and no table of counts.");
    }
    Graded graded = scored(kappa->kappa);
    graded.figures = {{"observed", kappa->observed}, {"chance", kappa->chance}};
    if (explain == Explain::Yes) {
        graded.reason = {
            {"rule", "Cohen's kappa"},
            {"formula",
             "(" + shortNumber(kappa->observed) + " − " + shortNumber(kappa->chance) + ") / (1 − "
                 + shortNumber(kappa->chance) + ") = " + shortNumber(kappa->kappa)}};
    }
    return graded;
}

/// Labels become numbers in the order in which they come; numbers stay what they are.
Graded krippendorffGrade(const Value& line, const Lexicons&, Explain explain)
{
    const Text scaleName
        = at(line, "scale").isString() ? at(line, "scale").text() : Text(U"nominal");
    const Scale scale = scaleName == U"interval" ? Scale::Interval
        : scaleName == U"ordinal"                ? Scale::Ordinal
                                                 : Scale::Nominal;
    std::map<Text, double> labels;
    std::vector<Ratings> items;
    std::size_t pairable = 0;
    for (const Value& item : at(line, "ratings").items()) {
        Ratings ratings;
        for (const Value& rating : item.items()) {
            if (rating.isNumber() || rating.is(Kind::Bool)) {
                ratings.emplace_back(rating.number());
            } else if (rating.isString()) {
                ratings.emplace_back(
                    labels.try_emplace(rating.text(), double(labels.size())).first->second);
            } else {
                ratings.emplace_back(std::nullopt);
            }
        }
        const auto given = std::count_if(
            ratings.begin(), ratings.end(), [](const auto& rating) { return rating.has_value(); });
        pairable += given > 1 ? 1U : 0U;
        items.push_back(std::move(ratings));
    }
    if (!labels.empty() && scale != Scale::Nominal) {
        return unparseable("Labels have no order: their scale is nominal.");
    }
    const auto alpha = krippendorffAlpha(items, scale);
    if (!alpha) {
        return unparseable("No item has two ratings, or all ratings are equal.");
    }
    Graded graded = scored(*alpha);
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "Krippendorff's alpha, " + toUtf8(scaleName)},
               {"formula",
                "1 − observed disagreement / expected disagreement = " + shortNumber(*alpha)},
               {"notes",
                {std::to_string(pairable) + " of " + std::to_string(items.size())
                 + " items have two ratings or more; the others do not count."}}};
    }
    return graded;
}

Graded bootstrapGrade(const Value& line, const Lexicons&, Explain explain)
{
    const auto values = numbersAt(line, at(line, "values").is(Kind::None) ? "correct" : "values");
    if (!values) {
        return unparseable("The line has no list of numbers \"values\".");
    }
    std::vector<std::vector<std::size_t>> resamples;
    if (at(line, "resamples").is(Kind::List)) {
        for (const Value& list : at(line, "resamples").items()) {
            resamples.emplace_back();
            for (const Value& index : list.items()) {
                if (index.number() < 0 || index.number() >= double(values->size())) {
                    return unparseable("An index of a resample is outside the values.");
                }
                resamples.back().push_back(std::size_t(index.number()));
            }
        }
    } else {
        const auto count = resamplesAt(line, values->size());
        if (!count || double(*count) * double(values->size()) > kMaxDraws / 20) {
            return unparseable("So many resamples of so many values take too long.");
        }
        Random random(std::uint64_t(std::max(0.0, numberAt(line, "seed", 1))));
        resamples = bootstrapResamples(values->size(), *count, random);
    }
    const double level = std::clamp(numberAt(line, "level", kLevel), 0.0, 1.0);
    const auto result = bootstrapInterval(*values, resamples, level);
    if (!result) {
        return unparseable("There are no resamples.");
    }
    Graded graded = scored(result->mean);
    graded.figures = {{"low", result->low}, {"high", result->high}};
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "mean with its percentile bootstrap interval"},
               {"formula",
                "mean of " + std::to_string(values->size()) + " = " + shortNumber(result->mean)
                    + ", " + interval(result->low, result->high, level) + " from "
                    + std::to_string(resamples.size()) + " resamples"}};
    }
    return graded;
}

Graded mcNemarGrade(const Value& line, const Lexicons&, Explain explain)
{
    std::array<std::vector<bool>, 2> right;
    for (std::size_t side = 0; side < right.size(); ++side) {
        for (const Value& one : at(line, side == 0 ? "first" : "second").items()) {
            right[side].push_back(one.isTruthy());
        }
    }
    if (right[0].empty() || right[0].size() != right[1].size()) {
        return unparseable("The line has no two lists \"first\" and \"second\" of equal length.");
    }
    const McNemar test = mcNemar(right[0], right[1]);
    Graded graded = scored(test.exact);
    graded.figures
        = {{"mid_p", test.midP},
           {"only_first", double(test.onlyFirst)},
           {"only_second", double(test.onlySecond)}};
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "McNemar's exact test"},
               {"formula",
                "only the first right " + std::to_string(test.onlyFirst)
                    + ", only the second right " + std::to_string(test.onlySecond)
                    + ": p = " + shortNumber(test.exact) + ", mid-p = " + shortNumber(test.midP)}};
    }
    return graded;
}

Graded pairedGrade(const Value& line, const Lexicons&, Explain explain)
{
    const auto first = numbersAt(line, "first");
    const auto second = numbersAt(line, "second");
    const Value& images = at(line, "image");
    if (!first || !second || first->size() != second->size()
        || (images.is(Kind::List) && images.items().size() != first->size())) {
        return unparseable("The line has no two lists \"first\" and \"second\" of equal length.");
    }
    std::map<Text, std::size_t> clusters;
    std::vector<PairedItem> items;
    for (std::size_t i = 0; i < first->size(); ++i) {
        const Text image
            = images.is(Kind::List) ? python::repr(images.items()[i]) : fromUtf8(std::to_string(i));
        const std::size_t cluster = clusters.try_emplace(image, clusters.size()).first->second;
        items.push_back({(*first)[i], (*second)[i], cluster});
    }
    const auto count = resamplesAt(line, clusters.size());
    if (!count) {
        return unparseable("So many resamples of so many values take too long.");
    }
    Random random(std::uint64_t(std::max(0.0, numberAt(line, "seed", 1))));
    const double level = std::clamp(numberAt(line, "level", kLevel), 0.0, 1.0);
    const auto result = pairedBootstrap(items, random, *count, level);
    Graded graded = scored(result->mean);
    graded.figures
        = {{"low", result->low},
           {"high", result->high},
           {"p", result->p},
           {"clusters", double(result->clusters)}};
    if (explain == Explain::Yes) {
        graded.reason = {
            {"rule", "paired bootstrap, clustered by image"},
            {"formula",
             "second − first = " + shortNumber(result->mean) + ", "
                 + interval(result->low, result->high, level) + ", p = " + shortNumber(result->p)},
            {"notes",
             {std::to_string(items.size()) + " items on " + std::to_string(result->clusters)
              + " images; " + std::to_string(*count) + " resamples."}}};
    }
    return graded;
}

} // namespace

std::vector<MetricFilter> statisticsFilters()
{
    return {
        {"kappa", "rater_a, rater_b, or table_2x2", kappaGrade},
        {"krippendorff", "ratings, scale", krippendorffGrade},
        {"bootstrap-ci", "values, level, resamples, seed", bootstrapGrade},
        {"mcnemar", "first, second", mcNemarGrade},
        {"paired-bootstrap", "first, second, image, level, resamples, seed", pairedGrade}};
}

} // namespace groundmark::evaluation
