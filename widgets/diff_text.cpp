// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/diff_text.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

DiffText::DiffText(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::IBeamCursor);
    setFontRole(this, FontRole::Body);
    setAccessibleName(tr("Differences"));
    renew();
}

DiffText::~DiffText() = default;

void DiffText::setRuns(const DiffRuns& runs)
{
    m_runs = runs;
    m_anchor = 0;
    m_cursor = 0;
    setAccessibleDescription(spokenText(runs));
    renew();
}

void DiffText::setNormalised(bool normalised)
{
    m_normalised = normalised;
    setFontRole(this, normalised ? FontRole::Code : FontRole::Body);
    renew();
}

QString DiffText::selectedText() const
{
    return plainText(m_runs).mid(
        std::min(m_anchor, m_cursor), std::abs(m_cursor - m_anchor));
}

void DiffText::renew()
{
    m_layout = std::make_unique<DiffLayout>(m_runs, font(), m_normalised);
    m_layout->layOut(width());
    updateGeometry();
    update();
}

int DiffText::heightForWidth(int width) const
{
    DiffLayout trial(m_runs, font(), m_normalised);
    return int(std::ceil(trial.layOut(width)));
}

QSize DiffText::sizeHint() const
{
    // As wide as the text, up to a comfortable line.
    const int width
        = std::min(int(m_layout->naturalWidth()), fontMetrics().averageCharWidth() * 60);
    return {width, heightForWidth(width)};
}

QSize DiffText::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 12, fontMetrics().height() + 2};
}

void DiffText::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    m_layout->paint(
        &painter, QPointF(0, 0), tokens, std::min(m_anchor, m_cursor), std::max(m_anchor, m_cursor));
    if (hasFocus()) {
        drawBox(&painter, rect(), radius::badge, QColor(), tokens.accent);
    }
}

void DiffText::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_layout->layOut(width());
}

void DiffText::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_layout != nullptr) {
        renew();
    }
}

void DiffText::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        m_cursor = m_layout->positionAt(event->position());
        if (!event->modifiers().testFlag(Qt::ShiftModifier)) {
            m_anchor = m_cursor;
        }
        update();
    }
}

void DiffText::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) {
        m_cursor = m_layout->positionAt(event->position());
        update();
    }
}

void DiffText::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        return copy();
    }
    if (event->matches(QKeySequence::SelectAll)) {
        return selectAll();
    }
    QWidget::keyPressEvent(event);
}

void DiffText::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), QKeySequence::Copy, this, &DiffText::copy);
    menu.addAction(tr("Select all"), QKeySequence::SelectAll, this, &DiffText::selectAll);
    menu.exec(event->globalPos());
}

void DiffText::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason
        && event->reason() != Qt::ActiveWindowFocusReason) {
        m_anchor = m_cursor;
    }
}

void DiffText::selectAll()
{
    m_anchor = 0;
    m_cursor = plainText(m_runs).size();
    update();
}

void DiffText::copy() const
{
    const QString selected = selectedText();
    QGuiApplication::clipboard()->setText(selected.isEmpty() ? plainText(m_runs) : selected);
}

} // namespace groundmark::widgets
