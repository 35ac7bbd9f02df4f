// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/call_store.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "tests/app/evaluation_bench.h"
#include "tests/evaluation/endpoint_server.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <set>

using namespace groundmark;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;
using Ending = EndpointReply::Ending;

namespace {

const QByteArray Key = "sk-test-0123456789abcdef";

} // namespace

/// `groundmark evaluate` as a real process against a real server.
class TestEvaluate : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString project() const { return m_folder->filePath(u"p.groundmark"_s); }

    static void start(QProcess& process, const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"DISPLAY"_s);
        environment.remove(u"QT_QPA_PLATFORM"_s);
        environment.insert(u"LANG"_s, u"C.UTF-8"_s);
        environment.insert(u"GROUNDMARK_API_KEY"_s, QString::fromLatin1(Key));
        environment.insert(u"no_proxy"_s, u"*"_s);
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("GROUNDMARK_PROGRAM"), u"evaluate"_s + arguments);
    }

    QStringList call(const EndpointServer& server, const QStringList& more = {}) const
    {
        return QStringList {project(), u"--dataset"_s, u"items"_s, u"--model"_s,
                            u"openai:m@"_s + server.url(), u"--run"_s, u"r"_s, u"--max-delay"_s,
                            u"0.01"_s, u"--json"_s}
            + more;
    }
    QStringList resume() const
    {
        return {project(), u"--run"_s, u"r"_s, u"--resume"_s, u"--json"_s};
    }

    struct End
    {
        int code = -1;
        QByteArray err;
        QJsonObject report;
    };
    static End finish(QProcess& process)
    {
        if (!process.waitForFinished(120'000)) {
            qFatal("the program hangs");
        }
        return {
            process.exitCode(), process.readAllStandardError(),
            QJsonDocument::fromJson(process.readAllStandardOutput()).object()};
    }
    static End run(const QStringList& arguments)
    {
        QProcess process;
        start(process, arguments);
        return finish(process);
    }

    /// The ledger's rows, by request id.
    std::map<QByteArray, storage::CallRecord> ledger() const
    {
        const auto opened = storage::Project::open(project(), storage::Project::Mode::ReadOnly);
        storage::ProjectCallStore calls(**opened);
        std::map<QByteArray, storage::CallRecord> rows;
        const auto all = calls.callsOf((*storage::RunRepository((*opened)->database()).findByName(u"r"_s))->id);
        for (const storage::CallRecord& record : *all) {
            rows[record.requestId.toLatin1()] = record;
        }
        return rows;
    }

private slots:
    void init()
    {
        QVERIFY2(qEnvironmentVariableIsSet("GROUNDMARK_PROGRAM"), "run through ctest");
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void aRunIsAskedScoredAndShownWithItsTable()
    {
        EndpointServer server([](const EndpointRequest& request) {
            const QByteArray prompt = promptOf(request.body);
            return prompt.contains("Item 3?") ? chatReply("") : chatReply("The answer is 42.");
        });
        makeItems(project(), 10, whitePage());
        const End end = run(call(server, {u"--setting"_s, u"direct"_s}));
        QVERIFY2(end.code == 0, end.err);
        QCOMPARE(end.report[u"answered"_s].toInt(), 10);
        QCOMPARE(end.report[u"inputTokens"_s].toInt(), 70);
        QCOMPARE(end.report[u"scores"_s][u"scored"_s].toInt(), 9);
        QCOMPARE(end.report[u"scores"_s][u"mean"_s].toDouble(), 1.0);
        QCOMPARE(end.report[u"scores"_s][u"refusedOrEmpty"_s].toInt(), 1);
        QVERIFY(!end.report[u"tables"_s].toArray().isEmpty());
        QCOMPARE(server.count(), 10);
        QCOMPARE(server.requests().front().headers.at("authorization"), "Bearer " + Key);

        // Asked again under another name, it costs nothing; asked anew on purpose, it does.
        QStringList again = call(server);
        again.replace(again.indexOf(u"r"_s), u"again"_s);
        QCOMPARE(run(again).report[u"fromCache"_s].toInt(), 10);
        QCOMPARE(server.count(), 10);
        again.replace(again.indexOf(u"again"_s), u"anew"_s);
        QCOMPARE(run(again + QStringList {u"--repetition"_s, u"1"_s, u"--limit"_s, u"2"_s})
                     .report[u"answered"_s].toInt(), 2);
        QCOMPARE(server.count(), 12);
    }

    void failedSamplesAreErrorsAndNoScoresUntilTheyAreAskedAgain()
    {
        std::atomic<bool> isMended = false;
        EndpointServer server([&isMended](const EndpointRequest& request) {
            const bool isHard = promptOf(request.body).endsWith("7?");
            return isHard && !isMended ? errorReply(413, "too large") : chatReply("42");
        });
        makeItems(project(), 20, whitePage());
        const End first = run(call(server));
        QCOMPARE(first.code, 1);
        QCOMPARE(first.report[u"failed"_s].toInt(), 2);
        QCOMPARE(first.report[u"failedCalls"_s][u"too-large"_s].toInt(), 2);
        QCOMPARE(first.report[u"scores"_s][u"scored"_s].toInt(), 18);
        QCOMPARE(first.report[u"scores"_s][u"apiErrors"_s].toInt(), 2);
        isMended = true;
        const End second = run(resume());
        QVERIFY2(second.code == 0, second.err);
        QCOMPARE(second.report[u"total"_s].toInt(), 2);
        QCOMPARE(second.report[u"scores"_s][u"scored"_s].toInt(), 20);
        QCOMPARE(server.count(), 22);
    }

    void theKeyIsInNothingThatIsWritten()
    {
        EndpointServer server([](const EndpointRequest& request) {
            const QByteArray sent = request.headers.at("authorization");
            EndpointReply reply = request.number % 2 == 0 ? errorReply(400, "you sent " + sent)
                                                          : chatReply("your key is " + sent);
            reply.headers = {"X-Echo: " + sent};
            return reply;
        });
        makeItems(project(), 12, whitePage());
        QProcess process;
        start(process, call(server));
        QVERIFY(process.waitForStarted());
        QFile arguments(u"/proc/%1/cmdline"_s.arg(process.processId()));
        QVERIFY(arguments.open(QIODevice::ReadOnly) && !arguments.readAll().contains(Key));
        process.waitForFinished(120'000);
        QVERIFY(!process.readAllStandardOutput().contains(Key));
        QVERIFY(!process.readAllStandardError().contains(Key));
        QCOMPARE(server.count(), 12);
        QProcess report;
        report.start(
            qEnvironmentVariable("GROUNDMARK_PROGRAM"),
            {u"report"_s, project(), u"--out"_s, m_folder->filePath(u"r.html"_s)});
        QVERIFY(report.waitForFinished(60'000));
        int files = 0;
        QDirIterator all(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(Key), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files >= 3);
    }

    void anInterruptStoresAndSaysHowToGoOn()
    {
        QProcess process;
        std::atomic<qint64> id = 0;
        EndpointServer server([&id](const EndpointRequest& request) {
            if (request.number == 10) {
                ::kill(static_cast<pid_t>(id.load()), SIGINT);
            }
            return chatReply("42");
        });
        // So slow that all could not be asked before the interrupt is seen.
        makeItems(project(), 400, whitePage());
        start(process, call(server, {u"--concurrency"_s, u"2"_s, u"--per-minute"_s, u"6000"_s}));
        id = process.processId();
        const End end = finish(process);
        QCOMPARE(end.code, 1);
        QCOMPARE(end.report[u"end"_s].toString(), u"cancelled"_s);
        QCOMPARE(end.report[u"answered"_s].toInt(), server.count());
        const End rest = run(resume() + QStringList {u"--per-minute"_s, u"600000"_s});
        QVERIFY2(rest.code == 0, rest.err);
        QCOMPARE(server.count(), 400);
    }

    void killsLoseNothingAndNothingIsPaidTwice()
    {
        constexpr int Samples = 300;
        constexpr int Kills = 3;
        QProcess* victim = nullptr;
        std::atomic<qint64> id = 0;
        std::atomic<int> killAt = 60;
        EndpointServer server([&](const EndpointRequest& request) {
            if (request.number >= killAt && id != 0) {
                ::kill(static_cast<pid_t>(id.exchange(0)), SIGKILL);
            }
            EndpointReply reply = chatReply("42");
            switch (request.number % 25) { // a fifth of all calls fails, each in its own way
            case 3:
                return errorReply(500, "oops");
            case 8:
                reply.ending = Ending::Drop;
                return reply;
            case 13:
                reply.ending = Ending::CutOff;
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
        });
        makeItems(project(), Samples, whitePage());
        const QStringList policy {u"--attempts"_s, u"20"_s};
        int kills = 0;
        End end;
        while (true) {
            QProcess process;
            victim = &process;
            start(process, kills == 0 ? call(server, policy) : resume());
            id = process.processId();
            end = finish(process);
            if (victim->exitStatus() != QProcess::CrashExit) {
                break;
            }
            ++kills;
            killAt = kills < Kills ? server.count() + 60 : 1'000'000;
        }
        QCOMPARE(kills, Kills);
        QVERIFY2(end.code == 0, end.err);
        QCOMPARE(end.report[u"scores"_s][u"scored"_s].toInt(), Samples);

        const auto rows = ledger();
        const auto paid = server.paid();
        std::map<QString, int> answers;
        qint64 tokens = 0;
        for (const auto& [requestId, row] : rows) {
            QVERIFY(row.state != u"kept");
            if (row.state == u"answered") {
                ++answers[row.subject];
                tokens += row.inputTokens.value_or(0);
                QVERIFY(paid.contains(requestId)); // the server says so too
            } else if (row.state == u"failed") {
                QVERIFY(!paid.contains(requestId));
            }
        }
        QCOMPARE(answers.size(), std::size_t(Samples));
        QVERIFY(std::ranges::all_of(answers, [](const auto& one) { return one.second == 1; }));
        for (const auto& [requestId, prompt] : paid) { // every paid call is known to the ledger
            QVERIFY(rows.contains(requestId));
            const QString state = rows.at(requestId).state;
            QVERIFY(state == u"answered" || state == u"sent"); // "sent": lost in a kill, never stored
        }
        QCOMPARE(end.report[u"inputTokens"_s].toInteger(), tokens);
        QCOMPARE(tokens, 7 * Samples);
    }

    void aWrongKeyStopsAtOnceAndAWrongCallSaysSo()
    {
        EndpointServer server([](const EndpointRequest&) { return errorReply(401, "wrong key"); });
        makeItems(project(), 50, whitePage());
        const End end = run(call(server, {u"--concurrency"_s, u"1"_s}));
        QCOMPARE(end.code, 1);
        QCOMPARE(end.report[u"end"_s].toString(), u"unauthorised"_s);
        QCOMPARE(server.count(), 1);
        QCOMPARE(run({project()}).code, 2);
        QCOMPARE(run({project(), u"--dataset"_s, u"none"_s, u"--model"_s, u"tesseract"_s}).code, 3);
        QCOMPARE(run(call(server, {u"--rotate"_s, u"45"_s})).code, 3);
        QCOMPARE(run({project(), u"--run"_s, u"none"_s, u"--resume"_s}).code, 3);
    }
};

QTEST_GUILESS_MAIN(TestEvaluate)
#include "tst_app_evaluate.moc"
