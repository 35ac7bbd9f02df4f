// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_report.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/verb.h"
#include "evaluation/errors/taxonomies.h"
#include "evaluation/models/model_spec.h"
#include "storage/dataset_repository.h"
#include "storage/error_label_repository.h"
#include "storage/run_repository.h"
#include "viewers/errors/error_data.h"
#include "viewers/errors/error_rules.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "PROJECT --dataset NAME [--run NAME]… [--taxonomy ID] [--rules] [--judge SPEC] [--right-in RUN] "
    "[--voice deciding|people|judges|rules] [--out FILE.csv|.json] [--json]");

void addOptions(QCommandLineParser& parser)
{
    const auto add = [&parser](const char* name, const QString& text, const QString& value, const QString& standard = {}) {
        parser.addOption(QCommandLineOption(QString::fromLatin1(name), text, value, standard));
    };
    add("dataset", CommandLine::tr("Dataset whose runs' failures are sorted."), u"NAME"_s);
    add("run", CommandLine::tr("Only this run; may be given again. Default: all."), u"NAME"_s);
    add("taxonomy", CommandLine::tr("logicocr-gen, logicocr-real, mmtr or one of the project's own. Default: the benchmark's."), u"ID"_s);
    add("below", CommandLine::tr("A primary score below this is a failure; default 0.5."), u"SCORE"_s, u"0.5"_s);
    add("rules", CommandLine::tr("Sorts failures by the taxonomy's rules first."), {});
    add("judge", CommandLine::tr("Asks this model for the type of every failure that it has not named yet; goes on where it was interrupted."), u"SPEC"_s);
    add("judge-key", CommandLine::tr("Where the judge's key is: env:VARIABLE or keychain:NAME. Default: GROUNDMARK_API_KEY."), u"SOURCE"_s);
    add("concurrency", CommandLine::tr("Calls at the same time."), u"N"_s);
    add("right-in", CommandLine::tr("Only failures that this run gets right, as the paper does with o4-mini."), u"RUN"_s);
    add("voice", CommandLine::tr("Whose word counts: people, judges, rules, or deciding (people before judges before rules)."), u"WORD"_s, u"deciding"_s);
    add("out", CommandLine::tr("Writes all labels as .csv, or everything as .json."), u"FILE"_s);
    parser.addOption(QCommandLineOption(u"json"_s, CommandLine::tr("Prints one JSON document.")));
}

Result<Dataset> datasetOf(storage::Project& project, const QString& name)
{
    const auto found = storage::DatasetRepository(project.database()).findByName(name);
    if (!found) {
        return found.error();
    }
    if (!*found) {
        return Error {CommandLine::tr("There is no dataset \"%1\" in the project.").arg(name), project.path(), {}, {}};
    }
    return **found;
}

Result<Taxonomy> taxonomyOf(storage::Project& project, const QString& id, const Dataset& dataset)
{
    const QString wanted = id.isEmpty() ? dataset.benchmark : id;
    const auto all = storage::allTaxonomies(project.database(), true);
    if (!all) {
        return all.error();
    }
    const auto found = std::ranges::find(*all, wanted, &Taxonomy::id);
    if (found != all->end()) {
        return *found;
    }
    QStringList names;
    for (const Taxonomy& one : *all) {
        names.append(one.id);
    }
    return Error {
        id.isEmpty() ? CommandLine::tr("The dataset's benchmark has no taxonomy of failures.")
                     : CommandLine::tr("There is no taxonomy \"%1\".").arg(id),
        {}, {}, CommandLine::tr("Take one of %1 with --taxonomy.").arg(names.join(u", "_s))};
}

Result<QList<RunId>> runsOf(storage::Project& project, const Dataset& dataset, const QStringList& names)
{
    QList<RunId> ids;
    const auto runs = storage::RunRepository(project.database()).ofDataset(dataset.id);
    if (!runs) {
        return runs.error();
    }
    for (const QString& name : names) {
        const auto found = std::ranges::find(*runs, name, &Run::name);
        if (found == runs->end()) {
            return Error {CommandLine::tr("The dataset has no run called \"%1\".").arg(name), project.path(), {}, {}};
        }
        ids.append(found->id);
    }
    if (names.isEmpty()) {
        for (const Run& run : *runs) {
            ids.append(run.id);
        }
    }
    return ids;
}

Result<evaluation::ErrorPlan> planOf(const QCommandLineParser& parser, const Taxonomy& taxonomy)
{
    evaluation::ErrorPlan plan;
    plan.taxonomy = taxonomy;
    plan.judge.spec = parser.value(u"judge"_s);
    plan.judge.sampling.temperature = 0.0; // a verdict, not a text
    if (parser.isSet(u"judge-key"_s)) {
        const auto source = evaluation::KeySource::fromText(parser.value(u"judge-key"_s));
        if (!source) {
            return source.error();
        }
        plan.judge.endpoint.key = *source;
    } else if (qEnvironmentVariableIsSet(evaluation::DefaultKeyVariable)) {
        plan.judge.endpoint.key = {evaluation::KeySource::Kind::Environment, QString::fromLatin1(evaluation::DefaultKeyVariable)};
    }
    if (parser.isSet(u"concurrency"_s)) {
        plan.policy.concurrency = std::max(1, parser.value(u"concurrency"_s).toInt());
    }
    if (auto right = evaluation::checkConfig(plan.judge); !right) {
        return right.error();
    }
    return plan;
}

/// Asks about the failures of every run; 0, or the exit code that it comes to.
Result<int> ask(
    storage::Project& project, const evaluation::Benchmark& benchmark, evaluation::ErrorPlan plan,
    const viewers::ErrorData& data, const QList<RunId>& runs, RunId rightIn, evaluation::RunControl& control, Console& console)
{
    storage::ProjectErrorStore store(project);
    int code = Done;
    for (const RunId run : runs) {
        plan.run = run;
        plan.failures.clear();
        for (const storage::FailedReply& failure : data.failures) {
            if (failure.run == run && (rightIn.isNull() || failure.rightElsewhere.contains(rightIn))) {
                plan.failures.push_back(failure.sample);
            }
        }
        const auto report = evaluation::askForErrors(
            store, [](const evaluation::ModelConfig& config) { return evaluation::makeModel(config); }, benchmark, plan,
            control, [&console](const evaluation::CallProgress& progress) {
                console.progress(CommandLine::tr("judge: %1").arg(progressText(progress)), progress.done(), progress.total);
            });
        console.endProgress();
        if (!report) {
            return report.error();
        }
        const Run* const named = data.find(run);
        console.note(CommandLine::tr("%1: %2 failures asked about, %3 known, %4 named no type, %5 without a reply")
                         .arg(named != nullptr ? named->name : QString())
                         .arg(report->asked).arg(report->known).arg(report->unreadable).arg(report->failed));
        if (!report->calls.reason.isEmpty()) {
            console.note(report->calls.reason);
        }
        if (report->failed > 0 || report->unreadable > 0 || report->calls.end != evaluation::RunEnd::Finished) {
            code = DoneWithWarnings;
        }
        if (report->calls.end != evaluation::RunEnd::Finished) {
            break;
        }
    }
    return code;
}

QString share(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'f', 2) : u"–"_s;
}

void print(const viewers::ErrorData& data, const viewers::ErrorSummary& summary, Console& console)
{
    console.print(CommandLine::tr("%1, taxonomy \"%2\" version %3: %4 failures (score below %5), %6 with a type (%7)")
                      .arg(data.datasetName, data.taxonomy.name).arg(data.taxonomy.version).arg(summary.failures)
                      .arg(data.passFrom).arg(summary.labelled).arg(viewers::wordOf(summary.voice)));
    QString group;
    for (const evaluation::ErrorCount& count : summary.counts) {
        const ErrorType* const type = evaluation::findType(data.taxonomy, count.type);
        if (type->group != group) {
            group = type->group;
            console.print(u"  "_s + group);
        }
        const double part = summary.labelled > 0 ? 100.0 * count.count / summary.labelled : 0.0;
        console.print(u"    "_s + type->name.leftJustified(26) + QString::number(count.count).rightJustified(6)
                      + QString::number(part, 'f', 1).rightJustified(7) + u" %"_s
                      + (count.pairs > 0 ? CommandLine::tr("  agreement %1 (%2 pairs)").arg(share(count.agreement)).arg(count.pairs) : QString()));
    }
    if (summary.peopleAgainstJudges) {
        const auto& kappa = *summary.peopleAgainstJudges;
        console.print(CommandLine::tr("people against judges: κ %1, observed %2, n = %3")
                          .arg(share(kappa.kappa), share(kappa.observed)).arg(kappa.items));
    }
    for (const evaluation::AuthorPair& pair : summary.pairs) {
        console.print(CommandLine::tr("%1 (%2) – %3 (%4): κ %5, n = %6")
                          .arg(pair.first, QString(nameOf(pair.firstSource)), pair.second, QString(nameOf(pair.secondSource)), share(pair.kappa.kappa))
                          .arg(pair.kappa.items));
    }
}

Result<void> write(const QString& path, const QByteArray& text)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return Error {file.errorString(), QDir::toNativeSeparators(path), {}, {}};
    }
    return {};
}

std::optional<evaluation::ErrorVoice> voiceOf(const QString& word)
{
    using evaluation::ErrorVoice;
    for (const ErrorVoice voice : {ErrorVoice::Deciding, ErrorVoice::People, ErrorVoice::Judges, ErrorVoice::Rules}) {
        if (viewers::wordOf(voice) == word) {
            return voice;
        }
    }
    return std::nullopt;
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    addOptions(parser);
    const QString verb = u"errors"_s;
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    const auto voice = voiceOf(parser.value(u"voice"_s));
    bool isNumber = false;
    const double below = parser.value(u"below"_s).toDouble(&isNumber);
    const QString suffix = QFileInfo(parser.value(u"out"_s)).suffix().toLower();
    if (!parser.isSet(u"dataset"_s) || !voice || !isNumber || (parser.isSet(u"out"_s) && suffix != u"csv" && suffix != u"json")) {
        return console.wrongCall(
            CommandLine::tr("Name the dataset with --dataset; --voice takes one of the four words, --below a number, --out a .csv or .json file."), verb, Usage);
    }
    // Before the model makes threads, see InterruptWatch.
    evaluation::RunControl control;
    const InterruptWatch watch([&control] { control.cancel(); });
    auto opened = storage::Project::open(parser.positionalArguments().first());
    if (!opened) {
        return console.fail(opened.error());
    }
    storage::Project& project = **opened;
    const auto dataset = datasetOf(project, parser.value(u"dataset"_s));
    if (!dataset) {
        return console.fail(dataset.error());
    }
    const auto taxonomy = taxonomyOf(project, parser.value(u"taxonomy"_s), *dataset);
    const auto runs = runsOf(project, *dataset, parser.values(u"run"_s));
    const auto others = runsOf(project, *dataset, parser.isSet(u"right-in"_s) ? parser.values(u"right-in"_s) : QStringList());
    if (!taxonomy || !runs || !others) {
        return console.fail(!taxonomy ? taxonomy.error() : !runs ? runs.error() : others.error());
    }
    const RunId rightIn = parser.isSet(u"right-in"_s) ? others->first() : RunId();
    const bool isWriting = parser.isSet(u"rules"_s) || parser.isSet(u"judge"_s);
    if (isWriting && project.isReadOnly()) {
        return console.fail({project.readOnlyReason(), project.path(), CommandLine::tr("Nothing was asked."), {}});
    }
    if (parser.isSet(u"rules"_s)) {
        for (const RunId one : *runs) {
            const auto report = viewers::applyRules(project, *taxonomy, one, below, [&](qint64 done, qint64 total) {
                console.progress(CommandLine::tr("rules"), done, total);
                return !control.isCancelled();
            });
            console.endProgress();
            if (!report) {
                return console.fail(report.error());
            }
        }
    }
    auto data = viewers::readErrors(project, dataset->id, *taxonomy, below);
    int code = Done;
    if (data && parser.isSet(u"judge"_s)) {
        const evaluation::BenchmarkRegistry benchmarks;
        const auto* const benchmark = benchmarks.find(dataset->benchmark);
        const auto plan = planOf(parser, *taxonomy);
        if (!plan || benchmark == nullptr) {
            return console.fail(plan ? Error {CommandLine::tr("The dataset \"%1\" belongs to no benchmark, so there are no prompts for it.").arg(dataset->name), {}, {}, {}} : plan.error());
        }
        const auto asked = ask(project, *benchmark, *plan, *data, *runs, rightIn, control, console);
        if (!asked) {
            return console.fail(asked.error());
        }
        code = *asked;
        data = viewers::readErrors(project, dataset->id, *taxonomy, below);
    }
    if (!data) {
        return console.fail(data.error());
    }
    const auto summary = viewers::summaryOf(*data, *voice, *runs);
    if (parser.isSet(u"out"_s)) {
        const QByteArray text = suffix == u"csv" ? viewers::labelsCsv(*data, *runs) : viewers::errorsJson(*data, summary, *runs);
        if (auto written = write(parser.value(u"out"_s), text); !written) {
            return console.fail(written.error());
        }
    }
    if (parser.isSet(u"json"_s)) {
        console.printJson(nlohmann::ordered_json::parse(viewers::errorsJson(*data, summary, *runs).toStdString()));
    } else {
        print(*data, summary, console);
    }
    return code;
}

} // namespace

Verb errorsVerb()
{
    return {
        u"errors"_s, Usage,
        CommandLine::tr("counts failures by type with the agreement of people and judges; sorts them by rule or by judge"), false, run};
}

} // namespace groundmark::app
