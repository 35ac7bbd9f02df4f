// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/robustness_query.h"
#include "storage/run_repository.h"
#include "storage/sample_pictures.h"
#include "storage/sample_repository.h"

#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using namespace Qt::StringLiterals;

/// Where a reply's condition may stand: in its run, in its sample, in its picture's name.
class TestRobustnessQuery : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Project> m_project;
    DatasetId m_dataset;

    SampleId addSample(const QString& id, const QByteArray& extra = {})
    {
        Image image;
        image.path = id + u".png"_s;
        Sample sample;
        sample.dataset = m_dataset;
        sample.externalId = id;
        sample.task = u"OCR1.0"_s;
        sample.extra = extra;
        sample.pages = {*ImageRepository(m_project->database()).store(image)};
        return *SampleRepository(m_project->database()).add(sample);
    }

    RunId addRun(const QString& name, const QByteArray& parameters = {})
    {
        Run run;
        run.id = RunId::create();
        run.dataset = m_dataset;
        run.name = name;
        run.model = u"m"_s;
        run.setting = u"direct"_s;
        run.parameters = parameters;
        run.origin = RunOrigin::Evaluated;
        const bool isStored = RunRepository(m_project->database()).store(run).hasValue();
        return isStored ? run.id : RunId {};
    }

    void answer(const RunId& run, SampleId sample, double exact, double inReply)
    {
        Prediction prediction;
        prediction.run = run;
        prediction.sample = sample;
        prediction.raw = u"reply"_s;
        RunRepository runs(m_project->database());
        const auto id = runs.storePrediction(prediction);
        QVERIFY(id.hasValue());
        QVERIFY(runs.storeScores(
                        *id,
                        {{*id, u"exact match"_s, exact, true, {}, 1}, {*id, u"answer in reply"_s, inReply, false, {}, 1}})
                    .hasValue());
    }

    std::vector<evaluation::ocr_robust::RobustRecord> records(const QString& metric = {}) const
    {
        return RobustnessQuery(m_project->database()).records(m_dataset, metric).valueOr({});
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_project = std::move(*Project::create(m_folder->filePath(u"p.groundmark"_s)));
        Dataset dataset;
        dataset.name = u"set"_s;
        m_dataset = *DatasetRepository(m_project->database()).add(dataset);
    }

    void cleanup() { m_project.reset(); }

    void readsTheConditionOfARun_data()
    {
        QTest::addColumn<QByteArray>("parameters");
        QTest::newRow("of its own") << QByteArray(R"({"perturbation": "snow:2", "seed": 7})");
        QTest::newRow("of its plan") << QByteArray(R"({"images": {"perturbation": "snow:2", "seed": 7}})");
    }
    void readsTheConditionOfARun()
    {
        QFETCH(QByteArray, parameters);
        const SampleId sample = addSample(u"q1"_s);
        answer(addRun(u"clean"_s), sample, 1.0, 1.0);
        answer(addRun(u"snow"_s, parameters), sample, 0.0, 1.0);
        const auto found = records();
        QCOMPARE(found.size(), std::size_t(2));
        QVERIFY(found[0].condition.isClean());
        QCOMPARE(found[1].condition.name, u"snow:2"_s);
        QCOMPARE(found[1].clean, sample);
        QCOMPARE(found[1].score, std::optional(0.0));
        QCOMPARE(records(u"answer in reply"_s)[1].score, std::optional(1.0));
        Run run;
        run.parameters = parameters;
        QCOMPARE(perturbationSeedOf(run), quint64(7));
        const auto metrics = RobustnessQuery(m_project->database()).metrics(m_dataset);
        QCOMPARE(metrics->primary, QStringList {u"exact match"_s});
        QCOMPARE(metrics->others, QStringList {u"answer in reply"_s});
    }

    void survivesParametersThatAreNoObject_data()
    {
        QTest::addColumn<QByteArray>("parameters");
        for (const char* text : {"", "[]", "nonsense", "{\"perturbation\": 5}", "{\"images\": []}", "{\"seed\": {}}"}) {
            QTest::newRow(text) << QByteArray(text);
        }
    }
    void survivesParametersThatAreNoObject()
    {
        QFETCH(QByteArray, parameters);
        Run run;
        run.parameters = parameters;
        QVERIFY(conditionOf(run).isClean());
        QCOMPARE(perturbationSeedOf(run), quint64(0));
    }

    void findsTheCleanTwinOfASample()
    {
        const SampleId clean = addSample(u"q1"_s, R"({"answer_type": "money"})");
        const SampleId twin = addSample(u"q1-snow"_s, R"({"perturbation": "snow", "severity": 3, "clean": "q1"})");
        const SampleId lost = addSample(u"q9-snow"_s, R"({"perturbation": "snow", "severity": 3, "clean": "q9"})");
        const RunId run = addRun(u"all"_s);
        for (const SampleId sample : {clean, twin, lost}) {
            answer(run, sample, 1.0, 1.0);
        }
        const auto found = records();
        QCOMPARE(found.size(), std::size_t(3));
        QCOMPARE(found[1].clean, clean);
        QCOMPARE(found[1].sample, twin);
        QCOMPARE(found[1].condition.name, u"snow:3"_s);
        QCOMPARE(found[1].category, u"money"_s); // of the clean one
        QVERIFY(found[2].condition.isClean()); // without its twin it is a sample like any other
        QCOMPARE(RobustnessQuery(m_project->database()).datasetsWithConditions()->size(), std::size_t(1));
    }

    void readsPhotographsBesideTheirScan()
    {
        const SampleId scan = addSample(u"images/en_paper_13.jpg"_s);
        const SampleId photograph = addSample(u"images/en_paper_13_indoor_light_top_bend-in.JPEG"_s);
        const SampleId other = addSample(u"images/en_paper_14.jpg"_s);
        const SampleId longer = addSample(u"images/en_paper_13_indoor_light_top_bend-in_blur.JPEG"_s);
        const RunId run = addRun(u"all"_s);
        for (const SampleId sample : {scan, photograph, other, longer}) {
            answer(run, sample, 1.0, 1.0);
        }
        const auto found = records();
        QCOMPARE(found[1].clean, scan);
        QVERIFY(found[1].condition.isNatural);
        QVERIFY(found[2].condition.isClean());
        QCOMPARE(found[3].clean, scan); // not the other photograph
    }

    void leavesOutWhatWasPerturbedTwice()
    {
        addSample(u"q1"_s);
        const SampleId twin = addSample(u"q1-snow"_s, R"({"perturbation": "snow", "severity": 3, "clean": "q1"})");
        answer(addRun(u"fog"_s, R"({"perturbation": "fog:1"})"), twin, 1.0, 1.0);
        QVERIFY(records().empty());
    }

    void listsThePicturesOfADataset()
    {
        addSample(u"q1"_s);
        addSample(u"q2"_s);
        const auto pictures = samplePictures(*m_project, m_dataset);
        QCOMPARE(pictures->size(), std::size_t(2));
        QCOMPARE(pictures->front().externalId, u"q1"_s);
        QVERIFY(pictures->front().path.endsWith(u"q1.png"_s));
        QCOMPARE(samplePictures(*m_project, m_dataset, 1)->size(), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(TestRobustnessQuery)
#include "tst_storage_robustness_query.moc"
