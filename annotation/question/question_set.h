// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/logicocr/question_checks.h"
#include "evaluation/benchmarks/logicocr/set_statistics.h"
#include "storage/project.h"
#include "storage/question_repository.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <vector>

namespace groundmark::annotation {

/// The other questions of a dataset, as the checks and the distribution need them: read and compared
/// on another thread, and read again when something was edited.
class QuestionSet : public QObject
{
    Q_OBJECT

public:
    explicit QuestionSet(QObject* parent = nullptr);
    ~QuestionSet() override;

    /// Reads the dataset. Perceptual hashes that nobody computed yet are computed and kept.
    void read(const storage::Project& project, DatasetId dataset);
    void clear();
    [[nodiscard]] bool isReady() const { return m_contents != nullptr; }
    [[nodiscard]] bool isReading() const { return m_reading; }

    /// Samples in order; empty while nothing was read.
    [[nodiscard]] const std::vector<storage::ListedQuestion>& questions() const;
    [[nodiscard]] evaluation::logicocr::Distribution distribution() const;
    /// Samples without a question, of this scenario where one is given.
    [[nodiscard]] std::vector<SampleId> waiting(const QString& scenario = {}) const;

    /// Fills in what the checks want to know of the others. The likeness of texts is that of their
    /// letters (a hashed embedding of n-grams), not of their meaning.
    void compare(SampleId sample, evaluation::logicocr::QuestionInput& input) const;

    struct Contents
    {
        std::vector<storage::ListedQuestion> questions;
        std::vector<std::vector<double>> embeddings; ///< unit length; empty for no text
    };

signals:
    void changed();
    void failed(const groundmark::Error& error);

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_stop;
    std::shared_ptr<const Contents> m_contents;
    bool m_reading = false;
};

} // namespace groundmark::annotation
