// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/edits.h"
#include "storage/question_repository.h"
#include "storage/region_repository.h"
#include "storage/review_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using namespace groundmark::testing;

namespace {

/// As json.dump(…, indent=4) writes it, with an order of keys of its own.
const QByteArray Official = R"([
    {
        "image": "7.png",
        "id": 7,
        "question": "Which is later, \u00e9t\u00e9 or \u51ac?",
        "solution": "\u51ac",
        "type": "temporal reasoning",
        "empty": [],
        "share": 0.25
    },
    {
        "image": "8.png",
        "id": 8,
        "question": "How many\nlines?",
        "hint": {
            "a": [
                1,
                null
            ]
        },
        "solution": "3",
        "type": "mathematical reasoning"
    }
])";

/// The same with what is written in an uncommon way.
const QByteArray Generation = R"([
    {
        "id": 0,
        "context": "c",
        "question": "q",
        "choices": "A. x\nB. y",
        "solution": "B",
        "caption_or_not": "yes",
        "caption": "A stadium.",
        "handwritten": "no",
        "tokens": 108
    }
])";

const QByteArray OwnQuestion = R"({"format": "groundmark-logicocr", "version": 1, "samples": [
    {"id": "12", "question": "q?", "answers": ["a"], "type": "decision reasoning"}]})";

Sample sampleOf(const Bench& bench, const QString& id)
{
    const auto found = SampleRepository(bench.project->database()).findByExternalId({1}, id);
    if (!found || !*found) {
        qFatal("no sample %s", qPrintable(id));
    }
    return **found;
}

/// Gives sample 7 a cue, two hops, a further answer, time and a review.
QuestionDesign craft(Bench& bench)
{
    Database& database = bench.project->database();
    const Sample sample = sampleOf(bench, QStringLiteral("7"));
    Region cue;
    cue.id = RegionId::create();
    cue.sample = sample.id;
    cue.role = RegionRole::Cue;
    cue.shape = Shape::box({10, 20, 30, 10});
    cue.text = QStringLiteral("Prices: 14,99 €");
    const HopId first = HopId::create();
    QuestionDesign design {
        sample.id, QStringLiteral("document"), QStringLiteral("DocVQA"), QStringLiteral("CC BY 4.0"),
        QStringLiteral("Read it."),
        {{first, {cue.id}, {}, HopOperation::Read, QStringLiteral("the price")},
         {HopId::create(), {}, {first}, HopOperation::Calculate, QStringLiteral("20 − 14,99 = 5,01")}},
        {QStringLiteral("ambiguous")}};
    Question asked = sample.questions.first();
    Question answered = asked;
    answered.answers.append({QStringLiteral("winter"), {}});
    const Annotator editor = *ReviewRepository(database).ensureAnnotator(QStringLiteral("Eda"));
    const Review review {
        ReviewId::create(), sample.id, editor.id, QStringLiteral("question review"), ReviewVerdict::Rejected,
        QStringLiteral("ambiguous"), QStringLiteral("which year?")};
    EditWriter writer(database, QStringLiteral("Ada"));
    const auto seq = writer.apply(
        {QStringLiteral("question.text"), sample.id,
         {{std::nullopt, cue}, {std::nullopt, design}, {asked, answered}, {std::nullopt, review}}});
    const Annotator author = *ReviewRepository(database).ensureAnnotator(QStringLiteral("Ada"));
    const auto timed = QuestionRepository(database).addSeconds(sample.id, author.id, 1800.0);
    if (!seq || !timed) {
        qFatal("not written");
    }
    return design;
}

} // namespace

/// LogicOCR's official files byte for byte, and Groundmark's own with all that was crafted.
class TestLogicOcrFiles : public QObject
{
    Q_OBJECT

private slots:
    void officialFilesComeOutByteForByte_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("Real, keys in another order") << QStringLiteral("logicocr-real") << Official;
        QTest::newRow("Gen, generation file") << QStringLiteral("logicocr-gen") << Generation;
        const QString published = sharedData(QStringLiteral("logicocr/samples.json"));
        if (!published.isEmpty()) {
            QTest::newRow("Gen, published") << QStringLiteral("logicocr-gen") << readFile(published);
        }
    }

    void officialFilesComeOutByteForByte()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, text);
        Bench bench;
        ImportOptions options;
        options.path = bench.write(QStringLiteral("in.json"), text);
        options.dataset = QStringLiteral("d");
        VERIFY_RESULT(bench.import(format, options));
        const auto report = bench.exportTo(format, bench.path(QStringLiteral("out.json")), options.dataset);
        VERIFY_RESULT(report);
        QCOMPARE(readFile(bench.path(QStringLiteral("out.json"))), text);
        QVERIFY(report->issues.empty());
    }

    void anOfficialFileLeavesOutWhatItHasNoPlaceForAndSaysSo()
    {
        Bench bench;
        ImportOptions options;
        options.path = bench.write(QStringLiteral("in.json"), Official);
        options.dataset = QStringLiteral("d");
        VERIFY_RESULT(bench.import(QStringLiteral("logicocr-real"), options));
        craft(bench);
        Sample unasked;
        unasked.dataset = {1};
        unasked.externalId = QStringLiteral("9");
        VERIFY_RESULT(SampleRepository(bench.project->database()).add(unasked));
        VERIFY_RESULT(SampleRepository(bench.project->database())
                          .setState(sampleOf(bench, QStringLiteral("8")).id, SampleState::Rejected));

        const auto report = bench.exportTo(
            QStringLiteral("logicocr-real"), bench.path(QStringLiteral("out.json")), options.dataset);
        VERIFY_RESULT(report);
        QCOMPARE(report->samples, 1);
        const QByteArray expected = Official.left(Official.indexOf(",\n    {\n        \"image\": \"8.png\"")) + "\n]";
        QCOMPARE(readFile(bench.path(QStringLiteral("out.json"))), expected);
        QStringList kinds;
        for (const Issue& issue : report->issues) {
            kinds.append(issue.kind);
        }
        QCOMPARE(kinds, QStringList({QStringLiteral("no-question"), QStringLiteral("rejected"), QStringLiteral("crafting")}));
    }

    void questionsOfOnesOwnAreWrittenWithNumbersForIdsAndTheUsualKeys()
    {
        Bench bench;
        ImportOptions options;
        options.path = bench.write(QStringLiteral("in.json"), OwnQuestion);
        options.dataset = QStringLiteral("own");
        VERIFY_RESULT(bench.import(QStringLiteral("logicocr-crafted"), options));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("logicocr-real"), bench.path(QStringLiteral("out.json")), options.dataset));
        QCOMPARE(
            readFile(bench.path(QStringLiteral("out.json"))),
            QByteArray("[\n    {\n        \"id\": 12,\n        \"question\": \"q?\",\n        \"solution\": \"a\",\n"
                       "        \"type\": \"decision reasoning\"\n    }\n]"));
    }

    void whatWasCraftedTravelsWhole()
    {
        Bench bench;
        ImportOptions options;
        options.path = bench.write(QStringLiteral("in.json"), Official);
        options.dataset = QStringLiteral("d");
        VERIFY_RESULT(bench.import(QStringLiteral("logicocr-real"), options));
        const QuestionDesign design = craft(bench);
        const QString file = bench.path(QStringLiteral("crafted.json"));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("logicocr-crafted"), file, options.dataset));

        Bench other;
        QCOMPARE(other.formats.sniff(file)->name(), QStringLiteral("logicocr-crafted"));
        ImportOptions again;
        again.path = file;
        again.dataset = QStringLiteral("d");
        for (const char* time : {"first", "second"}) { // nothing is doubled by reading it again
            VERIFY_RESULT(other.import(QStringLiteral("logicocr-crafted"), again));
            const Sample sample = sampleOf(other, QStringLiteral("7"));
            QCOMPARE(sample.task, QStringLiteral("temporal reasoning"));
            QCOMPARE(sample.questions.first().answers.value(1).text, QStringLiteral("winter"));
            Database& database = other.project->database();
            auto found = *QuestionRepository(database).find(sample.id);
            QVERIFY2(found.has_value(), time);
            found->sample = design.sample;
            QVERIFY2(*found == design, time);
            QCOMPARE(*QuestionRepository(database).secondsOf({1}), std::vector<double> {1800.0});
            const auto reviews = *ReviewRepository(database).ofSample(sample.id);
            QCOMPARE(reviews.size(), 1U);
            QCOMPARE(reviews.front().note, QStringLiteral("which year?"));
            const auto regions = *RegionRepository(database).ofSample(sample.id);
            QCOMPARE(regions.size(), 1U);
            QCOMPARE(regions.front().text, QStringLiteral("Prices: 14,99 €"));
        }
    }

    void aCopyInTheSameProjectGetsCuesOfItsOwn()
    {
        Bench bench;
        ImportOptions options;
        options.path = bench.write(QStringLiteral("in.json"), Official);
        options.dataset = QStringLiteral("d");
        writeImage(bench.path(QStringLiteral("7.png")), {100, 80});
        VERIFY_RESULT(bench.import(QStringLiteral("logicocr-real"), options));
        const QuestionDesign design = craft(bench);
        ImportOptions copy;
        copy.path = bench.path(QStringLiteral("crafted.json"));
        copy.dataset = QStringLiteral("copy");
        VERIFY_RESULT(bench.exportTo(QStringLiteral("logicocr-crafted"), copy.path, options.dataset));
        VERIFY_RESULT(bench.import(QStringLiteral("logicocr-crafted"), copy));

        Database& database = bench.project->database();
        const auto found = *SampleRepository(database).findByExternalId({2}, QStringLiteral("7"));
        QVERIFY(found.has_value());
        const auto copied = *QuestionRepository(database).find(found->id);
        QVERIFY(copied.has_value());
        const auto regions = *RegionRepository(database).ofSample(found->id);
        QCOMPARE(regions.size(), 1U);
        QCOMPARE(copied->hops.first().cues, QList<RegionId> {regions.front().id});
        QVERIFY(copied->hops.first().cues != design.hops.first().cues);
    }

    void theListKnowsEveryQuestionOfItsDataset()
    {
        Bench bench;
        ImportOptions options;
        options.path = bench.write(QStringLiteral("in.json"), Official);
        options.dataset = QStringLiteral("d");
        VERIFY_RESULT(bench.import(QStringLiteral("logicocr-real"), options));
        craft(bench);
        QuestionRepository questions(bench.project->database());
        const auto list = *questions.list({1});
        QCOMPARE(list.size(), 2U);
        QCOMPARE(list.front().scenario, QStringLiteral("document"));
        QCOMPARE(list.front().task, QStringLiteral("temporal reasoning"));
        QCOMPARE(list.back().text, QStringLiteral("How many\nlines?"));
        QCOMPARE(list.back().answer, QStringLiteral("3"));
        QCOMPARE(*questions.authors(list.front().sample), QStringList {QStringLiteral("Ada")});
        QCOMPARE(questions.authors(list.back().sample)->size(), 0);
    }

    void aTryIsKeptWithTheWordsThatItWasAsked()
    {
        Bench bench;
        ImportOptions options;
        options.path = bench.write(QStringLiteral("in.json"), Official);
        options.dataset = QStringLiteral("d");
        VERIFY_RESULT(bench.import(QStringLiteral("logicocr-real"), options));
        QuestionRepository questions(bench.project->database());
        QuestionTry attempt;
        attempt.sample = sampleOf(bench, QStringLiteral("7")).id;
        attempt.at = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
        attempt.model = QStringLiteral("m");
        attempt.setting = QStringLiteral("cot");
        attempt.question = QStringLiteral("q");
        attempt.request = QStringLiteral("{}");
        attempt.raw = QStringLiteral("Answer: <b>x</b>");
        attempt.outputTokens = 12;
        VERIFY_RESULT(questions.add(attempt));
        attempt.raw = QStringLiteral("Answer: y");
        attempt.outputTokens.reset();
        VERIFY_RESULT(questions.add(attempt));
        const auto tries = *questions.tries(attempt.sample);
        QCOMPARE(tries.size(), 2U);
        QCOMPARE(tries.front().raw, QStringLiteral("Answer: y"));
        QVERIFY(!tries.front().outputTokens);
        QCOMPARE(tries.back().at, attempt.at);
        QCOMPARE(tries.back().outputTokens, std::optional(12));
    }
};

QTEST_GUILESS_MAIN(TestLogicOcrFiles)
#include "tst_storage_logicocr.moc"
