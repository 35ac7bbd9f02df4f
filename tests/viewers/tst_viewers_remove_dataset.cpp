// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/thumbnailer.h"
#include "storage/edits.h"
#include "storage/integrity.h"
#include "storage/region_repository.h"
#include "tests/viewers/library_fixture.h"
#include "viewers/library/library_workspace.h"
#include "viewers/library/remove_dataset_dialog.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace groundmark;
using testing::LibraryFixture;
using testing::named;
using testing::shows;
using viewers::RemoveDatasetDialog;

/// Taking a dataset out of a project again.
class TestRemoveDataset : public QObject
{
    Q_OBJECT

    /// Two datasets; a region of the first one was drawn by hand, so the journal knows of it.
    struct Bench : LibraryFixture
    {
        Bench()
        {
            going = addDataset(QStringLiteral("Going"));
            sample = addSample(going, QStringLiteral("g-1"), QStringLiteral("a"), addImageFile(QStringLiteral("g.png")));
            staying = addDataset(QStringLiteral("Staying"));
            addSample(staying, QStringLiteral("s-1"), QStringLiteral("b"), addImageFile(QStringLiteral("s.png")));
            Region region;
            region.id = RegionId::create();
            region.sample = sample;
            region.shape = Shape::box({1, 1, 9, 9});
            storage::EditWriter writer(database(), session.annotator());
            const auto drawn = writer.apply({QStringLiteral("region.create"), sample, {{std::nullopt, region}}});
            Q_ASSERT(drawn);
            session.setDataset(going);
            session.announceContent();
        }

        [[nodiscard]] QStringList copies() const
        {
            return QDir(folder.path()).entryList({QStringLiteral("*.backup")});
        }

        DatasetId going;
        DatasetId staying;
        SampleId sample;
    };

private slots:
    void theDialogSaysWhatGoesAndDoesNothingByDefault()
    {
        Bench bench;
        RemoveDatasetDialog dialog(bench.session, bench.going);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(shows(dialog, QStringLiteral("\"Going\" goes")));
        QVERIFY(shows(dialog, QStringLiteral("samples: 1\nregions: 1\nquestions: 1\nruns: 0")));
        QVERIFY(shows(dialog, QStringLiteral("journal (1)")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(bench.datasetCount(), 2);
        QVERIFY(bench.copies().isEmpty());
    }

    void itGoesFromTheLibraryWithACopyBesideAndTheJournalAgrees()
    {
        Bench bench;
        imaging::Thumbnailer thumbnails;
        viewers::LibraryWorkspace library(bench.session, thumbnails);
        library.show();
        bench.session.setSample(bench.sample);
        QSignalSpy messages(&library, &viewers::LibraryWorkspace::messageRequested);
        QAction* action = nullptr;
        for (QAction* command : library.commands()) {
            action = command != nullptr && command->text().startsWith(QStringLiteral("Remove")) ? command : action;
        }
        QVERIFY(action != nullptr && action->isEnabled());
        action->trigger();
        auto* dialog = library.findChild<RemoveDatasetDialog*>();
        QVERIFY(dialog != nullptr);
        QTest::mouseClick(named<QPushButton>(*dialog, QStringLiteral("Remove")), Qt::LeftButton);
        QTRY_COMPARE(bench.datasetCount(), 1);
        QTRY_COMPARE(messages.count(), 1);
        QVERIFY(!bench.session.sample().isStored());
        QVERIFY(!bench.session.dataset().has_value());
        QVERIFY(!action->isEnabled()); // all datasets are shown now
        QCOMPARE(bench.copies().size(), 1);
        QVERIFY(messages.first().first().toString().contains(bench.copies().first()));
        const auto images = bench.database().scalar(QStringLiteral("SELECT COUNT(*) FROM images"));
        QCOMPARE(images->toInt(), 1);
        const auto report = storage::check(*bench.session.project(), false);
        QVERIFY(report.hasValue());
        for (const Issue& issue : report->issues) {
            QVERIFY2(issue.kind == QStringLiteral("missing-image"), qPrintable(issue.text.toText()));
        }
        // The copy is the project as it was.
        auto copy = storage::Project::open(bench.folder.filePath(bench.copies().first()));
        QVERIFY(copy.hasValue());
        QCOMPARE(storage::DatasetRepository((*copy)->database()).list()->size(), size_t(2));
    }

    void aNewSampleThatGetsAnOldNumberHasNoHistoryOfTheOldOne()
    {
        Bench bench;
        const auto removed = storage::removeDataset(*bench.session.project(), bench.staying, QStringLiteral("tester"));
        QVERIFY(removed.hasValue());
        QVERIFY(storage::removeDataset(*bench.session.project(), bench.going, QStringLiteral("tester")).hasValue());
        const SampleId again = bench.addSample(bench.addDataset(QStringLiteral("New")), QStringLiteral("n-1"));
        QCOMPARE(again, bench.sample);
        const auto entries = storage::Journal(bench.database()).ofSample(again);
        QVERIFY(storage::historyOf(*entries).gestures.empty());
    }

    void aReadOnlyProjectKeepsItsDatasets()
    {
        Bench bench;
        storage::Session reader(QStringLiteral("other"));
        QVERIFY(reader.open(bench.session.project()->path()));
        QVERIFY(!storage::removeDataset(*reader.project(), bench.going, QStringLiteral("other")).hasValue());
        RemoveDatasetDialog dialog(reader, bench.going);
        QVERIFY(!named<QPushButton>(dialog, QStringLiteral("Remove"))->isEnabled());
        QCOMPARE(bench.datasetCount(), 2);
    }
};

QTEST_MAIN(TestRemoveDataset)
#include "tst_viewers_remove_dataset.moc"
