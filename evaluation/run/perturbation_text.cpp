// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/perturbation_text.h"

#include "imaging/perturbations/condition.h"

namespace groundmark::evaluation {

Result<void> checkPerturbation(const QString& text)
{
    const auto condition
        = text.isEmpty() ? imaging::Condition() : imaging::parseCondition(text);
    return condition ? Result<void>() : condition.error();
}

Result<QImage> perturbedPicture(
    const QImage& image, const QString& text, const QString& sampleId, int page, std::uint64_t seed)
{
    const auto condition
        = text.isEmpty() ? imaging::Condition() : imaging::parseCondition(text);
    if (!condition) {
        return condition.error();
    }
    return imaging::perturbed(image, *condition, sampleId, page, seed);
}

} // namespace groundmark::evaluation
