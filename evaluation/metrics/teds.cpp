// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/teds.h"

#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/table_tree.h"
#include "evaluation/metrics/text.h"
#include "evaluation/metrics/tree_edit.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace groundmark::evaluation {

namespace {

constexpr double kMaxCellSteps = 2e9;
constexpr std::size_t kMaxListedEdits = 5'000; // of a reason: enough to read, little to keep

/// A table in post-order.
struct FlatTable
{
    TreeShape shape;
    std::vector<const TableNode*> nodes;
    double tokenCount = 0;

    explicit FlatTable(const TableNode& root) { add(root); }

private:
    std::uint32_t add(const TableNode& node)
    {
        std::optional<std::uint32_t> first;
        for (const TableNode& child : node.children) {
            const std::uint32_t leaf = add(child);
            first = first.value_or(leaf);
        }
        const auto self = std::uint32_t(nodes.size());
        nodes.push_back(&node);
        shape.leftmost.push_back(first.value_or(self));
        tokenCount += double(node.tokens.size());
        return shape.leftmost.back();
    }
};

/// The cost of making one node into another. Keeps the edit pattern of the last left-hand cell.
class RenameCost
{
public:
    RenameCost(const FlatTable& a, const FlatTable& b, std::uint32_t alphabet)
        : m_a(a)
        , m_b(b)
        , m_table(std::make_unique<std::vector<std::uint64_t>>(alphabet + 1, 0))
    {
    }

    double operator()(std::uint32_t i, std::uint32_t j)
    {
        const TableNode& a = *m_a.nodes[i];
        const TableNode& b = *m_b.nodes[j];
        if (a.tag != b.tag || a.colspan != b.colspan || a.rowspan != b.rowspan) {
            return 1.0;
        }
        const std::size_t longer = std::max(a.tokens.size(), b.tokens.size());
        if (longer == 0 || a.tokens == b.tokens) {
            return 0.0;
        }
        if (!m_pattern || m_patternNode != i) {
            m_pattern.reset();
            m_pattern = std::make_unique<EditPattern>(a.tokens, *m_table);
            m_patternNode = i;
        }
        return double(m_pattern->distanceTo(b.tokens).value_or(longer)) / double(longer);
    }

private:
    const FlatTable& m_a;
    const FlatTable& m_b;
    std::unique_ptr<std::vector<std::uint64_t>> m_table; // at a fixed place: patterns refer to it
    std::unique_ptr<EditPattern> m_pattern;
    std::uint32_t m_patternNode = 0;
};

std::string contentOf(const TableNode& node, const TokenAlphabet& alphabet)
{
    std::string text;
    for (std::uint32_t token : node.tokens) {
        text += alphabet.name(token);
    }
    return text;
}

Reason nodeReason(const TableNode& node, const TokenAlphabet& alphabet)
{
    Reason reason = {{"tag", node.tag}};
    if (node.isCell()) {
        reason["colspan"] = node.colspan;
        reason["rowspan"] = node.rowspan;
        reason["text"] = contentOf(node, alphabet);
    }
    return reason;
}

/// Position of each node in the tree as a path of child numbers from the table.
void collectPaths(
    const TableNode& node, std::vector<int>& path, std::vector<std::vector<int>>& paths)
{
    for (std::size_t k = 0; k < node.children.size(); ++k) {
        path.push_back(int(k));
        collectPaths(node.children[k], path, paths);
        path.pop_back();
    }
    paths.push_back(path);
}

std::vector<std::vector<int>> pathsOf(const TableNode& root)
{
    std::vector<int> path;
    std::vector<std::vector<int>> paths;
    collectPaths(root, path, paths);
    return paths;
}

/// Every edit that costs something, in reading order. Those beyond kMaxListedEdits are counted.
void addTreeEdits(
    Reason& into,
    const std::vector<TreeStep>& steps,
    const FlatTable& truth,
    const FlatTable& answer,
    const TokenAlphabet& alphabet,
    RenameCost& cost)
{
    const auto truthPaths = pathsOf(*truth.nodes.back());
    const auto answerPaths = pathsOf(*answer.nodes.back());
    const auto side = [&](const FlatTable& table, const auto& paths, std::uint32_t node) -> Reason {
        if (node == TreeStep::kNoNode) {
            return nullptr;
        }
        Reason reason = nodeReason(*table.nodes[node], alphabet);
        reason["path"] = paths[node];
        return reason;
    };
    Reason edits = Reason::array();
    std::size_t unlisted = 0;
    for (auto it = steps.rbegin(); it != steps.rend(); ++it) {
        const TreeStep step = *it;
        const bool isPair = step.a != TreeStep::kNoNode && step.b != TreeStep::kNoNode;
        const double price = isPair ? cost(step.a, step.b) : 1.0;
        if (price <= 0.0) {
            continue;
        }
        if (edits.size() == kMaxListedEdits) {
            ++unlisted;
            continue;
        }
        const char* op = isPair ? "replace" : step.a == TreeStep::kNoNode ? "delete" : "insert";
        edits.push_back(
            {{"op", op},
             {"cost", price},
             {"truth", side(truth, truthPaths, step.b)},
             {"answer", side(answer, answerPaths, step.a)}});
    }
    into["treeEdits"] = std::move(edits);
    if (unlisted > 0) {
        into["unlistedEdits"] = unlisted;
    }
}

} // namespace

Graded teds(TextView truth, TextView answer, const TedsOptions& options, Explain explain)
{
    if (truth.empty() || answer.empty()) {
        return answer.empty() ? unparseable("The prediction is empty.") : scored(0.0);
    }
    TokenAlphabet alphabet;
    const TableTree a = readTable(answer, options.structureOnly, alphabet, options.ignoreTags);
    const TableTree t = readTable(truth, options.structureOnly, alphabet, options.ignoreTags);
    using State = TableTree::State;
    if (a.state == State::TooLarge || t.state == State::TooLarge) {
        return unparseable("The table is too large to compare.");
    }
    if (a.state == State::NoTable || t.state == State::NoTable) {
        return a.state == State::NoTable ? unparseable("There is no table in the prediction.")
                                         : scored(0.0);
    }
    if (a.state == State::BadSpan || t.state == State::BadSpan) {
        return raises("A colspan or rowspan is not a whole number.");
    }
    const std::size_t nodes = std::max(a.descendants, t.descendants);
    if (nodes == 0) {
        return raises("Both tables are empty.");
    }
    const FlatTable flatAnswer(a.root);
    const FlatTable flatTruth(t.root);
    constexpr double kWord = 64.0;
    if (!isComparable(flatAnswer.shape, flatTruth.shape)
        || flatAnswer.tokenCount * flatTruth.tokenCount / kWord > kMaxCellSteps) {
        return unparseable("The table is too large to compare.");
    }
    TreeComparison comparison(
        flatAnswer.shape, flatTruth.shape, RenameCost(flatAnswer, flatTruth, alphabet.size()));
    Graded graded = scored(1.0 - comparison.distance() / double(nodes));
    if (explain == Explain::Yes) {
        RenameCost cost(flatAnswer, flatTruth, alphabet.size());
        graded.reason
            = {{"rule", options.structureOnly ? "TEDS, structure only" : "TEDS"},
               {"formula",
                "1 − " + shortNumber(comparison.distance()) + " tree edits / "
                    + std::to_string(nodes) + " elements = " + shortNumber(graded.value)},
               {"tables", {{"truth", toUtf8(truth)}, {"answer", toUtf8(answer)}}}};
        addTreeEdits(
            graded.reason, comparison.script(), flatTruth, flatAnswer, alphabet, cost);
    }
    return graded;
}

} // namespace groundmark::evaluation
