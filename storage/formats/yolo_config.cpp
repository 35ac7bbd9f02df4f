// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/yolo_config.h"

#include "storage/formats/json_fields.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

constexpr int MostClasses = 100'000; // a number beyond is a mistake, not a class
constexpr const char* Names = "names";
constexpr const char* KeypointShape = "kpt_shape";
constexpr const char* ClassCount = "nc";

/// Takes quotes and a comment off a scalar.
QString scalar(QString text)
{
    text = text.trimmed();
    if (text.startsWith(u'"') || text.startsWith(u'\'')) {
        QString inner;
        for (qsizetype i = 1; i < text.size() && text[i] != text[0]; ++i) {
            // In double quotes a backslash makes the next character plain.
            i += text[0] == u'"' && text[i] == u'\\' && i + 1 < text.size() ? 1 : 0;
            inner.append(text[i]);
        }
        return inner;
    }
    const qsizetype comment = text.indexOf(QStringLiteral(" #"));
    return (comment < 0 ? text : text.left(comment)).trimmed();
}

/// The elements of "[a, 'b, c', d]".
QStringList flowList(const QString& text)
{
    QStringList list;
    QString current;
    QChar quote;
    const qsizetype end = text.lastIndexOf(u']');
    for (const QChar c : text.mid(1, (end < 0 ? text.size() : end) - 1)) {
        if (c == u',' && quote.isNull()) {
            list.append(scalar(current));
            current.clear();
            continue;
        }
        if (quote.isNull() && (c == u'"' || c == u'\'') && current.trimmed().isEmpty()) {
            quote = c;
        } else if (c == quote) {
            quote = {};
        }
        current.append(c);
    }
    if (!current.trimmed().isEmpty()) {
        list.append(scalar(current));
    }
    return list;
}

/// "0: person" with the number in `number`; the whole text as a name where there is none.
QString numbered(const QString& text, int& number)
{
    const qsizetype colon = text.indexOf(u':');
    bool good = false;
    const int stated = colon > 0 ? scalar(text.left(colon)).toInt(&good) : 0;
    if (!good) {
        return scalar(text);
    }
    number = stated;
    return scalar(text.mid(colon + 1));
}

void put(QStringList& classes, int number, const QString& name)
{
    if (number < 0 || number >= MostClasses) {
        return;
    }
    while (classes.size() <= number) {
        classes.append(QString());
    }
    classes[number] = name;
}

QStringList namesFrom(const QString& value, const QStringList& block)
{
    QStringList classes;
    int number = 0;
    const QString flow = value.trimmed();
    if (flow.startsWith(u'[')) {
        return flowList(flow + block.join(u' '));
    }
    const QStringList lines = flow.startsWith(u'{') ? flowList(flow + block.join(u' ')) : block;
    for (const QString& line : lines) {
        QString text = line.trimmed();
        if (text.isEmpty() || text.startsWith(u'#')) {
            continue;
        }
        if (text.startsWith(QLatin1StringView("- "))) {
            put(classes, number, scalar(text.mid(2)));
        } else {
            const QString name = numbered(text, number);
            put(classes, number, name);
        }
        ++number;
    }
    return classes;
}

QByteArray quoted(QString text)
{
    text.replace(u'\\', QStringLiteral("\\\\"))
        .replace(u'"', QStringLiteral("\\\""))
        .replace(u'\n', u' ');
    return '"' + text.toUtf8() + '"';
}

/// Whether YAML reads the text without quotes as that text.
bool isPlain(const QString& text)
{
    static const QStringList words {
        QStringLiteral("y"), QStringLiteral("n"), QStringLiteral("yes"), QStringLiteral("no"),
        QStringLiteral("on"), QStringLiteral("off"), QStringLiteral("true"),
        QStringLiteral("false"), QStringLiteral("null")};
    return !text.isEmpty() && !words.contains(text.toLower()) && text == text.trimmed()
        && std::ranges::all_of(text, [](QChar c) {
               return c.isLetterOrNumber() || c == u' ' || c == u'-' || c == u'_' || c == u'.';
           })
        && text[0].isLetter();
}

} // namespace

YoloConfig parseYoloYaml(const QString& text)
{
    YoloConfig config;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines[i];
        const qsizetype colon = line.indexOf(u':');
        const bool isKey = colon > 0 && !line[0].isSpace() && line[0] != u'#' && line[0] != u'-';
        if (!isKey) {
            continue;
        }
        const QString key = scalar(line.left(colon));
        const QString value = line.mid(colon + 1);
        QStringList block;
        while (i + 1 < lines.size()
               && (lines[i + 1].trimmed().isEmpty() || lines[i + 1][0].isSpace()
                   || lines[i + 1][0] == u'-' || lines[i + 1][0] == u']')) {
            block.append(lines[++i]);
        }
        if (key == QLatin1StringView(Names)) {
            config.classes = namesFrom(value, block);
        } else if (key == QLatin1StringView(KeypointShape)) {
            const QStringList shape = flowList(value.trimmed());
            const int numbers = shape.value(1).toInt();
            if (shape.size() == 2 && (numbers == 2 || numbers == 3)) {
                config.keypoints = {std::clamp(shape[0].toInt(), 0, MostClasses), numbers};
            }
        } else if (key != QLatin1StringView(ClassCount)) {
            while (!block.isEmpty() && block.last().trimmed().isEmpty()) {
                block.removeLast();
            }
            block.prepend(value.trimmed());
            config.rest[key.toStdString()] = block.join(u'\n').toStdString();
        }
    }
    return config;
}

QByteArray yoloYaml(const YoloConfig& config)
{
    QByteArray text;
    for (const auto& [key, value] : config.rest.items()) {
        text += QByteArray::fromStdString(key) + ": " + scalarText(value).toUtf8() + '\n';
    }
    if (config.keypoints.count > 0) {
        text += QByteArray(KeypointShape) + ": [" + QByteArray::number(config.keypoints.count) + ", "
            + QByteArray::number(config.keypoints.numbers) + "]\n";
    }
    text += QByteArray(ClassCount) + ": " + QByteArray::number(config.classes.size()) + '\n';
    text += QByteArray(Names) + ":\n";
    for (qsizetype i = 0; i < config.classes.size(); ++i) {
        const QString& name = config.classes[i];
        text += "  " + QByteArray::number(i) + ": " + (isPlain(name) ? name.toUtf8() : quoted(name))
            + '\n';
    }
    return text;
}

YoloConfig parseYoloNames(const QString& text)
{
    YoloConfig config;
    config.classes = text.split(u'\n');
    for (QString& name : config.classes) {
        name = name.trimmed();
    }
    while (!config.classes.isEmpty() && config.classes.last().isEmpty()) {
        config.classes.removeLast();
    }
    return config;
}

Json toJson(const YoloConfig& config)
{
    Json names = Json::array();
    for (const QString& name : config.classes) {
        names.push_back(name.toStdString());
    }
    return {
        {"names", std::move(names)},
        {"kpt_shape", {config.keypoints.count, config.keypoints.numbers}},
        {"yaml", config.rest}};
}

YoloConfig yoloConfigFrom(const Json& json)
{
    YoloConfig config;
    const FieldReader fields(json);
    if (const Json* names = fields.find("names"); names && names->is_array()) {
        for (const Json& name : *names) {
            config.classes.append(scalarText(name));
        }
    }
    if (const Json* shape = fields.find("kpt_shape"); shape && shape->is_array() && shape->size() == 2) {
        config.keypoints = {scalarText((*shape)[0]).toInt(), scalarText((*shape)[1]).toInt()};
    }
    if (const Json* rest = fields.find("yaml"); rest && rest->is_object()) {
        config.rest = *rest;
    }
    return config;
}

} // namespace groundmark::storage
