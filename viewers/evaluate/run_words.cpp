// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/run_words.h"

#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace groundmark::viewers {

namespace {

/// Translations of how runs go.
struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

constexpr double Cent = 0.01;

} // namespace

QString wordOf(evaluation::CallFailure failure)
{
    using evaluation::CallFailure;
    switch (failure) {
    case CallFailure::None:
        return RunWords::tr("none");
    case CallFailure::Connection:
        return RunWords::tr("no connection");
    case CallFailure::TimedOut:
        return RunWords::tr("time-out");
    case CallFailure::RateLimited:
        return RunWords::tr("rate limit");
    case CallFailure::ServerError:
        return RunWords::tr("server error");
    case CallFailure::Unauthorised:
        return RunWords::tr("not authorised");
    case CallFailure::TooLarge:
        return RunWords::tr("too large");
    case CallFailure::Rejected:
        return RunWords::tr("rejected");
    case CallFailure::BadReply:
        return RunWords::tr("unreadable reply");
    case CallFailure::BadInput:
        return RunWords::tr("request not made");
    case CallFailure::Program:
        return RunWords::tr("program failed");
    case CallFailure::Cancelled:
        return RunWords::tr("cancelled");
    }
    return {};
}

QString endWord(const QString& stopped)
{
    using evaluation::RunEnd;
    const auto end = valueOf<RunEnd>(stopped);
    if (!end) {
        return stopped;
    }
    switch (*end) {
    case RunEnd::Finished:
        return RunWords::tr("finished");
    case RunEnd::Cancelled:
        return RunWords::tr("cancelled");
    case RunEnd::OverBudget:
        return RunWords::tr("cost cap reached");
    case RunEnd::OutOfTime:
        return RunWords::tr("out of time");
    case RunEnd::Unauthorised:
        return RunWords::tr("key not accepted");
    case RunEnd::EndpointGone:
        return RunWords::tr("endpoint gone");
    case RunEnd::NotStored:
        return RunWords::tr("project not writable");
    }
    return stopped;
}

QString failureWords(const std::map<evaluation::CallFailure, qint64>& failures)
{
    QStringList words;
    for (const auto& [failure, number] : failures) {
        if (number > 0 && failure != evaluation::CallFailure::None) {
            words.append(
                widgets::numbers::count(number) + QStringLiteral(" × ") + wordOf(failure));
        }
    }
    return words.join(QStringLiteral(", "));
}

QString money(double amount)
{
    const bool isSmall = amount > 0.0 && amount < Cent;
    return QStringLiteral("$ ") + widgets::numbers::decimal(amount, isSmall ? 4 : 2);
}

} // namespace groundmark::viewers
