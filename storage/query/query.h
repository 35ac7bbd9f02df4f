// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace groundmark::storage {

/// How a number is compared.
enum class Comparison { Less, LessOrEqual, Equal, NotEqual, GreaterOrEqual, Greater };

/// One part of a query about samples, as a tree. Runs are named as the person named them ("A", or a
/// run's own name); who asks says what the letters mean.
struct QueryNode
{
    enum class Kind {
        And, ///< all children hold
        Or, ///< one of them does
        Not, ///< the only child does not
        RunIs, ///< `name` (failed, passed, unparseable, empty, error, answered) holds of `run`
        RunNumber, ///< `name` (score, tokens, latency) of `run` compared with `number`
        AnyNumber, ///< `name` (tokens, latency, pages, regions, first_wrong) compared with `number`
        Field, ///< `name` (type, lang, state, outcome, label) is `text`
        Contains, ///< `name` (id, question, answer, note; empty: any but notes) holds `text`
        Search, ///< the words of `text` stand in `name` (text: anywhere, reply) as the index has them
        Matches, ///< `name` (text, id, question, answer, note, reply) matches the pattern `text`
        Bookmarked, ///< somebody marked the sample
        Flipped, ///< of the shown runs one passes and another fails
    };
    Kind kind = Kind::And;
    std::vector<QueryNode> children;
    QString name;
    QString run;
    QString metric; ///< of a score; empty: the primary one
    Comparison comparison = Comparison::Equal;
    double number = 0.0;
    QString text;

    bool operator==(const QueryNode&) const = default;
};

/// Reads a query, for example
///
///     failed(A) and passed(B)          score(A, teds) < 0.5       type:"text grounding" or lang:zh
///     outcome:unparseable              text ~ "regex"             first_wrong <= 3
///     tokens > 2000                    label:OCR-error            flipped
///     text:"odds ratio"                note ~ "unsure"            bookmarked
///
/// `text:` and `reply:` look for whole words in an index over questions, answers, notes and replies
/// (storage/search); `~` looks for a pattern in the texts themselves. Words side by side are looked for as they stand ("odds ratio"); terms side by side must all
/// hold; `and` binds closer than `or`, `not` closest. Keywords and names may be written in any case.
/// An empty text is the query that everything fulfils. An error says what was expected and at which
/// character.
[[nodiscard]] Result<QueryNode> parseQuery(const QString& text);

/// The word that ends at `cursor` and what may stand for it: names, keywords, and what `values`
/// gives for the key that it belongs to. For completion.
struct QueryCompletion
{
    qsizetype start = 0; ///< where the word begins
    QStringList words; ///< complete words, ready to take its place
};
/// What a key of the query language can be followed by, as this project has it: "type" → its tasks.
using QueryValues = std::function<QStringList(const QString& key)>;
[[nodiscard]] QueryCompletion completeQuery(const QString& text, qsizetype cursor, const QueryValues& values);

} // namespace groundmark::storage
