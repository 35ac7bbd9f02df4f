// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/sample_project/scene.h"

#include <QBrush>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

namespace groundmark::sample_project {

enum class Face
{
    Sans, ///< Inter, Noto Sans CJK
    Serif, ///< Noto Serif CJK, which has Latin letters too
    Mono, ///< JetBrains Mono
    Hand, ///< Breip, or a slanted sans where it is not installed; letters dance a little
};

/// How a piece of text looks.
struct Style
{
    Face face = Face::Sans;
    double size = 30; ///< pixels, before any transform
    QBrush ink = QColor(0x22, 0x22, 0x22);
    int weight = QFont::Normal;
    bool italic = false;
    double tracking = 0; ///< pixels added after each letter

    [[nodiscard]] QFont font() const;
    [[nodiscard]] Style with(QBrush other) const;
    [[nodiscard]] Style bold(int heavier = QFont::Bold) const;
    [[nodiscard]] Style sized(double pixels) const;
};

/// Draws a scene and writes down where each word came to stand, whatever the transform. Text is
/// drawn as outlines, so that the boxes are those of the ink.
class Pen
{
public:
    Pen(QSize size, const QColor& ground);

    /// For everything that is not text. Transforms set on it apply to text and names as well.
    [[nodiscard]] QPainter& paint() { return m_painter; }
    [[nodiscard]] QImage& image() { return m_scene.image; }
    [[nodiscard]] QRectF frame() const { return m_scene.image.rect(); }

    /// Draws one line with its baseline starting at `at`; returns its advance box (not the ink).
    /// A name keeps the ink of the whole line.
    QRectF text(QPointF at, const QString& text, const Style& style, const QString& name = {});
    /// The same, aligned in a rectangle; vertically the capital letters are centred.
    QRectF textIn(
        const QRectF& box,
        Qt::Alignment align,
        const QString& text,
        const Style& style,
        const QString& name = {});
    /// Breaks the text into lines of at most `width` (between words, or between Chinese characters)
    /// and draws them; `at` is the first baseline. Returns the baseline after the last line.
    double paragraph(
        QPointF at,
        double width,
        const QString& text,
        const Style& style,
        double leading,
        const QString& name = {});
    /// The lines that paragraph() would draw.
    [[nodiscard]] static QStringList broken(const QString& text, const Style& style, double width);
    [[nodiscard]] static double widthOf(const QString& text, const Style& style);

    /// Writes down a rectangle of the current coordinates.
    void name(const QString& name, const QRectF& rect);

    /// Until the matching leave(), the sheet 0,0 … size lies on the quadrilateral `onto` (clockwise
    /// from the sheet's top left).
    void enter(QSizeF size, const QPolygonF& onto);
    /// Keeps the painter's state until the matching leave().
    void save() { m_painter.save(); }
    void leave();

    /// The finished picture, without transparency.
    [[nodiscard]] Scene finish();

private:
    QRectF drawWord(QPointF at, const QString& word, const Style& style);

    Scene m_scene;
    QPainter m_painter;
    int m_line = 0;
};

} // namespace groundmark::sample_project
