// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evaluation/endpoint_server.h"
#include "tests/viewers/evaluate_fixture.h"
#include "viewers/evaluate/call_log_dialog.h"
#include "viewers/evaluate/progress_pane.h"
#include "viewers/evaluate/reply_model.h"
#include "widgets/tabular.h"

#include <QApplication>
#include <QDirIterator>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace groundmark;
using namespace groundmark::viewers;
using groundmark::testing::chatReply;
using groundmark::testing::EndpointReply;
using groundmark::testing::EndpointRequest;
using groundmark::testing::EndpointServer;
using groundmark::testing::errorReply;
using groundmark::testing::EvaluateFixture;
using groundmark::testing::shows;

namespace {

const QByteArray Key = "sk-not-a-real-key-0123456789";
constexpr int Patience = 30'000; // ms; a busy machine takes its time to begin

/// A server that answers one request after the other, each when the test lets it.
struct Gate
{
    QSemaphore arrived;
    QSemaphore mayAnswer;

    EndpointReply answer()
    {
        arrived.release();
        mayAnswer.acquire();
        return chatReply("word1");
    }
    void open() { mayAnswer.release(1000); }
};

} // namespace

/// The view of the runs against a real server on the loopback interface.
class TestEvaluateServer : public QObject
{
    Q_OBJECT

    /// Shows the view with a model behind this address, asked by one call at a time.
    static EvaluateView& show(EvaluateFixture& fixture, const QString& url)
    {
        evaluation::ModelProfile profile;
        profile.name = QStringLiteral("Server");
        profile.config.spec = QStringLiteral("openai:m-1@") + url;
        profile.config.endpoint.key
            = {evaluation::KeySource::Kind::Environment, QStringLiteral("GROUNDMARK_TEST_KEY")};
        profile.inputPrice = 1.0;
        profile.outputPrice = 1000.0;
        fixture.profiles.store(profile);
        EvaluateView& view = fixture.show(profile.name);
        fixture.type(QStringLiteral("atOnce"), QStringLiteral("1"));
        return view;
    }

    static void press(QAbstractItemView* list, int row)
    {
        list->setFocus();
        list->setCurrentIndex(list->model()->index(row, 0));
        QTest::keyClick(list, Qt::Key_Return);
    }

private slots:
    void initTestCase() { qputenv("GROUNDMARK_TEST_KEY", Key); }

    void progressCountsAnswersTokensCostAndErrorsByKind()
    {
        EndpointServer server([](const EndpointRequest& request) {
            switch (request.number) {
            case 2:
                return errorReply(400, "no such thing");
            case 4:
                return chatReply({});
            default:
                return chatReply("word1");
            }
        });
        EvaluateFixture fixture;
        EvaluateView& view = show(fixture, server.url());
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        const LiveRun live = view.queue().live();
        QCOMPARE(live.progress.total, 8);
        QCOMPARE(live.failed, 1);
        QCOMPARE(live.refused, 1);
        QCOMPARE(live.answered, 6);
        QCOMPARE(live.progress.outputTokens, 21);
        auto* pane = view.findChild<ProgressPane*>();
        QVERIFY(shows(*pane, QStringLiteral("1 × rejected")));
        const auto numbers = pane->findChildren<widgets::NumberLabel*>();
        const bool hasCost = std::ranges::any_of(numbers, [](const widgets::NumberLabel* number) {
            return number->text() == u"$ 0.02"; // 49 in at 1, 21 out at 1,000 per million
        });
        QVERIFY(hasCost);
    }

    void pausingHoldsBackNewCallsAndLosesNothing()
    {
        Gate gate;
        EndpointServer server([&gate](const EndpointRequest&) { return gate.answer(); });
        EvaluateFixture fixture;
        EvaluateView& view = show(fixture, server.url());
        const auto opener = qScopeGuard([&gate] { gate.open(); }); // lets the server go, too
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(gate.arrived.available(), 1, Patience);
        fixture.trigger(QStringLiteral("Pause"));
        gate.mayAnswer.release();
        QTRY_COMPARE(view.queue().live().answered, 1);
        QTRY_COMPARE(fixture.cell(0, RunsModel::StateColumn), QStringLiteral("paused"));
        QCOMPARE(server.count(), 1);
        gate.open();
        fixture.trigger(QStringLiteral("Resume"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        QCOMPARE(server.count(), 8);
        QCOMPARE(view.queue().live().answered, 8);
    }

    void aCancelledRunGoesOnWhereItStopped()
    {
        Gate gate;
        EndpointServer server([&gate](const EndpointRequest&) { return gate.answer(); });
        EvaluateFixture fixture;
        EvaluateView& view = show(fixture, server.url());
        const auto opener = qScopeGuard([&gate] { gate.open(); }); // lets the server go, too
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        gate.mayAnswer.release(2);
        QTRY_COMPARE_WITH_TIMEOUT(gate.arrived.available(), 3, Patience);
        fixture.trigger(QStringLiteral("Cancel"));
        gate.open();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        const qint64 first = view.queue().live().answered;
        QVERIFY(first == 2 || first == 3); // the one under way may still come in
        QTRY_COMPARE(fixture.cell(0, RunsModel::StateColumn), QStringLiteral("cancelled"));
        fixture.trigger(QStringLiteral("Resume run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, Patience);
        QCOMPARE(view.queue().live().answered, 8 - first);
        QTRY_COMPARE(fixture.cell(0, RunsModel::StateColumn), QStringLiteral("finished"));
    }

    void theLogOfARequestHasEverythingButTheKey()
    {
        EndpointServer server([](const EndpointRequest& request) {
            return request.number == 1 ? errorReply(401, "no: " + Key) : chatReply("word1");
        });
        EvaluateFixture fixture;
        EvaluateView& view = show(fixture, server.url());
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        QCOMPARE(
            server.requests().front().headers.at("authorization"), QByteArray("Bearer ") + Key);
        view.settle(); // the table knows by then how the run ended
        fixture.trigger(QStringLiteral("Resume run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, Patience);
        auto* list = view.findChild<QTableView*>(QStringLiteral("newestReplies"));
        press(list, 0);
        auto* log = view.findChild<CallLogDialog*>();
        QVERIFY(log);
        QVERIFY(log->requestText().contains(QStringLiteral("What does it say?")));
        QVERIFY(log->requestText().contains(QStringLiteral("sha256=")));
        QVERIFY(log->replyText().contains(QStringLiteral("word1")));
        QVERIFY(!log->requestText().contains(QString::fromLatin1(Key)));
        QVERIFY(!log->replyText().contains(QString::fromLatin1(Key)));
    }

    void theKeyIsInNoFileOfTheProjectOrTheSettings()
    {
        EndpointServer server(
            [](const EndpointRequest&) { return errorReply(400, "you sent " + Key); });
        EvaluateFixture fixture;
        EvaluateView& view = show(fixture, server.url());
        QSignalSpy ended(&view.queue(), &RunQueue::ended);
        fixture.trigger(QStringLiteral("Start run"));
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, Patience);
        fixture.settings.sync();
        int files = 0;
        QDirIterator walk(fixture.folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(Key), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files > 8);
    }
};

QTEST_MAIN(TestEvaluateServer)
#include "tst_viewers_evaluate_server.moc"
