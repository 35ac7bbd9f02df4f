// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/chain_maker.h"

#include "evaluation/benchmarks/magic/chain.h"
#include "evaluation/metrics/region_mentions.h"
#include "storage/reasoning_repository.h"
#include "storage/run_store.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::storage {

namespace {

constexpr int IdsShown = 50;

class Maker
{
public:
    Maker(Project& project, const Run& run)
        : m_run(run)
        , m_store(project)
        , m_reasoning(project.database())
    {
    }

    Result<void> add(SampleId sample)
    {
        const auto truth = m_store.truth(sample);
        const auto prediction = m_store.prediction(m_run.id, sample);
        const auto chains = m_reasoning.ofSample(sample);
        if (!truth || !prediction || !chains) {
            return !truth ? truth.error() : !prediction ? prediction.error() : chains.error();
        }
        if (std::ranges::find(*chains, m_run.id, &Chain::run) != chains->end()) {
            ++report.known;
            return {};
        }
        const bool answered = prediction->outcome == Outcome::Scored || prediction->outcome == Outcome::Unparseable;
        if (!answered || prediction->raw.trimmed().isEmpty()) {
            return leaveOut(report.withoutReply, *truth);
        }
        const evaluation::ReplyChain reply = evaluation::chainOfReply(prediction->raw);
        if (reply.flaw == evaluation::ResponseFlaw::NoAnswerSection) {
            return leaveOut(report.invalidFormat, *truth);
        }
        if (reply.flaw == evaluation::ResponseFlaw::Repetitive) {
            return leaveOut(report.repetitive, *truth);
        }
        int regions = 0;
        for (const Region& region : truth->regions) {
            regions = std::max(regions, region.ordinal);
        }
        Chain chain = evaluation::chainFromReply(reply, sample, m_run.model, regions);
        chain.run = m_run.id;
        chain.setting = m_run.setting;
        chain.demonstration = m_run.origin == RunOrigin::Demonstration;
        ++report.made;
        report.withoutSteps += chain.steps.isEmpty() ? 1 : 0;
        report.unknownRegions += evaluation::regionMentions(reply.steps, regions).hallucinated.empty() ? 0 : 1;
        return m_reasoning.store(chain);
    }

    ChainReport report;

private:
    Result<void> leaveOut(qint64& count, const evaluation::Truth& truth)
    {
        ++count;
        if (report.leftOut.size() < IdsShown) {
            report.leftOut.append(truth.sample.externalId);
        }
        return {};
    }

    const Run& m_run;
    ProjectRunStore m_store;
    ReasoningRepository m_reasoning;
};

} // namespace

Result<ChainReport> makeChains(
    Project& project, const Run& run, const std::function<bool(qint64 done, qint64 total)>& progress)
{
    const auto samples = ProjectRunStore(project).predictedSamples(run.id);
    if (!samples) {
        return samples.error();
    }
    Transaction transaction(project.database());
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    Maker maker(project, run);
    qint64 done = 0;
    for (const SampleId sample : *samples) {
        if (!progress(done++, static_cast<qint64>(samples->size()))) {
            return Error {
                QCoreApplication::translate("Chains", "Making chains was cancelled."), run.name,
                QCoreApplication::translate("Chains", "Nothing was changed."), {}};
        }
        if (auto added = maker.add(sample); !added) {
            return added.error();
        }
    }
    if (auto committed = transaction.commit(); !committed) {
        return committed.error();
    }
    return maker.report;
}

} // namespace groundmark::storage
