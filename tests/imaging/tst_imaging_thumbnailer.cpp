// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/thumbnailer.h"
#include "tests/imaging/image_files.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::imaging;
using namespace groundmark::testing;

class TestThumbnailer : public QObject
{
    Q_OBJECT

private slots:
    void thumbnailsFitTheirSquareAndKeepProportions()
    {
        const QString path = image(u"wide.jpg"_s, {900, 300});
        Thumbnailer thumbnailer;
        QSignalSpy ready(&thumbnailer, &Thumbnailer::ready);
        QVERIFY(thumbnailer.thumbnail(path, 90).isNull());
        QVERIFY(ready.wait());
        QCOMPARE(thumbnailer.thumbnail(path, 90).size(), QSize(90, 30));
    }

    void smallImagesAreNotEnlarged()
    {
        const QString path = image(u"small.png"_s, {20, 10});
        Thumbnailer thumbnailer;
        (void)thumbnailer.thumbnail(path, 90);
        QTRY_COMPARE(thumbnailer.thumbnail(path, 90).size(), QSize(20, 10));
    }

    void theDiskKeepsThemUntilTheFileChanges()
    {
        QTemporaryDir cache;
        const QString path = image(u"cached.png"_s, {200, 200});
        for (int run = 0; run < 2; ++run) {
            Thumbnailer thumbnailer(cache.path());
            (void)thumbnailer.thumbnail(path, 50);
            QTRY_VERIFY(!thumbnailer.thumbnail(path, 50).isNull());
            QCOMPARE(QDir(cache.path()).entryList(QDir::Files).size(), 1);
        }
        image(u"cached.png"_s, {200, 100});
        Thumbnailer thumbnailer(cache.path());
        (void)thumbnailer.thumbnail(path, 50);
        QTRY_COMPARE(thumbnailer.thumbnail(path, 50).size(), QSize(50, 25));
    }

    void theLatestRequestsAreServedAndTheOldestDropped()
    {
        Thumbnailer thumbnailer;
        thumbnailer.setQueueLength(3);
        QSignalSpy ready(&thumbnailer, &Thumbnailer::ready);
        QStringList paths;
        for (int i = 0; i < 12; ++i) {
            paths << image(u"queue%1.png"_s.arg(i), {400, 400});
        }
        for (const QString& path : paths) {
            (void)thumbnailer.thumbnail(path, 40);
        }
        // Two were in work at once, three waited: the rest was dropped.
        QTRY_COMPARE(ready.count(), 5);
        QSet<QString> served;
        for (const QList<QVariant>& arguments : ready) {
            served.insert(arguments.at(0).toString());
        }
        QCOMPARE(served, (QSet<QString> {paths[0], paths[1], paths[9], paths[10], paths[11]}));
        for (const QString& path : paths.last(3)) {
            QVERIFY(!thumbnailer.thumbnail(path, 40).isNull());
        }
    }

    void failuresAreToldOnce()
    {
        const QString path = writeFile(m_folder.filePath(u"broken.png"_s), "no image");
        Thumbnailer thumbnailer;
        QSignalSpy failed(&thumbnailer, &Thumbnailer::failed);
        (void)thumbnailer.thumbnail(path, 40);
        QVERIFY(failed.wait());
        QVERIFY(thumbnailer.thumbnail(path, 40).isNull());
        QVERIFY(thumbnailer.error(path));
        QVERIFY(!failed.wait(50));
    }

private:
    QString image(const QString& name, QSize size)
    {
        const char* format = name.endsWith(u"jpg") ? "jpg" : "png";
        return writeFile(m_folder.filePath(name), encoded(quarters(size), format));
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestThumbnailer)
#include "tst_imaging_thumbnailer.moc"
