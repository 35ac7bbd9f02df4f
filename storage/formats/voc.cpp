// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pascal VOC (host.robots.ox.ac.uk/pascal/VOC): an XML file for each image,
//
//   <annotation>
//     <folder/><filename/><path/><source><database/><annotation/>…</source>
//     <size><width/><height/><depth/></size><segmented/>
//     <object><name/><pose/><truncated/><difficult/><occluded/>
//       <bndbox><xmin/><ymin/><xmax/><ymax/></bndbox>
//       <type>robndbox</type><robndbox><cx/><cy/><w/><h/><angle/></robndbox>   (roLabelImg)
//       <attributes><attribute><name/><value/></attribute>…</attributes>      (CVAT)
//     </object>…
//   </annotation>
//
// Read from a file or from a folder with its subfolders. A sample's id is the file's path without
// ".xml". The original data count pixels from 1 (devkit's VOCreadxml; say so in <source>:
// "PASCAL VOC…"); labelImg, CVAT and everybody else count from 0, and so does what is written anew.
// Unknown elements are kept and written back.
#include "storage/formats/file_names.h"
#include "storage/formats/formats.h"
#include "storage/formats/images_format.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/lost_fields.h"
#include "storage/formats/voc_object.h"
#include "storage/formats/xml_fields.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

constexpr QLatin1StringView Suffix(".xml");
// Keys of Sample::extra.
constexpr const char* FileName = "filename";
constexpr const char* Size = "size"; ///< [width, height, depth], each as it was written
constexpr const char* Rest = "xml"; ///< other elements before the objects
constexpr const char* FromOne = "from-one"; ///< whether pixels count from 1

/// One file taken apart.
struct VocFile
{
    QString fileName;
    QStringList size; ///< width, height, depth
    QString rest; ///< elements that are kept as they are
    bool fromOne = false;
    std::vector<VocObject> objects;
};

QStringList readSize(QXmlStreamReader& xml)
{
    QStringList size {{}, {}, {}};
    while (xml.readNextStartElement()) {
        const int index = xml.name() == u"width" ? 0 : xml.name() == u"height" ? 1 : 2;
        size[index] = xml.readElementText(QXmlStreamReader::SkipChildElements).trimmed();
    }
    return size;
}

Result<VocFile> parse(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    QXmlStreamReader xml(&file);
    const auto opened = openXml(
        xml,
        path,
        QStringLiteral("annotation"),
        QCoreApplication::translate("Import", "an <annotation> with <filename> and <object>s"));
    if (!opened) {
        return opened.error();
    }
    VocFile voc;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"filename") {
            voc.fileName = xml.readElementText(QXmlStreamReader::SkipChildElements).trimmed();
        } else if (xml.name() == u"size") {
            voc.size = readSize(xml);
        } else if (xml.name() == u"object") {
            voc.objects.push_back(readVocObject(xml));
        } else {
            const QString element = copyXml(xml);
            voc.fromOne = voc.fromOne || element.contains(QLatin1StringView("<annotation>PASCAL VOC"));
            voc.rest += element;
        }
    }
    if (const auto closed = closeXml(xml, path); !closed) {
        return closed.error();
    }
    return voc;
}

/// Where the image of an annotation is, as far as the usual folders tell.
QString imagePathFor(const QDir& folder, const QString& inside, const QString& fileName)
{
    const auto in = [](const QString& where, const QString& name) {
        return where.isEmpty() ? name : where + u'/' + name;
    };
    QString sister = inside;
    sister.replace(QStringLiteral("Annotations"), QStringLiteral("JPEGImages"));
    for (const QString& where :
         {inside, sister, QStringLiteral("JPEGImages"), QStringLiteral("images")}) {
        if (QFileInfo::exists(folder.filePath(in(where, fileName)))) {
            return in(where, fileName);
        }
    }
    return fileName;
}

class Voc final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("voc"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "Pascal VOC: one XML file of boxes an image, or a folder of them");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (!head.isFolder) {
            return head.start.contains("<annotation>") || head.start.contains("<annotation ") ? 85 : 0;
        }
        if (head.entries.contains(QStringLiteral("Annotations"))) {
            return 75;
        }
        // Any XML, unless another format knows it better.
        return std::ranges::any_of(
                   head.entries, [](const QString& entry) { return entry.endsWith(Suffix); })
            ? 45
            : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override;
    Result<ExportReport> write(ExportSource& source, const QString& path) const override;

private:
    static Result<void> readFile(
        const QDir& folder, const QString& file, qint64 row, ImportSink& sink);
};

Result<void> Voc::read(const QString& path, ImportSink& sink) const
{
    const QFileInfo info(path);
    if (!info.isDir()) {
        return readFile(QDir(info.path()), info.fileName(), 1, sink);
    }
    const QDir folder(path);
    QStringList files;
    QDirIterator walk(path, {QStringLiteral("*.xml")}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        files.append(folder.relativeFilePath(walk.next()));
    }
    files.sort();
    qint64 row = 0;
    qint64 used = 0;
    std::optional<Error> first;
    for (const QString& file : std::as_const(files)) {
        if (sink.isCancelled()) {
            return {};
        }
        if (const auto done = readFile(folder, file, ++row, sink)) {
            ++used;
        } else {
            first = first ? first : done.error();
            Issue issue = unreadableRow(folder.filePath(file), 0, done.error().what);
            issue.row = row;
            issue.text.where = file;
            issue.text.kept = QCoreApplication::translate("Import", "The file was left out.");
            sink.report(std::move(issue));
        }
        sink.progress(row, files.size());
    }
    if (used > 0) {
        return {};
    }
    return first.value_or(otherShape(
        path, QCoreApplication::translate("Import", "a folder of Pascal VOC's .xml files")));
}

Result<void>
Voc::readFile(const QDir& folder, const QString& file, qint64 row, ImportSink& sink)
{
    auto voc = parse(folder.filePath(file));
    if (!voc) {
        return voc.error();
    }
    ImportedSample imported;
    imported.row = row;
    imported.sample.externalId = file.chopped(Suffix.size());
    if (!voc->fileName.isEmpty()) {
        const QString inside = QFileInfo(file).path();
        imported.imagePaths = {imagePathFor(
            folder, inside == QLatin1StringView(".") ? QString() : inside, voc->fileName)};
        imported.statedSizes = {{voc->size.value(0).toInt(), voc->size.value(1).toInt()}};
    }
    Json extra {
        {FileName, voc->fileName.toStdString()},
        {Size, toJson(voc->size)},
        {Rest, voc->rest.toStdString()}};
    if (voc->fromOne) {
        extra[FromOne] = true;
    }
    imported.sample.extra = dumpJson(extra);
    for (VocObject& object : voc->objects) {
        Region region = std::move(object.region);
        if (voc->fromOne && region.shape.kind == ShapeKind::Box && !region.shape.points.isEmpty()) {
            region.shape.points[0] -= QPointF(1, 1);
        }
        imported.regions.push_back(std::move(region));
        imported.labels.append(object.label);
    }
    sink.add(std::move(imported));
    return {};
}

QByteArray documentOf(
    const ExportSample& sample, bool own, const QString& target, bool& simplified)
{
    const FieldReader extra(own ? parseJson(sample.sample.extra) : Json::object());
    const Json* rest = extra.find(Rest);
    const Json* keptSize = extra.find(Size);
    const bool fromOne = extra.find(FromOne) != nullptr;
    QStringList size = keptSize ? stringsFrom(*keptSize) : QStringList();
    if (!sample.images.empty() && !sample.images.front().size.isEmpty()) {
        const QSize shown = sample.images.front().size;
        size = {
            QString::number(shown.width()),
            QString::number(shown.height()),
            size.value(2, QStringLiteral("3"))};
    }
    QString fileName = extra.peekText(FileName);
    if (fileName.isEmpty() && !sample.images.empty()) {
        fileName = QFileInfo(imageReference(target, sample.images.front())).fileName();
    }
    QByteArray text;
    QXmlStreamWriter xml(&text);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartElement(QStringLiteral("annotation"));
    if (rest) {
        writeXml(xml, scalarText(*rest));
    }
    xml.writeTextElement(QStringLiteral("filename"), fileName);
    xml.writeStartElement(QStringLiteral("size"));
    const std::array<QString, 3> names {
        QStringLiteral("width"), QStringLiteral("height"), QStringLiteral("depth")};
    for (int i = 0; i < 3; ++i) {
        xml.writeTextElement(names[size_t(i)], size.value(i));
    }
    xml.writeEndElement();
    for (size_t i = 0; i < sample.regions.size(); ++i) {
        Region region = sample.regions[i];
        if (fromOne && region.shape.kind == ShapeKind::Box) {
            region.shape.points[0] += QPointF(1, 1);
        }
        const QString label = labelOrObject(sample.labels.value(static_cast<qsizetype>(i)));
        writeVocObject(xml, region, label, own, simplified);
    }
    xml.writeEndElement();
    return text + '\n';
}

Result<ExportReport> Voc::write(ExportSource& source, const QString& path) const
{
    ExportReport report;
    FileNames names;
    const bool own = isOwn(source, name());
    // One sample into a file that is named like one; anything else into a folder.
    const bool single = path.endsWith(Suffix) && source.size() == 1;
    const auto done = source.forEach([&](const ExportSample& whole) -> Result<void> {
        const ExportSample sample = onFirstPage(whole);
        const QString id = insidePath(sample.sample.externalId);
        const QString file = names.take(own ? id : withoutEnding(id), Suffix);
        const QString target = single ? path : QDir(path).filePath(file);
        bool simplified = false;
        const QByteArray text = documentOf(sample, own, target, simplified);
        if (simplified) {
            report.issues.push_back(simplifiedShape(
                sample.sample.externalId,
                name(),
                QCoreApplication::translate("Export", "Its box was written.")));
        }
        noteLost(whole, name(), Says::Attributes, report);
        ++report.samples;
        report.regions += static_cast<qint64>(sample.regions.size());
        return writeWhole(target, text);
    });
    if (!done) {
        return done.error();
    }
    return report;
}

} // namespace

std::unique_ptr<Format> makeVoc()
{
    return std::make_unique<Voc>();
}

} // namespace groundmark::storage
