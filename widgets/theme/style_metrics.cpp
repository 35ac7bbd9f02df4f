// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers and the manners of GroundmarkStyle.
#include "widgets/theme/groundmark_style.h"
#include "widgets/theme/palette.h"

#include <QMenu>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>

namespace groundmark::widgets {

namespace {

bool isTextArea(const QWidget* widget)
{
    return qobject_cast<const QTextEdit*>(widget) != nullptr
        || qobject_cast<const QPlainTextEdit*>(widget) != nullptr;
}

} // namespace

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
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
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

} // namespace groundmark::widgets
