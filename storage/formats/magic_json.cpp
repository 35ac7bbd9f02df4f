// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/magic_json.h"

namespace groundmark::storage {

namespace {

Json member(const Json& json, const char* key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && found != json.end() ? *found : Json();
}

int integerAt(const Json& json, const char* key)
{
    const Json value = member(json, key);
    return value.is_number_integer() ? value.get<int>() : 0;
}

bool flagAt(const Json& json, const char* key)
{
    const Json value = member(json, key);
    return value.is_boolean() && value.get<bool>();
}

template <typename Enum>
Enum wordAt(const Json& json, const char* key, Enum otherwise)
{
    return valueOf<Enum>(textAt(json, key)).value_or(otherwise);
}

/// JSON text that is kept as text in a column stands as JSON in the file.
Json embedded(const QByteArray& text)
{
    return text.isEmpty() ? Json() : parseJson(text);
}

QByteArray unembedded(const Json& json)
{
    return json.is_null() ? QByteArray() : dumpJson(json);
}

template <typename Id>
Id idAt(const Json& json, const char* key)
{
    const Id id = Id::fromText(textAt(json, key));
    return id.isNull() ? Id::create() : id;
}

Json verdictJson(const AnnotatedChain::By<StepVerdict>& by)
{
    return {
        {"annotator", toJson(by.annotator)},
        {"verdict", nameOf(by.said.verdict).data()},
        {"correction", toJson(by.said.correction)},
        {"errorType", toJson(by.said.errorType)},
        {"note", toJson(by.said.note)},
        {"regions", by.said.regions ? toJson(*by.said.regions) : Json()},
        {"discuss", by.said.discuss},
    };
}

StepVerdict verdictFrom(const Json& json, StepId step)
{
    const Json regions = member(json, "regions");
    return {
        step,
        {},
        wordAt(json, "verdict", Verdict::Unmarked),
        textAt(json, "correction"),
        textAt(json, "errorType"),
        textAt(json, "note"),
        regions.is_array() ? std::optional(numbersFrom(regions)) : std::nullopt,
        flagAt(json, "discuss")};
}

Json resolutionJson(const StepResolution& resolution)
{
    return {
        {"version", resolution.version},
        {"verdict", nameOf(resolution.verdict).data()},
        {"correction", toJson(resolution.correction)},
        {"errorType", toJson(resolution.errorType)},
        {"note", toJson(resolution.note)},
        {"resolvedBy", toJson(resolution.resolvedBy)},
        {"at", toJson(resolution.at.toString(Qt::ISODateWithMs))},
        {"sources", embedded(resolution.sources)},
    };
}

StepResolution resolutionFrom(const Json& json, StepId step)
{
    return {
        step,
        integerAt(json, "version"),
        wordAt(json, "verdict", Verdict::Unmarked),
        textAt(json, "correction"),
        textAt(json, "errorType"),
        textAt(json, "note"),
        textAt(json, "resolvedBy"),
        QDateTime::fromString(textAt(json, "at"), Qt::ISODateWithMs),
        unembedded(member(json, "sources"))};
}

Json reviewJson(const AnnotatedChain::By<ChainReview>& by, const AnnotatedChain& annotated)
{
    Json json {
        {"annotator", toJson(by.annotator)},
        {"finalAnswer", nameOf(by.said.finalAnswer).data()},
        {"quality", toJson(by.said.quality)},
        {"note", toJson(by.said.note)},
        {"discuss", by.said.discuss},
        {"submitted", by.said.submitted},
    };
    for (const auto& spent : annotated.seconds) {
        if (spent.annotator == by.annotator) {
            json["seconds"] = spent.said;
        }
    }
    return json;
}

bool isPractice(const AnnotatedChain& annotated, const QString& annotator)
{
    for (const auto& by : annotated.reviews) {
        if (by.annotator == annotator && by.said.practice) {
            return true;
        }
    }
    return false;
}

} // namespace

QString textAt(const Json& json, const char* key)
{
    const Json value = member(json, key);
    return value.is_string() ? toString(value) : QString();
}

Json toJson(const AnnotatedChain& annotated)
{
    const Chain& chain = annotated.chain;
    Json json {
        {"id", toJson(chain.id.toText())},
        {"model", toJson(chain.model)},
        {"setting", toJson(chain.setting)},
        {"finalAnswer", toJson(chain.finalAnswer)},
        {"demonstration", chain.demonstration},
        {"steps", Json::array()},
        {"reviews", Json::array()},
    };
    for (const Step& step : chain.steps) {
        Json written {
            {"id", toJson(step.id.toText())},
            {"text", toJson(step.text)},
            {"regions", toJson(step.regions)},
            {"verdicts", Json::array()},
        };
        for (const auto& by : annotated.verdicts) {
            if (by.said.step == step.id && !isPractice(annotated, by.annotator)) {
                written["verdicts"].push_back(verdictJson(by));
            }
        }
        for (const StepResolution& resolution : annotated.resolutions) {
            if (resolution.step == step.id) {
                written["resolutions"].push_back(resolutionJson(resolution));
            }
        }
        json["steps"].push_back(std::move(written));
    }
    for (const auto& by : annotated.reviews) {
        if (!by.said.practice) {
            json["reviews"].push_back(reviewJson(by, annotated));
        }
    }
    return json;
}

AnnotatedChain annotatedChainFrom(const Json& json)
{
    AnnotatedChain annotated;
    Chain& chain = annotated.chain;
    chain.id = idAt<ChainId>(json, "id");
    chain.model = textAt(json, "model");
    chain.setting = textAt(json, "setting");
    chain.finalAnswer = textAt(json, "finalAnswer");
    chain.demonstration = flagAt(json, "demonstration");
    for (const Json& written : member(json, "steps")) {
        const Step step {
            idAt<StepId>(written, "id"),
            chain.id,
            static_cast<int>(chain.steps.size()),
            textAt(written, "text"),
            numbersFrom(member(written, "regions"))};
        for (const Json& verdict : member(written, "verdicts")) {
            annotated.verdicts.push_back({textAt(verdict, "annotator"), verdictFrom(verdict, step.id)});
        }
        for (const Json& resolution : member(written, "resolutions")) {
            annotated.resolutions.push_back(resolutionFrom(resolution, step.id));
        }
        chain.steps.append(step);
    }
    for (const Json& review : member(json, "reviews")) {
        const QString annotator = textAt(review, "annotator");
        annotated.reviews.push_back(
            {annotator,
             {chain.id,
              {},
              wordAt(review, "finalAnswer", Verdict::Unmarked),
              stringsFrom(member(review, "quality")),
              textAt(review, "note"),
              flagAt(review, "discuss"),
              false,
              flagAt(review, "submitted")}});
        if (const Json seconds = member(review, "seconds"); seconds.is_number()) {
            annotated.seconds.push_back({annotator, seconds.get<double>()});
        }
    }
    return annotated;
}

Json toJson(const Region& region, const QString& label)
{
    Json json {
        {"id", toJson(region.id.toText())},
        {"page", region.page},
        {"ordinal", region.ordinal},
        {"role", nameOf(region.role).data()},
        {"kind", nameOf(region.shape.kind).data()},
        {"points", toJson(region.shape.points)},
    };
    const std::pair<const char*, Json> optional[] {
        {"label", label.isEmpty() ? Json() : toJson(label)},
        {"mask", region.shape.mask.isEmpty() ? Json() : toJson(QString::fromLatin1(region.shape.mask))},
        {"text", region.text.isEmpty() ? Json() : toJson(region.text)},
        {"readingOrder", region.readingOrder ? Json(*region.readingOrder) : Json()},
        {"z", region.z != 0 ? Json(region.z) : Json()},
        {"locked", region.locked ? Json(true) : Json()},
        {"hidden", region.hidden ? Json(true) : Json()},
        {"attributes", embedded(region.attributes)},
        {"extra", embedded(region.extra)}};
    for (const auto& [key, value] : optional) {
        if (!value.is_null()) {
            json[key] = value;
        }
    }
    return json;
}

std::optional<Region> regionFrom(const Json& json, QString& label)
{
    const auto kind = valueOf<ShapeKind>(textAt(json, "kind"));
    Region region;
    region.shape.points = pointsFrom(member(json, "points"));
    region.shape.mask = textAt(json, "mask").toLatin1();
    if (!kind || (region.shape.points.isEmpty() && region.shape.mask.isEmpty())) {
        return std::nullopt;
    }
    region.shape.kind = *kind;
    region.id = RegionId::fromText(textAt(json, "id"));
    region.page = integerAt(json, "page");
    region.ordinal = integerAt(json, "ordinal");
    region.role = wordAt(json, "role", RegionRole::Object);
    region.text = textAt(json, "text");
    if (const Json order = member(json, "readingOrder"); order.is_number_integer()) {
        region.readingOrder = order.get<int>();
    }
    region.z = integerAt(json, "z");
    region.locked = flagAt(json, "locked");
    region.hidden = flagAt(json, "hidden");
    region.attributes = unembedded(member(json, "attributes"));
    region.extra = unembedded(member(json, "extra"));
    label = textAt(json, "label");
    return region;
}

} // namespace groundmark::storage
