// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"

#include <memory>

/// One maker for each outside format; what a format reads and writes stands in its .cpp file.
namespace groundmark::storage {

[[nodiscard]] std::unique_ptr<Format> makeOmniDocBench();
[[nodiscard]] std::unique_ptr<Format> makeOcrBenchV2();
[[nodiscard]] std::unique_ptr<Format> makeOcrBenchV1();
[[nodiscard]] std::unique_ptr<Format> makeLogicOcrGen();
[[nodiscard]] std::unique_ptr<Format> makeLogicOcrReal();
[[nodiscard]] std::unique_ptr<Format> makeLogicOcrCrafted();
[[nodiscard]] std::unique_ptr<Format> makeLogiQa();
[[nodiscard]] std::unique_ptr<Format> makeLogiQa2();
[[nodiscard]] std::unique_ptr<Format> makeLabelMe();
[[nodiscard]] std::unique_ptr<Format> makeCoco();
[[nodiscard]] std::unique_ptr<Format> makeYolo();
[[nodiscard]] std::unique_ptr<Format> makeVoc();
[[nodiscard]] std::unique_ptr<Format> makeCvat();
[[nodiscard]] std::unique_ptr<Format> makeLabelStudio();
[[nodiscard]] std::unique_ptr<Format> makeMmtr();
[[nodiscard]] std::unique_ptr<Format> makeMagic();
[[nodiscard]] std::unique_ptr<Format> makeGqa();
[[nodiscard]] std::unique_ptr<Format> makeAirD();
[[nodiscard]] std::unique_ptr<Format> makeVlmEvalKit();
[[nodiscard]] std::unique_ptr<Format> makeLmmsEval();
[[nodiscard]] std::unique_ptr<Format> makeInspect();
[[nodiscard]] std::unique_ptr<Format> makeOpenAiBatch();

} // namespace groundmark::storage
