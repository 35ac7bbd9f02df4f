// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/run/call_progress.h"

#include <QString>

namespace groundmark::viewers {

/// "rate limit", "time-out", …: why calls failed, as people read it.
[[nodiscard]] QString wordOf(evaluation::CallFailure failure);
/// "finished", "cost cap reached", …: how a run ended; `stopped` is Run::stopped.
[[nodiscard]] QString endWord(const QString& stopped);
/// "17 × rate limit, 3 × time-out"; empty for none.
[[nodiscard]] QString failureWords(const std::map<evaluation::CallFailure, qint64>& failures);
/// "$ 1.42"; what costs less than a cent has four decimals.
[[nodiscard]] QString money(double amount);

} // namespace groundmark::viewers
