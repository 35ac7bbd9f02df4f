// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/overlay.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QList>
#include <QSize>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace groundmark::imaging {
class ImageSource;
}
namespace groundmark::widgets {
class ImageCanvas;
}

// What the cases of groundmark_bench_canvas share. Each case runs in a process of its own, so that
// memory and warm caches of one do not count for another.
namespace groundmark::performance {

inline constexpr QSize LargeImage(12'000, 9'000);
inline constexpr QSize MediumImage(4'000, 3'000); // 12 megapixels
inline constexpr QSize PageImage(1'240, 1'754); // A4 at 150 dots per inch
inline constexpr QSize Window(1600, 1000);
inline constexpr int ManyShapes = 5000;

/// The files that prepare() makes in a folder.
[[nodiscard]] QString largeImage(const QString& folder, int copy = 0); ///< copies 0–9
[[nodiscard]] QString mediumImage(const QString& folder, int copy); ///< 0 and 1
[[nodiscard]] QString pageImage(const QString& folder);
/// Two samples: "page", and "large" with ManyShapes polygons.
[[nodiscard]] QString projectFile(const QString& folder);

void prepareImages(const QString& folder);
void prepareProject(const QString& folder);

[[nodiscard]] double milliseconds(const QElapsedTimer& timer);
/// Time that this thread worked: what something costs on a machine that does nothing else.
[[nodiscard]] double threadMilliseconds();
[[nodiscard]] double percentile(std::vector<double> values, double share);
[[nodiscard]] double peakMegabytes();
[[nodiscard]] double residentMegabytes();

/// Wall time and work of every value, as median, 95th percentile and worst.
[[nodiscard]] QJsonObject summary(const std::vector<double>& times, const std::vector<double>& work);

[[nodiscard]] QList<Shape> polygons(int count, int points, QSize area);
[[nodiscard]] QList<widgets::OverlayShape> overlayShapes(const QList<Shape>& shapes);
void waitFor(imaging::ImageSource& source);
/// Lets the event loop run until the widget has been painted.
void waitForPaint(QWidget& widget);

// The cases, by the name that --case takes.
QJsonObject openLargeImage(const QString& folder);
QJsonObject panAndZoom(const QString& folder);
QJsonObject hitShapes(const QString& folder);
QJsonObject brushOverShapes(const QString& folder);
QJsonObject nextPrefetched(const QString& folder);
QJsonObject openTenImages(const QString& folder);
QJsonObject commitEdits(const QString& folder);
/// Opens the window on the project and prints "painted" when the sample is.
QJsonObject startProgram(const QString& folder);

} // namespace groundmark::performance
