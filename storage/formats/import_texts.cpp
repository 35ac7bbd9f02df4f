// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/import_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace groundmark::storage {

namespace {

QString nothingChanged()
{
    return QCoreApplication::translate("Import", "Nothing was imported.");
}

QString grouped(qint64 number)
{
    return QLocale::c().toString(number);
}

} // namespace

QString placeInFile(const QString& path, qint64 row)
{
    const QString name = QFileInfo(path).fileName();
    return row > 0
        ? QCoreApplication::translate("Import", "%1, row %2").arg(name, QString::number(row))
        : name;
}

Error cannotOpen(const QString& path, const QString& reason)
{
    return {
        QCoreApplication::translate("Import", "The file can't be read: %1.").arg(reason),
        QDir::toNativeSeparators(path),
        nothingChanged(),
        QCoreApplication::translate("Import", "Check the path and the permissions.")};
}

Error emptyFile(const QString& path)
{
    return {
        QCoreApplication::translate("Import", "The file is empty."),
        QDir::toNativeSeparators(path),
        nothingChanged(),
        QCoreApplication::translate("Import", "Get the file again; it may not have arrived in full.")};
}

Error notJson(const QString& path, qint64 row, qint64 offset)
{
    return {
        row > 0 ? QCoreApplication::translate("Import", "This is not JSON: it can't be read in row %1, at byte %2.")
                      .arg(grouped(row), grouped(offset))
                : QCoreApplication::translate("Import", "This is not JSON: it can't be read at byte %1.")
                      .arg(grouped(offset)),
        QDir::toNativeSeparators(path),
        nothingChanged(),
        QCoreApplication::translate("Import", "Choose another format, or mend the file at that place.")};
}

Error truncatedJson(const QString& path, qint64 row, qint64 offset)
{
    return {
        row > 0 ? QCoreApplication::translate("Import", "The file breaks off in row %1, at byte %2.")
                      .arg(grouped(row), grouped(offset))
                : QCoreApplication::translate("Import", "The file breaks off at byte %1.").arg(grouped(offset)),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Import", "Nothing was imported, not even the rows before."),
        QCoreApplication::translate("Import", "Get the file again; it may not have arrived in full.")};
}

Error otherShape(const QString& path, const QString& expected)
{
    return {
        QCoreApplication::translate("Import", "The file is of another shape; expected: %1.").arg(expected),
        QDir::toNativeSeparators(path),
        nothingChanged(),
        QCoreApplication::translate("Import", "Choose another format; \"groundmark formats\" lists them.")};
}

Issue unreadableRow(const QString& path, qint64 row, const QString& what)
{
    return {
        Severity::Error,
        QStringLiteral("unreadable-row"),
        row,
        {what,
         placeInFile(path, row),
         QCoreApplication::translate("Import", "The row was left out."),
         QCoreApplication::translate("Import", "Mend the row and import again; rows that are there already stay as they are.")}};
}

Issue notANumber(const QString& path, qint64 row)
{
    return {
        Severity::Warning,
        QStringLiteral("not-a-number"),
        row,
        {QCoreApplication::translate("Import", "\"NaN\" or \"Infinity\" stands where JSON wants a number."),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "It was read as null."),
         QCoreApplication::translate("Import", "Write the file without such values.")}};
}

Issue notUtf8(const QString& path, qint64 row)
{
    return {
        Severity::Warning,
        QStringLiteral("not-utf-8"),
        row,
        {QCoreApplication::translate("Import", "Some bytes are not UTF-8."),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "Each was read as the replacement character U+FFFD."),
         QCoreApplication::translate("Import", "Save the file as UTF-8 and import again.")}};
}

Issue notWritten(
    const QString& kind, const QString& externalId, const QString& what, const QString& kept)
{
    return {Severity::Warning, kind, 0, {what, externalId, kept, {}}};
}

} // namespace groundmark::storage
