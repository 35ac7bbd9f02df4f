// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/canvas_theme.h"

#include "widgets/canvas/image_canvas.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"

#include <QEvent>

namespace groundmark::widgets {

namespace {

void apply(ImageCanvas* canvas)
{
    canvas->setColours(canvasColours(tokensOf(canvas)));
    canvas->setTagFont(roleFont(FontRole::Code, QFont::DemiBold));
}

/// The palette is the theme's last word to a widget.
class ThemeFollower : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
            apply(static_cast<ImageCanvas*>(watched));
        }
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

CanvasColours canvasColours(const Tokens& tokens)
{
    CanvasColours colours;
    colours.ground = tokens.canvas;
    colours.paper = Qt::white;
    colours.border = tokens.border;
    colours.text = tokens.text;
    colours.bad = tokens.bad.ink;
    colours.focus = tokens.accent;
    colours.halo = over_image::halo;
    colours.haloOpacity = over_image::haloOpacity;
    colours.tagInk = over_image::ink;
    colours.handle = over_image::handle;
    return colours;
}

void followTheme(ImageCanvas* canvas)
{
    canvas->installEventFilter(new ThemeFollower(canvas));
    apply(canvas);
}

} // namespace groundmark::widgets
