// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Text as the benchmarks' official programs see it. They are Python, so lengths count code points,
/// "blank" is Python's white space, and case mapping is Unicode's full mapping. Metrics take UTF-8
/// (std::string) and work on code points (std::u32string) inside.
namespace groundmark::evaluation {

using Text = std::u32string;
using TextView = std::u32string_view;

/// UTF-8 to code points. Never fails: each byte that is not part of a valid sequence becomes
/// U+FFFD. NUL is a character like any other; surrogates written as three bytes stay surrogates.
[[nodiscard]] Text fromUtf8(std::string_view utf8);
/// Code points to UTF-8. Surrogates become three bytes each, values above U+10FFFF U+FFFD.
[[nodiscard]] std::string toUtf8(TextView text);
void appendUtf8(std::string& out, char32_t c);

/// str.isspace() of one character: Unicode white space and U+001C–U+001F.
[[nodiscard]] bool isSpace(char32_t c);
/// str.isalpha() of one character: the letter categories, Han characters included.
[[nodiscard]] bool isAlpha(char32_t c);
/// What `\w` of Python's patterns matches: letters, anything numeric, and the underscore.
[[nodiscard]] bool isWordCharacter(char32_t c);
/// What `\d` matches: the value 0–9 of a decimal digit of any script, nothing for other characters.
[[nodiscard]] std::optional<int> digitValue(char32_t c);
/// str.isprintable() of one character; what repr() leaves unescaped.
[[nodiscard]] bool isPrintable(char32_t c);

/// str.strip() without argument.
[[nodiscard]] TextView strip(TextView text);
/// str.strip(characters).
[[nodiscard]] TextView strip(TextView text, TextView characters);
/// str.lower() and str.upper(): ß becomes SS, İ becomes i + U+0307, a Σ that ends a word becomes ς.
[[nodiscard]] Text lower(TextView text);
[[nodiscard]] Text upper(TextView text);

/// str.replace(from, to); an empty `from` changes nothing.
[[nodiscard]] Text replaceAll(TextView text, TextView from, TextView to);
[[nodiscard]] Text without(TextView text, char32_t c);
[[nodiscard]] bool contains(TextView text, TextView part);
/// str.split() without argument: the runs between white space.
[[nodiscard]] std::vector<Text> words(TextView text);
/// str.split(separator): always at least one piece.
[[nodiscard]] std::vector<TextView> split(TextView text, char32_t separator);
[[nodiscard]] Text join(const std::vector<Text>& parts, TextView separator);

} // namespace groundmark::evaluation
