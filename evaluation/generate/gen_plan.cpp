// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/generate/gen_plan.h"

#include "domain/random.h"
#include "evaluation/json_values.h"

#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::generate {

namespace {

/// Draws of one sample for one purpose: the same whatever else is in the corpus.
Random drawsOf(const GenPlan& plan, const QString& sampleId, std::string_view purpose)
{
    const QByteArray id = sampleId.toUtf8();
    const std::string text = std::to_string(plan.seed) + '/' + std::string(purpose) + '/'
        + std::string(id.constData(), static_cast<size_t>(id.size()));
    return Random(fnv1a64(text));
}

template <typename T> void take(const nlohmann::json& json, const char* key, T& value)
{
    const auto found = json.find(key);
    if (found == json.end()) {
        return;
    }
    if constexpr (std::is_same_v<T, QString>) {
        if (found->is_string()) {
            value = QString::fromStdString(found->get<std::string>());
        }
    } else if constexpr (std::is_same_v<T, bool>) {
        if (found->is_boolean()) {
            value = found->get<bool>();
        }
    } else if (found->is_number()) {
        value = found->get<T>();
    }
}

} // namespace

QByteArray toJson(const GenPlan& plan)
{
    nlohmann::ordered_json json;
    json["seed"] = plan.seed;
    json["same_context"] = plan.sameContext;
    json["layout_rule"] = std::string(nameOf(plan.layoutRule).data());
    json["long_tokens"] = plan.longTokens;
    json["wide_tokens"] = plan.wideTokens;
    json["handwritten_share"] = plan.handwrittenShare;
    json["quality"] = plan.quality.toStdString();
    json["tries"] = plan.tries;
    json["hold_foreign"] = plan.holdForeign;
    json["longest_side"] = plan.longestSide;
    json["jpeg_quality"] = plan.jpegQuality;
    json["price_per_image"] = plan.pricePerImage;
    return QByteArray::fromStdString(json.dump());
}

GenPlan genPlanFrom(const QByteArray& text)
{
    GenPlan plan;
    const auto json = nlohmann::json::parse(text.cbegin(), text.cend(), nullptr, false);
    if (!json.is_object()) {
        return plan;
    }
    take(json, "seed", plan.seed);
    take(json, "same_context", plan.sameContext);
    QString rule;
    take(json, "layout_rule", rule);
    plan.layoutRule = valueOf<LayoutRule>(rule).value_or(plan.layoutRule);
    take(json, "long_tokens", plan.longTokens);
    take(json, "wide_tokens", plan.wideTokens);
    take(json, "handwritten_share", plan.handwrittenShare);
    take(json, "quality", plan.quality);
    take(json, "tries", plan.tries);
    take(json, "hold_foreign", plan.holdForeign);
    take(json, "longest_side", plan.longestSide);
    take(json, "jpeg_quality", plan.jpegQuality);
    take(json, "price_per_image", plan.pricePerImage);
    plan.sameContext = std::clamp(plan.sameContext, 0.0, 1.0);
    plan.handwrittenShare = std::clamp(plan.handwrittenShare, 0.0, 1.0);
    plan.tries = std::clamp(plan.tries, 1, 100);
    plan.longestSide = std::clamp(plan.longestSide, 64, 16384);
    plan.jpegQuality = std::clamp(plan.jpegQuality, 1, 100);
    plan.pricePerImage = std::max(plan.pricePerImage, 0.0);
    return plan;
}

int estimatedTokens(const QString& text)
{
    static const QRegularExpression token(
        u"\\p{Han}|[^\\W\\p{Han}]+|[^\\w\\s]"_s, QRegularExpression::UseUnicodePropertiesOption);
    int count = 0;
    for (auto tokens = token.globalMatch(text); tokens.hasNext(); tokens.next()) {
        ++count;
    }
    return count;
}

int estimatedTokens(const PictureText& text)
{
    return estimatedTokens(text.context) + estimatedTokens(text.question) + estimatedTokens(text.options);
}

bool holdsChinese(const QString& text)
{
    static const QRegularExpression han(u"\\p{Han}"_s);
    return han.match(text).hasMatch();
}

std::optional<Layout> layoutFor(const GenPlan& plan, int tokens, const std::optional<Layout>& model)
{
    const bool isLong = tokens > plan.longTokens;
    switch (plan.layoutRule) {
    case LayoutRule::Long:
        return isLong ? Layout::Background : Layout::Interleaved;
    case LayoutRule::ModelOrLong:
        return isLong ? Layout::Background : model;
    case LayoutRule::ModelAndLong:
        return isLong ? model : Layout::Interleaved;
    case LayoutRule::Model:
        break;
    }
    return model;
}

bool asksModel(const GenPlan& plan, int tokens)
{
    return !layoutFor(plan, tokens, std::nullopt);
}

bool isHandwritten(const GenPlan& plan, const QString& sampleId)
{
    return drawsOf(plan, sampleId, "font").uniform() < plan.handwrittenShare;
}

QSize imageSize(const GenPlan& plan, const QString& sampleId, bool depicted, int tokens)
{
    constexpr QSize Wide(1536, 1024);
    constexpr QSize Tall(1024, 1536);
    if (!depicted && tokens >= plan.wideTokens) {
        return Wide;
    }
    return drawsOf(plan, sampleId, "size").uniform() < 0.5 ? Wide : Tall;
}

} // namespace groundmark::evaluation::generate

namespace groundmark {

using evaluation::generate::LayoutRule;

template <> std::span<const Name<LayoutRule>> namesOf<LayoutRule>()
{
    static constexpr std::array<Name<LayoutRule>, 4> names {{
        {LayoutRule::ModelOrLong, QLatin1StringView("model-or-long")},
        {LayoutRule::ModelAndLong, QLatin1StringView("model-and-long")},
        {LayoutRule::Model, QLatin1StringView("model")},
        {LayoutRule::Long, QLatin1StringView("long")},
    }};
    return names;
}

} // namespace groundmark
