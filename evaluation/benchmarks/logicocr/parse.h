// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/lexicons.h"
#include "evaluation/metrics/python/value.h"

#include <optional>
#include <string>

/// LogicOCR (Ye et al. 2025), as its scripts of commit f24c5d96 score it. Thread-safe.
namespace groundmark::evaluation::logicocr {

/// One model of the paper is parsed by a variant that also looks for "The answer is ".
enum class Variant
{
    Default,
    LlavaOneVision15
};

struct Choice
{
    std::optional<Text> letter; ///< mostly one letter, in its own case; the variant may give a text
    std::string rule; ///< which of the parser's rules found it
    bool raises = false; ///< the official parser stops with an exception
};

/// The option that a response chooses. `choices` is the text "A. …\nB. …" or null.
[[nodiscard]] Choice
parseResponse(const python::Value& response, const python::Value& choices, Variant variant);

/// 1 if the chosen letter is the solution, whatever its case, else 0.
[[nodiscard]] Graded answerScore(
    const python::Value& response,
    const python::Value& choices,
    const python::Value& solution,
    Variant variant,
    Explain explain);

/// How well a model read the page: BLEU, METEOR, ROUGE-L, F and edit distance of its transcription
/// against context, question and choices in lower case.
struct OcrQuality
{
    double bleu = 0.0;
    double meteor = 0.0;
    double rougeL = 0.0;
    double f = 0.0;
    double precision = 0.0;
    double recall = 0.0;
    double editDistance = 1.0; ///< lower is better
};
/// Nothing where the official program raises (an empty text) or for texts too long to compare.
[[nodiscard]] std::optional<OcrQuality> ocrQuality(
    const python::Value& context,
    const python::Value& question,
    const python::Value& choices,
    const python::Value& transcription,
    const Lexicons& lexicons);

/// The reasons behind ocrQuality() where it gives something, by name: "1 - edit distance", "BLEU",
/// "METEOR", "ROUGE-L", "F".
[[nodiscard]] Reason ocrReasons(
    const python::Value& context,
    const python::Value& question,
    const python::Value& choices,
    const python::Value& transcription,
    const Lexicons& lexicons);

} // namespace groundmark::evaluation::logicocr
