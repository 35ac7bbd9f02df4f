// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/document.h"

#include "evaluation/metrics/text.h"
#include "evaluation/metrics/tree_edit.h"

#include <algorithm>

namespace groundmark::evaluation {

using python::Value;

namespace {

char32_t at(TextView text, std::size_t i)
{
    return i < text.size() ? text[i] : U'\0';
}

bool isBlankAt(TextView text, std::size_t i)
{
    return i < text.size() && isSpace(text[i]);
}

/// One pass from left to right: where `rule` says how many characters a match has (0 for none),
/// `replacement` takes their place.
template <typename Rule> Text replaceWhere(TextView text, TextView replacement, Rule rule)
{
    Text result;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = rule(text, i);
        if (length == 0) {
            result += text[i++];
        } else {
            result += replacement;
            i += length;
        }
    }
    return result;
}

/// `word` and one blank behind it become `word`.
Text dropBlankAfter(TextView text, TextView word)
{
    return replaceWhere(text, word, [word](TextView t, std::size_t i) -> std::size_t {
        const bool hit = t.substr(i, word.size()) == word && isBlankAt(t, i + word.size());
        return hit ? word.size() + 1 : 0;
    });
}

Text dropBlankBeforeBrace(TextView text)
{
    return replaceWhere(text, U"}", [](TextView t, std::size_t i) -> std::size_t {
        return isBlankAt(t, i) && at(t, i + 1) == U'}' ? 2 : 0;
    });
}

/// Pre-order: what looking a label up from ROOT finds first.
std::size_t findLabel(const DocumentTree& tree, TextView label)
{
    std::vector<std::size_t> open {0};
    while (!open.empty()) {
        const std::size_t node = open.back();
        open.pop_back();
        if (tree.nodes[node].label == label) {
            return node;
        }
        const auto& children = tree.nodes[node].children;
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return 0;
}

/// A tree in post-order, with whether each label has anything but blanks.
struct FlatDocument
{
    TreeShape shape;
    std::vector<bool> hasText;

    explicit FlatDocument(const DocumentTree& tree)
    {
        struct Frame
        {
            std::size_t node;
            std::size_t next = 0;
            std::uint32_t first = TreeStep::kNoNode;
        };
        std::vector<Frame> stack {{0}};
        while (!stack.empty()) {
            Frame& top = stack.back();
            const auto& node = tree.nodes[top.node];
            if (top.next < node.children.size()) {
                stack.push_back({node.children[top.next++]});
                continue;
            }
            const auto self = std::uint32_t(hasText.size());
            hasText.push_back(!strip(node.label).empty());
            const std::uint32_t first = std::min(top.first, self);
            shape.leftmost.push_back(first);
            stack.pop_back();
            if (!stack.empty()) {
                stack.back().first = std::min(stack.back().first, first);
            }
        }
    }
};

} // namespace

Text cleanDocumentLine(TextView line)
{
    Text text(line);
    for (TextView token : {U"<bos>", U"<eos>", U"<pad>", U"<unk>"}) {
        text = replaceAll(text, token, U"");
    }
    text = replaceWhere(text, U"", [](TextView t, std::size_t i) -> std::size_t {
        const bool hit = isBlankAt(t, i) && t.substr(i + 1, 2) == U"##" && i + 3 < t.size()
            && !isSpace(t[i + 3]);
        return hit ? 3 : 0;
    });
    text = dropBlankAfter(text, U"\\");
    text = replaceWhere(text, U"**", [](TextView t, std::size_t i) -> std::size_t {
        const bool hit = isBlankAt(t, i) && at(t, i + 1) == U'*' && isBlankAt(t, i + 2)
            && at(t, i + 3) == U'*' && isBlankAt(t, i + 4);
        return hit ? 5 : 0;
    });
    text = dropBlankAfter(text, U"{");
    text = dropBlankBeforeBrace(dropBlankBeforeBrace(text));
    text = dropBlankAfter(dropBlankAfter(text, U"\\begin"), U"\\end");
    text = replaceAll(text, U"\\end{table}", U"\\end{table}   ");
    for (char32_t c : {U'\n', U'*', U'_'}) {
        std::replace(text.begin(), text.end(), c, U' ');
    }
    return text;
}

DocumentTree readDocument(TextView text)
{
    DocumentTree tree;
    tree.nodes = {{U"ROOT", {1}}, {U"TITLE", {}}};
    Text heading;
    std::size_t target = 1;
    for (TextView line : split(text, U'\n')) {
        const Text clean = cleanDocumentLine(line);
        const std::size_t self = tree.nodes.size();
        if (clean.starts_with(U'#')) {
            heading = without(clean, U'#');
            tree.nodes.push_back({heading, {}});
            tree.nodes[0].children.push_back(self);
            // Later lines go below the node found now: what is added below it comes after it.
            target = heading.empty() ? findLabel(tree, U"TITLE") : findLabel(tree, heading);
        } else {
            tree.nodes.push_back({clean, {}});
            tree.nodes[target].children.push_back(self);
        }
    }
    return tree;
}

Graded documentParsing(const Value& predict, const Value& answers, Explain explain)
{
    const bool isList = answers.is(Value::Kind::List);
    if (!isList || answers.items().size() != 1 || !answers.items().front().isString()) {
        return raises("A document item needs exactly one answer, a text.");
    }
    if (!predict.isString()) {
        return unparseable("The prediction is not a text.");
    }
    const Text& truthText = answers.items().front().text();
    for (const Text* text : {&truthText, &predict.text()}) {
        if (std::size_t(std::count(text->begin(), text->end(), U'\n')) > kMaxDocumentLines) {
            return unparseable("The document is too large to compare.");
        }
    }
    const FlatDocument truth(readDocument(truthText));
    const FlatDocument answer(readDocument(predict.text()));
    if (!isComparable(answer.shape, truth.shape)) {
        return unparseable("The document is too large to compare.");
    }
    const TreeComparison comparison(
        answer.shape, truth.shape, [&answer, &truth](std::uint32_t i, std::uint32_t j) {
            return answer.hasText[i] && truth.hasText[j] ? 0.0 : 1.0;
        });
    const std::size_t nodes = std::max(answer.shape.size(), truth.shape.size());
    Graded graded = scored(1.0 - comparison.distance() / double(nodes));
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "tree edit distance of headings and lines; words do not count"},
               {"formula",
                "1 − " + shortNumber(comparison.distance()) + " tree edits / "
                    + std::to_string(nodes) + " nodes = " + shortNumber(graded.value)}};
        const auto blanks = std::count(truth.hasText.begin(), truth.hasText.end(), false);
        if (blanks > 0) {
            graded.reason["notes"].push_back(
                "Each of the truth's " + std::to_string(blanks)
                + " blank lines costs 1, even where the answer has it too.");
        }
    }
    return graded;
}

} // namespace groundmark::evaluation
