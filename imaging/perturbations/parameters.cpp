// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/parameters.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace groundmark::imaging {

namespace {

constexpr std::size_t most = 7; // parameters of one perturbation
constexpr std::size_t rows = librarySeverities + 1;

struct Parameter
{
    const char* name = nullptr;
    double lowest = 0.0;
    double highest = 0.0;
};

struct Entry
{
    PerturbationKind kind;
    std::array<Parameter, most> parameters;
    /// Severities 0 (no change) to 5.
    std::array<std::array<double, most>, rows> values;
};

// Severities 1–5: bethgelab/imagecorruptions, imagecorruptions/corruptions.py; the same numbers as
// ImageNet-C (hendrycks/robustness) except for elastic transform, which here scales with the image.
// Colour shift is ours (30, 60, 90 of 255 at 1, 3, 5), and so is every row for severity 0.
constexpr std::array<Entry, 19> table = {{
    {PerturbationKind::GaussianNoise,
     {{{"sigma", 0, 10}}},
     {{{0}, {.08}, {.12}, {.18}, {.26}, {.38}}}},
    {PerturbationKind::ShotNoise, // photons at white; the more, the cleaner
     {{{"lambda", .1, 1e6}}},
     {{{1e6}, {60}, {25}, {12}, {5}, {3}}}},
    {PerturbationKind::ImpulseNoise,
     {{{"share", 0, 1}}},
     {{{0}, {.03}, {.06}, {.09}, {.17}, {.27}}}},
    {PerturbationKind::SpeckleNoise,
     {{{"sigma", 0, 10}}},
     {{{0}, {.15}, {.2}, {.35}, {.45}, {.6}}}},
    {PerturbationKind::GaussianBlur, {{{"sigma", 0, 100}}}, {{{0}, {1}, {2}, {3}, {4}, {6}}}},
    {PerturbationKind::DefocusBlur,
     {{{"radius", 0, 100}, {"aliasSigma", .01, 100}}},
     {{{0, .1}, {3, .1}, {4, .5}, {6, .5}, {8, .5}, {10, .5}}}},
    {PerturbationKind::GlassBlur,
     {{{"sigma", 0, 100}, {"reach", 0, 100}, {"rounds", 0, 100}}},
     {{{0, 0, 0}, {.7, 1, 2}, {.9, 2, 1}, {1, 2, 3}, {1.1, 3, 2}, {1.5, 4, 2}}}},
    {PerturbationKind::MotionBlur,
     {{{"radius", 0, 500}, {"sigma", .01, 500}}},
     {{{0, 3}, {10, 3}, {15, 5}, {15, 8}, {15, 12}, {20, 15}}}},
    {PerturbationKind::ZoomBlur,
     {{{"largest", 1, 4}, {"step", .001, 1}}},
     {{{1, .01}, {1.11, .01}, {1.15, .01}, {1.20, .02}, {1.24, .02}, {1.30, .03}}}},
    {PerturbationKind::Fog,
     {{{"strength", 0, 100}, {"decay", 1, 100}}},
     {{{0, 1.5}, {1.5, 2}, {2, 2}, {2.5, 1.7}, {2.5, 1.5}, {3, 1.4}}}},
    {PerturbationKind::Snow,
     {{{"mean", -10, 10},
       {"deviation", 0, 10},
       {"zoom", 1, 20},
       {"threshold", 0, 1},
       {"radius", 0, 500},
       {"sigma", .01, 500},
       {"mix", 0, 1}}},
     {{{0, 0, 3, .5, 10, 4, 1},
       {.1, .3, 3, .5, 10, 4, .8},
       {.2, .3, 2, .5, 12, 4, .7},
       {.55, .3, 4, .9, 12, 8, .7},
       {.55, .3, 4.5, .85, 12, 8, .65},
       {.55, .3, 2.5, .85, 12, 12, .55}}}},
    {PerturbationKind::Contrast, {{{"factor", 0, 10}}}, {{{1}, {.4}, {.3}, {.2}, {.1}, {.05}}}},
    {PerturbationKind::Brightness, {{{"added", -1, 1}}}, {{{0}, {.1}, {.2}, {.3}, {.4}, {.5}}}},
    {PerturbationKind::Saturate, // the library's own order: first paler, from 3 on stronger
     {{{"factor", 0, 100}, {"added", -1, 1}}},
     {{{1, 0}, {.3, 0}, {.1, 0}, {2, 0}, {5, .1}, {20, .2}}}},
    {PerturbationKind::ColorShift,
     {{{"magnitude", 0, 255}}},
     {{{0}, {30}, {45}, {60}, {75}, {90}}}},
    {PerturbationKind::JpegCompression,
     {{{"quality", 1, 100}}},
     {{{100}, {25}, {18}, {15}, {10}, {7}}}},
    {PerturbationKind::Pixelate, {{{"scale", .001, 1}}}, {{{1}, {.6}, {.5}, {.4}, {.3}, {.25}}}},
    {PerturbationKind::ElasticTransform,
     {{{"alpha", 0, 1000}}},
     {{{0}, {12.5}, {16.25}, {21.25}, {25}, {30}}}},
    {PerturbationKind::Spatter, // mud instead of water from 0.5 on
     {{{"mean", -10, 10},
       {"deviation", 0, 10},
       {"sigma", 0, 100},
       {"threshold", 0, 1},
       {"amount", 0, 100},
       {"mud", 0, 1}}},
     {{{0, 0, 4, .69, .6, 0},
       {.65, .3, 4, .69, .6, 0},
       {.65, .3, 3, .68, .6, 0},
       {.65, .3, 2, .68, .5, 0},
       {.65, .3, 1, .65, 1.5, 1},
       {.67, .4, 1, .65, 1.5, 1}}}},
}};

const Entry& entryOf(PerturbationKind kind)
{
    return *std::find_if(
        table.begin(), table.end(), [&](const Entry& entry) { return entry.kind == kind; });
}

std::size_t count(const Entry& entry)
{
    const auto isUsed = [](const Parameter& parameter) { return parameter.name != nullptr; };
    return static_cast<std::size_t>(
        std::count_if(entry.parameters.begin(), entry.parameters.end(), isUsed));
}

} // namespace

QStringList parameterNames(PerturbationKind kind)
{
    const Entry& entry = entryOf(kind);
    QStringList names;
    for (std::size_t i = 0; i < count(entry); ++i) {
        names.append(QString::fromLatin1(entry.parameters[i].name));
    }
    return names;
}

std::vector<ParameterRange> parameterRanges(PerturbationKind kind)
{
    // Counts of pixels and rounds, a quality of JPEG.
    static const QStringList whole {
        QStringLiteral("reach"), QStringLiteral("rounds"), QStringLiteral("quality")};
    const Entry& entry = entryOf(kind);
    const bool hasWholeRadius
        = kind == PerturbationKind::MotionBlur || kind == PerturbationKind::Snow;
    std::vector<ParameterRange> ranges;
    for (std::size_t i = 0; i < count(entry); ++i) {
        const Parameter& one = entry.parameters[i];
        const QString name = QString::fromLatin1(one.name);
        const bool isWhole
            = whole.contains(name) || (hasWholeRadius && name == QLatin1StringView("radius"));
        ranges.push_back({name, one.lowest, one.highest, isWhole});
    }
    return ranges;
}

QString parameterSource(PerturbationKind kind)
{
    return kind == PerturbationKind::ColorShift
        ? QStringLiteral("Groundmark: 30, 60, 90 of 255 at severities 1, 3, 5")
        : QStringLiteral("bethgelab/imagecorruptions, imagecorruptions/corruptions.py");
}

Perturbation perturbationAt(PerturbationKind kind, double severity)
{
    const Entry& entry = entryOf(kind);
    const double place = std::clamp(severity, 0.0, static_cast<double>(librarySeverities));
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min<std::size_t>(below + 1, librarySeverities);
    const double t = place - std::floor(place);
    Perturbation result {kind, {}, GlassShuffle::Copy};
    for (std::size_t i = 0; i < count(entry); ++i) {
        const double a = entry.values[below][i];
        const double b = entry.values[above][i];
        // Shot noise grows with 1/λ, so that is what is interpolated.
        const bool isRate = kind == PerturbationKind::ShotNoise;
        const double value
            = isRate && t > 0.0 ? 1.0 / std::lerp(1.0 / a, 1.0 / b, t) : std::lerp(a, b, t);
        result.parameters.push_back(value);
    }
    return result;
}

bool areValid(const Perturbation& perturbation)
{
    const Entry& entry = entryOf(perturbation.kind);
    if (perturbation.parameters.size() != count(entry)) {
        return false;
    }
    for (std::size_t i = 0; i < perturbation.parameters.size(); ++i) {
        const double value = perturbation.parameters[i];
        const Parameter& parameter = entry.parameters[i];
        if (!(value >= parameter.lowest && value <= parameter.highest)) {
            return false; // also NaN
        }
    }
    return true;
}

} // namespace groundmark::imaging
