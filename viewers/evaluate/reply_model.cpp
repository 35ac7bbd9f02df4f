// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/reply_model.h"

#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <algorithm>

namespace groundmark::viewers {

void ReplyModel::setReplies(const std::deque<NewReply>& replies)
{
    const auto isSame = [](const NewReply& one, const NewReply& other) {
        return one.sample == other.sample && one.requestKey == other.requestKey
            && one.outcome == other.outcome;
    };
    const auto known = m_replies.empty()
        ? replies.end()
        : std::ranges::find_if(
              replies, [&](const NewReply& reply) { return isSame(reply, m_replies.front()); });
    if (known == replies.end()) {
        beginResetModel();
        m_replies = replies;
        endResetModel();
        return;
    }
    if (const auto fresh = static_cast<int>(known - replies.begin()); fresh > 0) {
        beginInsertRows({}, 0, fresh - 1);
        m_replies.insert(m_replies.begin(), replies.begin(), known);
        endInsertRows();
    }
    if (const auto kept = static_cast<int>(replies.size()); kept < rowCount()) {
        beginRemoveRows({}, kept, rowCount() - 1);
        m_replies.resize(replies.size());
        endRemoveRows();
    }
}

int ReplyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_replies.size());
}

int ReplyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReplyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const NewReply& reply = at(index.row());
    // An answer has no verdict yet: it is scored when all are there.
    if (role == widgets::GlyphRole && index.column() == SampleColumn) {
        return int(
            reply.outcome == Outcome::Scored ? widgets::Glyph::None
                                             : widgets::glyphOf(reply.outcome, 0.0));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case SampleColumn:
        return reply.externalId;
    case ReplyColumn:
        return reply.text;
    default:
        return reply.outputTokens ? tr("%1 tok").arg(widgets::numbers::count(*reply.outputTokens))
                                  : widgets::numbers::missing();
    }
}

QVariant ReplyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SampleColumn:
        return tr("Sample");
    case ReplyColumn:
        return tr("Reply");
    default:
        return tr("Tokens");
    }
}

} // namespace groundmark::viewers
