// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/inspect_sample.h"

#include "storage/formats/result_issues.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace groundmark::storage {

namespace {

constexpr std::string_view AttachmentScheme = "attachment://";

/// The member, or null where there is none or `json` is no object.
const Json* memberOf(const Json* json, const char* key)
{
    if (!json || !json->is_object()) {
        return nullptr;
    }
    const auto found = json->find(key);
    return found == json->end() || found->is_null() ? nullptr : &*found;
}

QString textOf(const Json* json)
{
    return json ? toString(*json) : QString();
}

std::optional<int> countOf(const Json* json)
{
    return json && json->is_number_integer() ? std::optional(json->get<int>()) : std::nullopt;
}

class Taker
{
public:
    Taker(const QString& path, qint64 row, const Json& json)
        : m_path(path)
        , m_row(row)
        , m_json(json)
        , m_attachments(memberOf(&json, "attachments"))
    {
    }

    std::optional<InspectSample> take()
    {
        const QString id = textOf(memberOf(&m_json, "id"));
        if (id.isEmpty()) {
            return std::nullopt;
        }
        m_result.epoch = countOf(memberOf(&m_json, "epoch")).value_or(1);
        m_result.isVoid = memberOf(&m_json, "invalidation") != nullptr;
        m_result.sample.row = m_row;
        m_result.sample.sample.externalId = id;
        m_result.reply.row = m_row;
        m_result.reply.externalId = id;
        takeQuestion();
        takeReply();
        takeScores();
        return std::move(m_result);
    }

private:
    /// The text with its attachments put in; they are whole texts or stand inside of one.
    [[nodiscard]] QString resolved(const QString& text) const
    {
        QString result;
        qsizetype from = 0;
        const QLatin1StringView scheme(AttachmentScheme.data(), AttachmentScheme.size());
        for (qsizetype at = text.indexOf(scheme); at >= 0; at = text.indexOf(scheme, from)) {
            qsizetype end = at + scheme.size();
            while (end < text.size() && text[end].isLetterOrNumber()) {
                ++end;
            }
            const QString name = text.mid(at + scheme.size(), end - at - scheme.size());
            const Json* const content = attachment(name);
            result += QStringView(text).mid(from, at - from);
            result += content ? toString(*content) : text.mid(at, end - at);
            from = end;
        }
        return from == 0 ? text : result + QStringView(text).mid(from);
    }

    /// By name, or by number where the log keeps a list of them.
    [[nodiscard]] const Json* attachment(const QString& name) const
    {
        if (m_attachments && m_attachments->is_array()) {
            bool isNumber = false;
            const uint number = name.toUInt(&isNumber);
            return isNumber && number < m_attachments->size() ? &(*m_attachments)[number] : nullptr;
        }
        return memberOf(m_attachments, name.toUtf8().constData());
    }

    /// Text of a message; its pictures go to the sample, its reasoning to `reasoning`.
    QString contentText(const Json* content, QStringList* reasoning)
    {
        if (!content || !content->is_array()) {
            return resolved(textOf(content));
        }
        QStringList texts;
        for (const Json& part : *content) {
            const QString type = textOf(memberOf(&part, "type"));
            if (type == u"text") {
                texts.append(resolved(textOf(memberOf(&part, "text"))));
            } else if (type == u"reasoning" && reasoning) {
                reasoning->append(resolved(textOf(memberOf(&part, "reasoning"))));
            } else if (type == u"image" && !reasoning) {
                takeImage(resolved(textOf(memberOf(&part, "image"))));
            }
        }
        return texts.join(u'\n');
    }

    void takeImage(const QString& written)
    {
        if (written.startsWith(QLatin1StringView("http:"))
            || written.startsWith(QLatin1StringView("https:"))) {
            m_result.issues.push_back(issues::remoteImage(m_path, m_row));
        }
        m_result.sample.imagePaths.append(written);
    }

    void takeQuestion()
    {
        Question question;
        const Json* const input = memberOf(&m_json, "input");
        if (input && input->is_array()) {
            QStringList texts;
            for (const Json& message : *input) {
                if (textOf(memberOf(&message, "role")) == u"user") {
                    texts.append(contentText(memberOf(&message, "content"), nullptr));
                }
            }
            question.text = texts.join(u'\n');
        } else {
            question.text = resolved(textOf(input));
        }
        if (const Json* const choices = memberOf(&m_json, "choices"); choices && choices->is_array()) {
            char16_t letter = u'A';
            for (const Json& choice : *choices) {
                question.choices.append(QChar(letter++) + QStringLiteral(". ") + resolved(toString(choice)));
            }
        }
        if (const Json* const target = memberOf(&m_json, "target"); target && target->is_array()) {
            for (const Json& answer : *target) {
                question.answers.append({resolved(toString(answer)), {}});
            }
        } else if (target) {
            question.answers.append({resolved(toString(*target)), {}});
        }
        Sample& sample = m_result.sample.sample;
        sample.questions = {question};
        if (const Json* const metadata = memberOf(&m_json, "metadata"); metadata && !metadata->empty()) {
            sample.extra = dumpJson(Json {{"metadata", *metadata}});
        }
    }

    void takeReply()
    {
        Prediction& prediction = m_result.reply.prediction;
        const Json* const output = memberOf(&m_json, "output");
        const Json* const choices = memberOf(output, "choices");
        const Json* const choice
            = choices && choices->is_array() && !choices->empty() ? &choices->front() : nullptr;
        QStringList reasoning;
        prediction.raw = contentText(memberOf(memberOf(choice, "message"), "content"), &reasoning);
        prediction.finishReason = textOf(memberOf(choice, "stop_reason"));
        const Json* const usage = memberOf(output, "usage");
        prediction.inputTokens = countOf(memberOf(usage, "input_tokens"));
        prediction.outputTokens = countOf(memberOf(usage, "output_tokens"));
        const Json* time = memberOf(output, "time");
        time = time ? time : memberOf(&m_json, "total_time");
        if (time && time->is_number()) {
            prediction.latencySeconds = time->get<double>();
        }
        const Json* error = memberOf(&m_json, "error");
        error = error ? error : memberOf(output, "error");
        if (error) {
            const Json* const message = memberOf(error, "message");
            prediction.error = textOf(message ? message : error);
            prediction.outcome = Outcome::ApiError;
        } else if (prediction.finishReason == u"content_filter" || prediction.raw.trimmed().isEmpty()) {
            prediction.outcome = Outcome::RefusedOrEmpty;
        }
        Json extra = Json::object();
        for (const char* key : {"epoch", "scores", "limit", "model_usage", "error_retries"}) {
            if (const Json* const value = memberOf(&m_json, key); value && !value->empty()) {
                extra[key] = *value;
            }
        }
        if (const Json* const model = memberOf(output, "model")) {
            extra["model"] = *model;
        }
        if (!reasoning.isEmpty()) {
            extra["reasoning"] = toJson(reasoning.join(u'\n'));
        }
        prediction.extra = dumpJson(extra);
    }

    void addScore(const QString& metric, const Json& value)
    {
        static constexpr std::array<std::pair<std::string_view, double>, 4> Letters {
            {{"C", 1.0}, {"P", 0.5}, {"I", 0.0}, {"N", 0.0}}};
        std::optional<double> number;
        if (value.is_boolean()) {
            number = value.get<bool>() ? 1.0 : 0.0;
        } else if (value.is_number()) {
            number = value.get<double>();
        } else if (value.is_string()) {
            for (const auto& [letter, share] : Letters) {
                number = value.get_ref<const std::string&>() == letter ? share : number;
            }
        }
        if (!number || std::isnan(*number)) {
            return;
        }
        if (*number < 0.0 || *number > 1.0) {
            m_result.issues.push_back(issues::otherScale(m_path, m_row, metric, *number));
            return;
        }
        std::vector<Score>& scores = m_result.reply.scores;
        scores.push_back({{}, metric, *number, scores.empty(), {}, 1});
    }

    void takeScores()
    {
        const Json* const scores = memberOf(&m_json, "scores");
        if (!scores || !scores->is_object()) {
            return;
        }
        for (const auto& [scorer, score] : scores->items()) {
            const QString name = QString::fromStdString(scorer);
            if (m_result.reply.prediction.parsed.isEmpty()) {
                m_result.reply.prediction.parsed = textOf(memberOf(&score, "answer"));
            }
            const Json* const value = memberOf(&score, "value");
            if (value && value->is_object()) {
                for (const auto& [part, number] : value->items()) {
                    addScore(name + u'/' + QString::fromStdString(part), number);
                }
            } else if (value) {
                addScore(name, *value);
            }
        }
        // A request that failed has no score, whatever the log made of it.
        if (m_result.reply.prediction.outcome == Outcome::ApiError) {
            m_result.reply.scores.clear();
        }
    }

    QString m_path;
    qint64 m_row;
    const Json& m_json;
    const Json* m_attachments;
    InspectSample m_result;
};

} // namespace

std::optional<InspectSample> takeInspectSample(const QString& path, qint64 row, const Json& json)
{
    return json.is_object() ? Taker(path, row, json).take() : std::nullopt;
}

} // namespace groundmark::storage
