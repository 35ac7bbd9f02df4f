// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdict_toggle.h"

#include "widgets/glyphs.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace groundmark::widgets {

namespace {

constexpr int SegmentWidth = 28;
constexpr int SegmentHeight = 22;
constexpr int GlyphSize = 14;
constexpr int WordGap = 3;

struct Choice
{
    Verdict verdict;
    int key;
};

constexpr std::array<Choice, 4> choices {{
    {Verdict::Correct, Qt::Key_1},
    {Verdict::Incorrect, Qt::Key_2},
    {Verdict::Unsure, Qt::Key_3},
    {Verdict::Unmarked, Qt::Key_0},
}};

int indexOf(Verdict verdict)
{
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].verdict == verdict) {
            return int(i);
        }
    }
    return int(choices.size()) - 1;
}

} // namespace

VerdictToggle::VerdictToggle(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFontRole(this, FontRole::Tiny);
    setAccessibleName(tr("Verdict"));
    describe();
}

void VerdictToggle::setVerdict(Verdict verdict)
{
    m_verdict = verdict;
    describe();
    update();
}

void VerdictToggle::setWordShown(bool shown)
{
    m_wordShown = shown;
    updateGeometry();
    update();
}

void VerdictToggle::describe()
{
    setAccessibleDescription(wordOf(glyphOf(m_verdict)));
}

void VerdictToggle::choose(int index)
{
    if (index < 0 || index >= int(choices.size())) {
        return;
    }
    const Verdict chosen = choices[std::size_t(index)].verdict;
    if (chosen != m_verdict) {
        setVerdict(chosen);
        emit verdictChosen(chosen);
    }
}

QSize VerdictToggle::sizeHint() const
{
    int width = SegmentWidth * int(choices.size()) + 2;
    int height = SegmentHeight + 2;
    if (m_wordShown) {
        for (const Choice& choice : choices) {
            width = std::max(
                width, fontMetrics().horizontalAdvance(wordOf(glyphOf(choice.verdict))) + 2);
        }
        height += WordGap + fontMetrics().height();
    }
    return {width, height};
}

QRect VerdictToggle::segmentRect(int index) const
{
    const int left = width() - SegmentWidth * int(choices.size()) - 1;
    return {left + index * SegmentWidth, 1, SegmentWidth, SegmentHeight};
}

int VerdictToggle::segmentAt(QPoint position) const
{
    for (int i = 0; i < int(choices.size()); ++i) {
        if (segmentRect(i).contains(position)) {
            return i;
        }
    }
    return -1;
}

void VerdictToggle::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int current = indexOf(m_verdict);
    const QRectF frame
        = QRectF(segmentRect(0)).united(segmentRect(int(choices.size()) - 1)).adjusted(-1, -1, 1, 1);
    QPainterPath round;
    round.addRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5);
    painter.fillPath(round, tokens.raised);
    painter.save();
    painter.setClipPath(round);
    for (int i = 0; i < int(choices.size()); ++i) {
        const QRect place = segmentRect(i);
        const Glyph glyph = glyphOf(choices[std::size_t(i)].verdict);
        const bool on = i == current;
        if (on) {
            const QColor wash = washOf(glyph, tokens);
            painter.fillRect(place, wash.isValid() ? wash : tokens.hover);
        } else if (i == m_hovered && isEnabled()) {
            painter.fillRect(place, tokens.hover);
        }
        if (i > 0) {
            painter.fillRect(QRect(place.left(), place.top(), 1, place.height()), tokens.border);
        }
        QRectF sign(0, 0, GlyphSize, GlyphSize);
        sign.moveCenter(QRectF(place).center());
        const QColor quiet = isEnabled() ? mixed(tokens.raised, tokens.control, 0.9) : tokens.disabled;
        const QColor ink = !isEnabled()    ? tokens.disabled
            : glyph == Glyph::Unmarked ? tokens.text
                                       : inkOf(glyph, tokens);
        paintGlyph(&painter, sign, glyph, tokens, on ? ink : quiet);
        if (on) {
            painter.fillRect(
                QRect(place.left(), place.bottom() - 1, place.width(), 2), ink);
        }
    }
    painter.restore();
    drawBox(&painter, frame, radius::control, QColor(), tokens.control);
    if (hasFocus()) {
        drawFocusRing(&painter, frame, radius::control, tokens);
    }
    if (m_wordShown) {
        const Glyph glyph = glyphOf(m_verdict);
        painter.setPen(
            !isEnabled()                         ? tokens.disabled
                : m_verdict == Verdict::Unmarked ? tokens.text2
                                                 : inkOf(glyph, tokens));
        painter.drawText(
            QRect(0, SegmentHeight + 2 + WordGap, width(), fontMetrics().height()),
            int(Qt::AlignRight | Qt::AlignTop) | Qt::TextSingleLine,
            wordOf(glyph));
    }
}

void VerdictToggle::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        choose(segmentAt(event->position().toPoint()));
    }
}

void VerdictToggle::mouseMoveEvent(QMouseEvent* event)
{
    const int over = segmentAt(event->position().toPoint());
    if (over != m_hovered) {
        m_hovered = over;
        update();
    }
}

void VerdictToggle::leaveEvent(QEvent* /*event*/)
{
    m_hovered = -1;
    update();
}

void VerdictToggle::keyPressEvent(QKeyEvent* event)
{
    const int current = indexOf(m_verdict);
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        choose(current + (event->key() == Qt::Key_Left ? -1 : 1));
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    for (std::size_t i = 0; plain && i < choices.size(); ++i) {
        if (event->key() == choices[i].key) {
            choose(int(i));
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

bool VerdictToggle::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int over = segmentAt(help->pos());
        if (over >= 0) {
            const Choice& choice = choices[std::size_t(over)];
            const QString key = QKeySequence(choice.key).toString(QKeySequence::NativeText);
            QToolTip::showText(
                help->globalPos(),
                tr("%1 (%2)").arg(wordOf(glyphOf(choice.verdict)), key),
                this,
                segmentRect(over));
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace groundmark::widgets
