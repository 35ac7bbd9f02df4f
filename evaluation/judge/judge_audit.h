// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/run.h"
#include "evaluation/metrics/agreement.h"

#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// How far a judge can be trusted, for one protocol.
struct JudgeAudit
{
    QString protocol;
    QString judge;
    qint64 judged = 0; ///< predictions with a readable verdict
    qint64 unreadable = 0; ///< predictions without one
    qint64 repeated = 0; ///< predictions with two or more readable verdicts
    qint64 flipped = 0; ///< of these, the ones on which the judge contradicts itself
    std::optional<double> flipRate; ///< flipped / repeated, 0–1
    qint64 withPeople = 0; ///< predictions that a person judged as well
    std::optional<double> agreement; ///< share on which judge and person agree, 0–1
    std::optional<CohenKappa> kappa; ///< of the judge's first verdict and the person's
};

/// One audit for each protocol and judge that occurs.
/// @param verdicts one list per prediction
[[nodiscard]] std::vector<JudgeAudit> auditJudges(std::span<const QList<JudgeVerdict>> verdicts);

/// What counts for scoring where there are several verdicts: a person's before a model's, then the
/// majority of the readable ones, the first one on a tie. Nothing without a readable verdict.
[[nodiscard]] std::optional<bool>
decidingVerdict(const QList<JudgeVerdict>& verdicts, QStringView protocol);

} // namespace groundmark::evaluation
