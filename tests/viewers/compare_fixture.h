// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/reasoning_repository.h"
#include "storage/region_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "storage/session.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace groundmark::testing {

/// A project with one dataset of five samples and two runs that between them have every outcome:
///
///            A               B
///     s1     .5 (box)        1
///     s2     0               API error, and a 0 that the official table counts for it
///     s3     unparseable     .9
///     s4     refused         no prediction
///     s5     1               .2, its reply full of HTML
///
/// s1 has an answer box and a region R1 that a reasoning step names.
class CompareFixture
{
public:
    CompareFixture()
        : session(QStringLiteral("tester"))
    {
        require(session.create(folder.filePath(QStringLiteral("test.groundmark"))).hasValue());
        storage::Database& database = session.project()->database();
        Dataset set;
        set.name = QStringLiteral("set");
        dataset = *storage::DatasetRepository(database).add(set);
        QImage page(400, 200, QImage::Format_RGB32);
        page.fill(Qt::white);
        page.save(folder.filePath(QStringLiteral("page.png")));
        Image image;
        image.path = QStringLiteral("page.png");
        image.size = page.size();
        const ImageId imageId = *storage::ImageRepository(database).store(image);
        for (int i = 1; i <= 5; ++i) {
            addSample(
                QStringLiteral("s%1").arg(i),
                imageId,
                i == 5 ? QStringLiteral("reading") : QStringLiteral("vqa"));
        }
        addRegions();
        a = addRun(QStringLiteral("first"), QStringLiteral("Model A"));
        b = addRun(QStringLiteral("second"), QStringLiteral("Model B"));
        answer(
            a,
            0,
            Outcome::Scored,
            0.5,
            QStringLiteral("OR 1.18 [250, 250, 500, 750]"),
            QStringLiteral("OR 1.18"));
        answer(a, 1, Outcome::Scored, 0.0, QStringLiteral("no"), QStringLiteral("no"));
        answer(a, 2, Outcome::Unparseable, 0.0, QStringLiteral("hm"), {});
        answer(a, 3, Outcome::RefusedOrEmpty, 0.0, {}, {});
        answer(a, 4, Outcome::Scored, 1.0, QStringLiteral("OR 1.22"), QStringLiteral("OR 1.22"));
        answer(b, 0, Outcome::Scored, 1.0, QStringLiteral("OR 1.22"), QStringLiteral("OR 1.22"));
        answer(b, 1, Outcome::ApiError, 0.0, {}, {}, QStringLiteral("HTTP 503"));
        answer(b, 2, Outcome::Scored, 0.9, QStringLiteral("OR 1.2"), QStringLiteral("OR 1.2"));
        answer(b, 4, Outcome::Scored, 0.2, html(), QStringLiteral("<b>OR</b>"));
    }

    [[nodiscard]] static QString html()
    {
        return QStringLiteral("<b>OR</b><img src=\"http://localhost/x.png\">");
    }

    RunId addRun(const QString& name, const QString& model, RunOrigin origin = RunOrigin::Imported)
    {
        Run run;
        run.id = RunId::create();
        run.dataset = dataset;
        run.name = name;
        run.model = model;
        run.origin = origin;
        require(storage::RunRepository(session.project()->database()).store(run).hasValue());
        return run.id;
    }

    void answer(
        const RunId& run,
        size_t sample,
        Outcome outcome,
        double score,
        const QString& raw,
        const QString& parsed,
        const QString& error = {})
    {
        storage::RunRepository runs(session.project()->database());
        Prediction prediction;
        prediction.run = run;
        prediction.sample = ids[sample];
        prediction.raw = raw;
        prediction.parsed = parsed;
        prediction.outcome = outcome;
        prediction.error = error;
        prediction.outputTokens = 96;
        prediction.latencySeconds = 1.8;
        prediction.finishReason = QStringLiteral("stop");
        const auto id = runs.storePrediction(prediction);
        require(id.hasValue());
        Score made;
        made.prediction = *id;
        made.metric = QStringLiteral("anls");
        made.value = score;
        made.reason
            = R"({"rule": "ANLS, threshold 0.5", "normalised": {"how": "lower case, trimmed",
            "truth": "or 1.22", "answer": "or 1.18"}, "formula": "1 − 2 edits / 7 characters",
            "odd": "<i>kept</i>"})";
        require(runs.storeScores(*id, {made}).hasValue());
    }

    /// A sixth sample, without an image, and its score in a run: something beside the one image.
    void answerWithoutImage(const RunId& run, double score)
    {
        Sample sample;
        sample.dataset = dataset;
        sample.externalId = QStringLiteral("s6");
        sample.task = QStringLiteral("vqa");
        ids.push_back(*storage::SampleRepository(session.project()->database()).add(sample));
        answer(run, ids.size() - 1, Outcome::Scored, score, QStringLiteral("x"), QStringLiteral("x"));
    }

    QTemporaryDir folder;
    storage::Session session;
    DatasetId dataset;
    std::vector<SampleId> ids;
    RunId a;
    RunId b;

private:
    static void require(bool done)
    {
        if (!done) {
            qFatal("The fixture could not be stored.");
        }
    }

    void addSample(const QString& externalId, ImageId image, const QString& task)
    {
        Sample sample;
        sample.dataset = dataset;
        sample.externalId = externalId;
        sample.task = task;
        sample.pages = {image};
        Question question;
        question.text = QStringLiteral("Which odds ratio is given?");
        question.answers = {{QStringLiteral("OR 1.22"), {}}};
        sample.questions = {question};
        ids.push_back(*storage::SampleRepository(session.project()->database()).add(sample));
    }

    void addRegions()
    {
        storage::Database& database = session.project()->database();
        for (const RegionRole role : {RegionRole::Answer, RegionRole::Relevant}) {
            Region region;
            region.id = RegionId::create();
            region.sample = ids.front();
            region.role = role;
            region.ordinal = role == RegionRole::Relevant ? 1 : 0;
            region.shape = Shape::box({100, 50, 100, 100});
            require(storage::RegionRepository(database).store(region).hasValue());
        }
        Chain chain;
        chain.id = ChainId::create();
        chain.sample = ids.front();
        chain.model = QStringLiteral("Model A");
        chain.steps
            = {{StepId::create(), chain.id, 0, QStringLiteral("The table names it."), {1}},
               {StepId::create(), chain.id, 1, QStringLiteral("So it is 1.18."), {}}};
        require(storage::ReasoningRepository(database).store(chain).hasValue());
    }
};

} // namespace groundmark::testing
