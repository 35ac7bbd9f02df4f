// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <span>

namespace groundmark::evaluation {

/// How a judge's reply is read.
enum class VerdictSyntax {
    Correctness, ///< parseCorrectness(): "Correctness: Correct", "Correctness: Yes"
    Binary, ///< parseBinary(): the first 0 or 1
    YesNo, ///< the last line's "yes" or "no", or the whole reply being one such word
};

/// One question that a judge can be asked, with its words and where these come from. The words are
/// data: a run may bring its own.
struct JudgeProtocol
{
    QString id; ///< "magic-short", "magic-full", "magic-self-heal", "logicocr", "mmtr-gate", "ocr-robust"
    QString title; ///< for lists; not translated
    QString prompt; ///< with {names} that JudgeQuestion::fields fills
    QStringList fields; ///< the names in the prompt
    VerdictSyntax syntax = VerdictSyntax::Correctness;
    double temperature = 0.0;
    double temperatureStep = 0.0; ///< added for each new attempt at an unreadable reply
    int attempts = 2; ///< with the first one; then the verdict is unreadable
    std::optional<int> maxTokens;
    QString source; ///< paper and appendix; says so where the words are ours
};

[[nodiscard]] std::span<const JudgeProtocol> judgeProtocols();
/// Null for an unknown id.
[[nodiscard]] const JudgeProtocol* findJudgeProtocol(QStringView id);

/// The prompt with its fields filled in, in one pass: a field's text is never searched for names.
[[nodiscard]] QString
judgePrompt(const JudgeProtocol& protocol, const std::map<QString, QString>& fields);
/// What the reply says; nothing when it says neither.
[[nodiscard]] std::optional<bool> readVerdict(const JudgeProtocol& protocol, const QString& reply);

} // namespace groundmark::evaluation
