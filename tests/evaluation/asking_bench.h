// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/run/ask_all.h"
#include "tests/evaluation/request_helper.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace groundmark::testing {

/// A ledger and cache in memory that can fail like a full disk.
class MemoryCalls : public evaluation::CallStore
{
public:
    struct Row
    {
        evaluation::CallAttempt attempt;
        std::optional<evaluation::RawReply> raw;
        std::optional<evaluation::CallEnd> end;
    };

    Result<void> together(const std::function<Result<void>()>& work) override
    {
        const auto before = rows;
        const auto done = failures > 0 ? Result<void>(Error {QStringLiteral("disk full"), {}, {}, {}})
                                       : work();
        if (!done) {
            --failures;
            rows = before;
        }
        return done;
    }
    Result<std::optional<evaluation::StoredReply>> find(const QByteArray& key) override
    {
        for (const auto& [id, row] : rows) {
            const bool isFailed = row.end && row.end->failure != evaluation::CallFailure::None;
            if (row.attempt.key == key && row.raw && !isFailed) {
                return std::optional(evaluation::StoredReply {id, *row.raw, row.end.has_value()});
            }
        }
        return std::optional<evaluation::StoredReply>();
    }
    Result<qint64> begin(const evaluation::CallAttempt& attempt) override
    {
        const qint64 id = static_cast<qint64>(rows.size()) + 1;
        rows[id].attempt = attempt;
        return id;
    }
    Result<void> keep(qint64 attempt, const evaluation::RawReply& raw) override
    {
        rows.at(attempt).raw = raw;
        return {};
    }
    Result<void> end(const evaluation::CallEnd& end) override
    {
        rows.at(end.attempt).end = end;
        return {};
    }
    Result<evaluation::CallTotals> totals(RunId, const QString&) override
    {
        evaluation::CallTotals totals;
        for (const auto& [id, row] : rows) {
            ++totals.attempts;
            totals.lost += row.raw ? 0 : 1;
            if (row.end && row.end->failure == evaluation::CallFailure::None) {
                ++totals.answered;
                totals.inputTokens += row.end->inputTokens.value_or(0);
                totals.outputTokens += row.end->outputTokens.value_or(0);
            }
        }
        return totals;
    }

    std::map<qint64, Row> rows;
    std::atomic<int> failures = 0; ///< so many transactions fail
};

/// A model in memory. The script gives the reply for a prompt and how often it was asked before.
class ScriptedModel : public evaluation::Model
{
public:
    using Script = std::function<evaluation::ModelReply(const QString& prompt, int before)>;

    explicit ScriptedModel(Script script)
        : m_script(std::move(script))
    {
    }

    QString name() const override { return QStringLiteral("scripted"); }
    QByteArray canonicalRequest(const evaluation::ModelRequest& request) const override
    {
        return request.prompt.toUtf8() + '#' + QByteArray::number(request.repetition);
    }
    void send(const evaluation::ModelRequest& request, Done done) override
    {
        evaluation::RawReply raw;
        {
            const std::lock_guard lock(m_mutex);
            const int before = m_asked[request.prompt]++;
            m_mostAtOnce = std::max(m_mostAtOnce, ++m_atOnce);
            raw.body = written(m_script(request.prompt, before));
            ++m_askedInAll;
        }
        if (onSend) {
            onSend(request);
        }
        {
            const std::lock_guard lock(m_mutex);
            --m_atOnce;
        }
        done(std::move(raw));
    }
    evaluation::ModelReply read(const evaluation::RawReply& raw) const override
    {
        if (onRead) {
            onRead(raw);
        }
        const auto json = nlohmann::json::parse(raw.body.toStdString());
        evaluation::ModelReply reply;
        reply.text = QString::fromStdString(json["text"].get<std::string>());
        reply.error = QString::fromStdString(json["error"].get<std::string>());
        reply.outcome = static_cast<Outcome>(json["outcome"].get<int>());
        reply.failure = static_cast<evaluation::CallFailure>(json["failure"].get<int>());
        const auto optional = [&json](const char* key, auto& value) {
            if (!json[key].is_null()) {
                value = json[key].get<typename std::remove_cvref_t<decltype(value)>::value_type>();
            }
        };
        optional("retry", reply.retryAfterSeconds);
        optional("input", reply.inputTokens);
        optional("output", reply.outputTokens);
        return reply;
    }
    int callsAtOnce() const override { return 4; }

    int asked(const QString& prompt) const
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_asked.find(prompt);
        return found == m_asked.end() ? 0 : found->second;
    }
    int askedInAll() const
    {
        const std::lock_guard lock(m_mutex);
        return m_askedInAll;
    }
    int mostAtOnce() const { return m_mostAtOnce; }

    std::function<void(const evaluation::ModelRequest&)> onSend; ///< on a worker thread
    std::function<void(const evaluation::RawReply&)> onRead;

private:
    /// A raw reply that can be read again by another model of this kind.
    static QByteArray written(const evaluation::ModelReply& reply)
    {
        const auto optional = [](const auto& value) {
            return value ? nlohmann::json(*value) : nlohmann::json();
        };
        const nlohmann::json json {
            {"text", reply.text.toStdString()},
            {"error", reply.error.toStdString()},
            {"outcome", static_cast<int>(reply.outcome)},
            {"failure", static_cast<int>(reply.failure)},
            {"retry", optional(reply.retryAfterSeconds)},
            {"input", optional(reply.inputTokens)},
            {"output", optional(reply.outputTokens)}};
        return QByteArray::fromStdString(json.dump());
    }

    Script m_script;
    mutable std::mutex m_mutex;
    std::map<QString, int> m_asked;
    int m_askedInAll = 0;
    int m_atOnce = 0;
    int m_mostAtOnce = 0;
};

/// Prompts to ask, and what became of each.
class PromptList : public evaluation::CallList
{
public:
    explicit PromptList(QStringList prompts)
        : m_prompts(std::move(prompts))
    {
    }

    qint64 size() const override { return m_prompts.size(); }
    QString subject(qint64 index) const override { return m_prompts[index]; }
    Result<Preparation> load(qint64 index) override
    {
        const QString prompt = m_prompts[index];
        return Preparation([prompt]() -> Result<evaluation::ModelRequest> {
            if (prompt == u"unreadable") {
                return Error {QStringLiteral("no image"), {}, {}, {}};
            }
            return requestFor(prompt, prompt);
        });
    }
    Result<void> answered(qint64 index, const evaluation::CallAnswer& answer) override
    {
        answers[m_prompts[index] + QLatin1Char('/') + QString::number(index)] = answer;
        return {};
    }

    std::map<QString, evaluation::CallAnswer> answers; ///< by "prompt/index"

private:
    QStringList m_prompts;
};

inline evaluation::ModelReply answerOf(const QString& text, int input = 7, int output = 3)
{
    evaluation::ModelReply reply;
    reply.text = text;
    reply.inputTokens = input;
    reply.outputTokens = output;
    return reply;
}

inline QStringList numbered(int count)
{
    QStringList prompts;
    for (int i = 0; i < count; ++i) {
        prompts.append(QStringLiteral("p%1").arg(i));
    }
    return prompts;
}

} // namespace groundmark::testing
