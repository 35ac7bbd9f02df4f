// SPDX-License-Identifier: GPL-3.0-or-later
//
// YOLO (Ultralytics, and darknet before it): a text file for each image, a line for each object; see
// yolo_lines.h. Class names stand in data.yaml, classes.txt or obj.names.
//
// Read from the dataset's folder or its data.yaml. The labels of images/…/a.jpg are labels/…/a.txt,
// or a.txt beside it; an image without a file of labels is a sample without regions. A sample's id
// is the image's path in the folder. Classes keep their numbers whatever labels are added later.
#include "storage/formats/file_names.h"
#include "storage/formats/formats.h"
#include "storage/formats/images_format.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/lost_fields.h"
#include "storage/formats/yolo_config.h"

#include <QCollator>
#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace groundmark::storage {

namespace {

constexpr QLatin1StringView LabelSuffix(".txt");
constexpr qint64 LargestConfig = 4 * 1024 * 1024; // bytes

const QStringList YamlFiles {
    QStringLiteral("data.yaml"), QStringLiteral("data.yml"), QStringLiteral("dataset.yaml")};
const QStringList NameFiles {
    QStringLiteral("classes.txt"), QStringLiteral("obj.names"), QStringLiteral("labels/classes.txt")};

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(LargestConfig)) : QString();
}

/// "images/a/b" as "labels/a/b" and back: the last folder of that name, which is how Ultralytics
/// does it (ultralytics/data/utils.py, img2label_paths).
QString swapFolder(const QString& path, const QString& from, const QString& to)
{
    QStringList parts = path.split(u'/');
    for (qsizetype i = parts.size() - 2; i >= 0; --i) {
        if (parts[i] == from) {
            parts[i] = to;
            return parts.join(u'/');
        }
    }
    return path;
}

QString labelFileFor(const QString& image)
{
    return swapFolder(withoutEnding(image), QStringLiteral("images"), QStringLiteral("labels"))
        + LabelSuffix;
}

/// What a folder holds: for each image the file of labels, empty for none.
struct Contents
{
    std::vector<std::pair<QString, QString>> samples; ///< image and labels, paths in the folder
};

Contents contentsOf(const QDir& folder, const ImportSink& sink)
{
    // Without their endings, so that an image finds its labels.
    std::map<QString, QString> images;
    QStringList texts;
    QDirIterator walk(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext() && !sink.isCancelled()) {
        const QString file = folder.relativeFilePath(walk.next());
        if (isImageFileName(file)) {
            images.emplace(withoutEnding(file), file);
        } else if (file.endsWith(LabelSuffix) && !NameFiles.contains(file)) {
            texts.append(file);
        }
    }
    std::map<QString, QString> labels; // by image without ending
    for (const QString& text : std::as_const(texts)) {
        const QString stem = withoutEnding(text);
        const QString swapped
            = swapFolder(stem, QStringLiteral("labels"), QStringLiteral("images"));
        if (images.contains(swapped)) {
            labels[swapped] = text;
        } else if (images.contains(stem) || swapped != stem) {
            labels[images.contains(stem) ? stem : swapped] = text;
        }
    }
    Contents contents;
    for (const auto& [stem, image] : images) {
        const auto found = labels.find(stem);
        contents.samples.emplace_back(image, found == labels.end() ? QString() : found->second);
    }
    for (const auto& [stem, text] : labels) {
        if (!images.contains(stem)) {
            contents.samples.emplace_back(stem, text); // the image is missing, the labels are not
        }
    }
    QCollator order(QLocale(QLocale::English, QLocale::UnitedStates));
    order.setNumericMode(true);
    std::ranges::stable_sort(contents.samples, [&order](const auto& a, const auto& b) {
        return order.compare(a.first, b.first) < 0;
    });
    return contents;
}

YoloConfig configOf(const QDir& folder, const QString& yaml)
{
    QStringList yamls = YamlFiles;
    if (!yaml.isEmpty()) {
        yamls.prepend(yaml);
    }
    for (const QString& file : std::as_const(yamls)) {
        if (QFileInfo::exists(folder.filePath(file))) {
            return parseYoloYaml(textOf(folder.filePath(file)));
        }
    }
    for (const QString& file : NameFiles) {
        if (QFileInfo::exists(folder.filePath(file))) {
            return parseYoloNames(textOf(folder.filePath(file)));
        }
    }
    return {};
}

/// The label of a class; its number where the dataset does not name it.
QString labelOf(int category, const YoloConfig& config)
{
    const QString name = config.classes.value(category);
    return name.isEmpty() ? QString::number(category) : name;
}

/// The class of a label; a new one at the end for a label that has none.
int classOf(const QString& label, YoloConfig& config)
{
    if (const qsizetype known = config.classes.indexOf(label); known >= 0) {
        return int(known);
    }
    bool good = false;
    const int number = label.toInt(&good);
    if (good && number >= 0 && number < 100'000 && config.classes.value(number).isEmpty()) {
        return number;
    }
    config.classes.append(label);
    return int(config.classes.size()) - 1;
}

class Yolo final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("yolo"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "YOLO: a folder of images with text files of boxes, outlines or oriented boxes");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return true; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (!head.isFolder) {
            const bool yaml = head.path.endsWith(QLatin1StringView(".yaml"))
                || head.path.endsWith(QLatin1StringView(".yml"));
            return yaml && (head.start.startsWith("names:") || head.start.contains("\nnames:")) ? 85
                                                                                                : 0;
        }
        const auto has = [&](const QString& entry) { return head.entries.contains(entry); };
        if (std::ranges::any_of(YamlFiles, has) || has(QStringLiteral("obj.names"))) {
            return 82;
        }
        if (has(QStringLiteral("classes.txt"))
            || (has(QStringLiteral("labels")) && has(QStringLiteral("images")))) {
            return 70;
        }
        return 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override;
    Result<ExportReport> write(ExportSource& source, const QString& path) const override;

private:
    static void readLabels(
        const QString& path, const YoloConfig& config, ImportedSample& imported, ImportSink& sink);
    Result<void> writeSample(
        const ExportSample& whole,
        bool own,
        const QString& path,
        FileNames& names,
        YoloConfig& config,
        ExportReport& report) const;
};

Result<void> Yolo::read(const QString& path, ImportSink& sink) const
{
    const QFileInfo info(path);
    const QDir folder(info.isDir() ? path : info.path());
    const YoloConfig config = configOf(folder, info.isDir() ? QString() : info.fileName());
    const Contents contents = contentsOf(folder, sink);
    const bool anyLabels = std::ranges::any_of(
        contents.samples, [](const auto& sample) { return !sample.second.isEmpty(); });
    if (!anyLabels && config.classes.isEmpty()) {
        return otherShape(
            path,
            QCoreApplication::translate(
                "Import", "a folder with images and labels, and data.yaml or classes.txt"));
    }
    sink.describeDataset(dumpJson(toJson(config)));
    qint64 row = 0;
    for (const auto& [image, labels] : contents.samples) {
        if (sink.isCancelled()) {
            return {};
        }
        ImportedSample imported;
        imported.row = ++row;
        imported.sample.externalId = image;
        imported.imagePaths = {image};
        imported.frame = Frame::Unit;
        if (!labels.isEmpty()) {
            readLabels(folder.filePath(labels), config, imported, sink);
        }
        sink.add(std::move(imported));
        sink.progress(row, static_cast<qint64>(contents.samples.size()));
    }
    return {};
}

void Yolo::readLabels(
    const QString& path, const YoloConfig& config, ImportedSample& imported, ImportSink& sink)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        sink.report(unreadableRow(path, 0, file.errorString()));
        return;
    }
    QSet<int> unnamed;
    for (qint64 row = 1; !file.atEnd(); ++row) {
        const QByteArray line = file.readLine().trimmed();
        if (line.isEmpty()) {
            continue;
        }
        YoloLine read = parseYoloLine(line, config.keypoints);
        if (!read.trouble.isEmpty()) {
            sink.report(unreadableRow(path, row, read.trouble));
            continue;
        }
        if (config.classes.value(read.category).isEmpty()) {
            unnamed.insert(read.category);
        }
        imported.regions.push_back(std::move(read.region));
        imported.labels.append(labelOf(read.category, config));
    }
    if (!unnamed.isEmpty() && !config.classes.isEmpty()) {
        sink.report(
            {Severity::Warning,
             QStringLiteral("unknown-label"),
             imported.row,
             {QCoreApplication::translate(
                  "Import", "%n class(es) of the file have no name in the dataset.", nullptr, int(unnamed.size())),
              placeInFile(path),
              QCoreApplication::translate("Import", "Their number is the label."),
              QCoreApplication::translate("Import", "Complete \"names\" in data.yaml.")}});
    }
}

Result<void> Yolo::writeSample(
    const ExportSample& whole,
    bool own,
    const QString& path,
    FileNames& names,
    YoloConfig& config,
    ExportReport& report) const
{
    const ExportSample sample = onFirstPage(whole);
    const QString& id = sample.sample.externalId;
    const QSizeF size = sample.images.empty() ? QSizeF() : QSizeF(sample.images.front().size);
    QByteArray text;
    bool simplified = false;
    bool leftOut = false;
    QSet<bool> boxes; // whether there are boxes, whether there is anything else
    for (size_t i = 0; i < sample.regions.size(); ++i) {
        const Region& region = sample.regions[i];
        const QString label = sample.labels.value(static_cast<qsizetype>(i));
        const auto line = yoloLine(
            region,
            classOf(labelOrObject(label), config),
            size,
            own,
            simplified);
        if (!line) {
            leftOut = true;
            continue;
        }
        boxes.insert(region.shape.kind == ShapeKind::Box || region.shape.kind == ShapeKind::Mask);
        text += *line + '\n';
        ++report.regions;
    }
    if (leftOut) {
        report.issues.push_back(leftOutShape(id, name()));
    }
    if (simplified) {
        report.issues.push_back(simplifiedShape(
            id,
            name(),
            QCoreApplication::translate(
                "Export", "A mask was written as its box, a circle as an outline.")));
    }
    if (boxes.size() > 1) {
        report.issues.push_back(notWritten(
            QStringLiteral("mixed-shapes"),
            id,
            QCoreApplication::translate(
                "Export", "Boxes and outlines are in one file; training takes all for outlines."),
            QCoreApplication::translate("Export", "Each was written as it is.")));
    }
    noteLost(whole, name(), Says::Nothing, report);
    ++report.samples;
    const QString inside = insidePath(id);
    const QString stem = own
        ? withoutEnding(labelFileFor(inside))
        : QStringLiteral("labels/") + withoutEnding(inside);
    return writeWhole(QDir(path).filePath(names.take(stem, LabelSuffix)), text);
}

Result<ExportReport> Yolo::write(ExportSource& source, const QString& path) const
{
    const bool own = isOwn(source, name());
    YoloConfig config = own ? yoloConfigFrom(parseJson(source.dataset().extra)) : YoloConfig();
    if (config.rest.empty()) {
        config.rest = {{"path", "."}, {"train", "images"}, {"val", "images"}};
    }
    ExportReport report;
    FileNames names;
    const auto done = source.forEach([&](const ExportSample& sample) {
        return writeSample(sample, own, path, names, config, report);
    });
    if (!done) {
        return done.error();
    }
    const auto written
        = writeWhole(QDir(path).filePath(QStringLiteral("data.yaml")), yoloYaml(config));
    if (!written) {
        return written.error();
    }
    return report;
}

} // namespace

std::unique_ptr<Format> makeYolo()
{
    return std::make_unique<Yolo>();
}

} // namespace groundmark::storage
