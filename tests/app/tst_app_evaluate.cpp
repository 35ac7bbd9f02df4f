// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/evaluation_bench.h"
#include "tests/app/kill_scenario.h"
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

using namespace groundmark;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

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
        process.start(qEnvironmentVariable("GROUNDMARK_PROGRAM"), QStringList(u"evaluate"_s) + arguments);
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

    /// OCR-Robust: an exact match where there is one, else a judge; what the judge cannot say stays
    /// a miss and is counted apart.
    void aJudgeDecidesWhatAnExactMatchLeavesOpen()
    {
        EndpointServer server([](const EndpointRequest& request) {
            const QByteArray prompt = promptOf(request.body);
            if (!request.body.contains("\"the-judge\"")) {
                return prompt.contains("Item 0?") ? chatReply("Answer: 42.")
                    : prompt.contains("Item 1?")  ? chatReply("Answer: forty-two")
                    : prompt.contains("Item 2?")  ? chatReply("Answer: forty-three")
                                                  : chatReply("Answer: about forty");
            }
            return prompt.contains("forty-two") ? chatReply("Correctness: Correct")
                : prompt.contains("forty-three") ? chatReply("Correctness: Incorrect")
                                                 : chatReply("Hard to say.");
        });
        makeItems(project(), 4, whitePage(), u"ocr-robust"_s);
        const QStringList judge {u"--judge"_s, u"openai:the-judge@"_s + server.url()};
        const End end = run(call(server, judge));
        QCOMPARE(end.report[u"judge"_s][u"decidedWithout"_s].toInt(), 1);
        QCOMPARE(end.report[u"judge"_s][u"questions"_s].toInt(), 3);
        QCOMPARE(end.report[u"judge"_s][u"unreadable"_s].toInt(), 1);
        QCOMPARE(end.report[u"scores"_s][u"scored"_s].toInt(), 4);
        QCOMPARE(end.report[u"scores"_s][u"mean"_s].toDouble(), 0.5);
        QCOMPARE(server.count(), 4 + 3 + 1); // what cannot be read is asked once more

        QProcess table;
        table.start(
            qEnvironmentVariable("GROUNDMARK_PROGRAM"),
            {u"robustness"_s, project(), u"--json"_s, u"--dataset"_s, u"items"_s});
        QVERIFY(table.waitForFinished(60'000));
        const QByteArray printed = table.readAllStandardOutput();
        QVERIFY2(
            printed.contains("exact match, else judge"),
            qPrintable(QString::fromUtf8(printed + table.readAllStandardError())));
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
        makeItems(project(), 120, whitePage());
        start(process, call(server, {u"--concurrency"_s, u"2"_s, u"--per-minute"_s, u"6000"_s}));
        QVERIFY(process.waitForStarted());
        id = process.processId();
        const End end = finish(process);
        QCOMPARE(end.code, 1);
        QCOMPARE(end.report[u"end"_s].toString(), u"cancelled"_s);
        QCOMPARE(end.report[u"answered"_s].toInt(), server.count());
        const End rest = run(resume() + QStringList {u"--per-minute"_s, u"600000"_s});
        QVERIFY2(rest.code == 0, rest.err);
        QCOMPARE(server.count(), 120);
    }

    void killsLoseNothingAndNothingIsPaidTwice()
    {
        constexpr int Samples = 300;
        const KillOutcome left = runWithKills(
            qEnvironmentVariable("GROUNDMARK_PROGRAM"), m_folder->path(), Samples, 3, 7);
        QCOMPARE(left.kills, 3);
        QCOMPARE(left.exitCode, 0);
        QCOMPARE(left.scored, Samples);
        QCOMPARE(left.answeredTwice, 0);
        QCOMPARE(left.unknownToTheLedger, 0);
        QCOMPARE(left.unknownToTheServer, 0);
        QCOMPARE(left.failedButPaid, 0);
        QCOMPARE(left.unread, 0);
        QCOMPARE(left.paid, Samples + left.lostInKills);
        QCOMPARE(left.tokens, 10 * Samples);
        QCOMPARE(left.tokensOfAnswers, left.tokens);
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
