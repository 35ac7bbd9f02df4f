// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/official_file.h"
#include "evaluation/metrics/filter.h"
#include "evaluation/metrics/teds.h"
#include "evaluation/metrics/text.h"

#include <QtTest>

using namespace groundmark;
using namespace groundmark::evaluation;

/// Input that nobody would send on purpose gets a score or a stated reason, within seconds.
class TestMetrics : public QObject
{
    Q_OBJECT

private slots:
    void twentyMegabytesAreCompared()
    {
        const std::string a(20'000'000, 'a');
        const std::string b(20'000'000, 'b');
        QCOMPARE(anls(a, a, Explain::No).value, 1.0);
        QCOMPARE(anls(a, b, Explain::No).value, 0.0);
    }

    void tooLargeTablesAreSaidToBeUnparseable()
    {
        Text html = U"<html><body><table>";
        for (int row = 0; row < 500; ++row) {
            html += U"<tr>";
            for (int column = 0; column < 500; ++column) {
                html += U"<td rowspan=99999>x</td>";
            }
            html += U"</tr>";
        }
        html += U"</table></body></html>";
        QCOMPARE(teds(html, html, {}, Explain::No).finding, Finding::Unparseable);
    }

    void oddLinesNeverCrash_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("huge number") << QByteArray(
            R"({"type":"text counting en","eval":"regression","answers":[1e999],"predict":"1"})");
        QTest::newRow("NUL") << QByteArray(
            R"({"type":"table parsing cn","answers":["<table></table>"],"predict":"<table>\u0000<td>"})");
        QTest::newRow("invalid UTF-8") << QByteArray(
            "{\"type\":\"full-page OCR en\",\"answers\":[\"\xff\xfe\"],\"predict\":\"\xc3\"}");
        QTest::newRow("deep literal")
            << "{\"type\":\"text spotting "
               "en\",\"answers\":[],\"bbox\":[],\"content\":[],\"predict\":\""
                + QByteArray(100'000, '[') + "\"}";
        QTest::newRow("deep HTML")
            << "{\"type\":\"table parsing cn\",\"answers\":[\"<table>\"],\"predict\":\""
                + QByteArray("<table><tr><td>").repeated(20'000) + "\"}";
    }

    void oddLinesNeverCrash()
    {
        QFETCH(QByteArray, line);
        const Lexicons lexicons;
        const auto result = filterLine(
            *findMetricFilter("ocrbench-v2"), line.toStdString(), 1, lexicons, Explain::Yes);
        QVERIFY(result.hasValue());
    }

    void aFileThatEndsEarlyIsScoredAsFarAsItGoes()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("cut.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"([{"type":"math QA en","question":"q","answers":["4"],"predict":"4"},{"type":)");
        file.close();
        const auto result = scoreOfficialFiles(
            QStringLiteral("ocrbench-v2"), {file.fileName()}, {}, Lexicons(), {});
        QVERIFY(result.hasValue());
        QCOMPARE(result->items, 1);
        QCOMPARE(result->problemCount, 1);
    }
};

QTEST_GUILESS_MAIN(TestMetrics)
#include "tst_evaluation_metrics.moc"
