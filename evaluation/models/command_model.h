// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/endpoint.h"
#include "evaluation/models/model.h"

#include <QStringList>

#include <atomic>
#include <memory>

namespace groundmark::evaluation {

/// A local program that is started for each request: one JSON object in UTF-8 on its standard input,
/// one on its standard output.
///
/// In: {"id", "prompt", "system"?, "prefill"?, "images": [{"media_type", "width", "height",
/// "base64"}], "sampling": {…}}. Out: {"text", "finish_reason"?, "refusal"?, "reasoning"?,
/// "input_tokens"?, "output_tokens"?}, or {"error": "…"}. An exit code other than 0, and output that
/// is not such an object, is CallFailure::Program, with the end of its standard error as the reason.
/// It gets this program's environment, and no shell: arguments are split at blanks, "…" keeps one
/// together.
class CommandModel : public Model
{
public:
    /// Fails when there is no such program. `timeOut` in seconds, `replyBytes` of its output.
    [[nodiscard]] static Result<std::unique_ptr<CommandModel>> create(
        const QString& command, const Sampling& sampling, double timeOut, qint64 replyBytes);

    /// "command NAME", with the program's file name only.
    [[nodiscard]] QString name() const override;
    /// Names the program's file by path, size and time of change: a new build is asked anew.
    [[nodiscard]] QByteArray canonicalRequest(const ModelRequest& request) const override;
    /// Runs the program and waits for it on the calling thread.
    void send(const ModelRequest& request, Done done) override;
    [[nodiscard]] ModelReply read(const RawReply& raw) const override;
    void cancelAll() override { ++m_cancellations; }
    [[nodiscard]] int callsAtOnce() const override;

private:
    CommandModel(
        QString program, QStringList arguments, Sampling sampling, double timeOut, qint64 replyBytes);

    [[nodiscard]] QByteArray input(const ModelRequest& request) const;

    QString m_program; ///< absolute path
    QStringList m_arguments;
    Sampling m_sampling;
    double m_timeOut;
    qint64 m_replyBytes;
    std::atomic<int> m_cancellations = 0;
};

} // namespace groundmark::evaluation
