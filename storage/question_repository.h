// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/question_design.h"
#include "domain/result.h"
#include "domain/run.h"
#include "domain/sample.h"
#include "storage/database.h"

#include <QDateTime>

#include <optional>
#include <utility>
#include <vector>

namespace groundmark::storage {

/// What a model said to a question while it was being written. Not a run: the question may be
/// another one afterwards, so a try holds the words that it was asked.
struct QuestionTry
{
    qint64 id = 0; ///< row id; 0: not stored yet
    SampleId sample;
    QDateTime at; ///< UTC
    QString model; ///< as it names itself
    QString setting; ///< "cot" or "direct"
    QString hidden; ///< the hop whose cues were painted over, as a hop's id; empty for none
    QString question;
    QString request; ///< canonical request: everything that decided the answer, never a key
    QString raw;
    Outcome outcome = Outcome::Scored;
    QString error;
    double latencySeconds = 0.0;
    std::optional<int> outputTokens;

    bool operator==(const QuestionTry&) const = default;
};

/// A sample of a dataset, as far as crafting the next question needs to know the others.
struct ListedQuestion
{
    SampleId sample;
    QString externalId;
    QString text; ///< of the first question; empty while there is none
    QString answer; ///< its main answer
    QString task;
    SampleState state = SampleState::New;
    QString scenario;
    ImageId image; ///< of the first page; not stored for a sample without one
    QString imagePath; ///< as stored
    QByteArray sha256; ///< of that image
    QByteArray perceptualHash; ///< of that image, 8 bytes big-endian; empty while nobody computed it
};

/// Designs of crafted questions, the time they took, and what models said to them.
class QuestionRepository
{
public:
    explicit QuestionRepository(Database& database)
        : m_database(database)
    {
    }

    [[nodiscard]] Result<std::optional<QuestionDesign>> find(SampleId sample) const;
    Result<void> store(const QuestionDesign& design);
    Result<void> remove(SampleId sample);

    /// Adds to what one annotator has spent on a sample.
    Result<void> addSeconds(SampleId sample, AnnotatorId annotator, double seconds);
    /// Who spent how long, by name.
    [[nodiscard]] Result<std::vector<std::pair<QString, double>>> seconds(SampleId sample) const;
    /// Of all annotators together, for each sample of the dataset on which anybody spent any.
    [[nodiscard]] Result<std::vector<double>> secondsOf(DatasetId dataset) const;

    /// Names of those who changed the question, its design or its class, the first one first.
    [[nodiscard]] Result<QStringList> authors(SampleId sample) const;

    Result<void> add(const QuestionTry& attempt);
    /// The newest first.
    [[nodiscard]] Result<std::vector<QuestionTry>> tries(SampleId sample) const;

    /// All samples of a dataset, in its order.
    [[nodiscard]] Result<std::vector<ListedQuestion>> list(DatasetId dataset) const;
    /// Keeps what was computed from an image's pixels.
    Result<void> storeHash(ImageId image, const QByteArray& perceptualHash);

private:
    Database& m_database;
};

} // namespace groundmark::storage
