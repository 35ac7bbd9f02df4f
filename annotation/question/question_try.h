// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/region.h"
#include "evaluation/benchmark.h"
#include "evaluation/models/endpoint.h"
#include "storage/question_repository.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace groundmark::annotation {

/// What a model is asked: the question as it stands, under the benchmark's own prompt.
struct TryInput
{
    evaluation::ModelConfig model;
    evaluation::Truth truth;
    QStringList pagePaths; ///< absolute, in page order
    QString setting; ///< "cot" or "direct"
    QString hidden; ///< id of the hop whose cues are painted over; empty for none
    int repetition = 0; ///< how often the same was asked before
};

/// How a reply compares with the accepted answers, without a judge.
enum class TryVerdict { Right, Wrong, Unparseable, Refused, Failed };
[[nodiscard]] TryVerdict verdictOf(const storage::QuestionTry& attempt, const QStringList& answers);
/// What the model says its answer is: behind the last "Answer:", else all of it.
[[nodiscard]] QString answerIn(const QString& raw);

/// Asks one model one question on another thread. Never throws and never waits on the UI thread.
class TryJob : public QObject
{
    Q_OBJECT

public:
    explicit TryJob(QObject* parent = nullptr);
    ~TryJob() override;

    void start(const TryInput& input, const evaluation::Benchmark& benchmark);
    /// Gives up what is under way; its reply is not told.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }

signals:
    /// The raw reply, to be stored before anybody looks into it; also of a call that failed.
    void answered(const groundmark::storage::QuestionTry& attempt);
    /// Nothing could be asked at all.
    void failed(const groundmark::Error& error);

private:
    struct Call;

    QThreadPool m_pool;
    std::shared_ptr<Call> m_call;
    bool m_running = false;
};

} // namespace groundmark::annotation
