// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/error_data.h"

#include "domain/csv.h"
#include "evaluation/errors/taxonomies.h"
#include "storage/dataset_repository.h"
#include "storage/error_label_repository.h"
#include "storage/run_repository.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace groundmark::viewers {

namespace {

using evaluation::LabelledFailure;
using nlohmann::ordered_json;

QString csvLine(const QStringList& fields)
{
    QStringList quoted;
    for (const QString& field : fields) {
        quoted.append(csvField(field));
    }
    return quoted.join(u',');
}

QString keyOf(RunId run, SampleId sample)
{
    return run.toText() + u'/' + QString::number(sample.value);
}

bool isStale(const LabelledFailure& failure, const ErrorLabel& label)
{
    return !label.reply.isEmpty() && label.reply != failure.reply;
}

ordered_json numberOf(const std::optional<double>& value)
{
    return value ? ordered_json(*value) : ordered_json();
}

ordered_json toJson(const evaluation::CohenKappa& kappa)
{
    return {{"items", kappa.items}, {"observed", kappa.observed}, {"chance", kappa.chance}, {"kappa", kappa.kappa}};
}

ordered_json toJson(const ErrorData& data, const ErrorSummary& summary)
{
    ordered_json counts = ordered_json::array();
    for (const evaluation::ErrorCount& count : summary.counts) {
        ordered_json byRun = ordered_json::object();
        for (const Run& run : data.runs) {
            const auto found = count.byRun.find(run.id.toText());
            byRun[run.name.toStdString()] = found == count.byRun.end() ? 0 : found->second;
        }
        ordered_json byClass = ordered_json::object();
        for (const auto& [name, n] : count.byClass) {
            byClass[name.toStdString()] = n;
        }
        counts.push_back(
            {{"type", count.type.toStdString()},
             {"count", count.count},
             {"byRun", std::move(byRun)},
             {"byClass", std::move(byClass)},
             {"saidByPeople", count.saidByPeople},
             {"saidByJudges", count.saidByJudges},
             {"agreement", numberOf(count.agreement)},
             {"pairs", count.pairs}});
    }
    ordered_json pairs = ordered_json::array();
    for (const evaluation::AuthorPair& pair : summary.pairs) {
        ordered_json one {
            {"first", pair.first.toStdString()},
            {"firstSource", nameOf(pair.firstSource).data()},
            {"second", pair.second.toStdString()},
            {"secondSource", nameOf(pair.secondSource).data()}};
        one.update(toJson(pair.kappa));
        pairs.push_back(std::move(one));
    }
    return {
        {"voice", wordOf(summary.voice).toStdString()},
        {"failures", summary.failures},
        {"labelled", summary.labelled},
        {"counts", std::move(counts)},
        {"peopleAgainstJudges",
         summary.peopleAgainstJudges ? toJson(*summary.peopleAgainstJudges) : ordered_json()},
        {"pairs", std::move(pairs)}};
}

bool isAmong(const QList<RunId>& runs, RunId run)
{
    return runs.isEmpty() || runs.contains(run);
}

} // namespace

const Run* ErrorData::find(RunId run) const
{
    const auto found = std::ranges::find(runs, run, &Run::id);
    return found == runs.end() ? nullptr : &*found;
}

std::vector<LabelledFailure> ErrorData::labelledOf(const QList<RunId>& some) const
{
    std::vector<LabelledFailure> found;
    std::ranges::copy_if(labelled, std::back_inserter(found), [&some](const LabelledFailure& failure) {
        return isAmong(some, failure.run);
    });
    return found;
}

Result<ErrorData>
readErrors(storage::Project& project, DatasetId dataset, const Taxonomy& taxonomy, double passFrom)
{
    storage::Database& database = project.database();
    ErrorData data;
    data.dataset = dataset;
    data.passFrom = passFrom;
    data.taxonomy = taxonomy;
    const auto stored = storage::DatasetRepository(database).find(dataset);
    auto runs = storage::RunRepository(database).ofDataset(dataset);
    auto failures = storage::failedReplies(database, dataset, passFrom);
    auto labels = storage::ErrorLabelRepository(database).ofDataset(dataset, taxonomy.id, taxonomy.version);
    if (!stored || !runs || !failures || !labels) {
        return !stored ? stored.error() : !runs ? runs.error() : !failures ? failures.error() : labels.error();
    }
    if (*stored) {
        data.datasetName = (*stored)->name;
        data.demonstration = (*stored)->demonstration;
    }
    data.runs = std::move(*runs);
    data.failures = std::move(*failures);
    QHash<QString, std::vector<ErrorLabel>> said;
    for (ErrorLabel& label : *labels) {
        said[keyOf(label.run, label.sample)].push_back(std::move(label));
    }
    for (const storage::FailedReply& failure : data.failures) {
        data.labelled.push_back(
            {failure.run, failure.sample, failure.sampleClass, failure.reply,
             said.value(keyOf(failure.run, failure.sample))});
    }
    return data;
}

ErrorSummary summaryOf(const ErrorData& data, evaluation::ErrorVoice voice, const QList<RunId>& runs)
{
    const std::vector<LabelledFailure> some = data.labelledOf(runs);
    ErrorSummary summary;
    summary.voice = voice;
    summary.failures = static_cast<int>(some.size());
    summary.labelled = static_cast<int>(std::ranges::count_if(
        some, [voice](const LabelledFailure& failure) { return !typeOf(failure, voice).isEmpty(); }));
    summary.counts = countErrors(data.taxonomy, some, voice);
    summary.pairs = evaluation::agreementOf(some);
    summary.peopleAgainstJudges = evaluation::peopleAgainstJudges(some);
    return summary;
}

QByteArray labelsCsv(const ErrorData& data, const QList<RunId>& runs)
{
    QStringList lines {csvLine(
        {u"run"_s, u"model"_s, u"sample"_s, u"class"_s, u"score"_s, u"answer"_s, u"taxonomy"_s, u"version"_s,
         u"type"_s, u"group"_s, u"source"_s, u"author"_s, u"note"_s, u"at"_s, u"stale"_s})};
    for (std::size_t i = 0; i < data.failures.size(); ++i) {
        const storage::FailedReply& failure = data.failures[i];
        const Run* const run = data.find(failure.run);
        if (run == nullptr || !isAmong(runs, failure.run)) {
            continue;
        }
        for (const ErrorLabel& label : data.labelled[i].labels) {
            const ErrorType* const type = evaluation::findType(data.taxonomy, label.type);
            lines.append(csvLine(
                {run->name, run->model, failure.externalId, failure.sampleClass,
                 QString::number(failure.score, 'g', 6), failure.answer, label.taxonomy,
                 QString::number(label.version), label.type, type != nullptr ? type->group : QString(),
                 QString(nameOf(label.source)), label.author, label.note, label.at.toString(Qt::ISODateWithMs),
                 isStale(data.labelled[i], label) ? u"1"_s : u"0"_s}));
        }
    }
    return (lines.join(u"\r\n"_s) + u"\r\n"_s).toUtf8();
}

QByteArray errorsJson(const ErrorData& data, const ErrorSummary& summary, const QList<RunId>& runs)
{
    ordered_json labels = ordered_json::array();
    for (std::size_t i = 0; i < data.failures.size(); ++i) {
        const storage::FailedReply& failure = data.failures[i];
        const Run* const run = data.find(failure.run);
        if (run == nullptr || !isAmong(runs, failure.run)) {
            continue;
        }
        for (const ErrorLabel& label : data.labelled[i].labels) {
            labels.push_back(
                {{"run", run->name.toStdString()},
                 {"model", run->model.toStdString()},
                 {"sample", failure.externalId.toStdString()},
                 {"class", failure.sampleClass.toStdString()},
                 {"type", label.type.toStdString()},
                 {"source", nameOf(label.source).data()},
                 {"author", label.author.toStdString()},
                 {"note", label.note.toStdString()},
                 {"at", label.at.toString(Qt::ISODateWithMs).toStdString()},
                 {"stale", isStale(data.labelled[i], label)}});
        }
    }
    const ordered_json document {
        {"format", "groundmark-errors"},
        {"version", 1},
        {"dataset", data.datasetName.toStdString()},
        {"demonstration", data.demonstration},
        {"failsBelow", data.passFrom},
        {"taxonomy", evaluation::toJson(data.taxonomy)},
        {"summary", toJson(data, summary)},
        {"labels", std::move(labels)}};
    return QByteArray::fromStdString(document.dump(2, ' ', false, ordered_json::error_handler_t::replace)) + '\n';
}

QString wordOf(evaluation::ErrorVoice voice)
{
    switch (voice) {
    case evaluation::ErrorVoice::People:
        return u"people"_s;
    case evaluation::ErrorVoice::Judges:
        return u"judges"_s;
    case evaluation::ErrorVoice::Rules:
        return u"rules"_s;
    case evaluation::ErrorVoice::Deciding:
        break;
    }
    return u"deciding"_s;
}

} // namespace groundmark::viewers
