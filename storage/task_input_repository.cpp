// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/task_input_repository.h"

namespace groundmark::storage {

Result<std::optional<TaskInput>> TaskInputRepository::find(SampleId sample) const
{
    Statement rows(
        m_database, QStringLiteral("SELECT saliency, parameters FROM task_inputs WHERE sample = ?"));
    rows.bind(sample.value);
    std::optional<TaskInput> input;
    if (rows.next()) {
        input = TaskInput {sample, rows.text(0), rows.text(1).toUtf8()};
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return input;
}

Result<void> TaskInputRepository::store(const TaskInput& input)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO task_inputs (sample, saliency, parameters) VALUES (?, ?, ?) "
                       "ON CONFLICT (sample) DO UPDATE SET "
                       "saliency = excluded.saliency, parameters = excluded.parameters"));
    return upsert.bind(input.sample.value)
        .bind(input.saliency)
        .bind(QString::fromUtf8(input.parameters))
        .run();
}

Result<void> TaskInputRepository::remove(SampleId sample)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM task_inputs WHERE sample = ?"));
    return erase.bind(sample.value).run();
}

} // namespace groundmark::storage
