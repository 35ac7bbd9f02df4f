// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/note_repository.h"
#include "storage/question_json.h"
#include "storage/records.h"

#include "storage/error_record_json.h"

namespace groundmark::storage {

namespace {

QString string(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? toString(*found) : QString();
}

qint64 integer(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer() ? found->get<qint64>() : 0;
}

bool flag(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_boolean() && found->get<bool>();
}

Json member(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() ? *found : Json();
}

template <typename Enum>
Json word(Enum value)
{
    return nameOf(value).data();
}

template <typename Enum>
Enum valueAt(const Json& json, const char* key, Enum otherwise)
{
    return valueOf<Enum>(string(json, key)).value_or(otherwise);
}

Json write(const Region& region)
{
    Json json {
        {"type", "region"},
        {"id", toJson(region.id.toText())},
        {"sample", region.sample.value},
        {"page", region.page},
        {"ordinal", region.ordinal},
        {"role", word(region.role)},
        {"label", toJson(region.label.isNull() ? QString() : region.label.toText())},
        {"kind", word(region.shape.kind)},
        {"points", toJson(region.shape.points)},
        {"mask", toJson(QString::fromLatin1(region.shape.mask))},
        {"text", toJson(region.text)},
        {"readingOrder", region.readingOrder ? Json(*region.readingOrder) : Json()},
        {"z", region.z},
        {"locked", region.locked},
        {"hidden", region.hidden},
        {"attributes", toJson(QString::fromUtf8(region.attributes))},
        {"extra", toJson(QString::fromUtf8(region.extra))},
    };
    return json;
}

Region readRegion(const Json& json)
{
    Region region;
    region.id = RegionId::fromText(string(json, "id"));
    region.sample = {integer(json, "sample")};
    region.page = static_cast<int>(integer(json, "page"));
    region.ordinal = static_cast<int>(integer(json, "ordinal"));
    region.role = valueAt(json, "role", RegionRole::Object);
    region.label = LabelId::fromText(string(json, "label"));
    region.shape.kind = valueAt(json, "kind", ShapeKind::Box);
    region.shape.points = pointsFrom(member(json, "points"));
    region.shape.mask = string(json, "mask").toLatin1();
    region.text = string(json, "text");
    if (member(json, "readingOrder").is_number_integer()) {
        region.readingOrder = static_cast<int>(integer(json, "readingOrder"));
    }
    region.z = static_cast<int>(integer(json, "z"));
    region.locked = flag(json, "locked");
    region.hidden = flag(json, "hidden");
    region.attributes = string(json, "attributes").toUtf8();
    region.extra = string(json, "extra").toUtf8();
    return region;
}

Json write(const Question& question)
{
    return {
        {"type", "question"},
        {"id", toJson(question.id.toText())},
        {"sample", question.sample.value},
        {"text", toJson(question.text)},
        {"context", toJson(question.context)},
        {"choices", toJson(question.choices)},
        {"answers", toJson(question.answers)},
        {"rule", toJson(question.rule)},
    };
}

Question readQuestion(const Json& json)
{
    return {
        QuestionId::fromText(string(json, "id")),
        {integer(json, "sample")},
        string(json, "text"),
        string(json, "context"),
        stringsFrom(member(json, "choices")),
        answersFrom(member(json, "answers")),
        string(json, "rule")};
}

Json write(const StepVerdict& verdict)
{
    return {
        {"type", "step-verdict"},
        {"step", toJson(verdict.step.toText())},
        {"annotator", verdict.annotator.value},
        {"verdict", word(verdict.verdict)},
        {"correction", toJson(verdict.correction)},
        {"errorType", toJson(verdict.errorType)},
        {"note", toJson(verdict.note)},
        {"regions", verdict.regions ? toJson(*verdict.regions) : Json()},
        {"discuss", verdict.discuss},
    };
}

StepVerdict readStepVerdict(const Json& json)
{
    return {
        StepId::fromText(string(json, "step")),
        {integer(json, "annotator")},
        valueAt(json, "verdict", Verdict::Unmarked),
        string(json, "correction"),
        string(json, "errorType"),
        string(json, "note"),
        member(json, "regions").is_array() ? std::optional(numbersFrom(member(json, "regions")))
                                           : std::nullopt,
        flag(json, "discuss")};
}

Json write(const Step& step)
{
    return {
        {"type", "step"},
        {"id", toJson(step.id.toText())},
        {"chain", toJson(step.chain.toText())},
        {"position", step.position},
        {"text", toJson(step.text)},
        {"regions", toJson(step.regions)},
    };
}

Step readStep(const Json& json)
{
    return {
        StepId::fromText(string(json, "id")),
        ChainId::fromText(string(json, "chain")),
        static_cast<int>(integer(json, "position")),
        string(json, "text"),
        numbersFrom(member(json, "regions"))};
}

Json write(const ChainReview& review)
{
    return {
        {"type", "chain-review"},
        {"chain", toJson(review.chain.toText())},
        {"annotator", review.annotator.value},
        {"finalAnswer", word(review.finalAnswer)},
        {"quality", toJson(review.quality)},
        {"note", toJson(review.note)},
        {"discuss", review.discuss},
        {"practice", review.practice},
        {"submitted", review.submitted},
    };
}

ChainReview readChainReview(const Json& json)
{
    return {
        ChainId::fromText(string(json, "chain")),
        {integer(json, "annotator")},
        valueAt(json, "finalAnswer", Verdict::Unmarked),
        stringsFrom(member(json, "quality")),
        string(json, "note"),
        flag(json, "discuss"),
        flag(json, "practice"),
        flag(json, "submitted")};
}

Json write(const StepResolution& resolution)
{
    return {
        {"type", "step-resolution"},
        {"step", toJson(resolution.step.toText())},
        {"version", resolution.version},
        {"verdict", word(resolution.verdict)},
        {"correction", toJson(resolution.correction)},
        {"errorType", toJson(resolution.errorType)},
        {"note", toJson(resolution.note)},
        {"resolvedBy", toJson(resolution.resolvedBy)},
        {"at", toJson(resolution.at.toString(Qt::ISODateWithMs))},
        {"sources", toJson(QString::fromUtf8(resolution.sources))},
    };
}

StepResolution readResolution(const Json& json)
{
    return {
        StepId::fromText(string(json, "step")),
        static_cast<int>(integer(json, "version")),
        valueAt(json, "verdict", Verdict::Unmarked),
        string(json, "correction"),
        string(json, "errorType"),
        string(json, "note"),
        string(json, "resolvedBy"),
        QDateTime::fromString(string(json, "at"), Qt::ISODateWithMs),
        string(json, "sources").toUtf8()};
}

Json write(const Review& review)
{
    return {
        {"type", "review"},
        {"id", toJson(review.id.toText())},
        {"sample", review.sample.value},
        {"annotator", review.annotator.value},
        {"queue", toJson(review.queue)},
        {"verdict", word(review.verdict)},
        {"reason", toJson(review.reason)},
        {"note", toJson(review.note)},
    };
}

Review readReview(const Json& json)
{
    return {
        ReviewId::fromText(string(json, "id")),
        {integer(json, "sample")},
        {integer(json, "annotator")},
        string(json, "queue"),
        valueAt(json, "verdict", ReviewVerdict::Waiting),
        string(json, "reason"),
        string(json, "note")};
}

Json write(const SampleStateRecord& record)
{
    return {
        {"type", "sample-state"},
        {"sample", record.sample.value},
        {"state", word(record.state)},
    };
}

Json write(const Label& label)
{
    return {
        {"type", "label"},
        {"id", toJson(label.id.toText())},
        {"name", toJson(label.name)},
        {"colour", label.colour},
        {"key", toJson(label.key)},
    };
}

Label readLabel(const Json& json)
{
    return {
        LabelId::fromText(string(json, "id")), string(json, "name"),
        static_cast<int>(integer(json, "colour")), string(json, "key")};
}

Json write(const TaskInput& input)
{
    return {
        {"type", "task-input"},
        {"sample", input.sample.value},
        {"saliency", toJson(input.saliency)},
        {"parameters", toJson(QString::fromUtf8(input.parameters))},
    };
}

Json write(const SampleTaskRecord& record)
{
    return {{"type", "sample-task"}, {"sample", record.sample.value}, {"task", toJson(record.task)}};
}

Json write(const QuestionDesign& design)
{
    Json json {{"type", "question-design"}, {"sample", design.sample.value}};
    json.update(toJson(design));
    return json;
}

QuestionDesign readDesign(const Json& json)
{
    QuestionDesign design = designFrom(json);
    design.sample = {integer(json, "sample")};
    return design;
}

Json write(const Note& note)
{
    return noteToJson(note);
}

} // namespace

Json recordToJson(const Record& record)
{
    return std::visit([](const auto& value) { return write(value); }, record);
}

std::optional<Record> recordFromJson(const Json& json)
{
    if (!json.is_object()) {
        return std::nullopt;
    }
    const QString type = string(json, "type");
    if (type == u"region") {
        return readRegion(json);
    }
    if (type == u"question") {
        return readQuestion(json);
    }
    if (type == u"step-verdict") {
        return readStepVerdict(json);
    }
    if (type == u"review") {
        return readReview(json);
    }
    if (type == u"step") {
        return readStep(json);
    }
    if (type == u"chain-review") {
        return readChainReview(json);
    }
    if (type == u"step-resolution") {
        return readResolution(json);
    }
    if (type == u"sample-state") {
        return SampleStateRecord {
            {integer(json, "sample")}, valueAt(json, "state", SampleState::New)};
    }
    if (type == u"task-input") {
        return TaskInput {
            {integer(json, "sample")}, string(json, "saliency"), string(json, "parameters").toUtf8()};
    }
    if (type == u"sample-task") {
        return SampleTaskRecord {{integer(json, "sample")}, string(json, "task")};
    }
    if (type == u"question-design") {
        return readDesign(json);
    }
    if (type == u"error-label") {
        return readErrorLabel(json);
    }
    if (type == u"taxonomy") {
        const auto taxonomy = readTaxonomy(json);
        return taxonomy ? std::optional<Record>(*taxonomy) : std::nullopt;
    }
    if (type == u"label") {
        return readLabel(json);
    }
    return type == u"note" ? std::optional<Record>(noteFromJson(json)) : std::nullopt;
}

} // namespace groundmark::storage
