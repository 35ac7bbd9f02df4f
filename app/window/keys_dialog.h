// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;

namespace groundmark::app {

struct KeyLine
{
    QKeySequence key;
    QString text;
};

struct KeySection
{
    QString title;
    QList<KeyLine> lines;
};

/// The actions that have a key, in order.
[[nodiscard]] QList<KeyLine> keysOf(const QList<QAction*>& actions);

/// The overview of all keys (F1).
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    KeysDialog(const QList<KeySection>& sections, QWidget* parent);
};

} // namespace groundmark::app
