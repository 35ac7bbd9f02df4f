// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/image_facts.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

namespace groundmark::imaging {

Result<QByteArray> fileSha256(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file)) {
        return Error {
            QCoreApplication::translate("ImageSource", "The file cannot be read: %1.")
                .arg(file.errorString()),
            QDir::toNativeSeparators(path),
            {},
            {}};
    }
    return hash.result();
}

Result<ImageFacts> readImageFacts(const QString& path)
{
    const Result<ImageHeader> header = readImageHeader(path);
    if (!header) {
        return header.error();
    }
    const Result<QByteArray> hash = fileSha256(path);
    if (!hash) {
        return hash.error();
    }
    return ImageFacts {*header, *hash};
}

} // namespace groundmark::imaging
