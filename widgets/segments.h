// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace groundmark::widgets {

/// Two to four choices of which exactly one holds, side by side. One tab stop; arrow keys, Home and
/// End choose. For more choices use a combo box. Give it an accessible name: it has no label.
class Segments : public QWidget
{
    Q_OBJECT

public:
    explicit Segments(QWidget* parent = nullptr);

    /// `id` is a stable word, `text` translated. The first one becomes current.
    void addSegment(const QString& id, const QString& text);
    [[nodiscard]] QString current() const;
    /// Silent when it is current already; an unknown id is ignored.
    void setCurrent(const QString& id);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void currentChanged(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Item
    {
        QString id;
        QString text;
    };

    [[nodiscard]] QRect rectOf(int index) const;
    [[nodiscard]] int widthOf(const Item& item) const;
    [[nodiscard]] int indexAt(QPoint position) const;
    void choose(int index);

    QList<Item> m_items;
    int m_current = 0;
    int m_hovered = -1;
};

} // namespace groundmark::widgets
