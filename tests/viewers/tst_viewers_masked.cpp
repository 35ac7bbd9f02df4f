// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/region_repository.h"
#include "storage/review_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "storage/session.h"
#include "viewers/masked/masked_data.h"
#include "viewers/masked/masked_models.h"
#include "viewers/masked/masked_workspace.h"
#include "viewers/report/dataset_statistics.h"

#include <QImage>
#include <QLabel>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::viewers;
using namespace Qt::StringLiterals;

namespace {

/// Two masked samples, three runs: "plain", "plain-think" of the same model, and another one.
struct Masked
{
    QTemporaryDir folder;
    storage::Session session {u"ann"_s};
    DatasetId dataset;
    std::vector<SampleId> samples;
    std::vector<RunId> runs;

    Masked()
    {
        if (!session.create(folder.filePath(u"p.groundmark"_s))) {
            qFatal("no project");
        }
        storage::Database& database = session.project()->database();
        Dataset set;
        set.name = u"masked"_s;
        set.benchmark = u"mmtr"_s;
        dataset = *storage::DatasetRepository(database).add(set);
        QImage page(200, 100, QImage::Format_RGB32);
        page.fill(Qt::white);
        page.save(folder.filePath(u"page.png"_s));
        Image image;
        image.path = u"page.png"_s;
        image.size = page.size();
        const ImageId id = *storage::ImageRepository(database).store(image);
        for (const QString& target : {u"STRIKE"_s, u"KEGG"_s}) {
            Sample sample;
            sample.dataset = dataset;
            sample.externalId = target.toLower();
            sample.task = u"L1"_s;
            sample.pages = {id};
            Question question;
            question.answers = {{target, {}}};
            sample.questions = {question};
            samples.push_back(*storage::SampleRepository(database).add(sample));
            Region mask;
            mask.id = RegionId::create();
            mask.sample = samples.back();
            mask.role = RegionRole::MaskTarget;
            mask.shape = Shape::box({10, 10, 20, 10});
            if (!storage::RegionRepository(database).store(mask)) {
                qFatal("no mask");
            }
        }
        addRun(u"plain"_s, u"Qwen (nothink)"_s, {{u"0"_s, 0.0}, {u"KEGG"_s, 1.0}});
        addRun(u"plain-think"_s, u"Qwen"_s, {{u"STRIKE"_s, 1.0}, {u"KEGG"_s, 1.0}});
        addRun(u"other"_s, u"Other"_s, {{u"BALL"_s, 0.0}, {u"No masked text regions were identified."_s, std::nullopt}});
    }

    void addRun(const QString& name, const QString& model, const QList<std::pair<QString, std::optional<double>>>& replies)
    {
        storage::RunRepository repository(session.project()->database());
        Run run;
        run.id = RunId::create();
        run.dataset = dataset;
        run.name = name;
        run.model = model;
        if (!repository.store(run)) {
            qFatal("no run");
        }
        runs.push_back(run.id);
        for (int i = 0; i < replies.size(); ++i) {
            Prediction prediction;
            prediction.run = run.id;
            prediction.sample = samples[size_t(i)];
            prediction.raw = replies[i].first;
            prediction.parsed = replies[i].first;
            prediction.outcome = replies[i].second ? Outcome::Scored : Outcome::Unparseable;
            const PredictionId id = *repository.storePrediction(prediction);
            Score score;
            score.prediction = id;
            score.metric = u"final"_s;
            score.value = replies[i].second.value_or(0.0);
            if (!repository.storeScores(id, {score})) {
                qFatal("no score");
            }
        }
    }
};

} // namespace

/// What is shown of masked samples and of what models made of them.
class TestMasked : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aDatasetIsReadWithEveryRun()
    {
        Masked masked;
        const auto read = readMaskedDataset(*masked.session.project(), masked.dataset);
        QVERIFY(read.hasValue());
        QCOMPARE(read->samples.size(), size_t(2));
        QCOMPARE(read->runs.size(), size_t(3));
        QCOMPARE(*read->samples[0].mean(), 1.0 / 3.0);
        QCOMPARE(*read->samples[1].mean(), 1.0); // a reply that misses the task is in no mean
        QCOMPARE(*read->samples[1].outcomes[2], Outcome::Unparseable);
    }

    void runsThatDifferInThinkingMakeAPair()
    {
        Masked masked;
        const auto read = *readMaskedDataset(*masked.session.project(), masked.dataset);
        QCOMPARE(thinks(read.runs[0]), std::optional(false));
        QCOMPARE(thinks(read.runs[1]), std::optional(true));
        QVERIFY(!thinks(read.runs[2]));
        const auto pairs = thinkingPairs(read.runs);
        QCOMPARE(pairs.size(), size_t(1));
        const auto table = pairTable(read, pairs[0]);
        QCOMPARE(*table.rows[0].cells[0].value, 0.5);
        QCOMPARE(*table.rows[0].cells[1].value, 1.0);
        QCOMPARE(table.rows[0].cells[3].n, 1); // one sample won
        QCOMPARE(table.rows[0].cells[4].n, 0);
        Run said;
        said.parameters = R"({"thinking": false})";
        said.name = u"thinking"_s;
        QCOMPARE(thinks(said), std::optional(false)); // parameters go before names
    }

    void theReplyTableSaysWhatKindOfFailureItIs()
    {
        Masked masked;
        const auto read = *readMaskedDataset(*masked.session.project(), masked.dataset);
        const auto sample = readCompareSample(*masked.session.project(), masked.session.benchmarks(), masked.samples[0], read.runs);
        QVERIFY(sample.hasValue());
        MaskedReplyModel model;
        model.setSample(*sample);
        const auto pattern = [&](int row) { return model.index(row, MaskedReplyModel::PatternColumn).data().toString(); };
        QVERIFY(pattern(0).isEmpty()); // no word has been read yet: nothing is guessed
        evaluation::mmtr::PatternPage page {{{u"0"_s, {32, 10, 6, 10}, 1.0}}, {{10, 10, 20, 10}}, {200, 100}};
        model.setPages({page});
        QCOMPARE(pattern(0), u"Neighbour copy"_s);
        QVERIFY(pattern(1).isEmpty()); // right
        QCOMPARE(pattern(2), u"Semantic drift"_s);
        QCOMPARE(model.index(1, MaskedReplyModel::ScoreColumn).data().toString(), u"1.000"_s);
    }

    void theViewShowsPageTargetAndAllReplies()
    {
        Masked masked;
        imaging::ImageStore images;
        MaskedWorkspace workspace(masked.session, images);
        workspace.resize(1376, 840);
        workspace.show();
        workspace.activate();
        workspace.settle();
        const auto tables = workspace.findChildren<QTableView*>();
        QCOMPARE(tables.size(), 2);
        QCOMPARE(tables[0]->model()->rowCount() + tables[1]->model()->rowCount(), 5);
        masked.session.setSample(masked.samples[1]);
        bool found = false;
        for (const QLabel* label : workspace.findChildren<QLabel*>()) {
            found = found || label->text() == u"KEGG"_s;
        }
        QVERIFY(found);
        workspace.showPage(u"charts"_s);
        workspace.showPage(u"thinking"_s);
        workspace.settle();
    }

    void statisticsNameReviewsAndSamples()
    {
        Masked masked;
        storage::ReviewRepository reviews(masked.session.project()->database());
        Review review;
        review.id = ReviewId::create();
        review.sample = masked.samples[0];
        review.annotator = reviews.ensureAnnotator(u"second"_s)->id;
        review.queue = u"mmtr recovery"_s;
        review.verdict = ReviewVerdict::Rejected;
        review.reason = u"ambiguous"_s;
        QVERIFY(reviews.store(review).hasValue());
        const auto statistics = buildStatistics(*masked.session.project(), {}, masked.session.benchmarks());
        QVERIFY(statistics.hasValue());
        QCOMPARE(statistics->front().samples, 2);
        const auto& last = statistics->front().tables.back();
        QCOMPARE(last.title, u"Review: mmtr recovery"_s);
        QCOMPARE(last.rows.front().name, u"Rejected: ambiguous"_s);
        QVERIFY(!buildStatistics(*masked.session.project(), u"none"_s, masked.session.benchmarks()).hasValue());
    }
};

QTEST_MAIN(TestMasked)
#include "tst_viewers_masked.moc"
