// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/evaluate.h"
#include "storage/cue_repository.h"
#include "storage/run_store.h"
#include "tests/viewers/textcue_fixture.h"
#include "viewers/textcue/cue_batch.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

using namespace groundmark;
using namespace groundmark::viewers;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

/// TextCue over a dataset: what is found, kept, written and shown to a model.
class TestCueBatch : public QObject
{
    Q_OBJECT

    static CueReport make(CueFixture& bench, const CueRequest& request)
    {
        const auto report = makeCues(*bench.session.project(), bench.session.benchmarks(), request);
        if (!report) {
            qFatal("%s", qPrintable(report.error().toText()));
        }
        return *report;
    }

    static CueRequest requestFor(const CueFixture& bench, DatasetId dataset)
    {
        CueRequest request;
        request.dataset = dataset;
        request.attention = bench.maps();
        request.words = CueWords::Regions;
        request.set = u"cues"_s;
        return request;
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aWindowIsPulledToTheWordsThatItTouches()
    {
        CueFixture bench;
        const DatasetId dataset = bench.addDataset(u"set"_s);
        const SampleId sample = bench.addSample(dataset, u"a/1"_s, {}, bench.addPicture(u"a.png"_s, 3, 5));
        bench.addWord(sample, {500, 310, 150, 60});
        bench.addWord(sample, {10, 10, 50, 20});
        bench.addMaps(u"a_1"_s, 3, 5); // what a file name cannot hold is "_"
        const CueReport report = make(bench, requestFor(bench, dataset));
        QCOMPARE(report.crops, 1);
        QCOMPARE(report.guessedGrids, 1); // 8 × 6 is the likeliest for 800 × 600
        const auto boxes = *storage::CueRepository(bench.database()).ofSample(u"cues"_s, sample);
        QCOMPARE(boxes.size(), size_t(1));
        QCOMPARE(boxes[0].crop, QRect(500, 310, 150, 60));
        QCOMPARE(boxes[0].shown, QSize(225, 90));
        const QJsonObject facts = QJsonDocument::fromJson(boxes[0].facts).object();
        QCOMPARE(facts[u"layer"_s].toInt(), 24);
        QCOMPARE(facts[u"words"_s].toInt(), 1);
        QCOMPARE(facts[u"maps"_s][u"questionSha256"_s].toString().size(), 64);
        QCOMPARE(facts[u"settings"_s][u"firstLayer"_s].toInt(), 22);
    }

    void theBaselineLooksAtOneLayerAndNoWords()
    {
        CueFixture bench;
        const DatasetId dataset = bench.addDataset(u"set"_s);
        const SampleId sample = bench.addSample(dataset, u"a"_s, {}, bench.addPicture(u"a.png"_s, 3, 5));
        bench.addWord(sample, {500, 310, 150, 60});
        bench.addMaps(u"a"_s, 3, 5);
        CueRequest request = requestFor(bench, dataset);
        request.settings = imaging::CueSettings::viCrop(24);
        make(bench, request);
        const auto box = storage::CueRepository(bench.database()).ofSample(u"cues"_s, sample)->at(0);
        QCOMPARE(box.crop.size(), box.shown); // not enlarged
        QCOMPARE(box.crop.width(), box.crop.height());
        QVERIFY(box.crop.contains(QPoint(550, 350)));
    }

    void whatHasNoMapsIsCountedAndNothingIsMadeUp()
    {
        CueFixture bench;
        const DatasetId dataset = bench.addDataset(u"set"_s);
        bench.addSample(dataset, u"a"_s, {}, bench.addPicture(u"a.png"_s, 0, 0));
        bench.addSample(dataset, u"b"_s, {}, bench.addPicture(u"b.png"_s, 0, 0));
        bench.addMaps(u"b"_s, 0, 0, {});
        const CueReport report = make(bench, requestFor(bench, dataset));
        QCOMPARE(report.crops, 0);
        QCOMPARE(report.withoutMaps, 1);
        QCOMPARE(report.failed, 1); // half a pair
        QCOMPARE(report.issues.size(), size_t(2));
        QVERIFY(report.issues[1].text.toText().contains(u"b.general.npy"));
    }

    void aWrongGridSaysHowManyTokensThereAre()
    {
        CueFixture bench;
        const DatasetId dataset = bench.addDataset(u"set"_s);
        bench.addSample(dataset, u"a"_s, {}, bench.addPicture(u"a.png"_s, 0, 0));
        bench.addMaps(u"a"_s, 0, 0);
        CueRequest request = requestFor(bench, dataset);
        request.grid = QSize(24, 24);
        const CueReport report = make(bench, request);
        QCOMPARE(report.failed, 1);
        QVERIFY(report.issues[0].text.what.contains(u"48"));
        QVERIFY(report.issues[0].text.what.contains(u"576"));
    }

    void theManifestNamesEveryCropAndItsPicture()
    {
        CueFixture bench;
        const DatasetId dataset = bench.addDataset(u"set"_s);
        const QString picture = bench.addPicture(u"a.png"_s, 3, 5);
        bench.addSample(dataset, u"../a"_s, {}, picture);
        bench.addMaps(u".._a"_s, 3, 5);
        CueRequest request = requestFor(bench, dataset);
        request.out = bench.folder.filePath(u"out"_s);
        make(bench, request);
        QFile manifest(request.out + u"/manifest.jsonl"_s);
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        const QJsonObject line = QJsonDocument::fromJson(manifest.readLine()).object();
        QCOMPARE(line[u"id"_s].toString(), u"../a"_s);
        QCOMPARE(line[u"image"_s].toString(), picture);
        QCOMPARE(line[u"crop"_s].toString(), u"cue-000001.png"_s);
        const QImage crop(request.out + u"/cue-000001.png"_s);
        QCOMPARE(crop.width(), 336); // 224 · 1.5
        int blue = 0; // the cell that the maps point at is in it as a whole: 150 × 150 when enlarged
        for (int y = 0; y < crop.height(); ++y) {
            for (int x = 0; x < crop.width(); ++x) {
                blue += crop.pixelColor(x, y) == QColor(Qt::blue) ? 1 : 0;
            }
        }
        QVERIFY2(blue > 140 * 140, qPrintable(QString::number(blue)));
        QVERIFY(manifest.atEnd());
    }

    void aRunShowsTheCropOfItsSetAfterThePage()
    {
        CueFixture bench;
        Dataset set;
        set.name = u"gen"_s;
        set.benchmark = u"logicocr-gen"_s;
        const DatasetId dataset = *storage::DatasetRepository(bench.database()).add(set);
        const SampleId sample = bench.addSample(dataset, u"a"_s, {}, bench.addPicture(u"a.png"_s, 3, 5));
        const SampleId other = bench.addSample(dataset, u"b"_s, {}, bench.addPicture(u"b.png"_s, 3, 5));
        bench.addMaps(u"a"_s, 3, 5);
        make(bench, requestFor(bench, dataset));
        storage::ProjectRunStore store(*bench.session.project());
        const auto& benchmark = *bench.session.benchmarks().find(u"logicocr-gen");
        evaluation::ImagePreparation how;
        how.cueCrop = true;
        how.cueSet = u"cues"_s;
        const auto request = [&](SampleId id) {
            return evaluation::requestOf(
                evaluation::questionOf(benchmark, *store.truth(id), *store.pagePaths(id), {}, *store.cues(how.cueSet, id)), how);
        };
        const auto asked = request(sample);
        QVERIFY(asked.hasValue());
        QCOMPARE(asked->images.size(), size_t(2));
        QCOMPARE(asked->images[0].size, QSize(800, 600));
        QCOMPARE(asked->images[1].size, QSize(336, 336));
        // Never quietly without one: such a run would be another one.
        QVERIFY(!request(other).hasValue());
        QVERIFY(request(other).error().toText().contains(u"cues"));
    }
};

QTEST_MAIN(TestCueBatch)
#include "tst_viewers_cue_batch.moc"
