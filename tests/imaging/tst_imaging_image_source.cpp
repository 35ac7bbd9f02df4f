// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/image_store.h"
#include "tests/imaging/image_files.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::imaging;
using namespace groundmark::testing;

namespace {

/// 6×4 pixels of CMYK red, as print software writes it.
const QByteArray cmykRed = QByteArray::fromBase64(
    "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2"
    "RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09P"
    "T09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgABAAGBAEiAAIRAQMRAQQiAP/EABYAAQEBAAAA"
    "AAAAAAAAAAAAAAAFB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAFB//EABQR"
    "AQAAAAAAAAAAAAAAAAAAAAD/2gAOBAEAAhEDEQQAAD8AvgGU2acA/9k=");

bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 40 && std::abs(a.green() - b.green()) < 40
        && std::abs(a.blue() - b.blue()) < 40;
}

} // namespace

class TestImageSource : public QObject
{
    Q_OBJECT

private slots:
    void orientationIsAppliedAndRecorded_data()
    {
        // Where the stored top left quarter (red) is shown: EXIF 2.32, table 6, orientation.
        QTest::addColumn<int>("orientation");
        QTest::addColumn<QSize>("shown");
        QTest::addColumn<QPoint>("redAt");
        QTest::addColumn<QPoint>("greenAt");
        const QSize across(64, 32);
        const QSize upright(32, 64);
        const QPoint topLeft(4, 4);
        QTest::newRow("1") << 1 << across << topLeft << QPoint(59, 4);
        QTest::newRow("2") << 2 << across << QPoint(59, 4) << topLeft;
        QTest::newRow("3") << 3 << across << QPoint(59, 27) << QPoint(4, 27);
        QTest::newRow("4") << 4 << across << QPoint(4, 27) << QPoint(59, 27);
        QTest::newRow("5") << 5 << upright << topLeft << QPoint(4, 59);
        QTest::newRow("6") << 6 << upright << QPoint(27, 4) << QPoint(27, 59);
        QTest::newRow("7") << 7 << upright << QPoint(27, 59) << QPoint(27, 4);
        QTest::newRow("8") << 8 << upright << QPoint(4, 59) << topLeft;
    }
    void orientationIsAppliedAndRecorded()
    {
        QFETCH(int, orientation);
        QFETCH(QSize, shown);
        QFETCH(QPoint, redAt);
        QFETCH(QPoint, greenAt);
        const auto source = opened(
            withOrientation(encoded(quarters({64, 32}), "jpg"), orientation),
            u"turned%1.jpg"_s.arg(orientation));
        QCOMPARE(source->state(), ImageSource::State::Ready);
        QCOMPARE(source->header()->orientation, orientation);
        QCOMPARE(source->header()->storedSize, QSize(64, 32));
        QCOMPARE(source->size(), shown);
        QVERIFY(isNear(source->pyramid()->colourAt(redAt), Qt::red));
        QVERIFY(isNear(source->pyramid()->colourAt(greenAt), Qt::green));
    }

    void everyKindOfPixelBecomesGreyOrRgb_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<ColourModel>("colours");
        QTest::addColumn<int>("bits");
        QTest::addColumn<bool>("alpha");
        QTest::addColumn<QColor>("topLeft");
        const QImage rgb = quarters({8, 8});
        const QImage deep = quarters({8, 8}, QImage::Format_RGBX64);
        const QImage deepGrey = rgb.convertToFormat(QImage::Format_Grayscale16);
        const QImage grey = rgb.convertToFormat(QImage::Format_Grayscale8);
        const QImage palette = rgb.convertToFormat(QImage::Format_Indexed8);
        const QImage alpha = rgb.convertToFormat(QImage::Format_ARGB32);
        const QColor redAsGrey = grey.pixelColor(0, 0);
        QTest::newRow("PNG") << encoded(rgb, "png") << QByteArray("png") << ColourModel::Rgb << 8
                             << false << QColor(Qt::red);
        QTest::newRow("PNG 16 bit") << encoded(deep, "png") << QByteArray("png") << ColourModel::Rgb
                                    << 16 << false << QColor(Qt::red);
        QTest::newRow("PNG grey 16 bit") << encoded(deepGrey, "png") << QByteArray("png")
                                         << ColourModel::Grey << 16 << false << redAsGrey;
        QTest::newRow("PNG palette") << encoded(palette, "png") << QByteArray("png")
                                     << ColourModel::Palette << 8 << false << QColor(Qt::red);
        QTest::newRow("PNG alpha") << encoded(alpha, "png") << QByteArray("png") << ColourModel::Rgb
                                   << 8 << true << QColor(Qt::red);
        QTest::newRow("JPEG grey") << encoded(grey, "jpg") << QByteArray("jpeg")
                                   << ColourModel::Grey << 8 << false << redAsGrey;
        QTest::newRow("JPEG CMYK")
            << cmykRed << QByteArray("jpeg") << ColourModel::Cmyk << 8 << false << QColor(Qt::red);
        QTest::newRow("WebP") << encoded(rgb, "webp", 100) << QByteArray("webp") << ColourModel::Rgb
                              << 8 << false << QColor(Qt::red);
        QTest::newRow("TIFF") << encoded(rgb, "tiff") << QByteArray("tiff") << ColourModel::Rgb << 8
                              << false << QColor(Qt::red);
    }
    void everyKindOfPixelBecomesGreyOrRgb()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, format);
        QFETCH(ColourModel, colours);
        QFETCH(int, bits);
        QFETCH(bool, alpha);
        QFETCH(QColor, topLeft);
        QVERIFY2(!bytes.isEmpty(), "the image plugin for this format is missing");
        const auto source = opened(bytes, u"pixels");
        QCOMPARE(source->error(), Error {});
        QCOMPARE(source->state(), ImageSource::State::Ready);
        QCOMPARE(source->header()->format, format);
        QCOMPARE(source->header()->colours, colours);
        QCOMPARE(source->header()->bitsPerChannel, bits);
        QCOMPARE(source->header()->hasAlpha, alpha);
        const int depth = source->pyramid()->level(0).depth();
        QVERIFY(depth == 8 || depth == 32);
        QVERIFY(isNear(source->pyramid()->colourAt({1, 1}), topLeft));
    }

    void largeJpegsShowAReducedImageFirst()
    {
        const QByteArray bytes = encoded(quarters({4000, 2000}), "jpg", 70);
        ImageStore store;
        const auto source = store.open(writeFile(m_folder.filePath(u"large.jpg"_s), bytes));
        QList<bool> full;
        connect(source.get(), &ImageSource::pixelsChanged, this, [&] {
            full.append(source->pyramid()->hasFullDetail());
            QCOMPARE(source->pyramid()->size(), QSize(4000, 2000));
            QVERIFY(isNear(source->pyramid()->colourAt({3990, 10}), Qt::green));
        });
        QTRY_VERIFY(source->isFinished());
        QCOMPARE(full, (QList<bool> {false, true}));
    }

    void whatCannotBeOpenedIsRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const QByteArray jpeg = encoded(quarters({200, 200}), "jpg");
        const QByteArray png = encoded(quarters({200, 200}), "png");
        QByteArray damaged = png;
        damaged[png.size() / 2] = char(~damaged[png.size() / 2]);
        QTest::newRow("empty") << u"a.png"_s << QByteArray("") << u"0 bytes"_s;
        QTest::newRow("text") << u"b.png"_s << QByteArray("404 Not Found\n") << u"text"_s;
        QTest::newRow("LFS pointer")
            << u"c.png"_s << QByteArray("version https://git-lfs.github.com/spec/v1\n")
            << u"Git LFS"_s;
        QTest::newRow("JPEG cut off") << u"d.jpg"_s << jpeg.left(jpeg.size() / 2) << u"too early"_s;
        QTest::newRow("PNG cut off") << u"e.png"_s << png.left(png.size() / 2) << u"too early"_s;
        QTest::newRow("PNG damaged") << u"f.png"_s << damaged << u"damaged"_s;
        QTest::newRow("noise") << u"g.jpg"_s << QByteArray(300, '\x01') << u"not an image"_s;
    }
    void whatCannotBeOpenedIsRefusedWithAReason()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const auto source = opened(bytes, name);
        QCOMPARE(source->state(), ImageSource::State::Failed);
        const Error& error = source->error();
        QVERIFY2(error.what.contains(says), qPrintable(error.what));
        QVERIFY(error.where.contains(name));
        QVERIFY(!error.kept.isEmpty());
        QVERIFY(!error.hint.isEmpty());
    }

    void missingFilesAreRefused()
    {
        ImageStore store;
        const auto source = store.open(m_folder.filePath(u"nowhere.png"_s));
        QTRY_COMPARE(source->state(), ImageSource::State::Failed);
        QVERIFY(source->error().what.contains(u"missing"));
    }

    void tooLargeImagesNameTheLimitToRaise()
    {
        const QString path
            = writeFile(m_folder.filePath(u"limit.png"_s), encoded(quarters({300, 200}), "png"));
        ImageStore byPixels(DecodeLimits {.pixels = 59'999});
        const auto tooMany = byPixels.open(path);
        QTRY_COMPARE(tooMany->state(), ImageSource::State::Failed);
        QVERIFY(tooMany->error().what.contains(u"59,999"));
        QVERIFY(tooMany->error().hint.contains(u"Largest image"));
        QCOMPARE(tooMany->size(), QSize(300, 200)); // the header is known all the same

        ImageStore byBytes(DecodeLimits {.bytes = 1000});
        const auto tooHeavy = byBytes.open(path);
        QTRY_COMPARE(tooHeavy->state(), ImageSource::State::Failed);
        QVERIFY(tooHeavy->error().hint.contains(u"Memory for one image"));
    }

    void theNameDoesNotDecideTheFormat()
    {
        const auto source = opened(encoded(quarters({20, 20}), "jpg"), u"really_a_jpeg.png");
        QCOMPARE(source->state(), ImageSource::State::Ready);
        QCOMPARE(source->header()->format, QByteArray("jpeg"));
    }

    void theStoreKeepsWhatFitsAndReopensWhatChanged()
    {
        ImageStore store({}, 400'000); // two images of 300 × 150 with their pyramids are too many
        QStringList paths;
        for (int i = 0; i < 4; ++i) {
            paths << writeFile(
                m_folder.filePath(u"keep%1.png"_s.arg(i)), encoded(quarters({300, 150}), "png"));
        }
        ImageSource* first = nullptr;
        for (const QString& path : paths) {
            const auto source = store.open(path);
            first = first != nullptr ? first : source.get();
            QTRY_VERIFY(source->isFinished());
        }
        (void)store.open(paths.last());
        // Two that nobody shows, and the one just opened.
        QCOMPARE(store.bytes(), 3 * 300 * 150 * 4);

        store.prefetch({paths.first()});
        QTRY_VERIFY(store.open(paths.first())->isFinished());
        const auto known = store.open(paths.first());
        QCOMPARE(store.open(paths.first()), known);
        writeFile(paths.first(), encoded(quarters({310, 150}), "png"));
        const auto again = store.open(paths.first());
        QVERIFY(again != known);
        QTRY_COMPARE(again->size(), QSize(310, 150));
        QTRY_VERIFY(again->isFinished());
    }

    void whatDoesNotFitIntoTheBudgetIsNotOpenedAhead()
    {
        const QByteArray bytes = encoded(quarters({300, 150}), "png");
        const QString path = writeFile(m_folder.filePath(u"ahead.png"_s), bytes);
        ImageStore tight({}, 100'000);
        tight.prefetch({path});
        const QString shown = writeFile(m_folder.filePath(u"shown.png"_s), bytes);
        const auto source = tight.open(shown);
        QTRY_VERIFY(source->isFinished());
        QTRY_COMPARE(tight.bytes(), source->bytes());
        ImageStore roomy({}, 10'000'000);
        roomy.prefetch({path});
        QTRY_COMPARE(roomy.bytes(), source->bytes());
    }

    void imagesThatNobodyWaitsForAnyMoreAreGivenUp()
    {
        ImageStore store({}, 0);
        QStringList paths;
        for (int i = 0; i < 6; ++i) {
            paths << writeFile(
                m_folder.filePath(u"passed%1.jpg"_s.arg(i)), encoded(quarters({3000, 2000}), "jpg"));
        }
        std::shared_ptr<ImageSource> source;
        for (const QString& path : paths) {
            source = store.open(path); // lets go of the one before
        }
        QTRY_VERIFY(source->isFinished());
        (void)store.open(paths.last());
        QCOMPARE(store.bytes(), source->bytes());
    }

    void lettingGoStopsTheWork()
    {
        const QString path
            = writeFile(m_folder.filePath(u"stop.jpg"_s), encoded(quarters({4000, 3000}), "jpg"));
        QElapsedTimer timer;
        timer.start();
        {
            ImageStore store;
            (void)store.open(path);
        }
        QVERIFY(timer.elapsed() < 1000);
    }

private:
    std::shared_ptr<ImageSource> opened(const QByteArray& bytes, QStringView name)
    {
        const auto source = m_store.open(writeFile(m_folder.filePath(name.toString()), bytes));
        if (!source->isFinished()) {
            QSignalSpy(source.get(), &ImageSource::finished).wait();
        }
        return source;
    }

    QTemporaryDir m_folder;
    ImageStore m_store;
};

QTEST_GUILESS_MAIN(TestImageSource)
#include "tst_imaging_image_source.moc"
