// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/error_label_repository.h"
#include "storage/label_repository.h"
#include "storage/note_repository.h"
#include "storage/question_repository.h"
#include "storage/reasoning_repository.h"
#include "storage/records.h"
#include "storage/region_repository.h"
#include "storage/review_repository.h"
#include "storage/sample_repository.h"
#include "storage/task_input_repository.h"

namespace groundmark::storage {

namespace {

Result<void> store(Database& database, const Region& region)
{
    return RegionRepository(database).store(region);
}

Result<void> store(Database& database, const Question& question)
{
    return SampleRepository(database).storeQuestion(question);
}

Result<void> store(Database& database, const StepVerdict& verdict)
{
    return ReasoningRepository(database).storeVerdict(verdict);
}

Result<void> store(Database& database, const TaskInput& input)
{
    return TaskInputRepository(database).store(input);
}

Result<void> store(Database& database, const ErrorLabel& label)
{
    return ErrorLabelRepository(database).store(label);
}

Result<void> store(Database& database, const Taxonomy& taxonomy)
{
    return ErrorLabelRepository(database).storeTaxonomy(taxonomy);
}

Result<void> store(Database& database, const Step& step)
{
    return ReasoningRepository(database).storeStep(step);
}

Result<void> store(Database& database, const ChainReview& review)
{
    return ReasoningRepository(database).storeReview(review);
}

Result<void> store(Database& database, const StepResolution& resolution)
{
    return ReasoningRepository(database).storeResolution(resolution);
}

Result<void> store(Database& database, const Review& review)
{
    return ReviewRepository(database).store(review);
}

Result<void> store(Database& database, const SampleStateRecord& record)
{
    return SampleRepository(database).setState(record.sample, record.state);
}

Result<void> store(Database& database, const SampleTaskRecord& record)
{
    return SampleRepository(database).setTask(record.sample, record.task);
}

Result<void> store(Database& database, const QuestionDesign& design)
{
    return QuestionRepository(database).store(design);
}

Result<void> store(Database& database, const Label& label)
{
    return LabelRepository(database).store(label);
}

Result<void> store(Database& database, const Note& note)
{
    return NoteRepository(database).store(note);
}

Result<void> remove(Database& database, const Note& note)
{
    return NoteRepository(database).remove(note.id);
}

Result<void> remove(Database& database, const Region& region)
{
    return RegionRepository(database).remove(region.id);
}

Result<void> remove(Database& database, const Question& question)
{
    return SampleRepository(database).removeQuestion(question.id);
}

Result<void> remove(Database& database, const StepVerdict& verdict)
{
    return ReasoningRepository(database).removeVerdict(verdict.step, verdict.annotator);
}

Result<void> remove(Database& database, const TaskInput& input)
{
    return TaskInputRepository(database).remove(input.sample);
}

Result<void> remove(Database& database, const ErrorLabel& label)
{
    return ErrorLabelRepository(database).remove(label);
}

Result<void> remove(Database& database, const Taxonomy& taxonomy)
{
    return ErrorLabelRepository(database).removeTaxonomy(taxonomy.id, taxonomy.version);
}

Result<void> remove(Database& database, const Step& step)
{
    return ReasoningRepository(database).removeStep(step.id);
}

Result<void> remove(Database& database, const ChainReview& review)
{
    return ReasoningRepository(database).removeReview(review.chain, review.annotator);
}

Result<void> remove(Database& database, const StepResolution& resolution)
{
    return ReasoningRepository(database).removeResolution(resolution.step, resolution.version);
}

Result<void> remove(Database& database, const Review& review)
{
    return ReviewRepository(database).remove(review.id);
}

/// A sample always has a state: taking the record away gives the state that it started with.
Result<void> remove(Database& database, const SampleStateRecord& record)
{
    return SampleRepository(database).setState(record.sample, SampleState::New);
}

/// A sample without a class is one whose class is not said.
Result<void> remove(Database& database, const SampleTaskRecord& record)
{
    return SampleRepository(database).setTask(record.sample, {});
}

Result<void> remove(Database& database, const QuestionDesign& design)
{
    return QuestionRepository(database).remove(design.sample);
}

Result<void> remove(Database& database, const Label& label)
{
    return LabelRepository(database).remove(label.id);
}

template <typename T>
Result<std::optional<Record>> asRecord(Result<std::optional<T>> found)
{
    if (!found) {
        return found.error();
    }
    return found->has_value() ? std::optional<Record>(**found) : std::nullopt;
}

Result<std::optional<Record>> load(Database& database, const Region& region)
{
    return asRecord(RegionRepository(database).find(region.id));
}

Result<std::optional<Record>> load(Database& database, const Question& question)
{
    return asRecord(SampleRepository(database).findQuestion(question.id));
}

Result<std::optional<Record>> load(Database& database, const StepVerdict& verdict)
{
    return asRecord(ReasoningRepository(database).findVerdict(verdict.step, verdict.annotator));
}

Result<std::optional<Record>> load(Database& database, const TaskInput& input)
{
    return asRecord(TaskInputRepository(database).find(input.sample));
}

Result<std::optional<Record>> load(Database& database, const ErrorLabel& label)
{
    return asRecord(ErrorLabelRepository(database).find(label));
}

Result<std::optional<Record>> load(Database& database, const Taxonomy& taxonomy)
{
    return asRecord(ErrorLabelRepository(database).findTaxonomy(taxonomy.id, taxonomy.version));
}

Result<std::optional<Record>> load(Database& database, const Step& step)
{
    return asRecord(ReasoningRepository(database).findStep(step.id));
}

Result<std::optional<Record>> load(Database& database, const ChainReview& review)
{
    return asRecord(ReasoningRepository(database).findReview(review.chain, review.annotator));
}

Result<std::optional<Record>> load(Database& database, const StepResolution& resolution)
{
    return asRecord(
        ReasoningRepository(database).findResolution(resolution.step, resolution.version));
}

Result<std::optional<Record>> load(Database& database, const Review& review)
{
    return asRecord(ReviewRepository(database).find(review.id));
}

Result<std::optional<Record>> load(Database& database, const SampleStateRecord& record)
{
    const auto state = SampleRepository(database).state(record.sample);
    if (!state) {
        return state.error();
    }
    return *state ? std::optional<Record>(SampleStateRecord {record.sample, **state}) : std::nullopt;
}

Result<std::optional<Record>> load(Database& database, const SampleTaskRecord& record)
{
    const auto task = SampleRepository(database).task(record.sample);
    if (!task) {
        return task.error();
    }
    return *task ? std::optional<Record>(SampleTaskRecord {record.sample, **task}) : std::nullopt;
}

Result<std::optional<Record>> load(Database& database, const QuestionDesign& design)
{
    return asRecord(QuestionRepository(database).find(design.sample));
}

Result<std::optional<Record>> load(Database& database, const Label& label)
{
    return asRecord(LabelRepository(database).find(label.id));
}

Result<std::optional<Record>> load(Database& database, const Note& note)
{
    return asRecord(NoteRepository(database).find(note.id));
}

} // namespace

Result<void> storeRecord(Database& database, const Record& record)
{
    return std::visit([&](const auto& value) { return store(database, value); }, record);
}

Result<void> removeRecord(Database& database, const Record& record)
{
    return std::visit([&](const auto& value) { return remove(database, value); }, record);
}

Result<std::optional<Record>> loadRecord(Database& database, const Record& like)
{
    return std::visit([&](const auto& value) { return load(database, value); }, like);
}

} // namespace groundmark::storage
