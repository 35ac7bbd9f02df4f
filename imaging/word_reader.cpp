// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/word_reader.h"

#include "imaging/image_decoder.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QSaveFile>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::imaging {

namespace {

constexpr quint32 FileVersion = 1; // raise it when what is written or how words are read changes
constexpr int PagesInMemory = 200;

/// Another content, another key. Reading the file to hash it would be slower than need be.
QString keyOf(const QString& path, const QString& languages)
{
    const QFileInfo info(path);
    const QString facts = QStringLiteral("%1|%2|%3|%4|%5")
                              .arg(info.absoluteFilePath())
                              .arg(info.size())
                              .arg(info.lastModified().toMSecsSinceEpoch())
                              .arg(languages, TextRecogniser::engineVersion());
    return QString::fromLatin1(
        QCryptographicHash::hash(facts.toUtf8(), QCryptographicHash::Sha1).toHex());
}

std::optional<RecognisedText> load(const QString& folder, const QString& key)
{
    QFile file(QDir(folder).filePath(key));
    if (folder.isEmpty() || !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    QDataStream in(&file);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 version = 0;
    quint32 count = 0;
    RecognisedText text;
    in >> version >> text.text >> count;
    if (version != FileVersion) {
        return std::nullopt;
    }
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        RecognisedWord word;
        in >> word.text >> word.box >> word.confidence >> word.block >> word.paragraph >> word.line;
        text.words.push_back(std::move(word));
    }
    return in.status() == QDataStream::Ok ? std::optional(std::move(text)) : std::nullopt;
}

/// A cache that cannot be written only costs time.
void save(const QString& folder, const QString& key, const RecognisedText& text)
{
    if (folder.isEmpty() || !QDir().mkpath(folder)) {
        return;
    }
    QSaveFile file(QDir(folder).filePath(key));
    if (!file.open(QIODevice::WriteOnly)) {
        return;
    }
    QDataStream out(&file);
    out.setVersion(QDataStream::Qt_6_4);
    out << FileVersion << text.text << static_cast<quint32>(text.words.size());
    for (const RecognisedWord& word : text.words) {
        out << word.text << word.box << word.confidence << word.block << word.paragraph << word.line;
    }
    file.commit();
}

} // namespace

Result<RecognisedText> WordReader::readNow(
    const QString& path, const QString& languages, const QString& cacheFolder,
    const std::function<bool()>& isCancelled)
{
    const QString key = keyOf(path, languages);
    if (auto known = load(cacheFolder, key)) {
        return std::move(*known);
    }
    const Result<ImageHeader> header = readImageHeader(path);
    if (!header) {
        return header.error();
    }
    if (auto small = checkLimits(path, *header, {}); !small) {
        return small.error();
    }
    const Result<QImage> image = decodeImage(path, *header, 0, isCancelled);
    if (!image) {
        return image.error();
    }
    Result<TextRecogniser> recogniser = TextRecogniser::create(languages);
    if (!recogniser) {
        return recogniser.error();
    }
    Result<RecognisedText> text = recogniser->recognise(*image, TextLayout::Page, {}, isCancelled);
    if (text) {
        save(cacheFolder, key, *text);
    }
    return text;
}

WordReader::WordReader(QString cacheFolder, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(cacheFolder))
    , m_memory(PagesInMemory)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(1); // Tesseract itself spreads over the cores
}

WordReader::~WordReader()
{
    *m_stop = true;
    m_pool.waitForDone();
}

std::shared_ptr<const RecognisedText>
WordReader::words(const QString& path, const QString& languages)
{
    const Request request {path, languages, keyOf(path, languages)};
    if (const auto* known = m_memory.object(request.key)) {
        return *known;
    }
    if (m_errors.contains(request.key) || m_reading == request.key) {
        return nullptr;
    }
    m_waiting.removeOne(request);
    m_waiting.append(request);
    startNext();
    return nullptr;
}

std::optional<Error> WordReader::error(const QString& path, const QString& languages) const
{
    const auto found = m_errors.find(keyOf(path, languages));
    return found != m_errors.end() ? std::optional(*found) : std::nullopt;
}

void WordReader::startNext()
{
    if (m_busy || m_waiting.isEmpty()) {
        return;
    }
    m_busy = true;
    const Request request = m_waiting.takeLast(); // what is on the screen now comes first
    m_reading = request.key;
    auto* watcher = new QFutureWatcher<Result<RecognisedText>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, request] {
        watcher->deleteLater();
        m_busy = false;
        m_reading.clear();
        take(request, watcher->result());
        startNext();
    });
    watcher->setFuture(QtConcurrent::run(
        &m_pool, [request, folder = m_folder, stop = m_stop]() -> Result<RecognisedText> {
            return readNow(request.path, request.languages, folder, [stop] { return stop->load(); });
        }));
}

void WordReader::take(const Request& request, const Result<RecognisedText>& text)
{
    if (!text) {
        m_errors.insert(request.key, text.error());
        emit failed(request.path, text.error());
        return;
    }
    m_memory.insert(
        request.key, new std::shared_ptr<const RecognisedText>(std::make_shared<const RecognisedText>(*text)));
    emit ready(request.path, request.languages);
}

} // namespace groundmark::imaging
