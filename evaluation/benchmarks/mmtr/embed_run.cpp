// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/embed_run.h"

#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "evaluation/metrics/mmtr_reply.h"

#include <QHash>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::mmtr {

namespace {

/// Texts to embed, each once, and what came back.
class Texts : public CallList
{
public:
    qsizetype add(const QString& text)
    {
        const auto known = m_indices.constFind(text);
        if (known != m_indices.constEnd()) {
            return *known;
        }
        m_indices.insert(text, m_texts.size());
        m_texts.append(text);
        m_vectors.emplace_back();
        return m_texts.size() - 1;
    }

    [[nodiscard]] const std::vector<float>& vector(qsizetype index) const
    {
        return m_vectors[static_cast<size_t>(index)];
    }

    [[nodiscard]] qint64 size() const override { return m_texts.size(); }
    [[nodiscard]] QString purpose() const override { return u"embedding"_s; }
    [[nodiscard]] QString subject(qint64 index) const override { return QString::number(index + 1); }
    [[nodiscard]] Result<Preparation> load(qint64 index) override
    {
        ModelRequest request;
        request.sampleId = subject(index);
        request.prompt = m_texts[index];
        return Preparation([request]() -> Result<ModelRequest> { return request; });
    }
    Result<void> answered(qint64 index, const CallAnswer& answer) override
    {
        m_vectors[static_cast<size_t>(index)] = answer.reply.embedding;
        return {};
    }

private:
    QStringList m_texts;
    QHash<QString, qsizetype> m_indices;
    std::vector<std::vector<float>> m_vectors;
};

/// A prediction and the places of its two texts.
struct Pair
{
    Prediction prediction;
    qsizetype reply = 0;
    qsizetype target = 0;
};

void note(Prediction& prediction, double similarity, const QString& model)
{
    auto extra = nlohmann::ordered_json::parse(
        prediction.extra.cbegin(), prediction.extra.cend(), nullptr, false);
    if (!extra.is_object()) {
        extra = nlohmann::ordered_json::object();
    }
    extra["mmtr"] = {{"embed_sim", similarity}, {"embed_model", model.toStdString()}};
    prediction.extra = QByteArray::fromStdString(extra.dump());
}

} // namespace

QString embeddingText(Level level, const QString& text)
{
    QString instruction;
    switch (level) {
    case Level::L1:
        return text;
    case Level::L2:
        instruction = u"Represent this short phrase so that phrases which mean the same are close."_s;
        break;
    case Level::L3:
        instruction = u"Represent this sentence so that sentences which say the same are close."_s;
        break;
    case Level::L4:
        instruction = u"Represent this paragraph so that paragraphs with the same content are close."_s;
        break;
    }
    return u"Instruct: %1\nText: %2"_s.arg(instruction, text);
}

std::optional<double> cosine(const std::vector<float>& a, const std::vector<float>& b)
{
    if (a.empty() || a.size() != b.size()) {
        return std::nullopt;
    }
    double product = 0.0;
    double lengthA = 0.0;
    double lengthB = 0.0;
    for (size_t i = 0; i < a.size(); ++i) {
        product += double(a[i]) * double(b[i]);
        lengthA += double(a[i]) * double(a[i]);
        lengthB += double(b[i]) * double(b[i]);
    }
    if (!(lengthA > 0.0) || !(lengthB > 0.0)) {
        return std::nullopt;
    }
    return std::clamp(product / std::sqrt(lengthA * lengthB), 0.0, 1.0);
}

Result<EmbedReport> embedRun(
    EmbedStore& store, Model& embedder, RunId run, const CallPolicy& policy, RunControl& control,
    const CallObserver& observer)
{
    const auto samples = store.runs().predictedSamples(run);
    if (!samples) {
        return samples.error();
    }
    Texts texts;
    std::vector<Pair> pairs;
    for (const SampleId sample : *samples) {
        const auto truth = store.runs().truth(sample);
        if (!truth) {
            return truth.error();
        }
        auto prediction = store.runs().prediction(run, sample);
        if (!prediction) {
            return prediction.error();
        }
        const SampleFacts facts = factsOf(*truth);
        const QString reply = answerIn(prediction->raw);
        const bool answers = prediction->outcome != Outcome::ApiError && !reply.isEmpty()
            && !declines(reply) && !missesTheTask(reply);
        if (facts.level == Level::L1 || facts.target.isEmpty() || !answers) {
            continue;
        }
        pairs.push_back(
            {std::move(*prediction), texts.add(embeddingText(facts.level, reply)),
             texts.add(embeddingText(facts.level, facts.target))});
    }
    EmbedReport report;
    report.predictions = static_cast<qint64>(pairs.size());
    report.texts = texts.size();
    const auto calls = askAll(texts, embedder, store.calls(), run, policy, control, observer);
    if (!calls) {
        return calls.error();
    }
    report.calls = *calls;
    const auto kept = store.calls().together([&]() -> Result<void> {
        for (Pair& pair : pairs) {
            const auto similarity = cosine(texts.vector(pair.reply), texts.vector(pair.target));
            if (!similarity) {
                continue;
            }
            note(pair.prediction, *similarity, embedder.name());
            if (auto done = store.keepExtra(pair.prediction); !done) {
                return done;
            }
            ++report.compared;
        }
        return {};
    });
    if (!kept) {
        return kept.error();
    }
    return report;
}

} // namespace groundmark::evaluation::mmtr
