// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/run/run_plan.h"
#include "storage/project.h"

#include <QImage>
#include <QString>

#include <vector>

namespace groundmark::viewers {

/// An image as it goes out.
struct PreviewImage
{
    QImage picture; ///< the very pixels that are sent, made smaller for the screen
    QSize size; ///< as it is sent
    QByteArray mediaType;
    qint64 bytes = 0;
};

/// What one sample's request will be.
struct PromptPreview
{
    qint64 index = 0; ///< of the sample in its dataset, from 0
    qint64 total = 0;
    QString sampleId;
    QString system;
    QString prompt;
    QString expected; ///< not sent
    std::vector<PreviewImage> images;
    QByteArray request; ///< the body, with images by their digest; empty for models without one
    qint64 tokens = 0; ///< input, estimated
};

/// Tokens of a request before it was ever asked, roughly: a token for four characters of text
/// ("Tokens", platform.openai.com/tokenizer) and, for each image, 85 and 170 for each tile of 512 px
/// after fitting it into 2,048 × 2,048 and its shorter side into 768 (OpenAI's vision guide, GPT-4o,
/// high detail). Other models count otherwise: a trial tells.
[[nodiscard]] qint64 roughTokens(const QString& text, const std::vector<QSize>& images);

/// Prepares the request of the sample at `index` of the dataset, exactly as a run would. Blocks for
/// reading and decoding: for a worker thread with its own connection.
/// Fails when the dataset has no benchmark or no such sample, or an image cannot be prepared.
[[nodiscard]] Result<PromptPreview> previewPrompt(
    storage::Project& project,
    const evaluation::BenchmarkRegistry& benchmarks,
    DatasetId dataset,
    const evaluation::RunPlan& plan,
    qint64 index);

} // namespace groundmark::viewers
