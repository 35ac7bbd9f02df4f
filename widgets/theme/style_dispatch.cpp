// SPDX-License-Identifier: GPL-3.0-or-later
// Who paints which element of Qt's style interface.
#include "widgets/theme/groundmark_style.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_elements.h"
#include "widgets/theme/style_paint.h"

#include <QComboBox>
#include <QPainter>

namespace groundmark::widgets {

namespace {

void paintArrow(const QStyleOption& option, QPainter* painter, Icon icon)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const int edge = qMin(12, qMin(option.rect.width(), option.rect.height()));
    QRectF box(0, 0, edge, edge);
    box.moveCenter(QRectF(option.rect).center());
    paintIcon(painter, box, icon, enabled ? tokens.text2 : tokens.disabled);
}

void paintRowGround(const QStyleOptionViewItem& option, QPainter* painter)
{
    const Tokens& tokens = tokensOf(option.palette);
    if (option.backgroundBrush.style() != Qt::NoBrush) {
        painter->fillRect(option.rect, option.backgroundBrush);
    }
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, option.palette.brush(QPalette::Highlight));
    } else if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter->fillRect(option.rect, tokens.hover);
    }
}

} // namespace

void GroundmarkStyle::drawPrimitive(
    PrimitiveElement element,
    const QStyleOption* option,
    QPainter* painter,
    const QWidget* widget) const
{
    const Tokens& tokens = tokensOf(option->palette);
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonBevel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            return style::paintPushButton(*button, painter, widget);
        }
        break;
    case PE_FrameDefaultButton:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
        return;
    case PE_PanelButtonTool:
        return style::paintToolButtonPanel(*option, painter, widget);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return style::paintCheckIndicator(*option, painter);
    case PE_IndicatorRadioButton:
        return style::paintRadioIndicator(*option, painter);
    case PE_FrameFocusRect:
        return style::paintFocusRect(*option, painter, widget);
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
            return style::paintLineEdit(*frame, painter, widget);
        }
        break;
    case PE_Frame:
    case PE_FrameGroupBox:
    case PE_FrameTabWidget:
        return style::paintFrame(*option, painter, widget);
    case PE_FrameMenu:
        return drawBox(painter, option->rect, 0, QColor(), tokens.border);
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        return drawBox(painter, option->rect, 0, tokens.raised, tokens.border);
    case PE_PanelMenuBar:
        return drawBottomLine(painter, option->rect, tokens.border);
    case PE_IndicatorArrowDown:
        return paintArrow(*option, painter, Icon::ChevronDown);
    case PE_IndicatorArrowUp:
        return paintArrow(*option, painter, Icon::ChevronUp);
    case PE_IndicatorArrowLeft:
        return paintArrow(*option, painter, Icon::ChevronLeft);
    case PE_IndicatorArrowRight:
        return paintArrow(*option, painter, Icon::ChevronRight);
    case PE_IndicatorBranch:
        if (option->state.testFlag(State_Children)) {
            const bool open = option->state.testFlag(State_Open);
            paintArrow(*option, painter, open ? Icon::ChevronDown : Icon::ChevronRight);
        }
        return;
    case PE_PanelItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            return paintRowGround(*item, painter);
        }
        break;
    case PE_PanelItemViewRow:
    case PE_IndicatorHeaderArrow:
        return; // the items and the header's label paint themselves
    case PE_IndicatorTabClose:
        return paintArrow(*option, painter, Icon::Close);
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void GroundmarkStyle::drawControl(
    ControlElement element,
    const QStyleOption* option,
    QPainter* painter,
    const QWidget* widget) const
{
    const Tokens& tokens = tokensOf(option->palette);
    switch (element) {
    case CE_PushButtonBevel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            return style::paintPushButton(*button, painter, widget);
        }
        break;
    case CE_PushButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            style::paintPushButton(*button, painter, widget);
            return style::paintPushButtonLabel(*button, painter, widget);
        }
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            return style::paintPushButtonLabel(*button, painter, widget);
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            if (button->toolButtonStyle == Qt::ToolButtonTextBesideIcon) {
                return style::paintToolButtonLabel(*button, painter, widget);
            }
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            return style::paintComboBoxLabel(*combo, painter, widget);
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            return style::paintTabShape(*tab, painter);
        }
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            return style::paintTabLabel(*tab, painter, widget);
        }
        break;
    case CE_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            return style::paintHeaderSection(*header, painter);
        }
        break;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            return style::paintHeaderLabel(*header, painter);
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, tokens.window);
        return drawBottomLine(painter, option->rect, tokens.border);
    case CE_ProgressBarGroove:
    case CE_ProgressBarLabel:
        return; // the contents bring their track; numbers stand beside the bar
    case CE_ProgressBar:
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            return style::paintProgressBar(*bar, painter);
        }
        break;
    case CE_Splitter:
        return style::paintSplitter(*option, painter);
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, tokens.window);
        return drawBottomLine(painter, option->rect, tokens.border);
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            return style::paintMenuBarItem(*item, painter, widget);
        }
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            return style::paintMenuItem(*item, painter, widget);
        }
        break;
    case CE_MenuEmptyArea:
        return painter->fillRect(option->rect, tokens.raised);
    case CE_ToolBar:
        painter->fillRect(option->rect, tokens.window);
        return drawBottomLine(painter, option->rect, tokens.border);
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void GroundmarkStyle::drawComplexControl(
    ComplexControl control,
    const QStyleOptionComplex* option,
    QPainter* painter,
    const QWidget* widget) const
{
    switch (control) {
    case CC_ComboBox:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            return style::paintComboBox(*combo, painter, widget);
        }
        break;
    case CC_SpinBox:
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option)) {
            return style::paintSpinBox(*spin, painter, widget);
        }
        break;
    case CC_ScrollBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            return style::paintScrollBar(*bar, painter, widget);
        }
        break;
    case CC_Slider:
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            return style::paintSlider(*slider, painter, widget);
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace groundmark::widgets
