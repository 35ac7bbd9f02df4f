// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/import_target.h"

#include "storage/dataset_repository.h"
#include "storage/import_words.h"
#include "storage/sample_index.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <vector>

namespace groundmark::storage {

namespace {

/// How many questions are compared before a dataset is believed to be the same.
constexpr size_t QuestionsToCompare = 100;

/// Notes which samples a source speaks of, and nothing else.
class Scout final : public ImportSink
{
public:
    struct Seen
    {
        QString externalId;
        QString question; ///< of the first few
    };

    /// `progress` must outlive this.
    explicit Scout(const ImportProgress& progress)
        : m_progress(progress)
    {
    }

    void add(ImportedSample sample) override
    {
        QString question;
        if (samples.size() < QuestionsToCompare && !sample.sample.questions.isEmpty()) {
            question = sample.sample.questions.first().text;
        }
        samples.push_back({sample.sample.externalId, question});
    }
    void add(ImportedPrediction prediction) override { replies.append(prediction.externalId); }
    void report(Issue /*issue*/) override { }
    void describeDataset(const QByteArray& /*extra*/) override { }
    void describeRun(const QString& /*setting*/) override { }
    void progress(qint64 done, qint64 total) override
    {
        if (m_progress && !m_progress(done, total)) {
            m_cancelled = true;
        }
    }
    [[nodiscard]] bool isCancelled() const override { return m_cancelled; }

    std::vector<Seen> samples;
    QStringList replies;

private:
    const ImportProgress& m_progress;
    bool m_cancelled = false;
};

Result<bool> hasAll(Database& database, DatasetId dataset, const std::vector<Scout::Seen>& samples)
{
    const auto index = SampleIndex::of(database, dataset);
    if (!index) {
        return index.error();
    }
    const bool known = std::ranges::all_of(
        samples, [&](const Scout::Seen& seen) { return index->find(seen.externalId).has_value(); });
    if (!known) {
        return false;
    }
    const SampleRepository repository(database);
    for (size_t i = 0; i < std::min(samples.size(), QuestionsToCompare); ++i) {
        const auto stored = repository.find(*index->find(samples[i].externalId));
        if (!stored) {
            return stored.error();
        }
        const QString question
            = (*stored)->questions.isEmpty() ? QString() : (*stored)->questions.first().text;
        if (question != samples[i].question) {
            return false;
        }
    }
    return true;
}

Error noFit(const QString& path, qsizetype replies)
{
    return {
        QCoreApplication::translate(
            "Import",
            "None of the %n replies belongs to a sample of this project.",
            nullptr,
            static_cast<int>(replies)),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Import", "Nothing was imported."),
        QCoreApplication::translate(
            "Import",
            "Import the dataset first; its ids or image names must be those of the replies.")};
}

Result<ImportTarget> bestFor(
    Database& database,
    const QStringList& replies,
    const QString& path,
    const std::vector<DatasetRepository::Listed>& datasets)
{
    ImportTarget best;
    qsizetype bestFits = 0;
    for (const DatasetRepository::Listed& listed : datasets) {
        const auto index = SampleIndex::of(database, listed.dataset.id);
        if (!index) {
            return index.error();
        }
        const auto fits = std::ranges::count_if(
            replies, [&](const QString& id) { return index->findLoosely(id).has_value(); });
        if (fits > bestFits) {
            bestFits = fits;
            best.existing = listed.dataset;
        }
    }
    if (!best.existing) {
        return noFit(path, replies.size());
    }
    return best;
}

/// The dataset of this source, or a new one with a name that is free.
ImportTarget namedAfter(
    const QString& path,
    const QString& stored,
    const std::vector<DatasetRepository::Listed>& datasets)
{
    const QFileInfo info(path);
    const QString base = info.isDir() ? info.fileName() : info.completeBaseName();
    ImportTarget target;
    for (int number = 1; target.newName.isEmpty(); ++number) {
        const QString name
            = number == 1 ? base : QStringLiteral("%1 (%2)").arg(base, QString::number(number));
        const auto taken = std::ranges::find_if(
            datasets, [&](const auto& listed) { return listed.dataset.name == name; });
        if (taken == datasets.end()) {
            target.newName = name;
        } else if (taken->dataset.source == stored) {
            target.existing = taken->dataset;
            return target;
        }
    }
    return target;
}

} // namespace

QString sourcePath(const ImportOptions& options)
{
    return QDir::cleanPath(QFileInfo(options.path).absoluteFilePath());
}

Result<ImportTarget> chooseTarget(
    Project& project,
    const Format& format,
    const ImportOptions& options,
    const ImportProgress& progress)
{
    Database& database = project.database();
    const DatasetRepository repository(database);
    if (!options.dataset.isEmpty()) {
        const auto found = repository.findByName(options.dataset);
        if (!found) {
            return found.error();
        }
        return ImportTarget {*found, options.dataset};
    }
    const auto datasets = repository.list();
    if (!datasets) {
        return datasets.error();
    }
    if (!options.run.isEmpty()) {
        Scout scout(progress);
        const auto read = format.read(options.path, scout);
        if (scout.isCancelled()) {
            return words::cancelled(options.path);
        }
        if (!read) {
            return read.error();
        }
        if (scout.samples.empty() && !scout.replies.isEmpty()) {
            return bestFor(database, scout.replies, options.path, *datasets);
        }
        for (const DatasetRepository::Listed& listed : *datasets) {
            const bool otherBenchmark = !format.benchmark().isEmpty()
                && listed.dataset.benchmark != format.benchmark();
            if (scout.samples.empty() || otherBenchmark) {
                continue;
            }
            const auto same = hasAll(database, listed.dataset.id, scout.samples);
            if (!same) {
                return same.error();
            }
            if (*same) {
                return ImportTarget {listed.dataset, {}};
            }
        }
    }
    const QString source = sourcePath(options);
    return namedAfter(source, project.storedPath(source), *datasets);
}

} // namespace groundmark::storage
