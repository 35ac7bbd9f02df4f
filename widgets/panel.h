// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;

namespace groundmark::widgets {

/// What stands behind the contents of a pane.
enum class Ground {
    Base, ///< bodies of panels, forms, lists
    Window, ///< bars
    Alt, ///< empty states
    Canvas, ///< round an image
};

/// A pane's body in the ground that it is given.
class Panel : public QWidget
{
    Q_OBJECT

public:
    explicit Panel(Ground ground = Ground::Base, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Ground m_ground;
};

/// The 40 px bar at the foot of a pane: secondary actions at the left, the primary one at the right
/// end, always at the same place. With another height it serves for toolbars (36) and foot notes.
class ActionBar : public QWidget
{
    Q_OBJECT

public:
    enum class Edge { Top, Bottom }; ///< where the bar's line runs

    explicit ActionBar(QWidget* parent = nullptr, int height = 40, Edge line = Edge::Top);

    /// The bar owns what it is given.
    void addLeft(QWidget* control);
    void addRight(QWidget* control);
    /// Space between groups: 12 px and a line.
    void addRule();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_height;
    Edge m_line;
    QHBoxLayout* m_left;
    QHBoxLayout* m_right;
};

} // namespace groundmark::widgets
