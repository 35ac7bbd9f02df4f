// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/pen.h"

#include "resources/sample_project/random.h"

#include <QFontMetricsF>
#include <QStringList>

#include <utility>

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

bool isChinese(QChar c)
{
    return c.unicode() >= 0x2E80 && !c.isSurrogate();
}

/// Marks that must not begin a line.
bool clings(QChar c)
{
    return u"，。！？；：、）》」』”’…%,.!?;:)"_s.contains(c);
}

/// The pieces that may not be broken; a space belongs to the piece before it.
QStringList piecesOf(const QString& text)
{
    QStringList pieces;
    for (const QChar c : text) {
        const bool joins = !pieces.isEmpty()
            && (c == u' ' || clings(c)
                || (!pieces.last().endsWith(u' ') && !isChinese(pieces.last().back())
                    && !isChinese(c)));
        if (joins) {
            pieces.last() += c;
        } else {
            pieces.append(c);
        }
    }
    return pieces;
}

} // namespace

QFont Style::font() const
{
    static const std::map<Face, QStringList> families {
        {Face::Sans, {u"Inter"_s, u"Noto Sans CJK SC"_s}},
        {Face::Serif, {u"Noto Serif CJK SC"_s, u"DejaVu Serif"_s}},
        {Face::Mono, {u"JetBrains Mono"_s, u"Noto Sans Mono CJK SC"_s}},
        {Face::Hand, {u"Breip"_s, u"Inter"_s, u"Noto Sans CJK SC"_s}},
    };
    QFont font;
    font.setFamilies(families.at(face));
    font.setPixelSize(qMax(1, qRound(size)));
    // There is one weight of the hand; a bold one is drawn with a thicker stroke.
    font.setWeight(face == Face::Hand ? QFont::Normal : static_cast<QFont::Weight>(weight));
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    if (tracking != 0) {
        font.setLetterSpacing(QFont::AbsoluteSpacing, tracking);
    }
    return font;
}

Style Style::with(QBrush other) const
{
    Style style = *this;
    style.ink = std::move(other);
    return style;
}

Style Style::bold(int heavier) const
{
    Style style = *this;
    style.weight = heavier;
    return style;
}

Style Style::sized(double pixels) const
{
    Style style = *this;
    style.size = pixels;
    return style;
}

Pen::Pen(QSize size, const QColor& ground)
{
    m_scene.image = QImage(size, QImage::Format_RGB32);
    m_scene.image.fill(ground);
    m_painter.begin(&m_scene.image);
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
}

QRectF Pen::drawWord(QPointF at, const QString& word, const Style& style)
{
    const QFont font = style.font();
    QPainterPath path;
    if (style.face != Face::Hand) {
        path.addText(at, font, word);
    } else {
        // Each letter stands a little off, differently in each word but the same every time.
        const QFontMetricsF metrics(font);
        Random random(qHash(word, 7U) + static_cast<std::uint64_t>(at.x() * 31.0 + at.y()));
        double x = at.x();
        for (const QChar c : word) {
            QPainterPath letter;
            letter.addText({}, font, QString(c));
            QTransform dance;
            dance.translate(x, at.y() + random.between(-0.03, 0.03) * style.size);
            dance.rotate(random.between(-2.5, 2.5));
            path.addPath(dance.map(letter));
            x += metrics.horizontalAdvance(c) * random.between(0.97, 1.02);
        }
    }
    m_painter.fillPath(path, style.ink);
    if (style.face == Face::Hand && style.weight >= QFont::Bold) {
        m_painter.strokePath(path, QPen(style.ink, style.size * 0.03));
    }
    const QRectF ink = path.boundingRect();
    if (!ink.isEmpty()) {
        const QPolygonF corners(
            QList<QPointF> {ink.topLeft(), ink.topRight(), ink.bottomRight(), ink.bottomLeft()});
        m_scene.texts.push_back(
            {word.trimmed(), m_painter.combinedTransform().map(corners), m_line});
    }
    return ink;
}

QRectF Pen::text(QPointF at, const QString& text, const Style& style, const QString& name)
{
    const QFontMetricsF metrics(style.font());
    const double space = metrics.horizontalAdvance(u' ');
    QRectF ink;
    double x = at.x();
    for (const QString& word : text.split(u' ')) {
        if (!word.isEmpty()) {
            ink |= drawWord({x, at.y()}, word, style);
        }
        x += metrics.horizontalAdvance(word) + space;
    }
    ++m_line;
    if (!name.isEmpty()) {
        this->name(name, ink);
    }
    return {at.x(), at.y() - metrics.ascent(), x - space - at.x(), metrics.height()};
}

QRectF Pen::textIn(
    const QRectF& box,
    Qt::Alignment align,
    const QString& text,
    const Style& style,
    const QString& name)
{
    const QFontMetricsF metrics(style.font());
    const double width = widthOf(text, style);
    double x = box.left();
    if (align & Qt::AlignHCenter) {
        x = box.center().x() - width / 2;
    } else if (align & Qt::AlignRight) {
        x = box.right() - width;
    }
    double y = box.center().y() + metrics.capHeight() / 2;
    if (align & Qt::AlignTop) {
        y = box.top() + metrics.capHeight();
    } else if (align & Qt::AlignBottom) {
        y = box.bottom();
    }
    return this->text({x, y}, text, style, name);
}

QStringList Pen::broken(const QString& text, const Style& style, double width)
{
    QStringList lines {QString()};
    for (const QString& piece : piecesOf(text)) {
        const QString longer = lines.last() + piece;
        QString measured = longer.trimmed();
        // A mark at the end may hang over the edge, as in printed Chinese.
        while (measured.size() > 1 && clings(measured.back())) {
            measured.chop(1);
        }
        if (!lines.last().isEmpty() && widthOf(measured, style) > width) {
            lines.append(piece);
        } else {
            lines.last() = longer;
        }
    }
    for (QString& line : lines) {
        // An ideographic space at the beginning is an indent and stays.
        while (line.endsWith(u' ')) {
            line.chop(1);
        }
    }
    return lines;
}

double Pen::paragraph(
    QPointF at,
    double width,
    const QString& text,
    const Style& style,
    double leading,
    const QString& name)
{
    QRectF all;
    for (const QString& line : broken(text, style, width)) {
        all |= this->text(at, line, style);
        at.ry() += leading;
    }
    if (!name.isEmpty()) {
        this->name(name, all);
    }
    return at.y();
}

double Pen::widthOf(const QString& text, const Style& style)
{
    return QFontMetricsF(style.font()).horizontalAdvance(text);
}

void Pen::name(const QString& name, const QRectF& rect)
{
    const QRectF mapped = m_painter.combinedTransform().mapRect(rect);
    m_scene.named[name] = mapped.intersected(frame());
}

void Pen::enter(QSizeF size, const QPolygonF& onto)
{
    m_painter.save();
    const QPolygonF sheet(QList<QPointF> {
        {0, 0}, {size.width(), 0}, {size.width(), size.height()}, {0, size.height()}});
    QTransform lay;
    QTransform::quadToQuad(sheet, onto, lay);
    m_painter.setTransform(lay, true);
    m_painter.setClipRect(QRectF(QPointF(), size), Qt::IntersectClip);
}

void Pen::leave()
{
    m_painter.restore();
}

Scene Pen::finish()
{
    m_painter.end();
    return std::move(m_scene);
}

} // namespace groundmark::sample_project
