// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

/// Exact ordered tree edit distance (Zhang and Shasha 1989), insertions and deletions at cost 1.
namespace groundmark::evaluation {

/// A tree as post-order numbers: for each node that of the leftmost leaf below it.
struct TreeShape
{
    std::vector<std::uint32_t> leftmost;

    [[nodiscard]] std::size_t size() const { return leftmost.size(); }
    /// Nodes that have a left sibling, and the root, ascending.
    [[nodiscard]] std::vector<std::uint32_t> keyRoots() const;
    /// Sum of the sizes of the key roots' subtrees: the work is the product of two such sums.
    [[nodiscard]] double work() const;
};

/// Whether two trees can be compared in about five seconds and 300 MB: at most 16 million pairs of
/// nodes and 3 billion steps.
[[nodiscard]] bool isComparable(const TreeShape& a, const TreeShape& b);

/// One step of a cheapest edit script: a node of `a`, of `b`, or a pair. kNoNode for none.
struct TreeStep
{
    static constexpr std::uint32_t kNoNode = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t a = kNoNode;
    std::uint32_t b = kNoNode;
};

/// The distance of two trees that isComparable(). `rename(i, j)` is the cost, 0–1, of making node i
/// of the first tree into node j of the second; it is asked once per pair, mostly with the same i
/// many times in a row.
template <typename Rename> class TreeComparison
{
public:
    TreeComparison(const TreeShape& a, const TreeShape& b, Rename rename)
        : m_a(a)
        , m_b(b)
        , m_rename(std::move(rename))
        , m_width(b.size())
        , m_tree(a.size() * b.size())
        , m_forest((a.size() + 1) * (b.size() + 1))
    {
        const std::vector<std::uint32_t> rootsOfA = a.keyRoots();
        const std::vector<std::uint32_t> rootsOfB = b.keyRoots();
        for (std::uint32_t i : rootsOfA) {
            for (std::uint32_t j : rootsOfB) {
                compareForests(i, j);
            }
        }
    }

    [[nodiscard]] double distance() const { return m_tree.back(); }

    /// The edits behind the distance, as pairs in no particular order.
    [[nodiscard]] std::vector<TreeStep> script()
    {
        std::vector<TreeStep> steps;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> open {
            {std::uint32_t(m_a.size() - 1), std::uint32_t(m_b.size() - 1)}};
        while (!open.empty()) {
            const auto [i, j] = open.back();
            open.pop_back();
            compareForests(i, j);
            trace(i, j, steps, open);
        }
        return steps;
    }

private:
    [[nodiscard]] double& tree(std::size_t i, std::size_t j) { return m_tree[i * m_width + j]; }

    /// Fills m_forest for the subtrees at i and j, and m_tree for the pairs on their left spines.
    void compareForests(std::uint32_t i, std::uint32_t j)
    {
        const std::uint32_t firstA = m_a.leftmost[i];
        const std::uint32_t firstB = m_b.leftmost[j];
        const std::size_t width = j - firstB + 2;
        m_forestWidth = width;
        double* forest = m_forest.data();
        for (std::size_t y = 0; y < width; ++y) {
            forest[y] = double(y);
        }
        for (std::uint32_t x = firstA; x <= i; ++x) {
            const double* above = forest + (x - firstA) * width;
            double* row = forest + (x - firstA + 1) * width;
            row[0] = above[0] + 1;
            const bool spineOfA = m_a.leftmost[x] == firstA;
            const double* beforeA = forest + (m_a.leftmost[x] - firstA) * width;
            for (std::uint32_t y = firstB; y <= j; ++y) {
                const std::size_t k = y - firstB + 1;
                double best = std::min(above[k], row[k - 1]) + 1;
                if (spineOfA && m_b.leftmost[y] == firstB) {
                    best = std::min(best, above[k - 1] + m_rename(x, y));
                    tree(x, y) = best;
                } else {
                    best = std::min(best, beforeA[m_b.leftmost[y] - firstB] + tree(x, y));
                }
                row[k] = best;
            }
        }
    }

    void trace(
        std::uint32_t i,
        std::uint32_t j,
        std::vector<TreeStep>& steps,
        std::vector<std::pair<std::uint32_t, std::uint32_t>>& open)
    {
        const std::uint32_t firstA = m_a.leftmost[i];
        const std::uint32_t firstB = m_b.leftmost[j];
        const auto at
            = [this](std::size_t x, std::size_t y) { return m_forest[x * m_forestWidth + y]; };
        constexpr double kSlack = 1e-9;
        std::size_t x = i - firstA + 1;
        std::size_t y = j - firstB + 1;
        while (x > 0 || y > 0) {
            const auto nodeA = std::uint32_t(firstA + x - 1);
            const auto nodeB = std::uint32_t(firstB + y - 1);
            if (x > 0 && at(x, y) >= at(x - 1, y) + 1 - kSlack) {
                steps.push_back({nodeA, TreeStep::kNoNode});
                --x;
            } else if (y > 0 && at(x, y) >= at(x, y - 1) + 1 - kSlack) {
                steps.push_back({TreeStep::kNoNode, nodeB});
                --y;
            } else if (m_a.leftmost[nodeA] == firstA && m_b.leftmost[nodeB] == firstB) {
                steps.push_back({nodeA, nodeB});
                --x;
                --y;
            } else {
                open.emplace_back(nodeA, nodeB);
                x = m_a.leftmost[nodeA] - firstA;
                y = m_b.leftmost[nodeB] - firstB;
            }
        }
    }

    const TreeShape& m_a;
    const TreeShape& m_b;
    Rename m_rename;
    std::size_t m_width;
    std::vector<double> m_tree;
    std::vector<double> m_forest;
    std::size_t m_forestWidth = 0;
};

} // namespace groundmark::evaluation
