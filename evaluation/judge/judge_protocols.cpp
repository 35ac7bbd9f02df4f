// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/judge/judge_protocols.h"

#include "evaluation/judge/judge_prompts.h"
#include "evaluation/metrics/judge_reply.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

JudgeProtocol protocol(
    const char* id, const char* title, const char* prompt, VerdictSyntax syntax, const char* source)
{
    JudgeProtocol made;
    made.id = QString::fromUtf8(id);
    made.title = QString::fromUtf8(title);
    made.prompt = QString::fromUtf8(prompt).trimmed();
    made.syntax = syntax;
    made.source = QString::fromUtf8(source);
    static const QRegularExpression name(u"\\{([a-z_]+)\\}"_s);
    for (auto match = name.globalMatch(made.prompt); match.hasNext();) {
        const QString field = match.next().captured(1);
        if (!made.fields.contains(field)) {
            made.fields.append(field);
        }
    }
    return made;
}

std::vector<JudgeProtocol> makeProtocols()
{
    constexpr auto Magic = "MagiC, arXiv 2507.07297, appendix; without its in-context examples, "
                           "which are not published";
    std::vector<JudgeProtocol> all {
        protocol(
            "magic-full", "MagiC, full answer", judge_prompts::MagicFull,
            VerdictSyntax::Correctness, Magic),
        protocol(
            "magic-short", "MagiC, short answer", judge_prompts::MagicShort,
            VerdictSyntax::Correctness, Magic),
        protocol(
            "magic-self-heal", "MagiC, Self-Heal", judge_prompts::MagicSelfHeal,
            VerdictSyntax::Correctness,
            "MagiC, arXiv 2507.07297, appendix; its last two placeholders are misnamed and are put "
            "right; without its in-context examples, which are not published"),
        protocol(
            "logicocr", "LogicOCR-Real", judge_prompts::SameAnswer, VerdictSyntax::Correctness,
            "LogicOCR, arXiv 2505.12307, section 4, asks GPT-4o-mini and gives no words; ours"),
        protocol(
            "ocr-robust", "OCR-Robust", judge_prompts::SameAnswer, VerdictSyntax::Correctness,
            "OCR-Robust, arXiv 2606.26041, asks GPT-4o where an exact match fails and gives no "
            "words; ours"),
        protocol(
            "mmtr-gate", "MMTR-Bench, factuality gate", judge_prompts::MmtrGate,
            VerdictSyntax::Binary,
            "MMTR-Bench-eval, step3_eval_mmtr_llm.py: the rules and numbers; the words are ours"),
    };
    for (JudgeProtocol& one : all) {
        if (one.id == u"mmtr-gate") { // temperature 0.01 and 0.05 more for each new attempt
            one.temperature = 0.01;
            one.temperatureStep = 0.05;
            one.attempts = 3;
            one.maxTokens = 2;
        }
    }
    return all;
}

/// "yes" or "no" as the whole of a line, with nothing but quotes, stars and a stop around it.
std::optional<bool> yesOrNo(const QString& line)
{
    static const QRegularExpression word(
        u"^[\\s\"'*`(\\[]*(yes|no)[\\s\"'*`)\\].]*$"_s, QRegularExpression::CaseInsensitiveOption);
    const auto match = word.match(line);
    return match.hasMatch()
        ? std::optional(match.captured(1).compare(u"yes", Qt::CaseInsensitive) == 0)
        : std::nullopt;
}

} // namespace

std::span<const JudgeProtocol> judgeProtocols()
{
    static const std::vector<JudgeProtocol> all = makeProtocols();
    return all;
}

const JudgeProtocol* findJudgeProtocol(QStringView id)
{
    const auto all = judgeProtocols();
    const auto found = std::ranges::find(all, id, &JudgeProtocol::id);
    return found == all.end() ? nullptr : &*found;
}

QString judgePrompt(const JudgeProtocol& protocol, const std::map<QString, QString>& fields)
{
    QString text;
    qsizetype from = 0;
    static const QRegularExpression name(u"\\{([a-z_]+)\\}"_s);
    for (auto match = name.globalMatch(protocol.prompt); match.hasNext();) {
        const auto one = match.next();
        const auto field = fields.find(one.captured(1));
        if (field == fields.end()) {
            continue;
        }
        text += QStringView(protocol.prompt).mid(from, one.capturedStart() - from);
        text += field->second;
        from = one.capturedEnd();
    }
    return text + QStringView(protocol.prompt).mid(from);
}

std::optional<bool> readVerdict(const JudgeProtocol& protocol, const QString& reply)
{
    switch (protocol.syntax) {
    case VerdictSyntax::Correctness:
        return parseCorrectness(reply);
    case VerdictSyntax::Binary:
        return parseBinary(reply);
    case VerdictSyntax::YesNo:
        break;
    }
    const QStringList lines = reply.trimmed().split(u'\n');
    return yesOrNo(lines.back());
}

} // namespace groundmark::evaluation
