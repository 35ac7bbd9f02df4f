// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/generation_bench.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int Patience = 240'000; // ms

struct End
{
    int code = -1;
    QByteArray err;
    QJsonObject report;
};

} // namespace

/// `groundmark import` and `groundmark generate` as real processes against a real server.
class TestAppGenerate : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString project() const { return m_folder.filePath(u"p.groundmark"_s); }

    static void start(QProcess& process, const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"DISPLAY"_s);
        environment.remove(u"QT_QPA_PLATFORM"_s);
        environment.remove(u"GROUNDMARK_API_KEY"_s);
        environment.insert(u"LANG"_s, u"C.UTF-8"_s);
        environment.insert(u"no_proxy"_s, u"*"_s);
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("GROUNDMARK_PROGRAM"), arguments);
    }
    static End finish(QProcess& process)
    {
        if (!process.waitForFinished(Patience)) {
            qFatal("the program hangs");
        }
        return {process.exitCode(), process.readAllStandardError(),
                QJsonDocument::fromJson(process.readAllStandardOutput()).object()};
    }
    static End run(const QStringList& arguments)
    {
        QProcess process;
        start(process, arguments);
        return finish(process);
    }
    QStringList generate(const EndpointServer& server, const QStringList& more = {}) const
    {
        return QStringList {u"generate"_s, project(), u"--dataset"_s, u"gen"_s, u"--chat"_s, u"openai:c@"_s + server.url(),
                            u"--images"_s, u"openai-images:p@"_s + server.url(), u"--json"_s}
            + more;
    }
    qint64 count(const QString& query) const
    {
        auto opened = storage::Project::open(project(), storage::Project::Mode::ReadOnly);
        return (*opened)->database().scalar(query)->toLongLong();
    }

private slots:
    void theCorpusIsReadAndBadRecordsAreToldByLine()
    {
        QCOMPARE(run({u"new"_s, project()}).code, 0);
        QByteArray corpus = corpusOf(60);
        corpus += "\ne\nContext.\nQuestion?\nA.one\nB.two\nC.three\nD.four\n";
        writeFile(m_folder.filePath(u"LogiQA.txt"_s), corpus);
        const End end = run({u"import"_s, project(), m_folder.filePath(u"LogiQA.txt"_s), u"--format"_s, u"logiqa"_s,
                             u"--dataset"_s, u"gen"_s, u"--json"_s});
        QCOMPARE(end.code, 1);
        QVERIFY2(end.err.contains("482"), end.err); // 480 lines, an empty one, then the letter
        QCOMPARE(count(u"SELECT COUNT(*) FROM samples"_s), 60);
    }

    void aKilledGenerationGoesOnWhereItStood()
    {
        std::atomic_int images = 0;
        EndpointServer server([&](const EndpointRequest& request) {
            if (request.number % 10 == 7) {
                return request.number % 20 == 7 ? errorReply(500, "out of order") : errorReply(429, "slow down");
            }
            images += request.path.endsWith("generations") ? 1 : 0;
            return soundReply(request);
        });
        QProcess process;
        start(process, generate(server));
        QTRY_VERIFY_WITH_TIMEOUT(images >= 20, Patience);
        process.kill();
        process.waitForFinished(Patience);
        const qint64 kept = count(u"SELECT COUNT(*) FROM calls WHERE state IN ('kept', 'answered') AND purpose = 'image'"_s);
        QVERIFY(kept < 54);

        const End end = run(generate(server));
        QVERIFY2(end.code == 0, end.err);
        const QJsonArray stages = end.report[u"stages"_s].toArray();
        QCOMPARE(stages[0].toObject()[u"leftOut"_s].toInt(), 6);
        QCOMPARE(stages[6].toObject()[u"done"_s].toInt(), 54);
        QCOMPARE(count(u"SELECT COUNT(*) FROM generated_images"_s), 54);
        QCOMPARE(count(u"SELECT COUNT(DISTINCT sample) FROM generated_images"_s), 54);
        QCOMPARE(count(u"SELECT COUNT(*) FROM reviews WHERE verdict = 'waiting'"_s), 54);
        QCOMPARE(count(u"SELECT COUNT(*) FROM calls WHERE state = 'answered' AND purpose = 'image'"_s), 54);
        // Only what was on the wire when it was killed may have been made for nothing.
        QVERIFY(qint64(server.paid().size()) <= 54 + 8);
    }

    void aChosenSampleIsMadeAgain()
    {
        EndpointServer server(soundReply);
        const End end = run(generate(server, {u"--redo"_s, u"image"_s, u"--samples"_s, u"LogiQA-2"_s}));
        QVERIFY2(end.code == 0, end.err);
        QCOMPARE(count(u"SELECT COUNT(*) FROM generated_images"_s), 55);
        QCOMPARE(int(server.paid().size()), 1);
        QCOMPARE(run(generate(server, {u"--samples"_s, u"nobody"_s})).code, 3);
        QCOMPARE(run(generate(server, {u"--stage"_s, u"paint"_s})).code, 2);
        QCOMPARE(run({u"generate"_s, project()}).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestAppGenerate)
#include "tst_app_generate.moc"
