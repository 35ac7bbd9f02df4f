// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/segments.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int SegmentHeight = 26;
constexpr int Padding = 11;

} // namespace

Segments::Segments(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setFontRole(this, FontRole::Small);
}

void Segments::addSegment(const QString& id, const QString& text)
{
    m_items.append({id, text});
    setAccessibleDescription(m_items.at(m_current).text);
    updateGeometry();
    update();
}

QString Segments::current() const
{
    return m_current < m_items.size() ? m_items.at(m_current).id : QString();
}

void Segments::setCurrent(const QString& id)
{
    for (int i = 0; i < m_items.size(); ++i) {
        if (m_items.at(i).id == id) {
            choose(i);
        }
    }
}

void Segments::choose(int index)
{
    if (index < 0 || index >= m_items.size() || index == m_current) {
        return;
    }
    m_current = index;
    setAccessibleDescription(m_items.at(index).text);
    update();
    emit currentChanged(current());
}

int Segments::widthOf(const Item& item) const
{
    // As wide as in DemiBold, so that nothing moves when another one is chosen.
    const QFontMetrics metrics(roleFont(FontRole::Small, QFont::DemiBold));
    return metrics.horizontalAdvance(item.text) + 2 * Padding;
}

QRect Segments::rectOf(int index) const
{
    // Spare width is shared out evenly.
    const int spare = std::max(0, width() - sizeHint().width());
    const int count = int(m_items.size());
    int x = 0;
    for (int i = 0; i < index; ++i) {
        x += widthOf(m_items.at(i)) + spare / count;
    }
    const int wide = index == count - 1 ? width() - x : widthOf(m_items.at(index)) + spare / count;
    return {x, 0, wide, height()};
}

int Segments::indexAt(QPoint position) const
{
    for (int i = 0; i < m_items.size(); ++i) {
        if (rectOf(i).contains(position)) {
            return i;
        }
    }
    return -1;
}

QSize Segments::sizeHint() const
{
    int width = 0;
    for (const Item& item : m_items) {
        width += widthOf(item);
    }
    return {width, std::max(SegmentHeight, fontMetrics().height() + 8)};
}

void Segments::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawBox(&painter, rect(), radius::control, tokens.raised, QColor());
    QPainterPath round;
    round.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5);
    painter.save();
    painter.setClipPath(round);
    for (int i = 0; i < m_items.size(); ++i) {
        const QRect place = rectOf(i);
        const bool on = i == m_current;
        if (on) {
            painter.fillRect(place, tokens.selection);
        } else if (i == m_hovered && isEnabled()) {
            painter.fillRect(place, tokens.hover);
        }
        if (i > 0) {
            painter.fillRect(QRect(place.left(), 1, 1, height() - 2), tokens.border);
        }
        painter.setFont(roleFont(FontRole::Small, on ? QFont::DemiBold : QFont::Normal));
        painter.setPen(!isEnabled() ? tokens.disabled : on ? tokens.text : tokens.text2);
        painter.drawText(place, int(Qt::AlignCenter) | Qt::TextSingleLine, m_items.at(i).text);
        if (on) {
            painter.fillRect(
                QRect(place.left() + 1, height() - 3, place.width() - 1, 2), tokens.accent);
        }
    }
    painter.restore();
    drawBox(&painter, rect(), radius::control, QColor(), tokens.control);
    if (hasFocus()) {
        drawFocusRing(&painter, rect(), radius::control, tokens);
    }
}

void Segments::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        choose(indexAt(event->position().toPoint()));
    }
}

void Segments::mouseMoveEvent(QMouseEvent* event)
{
    const int over = indexAt(event->position().toPoint());
    if (over != m_hovered) {
        m_hovered = over;
        update();
    }
}

void Segments::leaveEvent(QEvent* /*event*/)
{
    m_hovered = -1;
    update();
}

void Segments::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_current - 1);
    case Qt::Key_Right:
        return choose(m_current + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(int(m_items.size()) - 1);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace groundmark::widgets
