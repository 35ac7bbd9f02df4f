// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/tree_edit.h"

namespace groundmark::evaluation {

namespace {

constexpr double kMaxPairs = 16e6;
constexpr double kMaxSteps = 3e9;

} // namespace

std::vector<std::uint32_t> TreeShape::keyRoots() const
{
    std::vector<bool> seen(size(), false);
    std::vector<std::uint32_t> roots;
    for (std::size_t i = size(); i-- > 0;) {
        if (!seen[leftmost[i]]) {
            seen[leftmost[i]] = true;
            roots.push_back(std::uint32_t(i));
        }
    }
    std::reverse(roots.begin(), roots.end());
    return roots;
}

double TreeShape::work() const
{
    double sum = 0.0;
    for (std::uint32_t root : keyRoots()) {
        sum += double(root - leftmost[root] + 1);
    }
    return sum;
}

bool isComparable(const TreeShape& a, const TreeShape& b)
{
    return double(a.size()) * double(b.size()) <= kMaxPairs && a.work() * b.work() <= kMaxSteps;
}

} // namespace groundmark::evaluation
