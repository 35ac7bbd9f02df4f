// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/manifest.h"

#include "imaging/image_facts.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>


using namespace Qt::StringLiterals;

namespace groundmark::imaging {

namespace {

Error unwritable(const QFileDevice& file)
{
    return {
        file.errorString(),
        QDir::toNativeSeparators(file.fileName()),
        QCoreApplication::translate("PerturbBatch", "What was written before is kept."),
        {}};
}

QByteArray textOf(const QJsonObject& line)
{
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

Manifest::Manifest(QString path)
    : m_path(std::move(path))
    , m_file(m_path)
{
}

Result<void> Manifest::read()
{
    QFile earlier(m_path);
    if (earlier.open(QIODevice::ReadOnly)) {
        while (!earlier.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(earlier.readLine()).object();
            if (line.contains(u"file"_s)) {
                m_lines[line[u"file"_s].toString()] = line;
            }
        }
    }
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append)) {
        return unwritable(m_file);
    }
    // After a cut-off line, the next one starts afresh.
    m_file.write("\n");
    return {};
}

bool Manifest::isDone(const QJsonObject& line) const
{
    QJsonObject known;
    {
        const std::lock_guard lock(m_mutex);
        const auto it = m_lines.find(line[u"file"_s].toString());
        if (it == m_lines.end()) {
            return false;
        }
        known = it->second;
    }
    for (const QString& key :
         {u"sourceSha256"_s, u"sample"_s, u"page"_s, u"condition"_s, u"steps"_s, u"userSeed"_s}) {
        if (known[key] != line[key]) {
            return false;
        }
    }
    const auto hash = fileSha256(QFileInfo(m_path).dir().filePath(line[u"file"_s].toString()));
    return hash && QString::fromLatin1(hash->toHex()) == known[u"sha256"_s].toString();
}

Result<void> Manifest::add(const QJsonObject& line)
{
    const std::lock_guard lock(m_mutex);
    m_lines[line[u"file"_s].toString()] = line;
    const QByteArray text = textOf(line);
    if (m_file.write(text) != text.size() || !m_file.flush()) {
        return unwritable(m_file);
    }
    return {};
}

Result<void> Manifest::finish()
{
    const std::lock_guard lock(m_mutex);
    m_file.close();
    QSaveFile file(m_path);
    if (!file.open(QIODevice::WriteOnly)) {
        return unwritable(file);
    }
    for (const auto& [name, line] : m_lines) {
        file.write(textOf(line));
    }
    return file.commit() ? Result<void>() : unwritable(file);
}

QString pixelHash(const QImage& image)
{
    const QImage rgb = image.convertToFormat(QImage::Format_RGB888);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (int y = 0; y < rgb.height(); ++y) {
        hash.addData(QByteArrayView(rgb.constScanLine(y), qsizetype(rgb.width()) * 3));
    }
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace groundmark::imaging
