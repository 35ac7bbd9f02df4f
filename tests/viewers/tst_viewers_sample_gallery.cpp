// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/thumbnailer.h"
#include "storage/sample_query.h"
#include "tests/viewers/library_fixture.h"
#include "viewers/library/sample_gallery.h"
#include "viewers/library/sample_gallery_model.h"

#include <QAbstractItemModelTester>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace groundmark;
using testing::LibraryFixture;
using viewers::SampleGallery;
using viewers::SampleGalleryModel;

namespace {

std::vector<SampleId> samplesOf(LibraryFixture& fixture, const storage::SampleFilter& filter)
{
    return *storage::SampleQuery(fixture.database()).ids(filter);
}

} // namespace

class TestSampleGallery : public QObject
{
    Q_OBJECT

private slots:
    void theModelKeepsTheRulesOfModels()
    {
        LibraryFixture fixture;
        const DatasetId dataset = fixture.addDataset(QStringLiteral("set"));
        for (int i = 0; i < 250; ++i) {
            fixture.addSample(dataset, QStringLiteral("s%1").arg(i));
        }
        SampleGalleryModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(*fixture.session.project(), samplesOf(fixture, {}));
        QCOMPARE(model.rowCount(), 250);
        QCOMPARE(model.index(249).data().toString(), QStringLiteral("s249"));
        storage::SampleFilter filter;
        filter.text = QStringLiteral("s24");
        model.show(*fixture.session.project(), samplesOf(fixture, filter));
        QCOMPARE(model.rowCount(), 11); // s24 and s240 to s249
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void anEditIsReadAgain()
    {
        LibraryFixture fixture;
        const SampleId sample
            = fixture.addSample(fixture.addDataset(QStringLiteral("set")), QStringLiteral("a"));
        SampleGalleryModel model;
        model.show(*fixture.session.project(), samplesOf(fixture, {}));
        const QModelIndex index = model.indexOf(sample);
        QCOMPARE(index.data(SampleGalleryModel::StateRole).toInt(), int(SampleState::New));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(storage::SampleRepository(fixture.database()).setState(sample, SampleState::Done));
        model.renew(sample);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(index.data(SampleGalleryModel::StateRole).toInt(), int(SampleState::Done));
    }

    void theToolTipShowsAQuestionThatLooksLikeHtmlAsText()
    {
        LibraryFixture fixture;
        const DatasetId dataset = fixture.addDataset(QStringLiteral("set"));
        fixture.addSample(dataset, QStringLiteral("<b>bold</b>"));
        SampleGalleryModel model;
        model.show(*fixture.session.project(), samplesOf(fixture, {}));
        QVERIFY(
            model.index(0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("&lt;b&gt;")));
    }

    void thumbnailsComeLater()
    {
        LibraryFixture fixture;
        const DatasetId dataset = fixture.addDataset(QStringLiteral("set"));
        fixture.addSample(
            dataset, QStringLiteral("a"), {}, fixture.addImageFile(QStringLiteral("a.png")));
        SampleGalleryModel model;
        model.show(*fixture.session.project(), samplesOf(fixture, {}));
        imaging::Thumbnailer thumbnails;
        SampleGallery gallery(model, thumbnails);
        gallery.resize(400, 300);
        QSignalSpy ready(&thumbnails, &imaging::Thumbnailer::ready);
        gallery.show();
        const QPoint middle(6 + 6 + 70, 6 + 6 + 64); // of the first picture
        QTRY_COMPARE(ready.count(), 1);
        QTRY_COMPARE(gallery.grab().toImage().pixelColor(middle), QColor(Qt::darkCyan));
    }

    void anImageThatIsGoneSaysSoInItsToolTip()
    {
        LibraryFixture fixture;
        const DatasetId dataset = fixture.addDataset(QStringLiteral("set"));
        fixture.addSample(
            dataset, QStringLiteral("a"), {}, fixture.folder.filePath(QStringLiteral("gone.png")));
        SampleGalleryModel model;
        model.show(*fixture.session.project(), samplesOf(fixture, {}));
        imaging::Thumbnailer thumbnails;
        SampleGallery gallery(model, thumbnails);
        gallery.resize(400, 300);
        QSignalSpy failed(&thumbnails, &imaging::Thumbnailer::failed);
        gallery.show();
        QTRY_COMPARE(failed.count(), 1);
        const QPoint at(50, 50);
        QHelpEvent help(QEvent::ToolTip, at, gallery.viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(gallery.viewport(), &help);
        QVERIFY(QToolTip::text().contains(QStringLiteral("gone.png")));
    }

    void arrowsMoveEnterAndDoubleClickOpen()
    {
        LibraryFixture fixture;
        const DatasetId dataset = fixture.addDataset(QStringLiteral("set"));
        std::vector<SampleId> ids;
        for (int i = 0; i < 10; ++i) {
            ids.push_back(fixture.addSample(dataset, QStringLiteral("s%1").arg(i)));
        }
        SampleGalleryModel model;
        model.show(*fixture.session.project(), samplesOf(fixture, {}));
        imaging::Thumbnailer thumbnails;
        SampleGallery gallery(model, thumbnails);
        gallery.resize(6 + 3 * 152 + 20, 600); // three in a row
        gallery.show();
        gallery.setCurrentIndex(model.index(0));
        QSignalSpy opened(&gallery, &SampleGallery::sampleOpened);
        QTest::keyClick(&gallery, Qt::Key_Down);
        QCOMPARE(gallery.currentIndex().row(), 3);
        QTest::keyClick(&gallery, Qt::Key_Right);
        QTest::keyClick(&gallery, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.last().first().value<SampleId>(), ids[4]);

        const QPoint first = gallery.visualRect(model.index(1)).center();
        QTest::mouseClick(gallery.viewport(), Qt::LeftButton, {}, first);
        QTest::mouseDClick(gallery.viewport(), Qt::LeftButton, {}, first);
        QCOMPARE(opened.count(), 2);
        QCOMPARE(opened.last().first().value<SampleId>(), ids[1]);
    }
};

QTEST_MAIN(TestSampleGallery)
#include "tst_viewers_sample_gallery.moc"
