// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/thumbnailer.h"
#include "tests/viewers/library_fixture.h"
#include "viewers/library/library_workspace.h"
#include "widgets/badge.h"
#include "widgets/chip.h"
#include "widgets/search_field.h"
#include "widgets/view_bar.h"

#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace groundmark;
using testing::LibraryFixture;
using testing::named;
using testing::shows;

class TestLibrary : public QObject
{
    Q_OBJECT

    /// A workspace on the fixture's session, on the screen.
    struct Screen
    {
        explicit Screen(storage::Session& session)
            : library(session, thumbnails)
        {
            library.resize(1200, 700);
            library.show();
            gallery = named<QListView>(library, QStringLiteral("Samples"));
            datasets = named<QListView>(library, QStringLiteral("Datasets"));
            search = library.findChild<widgets::SearchField*>();
        }

        imaging::Thumbnailer thumbnails;
        viewers::LibraryWorkspace library;
        QListView* gallery = nullptr;
        QListView* datasets = nullptr;
        widgets::SearchField* search = nullptr;
    };

    static void fill(LibraryFixture& fixture)
    {
        const DatasetId invoices = fixture.addDataset(QStringLiteral("Invoices"));
        fixture.addSample(invoices, QStringLiteral("inv-1"), QStringLiteral("12.50"));
        fixture.addSample(invoices, QStringLiteral("inv-2"), QStringLiteral("apples"));
        const DatasetId signs = fixture.addDataset(QStringLiteral("Signs"), true);
        fixture.addSample(signs, QStringLiteral("sign-1"), QStringLiteral("STOP"));
        fixture.session.announceContent();
    }

private slots:
    void withoutAProjectItOffersToGetOne()
    {
        storage::Session session(QStringLiteral("tester"));
        Screen screen(session);
        QVERIFY(shows(screen.library, QStringLiteral("No project is open")));
        QSignalSpy requested(
            &screen.library, &viewers::LibraryWorkspace::openSampleProjectRequested);
        auto* button
            = named<QPushButton>(screen.library, QStringLiteral("Open the sample project"));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(requested.count(), 1);
    }

    void anEmptyProjectSaysWhatCanBeRead()
    {
        LibraryFixture fixture;
        Screen screen(fixture.session);
        QVERIFY(shows(screen.library, QStringLiteral("This project holds no samples yet")));
        QVERIFY(shows(screen.library, QStringLiteral("What can be read")));
        QVERIFY(shows(screen.library, QStringLiteral("LabelMe")));
        QVERIFY(shows(screen.library, QStringLiteral("Datasets appear here")));
        QVERIFY(screen.library.commands().first()->isEnabled());
    }

    void samplesThatComeTakeTheEmptyStateAway()
    {
        LibraryFixture fixture;
        Screen screen(fixture.session);
        fill(fixture);
        QVERIFY(!shows(screen.library, QStringLiteral("This project holds no samples yet")));
        QVERIFY(screen.gallery->isVisible());
        QTRY_COMPARE(screen.gallery->model()->rowCount(), 3);
        QVERIFY(shows(screen.library, QStringLiteral("3 samples")));
        QCOMPARE(screen.library.statusFacts().item, QStringLiteral("3 samples · 2 datasets"));
    }

    void typingNarrowsTheGalleryAndTheCount()
    {
        LibraryFixture fixture;
        fill(fixture);
        Screen screen(fixture.session);
        QTest::keyClicks(screen.search, QStringLiteral("apples"));
        QTRY_COMPARE(screen.gallery->model()->rowCount(), 1);
        QCOMPARE(screen.gallery->model()->index(0, 0).data().toString(), QStringLiteral("inv-2"));
        QVERIFY(shows(screen.library, QStringLiteral("1 of 3 samples")));
        QTest::keyClick(screen.search, Qt::Key_Escape);
        QTRY_COMPARE(screen.gallery->model()->rowCount(), 3);
    }

    void aFilterThatLeavesNothingCanBeGivenUp()
    {
        LibraryFixture fixture;
        fill(fixture);
        Screen screen(fixture.session);
        QTest::keyClicks(screen.search, QStringLiteral("no such thing"));
        QTRY_VERIFY(shows(screen.library, QStringLiteral("No sample matches")));
        QVERIFY(shows(screen.library, QStringLiteral("text: no such thing")));
        auto* clear
            = named<QPushButton>(screen.library, QStringLiteral("Clear filter (would show 3)"));
        QVERIFY(clear != nullptr);
        QTest::mouseClick(clear, Qt::LeftButton);
        QTRY_COMPARE(screen.gallery->model()->rowCount(), 3);
        QVERIFY(screen.search->text().isEmpty());
        QVERIFY(screen.gallery->isVisible());
    }

    void takingAChipAwayGivesUpItsCondition()
    {
        LibraryFixture fixture;
        fill(fixture);
        Screen screen(fixture.session);
        QTest::keyClicks(screen.search, QStringLiteral("no such thing"));
        QTRY_VERIFY(screen.library.findChild<widgets::Chip*>() != nullptr);
        QTest::keyClick(screen.library.findChild<widgets::Chip*>(), Qt::Key_Delete);
        QTRY_COMPARE(screen.gallery->model()->rowCount(), 3);
    }

    void choosingADatasetChoosesTheSessions()
    {
        LibraryFixture fixture;
        fill(fixture);
        Screen screen(fixture.session);
        QCOMPARE(screen.datasets->model()->rowCount(), 3);
        const QRect row = screen.datasets->visualRect(screen.datasets->model()->index(1, 0));
        QTest::mouseClick(screen.datasets->viewport(), Qt::LeftButton, {}, row.center());
        QVERIFY(fixture.session.dataset().has_value());
        QTRY_COMPARE(screen.gallery->model()->rowCount(), 2);
        QVERIFY(shows(screen.library, QStringLiteral("2 samples")));
    }

    void demonstrationDataSaysSo()
    {
        LibraryFixture fixture;
        fill(fixture);
        Screen screen(fixture.session);
        const auto badge = [&] { return screen.library.viewBar()->findChild<widgets::Badge*>(); };
        QVERIFY(badge() != nullptr); // one of all the datasets is
        const auto datasets = *storage::DatasetRepository(fixture.database()).list();
        fixture.session.setDataset(datasets[0].dataset.id);
        QVERIFY(badge() == nullptr);
        fixture.session.setDataset(datasets[1].dataset.id);
        QVERIFY(badge() != nullptr);
        QCOMPARE(badge()->text(), QStringLiteral("Demonstration data"));
    }

    void enterOpensTheCurrentSample()
    {
        LibraryFixture fixture;
        fill(fixture);
        Screen screen(fixture.session);
        QSignalSpy opened(&screen.library, &viewers::LibraryWorkspace::sampleOpened);
        QTRY_VERIFY(screen.gallery->model()->rowCount() > 1);
        screen.gallery->setCurrentIndex(screen.gallery->model()->index(0, 0));
        QTest::keyClick(screen.gallery, Qt::Key_Right);
        QTest::keyClick(screen.gallery, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        const auto sample
            = storage::SampleRepository(fixture.database()).find(fixture.session.sample());
        QCOMPARE((*sample)->externalId, QStringLiteral("inv-2"));
    }

    void anotherProjectShowsItsOwnSamples()
    {
        LibraryFixture fixture;
        fill(fixture);
        Screen screen(fixture.session);
        QTest::keyClicks(screen.search, QStringLiteral("apples"));
        QTRY_COMPARE(screen.gallery->model()->rowCount(), 1);
        QVERIFY(
            fixture.session.create(fixture.folder.filePath(QStringLiteral("other.groundmark"))));
        QVERIFY(shows(screen.library, QStringLiteral("This project holds no samples yet")));
        QVERIFY(screen.search->text().isEmpty());
    }
};

QTEST_MAIN(TestLibrary)
#include "tst_viewers_library.moc"
