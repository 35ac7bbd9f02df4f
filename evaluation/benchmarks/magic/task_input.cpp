// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/magic/task_input.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace groundmark::evaluation {

namespace {

using Json = nlohmann::ordered_json;

template <typename T>
void take(const Json& json, const char* key, T& value)
{
    const auto found = json.find(key);
    if (found == json.end()) {
        return;
    }
    if constexpr (std::is_same_v<T, bool>) {
        if (found->is_boolean()) {
            value = found->get<bool>();
        }
    } else if (found->is_number()) {
        value = found->get<T>();
    }
}

/// Boxes of an image's size lie within it; what is left of others may be nothing.
QRectF clipped(const QRectF& box, QSize image)
{
    return box & QRectF(QPointF(), image);
}

} // namespace

TaskInputRule TaskInputRule::weaklySupervised()
{
    TaskInputRule rule;
    rule.saliency = false;
    rule.adversarial.target = 0;
    return rule;
}

QByteArray toJson(const TaskInputRule& rule)
{
    const Json json {
        {"saliency", rule.saliency},
        {"threshold", rule.threshold},
        {"minimumArea", rule.minimumArea},
        {"salientObjects", rule.salientObjects},
        {"salientZ", rule.salientZ},
        {"mergeIoU", rule.merge.iou},
        {"mergeIoM", rule.merge.iom},
        {"keptFraction", rule.merge.keptFraction},
        {"adversarial", rule.adversarial.target},
        {"adversarialMinimumSide", rule.adversarial.minimumSide},
        {"adversarialMaximumSide", rule.adversarial.maximumSide},
        {"adversarialTries", rule.adversarial.tries},
        {"seed", rule.seed},
        {"shuffledNumbers", rule.shuffledNumbers},
    };
    return QByteArray::fromStdString(json.dump());
}

TaskInputRule taskInputRuleFrom(const QByteArray& text)
{
    TaskInputRule rule;
    const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
    if (!json.is_object()) {
        return rule;
    }
    take(json, "saliency", rule.saliency);
    take(json, "threshold", rule.threshold);
    take(json, "minimumArea", rule.minimumArea);
    take(json, "salientObjects", rule.salientObjects);
    take(json, "salientZ", rule.salientZ);
    take(json, "mergeIoU", rule.merge.iou);
    take(json, "mergeIoM", rule.merge.iom);
    take(json, "keptFraction", rule.merge.keptFraction);
    take(json, "adversarial", rule.adversarial.target);
    take(json, "adversarialMinimumSide", rule.adversarial.minimumSide);
    take(json, "adversarialMaximumSide", rule.adversarial.maximumSide);
    take(json, "adversarialTries", rule.adversarial.tries);
    take(json, "seed", rule.seed);
    take(json, "shuffledNumbers", rule.shuffledNumbers);
    return rule;
}

BuiltRegions buildRegions(const TaskInputSource& source, const TaskInputRule& rule)
{
    BuiltRegions built;
    std::vector<QRectF> relevant; // hotspots first: their order is their priority
    if (rule.saliency && source.saliency) {
        const double area = rule.minimumArea * source.image.width() * source.image.height();
        built.hotspots = hotspotBoxes(
            *source.saliency, {rule.threshold, std::max(1, static_cast<int>(std::floor(area)))});
        relevant = built.hotspots;
    }
    const auto add = [&](const QRectF& box) {
        const QRectF inside = clipped(box, source.image);
        if (!inside.isEmpty() && std::ranges::find(relevant, inside) == relevant.end()) {
            relevant.push_back(inside);
        }
    };
    for (const QRectF& box : source.annotated) {
        add(box);
    }
    if (rule.salientObjects && source.saliency) {
        for (const QRectF& box : source.others) {
            if (meanZScore(*source.saliency, box) >= rule.salientZ) {
                add(box);
            }
        }
    }
    relevant = disjointBoxes(std::move(relevant), rule.merge);

    Random random(rule.seed);
    std::vector<QRectF> candidates;
    for (const QRectF& box : source.others) {
        if (const QRectF inside = clipped(box, source.image); !inside.isEmpty()) {
            candidates.push_back(inside);
        }
    }
    AdversarialRegions adversarial;
    if (rule.adversarial.target > 0) {
        adversarial = adversarialRegions(candidates, relevant, source.image, random, rule.adversarial);
    }
    built.missing = adversarial.missing;
    for (const QRectF& box : relevant) {
        built.regions.push_back({box, true});
    }
    for (const QRectF& box : adversarial.picked) {
        built.regions.push_back({box, false});
    }
    if (rule.shuffledNumbers) {
        shuffle(built.regions, random);
    } else {
        std::ranges::stable_sort(built.regions, {}, [](const BuiltRegion& region) {
            const QRectF& box = region.box;
            return std::tuple(box.y(), box.x(), box.height(), box.width());
        });
    }
    return built;
}

} // namespace groundmark::evaluation
