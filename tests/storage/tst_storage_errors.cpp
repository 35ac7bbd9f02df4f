// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/errors/taxonomies.h"
#include "storage/dataset_repository.h"
#include "storage/edits.h"
#include "storage/error_label_repository.h"
#include "storage/error_store.h"
#include "storage/integrity.h"
#include "storage/query/query.h"
#include "storage/records.h"
#include "storage/run_repository.h"
#include "storage/sample_query.h"
#include "storage/sample_repository.h"
#include "storage/schema.h"
#include "storage/schema_errors.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using namespace Qt::StringLiterals;
using groundmark::testing::Bench;

/// What people, judges and rules say of failures, in the project file.
class TestErrorLabels : public QObject
{
    Q_OBJECT

    DatasetId m_dataset;
    std::vector<SampleId> m_samples;
    RunId m_weak;
    RunId m_strong;

    RunId addRun(Bench& bench, const QString& name, const std::vector<double>& scores)
    {
        RunRepository runs(bench.project->database());
        Run run;
        run.id = RunId::create();
        run.dataset = m_dataset;
        run.name = name;
        run.model = name;
        VERIFY_RESULT_OR_FATAL(runs.store(run));
        for (std::size_t i = 0; i < scores.size(); ++i) {
            answer(bench, run.id, i, scores[i], u"reply %1"_s.arg(i));
        }
        return run.id;
    }

    void answer(Bench& bench, RunId run, std::size_t sample, double score, const QString& raw)
    {
        RunRepository runs(bench.project->database());
        Prediction prediction;
        prediction.run = run;
        prediction.sample = m_samples[sample];
        prediction.raw = raw;
        const PredictionId id = *runs.storePrediction(prediction);
        Score made;
        made.prediction = id;
        made.metric = u"accuracy"_s;
        made.value = score;
        VERIFY_RESULT_OR_FATAL(runs.storeScores(id, {made}));
    }

    void prepare(Bench& bench)
    {
        Database& database = bench.project->database();
        m_dataset = *DatasetRepository(database).add({{}, u"d"_s, {}, {}, {}, 1, false, {}});
        m_samples.clear();
        for (int i = 0; i < 3; ++i) {
            Sample sample;
            sample.dataset = m_dataset;
            sample.externalId = u"s%1"_s.arg(i);
            sample.task = i == 2 ? u"temporal"_s : u"numerical"_s;
            m_samples.push_back(*SampleRepository(database).add(sample));
        }
        m_weak = addRun(bench, u"weak"_s, {0.0, 0.2, 1.0});
        m_strong = addRun(bench, u"strong"_s, {1.0, 0.0, 1.0});
    }

    [[nodiscard]] ErrorLabel label(std::size_t sample, const QString& type) const
    {
        ErrorLabel made;
        made.run = m_weak;
        made.sample = m_samples[sample];
        made.taxonomy = u"logicocr-real"_s;
        made.author = u"Ada"_s;
        made.type = type;
        made.note = u"misread \"7\""_s;
        made.reply = evaluation::replyHash(u"reply"_s);
        made.at = QDateTime::currentDateTimeUtc();
        return made;
    }

    template <typename T> static void VERIFY_RESULT_OR_FATAL(const T& result)
    {
        if (!result) {
            qFatal("%s", qPrintable(result.error().toText()));
        }
    }

private slots:
    void aLabelIsAnEditThatCanBeTakenBack()
    {
        Bench bench;
        prepare(bench);
        Database& database = bench.project->database();
        EditWriter writer(database, u"Ada"_s);
        const ErrorLabel first = label(0, u"ocr-error"_s);
        ErrorLabel second = first;
        second.type = u"logical-error"_s;
        VERIFY_RESULT(writer.apply({u"error.label"_s, first.sample, {{std::nullopt, first}}}));
        const Edit change {u"error.label"_s, first.sample, {{first, second}}};
        const auto seq = writer.apply(change);
        VERIFY_RESULT(seq);
        QCOMPARE(*loadRecord(database, first), std::optional<Record>(second));
        VERIFY_RESULT(writer.undo(*seq, change));
        QCOMPARE(*loadRecord(database, first), std::optional<Record>(first));
        QVERIFY(check(*bench.project, false)->issues.empty());
        QCOMPARE(recordFromJson(recordToJson(second)), std::optional<Record>(second));
    }

    void aTaxonomyOfOnesOwnHasVersions()
    {
        Bench bench;
        prepare(bench);
        Database& database = bench.project->database();
        Taxonomy own = *evaluation::findBuiltInTaxonomy(u"logicocr-real");
        own.version = 2;
        own.types.append({u"layout"_s, u"layout"_s, {}, {}, u"text ~ \"table\""_s});
        VERIFY_RESULT(EditWriter(database, u"Ada"_s).apply({u"taxonomy.store"_s, {}, {{std::nullopt, own}}}));
        QCOMPARE(**ErrorLabelRepository(database).findTaxonomy(own.id, 2), own);
        const auto newest = *allTaxonomies(database, true);
        QCOMPARE(newest.size(), evaluation::builtInTaxonomies().size());
        QVERIFY(std::ranges::find(newest, own) != newest.end());
        QCOMPARE(allTaxonomies(database, false)->size(), newest.size() + 1);
        QVERIFY(check(*bench.project, false)->issues.empty());
        QCOMPARE(recordFromJson(recordToJson(own)), std::optional<Record>(own));
    }

    void whatPeopleSaidSurvivesAnotherReply()
    {
        Bench bench;
        prepare(bench);
        ErrorLabelRepository labels(bench.project->database());
        VERIFY_RESULT(labels.store(label(0, u"ocr-error"_s)));
        answer(bench, m_weak, 0, 0.0, u"asked again"_s);
        QCOMPARE(labels.ofRun(m_weak, u"logicocr-real"_s, 1)->size(), size_t(1));
        const auto failures = *failedReplies(bench.project->database(), m_dataset, 0.5);
        QVERIFY(failures[0].reply != label(0, {}).reply); // and is known to be about the earlier one
    }

    void failuresKnowWhereTheReplyWasRight()
    {
        Bench bench;
        prepare(bench);
        const auto failures = *failedReplies(bench.project->database(), m_dataset, 0.5);
        QCOMPARE(failures.size(), size_t(3));
        QCOMPARE(failures[0].externalId, u"s0"_s);
        QCOMPARE(failures[0].rightElsewhere, QList<RunId> {m_strong});
        QVERIFY(failures[1].rightElsewhere.isEmpty()); // both are wrong about s1
        QCOMPARE(failures[2].run, m_strong);
    }

    void queriesFindLabels()
    {
        Bench bench;
        prepare(bench);
        Database& database = bench.project->database();
        VERIFY_RESULT(ErrorLabelRepository(database).store(label(0, u"ocr-error"_s)));
        const auto ids = [&](const QString& text, std::vector<RunId> runs) {
            SampleFilter filter;
            filter.dataset = m_dataset;
            filter.query = *bindQuery(database, *parseQuery(text), std::move(runs), 0.5);
            return *SampleQuery(database).ids(filter);
        };
        QCOMPARE(ids(u"label:OCR-error"_s, {m_weak}), std::vector {m_samples[0]});
        QVERIFY(ids(u"label:OCR-error"_s, {m_strong}).empty()); // said of another run's reply
        QCOMPARE(queryValues(database, m_dataset, u"label"_s), QStringList {u"ocr-error"_s});
    }

    void labelsOfAnEarlierProjectAreKept()
    {
        Bench bench;
        prepare(bench);
        Database& database = bench.project->database();
        VERIFY_RESULT(database.runScript(
            u"DROP TABLE error_labels;\nDROP TABLE taxonomies;\n"
            "CREATE TABLE error_labels (prediction INTEGER NOT NULL REFERENCES predictions(id) ON DELETE CASCADE, "
            "taxonomy TEXT NOT NULL, tag TEXT NOT NULL, source TEXT NOT NULL, "
            "PRIMARY KEY (prediction, taxonomy, tag, source));\n"
            "INSERT INTO error_labels SELECT MIN(id), 'old', 'ocr', 'person' FROM predictions"_s));
        VERIFY_RESULT(addErrorLabels(database));
        const auto labels = *ErrorLabelRepository(database).ofRun(m_weak, u"old"_s, 1);
        QCOMPARE(labels.size(), size_t(1));
        QCOMPARE(labels[0].type, u"ocr"_s);
        QCOMPARE(labels[0].sample, m_samples[0]);
    }
};

QTEST_GUILESS_MAIN(TestErrorLabels)
#include "tst_storage_errors.moc"
