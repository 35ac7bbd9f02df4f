// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/region_mentions.h"

#include "evaluation/metrics/code_points.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <set>

namespace groundmark::evaluation {

namespace {

// The grammar, over normalised text (see normalise):
//
//   reference = keyword item (link item)*  |  label (link item)*
//   keyword   = [bounding] (region|box|bbox|rectangle)[s|es] separator+      a whole word
//   label     = "R" [space] [-_#] [space] number | "r" [-_#] number
//   number    = 1–2 digits, not followed by a digit, a letter or ".digit"
//   link      = range | list
//   range     = "-" | ".." | "..." | through | thru      | to   (after a plural keyword only)
//   list      = , ; / & and or and/or "as well as" "along with"
//
// A bare number continues a list only after a plural keyword, or after a label through "/" or a
// range. A singular keyword takes one item; a range may still go on from it.

constexpr int maximumNumber = 99; // two digits

// East Asian ideographs and the like do not count: they touch a label without being a part of it.
bool isLetter(char32_t c)
{
    return QChar::isLetter(c) && QChar::category(c) != QChar::Letter_Other;
}

bool isDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

Text normalise(const QString& text)
{
    static const QRegularExpression subscript(QStringLiteral(R"(_\{\s*(\d+)\s*\})"));
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text.normalized(QString::NormalizationForm_KC)) {
        const bool isMarkup = c == u'`' || c == u'*' || c == u'$';
        const bool isDash = c.category() == QChar::Punctuation_Dash || c == QChar(0x2212);
        if (!isMarkup) {
            plain += isDash ? QChar(u'-') : c;
        }
    }
    return toCodePoints(plain.replace(subscript, QStringLiteral("_\\1")));
}

class Parser
{
public:
    explicit Parser(Text text)
        : m_text(std::move(text))
    {
    }

    std::set<int> run()
    {
        while (m_at < m_text.size()) {
            if (!reference()) {
                ++m_at;
            }
        }
        return std::move(m_found);
    }

private:
    struct Item
    {
        int number = 0;
        std::size_t end = 0;
        bool isLabel = false;
    };

    [[nodiscard]] char32_t charAt(std::size_t at) const
    {
        return at < m_text.size() ? m_text[at] : U'\0';
    }

    [[nodiscard]] bool startsWord(std::size_t at) const
    {
        if (at == 0) {
            return true;
        }
        const char32_t before = m_text[at - 1];
        return !isLetter(before) && !isDigit(before) && before != U'_';
    }

    [[nodiscard]] std::size_t skipSpaces(std::size_t at) const
    {
        while (isSpace(charAt(at))) {
            ++at;
        }
        return at;
    }

    /// The end of `word` (ASCII, lower case) when it stands at `at` in any case; else nothing.
    [[nodiscard]] std::optional<std::size_t> literal(std::size_t at, TextView word) const
    {
        for (const char32_t expected : word) {
            const char32_t c = charAt(at);
            const char32_t low = c >= U'A' && c <= U'Z' ? c - U'A' + U'a' : c;
            if (low != expected) {
                return std::nullopt;
            }
            ++at;
        }
        return at;
    }

    /// Like literal(), but one of many, the first that fits; longer words must stand first.
    [[nodiscard]] std::optional<std::size_t>
    anyLiteral(std::size_t at, std::initializer_list<TextView> words) const
    {
        for (const TextView word : words) {
            if (const auto end = literal(at, word)) {
                return end;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Item> number(std::size_t at) const
    {
        std::size_t end = at;
        int value = 0;
        while (end < at + 3 && isDigit(charAt(end))) {
            value = value * 10 + static_cast<int>(charAt(end) - U'0');
            ++end;
        }
        const bool isWhole = value <= maximumNumber && end - at <= 2 && end > at;
        const char32_t next = charAt(end);
        if (!isWhole || isDigit(next) || isLetter(next)
            || (next == U'.' && isDigit(charAt(end + 1)))) {
            return std::nullopt;
        }
        return Item {value, end, false};
    }

    [[nodiscard]] std::optional<Item> label(std::size_t at) const
    {
        const char32_t letter = charAt(at);
        if (letter != U'R' && letter != U'r') {
            return std::nullopt;
        }
        const bool mayHaveSpaces = letter == U'R';
        const auto skipOneSpace
            = [&](std::size_t i) { return mayHaveSpaces && charAt(i) == U' ' ? i + 1 : i; };
        std::size_t end = skipOneSpace(at + 1);
        if (charAt(end) == U'-' || charAt(end) == U'_' || charAt(end) == U'#') {
            end = skipOneSpace(end + 1);
        }
        auto item = number(end);
        if (item) {
            item->isLabel = true;
        }
        return item;
    }

    [[nodiscard]] std::optional<Item> labelOrNumber(std::size_t at) const
    {
        const auto asLabel = label(at);
        return asLabel ? asLabel : number(at);
    }

    struct Keyword
    {
        std::size_t end = 0; ///< after the separators
        bool isPlural = false;
    };

    [[nodiscard]] std::optional<Keyword> keyword(std::size_t at) const
    {
        using Words = std::initializer_list<TextView>;
        static constexpr Words plurals = {U"regions", U"bboxes", U"boxes", U"rectangles"};
        static constexpr Words singulars = {U"region", U"bbox", U"box", U"rectangle"};
        if (const auto bounding = literal(at, U"bounding")) {
            if (charAt(*bounding) != U' ' && charAt(*bounding) != U'-') {
                return std::nullopt;
            }
            at = *bounding + 1;
        }
        const auto plural = anyLiteral(at, plurals);
        const auto word = plural ? plural : anyLiteral(at, singulars);
        if (!word || isLetter(charAt(*word)) || isDigit(charAt(*word))) {
            return std::nullopt;
        }
        const std::size_t end = separators(*word);
        if (end == *word) {
            return std::nullopt;
        }
        return Keyword {end, plural.has_value()};
    }

    [[nodiscard]] std::size_t separators(std::size_t at) const
    {
        while (true) {
            const char32_t c = charAt(at);
            if (isSpace(c) || c == U':' || c == U'#' || c == U'-' || c == U'_') {
                ++at;
            } else if (
                const auto word = anyLiteral(
                    at,
                    {U"numbered",
                     U"number",
                     U"num",
                     U"no.",
                     U"labeled",
                     U"labelled",
                     U"marked",
                     U"id",
                     U"from"})) {
                at = *word;
            } else {
                return at;
            }
        }
    }

    enum class Link
    {
        Range,
        Slash,
        List
    };
    struct FoundLink
    {
        Link kind = Link::List;
        std::size_t end = 0;
    };

    /// A word with white space on both sides.
    [[nodiscard]] std::optional<std::size_t>
    spacedWord(std::size_t at, std::initializer_list<TextView> words) const
    {
        const std::size_t start = skipSpaces(at);
        const auto end = anyLiteral(start, words);
        if (start == at || !end || !isSpace(charAt(*end))) {
            return std::nullopt;
        }
        return skipSpaces(*end);
    }

    [[nodiscard]] std::optional<FoundLink> link(std::size_t at, bool isPlural) const
    {
        if (const auto end = anyLiteral(skipSpaces(at), {U"...", U"..", U"-"})) {
            return FoundLink {Link::Range, skipSpaces(*end)};
        }
        if (const auto end = spacedWord(at, {U"through", U"thru"})) {
            return FoundLink {Link::Range, *end};
        }
        if (const auto end = spacedWord(at, {U"to"}); end && isPlural) {
            return FoundLink {Link::Range, *end};
        }
        static constexpr std::initializer_list<TextView> conjunctions
            = {U"and/or", U"and", U"or", U"as well as", U"along with"};
        const std::size_t mark = skipSpaces(at);
        if (const auto end = anyLiteral(mark, {U",", U";", U"/", U"&"})) {
            const Link kind = charAt(mark) == U'/' ? Link::Slash : Link::List;
            const auto word = anyLiteral(skipSpaces(*end), conjunctions);
            if (word && isSpace(charAt(*word))) {
                return FoundLink {Link::List, skipSpaces(*word)};
            }
            return FoundLink {kind, skipSpaces(*end)};
        }
        if (const auto end = spacedWord(at, conjunctions)) {
            return FoundLink {Link::List, *end};
        }
        return std::nullopt;
    }

    bool reference()
    {
        if (!startsWord(m_at)) {
            return false;
        }
        if (const auto found = keyword(m_at)) {
            if (const auto item = labelOrNumber(found->end)) {
                continueFrom(*item, found->isPlural);
                return true;
            }
        }
        if (const auto item = label(m_at)) {
            continueFrom(*item, false);
            return true;
        }
        return false;
    }

    void continueFrom(Item item, bool isPlural)
    {
        m_found.insert(item.number);
        m_at = item.end;
        const bool fromLabel = item.isLabel;
        while (const auto found = link(item.end, isPlural)) {
            const bool takesNumber = isPlural || found->kind == Link::Range
                || (fromLabel && found->kind == Link::Slash);
            const auto next = takesNumber ? labelOrNumber(found->end) : label(found->end);
            if (!next) {
                return;
            }
            if (found->kind == Link::Range) {
                const auto [low, high] = std::minmax(item.number, next->number);
                for (int i = low; i <= high; ++i) {
                    m_found.insert(i);
                }
            }
            m_found.insert(next->number);
            item = *next;
            m_at = item.end;
        }
    }

    Text m_text;
    std::size_t m_at = 0;
    std::set<int> m_found;
};

RegionMentions split(const std::set<int>& found, int regionCount)
{
    RegionMentions mentions;
    for (const int number : found) {
        const bool exists = number >= 1 && number <= regionCount;
        (exists ? mentions.regions : mentions.hallucinated).push_back(number);
    }
    return mentions;
}

} // namespace

RegionMentions regionMentions(const QString& text, int regionCount)
{
    return split(Parser(normalise(text)).run(), regionCount);
}

RegionMentions regionMentions(const QStringList& steps, int regionCount)
{
    std::set<int> all;
    for (const QString& step : steps) {
        all.merge(Parser(normalise(step)).run());
    }
    return split(all, regionCount);
}

} // namespace groundmark::evaluation
