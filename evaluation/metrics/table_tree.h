// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// HTML tables as TEDS sees them: the tree that libxml2's lenient parser makes of the text.
namespace groundmark::evaluation {

/// Numbers the tokens of cells (characters, and tags inside cells) densely from 0. Two tables that
/// are to be compared share one.
class TokenAlphabet
{
public:
    [[nodiscard]] std::uint32_t character(char32_t c);
    [[nodiscard]] std::uint32_t tag(const std::string& token); ///< "<b>" or "</b>"
    [[nodiscard]] std::uint32_t size() const { return std::uint32_t(m_names.size()); }
    [[nodiscard]] const std::string& name(std::uint32_t token) const { return m_names[token]; }

private:
    std::unordered_map<char32_t, std::uint32_t> m_characters;
    std::unordered_map<std::string, std::uint32_t> m_tags;
    std::vector<std::string> m_names;
};

/// `td` nodes have spans and tokens and no children; all other elements have children only.
struct TableNode
{
    std::string tag;
    std::string colspan; ///< canonical digits; empty unless `td`
    std::string rowspan;
    std::vector<std::uint32_t> tokens;
    std::vector<TableNode> children;

    [[nodiscard]] bool isCell() const { return tag == "td"; }
};

struct TableTree
{
    enum class State
    {
        Readable,
        NoTable, ///< the document has no `table` directly in its body
        BadSpan, ///< a colspan or rowspan that Python's int() refuses: the official program raises
        TooLarge, ///< more than kMaxHtmlBytes
    };
    State state = State::NoTable;
    TableNode root;
    std::size_t descendants = 0; ///< elements below the table, those inside cells included
};

constexpr std::size_t kMaxHtmlBytes = 64U << 20U;

/// Header cells (`th`) have no content for TEDS; who draws the table wants to see it.
enum class HeaderCells
{
    AsCompared, ///< elements with children and without content, as the officials compare them
    WithContent, ///< spans and tokens as a `td` has them, and no children
};

/// Parses a document and takes the first table of its body. Elements named in `ignoreTags` are
/// dissolved first: their content takes their place. Nesting deeper than libxml2's limit (256) ends
/// the document there.
[[nodiscard]] TableTree readTable(
    TextView html,
    bool structureOnly,
    TokenAlphabet& alphabet,
    const std::vector<std::string>& ignoreTags = {},
    HeaderCells headers = HeaderCells::AsCompared);

} // namespace groundmark::evaluation
