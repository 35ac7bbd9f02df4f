// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/teds.h"
#include "viewers/compare/reason_pane.h"
#include "viewers/compare/table_diff_view.h"
#include "viewers/compare/diff_table.h"
#include "viewers/compare/text_pair.h"
#include "widgets/diff_text.h"
#include "widgets/labels.h"

#include <QDialog>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

using namespace groundmark;
using namespace groundmark::viewers;
using evaluation::Reason;

namespace {

QString page(const QString& rows)
{
    return QStringLiteral("<html><body><table>%1</table></body></html>").arg(rows);
}

/// The reason that the metric itself gives for two tables.
Reason reasonOf(const QString& truth, const QString& answer)
{
    const auto text = [](const QString& html) { return evaluation::fromUtf8(html.toStdString()); };
    return evaluation::teds(text(page(truth)), text(page(answer)), {}, evaluation::Explain::Yes)
        .reason;
}

TableDiff diffOf(const QString& truth, const QString& answer)
{
    return readTableDiff(reasonOf(truth, answer));
}

TableGrid gridOf(const QString& rows)
{
    return diffOf(rows, rows).truth;
}

QString textAt(const TableGrid& grid, int row, int column)
{
    const int cell = grid.cellAt(row, column);
    return cell == TableGrid::NoCell ? QStringLiteral("–") : grid.cells[size_t(cell)].text;
}

TableMark markAt(const TableDiff& diff, const TableGrid& grid, int row, int column)
{
    return diff.markOf(grid.cells.at(size_t(grid.cellAt(row, column))).edit);
}

RunAnswer answerWith(const Reason& reason)
{
    RunAnswer answer;
    answer.prediction.emplace();
    answer.prediction->outcome = Outcome::Scored;
    Score score;
    score.metric = QStringLiteral("TEDS");
    score.primary = true;
    score.value = 0.5;
    score.reason = QByteArray::fromStdString(reason.dump());
    answer.scores = {score};
    return answer;
}

QStringList labelsOf(const QWidget& widget)
{
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        texts.append(label->text());
    }
    return texts;
}

const QString Plain = QStringLiteral("<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>");

} // namespace

class TestTableDiff : public QObject
{
    Q_OBJECT

private slots:
    void spansTakeTheirPlaces();
    void wildSpansStayWithinBounds();
    void headerCellsShowTheirText();
    void cellsWithoutARowGetOne();
    void equalTablesHaveNoMarks();
    void marksWhatBecameOfEachCell();
    void aCellThatStandsElsewhereHasMoved();
    void otherSpansAreSaid();
    void aMissingRowIsMarkedBeforeItsCells();
    void tagsInACellAreText();
    void stepsThroughTheEditsInBothTables();
    void choosingACellShowsItsEdit();
    void arrowKeysLeaveASpanInOneStep();
    void theReasonPaneDrawsBothTables();
    void opensLarge();
    void hugeTablesAreReadInTheBackground();
    void whatWasFoundIsNotStruckThrough();
};

void TestTableDiff::spansTakeTheirPlaces()
{
    const TableGrid grid = gridOf(QStringLiteral(
        "<tr><td rowspan=2>a</td><td colspan=2>b</td></tr><tr><td>c</td><td>d</td></tr>"));
    QCOMPARE(grid.rows, 2);
    QCOMPARE(grid.columns, 3);
    QCOMPARE(textAt(grid, 1, 0), QStringLiteral("a"));
    QCOMPARE(textAt(grid, 0, 2), QStringLiteral("b"));
    QCOMPARE(textAt(grid, 1, 1), QStringLiteral("c"));
    QCOMPARE(textAt(grid, 1, 2), QStringLiteral("d"));
}

void TestTableDiff::wildSpansStayWithinBounds()
{
    QString rows;
    for (int row = 0; row < 60; ++row) {
        rows += QStringLiteral("<tr>")
            + QStringLiteral("<td rowspan=99999999999999999999 colspan=-5>x</td>").repeated(60)
            + QStringLiteral("</tr>");
    }
    const TableGrid grid = gridOf(rows);
    QCOMPARE(grid.rows, 60);
    QCOMPARE(grid.columns, TableGrid::MostColumns);
    QCOMPARE(int(grid.cells.size()) + grid.unplaced, 3600);
    QCOMPARE(int(grid.cells.size()), TableGrid::MostColumns);
}

void TestTableDiff::headerCellsShowTheirText()
{
    const TableGrid grid
        = gridOf(QStringLiteral("<tr><th colspan=2>Head</th></tr><tr><td>1</td><td>2</td></tr>"));
    QCOMPARE(textAt(grid, 0, 1), QStringLiteral("Head"));
    QVERIFY(grid.cells.front().isHeader);
}

void TestTableDiff::cellsWithoutARowGetOne()
{
    const TableGrid grid = gridOf(QStringLiteral("<td>a</td><td>b</td><tr><td>c</td></tr>"));
    QCOMPARE(textAt(grid, 0, 1), QStringLiteral("b"));
    QCOMPARE(textAt(grid, 1, 0), QStringLiteral("c"));
}

void TestTableDiff::equalTablesHaveNoMarks()
{
    const TableDiff diff = diffOf(Plain, Plain);
    QVERIFY(diff.edits.empty());
    TableDiffView view(reasonOf(Plain, Plain), Qt::Vertical);
    QCOMPARE(
        view.findChild<QLabel*>(QStringLiteral("tableSummary"))->text(),
        QStringLiteral("The tables are equal."));
}

void TestTableDiff::marksWhatBecameOfEachCell()
{
    const TableDiff diff = diffOf(
        QStringLiteral("<tr><td>alpha</td><td>beta</td><td>gamma</td></tr>"),
        QStringLiteral("<tr><td>alpha</td><td>bets</td></tr>"));
    QCOMPARE(markAt(diff, diff.truth, 0, 0), TableMark::Same);
    QCOMPARE(markAt(diff, diff.truth, 0, 1), TableMark::Changed);
    QCOMPARE(markAt(diff, diff.answer, 0, 1), TableMark::Changed);
    QCOMPARE(markAt(diff, diff.truth, 0, 2), TableMark::Missing);
    QCOMPARE(diff.count(TableMark::Extra), 0);
    const TableDiff other = diffOf(
        QStringLiteral("<tr><td>alpha</td></tr>"),
        QStringLiteral("<tr><td>alpha</td><td>more</td></tr>"));
    QCOMPARE(markAt(other, other.answer, 0, 1), TableMark::Extra);
}

void TestTableDiff::aCellThatStandsElsewhereHasMoved()
{
    const TableDiff diff = diffOf(
        QStringLiteral("<tr><td>here</td><td>b</td><td>c</td><td>d</td></tr>"),
        QStringLiteral("<tr><td>b</td><td>c</td><td>d</td><td>here</td></tr>"));
    QCOMPARE(markAt(diff, diff.truth, 0, 0), TableMark::Moved);
    QCOMPARE(markAt(diff, diff.answer, 0, 3), TableMark::Moved);
    QCOMPARE(diff.count(TableMark::Moved), 2);
}

void TestTableDiff::otherSpansAreSaid()
{
    const TableDiff diff = diffOf(
        QStringLiteral("<tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr>"),
        QStringLiteral("<tr><td>a</td></tr><tr><td>b</td><td>c</td></tr>"));
    QCOMPARE(diff.count(TableMark::Reshaped), 1);
    QCOMPARE(diff.edits.front().truthSpans, QStringLiteral("2 × 1"));
    QCOMPARE(diff.edits.front().answerSpans, QStringLiteral("1 × 1"));
}

void TestTableDiff::aMissingRowIsMarkedBeforeItsCells()
{
    const TableDiff diff = diffOf(Plain, QStringLiteral("<tr><td>a</td><td>b</td></tr>"));
    QCOMPARE(diff.markOf(diff.truth.rowEdits.at(0)), TableMark::Same);
    QCOMPARE(diff.markOf(diff.truth.rowEdits.at(1)), TableMark::Missing);
    QCOMPARE(markAt(diff, diff.truth, 1, 1), TableMark::Missing);
}

void TestTableDiff::tagsInACellAreText()
{
    const TableGrid grid = gridOf(QStringLiteral("<tr><td><b>OR</b> &lt;img&gt;</td></tr>"));
    QCOMPARE(textAt(grid, 0, 0), QStringLiteral("<b>OR</b> <img>"));
}

void TestTableDiff::stepsThroughTheEditsInBothTables()
{
    TableDiffView view(
        reasonOf(
            Plain, QStringLiteral("<tr><td>x</td><td>b</td></tr><tr><td>c</td><td>y</td></tr>")),
        Qt::Vertical);
    view.resize(400, 500);
    view.show();
    auto* next = view.findChildren<QPushButton*>().at(1);
    QCOMPARE(next->text(), QStringLiteral("Next edit"));
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(view.pane(true)->currentCell(), view.pane(true)->grid().cellAt(0, 0));
    QCOMPARE(view.pane(false)->currentCell(), view.pane(false)->grid().cellAt(0, 0));
    QTest::mouseClick(next, Qt::LeftButton);
    QCOMPARE(view.pane(true)->currentCell(), view.pane(true)->grid().cellAt(1, 1));
    QTest::mouseClick(next, Qt::LeftButton); // round the end
    QCOMPARE(view.pane(true)->currentCell(), view.pane(true)->grid().cellAt(0, 0));
}

void TestTableDiff::choosingACellShowsItsEdit()
{
    TableDiffView view(
        reasonOf(
            Plain, QStringLiteral("<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>dd</td></tr>")),
        Qt::Vertical);
    view.resize(400, 500);
    view.show();
    DiffTable* truth = view.pane(true);
    QTest::mouseClick(
        truth->viewport(),
        Qt::LeftButton,
        Qt::NoModifier,
        truth->rectOf(truth->grid().cellAt(1, 1)).center());
    QCOMPARE(view.pane(false)->currentCell(), view.pane(false)->grid().cellAt(1, 1));
    QVERIFY(labelsOf(view).join(u'\n').contains(QStringLiteral("≠ changed, cost .500")));
    const auto texts = view.findChildren<widgets::DiffText*>();
    QCOMPARE(texts.size(), 2);
    QCOMPARE(widgets::plainText(texts.at(1)->runs()), QStringLiteral("dd"));
    QVERIFY(truth->accessibleDescription().contains(QStringLiteral("row 2, column 2, changed")));
}

void TestTableDiff::arrowKeysLeaveASpanInOneStep()
{
    TableDiffView view(
        reasonOf(
            QStringLiteral("<tr><td colspan=3>wide</td><td>end</td></tr>"),
            QStringLiteral("<tr><td colspan=3>wide</td><td>end</td></tr>")),
        Qt::Vertical);
    view.show();
    DiffTable* pane = view.pane(true);
    QTest::keyClick(pane, Qt::Key_Home);
    QTest::keyClick(pane, Qt::Key_Right);
    QCOMPARE(pane->currentCell(), pane->grid().cellAt(0, 3));
    QTest::keyClick(pane, Qt::Key_Left);
    QCOMPARE(pane->currentCell(), pane->grid().cellAt(0, 0));
}

void TestTableDiff::theReasonPaneDrawsBothTables()
{
    ReasonPane pane;
    pane.resize(380, 600);
    pane.show();
    pane.setAnswer(answerWith(reasonOf(Plain, QStringLiteral("<tr><td>a</td></tr>"))));
    QCOMPARE(pane.findChildren<DiffTable*>().size(), 2);
    const QString said = labelsOf(pane).join(u'\n');
    QVERIFY(said.contains(QStringLiteral("tree edits")));
    QVERIFY2(!said.contains(QStringLiteral("treeEdits")), "the script is drawn, not printed");
}

void TestTableDiff::opensLarge()
{
    TableDiffView view(reasonOf(Plain, Plain), Qt::Vertical);
    view.show();
    QPushButton* large = view.findChildren<QPushButton*>().at(2);
    QTest::mouseClick(large, Qt::LeftButton);
    auto* dialog = view.findChild<QDialog*>(QStringLiteral("tableDialog"));
    QVERIFY(dialog);
    QCOMPARE(dialog->findChildren<DiffTable*>().size(), 2);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!view.findChild<QDialog*>(QStringLiteral("tableDialog")));
}

void TestTableDiff::hugeTablesAreReadInTheBackground()
{
    QString rows;
    for (int row = 0; row < 500; ++row) {
        rows += QStringLiteral("<tr>") + QStringLiteral("<td rowspan=7>cell</td>").repeated(500)
            + QStringLiteral("</tr>");
    }
    const Reason reason = {
        {"rule", "TEDS"},
        {"tables", {{"truth", page(rows).toStdString()}, {"answer", page(Plain).toStdString()}}}};
    ReasonPane pane;
    pane.resize(380, 600);
    pane.show();
    pane.setAnswer(answerWith(reason));
    QVERIFY2(!pane.isSettled(), "250,000 cells are not read on the UI thread");
    QTRY_VERIFY_WITH_TIMEOUT(pane.isSettled(), 60'000);
    auto* truth = pane.findChildren<DiffTable*>().at(0);
    QCOMPARE(truth->grid().rows, 500);
    truth->verticalScrollBar()->setValue(truth->verticalScrollBar()->maximum());
    truth->horizontalScrollBar()->setValue(truth->horizontalScrollBar()->maximum() / 2);
    QVERIFY(!truth->viewport()->grab().isNull());
}

void TestTableDiff::whatWasFoundIsNotStruckThrough()
{
    using Kind = widgets::DiffRun::Kind;
    const widgets::DiffRuns runs
        = foundIn(QStringLiteral("the answer is 42."), QStringLiteral("42"), Qt::CaseSensitive);
    const widgets::DiffRuns wanted {
        {Kind::Quiet, QStringLiteral("the answer is ")},
        {Kind::Equal, QStringLiteral("42")},
        {Kind::Quiet, QStringLiteral(".")}};
    QCOMPARE(runs, wanted);
    QVERIFY(foundIn(QStringLiteral("41"), QStringLiteral("42"), Qt::CaseSensitive).isEmpty());
    QVERIFY(foundIn(QStringLiteral("41"), QString(), Qt::CaseSensitive).isEmpty());
}

QTEST_MAIN(TestTableDiff)
#include "tst_viewers_table_diff.moc"
