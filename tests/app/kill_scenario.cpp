// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/kill_scenario.h"

#include "domain/random.h"
#include "storage/call_store.h"
#include "storage/run_repository.h"
#include "tests/app/evaluation_bench.h"
#include "tests/evaluation/endpoint_server.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <atomic>
#include <csignal>

using namespace Qt::StringLiterals;

namespace groundmark::testing {

namespace {

EndpointReply moodyReply(int number)
{
    EndpointReply reply = chatReply("42");
    switch (number % 25) {
    case 3:
        return errorReply(500, "oops");
    case 8:
        reply.ending = EndpointReply::Ending::Drop;
        return reply;
    case 13:
        reply.ending = EndpointReply::Ending::CutOff;
        return reply;
    case 18:
        reply.body = "<html>busy</html>";
        reply.isPaid = false;
        return reply;
    case 23:
        return errorReply(429, "slow down");
    default:
        return reply;
    }
}

void compare(
    const std::vector<storage::CallRecord>& ledger, const std::set<QByteArray>& paid,
    KillOutcome& outcome)
{
    std::map<QByteArray, QString> states;
    std::map<QString, int> answers;
    for (const storage::CallRecord& row : ledger) {
        const QByteArray id = row.requestId.toLatin1();
        states[id] = row.state;
        outcome.unread += row.state == u"kept" ? 1 : 0;
        if (row.state == u"answered") {
            outcome.answeredTwice += ++answers[row.subject] > 1 ? 1 : 0;
            outcome.unknownToTheServer += paid.contains(id) ? 0 : 1;
            outcome.tokensOfAnswers += 10;
        } else if (row.state == u"failed") {
            outcome.failedButPaid += paid.contains(id) ? 1 : 0;
        }
    }
    for (const QByteArray& id : paid) {
        const auto state = states.find(id);
        outcome.unknownToTheLedger += state == states.end() ? 1 : 0;
        outcome.lostInKills += state != states.end() && state->second == u"sent" ? 1 : 0;
    }
}

} // namespace

KillOutcome
runWithKills(const QString& program, const QString& folder, int samples, int kills, unsigned seed)
{
    const QString path = QDir(folder).filePath(u"killed.groundmark"_s);
    makeItems(path, samples, whitePage());
    std::atomic<qint64> victim = 0;
    std::atomic<int> killAt = 0;
    EndpointServer server([&](const EndpointRequest& request) {
        if (request.number >= killAt && victim != 0) {
            ::kill(static_cast<pid_t>(victim.exchange(0)), SIGKILL);
        }
        return moodyReply(request.number);
    });
    Random random(seed);
    const auto stride = static_cast<double>(samples) / (kills + 1);
    KillOutcome outcome;
    QElapsedTimer timer;
    timer.start();
    QJsonObject report;
    while (true) {
        killAt = outcome.kills < kills
            ? server.count() + 10 + static_cast<int>(stride * random.uniform(0.5, 1.2))
            : 1'000'000'000;
        QStringList arguments {u"evaluate"_s, path, u"--run"_s, u"r"_s, u"--json"_s};
        if (outcome.kills == 0) {
            arguments += QStringList {
                u"--dataset"_s, u"items"_s, u"--model"_s, u"openai:m@"_s + server.url(),
                u"--attempts"_s, u"30"_s, u"--max-delay"_s, u"0.01"_s};
        } else {
            arguments += u"--resume"_s;
        }
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(program, arguments);
        if (!process.waitForStarted()) {
            qFatal("the program does not start");
        }
        victim = process.processId();
        if (!process.waitForFinished(-1)) {
            qFatal("the program cannot be awaited");
        }
        victim = 0;
        if (process.exitStatus() != QProcess::CrashExit) {
            outcome.exitCode = process.exitCode();
            report = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
            break;
        }
        ++outcome.kills;
    }
    outcome.seconds = double(timer.elapsed()) / 1000.0;
    outcome.requests = server.count();
    outcome.scored = report[u"scores"_s][u"scored"_s].toInt();
    outcome.tokens = report[u"inputTokens"_s].toInteger() + report[u"outputTokens"_s].toInteger();
    const auto paid = server.paid();
    outcome.paid = static_cast<int>(paid.size());

    const auto project = storage::Project::open(path, storage::Project::Mode::ReadOnly);
    if (!project) {
        qFatal("%s", qPrintable(project.error().toText()));
    }
    const auto run = storage::RunRepository((*project)->database()).findByName(u"r"_s);
    const auto ledger = storage::ProjectCallStore(**project).callsOf((*run)->id);
    compare(*ledger, paid, outcome);
    return outcome;
}

} // namespace groundmark::testing
