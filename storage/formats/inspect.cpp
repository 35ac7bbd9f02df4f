// SPDX-License-Identifier: GPL-3.0-or-later
//
// Inspect logs (UKGovernmentBEIS/inspect_ai): ".json", one object with "samples", or ".eval", a zip
// archive (src/inspect_ai/log/_recorders/eval.py) with
//
//   header.json                          status, eval, results: written when the log is complete
//   _journal/start.json                  the same as far as it was known at the start
//   samples/{id}_epoch_{n}.json          one sample whole, or
//   samples/{id}_epoch_{n}/sample.json   one sample without its long parts, which lie beside it as
//     …/metadata.json, …/attachments/{start}.json, messages, events, calls (chunked/format.py)
//
// A sample is held in memory one at a time and without its events. Of several epochs the first is
// the run's reply; the others are reported and left out.
#include "storage/formats/archive.h"
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/inspect_sample.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "storage/formats/result_issues.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace groundmark::storage {

namespace {

/// Long parts of a sample that nothing here needs.
QStringList passedOver()
{
    return {
        QStringLiteral("events"),
        QStringLiteral("events_data"),
        QStringLiteral("messages"),
        QStringLiteral("store"),
        QStringLiteral("timelines")};
}

QString expected()
{
    return QCoreApplication::translate("Import", "an Inspect log with \"eval\" and \"samples\"");
}

/// Hands samples on and keeps the books of a log.
class LogReader
{
public:
    LogReader(const QString& path, ImportSink& sink)
        : m_path(path)
        , m_sink(sink)
    {
    }

    void takeHeader(const QString& member, const Json& value)
    {
        if (member == u"status") {
            m_status = toString(value);
        } else if (member == u"eval" && value.is_object()) {
            m_isLog = true;
            const auto dataset = value.find("dataset");
            if (dataset != value.end() && dataset->is_object() && dataset->contains("sample_ids")
                && (*dataset)["sample_ids"].is_array()) {
                m_total = static_cast<qint64>((*dataset)["sample_ids"].size());
            }
            if (value.contains("model")) {
                m_sink.describeDataset(dumpJson(Json {{"inspect", value}}));
            }
        }
    }

    void takeSample(qint64 row, const Json& json)
    {
        auto taken = takeInspectSample(m_path, row, json);
        if (!taken) {
            m_sink.report(unreadableRow(
                m_path, row, QCoreApplication::translate("Import", "The sample has no \"id\".")));
            return;
        }
        ++m_samples;
        const QString id = taken->sample.sample.externalId;
        if (taken->epoch > 1) {
            m_sink.report(issues::otherEpoch(m_path, row, id, taken->epoch));
            return;
        }
        ++m_firstEpoch;
        for (Issue& issue : taken->issues) {
            m_sink.report(std::move(issue));
        }
        m_sink.add(std::move(taken->sample));
        if (taken->isVoid) {
            m_sink.report(issues::invalidated(m_path, row, id));
        } else {
            m_sink.add(std::move(taken->reply));
        }
    }

    Result<void> finish(bool isComplete)
    {
        if (m_sink.isCancelled()) {
            return {};
        }
        if (!m_isLog && m_samples == 0) {
            return otherShape(m_path, expected());
        }
        if (!isComplete || (!m_status.isEmpty() && m_status != u"success")) {
            const QString status = m_status.isEmpty() ? QStringLiteral("started") : m_status;
            m_sink.report(issues::unfinishedLog(m_path, status, m_firstEpoch, m_total));
        }
        if (m_samples > 0) {
            m_sink.report(issues::transcriptLeftOut(m_path));
        }
        return {};
    }

private:
    QString m_path;
    ImportSink& m_sink;
    QString m_status;
    qint64 m_total = -1; ///< samples that the log is to have; -1 when it does not say
    qint64 m_samples = 0;
    qint64 m_firstEpoch = 0;
    bool m_isLog = false;
};

/// Where a sample lies in the archive.
struct Place
{
    QString name; ///< "samples/…_epoch_1", without ending
    QString id;
    int epoch = 1;
    bool isChunked = false;
};

std::optional<Place> placeOf(const QString& member)
{
    static constexpr QLatin1StringView Folder("samples/");
    static constexpr QLatin1StringView Whole(".json");
    static constexpr QLatin1StringView Shell("/sample.json");
    Place place;
    if (!member.startsWith(Folder)) {
        return std::nullopt;
    }
    place.isChunked = member.endsWith(Shell);
    if (!place.isChunked && (!member.endsWith(Whole) || member.count(u'/') > 1)) {
        return std::nullopt;
    }
    place.name = member.chopped(place.isChunked ? Shell.size() : Whole.size());
    const qsizetype at = place.name.lastIndexOf(QLatin1StringView("_epoch_"));
    place.id = place.name.mid(Folder.size(), at < 0 ? -1 : at - Folder.size());
    place.epoch = at < 0 ? 1 : place.name.mid(at + 7).toInt();
    return place;
}

/// First epochs first, ids as people count them: samples lie in the order in which they got done.
std::vector<Place> samplesOf(const Archive& archive)
{
    std::vector<Place> places;
    for (const Archive::Member& member : archive.members()) {
        if (auto place = placeOf(member.name)) {
            places.push_back(std::move(*place));
        }
    }
    const auto key = [](const Place& place) {
        bool isNumber = false;
        const qint64 number = place.id.toLongLong(&isNumber);
        return std::tuple(place.epoch, !isNumber, number, place.id);
    };
    std::ranges::stable_sort(places, {}, key);
    return places;
}

class ArchiveLog
{
public:
    ArchiveLog(const Archive& archive, const QString& path, ImportSink& sink)
        : m_archive(archive)
        , m_path(path)
        , m_sink(sink)
    {
    }

    Result<void> read()
    {
        LogReader log(m_path, m_sink);
        const bool isComplete = m_archive.find(u"header.json") != nullptr;
        const QString head = isComplete ? QStringLiteral("header.json") : QStringLiteral("_journal/start.json");
        if (m_archive.find(head)) {
            const auto header = whole(head);
            if (!header) {
                m_sink.report(issues::unreadableMember(m_path, 0, header.error()));
            } else if (header->is_object()) {
                for (const auto& [member, value] : header->items()) {
                    log.takeHeader(QString::fromStdString(member), value);
                }
            }
        }
        const std::vector<Place> places = samplesOf(m_archive);
        for (size_t i = 0; i < places.size() && !m_sink.isCancelled(); ++i) {
            const auto row = static_cast<qint64>(i) + 1;
            const auto sample = sampleAt(places[i]);
            if (sample) {
                log.takeSample(row, *sample);
            } else {
                m_sink.report(issues::unreadableMember(m_path, row, sample.error()));
            }
            m_sink.progress(row, static_cast<qint64>(places.size()));
        }
        return log.finish(isComplete);
    }

private:
    /// A member as one value, but for what is passed over.
    Result<Json> whole(const QString& name)
    {
        const Archive::Member* const member = m_archive.find(name);
        if (!member) {
            return otherShape(m_path, expected());
        }
        auto stream = m_archive.read(*member);
        if (!stream) {
            return stream.error();
        }
        Json value;
        const JsonPlan plan {m_path, {}, passedOver()};
        const auto shape = readJson(**stream, plan, m_sink, [&](JsonPiece& piece) {
            if (piece.row > 0) {
                value.push_back(std::move(piece.value));
            } else if (!piece.member.isNull()) {
                value[piece.member.toStdString()] = std::move(piece.value);
            }
            return true;
        });
        if ((*stream)->failure()) {
            return *(*stream)->failure();
        }
        if (!shape) {
            return shape.error();
        }
        return value;
    }

    Result<Json> sampleAt(const Place& place)
    {
        if (!place.isChunked) {
            return whole(place.name + QStringLiteral(".json"));
        }
        auto sample = whole(place.name + QStringLiteral("/sample.json"));
        if (!sample || !sample->is_object()) {
            return sample;
        }
        const QString metadata = place.name + QStringLiteral("/metadata.json");
        if (m_archive.find(metadata)) {
            auto value = whole(metadata);
            if (!value) {
                return value;
            }
            (*sample)["metadata"] = std::move(*value);
        }
        auto attachments = attachmentsOf(place);
        if (!attachments) {
            return attachments;
        }
        (*sample)["attachments"] = std::move(*attachments);
        return sample;
    }

    /// The list that the chunks make up, in the order of their first numbers.
    Result<Json> attachmentsOf(const Place& place)
    {
        const QString folder = place.name + QStringLiteral("/attachments/");
        std::map<qint64, QString> chunks;
        for (const Archive::Member& member : m_archive.members()) {
            if (member.name.startsWith(folder)) {
                chunks[member.name.mid(folder.size()).section(u'.', 0, 0).toLongLong()] = member.name;
            }
        }
        Json all = Json::array();
        for (const auto& [start, name] : chunks) {
            auto chunk = whole(name);
            if (!chunk) {
                return chunk;
            }
            if (chunk->is_array()) {
                all.insert(all.end(), chunk->begin(), chunk->end());
            }
        }
        return all;
    }

    const Archive& m_archive;
    QString m_path;
    ImportSink& m_sink;
};

class Inspect final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("inspect"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "Inspect: logs of evaluations (.eval, .json) with replies and scores");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return false; }
    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (head.isFolder) {
            return 0;
        }
        if (head.start.startsWith("PK\x03\x04")) {
            return head.path.endsWith(QLatin1StringView(".eval"), Qt::CaseInsensitive) ? 95 : 0;
        }
        return head.start.trimmed().startsWith('{') && hasKey(head, "eval") && hasKey(head, "version")
                && hasKey(head, "status")
            ? 90
            : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            return cannotOpen(path, file.errorString());
        }
        if (file.peek(1).startsWith('P') || path.endsWith(QLatin1StringView(".eval"), Qt::CaseInsensitive)) {
            const auto archive = Archive::open(path);
            return archive ? ArchiveLog(*archive, path, sink).read() : archive.error();
        }
        LogReader log(path, sink);
        const auto shape
            = readJson(path, {QStringLiteral("samples")}, sink, [&](JsonPiece& piece) {
                  if (piece.member == u"samples" && piece.row > 0) {
                      log.takeSample(piece.row, piece.value);
                  } else {
                      log.takeHeader(piece.member, piece.value);
                  }
                  return true;
              });
        return shape ? log.finish(true) : shape.error();
    }
};

} // namespace

std::unique_ptr<Format> makeInspect()
{
    return std::make_unique<Inspect>();
}

} // namespace groundmark::storage
