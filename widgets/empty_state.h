// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/icons.h"

#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QGridLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace groundmark::widgets {

/// What a screen shows while it holds nothing: a title, one sentence, what to do about it, and what
/// can be read. No drawing. The column stands in the middle, is at most 640 px wide and scrolls where
/// the window is too low for it.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    EmptyState(const QString& title, const QString& sentence, QWidget* parent = nullptr);

    /// A card: icon, the action's text, an explanation (which wraps), the action's key, a button
    /// with `verb` on it. At most one card is `primary`.
    void addCard(
        QAction* action,
        Icon icon,
        const QString& explanation,
        const QString& verb,
        bool primary = false);

    /// Starts the table below the cards: a rule and a name.
    void setTableTitle(const QString& title);
    /// A line of the table: a name and, wrapping, what belongs to it.
    void addTableRow(const QString& name, const QStringList& values);
    /// A last sentence, such as "Or drop files or a folder anywhere in this window."
    void setFootnote(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Gives the contents the height that their wrapped texts need.
    void fitHeight();

    QScrollArea* m_scroll;
    QWidget* m_contents;
    QVBoxLayout* m_column;
    QVBoxLayout* m_cards;
    QGridLayout* m_table;
    QWidget* m_rule;
    QLabel* m_tableTitle;
    QLabel* m_footnote;
};

} // namespace groundmark::widgets
