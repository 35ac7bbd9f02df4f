// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/groundmark_style.h"

#include "widgets/buttons.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_elements.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QSlider>
#include <QStyleFactory>
#include <QTabBar>
#include <QTextEdit>

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

bool isTextArea(const QWidget* widget)
{
    return qobject_cast<const QTextEdit*>(widget) != nullptr
        || qobject_cast<const QPlainTextEdit*>(widget) != nullptr;
}

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

int GroundmarkStyle::pixelMetric(
    PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        return isTextArea(widget) ? 2 : 1; // room for the focus ring
    case PM_SplitterWidth:
    case PM_ToolTipLabelFrameWidth:
    case PM_MenuPanelWidth:
        return 1;
    case PM_ScrollBarExtent:
        return 10;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_ScrollView_ScrollBarSpacing:
    case PM_ScrollView_ScrollBarOverlap:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
    case PM_MenuHMargin:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarBaseHeight:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_MenuVMargin:
    case PM_MenuBarHMargin:
    case PM_ButtonMargin:
        return 4;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 14;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 6;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_LineEditIconSize:
        return 16;
    case PM_ToolBarIconSize:
        return 20;
    case PM_HeaderMargin:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
        return 12;
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return 8;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength:
        return 14;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int GroundmarkStyle::styleHint(
    StyleHint hint,
    const QStyleOption* option,
    const QWidget* widget,
    QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_Widget_Animation_Duration:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup:
    case SH_ScrollBar_Transient:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ScrollView_FrameOnlyAroundContents:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
    case SH_Menu_MouseTracking:
    case SH_MenuBar_MouseTracking:
        return 1;
    case SH_UnderlineShortcut:
        return m_altIsDown || qobject_cast<const QMenu*>(widget) != nullptr ? 1 : 0;
    case SH_ToolTip_WakeUpDelay:
        return 400;
    case SH_Table_GridLineColor:
        if (option != nullptr) {
            return int(tokensOf(option->palette).border.rgb());
        }
        break;
    default:
        break;
    }
    return QProxyStyle::styleHint(hint, option, widget, data);
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
            return {
                style::pushButtonSize(*button, widget).width(), controlHeight(*option, widget)};
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
        return {
            contents.width() + 16, std::max(MenuItemHeight, option->fontMetrics.height() + 6)};
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
            rect.right() + 1 - SpinArrowWidth, rect.top() + 1, SpinArrowWidth - 1, rect.height() - 2);
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const bool bare
            = spin != nullptr && spin->buttonSymbols == QAbstractSpinBox::NoButtons;
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
