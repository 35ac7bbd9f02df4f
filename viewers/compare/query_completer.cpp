// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/query_completer.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringListModel>

namespace groundmark::viewers {

namespace {

constexpr int MostRows = 12;

} // namespace

QueryCompleter::QueryCompleter(QLineEdit* field, storage::QueryValues values)
    : QObject(field)
    , m_field(field)
    , m_values(std::move(values))
    , m_words(new QStringListModel(this))
    , m_completer(new QCompleter(m_words, this))
{
    m_completer->setWidget(field);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // completeQuery has chosen
    m_completer->setMaxVisibleItems(MostRows);
    field->installEventFilter(this);
    connect(field, &QLineEdit::textEdited, this, &QueryCompleter::offer);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &QueryCompleter::take);
}

bool QueryCompleter::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::ControlModifier) {
            offer();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

void QueryCompleter::offer()
{
    const storage::QueryCompletion found = storage::completeQuery(m_field->text(), m_field->cursorPosition(), m_values);
    m_words->setStringList(found.words);
    if (found.words.isEmpty()) {
        m_completer->popup()->hide();
        return;
    }
    QRect place = m_field->rect();
    place.setWidth(std::max(place.width(), m_completer->popup()->sizeHintForColumn(0) + 32));
    m_completer->complete(place);
}

void QueryCompleter::take(const QString& word)
{
    const storage::QueryCompletion found = storage::completeQuery(m_field->text(), m_field->cursorPosition(), m_values);
    m_field->setSelection(int(found.start), m_field->cursorPosition() - int(found.start));
    m_field->insert(word); // so that the field's own undo knows it
    emit m_field->textEdited(m_field->text());
}

} // namespace groundmark::viewers
