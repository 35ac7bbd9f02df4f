// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/generate/gen_plan.h"
#include "evaluation/generate/gen_store.h"
#include "storage/generation_calls.h"

namespace groundmark::storage {

/// The project file as the place where the pictures of one dataset are made. Files lie in
/// `name.assets/generated`: originals as they came, and the JPEG for evaluation beside each.
class GenerationStore final : public evaluation::generate::GenStore
{
public:
    /// `annotator` signs the edits that the pipeline makes (a translation, a sample that is reviewed again).
    GenerationStore(Project& project, DatasetId dataset, QString annotator);

    [[nodiscard]] Result<std::vector<evaluation::generate::GenItem>> items() override;
    Result<void> keepStage(const evaluation::generate::StageRecord& record) override;
    [[nodiscard]] Result<std::vector<evaluation::generate::GeneratedImage>> unfinishedImages() override;
    Result<void> keepImage(
        evaluation::generate::GeneratedImage& image, const QByteArray& bytes, const QByteArray& mediaType) override;
    [[nodiscard]] Result<QByteArray> originalOf(const evaluation::generate::GeneratedImage& image) override;
    Result<void>
    keepPicture(const evaluation::generate::GeneratedImage& image, const QByteArray& jpeg, QSize size) override;
    Result<void> keepTranslation(const Sample& sample, const Question& translated) override;
    [[nodiscard]] GenerationCalls& calls() override { return m_calls; }

    /// Every picture of a sample, or of the whole dataset for an id that is not stored, oldest first.
    [[nodiscard]] Result<std::vector<evaluation::generate::GeneratedImage>> images(SampleId sample = {});

    /// The plan of the dataset; the default one where none was kept.
    [[nodiscard]] Result<evaluation::generate::GenPlan> plan();
    Result<void> keepPlan(const evaluation::generate::GenPlan& plan);

private:
    [[nodiscard]] Result<std::vector<evaluation::generate::GeneratedImage>>
    imagesWhere(const QString& where, const QVariant& value);
    [[nodiscard]] QString fileStem(SampleId sample, const QString& externalId, int number) const;

    Project& m_project;
    DatasetId m_dataset;
    QString m_annotator;
    GenerationCalls m_calls;
};

} // namespace groundmark::storage
