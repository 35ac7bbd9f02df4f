// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/random.h"
#include "imaging/hash_index.h"
#include "imaging/quality.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::imaging;

namespace {

QImage noise(QSize size, std::uint64_t seed)
{
    QImage image(size, QImage::Format_RGB32);
    Random random(seed);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            image.setPixel(x, y, 0xFF000000U | static_cast<QRgb>(random.next() & 0xFFFFFFU));
        }
    }
    return image;
}

/// The answer that HashIndex must give, by comparing all pairs.
NearDuplicates bruteForce(const std::vector<std::uint64_t>& hashes, int distance)
{
    NearDuplicates result;
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        const auto match = std::find_if(result.kept.begin(), result.kept.end(), [&](std::size_t k) {
            return hammingDistance(hashes[k], hashes[i]) <= distance;
        });
        if (match == result.kept.end()) {
            result.kept.push_back(i);
        } else {
            result.dropped.push_back({i, *match});
        }
    }
    return result;
}

std::vector<std::uint64_t> crowdedHashes(std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    std::vector<std::uint64_t> hashes;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint64_t hash = random.next();
        if (i % 2 == 1) { // half of them lie near an earlier one
            hash = hashes[random.index(i)];
            for (std::size_t flips = random.index(9); flips > 0; --flips) {
                hash ^= std::uint64_t {1} << random.index(64);
            }
        }
        hashes.push_back(hash);
    }
    return hashes;
}

} // namespace

class TestQuality : public QObject
{
    Q_OBJECT

private slots:
    void measuresNothingOfANullImage();
    void ignoresDifferentSizes();
    void measuresImagesOfEveryFormatAlike();
    void laysTransparencyOverWhite();
    void ssimOfBandsIsSsimOfTheWhole();
    void hashesTinyImages();
    void hashSurvivesScaling();
    void findsTheSameNearDuplicatesAsComparingAllPairs_data();
    void findsTheSameNearDuplicatesAsComparingAllPairs();
    void rejectsContrastThatIsNotANumber();
};

void TestQuality::measuresNothingOfANullImage()
{
    QVERIFY(!rmsContrast(QImage()));
    QVERIFY(!perceptualHash(QImage()));
    QVERIFY(!psnr(QImage(), QImage()));
    QVERIFY(!meanSsim(QImage(), QImage()));
}

void TestQuality::ignoresDifferentSizes()
{
    QVERIFY(!psnr(noise(QSize(20, 20), 1), noise(QSize(20, 21), 1)));
    QVERIFY(!meanSsim(noise(QSize(20, 20), 1), noise(QSize(20, 21), 1)));
    QVERIFY(!meanSsim(noise(QSize(10, 40), 1), noise(QSize(10, 40), 1))); // below the window
}

void TestQuality::measuresImagesOfEveryFormatAlike()
{
    const QImage image = noise(QSize(40, 30), 3);
    for (const auto format :
         {QImage::Format_RGB888,
          QImage::Format_ARGB32,
          QImage::Format_RGBA8888_Premultiplied,
          QImage::Format_BGR888}) {
        QCOMPARE(*psnr(image, image.convertToFormat(format)), identicalPsnr);
    }
}

void TestQuality::laysTransparencyOverWhite()
{
    QImage glass(20, 20, QImage::Format_ARGB32);
    glass.fill(Qt::transparent);
    QImage white(20, 20, QImage::Format_RGB32);
    white.fill(Qt::white);
    QCOMPARE(*psnr(glass, white), identicalPsnr);
}

void TestQuality::ssimOfBandsIsSsimOfTheWhole()
{
    // The same rows twice, above and below the border between two bands.
    const QImage a = noise(QSize(32, 1200), 5);
    const QImage b = noise(QSize(32, 1200), 6);
    QCOMPARE(*meanSsim(a, a), 1.0);
    const double there = *meanSsim(a, b);
    const double upsideDown = *meanSsim(a.mirrored(), b.mirrored());
    QVERIFY(std::abs(there - upsideDown) < 1e-12);
}

void TestQuality::hashesTinyImages()
{
    QVERIFY(perceptualHash(noise(QSize(1, 1), 1)).has_value());
    QVERIFY(perceptualHash(noise(QSize(3, 200), 1)).has_value());
}

void TestQuality::hashSurvivesScaling()
{
    QImage image(256, 256, QImage::Format_RGB32);
    for (int y = 0; y < 256; ++y) {
        for (int x = 0; x < 256; ++x) {
            const int v = (x * x / 300 + y * 3 + (x / 40 % 2) * 60) % 256;
            image.setPixel(x, y, qRgb(v, v, v));
        }
    }
    const QImage small = image.scaled(128, 128, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const int distance = hammingDistance(perceptualHash(image)->bits, perceptualHash(small)->bits);
    QVERIFY2(distance <= nearDuplicateDistance, qPrintable(QString::number(distance)));
}

void TestQuality::findsTheSameNearDuplicatesAsComparingAllPairs_data()
{
    QTest::addColumn<int>("distance");
    for (const int distance : {-1, 0, 1, 3, 5, 8, 15, 20, 64}) {
        QTest::addRow("%d", distance) << distance;
    }
}

void TestQuality::findsTheSameNearDuplicatesAsComparingAllPairs()
{
    QFETCH(int, distance);
    const auto hashes = crowdedHashes(800, 17);
    const NearDuplicates expected = bruteForce(hashes, distance);
    const NearDuplicates found = nearDuplicates(hashes, distance);
    QCOMPARE(found.kept, expected.kept);
    QCOMPARE(found.dropped.size(), expected.dropped.size());
    for (std::size_t i = 0; i < found.dropped.size(); ++i) {
        QCOMPARE(found.dropped[i].index, expected.dropped[i].index);
        QCOMPARE(found.dropped[i].matches, expected.dropped[i].matches);
    }
}

void TestQuality::rejectsContrastThatIsNotANumber()
{
    QCOMPARE(
        qualityFlaws(QSize(300, 300), std::nan("")),
        std::vector<QualityFlaw> {QualityFlaw::Contrast});
    QCOMPARE(qualityFlaws(QSize(), 50.0), std::vector<QualityFlaw> {QualityFlaw::Resolution});
}

QTEST_GUILESS_MAIN(TestQuality)
#include "tst_imaging_quality.moc"
