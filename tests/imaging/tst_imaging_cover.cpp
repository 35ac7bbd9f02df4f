// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/cover.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::imaging;

namespace {

QImage page()
{
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

} // namespace

/// What is covered cannot be seen, whatever its shape; what is not stays as it was.
class TestCover : public QObject
{
    Q_OBJECT

private slots:
    void pixelsThatABoxOnlyTouchesAreCovered()
    {
        const std::vector<Shape> box {Shape::box({10.4, 10.4, 5.2, 5.2})};
        const QImage covered = withCovers(page(), box);
        QCOMPARE(covered.pixelColor(10, 10), QColor(Qt::black));
        QCOMPARE(covered.pixelColor(15, 15), QColor(Qt::black));
        QCOMPARE(covered.pixelColor(9, 10), QColor(Qt::white));
        QCOMPARE(covered.pixelColor(16, 16), QColor(Qt::white));
        QCOMPARE(countCovered(covered, box).pixels, 36);
        QCOMPARE(countCovered(covered, box).unpainted, 0);
        QCOMPARE(countCovered(page(), box).unpainted, 36);
    }

    void polygonsAreSolidToTheirEdge()
    {
        const std::vector<Shape> triangle {Shape::polygon({{5, 5}, {25, 5}, {5, 25}})};
        const QImage covered = withCovers(page(), triangle, Qt::red);
        QCOMPARE(covered.pixelColor(6, 6), QColor(Qt::red));
        QCOMPARE(countCovered(covered, triangle, Qt::red).unpainted, 0);
        for (int x = 0; x < covered.width(); ++x) { // no soft edge that the text shimmers through
            const QColor seen = covered.pixelColor(x, 12);
            QVERIFY(seen == QColor(Qt::red) || seen == QColor(Qt::white));
        }
    }

    void aMaskThatCannotBeReadCoversItsWholeBox()
    {
        Shape broken = Shape::box({2, 2, 10, 10});
        broken.kind = ShapeKind::Mask;
        broken.mask = "not run lengths";
        QCOMPARE(withCovers(page(), std::vector {broken}).pixelColor(5, 5), QColor(Qt::black));
    }

    void outsideThePageNothingHappens()
    {
        const std::vector<Shape> outside {Shape::box({100, 100, 5, 5})};
        QCOMPARE(withCovers(page(), outside), page());
        QCOMPARE(countCovered(page(), outside).pixels, 0);
    }

    void palettesAndTransparencyDoNotMixTheColour()
    {
        QImage indexed(10, 10, QImage::Format_Mono);
        indexed.fill(1);
        const std::vector<Shape> box {Shape::box({0, 0, 5, 5})};
        QCOMPARE(withCovers(indexed, box, QColor(10, 20, 30)).pixelColor(2, 2), QColor(10, 20, 30));
    }
};

QTEST_GUILESS_MAIN(TestCover)
#include "tst_imaging_cover.moc"
