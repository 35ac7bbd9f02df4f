// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"
#include "storage/call_store.h"

namespace groundmark::storage {

/// Ledger and cache for the calls that make pictures. They belong to a dataset, not to a run, and the
/// totals count those of the dataset. A picture stands in the project folder as a file: once it is
/// there the ledger keeps a reference to it in place of megabytes of base64.
class GenerationCalls final : public ProjectCallStore
{
public:
    GenerationCalls(Project& project, DatasetId dataset);

    /// As in ProjectCallStore, with the picture put back into the reply; nothing when its file is gone,
    /// so that it is asked for again.
    [[nodiscard]] Result<std::optional<evaluation::StoredReply>> find(const QByteArray& key) override;
    Result<qint64> begin(const evaluation::CallAttempt& attempt) override;
    [[nodiscard]] Result<evaluation::CallTotals> totals(RunId run, const QString& purpose) override;

    /// The base64 of the answers to this request becomes a reference to `storedPath`.
    Result<void> referToFile(const QByteArray& key, const QString& storedPath);

private:
    Project& m_project;
    DatasetId m_dataset;
};

} // namespace groundmark::storage
