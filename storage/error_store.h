// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/errors/error_run.h"
#include "storage/run_store.h"

namespace groundmark::storage {

/// The project file as the place where the types of failures are kept.
class ProjectErrorStore : public evaluation::ErrorStore
{
public:
    explicit ProjectErrorStore(Project& project)
        : m_database(project.database())
        , m_runs(project)
    {
    }

    [[nodiscard]] evaluation::EvaluationStore& runs() override { return m_runs; }
    Result<void> keepLabel(const ErrorLabel& label) override;
    [[nodiscard]] Result<std::vector<ErrorLabel>>
    labels(RunId run, const QString& taxonomy, int version) override;

private:
    Database& m_database;
    ProjectRunStore m_runs;
};

/// One reply that failed.
struct FailedReply
{
    RunId run;
    SampleId sample;
    QString externalId;
    QString sampleClass; ///< Sample::task
    double score = 0.0; ///< primary
    QString answer; ///< as it was parsed; the reply where nothing was
    QString question; ///< of the first question
    QByteArray reply; ///< evaluation::replyHash() of the raw text
    QList<RunId> rightElsewhere; ///< other runs of the dataset whose score passes
};

/// Every reply of the dataset's runs that was scored below `passFrom`, by run and sample. Replies without
/// a score are no failures: they are counted elsewhere.
/// Reads every failed reply whole, for its hash; call it off the UI thread.
[[nodiscard]] Result<std::vector<FailedReply>>
failedReplies(Database& database, DatasetId dataset, double passFrom);

} // namespace groundmark::storage
