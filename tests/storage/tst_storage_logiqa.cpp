// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;
using namespace Qt::StringLiterals;

namespace {

const QByteArray Good = "\na\nAll birds are blue.\nWhat follows?\nA.Some are\nB.None are\nC. Red\nD Nothing\n";

/// Kind and line of each issue.
QStringList told(const ImportReport& report)
{
    QStringList lines;
    for (const Issue& issue : report.issues) {
        lines.append(u"%1:%2"_s.arg(issue.kind).arg(issue.row));
    }
    lines.sort();
    return lines;
}

std::vector<Sample> samplesOf(const Bench& bench)
{
    std::vector<Sample> samples;
    const auto sets = DatasetRepository(bench.project->database()).list();
    const SampleRepository repository(bench.project->database());
    const auto ids = repository.ids(sets->front().dataset.id);
    for (const SampleId id : *ids) {
        samples.push_back(**repository.find(id));
    }
    return samples;
}

} // namespace

/// The corpora of LogicOCR-Gen, sound and damaged.
class TestLogiqa : public QObject
{
    Q_OBJECT

private slots:
    void eightLinesBecomeASample()
    {
        Bench bench;
        const QString path = bench.write(u"Test.txt"_s, Good + Good.chopped(1));
        QCOMPARE(bench.formats.sniff(path)->name(), u"logiqa"_s);
        const auto report = bench.import(u"logiqa"_s, {path, {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, 2);
        QVERIFY(!report->hasWarnings());
        const Sample sample = samplesOf(bench).front();
        QCOMPARE(sample.externalId, u"Test-1"_s);
        QCOMPARE(sample.language, u"en"_s);
        const Question& question = sample.questions.front();
        QCOMPARE(question.context, u"All birds are blue."_s);
        QCOMPARE(question.text, u"What follows?"_s);
        QCOMPARE(question.choices, QStringList({u"A. Some are"_s, u"B. None are"_s, u"C. Red"_s, u"D. Nothing"_s}));
        QCOMPARE(question.answers.front().text, u"A"_s);
        QCOMPARE(DatasetRepository(bench.project->database()).list()->front().dataset.benchmark, u"logicocr-gen"_s);
    }

    void damagedRecordsAreToldByLineAndTheNextIsFound()
    {
        Bench bench;
        QByteArray text = Good; // lines 1–8
        text += "\nb\nContext.\nQuestion?\nA.one\nB.two\nC.three\n"; // 9–15: an option is missing
        text += "\ne\nContext.\nQuestion?\nA.one\nB.two\nC.three\nD.four\n"; // 16–23: no such answer
        text += "\nc\nCon\xd6\xd0\xb9\xfatext.\nQuestion?\nA.one\nB.two\nC.three\nD.four\n"; // 24–31: GBK
        text += "\nc\nContext.\nQuestion?\nA.one\nB.\nC.three\nD.four\n"; // 32–39: an empty option
        text += "\nd\nContext.\nQuestion?\nA.one\nB.two\nC.three\nD.four\nE.five\n"; // 40–48: one too many
        text += Good; // 49–56
        const auto report = bench.import(u"logiqa"_s, {bench.write(u"bad.txt"_s, text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(
            told(*report),
            QStringList({u"answer-out-of-range:17"_s, u"missing-option:10"_s, u"missing-option:33"_s,
                         u"mixed-encoding:26"_s, u"unreadable-row:41"_s}));
        QCOMPARE(report->newSamples, 2);
        QVERIFY(report->hasWarnings());
        QCOMPARE(samplesOf(bench).back().externalId, u"bad-7"_s);
    }

    void jsonLinesBecomeSamples()
    {
        Bench bench;
        QByteArray text
            = "{\"id\": 5, \"answer\": 3, \"text\": \"T.\", \"question\": \"Q?\", \"options\": [\"a\", \"b\", \"c\", "
              "\"d\"], \"type\": {\"Necessry Condtional Reasoning\": true, \"Categorical Reasoning\": true}}\n";
        text += "{\"example_id\": 6, \"answer\": 0, \"text\": \"公园在北边，河在南边。\", \"question\": \"哪里？\", "
                "\"options\": [\"A.北\", \"B.南\", \"C.东\", \"D.西\"]}\n";
        const QString path = bench.write(u"two.txt"_s, text);
        QCOMPARE(bench.formats.sniff(path)->name(), u"logiqa2"_s);
        const auto report = bench.import(u"logiqa2"_s, {path, {}, {}, {}, false});
        VERIFY_RESULT(report);
        const std::vector<Sample> samples = samplesOf(bench);
        QCOMPARE(samples.size(), size_t(2));
        QCOMPARE(samples[0].task, u"categorical, necessary_conditional"_s);
        QCOMPARE(samples[0].questions[0].answers[0].text, u"D"_s);
        QVERIFY(samples[0].extra.contains("\"id\":5"));
        QCOMPARE(samples[1].language, u"zh"_s);
        QCOMPARE(samples[1].questions[0].choices[0], u"A. 北"_s);
    }

    void damagedJsonLinesAreTold()
    {
        Bench bench;
        const auto line = [](const QByteArray& answer, const QByteArray& options) -> QByteArray {
            return "{\"answer\": " + answer + ", \"text\": \"T.\", \"question\": \"Q?\", \"options\": [" + options + "]}\n";
        };
        const QByteArray four = "\"a\", \"b\", \"c\", \"d\"";
        QByteArray text = line("0", four);
        text += line("4", four);
        text += line("\"b\"", four);
        text += line("1", "\"a\", \"b\", \"c\"");
        text += line("1", "\"a\", \"\", \"c\", \"d\"");
        text += "{\"answer\": 1,\n";
        text += line("1", "\"a\xd6\xd0\", \"b\", \"c\", \"d\"");
        const auto report = bench.import(u"logiqa2"_s, {bench.write(u"bad.txt"_s, text), {}, {}, {}, false});
        VERIFY_RESULT(report);
        QCOMPARE(
            told(*report),
            QStringList({u"answer-out-of-range:2"_s, u"answer-out-of-range:3"_s, u"missing-option:4"_s,
                         u"missing-option:5"_s, u"mixed-encoding:7"_s, u"unreadable-row:6"_s}));
        QCOMPARE(report->newSamples, 1);
    }

    void otherFilesAreRefused()
    {
        Bench bench;
        for (const QByteArray& text : {QByteArray("\xff\xfe" "a\0b\0", 6), QByteArray("just\nsome\ntext\n"), QByteArray("\n \n")}) {
            QVERIFY(!bench.import(u"logiqa"_s, {bench.write(u"x.txt"_s, text), {}, {}, {}, false}));
            QVERIFY(!bench.import(u"logiqa2"_s, {bench.write(u"x.txt"_s, text), {}, {}, {}, false}));
        }
    }

    void thePublishedTestSetsAreReadWhole()
    {
        // The Chinese file has one record whose right option is empty.
        const std::tuple<QString, QString, qint64, QStringList> sets[] {
            {u"LogiQA_Test.txt"_s, u"logiqa"_s, 651, {}}, {u"LogiQA2.0_test.txt"_s, u"logiqa2"_s, 1572, {}},
            {u"LogiQA2.0_test_zh.txt"_s, u"logiqa2"_s, 1593, {u"missing-option:272"_s}}};
        for (const auto& [file, format, count, damaged] : sets) {
            const QString path = groundmark::testing::sharedData(u"logiqa/"_s + file);
            if (path.isEmpty()) {
                QSKIP("the published data are not beside the checkout");
            }
            Bench bench;
            QCOMPARE(bench.formats.sniff(path)->name(), format);
            const auto report = bench.import(format, {path, {}, {}, {}, false});
            VERIFY_RESULT(report);
            QCOMPARE(report->newSamples, count);
            QCOMPARE(told(*report), damaged);
        }
    }
};

QTEST_GUILESS_MAIN(TestLogiqa)
#include "tst_storage_logiqa.moc"
