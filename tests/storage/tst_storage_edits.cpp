// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/edits.h"
#include "storage/journal.h"
#include "storage/label_repository.h"
#include "storage/reasoning_repository.h"
#include "storage/records.h"
#include "storage/review_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;

/// A record of every kind, and what an edit makes of it.
struct Pair
{
    Record before;
    Record after;
};

class TestEdits : public QObject
{
    Q_OBJECT

    SampleId m_sample;
    std::vector<Pair> m_pairs;

    void prepare(Bench& bench)
    {
        Database& database = bench.project->database();
        const auto dataset
            = DatasetRepository(database).add({{}, QStringLiteral("d"), {}, {}, {}, 1, false, {}});
        Sample sample;
        sample.dataset = *dataset;
        sample.externalId = QStringLiteral("s");
        m_sample = *SampleRepository(database).add(sample);
        const Annotator annotator
            = *ReviewRepository(database).ensureAnnotator(QStringLiteral("Ada"));
        Chain chain {
            ChainId::create(),
            m_sample,
            {},
            QStringLiteral("m"),
            QStringLiteral("cot"),
            QStringLiteral("A"),
            {},
            true};
        chain.steps = {{StepId::create(), chain.id, 0, QStringLiteral("first"), {1, 2}}};
        VERIFY_RESULT(ReasoningRepository(database).store(chain));

        Label label {LabelId::create(), QStringLiteral("sign"), 3, QStringLiteral("1")};
        Label renamed = label;
        renamed.name = QStringLiteral("Schild \"x\" \u6587");

        Region region;
        region.id = RegionId::create();
        region.sample = m_sample;
        region.ordinal = 2;
        region.role = RegionRole::Cue;
        region.shape = Shape::polygon({{0.1, 1e-9}, {1.0 / 3.0, 2}, {3, 4}});
        region.text = QStringLiteral("line one\nline two");
        region.readingOrder = 0;
        region.attributes = R"({"a":1})";
        region.extra = R"({"b":[1,2.5,null]})";
        Region masked = region;
        masked.label = label.id;
        masked.shape = {ShapeKind::Mask, {{0, 0}, {3, 3}}, "414"};
        masked.readingOrder.reset();
        masked.locked = true;
        masked.hidden = true;
        masked.z = -4;

        Question question {
            QuestionId::create(),
            m_sample,
            QStringLiteral("q?"),
            QStringLiteral("c"),
            {QStringLiteral("A. x")},
            {{QStringLiteral("A"), {}}},
            QStringLiteral("exact match")};
        Question answered = question;
        answered.answers.append({QStringLiteral("{\"k\":[1]}"), R"({"k":[1]})"});

        StepVerdict verdict {chain.steps[0].id, annotator.id, Verdict::Unsure, {}, {}, {}};
        StepVerdict judged {
            chain.steps[0].id,
            annotator.id,
            Verdict::Incorrect,
            QStringLiteral("better"),
            QStringLiteral("wrong-region"),
            QStringLiteral("n")};

        Review review {
            ReviewId::create(),
            m_sample,
            {},
            QStringLiteral("images"),
            ReviewVerdict::Waiting,
            {},
            {}};
        Review rejected = review;
        rejected.annotator = annotator.id;
        rejected.verdict = ReviewVerdict::Rejected;
        rejected.reason = QStringLiteral("blurred");

        QuestionDesign design {
            m_sample, QStringLiteral("chart"), QStringLiteral("ChartQA"), QStringLiteral("GPL-3.0"), {}, {}, {}};
        QuestionDesign chained = design;
        const Hop first {HopId::create(), {region.id}, {}, HopOperation::LookUp, QStringLiteral("a \"key\"")};
        chained.hops = {first, {HopId::create(), {}, {first.id}, HopOperation::Calculate, QStringLiteral("1 + 2 = 3")}};
        chained.solution = QStringLiteral("so\n3");
        chained.cleared = {QStringLiteral("near-image")};

        m_pairs
            = {{label, renamed},
               {region, masked},
               {question, answered},
               {verdict, judged},
               {review, rejected},
               {SampleStateRecord {m_sample, SampleState::Draft},
                SampleStateRecord {m_sample, SampleState::Done}},
               {SampleTaskRecord {m_sample, QStringLiteral("temporal reasoning")},
                SampleTaskRecord {m_sample, QStringLiteral("decision reasoning")}},
               {design, chained}};
    }

    static std::optional<Record> stored(Bench& bench, const Record& like)
    {
        const auto found = loadRecord(bench.project->database(), like);
        return found ? *found : std::nullopt;
    }

private slots:
    void everyRecordIsWrittenChangedAndTakenBack()
    {
        Bench bench;
        prepare(bench);
        EditWriter writer(bench.project->database(), QStringLiteral("Ada"));
        for (const Pair& pair : m_pairs) {
            const Edit add {QStringLiteral("add"), m_sample, {{std::nullopt, pair.before}}};
            const Edit change {QStringLiteral("change"), m_sample, {{pair.before, pair.after}}};
            const auto added = writer.apply(add);
            VERIFY_RESULT(added);
            QVERIFY(stored(bench, pair.before) == pair.before);
            const auto changed = writer.apply(change);
            VERIFY_RESULT(changed);
            QVERIFY(stored(bench, pair.before) == pair.after);
            VERIFY_RESULT(writer.undo(*changed, change));
            QVERIFY(stored(bench, pair.before) == pair.before);
            VERIFY_RESULT(writer.redo(*changed, change));
            QVERIFY(stored(bench, pair.before) == pair.after);
        }
        // Backwards, since the region has the label.
        for (auto pair = m_pairs.rbegin(); pair != m_pairs.rend(); ++pair) {
            VERIFY_RESULT(
                writer.apply({QStringLiteral("remove"), m_sample, {{pair->after, std::nullopt}}}));
            const auto left = stored(bench, pair->after);
            // A sample always has a state and a class, which may be none.
            if (std::holds_alternative<SampleStateRecord>(pair->after)) {
                QVERIFY(left == Record(SampleStateRecord {m_sample, SampleState::New}));
            } else if (std::holds_alternative<SampleTaskRecord>(pair->after)) {
                QVERIFY(left == Record(SampleTaskRecord {m_sample, QString()}));
            } else {
                QVERIFY(!left.has_value());
            }
        }
        QVERIFY(!Journal(bench.project->database()).verify()->has_value());
    }

    void recordsComeOutOfTheJournalAsTheyWentIn()
    {
        Bench bench;
        prepare(bench);
        for (const Pair& pair : m_pairs) {
            for (const Record& record : {pair.before, pair.after}) {
                const auto back = recordFromJson(parseJson(dumpJson(recordToJson(record))));
                QVERIFY(back == record);
            }
            QCOMPARE(recordKey(pair.before), recordKey(pair.after));
        }
        QVERIFY(!recordFromJson(parseJson("{\"type\":\"unheard of\"}")).has_value());
        QVERIFY(!recordFromJson(parseJson("[]")).has_value());
    }

    void anEditIsDoneWhollyOrNotAtAll()
    {
        Bench bench;
        prepare(bench);
        EditWriter writer(bench.project->database(), QStringLiteral("Ada"));
        Region good = std::get<Region>(m_pairs[1].before);
        Region bad = good;
        bad.id = RegionId::create();
        bad.sample = {9999}; // no such sample
        const auto done = writer.apply(
            {QStringLiteral("add"), m_sample, {{std::nullopt, good}, {std::nullopt, bad}}});
        QVERIFY(!done.hasValue());
        QVERIFY(!stored(bench, good).has_value());
        QCOMPARE(*Journal(bench.project->database()).size(), 0);
    }

    void theHistoryOfASampleSurvivesReopening()
    {
        Bench bench;
        prepare(bench);
        std::vector<qint64> seqs;
        std::vector<Edit> edits;
        {
            EditWriter writer(bench.project->database(), QStringLiteral("Ada"));
            Region region = std::get<Region>(m_pairs[1].before);
            std::optional<Record> before;
            for (int i = 0; i < 4; ++i) {
                region.text = QString::number(i);
                edits.push_back({QStringLiteral("region.text"), m_sample, {{before, region}}});
                seqs.push_back(*writer.apply(edits.back()));
                before = region;
            }
            // An edit of the whole project is nobody's history.
            VERIFY_RESULT(writer.apply(
                {QStringLiteral("label.add"), {}, {{std::nullopt, m_pairs[0].before}}}));
            VERIFY_RESULT(writer.undo(seqs[3], edits[3]));
            VERIFY_RESULT(writer.undo(seqs[2], edits[2]));
            VERIFY_RESULT(writer.redo(seqs[2], edits[2]));
        }
        const QString path = bench.project->path();
        bench.project.reset();
        bench.project = std::move(*Project::open(path));
        Database& database = bench.project->database();
        EditHistory history = historyOf(*Journal(database).ofSample(m_sample));
        QCOMPARE(history.gestures.size(), size_t(4));
        QCOMPARE(history.done, 3);
        for (size_t i = 0; i < 4; ++i) {
            QCOMPARE(history.gestures[i].seq, seqs[i]);
            QVERIFY(history.gestures[i].edit == edits[i]);
            QCOMPARE(history.gestures[i].annotator, QStringLiteral("Ada"));
        }
        // A new gesture forgets what could have been done again.
        EditWriter writer(database, QStringLiteral("Bob"));
        const auto seq = writer.apply(
            {QStringLiteral("sample.state"), m_sample, {{std::nullopt, m_pairs[5].before}}});
        VERIFY_RESULT(seq);
        history = historyOf(*Journal(database).ofSample(m_sample));
        QCOMPARE(history.gestures.size(), size_t(4));
        QCOMPARE(history.done, 4);
        QCOMPARE(history.gestures.back().seq, *seq);
        QCOMPARE(history.gestures.back().annotator, QStringLiteral("Bob"));
    }

    void aFullDiskGivesTheErrorAndChangesNothing()
    {
        Bench bench;
        prepare(bench);
        Database& database = bench.project->database();
        EditWriter writer(database, QStringLiteral("Ada"));
        const int pages = database.scalar(QStringLiteral("PRAGMA page_count"))->toInt();
        VERIFY_RESULT(database.runScript(QStringLiteral("PRAGMA max_page_count = %1").arg(pages)));
        Region region = std::get<Region>(m_pairs[1].before);
        region.text = QString(200000, QLatin1Char('x'));
        const Edit edit {QStringLiteral("region.add"), m_sample, {{std::nullopt, region}}};
        const auto full = writer.apply(edit);
        QVERIFY(!full.hasValue());
        QVERIFY2(
            full.error().what.contains(QStringLiteral("full")), qPrintable(full.error().toText()));
        QVERIFY(!stored(bench, region).has_value());
        QCOMPARE(*Journal(database).size(), 0);
        // As soon as there is room again, the same edit goes through.
        VERIFY_RESULT(database.runScript(QStringLiteral("PRAGMA max_page_count = 100000")));
        VERIFY_RESULT(writer.apply(edit));
        QVERIFY(stored(bench, region) == Record(region));
        QVERIFY(!Journal(database).verify()->has_value());
    }

    void renamingALabelTouchesNoRegion()
    {
        Bench bench;
        prepare(bench);
        EditWriter writer(bench.project->database(), QStringLiteral("Ada"));
        VERIFY_RESULT(writer.apply(
            {QStringLiteral("add"),
             m_sample,
             {{std::nullopt, m_pairs[0].before}, {std::nullopt, m_pairs[1].after}}}));
        VERIFY_RESULT(writer.apply(
            {QStringLiteral("label.rename"), {}, {{m_pairs[0].before, m_pairs[0].after}}}));
        QVERIFY(stored(bench, m_pairs[1].after) == m_pairs[1].after);
        // A label that a region has can't be removed.
        QVERIFY(
            !writer.apply({QStringLiteral("label.remove"), {}, {{m_pairs[0].after, std::nullopt}}})
                 .hasValue());
        QVERIFY(stored(bench, m_pairs[0].after).has_value());
    }
};

QTEST_GUILESS_MAIN(TestEdits)
#include "tst_storage_edits.moc"
