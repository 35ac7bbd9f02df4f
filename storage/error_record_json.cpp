// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/error_record_json.h"

#include "evaluation/errors/taxonomies.h"
#include "evaluation/json_values.h"

using namespace groundmark::evaluation::json_values;

namespace groundmark::storage {

Json write(const ErrorLabel& label)
{
    return {
        {"type", "error-label"},
        {"run", toJson(label.run.toText())},
        {"sample", label.sample.value},
        {"taxonomy", toJson(label.taxonomy)},
        {"version", label.version},
        {"source", nameOf(label.source).data()},
        {"author", toJson(label.author)},
        {"error", toJson(label.type)},
        {"note", toJson(label.note)},
        {"reply", toJson(QString::fromLatin1(label.reply.toHex()))},
        {"at", toJson(label.at.toString(Qt::ISODateWithMs))},
    };
}

/// Its own keys stand apart: "types" beside "type" would read badly.
Json write(const Taxonomy& taxonomy)
{
    return {{"type", "taxonomy"}, {"taxonomy", evaluation::toJson(taxonomy)}};
}

ErrorLabel readErrorLabel(const Json& json)
{
    ErrorLabel label;
    label.run = RunId::fromText(textAt(json, "run"));
    label.sample = {integerAt(json, "sample").value_or(0)};
    label.taxonomy = textAt(json, "taxonomy");
    label.version = intAt(json, "version").value_or(1);
    label.source = valueOf<LabelSource>(textAt(json, "source")).value_or(LabelSource::Person);
    label.author = textAt(json, "author");
    label.type = textAt(json, "error");
    label.note = textAt(json, "note");
    label.reply = QByteArray::fromHex(textAt(json, "reply").toLatin1());
    label.at = QDateTime::fromString(textAt(json, "at"), Qt::ISODateWithMs);
    return label;
}

std::optional<Taxonomy> readTaxonomy(const Json& json)
{
    const Json* const inner = valueAt(json, "taxonomy");
    if (inner == nullptr) {
        return std::nullopt;
    }
    const auto taxonomy = evaluation::taxonomyFromJson(nlohmann::json(*inner));
    return taxonomy ? std::optional(*taxonomy) : std::nullopt;
}

QString keyOf(const ErrorLabel& label)
{
    return QStringLiteral("error-label/%1/%2/%3/%4/%5/")
               .arg(label.run.toText(), QString::number(label.sample.value), label.taxonomy,
                    QString::number(label.version), QString(nameOf(label.source)))
        + label.author;
}

QString keyOf(const Taxonomy& taxonomy)
{
    return QStringLiteral("taxonomy/%1/%2").arg(taxonomy.id).arg(taxonomy.version);
}

} // namespace groundmark::storage
