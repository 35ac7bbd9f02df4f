// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/reply_model.h"

#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

namespace groundmark::viewers {

void ReplyModel::setReplies(std::deque<NewReply> replies)
{
    beginResetModel();
    m_replies = std::move(replies);
    endResetModel();
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
