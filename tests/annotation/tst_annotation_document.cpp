// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/sample_document.h"
#include "imaging/tile_mask.h"
#include "project_fixture.h"
#include "storage/integrity.h"
#include "storage/journal.h"
#include "storage/region_repository.h"

#include <QSignalSpy>
#include <QTest>

using namespace groundmark;
using annotation::SampleDocument;
using testing::ProjectFixture;

class TestDocument : public QObject
{
    Q_OBJECT

    static size_t storedRegions(ProjectFixture& fixture)
    {
        return storage::RegionRepository(fixture.project->database()).ofSample(fixture.ids[0])->size();
    }

private slots:
    void anEditIsInTheFileWhenApplyReturns()
    {
        ProjectFixture fixture;
        SampleDocument document(*fixture.project, QStringLiteral("ann-01"));
        QVERIFY(document.open(fixture.ids[0]));
        QSignalSpy saved(&document, &SampleDocument::saved);
        QVERIFY(document.apply(ProjectFixture::drawBox(fixture.ids[0], {1, 2, 30, 40})));
        QCOMPARE(document.regions().size(), size_t(1));
        QCOMPARE(storedRegions(fixture), size_t(1));
        QCOMPARE(saved.count(), 1);
        QCOMPARE(*storage::Journal(fixture.project->database()).size(), qint64(1));
    }

    void undoAndRedoChangeMemoryAndFileAlike()
    {
        ProjectFixture fixture;
        SampleDocument document(*fixture.project, QStringLiteral("ann-01"));
        QVERIFY(document.open(fixture.ids[0]));
        QVERIFY(document.apply(ProjectFixture::drawBox(fixture.ids[0], {1, 2, 30, 40})));
        document.undoStack().undo();
        QCOMPARE(document.regions().size(), size_t(0));
        QCOMPARE(storedRegions(fixture), size_t(0));
        document.undoStack().redo();
        QCOMPARE(document.regions().size(), size_t(1));
        QCOMPARE(storedRegions(fixture), size_t(1));
        QCOMPARE(*storage::Journal(fixture.project->database()).size(), qint64(3));
        QVERIFY(!*storage::Journal(fixture.project->database()).verify());
    }

    void strokesOfAMaskAreTakenBackOneByOneAlsoAfterARestart()
    {
        ProjectFixture fixture;
        std::vector<QByteArray> stages {{}};
        const auto mask = [](const SampleDocument& document) {
            return document.regions().empty() ? QByteArray() : document.regions()[0].shape.mask;
        };
        {
            SampleDocument document(*fixture.project, QStringLiteral("ann-01"));
            QVERIFY(document.open(fixture.ids[0]));
            imaging::TileMask painted(QSize(640, 480));
            Region region;
            region.id = RegionId::create();
            region.sample = fixture.ids[0];
            std::optional<Record> before;
            for (int i = 0; i < 5; ++i) {
                const QPointF at(50 + 90 * i, 200);
                painted.stroke(at, at + QPointF(80, 30), 25, imaging::BrushTip::Round, i != 3);
                const QRectF box(painted.bounds());
                region.shape
                    = {ShapeKind::Mask, {box.topLeft(), box.bottomRight()}, painted.toText()};
                QVERIFY(document.apply(
                    {QStringLiteral("mask.paint"), fixture.ids[0], {{before, region}}}));
                before = region;
                stages.push_back(mask(document));
            }
            document.undoStack().undo();
            QCOMPARE(mask(document), stages[4]);
            document.undoStack().redo();
            QCOMPARE(mask(document), stages[5]);
        }
        SampleDocument document(*fixture.project, QStringLiteral("ann-01"));
        QVERIFY(document.open(fixture.ids[0]));
        for (size_t i = 5; i-- > 0;) {
            document.undoStack().undo();
            QCOMPARE(mask(document), stages[i]);
        }
        for (size_t i = 1; i <= 5; ++i) {
            document.undoStack().redo();
            QCOMPARE(mask(document), stages[i]);
        }
        const auto report = storage::check(*fixture.project, false);
        QVERIFY(report);
        for (const Issue& issue : report->issues) {
            QVERIFY(issue.kind != QStringLiteral("record-differs"));
        }
        QVERIFY(!*storage::Journal(fixture.project->database()).verify());
    }

    void undoSurvivesLeavingTheSampleAndRestarting()
    {
        ProjectFixture fixture;
        {
            SampleDocument document(*fixture.project, QStringLiteral("ann-01"));
            QVERIFY(document.open(fixture.ids[0]));
            for (int i = 0; i < 3; ++i) {
                QVERIFY(document.apply(ProjectFixture::drawBox(fixture.ids[0], QRectF(i, i, 9, 9))));
            }
            document.undoStack().undo();
            QVERIFY(document.open(fixture.ids[1]));
            QCOMPARE(document.undoStack().count(), 0);
        }
        fixture.project.reset();
        auto again = storage::Project::open(fixture.path());
        QVERIFY(again);
        SampleDocument document(**again, QStringLiteral("ann-01"));
        QVERIFY(document.open(fixture.ids[0]));
        QCOMPARE(document.regions().size(), size_t(2));
        QCOMPARE(document.undoStack().count(), 3);
        QCOMPARE(document.undoStack().index(), 2);
        document.undoStack().redo();
        QCOMPARE(document.regions().size(), size_t(3));
        document.undoStack().setIndex(0);
        QCOMPARE(document.regions().size(), size_t(0));
        QVERIFY(storage::check(**again, false)->issues.empty() == false); // the page files are missing
        for (const Issue& issue : storage::check(**again, false)->issues) {
            QCOMPARE(issue.kind, QStringLiteral("missing-image"));
        }
    }

    void aNewEditForgetsWhatCouldBeRedone()
    {
        ProjectFixture fixture;
        SampleDocument document(*fixture.project, QStringLiteral("ann-01"));
        QVERIFY(document.open(fixture.ids[0]));
        QVERIFY(document.apply(ProjectFixture::drawBox(fixture.ids[0], {0, 0, 5, 5})));
        document.undoStack().undo();
        QVERIFY(document.apply(ProjectFixture::drawBox(fixture.ids[0], {9, 9, 5, 5})));
        QVERIFY(!document.undoStack().canRedo());
        QVERIFY(document.open(fixture.ids[0]));
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.regions().front().shape.bounds(), QRectF(9, 9, 5, 5));
    }

    void aFullDiskIsSaidAndChangesNothing()
    {
        ProjectFixture fixture;
        SampleDocument document(*fixture.project, QStringLiteral("ann-01"));
        QVERIFY(document.open(fixture.ids[0]));
        const auto pages = fixture.project->database().scalar(QStringLiteral("PRAGMA page_count"));
        QVERIFY(fixture.project->database().runScript(
            QStringLiteral("PRAGMA max_page_count = %1").arg(pages->toLongLong())));
        QSignalSpy failed(&document, &SampleDocument::failed);
        Edit edit = ProjectFixture::drawBox(fixture.ids[0], {0, 0, 5, 5});
        std::get<Region>(*edit.changes[0].after).text = QString(100'000, u'x');
        const auto done = document.apply(edit);
        QVERIFY(!done);
        QCOMPARE(done.error().what, QStringLiteral("The disk is full."));
        QCOMPARE(failed.count(), 1);
        QCOMPARE(document.regions().size(), size_t(0));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!*storage::Journal(fixture.project->database()).verify());
    }

    void aReadOnlyProjectRefusesEdits()
    {
        ProjectFixture fixture;
        auto second = storage::Project::open(fixture.path());
        QVERIFY(second);
        QVERIFY((*second)->isReadOnly());
        SampleDocument document(**second, QStringLiteral("ann-02"));
        QVERIFY(document.open(fixture.ids[0]));
        QVERIFY(!document.apply(ProjectFixture::drawBox(fixture.ids[0], {0, 0, 5, 5})));
        QCOMPARE(document.regions().size(), size_t(0));
    }
};

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_annotation_document.moc"
