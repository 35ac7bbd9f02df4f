// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/batch.h"

#include "imaging/image_facts.h"
#include "imaging/perturbations/manifest.h"

#include <QBuffer>
#include <QCollator>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QHash>
#include <QImageReader>
#include <QSaveFile>
#include <QtConcurrentMap>

#include <atomic>
#include <map>
#include <mutex>
#include <numeric>

using namespace Qt::StringLiterals;

namespace groundmark::imaging {

namespace {

const QStringList& suffixes()
{
    static const QStringList known {
        u"png"_s, u"jpg"_s, u"jpeg"_s, u"webp"_s, u"tif"_s, u"tiff"_s, u"bmp"_s, u"gif"_s};
    return known;
}

/// "motion_blur:2" is no name for a folder everywhere.
QString folderOf(const Condition& condition)
{
    QString name = conditionName(condition);
    name.replace(u':', u'-').replace(u';', u',');
    return name;
}

/// Names in a condition's folder: the ids with the suffix "png"; those that would coincide get
/// their number, too.
QStringList outputNames(const std::vector<BatchPicture>& pictures)
{
    QStringList names;
    QHash<QString, int> uses;
    const auto stem = [](const BatchPicture& picture) {
        const QString id = QDir::cleanPath(picture.sampleId);
        const qsizetype dot = id.lastIndexOf(u'.');
        const bool isImage = dot > id.lastIndexOf(u'/')
            && suffixes().contains(id.mid(dot + 1), Qt::CaseInsensitive);
        QString name = isImage ? id.left(dot) : id;
        if (picture.page > 0) {
            name += u"-page"_s + QString::number(picture.page + 1);
        }
        // Ids come from files of others: they may not leave the folder.
        while (name.startsWith(u"../") || name.startsWith(u'/')) {
            name = name.mid(name.startsWith(u'/') ? 1 : 3);
        }
        return name.isEmpty() || name == u".." ? u"image"_s : name;
    };
    for (const BatchPicture& picture : pictures) {
        ++uses[stem(picture).toLower()];
    }
    for (qsizetype i = 0; i < qsizetype(pictures.size()); ++i) {
        QString name = stem(pictures[static_cast<std::size_t>(i)]);
        if (uses.value(name.toLower()) > 1) {
            name += u'-' + QString::number(i + 1);
        }
        names.append(name + u".png"_s);
    }
    return names;
}

Issue issue(Severity severity, const QString& kind, qint64 row, const Error& text)
{
    return {severity, kind, row, text};
}

/// Everything that the workers share.
class Batch
{
public:
    Batch(
        const std::vector<BatchPicture>& pictures,
        const BatchOptions& options,
        const BatchProgress& progress)
        : m_pictures(pictures)
        , m_options(options)
        , m_progress(progress)
        , m_names(outputNames(pictures))
        , m_manifest(QDir(options.folder).filePath(u"manifest.jsonl"_s))
        , m_total(qint64(pictures.size()) * qint64(options.conditions.size()))
    {
    }

    Result<BatchReport> run()
    {
        if (!QDir().mkpath(m_options.folder)) {
            return Error {
                QCoreApplication::translate("PerturbBatch", "The folder cannot be made."),
                QDir::toNativeSeparators(m_options.folder),
                {},
                QCoreApplication::translate("PerturbBatch", "Choose a folder that you may write to.")};
        }
        if (auto read = m_manifest.read(); !read) {
            return read.error();
        }
        std::vector<std::size_t> indices(m_pictures.size());
        std::iota(indices.begin(), indices.end(), std::size_t {0});
        QtConcurrent::blockingMap(indices, [this](std::size_t& i) {
            if (!m_stop) {
                perturbOne(i);
            }
        });
        m_report.isCancelled = m_stop;
        for (auto& [row, found] : m_issues) {
            m_report.issues.insert(m_report.issues.end(), found.begin(), found.end());
        }
        if (m_failure) {
            return *m_failure;
        }
        if (auto written = m_manifest.finish(); !written) {
            return written.error();
        }
        return m_report;
    }

private:
    void perturbOne(std::size_t i)
    {
        const BatchPicture& picture = m_pictures[i];
        const auto facts = readImageFacts(picture.path);
        auto image = facts ? decoded(picture.path, facts->header, i) : Result<QImage>(facts.error());
        if (!image) {
            fail(i, image.error(), qint64(m_options.conditions.size()));
            return;
        }
        for (const Condition& condition : m_options.conditions) {
            if (m_stop) {
                return;
            }
            QJsonObject line = lineFor(i, condition, *facts);
            if (m_manifest.isDone(line)) {
                count(&BatchReport::kept);
                continue;
            }
            const auto result
                = perturbed(*image, condition, picture.sampleId, picture.page, m_options.seed);
            if (!result) {
                fail(i, result.error(), 1);
                continue;
            }
            if (auto written = write(*result, line); !written) {
                const std::lock_guard lock(m_mutex);
                m_failure = written.error();
                m_stop = true;
                return;
            }
            count(&BatchReport::written);
        }
    }

    Result<QImage> decoded(const QString& path, const ImageHeader& header, std::size_t i)
    {
        if (auto fits = checkLimits(path, header, m_options.limits); !fits) {
            return fits.error();
        }
        if (auto fits = checkPerturbationMemory(header.size); !fits) {
            Error error = fits.error();
            error.where = QDir::toNativeSeparators(path);
            return error;
        }
        const QImageReader reader(path);
        if (reader.supportsAnimation() && reader.imageCount() > 1) {
            const std::lock_guard lock(m_mutex);
            m_issues[i].push_back(issue(
                Severity::Note,
                u"animation"_s,
                qint64(i) + 1,
                {QCoreApplication::translate(
                     "PerturbBatch", "The image moves; its first frame was taken."),
                 QDir::toNativeSeparators(path),
                 {},
                 {}}));
        }
        return decodeImage(path, header, 0, [this] { return m_stop.load(); });
    }

    QJsonObject lineFor(std::size_t i, const Condition& condition, const ImageFacts& facts) const
    {
        const BatchPicture& picture = m_pictures[i];
        const QString file = folderOf(condition) + u'/' + m_names[static_cast<qsizetype>(i)];
        return {
            {u"file"_s, file},
            {u"source"_s, QDir(m_options.folder).relativeFilePath(picture.path)},
            {u"sourceSha256"_s, QString::fromLatin1(facts.sha256.toHex())},
            {u"sample"_s, picture.sampleId},
            {u"page"_s, picture.page},
            {u"condition"_s, conditionName(condition)},
            {u"steps"_s, stepsToJson(condition, picture.sampleId, picture.page, m_options.seed)},
            {u"userSeed"_s, QString::number(m_options.seed)}};
    }

    Result<void> write(const QImage& image, QJsonObject& line)
    {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        const QString path = QDir(m_options.folder).filePath(line[u"file"_s].toString());
        QDir().mkpath(QFileInfo(path).path());
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(png) != png.size() || !file.commit()) {
            return Error {
                file.errorString(),
                QDir::toNativeSeparators(path),
                QCoreApplication::translate("PerturbBatch", "What was written before is kept."),
                QCoreApplication::translate("PerturbBatch", "Make room and start again: it goes on.")};
        }
        line[u"width"_s] = image.width();
        line[u"height"_s] = image.height();
        line[u"sha256"_s] = QString::fromLatin1(
            QCryptographicHash::hash(png, QCryptographicHash::Sha256).toHex());
        line[u"pixelSha256"_s] = pixelHash(image);
        return m_manifest.add(line);
    }

    void fail(std::size_t i, const Error& error, qint64 files)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_issues[i].push_back(issue(Severity::Error, u"image"_s, qint64(i) + 1, error));
        }
        for (qint64 file = 0; file < files && !m_stop; ++file) {
            count(&BatchReport::failed);
        }
    }

    void count(qint64 BatchReport::*what)
    {
        const std::lock_guard lock(m_mutex);
        ++(m_report.*what);
        ++m_done;
        if (m_progress && !m_progress(m_done, m_total)) {
            m_stop = true;
        }
    }

    const std::vector<BatchPicture>& m_pictures;
    const BatchOptions& m_options;
    const BatchProgress& m_progress;
    QStringList m_names;
    Manifest m_manifest;
    qint64 m_total;
    qint64 m_done = 0;
    std::atomic_bool m_stop = false;
    std::mutex m_mutex; ///< of everything below
    BatchReport m_report;
    std::map<std::size_t, std::vector<Issue>> m_issues;
    std::optional<Error> m_failure;
};

} // namespace

Result<std::vector<BatchPicture>> picturesIn(const QString& path)
{
    const QFileInfo info(path);
    std::vector<BatchPicture> pictures;
    if (info.isFile()) {
        return std::vector {BatchPicture {path, info.fileName(), 0}};
    }
    if (!info.isDir()) {
        return Error {
            QCoreApplication::translate("PerturbBatch", "There is no such file or folder."),
            QDir::toNativeSeparators(path),
            {},
            {}};
    }
    QStringList found;
    const QDir folder(path);
    QDirIterator walk(path, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString file = walk.next();
        if (suffixes().contains(QFileInfo(file).suffix(), Qt::CaseInsensitive)) {
            found.append(folder.relativeFilePath(file));
        }
    }
    QCollator order(QLocale(QLocale::English, QLocale::UnitedStates));
    order.setNumericMode(true);
    std::sort(found.begin(), found.end(), [&order](const QString& a, const QString& b) {
        const int compared = order.compare(a, b);
        return compared != 0 ? compared < 0 : a < b;
    });
    for (const QString& id : found) {
        pictures.push_back({folder.filePath(id), id, 0});
    }
    return pictures;
}

Result<BatchReport> perturbBatch(
    const std::vector<BatchPicture>& pictures,
    const BatchOptions& options,
    const BatchProgress& progress)
{
    return Batch(pictures, options, progress).run();
}

} // namespace groundmark::imaging
