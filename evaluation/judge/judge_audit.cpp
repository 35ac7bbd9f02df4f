// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/judge/judge_audit.h"

#include <algorithm>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

/// What one judge said about one prediction.
struct Said
{
    std::vector<bool> readable; ///< in the order of repetition; empty when nothing was readable
};

/// One judge's record while it is counted.
struct Tally
{
    JudgeAudit audit;
    qint64 agreed = 0;
    std::vector<QString> judgeLabels;
    std::vector<QString> personLabels;
};

QString labelOf(bool correct)
{
    return correct ? u"correct"_s : u"incorrect"_s;
}

std::optional<bool> personsVerdict(const QList<JudgeVerdict>& verdicts, QStringView protocol)
{
    for (const JudgeVerdict& verdict : verdicts) {
        if (verdict.isPerson && verdict.protocol == protocol && verdict.correct) {
            return verdict.correct;
        }
    }
    return std::nullopt;
}

void count(Tally& tally, const Said& said, std::optional<bool> person)
{
    JudgeAudit& audit = tally.audit;
    if (said.readable.empty()) {
        ++audit.unreadable;
        return;
    }
    ++audit.judged;
    if (said.readable.size() > 1) {
        ++audit.repeated;
        const bool first = said.readable.front();
        audit.flipped
            += std::ranges::any_of(said.readable, [first](bool one) { return one != first; }) ? 1 : 0;
    }
    if (person) {
        ++audit.withPeople;
        tally.agreed += said.readable.front() == *person ? 1 : 0;
        tally.judgeLabels.push_back(labelOf(said.readable.front()));
        tally.personLabels.push_back(labelOf(*person));
    }
}

} // namespace

std::vector<JudgeAudit> auditJudges(std::span<const QList<JudgeVerdict>> predictions)
{
    std::map<std::pair<QString, QString>, Tally> tallies;
    for (const QList<JudgeVerdict>& verdicts : predictions) {
        std::map<std::pair<QString, QString>, Said> judges;
        for (const JudgeVerdict& verdict : verdicts) {
            if (verdict.isPerson) {
                continue;
            }
            Said& said = judges[{verdict.protocol, verdict.judge}];
            if (verdict.correct) {
                said.readable.push_back(*verdict.correct);
            }
        }
        for (const auto& [who, said] : judges) {
            Tally& tally = tallies[who];
            tally.audit.protocol = who.first;
            tally.audit.judge = who.second;
            count(tally, said, personsVerdict(verdicts, who.first));
        }
    }
    std::vector<JudgeAudit> audits;
    for (auto& [who, tally] : tallies) {
        JudgeAudit& audit = tally.audit;
        if (audit.repeated > 0) {
            audit.flipRate = double(audit.flipped) / double(audit.repeated);
        }
        if (audit.withPeople > 0) {
            audit.agreement = double(tally.agreed) / double(audit.withPeople);
        }
        audit.kappa = cohenKappa(tally.judgeLabels, tally.personLabels);
        audits.push_back(std::move(audit));
    }
    return audits;
}

std::optional<bool> decidingVerdict(const QList<JudgeVerdict>& verdicts, QStringView protocol)
{
    if (const auto person = personsVerdict(verdicts, protocol)) {
        return person;
    }
    std::optional<bool> first;
    int balance = 0;
    for (const JudgeVerdict& verdict : verdicts) {
        if (verdict.protocol != protocol || verdict.isPerson || !verdict.correct) {
            continue;
        }
        first = first ? first : verdict.correct;
        balance += *verdict.correct ? 1 : -1;
    }
    return balance == 0 ? first : std::optional(balance > 0);
}

} // namespace groundmark::evaluation
