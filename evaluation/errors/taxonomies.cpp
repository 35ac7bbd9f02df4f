// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/errors/taxonomies.h"

#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "evaluation/errors/error_prompts.h"
#include "evaluation/json_values.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace groundmark::evaluation::json_values;

namespace groundmark::evaluation {

namespace {

/// Types as the appendix lists them: "## about GROUP", "1. NAME: MEANING".
QList<ErrorType> typesOf(const QString& prompt)
{
    QList<ErrorType> types;
    QString group;
    static const QRegularExpression type(u"^\\d+\\. ([^:]+): (.+)$"_s);
    for (const QString& line : prompt.split(u'\n')) {
        if (line.startsWith(u"## about ")) {
            group = line.mid(9);
        } else if (const auto match = type.match(line); match.hasMatch()) {
            types.append({wordFor(match.captured(1)), match.captured(1), group, match.captured(2), {}});
        }
    }
    return types;
}

Taxonomy logicOcr(const char* id, const char* name, const char* prompt, bool seesImages)
{
    Taxonomy made;
    made.id = QString::fromUtf8(id);
    made.name = QString::fromUtf8(name);
    made.source = u"LogicOCR, arXiv 2505.12307, Appendix E"_s;
    made.judgePrompt = QString::fromUtf8(prompt).trimmed();
    made.types = typesOf(made.judgePrompt);
    // The paper does not say whether o4-mini was shown the image. Gen's prompt has the whole text of
    // the picture; Real's has the question alone, so the picture goes along (ours).
    made.judgeSeesImages = seesImages;
    return made;
}

Taxonomy mmtrPatterns()
{
    using mmtr::FailurePattern;
    const struct
    {
        FailurePattern pattern;
        const char* name;
        const char* meaning;
    } patterns[] {
        {FailurePattern::NoTaskFocus, "no task focus",
         "Says that there is no mask, describes the page, or copies long excerpts."},
        {FailurePattern::NeighbourCopy, "neighbour copy", "Copies a text that stands right beside the mask."},
        {FailurePattern::SymbolAnchoring, "symbol anchoring",
         "Gives a salient symbol of the page in place of an expression."},
        {FailurePattern::GeographicMislocation, "geographic mislocation",
         "Gives another name of the same map or list of places."},
        {FailurePattern::VisibleTextCopying, "visible-text copying",
         "Copies a text that stands somewhere else on the pages."},
        {FailurePattern::SemanticDrift, "semantic drift",
         "Gives plausible words that stand nowhere on the pages."},
    };
    Taxonomy made;
    made.id = u"mmtr"_s;
    made.name = u"MMTR-Bench, failure patterns"_s;
    made.source = u"MMTR-Bench, section 4.6 and Appendix C; the judge's words and the rules are ours"_s;
    for (const auto& one : patterns) {
        made.types.append(
            {mmtr::patternId(one.pattern), QString::fromUtf8(one.name), {}, QString::fromUtf8(one.meaning), {}});
    }
    made.judgePrompt = QString::fromUtf8(error_prompts::Plain).trimmed();
    made.judgeSeesImages = true;
    return made;
}

Error wrong(const QString& what)
{
    return {what, {}, QCoreApplication::translate("Errors", "The taxonomy was not kept."), {}};
}

} // namespace

std::span<const Taxonomy> builtInTaxonomies()
{
    static const std::vector<Taxonomy> all {
        logicOcr("logicocr-gen", "LogicOCR-Gen, 17 types", error_prompts::LogicOcrGen, false),
        logicOcr("logicocr-real", "LogicOCR-Real, 5 types", error_prompts::LogicOcrReal, true),
        mmtrPatterns(),
    };
    return all;
}

const Taxonomy* findBuiltInTaxonomy(QStringView id)
{
    const auto all = builtInTaxonomies();
    const auto found = std::ranges::find(all, id, &Taxonomy::id);
    return found == all.end() ? nullptr : &*found;
}

const Taxonomy* taxonomyOfBenchmark(QStringView benchmark)
{
    return findBuiltInTaxonomy(benchmark); // they carry the benchmark's id
}

Result<void> checkTaxonomy(const Taxonomy& taxonomy)
{
    if (taxonomy.id.isEmpty() || wordFor(taxonomy.id) != taxonomy.id) {
        return wrong(QCoreApplication::translate(
            "Errors", "A taxonomy needs an id of lower-case letters, digits and hyphens."));
    }
    if (taxonomy.name.trimmed().isEmpty() || taxonomy.types.isEmpty() || taxonomy.version < 1) {
        return wrong(QCoreApplication::translate("Errors", "A taxonomy needs a name and at least one type."));
    }
    QStringList seen;
    for (const ErrorType& type : taxonomy.types) {
        if (type.id.isEmpty() || type.name.trimmed().isEmpty()) {
            return wrong(QCoreApplication::translate("Errors", "Every type needs a name."));
        }
        if (seen.contains(type.id, Qt::CaseInsensitive)) {
            return wrong(QCoreApplication::translate("Errors", "The type \"%1\" is there twice.").arg(type.name));
        }
        seen.append(type.id);
    }
    return {};
}

QString wordFor(const QString& name)
{
    QString word;
    for (const QChar c : name.toLower()) {
        if (c.isLetterOrNumber()) {
            word += c;
        } else if (!word.isEmpty() && !word.endsWith(u'-')) {
            word += u'-';
        }
    }
    return word.endsWith(u'-') ? word.chopped(1) : word;
}

const ErrorType* findType(const Taxonomy& taxonomy, QStringView id)
{
    const auto found = std::ranges::find(taxonomy.types, id, &ErrorType::id);
    return found == taxonomy.types.end() ? nullptr : &*found;
}

nlohmann::ordered_json toJson(const Taxonomy& taxonomy)
{
    nlohmann::ordered_json types = nlohmann::ordered_json::array();
    for (const ErrorType& type : taxonomy.types) {
        types.push_back(
            {{"id", type.id.toStdString()},
             {"name", type.name.toStdString()},
             {"group", type.group.toStdString()},
             {"meaning", type.meaning.toStdString()},
             {"rule", type.rule.toStdString()}});
    }
    return {
        {"id", taxonomy.id.toStdString()},
        {"version", taxonomy.version},
        {"name", taxonomy.name.toStdString()},
        {"source", taxonomy.source.toStdString()},
        {"types", std::move(types)},
        {"prompt", taxonomy.judgePrompt.toStdString()},
        {"judgeSeesImages", taxonomy.judgeSeesImages}};
}

Result<Taxonomy> taxonomyFromJson(const nlohmann::json& json)
{
    Taxonomy taxonomy;
    taxonomy.id = textAt(json, "id");
    taxonomy.version = intAt(json, "version").value_or(1);
    taxonomy.name = textAt(json, "name");
    taxonomy.source = textAt(json, "source");
    taxonomy.judgePrompt = textAt(json, "prompt");
    taxonomy.judgeSeesImages = flagAt(json, "judgeSeesImages");
    const nlohmann::json* const types = valueAt(json, "types");
    if (types != nullptr && types->is_array()) {
        for (const nlohmann::json& one : *types) {
            ErrorType type {
                textAt(one, "id"), textAt(one, "name"), textAt(one, "group"), textAt(one, "meaning"),
                textAt(one, "rule")};
            if (type.id.isEmpty()) {
                type.id = wordFor(type.name);
            }
            taxonomy.types.append(std::move(type));
        }
    }
    if (auto right = checkTaxonomy(taxonomy); !right) {
        return right.error();
    }
    return taxonomy;
}

} // namespace groundmark::evaluation
