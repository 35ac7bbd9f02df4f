// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/groundmark_style.h"

#include "widgets/buttons.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_elements.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QSlider>
#include <QStyleFactory>
#include <QTabBar>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int ControlHeight = 26;
constexpr int SmallControlHeight = 22;
constexpr int MenuItemHeight = 26;
constexpr int ToolButtonSize = 28;
constexpr int FieldMargin = 8;
constexpr int ArrowWidth = 26;
constexpr int SpinArrowWidth = 20;
constexpr int ProgressHeight = 6;
constexpr int HeaderMargin = 8;
constexpr int NarrowColumn = 60;

/// As high as the design says, higher only where large text needs it.
int controlHeight(const QStyleOption& option, const QWidget* widget)
{
    const int height = isSmall(widget) ? SmallControlHeight : ControlHeight;
    const int room = isSmall(widget) ? 4 : 6;
    return std::max(height, option.fontMetrics.height() + room);
}

QSize toolButtonSize(
    const QStyleOptionToolButton& option, const QSize& contents, const QWidget* widget)
{
    const int edge = isSmall(widget) ? SmallControlHeight : ToolButtonSize;
    const int height = std::max(edge, option.fontMetrics.height() + 6);
    if (option.toolButtonStyle == Qt::ToolButtonIconOnly) {
        return {std::max(edge, option.iconSize.width() + 8), height};
    }
    const int menuArrow = option.features.testFlag(QStyleOptionToolButton::HasMenu) ? 12 : 0;
    if (option.toolButtonStyle == Qt::ToolButtonTextBesideIcon) {
        return {style::toolButtonContents(option).width() + 16 + menuArrow, height};
    }
    return {contents.width() + 12 + menuArrow, height};
}

} // namespace

GroundmarkStyle::GroundmarkStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
    setObjectName(QStringLiteral("groundmark"));
}

void GroundmarkStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) != nullptr
        || qobject_cast<QComboBox*>(widget) != nullptr || qobject_cast<QTabBar*>(widget) != nullptr
        || qobject_cast<QAbstractSpinBox*>(widget) != nullptr
        || qobject_cast<QSlider*>(widget) != nullptr) {
        widget->setAttribute(Qt::WA_Hover);
    }
}

void GroundmarkStyle::polish(QApplication* application)
{
    QProxyStyle::polish(application);
    application->installEventFilter(this);
}

bool GroundmarkStyle::eventFilter(QObject* watched, QEvent* event)
{
    bool down = m_altIsDown;
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt) {
            down = event->type() == QEvent::KeyPress;
        }
    } else if (event->type() == QEvent::ApplicationStateChange) {
        down = false; // Alt+Tab takes the release to another window
    }
    if (down != m_altIsDown) {
        m_altIsDown = down;
        const QList<QWidget*> windows = QApplication::topLevelWidgets();
        for (QWidget* window : windows) {
            const QList<QWidget*> all = window->findChildren<QWidget*>();
            std::for_each(all.begin(), all.end(), [](QWidget* widget) { widget->update(); });
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

QSize GroundmarkStyle::sizeFromContents(
    ContentsType type,
    const QStyleOption* option,
    const QSize& contents,
    const QWidget* widget) const
{
    switch (type) {
    case CT_PushButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            return {style::pushButtonSize(*button, widget).width(), controlHeight(*option, widget)};
        }
        break;
    case CT_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            return toolButtonSize(*button, contents, widget);
        }
        break;
    case CT_ComboBox:
        // 2 px more: advances are fractions, and an ellipsis for want of one pixel looks silly.
        return {contents.width() + FieldMargin + ArrowWidth + 2, controlHeight(*option, widget)};
    case CT_ProgressBar:
        return {contents.width(), ProgressHeight};
    case CT_LineEdit:
        return {contents.width() + 2 * FieldMargin, controlHeight(*option, widget)};
    case CT_SpinBox:
        return {
            contents.width() + 2 * FieldMargin + SpinArrowWidth, controlHeight(*option, widget)};
    case CT_TabBarTab:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            return style::tabSize(*tab, contents);
        }
        break;
    case CT_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            return style::headerSize(*header);
        }
        break;
    case CT_MenuBarItem:
        return {contents.width() + 16, std::max(MenuItemHeight, option->fontMetrics.height() + 6)};
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
            if (item->menuItemType == QStyleOptionMenuItem::Separator) {
                return {size.width(), 9};
            }
            const int height = std::max(MenuItemHeight, option->fontMetrics.height() + 6);
            return {size.width() + 32, height};
        }
        break;
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

QRect GroundmarkStyle::subElementRect(
    SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    if (element == SE_LineEditContents) {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        // QLineEdit adds 2 px of its own on both sides.
        const int margin = frame != nullptr && frame->lineWidth > 0 ? FieldMargin - 2 : 0;
        return option->rect.adjusted(margin, 0, -margin, 0);
    }
    if (element == SE_HeaderLabel) {
        // Narrow columns hold a glyph or a thumbnail; their word needs the room more.
        const int margin = option->rect.width() < NarrowColumn ? HeaderMargin / 2 : HeaderMargin;
        return option->rect.adjusted(margin, 0, -margin, -1);
    }
    if (element == SE_HeaderArrow) {
        return {}; // the label paints the sort mark beside the word
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect GroundmarkStyle::subControlRect(
    ComplexControl control,
    const QStyleOptionComplex* option,
    SubControl part,
    const QWidget* widget) const
{
    const QRect rect = option->rect;
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            return visualRect(bar->direction, rect, style::scrollBarRect(*bar, part));
        }
    }
    if (control == CC_ComboBox && part != SC_ComboBoxListBoxPopup) {
        switch (part) {
        case SC_ComboBoxArrow:
            return visualRect(
                option->direction,
                rect,
                QRect(rect.right() + 1 - ArrowWidth, rect.top(), ArrowWidth, rect.height()));
        case SC_ComboBoxEditField:
            return visualRect(
                option->direction, rect, rect.adjusted(FieldMargin, 1, -ArrowWidth, -1));
        default:
            return rect;
        }
    }
    if (control == CC_SpinBox) {
        const QRect arrows(
            rect.right() + 1 - SpinArrowWidth,
            rect.top() + 1,
            SpinArrowWidth - 1,
            rect.height() - 2);
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const bool bare = spin != nullptr && spin->buttonSymbols == QAbstractSpinBox::NoButtons;
        QRect found = rect;
        if (part == SC_SpinBoxUp) {
            found = bare ? QRect() : arrows.adjusted(0, 0, 0, -arrows.height() / 2);
        } else if (part == SC_SpinBoxDown) {
            found = bare ? QRect() : arrows.adjusted(0, arrows.height() / 2, 0, 0);
        } else if (part == SC_SpinBoxEditField) {
            const int right = bare ? FieldMargin - 2 : SpinArrowWidth;
            found = rect.adjusted(FieldMargin - 2, 1, -right, -1);
        }
        return visualRect(option->direction, rect, found);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

} // namespace groundmark::widgets
