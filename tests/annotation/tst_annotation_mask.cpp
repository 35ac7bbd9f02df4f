// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/mask_host.h"
#include "annotation/mask/mask_review.h"
#include "annotation/mask/new_sample.h"
#include "annotation/mask/word_snap.h"
#include "storage/review_repository.h"
#include "storage/run_repository.h"
#include "tests/annotation/project_fixture.h"
#include "tests/imaging/pdf_files.h"

#include <QImage>
#include <QTest>

using namespace groundmark;
using namespace groundmark::annotation;
using namespace Qt::StringLiterals;
using evaluation::mmtr::Level;
using evaluation::mmtr::MaskCard;

namespace {

imaging::RecognisedWord word(const QString& text, const QRect& box, int line = 0)
{
    return {text, box, 0.9, 0, 0, line};
}

/// A line of three words and one below.
std::vector<imaging::RecognisedWord> words()
{
    return {word(u"Batalla"_s, {100, 100, 70, 20}), word(u"de"_s, {180, 100, 20, 20}),
            word(u"Maratón."_s, {210, 100, 80, 20}), word(u"Año"_s, {100, 130, 40, 20}, 1)};
}

/// A document with its first sample open on its first page, whose words have been read.
struct Bench
{
    testing::ProjectFixture fixture;
    SampleDocument document {*fixture.project, u"ann"_s};
    MaskHost host {document};

    Bench()
    {
        if (!document.open(fixture.ids[0])) {
            qFatal("no sample");
        }
        host.setWords(words());
    }

    RegionId draw(const QRectF& box)
    {
        Region region = host.newRegion();
        region.shape = Shape::box(box);
        if (!host.commit({u"region.create"_s, host.sample(), {{std::nullopt, region}}})) {
            qFatal("not drawn");
        }
        return region.id;
    }
};

} // namespace

/// What is written when somebody masks text.
class TestMask : public QObject
{
    Q_OBJECT

private slots:
    void aBoxSnapsToTheWordsThatItMeans()
    {
        const auto all = words();
        QCOMPARE(snapped(all, {110, 105, 80, 10}, 4, {640, 480}), QRectF(96, 96, 108, 28));
        QCOMPARE(snapped(all, {400, 300, 30, 30}, 4, {640, 480}), QRectF(400, 300, 30, 30));
        QCOMPARE(snapped(all, {630, 470, 30, 30}, 4, {640, 480}), QRectF(630, 470, 10, 10));
        QCOMPARE(textOf(wordsUnder(all, {90, 90, 300, 100})), u"Batalla de Maratón. Año"_s);
    }

    void textIsJoinedAsItsScriptWritesIt()
    {
        QCOMPARE(textOf(std::vector {word(u"青禾"_s, {}), word(u"南站"_s, {}), word(u"G7"_s, {})}), u"青禾南站 G7"_s);
        QCOMPARE(textOf(std::vector {word(u"recon-"_s, {}), word(u"struction"_s, {}, 1)}), u"reconstruction"_s);
        // Right to left: the order of reading, whatever stands left on the page.
        QCOMPARE(textOf(std::vector {word(u"السلام"_s, {200, 0, 50, 20}), word(u"عليكم"_s, {100, 0, 50, 20})}), u"السلام عليكم"_s);
    }

    void drawingFillsInTheTargetInTheSameEdit()
    {
        Bench bench;
        bench.draw({110, 105, 170, 10});
        QCOMPARE(bench.host.masks().size(), size_t(1));
        QCOMPARE(bench.host.masks()[0]->shape.bounds(), QRectF(96, 96, 198, 28));
        QCOMPARE(bench.host.target(), u"Batalla de Maratón."_s);
        bench.document.undoStack().undo();
        QVERIFY(bench.host.masks().empty());
        QVERIFY(bench.host.target().isEmpty());
        bench.document.undoStack().redo();
        QCOMPARE(bench.host.target(), u"Batalla de Maratón."_s);
    }

    void aCorrectedTargetStaysWhenTheMaskMoves()
    {
        Bench bench;
        const RegionId id = bench.draw({110, 105, 40, 10});
        QCOMPARE(bench.host.target(), u"Batalla"_s);
        bench.host.setTarget(u"BATALLA"_s);
        bench.host.setSelection({id});
        bench.host.takeWord({180, 100, 20, 20}, true);
        QCOMPARE(bench.host.masks()[0]->text, u"Batalla de"_s); // what is read is kept apart
        QCOMPARE(bench.host.target(), u"BATALLA"_s);
        QCOMPARE(bench.host.masks().size(), size_t(1));
    }

    void aMaskGrowsToItsLine()
    {
        Bench bench;
        bench.host.setSelection({bench.draw({185, 105, 10, 10})});
        QCOMPARE(bench.host.target(), u"de"_s);
        bench.host.takeLines();
        QCOMPARE(bench.host.masks().size(), size_t(1));
        QCOMPARE(bench.host.masks()[0]->shape.bounds(), QRectF(96, 96, 198, 28));
        QCOMPARE(bench.host.target(), u"Batalla de Maratón."_s);
    }

    void severalMasksMakeOneTarget()
    {
        Bench bench;
        bench.draw({110, 105, 40, 10});
        const RegionId second = bench.draw({105, 135, 20, 10});
        QCOMPARE(bench.host.target(), u"Batalla Año"_s);
        QCOMPARE(bench.host.nameOf(second), u"M2"_s);
        bench.host.setSelection({second});
        bench.host.removeSelected();
        QCOMPARE(bench.host.target(), u"Batalla"_s);
    }

    void whereOcrReadsNothingTheTargetIsTyped()
    {
        Bench bench;
        bench.draw({400, 300, 50, 20});
        QVERIFY(bench.host.target().isEmpty());
        QVERIFY(bench.host.targetAsRead().isEmpty());
        bench.host.setTarget(u"手写"_s);
        QCOMPARE(bench.host.target(), u"手写"_s);
        Bench again; // and it is in the file
        QVERIFY(bench.document.open(bench.fixture.ids[0]).hasValue());
        QCOMPARE(bench.host.target(), u"手写"_s);
    }

    void theCardOutlivesTheMaskThatItStandsOn()
    {
        Bench bench;
        const RegionId first = bench.draw({110, 105, 40, 10});
        bench.draw({105, 135, 20, 10});
        MaskCard card;
        card.level = Level::L3;
        card.levelReason = u"a full line"_s;
        card.facets[u"layout"_s] = u"title"_s;
        card.principles = {u"unique"_s};
        bench.host.setCard(card);
        QCOMPARE(bench.host.card(), card);
        bench.host.setSelection({first});
        bench.host.removeSelected();
        QCOMPARE(bench.host.masks().size(), size_t(1));
        QCOMPARE(bench.host.card(), card);
        bench.document.undoStack().undo();
        QCOMPARE(bench.host.card(), card);
    }

    void theRatioIsThatOfTheUnion()
    {
        Bench bench;
        bench.host.setSnapping(false);
        bench.draw({0, 0, 64, 48});
        bench.draw({32, 0, 64, 48});
        QCOMPARE(bench.host.maskRatio(), 96.0 * 48.0 / (640.0 * 480.0));
    }

    void aMaskOutsideThePageCoversNothing()
    {
        Bench bench;
        bench.host.setSnapping(false);
        bench.draw({700, 500, 50, 20});
        QCOMPARE(bench.host.maskRatio(), 0.0);
    }

    void aReviewExcludesWithAReasonAndIsCounted()
    {
        Bench bench;
        storage::Database& database = bench.fixture.project->database();
        const auto edit = [&](ReviewVerdict verdict, const QString& reason) {
            return *reviewEdit(*bench.fixture.project, bench.document.sample(), u"second"_s, verdict, reason, u"Batalla"_s);
        };
        QVERIFY(bench.document.apply(edit(ReviewVerdict::Accepted, {})).hasValue());
        QCOMPARE(bench.document.sample().state, SampleState::Accepted);
        QVERIFY(bench.document.apply(edit(ReviewVerdict::Rejected, AmbiguousReason)).hasValue());
        QCOMPARE(bench.document.sample().state, SampleState::Rejected);
        const auto reviews = *reviewsOf(database, bench.fixture.ids[0]);
        QCOMPARE(reviews.size(), size_t(2)); // nothing is overwritten
        QCOMPARE(reviews[0].note, u"Batalla"_s);
        const RecoverCounts counts = *recoverCounts(database, {});
        QCOMPARE(counts.reviewed, 1);
        QCOMPARE(counts.excluded, 1); // one objection is enough
        QCOMPARE(counts.reasons.at(AmbiguousReason), 1);
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.sample().state, SampleState::Accepted);
        QCOMPARE(recoverCounts(database, {})->recovered, 1);
    }

    void pagesOfAPdfBecomeASample()
    {
        testing::ProjectFixture fixture(0);
        const QString pdf = fixture.folder.filePath(u"report.pdf"_s);
        testing::writePdf(pdf, {u"One"_s, u"Two"_s, u"Three"_s});
        NewSample wanted {{pdf}, {1, 2}, {}, u"Masked text"_s, proposedId({pdf}, {1, 2}), u"en"_s};
        wanted.rendering.dotsPerInch = 72.0;
        QCOMPARE(wanted.externalId, u"report-p2-3"_s);
        int steps = 0;
        const auto pages = preparePages(wanted, fixture.project->assetsFolder(), [&](int, int total) {
            ++steps;
            return total == 2;
        });
        QVERIFY2(pages.hasValue(), pages ? "" : qPrintable(pages.error().toText()));
        QVERIFY(steps >= 2);
        const auto id = storeSample(*fixture.project, wanted, *pages);
        QVERIFY2(id.hasValue(), id ? "" : qPrintable(id.error().toText()));
        const auto sample = **storage::SampleRepository(fixture.project->database()).find(*id);
        QCOMPARE(sample.pages.size(), 2);
        QVERIFY(sample.extra.contains("\"pages\":[2,3]")); // where it is from is named
        QVERIFY(sample.extra.contains("Two"));
        const auto image = **storage::ImageRepository(fixture.project->database()).find(sample.pages[0]);
        QVERIFY(!QDir::isAbsolutePath(image.path)); // it lies in the project's assets
        QCOMPARE(image.size, QImage(fixture.project->absolutePath(image.path)).size());
        QVERIFY(!storeSample(*fixture.project, wanted, *pages).hasValue()); // the id is taken
    }

    void aBadPdfMakesNoSample()
    {
        testing::ProjectFixture fixture(0);
        const QString locked = fixture.folder.filePath(u"locked.pdf"_s);
        testing::writeEncryptedPdf(locked);
        QVERIFY(!preparePages({{locked}, {0}, {}, u"set2"_s, u"a"_s, {}}, fixture.project->assetsFolder()).hasValue());
        QFile empty(fixture.folder.filePath(u"empty.pdf"_s));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        empty.close();
        QVERIFY(!preparePages({{empty.fileName()}, {0}, {}, u"set2"_s, u"a"_s, {}}, fixture.project->assetsFolder()).hasValue());
        QVERIFY(!QDir(fixture.project->assetsFolder()).exists()); // nothing half made
    }

    void aDatasetOfAnotherBenchmarkIsRefused()
    {
        testing::ProjectFixture fixture(1);
        QImage(20, 20, QImage::Format_RGB32).save(fixture.folder.filePath(u"a.png"_s));
        const NewSample wanted {{fixture.folder.filePath(u"a.png"_s)}, {}, {}, u"set"_s, u"a"_s, {}};
        const auto pages = preparePages(wanted, fixture.project->assetsFolder());
        QVERIFY(pages.hasValue());
        const auto stored = storeSample(*fixture.project, wanted, *pages);
        QVERIFY(!stored.hasValue());
        QVERIFY(stored.error().what.contains(u"set"_s));
    }
};

QTEST_MAIN(TestMask)
#include "tst_annotation_mask.moc"
