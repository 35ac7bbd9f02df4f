// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QTabBar;

namespace groundmark::widgets {

/// The 36 px bar over a workspace: its views as tabs, then a separator and labelled selectors, and
/// at the right what is the same everywhere (undo, redo, commands).
class ViewBar : public QWidget
{
    Q_OBJECT

public:
    explicit ViewBar(QWidget* parent = nullptr);

    /// `id` is a stable word, `text` translated. The first tab becomes current.
    void addTab(const QString& id, const QString& text);
    void clearTabs();
    [[nodiscard]] QStringList tabs() const;
    [[nodiscard]] QString currentTab() const;
    /// Silent when it is current already; an unknown id is ignored.
    void setCurrentTab(const QString& id);

    /// Adds a control with its label after the tabs; the bar owns it. The label is its buddy and
    /// its accessible name. An empty label leaves the control alone.
    void addSelector(const QString& label, QWidget* control);
    /// Takes all selectors away and deletes them.
    void clearSelectors();
    /// Adds something at the right end, before what stands there already; the bar owns it.
    void addRight(QWidget* control);
    /// Adds something at the very end, after all that stands at the right.
    void addRightEnd(QWidget* control);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void currentTabChanged(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QTabBar* m_tabs;
    QWidget* m_rule;
    QHBoxLayout* m_selectors;
    QHBoxLayout* m_right;
};

} // namespace groundmark::widgets
