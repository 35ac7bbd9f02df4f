// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/parsed_boxes.h"
#include "viewers/compare/word_diff.h"

#include <QElapsedTimer>
#include <QTest>

using namespace groundmark;
using namespace groundmark::viewers;
using widgets::DiffRun;
using widgets::DiffRuns;

namespace {

/// "OR [-1.18-][+1.22+], 95" for runs.
QString written(const DiffRuns& runs)
{
    QString text;
    for (const DiffRun& run : runs) {
        switch (run.kind) {
        case DiffRun::Kind::Removed:
            text += QStringLiteral("[-") + run.text + QStringLiteral("-]");
            break;
        case DiffRun::Kind::Added:
            text += QStringLiteral("[+") + run.text + QStringLiteral("+]");
            break;
        default:
            text += run.text;
        }
    }
    return text;
}

/// One of the two texts, put together again from the runs.
QString side(const DiffRuns& runs, DiffRun::Kind kind)
{
    return widgets::plainText(sideOf(runs, kind));
}

} // namespace

class TestWordDiff : public QObject
{
    Q_OBJECT

private slots:
    void marksWhatTurnsTheAnswerIntoTheTruth_data();
    void marksWhatTurnsTheAnswerIntoTheTruth();
    void givesBothTextsBack();
    void findsALongestCommonSubsequence();
    void comparesByCharacter();
    void staysFastOnLongTexts();
    void saysWhatItLeftOut();
    void foldsLongEqualStretches();
    void findsBoxesInReplies_data();
    void findsBoxesInReplies();
    void readsBoxesInEveryFrame();
    void measuresOverlap();
};

void TestWordDiff::marksWhatTurnsTheAnswerIntoTheTruth_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("truth");
    QTest::addColumn<QString>("marks");
    const auto row
        = [](const char* name, const char* answer, const char* truth, const char* marks) {
              QTest::newRow(name) << QString::fromUtf8(answer) << QString::fromUtf8(truth)
                                  << QString::fromUtf8(marks);
          };
    row("both empty", "", "", "");
    row("equal", "one two", "one two", "one two");
    row("empty answer", "", "19,95 €", "[+19,95 €+]");
    row("empty truth", "no", "", "[-no-]");
    row("numbers are words", "OR 1.18, 95% CI", "OR 1.22, 95% CI", "OR [-1.18-][+1.22+], 95% CI");
    row("ranges are words", "0.95-1.57", "0.95-1.67", "[-0.95-1.57-][+0.95-1.67+]");
    row("a word more", "Batalla Maratón", "Batalla de Maratón", "Batalla [+de +]Maratón");
    row("punctuation alone", "yes.", "yes", "yes[-.-]");
    row("Chinese by character", "一点二五万元", "一点五万亿元", "一点[-二-]五万[+亿+]元");
    row("mixed scripts", "共9196只", "共9169只 ok", "共[-9196-][+9169+]只[+ ok+]");
    row("nothing in common", "alpha", "omega", "[-alpha-][+omega+]");
    row("outside the basic plane", "𠀀𠀁", "𠀀𠀂", "𠀀[-𠀁-][+𠀂+]");
}

void TestWordDiff::marksWhatTurnsTheAnswerIntoTheTruth()
{
    QFETCH(QString, answer);
    QFETCH(QString, truth);
    QFETCH(QString, marks);
    const WordDiff diff = wordDiff(answer, truth);
    QCOMPARE(written(diff.runs), marks);
    QCOMPARE(diff.left, 0);
}

void TestWordDiff::givesBothTextsBack()
{
    quint32 seed = 7;
    const auto next = [&seed] { return seed = seed * 1664525U + 1013904223U, seed >> 24U; };
    for (int round = 0; round < 200; ++round) {
        QString a;
        QString b;
        for (QString* text : {&a, &b}) {
            for (quint32 i = next() % 150; i > 0; --i) {
                *text += QLatin1Char(char('a' + int(next() % 4)));
                *text += next() % 2 == 0 ? QStringLiteral(" ") : QString();
            }
        }
        const DiffRuns runs = wordDiff(a, b).runs;
        QCOMPARE(side(runs, DiffRun::Kind::Removed), a);
        QCOMPARE(side(runs, DiffRun::Kind::Added), b);
    }
}

void TestWordDiff::findsALongestCommonSubsequence()
{
    // Longer than one machine word of 64 places, so that carries matter.
    QString a;
    QString b;
    for (int i = 0; i < 300; ++i) {
        a += QChar(0x4E00 + i % 97);
        b += QChar(0x4E00 + (i * 7) % 97);
    }
    std::vector<std::vector<int>> length(301, std::vector<int>(301, 0));
    for (size_t i = 1; i <= 300; ++i) {
        for (size_t j = 1; j <= 300; ++j) {
            length[i][j] = a[qsizetype(i) - 1] == b[qsizetype(j) - 1]
                ? length[i - 1][j - 1] + 1
                : std::max(length[i - 1][j], length[i][j - 1]);
        }
    }
    qsizetype common = 0;
    for (const DiffRun& run : wordDiff(a, b).runs) {
        common += run.kind == DiffRun::Kind::Equal ? run.text.size() : 0;
    }
    QCOMPARE(common, length[300][300]);
}

void TestWordDiff::comparesByCharacter()
{
    QCOMPARE(
        written(characterDiff(QStringLiteral("1.18"), QStringLiteral("1.22")).runs),
        QStringLiteral("1.[-18-][+22+]"));
}

void TestWordDiff::staysFastOnLongTexts()
{
    QString a;
    QString b;
    for (int i = 0; a.size() < 20'000; ++i) {
        a += QChar(0x4E00 + (i * 31) % 3000);
        b += QChar(0x4E00 + (i * 37) % 3000);
    }
    QElapsedTimer timer;
    timer.start();
    const WordDiff diff = wordDiff(a, b);
    QCOMPARE(diff.left, 0);
    QCOMPARE(side(diff.runs, DiffRun::Kind::Removed), a);
    QVERIFY2(timer.elapsed() < 3000, "some 50 ms in an optimised build");
}

void TestWordDiff::saysWhatItLeftOut()
{
    const WordDiff diff = wordDiff(QStringLiteral("a b c d e f"), QStringLiteral("x b c d y"), 4);
    QCOMPARE(diff.left, 7 + 5);
    QCOMPARE(wordDiff(QStringLiteral("a b c d e f"), QStringLiteral("a b c d e f"), 4).left, 0);
}

void TestWordDiff::foldsLongEqualStretches()
{
    const DiffRuns runs {
        {DiffRun::Kind::Equal, QString(5000, u'e')},
        {DiffRun::Kind::Removed, QStringLiteral("wrong")}};
    const DiffRuns shown = folded(runs);
    QVERIFY(widgets::plainText(shown).size() < 400);
    QVERIFY(widgets::plainText(shown).contains(QStringLiteral("4,760")));
    QCOMPARE(shown.last(), runs.last());

    const DiffRuns cut = folded({{DiffRun::Kind::Removed, QString(9000, u'r')}});
    QCOMPARE(cut.first().text.size(), 6000);
    QVERIFY(cut.last().text.contains(QStringLiteral("3,000")));
}

void TestWordDiff::findsBoxesInReplies_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("boxes");
    QTest::newRow("none") << QStringLiteral("The odds ratio is 1.22.") << QString();
    QTest::newRow("list") << QStringLiteral("{\"bbox\": [86, 951, 424, 1064]}")
                          << QStringLiteral("86 951 424 1064");
    QTest::newRow("unit") << QStringLiteral("(0.09,.78, 0.51, 0.95)")
                          << QStringLiteral(".09 .78 .51 .95");
    QTest::newRow("pairs") << QStringLiteral("<box>(86,951),(424,1064)</box>")
                           << QStringLiteral("86 951 424 1064");
    QTest::newRow("nested") << QStringLiteral("[[1,2,3,4],[5,6,7,8]]")
                            << QStringLiteral("1 2 3 4; 5 6 7 8");
    QTest::newRow("five numbers") << QStringLiteral("[1,2,3,4,5]") << QString();
    QTest::newRow("words between pairs") << QStringLiteral("(1,2) is left of (3,4)") << QString();
    QTest::newRow("an interval") << QStringLiteral("[0.95, 1.67]") << QString();
}

void TestWordDiff::findsBoxesInReplies()
{
    QFETCH(QString, reply);
    QFETCH(QString, boxes);
    QStringList found;
    for (const BoxNumbers& numbers : parseBoxes(reply)) {
        found.append(toText(numbers));
    }
    QCOMPARE(found.join(QStringLiteral("; ")), boxes);
}

void TestWordDiff::readsBoxesInEveryFrame()
{
    const QSizeF image(2000, 1000);
    const QRectF wanted(200, 100, 600, 400);
    QCOMPARE(boxInPixels({100, 100, 400, 500}, Frame::Thousand, image).value(), wanted);
    QCOMPARE(boxInPixels({200, 100, 800, 500}, Frame::Pixels, image).value(), wanted);
    QCOMPARE(boxInPixels({800, 500, 200, 100}, Frame::Pixels, image).value(), wanted);
    QCOMPARE(boxInPixels({100, 50, 400, 250}, Frame::Resized, image, {1000, 500}).value(), wanted);
    QVERIFY(!boxInPixels({1, 2, 3, 4}, Frame::Resized, image));
    QVERIFY(!boxInPixels({1, 2, 3, 4}, Frame::Pixels, {}));
    QVERIFY(isPlausible({.1, .2, .3, .4}, Frame::Unit, image));
    QVERIFY(!isPlausible({86, 951, 424, 1064}, Frame::Thousand, image));
}

void TestWordDiff::measuresOverlap()
{
    QCOMPARE(intersectionOverUnion({0, 0, 10, 10}, {0, 0, 10, 10}), 1.0);
    QCOMPARE(intersectionOverUnion({0, 0, 10, 10}, {5, 0, 10, 10}), 1.0 / 3.0);
    QCOMPARE(intersectionOverUnion({0, 0, 10, 10}, {20, 0, 10, 10}), 0.0);
    QCOMPARE(intersectionOverUnion({}, {}), 0.0);
}

QTEST_GUILESS_MAIN(TestWordDiff)
#include "tst_viewers_word_diff.moc"
