// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first sheet of an Office Open XML workbook (ECMA-376, part 1, section 18): a zip archive with
// xl/workbook.xml (the sheets), xl/_rels/workbook.xml.rels (where they lie), xl/sharedStrings.xml
// (the texts, which cells refer to by number) and the sheets themselves.
#include "storage/formats/archive.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/shared_texts.h"
#include "storage/formats/table_rows.h"

#include <QCoreApplication>
#include <QDir>
#include <QXmlStreamReader>

#include <functional>
#include <optional>

namespace groundmark::storage {

namespace {

constexpr qsizetype MostColumns = 16384; // Excel's own limit

QString notAWorkbook()
{
    return QCoreApplication::translate("Import", "a workbook (.xlsx) with one sheet at least");
}

/// Goes through the elements of a member; `visit` gives false to stop.
Result<void> walkXml(
    const Archive& archive,
    const QString& path,
    const Archive::Member& member,
    const std::function<bool(QXmlStreamReader&)>& visit)
{
    auto stream = archive.read(member, Archive::Kind::Xml);
    if (!stream) {
        return stream.error();
    }
    QXmlStreamReader xml(stream->get());
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        // Entities in one another are a known way to fill the memory; a workbook declares none.
        if (token == QXmlStreamReader::DTD) {
            xml.raiseError(QCoreApplication::translate("Import", "it declares a document type"));
        } else if (token == QXmlStreamReader::StartElement && !visit(xml)) {
            return {};
        }
    }
    if ((*stream)->failure()) {
        return *(*stream)->failure();
    }
    if (xml.hasError()) {
        return Error {
            QCoreApplication::translate("Import", "The workbook's \"%1\" can't be read: %2.")
                .arg(member.name, xml.errorString()),
            QDir::toNativeSeparators(path),
            QCoreApplication::translate("Import", "Nothing was imported."),
            QCoreApplication::translate(
                "Import", "Open it in a spreadsheet program and save it again, or use TSV or JSON.")};
    }
    return {};
}

/// The text of an <si> or <is> element, rich or not, without phonetic hints; the reader stands on
/// its start.
QString richText(QXmlStreamReader& xml)
{
    QString text;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"t") {
            text += xml.readElementText(QXmlStreamReader::SkipChildElements);
        } else if (xml.name() == u"r") {
            text += richText(xml);
        } else {
            xml.skipCurrentElement();
        }
    }
    return unescapedCell(text);
}

Result<const Archive::Member*> firstSheet(const Archive& archive, const QString& path)
{
    QString relation;
    QString target = QStringLiteral("worksheets/sheet1.xml");
    const Archive::Member* const book = archive.find(u"xl/workbook.xml");
    const Archive::Member* const relations = archive.find(u"xl/_rels/workbook.xml.rels");
    if (book && relations) {
        auto done = walkXml(archive, path, *book, [&](QXmlStreamReader& xml) {
            if (xml.name() == u"sheet") {
                for (const QXmlStreamAttribute& attribute : xml.attributes()) {
                    relation = attribute.qualifiedName() == u"r:id" ? attribute.value().toString() : relation;
                }
            }
            return xml.name() != u"sheet";
        });
        if (!done) {
            return done.error();
        }
        done = walkXml(archive, path, *relations, [&](QXmlStreamReader& xml) {
            const auto attributes = xml.attributes();
            if (xml.name() == u"Relationship" && attributes.value(QLatin1StringView("Id")) == relation) {
                target = attributes.value(QLatin1StringView("Target")).toString();
            }
            return true;
        });
        if (!done) {
            return done.error();
        }
    }
    const QString name = target.startsWith(u'/') ? target.mid(1) : QStringLiteral("xl/") + target;
    const Archive::Member* const sheet = archive.find(name);
    if (!sheet) {
        return otherShape(path, notAWorkbook());
    }
    return sheet;
}

/// "AB12" → 27; nothing when it does not begin with a column.
std::optional<qsizetype> columnOf(QStringView reference)
{
    qsizetype column = 0;
    for (const QChar c : reference) {
        if (c < u'A' || c > u'Z' || column > MostColumns) {
            break;
        }
        column = column * 26 + (c.unicode() - u'A' + 1);
    }
    return column > 0 && column <= MostColumns ? std::optional(column - 1) : std::nullopt;
}

/// Reads the <c> elements of a row; the reader stands on the start of <row>.
class RowReader
{
public:
    explicit RowReader(SharedTexts& texts)
        : m_texts(texts)
    {
    }

    Result<TableRow> read(QXmlStreamReader& xml)
    {
        TableRow row;
        row.number = xml.attributes().value(QLatin1StringView("r")).toLongLong();
        if (row.number <= 0) {
            row.number = m_last + 1;
        }
        m_last = row.number;
        while (xml.readNextStartElement()) {
            if (xml.name() != u"c") {
                xml.skipCurrentElement();
                continue;
            }
            if (auto done = cell(xml, row); !done) {
                return done.error();
            }
        }
        return row;
    }

private:
    Result<void> cell(QXmlStreamReader& xml, TableRow& row)
    {
        const qsizetype column
            = columnOf(xml.attributes().value(QLatin1StringView("r"))).value_or(row.cells.size());
        const QString type = xml.attributes().value(QLatin1StringView("t")).toString();
        QString value;
        QString formula;
        QString text;
        while (xml.readNextStartElement()) {
            if (xml.name() == u"v") {
                value = xml.readElementText(QXmlStreamReader::SkipChildElements);
            } else if (xml.name() == u"f") {
                formula = xml.readElementText(QXmlStreamReader::SkipChildElements);
            } else if (xml.name() == u"is") {
                text = richText(xml);
            } else {
                xml.skipCurrentElement();
            }
        }
        if (column >= MostColumns) {
            return {};
        }
        if (!formula.isEmpty()) {
            text = u'=' + unescapedCell(formula);
            row.formulas.push_back(column);
        } else if (type == u"s") {
            const auto shared = m_texts.at(value.toLongLong());
            if (!shared) {
                return shared.error();
            }
            text = *shared;
        } else if (type != u"inlineStr") {
            text = unescapedCell(value);
            if (type == u"e") {
                row.errors.push_back(column);
            }
        }
        while (row.cells.size() <= column) {
            row.cells.append(QString());
        }
        row.cells[column] = text;
        return {};
    }

    SharedTexts& m_texts;
    qint64 m_last = 0;
};

} // namespace

Result<void> readWorkbook(const QString& path, ImportSink& sink, const TableVisitor& visit)
{
    auto archive = Archive::open(path);
    if (!archive) {
        return archive.error();
    }
    const auto sheet = firstSheet(*archive, path);
    if (!sheet) {
        return sheet.error();
    }
    SharedTexts texts(path);
    Result<void> done;
    if (const Archive::Member* const shared = archive->find(u"xl/sharedStrings.xml")) {
        const auto walked = walkXml(*archive, path, *shared, [&](QXmlStreamReader& xml) {
            if (xml.name() == u"si") {
                done = texts.add(richText(xml));
            }
            return done && !sink.isCancelled();
        });
        if (!walked || !done) {
            return walked ? done : walked;
        }
    }
    RowReader rows(texts);
    const auto walked = walkXml(*archive, path, **sheet, [&](QXmlStreamReader& xml) {
        if (xml.name() != u"row") {
            return true;
        }
        auto row = rows.read(xml);
        if (!row) {
            done = row.error();
            return false;
        }
        // A row that the file breaks off in is not a row.
        const bool goOn = xml.hasError() || row->cells.isEmpty() || visit(*row);
        sink.progress(xml.characterOffset(), (*sheet)->bytes);
        return goOn && !sink.isCancelled();
    });
    return done ? walked : done;
}

} // namespace groundmark::storage
