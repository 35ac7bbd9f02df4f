// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/viewers/compare_fixture.h"
#include "storage/note_repository.h"
#include "viewers/compare/answer_pane.h"
#include "viewers/compare/inspect_workspace.h"
#include "viewers/compare/notes_pane.h"
#include "viewers/compare/side_pane.h"
#include "viewers/report/failure_figure.h"
#include "viewers/report/report_pdf.h"
#include "viewers/report/visible_text.h"
#include "widgets/diff_text.h"

#include <QAction>
#include <QLabel>
#include <QTableView>
#include <QTextEdit>
#include <QXmlStreamReader>

using namespace groundmark;
using namespace groundmark::viewers;

/// What models (and people) write is text wherever it is shown: nothing of it is rendered, fetched
/// or acts, and nothing of it keeps the window from going on.
class TestHostileReplies : public QObject
{
    Q_OBJECT

private slots:
    void staysTextInEveryPane_data() { rows(); }
    void staysTextInEveryPane();
    void staysTextInReportsAndFigures_data() { rows(); }
    void staysTextInReportsAndFigures();
    void actingCharactersBecomeSigns();

private:
    static void rows();
    /// Everything that a model or a person can write, written by this one.
    void fill(testing::CompareFixture& fixture, const QString& text);
};

void TestHostileReplies::rows()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };
    row("script", QStringLiteral("<script>alert(1)</script>"));
    row("remote image", QStringLiteral("<img src=\"http://localhost:9/x.png\" onerror=\"alert(1)\">"));
    row("local file", QStringLiteral("<img src=\"file:///etc/hostname\"><a href=\"file:///etc/passwd\">x</a>"));
    row("style and frame", QStringLiteral("<style>*{display:none}</style><iframe src=\"http://localhost:9\"></iframe>"));
    row("closes the page", QStringLiteral("</td></table></body></html><h1>BIG</h1>"));
    row("terminal", QStringLiteral("\x1b[2J\x1b]0;title\x07\x1b[31mred"));
    row("bidi override", QStringLiteral("safe \u202Egnp.exe\u202C \u2066x\u2069"));
    row("NUL", QStringLiteral("before") + QChar(0) + QStringLiteral("after"));
    row("lonely surrogate", QStringLiteral("a") + QChar(char16_t(0xD800)) + QStringLiteral("b"));
    row("LaTeX", QStringLiteral("\\input{/etc/passwd}\\write18{id} $%&_#^~{}"));
    row("ten million characters", QString(10'000'000, u'x'));
}

void TestHostileReplies::fill(testing::CompareFixture& fixture, const QString& text)
{
    fixture.answer(fixture.a, 0, Outcome::Scored, 0.5, text, text.left(100'000));
    fixture.answer(fixture.b, 0, Outcome::ApiError, 0.0, {}, {}, text.left(100'000));
    const Note note {NoteId::create(), fixture.ids[0], text.left(200), QDateTime::currentDateTimeUtc(), false, text.left(100'000)};
    QVERIFY(storage::NoteRepository(fixture.session.project()->database()).store(note));
}

void TestHostileReplies::staysTextInEveryPane()
{
    QFETCH(QString, text);
    testing::CompareFixture fixture;
    fill(fixture, text);
    imaging::ImageStore images;
    imaging::Thumbnailer thumbnailer;
    InspectWorkspace workspace(fixture.session, images, thumbnailer);
    workspace.resize(1376, 814);
    workspace.show();
    workspace.activate();
    workspace.settle();
    workspace.findChild<SidePane*>()->startNote();
    workspace.settle();
    QVERIFY(workspace.findChild<NotesPane*>()->isVisible());
    workspace.grab(); // whatever is painted must not fall over it
    for (const QLabel* label : workspace.findChildren<QLabel*>()) {
        QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'), qPrintable(label->text().left(200)));
    }
    for (const QTextEdit* editor : workspace.findChildren<QTextEdit*>()) {
        QVERIFY2(editor->toPlainText().isEmpty(), "a pane renders rich text");
    }
    for (const QWidget* widget : workspace.findChildren<QWidget*>()) {
        const QString tip = widget->toolTip();
        QVERIFY2(!Qt::mightBeRichText(tip) || !tip.contains(QStringLiteral("src=\"")), qPrintable(tip.left(200)));
    }
}

void TestHostileReplies::staysTextInReportsAndFigures()
{
    QFETCH(QString, text);
    testing::CompareFixture fixture;
    fill(fixture, text);
    storage::Project& project = *fixture.session.project();
    Run run = **storage::RunRepository(project.database()).find(fixture.a);
    run.name = text.left(200);
    run.model = text.left(200);
    QVERIFY(storage::RunRepository(project.database()).store(run));
    const auto report = buildRunReport(project, {}, fixture.session.benchmarks());
    QVERIFY(report.hasValue());
    const QByteArray page = toHtml(*report);
    for (const char* tag : {"<script", "<img", "<iframe", "<a ", "<h1>BIG"}) {
        QVERIFY2(!page.contains(tag), tag);
    }
    QVERIFY(toPdf(*report).startsWith("%PDF"));
    const std::vector<Run> runs = *storage::RunRepository(project.database()).ofDataset(fixture.dataset);
    const auto sample = readCompareSample(project, fixture.session.benchmarks(), fixture.ids[0], runs);
    QVERIFY(sample.hasValue());
    for (const char* ending : {"svg", "pdf", "png"}) {
        const QString path = fixture.folder.filePath(QStringLiteral("figure.") + QString::fromLatin1(ending));
        const auto written = writeFigure(*sample, path);
        QVERIFY2(written.hasValue(), written ? "" : qPrintable(written.error().toText()));
    }
    QFile svg(fixture.folder.filePath(QStringLiteral("figure.svg")));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&svg);
    while (!reader.atEnd()) {
        reader.readNext();
        QVERIFY2(reader.name() != u"script" && reader.name() != u"foreignObject" && reader.name() != u"a", "acts");
        const auto link = reader.attributes().value(QStringLiteral("xlink:href"));
        QVERIFY2(link.isEmpty() || link.startsWith(QStringLiteral("data:")), qPrintable(link.toString().left(100)));
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void TestHostileReplies::actingCharactersBecomeSigns()
{
    QCOMPARE(visibleText(QStringLiteral("\x1b[2J")), QStringLiteral("␛[2J"));
    QCOMPARE(visibleText(QStringLiteral("a\r\nb\tc")), QStringLiteral("a \nb\tc"));
    QCOMPARE(visibleText(QString(QChar(0))), QStringLiteral("␀"));
    QVERIFY(!visibleText(QStringLiteral("x\u202Ey")).contains(QChar(0x202E)));
    QCOMPARE(visibleText(QString(10, u'x'), 4), QStringLiteral("xxxx… (6 more characters)"));
}

QTEST_MAIN(TestHostileReplies)
#include "tst_viewers_hostile_replies.moc"
