// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_report.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/verb.h"
#include "evaluation/generate/gen_stages.h"
#include "evaluation/models/model_spec.h"
#include "evaluation/run/run_control.h"
#include "storage/dataset_repository.h"
#include "storage/generation_store.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace groundmark::app {

namespace {

using namespace evaluation::generate;

const QString Usage = QStringLiteral(
    "PROJECT --dataset NAME [--chat SPEC] [--embedder SPEC] [--images SPEC] [--stage NAME,…] [--redo STAGE] "
    "[--samples ID,…] [--limit N] [--json]");

/// The models by what they do; null for those that were not named.
struct Models
{
    std::unique_ptr<evaluation::Model> chat;
    std::unique_ptr<evaluation::Model> embedder;
    std::unique_ptr<evaluation::Model> images;

    [[nodiscard]] evaluation::Model* of(Stage stage, bool translates) const
    {
        switch (stage) {
        case Stage::Unique:
            return embedder.get();
        case Stage::Language:
            return translates ? chat.get() : nullptr;
        case Stage::Layout:
        case Stage::Depiction:
            return chat.get();
        case Stage::Image:
            return images.get();
        case Stage::Prompt:
        case Stage::Picture:
            break;
        }
        return nullptr;
    }
};

void addOptions(QCommandLineParser& parser)
{
    const auto option = [&parser](const char* name, const QString& about, const char* value = nullptr) {
        parser.addOption({QString::fromLatin1(name), about, value == nullptr ? QString() : QString::fromLatin1(value)});
    };
    option("dataset", CommandLine::tr("Dataset of texts, read with --format logiqa or logiqa2."), "NAME");
    option("chat", CommandLine::tr("Chat model that chooses layouts and depicts backgrounds."), "SPEC");
    option("embedder", CommandLine::tr("Embedding model that finds equal contexts; without it characters are compared."), "SPEC");
    option("images", CommandLine::tr("Images endpoint: openai-images:MODEL@URL."), "SPEC");
    for (const char* role : {"chat-key-env", "embedder-key-env", "images-key-env"}) {
        option(role, CommandLine::tr("Variable that holds the key of this model."), "VAR");
    }
    option("translate", CommandLine::tr("Lets the chat model translate samples that hold Chinese."));
    option("keep-foreign", CommandLine::tr("Samples that hold Chinese are used as they are."));
    option("stage", CommandLine::tr("Only these: unique, language, layout, depiction, prompt, image, picture."), "NAMES");
    option("redo", CommandLine::tr("Does this stage and those after it again for --samples or --rejected."), "STAGE");
    option("samples", CommandLine::tr("Only samples with these ids, separated by commas."), "IDS");
    option("rejected", CommandLine::tr("With --redo: the samples whose picture was rejected."));
    option("limit", CommandLine::tr("At most so many samples in each stage."), "N");
    option("threshold", CommandLine::tr("Contexts are the same from this cosine on (0.95; ours)."), "COSINE");
    option("layout-rule", CommandLine::tr("model-or-long, model-and-long, model or long."), "RULE");
    option("seed", CommandLine::tr("Of fonts and sizes."), "N");
    option("quality", CommandLine::tr("As the images endpoint calls it (high)."), "WORD");
    option("tries", CommandLine::tr("Pictures of one sample at most (2)."), "N");
    option("concurrency", CommandLine::tr("Calls at the same time."), "N");
    option("input-price", CommandLine::tr("Per million input tokens."), "MONEY");
    option("output-price", CommandLine::tr("Per million output tokens."), "MONEY");
    option("budget", CommandLine::tr("No more is spent on one kind of call."), "MONEY");
    option("json", CommandLine::tr("Prints one JSON document."));
}

Result<std::unique_ptr<evaluation::Model>> modelOf(const QCommandLineParser& parser, const QString& role)
{
    if (!parser.isSet(role)) {
        return std::unique_ptr<evaluation::Model>();
    }
    evaluation::ModelConfig config;
    config.spec = parser.value(role);
    QString variable = parser.value(role + u"-key-env"_s);
    if (variable.isEmpty() && qEnvironmentVariableIsSet(evaluation::DefaultKeyVariable)) {
        variable = QString::fromLatin1(evaluation::DefaultKeyVariable);
    }
    if (!variable.isEmpty()) {
        config.endpoint.key = {evaluation::KeySource::Kind::Environment, variable};
    }
    return evaluation::makeModel(config);
}

/// What the options change of the dataset's plan; a sentence when one of them cannot be read.
QString readPlan(const QCommandLineParser& parser, GenPlan& plan)
{
    const auto wrong = [](const QString& name) { return CommandLine::tr("--%1 cannot be read.").arg(name); };
    bool fine = true;
    if (parser.isSet(u"threshold"_s)) {
        plan.sameContext = parser.value(u"threshold"_s).toDouble(&fine);
        if (!fine || plan.sameContext < 0.0 || plan.sameContext > 1.0) {
            return wrong(u"threshold"_s);
        }
    }
    if (parser.isSet(u"layout-rule"_s)) {
        const auto rule = valueOf<LayoutRule>(parser.value(u"layout-rule"_s));
        if (!rule) {
            return wrong(u"layout-rule"_s);
        }
        plan.layoutRule = *rule;
    }
    if (parser.isSet(u"seed"_s)) {
        plan.seed = parser.value(u"seed"_s).toULongLong(&fine);
        if (!fine) {
            return wrong(u"seed"_s);
        }
    }
    if (parser.isSet(u"tries"_s)) {
        plan.tries = parser.value(u"tries"_s).toInt(&fine);
        if (!fine || plan.tries < 1) {
            return wrong(u"tries"_s);
        }
    }
    if (parser.isSet(u"quality"_s)) {
        plan.quality = parser.value(u"quality"_s);
    }
    if (parser.isSet(u"keep-foreign"_s)) {
        plan.holdForeign = false;
    }
    return {};
}

QString readWork(const QCommandLineParser& parser, StageWork& work)
{
    bool fine = true;
    if (parser.isSet(u"limit"_s)) {
        work.limit = parser.value(u"limit"_s).toLongLong(&fine);
        if (!fine || *work.limit < 1) {
            return CommandLine::tr("--%1 cannot be read.").arg(u"limit"_s);
        }
    }
    if (parser.isSet(u"concurrency"_s)) {
        work.policy.concurrency = std::max(1, parser.value(u"concurrency"_s).toInt());
    }
    work.policy.budget.inputPrice = parser.value(u"input-price"_s).toDouble();
    work.policy.budget.outputPrice = parser.value(u"output-price"_s).toDouble();
    if (parser.isSet(u"budget"_s)) {
        work.policy.budget.money = parser.value(u"budget"_s).toDouble(&fine);
        if (!fine) {
            return CommandLine::tr("--%1 cannot be read.").arg(u"budget"_s);
        }
    }
    return {};
}

/// The samples that the options name; an id that is not there is an error.
Result<std::set<SampleId>> chosenOf(const QCommandLineParser& parser, storage::GenerationStore& store)
{
    std::set<SampleId> chosen;
    const auto items = store.items();
    if (!items) {
        return items.error();
    }
    QStringList ids = parser.value(u"samples"_s).split(u',', Qt::SkipEmptyParts);
    for (const GenItem& item : *items) {
        const bool isRejected = parser.isSet(u"rejected"_s) && item.verdict == ReviewVerdict::Rejected;
        if (ids.removeAll(item.sample.externalId) > 0 || isRejected) {
            chosen.insert(item.sample.id);
        }
    }
    if (!ids.isEmpty()) {
        return Error {CommandLine::tr("There is no sample \"%1\" in the dataset.").arg(ids.first()), {},
                      CommandLine::tr("Nothing was done."), {}};
    }
    return chosen;
}

nlohmann::ordered_json toJson(const std::vector<StageReport>& reports, const QString& dataset)
{
    nlohmann::ordered_json stages = nlohmann::ordered_json::array();
    for (const StageReport& report : reports) {
        nlohmann::ordered_json stage {
            {"stage", std::string(nameOf(report.stage).data())}, {"worked", report.worked}, {"done", report.done},
            {"leftOut", report.leftOut}, {"held", report.held}, {"failed", report.failed}, {"waiting", report.waiting}};
        if (report.calls) {
            const evaluation::CallProgress& calls = report.calls->progress;
            stage["calls"] = {
                {"end", std::string(nameOf(report.calls->end).data())}, {"answered", calls.answered},
                {"fromCache", calls.fromCache}, {"failed", calls.failed}, {"attempts", calls.attempts},
                {"inputTokens", calls.inputTokens}, {"outputTokens", calls.outputTokens}, {"cost", calls.cost}};
        }
        stages.push_back(std::move(stage));
    }
    return {{"dataset", dataset.toStdString()}, {"stages", std::move(stages)}};
}

void print(const StageReport& report, Console& console)
{
    QString line = CommandLine::tr("%1: %2 done, %3 left out, %4 held, %5 failed, %6 waiting")
                       .arg(QString(nameOf(report.stage)).leftJustified(9))
                       .arg(report.done)
                       .arg(report.leftOut)
                       .arg(report.held)
                       .arg(report.failed)
                       .arg(report.waiting);
    if (report.calls && report.calls->progress.cost > 0.0) {
        line += CommandLine::tr("; cost so far %1").arg(report.calls->progress.cost, 0, 'f', 2);
    }
    console.print(line);
    if (report.calls && !report.calls->reason.isEmpty()) {
        console.note(report.calls->reason);
    }
}

/// The stages that --stage names, or all; nothing when a word is none.
std::optional<std::set<Stage>> stagesOf(const QCommandLineParser& parser)
{
    std::set<Stage> stages;
    if (!parser.isSet(u"stage"_s)) {
        for (const auto& entry : namesOf<Stage>()) {
            stages.insert(entry.value);
        }
        return stages;
    }
    for (const QString& word : parser.value(u"stage"_s).split(u',', Qt::SkipEmptyParts)) {
        const auto stage = valueOf<Stage>(word);
        if (!stage) {
            return std::nullopt;
        }
        stages.insert(*stage);
    }
    return stages;
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    addOptions(parser);
    const QString verb = u"generate"_s;
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    if (!parser.isSet(u"dataset"_s)) {
        return console.wrongCall(CommandLine::tr("Say which --dataset."), verb, Usage);
    }
    const auto stages = stagesOf(parser);
    const auto from = valueOf<Stage>(parser.value(u"redo"_s));
    if (!stages || (parser.isSet(u"redo"_s) && !from)) {
        return console.wrongCall(CommandLine::tr("There is no such stage."), verb, Usage);
    }
    if (from && !parser.isSet(u"samples"_s) && !parser.isSet(u"rejected"_s)) {
        return console.wrongCall(CommandLine::tr("Say what to redo with --samples or --rejected."), verb, Usage);
    }
    // Before the models make threads, see InterruptWatch.
    evaluation::RunControl control;
    const InterruptWatch watch([&control] { control.cancel(); });
    auto project = storage::Project::open(parser.positionalArguments().first());
    if (!project) {
        return console.fail(project.error());
    }
    if ((*project)->isReadOnly()) {
        return console.fail({(*project)->readOnlyReason(), (*project)->path(), CommandLine::tr("Nothing was done."), {}});
    }
    const QString name = parser.value(u"dataset"_s);
    const auto dataset = storage::DatasetRepository((*project)->database()).findByName(name);
    if (!dataset) {
        return console.fail(dataset.error());
    }
    if (!*dataset) {
        return console.fail({CommandLine::tr("There is no dataset called \"%1\" in the project.").arg(name),
                             (*project)->path(), CommandLine::tr("Nothing was done."), {}});
    }
    storage::GenerationStore store(**project, (*dataset)->id, qEnvironmentVariable("USER", u"groundmark"_s));
    auto plan = store.plan();
    if (!plan) {
        return console.fail(plan.error());
    }
    StageWork work;
    QString wrong = readPlan(parser, *plan);
    wrong = wrong.isEmpty() ? readWork(parser, work) : wrong;
    if (!wrong.isEmpty()) {
        return console.wrongCall(wrong, verb, Usage);
    }
    if (auto kept = store.keepPlan(*plan); !kept) {
        return console.fail(kept.error());
    }
    Models models;
    for (const auto& [role, model] : 
         {std::pair(u"chat"_s, &models.chat), std::pair(u"embedder"_s, &models.embedder), std::pair(u"images"_s, &models.images)}) {
        auto made = modelOf(parser, role);
        if (!made) {
            return console.fail(made.error());
        }
        *model = std::move(*made);
    }
    const auto chosen = chosenOf(parser, store);
    if (!chosen) {
        return console.fail(chosen.error());
    }
    if (from && chosen->empty()) {
        console.note(CommandLine::tr("No picture was rejected, so nothing is to be done again."));
        return Done;
    }
    if (from) {
        const auto again = redo(store, *from, *plan, *chosen);
        if (!again) {
            return console.fail(again.error());
        }
        console.note(CommandLine::tr("%1 samples will be done again from \"%2\" on.").arg(*again).arg(QString(nameOf(*from))));
    }
    work.plan = *plan;
    work.chosen = *chosen;
    work.control = &control;
    work.observer = [&console](const evaluation::CallProgress& progress) {
        console.progress(progressText(progress), progress.done(), progress.total);
    };
    std::vector<StageReport> reports;
    std::optional<Error> missing;
    for (const Stage stage : *stages) {
        if (control.isCancelled()) {
            break;
        }
        work.model = models.of(stage, parser.isSet(u"translate"_s));
        const auto report = runStage(store, stage, work);
        console.endProgress();
        if (!report) {
            missing = report.error();
            break;
        }
        reports.push_back(*report);
        if (!parser.isSet(u"json"_s)) {
            print(*report, console);
        }
    }
    if (parser.isSet(u"json"_s)) {
        console.printJson(toJson(reports, name));
    }
    if (missing) {
        const int code = console.fail(*missing);
        return reports.empty() ? code : DoneWithWarnings;
    }
    const bool isComplete = std::ranges::none_of(reports, [](const StageReport& report) {
        return report.failed > 0 || report.held > 0 || (report.calls && report.calls->end != evaluation::RunEnd::Finished);
    });
    return isComplete && !control.isCancelled() ? Done : DoneWithWarnings;
}

} // namespace

Verb generateVerb()
{
    return {
        u"generate"_s, Usage,
        CommandLine::tr("makes pictures of a corpus of texts and puts them into the review queue (LogicOCR-Gen)"), false, run};
}

} // namespace groundmark::app
