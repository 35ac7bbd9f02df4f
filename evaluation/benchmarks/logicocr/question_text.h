// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Texts of questions, answers and cues, taken apart for checking a question that is being written.
namespace groundmark::evaluation::logicocr {

/// Lower-case words in order: runs of letters, numbers as one word each ("0,06" and "0.06" are both
/// "0.06", "1,234" is "1234"), Han characters one by one. Signs and currencies are left out.
[[nodiscard]] QStringList wordsOf(const QString& text);
/// Whether the words stand somewhere in `among`, one behind the other. No words stand nowhere.
[[nodiscard]] bool standsIn(const QStringList& words, const QStringList& among);

/// Numbers in order. A comma or a point before exactly three digits groups thousands where that can
/// be told: "1,234" is 1234, "1.234" is 1.234, "1.234,50" is 1234.5.
[[nodiscard]] std::vector<double> numbersIn(const QString& text);
/// The one number that a text holds beside signs and units, such as "0.06 €"; nothing for none or
/// several.
[[nodiscard]] std::optional<double> onlyNumber(const QString& text);
/// Whether two numbers are the same, as exactly as the first is written ("33.3" is 100/3).
[[nodiscard]] bool sameNumber(const QString& written, double value);

/// Tokens of a question, roughly. The paper counts with the tokenizer of Qwen2.5-VL-7B, which takes
/// every digit apart; this has no vocabulary and estimates: a word of up to eight letters is one,
/// every four more another; a digit or a run of signs one; ten Han characters seven. Ours.
[[nodiscard]] int estimatedTokens(const QString& text);

/// An equation that somebody wrote: "35 − (14.99 + 19.95) = 0.06".
struct Calculation
{
    QString expression; ///< left of the sign, as written
    double value = 0.0; ///< what it comes to
    QString stated; ///< the number right of the sign, as written
    std::vector<double> operands;

    [[nodiscard]] bool isRight() const { return sameNumber(stated, value); }
};
/// All equations of plain arithmetic (+ − × ÷ and brackets) in a text.
[[nodiscard]] std::vector<Calculation> calculationsIn(const QString& text);

/// How a number follows from others by plain arithmetic: "14.99 + 19.95", "35 − (14.99 + 19.95)",
/// "12 ÷ 4". The shortest way that is found; nothing when there is none. At most 12 numbers are
/// tried, the first ones.
[[nodiscard]] std::optional<QString>
derivation(const QString& written, const std::vector<double>& numbers);

} // namespace groundmark::evaluation::logicocr
