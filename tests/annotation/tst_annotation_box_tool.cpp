// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/annotation/tool_bench.h"

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::testing;

class TestBoxTool : public QObject
{
    Q_OBJECT

private slots:
    void aDragMakesOneBoxInOneEdit()
    {
        ToolBench bench;
        bench.key(Qt::Key_R);
        QCOMPARE(bench.controller->tools().activeId(), "box"_L1);
        bench.press({100, 200});
        bench.move({200, 300});
        QCOMPARE(bench.host.edits.size(), 0);
        bench.move({300, 260});
        bench.release({300, 260});
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(bench.host.edits[0].action, u"region.create"_s);
        QCOMPARE(bench.host.edits[0].sample, SampleId {7});
        QCOMPARE(bench.host.content.at(0).shape, Shape::box({100, 200, 200, 60}));
        QCOMPARE(bench.host.selected, QList {bench.host.content.at(0).id});
    }

    void draggingTowardsTheTopLeftMakesTheSameBox()
    {
        ToolBench bench;
        bench.key(Qt::Key_W);
        bench.drag({300, 260}, {100, 200});
        QCOMPARE(bench.host.content.at(0).shape, Shape::box({100, 200, 200, 60}));
    }

    void twoClicksMakeABox()
    {
        ToolBench bench;
        bench.key(Qt::Key_R);
        bench.click({100, 200});
        QCOMPARE(bench.host.edits.size(), 0);
        bench.move({300, 260});
        bench.click({300, 260});
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(bench.host.content.at(0).shape, Shape::box({100, 200, 200, 60}));
        bench.move({500, 500});
        bench.drag({400, 400}, {500, 500}); // and the next is a drag again
        QCOMPARE(bench.host.content.at(1).shape, Shape::box({400, 400, 100, 100}));
    }

    void boxesEndAtTheImage()
    {
        ToolBench bench;
        bench.key(Qt::Key_R);
        bench.drag({900, 700}, {1200, 1000});
        QCOMPARE(bench.host.content.at(0).shape, Shape::box({900, 700, 100, 100}));
        bench.drag({1100, 100}, {1200, 300}); // wholly beside it
        QCOMPARE(bench.host.edits.size(), 1);
    }

    void escapeGivesUp()
    {
        ToolBench bench;
        bench.key(Qt::Key_R);
        bench.press({100, 100});
        bench.move({200, 200});
        bench.key(Qt::Key_Escape);
        bench.release({200, 200});
        QCOMPARE(bench.host.edits.size(), 0);
    }

    void aBoxIsDrawnByKeyboardAlone()
    {
        ToolBench bench;
        bench.key(Qt::Key_R, Qt::ShiftModifier); // from the select tool
        QCOMPARE(bench.controller->tools().activeId(), "box"_L1);
        bench.key(Qt::Key_Left, Qt::ShiftModifier); // from (500, 400) by 80 pixels
        bench.key(Qt::Key_Up);
        bench.key(Qt::Key_Return);
        for (int i = 0; i < 5; ++i) {
            bench.key(Qt::Key_Right); // 8 pixels each at this zoom
        }
        bench.key(Qt::Key_Down, Qt::ShiftModifier);
        bench.key(Qt::Key_Down, Qt::AltModifier); // one pixel at any zoom
        QCOMPARE(bench.host.edits.size(), 0);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(bench.host.content.at(0).shape, Shape::box({420, 392, 40, 81}));
    }

    void theKeyboardBoxCanBeGivenUp()
    {
        ToolBench bench;
        bench.key(Qt::Key_R, Qt::ShiftModifier);
        bench.key(Qt::Key_Return);
        bench.key(Qt::Key_Right, Qt::ShiftModifier);
        bench.key(Qt::Key_Escape);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.host.edits.size(), 0);
    }
};

QTEST_MAIN(TestBoxTool)
#include "tst_annotation_box_tool.moc"
