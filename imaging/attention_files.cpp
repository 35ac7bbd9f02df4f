// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/attention_files.h"

#include "imaging/npy.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

namespace groundmark::imaging {

namespace {

constexpr qint64 LargestFile = qint64(1) << 30;
constexpr int LongestGrid = 1 << 16;

QString safeName(QString text)
{
    for (QChar& c : text) {
        if (c < u' ' || u"/\\:*?\"<>|"_s.contains(c)) {
            c = u'_';
        }
    }
    return text;
}

/// In one pass: an id that holds "{page}" stays as it is.
QString filledIn(const QString& pattern, const QString& sampleId, const QString& imagePath, int page)
{
    QString name;
    for (qsizetype at = 0; at < pattern.size();) {
        const QStringView rest = QStringView(pattern).mid(at);
        if (rest.startsWith(u"{id}")) {
            name += safeName(sampleId);
            at += 4;
        } else if (rest.startsWith(u"{image}")) {
            name += safeName(QFileInfo(imagePath).completeBaseName());
            at += 7;
        } else if (rest.startsWith(u"{page}")) {
            name += QString::number(page + 1);
            at += 6;
        } else {
            name += pattern[at++];
        }
    }
    return name;
}

Error unusable(const QString& what, const QString& path, const QString& hint = {})
{
    return {
        what, QDir::toNativeSeparators(path),
        QCoreApplication::translate("TextCue", "No region was chosen."), hint};
}

Result<std::optional<QSize>> gridBeside(const QString& path)
{
    QFile file(path + u".json"_s);
    if (!file.exists()) {
        return std::optional<QSize>();
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return unusable(file.errorString(), file.fileName());
    }
    const QJsonArray grid
        = QJsonDocument::fromJson(file.readAll()).object().value(u"grid"_s).toArray();
    const QSize size(grid.at(1).toInt(), grid.at(0).toInt());
    if (grid.size() != 2 || size.isEmpty() || size.width() > LongestGrid
        || size.height() > LongestGrid) {
        return unusable(
            QCoreApplication::translate("TextCue", "The file says no grid."), file.fileName(),
            QCoreApplication::translate("TextCue", "It holds {\"grid\": [rows, columns]}."));
    }
    return std::optional(size);
}

} // namespace

Result<std::optional<AttentionFiles>> findAttention(
    const QString& folder, const AttentionNames& names, const QString& sampleId,
    const QString& imagePath, int page)
{
    const QDir dir(folder);
    AttentionFiles files;
    files.question = dir.absoluteFilePath(filledIn(names.question, sampleId, imagePath, page));
    files.general = dir.absoluteFilePath(filledIn(names.general, sampleId, imagePath, page));
    if (!QFileInfo(files.question).isFile()) {
        return std::optional<AttentionFiles>();
    }
    if (!QFileInfo(files.general).isFile()) {
        return unusable(
            QCoreApplication::translate(
                "TextCue", "The map for the general description is missing."),
            files.general,
            QCoreApplication::translate(
                "TextCue",
                "TextCue divides the question's attention by it. Export both, or name the files otherwise."));
    }
    auto grid = gridBeside(files.question);
    if (!grid) {
        return grid.error();
    }
    files.grid = *grid;
    return std::optional(std::move(files));
}

Result<LayerAttention> readAttention(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return unusable(file.errorString(), path);
    }
    if (file.size() > LargestFile) {
        return unusable(
            QCoreApplication::translate("TextCue", "The attention map is larger than 1 GiB."), path,
            QCoreApplication::translate(
                "TextCue", "Export the mean over heads for the first answer token only."));
    }
    auto array = readNpy(file.readAll());
    if (!array) {
        Error error = array.error();
        error.where = QDir::toNativeSeparators(path);
        return error;
    }
    std::vector<std::size_t> shape = array->shape;
    if (shape.size() == 3 && shape[1] == 1) {
        shape.erase(shape.begin() + 1);
    }
    constexpr std::size_t Most = 1U << 30;
    if (shape.size() != 2 || shape[0] == 0 || shape[1] == 0 || shape[0] > Most || shape[1] > Most) {
        QStringList sides;
        for (const std::size_t side : array->shape) {
            sides.append(QString::number(side));
        }
        return unusable(
            QCoreApplication::translate("TextCue", "An array of shape [%1] is no attention map.")
                .arg(sides.join(u", "_s)),
            path,
            QCoreApplication::translate(
                "TextCue", "It has one row of image tokens per layer: [layers, tokens] or [layers, 1, tokens]."));
    }
    return LayerAttention {
        static_cast<int>(shape[0]), static_cast<int>(shape[1]), std::move(array->values)};
}

QSize likelyGrid(int tokens, QSize image)
{
    if (tokens <= 0 || image.isEmpty()) {
        return {};
    }
    const double wanted = std::log(double(image.width()) / image.height());
    QSize best(tokens, 1);
    double distance = std::abs(std::log(double(tokens)) - wanted);
    for (int columns = 1; columns <= tokens; ++columns) {
        if (tokens % columns != 0) {
            continue;
        }
        const int rows = tokens / columns;
        const double here = std::abs(std::log(double(columns) / rows) - wanted);
        if (here < distance) {
            distance = here;
            best = {columns, rows};
        }
    }
    return best;
}

} // namespace groundmark::imaging
