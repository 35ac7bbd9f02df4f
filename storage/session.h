// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "storage/formats/format.h"
#include "storage/project.h"

#include <QObject>
#include <QTime>

#include <memory>
#include <optional>

namespace groundmark::storage {

/// What is open: the project, and which sample everybody looks at. Every workspace is given one
/// and follows its signals. Lives on the UI thread; needs no display.
class Session : public QObject
{
    Q_OBJECT

public:
    /// `annotator` signs the journal; a pseudonym is fine.
    explicit Session(QString annotator, QObject* parent = nullptr);
    ~Session() override;

    /// Closes what is open and opens this; on failure what was open stays.
    Result<void> open(
        const QString& path, Project::Mode mode = Project::Mode::ReadWriteIfPossible);
    Result<void> create(const QString& path);

    /// Null while nothing is open. Replaced on open(): don't keep it past projectClosing().
    [[nodiscard]] Project* project() const { return m_project.get(); }
    [[nodiscard]] QString annotator() const { return m_annotator; }
    /// Somebody else sits down: whoever edits signs with this name from now on.
    void setAnnotator(const QString& name);
    [[nodiscard]] const FormatRegistry& formats() const { return m_formats; }
    [[nodiscard]] const evaluation::BenchmarkRegistry& benchmarks() const { return m_benchmarks; }

    /// The dataset that lists show; nothing: all of them.
    [[nodiscard]] std::optional<DatasetId> dataset() const { return m_dataset; }
    void setDataset(std::optional<DatasetId> dataset);
    /// The current sample, shared by Library, Annotate and Inspect; not stored: none.
    [[nodiscard]] SampleId sample() const { return m_sample; }
    void setSample(SampleId sample);

    /// Samples, runs or scores came or went: lists read themselves anew.
    void announceContent();
    /// This sample's own values were edited just now, and are in the file.
    void announceEdit(SampleId sample);
    /// Labels came, went or were changed: whoever shows them reads them anew.
    void announceLabels();
    /// A write failed: everyone who shows the saving state says so until the next success.
    void announceFailure(const Error& error);

    [[nodiscard]] QTime savedAt() const { return m_savedAt; }

signals:
    void projectClosing();
    void projectOpened();
    /// After projectOpened(): the end of the journal was broken and has been moved aside.
    void journalCut(const groundmark::Error& told);
    void annotatorChanged();
    void datasetChanged();
    void sampleChanged(groundmark::SampleId sample);
    void contentChanged();
    void labelsChanged();
    void sampleEdited(groundmark::SampleId sample);
    void writeFailed(const groundmark::Error& error);

private:
    void take(std::unique_ptr<Project> project);

    QString m_annotator;
    FormatRegistry m_formats;
    evaluation::BenchmarkRegistry m_benchmarks;
    std::unique_ptr<Project> m_project;
    std::optional<DatasetId> m_dataset;
    SampleId m_sample;
    QTime m_savedAt;
};

} // namespace groundmark::storage
