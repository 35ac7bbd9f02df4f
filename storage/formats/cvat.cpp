// SPDX-License-Identifier: GPL-3.0-or-later
//
// CVAT for images, XML 1.1 (cvat-ai/cvat, site/content/en/docs/manual/advanced/xml_format.md): one
// file,
//
//   <annotations><version>1.1</version><meta>…<label><name/>…</label>…</meta>
//     <image id="0" name="a/b.png" width="640" height="480">
//       <box label="" source="" occluded="" xtl="" ytl="" xbr="" ybr="" rotation="" z_order="">
//         <attribute name="">value</attribute></box>
//       <polygon points="x,y;…"/> <polyline/> <points/> <ellipse/> <mask rle="" left="" …/>
//       <tag label=""/> …
//     </image>…
//   </annotations>
//
// An image is a sample whose id is its name. Tags, cuboids, skeletons and ellipses that are no
// circles stay in Sample::extra and are written back; so is <meta> with the dataset, to which labels
// that are new are added. <track>s belong to videos and are not read.
#include "storage/formats/cvat_shapes.h"
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/lost_fields.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

namespace groundmark::storage {

namespace {

using namespace Qt::StringLiterals;

// Keys of Sample::extra and Dataset::extra.
constexpr const char* Attributes = "attributes"; ///< of <image>, but for its name
constexpr const char* Rest = "xml"; ///< elements that are no regions
constexpr const char* Meta = "meta";

void reportUnknown(
    const QString& path, qint64 row, const QString& image, ImportSink& sink)
{
    sink.report(
        {Severity::Warning,
         u"unknown-shape"_s,
         row,
         {QCoreApplication::translate(
              "Import", "The image \"%1\" has shapes that Groundmark can't show.").arg(image),
          placeInFile(path, row),
          QCoreApplication::translate("Import", "They were kept and will be written back."),
          QCoreApplication::translate("Import", "Edit them in the tool that made them.")}});
}

ImportedSample readImage(QXmlStreamReader& xml, const QString& path, qint64 row, ImportSink& sink)
{
    ImportedSample imported;
    imported.row = row;
    const QXmlStreamAttributes attributes = xml.attributes();
    imported.sample.externalId = attributes.value("name"_L1).toString();
    imported.imagePaths = {imported.sample.externalId};
    const QSize size(attributes.value("width"_L1).toInt(), attributes.value("height"_L1).toInt());
    imported.statedSizes = {size};
    QString rest;
    bool unknown = false;
    for (int position = 0; xml.readNextStartElement(); ++position) {
        const bool isTag = xml.name() == u"tag";
        CvatShape shape = readCvatShape(xml, size, position);
        unknown = unknown || (!shape.unknown.isEmpty() && !isTag);
        rest += shape.unknown;
        for (Region& region : shape.regions) {
            imported.regions.push_back(std::move(region));
            imported.labels.append(shape.label);
        }
    }
    if (unknown) {
        reportUnknown(path, row, imported.sample.externalId, sink);
    }
    Json extra {{Attributes, otherAttributes(attributes, {"name"})}};
    if (!rest.isEmpty()) {
        extra[Rest] = rest.toStdString();
    }
    imported.sample.extra = dumpJson(extra);
    return imported;
}

/// Copies <meta> and puts labels that it does not name at the end of its <labels>.
void writeMeta(QXmlStreamWriter& xml, const QString& meta, QStringList labels)
{
    const auto writeLabels = [&xml, &labels] {
        for (const QString& label : std::as_const(labels)) {
            xml.writeStartElement(u"label"_s);
            xml.writeTextElement(u"name"_s, label);
            xml.writeTextElement(u"attributes"_s, {});
            xml.writeEndElement();
        }
        labels.clear();
    };
    // Tasks and attributes have names too.
    QXmlStreamReader named(meta);
    QString parent;
    while (!named.atEnd()) {
        if (named.readNext() == QXmlStreamReader::StartElement) {
            if (named.name() == u"name" && parent == u"label") {
                labels.removeAll(named.readElementText(QXmlStreamReader::SkipChildElements));
            }
            parent = named.name().toString();
        }
    }
    QXmlStreamReader reader(meta);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            xml.writeStartElement(reader.name().toString());
            xml.writeAttributes(reader.attributes());
        } else if (reader.isEndElement()) {
            if (reader.name() == u"labels") {
                writeLabels();
            }
            xml.writeEndElement();
        } else if (reader.isCharacters() && !reader.isWhitespace()) {
            xml.writeCharacters(reader.text().toString());
        }
    }
}

class Cvat final : public Format
{
public:
    [[nodiscard]] QString name() const override { return u"cvat"_s; }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "CVAT for images, XML 1.1: boxes, polygons, points and masks with attributes");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        return !head.isFolder && head.start.contains("<annotations>") ? 88 : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override;
    Result<ExportReport> write(ExportSource& source, const QString& path) const override;

private:
    void writeImage(
        QXmlStreamWriter& xml, const ExportSample& whole, bool own, ExportReport& report) const;
};

Result<void> Cvat::read(const QString& path, ImportSink& sink) const
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    QXmlStreamReader xml(&file);
    const QString expected
        = QCoreApplication::translate("Import", "<annotations> with <image>s (CVAT for images 1.1)");
    if (auto opened = openXml(xml, path, u"annotations"_s, expected); !opened) {
        return opened;
    }
    qint64 row = 0;
    int tracks = 0;
    while (!sink.isCancelled() && xml.readNextStartElement()) {
        if (xml.name() == u"image") {
            ImportedSample imported = readImage(xml, path, ++row, sink);
            if (imported.sample.externalId.isEmpty()) {
                sink.report(unreadableRow(
                    path, row, QCoreApplication::translate("Import", "The image has no name.")));
            } else if (!xml.hasError()) {
                sink.add(std::move(imported));
            }
            sink.progress(file.pos(), file.size());
        } else if (xml.name() == u"meta") {
            sink.describeDataset(dumpJson({{Meta, copyXml(xml).toStdString()}}));
        } else {
            tracks += xml.name() == u"track" ? 1 : 0;
            xml.skipCurrentElement();
        }
    }
    if (tracks > 0) {
        sink.report(
            {Severity::Warning,
             u"tracks-left-out"_s,
             0,
             {QCoreApplication::translate("Import", "The file has %n track(s) of a video.", nullptr, tracks),
              placeInFile(path),
              QCoreApplication::translate("Import", "They were left out."),
              QCoreApplication::translate("Import", "Export the task as \"CVAT for images\".")}});
    }
    if (auto closed = closeXml(xml, path); !closed && !sink.isCancelled()) {
        return closed;
    }
    return row > 0 || sink.isCancelled() ? Result<void>() : otherShape(path, expected);
}

void Cvat::writeImage(
    QXmlStreamWriter& xml, const ExportSample& whole, bool own, ExportReport& report) const
{
    const ExportSample sample = onFirstPage(whole);
    const FieldReader extra(own ? parseJson(sample.sample.extra) : Json::object());
    const Json* kept = extra.find(Attributes);
    const auto keptNumber = [kept](const char* key) {
        return kept && kept->contains(key) ? scalarText((*kept)[key]).toInt() : 0;
    };
    QSize size(keptNumber("width"), keptNumber("height"));
    if (!sample.images.empty() && !sample.images.front().size.isEmpty()) {
        size = sample.images.front().size;
    }
    xml.writeStartElement(u"image"_s);
    xml.writeAttribute(
        u"id"_s, kept && kept->contains("id") ? scalarText((*kept)["id"]) : QString::number(report.samples));
    xml.writeAttribute(u"name"_s, sample.sample.externalId);
    if (kept && kept->is_object()) {
        for (const auto& [name, value] : kept->items()) {
            if (name != "id" && name != "width" && name != "height") {
                xml.writeAttribute(QString::fromStdString(name), scalarText(value));
            }
        }
    }
    xml.writeAttribute(u"width"_s, QString::number(size.width()));
    xml.writeAttribute(u"height"_s, QString::number(size.height()));
    bool simplified = false;
    const std::span<const Region> regions = sample.regions;
    for (size_t first = 0; first < regions.size();) {
        size_t last = first + 1;
        while (own && last < regions.size() && isSameCvatPoints(regions[first], regions[last])) {
            ++last;
        }
        writeCvatShape(
            xml,
            regions.subspan(first, last - first),
            labelOrObject(sample.labels.value(static_cast<qsizetype>(first))),
            own,
            size,
            simplified);
        report.regions += static_cast<qint64>(last - first);
        first = last;
    }
    if (const Json* rest = extra.find(Rest)) {
        writeXml(xml, scalarText(*rest));
    }
    xml.writeEndElement();
    ++report.samples;
    if (simplified) {
        report.issues.push_back(simplifiedShape(
            sample.sample.externalId,
            name(),
            QCoreApplication::translate("Export", "A polygon or a box was written.")));
    }
    noteLost(whole, name(), Says::Texts | Says::Attributes, report);
}

Result<ExportReport> Cvat::write(ExportSource& source, const QString& path) const
{
    const bool own = isOwn(source, name());
    QStringList labels;
    const auto collected = source.forEach([&](const ExportSample& sample) -> Result<void> {
        for (const QString& label : sample.labels) {
            if (!labels.contains(labelOrObject(label))) {
                labels.append(labelOrObject(label));
            }
        }
        return {};
    });
    if (!collected) {
        return collected.error();
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return cannotWrite(path, file.errorString());
    }
    const FieldReader extra(own ? parseJson(source.dataset().extra) : Json::object());
    QString meta = extra.peekText(Meta);
    if (meta.isEmpty()) {
        meta = u"<meta><task><labels></labels></task></meta>"_s;
    }
    QXmlStreamWriter xml(&file);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    xml.writeStartElement(u"annotations"_s);
    xml.writeTextElement(u"version"_s, u"1.1"_s);
    writeMeta(xml, meta, labels);
    ExportReport report;
    const auto done = source.forEach([&](const ExportSample& sample) -> Result<void> {
        writeImage(xml, sample, own, report);
        return xml.hasError() ? Result<void>(cannotWrite(path, file.errorString())) : Result<void>();
    });
    if (!done) {
        return done.error();
    }
    xml.writeEndDocument();
    if (xml.hasError() || !file.commit()) {
        return cannotWrite(path, file.errorString());
    }
    return report;
}

} // namespace

std::unique_ptr<Format> makeCvat()
{
    return std::make_unique<Cvat>();
}

} // namespace groundmark::storage
