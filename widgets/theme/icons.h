// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QLatin1StringView>
#include <QRectF>

class QPainter;

namespace groundmark::widgets {

/// Our line icons, one file each in resources/icons/ (20 × 20 grid, `currentColor`). To add one,
/// draw the file, name it here and in icon_names.cpp; a test compares the three.
enum class Icon
{
    Annotate,
    Arrow,
    Box,
    Brush,
    Chart,
    Check,
    ChevronDown,
    ChevronLeft,
    ChevronRight,
    ChevronUp,
    Clock,
    Close,
    Compare,
    Copy,
    Download,
    Drag,
    Edit,
    Eraser,
    Evaluate,
    Export,
    Eye,
    EyeOff,
    File,
    Filter,
    Fit,
    Flag,
    Folder,
    Grid,
    Image,
    Import,
    Info,
    Inspect,
    Key,
    Layers,
    Library,
    Link,
    Lock,
    Mask,
    Menu,
    Minus,
    More,
    Pan,
    Pause,
    Person,
    Pin,
    Play,
    Plus,
    Point,
    Polygon,
    Quad,
    Question,
    Redo,
    Refresh,
    Review,
    Robustness,
    RotatedBox,
    Ruler,
    Search,
    Select,
    Settings,
    Sort,
    Steps,
    Stop,
    Swap,
    Table,
    Tag,
    Trash,
    Undo,
    Unlock,
    Word,
    ZoomIn,
    ZoomOut,
};

/// Number of values of Icon.
inline constexpr int IconCount = int(Icon::ZoomOut) + 1;

/// The file's name without ".svg", such as "zoom-in".
[[nodiscard]] QLatin1StringView nameOf(Icon icon);

/// The icon for buttons, actions and menus. It takes its colours from the application's palette at
/// the moment of painting: normal text2, under the pointer text, checked accent, on an accent
/// ground (QIcon::Selected) onAccent, disabled. An icon without a word beside it needs a tool tip.
[[nodiscard]] QIcon lineIcon(Icon icon);

/// Paints the icon in one colour, centred in `rect` as the largest square that fits. The stroke is
/// 1.5 px wide up to 20 px.
void paintIcon(QPainter* painter, const QRectF& rect, Icon icon, const QColor& colour);

} // namespace groundmark::widgets
