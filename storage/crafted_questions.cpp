// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/crafted_questions.h"

#include "storage/question_repository.h"
#include "storage/review_repository.h"

#include <QCoreApplication>

namespace groundmark::storage {

namespace {

Result<std::vector<AnnotatedChain::By<Review>>> reviewsOf(Database& database, SampleId sample)
{
    ReviewRepository repository(database);
    const auto reviews = repository.ofSample(sample);
    const auto people = repository.annotators();
    if (!reviews || !people) {
        return !reviews ? reviews.error() : people.error();
    }
    QHash<qint64, QString> names;
    for (const Annotator& annotator : *people) {
        names.insert(annotator.id.value, annotator.name);
    }
    std::vector<AnnotatedChain::By<Review>> said;
    for (const Review& review : *reviews) {
        said.push_back({names.value(review.annotator.value), review});
    }
    return said;
}

Result<void> storeSeconds(
    Database& database, SampleId sample, const std::vector<AnnotatedChain::By<double>>& all)
{
    QuestionRepository questions(database);
    const auto known = questions.seconds(sample);
    if (!known) {
        return known.error();
    }
    for (const auto& by : all) {
        double before = 0.0;
        for (const auto& [name, seconds] : *known) {
            before = name == by.annotator ? seconds : before;
        }
        const auto person = ReviewRepository(database).ensureAnnotator(by.annotator);
        if (!person) {
            return person.error();
        }
        // The same work read twice counts once.
        if (by.said > before) {
            if (auto done = questions.addSeconds(sample, person->id, by.said - before); !done) {
                return done;
            }
        }
    }
    return {};
}

Result<void> storeReviews(
    Database& database, SampleId sample, const std::vector<AnnotatedChain::By<Review>>& all)
{
    ReviewRepository repository(database);
    for (const auto& by : all) {
        const auto known = repository.find(by.said.id);
        if (!known) {
            return known.error();
        }
        if (*known) {
            continue;
        }
        Review review = by.said;
        review.sample = sample;
        if (!by.annotator.isEmpty()) {
            const auto person = repository.ensureAnnotator(by.annotator);
            if (!person) {
                return person.error();
            }
            review.annotator = person->id;
        }
        if (auto done = repository.store(review); !done) {
            return done;
        }
    }
    return {};
}

} // namespace

Result<void> readCrafting(const Project& project, ExportSample& sample)
{
    const SampleId id = sample.sample.id;
    QuestionRepository questions(project.database());
    const auto design = questions.find(id);
    const auto seconds = questions.seconds(id);
    auto reviews = reviewsOf(project.database(), id);
    if (!design || !seconds || !reviews) {
        return !design ? design.error() : !seconds ? seconds.error() : reviews.error();
    }
    if (!*design && seconds->empty() && reviews->empty()) {
        return {};
    }
    CraftedQuestion crafted {design->value_or(QuestionDesign {}), {}, std::move(*reviews)};
    for (const auto& [name, spent] : *seconds) {
        crafted.seconds.push_back({name, spent});
    }
    sample.crafted = std::move(crafted);
    return {};
}

Result<void> storeCrafting(
    Project& project,
    const ImportedSample& imported,
    const QHash<RegionId, RegionId>& renamed,
    ImportSink& sink)
{
    if (!imported.crafted) {
        return {};
    }
    Database& database = project.database();
    QuestionDesign design = imported.crafted->design;
    design.sample = imported.sample.id;
    for (Hop& hop : design.hops) {
        for (RegionId& cue : hop.cues) {
            cue = renamed.value(cue, cue);
        }
    }
    QuestionRepository questions(database);
    const auto known = questions.find(design.sample);
    if (!known) {
        return known.error();
    }
    if (*known && !(**known == design)) {
        sink.report(
            {Severity::Warning, QStringLiteral("designed-differently"), imported.row,
             {QCoreApplication::translate("Import", "The project has another hop chain for this question."),
              imported.sample.externalId,
              QCoreApplication::translate("Import", "The project's was kept."),
              QCoreApplication::translate("Import", "To take the file's, import it as another dataset.")}});
    } else if (!*known && !(design == QuestionDesign {design.sample, {}, {}, {}, {}, {}, {}})) {
        if (auto done = questions.store(design); !done) {
            return done;
        }
    }
    if (auto done = storeSeconds(database, design.sample, imported.crafted->seconds); !done) {
        return done;
    }
    return storeReviews(database, design.sample, imported.crafted->reviews);
}

} // namespace groundmark::storage
