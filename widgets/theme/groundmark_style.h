// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace groundmark::widgets {

/// How every standard control looks: flat, outlined in the control colour, measured as in the
/// design. Fusion does what we do not care about. Colours come from the option's palette.
///
/// Measures and dispatch are here; the painting is in style_buttons, style_fields, style_bars and
/// style_menus (functions of style_elements.h).
class GroundmarkStyle : public QProxyStyle
{
    Q_OBJECT

public:
    GroundmarkStyle();

    void polish(QWidget* widget) override;
    void polish(QApplication* application) override;
    using QProxyStyle::polish;

    [[nodiscard]] int pixelMetric(
        PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(
        StyleHint hint,
        const QStyleOption* option,
        const QWidget* widget,
        QStyleHintReturn* data) const override;
    [[nodiscard]] QSize sizeFromContents(
        ContentsType type,
        const QStyleOption* option,
        const QSize& contents,
        const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(
        SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(
        ComplexControl control,
        const QStyleOptionComplex* option,
        SubControl part,
        const QWidget* widget) const override;

    void drawPrimitive(
        PrimitiveElement element,
        const QStyleOption* option,
        QPainter* painter,
        const QWidget* widget) const override;
    void drawControl(
        ControlElement element,
        const QStyleOption* option,
        QPainter* painter,
        const QWidget* widget) const override;
    void drawComplexControl(
        ComplexControl control,
        const QStyleOptionComplex* option,
        QPainter* painter,
        const QWidget* widget) const override;

protected:
    /// Watches Alt: mnemonics are underlined while it is down.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_altIsDown = false;
};

} // namespace groundmark::widgets
