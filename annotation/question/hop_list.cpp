// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/hop_list.h"

#include "annotation/question/question_words.h"
#include "widgets/badge.h"
#include "widgets/delegates/item_view.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QDropEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace groundmark::annotation {

namespace {

constexpr int Padding = 8;
constexpr int NumberWidth = 30;
constexpr int TagsWidth = 96;
constexpr int OperationWidth = 76;
constexpr int TagSide = 18; // visual language, section 1.3
constexpr int LeastHeight = 34;
constexpr int BarWidth = 3;

/// Draws a row from the host; the item holds only its number and its sentence.
class HopDelegate : public QStyledItemDelegate
{
public:
    HopDelegate(const QuestionHost& host, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_host(host)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = view != nullptr ? view->viewport()->width() : 400;
        const QRect text = QFontMetrics(view != nullptr ? view->font() : option.font)
                               .boundingRect(QRect(0, 0, textWidth(width), 10'000), Qt::TextWordWrap, textOf(index));
        const int tags = rowsOfTags(index.row()) * (TagSide + 4) - 4;
        return {width, std::max({LeastHeight, text.height() + 2 * Padding, tags + 2 * Padding})};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (index.row() >= m_host.hops().size()) {
            return;
        }
        const auto& tokens = widgets::tokensOf(option.widget);
        const Hop& hop = m_host.hops()[index.row()];
        const QRect area = option.rect;
        painter->save();
        const bool current = index.row() == m_host.currentHop();
        painter->fillRect(area, current ? tokens.selection : tokens.base);
        if (current) {
            painter->fillRect(QRect(area.left(), area.top(), BarWidth, area.height()), tokens.accent);
        }
        painter->setPen(tokens.text2);
        QRect place = area.adjusted(12, Padding, 0, 0);
        painter->drawText(QRect(place.left(), place.top(), NumberWidth, TagSide), Qt::AlignVCenter, QString::number(index.row() + 1));
        paintTags(*painter, tokens, hop, index.row(), QPoint(place.left() + NumberWidth, place.top()));
        const QRectF operation(place.left() + NumberWidth + TagsWidth, place.top(), OperationWidth, TagSide);
        widgets::paintBadge(painter, operation, wordOf(hop.operation), widgets::BadgeTone::Neutral, tokens);
        painter->setFont(option.widget->font());
        painter->setPen(hop.text.isEmpty() ? tokens.text3 : tokens.text);
        const int left = place.left() + NumberWidth + TagsWidth + OperationWidth + Padding;
        painter->drawText(
            QRect(left, place.top(), area.right() - left - Padding, area.height() - Padding), Qt::TextWordWrap, textOf(index));
        painter->setPen(tokens.border);
        painter->drawLine(area.bottomLeft(), area.bottomRight());
        painter->restore();
    }

private:
    [[nodiscard]] QString textOf(const QModelIndex& index) const
    {
        const auto& hops = m_host.hops();
        const QString text = index.row() < hops.size() ? hops[index.row()].text : QString();
        return text.isEmpty() ? HopList::tr("what is found out here") : text;
    }

    [[nodiscard]] static int textWidth(int width)
    {
        return std::max(80, width - 12 - NumberWidth - TagsWidth - OperationWidth - 2 * Padding);
    }

    [[nodiscard]] int rowsOfTags(int row) const
    {
        const auto& hops = m_host.hops();
        if (row >= hops.size()) {
            return 1;
        }
        const auto count = static_cast<int>(hops[row].cues.size());
        const int perRow = TagsWidth / (TagSide + 4);
        return std::max(1, (count + perRow - 1) / perRow) + (hops[row].from.isEmpty() ? 0 : 1);
    }

    /// Cues as the picture shows them, and below them the hops that it builds on.
    void paintTags(QPainter& painter, const widgets::Tokens& tokens, const Hop& hop, int row, QPoint at) const
    {
        const int perRow = TagsWidth / (TagSide + 4);
        int place = 0;
        for (const RegionId cue : hop.cues) {
            const int number = m_host.numberOf(cue);
            const QRect tag(at.x() + place % perRow * (TagSide + 4), at.y() + place / perRow * (TagSide + 4), TagSide, TagSide);
            painter.setPen(Qt::NoPen);
            painter.setBrush(widgets::over_image::region(std::max(1, number)));
            painter.drawRect(tag);
            painter.setPen(widgets::over_image::ink);
            painter.drawText(tag, Qt::AlignCenter, number > 0 ? QString::number(number) : QStringLiteral("?"));
            ++place;
        }
        const int below = hop.cues.isEmpty() ? 0 : (place + perRow - 1) / perRow;
        const QRect line(at.x(), at.y() + below * (TagSide + 4), TagsWidth - 4, TagSide);
        painter.setPen(tokens.text2);
        if (!hop.from.isEmpty()) {
            QStringList numbers;
            for (qsizetype i = 0; i < row; ++i) {
                if (hop.from.contains(m_host.hops()[i].id)) {
                    numbers.append(QString::number(i + 1));
                }
            }
            painter.drawText(line, Qt::AlignVCenter, HopList::tr("from %1").arg(numbers.join(QStringLiteral(", "))));
        } else if (hop.cues.isEmpty()) {
            painter.drawText(line, Qt::AlignVCenter, row == 0 ? QStringLiteral("–") : HopList::tr("from all"));
        }
    }

    const QuestionHost& m_host;
};

} // namespace

HopList::HopList(QuestionHost& host, QWidget* parent)
    : QListWidget(parent)
    , m_host(host)
{
    setItemDelegate(new HopDelegate(host, this));
    widgets::prepareItemView(this);
    setUniformItemSizes(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Hop chain"));
    setToolTip(tr("What leads from the cues to the answer; drag a hop to move it"));
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setMinimumHeight(3 * LeastHeight);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_showing) {
            m_host.setCurrentHop(row);
        }
    });
    connect(&m_host, &QuestionHost::currentHopChanged, this, &HopList::refresh);
    connect(&m_host, &DocumentHost::regionsChanged, this, &HopList::refresh);
}

QString HopList::sentenceOf(const QuestionHost& host, int index)
{
    const Hop& hop = host.hops()[index];
    QStringList cues;
    for (const RegionId cue : hop.cues) {
        cues.append(QString::number(host.numberOf(cue)));
    }
    const QString from = cues.isEmpty() ? QString() : tr("cues %1").arg(cues.join(QStringLiteral(", ")));
    return QStringLiteral("%1. %2: %3 %4").arg(QString::number(index + 1), wordOf(hop.operation), hop.text, from).trimmed();
}

void HopList::refresh()
{
    m_showing = true;
    const auto count = static_cast<int>(m_host.hops().size());
    while (this->count() > count) {
        delete takeItem(this->count() - 1);
    }
    while (this->count() < count) {
        addItem(new QListWidgetItem);
    }
    for (int i = 0; i < count; ++i) {
        item(i)->setText(sentenceOf(m_host, i));
        item(i)->setToolTip(plainTip(m_host.hops()[i].text));
    }
    if (currentRow() != m_host.currentHop()) {
        setCurrentRow(m_host.currentHop());
    }
    m_showing = false;
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void HopList::setEditable(bool editable)
{
    setDragEnabled(editable);
    setAcceptDrops(editable);
}

void HopList::dropEvent(QDropEvent* event)
{
    // The row moves in the document; the list only shows it.
    const int from = currentRow();
    const QModelIndex target = indexAt(event->position().toPoint());
    int to = target.isValid() ? target.row() : count() - 1;
    if (target.isValid() && to > from && dropIndicatorPosition() == QAbstractItemView::AboveItem) {
        --to;
    } else if (target.isValid() && to < from && dropIndicatorPosition() == QAbstractItemView::BelowItem) {
        ++to;
    }
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    setState(QAbstractItemView::NoState);
    m_host.moveHop(from, to);
    refresh();
}

void HopList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

} // namespace groundmark::annotation
