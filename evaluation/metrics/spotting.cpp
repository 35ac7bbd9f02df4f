// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/spotting.h"

#include "evaluation/metrics/python/literal.h"
#include "evaluation/metrics/text.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace groundmark::evaluation {

using python::Value;

namespace {

constexpr double kLargest = 1000.0;
constexpr double kOverlap = 0.5; // of the ICDAR end-to-end protocol, both uses
constexpr TextView kMarks = U"!?.:,*\"()·[]/'";

class Collector
{
public:
    void add(const std::vector<Text>& coordinates, const Text& text)
    {
        SpottedText found;
        for (std::size_t i = 0; i < found.box.size(); ++i) {
            const auto digits = python::intFromText(coordinates[i]);
            const double value = digits ? python::toDouble(*digits) : -1.0;
            if (value < 0 || value > kLargest) {
                return;
            }
            found.box[i] = value;
        }
        const Text joined = without(text, U'\n');
        found.text = Text(strip(strip(strip(joined), U"\""), U"'"));
        if (m_seen.emplace(found.box, found.text).second) {
            m_found.push_back(std::move(found));
        }
    }

    std::optional<std::vector<SpottedText>> result() &&
    {
        return m_found.empty() ? std::nullopt : std::optional(std::move(m_found));
    }

private:
    std::set<std::pair<Box, Text>> m_seen;
    std::vector<SpottedText> m_found;
};

void collectFromLiteral(Collector& collector, const Value& value)
{
    if (!value.isListOrTuple()) {
        return;
    }
    for (const Value& item : value.items()) {
        if (!item.isListOrTuple() || item.items().size() < 5) {
            continue;
        }
        std::vector<Text> coordinates;
        for (std::size_t i = 0; i < 4; ++i) {
            coordinates.push_back(python::str(item.items()[i]));
        }
        collector.add(coordinates, python::str(item.items()[4]));
    }
}

/// Every bracket pair without brackets inside: "x1, y1, x2, y2, the text, commas and all".
void collectFromBrackets(Collector& collector, TextView text)
{
    std::size_t open = text.find_first_of(U"[(");
    while (open != TextView::npos) {
        const std::size_t next = text.find_first_of(U"[]()", open + 1);
        if (next == TextView::npos) {
            return;
        }
        if (text[next] == U'[' || text[next] == U'(') {
            open = next;
            continue;
        }
        TextView rest = text.substr(open + 1, next - open - 1);
        std::vector<Text> coordinates;
        while (coordinates.size() < 4) {
            const std::size_t comma = rest.find(U',');
            if (comma == TextView::npos) {
                break;
            }
            coordinates.emplace_back(rest.substr(0, comma));
            rest.remove_prefix(comma + 1);
        }
        if (coordinates.size() == 4) {
            collector.add(coordinates, Text(rest));
        }
        open = text.find_first_of(U"[(", next + 1);
    }
}

double areaOf(const Box& box)
{
    return (box[2] - box[0]) * (box[3] - box[1]);
}

double commonArea(const Box& a, const Box& b)
{
    const double width = std::min(a[2], b[2]) - std::max(a[0], b[0]);
    const double height = std::min(a[3], b[3]) - std::max(a[1], b[1]);
    return width > 0 && height > 0 ? width * height : 0.0;
}

/// The protocol's files wrap a text in double quotes where it needs escapes.
Text unwrap(const Text& text)
{
    const Text line = without(text, U'\r');
    const TextView inner = strip(line);
    if (inner.size() < 2 || inner.front() != U'"' || inner.back() != U'"') {
        return line;
    }
    const Text once = replaceAll(inner.substr(1, inner.size() - 2), U"\\\\", U"\\");
    return replaceAll(once, U"\\\"", U"\"");
}

bool textsMatch(const Text& truth, const Text& detected)
{
    const Text t = upper(truth);
    const Text d = upper(detected);
    if (t == d) {
        return true;
    }
    const bool first = contains(kMarks, TextView(t).substr(0, 1));
    const bool last = contains(kMarks, TextView(t).substr(t.size() - 1));
    const TextView view = t;
    return (first && view.substr(1) == d) || (last && view.substr(0, t.size() - 1) == d)
        || (first && last && t.size() > 1 && view.substr(1, t.size() - 2) == d);
}

struct Truth
{
    std::vector<SpottedText> texts;
    std::string problem; ///< why the official evaluation fails; empty when it does not
};

Truth readTruth(const Value& polygons, const Value& contents)
{
    Truth truth;
    const auto& boxes = polygons.items();
    if (!polygons.isListOrTuple() || !contents.isListOrTuple()
        || boxes.size() > contents.items().size()) {
        truth.problem = "The truth's boxes and texts are not lists of the same length.";
        return truth;
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const auto& points = boxes[i].items();
        if (points.size() < 2 || !std::all_of(points.begin(), points.end(), [](const Value& v) {
                return v.isNumber();
            })) {
            truth.problem = "A box of the truth is not a list of numbers.";
            return truth;
        }
        SpottedText one;
        const auto extreme = [&points, &truth](std::size_t offset, bool largest) {
            const Value* best = &points[offset];
            for (std::size_t k = offset; k < points.size(); k += 2) {
                const double value = points[k].number();
                if (largest ? value > best->number() : value < best->number()) {
                    best = &points[k];
                }
            }
            if (!best->is(Value::Kind::Int)) {
                truth.problem = "A corner of a truth's box is not a whole number.";
            }
            return best->number();
        };
        one.box = {extreme(0, false), extreme(1, false), extreme(0, true), extreme(1, true)};
        one.text = python::str(contents.items()[i]);
        if (contains(one.text, U"\n")) {
            truth.problem = "A text of the truth has a line break.";
        }
        one.text = unwrap(one.text);
        truth.texts.push_back(std::move(one));
    }
    return truth;
}

/// The protocol's matching: each truth takes the first free detection that overlaps it.
class Matching
{
public:
    Matching(const std::vector<SpottedText>& truths, const std::vector<SpottedText>& detections)
        : m_truths(truths)
        , m_detections(detections)
        , m_ignored(detections.size(), false)
    {
        for (const SpottedText& truth : truths) {
            if (!isDontCare(truth)) {
                continue;
            }
            for (std::size_t d = 0; d < detections.size(); ++d) {
                const double area = areaOf(detections[d].box);
                if (area > 0 && commonArea(truth.box, detections[d].box) / area > kOverlap) {
                    m_ignored[d] = true;
                }
            }
        }
    }

    static bool isDontCare(const SpottedText& truth) { return truth.text == U"###"; }

    /// False where the official program raises.
    bool run()
    {
        std::vector<bool> used = m_ignored;
        for (const SpottedText& truth : m_truths) {
            if (isDontCare(truth)) {
                continue;
            }
            ++truthCount;
            Reason entry
                = {{"truth", truth.box}, {"answer", nullptr}, {"iou", 0.0}, {"text", false}};
            for (std::size_t d = 0; d < m_detections.size(); ++d) {
                if (used[d]) {
                    continue;
                }
                const double overlap = iou(truth.box, m_detections[d].box);
                if (overlap <= kOverlap) {
                    continue;
                }
                used[d] = true;
                if (truth.text.empty() && !m_detections[d].text.empty()) {
                    return false;
                }
                const bool correct = textsMatch(truth.text, m_detections[d].text);
                correctCount += correct ? 1 : 0;
                entry
                    = {{"truth", truth.box},
                       {"answer", m_detections[d].box},
                       {"iou", overlap},
                       {"text", correct}};
                entry["answerText"] = toUtf8(m_detections[d].text);
                break;
            }
            entry["truthText"] = toUtf8(truth.text);
            boxes.push_back(std::move(entry));
        }
        for (std::size_t d = 0; d < m_detections.size(); ++d) {
            detectionCount += m_ignored[d] ? 0 : 1;
            if (!used[d]) {
                boxes.push_back(
                    {{"truth", nullptr},
                     {"answer", m_detections[d].box},
                     {"iou", 0.0},
                     {"text", false},
                     {"answerText", toUtf8(m_detections[d].text)}});
            }
        }
        return true;
    }

    int truthCount = 0;
    int detectionCount = 0;
    int correctCount = 0;
    Reason boxes = Reason::array();

private:
    const std::vector<SpottedText>& m_truths;
    const std::vector<SpottedText>& m_detections;
    std::vector<bool> m_ignored;
};

} // namespace

std::optional<std::vector<SpottedText>> readSpotting(TextView text)
{
    Collector collector;
    const auto literal = python::parseLiteral(text);
    const auto* value = std::get_if<Value>(&literal);
    if (value != nullptr && !value->is(Value::Kind::None)) {
        collectFromLiteral(collector, *value);
    } else {
        collectFromBrackets(collector, text);
    }
    return std::move(collector).result();
}

Graded spotting(const Value& predict, const Value& polygons, const Value& contents, Explain explain)
{
    if (!predict.isString()) {
        return unparseable("The prediction is not a text.");
    }
    auto detections = readSpotting(predict.text());
    if (!detections) {
        return unparseable("There is no (x1, y1, x2, y2, text) in the prediction.");
    }
    std::erase_if(*detections, [](const SpottedText& one) {
        return one.box[0] >= one.box[2] || one.box[1] >= one.box[3];
    });
    const Truth truth = readTruth(polygons, contents);
    if (detections->empty() || (truth.texts.empty() && truth.problem.empty())) {
        return scored(0.0);
    }
    for (SpottedText& one : *detections) {
        one.text = unwrap(one.text);
    }
    if (!truth.problem.empty()) {
        return raises(truth.problem);
    }
    Matching matching(truth.texts, *detections);
    if (!matching.run()) {
        return raises("A detection lies on a truth without text.");
    }
    const double correct = matching.correctCount;
    const double recall = matching.truthCount > 0 ? correct / matching.truthCount : 0.0;
    const double precision = matching.detectionCount > 0 ? correct / matching.detectionCount : 0.0;
    const double sum = recall + precision;
    Graded graded = scored(sum > 0 ? 2 * precision * recall / sum : 0.0);
    if (explain == Explain::Yes) {
        graded.reason
            = {{"rule", "end-to-end spotting: IoU > 0.5 and the same text"},
               {"formula",
                "precision " + std::to_string(matching.correctCount) + " / "
                    + std::to_string(matching.detectionCount) + ", recall "
                    + std::to_string(matching.correctCount) + " / "
                    + std::to_string(matching.truthCount)
                    + ", harmonic mean = " + shortNumber(graded.value)},
               {"boxes", std::move(matching.boxes)}};
    }
    return graded;
}

} // namespace groundmark::evaluation
