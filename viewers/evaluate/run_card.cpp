// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/run_card.h"

#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace groundmark::viewers {

namespace {

/// Translations of what cards say.
struct CardText
{
    Q_DECLARE_TR_FUNCTIONS(RunCard)
};

using widgets::numbers::count;

constexpr qsizetype HashShown = 6; // as people tell commits apart

const QString Dot = QStringLiteral(" · ");

QString when(const QDateTime& time)
{
    return time.isNull() ? QString()
                         : time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString stateOf(const Run& run)
{
    switch (run.origin) {
    case RunOrigin::Demonstration:
        return CardText::tr("written for the demonstration");
    case RunOrigin::Imported:
        return CardText::tr("imported");
    case RunOrigin::Evaluated:
        break;
    }
    if (!run.finishedAt.isNull()) {
        return CardText::tr("finished %1").arg(when(run.finishedAt));
    }
    return run.stopped.isEmpty() ? CardText::tr("not finished") : CardText::tr("stopped: %1").arg(run.stopped);
}

QString endpointText(const evaluation::ModelConfig& config)
{
    const qsizetype at = config.spec.lastIndexOf(QLatin1StringView("@http"));
    if (at < 0) {
        return CardText::tr("this machine");
    }
    const QUrl url(config.spec.mid(at + 1));
    QString text = url.host() + (url.port() < 0 ? QString() : QStringLiteral(":%1").arg(url.port()));
    const QString key = config.endpoint.key.toText();
    return key.isEmpty() ? text : text + Dot + CardText::tr("key from %1").arg(key);
}

void addPlan(RunCard& card, const Run& run, const evaluation::RunPlan& plan)
{
    const QString hash = QString::fromLatin1(run.promptHash.toHex().left(HashShown));
    const QString setting = plan.setting.mode + QStringLiteral(", ") + plan.setting.input;
    card.rows.push_back({QStringLiteral("endpoint"), CardText::tr("Endpoint"), endpointText(plan.model)});
    card.rows.push_back(
        {QStringLiteral("prompt"), CardText::tr("Prompt"), hash.isEmpty() ? setting : setting + Dot + hash});
    card.rows.push_back(
        {QStringLiteral("decoding"), CardText::tr("Decoding"), decodingText(plan.model.sampling)});
    card.rows.push_back({QStringLiteral("images"), CardText::tr("Images"), plan.images.toText()});
}

} // namespace

QString decodingText(const evaluation::Sampling& sampling)
{
    QStringList parts;
    const auto number = [](double value) { return QLocale::c().toString(value, 'g', 4); };
    if (sampling.temperature) {
        parts.append(CardText::tr("temperature %1").arg(number(*sampling.temperature)));
    }
    if (sampling.topP) {
        parts.append(CardText::tr("top-p %1").arg(number(*sampling.topP)));
    }
    if (sampling.maxTokens) {
        parts.append(CardText::tr("max %1").arg(count(*sampling.maxTokens)));
    }
    if (sampling.seed) {
        parts.append(CardText::tr("seed %1").arg(*sampling.seed));
    }
    if (!sampling.stop.isEmpty()) {
        parts.append(CardText::tr("stops at %1").arg(sampling.stop.join(QStringLiteral(", "))));
    }
    if (!sampling.extraBody.isEmpty()) {
        parts.append(QString::fromUtf8(sampling.extraBody));
    }
    return parts.isEmpty() ? CardText::tr("as the model's server chooses") : parts.join(Dot);
}

QString RunCard::value(const QString& id) const
{
    const auto found = std::ranges::find(rows, id, &CardRow::id);
    return found == rows.end() ? QString() : found->value;
}

QString RunCard::toText() const
{
    QString text = name + u'\n';
    for (const CardRow& row : rows) {
        text += row.label + QStringLiteral(": ") + row.value + u'\n';
    }
    return text;
}

RunCard cardOf(const storage::RunRepository::Summary& summary, const Dataset& dataset)
{
    const Run& run = summary.run;
    RunCard card {run.id, run.name, {}};
    card.rows.push_back({QStringLiteral("model"), CardText::tr("Model string"), run.model});
    const auto plan = evaluation::runPlanFromJson(run.parameters);
    if (plan) {
        addPlan(card, run, *plan);
    } else {
        card.rows.push_back(
            {QStringLiteral("prompt"),
             CardText::tr("Prompt"),
             run.setting.isEmpty() ? CardText::tr("unknown") : run.setting});
    }
    card.rows.push_back({QStringLiteral("dataset"), CardText::tr("Dataset"), dataset.name, false});
    const qint64 asked = plan && plan->limit > 0 ? std::min(plan->limit, summary.samples)
                                                 : summary.samples;
    card.rows.push_back(
        {QStringLiteral("samples"),
         CardText::tr("Samples"),
         asked == summary.samples ? CardText::tr("all %1").arg(count(asked))
                                  : CardText::tr("the first %1 of %2").arg(count(asked), count(summary.samples)),
         false});
    card.rows.push_back(
        {QStringLiteral("truth"),
         CardText::tr("Truth"),
         run.truthVersion < dataset.truthVersion
             ? CardText::tr("v%1, now v%2").arg(run.truthVersion).arg(dataset.truthVersion)
             : CardText::tr("v%1").arg(run.truthVersion),
         false});
    card.rows.push_back(
        {QStringLiteral("scorer"),
         CardText::tr("Scorer"),
         dataset.benchmark.isEmpty()
             ? CardText::tr("none")
             : dataset.benchmark + Dot + QCoreApplication::applicationName() + u' '
                 + QCoreApplication::applicationVersion(),
         false});
    card.rows.push_back({QStringLiteral("frame"), CardText::tr("Coordinates"), QString(nameOf(run.frame))});
    const qint64 replies
        = summary.scored + summary.unparseable + summary.refusedOrEmpty + summary.apiErrors;
    card.rows.push_back(
        {QStringLiteral("replies"),
         CardText::tr("Replies"),
         CardText::tr("stored raw · %1 of %2").arg(count(replies), count(asked))});
    card.rows.push_back({QStringLiteral("state"), CardText::tr("State"), stateOf(run)});
    card.rows.push_back(
        {QStringLiteral("started"),
         CardText::tr("Started"),
         run.startedAt.isNull() ? CardText::tr("unknown") : when(run.startedAt)});
    return card;
}

std::vector<ComparedRow> compareCards(const RunCard& first, const RunCard& second)
{
    std::vector<ComparedRow> rows;
    for (const CardRow& row : first.rows) {
        const QString other = second.value(row.id);
        rows.push_back({row.label, row.value, other, row.value != other, row.mayDiffer});
    }
    for (const CardRow& row : second.rows) {
        if (std::ranges::find(first.rows, row.id, &CardRow::id) == first.rows.end()) {
            rows.push_back({row.label, {}, row.value, true, row.mayDiffer});
        }
    }
    return rows;
}

bool areComparable(const std::vector<ComparedRow>& rows)
{
    return std::ranges::none_of(
        rows, [](const ComparedRow& row) { return row.differs && !row.mayDiffer; });
}

QString comparability(const std::vector<ComparedRow>& rows)
{
    QStringList may;
    QStringList mustNot;
    for (const ComparedRow& row : rows) {
        if (row.differs) {
            (row.mayDiffer ? may : mustNot).append(row.label.toLower());
        }
    }
    const QString comma = QStringLiteral(", ");
    if (!mustNot.isEmpty()) {
        return CardText::tr("Not comparable: %1.").arg(mustNot.join(comma));
    }
    return may.isEmpty() ? CardText::tr("Comparable.") : CardText::tr("Comparable, but for: %1.").arg(may.join(comma));
}

} // namespace groundmark::viewers
