// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/issue_list.h"

#include "viewers/library/import_summary.h"
#include "widgets/delegates/item_view.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"
#include "widgets/tabular.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_paint.h"

#include <QPainter>
#include <QResizeEvent>
#include <QSet>
#include <QStyledItemDelegate>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int Inset = 8;
constexpr int NumberWidth = 52;
constexpr int GlyphSize = 13;
constexpr int HighestHint = 2000; // higher than any screen that has room for it
constexpr int TextLeft = Inset + NumberWidth + 12 + GlyphSize + 6;

QString adviceOf(const Issue& issue)
{
    QStringList parts {issue.text.kept, issue.text.hint};
    parts.removeAll(QString());
    return parts.join(u' ');
}

class IssueDelegate : public QStyledItemDelegate
{
public:
    IssueDelegate(const IssueModel& model, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
        const override
    {
        const widgets::Tokens& tokens = widgets::tokensOf(option.palette);
        const Issue& issue = m_model.issue(index.row());
        painter->save();
        if (option.state.testFlag(QStyle::State_Selected)) {
            painter->fillRect(option.rect, tokens.selection);
        }
        widgets::drawBottomLine(painter, option.rect, tokens.border);
        painter->setFont(widgets::roleFont(widgets::FontRole::Small));
        const int line = painter->fontMetrics().height();
        const QRect top(
            option.rect.left(), option.rect.top() + Inset - 2, option.rect.width(), line);
        painter->setPen(tokens.text2);
        if (issue.row > 0) {
            widgets::drawTabular(
                painter,
                QRectF(top.left() + Inset, top.top(), NumberWidth, line),
                widgets::numbers::count(issue.row),
                Qt::AlignRight | Qt::AlignVCenter);
        }
        const QRectF glyph(
            top.left() + Inset + NumberWidth + 12,
            top.top() + (line - GlyphSize) / 2.0,
            GlyphSize,
            GlyphSize);
        widgets::paintGlyph(painter, glyph, glyphOf(issue), tokens);
        QRect words(
            top.left() + TextLeft,
            top.top(),
            option.rect.width() - TextLeft - Inset,
            option.rect.height());
        QRect taken;
        painter->setPen(tokens.text);
        painter->drawText(words, Wrapped, issue.text.what, &taken);
        words.setTop(taken.bottom() + 2);
        painter->setPen(tokens.text2);
        painter->drawText(words, Wrapped, adviceOf(issue));
        painter->restore();
    }

    [[nodiscard]] QSize
    sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
        const QFontMetrics metrics(widgets::roleFont(widgets::FontRole::Small));
        const QRect room(0, 0, std::max(80, width - TextLeft - Inset), 10'000);
        const Issue& issue = m_model.issue(index.row());
        const QString advice = adviceOf(issue);
        int height = metrics.boundingRect(room, Wrapped, issue.text.what).height();
        if (!advice.isEmpty()) {
            height += metrics.boundingRect(room, Wrapped, advice).height() + 1;
        }
        return {width, height + 2 * Inset - 3};
    }

private:
    static constexpr int Wrapped = int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;

    const IssueModel& m_model;
};

} // namespace

void IssueModel::setIssues(std::vector<Issue> issues)
{
    beginResetModel();
    m_issues = std::move(issues);
    endResetModel();
}

int IssueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_issues.size());
}

QVariant IssueModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        return issue(index.row()).text.toText();
    }
    return {};
}

IssueList::IssueList(QWidget* parent)
    : QListView(parent)
    , m_model(new IssueModel(this))
{
    setModel(m_model);
    widgets::prepareItemView(this);
    setUniformItemSizes(false);
    setItemDelegate(new IssueDelegate(*m_model, this));
    setResizeMode(Adjust);
    setFrameShape(StyledPanel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum); // no higher than its rows
    setAccessibleName(tr("Rows to look at"));
}

void IssueList::setIssues(std::vector<Issue> issues)
{
    m_model->setIssues(std::move(issues));
    updateGeometry();
}

QSize IssueList::sizeHint() const
{
    int height = 2 * frameWidth();
    for (int row = 0; row < m_model->rowCount() && height < HighestHint; ++row) {
        height += sizeHintForIndex(m_model->index(row)).height();
    }
    return {480, std::min(height, HighestHint)};
}

void IssueList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        scheduleDelayedItemsLayout(); // other widths, other line breaks
        updateGeometry();
    }
}

std::vector<Issue> firstOfEachKind(const std::vector<Issue>& issues)
{
    std::vector<Issue> first;
    QSet<QString> seen;
    for (const Issue& issue : issues) {
        if (!seen.contains(issue.kind)) {
            seen.insert(issue.kind);
            first.push_back(issue);
        }
    }
    return first;
}

} // namespace groundmark::viewers
