// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/groundmark_style.h"
#include "widgets/theme/style_sheet.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QToolTip>
#include <QWidget>

#include <array>
#include <cstdlib>

namespace groundmark::widgets {

namespace {

int nearestTextSize(int percent)
{
    int nearest = 100;
    for (const int offered : {90, 100, 115, 130}) {
        if (std::abs(offered - percent) < std::abs(nearest - percent)) {
            nearest = offered;
        }
    }
    return nearest;
}

/// Qt does not hand a palette on to children while a style sheet is set: viewport and scroll bars
/// are told by name.
void renewItemView(QWidget* view, const Tokens& tokens)
{
    const QPalette palette = itemViewPalette(tokens);
    view->setPalette(palette);
    const QList<QWidget*> parts = view->findChildren<QWidget*>();
    for (QWidget* part : parts) {
        part->setPalette(palette);
    }
}

} // namespace

const Tokens& tokensOf(const QWidget* widget)
{
    return tokensOf(widget->palette());
}

Theme::Theme(QApplication& app, Mode mode, int textSize)
    : m_app(app)
    , m_mode(mode)
    // Later on the palette is ours and says nothing about the system any more.
    , m_systemIsDark(QGuiApplication::palette().color(QPalette::Window).lightness() < 128)
{
    setTextSizePercent(nearestTextSize(textSize));
    QApplication::setStyle(new GroundmarkStyle);
    apply();
}

int Theme::textSize() const
{
    return textSizePercent();
}

const Tokens& Theme::tokens() const
{
    const bool dark = m_mode == Mode::Dark || (m_mode == Mode::System && m_systemIsDark);
    return dark ? darkTokens : lightTokens;
}

void Theme::setMode(Mode mode)
{
    if (mode != m_mode) {
        m_mode = mode;
        apply();
        emit changed();
    }
}

void Theme::setTextSize(int percent)
{
    const int size = nearestTextSize(percent);
    if (size != textSizePercent()) {
        setTextSizePercent(size);
        renewFonts();
    }
}

void Theme::renewFonts()
{
    apply();
    emit changed();
}

void Theme::apply()
{
    const QPalette palette = applicationPalette(tokens());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    QApplication::setFont(roleFont(FontRole::Body));
    QToolTip::setFont(roleFont(FontRole::Small));
    m_app.setStyleSheet(filledStyleSheet(tokens()));
    const QList<QWidget*> all = QApplication::allWidgets();
    for (QWidget* widget : all) {
        renewFont(widget);
        // Item views have a palette of their own, which the application's does not reach.
        if (qobject_cast<QAbstractItemView*>(widget) != nullptr
            && widget->testAttribute(Qt::WA_SetPalette)) {
            renewItemView(widget, tokens());
        }
    }
}

} // namespace groundmark::widgets
