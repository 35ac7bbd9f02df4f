// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/word_cache.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace groundmark::imaging {

using namespace Qt::StringLiterals;

QString wordFile(const QString& folder, const QString& imagePath, const QString& languages)
{
    const QFileInfo info(imagePath);
    if (folder.isEmpty() || imagePath.isEmpty() || !info.exists()) {
        return {};
    }
    const QString text = u"%1|%2|%3|%4|%5"_s.arg(
        info.absoluteFilePath(),
        QString::number(info.lastModified().toMSecsSinceEpoch()),
        QString::number(info.size()),
        languages,
        TextRecogniser::engineVersion());
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha1);
    return QDir(folder).filePath(QString::fromLatin1(hash.toHex()) + u".json"_s);
}

std::optional<std::vector<RecognisedWord>> keptWords(const QString& file)
{
    QFile in(file);
    if (file.isEmpty() || !in.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QJsonDocument document = QJsonDocument::fromJson(in.readAll());
    if (!document.isArray()) {
        return std::nullopt;
    }
    std::vector<RecognisedWord> words;
    const QJsonArray rows = document.array();
    for (const QJsonValue& row : rows) {
        const QJsonArray fields = row.toArray();
        if (fields.size() != 9) {
            return std::nullopt;
        }
        words.push_back(
            {fields[0].toString(),
             QRect(fields[1].toInt(), fields[2].toInt(), fields[3].toInt(), fields[4].toInt()),
             fields[5].toDouble(),
             fields[6].toInt(),
             fields[7].toInt(),
             fields[8].toInt()});
    }
    return words;
}

void keepWords(const QString& file, const std::vector<RecognisedWord>& words)
{
    if (file.isEmpty()) {
        return;
    }
    QJsonArray rows;
    for (const RecognisedWord& word : words) {
        rows.append(QJsonArray {
            word.text,
            word.box.x(),
            word.box.y(),
            word.box.width(),
            word.box.height(),
            word.confidence,
            word.block,
            word.paragraph,
            word.line});
    }
    QDir().mkpath(QFileInfo(file).absolutePath());
    QSaveFile out(file);
    if (out.open(QIODevice::WriteOnly)) {
        out.write(QJsonDocument(rows).toJson(QJsonDocument::Compact));
        out.commit();
    }
}

} // namespace groundmark::imaging
