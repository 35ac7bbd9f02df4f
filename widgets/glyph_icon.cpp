// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/glyphs.h"
#include "widgets/theme/palette.h"

#include <QGuiApplication>
#include <QIcon>
#include <QIconEngine>
#include <QPainter>

namespace groundmark::widgets {

namespace {

class GlyphIconEngine : public QIconEngine
{
public:
    explicit GlyphIconEngine(Glyph glyph)
        : m_glyph(glyph)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const Tokens& tokens = tokensOf(QGuiApplication::palette());
        const QColor ink = mode == QIcon::Disabled ? tokens.disabled
            : mode == QIcon::Selected              ? tokens.onAccent
                                                   : inkOf(m_glyph, tokens);
        paintGlyph(painter, rect, m_glyph, tokens, ink);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new GlyphIconEngine(m_glyph); }

private:
    Glyph m_glyph;
};

} // namespace

QIcon glyphIcon(Glyph glyph)
{
    return QIcon(new GlyphIconEngine(glyph));
}

} // namespace groundmark::widgets
