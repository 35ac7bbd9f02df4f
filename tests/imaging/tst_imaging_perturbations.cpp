// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/random.h"
#include "imaging/perturbations/blur.h"
#include "imaging/perturbations/calibration.h"
#include "imaging/perturbations/levels.h"
#include "imaging/perturbations/parameters.h"
#include "imaging/perturbations/perturbation.h"
#include "imaging/quality.h"

#include <QTest>

#include <limits>

using namespace groundmark;
using namespace groundmark::imaging;

namespace {

QImage page(QSize size = QSize(96, 64))
{
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            const bool isInk = y % 16 >= 4 && y % 16 <= 11 && (x / 3 * 7 + y / 16) % 4 != 0;
            image.setPixel(x, y, isInk ? qRgb(20, 30, x % 200) : qRgb(250, 245, 240));
        }
    }
    return image;
}

void addKinds()
{
    QTest::addColumn<int>("kind");
    for (const auto& entry : namesOf<PerturbationKind>()) {
        QTest::newRow(entry.name.data()) << static_cast<int>(entry.value);
    }
}

} // namespace

class TestPerturbations : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedSamePixels_data() { addKinds(); }
    void sameSeedSamePixels();
    void severityZeroChangesNothing_data() { addKinds(); }
    void severityZeroChangesNothing();
    void worksOnTheSmallestImages_data() { addKinds(); }
    void worksOnTheSmallestImages();
    void refusesBadParameters_data() { addKinds(); }
    void refusesBadParameters();
    void hasANameForEveryKind();
    void otherSeedsOtherPixels();
    void seedsDependOnSampleKindAndSeverity();
    void interpolatesParameters();
    void refusesANullImage();
    void swapKeepsEveryPixel();
    void blursBytesAsIfThroughDoubles();
    void calibratesToATarget();
    void saysWhenATargetIsOutOfReach();
};

void TestPerturbations::sameSeedSamePixels()
{
    QFETCH(int, kind);
    const auto perturbation = perturbationAt(static_cast<PerturbationKind>(kind), 3);
    const auto first = perturb(page(), perturbation, 99);
    const auto second = perturb(page(), perturbation, 99);
    QVERIFY(first.hasValue());
    QCOMPARE(*first, *second);
    QCOMPARE(first->size(), page().size());
    QVERIFY(*psnr(page(), *first) < identicalPsnr);
}

void TestPerturbations::severityZeroChangesNothing()
{
    QFETCH(int, kind);
    const auto result = perturb(page(), perturbationAt(static_cast<PerturbationKind>(kind), 0), 1);
    QVERIFY(result.hasValue());
    // JPEG's best still halves the resolution of colours; a million photons are not exact either.
    const double value = *psnr(page(), *result);
    QVERIFY2(value > 34.0, qPrintable(QString::number(value)));
}

void TestPerturbations::worksOnTheSmallestImages()
{
    QFETCH(int, kind);
    for (const QSize size : {QSize(1, 1), QSize(1, 7), QSize(5, 2)}) {
        for (const int severity : {1, 3, 5}) {
            const auto result = perturb(
                page(size), perturbationAt(static_cast<PerturbationKind>(kind), severity), 4);
            QVERIFY(result.hasValue());
            QCOMPARE(result->size(), size);
        }
    }
}

void TestPerturbations::refusesBadParameters()
{
    QFETCH(int, kind);
    const Perturbation good = perturbationAt(static_cast<PerturbationKind>(kind), 1);
    Perturbation bad = good;
    bad.parameters.push_back(0.0);
    QVERIFY(!perturb(page(), bad, 1).hasValue());
    for (std::size_t i = 0; i < good.parameters.size(); ++i) {
        for (const double value : {std::numeric_limits<double>::quiet_NaN(), -1e9, 1e9}) {
            bad = good;
            bad.parameters[i] = value;
            const auto result = perturb(page(), bad, 1);
            QVERIFY(!result.hasValue());
            QVERIFY(!result.error().hint.isEmpty());
        }
    }
}

void TestPerturbations::hasANameForEveryKind()
{
    QVERIFY(namesOf<PerturbationKind>().size() >= perturbationCandidates);
    for (const auto& entry : namesOf<PerturbationKind>()) {
        const auto names = parameterNames(entry.value);
        QVERIFY(!names.isEmpty());
        QCOMPARE(
            static_cast<std::size_t>(names.size()),
            perturbationAt(entry.value, 2).parameters.size());
        QCOMPARE(valueOf<PerturbationKind>(QString(entry.name)), std::optional(entry.value));
    }
}

void TestPerturbations::otherSeedsOtherPixels()
{
    const auto noise = perturbationAt(PerturbationKind::GaussianNoise, 1);
    QVERIFY(*perturb(page(), noise, 1) != *perturb(page(), noise, 2));
}

void TestPerturbations::seedsDependOnSampleKindAndSeverity()
{
    const QString id = QStringLiteral("q1");
    const auto seed = perturbationSeed(id, PerturbationKind::Snow, 1, 0);
    QCOMPARE(seed, perturbationSeed(id, PerturbationKind::Snow, 1, 0));
    QVERIFY(seed != perturbationSeed(id, PerturbationKind::Snow, 2, 0));
    QVERIFY(seed != perturbationSeed(id, PerturbationKind::Fog, 1, 0));
    QVERIFY(seed != perturbationSeed(QStringLiteral("q2"), PerturbationKind::Snow, 1, 0));
    QCOMPARE(perturbationSeed(id, PerturbationKind::Snow, 1, 5), seed ^ 5U);
}

void TestPerturbations::interpolatesParameters()
{
    QCOMPARE(perturbationAt(PerturbationKind::GaussianBlur, 1.5).parameters[0], 1.5);
    QCOMPARE(perturbationAt(PerturbationKind::GaussianBlur, 0.5).parameters[0], 0.5);
    QCOMPARE(perturbationAt(PerturbationKind::GaussianBlur, 9).parameters[0], 6.0);
    QCOMPARE(perturbationAt(PerturbationKind::GaussianBlur, -1).parameters[0], 0.0);
    const double lambda = perturbationAt(PerturbationKind::ShotNoise, 0.5).parameters[0];
    QVERIFY(lambda > 110 && lambda < 121); // half the noise variance of severity 1
    QCOMPARE(perturbationAt(PerturbationKind::ColorShift, 3).parameters[0], 60.0);
}

void TestPerturbations::refusesANullImage()
{
    const auto result = perturb(QImage(), perturbationAt(PerturbationKind::Fog, 1), 1);
    QVERIFY(!result.hasValue());
}

void TestPerturbations::swapKeepsEveryPixel()
{
    // Without blur only the shuffle is left: swapping keeps all colours, copying loses some.
    QImage colours(24, 24, QImage::Format_RGB32);
    for (int i = 0; i < 24 * 24; ++i) {
        colours.setPixel(i % 24, i / 24, qRgb(i % 256, i / 256, 7));
    }
    const auto coloursOf = [](const QImage& image) {
        QSet<QRgb> set;
        for (int i = 0; i < 24 * 24; ++i) {
            set.insert(image.pixel(i % 24, i / 24));
        }
        return set.size();
    };
    Perturbation glass {PerturbationKind::GlassBlur, {0.0, 2.0, 2.0}, GlassShuffle::Swap};
    QCOMPARE(coloursOf(*perturb(colours, glass, 1)), 24 * 24);
    glass.glassShuffle = GlassShuffle::Copy;
    QVERIFY(coloursOf(*perturb(colours, glass, 1)) < 24 * 24);
}

void TestPerturbations::blursBytesAsIfThroughDoubles()
{
    using namespace perturbations;
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(3, 2), cv::Size(40, 300), cv::Size(301, 7)}) {
        cv::Mat bytes(size, CV_8UC3);
        Random random(5);
        for (int i = 0; i < bytes.rows * bytes.cols * 3; ++i) {
            bytes.data[i] = static_cast<uchar>(random.index(256));
        }
        for (const double sigma : {0.0, 0.7, 1.5, 6.0}) {
            for (const int border : {cv::BORDER_REPLICATE, cv::BORDER_REFLECT}) {
                const Gaussian gaussian {sigma, sigma, 4.0, border};
                const cv::Mat atOnce = gaussianBlurredBytes(bytes, gaussian);
                const cv::Mat inSteps
                    = bytesFromLevels(gaussianBlurred(levelsFromBytes(bytes, CV_64F), gaussian));
                QCOMPARE(cv::norm(atOnce, inSteps, cv::NORM_INF), 0.0);
            }
        }
    }
}

void TestPerturbations::calibratesToATarget()
{
    const std::vector<QImage> images {page(), page(QSize(64, 96))};
    const auto result
        = calibrate(PerturbationKind::GaussianBlur, images, 0.25, CalibrationRule {0.01, 20, 7});
    QVERIFY(result.hasValue());
    QVERIFY(result->isReached);
    QVERIFY(std::abs(result->distance - 0.25) < 0.01);
    QVERIFY(result->severity > 0.0 && result->severity < 5.0);
}

void TestPerturbations::saysWhenATargetIsOutOfReach()
{
    const std::vector<QImage> images {page()};
    const auto result = calibrate(PerturbationKind::Brightness, images, 0.99);
    QVERIFY(result.hasValue());
    QVERIFY(!result->isReached);
    QVERIFY(!calibrate(PerturbationKind::Brightness, {}, 0.1).hasValue());
}

QTEST_GUILESS_MAIN(TestPerturbations)
#include "tst_imaging_perturbations.moc"
