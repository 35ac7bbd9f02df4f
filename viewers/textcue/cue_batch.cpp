// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/textcue/cue_batch.h"

#include "imaging/image_decoder.h"
#include "imaging/ocr.h"
#include "imaging/ocr_languages.h"
#include "imaging/word_cache.h"
#include "storage/cue_repository.h"
#include "storage/dataset_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace groundmark::viewers {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("TextCue", text);
}

/// Where words are kept that were read once; shared with Annotate.
QString wordFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).filePath(u"words"_s);
}

Result<QImage> decoded(const QString& path)
{
    const auto header = imaging::readImageHeader(path);
    if (!header) {
        return header.error();
    }
    if (auto allowed = imaging::checkLimits(path, *header, {}); !allowed) {
        return allowed.error();
    }
    return imaging::decodeImage(path, *header);
}

QString fileHash(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? QString::fromLatin1(hash.result().toHex())
                                                               : QString();
}

/// Writes crops and the manifest beside them.
class Folder
{
public:
    explicit Folder(const QString& path)
        : m_dir(path)
        , m_manifest(m_dir.filePath(u"manifest.jsonl"_s))
    {
    }

    Result<void> open()
    {
        if (!m_dir.mkpath(u"."_s) || !m_manifest.open(QIODevice::WriteOnly)) {
            return Error {
                translated(QT_TRANSLATE_NOOP("TextCue", "The folder cannot be written.")),
                QDir::toNativeSeparators(m_dir.path()), {}, {}};
        }
        return {};
    }

    Result<void> add(int number, const QImage& crop, QJsonObject line)
    {
        // Numbered, so that no id can name a file elsewhere or another one's.
        const QString name = u"cue-%1.png"_s.arg(number, 6, 10, QChar(u'0'));
        QSaveFile file(m_dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || !crop.save(&file, "PNG") || !file.commit()) {
            return Error {file.errorString(), QDir::toNativeSeparators(file.fileName()), {}, {}};
        }
        line[u"crop"_s] = name;
        const QByteArray text = QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
        if (m_manifest.write(text) != text.size()) {
            return Error {m_manifest.errorString(), QDir::toNativeSeparators(m_manifest.fileName()), {}, {}};
        }
        return {};
    }

    Result<void> close()
    {
        if (!m_manifest.commit()) {
            return Error {m_manifest.errorString(), QDir::toNativeSeparators(m_manifest.fileName()), {}, {}};
        }
        return {};
    }

private:
    QDir m_dir;
    QSaveFile m_manifest;
};

/// One page on its way.
struct Page
{
    const evaluation::Truth& truth;
    QString path;
    int number = 0;
};

struct Found
{
    imaging::Cue cue;
    QImage image;
    QJsonObject facts;
    bool isGuessed = false;
};

class Batch
{
public:
    Batch(
        storage::Project& project, const evaluation::Benchmark* benchmark, const CueRequest& request,
        Folder* folder)
        : m_store(project)
        , m_cues(project.database())
        , m_benchmark(benchmark)
        , m_request(request)
        , m_folder(folder)
    {
    }

    Result<void> take(SampleId id)
    {
        const auto truth = m_store.truth(id);
        const auto paths = m_store.pagePaths(id);
        if (!truth || !paths) {
            return truth ? paths.error() : truth.error();
        }
        ++m_report.samples;
        bool hasMaps = false;
        for (int page = 0; page < paths->size(); ++page) {
            const Page one {*truth, (*paths)[page], page};
            auto found = find(one);
            if (!found) {
                hasMaps = true;
                ++m_report.failed;
                m_report.issues.push_back({Severity::Warning, u"unusable-map"_s, m_report.samples, found.error()});
                continue;
            }
            if (*found) {
                hasMaps = true;
                if (auto kept = keep(one, **found); !kept) {
                    return kept;
                }
            }
        }
        if (!hasMaps) {
            ++m_report.withoutMaps;
            m_report.issues.push_back(
                {Severity::Warning, u"no-map"_s, m_report.samples,
                 {translated(QT_TRANSLATE_NOOP("TextCue", "There is no attention map for this sample.")),
                  truth->sample.externalId, {}, {}}});
        }
        return {};
    }

    [[nodiscard]] CueReport& report() { return m_report; }

private:
    /// Nothing where the page has no maps.
    Result<std::optional<Found>> find(const Page& page)
    {
        const Sample& sample = page.truth.sample;
        const auto files = imaging::findAttention(
            m_request.attention, m_request.names, sample.externalId, page.path, page.number);
        if (!files) {
            return files.error();
        }
        if (!*files) {
            return std::optional<Found>();
        }
        const auto question = imaging::readAttention((*files)->question);
        const auto general = question ? imaging::readAttention((*files)->general) : question;
        if (!general) {
            return general.error();
        }
        auto image = decoded(page.path);
        if (!image) {
            return image.error();
        }
        std::vector<QRectF> words;
        if (m_request.settings.refine) {
            auto read = cueWords(
                page.truth.regions, page.number, page.path, sample.language, m_request.words,
                m_request.languages);
            if (!read) {
                return read.error();
            }
            words = std::move(*read);
        }
        Found found;
        found.isGuessed = !m_request.grid && !(*files)->grid;
        const QSize grid = m_request.grid ? *m_request.grid
            : (*files)->grid              ? *(*files)->grid
                                          : imaging::likelyGrid(question->tokens, image->size());
        auto cue = imaging::findCue(*question, *general, grid, image->size(), words, m_request.settings);
        if (!cue) {
            Error error = cue.error();
            error.where = QDir::toNativeSeparators((*files)->question);
            return error;
        }
        found.cue = std::move(*cue);
        found.image = std::move(*image);
        found.facts = imaging::toJson(found.cue);
        found.facts[u"gridGuessed"_s] = found.isGuessed;
        found.facts[u"settings"_s] = imaging::toJson(m_request.settings);
        found.facts[u"maps"_s] = QJsonObject {
            {u"question"_s, QFileInfo((*files)->question).fileName()},
            {u"questionSha256"_s, fileHash((*files)->question)},
            {u"general"_s, QFileInfo((*files)->general).fileName()},
            {u"generalSha256"_s, fileHash((*files)->general)}};
        return std::optional(std::move(found));
    }

    Result<void> keep(const Page& page, const Found& found)
    {
        ++m_report.crops;
        m_report.wholeImages += found.cue.window.isWholeImage ? 1 : 0;
        m_report.guessedGrids += found.isGuessed ? 1 : 0;
        const Sample& sample = page.truth.sample;
        if (!m_request.set.isEmpty()) {
            auto kept = m_cues.store(
                {m_request.set, sample.id, page.number, found.cue.crop.crop, found.cue.crop.outputSize,
                 QJsonDocument(found.facts).toJson(QJsonDocument::Compact)});
            if (!kept) {
                return kept;
            }
        }
        if (m_folder == nullptr) {
            return {};
        }
        QJsonObject line {
            {u"id"_s, sample.externalId},
            {u"page"_s, page.number + 1},
            {u"image"_s, page.path},
            {u"facts"_s, found.facts}};
        if (m_benchmark != nullptr) {
            line[u"prompt"_s] = m_benchmark->prompt(page.truth, {});
        }
        return m_folder->add(
            static_cast<int>(m_report.crops), imaging::cuePicture(found.image, found.cue.crop), line);
    }

    storage::ProjectRunStore m_store;
    storage::CueRepository m_cues;
    const evaluation::Benchmark* m_benchmark;
    const CueRequest& m_request;
    Folder* m_folder;
    CueReport m_report;
};

} // namespace

Result<std::vector<QRectF>> cueWords(
    const std::vector<Region>& regions, int page, const QString& imagePath, const QString& language,
    CueWords words, const QString& languages)
{
    std::vector<QRectF> boxes;
    if (words == CueWords::Regions || words == CueWords::RegionsOrTesseract) {
        for (const Region& region : regions) {
            if (region.role == RegionRole::Word && region.page == page) {
                boxes.push_back(region.shape.bounds());
            }
        }
    }
    if (words == CueWords::Regions || words == CueWords::None || !boxes.empty()) {
        return boxes;
    }
    const QString codes = !languages.isEmpty()
        ? languages
        : imaging::ocrLanguagesFor(language, imaging::TextRecogniser::installedLanguages());
    const QString file = imaging::wordFile(wordFolder(), imagePath, codes);
    auto kept = imaging::keptWords(file);
    if (!kept) {
        auto recogniser = imaging::TextRecogniser::create(codes);
        const auto image = decoded(imagePath);
        if (!recogniser || !image) {
            return recogniser ? image.error() : recogniser.error();
        }
        auto read = recogniser->recognise(*image);
        if (!read) {
            return read.error();
        }
        imaging::keepWords(file, read->words);
        kept = std::move(read->words);
    }
    for (const imaging::RecognisedWord& word : *kept) {
        boxes.emplace_back(word.box);
    }
    return boxes;
}

Result<CueReport> makeCues(
    storage::Project& project, const evaluation::BenchmarkRegistry& benchmarks,
    const CueRequest& request, const CueProgress& progress)
{
    if (auto right = request.settings.check(); !right) {
        return right.error();
    }
    if (!QFileInfo(request.attention).isDir()) {
        return Error {
            translated(QT_TRANSLATE_NOOP("TextCue", "There is no such folder of attention maps.")),
            QDir::toNativeSeparators(request.attention), {}, {}};
    }
    const auto dataset = storage::DatasetRepository(project.database()).find(request.dataset);
    const auto ids = storage::SampleRepository(project.database()).ids(request.dataset);
    if (!dataset || !ids) {
        return dataset ? ids.error() : dataset.error();
    }
    std::optional<Folder> folder;
    if (!request.out.isEmpty()) {
        folder.emplace(request.out);
        if (auto opened = folder->open(); !opened) {
            return opened.error();
        }
    }
    const auto* const benchmark = *dataset ? benchmarks.find((*dataset)->benchmark) : nullptr;
    Batch batch(project, benchmark, request, folder ? &*folder : nullptr);
    const qint64 all = static_cast<qint64>(ids->size());
    const qint64 total = request.limit > 0 ? std::min(request.limit, all) : all;
    for (qint64 i = 0; i < total; ++i) {
        if (progress && !progress(i, total)) {
            batch.report().isCancelled = true;
            break;
        }
        if (auto taken = batch.take((*ids)[static_cast<std::size_t>(i)]); !taken) {
            return taken.error();
        }
    }
    if (folder) {
        if (auto closed = folder->close(); !closed) {
            return closed.error();
        }
    }
    return std::move(batch.report());
}

} // namespace groundmark::viewers
