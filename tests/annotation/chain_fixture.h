// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "project_fixture.h"
#include "storage/reasoning_repository.h"
#include "storage/region_repository.h"
#include "storage/review_repository.h"
#include "storage/session.h"

namespace groundmark::testing {

/// A project whose samples have a question, four numbered regions and a chain of three steps, open
/// in a session.
class ChainFixture
{
public:
    /// Unlike Q_ASSERT in every build: what it looks at must have happened.
    static void need(const Result<void>& done)
    {
        if (!done) {
            qFatal("%s", qPrintable(done.error().toText()));
        }
    }

    explicit ChainFixture(int samples = 2, int steps = 3)
        : project(samples)
    {
        storage::Database& database = project.project->database();
        for (const SampleId id : project.ids) {
            for (int i = 1; i <= 4; ++i) {
                Region region;
                region.id = RegionId::create();
                region.sample = id;
                region.ordinal = i;
                region.role = i <= 2 ? RegionRole::Relevant : RegionRole::Adversarial;
                region.shape = Shape::box(QRectF(i * 100.0, 40.0, 60.0, 50.0));
                need(storage::RegionRepository(database).store(region));
            }
            chains.push_back(chain(id, steps));
            need(storage::ReasoningRepository(database).store(chains.back()));
        }
        project.project.reset();
        session = std::make_unique<storage::Session>(QStringLiteral("ann-01"));
        need(session->open(project.path()));
    }

    static Chain chain(SampleId sample, int steps)
    {
        Chain chain;
        chain.id = ChainId::create();
        chain.sample = sample;
        chain.model = QStringLiteral("a model");
        chain.setting = QStringLiteral("cot");
        chain.finalAnswer = QStringLiteral("A lamp.");
        const QStringList texts {
            QStringLiteral("The sofa is in R4. It is grey."),
            QStringLiteral("The table in front of it is R3, see R9."),
            QStringLiteral("桌子上放着一盏灯，就在R2里面。")};
        const QList<QList<int>> named {{4}, {3}, {2}};
        for (int i = 0; i < steps; ++i) {
            chain.steps.append({StepId::create(), chain.id, i, texts[i % 3], named[i % 3]});
        }
        return chain;
    }

    [[nodiscard]] storage::Database& database() const { return session->project()->database(); }

    [[nodiscard]] std::vector<StepVerdict> verdicts(size_t sample = 0) const
    {
        return *storage::ReasoningRepository(database()).verdicts(chains[sample].id);
    }
    [[nodiscard]] AnnotatorId annotator(const QString& name) const
    {
        return storage::ReviewRepository(database()).ensureAnnotator(name)->id;
    }
    /// What another annotator says of every step of a chain, and that they are done with it.
    void judge(const QString& name, size_t sample, const QList<Verdict>& verdicts, bool practice = false)
    {
        const AnnotatorId who = annotator(name);
        storage::ReasoningRepository reasoning(database());
        for (qsizetype i = 0; i < verdicts.size(); ++i) {
            need(reasoning.storeVerdict(
                {chains[sample].steps[i].id, who, verdicts[i], {}, {}, {}}));
        }
        ChainReview review {chains[sample].id, who, {}, {}, {}};
        review.submitted = true;
        review.practice = practice;
        need(reasoning.storeReview(review));
    }

    ProjectFixture project;
    std::unique_ptr<storage::Session> session;
    std::vector<Chain> chains;
};

} // namespace groundmark::testing
