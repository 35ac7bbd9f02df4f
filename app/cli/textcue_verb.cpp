// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "storage/dataset_repository.h"
#include "viewers/textcue/cue_batch.h"

using namespace Qt::StringLiterals;

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "PROJECT --dataset NAME --attention DIR [--grid ROWSxCOLUMNS] [--method textcue|vicrop] "
    "[--words auto|regions|tesseract|none] [--set NAME] [--out DIR] [--limit N] [--json]");

struct Call
{
    QString dataset;
    viewers::CueRequest request;
    bool json = false;
};

void addOptions(QCommandLineParser& parser)
{
    const auto add = [&parser](const char* name, const QString& text, const QString& value, const QString& standard = {}) {
        parser.addOption(QCommandLineOption(QString::fromLatin1(name), text, value, standard));
    };
    add("dataset", CommandLine::tr("Dataset whose pages are cropped."), u"NAME"_s);
    add("attention", CommandLine::tr("Folder with the attention maps (.npy, [layers, tokens])."), u"DIR"_s);
    add("question-maps", CommandLine::tr("File of the map for the question; {id}, {image} and {page} are filled in. Default: {id}.npy."), u"PATTERN"_s, u"{id}.npy"_s);
    add("general-maps", CommandLine::tr("File of the map for the general description. Default: {id}.general.npy."), u"PATTERN"_s, u"{id}.general.npy"_s);
    add("grid", CommandLine::tr("Rows and columns that the model cuts every picture into, such as 24x24. Default: the map's .json, else the likeliest for the picture's shape."), u"ROWSxCOLUMNS"_s);
    add("method", CommandLine::tr("textcue, or the baseline vicrop: one layer, square windows, no words, not enlarged. Default: textcue."), u"WORD"_s, u"textcue"_s);
    add("first-layer", CommandLine::tr("First layer that is looked at, from 0; default 22."), u"N"_s);
    add("layers", CommandLine::tr("So many layers; default 5, vicrop 1."), u"N"_s);
    add("base", CommandLine::tr("Height of the smallest window; default 224 (LLaVA-1.5: 336)."), u"PIXELS"_s);
    add("magnify", CommandLine::tr("Enlarges crops so many times; default 1.5, vicrop 1."), u"TIMES"_s);
    add("no-normalise", CommandLine::tr("Does not divide a window's lead by its blocks."), {});
    add("words", CommandLine::tr("What windows are pulled to: regions with the role word, Tesseract's words, none, or auto (regions where there are any). Default: auto."), u"WORD"_s, u"auto"_s);
    add("language", CommandLine::tr("Tesseract's languages, such as eng+chi_sim; default: by each sample."), u"CODES"_s);
    add("set", CommandLine::tr("Keeps the crops in the project under this name, for \"groundmark evaluate --cue-set\"."), u"NAME"_s);
    add("out", CommandLine::tr("Writes the crops as PNG, with a manifest of the inputs."), u"DIR"_s);
    add("limit", CommandLine::tr("Only the first N samples."), u"N"_s);
    parser.addOption(QCommandLineOption(u"json"_s, CommandLine::tr("Prints one JSON document.")));
}

std::optional<QSize> gridFrom(const QString& text)
{
    const QStringList parts = text.split(u'x');
    const QSize grid = parts.size() == 2 ? QSize(parts[1].toInt(), parts[0].toInt()) : QSize();
    return grid.isEmpty() ? std::nullopt : std::optional(grid);
}

/// What was asked for, or what is wrong with it.
Result<Call> readCall(const QCommandLineParser& parser)
{
    const auto wrong = [](const QString& option, const QString& value) {
        return Error {CommandLine::tr("--%1 does not take \"%2\".").arg(option, value), {}, {}, {}};
    };
    Call call;
    call.dataset = parser.value(u"dataset"_s);
    call.json = parser.isSet(u"json"_s);
    viewers::CueRequest& request = call.request;
    request.attention = parser.value(u"attention"_s);
    request.names = {parser.value(u"question-maps"_s), parser.value(u"general-maps"_s)};
    request.languages = parser.value(u"language"_s);
    request.set = parser.value(u"set"_s).trimmed();
    request.out = parser.value(u"out"_s);
    const QString method = parser.value(u"method"_s);
    if (method == u"vicrop") {
        request.settings = imaging::CueSettings::viCrop();
    } else if (method != u"textcue") {
        return wrong(u"method"_s, method);
    }
    const std::pair<QString, viewers::CueWords> words[] {
        {u"auto"_s, viewers::CueWords::RegionsOrTesseract},
        {u"regions"_s, viewers::CueWords::Regions},
        {u"tesseract"_s, viewers::CueWords::Tesseract},
        {u"none"_s, viewers::CueWords::None}};
    const auto found = std::ranges::find(words, parser.value(u"words"_s), &std::pair<QString, viewers::CueWords>::first);
    if (found == std::end(words)) {
        return wrong(u"words"_s, parser.value(u"words"_s));
    }
    request.words = found->second;
    if (parser.isSet(u"grid"_s)) {
        request.grid = gridFrom(parser.value(u"grid"_s));
        if (!request.grid) {
            return wrong(u"grid"_s, parser.value(u"grid"_s));
        }
    }
    bool isNumber = true;
    const auto number = [&](const QString& option, auto& value) {
        if (isNumber && parser.isSet(option)) {
            value = static_cast<std::remove_cvref_t<decltype(value)>>(parser.value(option).toDouble(&isNumber));
            isNumber = isNumber && value >= 0;
        }
        return isNumber;
    };
    for (const QString& option : {u"first-layer"_s, u"layers"_s, u"base"_s, u"magnify"_s, u"limit"_s}) {
        const bool isFine = option == u"first-layer" ? number(option, request.settings.layers.first)
            : option == u"layers"                    ? number(option, request.settings.layers.count)
            : option == u"base"                      ? number(option, request.settings.windows.base)
            : option == u"magnify"                   ? number(option, request.settings.magnification)
                                                     : number(option, request.limit);
        if (!isFine) {
            return wrong(option, parser.value(option));
        }
    }
    request.settings.windows.normalise = !parser.isSet(u"no-normalise"_s);
    if (auto right = request.settings.check(); !right) {
        return right.error();
    }
    return call;
}

int print(const viewers::CueReport& report, bool asJson, Console& console)
{
    std::map<QString, qint64> counts;
    for (const Issue& issue : report.issues) {
        ++counts[issue.kind];
    }
    console.noteIssues(report.issues, counts);
    if (asJson) {
        console.printJson(
            {{"samples", report.samples}, {"crops", report.crops}, {"wholeImages", report.wholeImages},
             {"guessedGrids", report.guessedGrids}, {"withoutMaps", report.withoutMaps}, {"failed", report.failed}});
    } else {
        console.print(CommandLine::tr("%1 crops of %2 samples (%3 of them whole images), %4 samples without maps, %5 unusable maps")
                          .arg(report.crops).arg(report.samples).arg(report.wholeImages).arg(report.withoutMaps).arg(report.failed));
        if (report.guessedGrids > 0) {
            console.note(CommandLine::tr("The grid of %1 maps was guessed from the picture's shape; say it with --grid.").arg(report.guessedGrids));
        }
    }
    if (report.crops == 0) {
        return UnusableInput;
    }
    return report.failed == 0 && report.withoutMaps == 0 ? Done : DoneWithWarnings;
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    addOptions(parser);
    const QString verb = u"textcue"_s;
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    if (!parser.isSet(u"dataset"_s) || !parser.isSet(u"attention"_s)) {
        return console.wrongCall(CommandLine::tr("Name the dataset with --dataset and the folder of maps with --attention."), verb, Usage);
    }
    auto call = readCall(parser);
    if (!call) {
        return console.wrongCall(call.error().toText(), verb, Usage);
    }
    auto project = storage::Project::open(parser.positionalArguments().first());
    if (!project) {
        return console.fail(project.error());
    }
    if (!call->request.set.isEmpty() && (*project)->isReadOnly()) {
        return console.fail({(*project)->readOnlyReason(), (*project)->path(), CommandLine::tr("No crop was kept."), {}});
    }
    const auto dataset = storage::DatasetRepository((*project)->database()).findByName(call->dataset);
    if (!dataset || !*dataset) {
        return console.fail(
            dataset ? Error {CommandLine::tr("There is no dataset \"%1\" in the project.").arg(call->dataset), (*project)->path(), {}, {}}
                    : dataset.error());
    }
    call->request.dataset = (*dataset)->id;
    const evaluation::BenchmarkRegistry benchmarks;
    const auto report = viewers::makeCues(**project, benchmarks, call->request, [&console](qint64 done, qint64 total) {
        console.progress(CommandLine::tr("samples"), done, total);
        return true;
    });
    console.endProgress();
    return report ? print(*report, call->json, console) : console.fail(report.error());
}

} // namespace

Verb textcueVerb()
{
    return {
        u"textcue"_s, Usage,
        CommandLine::tr("crops and enlarges the part of each page that a model's attention maps point at (LogicOCR)"), false, run};
}

} // namespace groundmark::app
