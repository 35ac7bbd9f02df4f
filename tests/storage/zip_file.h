// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QtEndian>

#include <zlib.h>
#include <zstd.h>

/// Zip archives written byte by byte, so that a test can also write what no library would.
namespace groundmark::testing {

/// One member; the numbers are what the archive claims, true or not.
struct ZipMember
{
    QString name;
    QByteArray packed;
    int method = 0;
    quint32 bytes = 0;
    quint32 crc = 0;
};

inline quint32 checksum(const QByteArray& bytes)
{
    return static_cast<quint32>(
        crc32(0, reinterpret_cast<const Bytef*>(bytes.constData()), static_cast<uInt>(bytes.size())));
}

inline ZipMember stored(const QString& name, const QByteArray& bytes)
{
    return {name, bytes, 0, static_cast<quint32>(bytes.size()), checksum(bytes)};
}

/// Method 93; in `frames` frames, as Inspect writes long members.
inline ZipMember zstandard(const QString& name, const QByteArray& bytes, int frames = 1)
{
    ZipMember member {name, {}, 93, static_cast<quint32>(bytes.size()), checksum(bytes)};
    const qsizetype step = bytes.size() / frames + 1;
    for (qsizetype at = 0; at < bytes.size(); at += step) {
        const QByteArray part = bytes.mid(at, step);
        QByteArray frame(static_cast<qsizetype>(ZSTD_compressBound(static_cast<size_t>(part.size()))), 0);
        frame.resize(static_cast<qsizetype>(ZSTD_compress(
            frame.data(), static_cast<size_t>(frame.size()), part.constData(), static_cast<size_t>(part.size()), 3)));
        member.packed += frame;
    }
    return member;
}

/// Without the local and central headers' optional parts; section 4.3 of APPNOTE.TXT.
inline QByteArray zipFile(const QList<ZipMember>& members)
{
    QByteArray file;
    QByteArray directory;
    const auto put = [](QByteArray& out, quint32 value, int bytes) {
        for (int i = 0; i < bytes; ++i) {
            out.append(static_cast<char>(value >> (8 * i)));
        }
    };
    for (const ZipMember& member : members) {
        const auto offset = static_cast<quint32>(file.size());
        const QByteArray name = member.name.toUtf8();
        const auto facts = [&](QByteArray& out) {
            put(out, 20, 2); // version needed
            put(out, 0x800, 2); // names are UTF-8
            put(out, static_cast<quint32>(member.method), 2);
            put(out, 0, 4); // time and date
            put(out, member.crc, 4);
            put(out, static_cast<quint32>(member.packed.size()), 4);
            put(out, member.bytes, 4);
            put(out, static_cast<quint32>(name.size()), 2);
            put(out, 0, 2); // extra field
        };
        put(file, 0x04034b50, 4);
        facts(file);
        file += name + member.packed;
        put(directory, 0x02014b50, 4);
        put(directory, 20, 2); // made by
        facts(directory);
        put(directory, 0, 2); // comment
        put(directory, 0, 2); // disk
        put(directory, 0, 2); // internal attributes
        put(directory, 0, 4); // external attributes
        put(directory, offset, 4);
        directory += name;
    }
    const auto begin = static_cast<quint32>(file.size());
    file += directory;
    put(file, 0x06054b50, 4);
    put(file, 0, 4); // disks
    put(file, static_cast<quint32>(members.size()), 2);
    put(file, static_cast<quint32>(members.size()), 2);
    put(file, static_cast<quint32>(directory.size()), 4);
    put(file, begin, 4);
    put(file, 0, 2); // comment
    return file;
}

/// A workbook with one sheet, as openpyxl lays it out; `shared` are whole <si> elements, `rows`
/// whole <row> elements.
inline QByteArray workbook(const QByteArray& shared, const QByteArray& rows)
{
    return zipFile(
        {stored(
             QStringLiteral("xl/workbook.xml"),
             R"(<?xml version="1.0"?><workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId7"/><sheet name="Notes" sheetId="2" r:id="rId8"/></sheets></workbook>)"),
         stored(
             QStringLiteral("xl/_rels/workbook.xml.rels"),
             R"(<Relationships><Relationship Id="rId8" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Target="/xl/worksheets/data.xml"/></Relationships>)"),
         stored(QStringLiteral("xl/sharedStrings.xml"), "<sst>" + shared + "</sst>"),
         stored(
             QStringLiteral("xl/worksheets/data.xml"),
             "<worksheet><sheetData>" + rows + "</sheetData></worksheet>")});
}

} // namespace groundmark::testing
