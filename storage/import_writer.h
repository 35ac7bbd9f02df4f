// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/import_images.h"
#include "storage/import_target.h"
#include "storage/importer.h"
#include "storage/sample_index.h"

#include <QSet>

#include <optional>

namespace groundmark::storage {

/// Writes what a format reads into the project and keeps the report. Works inside the transaction
/// of its caller. After the first failure of the project file it takes nothing more in and says
/// that it is cancelled.
class ImportWriter final : public ImportSink
{
public:
    /// All arguments must outlive this.
    ImportWriter(
        Project& project,
        const Format& format,
        const ImportOptions& options,
        const ImageInspector& inspect,
        const ImportProgress& progress);

    Result<void> begin(const ImportTarget& target);

    void add(ImportedSample sample) override;
    void add(ImportedPrediction prediction) override;
    void report(Issue issue) override;
    void describeDataset(const QByteArray& extra) override;
    void describeRun(const QString& setting) override;
    void progress(qint64 done, qint64 total) override;
    [[nodiscard]] bool isCancelled() const override { return m_cancelled || m_failure; }

    /// The import is committed: files that it made stay.
    void keepFiles() { m_images.keepFiles(); }

    /// Why the project file refused; nothing when it did not.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    [[nodiscard]] bool wasCancelled() const { return m_cancelled; }

    /// To call when the source has been read to its end.
    Result<ImportReport> finish();

private:
    Result<void> addSample(ImportedSample imported);
    Result<void> addPages(ImportedSample& imported, QList<Image>& pages);
    /// A sample that is in the dataset already stays as it is, but for pages whose image was
    /// missing or unreadable and now is there; regions that waited for it come with it.
    Result<void> lookAgain(SampleId id, ImportedSample& imported);
    /// Replies that go by a number may be to another dataset's questions.
    Result<void> compareQuestion(SampleId id, const ImportedSample& imported);
    Result<void> addRegions(const ImportedSample& imported, const QList<Image>& pages);
    Result<void> addRegion(const ImportedSample& imported, size_t index, const QList<Image>& pages);
    Result<void> addPrediction(ImportedPrediction imported);
    Result<void> needDataset();
    Result<void> needRun();
    /// What people said of a sample, once it and its regions are there.
    Result<void> storeSaid(const ImportedSample& imported);
    void classify(const ImportedPrediction& imported, Prediction& prediction);
    void take(const Result<void>& done);

    Project& m_project;
    const Format& m_format;
    const ImportOptions& m_options;
    const ImportProgress& m_progress;
    ImportImages m_images;
    ImportTarget m_target;
    SampleIndex m_index;
    QSet<QString> m_seenSamples; ///< external ids met in this source
    QSet<QString> m_seenReplies;
    QHash<RegionId, RegionId> m_renamed; ///< regions of the current sample whose id was taken
    qint64 m_duplicateRow = 0; ///< last row whose sample was a duplicate
    QByteArray m_extra; ///< of the dataset
    QString m_setting;
    qint64 m_replies = 0; ///< that the source has, read or not
    bool m_cancelled = false;
    std::optional<Error> m_failure;
    ImportReport m_report;
};

} // namespace groundmark::storage
