// SPDX-License-Identifier: GPL-3.0-or-later
// Cases of the canvas alone: opening, panning, zooming, hitting.
#include "imaging/image_store.h"
#include "tests/performance/budget_cases.h"
#include "widgets/canvas/image_canvas.h"

#include <QApplication>
#include <QEventLoop>
#include <QRandomGenerator>
#include <QTimer>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace groundmark::performance {

namespace {

using imaging::ImageSource;
using imaging::ImageStore;
using widgets::ImageCanvas;

void showCanvas(ImageCanvas& canvas)
{
    canvas.resize(Window);
    canvas.show();
    QApplication::processEvents();
}

QJsonObject frames(ImageCanvas& canvas, int count, const std::function<void(int)>& step)
{
    std::vector<double> times;
    std::vector<double> work;
    for (int i = 0; i < count; ++i) {
        QElapsedTimer timer;
        timer.start();
        const double before = threadMilliseconds();
        step(i);
        waitForPaint(canvas);
        times.push_back(milliseconds(timer));
        work.push_back(threadMilliseconds() - before);
        QApplication::processEvents();
    }
    return summary(times, work);
}

/// Pans by whole pixels of the screen, as the mouse does; zooms in and out again.
QJsonObject measureFrames(ImageCanvas& canvas)
{
    QJsonObject result;
    canvas.fit();
    const double pi = std::numbers::pi;
    result.insert(u"panFitted"_s, frames(canvas, 40, [&](int i) {
                      canvas.setView(QPointF(6000, 4500) + QPointF(6, 3) * i / 0.14, 0.14);
                  }));
    result.insert(u"panCloser"_s, frames(canvas, 40, [&](int i) {
                      canvas.setView(QPointF(6000, 4500) + QPointF(14, 7) * i / 0.7, 0.7);
                  }));
    result.insert(u"zoom"_s, frames(canvas, 60, [&](int i) {
                      const double scale = std::exp(
                          std::log(0.12)
                          + (std::log(4.0) - std::log(0.12))
                              * (0.5 - 0.5 * std::cos(2 * pi * i / 60)));
                      canvas.setView({6000, 4500}, scale);
                  }));
    return result;
}

} // namespace

/// From the request to the first and the last painted pixels.
QJsonObject openLargeImage(const QString& folder)
{
    ImageCanvas canvas;
    showCanvas(canvas);
    ImageStore store;
    const double before = residentMegabytes();
    QElapsedTimer timer;
    timer.start();
    const auto source = store.open(largeImage(folder));
    double first = -1;
    QObject::connect(source.get(), &ImageSource::pixelsChanged, &canvas, [&] {
        canvas.repaint();
        first = first < 0 ? milliseconds(timer) : first;
    });
    canvas.setSource(source);
    waitFor(*source);
    canvas.repaint();
    return {
        {u"firstPixelsMs"_s, first},
        {u"fullDetailMs"_s, milliseconds(timer)},
        {u"peakMegabytes"_s, peakMegabytes()},
        {u"beforeMegabytes"_s, before}};
}

QJsonObject panAndZoom(const QString& folder)
{
    ImageCanvas canvas;
    showCanvas(canvas);
    ImageStore store;
    canvas.setSource(store.open(largeImage(folder)));
    waitFor(*canvas.source());
    QJsonObject report {{u"bare"_s, measureFrames(canvas)}};
    const int layer = canvas.overlay().addLayer();
    canvas.overlay().setShapes(layer, overlayShapes(polygons(ManyShapes, 20, LargeImage)));
    report.insert(u"with5000Polygons"_s, measureFrames(canvas));
    return report;
}

QJsonObject hitShapes(const QString& /*folder*/)
{
    widgets::Overlay overlay;
    overlay.setShapes(overlay.addLayer(), overlayShapes(polygons(ManyShapes, 20, LargeImage)));
    QRandomGenerator random(3);
    std::vector<double> times;
    qsizetype found = 0;
    for (int i = 0; i < 5000; ++i) {
        const QPointF at(random.bounded(LargeImage.width()), random.bounded(LargeImage.height()));
        QElapsedTimer timer;
        timer.start();
        found += overlay.shapesAt(at, 6 / 0.12).size();
        times.push_back(milliseconds(timer));
    }
    return {
        {u"p95Ms"_s, percentile(times, 0.95)},
        {u"worstMs"_s, percentile(times, 1.0)},
        {u"found"_s, double(found)}};
}

QJsonObject nextPrefetched(const QString& folder)
{
    ImageCanvas canvas;
    showCanvas(canvas);
    ImageStore store;
    canvas.setSource(store.open(mediumImage(folder, 0)));
    waitFor(*canvas.source());
    const QString next = mediumImage(folder, 1);
    store.prefetch({next});
    waitFor(*store.open(next));
    QApplication::processEvents();
    QElapsedTimer timer;
    timer.start();
    canvas.setSource(store.open(next));
    canvas.repaint();
    return {{u"ms"_s, milliseconds(timer)}};
}

/// With neighbours opened ahead, as the window does it.
QJsonObject openTenImages(const QString& folder)
{
    ImageCanvas canvas;
    showCanvas(canvas);
    ImageStore store;
    double afterTwo = 0;
    for (int copy = 0; copy < 10; ++copy) {
        canvas.setSource(store.open(largeImage(folder, copy)));
        store.prefetch({largeImage(folder, (copy + 1) % 10), largeImage(folder, (copy + 9) % 10)});
        waitFor(*canvas.source());
        canvas.repaint();
        QEventLoop neighbours; // what is opened ahead, as far as the budget goes
        QTimer::singleShot(500, &neighbours, &QEventLoop::quit);
        neighbours.exec();
        afterTwo = copy == 1 ? residentMegabytes() : afterTwo;
    }
    return {{u"afterTwoMegabytes"_s, afterTwo}, {u"afterTenMegabytes"_s, residentMegabytes()}};
}

} // namespace groundmark::performance
