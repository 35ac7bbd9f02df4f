// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"
#include "evaluation/run/run_plan.h"
#include "storage/run_repository.h"

#include <QString>

#include <vector>

namespace groundmark::viewers {

/// One fact about how a run came about.
struct CardRow
{
    QString id; ///< stable word: "model", "prompt", …
    QString label; ///< translated
    QString value;
    /// Whether two runs that differ here may stand in one ranking: what is being compared (model,
    /// setting) may differ, what is measured (dataset, truth, samples) may not.
    bool mayDiffer = true;
};

/// Everything that is needed to do a run again, in words.
struct RunCard
{
    RunId run;
    QString name;
    std::vector<CardRow> rows;

    /// Empty for an unknown row.
    [[nodiscard]] QString value(const QString& id) const;
    /// "label: value" lines, for the clipboard.
    [[nodiscard]] QString toText() const;
};

[[nodiscard]] RunCard
cardOf(const storage::RunRepository::Summary& summary, const Dataset& dataset);

/// How a model decodes, in words: "temperature 0 · max 2,048 · seed 7"; what is not set is the
/// server's choice.
[[nodiscard]] QString decodingText(const evaluation::Sampling& sampling);

struct ComparedRow
{
    QString label;
    QString first;
    QString second;
    bool differs = false;
    bool mayDiffer = true;
};

/// Two cards side by side: every row that one of them has, in the first one's order.
[[nodiscard]] std::vector<ComparedRow> compareCards(const RunCard& first, const RunCard& second);
/// "Comparable.", "Comparable, but for: setting." or "Not comparable: truth, samples."
[[nodiscard]] QString comparability(const std::vector<ComparedRow>& rows);
/// Whether the two may stand in one ranking.
[[nodiscard]] bool areComparable(const std::vector<ComparedRow>& rows);

} // namespace groundmark::viewers
