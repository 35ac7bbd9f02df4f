// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/logiqa_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace groundmark::evaluation::logicocr {

namespace {

constexpr qsizetype linesPerRecord = 8;
constexpr qsizetype optionCount = 4;

/// As the data spell them, including "Necessry Condtional".
constexpr std::array<std::pair<const char*, const char*>, 5> reasoningTypes = {{
    {"Categorical Reasoning", "categorical"},
    {"Sufficient Conditional Reasoning", "sufficient_conditional"},
    {"Necessry Condtional Reasoning", "necessary_conditional"},
    {"Disjunctive Reasoning", "disjunctive"},
    {"Conjunctive Reasoning", "conjunctive"},
}};

QChar letterOf(qsizetype option)
{
    return QChar(static_cast<char16_t>(u'A' + option));
}

enum class Label
{
    None,
    Mark,
    Blank
};

Label labelOf(const QString& option, qsizetype index)
{
    static const QString marks = QStringLiteral(".．、:：)?？");
    if (option.size() < 2 || option[0] != letterOf(index)) {
        return Label::None;
    }
    if (marks.contains(option[1])) {
        return Label::Mark;
    }
    return option[1].isSpace() ? Label::Blank : Label::None;
}

std::optional<LogiqaRecord> parseRecord(const QStringList& lines)
{
    const QString letter = lines[1].trimmed().toUpper();
    const bool isLetter = letter.size() == 1 && letter[0] >= u'A' && letter[0] <= u'D';
    if (!lines[0].trimmed().isEmpty() || !isLetter) {
        return std::nullopt;
    }
    LogiqaRecord record;
    record.answer = letter;
    record.context = lines[2].trimmed();
    record.question = lines[3].trimmed();
    record.options = withoutOptionLabels(lines.mid(4, optionCount));
    return record;
}

QString stringOf(const nlohmann::json& object, const char* key)
{
    const auto it = object.find(key);
    if (it == object.end()) {
        return {};
    }
    return QString::fromStdString(it->is_string() ? it->get<std::string>() : it->dump());
}

QStringList typesOf(const nlohmann::json& object)
{
    QStringList types;
    const auto it = object.find("type");
    if (it == object.end() || !it->is_object()) {
        return types;
    }
    for (const auto& [name, value] : it->items()) {
        const auto known
            = std::find_if(reasoningTypes.begin(), reasoningTypes.end(), [&](auto& entry) {
                  return name == entry.first;
              });
        if (value.is_boolean() && value.get<bool>()) {
            types.append(
                known != reasoningTypes.end() ? QString::fromLatin1(known->second)
                                              : QString::fromStdString(name));
        }
    }
    types.sort();
    return types;
}

} // namespace

LogiqaFile parseLogiqaV1(const QString& text)
{
    QStringList lines = text.split(u'\n');
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty()) {
        lines.removeLast();
    }
    if (lines.size() % linesPerRecord != 0) {
        return {{}, LogiqaFlaw {LogiqaFlaw::Kind::LineCount, lines.size()}};
    }
    LogiqaFile file;
    for (qsizetype i = 0; i < lines.size(); i += linesPerRecord) {
        auto record = parseRecord(lines.mid(i, linesPerRecord));
        if (!record) {
            return {{}, LogiqaFlaw {LogiqaFlaw::Kind::Record, i / linesPerRecord}};
        }
        file.records.push_back(std::move(*record));
    }
    return file;
}

std::optional<LogiqaRecord> parseLogiqaV2(const QByteArray& line)
{
    const auto object = nlohmann::json::parse(line.begin(), line.end(), nullptr, false);
    if (!object.is_object() || !object.contains("answer")
        || !object["answer"].is_number_integer()) {
        return std::nullopt;
    }
    const auto options = object.find("options");
    if (options == object.end() || !options->is_array()) {
        return std::nullopt;
    }
    LogiqaRecord record;
    for (const auto& option : *options) {
        record.options.append(
            option.is_string() ? QString::fromStdString(option.get<std::string>()) : QString());
    }
    const auto answer = object["answer"].get<qsizetype>();
    if (answer < 0 || answer >= record.options.size() || answer >= 26) {
        return std::nullopt;
    }
    record.options = withoutOptionLabels(record.options);
    record.answer = letterOf(answer);
    record.id = stringOf(object, object.contains("id") ? "id" : "example_id");
    record.context = stringOf(object, "text");
    record.question = stringOf(object, "question");
    record.reasoningTypes = typesOf(object);
    return record;
}

QStringList withoutOptionLabels(const QStringList& options)
{
    constexpr int enough = 3; // of four options
    QStringList plain;
    int labelled = 0;
    for (qsizetype i = 0; i < options.size(); ++i) {
        plain.append(options[i].trimmed());
        labelled += labelOf(plain.last(), i) != Label::None ? 1 : 0;
    }
    for (qsizetype i = 0; i < plain.size(); ++i) {
        const Label label = labelOf(plain[i], i);
        if (label == Label::Mark || (label == Label::Blank && labelled >= enough)) {
            plain[i] = plain[i].mid(2).trimmed();
        }
    }
    return plain;
}

} // namespace groundmark::evaluation::logicocr
