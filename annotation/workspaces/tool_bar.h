// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/tool_box.h"

#include <QList>
#include <QWidget>

class QActionGroup;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace groundmark::widgets {
class ImageCanvas;
class NumberLabel;
}

namespace groundmark::annotation {

class ToolOptions;

/// The bar over the canvas: one button per tool, the choices of the active one and what it asks for,
/// the page when there are several, the zoom.
class ToolBar : public QWidget
{
    Q_OBJECT

public:
    explicit ToolBar(widgets::ImageCanvas& canvas, QWidget* parent = nullptr);

    /// Buttons for these tools; null for none.
    void setTools(ToolBox* tools);
    void setHint(const QString& hint);
    /// Shows the choices of the active tool as they are now.
    void showOptions();
    /// "Page 1 of 3" with arrows; hidden when there is one.
    void setPage(int page, int pages);

signals:
    void pageRequested(int page);
    void optionChosen(QLatin1StringView id, int value);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Tool tips with the keys as they are now.
    void showKeys();

    widgets::ImageCanvas& m_canvas;
    QHBoxLayout* m_toolLayout;
    QActionGroup* m_actions;
    ToolBox* m_tools = nullptr;
    ToolOptions* m_options;
    QList<QToolButton*> m_toolButtons;
    QToolButton* m_fit;
    QLabel* m_hint;
    QWidget* m_pages;
    QLabel* m_pageText;
    QLabel* m_zoom;
    int m_page = 0;
    int m_pageCount = 0;
};

} // namespace groundmark::annotation
