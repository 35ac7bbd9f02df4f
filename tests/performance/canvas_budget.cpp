// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the canvas against its budgets and prints one JSON object.
//     groundmark_bench_canvas [--only NAME] [--pictures DIR]
#include "imaging/image_store.h"
#include "widgets/canvas/image_canvas.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPainterPath>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <numbers>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::imaging;
using namespace groundmark::widgets;

namespace {

constexpr QSize LargeImage(12'000, 9'000);
constexpr QSize Window(1600, 1000);

double milliseconds(const QElapsedTimer& timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

/// Time that this thread worked: what a frame costs on a machine that does nothing else.
double threadMilliseconds()
{
    timespec now {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, size_t(double(values.size()) * share))];
}

double peakMegabytes()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

/// A page-like image with smooth and sharp parts, painted small and enlarged so that making it is
/// not what takes the time.
QString writeJpeg(const QString& path, QSize size)
{
    QImage image(size / 8, QImage::Format_RGB32);
    QPainter painter(&image);
    QLinearGradient ground(0, 0, image.width(), image.height());
    ground.setColorAt(0, QColor(240, 230, 210));
    ground.setColorAt(1, QColor(120, 150, 190));
    painter.fillRect(image.rect(), ground);
    QRandomGenerator random(1);
    for (int i = 0; i < 4000; ++i) {
        painter.fillRect(
            random.bounded(image.width()),
            random.bounded(image.height()),
            random.bounded(3, 30),
            random.bounded(1, 5),
            QColor::fromRgb(random.generate()));
    }
    painter.end();
    image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).save(path, "JPEG", 85);
    return path;
}

QList<OverlayShape> polygons(int count, int points, QSize area)
{
    QRandomGenerator random(2);
    QList<OverlayShape> shapes;
    for (int i = 0; i < count; ++i) {
        const QPointF centre(random.bounded(area.width()), random.bounded(area.height()));
        const double radius = 30 + random.bounded(120);
        QList<QPointF> corners;
        for (int p = 0; p < points; ++p) {
            const double angle = 2 * std::numbers::pi * p / points;
            const double r = radius * (0.7 + 0.3 * random.generateDouble());
            corners.append(centre + QPointF(r * std::cos(angle), r * std::sin(angle)));
        }
        OverlayShape shape;
        shape.id = QUuid::createUuid();
        shape.shape = Shape::polygon(corners);
        shape.style.colour = QColor::fromHsv(i * 47 % 360, 160, 250);
        shape.tag = u"R%1"_s.arg(i + 1);
        shapes.append(shape);
    }
    return shapes;
}

void waitFor(ImageSource& source)
{
    if (!source.isFinished()) {
        QEventLoop loop;
        QObject::connect(&source, &ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

/// From the request to the first and the last painted pixels.
QJsonObject measureOpening(ImageStore& store, ImageCanvas& canvas, const QString& path)
{
    const double before = peakMegabytes();
    QElapsedTimer timer;
    timer.start();
    const auto source = store.open(path);
    double first = -1;
    QObject::connect(source.get(), &ImageSource::pixelsChanged, &canvas, [&] {
        canvas.repaint();
        first = first < 0 ? milliseconds(timer) : first;
    });
    canvas.setSource(source);
    waitFor(*source);
    canvas.repaint();
    const double last = milliseconds(timer);
    QObject::disconnect(source.get(), &ImageSource::pixelsChanged, &canvas, nullptr);
    QObject::connect(
        source.get(), &ImageSource::pixelsChanged, &canvas, qOverload<>(&QWidget::update));
    return {
        {u"firstPixelsMs"_s, first},
        {u"fullDetailMs"_s, last},
        {u"peakMegabytes"_s, peakMegabytes()},
        {u"peakBeforeMegabytes"_s, before}};
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
        QApplication::sendPostedEvents();
        canvas.repaint();
        times.push_back(milliseconds(timer));
        work.push_back(threadMilliseconds() - before);
        QApplication::processEvents();
    }
    return {
        {u"medianMs"_s, percentile(times, 0.5)},
        {u"p95Ms"_s, percentile(times, 0.95)},
        {u"worstMs"_s, percentile(times, 1.0)},
        {u"p95WorkMs"_s, percentile(work, 0.95)}};
}

QJsonObject measureFrames(ImageCanvas& canvas)
{
    QJsonObject result;
    canvas.fit();
    const double pi = std::numbers::pi;
    result.insert(u"panFitted"_s, frames(canvas, 40, [&](int i) {
                      canvas.setView({6000 + 40.0 * i, 4500 + 20.0 * i}, 0.14);
                  }));
    result.insert(u"panCloser"_s, frames(canvas, 40, [&](int i) {
                      canvas.setView({6000 + 20.0 * i, 4500 + 10.0 * i}, 0.7);
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

QJsonObject measureHits(const Overlay& overlay)
{
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

double
measureNext(ImageStore& store, ImageCanvas& canvas, const QString& first, const QString& next)
{
    canvas.setSource(store.open(first));
    waitFor(*canvas.source());
    store.prefetch({next});
    waitFor(*store.open(next));
    QApplication::processEvents();
    QElapsedTimer timer;
    timer.start();
    canvas.setSource(store.open(next));
    canvas.repaint();
    return milliseconds(timer);
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addOption({u"pictures"_s, u"Writes what was painted into this folder."_s, u"DIR"_s});
    parser.addOption({u"image"_s, u"Opens this instead of a made image."_s, u"FILE"_s});
    parser.process(app);

    QTemporaryDir folder;
    QString large = folder.filePath(u"large.jpg"_s);
    const QString first = folder.filePath(u"first.jpg"_s);
    const QString next = folder.filePath(u"next.jpg"_s);
    // The images are made by a child, so that their making does not count as memory of opening.
    if (parser.isSet(u"image"_s)) {
        large = parser.value(u"image"_s);
    }
    const pid_t child = fork();
    if (child == 0) {
        if (!parser.isSet(u"image"_s)) {
            writeJpeg(large, LargeImage);
        }
        writeJpeg(first, {4000, 3000});
        writeJpeg(next, {4000, 3000});
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);

    QJsonObject report;
    ImageCanvas canvas;
    canvas.resize(Window);
    canvas.show();
    QApplication::processEvents();
    {
        ImageStore store;
        report.insert(u"open12000x9000Jpeg"_s, measureOpening(store, canvas, large));
        report.insert(u"framesBare"_s, measureFrames(canvas));
        const int layer = canvas.overlay().addLayer();
        canvas.overlay().setShapes(layer, polygons(5000, 20, LargeImage));
        report.insert(u"frames5000Polygons"_s, measureFrames(canvas));
        report.insert(u"hitTest5000Shapes"_s, measureHits(canvas.overlay()));
        if (parser.isSet(u"pictures"_s)) {
            canvas.fit();
            canvas.renderTo(Window).save(parser.value(u"pictures"_s) + u"/fit.png"_s);
            canvas.setView({6000, 4500}, 0.7);
            canvas.renderTo(Window).save(parser.value(u"pictures"_s) + u"/closer.png"_s);
        }
        canvas.overlay().setShapes(layer, {});
        canvas.setSource(nullptr);
    }
    {
        ImageStore store;
        report.insert(u"nextPrefetched12MpMs"_s, measureNext(store, canvas, first, next));
        canvas.setSource(nullptr);
    }
    std::fputs(QJsonDocument(report).toJson().constData(), stdout);
    return 0;
}
