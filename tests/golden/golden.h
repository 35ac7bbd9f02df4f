// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/python/value.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <vector>

/// Golden vectors: inputs with the values that the benchmarks' official programs gave.
namespace groundmark::golden {

using Json = nlohmann::json;

/// Computes the value for one line of a vector file; same shape as the expected value of that line.
using Handler = std::function<Json(const Json& line)>;
/// The same for lines where the order of keys, huge numbers or NaN matter.
using ValueHandler = std::function<Json(const evaluation::python::Value& line)>;

/// How the lines of one file are computed. One of the two handlers is set.
struct Family
{
    std::string stem; ///< file name without ".jsonl", e.g. "magiscore"
    Handler actual;
    ValueHandler actualOfValue = {};
};

std::vector<Family> ocrbenchV2Families(); // tests/golden/ocrbench_v2_families.cpp
std::vector<Family> logicocrFamilies(); // tests/golden/logicocr_families.cpp
std::vector<Family> magicFamilies(); // tests/golden/magic_families.cpp
std::vector<Family> mmtrFamilies(); // tests/golden/mmtr_families.cpp
std::vector<Family> ocrRobustFamilies(); // tests/golden/ocr_robust_families.cpp
std::vector<Family> imagingFamilies(); // tests/golden/imaging_families.cpp
std::vector<Family> textcueFamilies(); // tests/golden/textcue_families.cpp

} // namespace groundmark::golden
