// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/logiqa_text.h"
#include "evaluation/metrics/dedup.h"
#include "imaging/npy.h"
#include "imaging/text_cue.h"
#include "tests/golden/golden.h"
#include "tests/golden/values.h"

namespace groundmark::golden {

namespace {

using namespace imaging;
using namespace evaluation;
using namespace evaluation::logicocr;

/// Rows of numbers, one after the other.
std::vector<double> flat(const Json& rows)
{
    std::vector<double> values;
    for (const Json& row : rows) {
        const auto numbers = row.get<std::vector<double>>();
        values.insert(values.end(), numbers.begin(), numbers.end());
    }
    return values;
}

LayerAttention attention(const Json& rows)
{
    return {static_cast<int>(rows.size()), static_cast<int>(rows[0].size()), flat(rows)};
}

Json corners(const QRectF& box)
{
    return {box.left(), box.top(), box.right(), box.bottom()};
}

Json corners(const QRect& box)
{
    return {box.x(), box.y(), box.x() + box.width(), box.y() + box.height()};
}

QSize size(const Json& widthAndHeight)
{
    return {widthAndHeight[0], widthAndHeight[1]};
}

Json sizeJson(QSize value)
{
    return {value.width(), value.height()};
}

Json windowJson(const CueWindow& window)
{
    if (window.isWholeImage) {
        return {{"full", true}, {"bbox", corners(window.box)}, {"crop", corners(window.crop)}};
    }
    return {
        {"full", false},
        {"ratio", window.ratio},
        {"aspect", window.aspect},
        {"grid_pos", {window.gridPosition.x(), window.gridPosition.y()}},
        {"grid_size", sizeJson(window.gridSize)},
        {"window_sum", window.sum},
        {"difference", window.difference},
        {"candidates", window.candidates},
        {"bbox", corners(window.box)},
        {"crop", corners(window.crop)}};
}

Json refinedJson(const CueCrop& crop)
{
    return {
        {"hits", crop.hits},
        {"box", corners(crop.box)},
        {"crop_size", sizeJson(crop.crop.size())},
        {"output_size", sizeJson(crop.outputSize)}};
}

Json als(const Json& line)
{
    const Json& input = line["input"];
    const auto choice = selectLayer(
        attention(input["A"]), attention(input["A_general"]), {input["m"], input["n"]});
    if (!choice) {
        return {{"layer", nullptr}, {"error", "layer_out_of_range"}};
    }
    return {
        {"layer", choice->layer},
        {"divergence", choice->divergence},
        {"relative_row", choice->relative}};
}

Json windowSelection(const Json& line)
{
    const Json& input = line["input"];
    const Json& rows = input["attention"];
    const std::vector<double> values = flat(rows);
    WindowRule rule = input["mode"] == "vicrop" ? WindowRule::viCrop() : WindowRule();
    rule.base = input["base"];
    rule.normalise = input["normalize"];
    const AttentionGrid grid {
        static_cast<int>(rows[0].size()), static_cast<int>(rows.size()), values};
    return windowJson(selectWindow(grid, size(input["image_size"]), rule));
}

Json textRefinement(const Json& line)
{
    const Json& input = line["input"];
    const Json& c = input["window_xyxy"];
    const QRectF window(
        QPointF(c[0].get<double>(), c[1].get<double>()),
        QPointF(c[2].get<double>(), c[3].get<double>()));
    return refinedJson(refineToWords(
        window, boxes(input["words_xywh"]), size(input["image_size"]), input["magnification"]));
}

Json pipeline(const Json& line)
{
    const Json& input = line["input"];
    const auto choice = selectLayer(
        attention(input["A"]), attention(input["A_general"]), {input["m"], input["n"]});
    const AttentionGrid grid {input["grid"][1], input["grid"][0], choice->relative};
    const QSize image = size(input["image_size"]);
    const CueWindow window = selectWindow(grid, image);
    const CueCrop crop
        = refineToWords(window.box, boxes(input["words_xywh"]), image, input["magnification"]);
    return {
        {"layer", choice->layer}, {"window", windowJson(window)}, {"refined", refinedJson(crop)}};
}

Json npyReader(const Json& line)
{
    const auto hex = QByteArray::fromStdString(line["input"]["hex"].get<std::string>());
    const auto array = readNpy(QByteArray::fromHex(hex));
    if (!array) {
        return {{"error", json(array.error().what)}};
    }
    return {{"shape", array->shape}, {"values_row_major", array->values}};
}

Json logiqaV1(const QString& file)
{
    const LogiqaFile parsed = parseLogiqaV1(file);
    Json records = Json::array();
    for (const LogiqaRecord& record : parsed.records) {
        records.push_back(
            {{"answer", json(record.answer)},
             {"context", json(record.context)},
             {"question", json(record.question)},
             {"options", json(record.options)}});
    }
    if (!parsed.flaw) {
        return {{"records", records}, {"error", nullptr}};
    }
    if (parsed.flaw->kind == LogiqaFlaw::Kind::LineCount) {
        return {
            {"records", records},
            {"error", "line_count_not_multiple_of_8"},
            {"lines", parsed.flaw->at}};
    }
    return {{"records", records}, {"error", "bad_record"}, {"record", parsed.flaw->at}};
}

Json logiqaParse(const Json& line)
{
    const Json& input = line["input"];
    if (input.contains("text")) {
        return logiqaV1(text(input["text"]));
    }
    const auto record = parseLogiqaV2(QByteArray::fromStdString(input["line"].get<std::string>()));
    if (!record) {
        return nullptr;
    }
    return {
        {"id", json(record->id)},
        {"answer", json(record->answer)},
        {"context", json(record->context)},
        {"question", json(record->question)},
        {"num_options", record->options.size()},
        {"reasoning_types", json(record->reasoningTypes)}};
}

Json cosineDedup(const Json& line)
{
    const auto vectors = line["input"]["vectors"].get<std::vector<std::vector<double>>>();
    const DedupResult result = dedupByCosine(vectors, line["input"]["threshold"]);
    Json dropped = Json::array();
    for (const DedupResult::Dropped& item : result.dropped) {
        dropped.push_back({item.index, item.matches});
    }
    return {{"kept", result.kept}, {"dropped_index_and_match", dropped}};
}

} // namespace

std::vector<Family> textcueFamilies()
{
    return {
        {"als", als},
        {"window_selection", windowSelection},
        {"text_refinement", textRefinement},
        {"pipeline", pipeline},
        {"npy_reader", npyReader},
        {"logiqa_parse", logiqaParse},
        {"cosine_dedup", cosineDedup},
    };
}

} // namespace groundmark::golden
