// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/edit_distance.h"

#include <algorithm>

namespace groundmark::evaluation {

namespace {

constexpr std::size_t kDrawLimit = 4'000'000;

enum class Op : std::uint8_t
{
    Equal,
    Replace,
    Insert,
    Delete
};

const char* nameOfOp(Op op)
{
    switch (op) {
    case Op::Equal:
        return "equal";
    case Op::Replace:
        return "replace";
    case Op::Insert:
        return "insert";
    case Op::Delete:
        return "delete";
    }
    return "";
}

/// The operations of one cheapest alignment in reading order, by a table of n·m choices.
std::vector<Op> alignment(TextView truth, TextView answer)
{
    const std::size_t width = answer.size() + 1;
    std::vector<Op> choice((truth.size() + 1) * width, Op::Insert);
    std::vector<std::uint32_t> row(width);
    for (std::size_t j = 0; j < width; ++j) {
        row[j] = std::uint32_t(j);
    }
    for (std::size_t i = 1; i <= truth.size(); ++i) {
        std::uint32_t diagonal = row[0];
        row[0] = std::uint32_t(i);
        choice[i * width] = Op::Delete;
        for (std::size_t j = 1; j < width; ++j) {
            const bool equal = truth[i - 1] == answer[j - 1];
            std::uint32_t best = diagonal + (equal ? 0 : 1);
            Op op = equal ? Op::Equal : Op::Replace;
            if (row[j] + 1 < best) {
                best = row[j] + 1;
                op = Op::Delete;
            }
            if (row[j - 1] + 1 < best) {
                best = row[j - 1] + 1;
                op = Op::Insert;
            }
            diagonal = row[j];
            row[j] = best;
            choice[i * width + j] = op;
        }
    }
    std::vector<Op> ops;
    std::size_t i = truth.size();
    std::size_t j = answer.size();
    while (i > 0 || j > 0) {
        const Op op = choice[i * width + j];
        ops.push_back(op);
        i -= op == Op::Insert ? 0 : 1;
        j -= op == Op::Delete ? 0 : 1;
    }
    std::reverse(ops.begin(), ops.end());
    return ops;
}

} // namespace

Reason editScript(TextView truth, TextView answer)
{
    const auto [first, second]
        = std::mismatch(truth.begin(), truth.end(), answer.begin(), answer.end());
    const auto common = std::size_t(first - truth.begin());
    const TextView truthRest = truth.substr(common);
    const TextView answerRest = answer.substr(common);
    if ((truthRest.size() + 1) * (answerRest.size() + 1) > kDrawLimit) {
        return nullptr;
    }
    std::vector<Op> ops(common, Op::Equal);
    const std::vector<Op> rest = alignment(truthRest, answerRest);
    ops.insert(ops.end(), rest.begin(), rest.end());

    Reason edits = Reason::array();
    std::size_t i = 0;
    std::size_t j = 0;
    for (std::size_t k = 0; k < ops.size();) {
        const Op op = ops[k];
        const std::size_t startOfTruth = i;
        const std::size_t startOfAnswer = j;
        for (; k < ops.size() && ops[k] == op; ++k) {
            i += op == Op::Insert ? 0 : 1;
            j += op == Op::Delete ? 0 : 1;
        }
        edits.push_back(
            {{"op", nameOfOp(op)},
             {"truth", toUtf8(truth.substr(startOfTruth, i - startOfTruth))},
             {"answer", toUtf8(answer.substr(startOfAnswer, j - startOfAnswer))}});
    }
    return edits;
}

} // namespace groundmark::evaluation
