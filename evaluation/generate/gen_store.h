// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/names.h"
#include "domain/result.h"
#include "domain/review.h"
#include "domain/sample.h"
#include "evaluation/run/call_store.h"

#include <QByteArray>
#include <QDateTime>
#include <QSize>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace groundmark::evaluation::generate {

/// What is done to each sample, in this order; each stage needs those before it.
enum class Stage {
    Unique, ///< value "kept" or "duplicate"
    Language, ///< value "fine", "needed" (holds Chinese) or "translated"
    Layout, ///< value "background" or "interleaved"
    Depiction, ///< value: the words for the background; left out without one
    Prompt, ///< value: the template's name; detail: prompt, size, tokens
    Image, ///< value: the number of the picture that is in force; its original is on disk
    Picture, ///< resized for evaluation, the sample's page, and in the review queue
};

enum class StageState {
    Waiting, ///< not done yet, or to be done again
    Done,
    LeftOut, ///< it does not apply: a duplicate, no background to depict
    Held, ///< it waits for a person: a translation
    Failed, ///< it was tried; `problem` says why
};

/// One stage of one sample.
struct StageRecord
{
    SampleId sample;
    Stage stage = Stage::Unique;
    StageState state = StageState::Waiting;
    QString value;
    QByteArray detail; ///< one JSON object
    QString problem;
    QString madeBy; ///< model, rule or person
    QByteArray requestKey; ///< of the call that brought it
    int repetition = 0; ///< how often it was asked for again on purpose
    QDateTime at; ///< UTC

    bool operator==(const StageRecord&) const = default;
};

/// One picture that an images endpoint made.
struct GeneratedImage
{
    qint64 id = 0;
    SampleId sample;
    int number = 1; ///< first, second, … of its sample
    QString generator; ///< name of the model
    QString templateName;
    QString prompt;
    QString revisedPrompt; ///< as the endpoint says that it changed it
    QSize asked;
    QString quality;
    QByteArray requestKey;
    QString original; ///< file as it came, relative to the project
    QByteArray sha256; ///< of that file
    QSize size; ///< of the original
    QString picture; ///< the JPEG for evaluation, relative to the project; empty until it is made
    QSize pictureSize;
    std::optional<int> inputTokens;
    std::optional<int> outputTokens;
    double seconds = 0.0;
    QDateTime at; ///< UTC
    ReviewId review; ///< where people decide about it; null until it is in the queue
};

/// A sample on its way from the corpus to the review queue.
struct GenItem
{
    Sample sample;
    std::map<Stage, StageRecord> stages; ///< those that were touched
    int images = 0; ///< made so far
    std::optional<ReviewVerdict> verdict; ///< about the last one

    [[nodiscard]] const StageRecord* find(Stage stage) const
    {
        const auto found = stages.find(stage);
        return found == stages.end() ? nullptr : &found->second;
    }
    [[nodiscard]] StageState state(Stage stage) const
    {
        const StageRecord* record = find(stage);
        return record == nullptr ? StageState::Waiting : record->state;
    }
    [[nodiscard]] QString value(Stage stage) const
    {
        const StageRecord* record = find(stage);
        return record == nullptr ? QString() : record->value;
    }
};

/// The queue that generated pictures are put into.
inline const QString ReviewQueueName = QStringLiteral("generated images");

/// What the pipeline needs kept. The project file implements it (storage/generation_store.h).
class GenStore
{
public:
    virtual ~GenStore() = default;

    /// The samples of the dataset in its order.
    [[nodiscard]] virtual Result<std::vector<GenItem>> items() = 0;
    virtual Result<void> keepStage(const StageRecord& record) = 0;
    /// The pictures that have no JPEG for evaluation yet.
    [[nodiscard]] virtual Result<std::vector<GeneratedImage>> unfinishedImages() = 0;
    /// Writes the original and says where it is; fills in `original` and `id`. The Image stage is Done
    /// with it.
    virtual Result<void> keepImage(GeneratedImage& image, const QByteArray& bytes, const QByteArray& mediaType) = 0;
    /// The bytes of an original.
    [[nodiscard]] virtual Result<QByteArray> originalOf(const GeneratedImage& image) = 0;
    /// Writes the JPEG, makes it the sample's page, and puts it into the review queue.
    virtual Result<void> keepPicture(const GeneratedImage& image, const QByteArray& jpeg, QSize size) = 0;
    /// A translated text: the sample's question from now on, as an edit that can be undone.
    virtual Result<void> keepTranslation(const Sample& sample, const Question& translated) = 0;
    /// Ledger and cache of the same project; totals() counts the calls for this dataset.
    [[nodiscard]] virtual CallStore& calls() = 0;
};

} // namespace groundmark::evaluation::generate

namespace groundmark {

template <> std::span<const Name<evaluation::generate::Stage>> namesOf<evaluation::generate::Stage>();
template <> std::span<const Name<evaluation::generate::StageState>> namesOf<evaluation::generate::StageState>();

} // namespace groundmark
