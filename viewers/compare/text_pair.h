// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/diff_layout.h"

#include <QString>

class QVBoxLayout;

namespace groundmark::viewers {

/// Appends two lines, truth above answer, with what is different marked. Of long texts the
/// beginning is compared, and that is said below them.
void addTextPair(QVBoxLayout* column, const QString& truth, const QString& answer);
/// The same for a diff that is known.
void addTextPair(QVBoxLayout* column, const widgets::DiffRuns& runs);
/// The same where the rule only looks for the truth in the answer and finds it: what stands round
/// it is no mistake and is quiet instead of struck through.
void addSoughtPair(QVBoxLayout* column, const QString& truth, const QString& answer);

/// The answer with the first place where the truth stands in it as Equal, and the rest as Quiet.
/// Nothing when the truth is empty or does not stand there; `sensitive` to upper and lower case.
[[nodiscard]] widgets::DiffRuns
foundIn(const QString& answer, const QString& truth, Qt::CaseSensitivity sensitive);

} // namespace groundmark::viewers
