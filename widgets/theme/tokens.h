// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every colour of the interface. No other file holds a colour literal; a test searches for them.

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace groundmark::widgets {

/// A colour from its six hexadecimal digits, as the design writes them.
[[nodiscard]] constexpr QColor hex(unsigned rgb)
{
    return QColor(int((rgb >> 16U) & 0xFFU), int((rgb >> 8U) & 0xFFU), int(rgb & 0xFFU));
}

/// A colour that says something: `ink` for text and glyphs, `wash` for the ground of badges and
/// notices. Ink reaches 4.5:1 on every ground of the interface and 5:1 on its own wash.
struct Meaning
{
    QColor ink;
    QColor wash;
};

/// The colours of one theme. Widgets ask `tokensOf(this)` (widgets/theme/theme.h) while painting
/// and keep no copy, so that a change of theme needs nothing but a repaint.
struct Tokens
{
    bool isDark = false;
    QColor window; ///< bars, rail, panel headers, table headers
    QColor base; ///< lists, tables, fields, panel bodies
    QColor alt; ///< key caps, quiet chips, ground of empty states
    QColor raised; ///< push buttons, combo boxes, menus, tool tips, toasts
    QColor canvas; ///< round an image: neutral, so that page colours can be judged
    QColor border; ///< separators, row lines, panel edges: decoration only
    QColor control; ///< outline of whatever can be operated
    QColor text;
    QColor text2; ///< labels, units, secondary facts
    QColor text3; ///< placeholders, zero counts: the lightest text allowed
    QColor disabled; ///< disabled text and icons only
    QColor hover; ///< row or flat button under the pointer, neutral badge
    QColor selection; ///< selected row, checked tool, active chip
    QColor accent; ///< primary button, focus ring, links, active tab, own work
    QColor onAccent; ///< text on accent
    QColor track; ///< empty part of a progress or distribution bar
    QColor shadow;
    Meaning ok;
    Meaning bad;
    Meaning warn;
    Meaning unparseable;
    Meaning refused;
    Meaning apiError;
    QColor heat; ///< hot end of heat maps; the cold end is base
};

inline constexpr Tokens lightTokens {
    .isDark = false,
    .window = hex(0xEEF0F2),
    .base = hex(0xFFFFFF),
    .alt = hex(0xF7F8F9),
    .raised = hex(0xFFFFFF),
    .canvas = hex(0xD5D7DA),
    .border = hex(0xD3D7DC),
    .control = hex(0x7F8790),
    .text = hex(0x1A1D21),
    .text2 = hex(0x535A64),
    .text3 = hex(0x5E6670),
    .disabled = hex(0x9AA1AA),
    .hover = hex(0xEAEDF1),
    .selection = hex(0xDBE7F8),
    .accent = hex(0x1E5FB8),
    .onAccent = hex(0xFFFFFF),
    .track = hex(0xDCE0E5),
    .shadow = hex(0x000000),
    .ok = {hex(0x14734A), hex(0xDFF2E7)},
    .bad = {hex(0xB3261E), hex(0xFBE3E0)},
    .warn = {hex(0x7D5200), hex(0xFBEFD0)},
    .unparseable = {hex(0x6B3FA0), hex(0xEEE6F8)},
    .refused = {hex(0x4A5568), hex(0xE6E9EE)},
    .apiError = {hex(0xA3340B), hex(0xFCE6DA)},
    .heat = hex(0x962814),
};

inline constexpr Tokens darkTokens {
    .isDark = true,
    .window = hex(0x26282C),
    .base = hex(0x1C1E21),
    .alt = hex(0x212327),
    .raised = hex(0x2E3136),
    .canvas = hex(0x141517),
    .border = hex(0x3A3D43),
    .control = hex(0x7A818B),
    .text = hex(0xE6E8EB),
    .text2 = hex(0xB0B6BF),
    .text3 = hex(0x9DA4AE),
    .disabled = hex(0x6B727B),
    .hover = hex(0x2B2E33),
    .selection = hex(0x243B5C),
    .accent = hex(0x6BA6F5),
    .onAccent = hex(0x0C1A2E),
    .track = hex(0x3A3D43),
    .shadow = hex(0x000000),
    .ok = {hex(0x5CCB95), hex(0x1A3A2B)},
    .bad = {hex(0xFF8F85), hex(0x4A2421)},
    .warn = {hex(0xE3B34F), hex(0x43351A)},
    .unparseable = {hex(0xC3A2F0), hex(0x35284A)},
    .refused = {hex(0xA9B4C4), hex(0x313843)},
    .apiError = {hex(0xFFA071), hex(0x47291A)},
    .heat = hex(0xFF785A),
};

/// Colours over images. The same in both themes, since images have no theme.
namespace over_image {

inline constexpr std::array<QColor, 8> regions {
    hex(0x5BC0F8),
    hex(0xFFB000),
    hex(0x2FD6A3),
    hex(0xFFE34D),
    hex(0xF49AC8),
    hex(0xFF8A5C),
    hex(0x8F7BFF),
    hex(0xD9DDE3),
};
inline constexpr QColor ink = hex(0x111111); ///< text on a tag
inline constexpr QColor halo = hex(0x000000); ///< under every stroke, at `haloOpacity`
inline constexpr double haloOpacity = 0.72;
inline constexpr QColor mask = hex(0x000000);
inline constexpr QColor truth = hex(0xFFFFFF);
inline constexpr QColor handle = hex(0xFFFFFF);
inline constexpr QColor wordAccent = hex(0x1E5FB8); ///< word boxes from OCR

/// Colour of region R`ordinal`, 1-based; regions without a number get the first.
[[nodiscard]] constexpr QColor region(int ordinal)
{
    return regions[std::size_t(ordinal < 1 ? 0 : (ordinal - 1) % 8)];
}

} // namespace over_image

/// How a run is drawn: colour and dash together, so that neither is needed to tell runs apart.
struct RunLook
{
    QColor colour;
    std::array<double, 6> dash {}; ///< on, off, … in px at 2 px width; unused places are 0
    int dashCount = 0; ///< how many of `dash` are used; 0 is solid
    double width = 2.0;

    [[nodiscard]] constexpr std::span<const double> dashes() const
    {
        return {dash.data(), std::size_t(dashCount)};
    }
};

inline constexpr RunLook truthLook {over_image::truth, {}, 0, 3.0};

inline constexpr std::array<RunLook, 6> runLooks {
    RunLook {over_image::region(1), {}, 0},
    RunLook {over_image::region(2), {7, 3}, 2},
    RunLook {over_image::region(5), {2, 3}, 2},
    RunLook {over_image::region(3), {7, 3, 2, 3}, 4},
    RunLook {over_image::region(4), {12, 4}, 2},
    RunLook {over_image::region(7), {7, 3, 2, 3, 2, 3}, 6},
};

/// How run 0 (A) to 5 (F) is drawn; further ones start again.
[[nodiscard]] constexpr const RunLook& runLook(int run)
{
    return runLooks[std::size_t(run < 0 ? 0 : run % 6)];
}

/// Contrast ratio of two opaque colours, 1–21 (WCAG 2.1, "contrast ratio").
[[nodiscard]] inline double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double channel) {
            return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(double(colour.redF())) + 0.7152 * linear(double(colour.greenF()))
            + 0.0722 * linear(double(colour.blueF()));
    };
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

/// `share` (0–1) of the way from `from` to `to`.
[[nodiscard]] inline QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto part = [share](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return QColor(
        part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue()));
}

/// Ground of a heat-map cell for a value of 0 (cold) to 1 (hot).
[[nodiscard]] inline QColor heatColour(const Tokens& tokens, double value)
{
    return mixed(tokens.base, tokens.heat, std::pow(std::clamp(value, 0.0, 1.0), 0.7));
}

/// Black or white, whichever reads better on `ground`.
[[nodiscard]] inline QColor readableOn(const QColor& ground)
{
    const QColor black = hex(0x000000);
    const QColor white = hex(0xFFFFFF);
    return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

} // namespace groundmark::widgets
