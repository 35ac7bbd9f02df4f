// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/magic/chain.h"

#include "evaluation/metrics/region_mentions.h"

#include <QRegularExpression>

namespace groundmark::evaluation {

ReplyChain chainOfReply(const QString& reply)
{
    static const QRegularExpression heading(
        QStringLiteral("^[\\s*#_>-]*thought\\s+process[\\s*_]*[:：][\\s*_]*"),
        QRegularExpression::CaseInsensitiveOption);
    const SeparatedAnswer parts = separateAnswer(reply);
    QString reasoning = parts.reasoning;
    const auto match = heading.match(reasoning);
    if (match.hasMatch()) {
        reasoning = reasoning.mid(match.capturedEnd());
    }
    return {splitSteps(reasoning), parts.answer, responseFlaw(reply)};
}

Chain chainFromReply(const ReplyChain& reply, SampleId sample, const QString& model, int regionCount)
{
    Chain chain;
    chain.id = ChainId::create();
    chain.sample = sample;
    chain.model = model;
    chain.finalAnswer = reply.answer;
    for (const QString& text : reply.steps) {
        const auto named = regionMentions(text, regionCount).regions;
        chain.steps.append(
            {StepId::create(),
             chain.id,
             static_cast<int>(chain.steps.size()),
             text,
             QList<int>(named.begin(), named.end())});
    }
    return chain;
}

} // namespace groundmark::evaluation
