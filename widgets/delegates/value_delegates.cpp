// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/delegates/value_delegates.h"

#include "widgets/badge.h"
#include "widgets/delegates/roles.h"
#include "widgets/diff_layout.h"
#include "widgets/numbers.h"
#include "widgets/tabular.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"

#include <QPainter>
#include <QVariant>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr int GlyphSize = 13;
constexpr int GlyphGap = 4;
constexpr int RightGrace = 5; ///< of the right margin, for outcome words in narrow columns
constexpr int SuffixGap = 6;
constexpr double BadgeGap = 4.0;

QString textOf(const QModelIndex& index)
{
    return index.data(Qt::DisplayRole).toString();
}

Emphases emphasisOf(const QModelIndex& index)
{
    return Emphases(index.data(EmphasisRole).toInt());
}

QStringList badgesOf(const QModelIndex& index)
{
    const QStringList several = index.data(BadgesRole).toStringList();
    const QString one = textOf(index);
    return several.isEmpty() && !one.isEmpty() ? QStringList {one} : several;
}

BadgeTone toneOf(const QModelIndex& index, qsizetype badge)
{
    const QVariant tone = index.data(ToneRole);
    const QVariantList several = tone.toList();
    if (badge < several.size()) {
        return BadgeTone(several.at(badge).toInt());
    }
    return BadgeTone(tone.toInt());
}

} // namespace

void VerdictDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    const auto glyph = Glyph(cell.index.data(GlyphRole).toInt());
    QRect rest = cell.rect;
    const QRectF sign(
        rest.left(), rest.top() + (rest.height() - GlyphSize) / 2, GlyphSize, GlyphSize);
    paintGlyph(painter, sign, glyph, cell.tokens);
    rest.setLeft(rest.left() + GlyphSize + GlyphGap);
    const QString score = textOf(cell.index);
    if (!score.isEmpty()) {
        painter->save();
        painter->setClipRect(rest);
        drawTabular(painter, rest, score, Qt::AlignLeft | Qt::AlignVCenter);
        painter->restore();
    } else {
        painter->setFont(roleFont(FontRole::Tiny));
        painter->setPen(cell.isEnabled ? cell.tokens.text2 : cell.tokens.disabled);
        drawElided(painter, rest.adjusted(0, 0, RightGrace, 0), cellWordOf(glyph));
    }
}

int VerdictDelegate::wantedWidth(const QModelIndex& index) const
{
    const QString score = textOf(index);
    const QString text
        = score.isEmpty() ? cellWordOf(Glyph(index.data(GlyphRole).toInt())) : score;
    return GlyphSize + GlyphGap + int(std::ceil(tabularWidth(roleFont(FontRole::Small), text)));
}

NumberDelegate::NumberDelegate(const QString& widestSuffix, QObject* parent)
    : RowDelegate(parent)
    , m_widestSuffix(widestSuffix)
{
}

int NumberDelegate::suffixWidth() const
{
    return m_widestSuffix.isEmpty()
        ? 0
        : int(std::ceil(tabularWidth(roleFont(FontRole::Tiny), m_widestSuffix))) + SuffixGap;
}

void NumberDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    const Emphases emphasis = emphasisOf(cell.index);
    QRect rest = cell.rect;
    const QString suffix = cell.index.data(SuffixRole).toString();
    const int reserved = suffixWidth();
    if (!suffix.isEmpty()) {
        painter->save();
        painter->setFont(roleFont(FontRole::Tiny));
        painter->setPen(cell.isEnabled ? cell.tokens.text2 : cell.tokens.disabled);
        drawTabular(painter, rest, suffix, Qt::AlignRight | Qt::AlignVCenter);
        painter->restore();
    }
    const int needed = suffix.isEmpty()
        ? 0
        : int(std::ceil(tabularWidth(roleFont(FontRole::Tiny), suffix))) + SuffixGap;
    rest.setRight(rest.right() - std::max(reserved, needed));

    QString number = textOf(cell.index);
    QColor ink = cell.tokens.text;
    if (number.isEmpty() || number == numbers::missing()) {
        number = numbers::missing();
        ink = cell.tokens.text3;
    } else if (emphasis.testFlag(Emphasis::Zero)) {
        ink = cell.tokens.text3;
    } else if (emphasis.testFlag(Emphasis::Quiet)) {
        ink = cell.tokens.text2;
    }
    painter->setPen(cell.isEnabled ? ink : cell.tokens.disabled);
    if (emphasis.testFlag(Emphasis::Best)) {
        painter->setFont(roleFont(FontRole::Small, QFont::DemiBold));
    }
    drawTabular(painter, rest, number, Qt::AlignRight | Qt::AlignVCenter);
    if (emphasis.testFlag(Emphasis::Second)) {
        const double width = tabularWidth(painter->font(), number);
        const double below = std::round(
            QRectF(rest).center().y() + painter->fontMetrics().height() / 2.0 - 1.0);
        painter->fillRect(
            QRectF(QRectF(rest).right() - width, below, width, 1.0), painter->pen().color());
    }
}

int NumberDelegate::wantedWidth(const QModelIndex& index) const
{
    const QString suffix = index.data(SuffixRole).toString();
    const int needed = suffix.isEmpty()
        ? 0
        : int(std::ceil(tabularWidth(roleFont(FontRole::Tiny), suffix))) + SuffixGap;
    const double number
        = tabularWidth(roleFont(FontRole::Small, QFont::DemiBold), textOf(index));
    return int(std::ceil(number)) + std::max(suffixWidth(), needed);
}

void BadgeDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    QRectF rest = cell.rect;
    const QStringList badges = badgesOf(cell.index);
    for (qsizetype i = 0; i < badges.size() && rest.width() > 24.0; ++i) {
        const QRectF taken = paintBadge(
            painter, rest, badges.at(i), toneOf(cell.index, i), cell.tokens);
        rest.setLeft(taken.right() + BadgeGap);
    }
}

int BadgeDelegate::wantedWidth(const QModelIndex& index) const
{
    double width = 0.0;
    const QStringList badges = badgesOf(index);
    for (const QString& badge : badges) {
        width += badgeSize(badge).width() + (width > 0.0 ? BadgeGap : 0.0);
    }
    return int(std::ceil(width));
}

QString BadgeDelegate::tipFor(const QModelIndex& index) const
{
    return badgesOf(index).join(QStringLiteral(" · "));
}

void DiffDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    const QVariant runs = cell.index.data(DiffRole);
    if (!runs.canConvert<DiffRuns>()) {
        return RowDelegate::paintCell(painter, cell);
    }
    DiffLayout layout(runs.value<DiffRuns>(), painter->font());
    const int line = QFontMetrics(painter->font()).height() + 2;
    const double height
        = layout.layOut(cell.rect.width(), std::max(1, cell.rect.height() / line));
    painter->setClipRect(cell.rect);
    const double top = cell.rect.top() + std::max(0.0, (cell.rect.height() - height) / 2);
    layout.paint(painter, QPointF(cell.rect.left(), std::round(top)), cell.tokens);
}

int DiffDelegate::wantedWidth(const QModelIndex& index) const
{
    const QVariant runs = index.data(DiffRole);
    if (!runs.canConvert<DiffRuns>()) {
        return RowDelegate::wantedWidth(index);
    }
    const QFontMetrics metrics(roleFont(FontRole::Small));
    return metrics.horizontalAdvance(plainText(runs.value<DiffRuns>()));
}

QString DiffDelegate::tipFor(const QModelIndex& index) const
{
    const QVariant runs = index.data(DiffRole);
    return runs.canConvert<DiffRuns>() ? spokenText(runs.value<DiffRuns>())
                                       : RowDelegate::tipFor(index);
}

void HeatDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    const QRect whole = cell.rect.adjusted(-8, 0, 8, 0);
    const QVariant heat = cell.index.data(HeatRole);
    QString text = textOf(cell.index);
    if (!heat.isValid()) {
        painter->setPen(cell.tokens.text3);
        text = text.isEmpty() ? numbers::missing() : text;
        return drawTabular(painter, whole, text, Qt::AlignCenter);
    }
    const QColor ground = heatColour(cell.tokens, heat.toDouble());
    painter->fillRect(whole, ground);
    painter->setPen(readableOn(ground));
    drawTabular(painter, whole, text, Qt::AlignCenter);
    if (emphasisOf(cell.index).testFlag(Emphasis::Ring)) {
        painter->fillRect(QRect(whole.left(), whole.top(), whole.width(), 2), cell.tokens.text);
        painter->fillRect(QRect(whole.left(), whole.bottom() - 1, whole.width(), 2), cell.tokens.text);
        painter->fillRect(QRect(whole.left(), whole.top(), 2, whole.height()), cell.tokens.text);
        painter->fillRect(QRect(whole.right() - 1, whole.top(), 2, whole.height()), cell.tokens.text);
    }
}

} // namespace groundmark::widgets
