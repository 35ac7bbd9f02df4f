// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/annotated_chains.h"

#include "storage/reasoning_repository.h"
#include "storage/review_repository.h"
#include "storage/task_input_repository.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace groundmark::storage {

namespace {

/// What is said of a chain goes by names in files, and by ids here.
class Names
{
public:
    explicit Names(Database& database)
        : m_database(database)
    {
    }

    Result<AnnotatorId> idOf(const QString& name)
    {
        if (const auto known = m_ids.constFind(name); known != m_ids.cend()) {
            return *known;
        }
        const auto made = ReviewRepository(m_database).ensureAnnotator(name);
        if (!made) {
            return made.error();
        }
        m_ids.insert(name, made->id);
        return made->id;
    }

private:
    Database& m_database;
    QHash<QString, AnnotatorId> m_ids;
};

Issue differing(const QString& sample, const QString& annotator)
{
    return {
        Severity::Warning, QStringLiteral("judged-differently"), 0,
        {QCoreApplication::translate(
             "Import", "%1 judged a step of this sample differently in the project.").arg(annotator),
         sample,
         QCoreApplication::translate("Import", "The project's judgement was kept."),
         QCoreApplication::translate("Import", "Let the annotator decide in Annotate, Steps.")}};
}

/// A chain of another sample has these ids already: this one is a copy and gets its own.
void renewIds(AnnotatedChain& annotated)
{
    annotated.chain.id = ChainId::create();
    QHash<StepId, StepId> renewed;
    for (Step& step : annotated.chain.steps) {
        const StepId fresh = StepId::create();
        renewed.insert(step.id, fresh);
        step.id = fresh;
        step.chain = annotated.chain.id;
    }
    for (auto& verdict : annotated.verdicts) {
        verdict.said.step = renewed.value(verdict.said.step, verdict.said.step);
    }
    for (auto& review : annotated.reviews) {
        review.said.chain = annotated.chain.id;
    }
    for (StepResolution& resolution : annotated.resolutions) {
        resolution.step = renewed.value(resolution.step, resolution.step);
    }
}

class ChainImport
{
public:
    ChainImport(Project& project, const ImportedSample& sample, ImportSink& sink)
        : m_sample(sample)
        , m_sink(sink)
        , m_reasoning(project.database())
        , m_names(project.database())
    {
    }

    Result<void> store(AnnotatedChain annotated)
    {
        const auto here = m_reasoning.ofSample(m_sample.sample.id);
        if (!here) {
            return here.error();
        }
        const bool known
            = std::ranges::find(*here, annotated.chain.id, &Chain::id) != here->end();
        if (!known) {
            if (auto done = storeChain(annotated); !done) {
                return done;
            }
        }
        if (auto done = storeVerdicts(annotated); !done) {
            return done;
        }
        if (auto done = storeReviews(annotated); !done) {
            return done;
        }
        for (const StepResolution& resolution : annotated.resolutions) {
            const auto found = m_reasoning.findResolution(resolution.step, resolution.version);
            if (!found) {
                return found.error();
            }
            if (!*found) {
                if (auto done = m_reasoning.storeResolution(resolution); !done) {
                    return done;
                }
            }
        }
        return {};
    }

private:
    Result<void> storeChain(AnnotatedChain& annotated)
    {
        annotated.chain.sample = m_sample.sample.id;
        annotated.chain.run = {}; // of another project
        bool taken = annotated.chain.id.isNull();
        for (const Step& step : annotated.chain.steps) {
            const auto found = m_reasoning.findStep(step.id);
            if (!found) {
                return found.error();
            }
            taken = taken || found->has_value();
        }
        if (taken) {
            renewIds(annotated);
        }
        return m_reasoning.store(annotated.chain);
    }

    Result<void> storeVerdicts(const AnnotatedChain& annotated)
    {
        for (const auto& by : annotated.verdicts) {
            const auto annotator = m_names.idOf(by.annotator);
            const auto step = m_reasoning.findStep(by.said.step);
            if (!annotator || !step) {
                return !annotator ? annotator.error() : step.error();
            }
            if (!*step) {
                continue; // the step was split or joined in the project
            }
            StepVerdict verdict = by.said;
            verdict.annotator = *annotator;
            const auto found = m_reasoning.findVerdict(verdict.step, *annotator);
            if (!found) {
                return found.error();
            }
            if (*found) {
                if (!(**found == verdict)) {
                    m_sink.report(differing(m_sample.sample.externalId, by.annotator));
                }
                continue;
            }
            if (auto done = m_reasoning.storeVerdict(verdict); !done) {
                return done;
            }
        }
        return {};
    }

    Result<void> storeReviews(const AnnotatedChain& annotated)
    {
        const ChainId chain = annotated.chain.id;
        for (const auto& by : annotated.reviews) {
            const auto annotator = m_names.idOf(by.annotator);
            if (!annotator) {
                return annotator.error();
            }
            const auto found = m_reasoning.findReview(chain, *annotator);
            if (!found) {
                return found.error();
            }
            if (!*found) {
                ChainReview review = by.said;
                review.chain = chain;
                review.annotator = *annotator;
                if (auto done = m_reasoning.storeReview(review); !done) {
                    return done;
                }
            }
        }
        for (const auto& by : annotated.seconds) {
            const auto annotator = m_names.idOf(by.annotator);
            const auto before = annotator ? m_reasoning.seconds(chain, *annotator) : Result<double>(annotator.error());
            if (!before) {
                return before.error();
            }
            if (by.said > *before) {
                if (auto done = m_reasoning.addSeconds(chain, *annotator, by.said - *before); !done) {
                    return done;
                }
            }
        }
        return {};
    }

    const ImportedSample& m_sample;
    ImportSink& m_sink;
    ReasoningRepository m_reasoning;
    Names m_names;
};

} // namespace

Result<std::vector<AnnotatedChain>> annotatedChains(const Project& project, SampleId sample)
{
    ReasoningRepository reasoning(project.database());
    auto chains = reasoning.ofSample(sample);
    const auto people = ReviewRepository(project.database()).annotators();
    if (!chains || !people) {
        return !chains ? chains.error() : people.error();
    }
    QHash<qint64, QString> names;
    for (const Annotator& annotator : *people) {
        names.insert(annotator.id.value, annotator.name);
    }
    std::vector<AnnotatedChain> result;
    for (Chain& chain : *chains) {
        AnnotatedChain annotated {std::move(chain), {}, {}, {}, {}};
        const auto verdicts = reasoning.verdicts(annotated.chain.id);
        const auto reviews = reasoning.reviews(annotated.chain.id);
        auto resolutions = reasoning.resolutions(annotated.chain.id);
        if (!verdicts || !reviews || !resolutions) {
            return !verdicts ? verdicts.error() : !reviews ? reviews.error() : resolutions.error();
        }
        for (const StepVerdict& verdict : *verdicts) {
            annotated.verdicts.push_back({names.value(verdict.annotator.value), verdict});
        }
        for (const ChainReview& review : *reviews) {
            annotated.reviews.push_back({names.value(review.annotator.value), review});
        }
        for (const Annotator& annotator : *people) {
            const auto seconds = reasoning.seconds(annotated.chain.id, annotator.id);
            if (!seconds) {
                return seconds.error();
            }
            if (*seconds > 0.0) {
                annotated.seconds.push_back({annotator.name, *seconds});
            }
        }
        annotated.resolutions = std::move(*resolutions);
        result.push_back(std::move(annotated));
    }
    return result;
}

Result<void> readAnnotations(const Project& project, ExportSample& sample)
{
    auto chains = annotatedChains(project, sample.sample.id);
    if (!chains) {
        return chains.error();
    }
    sample.chains = std::move(*chains);
    const auto input = TaskInputRepository(project.database()).find(sample.sample.id);
    if (!input) {
        return input.error();
    }
    if (*input) {
        sample.taskInput = (*input)->parameters;
        if (!(*input)->saliency.isEmpty()) {
            sample.saliency = project.absolutePath((*input)->saliency);
        }
    }
    return {};
}

Result<void> storeAnnotations(Project& project, const ImportedSample& imported, ImportSink& sink)
{
    if (!imported.saliency.isEmpty() || !imported.taskInput.isEmpty()) {
        TaskInputRepository inputs(project.database());
        const auto known = inputs.find(imported.sample.id);
        if (!known) {
            return known.error();
        }
        if (!*known) {
            const QString map
                = imported.saliency.isEmpty() ? QString() : project.storedPath(imported.saliency);
            if (auto done = inputs.store({imported.sample.id, map, imported.taskInput}); !done) {
                return done;
            }
        }
    }
    ChainImport import(project, imported, sink);
    for (const AnnotatedChain& annotated : imported.chains) {
        if (auto done = import.store(annotated); !done) {
            return done;
        }
    }
    return {};
}

} // namespace groundmark::storage
