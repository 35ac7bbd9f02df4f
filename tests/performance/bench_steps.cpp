// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_report.h"
#include "annotation/steps/steps_workspace.h"
#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "storage/dataset_repository.h"
#include "storage/reasoning_repository.h"
#include "storage/review_repository.h"
#include "storage/sample_repository.h"
#include "storage/step_ratings.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace groundmark;

namespace {

constexpr int Chains = 1000;
constexpr int Steps = 12;

void need(bool done)
{
    if (!done) {
        qFatal("the project could not be filled");
    }
}

/// 1,000 chains of 12 steps, all judged by two annotators.
void fill(storage::Project& project)
{
    storage::Database& database = project.database();
    storage::Transaction transaction(database);
    Dataset dataset;
    dataset.name = QStringLiteral("set");
    const auto id = storage::DatasetRepository(database).add(dataset);
    need(id.hasValue());
    storage::ReasoningRepository reasoning(database);
    AnnotatorId people[2];
    for (int i = 0; i < 2; ++i) {
        people[i] = storage::ReviewRepository(database).ensureAnnotator(QStringLiteral("ann-0%1").arg(i + 1))->id;
    }
    Random random(1);
    for (int i = 0; i < Chains; ++i) {
        Sample sample;
        sample.dataset = *id;
        sample.externalId = QStringLiteral("%1").arg(i, 4, 10, QLatin1Char('0'));
        sample.task = QStringList {QStringLiteral("query"), QStringLiteral("verify"), QStringLiteral("choose")}[i % 3];
        Question question;
        question.text = QStringLiteral("What is on top of the table in front of the sofa?");
        sample.questions = {question};
        const auto sampleId = storage::SampleRepository(database).add(sample);
        need(sampleId.hasValue());
        Chain chain;
        chain.id = ChainId::create();
        chain.sample = *sampleId;
        chain.model = QStringLiteral("model");
        for (int k = 0; k < Steps; ++k) {
            chain.steps.append(
                {StepId::create(), chain.id, k,
                 QStringLiteral("The sofa is on the right side of the room, in R4, and the lamp beside it in R%1 is lit.").arg(k),
                 {4}});
        }
        need(reasoning.store(chain).hasValue());
        for (const AnnotatorId who : people) {
            for (const Step& step : chain.steps) {
                const Verdict verdict = random.uniform() < 0.75 ? Verdict::Correct : Verdict::Incorrect;
                need(reasoning.storeVerdict({step.id, who, verdict, {}, {}, {}}).hasValue());
            }
        }
    }
    need(transaction.commit().hasValue());
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    const widgets::Theme theme(*qApp, widgets::Theme::Mode::Light);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("steps.groundmark"));
    {
        auto project = storage::Project::create(path);
        need(project.hasValue());
        fill(**project);
    }
    storage::Session session(QStringLiteral("ann-01"));
    need(session.open(path).hasValue());

    QElapsedTimer clock;
    clock.start();
    auto ratings = storage::StepQuery(session.project()->database()).ratings({});
    const double read = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    need(ratings.hasValue());
    clock.start();
    const auto report = annotation::reportAgreement(std::move(*ratings));
    const double computed = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    std::printf(
        "agreement over %d x %d: read %.1f ms, computed %.1f ms (kappa %.3f)\n", Chains, Steps, read, computed,
        report.pairs[0].all->kappa.kappa);

    imaging::ImageStore images;
    imaging::Thumbnailer thumbnailer;
    annotation::StepsWorkspace workspace(session, images, thumbnailer);
    workspace.resize(1376, 814);
    workspace.show();
    workspace.activate();
    QApplication::processEvents();
    const auto ids = *storage::SampleRepository(session.project()->database()).ids({1});
    std::vector<double> times;
    for (int i = 1; i <= 200; ++i) {
        clock.start();
        session.setSample(ids[static_cast<size_t>(i)]);
        workspace.grab(); // everything laid out and painted
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        QApplication::processEvents();
    }
    std::ranges::sort(times);
    std::printf(
        "next item, painted: median %.1f ms, 95 %% %.1f ms, longest %.1f ms\n", times[100], times[190], times.back());
    return 0;
}
