// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "imaging/perturbations/batch.h"
#include "imaging/perturbations/distance_curve.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "DIR [--kind K[,K…]] [--targets D,D,D] [--limit N] [--lpips FILE.csv] [--scale OUT.json] [--json]");
constexpr int LongestSide = 512; // larger images only take longer; the distance hardly changes

struct KindReport
{
    imaging::PerturbationKind kind;
    std::vector<imaging::DistancePoint> curve; ///< at the paper's severities
    std::vector<imaging::Calibration> found; ///< one per target
};

Result<std::vector<QImage>> imagesIn(const QString& path, int limit)
{
    const auto pictures = imaging::picturesIn(path);
    if (!pictures) {
        return pictures.error();
    }
    std::vector<QImage> images;
    for (const auto& picture : *pictures) {
        const auto header = imaging::readImageHeader(picture.path);
        auto image = header ? imaging::decodeImage(picture.path, *header, LongestSide) : Result<QImage>(header.error());
        if (image && std::min(image->width(), image->height()) >= 11) {
            images.push_back(std::move(*image));
        }
        if (int(images.size()) == limit) {
            break;
        }
    }
    if (images.empty()) {
        return Error {CommandLine::tr("There are no images."), QDir::toNativeSeparators(path), {}, {}};
    }
    return images;
}

Result<KindReport> reportFor(
    imaging::PerturbationKind kind, const std::vector<QImage>& images, const std::vector<double>& targets, const imaging::LpipsTable& lpips)
{
    const imaging::SeverityScale scale;
    const std::array<double, 3> severities {scale.at(kind, 1), scale.at(kind, 2), scale.at(kind, 3)};
    auto curve = imaging::distanceCurve(kind, images, severities);
    if (!curve) {
        return curve.error();
    }
    for (std::size_t i = 0; i < curve->size(); ++i) {
        (*curve)[i].lpips = lpips.at(kind, int(i) + 1);
    }
    KindReport report {kind, std::move(*curve), {}};
    for (const double target : targets) {
        auto found = imaging::calibrate(kind, images, target);
        if (!found) {
            return found.error();
        }
        report.found.push_back(*found);
    }
    return report;
}

nlohmann::ordered_json asJson(const std::vector<KindReport>& reports, const std::vector<double>& targets, std::size_t images)
{
    nlohmann::ordered_json kinds = nlohmann::ordered_json::array();
    for (const KindReport& report : reports) {
        nlohmann::ordered_json curve = nlohmann::ordered_json::array();
        for (const auto& point : report.curve) {
            nlohmann::ordered_json one {
                {"library_severity", point.severity}, {"ssim_distance", point.ssim},
                {"ms_ssim_distance", point.multiScale}, {"psnr", point.psnr}};
            if (point.lpips) {
                one["lpips"] = *point.lpips;
            }
            curve.push_back(std::move(one));
        }
        nlohmann::ordered_json found = nlohmann::ordered_json::array();
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const auto& one = report.found[i];
            found.push_back(
                {{"target", targets[i]}, {"library_severity", one.severity}, {"distance", one.distance},
                 {"psnr", one.psnr}, {"reached", one.isReached}});
        }
        kinds.push_back(
            {{"kind", std::string(nameOf(report.kind).data())}, {"curve", std::move(curve)}, {"calibrated", std::move(found)}});
    }
    return {{"label", "SSIM-calibrated (not LPIPS)"}, {"images", images}, {"kinds", std::move(kinds)}};
}

void print(const std::vector<KindReport>& reports, Console& console)
{
    console.print(CommandLine::tr("Distances at severities 1, 2, 3: 1 − SSIM / 1 − multi-scale SSIM / PSNR in dB / LPIPS where given. "
                                  "Then the library severities that meet the targets: SSIM-calibrated (not LPIPS)."));
    for (const KindReport& report : reports) {
        QStringList cells;
        for (const auto& point : report.curve) {
            cells.append(QStringLiteral("%1 / %2 / %3 / %4")
                             .arg(point.ssim, 0, 'f', 3).arg(point.multiScale, 0, 'f', 3).arg(point.psnr, 0, 'f', 1)
                             .arg(point.lpips ? QString::number(*point.lpips, 'f', 3) : QStringLiteral("–")));
        }
        QStringList found;
        for (const auto& one : report.found) {
            found.append(QString::number(one.severity, 'f', 2) + (one.isReached ? QString() : QString(u'*')));
        }
        console.print(QStringLiteral("%1  %2  →  %3")
                          .arg(QString(nameOf(report.kind)), -18)
                          .arg(cells.join(QStringLiteral("   ")), found.join(QStringLiteral(", "))));
    }
    console.print(CommandLine::tr("* out of reach; the nearest is given"));
}

Result<void> writeScale(const QString& path, const std::vector<KindReport>& reports)
{
    imaging::SeverityScale scale;
    for (const KindReport& report : reports) {
        scale.set(report.kind, {report.found[0].severity, report.found[1].severity, report.found[2].severity});
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(scale.toJson()) < 0 || !file.commit()) {
        return Error {file.errorString(), QDir::toNativeSeparators(path), {}, {}};
    }
    return {};
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const auto option = [&parser](const char* name, const QString& text, const QString& value, const QString& standard = {}) {
        const QCommandLineOption made(QString::fromLatin1(name), text, value, standard);
        parser.addOption(made);
        return made;
    };
    const auto kindOption = option("kind", CommandLine::tr("Kinds, separated by commas; default: all candidates."), QStringLiteral("K"));
    const auto targetOption = option("targets", CommandLine::tr("Distances 1 − SSIM of the severities 1, 2, 3."), QStringLiteral("D,D,D"), QStringLiteral("0.10,0.25,0.40"));
    const auto limit = option("limit", CommandLine::tr("Uses so many images; default 8."), QStringLiteral("N"), QString::number(imaging::calibrationImages));
    const auto lpipsFile = option("lpips", CommandLine::tr("LPIPS values computed elsewhere: kind,severity,lpips."), QStringLiteral("FILE"));
    const auto scaleFile = option("scale", CommandLine::tr("Writes the severities for \"groundmark perturb --scale\"."), QStringLiteral("FILE"));
    const QCommandLineOption json(QStringLiteral("json"), CommandLine::tr("Prints one JSON document."));
    parser.addOption(json);
    const QString verb = QStringLiteral("calibrate");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    std::vector<double> targets;
    for (const QString& text : parser.value(targetOption).split(u',')) {
        targets.push_back(text.toDouble());
    }
    const bool areTargets = targets.size() == 3 && std::ranges::all_of(targets, [](double d) { return d > 0.0 && d < 1.0; });
    std::vector<imaging::PerturbationKind> kinds;
    for (const auto& entry : namesOf<imaging::PerturbationKind>().first(imaging::perturbationCandidates)) {
        const QStringList wanted = parser.value(kindOption).split(u',', Qt::SkipEmptyParts);
        if (wanted.isEmpty() || wanted.contains(QString(entry.name))) {
            kinds.push_back(entry.value);
        }
    }
    if (!areTargets || kinds.empty() || parser.value(limit).toInt() < 1) {
        return console.wrongCall(CommandLine::tr("Name known kinds, three targets between 0 and 1, and at least one image."), verb, Usage);
    }
    imaging::LpipsTable lpips;
    if (parser.isSet(lpipsFile)) {
        auto read = imaging::LpipsTable::read(parser.value(lpipsFile));
        if (!read) {
            return console.fail(read.error());
        }
        lpips = std::move(*read);
    }
    const auto images = imagesIn(parser.positionalArguments().first(), parser.value(limit).toInt());
    if (!images) {
        return console.fail(images.error());
    }
    if (images->size() < imaging::calibrationImages) {
        console.note(CommandLine::tr("Only %1 images: the numbers depend on which they are.").arg(images->size()));
    }
    std::vector<KindReport> reports;
    for (const auto kind : kinds) {
        console.progress(CommandLine::tr("kinds calibrated"), qint64(reports.size()), qint64(kinds.size()));
        auto report = reportFor(kind, *images, targets, lpips);
        if (!report) {
            return console.fail(report.error());
        }
        reports.push_back(std::move(*report));
    }
    console.endProgress();
    if (parser.isSet(scaleFile)) {
        if (auto written = writeScale(parser.value(scaleFile), reports); !written) {
            return console.fail(written.error());
        }
    }
    if (parser.isSet(json)) {
        console.printJson(asJson(reports, targets, images->size()));
    } else {
        print(reports, console);
    }
    const bool allReached = std::ranges::all_of(reports, [](const KindReport& report) {
        return std::ranges::all_of(report.found, &imaging::Calibration::isReached);
    });
    return allReached ? Done : DoneWithWarnings;
}

} // namespace

Verb calibrateVerb()
{
    return {
        QStringLiteral("calibrate"), Usage,
        CommandLine::tr("measures how far perturbations move images, and levels their severities"), false, run};
}

} // namespace groundmark::app
