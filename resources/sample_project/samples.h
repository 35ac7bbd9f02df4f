// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/sample_project/builder.h"

namespace groundmark::sample_project {

// One function per dataset: its samples, their truth, and the demonstration replies to them, which
// are the kinds of reply that models give: right, nearly right, wrong, unparseable, empty.

void addMagic(Builder& builder, AnnotatorId annotator, AnnotatorId second);
void addLogicOcrGen(Builder& builder, AnnotatorId annotator);
void addLogicOcrReal(Builder& builder);
void addOcrBench(Builder& builder);
/// The parsing part of OCRBench v2, into the dataset that addOcrBench() began.
void addOcrBenchParsing(Builder& builder);
void addOcrRobust(Builder& builder);
void addMmtr(Builder& builder);

} // namespace groundmark::sample_project
