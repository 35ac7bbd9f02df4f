// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chip_bar.h"

#include "widgets/chip.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int LineHeight = 36;
constexpr int ExtraLine = 28;
constexpr int Left = 12;
constexpr int IconSize = 16;
constexpr int Gap = 8;

} // namespace

ChipBar::ChipBar(QWidget* parent)
    : QWidget(parent)
    , m_right(new QWidget(this))
    , m_rightLayout(new QHBoxLayout(m_right))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Filter"));
    m_rightLayout->setContentsMargins(0, 0, 0, 0);
    m_rightLayout->setSpacing(8);
}

Chip* ChipBar::addChip(const QString& id, const QString& text)
{
    removeChip(id);
    auto* chip = new Chip(text, this);
    connect(chip, &Chip::toggled, this, [this, id](bool on) { emit toggled(id, on); });
    connect(chip, &Chip::removeRequested, this, [this, id] { emit removeRequested(id); });
    QWidget* before = m_order.isEmpty() ? nullptr : m_chips.value(m_order.constLast());
    m_chips.insert(id, chip);
    m_order.append(id);
    chip->show();
    if (before != nullptr) {
        setTabOrder(before, chip);
    }
    if (m_tail != nullptr) {
        setTabOrder(chip, m_tail);
    }
    updateGeometry();
    arrange(width(), true);
    return chip;
}

void ChipBar::removeChip(const QString& id)
{
    if (Chip* chip = m_chips.take(id)) {
        m_order.removeAll(id);
        chip->hide();
        chip->deleteLater(); // it may be what is asking
        updateGeometry();
        arrange(width(), true);
    }
}

void ChipBar::clear()
{
    const QStringList all = m_order;
    for (const QString& id : all) {
        removeChip(id);
    }
}

Chip* ChipBar::chip(const QString& id) const
{
    return m_chips.value(id);
}

void ChipBar::setTail(QWidget* control)
{
    delete m_tail;
    m_tail = control;
    m_tail->setParent(this);
    m_tail->show();
    arrange(width(), true);
}

void ChipBar::addRight(QWidget* control)
{
    control->setParent(m_right);
    m_rightLayout->addWidget(control);
    control->show();
    arrange(width(), true);
}

QList<QWidget*> ChipBar::flow() const
{
    QList<QWidget*> all;
    for (const QString& id : m_order) {
        all.append(m_chips.value(id));
    }
    if (m_tail != nullptr) {
        all.append(m_tail);
    }
    return all;
}

int ChipBar::rightWidth() const
{
    const int width = m_right->sizeHint().width();
    return m_rightLayout->count() > 0 ? width + Gap : 0;
}

int ChipBar::arrange(int width, bool apply) const
{
    const int first = Left + IconSize + Gap;
    int x = first;
    int line = 0;
    const QList<QWidget*> all = flow();
    for (QWidget* widget : all) {
        const QSize size = widget->sizeHint();
        // The controls at the right stand on the first line only.
        const int edge = width - Gap - (line == 0 ? rightWidth() : 0);
        if (x > first && x + size.width() > edge) {
            ++line;
            x = first;
        }
        if (apply) {
            const int middle = LineHeight / 2 + line * ExtraLine;
            widget->setGeometry(QRect(QPoint(x, middle - size.height() / 2), size));
        }
        x += size.width() + Gap;
    }
    if (apply) {
        const QSize size = m_right->sizeHint();
        m_right->setGeometry(
            QRect(QPoint(width - Gap - size.width(), (LineHeight - size.height()) / 2), size));
    }
    return LineHeight + line * ExtraLine;
}

int ChipBar::heightForWidth(int width) const
{
    return arrange(width, false);
}

QSize ChipBar::sizeHint() const
{
    int width = Left + IconSize + 2 * Gap + rightWidth();
    const QList<QWidget*> all = flow();
    for (const QWidget* widget : all) {
        width += widget->sizeHint().width() + Gap;
    }
    return {width, LineHeight};
}

QSize ChipBar::minimumSizeHint() const
{
    int widest = 0;
    const QList<QWidget*> all = flow();
    for (const QWidget* widget : all) {
        widest = std::max(widest, widget->sizeHint().width());
    }
    return {Left + IconSize + 2 * Gap + widest + rightWidth(), LineHeight};
}

void ChipBar::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), tokens.window);
    drawBottomLine(&painter, rect(), tokens.border);
    const QRectF sign(Left, (LineHeight - IconSize) / 2, IconSize, IconSize);
    paintIcon(&painter, sign, Icon::Filter, tokens.text2);
}

void ChipBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

bool ChipBar::event(QEvent* event)
{
    // A chip that grows (its count arrives, its cross appears) moves those after it.
    if (event->type() == QEvent::LayoutRequest) {
        arrange(width(), true);
        updateGeometry();
    }
    return QWidget::event(event);
}

} // namespace groundmark::widgets
