// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chip.h"

#include "widgets/numbers.h"
#include "widgets/run_swatch.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr int ChipHeight = 22;
constexpr int Padding = 8;
constexpr int Gap = 6;
constexpr int GlyphSize = 12;
constexpr int IconSize = 14;
constexpr int CrossSize = 12;

} // namespace

Chip::Chip(const QString& text, QWidget* parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFontRole(this, FontRole::Small);
    setText(text);
    connect(this, &QAbstractButton::toggled, this, [this] { updateGeometry(); });
}

void Chip::setCount(std::optional<qint64> count)
{
    m_count = count;
    updateGeometry();
    update();
}

void Chip::setRemovable(bool removable)
{
    m_removable = removable;
    updateGeometry();
    update();
}

void Chip::setGlyph(Glyph glyph)
{
    m_glyph = glyph;
    updateGeometry();
    update();
}

void Chip::setRun(std::optional<int> run)
{
    m_run = run;
    updateGeometry();
    update();
}

QString Chip::countText() const
{
    return m_count && !isChecked() ? numbers::count(*m_count) : QString();
}

int Chip::leadWidth() const
{
    int width = 0;
    if (!icon().isNull()) {
        width += IconSize + Gap;
    }
    if (m_glyph != Glyph::None) {
        width += GlyphSize + Gap;
    }
    if (m_run) {
        width += int(runSwatchSize().width()) + Gap;
    }
    return width;
}

QRect Chip::crossRect() const
{
    return {width() - Padding - CrossSize + 2, (height() - CrossSize) / 2, CrossSize, CrossSize};
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(font());
    int width = 2 * Padding + leadWidth() + metrics.horizontalAdvance(text());
    const QString count = countText();
    if (!count.isEmpty()) {
        width += Gap + metrics.horizontalAdvance(count);
    }
    if (showsCross()) {
        width += Gap + CrossSize - 2;
    }
    return {width, std::max(ChipHeight, metrics.height() + 6)};
}

void Chip::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    const bool on = isCheckable() && isChecked();
    QColor ground = on ? tokens.selection : tokens.alt;
    if (underMouse() && isEnabled() && !on) {
        ground = tokens.hover;
    }
    const QColor outline = on ? tokens.accent : mixed(tokens.border, tokens.control, 0.35);
    drawBox(&painter, rect(), radius::control, ground, outline);
    if (hasFocus()) {
        drawFocusRing(&painter, rect(), radius::control, tokens);
    }
    int x = Padding;
    const auto lead = [&x, this](int width, int height) {
        const QRectF place(x, std::round((this->height() - height) / 2.0), width, height);
        x += width + Gap;
        return place;
    };
    if (!icon().isNull()) {
        icon().paint(&painter, lead(IconSize, IconSize).toRect(), Qt::AlignCenter, QIcon::Active);
    }
    if (m_glyph != Glyph::None) {
        paintGlyph(&painter, lead(GlyphSize, GlyphSize), m_glyph, tokens);
    }
    if (m_run) {
        const QSize swatch = runSwatchSize().toSize();
        paintRunSwatch(&painter, lead(swatch.width(), swatch.height()), *m_run, tokens);
    }
    const int flags = int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine;
    const int words = fontMetrics().horizontalAdvance(text());
    painter.setPen(!isEnabled() ? tokens.disabled : on ? tokens.text : tokens.text2);
    painter.drawText(QRect(x, 0, words + 1, height()), flags, text());
    const QString count = countText();
    if (!count.isEmpty()) {
        painter.setPen(tokens.text3);
        painter.drawText(QRect(x + words + Gap, 0, width(), height()), flags, count);
    }
    if (showsCross()) {
        paintIcon(&painter, crossRect(), Icon::Close, tokens.text);
    }
}

void Chip::keyPressEvent(QKeyEvent* event)
{
    if (m_removable && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
        emit removeRequested();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void Chip::mouseReleaseEvent(QMouseEvent* event)
{
    // A little larger than the cross itself: small targets need room.
    if (showsCross() && event->button() == Qt::LeftButton
        && crossRect().adjusted(-5, -5, 5, 5).contains(event->position().toPoint())) {
        setDown(false);
        emit removeRequested();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void Chip::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
}

bool Chip::event(QEvent* event)
{
    if (m_removable && event->type() == QEvent::ShortcutOverride) {
        // The chip's own, before what the view deletes with the same key.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            event->accept();
        }
    }
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        // Plain, whatever the text looks like: it may come from a file.
        setToolTip(Qt::convertFromPlainText(
            m_removable ? tr("%1 (Delete removes it)").arg(text()) : text(), Qt::WhiteSpaceNormal));
    }
    return QAbstractButton::event(event);
}

} // namespace groundmark::widgets
