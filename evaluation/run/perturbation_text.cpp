// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/perturbation_text.h"

#include "evaluation/run/run_text.h"
#include "imaging/perturbations/parameters.h"

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

struct Step
{
    imaging::PerturbationKind kind;
    int severity = 1; ///< the paper's 1–3
};

Result<std::vector<Step>> stepsOf(const QString& text)
{
    std::vector<Step> steps;
    for (const QString& part : text.split(u'+', Qt::SkipEmptyParts)) {
        const qsizetype colon = part.indexOf(u':');
        const auto kind = valueOf<imaging::PerturbationKind>(part.left(colon));
        const int severity = part.mid(colon + 1).toInt();
        if (colon < 0 || !kind || severity < 1 || severity > 3) {
            return Error {
                RunText::tr("There is no perturbation \"%1\".").arg(part),
                {},
                {},
                RunText::tr("Write KIND:SEVERITY with a severity of 1 to 3, for example glass_blur:2.")};
        }
        steps.push_back({*kind, severity});
    }
    return steps;
}

} // namespace

Result<void> checkPerturbation(const QString& text)
{
    const auto steps = stepsOf(text);
    return steps ? Result<void>() : steps.error();
}

Result<QImage> perturbedPicture(
    const QImage& image, const QString& text, const QString& sampleId, int page, std::uint64_t seed)
{
    const auto steps = stepsOf(text);
    if (!steps) {
        return steps.error();
    }
    QImage picture = image;
    const QString id = page == 0 ? sampleId : sampleId + u'#' + QString::number(page);
    for (const Step& step : *steps) {
        const double library
            = imaging::paperSeverities.at(static_cast<std::size_t>(step.severity) - 1);
        auto next = imaging::perturb(
            picture,
            imaging::perturbationAt(step.kind, library),
            imaging::perturbationSeed(id, step.kind, step.severity, seed));
        if (!next) {
            return next.error();
        }
        picture = std::move(*next);
    }
    return picture;
}

} // namespace groundmark::evaluation
