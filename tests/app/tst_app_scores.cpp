// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// `groundmark score` and `groundmark metric` as scripts use them, on the official files of every
/// benchmark and on input that nobody would send on purpose.
class TestScores : public QObject
{
    Q_OBJECT

    struct Outcome
    {
        int code = -1;
        QByteArray out;
        QByteArray err;
    };

    static Outcome groundmark(const QStringList& arguments, const QByteArray& input = {})
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("GROUNDMARK_PROGRAM"), arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(300'000) || process.exitStatus() != QProcess::NormalExit) {
            return {};
        }
        return {
            process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    [[nodiscard]] Outcome score(const QString& benchmark, const QByteArray& predictions)
    {
        QFile file(at(u"pred.json"_s));
        if (!file.open(QIODevice::WriteOnly)) {
            return {};
        }
        file.write(predictions);
        file.close();
        return groundmark(
            {u"score"_s,
             u"--benchmark"_s,
             benchmark,
             file.fileName(),
             u"--out"_s,
             at(u"out.json"_s)});
    }

    [[nodiscard]] QJsonArray written() const
    {
        QFile file(at(u"out.json"_s));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array()
                                              : QJsonArray();
    }

    static QJsonObject metric(const QString& name, const QByteArray& line)
    {
        const Outcome outcome = groundmark({u"metric"_s, name}, line);
        return QJsonDocument::fromJson(outcome.out).object();
    }

    [[nodiscard]] QString at(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        QVERIFY2(qEnvironmentVariableIsSet("GROUNDMARK_PROGRAM"), "run through ctest");
    }

    void ocrBenchCountsTheFourOutcomesBesideItsTable()
    {
        const Outcome outcome = score(
            u"ocrbench-v2"_s,
            R"([{"type":"math QA en","question":"q","answers":["4"],"predict":"4"},
                {"type":"text grounding en","question":"q","answers":[0,0,9,9],"predict":"nowhere"},
                {"type":"math QA en","question":"q","answers":["4"],"predict":"  "},
                {"type":"math QA en","question":"q","answers":["4"],
                 "predict":"Failed to obtain answer via API."},
                {"type":"reasoning VQA cn","question":"q","answers":["是"],"predict":"是"}])");
        QVERIFY2(outcome.code == 0, outcome.err);
        QVERIFY2(
            outcome.out.contains("2 of 5 scored, 1 unparseable, 1 refused or empty, 1 API errors"),
            outcome.out);
        // The official table knows only numbers: what has no answer is a 0 there.
        QVERIFY(outcome.out.contains("mathematical_calculation: 0.333 (Count: 3)"));
        QVERIFY(outcome.out.contains("English Overall Score: 0.167"));
        QCOMPARE(written().size(), 5);
        QCOMPARE(written()[1][u"score"_s].toDouble(-1), 0.0);
    }

    void logicOcrGenGroupsByReasoningTypes()
    {
        const Outcome outcome = score(
            u"logicocr-gen"_s,
            R"([{"choices":"A. x\nB. y","solution":"A","type":{"t":1},"response":"Answer: A"},
                {"choices":"A. x\nB. y","solution":"A","type":{"t":1},"response":"hm"}])");
        QVERIFY2(outcome.code == 0, outcome.err);
        QVERIFY(outcome.out.contains("LogicOCR_Gen accuracy: 50.0"));
        QVERIFY(outcome.out.contains("'1 reasoning type': 50.0"));
        QVERIFY(outcome.out.contains("1 of 2 scored, 1 unparseable"));
        QCOMPARE(written()[0][u"score"_s].toInt(-1), 1);
        QCOMPARE(written()[1][u"score"_s].toInt(-1), 0);
    }

    void logicOcrRealTakesTheJudgesWord()
    {
        const Outcome outcome = score(
            u"logicocr-real"_s,
            R"([{"type":"temporal reasoning","response":"x","evaluation":{"correct":true}},
                {"type":"temporal reasoning","response":"y","evaluation":{"correct":false}},
                {"type":"decision reasoning","response":"z"}])");
        QVERIFY2(outcome.code == 0, outcome.err);
        QVERIFY(outcome.out.contains("LogicOCR_Real accuracy: 50.0"));
        QVERIFY(outcome.out.contains("'temporal': 50.0"));
        QVERIFY(outcome.out.contains("2 of 3 scored, 1 unparseable"));
        QCOMPARE(written().size(), 3);
    }

    void logicOcrReadingPrintsThePapersTable()
    {
        const Outcome outcome = score(
            u"logicocr-ocr"_s,
            R"([{"context":"one two","question":"three","choices":"four five",
                 "ocr_res":"one two three four five"},
                {"context":"one two","question":"three","choices":"four five",
                 "ocr_res":"one two three four fivx"},
                {"context":"one two","question":"three","choices":"four five","ocr_res":""}])");
        QCOMPARE(outcome.code, 1); // the official program stops at the empty text
        QVERIFY(outcome.err.contains("It has no part in the means."));
        QVERIFY2(
            outcome.out.contains("Edit Distance  F1-score  Precision  Recall  BLEU  METEOR"),
            outcome.out);
        QVERIFY2(outcome.out.contains("0.022      90.0       90.0    90.0"), outcome.out);
        QVERIFY(outcome.out.contains("edit_dist: 0.0217"));
        QCOMPARE(written()[0][u"edit_dist"_s].toDouble(-1), 0.0);
        QCOMPARE(written()[1][u"f_measure"_s].toDouble(-1), 0.8);
    }

    void hostileLinesGetAScoreOrAWord_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("hasScore");
        const auto row
            = [](const char* tag, const char* name, const QByteArray& line, bool hasScore = true) {
                  QTest::newRow(tag) << QString::fromLatin1(name) << line << hasScore;
              };
        const auto item
            = [](const char* type, const QByteArray& predict, const char* answer) -> QByteArray {
            return "{\"type\":\"" + QByteArray(type) + "\",\"question\":\"html\",\"answers\":[\""
                + answer + "\"],\"predict\":\"" + predict + "\"}";
        };
        row("20 MB against 20 MB",
            "anls",
            "{\"pred\":\"" + QByteArray(20'000'000, 'a') + "\",\"gt\":\""
                + QByteArray(20'000'000, 'b') + "\"}");
        row("2 MB of words",
            "f-measure",
            "{\"pred\":\"" + QByteArray("word other ").repeated(200'000) + "\",\"gt\":\"word\"}");
        row("a 4 MB answer to a short question",
            "vqa",
            "{\"answers\":[\"yes\"],\"predict\":\"" + QByteArray(4'000'000, 'n') + "\"}");
        row("deep HTML",
            "ocrbench-v2",
            item(
                "table parsing cn",
                QByteArray("<table><tr><td>").repeated(100'000),
                "<table><tr><td>x</td></tr></table>"));
        row("a flood of open tags",
            "ocrbench-v2",
            item(
                "table parsing cn",
                "<table>" + QByteArray("<b><i>").repeated(300'000),
                "<table><tr><td>x</td></tr></table>"));
        row("500 x 500 with wild rowspans",
            "ocrbench-v2",
            item(
                "table parsing cn",
                "<table>"
                    + QByteArray(
                          "<tr>" + QByteArray("<td rowspan=99999 colspan=77>x</td>").repeated(500)
                          + "</tr>")
                          .repeated(500)
                    + "</table>",
                "<table><tr><td>x</td></tr></table>"));
        row("a rowspan of a thousand digits",
            "ocrbench-v2",
            item(
                "table parsing cn",
                "<table><tr><td rowspan=" + QByteArray(1000, '9') + ">x</td></tr></table>",
                "<table><tr><td>x</td></tr></table>"));
        row("invalid UTF-8", "anls", "{\"pred\":\"\xff\xfe\xc3\",\"gt\":\"\xed\xa0\x80\"}");
        row("NUL", "teds", R"({"pred":"<table>\u0000<td>","gt":"<table>"})");
        row("a NUL byte", "anls", QByteArray("{\"pred\":\"a\0b\",\"gt\":\"ab\"}", 23), false);
        row("1e999", "counting", R"({"answers":[1e999],"predict":"1","eval":"regression"})", false);
        row("1e999 as a corner", "iou", R"({"a":[0,0,1e999,9],"b":[0,0,9,9]})");
        row("NaN as a value", "bootstrap-ci", R"({"values":[NaN,1]})");
        row("a number of a million digits",
            "counting",
            "{\"answers\":[\"1\"],\"predict\":\"" + QByteArray(1'000'000, '7')
                + "\",\"eval\":\"regression\"}",
            false);
        row("deep literal",
            "spotting",
            "{\"bbox\":[],\"content\":[],\"predict\":\"" + QByteArray(200'000, '[') + "\"}");
        QByteArray laughs = "{'a0': 'ha'";
        for (int i = 1; i < 3000; ++i) {
            laughs += ", 'a" + QByteArray::number(i) + "': ['a', {'a': ['a', {'a': ['a']}]}]";
        }
        row("a dict like a billion laughs",
            "chart-parsing",
            "{\"answers\":[{\"a\":\"1\"}],\"predict\":\"" + laughs + "}\"}");
        row(
            "alternatives beyond counting",
            "ocrbench-v2",
            "{\"type\":\"key information extraction en\",\"question\":\"q\",\"answers\":[{" + [] {
                QByteArray fields;
                for (int i = 0; i < 60; ++i) {
                    fields += (i > 0 ? ",\"" : "\"") + QByteArray::number(i)
                        + "\":[\"a\",\"b\",\"c\"]";
                }
                return fields;
            }() + "}],\"predict\":\"{'0': 'c'}\"}");
        row("deep JSON", "anls", QByteArray(1'000'000, '['), false);
        row("no JSON at all", "teds", "<html>", false);
    }

    void hostileLinesGetAScoreOrAWord()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, line);
        QFETCH(bool, hasScore);
        const Outcome outcome
            = groundmark({u"metric"_s, name, u"--explain"_s}, line + "\n{\"pred\":\"\"}\n");
        QVERIFY2(outcome.code == 0 || outcome.code == 1, "the program has died");
        // Not parsed here: the official programs write Infinity and NaN, which is Python's JSON
        // only.
        const QList<QByteArray> lines = outcome.out.trimmed().split('\n');
        const bool wasLeftOut = lines.size() == 1;
        if (hasScore) {
            QVERIFY2(!wasLeftOut && lines.first().contains("\"score\": "), outcome.err);
            QVERIFY(!lines.first().contains("\"score\": null"));
        } else if (wasLeftOut) {
            QCOMPARE(outcome.code, 1);
            QVERIFY(outcome.err.contains("line 1"));
        } else {
            QVERIFY(lines.first().contains("\"note\": "));
        }
        QVERIFY2(lines.last().contains("\"pred\": \"\""), "the line after it is still looked at");
    }

    void linesComeOutAsTheyGoIn()
    {
        const QJsonObject line = metric(
            u"kappa"_s, R"({"rater_a":["y","n"],"rater_b":["y","n"],"kept":[1,{"a":null}]})");
        QCOMPARE(line[u"score"_s].toDouble(), 1.0);
        QVERIFY(line[u"kept"_s].isArray());
    }
};

QTEST_GUILESS_MAIN(TestScores)
#include "tst_app_scores.moc"
