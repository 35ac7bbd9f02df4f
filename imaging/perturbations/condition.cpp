// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/condition.h"

#include "imaging/perturbations/parameters.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace groundmark::imaging {

namespace {

constexpr int severities = 3;
constexpr QLatin1StringView swapSuffix {"~swap"}; ///< GlassShuffle::Swap

Error unreadable(const QString& what, const QString& where, const QString& hint)
{
    return {what, where, {}, hint};
}

QString allKinds()
{
    QStringList names;
    for (const auto& entry : namesOf<PerturbationKind>()) {
        names.append(entry.name);
    }
    return names.join(u", "_s);
}

Result<PerturbationKind> kindOf(const QString& name, const QString& where)
{
    if (const auto kind = valueOf<PerturbationKind>(name)) {
        return *kind;
    }
    return unreadable(
        QCoreApplication::translate("Condition", "There is no perturbation \"%1\".").arg(name),
        where,
        QCoreApplication::translate("Condition", "Known are: %1.").arg(allKinds()));
}

Result<PerturbationStep> withOwnNumbers(const QString& kindName, const QString& list)
{
    const auto kind = kindOf(kindName, {});
    if (!kind) {
        return kind.error();
    }
    PerturbationStep step {{*kind, {}, GlassShuffle::Copy}, 0};
    bool areNumbers = true;
    for (const QString& number : list.split(u';')) {
        bool isNumber = false;
        step.perturbation.parameters.push_back(number.trimmed().toDouble(&isNumber));
        areNumbers = areNumbers && isNumber;
    }
    if (!areNumbers || !areValid(step.perturbation)) {
        return unreadable(
            QCoreApplication::translate("Condition", "The parameters of %1 are out of range")
                .arg(kindName),
            kindName + u'[' + list + u']',
            QCoreApplication::translate("Condition", "Write %1[%2] with numbers.")
                .arg(kindName, parameterNames(*kind).join(u';')));
    }
    return step;
}

Result<PerturbationStep> parseStep(const QString& text, const SeverityScale& scale)
{
    if (text.endsWith(swapSuffix)) {
        auto step = parseStep(text.chopped(swapSuffix.size()), scale);
        if (step && step->perturbation.kind != PerturbationKind::GlassBlur) {
            return unreadable(
                QCoreApplication::translate("Condition", "Only glass blur shuffles pixels."),
                text,
                QCoreApplication::translate("Condition", "Leave \"%1\" away.").arg(swapSuffix));
        }
        if (step) {
            step->perturbation.glassShuffle = GlassShuffle::Swap;
        }
        return step;
    }
    if (text.endsWith(u']') && text.contains(u'[')) {
        const qsizetype open = text.indexOf(u'[');
        return withOwnNumbers(text.left(open), text.mid(open + 1, text.size() - open - 2));
    }
    const auto kind = kindOf(text.section(u':', 0, 0), text);
    if (!kind) {
        return kind.error();
    }
    bool isNumber = false;
    const int severity = text.section(u':', 1).toInt(&isNumber);
    if (!isNumber || severity < 1 || severity > severities) {
        return unreadable(
            QCoreApplication::translate("Condition", "Severities are 1, 2 and 3."),
            text,
            QCoreApplication::translate("Condition", "Write %1:2, for example.")
                .arg(nameOf(*kind)));
    }
    return PerturbationStep {perturbationAt(*kind, scale.at(*kind, severity)), severity};
}

void addGrid(
    std::vector<Condition>& to,
    std::span<const PerturbationKind> kinds,
    const SeverityScale& scale)
{
    for (const PerturbationKind kind : kinds) {
        for (int severity = 1; severity <= severities; ++severity) {
            to.push_back({{{perturbationAt(kind, scale.at(kind, severity)), severity}}});
        }
    }
}

/// All choices of `size` of the paper's kinds, in their order.
void addCombinations(std::vector<Condition>& to, unsigned size, const SeverityScale& scale)
{
    constexpr int middle = 2;
    for (unsigned chosen = 0; chosen < 1U << paperPerturbations.size(); ++chosen) {
        if (static_cast<unsigned>(std::popcount(chosen)) != size) {
            continue;
        }
        Condition condition;
        for (std::size_t i = 0; i < paperPerturbations.size(); ++i) {
            if ((chosen >> i & 1U) != 0) {
                const PerturbationKind kind = paperPerturbations.at(i);
                condition.steps.push_back({perturbationAt(kind, scale.at(kind, middle)), middle});
            }
        }
        to.push_back(std::move(condition));
    }
}

} // namespace

SeverityScale::SeverityScale()
{
    m_library.fill({double(paperSeverities[0]), double(paperSeverities[1]), double(paperSeverities[2])});
}

double SeverityScale::at(PerturbationKind kind, int severity) const
{
    return m_library.at(static_cast<std::size_t>(kind))
        .at(static_cast<std::size_t>(std::clamp(severity, 1, severities) - 1));
}

void SeverityScale::set(PerturbationKind kind, const std::array<double, 3>& library)
{
    m_library.at(static_cast<std::size_t>(kind)) = library;
}

QByteArray SeverityScale::toJson() const
{
    QJsonObject object;
    const SeverityScale standard;
    for (const auto& entry : namesOf<PerturbationKind>()) {
        const auto& own = m_library.at(static_cast<std::size_t>(entry.value));
        if (own != standard.m_library.at(static_cast<std::size_t>(entry.value))) {
            object[entry.name] = QJsonArray {own[0], own[1], own[2]};
        }
    }
    return QJsonDocument(object).toJson();
}

Result<SeverityScale> SeverityScale::fromJson(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    SeverityScale scale;
    const QJsonObject object = document.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto kind = kindOf(it.key(), {});
        if (!kind) {
            return kind.error();
        }
        const QJsonArray numbers = it.value().toArray();
        std::array<double, 3> library {};
        bool isGood = numbers.size() == severities;
        for (int i = 0; isGood && i < severities; ++i) {
            const double value = numbers[i].toDouble(-1.0);
            isGood = value >= 0.0 && value <= librarySeverities;
            library.at(static_cast<std::size_t>(i)) = value;
        }
        if (!isGood) {
            return unreadable(
                QCoreApplication::translate(
                    "Condition", "A scale has three severities of the library, 0–5, per kind."),
                it.key(),
                {});
        }
        scale.set(*kind, library);
    }
    if (!document.isObject()) {
        return unreadable(
            QCoreApplication::translate("Condition", "This is no severity scale."),
            {},
            QCoreApplication::translate("Condition", "Write one with groundmark calibrate --scale."));
    }
    return scale;
}

QString conditionName(const Condition& condition)
{
    QStringList parts;
    for (const PerturbationStep& step : condition.steps) {
        QString part = nameOf(step.perturbation.kind);
        if (step.severity > 0) {
            part += u':' + QString::number(step.severity);
        } else {
            QStringList numbers;
            for (const double number : step.perturbation.parameters) {
                numbers.append(QString::number(number, 'g', QLocale::FloatingPointShortest));
            }
            part += u'[' + numbers.join(u';') + u']';
        }
        if (step.perturbation.glassShuffle == GlassShuffle::Swap) {
            part += swapSuffix;
        }
        parts.append(part);
    }
    return parts.isEmpty() ? u"clean"_s : parts.join(u'+');
}

Result<Condition> parseCondition(const QString& text, const SeverityScale& scale)
{
    Condition condition;
    const QString trimmed = text.trimmed();
    if (trimmed == u"clean") {
        return condition;
    }
    for (const QString& part : trimmed.split(u'+')) {
        auto step = parseStep(part.trimmed(), scale);
        if (!step) {
            return step.error();
        }
        condition.steps.push_back(std::move(*step));
    }
    return condition;
}

Result<std::vector<Condition>> parseConditions(const QString& text, const SeverityScale& scale)
{
    std::vector<Condition> conditions;
    for (const QString& raw : text.split(u',', Qt::SkipEmptyParts)) {
        const QString word = raw.trimmed();
        if (word == u"paper") {
            addGrid(conditions, paperPerturbations, scale);
        } else if (word == u"all") {
            std::vector<PerturbationKind> kinds;
            for (const auto& entry : namesOf<PerturbationKind>().first(perturbationCandidates)) {
                kinds.push_back(entry.value);
            }
            addGrid(conditions, kinds, scale);
        } else if (word == u"pairs") {
            addCombinations(conditions, 2, scale);
        } else if (word == u"triples") {
            addCombinations(conditions, 3, scale);
        } else if (const auto kind = valueOf<PerturbationKind>(word)) {
            addGrid(conditions, std::array {*kind}, scale);
        } else {
            auto condition = parseCondition(word, scale);
            if (!condition) {
                return condition.error();
            }
            conditions.push_back(std::move(*condition));
        }
    }
    if (conditions.empty()) {
        return unreadable(
            QCoreApplication::translate("Condition", "No perturbation is named."),
            {},
            QCoreApplication::translate(
                "Condition", "Write paper, all, pairs, triples, a kind, or kind:severity."));
    }
    return conditions;
}

std::uint64_t stepSeed(
    const PerturbationStep& step, const QString& sampleId, int page, std::uint64_t userSeed)
{
    const QString id = page > 0 ? sampleId + u'#' + QString::number(page) : sampleId;
    return perturbationSeed(id, step.perturbation.kind, step.severity, userSeed);
}

Result<QImage> perturbed(
    const QImage& image,
    const Condition& condition,
    const QString& sampleId,
    int page,
    std::uint64_t userSeed)
{
    QImage picture = image;
    for (const PerturbationStep& step : condition.steps) {
        auto next = perturb(picture, step.perturbation, stepSeed(step, sampleId, page, userSeed));
        if (!next) {
            return next.error();
        }
        picture = std::move(*next);
    }
    return picture;
}

QJsonArray
stepsToJson(const Condition& condition, const QString& sampleId, int page, std::uint64_t userSeed)
{
    QJsonArray steps;
    for (const PerturbationStep& step : condition.steps) {
        QJsonObject parameters;
        const QStringList names = parameterNames(step.perturbation.kind);
        for (qsizetype i = 0; i < names.size(); ++i) {
            parameters[names[i]] = step.perturbation.parameters.at(static_cast<std::size_t>(i));
        }
        QJsonObject object {
            {u"kind"_s, QString(nameOf(step.perturbation.kind))},
            {u"severity"_s, step.severity},
            {u"parameters"_s, parameters},
            // As text: JSON readers keep 53 bits only.
            {u"seed"_s, QString::number(stepSeed(step, sampleId, page, userSeed))}};
        if (step.perturbation.kind == PerturbationKind::GlassBlur) {
            object[u"shuffle"_s]
                = step.perturbation.glassShuffle == GlassShuffle::Copy ? u"copy"_s : u"swap"_s;
        }
        steps.append(object);
    }
    return steps;
}

} // namespace groundmark::imaging
