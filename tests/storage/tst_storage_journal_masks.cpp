// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/tile_mask.h"
#include "storage/dataset_repository.h"
#include "storage/edits.h"
#include "storage/integrity.h"
#include "storage/journal.h"
#include "storage/journal_masks.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using imaging::BrushTip;
using imaging::TileMask;

namespace {

constexpr QSize Page(12'000, 9'000); // 108 megapixels

Region withMask(Region region, const TileMask& mask)
{
    const QRectF bounds(mask.bounds());
    region.shape
        = {ShapeKind::Mask, {bounds.topLeft(), bounds.bottomRight()}, mask.toText()};
    return region;
}

} // namespace

class TestJournalMasks : public QObject
{
    Q_OBJECT

    SampleId m_sample;
    std::vector<Region> m_stages; ///< the mask after each stroke
    std::vector<Edit> m_edits;
    std::vector<qint64> m_seqs;

    /// A mask over a large part of the page, then ten short strokes.
    void paint(Bench& bench)
    {
        Database& database = bench.project->database();
        const auto dataset = DatasetRepository(database).add({{}, u"d"_s, {}, {}, {}, 1, false, {}});
        Sample sample;
        sample.dataset = *dataset;
        sample.externalId = u"s"_s;
        m_sample = *SampleRepository(database).add(sample);
        m_stages.clear();
        m_edits.clear();
        m_seqs.clear();
        EditWriter writer(database, u"Ada"_s);
        Region region;
        region.id = RegionId::create();
        region.sample = m_sample;
        TileMask mask(Page);
        mask.stroke({1000, 4000}, {11'000, 5000}, 2000, BrushTip::Round, true);
        std::optional<Record> before;
        for (int i = 0; i <= 10; ++i) {
            region = withMask(region, mask);
            m_stages.push_back(region);
            m_edits.push_back({u"mask.paint"_s, m_sample, {{before, region}}});
            m_seqs.push_back(*writer.apply(m_edits.back()));
            before = region;
            const QPointF at(2000 + 800 * i, 3200 + 300 * i);
            mask.stroke(at, at + QPointF(60, 20), 30, BrushTip::Round, i % 3 == 0);
        }
    }

private slots:
    void aDifferenceLeadsFromEitherMaskToTheOther()
    {
        TileMask a(QSize(300, 200));
        a.stroke({50, 50}, {150, 90}, 40, BrushTip::Round, true);
        TileMask b = a;
        b.stroke({100, 20}, {120, 180}, 20, BrushTip::Square, true);
        b.stroke({60, 60}, {60, 60}, 10, BrushTip::Square, false);
        const auto difference = maskDifference(a.toText(), b.toText());
        QVERIFY(difference.has_value());
        QCOMPARE(maskDifference(a.toText(), *difference), std::optional(b.toText()));
        QCOMPARE(maskDifference(b.toText(), *difference), std::optional(a.toText()));
        const auto none = maskDifference(a.toText(), a.toText());
        QCOMPARE(maskDifference(a.toText(), *none), std::optional(a.toText()));
        // Masks up to the last pixel and from the first one on.
        const QByteArray all = imaging::toCompressed({QSize(10, 10), {0, 100}});
        const QByteArray half = imaging::toCompressed({QSize(10, 10), {50, 50}});
        QCOMPARE(
            maskDifference(all, half),
            std::optional(imaging::toCompressed({QSize(10, 10), {0, 50, 50}})));
    }

    void masksOfDifferentImagesHaveNoDifference()
    {
        TileMask a(QSize(300, 200));
        TileMask b(QSize(300, 201));
        QVERIFY(!maskDifference(a.toText(), b.toText()).has_value());
        QVERIFY(!maskDifference(a.toText(), "\x7f").has_value());
    }

    void aStrokeTakesLittleRoomInTheJournal()
    {
        Bench bench;
        paint(bench);
        Database& database = bench.project->database();
        const auto size = [&](qint64 seq) {
            return database
                .scalar(u"SELECT LENGTH(changes) FROM journal WHERE seq = %1"_s.arg(seq))
                ->toLongLong();
        };
        QVERIFY(m_stages.back().shape.mask.size() > 20'000);
        QVERIFY(size(m_seqs.front()) > 20'000); // the first has no mask to differ from
        for (size_t i = 1; i < m_seqs.size(); ++i) {
            QVERIFY2(size(m_seqs[i]) < 2'000, qPrintable(QString::number(size(m_seqs[i]))));
        }
    }

    void everyStageComesBackFromTheJournal()
    {
        Bench bench;
        paint(bench);
        EditWriter writer(bench.project->database(), u"Ada"_s);
        VERIFY_RESULT(writer.undo(m_seqs[10], m_edits[10]));
        VERIFY_RESULT(writer.undo(m_seqs[9], m_edits[9]));
        VERIFY_RESULT(writer.redo(m_seqs[9], m_edits[9]));
        const QString path = bench.project->path();
        bench.project.reset();
        bench.project = std::move(*Project::open(path));
        Database& database = bench.project->database();
        const EditHistory history = historyOf(*Journal(database).ofSample(m_sample));
        QCOMPARE(history.gestures.size(), m_edits.size());
        QCOMPARE(history.done, 10);
        for (size_t i = 0; i < m_edits.size(); ++i) {
            QVERIFY(history.gestures[i].edit == m_edits[i]);
        }
    }

    void aDeletedMaskComesBackFromTheJournal()
    {
        Bench bench;
        paint(bench);
        Database& database = bench.project->database();
        EditWriter writer(database, u"Ada"_s);
        VERIFY_RESULT(writer.apply(
            {u"region.delete"_s, m_sample, {{Record(m_stages.back()), std::nullopt}}}));
        const EditHistory history = historyOf(*Journal(database).ofSample(m_sample));
        for (size_t i = 0; i < m_edits.size(); ++i) {
            QVERIFY(history.gestures[i].edit == m_edits[i]);
        }
    }

    void aMaskThatAnotherProgramChangedIsFound()
    {
        Bench bench;
        paint(bench);
        const auto clean = check(*bench.project, false);
        VERIFY_RESULT(clean);
        QVERIFY(clean->issues.empty());
        VERIFY_RESULT(RegionRepository(bench.project->database()).store(m_stages.front()));
        const auto found = check(*bench.project, false);
        VERIFY_RESULT(found);
        QCOMPARE(found->issues.size(), size_t(1));
        QCOMPARE(found->issues.front().kind, u"record-differs"_s);
    }

    void theJournalStaysChained()
    {
        Bench bench;
        paint(bench);
        const auto broken = Journal(bench.project->database()).verify();
        VERIFY_RESULT(broken);
        QVERIFY(!broken->has_value());
    }
};

QTEST_GUILESS_MAIN(TestJournalMasks)
#include "tst_storage_journal_masks.moc"
