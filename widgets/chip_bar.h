// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;

namespace groundmark::widgets {

class Chip;

/// The 36 px filter bar: an icon, chips that say what is filtered, an "Add" action after them, and
/// other small controls at the right. Chips that have no room go to a second line, so that none is
/// ever cut. One row of tab stops in reading order.
class ChipBar : public QWidget
{
    Q_OBJECT

public:
    explicit ChipBar(QWidget* parent = nullptr);

    /// Adds a chip with a stable id; the bar owns it and forwards its signals.
    Chip* addChip(const QString& id, const QString& text);
    void removeChip(const QString& id);
    void clear();
    [[nodiscard]] Chip* chip(const QString& id) const;
    /// Ids in the order shown.
    [[nodiscard]] QStringList chips() const { return m_order; }

    /// Something after the last chip, such as a flat "Add condition" button; the bar owns it.
    void setTail(QWidget* control);
    /// Something at the right end; the bar owns it.
    void addRight(QWidget* control);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void toggled(const QString& id, bool on);
    void removeRequested(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QList<QWidget*> flow() const;
    [[nodiscard]] int rightWidth() const;
    /// Places chips for a bar of `width`; returns its height. Moves nothing unless `apply`.
    int arrange(int width, bool apply) const;

    QHash<QString, Chip*> m_chips;
    QStringList m_order;
    QWidget* m_tail = nullptr;
    QWidget* m_right;
    QHBoxLayout* m_rightLayout;
};

} // namespace groundmark::widgets
