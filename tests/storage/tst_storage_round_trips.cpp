// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/run_lengths.h"
#include "storage/label_repository.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/format_content.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using groundmark::testing::contentOf;
using groundmark::testing::difference;
using groundmark::testing::writeImage;

namespace {

constexpr QSize PageSize {200, 120};

/// What a format can say, for the random data that goes through it.
struct Abilities
{
    QString format;
    QString file; ///< "" for a folder
    QList<ShapeKind> kinds;
    bool texts = false;
    bool attributes = false;
};

const QList<Abilities> Formats {
    {u"coco"_s, u"out.json"_s, {ShapeKind::Box, ShapeKind::Polygon, ShapeKind::Mask}, false, true},
    {u"labelme"_s,
     {},
     {ShapeKind::Box, ShapeKind::RotatedBox, ShapeKind::Polygon, ShapeKind::Point, ShapeKind::Circle,
      ShapeKind::LineStrip, ShapeKind::Mask},
     true,
     true},
    {u"yolo"_s, {}, {ShapeKind::Box, ShapeKind::Quad, ShapeKind::Polygon}, false, false},
    {u"voc"_s, {}, {ShapeKind::Box, ShapeKind::RotatedBox}, false, true},
    {u"cvat"_s,
     u"out.xml"_s,
     {ShapeKind::Box, ShapeKind::RotatedBox, ShapeKind::Polygon, ShapeKind::LineStrip,
      ShapeKind::Circle, ShapeKind::Point, ShapeKind::Mask},
     true,
     true},
    {u"label-studio"_s,
     u"out.json"_s,
     {ShapeKind::Box, ShapeKind::RotatedBox, ShapeKind::Polygon, ShapeKind::Circle,
      ShapeKind::Point, ShapeKind::Mask},
     true,
     false},
};

/// A region of the kind somewhere on the page, with hundredths of pixels.
Region randomRegion(ShapeKind kind, const Abilities& can, QRandomGenerator& random)
{
    const auto number = [&random](double from, double to) {
        return std::round((from + random.generateDouble() * (to - from)) * 100.0) / 100.0;
    };
    const QPointF at(number(40, 120), number(40, 70));
    const double size = number(5, 30);
    Region region;
    region.id = RegionId::create();
    region.shape.kind = kind;
    switch (kind) {
    case ShapeKind::Box:
        region.shape.points = {at, at + QPointF(size, number(5, 40))};
        break;
    case ShapeKind::RotatedBox: {
        const double turn = number(0.1, 3.0);
        const QPointF across(size * std::cos(turn), size * std::sin(turn));
        const QPointF down(-across.y() / 2, across.x() / 2);
        region.shape.points = {at, at + across, at + across + down, at + down};
        break;
    }
    case ShapeKind::Quad:
        region.shape.points
            = {at, at + QPointF(size, 1), at + QPointF(size + 2, size), at + QPointF(-1, size - 1)};
        break;
    case ShapeKind::Polygon:
    case ShapeKind::LineStrip:
        for (int i = 0; i < 5 + int(random.bounded(4)); ++i) {
            const double turn = i * 2 * std::numbers::pi / 9;
            region.shape.points.append(
                {std::round((at.x() + size * std::cos(turn)) * 100) / 100,
                 std::round((at.y() + size * std::sin(turn)) * 100) / 100});
        }
        break;
    case ShapeKind::Circle:
        region.shape.points = {at, at + QPointF(size, 0)};
        break;
    case ShapeKind::Point:
        region.shape.points = {at};
        break;
    case ShapeKind::Mask: {
        QByteArray pixels(PageSize.width() * PageSize.height(), '\0');
        for (int i = 0; i < 400; ++i) {
            pixels[(20 + random.bounded(60)) * PageSize.width() + 30 + random.bounded(100)] = 1;
        }
        const Runs runs = runsFromPixels(pixels, PageSize);
        const QRectF bounds(boundsOf(runs, PageSize));
        region.shape.mask = textFromRuns(runs);
        region.shape.points = {bounds.topLeft(), bounds.bottomRight()};
        break;
    }
    }
    if (can.texts && random.bounded(2) == 0) {
        region.text = u"Größe <\"&'> 字 "_s + QString::number(random.bounded(100));
        region.role = RegionRole::Word;
    }
    if (can.attributes && random.bounded(2) == 0) {
        region.attributes = "{\"legible\":\"yes\",\"note\":\"a <b> & \\\"c\\\"\"}";
    }
    return region;
}

} // namespace

/// What a format of annotations can say survives a round trip, what it can't is named.
class TestRoundTrips : public QObject
{
    Q_OBJECT

    /// A project of three samples on one page each, with random regions.
    static void fill(Bench& bench, const Abilities& can, quint32 seed)
    {
        QRandomGenerator random(seed);
        for (const QString& name : {u"images/a.png"_s, u"images/b.png"_s, u"images/c.png"_s}) {
            writeImage(bench.path(name), PageSize);
        }
        VERIFY_RESULT(bench.import(u"images"_s, {bench.path(u"images"_s), {}, {}, {}, false}));
        Database& database = bench.project->database();
        LabelRepository labels(database);
        const std::array names {u"sign"_s, u"word & sign"_s, u"字"_s};
        int z = 0;
        const auto samples = SampleRepository(database).ids({1});
        for (const SampleId sample : *samples) {
            const int count = int(random.bounded(6));
            for (int i = 0; i < count; ++i) {
                Region region = randomRegion(
                    can.kinds[qsizetype(random.bounded(quint32(can.kinds.size())))], can, random);
                region.sample = sample;
                region.z = ++z;
                region.label = labels.ensure(names[random.bounded(3U)])->id;
                VERIFY_RESULT(RegionRepository(database).store(region));
            }
        }
    }

    /// Where a bench's dataset goes out to; images stand beside it.
    static QString target(const Bench& bench, const Abilities& can)
    {
        return bench.path(u"out"_s + (can.file.isEmpty() ? QString() : u'/' + can.file));
    }

    static void readInto(Bench& bench, const Bench& from, const Abilities& can)
    {
        for (const QString& name : {u"a.png"_s, u"b.png"_s, u"c.png"_s}) {
            const QString image = from.path(u"out/images/"_s + name);
            if (!QFileInfo::exists(image)) {
                writeImage(image, PageSize);
            }
        }
        const auto report = bench.import(
            can.format, {target(from, can), from.path(u"out/images"_s), {}, {}, false});
        VERIFY_RESULT(report);
        for (const Issue& issue : report->issues) {
            QVERIFY2(false, qPrintable(issue.kind + u": "_s + issue.text.toText()));
        }
    }

private slots:
    void whatAFormatCanSaySurvivesARoundTrip_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<quint32>("seed");
        for (int format = 0; format < Formats.size(); ++format) {
            for (quint32 seed = 1; seed <= 4; ++seed) {
                QTest::addRow("%s %u", qPrintable(Formats[format].format), seed) << format << seed;
            }
        }
    }
    void whatAFormatCanSaySurvivesARoundTrip()
    {
        QFETCH(int, format);
        QFETCH(quint32, seed);
        const Abilities& can = Formats[format];
        Bench first;
        fill(first, can, seed);
        QDir().mkpath(first.path(u"out"_s));
        const auto written = first.exportTo(can.format, target(first, can));
        VERIFY_RESULT(written);
        for (const Issue& issue : written->issues) {
            QVERIFY2(issue.kind == u"mixed-shapes", qPrintable(issue.kind + u": "_s + issue.text.toText()));
        }
        Bench second;
        readInto(second, first, can);
        const QString lost = difference(contentOf(first), contentOf(second), 1e-5);
        QVERIFY2(lost.isEmpty(), qPrintable(lost));
        // Import, export, import: now nothing at all may differ.
        QDir().mkpath(second.path(u"out"_s));
        VERIFY_RESULT(second.exportTo(can.format, target(second, can)));
        Bench third;
        readInto(third, second, can);
        const QString changed = difference(contentOf(second), contentOf(third), 1e-9);
        QVERIFY2(changed.isEmpty(), qPrintable(changed));
    }

    void whatAFormatCanNotSayIsNamed_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QStringList>("kinds");
        const QStringList always {u"questions-left-out"_s, u"pages-left-out"_s, u"fields-left-out"_s};
        QTest::newRow("yolo") << u"yolo"_s
                              << always + QStringList {u"shape-left-out"_s, u"texts-left-out"_s, u"label-made-up"_s};
        QTest::newRow("voc") << u"voc"_s
                             << always + QStringList {u"shape-simplified"_s, u"texts-left-out"_s, u"label-made-up"_s};
        QTest::newRow("cvat") << u"cvat"_s << always + QStringList {u"label-made-up"_s};
        QTest::newRow("label-studio") << u"label-studio"_s << always + QStringList {u"shape-left-out"_s};
        QTest::newRow("coco") << u"coco"_s
                              << always + QStringList {u"shape-left-out"_s, u"texts-left-out"_s};
        QTest::newRow("labelme") << u"labelme"_s << always;
    }
    void whatAFormatCanNotSayIsNamed()
    {
        QFETCH(QString, format);
        QFETCH(QStringList, kinds);
        Bench bench;
        writeImage(bench.path(u"images/a.png"_s), PageSize);
        VERIFY_RESULT(bench.import(u"images"_s, {bench.path(u"images"_s), {}, {}, {}, false}));
        Database& database = bench.project->database();
        Sample sample = **SampleRepository(database).find({1});
        sample.pages.append(sample.pages.first());
        sample.questions.append({{}, sample.id, u"What?"_s, {}, {}, {}, {}});
        sample.externalId = u"two pages"_s;
        sample.id = {};
        const SampleId id = *SampleRepository(database).add(sample);
        Region line;
        line.id = RegionId::create();
        line.sample = id;
        line.shape = {ShapeKind::LineStrip, {{1, 1}, {9, 9}}, {}};
        line.text = u"text"_s;
        line.role = RegionRole::Cue;
        line.readingOrder = 3;
        line.ordinal = 7;
        VERIFY_RESULT(RegionRepository(database).store(line));
        Region elsewhere = line;
        elsewhere.id = RegionId::create();
        elsewhere.page = 1;
        VERIFY_RESULT(RegionRepository(database).store(elsewhere));
        const auto written = bench.exportTo(
            format, bench.path(format == u"cvat" ? u"o.xml"_s : format == u"yolo" || format == u"voc" || format == u"labelme" ? u"o"_s : u"o.json"_s));
        VERIFY_RESULT(written);
        QStringList found;
        for (const Issue& issue : written->issues) {
            QVERIFY(!issue.text.what.isEmpty() && !issue.text.kept.isEmpty());
            found.append(issue.kind);
        }
        found.removeDuplicates();
        found.sort();
        kinds.sort();
        QCOMPARE(found, kinds);
        QVERIFY(written->regions <= 1); // that of the second page is not on the first
    }
};

QTEST_GUILESS_MAIN(TestRoundTrips)
#include "tst_storage_round_trips.moc"
