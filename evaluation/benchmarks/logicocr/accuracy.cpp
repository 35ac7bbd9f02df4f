// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/accuracy.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace groundmark::evaluation::logicocr {

using python::Value;

std::size_t genGroup(std::size_t reasoningTypes)
{
    return std::clamp<std::size_t>(reasoningTypes, 1, kGenGroups.size()) - 1;
}

std::optional<std::size_t> realGroup(std::string_view className)
{
    static constexpr std::array<std::pair<std::string_view, std::size_t>, 6> kClasses {
        {{"data comparison analysis", 0},
         {"data statistical analysis", 0},
         {"mathematical reasoning", 0},
         {"temporal reasoning", 1},
         {"decision reasoning", 2},
         {"conditional reasoning", 3}}};
    for (const auto& [name, group] : kClasses) {
        if (name == className) {
            return group;
        }
    }
    return std::nullopt;
}

void Accuracy::add(std::size_t group, bool correct)
{
    for (Count* count : {&groups[group], &total}) {
        ++count->all;
        count->correct += correct ? 1 : 0;
    }
}

double Accuracy::percent(const Count& count)
{
    // round(x, 3) of Python goes through the correctly rounded decimal, as printf does.
    std::array<char, 64> buffer {};
    const double share = double(count.correct) / double(count.all) * 100;
    (void)std::snprintf(buffer.data(), buffer.size(), "%.3f", share);
    return std::strtod(buffer.data(), nullptr);
}

bool Accuracy::isComplete() const
{
    return std::all_of(groups.begin(), groups.end(), [](const Count& c) { return c.all > 0; });
}

bool addGenItem(Accuracy& accuracy, const Value& item)
{
    const Value* score = item.find("score");
    if (score == nullptr) {
        return true;
    }
    const Value* type = item.find("type");
    if (type == nullptr || !type->is(Value::Kind::Dict)) {
        return false;
    }
    accuracy.add(genGroup(type->entries().size()), score->isTruthy());
    return true;
}

bool addRealItem(Accuracy& accuracy, const Value& item)
{
    const Value* evaluation = item.find("evaluation");
    if (evaluation == nullptr) {
        return true;
    }
    const Value* type = item.find("type");
    const Value* correct = evaluation->find("correct");
    if (type == nullptr || !type->isString() || correct == nullptr) {
        return false;
    }
    const auto group = realGroup(toUtf8(type->text()));
    if (!group) {
        return false;
    }
    accuracy.add(*group, correct->isTruthy());
    return true;
}

std::string subsetText(const Accuracy& accuracy, bool real)
{
    const auto print = [](const Accuracy::Count& count) {
        return count.all > 0 ? python::reprOfFloat(Accuracy::percent(count)) : std::string("n/a");
    };
    std::string text = real ? "LogicOCR_Real accuracy: " : "LogicOCR_Gen accuracy: ";
    text += print(accuracy.total) + "\n{";
    const auto& names = real ? kRealGroups : kGenGroups;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += i > 0 ? ", '" : "'";
        text += std::string(names[i]) + "': " + print(accuracy.groups[i]);
    }
    return text + "}\n";
}

std::string officialText(const Accuracy& gen, const Accuracy& real)
{
    const std::string line(30, '-');
    const Accuracy::Count all {
        gen.total.correct + real.total.correct, gen.total.all + real.total.all};
    return subsetText(gen, false) + line + '\n' + subsetText(real, true) + line + '\n'
        + std::to_string(all.all) + " questions.\naccuracy: "
        + (all.all > 0 ? python::reprOfFloat(Accuracy::percent(all)) : std::string("n/a")) + '\n';
}

} // namespace groundmark::evaluation::logicocr
