// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

/// How numbers are written. The same in all languages (decimal point, thousands comma), so that
/// screens, papers and exports agree.
namespace groundmark::widgets::numbers {

inline constexpr QChar minus {0x2212};
inline constexpr QChar times {0x00D7};
inline constexpr QChar enDash {0x2013};
inline constexpr QChar plusMinus {0x00B1};

/// "7,400", "−12".
[[nodiscard]] QString count(qint64 value);
/// "1,234.50" with that many decimals; minus is U+2212. "–" for NaN and infinity.
[[nodiscard]] QString decimal(double value, int decimals);
/// The same with "+" before a positive number: "+0.4", "−4.7", "0.0".
[[nodiscard]] QString difference(double value, int decimals);
/// A share of 0–1 in tables: ".842", "1.00" for 1 with two decimals; no leading zero.
[[nodiscard]] QString score(double value, int decimals = 3);
/// The same in prose and exports: "0.842".
[[nodiscard]] QString scoreInProse(double value, int decimals = 3);
/// A share of 0–1 as "73.2 %".
[[nodiscard]] QString percent(double share, int decimals = 1);
/// Half width of an interval: "±0.8".
[[nodiscard]] QString halfWidth(double value, int decimals = 1);
/// The same for scores: "±.013".
[[nodiscard]] QString scoreHalfWidth(double value, int decimals = 3);
/// "[70.4, 75.9]".
[[nodiscard]] QString interval(double low, double high, int decimals = 1);
/// "1–2"; one number when both are the same.
[[nodiscard]] QString range(qint64 first, qint64 last);
/// "1700 × 2250": sizes carry no thousands comma, as in the file names and papers they come from.
[[nodiscard]] QString size(int width, int height);
/// "n = 1,163".
[[nodiscard]] QString sampleSize(qint64 n);
/// "4 min 30 s", "1 h 5 min", "0.8 s", "12 s".
[[nodiscard]] QString duration(double seconds);
/// "18.4 MB" (1 MB is 10^6 bytes).
[[nodiscard]] QString bytes(qint64 value);
/// What stands for a number that is missing: "–".
[[nodiscard]] QString missing();

/// Reads a number that a person typed: thousands commas, decimal point or comma, hyphen or U+2212.
/// "1,234" is a thousand, "0,5" a half; nothing when it is no number.
[[nodiscard]] std::optional<double> parsed(const QString& typed);

} // namespace groundmark::widgets::numbers
