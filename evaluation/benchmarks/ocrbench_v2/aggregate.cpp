// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/ocrbench_v2/aggregate.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace groundmark::evaluation::ocrbench_v2 {

using python::Value;

namespace {

std::string threeDecimals(double value)
{
    std::array<char, 64> buffer {};
    const int length = std::snprintf(buffer.data(), buffer.size(), "%.3f", value);
    return {buffer.data(), std::size_t(std::max(0, length))};
}

} // namespace

std::span<const Capability> capabilities()
{
    static const std::vector<Capability> kAll {
        {"text_recognition",
         false,
         {"text recognition en", "fine-grained text recognition en", "full-page OCR en"}},
        {"text_detection", false, {"text grounding en", "VQA with position en"}},
        {"text_spotting", false, {"text spotting en"}},
        {"relationship_extraction",
         false,
         {"key information extraction en", "key information mapping en"}},
        {"element_parsing",
         false,
         {"document parsing en", "chart parsing en", "table parsing en", "formula recognition en"}},
        {"mathematical_calculation", false, {"math QA en", "text counting en"}},
        {"visual_text_understanding",
         false,
         {"document classification en", "cognition VQA en", "diagram QA en"}},
        {"knowledge_reasoning",
         false,
         {"reasoning VQA en", "science QA en", "APP agent en", "ASCII art classification en"}},
        {"text_recognition", true, {"full-page OCR cn"}},
        {"relationship_extraction",
         true,
         {"key information extraction cn", "handwritten answer extraction cn"}},
        {"element_parsing",
         true,
         {"document parsing cn", "table parsing cn", "formula recognition cn"}},
        {"visual_text_understanding", true, {"cognition VQA cn"}},
        {"knowledge_reasoning", true, {"reasoning VQA cn", "text translation cn"}},
    };
    return kAll;
}

void Aggregate::add(std::string_view type, double score)
{
    const auto all = capabilities();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (std::find(all[i].types.begin(), all[i].types.end(), type) != all[i].types.end()) {
            m_sums[i].total += score;
            ++m_sums[i].count;
        }
    }
}

std::optional<Aggregate::Mean> Aggregate::capability(std::size_t index) const
{
    const Sum& sum = m_sums[index];
    return sum.count > 0 ? std::optional(Mean {sum.total / sum.count, sum.count}) : std::nullopt;
}

std::optional<double> Aggregate::overall(bool chinese) const
{
    double total = 0.0;
    int count = 0;
    for (std::size_t i = 0; i < m_sums.size(); ++i) {
        if (capabilities()[i].chinese != chinese) {
            continue;
        }
        if (const auto mean = capability(i)) {
            total += mean->value;
            ++count;
        }
    }
    return count > 0 ? std::optional(total / count) : std::nullopt;
}

std::string Aggregate::text() const
{
    std::string out;
    for (bool chinese : {false, true}) {
        out += chinese ? "\nChinese Scores:\n" : "English Scores:\n";
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            const auto mean = capability(i);
            if (capabilities()[i].chinese == chinese && mean) {
                out += std::string(capabilities()[i].name) + ": " + threeDecimals(mean->value)
                    + " (Count: " + std::to_string(mean->count) + ")\n";
            }
        }
    }
    const auto print = [](std::optional<double> value) {
        return value ? threeDecimals(*value) : std::string("n/a");
    };
    return out + "\nOverall Scores:\nEnglish Overall Score: " + print(overall(false))
        + "\nChinese Overall Score: " + print(overall(true)) + "\nEnd of Code!\n";
}

std::optional<Aggregate> aggregate(const Value& items)
{
    Aggregate result;
    for (const Value& item : items.items()) {
        if (const Value* ignore = item.find("ignore")) {
            if (!ignore->isString() || ignore->text() != U"True") {
                return std::nullopt;
            }
            continue;
        }
        const Value* type = item.find("type");
        const Value* score = item.find("score");
        if (type == nullptr || !type->isString() || score == nullptr
            || !(score->isNumber() || score->is(Value::Kind::Bool))) {
            return std::nullopt;
        }
        result.add(toUtf8(type->text()), score->number());
    }
    return result.overall(false) && result.overall(true) ? std::optional(result) : std::nullopt;
}

} // namespace groundmark::evaluation::ocrbench_v2
