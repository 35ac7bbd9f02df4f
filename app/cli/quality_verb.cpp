// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "imaging/perturbations/batch.h"
#include "imaging/quality_audit.h"

#include <QDir>
#include <QLocale>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("DIR [--distance N] [--side N] [--contrast X] [--json]");

struct Counts
{
    int good = 0;
    int duplicates = 0;
    int small = 0;
    int flat = 0;
    int unreadable = 0;
};

bool has(const imaging::AuditedImage& image, imaging::QualityFlaw flaw)
{
    return std::find(image.flaws.begin(), image.flaws.end(), flaw) != image.flaws.end();
}

Counts countsOf(const std::vector<imaging::AuditedImage>& images)
{
    Counts counts;
    for (const auto& image : images) {
        counts.good += image.isGood() ? 1 : 0;
        counts.duplicates += image.duplicateOf ? 1 : 0;
        counts.small += has(image, imaging::QualityFlaw::Resolution) ? 1 : 0;
        counts.flat += has(image, imaging::QualityFlaw::Contrast) ? 1 : 0;
        counts.unreadable += image.problem ? 1 : 0;
    }
    return counts;
}

void printAsJson(
    const std::vector<imaging::AuditedImage>& images, const QDir& folder, const imaging::AuditOptions& options, Console& console)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& image : images) {
        nlohmann::ordered_json one {{"file", folder.relativeFilePath(image.path).toStdString()}};
        if (image.problem) {
            one["problem"] = image.problem->toText().toStdString();
        } else {
            one["width"] = image.size.width();
            one["height"] = image.size.height();
            one["contrast"] = image.contrast;
            one["phash"] = QStringLiteral("%1").arg(image.hash, 16, 16, QLatin1Char('0')).toStdString();
            one["too_small"] = has(image, imaging::QualityFlaw::Resolution);
            one["low_contrast"] = has(image, imaging::QualityFlaw::Contrast);
            if (image.duplicateOf) {
                const auto& first = images[*image.duplicateOf];
                one["duplicate_of"] = folder.relativeFilePath(first.path).toStdString();
                one["distance"] = imaging::hammingDistance(image.hash, first.hash);
            }
        }
        list.push_back(std::move(one));
    }
    const Counts counts = countsOf(images);
    console.printJson(
        {{"images", images.size()}, {"good", counts.good}, {"near_duplicates", counts.duplicates},
         {"too_small", counts.small}, {"low_contrast", counts.flat}, {"unreadable", counts.unreadable},
         {"rule", {{"minimum_side", options.rule.minimumSide}, {"contrast_above", options.rule.minimumContrast},
                   {"duplicate_distance", options.duplicateDistance}}},
         {"files", std::move(list)}});
}

void printAsText(const std::vector<imaging::AuditedImage>& images, const QDir& folder, Console& console)
{
    for (const auto& image : images) {
        QStringList words;
        if (image.duplicateOf) {
            words.append(CommandLine::tr("near-duplicate of %1").arg(folder.relativeFilePath(images[*image.duplicateOf].path)));
        }
        if (has(image, imaging::QualityFlaw::Resolution)) {
            words.append(CommandLine::tr("too small: %1 × %2").arg(image.size.width()).arg(image.size.height()));
        }
        if (has(image, imaging::QualityFlaw::Contrast)) {
            words.append(CommandLine::tr("low contrast: %1").arg(image.contrast, 0, 'f', 1));
        }
        if (image.problem) {
            words.append(image.problem->what);
        }
        if (!words.isEmpty()) {
            console.print(folder.relativeFilePath(image.path) + QStringLiteral(": ") + words.join(QStringLiteral("; ")));
        }
    }
    const Counts counts = countsOf(images);
    const auto n = [](int value) { return QLocale::c().toString(value); };
    console.print(
        CommandLine::tr("%1 of %2 images are good; %3 near-duplicates, %4 too small, %5 of low contrast, %6 unreadable")
            .arg(n(counts.good), n(int(images.size())), n(counts.duplicates))
            .arg(n(counts.small), n(counts.flat), n(counts.unreadable)));
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    imaging::AuditOptions options;
    const auto option = [&parser](const char* name, const QString& text, const QString& standard) {
        const QCommandLineOption made(QString::fromLatin1(name), text, QStringLiteral("N"), standard);
        parser.addOption(made);
        return made;
    };
    const auto distance = option("distance", CommandLine::tr("Hashes that differ in at most so many bits are near-duplicates; default 5."), QString::number(options.duplicateDistance));
    const auto side = option("side", CommandLine::tr("Both sides must have at least so many pixels; default 224."), QString::number(options.rule.minimumSide));
    const auto contrast = option("contrast", CommandLine::tr("RMS contrast must be above this; default 15."), QString::number(options.rule.minimumContrast));
    const QCommandLineOption json(QStringLiteral("json"), CommandLine::tr("Prints one JSON document."));
    parser.addOption(json);
    const QString verb = QStringLiteral("quality");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    std::array<bool, 3> isNumber {};
    options.duplicateDistance = parser.value(distance).toInt(&isNumber[0]);
    options.rule.minimumSide = parser.value(side).toInt(&isNumber[1]);
    options.rule.minimumContrast = parser.value(contrast).toDouble(&isNumber[2]);
    if (!isNumber[0] || !isNumber[1] || !isNumber[2] || options.duplicateDistance < 0 || options.duplicateDistance > 64) {
        return console.wrongCall(CommandLine::tr("Limits are numbers; a distance is 0 to 64."), verb, Usage);
    }
    const QString path = parser.positionalArguments().first();
    const auto pictures = imaging::picturesIn(path);
    if (!pictures) {
        return console.fail(pictures.error());
    }
    QStringList paths;
    for (const auto& picture : *pictures) {
        paths.append(picture.path);
    }
    if (paths.isEmpty()) {
        return console.fail({CommandLine::tr("There are no images."), QDir::toNativeSeparators(path), {}, {}});
    }
    const auto images = imaging::auditImages(paths, options, [&console](qint64 done, qint64 total) {
        console.progress(CommandLine::tr("measured"), done, total);
        return true;
    });
    console.endProgress();
    const QDir folder = QFileInfo(path).isDir() ? QDir(path) : QFileInfo(path).dir();
    if (parser.isSet(json)) {
        printAsJson(images, folder, options, console);
    } else {
        printAsText(images, folder, console);
    }
    return countsOf(images).unreadable > 0 ? DoneWithWarnings : Done;
}

} // namespace

Verb qualityVerb()
{
    return {
        QStringLiteral("quality"), Usage,
        CommandLine::tr("finds near-duplicates, small and flat images in a folder"), false, run};
}

} // namespace groundmark::app
