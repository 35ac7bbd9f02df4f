// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The parts of GroundmarkStyle that paint. Each paints one element of Qt's style interface
// completely; none keeps state.

#include <QStyle>
#include <QStyleOption>

class QPainter;
class QWidget;

namespace groundmark::widgets::style {

/// Qt::TextShowMnemonic while Alt is down, else Qt::TextHideMnemonic.
[[nodiscard]] int mnemonicFlag(const QWidget* widget);

// style_buttons.cpp
void paintPushButton(const QStyleOptionButton& option, QPainter* painter, const QWidget* widget);
void paintPushButtonLabel(
    const QStyleOptionButton& option, QPainter* painter, const QWidget* widget);
[[nodiscard]] QSize pushButtonSize(const QStyleOptionButton& option, const QWidget* widget);
void paintToolButtonPanel(const QStyleOption& option, QPainter* painter, const QWidget* widget);
/// Icon and word side by side.
void paintToolButtonLabel(
    const QStyleOptionToolButton& option, QPainter* painter, const QWidget* widget);
[[nodiscard]] QSize toolButtonContents(const QStyleOptionToolButton& option);
void paintCheckIndicator(const QStyleOption& option, QPainter* painter);
void paintRadioIndicator(const QStyleOption& option, QPainter* painter);
void paintFocusRect(const QStyleOption& option, QPainter* painter, const QWidget* widget);

// style_fields.cpp
void paintLineEdit(const QStyleOptionFrame& option, QPainter* painter, const QWidget* widget);
void paintFrame(const QStyleOption& option, QPainter* painter, const QWidget* widget);
void paintComboBox(const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget);
void paintComboBoxLabel(
    const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget);
void paintSpinBox(const QStyleOptionSpinBox& option, QPainter* painter, const QWidget* widget);
void paintSlider(const QStyleOptionSlider& option, QPainter* painter, const QWidget* widget);

// style_bars.cpp
void paintTabShape(const QStyleOptionTab& option, QPainter* painter);
void paintTabLabel(const QStyleOptionTab& option, QPainter* painter, const QWidget* widget);
[[nodiscard]] QSize tabSize(const QStyleOptionTab& option, const QSize& contents);
void paintProgressBar(const QStyleOptionProgressBar& option, QPainter* painter);
void paintScrollBar(const QStyleOptionSlider& option, QPainter* painter, const QWidget* widget);
[[nodiscard]] QRect scrollBarRect(const QStyleOptionSlider& option, QStyle::SubControl part);
void paintSplitter(const QStyleOption& option, QPainter* painter);

// style_headers.cpp
void paintHeaderSection(const QStyleOptionHeader& option, QPainter* painter);
void paintHeaderLabel(const QStyleOptionHeader& option, QPainter* painter);
[[nodiscard]] QSize headerSize(const QStyleOptionHeader& option);

// style_menus.cpp
void paintMenuBarItem(
    const QStyleOptionMenuItem& option, QPainter* painter, const QWidget* widget);
void paintMenuItem(const QStyleOptionMenuItem& option, QPainter* painter, const QWidget* widget);

} // namespace groundmark::widgets::style
