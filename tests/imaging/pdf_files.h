// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QFont>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QString>
#include <QStringList>

namespace groundmark::testing {

/// A PDF with one page per text, written in large letters near the top.
inline void writePdf(const QString& path, const QStringList& pages)
{
    QPdfWriter writer(path);
    writer.setPageSize(QPageSize(QPageSize::A5));
    writer.setPageMargins({});
    writer.setResolution(150);
    writer.setTitle(QStringLiteral("A test"));
    QPainter painter(&writer);
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(48);
    painter.setFont(font);
    for (int i = 0; i < pages.size(); ++i) {
        if (i > 0) {
            writer.newPage();
        }
        painter.drawText(QRect(20, 20, 760, 900), Qt::AlignLeft | Qt::TextWordWrap, pages[i]);
    }
}

/// One blank page that opens with a password only: RC4, 40 bits, made with the standard handler.
/// The keys are arbitrary: nobody has to be able to open it.
inline void writeEncryptedPdf(const QString& path)
{
    const QByteArray key(64, 'A');
    QByteArray text = "%PDF-1.4\n";
    QList<qsizetype> offsets;
    const auto object = [&](const QByteArray& body) {
        offsets.append(text.size());
        text += QByteArray::number(offsets.size()) + " 0 obj\n" + body + "\nendobj\n";
    };
    object("<< /Type /Catalog /Pages 2 0 R >>");
    object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>");
    object("<< /Filter /Standard /V 1 /R 2 /P -44 /O <" + key + "> /U <" + key + "> >>");
    const qsizetype table = text.size();
    text += "xref\n0 5\n0000000000 65535 f \n";
    for (const qsizetype offset : offsets) {
        text += QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
    }
    text += "trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<41424344> <41424344>] >>\nstartxref\n"
        + QByteArray::number(table) + "\n%%EOF\n";
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("can't write %s", qPrintable(path));
    }
}

} // namespace groundmark::testing
