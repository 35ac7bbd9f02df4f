// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/question_design.h"
#include "domain/reasoning.h"
#include "domain/region.h"
#include "domain/result.h"
#include "domain/review.h"
#include "domain/run.h"
#include "domain/sample.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace groundmark::storage {

/// What a file offers for sniffing, read once for all formats.
struct SourceHead
{
    QString path; ///< absolute
    bool isFolder = false;
    QByteArray start; ///< the first 64 KiB of a file; of a folder's first .json file
    QStringList entries; ///< names in a folder, at most 200; empty for a file
};

/// A reasoning chain with everything that people said of it. Annotators go by their names, since
/// ids are a project's own: `annotator` of verdicts and reviews is not looked at.
struct AnnotatedChain
{
    template <typename Said>
    struct By
    {
        QString annotator;
        Said said;

        bool operator==(const By&) const = default;
    };

    Chain chain; ///< without `sample` and `run` when it is imported
    std::vector<By<StepVerdict>> verdicts;
    std::vector<By<ChainReview>> reviews;
    std::vector<By<double>> seconds; ///< spent on the chain
    std::vector<StepResolution> resolutions;
};

/// How a question was crafted, with what people said of it. Annotators go by their names.
struct CraftedQuestion
{
    QuestionDesign design; ///< without `sample` when it is imported
    std::vector<AnnotatedChain::By<double>> seconds; ///< spent on writing it
    std::vector<AnnotatedChain::By<Review>> reviews; ///< of any queue
};

/// A sample as a file tells it. Ids of the project are filled in by the importer.
struct ImportedSample
{
    qint64 row = 0; ///< 1-based element or line in the source
    Sample sample; ///< without `id`, `dataset`, `pages`
    QStringList imagePaths; ///< as written in the source, in page order
    /// Size of each page in the pixels that the regions are written in, as far as the source says
    /// it: used where the image itself is missing. Empty, or as long as `imagePaths`.
    QList<QSize> statedSizes;
    std::vector<Region> regions; ///< without `sample` and `label`
    QStringList labels; ///< label name of each region, empty text for none; same length as regions
    Frame frame = Frame::Pixels; ///< that the regions' points are written in
    /// Whether the points are in stored pixels, before EXIF orientation; the importer turns them.
    /// It also does so where the stated size says that they must be.
    bool storedOrientation = false;
    std::vector<AnnotatedChain> chains;
    std::optional<CraftedQuestion> crafted;
    QString saliency; ///< file of the sample's saliency map, absolute; empty for none
    QByteArray taskInput; ///< TaskInput::parameters
};

/// A reply as a file tells it.
struct ImportedPrediction
{
    qint64 row = 0;
    /// Of the sample; where no sample has it, the name of its image without the ending will do.
    QString externalId;
    Prediction prediction; ///< without `id`, `run`, `sample`
    std::vector<Score> scores; ///< that only the source can give, such as another judge's
};

/// Takes in what a format reads, one by one, so that a file need never be held whole.
class ImportSink
{
public:
    virtual ~ImportSink() = default;
    virtual void add(ImportedSample sample) = 0;
    virtual void add(ImportedPrediction prediction) = 0;
    virtual void report(Issue issue) = 0;
    /// Keys of the source that belong to no row, as one JSON object; kept in Dataset::extra.
    virtual void describeDataset(const QByteArray& extra) = 0;
    /// The setting that the replies were made under, for Run::setting.
    virtual void describeRun(const QString& setting) = 0;
    /// Bytes or rows read so far, for progress; `total` 0 when unknown.
    virtual void progress(qint64 done, qint64 total) = 0;
    [[nodiscard]] virtual bool isCancelled() const = 0;
};

/// Everything about one sample that an export may write.
struct ExportSample
{
    Sample sample;
    std::vector<Image> images; ///< pages in order; `path` absolute
    std::vector<Region> regions;
    QStringList labels; ///< label name of each region
    std::optional<Prediction> prediction; ///< of the run that is exported
    std::vector<Score> scores; ///< of that prediction
    std::vector<AnnotatedChain> chains;
    std::optional<CraftedQuestion> crafted; ///< nothing when nobody designed or reviewed it
    QString saliency; ///< absolute; empty for none
    QByteArray taskInput; ///< TaskInput::parameters
};

/// Writes a page's picture as a PNG to `target`, with these shapes (displayed pixels) painted over in
/// `colour` ("#rrggbb"; empty for black). Handed in, because pixels are not storage's business.
using PageRenderer = std::function<Result<void>(
    const QString& image, const std::vector<Shape>& covers, const QString& colour, const QString& target)>;

/// Hands out what to export, in the dataset's order.
class ExportSource
{
public:
    virtual ~ExportSource() = default;
    [[nodiscard]] virtual const Dataset& dataset() const = 0;
    [[nodiscard]] virtual const std::optional<Run>& run() const = 0;
    [[nodiscard]] virtual qint64 size() const = 0;
    /// Empty when the caller gave none: a format that has to paint fails then.
    [[nodiscard]] virtual PageRenderer pageRenderer() const { return {}; }
    /// Calls `visit` for each sample; stops at the first failure.
    virtual Result<void> forEach(const std::function<Result<void>(const ExportSample&)>& visit) = 0;
};

/// What was written, and what the format could not say.
struct ExportReport
{
    qint64 samples = 0;
    qint64 regions = 0;
    qint64 predictions = 0;
    std::vector<Issue> issues;
};

/// One outside format. Implementations are stateless; to add one, write one file in this folder
/// and list it in format_registry.cpp.
class Format
{
public:
    virtual ~Format() = default;

    /// Stable word used on the command line: "omnidocbench", "coco", …
    [[nodiscard]] virtual QString name() const = 0;
    /// One line for people: what it is and what it holds. Translated.
    [[nodiscard]] virtual QString title() const = 0;
    /// Benchmark that scores such a dataset, empty for none.
    [[nodiscard]] virtual QString benchmark() const { return {}; }
    [[nodiscard]] virtual bool canRead() const = 0;
    [[nodiscard]] virtual bool canWrite() const = 0;

    /// How sure the format is that it can read this, 0 (not mine) to 100 (certain).
    [[nodiscard]] virtual int sniff(const SourceHead& head) const = 0;

    /// Reads the file or folder into the sink. Unreadable rows are issues; an Error means that the
    /// input could not be used at all (not JSON, another shape, nothing in it).
    virtual Result<void> read(const QString& path, ImportSink& sink) const;
    /// Writes to `path` (a file, or a folder for formats of many files) through QSaveFile.
    virtual Result<ExportReport> write(ExportSource& source, const QString& path) const;
};

/// All formats, in the order in which they are offered.
class FormatRegistry
{
public:
    FormatRegistry();
    ~FormatRegistry();
    FormatRegistry(const FormatRegistry&) = delete;
    FormatRegistry& operator=(const FormatRegistry&) = delete;

    [[nodiscard]] std::span<const std::unique_ptr<Format>> all() const;
    /// Null for an unknown name.
    [[nodiscard]] const Format* find(QStringView name) const;
    /// The surest format for a file or folder; null when none knows it.
    [[nodiscard]] const Format* sniff(const QString& path) const;

private:
    std::vector<std::unique_ptr<Format>> m_formats;
};

} // namespace groundmark::storage
