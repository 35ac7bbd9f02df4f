// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/mask_card.h"

#include "evaluation/metrics/mask_ratio.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::mmtr {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* CardKey = "mmtr";

Json parse(const QByteArray& text)
{
    Json json = Json::parse(text.cbegin(), text.cend(), nullptr, false);
    return json.is_object() ? json : Json::object();
}

QString textOf(const Json& json, const char* key)
{
    const auto found = json.find(key);
    if (found == json.end()) {
        return {};
    }
    if (found->is_string()) {
        return QString::fromStdString(found->get<std::string>());
    }
    return found->is_number_integer() ? QString::number(found->get<qint64>()) : QString();
}

std::map<QString, QString> facetsFrom(const Json& json)
{
    std::map<QString, QString> found;
    if (const auto facets = json.find("facets"); facets != json.end() && facets->is_object()) {
        for (const auto& [name, value] : facets->items()) {
            if (value.is_string() && !value.get_ref<const std::string&>().empty()) {
                found[QString::fromStdString(name)] = QString::fromStdString(value.get<std::string>());
            }
        }
    }
    return found;
}

/// A level only where the text is one; anything else is nothing.
std::optional<Level> levelOf(const QString& text)
{
    const QString plain = text.trimmed().toUpper();
    for (const Level level : levels) {
        if (plain == levelName(level) || plain == levelName(level).mid(1)) {
            return level;
        }
    }
    return std::nullopt;
}

std::optional<double> ratioOf(const std::vector<const Region*>& masks, const std::vector<QSize>& sizes)
{
    std::optional<double> largest;
    for (size_t page = 0; page < sizes.size(); ++page) {
        std::vector<QRectF> boxes;
        for (const Region* mask : masks) {
            if (mask->page == static_cast<int>(page)) {
                boxes.push_back(mask->shape.bounds());
            }
        }
        if (!boxes.empty() && !sizes[page].isEmpty()) {
            const double ratio = evaluation::maskRatio(boxes, sizes[page]);
            largest = std::max(largest.value_or(0.0), ratio);
        }
    }
    return largest;
}

} // namespace

MaskCard maskCardFrom(const QByteArray& attributes)
{
    MaskCard card;
    const Json all = parse(attributes);
    const auto found = all.find(CardKey);
    if (found == all.end() || !found->is_object()) {
        return card;
    }
    card.level = levelOf(textOf(*found, "level"));
    card.levelReason = textOf(*found, "level_reason");
    card.facets = facetsFrom(*found);
    if (const auto list = found->find("principles"); list != found->end() && list->is_array()) {
        for (const Json& item : *list) {
            if (item.is_string()) {
                card.principles.append(QString::fromStdString(item.get<std::string>()));
            }
        }
    }
    card.fill = textOf(*found, "fill");
    card.padding = textOf(*found, "padding").toInt();
    return card;
}

QByteArray withMaskCard(const QByteArray& attributes, const MaskCard& card)
{
    Json json = Json::object();
    if (card.level) {
        json["level"] = levelName(*card.level).toStdString();
    }
    if (!card.levelReason.isEmpty()) {
        json["level_reason"] = card.levelReason.toStdString();
    }
    for (const auto& [name, value] : card.facets) {
        if (!value.isEmpty()) {
            json["facets"][name.toStdString()] = value.toStdString();
        }
    }
    for (const QString& principle : card.principles) {
        json["principles"].push_back(principle.toStdString());
    }
    if (!card.fill.isEmpty()) {
        json["fill"] = card.fill.toStdString();
    }
    if (card.padding != 0) {
        json["padding"] = card.padding;
    }
    Json all = parse(attributes);
    if (json.empty()) {
        all.erase(CardKey);
    } else {
        all[CardKey] = std::move(json);
    }
    return all.empty() ? QByteArray() : QByteArray::fromStdString(all.dump());
}

const std::vector<Facet>& facets()
{
    static const std::vector<Facet> all {
        {u"source"_s,
         {u"academic paper"_s, u"textbook"_s, u"book page"_s, u"slide"_s, u"web page"_s, u"scene text"_s,
          u"chart or diagram"_s, u"document"_s, u"other"_s}},
        {u"semantic"_s,
         {u"plain text"_s, u"entity name"_s, u"place name"_s, u"event name"_s, u"number"_s, u"date"_s,
          u"chart text"_s, u"table structure"_s, u"formula"_s, u"code"_s}},
        {u"layout"_s,
         {u"title"_s, u"caption"_s, u"main body"_s, u"table cell"_s, u"list item"_s, u"figure label"_s,
          u"floating badge"_s, u"header or footer"_s}},
        {u"context"_s,
         {u"local"_s, u"cross-modal"_s, u"page"_s, u"cross-page"_s, u"external knowledge"_s}},
        {u"visual"_s,
         {u"clean, sparse"_s, u"clean, dense"_s, u"complex background"_s, u"noisy scan"_s,
          u"watermarked"_s}},
        {u"language"_s,
         {u"en"_s, u"zh"_s, u"ja"_s, u"ko"_s, u"es"_s, u"fr"_s, u"de"_s, u"ar"_s, u"he"_s, u"ru"_s}},
    };
    return all;
}

QStringList selectionPrinciples()
{
    return {u"related"_s, u"evidence"_s, u"visual"_s, u"unique"_s};
}

std::vector<const Region*> masksOf(std::span<const Region> regions)
{
    std::vector<const Region*> masks;
    for (const Region& region : regions) {
        if (region.role == RegionRole::MaskTarget) {
            masks.push_back(&region);
        }
    }
    std::ranges::stable_sort(masks, {}, [](const Region* mask) { return std::pair(mask->page, mask->z); });
    return masks;
}

SampleFacts factsOf(const Truth& truth)
{
    SampleFacts facts;
    const Sample& sample = truth.sample;
    if (!sample.questions.isEmpty() && !sample.questions.first().answers.isEmpty()) {
        facts.target = sample.questions.first().answers.first().text;
    }
    const std::vector<const Region*> masks = masksOf(truth.regions);
    MaskCard card;
    for (const Region* mask : masks) {
        if (card == MaskCard {}) {
            card = maskCardFrom(mask->attributes);
        }
    }
    const Json extra = parse(sample.extra);
    std::optional<Level> stated = card.level;
    for (const QString& text : {textOf(extra, "level"), sample.task}) {
        stated = stated ? stated : levelOf(text);
    }
    facts.levelStated = stated.has_value();
    facts.level = stated.value_or(Level::L3);
    facts.pages = static_cast<int>(sample.pages.size());
    facts.facets = facetsFrom(extra);
    for (const auto& [name, value] : card.facets) {
        facts.facets[name] = value;
    }
    if (!facts.facets.contains(u"language"_s) && !sample.language.isEmpty()) {
        facts.facets[u"language"_s] = sample.language;
    }
    facts.maskRatio = ratioOf(masks, truth.pageSizes);
    return facts;
}

} // namespace groundmark::evaluation::mmtr
