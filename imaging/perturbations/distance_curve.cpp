// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/distance_curve.h"

#include "imaging/perturbations/parameters.h"
#include "imaging/quality.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QtConcurrentMap>


using namespace Qt::StringLiterals;

namespace groundmark::imaging {

namespace {

struct Measured
{
    std::size_t index = 0;
    std::optional<double> ssim;
    std::optional<double> multiScale;
    std::optional<double> psnr;
    std::optional<Error> error;
};

} // namespace

Result<std::vector<DistancePoint>> distanceCurve(
    PerturbationKind kind,
    std::span<const QImage> images,
    std::span<const double> severities,
    std::uint64_t userSeed,
    const std::atomic_bool* cancelled)
{
    std::vector<DistancePoint> curve;
    for (const double severity : severities) {
        const Perturbation perturbation = perturbationAt(kind, severity);
        std::vector<Measured> results(images.size());
        for (std::size_t i = 0; i < results.size(); ++i) {
            results[i].index = i;
        }
        QtConcurrent::blockingMap(results, [&](Measured& one) {
            if (cancelled != nullptr && *cancelled) {
                return;
            }
            const QImage& image = images[one.index];
            // The same seed at every severity, so that the curve rises steadily.
            const auto seed = perturbationSeed(QString::number(one.index), kind, 0, userSeed);
            const auto changed = perturb(image, perturbation, seed);
            if (!changed) {
                one.error = changed.error();
                return;
            }
            one.ssim = meanSsim(image, *changed);
            one.multiScale = multiScaleSsim(image, *changed);
            one.psnr = psnr(image, *changed);
        });
        DistancePoint point;
        point.severity = severity;
        const auto n = static_cast<double>(images.size());
        for (const Measured& one : results) {
            if (one.error) {
                return *one.error;
            }
            if (!one.ssim || !one.multiScale || !one.psnr) {
                return Error {
                    cancelled != nullptr && *cancelled
                        ? QCoreApplication::translate("Calibration", "Cancelled")
                        : QCoreApplication::translate("Calibration", "Image %1 cannot be compared")
                              .arg(one.index + 1),
                    {},
                    QCoreApplication::translate("Calibration", "Nothing was changed."),
                    QCoreApplication::translate(
                        "Calibration", "Use images with sides of at least 11 pixels.")};
            }
            point.ssim += (1.0 - *one.ssim) / n;
            point.multiScale += (1.0 - *one.multiScale) / n;
            point.psnr += *one.psnr / n;
        }
        curve.push_back(point);
    }
    return curve;
}

Result<LpipsTable> LpipsTable::read(const QString& path)
{
    QFile file(path);
    const auto failure = [&](const QString& what) {
        return Error {
            what,
            QDir::toNativeSeparators(path),
            {},
            QCoreApplication::translate(
                "Calibration", "Write lines of kind,severity,lpips under a line with these names.")};
    };
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(file.errorString());
    }
    QStringList columns;
    for (const QString& name : QString::fromUtf8(file.readLine()).trimmed().split(u',')) {
        columns.append(name.trimmed().toLower());
    }
    const qsizetype kindAt = columns.indexOf(u"kind"_s);
    const qsizetype severityAt = columns.indexOf(u"severity"_s);
    const qsizetype valueAt = columns.indexOf(u"lpips"_s);
    if (kindAt < 0 || severityAt < 0 || valueAt < 0) {
        return failure(QCoreApplication::translate("Calibration", "A column is missing."));
    }
    LpipsTable table;
    for (int row = 2; !file.atEnd(); ++row) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        if (line.isEmpty()) {
            continue;
        }
        const QStringList cells = line.split(u',');
        const auto kind = valueOf<PerturbationKind>(cells.value(kindAt).trimmed());
        bool isNumber = false;
        const int severity = cells.value(severityAt).trimmed().toInt();
        const double value = cells.value(valueAt).trimmed().toDouble(&isNumber);
        if (!kind || severity < 1 || severity > 3 || !isNumber || !(value >= 0.0)) {
            return failure(
                QCoreApplication::translate("Calibration", "Line %1 is no LPIPS value.").arg(row));
        }
        Sum& sum = table.m_sums[{*kind, severity}];
        sum.total += value;
        ++sum.n;
    }
    return table;
}

std::optional<double> LpipsTable::at(PerturbationKind kind, int severity) const
{
    const auto found = m_sums.find({kind, severity});
    return found == m_sums.end() ? std::nullopt
                                 : std::optional(found->second.total / found->second.n);
}

} // namespace groundmark::imaging
