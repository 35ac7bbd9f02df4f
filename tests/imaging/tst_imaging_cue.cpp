// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/attention_files.h"
#include "imaging/cue.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::imaging;
using namespace Qt::StringLiterals;

/// From attention maps to a crop, and the files that the maps come in.
class TestCue : public QObject
{
    Q_OBJECT

    static LayerAttention maps(int layers, int tokens, double value)
    {
        return {layers, tokens, std::vector<double>(size_t(layers * tokens), value)};
    }

    static void touch(const QString& path, const QByteArray& text = "x")
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void everyNumberHasARange()
    {
        QVERIFY(CueSettings().check());
        QVERIFY(CueSettings::viCrop().check());
        CueSettings settings;
        settings.magnification = 0.0;
        QVERIFY(!settings.check());
        settings = {};
        settings.windows.ratios.clear();
        QVERIFY(!settings.check());
        settings = {};
        settings.layers.count = 0;
        QVERIFY(!settings.check());
    }

    void theChosenWindowIsOneOfTheCandidates()
    {
        std::vector<double> values(48, 1.0);
        values[29] = 9.0;
        const AttentionGrid grid {8, 6, values};
        const auto candidates = candidateWindows(grid, {800, 600});
        const CueWindow chosen = selectWindow(grid, {800, 600});
        QVERIFY(candidates.size() > 1);
        QCOMPARE(chosen.candidates, int(candidates.size()));
        for (const CueWindow& window : candidates) {
            QVERIFY(window.difference <= chosen.difference);
        }
        QVERIFY(candidateWindows(grid, {100, 80}).empty()); // the first window covers everything
        QVERIFY(selectWindow(grid, {100, 80}).isWholeImage);
    }

    void theGridMustHoldEveryToken()
    {
        const auto cue = findCue(maps(27, 48, 1.0), maps(27, 48, 1.0), {7, 7}, {800, 600}, {}, {});
        QVERIFY(!cue);
        QVERIFY(cue.error().what.contains(u"48"));
        QVERIFY(findCue(maps(27, 48, 1.0), maps(27, 48, 1.0), {8, 6}, {800, 600}, {}, {}));
    }

    void tooFewLayersAreSaid()
    {
        const auto cue = findCue(maps(16, 48, 1.0), maps(16, 48, 1.0), {8, 6}, {800, 600}, {}, {});
        QVERIFY(!cue);
        QVERIFY(cue.error().what.contains(u"16"));
    }

    void theLikelyGridHasThePicturesShape()
    {
        QCOMPARE(likelyGrid(48, {800, 600}), QSize(8, 6));
        QCOMPARE(likelyGrid(48, {600, 800}), QSize(6, 8));
        QCOMPARE(likelyGrid(576, {500, 500}), QSize(24, 24));
        QCOMPARE(likelyGrid(7, {500, 500}).width() * likelyGrid(7, {500, 500}).height(), 7);
        QVERIFY(likelyGrid(0, {500, 500}).isEmpty());
    }

    void aPictureIsCutAndEnlarged()
    {
        QImage image(100, 80, QImage::Format_RGB32);
        image.fill(Qt::white);
        for (int x = 20; x < 60; ++x) {
            for (int y = 20; y < 40; ++y) {
                image.setPixelColor(x, y, Qt::red);
            }
        }
        const QImage crop = cuePicture(image, {0, {}, QRect(20, 20, 40, 20), QSize(60, 30)});
        QCOMPARE(crop.size(), QSize(60, 30));
        QCOMPARE(crop.pixelColor(0, 0), QColor(Qt::red));
        QVERIFY(cuePicture(image, {0, {}, QRect(200, 200, 10, 10), QSize(15, 15)}).isNull());
    }

    void filesAreFoundByIdPictureAndPage()
    {
        QTemporaryDir folder;
        touch(folder.filePath(u"a_b-2.npy"_s));
        touch(folder.filePath(u"page.g.npy"_s));
        const AttentionNames names {u"{id}-{page}.npy"_s, u"{image}.g.npy"_s};
        const auto found = findAttention(folder.path(), names, u"a/b"_s, u"/x/page.png"_s, 1);
        QVERIFY(found);
        QVERIFY(found->has_value());
        QVERIFY(!(*found)->grid);
        QVERIFY(!findAttention(folder.path(), names, u"a/b"_s, u"/x/page.png"_s, 0)->has_value());
        touch(folder.filePath(u"a_b-2.npy.json"_s), "{\"grid\": [6, 8]}");
        QCOMPARE(*(*findAttention(folder.path(), names, u"a/b"_s, u"/x/page.png"_s, 1))->grid, QSize(8, 6));
        touch(folder.filePath(u"a_b-2.npy.json"_s), "{\"grid\": [6]}");
        QVERIFY(!findAttention(folder.path(), names, u"a/b"_s, u"/x/page.png"_s, 1));
        // An id is no pattern and no path.
        QVERIFY(!findAttention(folder.path(), {}, u"../{page}"_s, {}, 0)->has_value());
    }

    void whatIsNoMapIsRefused()
    {
        QTemporaryDir folder;
        touch(folder.filePath(u"a.npy"_s), "no array");
        QVERIFY(!readAttention(folder.filePath(u"a.npy"_s)));
        QVERIFY(!readAttention(folder.filePath(u"none.npy"_s)));
        const QByteArray header = "{'descr': '|u1', 'fortran_order': False, 'shape': (2, 2, 2), }";
        QByteArray cube("\x93NUMPY\x01\x00", 8);
        cube.append(char(header.size())).append('\0').append(header).append(QByteArray(8, '\1'));
        touch(folder.filePath(u"cube.npy"_s), cube);
        const auto read = readAttention(folder.filePath(u"cube.npy"_s));
        QVERIFY(!read);
        QVERIFY(read.error().what.contains(u"2, 2, 2"));
    }
};

QTEST_GUILESS_MAIN(TestCue)
#include "tst_imaging_cue.moc"
