// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/query/query.h"

#include <QObject>

class QCompleter;
class QLineEdit;
class QStringListModel;

namespace groundmark::viewers {

/// Offers the words of the query language while one types into a field, and on Ctrl+Space.
class QueryCompleter : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the field. `values` is asked for what may follow a key.
    QueryCompleter(QLineEdit* field, storage::QueryValues values);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void offer();
    void take(const QString& word);

    QLineEdit* m_field;
    storage::QueryValues m_values;
    QStringListModel* m_words;
    QCompleter* m_completer;
};

} // namespace groundmark::viewers
