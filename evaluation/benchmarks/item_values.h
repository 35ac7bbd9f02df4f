// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/python/value.h"

/// Between the project's samples and the items of official files.
namespace groundmark::evaluation {

[[nodiscard]] python::Value valueOf(const QString& text);
[[nodiscard]] QString qstringOf(const Text& text);

/// The first question; an empty one for a sample without.
[[nodiscard]] Question questionOf(const Truth& truth);

/// The answer as the file had it: its JSON where it was no plain string, else its text.
[[nodiscard]] python::Value valueOf(const Answer& answer);

/// An answer as a person reads it: lists and dicts as Python prints them.
[[nodiscard]] QString readable(const Answer& answer);

/// The value under a key of the source file that the domain does not know; None for none.
[[nodiscard]] python::Value extraOf(const Sample& sample, std::string_view key);

/// A judgement with one score. ApiError and RefusedOrEmpty of the prediction are kept.
[[nodiscard]] Judgement
judgementOf(const Prediction& prediction, Outcome outcome, const QString& metric, Graded graded);

} // namespace groundmark::evaluation
