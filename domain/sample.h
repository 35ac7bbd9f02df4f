// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/names.h"

#include <QByteArray>
#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace groundmark {

/// A named set of samples that are scored by the same benchmark.
struct Dataset
{
    DatasetId id;
    QString name; ///< unique in the project
    QString benchmark; ///< id of the benchmark that scores it, for example "ocrbench-v2"; may be empty
    QString source; ///< file or folder that it was read from
    QString licence;
    int truthVersion = 1; ///< rises whenever an edit changes what answers are scored against
    bool demonstration = false; ///< made up to show the program; says so wherever it is shown
    QByteArray extra; ///< keys of the source file that Groundmark does not know: one JSON object

    bool operator==(const Dataset&) const = default;
};

enum class ImageState { Present, Missing, Unreadable };

/// An image file. Its pixels are never in the project file.
struct Image
{
    ImageId id;
    QString path; ///< relative to the project file's folder where possible, with '/'
    QByteArray sha256; ///< of the file's bytes, 32 bytes; empty when the file is missing
    qint64 bytes = 0;
    QSize size; ///< displayed pixels, EXIF orientation applied; empty when unknown
    int orientation = 1; ///< EXIF orientation 1–8 as found in the file
    ImageState state = ImageState::Present;

    bool operator==(const Image&) const = default;
};

/// One acceptable answer.
struct Answer
{
    QString text;
    /// The exact JSON of the source file where it was not a plain string (number, dict, list).
    QByteArray json;

    bool operator==(const Answer&) const = default;
};

struct Question
{
    QuestionId id;
    SampleId sample;
    QString text;
    QString context; ///< text that belongs to the question, such as LogicOCR's passage
    QStringList choices; ///< "A. …", one each
    QList<Answer> answers; ///< every acceptable answer, the main one first
    QString rule; ///< the benchmark's own scoring switch, such as OCRBench v2's `eval`

    bool operator==(const Question&) const = default;
};

/// Where a sample stands in the annotator's work.
enum class SampleState { New, Draft, Done, Accepted, Rejected, Escalated };

/// One item of a benchmark: its pages and what is asked about them. Regions, chains and
/// predictions refer to it and are loaded apart.
struct Sample
{
    SampleId id;
    DatasetId dataset;
    QString externalId; ///< the source's own id, unique in the dataset
    QString task; ///< the benchmark's task type or class, such as "text spotting en"
    QString language; ///< BCP 47, or as the source writes it
    SampleState state = SampleState::New;
    QList<ImageId> pages; ///< in page order; empty for a text-only sample
    QList<Question> questions;
    QByteArray extra; ///< keys of the source file that Groundmark does not know: one JSON object

    bool operator==(const Sample&) const = default;
};

template <>
std::span<const Name<ImageState>> namesOf<ImageState>();
template <>
std::span<const Name<SampleState>> namesOf<SampleState>();

} // namespace groundmark
