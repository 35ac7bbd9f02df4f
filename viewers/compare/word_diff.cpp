// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/word_diff.h"

#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringView>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace groundmark::viewers {

namespace {

using widgets::DiffRun;
using widgets::DiffRuns;

using Words = std::vector<QStringView>;

/// Scripts that write words without blanks between them.
bool standsAlone(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Thai:
        return true;
    default:
        return false;
    }
}

enum class Kind
{
    Letters,
    Space,
    Alone
};

Kind kindOf(char32_t c)
{
    if (QChar::isSpace(c)) {
        return Kind::Space;
    }
    if (standsAlone(c) || !(QChar::isLetterOrNumber(c) || QChar::isMark(c))) {
        return Kind::Alone;
    }
    return Kind::Letters;
}

char32_t characterAt(QStringView text, qsizetype at)
{
    const bool pair
        = at + 1 < text.size() && text[at].isHighSurrogate() && text[at + 1].isLowSurrogate();
    return pair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
}

qsizetype lengthOf(char32_t c)
{
    return QChar::requiresSurrogates(c) ? 2 : 1;
}

/// A sign between digits belongs to the number: "0.95-1.67" is one word.
bool joinsDigits(QStringView text, qsizetype at)
{
    static constexpr QStringView signs = u".,-\u2013:/";
    return signs.contains(text[at]) && at > 0 && at + 1 < text.size() && text[at - 1].isDigit()
        && text[at + 1].isDigit();
}

Words wordsOf(QStringView text)
{
    Words words;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype start = at;
        const char32_t first = characterAt(text, at);
        const Kind kind = kindOf(first);
        at += lengthOf(first);
        while (kind != Kind::Alone && at < text.size()) {
            const char32_t next = characterAt(text, at);
            if (kindOf(next) != kind && !(kind == Kind::Letters && joinsDigits(text, at))) {
                break;
            }
            at += lengthOf(next);
        }
        words.push_back(text.mid(start, at - start));
    }
    return words;
}

Words charactersOf(QStringView text)
{
    Words characters;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype length = lengthOf(characterAt(text, at));
        characters.push_back(text.mid(at, length));
        at += length;
    }
    return characters;
}

void append(DiffRuns& runs, DiffRun::Kind kind, QStringView text)
{
    if (!runs.isEmpty() && runs.last().kind == kind) {
        runs.last().text += text;
    } else if (!text.isEmpty()) {
        runs.append({kind, text.toString()});
    }
}

/// One row of bits per word of the second text. Bit j of row i is 0 where the longest subsequence
/// that is common with the second text's first i + 1 words grows from the first text's first j
/// words to its first j + 1.
class Rows
{
public:
    Rows(const Words& from, const Words& to)
        : m_width((from.size() + 63) / 64)
        , m_bits(m_width * to.size())
    {
        QHash<QStringView, std::vector<std::uint64_t>> places;
        for (size_t j = 0; j < from.size(); ++j) {
            auto& mask = places[from[j]];
            mask.resize(m_width, 0);
            mask[j / 64] |= std::uint64_t(1) << (j % 64);
        }
        const std::vector<std::uint64_t> ones(m_width, ~std::uint64_t(0));
        const std::uint64_t* above = ones.data();
        for (size_t i = 0; i < to.size(); ++i) {
            std::uint64_t* row = m_bits.data() + i * m_width;
            const auto found = places.constFind(to[i]);
            if (found == places.constEnd()) {
                std::copy_n(above, m_width, row);
            } else {
                step(above, found->data(), row);
            }
            above = row;
        }
    }

    /// Whether word j of the first text makes the common part longer when the second text ends
    /// after `rows` words.
    [[nodiscard]] bool grows(size_t rows, size_t j) const
    {
        return rows > 0 && (m_bits[(rows - 1) * m_width + j / 64] >> (j % 64) & 1U) == 0;
    }

private:
    void step(const std::uint64_t* above, const std::uint64_t* mask, std::uint64_t* row) const
    {
        std::uint64_t carry = 0;
        for (size_t w = 0; w < m_width; ++w) {
            const std::uint64_t matches = above[w] & mask[w];
            const std::uint64_t sum = above[w] + matches;
            const std::uint64_t total = sum + carry;
            carry = std::uint64_t(sum < above[w]) | std::uint64_t(total < sum);
            row[w] = total | (above[w] & ~mask[w]);
        }
    }

    size_t m_width;
    std::vector<std::uint64_t> m_bits;
};

/// Walks back through the rows; the runs come out in reading order, removals before additions.
DiffRuns compare(const Words& from, const Words& to)
{
    const Rows rows(from, to);
    struct Move
    {
        DiffRun::Kind kind;
        QStringView word;
    };
    std::vector<Move> back;
    size_t i = to.size();
    size_t j = from.size();
    while (i > 0 || j > 0) {
        if (j > 0 && !rows.grows(i, j - 1)) {
            back.push_back({DiffRun::Kind::Removed, from[--j]});
        } else if (j == 0 || rows.grows(i - 1, j - 1)) {
            back.push_back({DiffRun::Kind::Added, to[--i]});
        } else {
            --i;
            back.push_back({DiffRun::Kind::Equal, from[--j]});
        }
    }
    DiffRuns runs;
    QString added;
    for (auto move = back.crbegin(); move != back.crend(); ++move) {
        if (move->kind == DiffRun::Kind::Added) {
            added += move->word;
            continue;
        }
        if (move->kind == DiffRun::Kind::Equal) {
            append(runs, DiffRun::Kind::Added, added);
            added.clear();
        }
        append(runs, move->kind, move->word);
    }
    append(runs, DiffRun::Kind::Added, added);
    return runs;
}

qsizetype lengthOf(const Words& words, size_t from)
{
    qsizetype length = 0;
    for (size_t i = from; i < words.size(); ++i) {
        length += words[i].size();
    }
    return length;
}

WordDiff diff(Words from, Words to, qsizetype maximumWords)
{
    WordDiff result;
    const auto limit = static_cast<size_t>(maximumWords);
    size_t start = 0;
    const size_t shorter = std::min(from.size(), to.size());
    while (start < shorter && from[start] == to[start]) {
        append(result.runs, DiffRun::Kind::Equal, from[start++]);
    }
    size_t end = 0;
    while (end < shorter - start && from[from.size() - 1 - end] == to[to.size() - 1 - end]) {
        ++end;
    }
    const Words tail(from.end() - static_cast<ptrdiff_t>(end), from.end());
    for (Words* words : {&from, &to}) {
        words->erase(words->end() - static_cast<ptrdiff_t>(end), words->end());
        words->erase(words->begin(), words->begin() + static_cast<ptrdiff_t>(start));
        if (words->size() > limit) {
            result.left += lengthOf(*words, limit);
            words->resize(limit);
        }
    }
    for (const DiffRun& run : compare(from, to)) {
        append(result.runs, run.kind, run.text);
    }
    if (result.left > 0) {
        return result; // what follows the gap would read as if it followed at once
    }
    for (const QStringView word : tail) {
        append(result.runs, DiffRun::Kind::Equal, word);
    }
    return result;
}

} // namespace

WordDiff wordDiff(const QString& answer, const QString& truth, qsizetype maximumWords)
{
    return diff(wordsOf(answer), wordsOf(truth), maximumWords);
}

WordDiff characterDiff(const QString& answer, const QString& truth)
{
    return diff(charactersOf(answer), charactersOf(truth), 20'000);
}

DiffRuns sideOf(const DiffRuns& runs, DiffRun::Kind kind)
{
    DiffRuns side;
    for (const DiffRun& run : runs) {
        if (run.kind == DiffRun::Kind::Equal || run.kind == kind) {
            append(side, run.kind, run.text);
        }
    }
    return side;
}

DiffRuns folded(const DiffRuns& runs, qsizetype maximumCharacters)
{
    constexpr qsizetype LongestEqual = 400;
    constexpr qsizetype Context = 120;
    const auto note = [](qsizetype length) {
        return DiffRun {
            DiffRun::Kind::Quiet,
            QCoreApplication::translate("Compare", " … %1 equal characters … ")
                .arg(widgets::numbers::count(length))};
    };
    DiffRuns shown;
    qsizetype used = 0;
    qsizetype left = 0;
    for (const DiffRun& run : runs) {
        if (used >= maximumCharacters) {
            left += run.text.size();
            continue;
        }
        if (run.kind == DiffRun::Kind::Equal && run.text.size() > LongestEqual) {
            shown.append({run.kind, run.text.left(Context)});
            shown.append(note(run.text.size() - 2 * Context));
            shown.append({run.kind, run.text.right(Context)});
            used += 2 * Context;
            continue;
        }
        const QString text = run.text.left(maximumCharacters - used);
        left += run.text.size() - text.size();
        used += text.size();
        shown.append({run.kind, text});
    }
    if (left > 0) {
        shown.append(
            {DiffRun::Kind::Quiet,
             QCoreApplication::translate("Compare", " … cut: %1 more characters")
                 .arg(widgets::numbers::count(left))});
    }
    return shown;
}

} // namespace groundmark::viewers
