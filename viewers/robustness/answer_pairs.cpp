// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/answer_pairs.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int Padding = 12;
constexpr int GlyphSide = 13;
constexpr int MostLines = 6;
constexpr int LeastAnswer = 44;

/// One line of a reply, which may be pages long.
QString oneLine(const QString& text)
{
    return text.left(400).simplified();
}

} // namespace

AnswerPairs::AnswerPairs(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Answers before and after"));
}

void AnswerPairs::setPairs(std::vector<AnswerPair> pairs)
{
    m_pairs = std::move(pairs);
    QStringList spoken;
    for (const AnswerPair& pair : m_pairs) {
        spoken.append(tr("%1: %2 became %3")
                          .arg(pair.model, oneLine(pair.beforeText), oneLine(pair.afterText)));
    }
    setAccessibleDescription(spoken.join(u'\n'));
    updateGeometry();
    update();
}

int AnswerPairs::lineHeight() const
{
    return std::max(20, widgets::lineHeight(widgets::FontRole::Small) + 4);
}

QSize AnswerPairs::sizeHint() const
{
    const int lines = std::clamp(int(m_pairs.size()), 1, MostLines);
    return {300, 12 + lines * lineHeight()};
}

void AnswerPairs::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    painter.fillRect(rect(), tokens.base);
    painter.fillRect(0, 0, width(), 1, tokens.border);
    painter.setFont(widgets::roleFont(widgets::FontRole::Small));
    const auto text = [&](const QRect& place, const QString& words, const QColor& ink) {
        painter.setPen(ink);
        painter.drawText(
            place,
            Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(oneLine(words), Qt::ElideRight, place.width()));
    };
    int top = 6;
    for (std::size_t i = 0; i < std::min<std::size_t>(m_pairs.size(), MostLines); ++i) {
        const AnswerPair& pair = m_pairs[i];
        const int name = std::min(150, width() / 4);
        const int room = width() - 2 * Padding - name - 2 * (GlyphSide + 8) - 24;
        // The answers come first; the reason is cut where there is no room.
        const int whyWidth = std::clamp(
            painter.fontMetrics().horizontalAdvance(pair.why) + 8, 0, std::max(0, room - 2 * LeastAnswer));
        const int answer = std::max(LeastAnswer, (room - (pair.why.isEmpty() ? 0 : whyWidth)) / 2);
        const QRect line(Padding, top, width() - 2 * Padding, lineHeight());
        text(QRect(line.left(), top, name - 6, lineHeight()), pair.model, tokens.text);
        int x = line.left() + name;
        const auto glyph = [&](widgets::Glyph sign) {
            widgets::paintGlyph(
                &painter,
                QRectF(x, top + (lineHeight() - GlyphSide) / 2.0, GlyphSide, GlyphSide),
                sign,
                tokens);
            x += GlyphSide + 8;
        };
        glyph(pair.before);
        text(QRect(x, top, answer, lineHeight()), pair.beforeText, tokens.text);
        x += answer;
        text(QRect(x, top, 20, lineHeight()), QStringLiteral("→"), tokens.text2);
        x += 24;
        glyph(pair.after);
        const QRect after(x, top, answer, lineHeight());
        if (pair.isBroken) {
            const int wide = std::min(
                answer, painter.fontMetrics().horizontalAdvance(oneLine(pair.afterText)) + 4);
            painter.fillRect(QRect(x - 2, top + 2, wide, lineHeight() - 4), tokens.bad.wash);
        }
        text(after, pair.afterText, pair.isBroken ? tokens.bad.ink : tokens.text);
        text(
            QRect(line.right() - whyWidth + 1, top, whyWidth + 1, lineHeight()),
            pair.why,
            tokens.text2);
        top += lineHeight();
    }
}

bool AnswerPairs::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int at = (help->pos().y() - 6) / std::max(1, lineHeight());
        QString text;
        if (at >= 0 && at < int(m_pairs.size())) {
            const AnswerPair& pair = m_pairs[static_cast<std::size_t>(at)];
            text = pair.beforeText.left(600) + QStringLiteral("\n→\n") + pair.afterText.left(600);
        }
        QToolTip::showText(help->globalPos(), text.toHtmlEscaped(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace groundmark::viewers
