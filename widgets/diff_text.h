// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/diff_layout.h"

#include <QWidget>

#include <memory>

namespace groundmark::widgets {

/// Text with its differences, on as many lines as it takes. Can be selected with the mouse and
/// copied; spaces are copied as spaces.
class DiffText : public QWidget
{
    Q_OBJECT

public:
    explicit DiffText(QWidget* parent = nullptr);
    ~DiffText() override;

    void setRuns(const DiffRuns& runs);
    [[nodiscard]] DiffRuns runs() const { return m_runs; }
    /// In the fixed-width font, with every space as "·": for normalised strings.
    void setNormalised(bool normalised);
    [[nodiscard]] QString selectedText() const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void renew();
    void selectAll();
    void copy() const;

    DiffRuns m_runs;
    std::unique_ptr<DiffLayout> m_layout;
    qsizetype m_anchor = 0;
    qsizetype m_cursor = 0;
    bool m_normalised = false;
};

} // namespace groundmark::widgets
