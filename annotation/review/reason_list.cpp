// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/reason_list.h"

#include "evaluation/generate/page_diff.h"
#include "widgets/numbers.h"
#include "widgets/tabular.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::annotation {

using evaluation::generate::rejectReasons;
using evaluation::generate::wordsOfRejection;

namespace {

constexpr int RowHeight = 26; // visual language, section 4
constexpr int CapSide = 16;
constexpr int CountWidth = 44;
constexpr int BarHeight = 6;

} // namespace

ReasonRow::ReasonRow(int digit, const QString& words, QWidget* parent)
    : QAbstractButton(parent)
    , m_digit(digit)
{
    setText(words);
    setAccessibleName(words);
    setToolTip(ReasonList::tr("Reject because: %1 (%2)").arg(words).arg(digit));
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setCount(0, 0.0);
}

void ReasonRow::setCount(qint64 count, double share)
{
    m_count = count;
    m_share = share;
    setAccessibleDescription(ReasonList::tr("%n so far", nullptr, static_cast<int>(count)));
    update();
}

void ReasonRow::setMarked(bool marked)
{
    m_marked = marked;
    update();
}

QSize ReasonRow::sizeHint() const
{
    const QFontMetrics metrics(widgets::roleFont(widgets::FontRole::Small));
    return {12 + CapSide + 8 + metrics.horizontalAdvance(text()) + 8 + 60 + CountWidth + 12, RowHeight};
}

void ReasonRow::paintEvent(QPaintEvent* /*event*/)
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), m_marked ? tokens.selection : underMouse() && isEnabled() ? tokens.hover : tokens.base);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect cap(12, (height() - CapSide) / 2, CapSide, CapSide);
    painter.setPen(tokens.control);
    painter.setBrush(tokens.alt);
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setFont(widgets::roleFont(widgets::FontRole::Tiny));
    painter.setPen(tokens.text2);
    painter.drawText(cap, Qt::AlignCenter, QString::number(m_digit));
    painter.setFont(widgets::roleFont(widgets::FontRole::Small));
    painter.setPen(isEnabled() ? tokens.text : tokens.disabled);
    const int barWidth = std::max(40, width() / 3);
    const QRect bar(width() - 12 - CountWidth - barWidth, (height() - BarHeight) / 2, barWidth, BarHeight);
    const QRect words(cap.right() + 9, 0, bar.left() - cap.right() - 17, height());
    painter.drawText(
        words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.track);
    painter.drawRoundedRect(bar, BarHeight / 2.0, BarHeight / 2.0);
    if (m_count > 0) {
        painter.setBrush(tokens.text2);
        painter.drawRoundedRect(
            QRectF(bar.x(), bar.y(), std::max(double(BarHeight), bar.width() * m_share), BarHeight), BarHeight / 2.0,
            BarHeight / 2.0);
    }
    painter.setPen(m_count > 0 ? tokens.text : tokens.text3);
    widgets::drawTabular(
        &painter, QRect(width() - 12 - CountWidth, 0, CountWidth, height()), widgets::numbers::count(m_count),
        Qt::AlignRight | Qt::AlignVCenter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(tokens.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void ReasonRow::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ReasonRow::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

ReasonList::ReasonList(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    const QStringList reasons = rejectReasons();
    for (qsizetype i = 0; i < reasons.size(); ++i) {
        auto* row = new ReasonRow(static_cast<int>(i) + 1, wordsOfRejection(reasons[i]), this);
        connect(row, &QAbstractButton::clicked, this, [this, reason = reasons[i]] { emit chosen(reason); });
        layout->addWidget(row);
        m_rows.push_back(row);
    }
}

void ReasonList::setCounts(const std::map<QString, qint64>& counts)
{
    qint64 most = 1;
    for (const auto& [reason, count] : counts) {
        most = std::max(most, count);
    }
    const QStringList reasons = rejectReasons();
    for (size_t i = 0; i < m_rows.size(); ++i) {
        const auto found = counts.find(reasons[static_cast<qsizetype>(i)]);
        const qint64 count = found == counts.end() ? 0 : found->second;
        m_rows[i]->setCount(count, double(count) / double(most));
    }
}

void ReasonList::setMarked(const QString& reason)
{
    const qsizetype index = rejectReasons().indexOf(reason);
    for (size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setMarked(static_cast<qsizetype>(i) == index);
    }
}

QString ReasonList::marked() const
{
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i]->isMarked()) {
            return rejectReasons()[static_cast<qsizetype>(i)];
        }
    }
    return {};
}

} // namespace groundmark::annotation
