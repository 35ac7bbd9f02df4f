// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/status_bar.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QTextDocument>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int BarHeight = 24;
constexpr int Padding = 8;
constexpr int SignSize = 13;
constexpr int SignGap = 5;
constexpr int RuleHeight = 14;

} // namespace

StatusBar::StatusBar(QWidget* parent)
    : QWidget(parent)
{
    setFontRole(this, FontRole::Small);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Status"));
    m_messageTimer.setSingleShot(true);
    connect(&m_messageTimer, &QTimer::timeout, this, [this] {
        m_message.clear();
        arrange();
    });
}

void StatusBar::addSegment(const QString& id, Side side, int dropOrder)
{
    Segment segment;
    segment.id = id;
    segment.side = side;
    segment.dropOrder = dropOrder;
    m_segments.append(segment);
}

void StatusBar::setText(const QString& id, const QString& text, Tone tone)
{
    Segment* segment = find(id);
    if (segment != nullptr && (segment->text != text || segment->tone != tone)) {
        segment->text = text;
        segment->tone = tone;
        arrange();
    }
}

void StatusBar::setGlyph(const QString& id, Glyph glyph)
{
    if (Segment* segment = find(id)) {
        segment->glyph = glyph;
        arrange();
    }
}

void StatusBar::setIcon(const QString& id, std::optional<Icon> icon)
{
    if (Segment* segment = find(id)) {
        segment->icon = icon;
        arrange();
    }
}

QString StatusBar::text(const QString& id) const
{
    const Segment* segment = find(id);
    return segment != nullptr ? segment->text : QString();
}

bool StatusBar::isShown(const QString& id) const
{
    const Segment* segment = find(id);
    return segment != nullptr && segment->shown;
}

void StatusBar::showMessage(const QString& message, int milliseconds)
{
    m_message = message;
    m_messageTimer.start(milliseconds);
    arrange();
}

StatusBar::Segment* StatusBar::find(const QString& id)
{
    const auto found = std::find_if(
        m_segments.begin(), m_segments.end(), [&id](const Segment& s) { return s.id == id; });
    return found != m_segments.end() ? &*found : nullptr;
}

const StatusBar::Segment* StatusBar::find(const QString& id) const
{
    const auto found = std::find_if(
        m_segments.begin(), m_segments.end(), [&id](const Segment& s) { return s.id == id; });
    return found != m_segments.end() ? &*found : nullptr;
}

int StatusBar::widthOf(const Segment& segment) const
{
    int width = 2 * Padding + 1 + fontMetrics().horizontalAdvance(segment.text);
    if (segment.glyph != Glyph::None || segment.icon) {
        width += SignSize + SignGap;
    }
    return width;
}

int StatusBar::totalWidth() const
{
    int width
        = m_message.isEmpty() ? 0 : 2 * Padding + 1 + fontMetrics().horizontalAdvance(m_message);
    for (const Segment& segment : m_segments) {
        if (segment.shown) {
            width += widthOf(segment);
        }
    }
    return width;
}

void StatusBar::arrange()
{
    for (Segment& segment : m_segments) {
        segment.shown = !segment.text.isEmpty();
    }
    while (totalWidth() > width()) {
        Segment* next = nullptr;
        for (Segment& segment : m_segments) {
            if (segment.shown && segment.dropOrder > 0
                && (next == nullptr || segment.dropOrder < next->dropOrder)) {
                next = &segment;
            }
        }
        if (next == nullptr) {
            break;
        }
        next->shown = false;
    }
    QStringList words;
    for (const Segment& segment : m_segments) {
        if (!segment.text.isEmpty()) {
            words.append(segment.text);
        }
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

QSize StatusBar::sizeHint() const
{
    return {totalWidth(), std::max(BarHeight, fontMetrics().height() + 8)};
}

QSize StatusBar::minimumSizeHint() const
{
    int width = 0;
    for (const Segment& segment : m_segments) {
        if (!segment.text.isEmpty() && segment.dropOrder == 0) {
            width += widthOf(segment);
        }
    }
    return {width, sizeHint().height()};
}

void StatusBar::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), tokens.window);
    painter.fillRect(QRect(0, 0, width(), 1), tokens.border);
    const int top = (height() - RuleHeight) / 2;
    int left = 0;
    for (const Segment& segment : m_segments) {
        if (segment.shown && segment.side == Side::Left) {
            if (left > 0) {
                painter.fillRect(QRect(left - 1, top, 1, RuleHeight), tokens.border);
            }
            paintSegment(painter, segment, left);
            left += widthOf(segment);
        }
    }
    if (!m_message.isEmpty()) {
        painter.setPen(tokens.text);
        painter.drawText(
            QRect(left + Padding, 1, width(), height() - 1),
            int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
            m_message);
    }
    int right = width();
    for (auto it = m_segments.crbegin(); it != m_segments.crend(); ++it) {
        if (it->shown && it->side == Side::Right) {
            right -= widthOf(*it);
            paintSegment(painter, *it, right + 1);
            painter.fillRect(QRect(right, top, 1, RuleHeight), tokens.border);
        }
    }
}

void StatusBar::paintSegment(QPainter& painter, const Segment& segment, int x) const
{
    const Tokens& tokens = tokensOf(this);
    int from = x + Padding;
    const QRectF sign(from, (height() - SignSize) / 2, SignSize, SignSize);
    if (segment.glyph != Glyph::None) {
        paintGlyph(&painter, sign, segment.glyph, tokens);
        from += SignSize + SignGap;
    } else if (segment.icon) {
        paintIcon(&painter, sign, *segment.icon, tokens.text2);
        from += SignSize + SignGap;
    }
    painter.setPen(
        segment.tone == Tone::Bad        ? tokens.bad.ink
            : segment.tone == Tone::Warn ? tokens.warn.ink
                                         : tokens.text2);
    painter.drawText(
        QRect(from, 1, width(), height() - 1),
        int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
        segment.text);
}

void StatusBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StatusBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        arrange();
    }
}

bool StatusBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        // What had to go is still to be had; names of items may look like HTML.
        const QString words = accessibleDescription();
        setToolTip(
            words.isEmpty() ? QString() : Qt::convertFromPlainText(words, Qt::WhiteSpaceNormal));
    }
    return QWidget::event(event);
}

} // namespace groundmark::widgets
