// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/performance/budget_cases.h"

#include "imaging/image_source.h"
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/project.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QEventLoop>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QRandomGenerator>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <numbers>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace groundmark::performance {

namespace {

/// A page-like image with smooth and sharp parts, painted small and enlarged so that making it is
/// not what takes the time.
void writeJpeg(const QString& path, QSize size)
{
    QImage image(size / 4, QImage::Format_RGB32);
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
}

void addSample(
    storage::Project& project, DatasetId dataset, const QString& name, const QString& file,
    const QList<Shape>& shapes)
{
    Image image;
    image.path = file;
    image.size = QImageReader(file).size();
    Sample sample;
    sample.dataset = dataset;
    sample.externalId = name;
    sample.pages = {*storage::ImageRepository(project.database()).store(image)};
    const SampleId id = *storage::SampleRepository(project.database()).add(sample);
    storage::RegionRepository regions(project.database());
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        Region region;
        region.id = RegionId::create();
        region.sample = id;
        region.ordinal = int(i) + 1;
        region.z = int(i);
        region.shape = shapes[i];
        (void)regions.store(region);
    }
}

class PaintWatch : public QObject
{
public:
    bool painted = false;

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        painted = painted || event->type() == QEvent::Paint;
        return false;
    }
};

} // namespace

QString largeImage(const QString& folder, int copy)
{
    return QDir(folder).filePath(u"large-%1.jpg"_s.arg(copy));
}

QString mediumImage(const QString& folder, int copy)
{
    return QDir(folder).filePath(u"medium-%1.jpg"_s.arg(copy));
}

QString pageImage(const QString& folder)
{
    return QDir(folder).filePath(u"page.jpg"_s);
}

QString projectFile(const QString& folder)
{
    return QDir(folder).filePath(u"budgets.groundmark"_s);
}

void prepareImages(const QString& folder)
{
    writeJpeg(largeImage(folder), LargeImage);
    for (int copy = 1; copy < 10; ++copy) {
        QFile::link(largeImage(folder), largeImage(folder, copy));
    }
    writeJpeg(mediumImage(folder, 0), MediumImage);
    writeJpeg(mediumImage(folder, 1), MediumImage);
    writeJpeg(pageImage(folder), PageImage);
}

void prepareProject(const QString& folder)
{
    auto project = storage::Project::create(projectFile(folder));
    if (!project) {
        qFatal("%s", qPrintable(project.error().toText()));
    }
    storage::Database& database = (*project)->database();
    storage::Transaction transaction(database);
    Dataset dataset;
    dataset.name = u"budgets"_s;
    const DatasetId id = *storage::DatasetRepository(database).add(dataset);
    addSample(**project, id, u"page"_s, pageImage(folder), {});
    addSample(
        **project, id, u"large"_s, largeImage(folder), polygons(ManyShapes, 20, LargeImage));
    (void)transaction.commit();
}

double milliseconds(const QElapsedTimer& timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

double threadMilliseconds()
{
    timespec now {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0.0
                          : values[std::min(values.size() - 1, size_t(double(values.size()) * share))];
}

double peakMegabytes()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

double residentMegabytes()
{
    QFile file(u"/proc/self/status"_s);
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (line.startsWith("VmRSS:")) {
                return line.mid(6).trimmed().split(' ').front().toDouble() / 1024;
            }
        }
    }
    return 0.0;
}

QJsonObject summary(const std::vector<double>& times, const std::vector<double>& work)
{
    return {
        {u"medianMs"_s, percentile(times, 0.5)},
        {u"p95Ms"_s, percentile(times, 0.95)},
        {u"worstMs"_s, percentile(times, 1.0)},
        {u"p95WorkMs"_s, percentile(work, 0.95)}};
}

QList<Shape> polygons(int count, int points, QSize area)
{
    QRandomGenerator random(2);
    QList<Shape> shapes;
    for (int i = 0; i < count; ++i) {
        const QPointF centre(random.bounded(area.width()), random.bounded(area.height()));
        const double radius = 30 + random.bounded(120);
        QList<QPointF> corners;
        for (int p = 0; p < points; ++p) {
            const double angle = 2 * std::numbers::pi * p / points;
            const double r = radius * (0.7 + 0.3 * random.generateDouble());
            corners.append(centre + QPointF(r * std::cos(angle), r * std::sin(angle)));
        }
        shapes.append(Shape::polygon(corners));
    }
    return shapes;
}

QList<widgets::OverlayShape> overlayShapes(const QList<Shape>& shapes)
{
    QList<widgets::OverlayShape> result;
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        widgets::OverlayShape shape;
        shape.id = QUuid::createUuid();
        shape.shape = shapes[i];
        shape.style.colour = QColor::fromHsv(int(i) * 47 % 360, 160, 250);
        shape.tag = u"R%1"_s.arg(i + 1);
        result.append(shape);
    }
    return result;
}

void waitFor(imaging::ImageSource& source)
{
    if (!source.isFinished()) {
        QEventLoop loop;
        QObject::connect(&source, &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

void waitForPaint(QWidget& widget)
{
    PaintWatch watch;
    widget.installEventFilter(&watch);
    while (!watch.painted) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

} // namespace groundmark::performance
