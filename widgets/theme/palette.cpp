// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/palette.h"

namespace groundmark::widgets {

QPalette applicationPalette(const Tokens& tokens)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) {
        palette.setColor(QPalette::All, role, colour);
    };
    set(QPalette::Window, tokens.window);
    set(QPalette::WindowText, tokens.text);
    set(QPalette::Base, tokens.base);
    set(QPalette::AlternateBase, tokens.alt);
    set(QPalette::Text, tokens.text);
    set(QPalette::PlaceholderText, tokens.text3);
    set(QPalette::Button, tokens.raised);
    set(QPalette::ButtonText, tokens.text);
    set(QPalette::BrightText, tokens.bad.ink);
    set(QPalette::Highlight, tokens.accent);
    set(QPalette::HighlightedText, tokens.onAccent);
    set(QPalette::Link, tokens.accent);
    set(QPalette::LinkVisited, tokens.accent);
    set(QPalette::ToolTipBase, tokens.raised);
    set(QPalette::ToolTipText, tokens.text);
    set(QPalette::Light, tokens.raised);
    set(QPalette::Midlight, tokens.hover);
    set(QPalette::Mid, tokens.border);
    set(QPalette::Dark, tokens.control);
    set(QPalette::Shadow, tokens.shadow);
    for (const QPalette::ColorRole role :
         {QPalette::Text, QPalette::WindowText, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, tokens.disabled);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tokens.selection);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, tokens.disabled);
    return palette;
}

QPalette itemViewPalette(const Tokens& tokens)
{
    QPalette palette = applicationPalette(tokens);
    palette.setColor(QPalette::All, QPalette::Highlight, tokens.selection);
    palette.setColor(QPalette::All, QPalette::HighlightedText, tokens.text);
    return palette;
}

const Tokens& tokensOf(const QPalette& palette)
{
    // Window is the one role that no widget of ours changes; it is light or dark, never between.
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? darkTokens
                                                                               : lightTokens;
}

} // namespace groundmark::widgets
