// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/question_json.h"

namespace groundmark::storage {

namespace {

QString textAt(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? toString(*found) : QString();
}

Json memberAt(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() ? *found : Json();
}

template <typename Id>
Json idsToJson(const QList<Id>& ids)
{
    Json array = Json::array();
    for (const Id& id : ids) {
        array.push_back(toJson(id.toText()));
    }
    return array;
}

template <typename Id>
QList<Id> idsFrom(const Json& json)
{
    QList<Id> ids;
    for (const QString& text : stringsFrom(json)) {
        if (const Id id = Id::fromText(text); !id.isNull()) {
            ids.append(id);
        }
    }
    return ids;
}

} // namespace

Json toJson(const QList<Hop>& hops)
{
    Json array = Json::array();
    for (const Hop& hop : hops) {
        array.push_back(
            {{"id", toJson(hop.id.toText())},
             {"operation", nameOf(hop.operation).data()},
             {"cues", idsToJson(hop.cues)},
             {"from", idsToJson(hop.from)},
             {"text", toJson(hop.text)}});
    }
    return array;
}

QList<Hop> hopsFrom(const Json& json)
{
    QList<Hop> hops;
    for (const Json& item : json.is_array() ? json : Json::array()) {
        if (!item.is_object()) {
            continue;
        }
        HopId id = HopId::fromText(textAt(item, "id"));
        hops.append(
            {id.isNull() ? HopId::create() : id,
             idsFrom<RegionId>(memberAt(item, "cues")),
             idsFrom<HopId>(memberAt(item, "from")),
             valueOf<HopOperation>(textAt(item, "operation")).value_or(HopOperation::Read),
             textAt(item, "text")});
    }
    return hops;
}

Json toJson(const QuestionDesign& design)
{
    return {
        {"scenario", toJson(design.scenario)},
        {"source", toJson(design.source)},
        {"licence", toJson(design.licence)},
        {"solution", toJson(design.solution)},
        {"hops", toJson(design.hops)},
        {"cleared", toJson(design.cleared)},
    };
}

QuestionDesign designFrom(const Json& json)
{
    if (!json.is_object()) {
        return {};
    }
    return {
        {},
        textAt(json, "scenario"),
        textAt(json, "source"),
        textAt(json, "licence"),
        textAt(json, "solution"),
        hopsFrom(memberAt(json, "hops")),
        stringsFrom(memberAt(json, "cleared"))};
}

} // namespace groundmark::storage
