// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

/// Making LogicOCR-Gen (Ye et al. 2025): a text question becomes a picture.
namespace groundmark::evaluation::generate {

enum class Layout {
    Background, ///< the text stands in front of a scene that fills the picture
    Interleaved, ///< text and illustrations on paper of a random colour
};

/// What is written on the picture.
struct PictureText
{
    QString context;
    QString question;
    QString options; ///< "A. …\nB. …"
};

/// The options of a sample as they are written: one a line, each with its letter.
[[nodiscard]] QString optionLines(const QStringList& choices);

/// Which layout suits this context. LogicOCR, appendix F (it went to Qwen2.5-14B).
[[nodiscard]] QString layoutPrompt(const QString& context);
/// The layout that a reply names; nothing where it names none or both.
[[nodiscard]] std::optional<Layout> layoutIn(const QString& reply);

/// A short paragraph that describes the scene behind the text. LogicOCR, appendix G.
[[nodiscard]] QString depictionPrompt(const QString& context);

/// One of the four templates of LogicOCR, appendix A.
/// @param depiction of the background; not used by the interleaved layout
[[nodiscard]] QString
imagePrompt(Layout layout, bool handwritten, const QString& depiction, const PictureText& text);

/// Asks for a text in English and nothing else. Ours: the paper says that Chinese was translated,
/// not how.
[[nodiscard]] QString translationPrompt(const QString& text);

/// Stable word of a template: "background-handwritten", "interleaved-printed", ….
[[nodiscard]] QString templateName(Layout layout, bool handwritten);

} // namespace groundmark::evaluation::generate
