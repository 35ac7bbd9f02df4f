// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/python/value.h"

#include <vector>

/// Document parsing by the rules of OCRBench v2. Thread-safe.
namespace groundmark::evaluation {

/// A document as headings with lines below them. Node 0 is ROOT, node 1 its first child TITLE.
struct DocumentTree
{
    struct Node
    {
        Text label;
        std::vector<std::size_t> children;
    };
    std::vector<Node> nodes;
};

/// More lines than this are not compared.
constexpr std::size_t kMaxDocumentLines = 20'000;

/// One line as the official program cleans it before comparing.
[[nodiscard]] Text cleanDocumentLine(TextView line);

/// Lines that begin with '#' become children of ROOT, whatever their level; other lines go under
/// the first node that is labelled like the last heading.
[[nodiscard]] DocumentTree readDocument(TextView text);

/// 1 − tree edit distance / max(nodes): 0–1. Renaming is free between lines that are not blank:
/// only the shape counts, never the words. `answers` holds exactly one text.
[[nodiscard]] Graded
documentParsing(const python::Value& predict, const python::Value& answers, Explain explain);

} // namespace groundmark::evaluation
