// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "imaging/perturbations/batch.h"
#include "imaging/perturbations/parameters.h"
#include "storage/dataset_repository.h"
#include "storage/project.h"
#include "storage/sample_pictures.h"

#include <QDir>
#include <QFile>
#include <QLocale>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "IN OUT [--kind K[,K…]] [--severity 1|2|3] [--seed N] [--dataset NAME] [--scale FILE.json] "
    "[--json]");

QString n(qint64 value)
{
    return QLocale::c().toString(value);
}

/// The pages of a dataset's samples; pages whose files are gone are told as they are read.
Result<std::vector<imaging::BatchPicture>> picturesOf(const QString& path, const QString& name)
{
    const auto project = storage::Project::open(path, storage::Project::Mode::ReadOnly);
    if (!project) {
        return project.error();
    }
    storage::Database& database = (*project)->database();
    const auto dataset = storage::DatasetRepository(database).findByName(name);
    if (!dataset || !*dataset) {
        return dataset ? Error {CommandLine::tr("There is no dataset \"%1\" in the project.").arg(name), path, {}, {}}
                       : dataset.error();
    }
    const auto pages = storage::samplePictures(**project, (*dataset)->id);
    if (!pages) {
        return pages.error();
    }
    std::vector<imaging::BatchPicture> pictures;
    for (const auto& page : *pages) {
        pictures.push_back({page.path, page.externalId, page.page});
    }
    return pictures;
}

Result<imaging::SeverityScale> scaleFrom(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Error {file.errorString(), QDir::toNativeSeparators(path), {}, {}};
    }
    return imaging::SeverityScale::fromJson(file.readAll());
}

/// "snow" with --severity 2 is "snow:2"; without, all three.
QString conditionText(const QString& kinds, const QString& severity)
{
    if (severity.isEmpty()) {
        return kinds;
    }
    QStringList parts;
    for (const QString& part : kinds.split(u',', Qt::SkipEmptyParts)) {
        const bool isKind = valueOf<imaging::PerturbationKind>(part.trimmed()).has_value();
        parts.append(isKind ? QString(part.trimmed() + u':' + severity) : part);
    }
    return parts.join(u',');
}

/// --kinds: the table of all kinds with their numbers at the paper's severities.
void printKinds(Console& console)
{
    for (const auto& entry : namesOf<imaging::PerturbationKind>()) {
        QStringList rows;
        for (int severity = 1; severity <= 3; ++severity) {
            QStringList numbers;
            for (const double value :
                 imaging::perturbationAt(entry.value, imaging::SeverityScale().at(entry.value, severity)).parameters) {
                numbers.append(QString::number(value));
            }
            rows.append(numbers.join(u' '));
        }
        console.print(
            QStringLiteral("%1  (%2)  %3\n    %4")
                .arg(QString(entry.name), -18)
                .arg(imaging::parameterNames(entry.value).join(QStringLiteral(", ")), rows.join(QStringLiteral("  |  ")), imaging::parameterSource(entry.value)));
    }
}

int report(const imaging::BatchReport& report, const QString& out, bool asJson, Console& console)
{
    console.noteIssues(report.issues);
    if (asJson) {
        console.printJson(
            {{"written", report.written}, {"kept", report.kept}, {"failed", report.failed},
             {"manifest", QDir(out).filePath(QStringLiteral("manifest.jsonl")).toStdString()}});
    } else {
        console.print(
            CommandLine::tr("%1 images written, %2 were there, %3 failed")
                .arg(n(report.written), n(report.kept), n(report.failed)));
    }
    if (report.failed == 0) {
        return Done;
    }
    return report.written + report.kept > 0 ? DoneWithWarnings : UnusableInput;
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const auto option = [&parser](const char* name, const QString& text, const QString& value, const QString& standard = {}) {
        const QCommandLineOption made(QString::fromLatin1(name), text, value, standard);
        parser.addOption(made);
        return made;
    };
    const auto kind = option(
        "kind", CommandLine::tr("Perturbations: paper, all, pairs, triples, a kind, kind:severity, kind[numbers], combined with +; several with commas. Default: paper."),
        QStringLiteral("K"), QStringLiteral("paper"));
    const auto severity = option("severity", CommandLine::tr("1, 2 or 3, for kinds without one."), QStringLiteral("S"));
    const auto seed = option("seed", CommandLine::tr("Your part of every seed; default 0."), QStringLiteral("N"), QStringLiteral("0"));
    const auto dataset = option("dataset", CommandLine::tr("IN is a project; perturbs this dataset's pages."), QStringLiteral("NAME"));
    const auto scaleFile = option("scale", CommandLine::tr("Severities from \"groundmark calibrate\"."), QStringLiteral("FILE"));
    const QCommandLineOption kinds(QStringLiteral("kinds"), CommandLine::tr("Prints all perturbations with their numbers and sources, and ends."));
    const QCommandLineOption json(QStringLiteral("json"), CommandLine::tr("Prints one JSON document."));
    parser.addOptions({kinds, json});
    const QString verb = QStringLiteral("perturb");
    const bool onlyKinds = arguments.contains(QStringLiteral("--kinds"));
    if (auto end = parseArguments(parser, arguments, onlyKinds ? 0 : 2, console, verb, Usage)) {
        return *end;
    }
    if (onlyKinds) {
        printKinds(console);
        return Done;
    }
    bool isNumber = false;
    imaging::BatchOptions options;
    options.seed = parser.value(seed).toULongLong(&isNumber);
    if (!isNumber) {
        return console.wrongCall(CommandLine::tr("A seed is a whole number, 0 or more."), verb, Usage);
    }
    imaging::SeverityScale scale;
    if (parser.isSet(scaleFile)) {
        auto read = scaleFrom(parser.value(scaleFile));
        if (!read) {
            return console.fail(read.error());
        }
        scale = std::move(*read);
    }
    auto conditions = imaging::parseConditions(conditionText(parser.value(kind), parser.value(severity)), scale);
    if (!conditions) {
        return console.wrongCall(conditions.error().toText(), verb, Usage);
    }
    options.conditions = std::move(*conditions);
    const QString in = parser.positionalArguments().at(0);
    options.folder = parser.positionalArguments().at(1);
    const auto pictures = parser.isSet(dataset) ? picturesOf(in, parser.value(dataset)) : imaging::picturesIn(in);
    if (!pictures) {
        return console.fail(pictures.error());
    }
    if (pictures->empty()) {
        return console.fail({CommandLine::tr("There are no images."), QDir::toNativeSeparators(in), {}, {}});
    }
    const auto done = imaging::perturbBatch(*pictures, options, [&console](qint64 files, qint64 total) {
        console.progress(CommandLine::tr("perturbed"), files, total);
        return true;
    });
    console.endProgress();
    return done ? report(*done, options.folder, parser.isSet(json), console) : console.fail(done.error());
}

} // namespace

Verb perturbVerb()
{
    return {
        QStringLiteral("perturb"), Usage,
        CommandLine::tr("writes perturbed images with a manifest; goes on where it was interrupted"), false, run};
}

} // namespace groundmark::app
