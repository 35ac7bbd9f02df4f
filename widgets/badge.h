// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/glyphs.h"
#include "widgets/theme/fonts.h"

#include <QString>
#include <QWidget>

namespace groundmark::widgets {

/// Ground and ink of a badge.
enum class BadgeTone
{
    Neutral,
    Ok,
    Bad,
    Warn,
    Unparseable,
    Refused,
    ApiError,
    Accent
};

/// Paints a badge that fits its text at the left of `rect`, vertically centred, and returns the
/// place it took. Text that does not fit is cut with an ellipsis.
QRectF paintBadge(
    QPainter* painter,
    const QRectF& rect,
    const QString& text,
    BadgeTone tone,
    const Tokens& tokens,
    Glyph glyph = Glyph::None);
/// The size that `paintBadge` takes when there is room.
[[nodiscard]] QSizeF badgeSize(const QString& text, Glyph glyph = Glyph::None);

/// A fact in one or two words: "query", "Demonstration data", "IoU .00". Never clickable.
class Badge : public QWidget
{
    Q_OBJECT

public:
    explicit Badge(
        const QString& text = {}, BadgeTone tone = BadgeTone::Neutral, QWidget* parent = nullptr);

    void setText(const QString& text);
    void setTone(BadgeTone tone);
    /// A glyph before the text; its colour follows the tone.
    void setGlyph(Glyph glyph);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] BadgeTone tone() const { return m_tone; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    BadgeTone m_tone;
    Glyph m_glyph = Glyph::None;
};

} // namespace groundmark::widgets
