// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/history_model.h"

#include "annotation/document/edit_command.h"
#include "widgets/delegates/roles.h"

#include <QLocale>

namespace groundmark::annotation {

HistoryModel::HistoryModel(SampleDocument& document, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document)
{
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &HistoryModel::refreshSoon);
    connect(&document, &SampleDocument::opened, this, &HistoryModel::refreshSoon);
    m_rows = document.undoStack().count() + 1;
}

/// From the event loop, once: opening a sample pushes its whole history, one by one.
void HistoryModel::refreshSoon()
{
    if (std::exchange(m_refreshing, true)) {
        return;
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_refreshing = false;
            beginResetModel();
            m_rows = m_document.undoStack().count() + 1;
            endResetModel();
            emit moved();
        },
        Qt::QueuedConnection);
}

int HistoryModel::currentRow() const
{
    return m_document.undoStack().index();
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == widgets::EmphasisRole) {
        return int(index.row() > currentRow() ? widgets::Emphasis::Quiet : widgets::Emphasis::None);
    }
    const auto* command = index.row() == 0
        ? nullptr
        : dynamic_cast<const EditCommand*>(m_document.undoStack().command(index.row() - 1));
    if (command == nullptr) {
        return role == Qt::DisplayRole ? QVariant(tr("As it came")) : QVariant();
    }
    const QString when = QLocale().toString(command->at().toLocalTime(), QLocale::ShortFormat);
    switch (role) {
    case Qt::DisplayRole: {
        const QString subject = subjectOf(command->edit());
        return subject.isEmpty() ? command->text()
                                 : command->text() + QStringLiteral(" · ") + subject;
    }
    case widgets::SuffixRole:
        return command->at().toLocalTime().toString(QStringLiteral("HH:mm:ss"));
    case Qt::ToolTipRole:
        return Qt::convertFromPlainText(command->annotator() + QStringLiteral(", ") + when);
    default:
        return {};
    }
}

QString subjectOf(const Edit& edit)
{
    int regions = 0;
    QString name;
    for (const Change& change : edit.changes) {
        const auto& record = change.after ? change.after : change.before;
        if (const auto* region = record ? std::get_if<Region>(&*record) : nullptr) {
            ++regions;
            name = !region->ordinalName().isEmpty() ? region->ordinalName()
                                                    : region->text.simplified().left(24);
        }
    }
    return regions > 1 ? HistoryModel::tr("%n region(s)", nullptr, regions) : name;
}

} // namespace groundmark::annotation
