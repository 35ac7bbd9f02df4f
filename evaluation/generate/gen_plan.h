// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/names.h"
#include "evaluation/generate/gen_prompts.h"
#include "evaluation/metrics/dedup.h"

#include <QByteArray>
#include <QSize>
#include <QString>

#include <cstdint>
#include <optional>

namespace groundmark::evaluation::generate {

/// How a sample gets its layout. The paper says that a model was asked and that the background layout
/// went to samples of more than 250 tokens; two of its three published samples have a background with
/// fewer, so that cannot be a condition.
enum class LayoutRule {
    ModelOrLong, ///< background where the model says so or the text is long; the default
    ModelAndLong, ///< background only where both hold
    Model, ///< as the model says
    Long, ///< by length alone: needs no model
};

/// Everything that decides what is made of a corpus. What the paper does not state is ours.
struct GenPlan
{
    quint64 seed = 0; ///< of fonts and sizes; each sample draws for itself, so order does not matter
    /// Contexts count as the same from this cosine on; the paper's threshold is not published.
    double sameContext = sameTextSimilarity;
    LayoutRule layoutRule = LayoutRule::ModelOrLong;
    int longTokens = 250; ///< more is long; paper, section 3.1
    int wideTokens = 160; ///< without a depiction, from here on always 1536×1024; MiliLab/LogicOCR
    double handwrittenShare = 0.5; ///< "sampled randomly"; the paper ended at 46.8 %
    QString quality = QStringLiteral("high"); ///< paper, section 3.1
    int tries = 2; ///< pictures of one sample at most, a rejected one made again; MiliLab/LogicOCR
    bool holdForeign = true; ///< samples with Chinese in them wait for a translation
    int longestSide = 1024; ///< of the picture that models get; paper, section 3.1
    int jpegQuality = 95;
    double pricePerImage = 0.0; ///< for endpoints that do not count tokens; in the prices' currency

    bool operator==(const GenPlan&) const = default;
};

/// One JSON object.
[[nodiscard]] QByteArray toJson(const GenPlan& plan);
/// What is missing keeps its default; what is out of range is moved into it.
[[nodiscard]] GenPlan genPlanFrom(const QByteArray& json);

/// About as many tokens as a Qwen tokenizer makes of English: words, Han characters and punctuation
/// marks. LogicOCR's three published samples have 108, 246 and 187; this gives 96, 248 and 179. Ours.
[[nodiscard]] int estimatedTokens(const QString& text);
[[nodiscard]] int estimatedTokens(const PictureText& text);

/// Whether it holds Han characters.
[[nodiscard]] bool holdsChinese(const QString& text);

/// Nothing where the rule needs a model's word and there is none.
[[nodiscard]] std::optional<Layout>
layoutFor(const GenPlan& plan, int tokens, const std::optional<Layout>& model);
/// Whether the rule has to ask the model about a text of this length.
[[nodiscard]] bool asksModel(const GenPlan& plan, int tokens);

[[nodiscard]] bool isHandwritten(const GenPlan& plan, const QString& sampleId);
/// MiliLab/LogicOCR: with a depiction 1536×1024 or 1024×1536 at random; without one 1536×1024 from
/// 160 tokens on, else at random.
[[nodiscard]] QSize imageSize(const GenPlan& plan, const QString& sampleId, bool depicted, int tokens);

} // namespace groundmark::evaluation::generate

namespace groundmark {

template <> std::span<const Name<evaluation::generate::LayoutRule>> namesOf<evaluation::generate::LayoutRule>();

} // namespace groundmark
