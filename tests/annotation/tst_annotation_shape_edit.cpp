// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/shape_edit.h"
#include "imaging/run_length.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::annotation;

namespace {

constexpr QSizeF image(1000, 800);

} // namespace

class TestShapeEdit : public QObject
{
    Q_OBJECT

private slots:
    void boxesTurnRoundWhenDraggedAcrossThemselves()
    {
        const Shape box = Shape::box({100, 100, 50, 50});
        QCOMPARE(withHandleAt(box, 3, {60, 0}, image), Shape::box({60, 100, 40, 50}));
        QCOMPARE(withHandleAt(box, 4, {5000, 5000}, image), Shape::box({100, 100, 900, 700}));
    }

    void rotatedBoxesKeepTheirAnglesAndOppositeCorner()
    {
        const Shape before = rotatedBox({300, 300}, {400, 350}, {380, 420});
        for (int handle = 0; handle < 4; ++handle) {
            const QPointF target = before.points[handle] + QPointF(13, -7);
            const Shape after = withHandleAt(before, handle, target, image);
            QCOMPARE(after.points[(handle + 2) % 4], before.points[(handle + 2) % 4]);
            QVERIFY((after.points[handle] - target).manhattanLength() < 1e-6);
            for (int i = 0; i < 4; ++i) {
                const QPointF a = after.points[i] - after.points[(i + 1) % 4];
                const QPointF b = after.points[(i + 2) % 4] - after.points[(i + 1) % 4];
                QVERIFY(std::abs(QPointF::dotProduct(a, b)) < 1e-6);
            }
        }
    }

    void circlesStayInTheImage()
    {
        const Shape circle {ShapeKind::Circle, {{100, 100}, {150, 100}}, {}};
        QCOMPARE(withHandleAt(circle, 1, {180, 100}, image).points[1], QPointF(180, 100));
        QCOMPARE(withHandleAt(circle, 1, {400, 100}, image), circle); // would leave the image
        QCOMPARE(withHandleAt(circle, 0, {0, 300}, image).points[0], QPointF(50, 300));
    }

    void masksKeepTheirPixelsButMoveByWholeOnes()
    {
        const Shape mask {ShapeKind::Mask, {{0, 0}, {10, 10}}, "abc"};
        QCOMPARE(withHandleAt(mask, 4, {50, 50}, image), mask);
        QCOMPARE(resizedBy(mask, {5, 5}, image), mask);
        QVERIFY(!hasHandles(mask));
        QCOMPARE(moved(mask, {5, 5}, image), mask); // its runs cannot be read

        const imaging::RunLengths runs
            = imaging::polygonRuns(QPolygonF(QRectF(100, 100, 20, 10)), image.toSize());
        const Shape real {ShapeKind::Mask, {{100, 100}, {120, 110}}, imaging::toCompressed(runs)};
        const Shape there = moved(real, {30.4, -7.6}, image);
        QCOMPARE(there.bounds(), QRectF(130, 92, 20, 10));
        const auto shifted = imaging::fromCompressed(there.mask, image.toSize());
        QVERIFY(shifted);
        QCOMPARE(imaging::boundingBox(*shifted), imaging::boundingBox(runs).translated(30, -8));
        QCOMPARE(imaging::area(*shifted), imaging::area(runs));
    }

    void resizingStopsAtOnePixelAndAtTheImage()
    {
        const Shape box = Shape::box({900, 700, 20, 20});
        QCOMPARE(resizedBy(box, {-100, 0}, image), Shape::box({900, 700, 1, 20}));
        QCOMPARE(resizedBy(box, {500, 500}, image), Shape::box({900, 700, 100, 100}));
    }

    void verticesKeepTheirOrder()
    {
        const Shape triangle = Shape::polygon({{0, 0}, {100, 0}, {0, 100}});
        const auto edge = nearestEdge(triangle, {-3, 40});
        QVERIFY(edge);
        QCOMPARE(edge->before, 2); // the closing edge
        QCOMPARE(edge->point, QPointF(0, 40));
        const Shape four = withVertexInserted(triangle, 2, edge->point);
        QCOMPARE(four.points, (QList<QPointF> {{0, 0}, {100, 0}, {0, 100}, {0, 40}}));
        QCOMPARE(withVertexRemoved(four, 3), triangle);
        QCOMPARE(withVertexRemoved(triangle, 0), triangle);
        QVERIFY(!nearestEdge(Shape::box({0, 0, 10, 10}), {0, 5}));
    }

    void movesStopAtTheImage()
    {
        QCOMPARE(clampedMove({10, 10, 100, 100}, {-50, 2000}, image), QPointF(-10, 690));
        QCOMPARE(clampedMove({0, 0, 1000, 800}, {5, -5}, image), QPointF(0, 0));
    }
};

QTEST_GUILESS_MAIN(TestShapeEdit)
#include "tst_annotation_shape_edit.moc"
