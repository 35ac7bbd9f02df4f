// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/icons.h"

#include <array>

namespace groundmark::widgets {

QLatin1StringView nameOf(Icon icon)
{
    using View = QLatin1StringView;
    static constexpr std::array<View, IconCount> names {
        View("annotate"),      View("arrow"),      View("box"),          View("brush"),
        View("chart"),         View("check"),      View("chevron-down"), View("chevron-left"),
        View("chevron-right"), View("chevron-up"), View("clock"),        View("close"),
        View("compare"),       View("copy"),       View("download"),     View("drag"),
        View("edit"),          View("eraser"),     View("evaluate"),     View("export"),
        View("eye"),           View("eye-off"),    View("file"),         View("filter"),
        View("fit"),           View("flag"),       View("folder"),       View("grid"),
        View("image"),         View("import"),     View("info"),         View("inspect"),
        View("key"),           View("layers"),     View("library"),      View("link"),
        View("lock"),          View("mask"),       View("menu"),         View("minus"),
        View("more"),          View("pan"),        View("pause"),        View("person"),
        View("pin"),           View("play"),       View("plus"),         View("point"),
        View("polygon"),       View("quad"),       View("question"),     View("redo"),
        View("refresh"),       View("review"),     View("robustness"),   View("rotated-box"),
        View("ruler"),         View("search"),     View("select"),       View("settings"),
        View("sort"),          View("steps"),      View("stop"),         View("swap"),
        View("table"),         View("tag"),        View("trash"),        View("undo"),
        View("unlock"),        View("word"),       View("zoom-in"),      View("zoom-out"),
    };
    return names[std::size_t(icon)];
}

} // namespace groundmark::widgets
