// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/json_text.h"

namespace groundmark::storage {

Json toJson(const QString& text)
{
    return text.toStdString();
}

QString toString(const Json& json)
{
    return json.is_string() ? QString::fromStdString(json.get_ref<const std::string&>())
                            : QString::fromUtf8(dumpJson(json));
}

Json parseJson(const QByteArray& text)
{
    return Json::parse(text.cbegin(), text.cend(), nullptr, false);
}

QByteArray dumpJson(const Json& json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json toJson(const QStringList& strings)
{
    Json array = Json::array();
    for (const QString& string : strings) {
        array.push_back(toJson(string));
    }
    return array;
}

QStringList stringsFrom(const Json& json)
{
    QStringList strings;
    if (json.is_array()) {
        for (const Json& item : json) {
            strings.append(toString(item));
        }
    }
    return strings;
}

Json toJson(const QList<QPointF>& points)
{
    Json array = Json::array();
    for (const QPointF& point : points) {
        array.push_back(Json::array({point.x(), point.y()}));
    }
    return array;
}

QList<QPointF> pointsFrom(const Json& json)
{
    QList<QPointF> points;
    if (!json.is_array()) {
        return points;
    }
    for (const Json& pair : json) {
        if (pair.is_array() && pair.size() == 2 && pair[0].is_number() && pair[1].is_number()) {
            points.append({pair[0].get<double>(), pair[1].get<double>()});
        }
    }
    return points;
}

Json toJson(const QList<int>& numbers)
{
    Json array = Json::array();
    for (const int number : numbers) {
        array.push_back(number);
    }
    return array;
}

QList<int> numbersFrom(const Json& json)
{
    QList<int> numbers;
    if (json.is_array()) {
        for (const Json& item : json) {
            if (item.is_number_integer()) {
                numbers.append(item.get<int>());
            }
        }
    }
    return numbers;
}

Json toJson(const QList<Answer>& answers)
{
    Json array = Json::array();
    for (const Answer& answer : answers) {
        if (answer.json.isEmpty()) {
            array.push_back(toJson(answer.text));
        } else {
            array.push_back({{"text", toJson(answer.text)}, {"json", parseJson(answer.json)}});
        }
    }
    return array;
}

QList<Answer> answersFrom(const Json& json)
{
    QList<Answer> answers;
    if (!json.is_array()) {
        return answers;
    }
    for (const Json& item : json) {
        if (item.is_object() && item.contains("text") && item.contains("json")) {
            answers.append({toString(item["text"]), dumpJson(item["json"])});
        } else {
            answers.append({toString(item), {}});
        }
    }
    return answers;
}

} // namespace groundmark::storage
