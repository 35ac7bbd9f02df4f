// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>

namespace groundmark::testing {

/// What is left after a run that was killed again and again, compared with what the server knows.
struct KillOutcome
{
    int kills = 0;
    int exitCode = -1; ///< of the last session
    int requests = 0; ///< that the server has seen
    int paid = 0; ///< answers that left the server whole
    int scored = 0; ///< samples with a score
    int answeredTwice = 0; ///< samples with two answers in the store: paid twice
    int unknownToTheLedger = 0; ///< paid calls that the ledger does not have
    int unknownToTheServer = 0; ///< answers in the store that the server does not know of
    int failedButPaid = 0; ///< calls that the ledger takes for failed and the server for paid
    int lostInKills = 0; ///< paid calls whose reply never reached the store
    int unread = 0; ///< replies that were kept and never read
    qint64 tokens = 0; ///< as the program reports them
    qint64 tokensOfAnswers = 0; ///< as the server counted them for the answers in the store
    double seconds = 0.0;
};

/// Runs `groundmark evaluate` on a new project of so many samples in `folder`, against a server of
/// ours that fails a fifth of its calls in five ways, and kills it so many times, each time after a
/// random number of further requests around samples / (kills + 1).
[[nodiscard]] KillOutcome runWithKills(
    const QString& program, const QString& folder, int samples, int kills, unsigned seed);

} // namespace groundmark::testing
