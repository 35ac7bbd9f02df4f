// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/annotation/tool_bench.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::annotation;
using namespace groundmark::testing;

namespace {

/// Two lines of three words: "one two three" and "four 你 好".
void layWords(ToolBench& bench)
{
    const QStringList texts {u"one"_s, u"two"_s, u"three"_s, u"four"_s, u"你"_s, u"好"_s};
    for (int i = 0; i < 6; ++i) {
        bench.host.words.all.push_back(
            {texts[i], QRect(100 + i % 3 * 200, 100 + i / 3 * 100, 150, 40), 0.9, 0, 0, i / 3});
    }
    bench.host.words.become(WordSource::State::Ready);
}

const Region& onlyRegion(const ToolBench& bench)
{
    return bench.host.content.front();
}

} // namespace

class TestWordTool : public QObject
{
    Q_OBJECT

private slots:
    void choosingTheToolAsksForTheWords()
    {
        ToolBench bench;
        QCOMPARE(bench.host.words.wanted, 0);
        bench.key(Qt::Key_S);
        QCOMPARE(bench.host.words.wanted, 1);
    }

    void aClickTakesTheWordWithItsText()
    {
        ToolBench bench;
        layWords(bench);
        bench.key(Qt::Key_S);
        bench.click({320, 120});
        QCOMPARE(bench.host.content.size(), size_t(1));
        QCOMPARE(onlyRegion(bench).text, u"two"_s);
        QCOMPARE(onlyRegion(bench).role, RegionRole::Word);
        QCOMPARE(onlyRegion(bench).shape.bounds(), QRectF(300, 100, 150, 40));
        QCOMPARE(bench.host.selected, QList<RegionId> {onlyRegion(bench).id});
    }

    void aClickBesideEveryWordTakesNothing()
    {
        ToolBench bench;
        layWords(bench);
        bench.key(Qt::Key_S);
        bench.click({320, 180});
        QVERIFY(bench.host.edits.isEmpty());
    }

    void aDragTakesAllWordsItGoesRoundInOneEdit()
    {
        ToolBench bench;
        layWords(bench);
        bench.key(Qt::Key_S);
        bench.drag({80, 90}, {480, 260});
        QCOMPARE(bench.host.edits.size(), 1);
        QStringList texts;
        QList<int> ordinals;
        for (const Region& region : bench.host.content) {
            texts.append(region.text);
            ordinals.append(region.ordinal);
        }
        QCOMPARE(texts, (QStringList {u"one"_s, u"two"_s, u"four"_s, u"你"_s}));
        QCOMPARE(ordinals, (QList<int> {1, 2, 3, 4}));
        QCOMPARE(bench.host.selected.size(), 4);
    }

    void withShiftTheWordsBecomeOneBox()
    {
        ToolBench bench;
        layWords(bench);
        bench.key(Qt::Key_S);
        bench.drag({80, 90}, {680, 260}, Qt::ShiftModifier);
        QCOMPARE(bench.host.content.size(), size_t(1));
        QCOMPARE(onlyRegion(bench).text, u"one two three four 你好"_s);
        QCOMPARE(onlyRegion(bench).shape.bounds(), QRectF(100, 100, 550, 140));
    }

    void aWordThatIsARegionIsSelectedInstead()
    {
        ToolBench bench;
        layWords(bench);
        bench.key(Qt::Key_S);
        bench.click({320, 120});
        bench.key(Qt::Key_Escape);
        QVERIFY(bench.host.selected.isEmpty());
        bench.click({320, 120});
        QCOMPARE(bench.host.edits.size(), 1);
        QCOMPARE(bench.host.selected, QList<RegionId> {onlyRegion(bench).id});
    }

    void tabAndEnterTakeWordsWithoutAMouse()
    {
        ToolBench bench;
        layWords(bench);
        bench.key(Qt::Key_S);
        bench.key(Qt::Key_Tab);
        bench.key(Qt::Key_Tab);
        bench.key(Qt::Key_Return);
        QCOMPARE(onlyRegion(bench).text, u"two"_s);
        bench.key(Qt::Key_Backtab, Qt::ShiftModifier);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.host.content.back().text, u"one"_s);
        bench.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(bench.host.content.size(), size_t(6));
    }

    void hoveringShowsTheWord()
    {
        ToolBench bench;
        layWords(bench);
        bench.key(Qt::Key_S);
        bench.move({900, 700});
        const QImage before = bench.canvas.grab().toImage();
        bench.move({320, 120});
        const QImage after = bench.canvas.grab().toImage();
        QVERIFY(before.pixelColor(bench.at({320, 120})) != after.pixelColor(bench.at({320, 120})));
        QCOMPARE(before.pixelColor(bench.at({500, 600})), after.pixelColor(bench.at({500, 600})));
    }

    void escDuringADragTakesNothing()
    {
        ToolBench bench;
        layWords(bench);
        bench.key(Qt::Key_S);
        bench.press({80, 90});
        bench.move({480, 260});
        bench.key(Qt::Key_Escape);
        bench.release({480, 260});
        QVERIFY(bench.host.edits.isEmpty());
    }

    void theHintSaysWhatHappens()
    {
        ToolBench bench;
        QSignalSpy hints(bench.controller.get(), &CanvasController::hintChanged);
        bench.key(Qt::Key_S);
        const auto hint = [&] { return hints.last().first().toString(); };
        bench.host.words.become(WordSource::State::Reading);
        QVERIFY(hint().contains(u"eng"));
        bench.host.words.become(WordSource::State::Failed);
        QCOMPARE(hint(), u"no data"_s);
        bench.host.words.become(WordSource::State::Ready);
        QVERIFY(hint().contains(u"No words"));
        layWords(bench);
        QVERIFY(hint().contains(u"Click or drag"));
    }

    void shiftSReadsInTheNextLanguage()
    {
        ToolBench bench;
        bench.key(Qt::Key_S);
        bench.key(Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(bench.host.words.chosen, u"chi_sim"_s);
        QCOMPARE(bench.host.words.wanted, 2);
        CanvasTool& tool = bench.controller->tools().active();
        QCOMPARE(tool.options().first().value, 0);
        bench.controller->setOption("language"_L1, 1);
        QCOMPARE(bench.host.words.chosen, u"eng"_s);
    }
};

QTEST_MAIN(TestWordTool)
#include "tst_annotation_word_tool.moc"
