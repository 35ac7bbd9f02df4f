// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/buttons.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_elements.h"
#include "widgets/theme/style_paint.h"

#include <QAbstractSpinBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <cmath>

namespace groundmark::widgets::style {

namespace {

/// Ground and outline that all fields share. `focused` replaces the outline by the ring.
void paintField(
    QPainter* painter,
    const QStyleOption& option,
    const QWidget* widget,
    const QColor& ground,
    bool focused)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QColor outline = !enabled ? tokens.border
        : isInvalid(widget)         ? tokens.bad.ink
                                    : tokens.control;
    drawBox(painter, option.rect, radius::control, enabled ? ground : tokens.window, outline);
    if (focused) {
        drawFocusRing(painter, option.rect, radius::control, tokens);
    }
}

bool isTextArea(const QWidget* widget)
{
    return qobject_cast<const QTextEdit*>(widget) != nullptr
        || qobject_cast<const QPlainTextEdit*>(widget) != nullptr;
}

} // namespace

void paintLineEdit(const QStyleOptionFrame& option, QPainter* painter, const QWidget* widget)
{
    if (option.lineWidth <= 0) {
        return; // inside a combo box or spin box, which paints the field
    }
    paintField(
        painter,
        option,
        widget,
        tokensOf(option.palette).base,
        option.state.testFlag(QStyle::State_HasFocus));
}

void paintFrame(const QStyleOption& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    if (isTextArea(widget)) {
        const bool focused = widget->hasFocus();
        return paintField(painter, option, widget, option.palette.color(QPalette::Base), focused);
    }
    drawBox(painter, option.rect, 0.5, QColor(), tokens.border);
}

void paintComboBox(const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool over = enabled && option.state.testFlag(QStyle::State_MouseOver);
    if (option.frame) {
        const QColor ground = option.editable ? tokens.base : over ? tokens.hover : tokens.raised;
        const bool focused = option.state.testFlag(QStyle::State_HasFocus)
            || (widget != nullptr && widget->hasFocus());
        paintField(painter, option, widget, ground, focused);
    }
    const QRect rect = option.rect;
    const bool mirrored = option.direction == Qt::RightToLeft;
    const double x = mirrored ? rect.left() + 8.0 : rect.right() - 7.0 - 14.0;
    paintIcon(
        painter,
        QRectF(x, rect.top() + (rect.height() - 14) / 2.0, 14, 14),
        Icon::ChevronDown,
        enabled ? tokens.text2 : tokens.disabled);
}

void paintComboBoxLabel(
    const QStyleOptionComboBox& option, QPainter* painter, const QWidget* widget)
{
    if (option.editable) {
        return;
    }
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    QRect field = option.rect.adjusted(8, 0, -26, 0);
    if (!option.currentIcon.isNull()) {
        const QRect place(field.left(), field.center().y() - 7, 16, 16);
        option.currentIcon.paint(
            painter, place, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        field.setLeft(field.left() + 22);
    }
    Q_UNUSED(widget)
    painter->setPen(enabled ? tokens.text : tokens.disabled);
    const QString text
        = option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, field.width());
    painter->drawText(field, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, text);
}

void paintSpinBox(const QStyleOptionSpinBox& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    if (option.frame) {
        const bool focused = option.state.testFlag(QStyle::State_HasFocus)
            || (widget != nullptr && widget->hasFocus());
        paintField(painter, option, widget, tokens.base, focused);
    }
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons || widget == nullptr) {
        return;
    }
    const auto arrow
        = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step, Icon icon) {
              const QRect place
                  = widget->style()->subControlRect(QStyle::CC_SpinBox, &option, part, widget);
              const bool usable = option.state.testFlag(QStyle::State_Enabled)
                  && option.stepEnabled.testFlag(step);
              const bool over = usable && option.activeSubControls.testFlag(part)
                  && option.state.testFlag(QStyle::State_MouseOver);
              const QColor ink = !usable ? tokens.disabled : over ? tokens.text : tokens.text2;
              QRectF box(0, 0, 10, 10);
              box.moveCenter(QRectF(place).center());
              paintIcon(painter, box, icon, ink);
          };
    arrow(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Icon::ChevronUp);
    arrow(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Icon::ChevronDown);
}

void paintSlider(const QStyleOptionSlider& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool across = option.orientation == Qt::Horizontal;
    const QRectF rect = option.rect;
    const int travel = int(across ? rect.width() : rect.height()) - 14;
    const int at = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, travel, option.upsideDown);
    const QPointF middle = rect.center();
    QRectF handle(0, 0, 14, 14);
    QRectF groove;
    QRectF filled;
    if (across) {
        handle.moveTopLeft(QPointF(rect.left() + at, std::floor(middle.y() - 7)));
        groove = QRectF(rect.left(), handle.center().y() - 2, rect.width(), 4);
        filled = groove;
        filled.setRight(handle.center().x());
    } else {
        handle.moveTopLeft(QPointF(std::floor(middle.x() - 7), rect.top() + at));
        groove = QRectF(handle.center().x() - 2, rect.top(), 4, rect.height());
        filled = groove;
        filled.setTop(handle.center().y());
    }
    drawBox(painter, groove, 2, tokens.track, QColor());
    drawBox(painter, filled, 2, enabled ? tokens.accent : tokens.disabled, QColor());
    drawBox(painter, handle, 7, tokens.raised, enabled ? tokens.control : tokens.border);
    if (widget != nullptr && widget->hasFocus()) {
        drawFocusRing(painter, handle, 7, tokens);
    }
}

} // namespace groundmark::widgets::style
