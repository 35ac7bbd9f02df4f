// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/geometry.h"

#include <QTest>

#include <limits>

using namespace groundmark;

class TestGeometry : public QObject
{
    Q_OBJECT

private slots:
    void convertsBetweenFrames_data()
    {
        QTest::addColumn<Frame>("from");
        QTest::addColumn<Frame>("to");
        QTest::addColumn<QPointF>("point");
        QTest::addColumn<QPointF>("expected");

        QTest::newRow("pixels to 0-1000")
            << Frame::Pixels << Frame::Thousand << QPointF(320, 120) << QPointF(500, 250);
        QTest::newRow("0-1000 to pixels")
            << Frame::Thousand << Frame::Pixels << QPointF(500, 250) << QPointF(320, 120);
        QTest::newRow("unit to pixels")
            << Frame::Unit << Frame::Pixels << QPointF(0.5, 1.0) << QPointF(320, 480);
        QTest::newRow("percent to pixels")
            << Frame::Percent << Frame::Pixels << QPointF(50, 25) << QPointF(320, 120);
        QTest::newRow("resized to pixels")
            << Frame::Resized << Frame::Pixels << QPointF(160, 120) << QPointF(320, 240);
        QTest::newRow("same frame") << Frame::Percent << Frame::Percent << QPointF(3, 4) << QPointF(3, 4);
    }

    void convertsBetweenFrames()
    {
        QFETCH(Frame, from);
        QFETCH(Frame, to);
        QFETCH(QPointF, point);
        QFETCH(QPointF, expected);
        QCOMPARE(convert(point, from, to, QSizeF(640, 480), QSizeF(320, 240)), expected);
    }

    void boundsOfACircleReachTheRim()
    {
        const Shape circle {ShapeKind::Circle, {{10, 10}, {13, 14}}, {}};
        QCOMPARE(circle.bounds(), QRectF(5, 5, 10, 10));
    }

    void boxIsNormalised()
    {
        QCOMPARE(Shape::box(QRectF(QPointF(9, 8), QPointF(1, 2))).bounds(), QRectF(1, 2, 8, 6));
    }

    void fittingStretchesToTheNewBounds()
    {
        const Shape triangle = Shape::polygon({{0, 0}, {10, 0}, {0, 20}});
        const Shape fitted = triangle.fittedTo({100, 100, 20, 10});
        QCOMPARE(fitted.points, (QList<QPointF> {{100, 100}, {120, 100}, {100, 110}}));
        QCOMPARE(Shape::box({1, 1, 2, 2}).fittedTo({5, 6, 7, 8}).bounds(), QRectF(5, 6, 7, 8));
    }

    void refusesWrongPointCountsAndNaN()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(Shape::box({0, 0, 4, 4}).isValid());
        QVERIFY(!(Shape {ShapeKind::Box, {{0, 0}}, {}}.isValid()));
        QVERIFY(!(Shape {ShapeKind::Box, {{0, 0}, {nan, 3}}, {}}.isValid()));
        QVERIFY(!(Shape {ShapeKind::Polygon, {{0, 0}, {1, 1}}, {}}.isValid()));
        QVERIFY(!(Shape {ShapeKind::Quad, {{0, 0}, {1, 0}, {1, 1}}, {}}.isValid()));
    }
};

QTEST_GUILESS_MAIN(TestGeometry)
#include "tst_domain_geometry.moc"
