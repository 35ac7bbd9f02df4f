// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/xml_fields.h"

#include "storage/formats/import_texts.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <cmath>

namespace groundmark::storage {

namespace {

constexpr int Digits = 6;

Error notXml(const QString& path, const QXmlStreamReader& xml)
{
    return {
        QCoreApplication::translate("Import", "This is not XML: it can't be read in line %1.")
            .arg(xml.lineNumber()),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Import", "Nothing was imported."),
        QCoreApplication::translate(
            "Import", "Choose another format, or mend the file at that place.")};
}

Error hasType(const QString& path)
{
    return {
        QCoreApplication::translate(
            "Import", "The file has a document type (DOCTYPE), which can hide other files or blow up."),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Import", "Nothing was imported."),
        QCoreApplication::translate("Import", "Take the DOCTYPE out; no annotation tool writes one.")};
}

} // namespace

QString copyXml(QXmlStreamReader& xml)
{
    QString text;
    QXmlStreamWriter writer(&text);
    int depth = 0;
    while (!xml.atEnd()) {
        if (xml.isStartElement()) {
            ++depth;
            writer.writeStartElement(xml.name().toString());
            writer.writeAttributes(xml.attributes());
        } else if (xml.isEndElement()) {
            writer.writeEndElement();
            if (--depth == 0) {
                break;
            }
        } else if (xml.isCharacters() && !xml.isWhitespace()) {
            writer.writeCharacters(xml.text().toString());
        }
        xml.readNext();
    }
    return text;
}

void writeXml(QXmlStreamWriter& writer, const QString& text)
{
    // One root for any number of elements.
    QXmlStreamReader xml(QStringLiteral("<x>") + text + QStringLiteral("</x>"));
    xml.readNextStartElement();
    for (int depth = 1; depth > 0 && !xml.atEnd();) {
        xml.readNext();
        if (xml.isStartElement()) {
            ++depth;
            writer.writeStartElement(xml.name().toString());
            writer.writeAttributes(xml.attributes());
        } else if (xml.isEndElement()) {
            if (--depth > 0) {
                writer.writeEndElement();
            }
        } else if (xml.isCharacters() && !xml.isWhitespace()) {
            writer.writeCharacters(xml.text().toString());
        }
    }
}

Result<void> openXml(
    QXmlStreamReader& xml, const QString& path, const QString& element, const QString& expected)
{
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isDTD()) {
            return hasType(path);
        }
        if (xml.isStartElement()) {
            return xml.name() == element ? Result<void>() : otherShape(path, expected);
        }
    }
    return notXml(path, xml);
}

Result<void> closeXml(const QXmlStreamReader& xml, const QString& path)
{
    return xml.hasError() ? Result<void>(notXml(path, xml)) : Result<void>();
}

double xmlNumber(QStringView text)
{
    bool good = false;
    const double value = text.trimmed().toDouble(&good);
    return good ? value : std::nan("");
}

QString xmlNumber(double value)
{
    QString text = QString::number(value, 'f', Digits);
    while (text.endsWith(u'0')) {
        text.chop(1);
    }
    if (text.endsWith(u'.')) {
        text.chop(1);
    }
    return text == QLatin1StringView("-0") ? QStringLiteral("0") : text;
}

Json otherAttributes(
    const QXmlStreamAttributes& attributes, std::initializer_list<const char*> known)
{
    Json rest = Json::object();
    for (const QXmlStreamAttribute& attribute : attributes) {
        const QString name = attribute.name().toString();
        if (std::ranges::none_of(
                known, [&](const char* each) { return name == QLatin1StringView(each); })) {
            rest[name.toStdString()] = attribute.value().toString().toStdString();
        }
    }
    return rest;
}

} // namespace groundmark::storage
