// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "evaluation/metrics/steps.h"

#include <QString>
#include <QStringList>

namespace groundmark::evaluation {

/// A reply taken apart into a reasoning chain.
struct ReplyChain
{
    QStringList steps; ///< sentences of the thought process, without headings
    QString answer;
    ResponseFlaw flaw = ResponseFlaw::None; ///< why the paper would leave it out
};

/// Splits a reply at its "Answer:" and the rest into sentences. The heading "Thought Process:" is
/// no step. Source: MagiC, arXiv 2507.07297, section 3.2; the rules of the split are ours.
[[nodiscard]] ReplyChain chainOfReply(const QString& reply);

/// The same as a chain of a sample: its steps with the regions that they name.
/// @param regionCount how many numbered regions the sample has
[[nodiscard]] Chain
chainFromReply(const ReplyChain& reply, SampleId sample, const QString& model, int regionCount);

} // namespace groundmark::evaluation
