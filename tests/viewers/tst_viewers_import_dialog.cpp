// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/viewers/library_fixture.h"
#include "viewers/library/error_pane.h"
#include "viewers/library/import_dialog.h"
#include "viewers/library/import_report_pane.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace groundmark;
using testing::LibraryFixture;
using testing::named;
using testing::shows;
using viewers::ErrorPane;
using viewers::ImportDialog;

class TestImportDialog : public QObject
{
    Q_OBJECT

    static QPushButton* importButton(const ImportDialog& dialog)
    {
        for (auto* button : dialog.findChildren<QPushButton*>()) {
            if (button->isDefault()) {
                return button;
            }
        }
        return nullptr;
    }

    static QString folderOfThree(const LibraryFixture& fixture)
    {
        for (const char* name : {"page2.png", "page10.png", "page1.png"}) {
            fixture.addImageFile(QString::fromLatin1(name));
        }
        return fixture.folder.filePath(QStringLiteral("pictures"));
    }

    static QString
    write(const LibraryFixture& fixture, const QString& name, const QByteArray& bytes)
    {
        const QString path = fixture.folder.filePath(name);
        QFile file(path);
        const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        Q_ASSERT(written);
        return path;
    }

private slots:
    void theDryRunCountsAndWritesNothing()
    {
        LibraryFixture fixture;
        ImportDialog dialog(fixture.session, folderOfThree(fixture));
        dialog.show();
        QPushButton* import = importButton(dialog);
        QVERIFY(!import->isEnabled());
        QTRY_COMPARE(import->text(), QStringLiteral("Import 3 samples"));
        QVERIFY(import->isEnabled());
        QVERIFY(dialog.windowTitle().contains(QStringLiteral("nothing has been written yet")));
        const auto* table = dialog.findChild<QTableView*>();
        QVERIFY(table->isVisible());
        QCOMPARE(
            table->model()->index(0, 0).data().toString(), QStringLiteral("Become new samples"));
        QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("3"));
        QCOMPARE(
            named<QComboBox>(dialog, QStringLiteral("Into dataset"))->currentText(),
            QStringLiteral("pictures"));
        QCOMPARE(fixture.datasetCount(), 0);
    }

    void importWritesAndTellsTheSession()
    {
        LibraryFixture fixture;
        ImportDialog dialog(fixture.session, folderOfThree(fixture));
        dialog.show();
        QTRY_VERIFY(importButton(dialog)->isEnabled());
        QSignalSpy content(&fixture.session, &storage::Session::contentChanged);
        QSignalSpy imported(&dialog, &ImportDialog::imported);
        QTest::mouseClick(importButton(dialog), Qt::LeftButton);
        QTRY_COMPARE(imported.count(), 1);
        QCOMPARE(
            imported.first().first().toString(),
            QStringLiteral("Imported 3 samples into pictures"));
        QCOMPARE(content.count(), 1);
        QCOMPARE(fixture.sampleCount(), 3);
        QVERIFY(fixture.session.dataset().has_value());
        QVERIFY(!dialog.isVisible());
        // Numbered as people count, not as characters sort.
        const auto ids
            = *storage::SampleRepository(fixture.database()).ids(*fixture.session.dataset());
        const auto second = storage::SampleRepository(fixture.database()).find(ids[1]);
        QCOMPARE((*second)->externalId, QStringLiteral("page2.png"));
    }

    void cancelBeforeTheImportLeavesNothing()
    {
        LibraryFixture fixture;
        QPointer<ImportDialog> dialog = new ImportDialog(fixture.session, folderOfThree(fixture));
        dialog->show();
        QTRY_VERIFY(importButton(*dialog)->isEnabled());
        QTest::mouseClick(named<QPushButton>(*dialog, QStringLiteral("Cancel")), Qt::LeftButton);
        QVERIFY(!dialog->isVisible());
        delete dialog;
        QCOMPARE(fixture.datasetCount(), 0);
    }

    void cancelDuringTheImportLeavesNothingOrEverything()
    {
        LibraryFixture fixture;
        for (int i = 0; i < 120; ++i) {
            fixture.addImageFile(QStringLiteral("p%1.png").arg(i));
        }
        ImportDialog dialog(fixture.session, fixture.folder.filePath(QStringLiteral("pictures")));
        dialog.show();
        QTRY_VERIFY(importButton(dialog)->isEnabled());
        QSignalSpy imported(&dialog, &ImportDialog::imported);
        QTest::mouseClick(importButton(dialog), Qt::LeftButton);
        QTest::mouseClick(named<QPushButton>(dialog, QStringLiteral("Cancel")), Qt::LeftButton);
        QTRY_VERIFY(!dialog.isVisible());
        // The import may have been faster than the click; then it says so and all of it is there.
        QCOMPARE(fixture.sampleCount(), imported.isEmpty() ? 0 : 120);
    }

    void anotherDatasetNameIsTried()
    {
        LibraryFixture fixture;
        ImportDialog dialog(fixture.session, folderOfThree(fixture));
        dialog.show();
        QTRY_VERIFY(importButton(dialog)->isEnabled());
        QLineEdit* field = named<QComboBox>(dialog, QStringLiteral("Into dataset"))->lineEdit();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("My pages"));
        QTRY_COMPARE(
            dialog.findChild<viewers::ImportReportPane*>()->report().datasetName,
            QStringLiteral("My pages"));
        QTRY_VERIFY(importButton(dialog)->isEnabled());
        QTest::mouseClick(importButton(dialog), Qt::LeftButton);
        QTRY_COMPARE(fixture.sampleCount(), 3);
        QVERIFY(
            *storage::DatasetRepository(fixture.database()).findByName(QStringLiteral("My pages")));
    }

    void whatIsKnownAlreadyIsNotImportedTwice()
    {
        LibraryFixture fixture;
        const QString folder = folderOfThree(fixture);
        {
            ImportDialog dialog(fixture.session, folder);
            dialog.show();
            QTRY_VERIFY(importButton(dialog)->isEnabled());
            QTest::mouseClick(importButton(dialog), Qt::LeftButton);
            QTRY_COMPARE(fixture.sampleCount(), 3);
            QTRY_VERIFY(!dialog.isVisible());
        }
        ImportDialog again(fixture.session, folder);
        again.show();
        QTRY_COMPARE(importButton(again)->text(), QStringLiteral("Nothing to import"));
        QVERIFY(!importButton(again)->isEnabled());
        QVERIFY(shows(again, QStringLiteral("All of them are in pictures already.")));
    }

    void aBrokenFileShowsTheErrorAndNotAnEmptyDialog()
    {
        LibraryFixture fixture;
        const QString path = write(
            fixture,
            QStringLiteral("broken.json"),
            "[{\"dataset_name\": \"d\", \"type\": \"t\", \"id\": 1, \"question\": \"a\", \"answer");
        ImportDialog dialog(fixture.session, path);
        dialog.show();
        const auto* error = dialog.findChild<ErrorPane*>();
        QTRY_VERIFY(error->isVisible());
        QVERIFY(!error->error().what.isEmpty());
        QVERIFY(!importButton(dialog)->isEnabled());
        QCOMPARE(fixture.datasetCount(), 0);
    }

    void aFileThatNoFormatKnowsCanStillBeReadAsOne()
    {
        LibraryFixture fixture;
        const QString path
            = write(fixture, QStringLiteral("notes.txt"), "nothing that anybody knows");
        ImportDialog dialog(fixture.session, path);
        dialog.show();
        const auto* error = dialog.findChild<ErrorPane*>();
        QVERIFY(error->isVisible());
        auto* formats = named<QComboBox>(dialog, QStringLiteral("Read as"));
        QCOMPARE(formats->currentIndex(), -1);
        QTest::keyClick(formats, Qt::Key_Down);
        QCOMPARE(formats->currentIndex(), 0);
        QTRY_VERIFY(error->error().what != QStringLiteral("None of the formats recognises this."));
        QVERIFY(error->isVisible());
    }

    void missingImagesAreCountedAndListed()
    {
        LibraryFixture fixture;
        const QString path = write(
            fixture,
            QStringLiteral("page.json"),
            "{\"version\": \"5.5.0\", \"shapes\": [], \"imagePath\": \"gone.png\", "
            "\"imageData\": null, \"imageHeight\": 10, \"imageWidth\": 10}");
        ImportDialog dialog(fixture.session, path);
        dialog.show();
        QTRY_COMPARE(importButton(dialog)->text(), QStringLiteral("Import 1 sample"));
        const auto& report = dialog.findChild<viewers::ImportReportPane*>()->report();
        QCOMPARE(report.imagesMissing, 1);
        QVERIFY(shows(dialog, QStringLiteral("Look at these")));
    }
};

QTEST_MAIN(TestImportDialog)
#include "tst_viewers_import_dialog.moc"
