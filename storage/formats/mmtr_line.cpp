// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/mmtr_line.h"

#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "storage/formats/json_fields.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

using evaluation::mmtr::MaskCard;

Json masksToJson(const std::vector<const Region*>& masks)
{
    Json list = Json::array();
    for (const Region* mask : masks) {
        Json json {{"page", mask->page + 1},
                   {"kind", toJson(QString(nameOf(mask->shape.kind)))},
                   {"points", toJson(mask->shape.points)}};
        if (!mask->text.isEmpty()) {
            json["text"] = toJson(mask->text);
        }
        list.push_back(std::move(json));
    }
    return list;
}

void writeReply(FieldWriter& fields, const Prediction& prediction)
{
    const Json kept = parseJson(prediction.extra);
    if (kept.is_object()) {
        for (const auto& [key, value] : kept.items()) {
            fields.set(key, value);
        }
    }
    const bool said = kept.is_object() && std::ranges::any_of(MmtrReplyTexts, [&](const char* key) {
        return kept.contains(key) && scalarText(kept[key]) == prediction.raw;
    });
    if (!said) {
        fields.set("prediction", toJson(prediction.raw));
    }
    if (!kept.is_object() || !kept.contains("token_usage")) {
        Json usage = Json::object();
        if (prediction.inputTokens) {
            usage["prompt_tokens"] = *prediction.inputTokens;
        }
        if (prediction.outputTokens) {
            usage["completion_tokens"] = *prediction.outputTokens;
        }
        if (!usage.empty()) {
            fields.set("token_usage", usage);
        }
    }
}

} // namespace

QString mmtrLevelText(const Json* level)
{
    static const QStringList names = QStringLiteral("1 2 3 4 L1 L2 L3 L4").split(u' ');
    const QString text = level ? scalarText(*level).trimmed().toUpper() : QString();
    return !names.contains(text) ? QString() : text.startsWith(u'L') ? text : QStringLiteral("L") + text;
}

Json mmtrLine(const ExportSample& sample, const QByteArray& extra, const QStringList& images)
{
    const evaluation::Truth truth {sample.sample, sample.regions, {}};
    const auto facts = evaluation::mmtr::factsOf(truth);
    const auto masks = evaluation::mmtr::masksOf(sample.regions);
    FieldWriter fields(extra);
    fields.drop("groundmark"); // what only the project needs; it may hold the text under a mask
    fields.text("sample_id", sample.sample.externalId);
    if (fields.kept("doc_id")) {
        fields.keepOr("doc_id", {});
    }
    fields.set("context_img_paths", toJson(images));
    fields.set("answer", toJson(facts.target));
    if (fields.kept("level") && mmtrLevelText(fields.kept("level")) == evaluation::mmtr::levelName(facts.level)) {
        fields.keepOr("level", {});
    } else if (facts.levelStated) {
        fields.set("level", static_cast<int>(facts.level) + 1);
    }
    fields.text("language", sample.sample.language);
    Json facets = Json::object();
    for (const auto& [name, value] : facts.facets) {
        if (name != QLatin1StringView("language") || value != sample.sample.language) {
            facets[name.toStdString()] = toJson(value);
        }
    }
    if (!facets.empty()) {
        fields.set("facets", facets);
    }
    if (!masks.empty()) {
        fields.set("masks", masksToJson(masks));
        const MaskCard card = evaluation::mmtr::maskCardFrom(masks.front()->attributes);
        fields.text("level_reason", card.levelReason);
        if (!card.principles.isEmpty()) {
            fields.set("principles", toJson(card.principles));
        }
        fields.text("fill", card.fill);
    }
    if (sample.prediction) {
        writeReply(fields, *sample.prediction);
    }
    return std::move(fields).finish();
}

} // namespace groundmark::storage
