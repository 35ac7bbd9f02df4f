// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/annotation/tool_bench.h"

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::testing;

class TestPolygonTool : public QObject
{
    Q_OBJECT

private slots:
    void polygonsCloseInThreeWays_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("Enter") << 0;
        QTest::newRow("double click") << 1;
        QTest::newRow("first vertex") << 2;
    }
    void polygonsCloseInThreeWays()
    {
        QFETCH(int, way);
        ToolBench bench;
        bench.key(Qt::Key_P);
        bench.click({100, 100});
        bench.click({300, 100});
        if (way == 1) {
            bench.doubleClick({200, 300});
        } else {
            bench.click({200, 300});
            QCOMPARE(bench.host.edits.size(), 0);
            way == 0 ? bench.key(Qt::Key_Return) : bench.click({104, 102});
        }
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(
            bench.host.content.at(0).shape, Shape::polygon({{100, 100}, {300, 100}, {200, 300}}));
    }

    void backspaceTakesTheLastVertexBack()
    {
        ToolBench bench;
        bench.key(Qt::Key_P);
        for (const QPointF vertex :
             {QPointF(100, 100), QPointF(300, 100), QPointF(900, 700), QPointF(200, 300)}) {
            bench.click(vertex);
            if (vertex.x() == 900) {
                bench.key(Qt::Key_Backspace);
            }
        }
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.host.content.at(0).shape.points.size(), 3);
    }

    void twoVerticesAreNoPolygon()
    {
        ToolBench bench;
        bench.key(Qt::Key_P);
        bench.click({100, 100});
        bench.click({300, 100});
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.host.edits.size(), 0);
        bench.key(Qt::Key_Escape);
        bench.click({10, 10});
        bench.click({60, 10});
        bench.click({60, 60});
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.host.content.at(0).shape.points.size(), 3);
    }

    void quadsEndWithTheFourthClick()
    {
        ToolBench bench;
        bench.key(Qt::Key_Q);
        const QList<QPointF> corners {{100, 100}, {300, 120}, {320, 300}, {90, 280}};
        for (const QPointF corner : corners) {
            QCOMPARE(bench.host.edits.size(), 0);
            bench.click(corner);
        }
        QCOMPARE(bench.host.content.at(0).shape, (Shape {ShapeKind::Quad, corners, {}}));
    }

    void rotatedBoxesHaveRightAngles()
    {
        ToolBench bench;
        bench.key(Qt::Key_O);
        bench.click({300, 300});
        bench.click({500, 400});
        bench.click({420, 480});
        const Shape& shape = bench.host.content.at(0).shape;
        QCOMPARE(shape.kind, ShapeKind::RotatedBox);
        QCOMPARE(shape.points.size(), 4);
        const QPointF side = shape.points[1] - shape.points[0];
        const QPointF next = shape.points[2] - shape.points[1];
        QVERIFY(std::abs(QPointF::dotProduct(side, next)) < 1e-6);
        QCOMPARE(shape.points[0], QPointF(300, 300));
    }

    void pointsAreOneClickOnTheImage()
    {
        ToolBench bench;
        bench.key(Qt::Key_K);
        bench.click({1100, 300}); // beside the image
        QCOMPARE(bench.host.edits.size(), 0);
        bench.click({400, 300});
        QCOMPARE(bench.host.content.at(0).shape, (Shape {ShapeKind::Point, {{400, 300}}, {}}));
    }
};

QTEST_MAIN(TestPolygonTool)
#include "tst_annotation_polygon_tool.moc"
