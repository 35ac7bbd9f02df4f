// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the importer does with replies.
#include "storage/import_writer.h"

#include "storage/dataset_repository.h"
#include "storage/formats/table_rows.h"
#include "storage/import_words.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"

#include <algorithm>
#include <array>

namespace groundmark::storage {

namespace {

/// What evaluation kits write in place of an answer when the request failed: VLMEvalKit
/// (vlmeval/api/base.py, "Failed to obtain answer via API."), lmms-eval (models/model_utils).
constexpr std::array ApiFailures {
    QLatin1StringView("Failed to obtain answer"), QLatin1StringView("[LMMS_EVAL_REQUEST_FAILED")};

} // namespace

Result<void> ImportWriter::compareQuestion(SampleId id, const ImportedSample& imported)
{
    const QString asked = imported.sample.questions.value(0).text.simplified();
    if (m_options.run.isEmpty() || asked.isEmpty()) {
        return {};
    }
    const auto stored = SampleRepository(m_project.database()).find(id);
    if (!stored) {
        return stored.error();
    }
    const QString known
        = *stored ? (*stored)->questions.value(0).text.simplified() : QString();
    // Other kits add their instructions in front or behind.
    if (!known.isEmpty() && !asked.contains(known) && !known.contains(asked)) {
        report(words::otherQuestion(
            m_options.path, imported.row, imported.sample.externalId, m_report.datasetName));
    }
    return {};
}

Result<void> ImportWriter::needRun()
{
    if (!m_report.run.isNull()) {
        return {};
    }
    Run run;
    run.id = RunId::create();
    run.dataset = m_report.dataset;
    run.name = m_options.run;
    run.model = m_options.run;
    run.setting = m_setting;
    run.origin = RunOrigin::Imported;
    const auto dataset = DatasetRepository(m_project.database()).find(m_report.dataset);
    if (!dataset) {
        return dataset.error();
    }
    run.truthVersion = *dataset ? (*dataset)->truthVersion : 1;
    if (auto done = RunRepository(m_project.database()).store(run); !done) {
        return done;
    }
    m_report.run = run.id;
    return {};
}

void ImportWriter::classify(const ImportedPrediction& imported, Prediction& prediction)
{
    const QString& raw = prediction.raw;
    const auto failure = std::ranges::find_if(
        ApiFailures, [&](QLatin1StringView text) { return raw.contains(text); });
    if (prediction.outcome == Outcome::Scored && failure != ApiFailures.end()) {
        prediction.outcome = Outcome::ApiError;
        prediction.error = raw.trimmed();
        report(words::apiFailure(m_options.path, imported.row, *failure));
    } else if (prediction.outcome == Outcome::Scored && raw.trimmed().isEmpty()) {
        prediction.outcome = Outcome::RefusedOrEmpty;
        report(words::emptyReply(m_options.path, imported.row, imported.externalId));
    } else if (fillsSpreadsheetCell(raw)) {
        report(words::cutReply(m_options.path, imported.row));
    }
}

Result<void> ImportWriter::addPrediction(ImportedPrediction imported)
{
    ++m_replies;
    if (m_options.run.isEmpty()) {
        return {};
    }
    // A row that holds both a sample and a reply is one row.
    m_report.rows += m_seenSamples.isEmpty() ? 1 : 0;
    const auto sample = m_index.findLoosely(imported.externalId);
    if (!sample) {
        ++m_report.predictionsWithoutSample;
        report(words::noSuchSample(
            m_options.path, imported.row, imported.externalId, m_report.datasetName));
        return {};
    }
    const QString key = QString::number(sample->value);
    if (m_seenReplies.contains(key)) {
        if (imported.row != m_duplicateRow) {
            report(words::duplicateId(m_options.path, imported.row, imported.externalId));
        }
        return {};
    }
    m_seenReplies.insert(key);
    if (auto done = needRun(); !done) {
        return done;
    }
    Prediction prediction = std::move(imported.prediction);
    prediction.run = m_report.run;
    prediction.sample = *sample;
    classify(imported, prediction);
    RunRepository repository(m_project.database());
    const auto id = repository.storePrediction(prediction);
    if (!id) {
        return id.error();
    }
    ++m_report.predictions;
    ++m_report.outcomes[prediction.outcome];
    if (imported.scores.empty()) {
        return {};
    }
    return repository.storeScores(*id, imported.scores);
}

} // namespace groundmark::storage
