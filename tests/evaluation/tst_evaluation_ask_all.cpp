// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/call_gate.h"
#include "tests/evaluation/asking_bench.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

/// Asking many things: nothing lost, nothing paid for twice, and an end to everything.
class TestAskAll : public QObject
{
    Q_OBJECT

    MemoryCalls m_store;
    std::unique_ptr<RunControl> m_control;

    static CallPolicy quick()
    {
        CallPolicy policy;
        policy.baseDelaySeconds = 0.0;
        return policy;
    }

    CallReport ask(
        PromptList& list, Model& model, const CallPolicy& policy = quick(),
        const CallObserver& observer = {})
    {
        auto report = askAll(list, model, m_store, RunId::create(), policy, *m_control, observer);
        if (!report) {
            qFatal("%s", qPrintable(report.error().toText()));
        }
        return *report;
    }

private slots:
    void init()
    {
        m_store.rows.clear();
        m_store.failures = 0;
        m_control = std::make_unique<RunControl>(); // buttons stay pressed
    }

    void everythingIsAskedOnceWithinTheLimit()
    {
        ScriptedModel model([](const QString& prompt, int) { return answerOf(prompt.toUpper()); });
        PromptList list(numbered(200));
        CallPolicy policy = quick();
        policy.concurrency = 3;
        CallProgress last;
        const CallReport report
            = ask(list, model, policy, [&last](const CallProgress& progress) { last = progress; });
        QCOMPARE(report.end, RunEnd::Finished);
        QCOMPARE(report.progress.answered, 200);
        QCOMPARE(report.progress.inputTokens, 1400);
        QCOMPARE(last.answered, 200);
        QCOMPARE(list.answers.size(), 200U);
        QCOMPARE(list.answers.at(u"p17/17"_s).reply.text, u"P17"_s);
        QCOMPARE(model.askedInAll(), 200);
        QVERIFY(model.mostAtOnce() <= 3);
    }

    void theReplyIsKeptBeforeAnybodyReadsIt()
    {
        ScriptedModel model([](const QString&, int) { return answerOf(u"a"_s); });
        int unkept = 0;
        model.onRead = [&](const RawReply& raw) {
            const auto isKept = std::ranges::any_of(m_store.rows, [&raw](const auto& row) {
                return row.second.raw && row.second.raw->body == raw.body;
            });
            unkept += isKept ? 0 : 1;
        };
        PromptList list(numbered(50));
        ask(list, model);
        QCOMPARE(unkept, 0);
        for (const auto& [id, row] : m_store.rows) {
            QVERIFY(row.raw && row.end && !row.attempt.requestId.isEmpty());
        }
    }

    void whatIsInTheStoreIsNeverSentAgain()
    {
        ScriptedModel model(
            [](const QString& prompt, int before) { return answerOf(prompt + QString::number(before)); });
        PromptList first(numbered(20));
        ask(first, model);
        PromptList second(numbered(30));
        const CallReport report = ask(second, model);
        QCOMPARE(report.progress.fromCache, 20);
        QCOMPARE(report.progress.attempts, 10);
        QCOMPARE(model.askedInAll(), 30);
        QVERIFY(second.answers.at(u"p3/3"_s).fromCache);
        QCOMPARE(second.answers.at(u"p3/3"_s).reply.text, u"p30"_s); // the mind of the first time
    }

    void equalRequestsOfOneListAreSentOnce()
    {
        ScriptedModel model([](const QString& prompt, int before) {
            return before == 0 ? failedReply(CallFailure::ServerError, u"busy"_s) : answerOf(prompt);
        });
        QStringList prompts;
        for (int i = 0; i < 60; ++i) {
            prompts.append(u"same"_s);
        }
        PromptList list(prompts);
        const CallReport report = ask(list, model);
        QCOMPARE(model.asked(u"same"_s), 2);
        QCOMPARE(report.progress.answered, 60);
        QCOMPARE(report.progress.fromCache, 59);
        QCOMPARE(list.answers.size(), 60U);
    }

    void aFailureIsTriedAgainUntilItIsGivenUp()
    {
        ScriptedModel model([](const QString& prompt, int before) {
            if (prompt == u"p0" && before < 3) {
                return failedReply(CallFailure::BadReply, u"garbage"_s);
            }
            if (prompt == u"p1") {
                return failedReply(CallFailure::TimedOut, u"too slow"_s);
            }
            return prompt == u"p2" ? failedReply(CallFailure::Rejected, u"no"_s) : answerOf(prompt);
        });
        PromptList list(numbered(4) << u"unreadable"_s);
        const CallReport report = ask(list, model);
        QCOMPARE(report.end, RunEnd::Finished);
        QCOMPARE(model.asked(u"p0"_s), 4);
        QCOMPARE(list.answers.at(u"p0/0"_s).reply.outcome, Outcome::Scored);
        QCOMPARE(model.asked(u"p1"_s), 5);
        QCOMPARE(list.answers.at(u"p1/1"_s).reply.failure, CallFailure::TimedOut);
        QVERIFY(list.answers.at(u"p1/1"_s).reply.error.contains(u"5 times"));
        QCOMPARE(model.asked(u"p2"_s), 1); // the same would be refused again
        QCOMPARE(list.answers.at(u"unreadable/4"_s).reply.failure, CallFailure::BadInput);
        QCOMPARE(report.progress.answered, 2);
        QCOMPARE(report.progress.failed, 3);
        QCOMPARE(report.progress.failures.at(CallFailure::BadReply), 3);
        QCOMPARE(report.progress.failures.at(CallFailure::TimedOut), 5);
    }

    void aServerThatAsksToWaitIsNotCountedAsAFailure()
    {
        ScriptedModel model([](const QString& prompt, int before) {
            ModelReply reply = failedReply(CallFailure::RateLimited, u"slow down"_s);
            reply.retryAfterSeconds = 0.01;
            return before < 20 ? reply : answerOf(prompt);
        });
        PromptList list(numbered(1));
        const CallReport report = ask(list, model);
        QCOMPARE(report.progress.answered, 1);
        QCOMPARE(model.asked(u"p0"_s), 21);
    }

    void aWaitThatIsLongerThanTheItemMayTakeEndsIt()
    {
        ScriptedModel model([](const QString&, int) {
            ModelReply reply = failedReply(CallFailure::RateLimited, u"come tomorrow"_s);
            reply.retryAfterSeconds = 86'400.0;
            return reply;
        });
        PromptList list(numbered(1));
        QCOMPARE(ask(list, model).progress.failed, 1);
    }

    void anUntrustedKeyStopsEverything()
    {
        ScriptedModel model([](const QString&, int) {
            return failedReply(CallFailure::Unauthorised, u"401: who are you"_s);
        });
        PromptList list(numbered(100));
        const CallReport report = ask(list, model);
        QCOMPARE(report.end, RunEnd::Unauthorised);
        QVERIFY(report.reason.contains(u"who are you"));
        QVERIFY(model.askedInAll() <= 8);
        QVERIFY(list.answers.empty()); // a resume asks them all
    }

    void anEndpointThatIsGoneIsLeftInPeace()
    {
        ScriptedModel model([](const QString& prompt, int) {
            return prompt == u"p0" ? answerOf(prompt)
                                   : failedReply(CallFailure::Connection, u"refused"_s);
        });
        PromptList list(numbered(200));
        CallPolicy policy = quick();
        policy.attempts = 2;
        policy.failuresInARow = 10;
        const CallReport report = ask(list, model, policy);
        QCOMPARE(report.end, RunEnd::EndpointGone);
        QVERIFY(report.reason.contains(u"refused"));
        QVERIFY(model.askedInAll() < 60);
    }

    void theBudgetIsNeverOverdrawn()
    {
        ScriptedModel model([](const QString& prompt, int) { return answerOf(prompt, 90, 10); });
        PromptList list(numbered(50));
        CallPolicy policy = quick();
        policy.budget.tokens = 1'050;
        const CallReport report = ask(list, model, policy);
        QCOMPARE(report.end, RunEnd::OverBudget);
        QCOMPARE(model.askedInAll(), 10); // 1,000 tokens; one more would be 1,100
        QCOMPARE(list.answers.size(), 10U);

        policy.budget = {{}, 0.5, 10.0, 100.0}; // a call costs 0.0019
        PromptList dearer(numbered(300));
        const CallReport paid = ask(dearer, model, policy);
        QCOMPARE(paid.end, RunEnd::OverBudget);
        QVERIFY(paid.progress.cost <= 0.5);
        QVERIFY(paid.progress.cost > 0.49);
    }

    void aBudgetNeedsAServerThatCounts()
    {
        ScriptedModel model([](const QString& prompt, int) {
            ModelReply reply;
            reply.text = prompt;
            return reply;
        });
        PromptList list(numbered(50));
        CallPolicy policy = quick();
        policy.budget.tokens = 1'000;
        const CallReport report = ask(list, model, policy);
        QCOMPARE(report.end, RunEnd::OverBudget);
        QVERIFY(report.reason.contains(u"does not say"));
        QCOMPARE(model.askedInAll(), 1);
    }

    void cancellingKeepsWhatCameIn()
    {
        ScriptedModel model([](const QString& prompt, int) { return answerOf(prompt); });
        model.onSend = [this, &model](const ModelRequest&) {
            if (model.askedInAll() >= 20) {
                m_control->cancel();
            }
        };
        PromptList list(numbered(500));
        const CallReport report = ask(list, model);
        QCOMPARE(report.end, RunEnd::Cancelled);
        QCOMPARE(static_cast<int>(list.answers.size()), model.askedInAll());
        QVERIFY(model.askedInAll() < 500);
    }

    void aPauseHoldsNewCallsBack()
    {
        ScriptedModel model([](const QString& prompt, int) { return answerOf(prompt); });
        model.onSend = [this, &model](const ModelRequest&) {
            if (model.askedInAll() == 20) {
                m_control->pause();
            }
        };
        PromptList list(numbered(100));
        int askedInPause = -1;
        const CallReport report = ask(list, model, quick(), [&](const CallProgress& progress) {
            if (progress.paused && progress.underWay == 0 && progress.answered < progress.total) {
                askedInPause = model.askedInAll();
                m_control->resume();
            }
        });
        QCOMPARE(report.progress.answered, 100);
        QVERIFY(askedInPause >= 20 && askedInPause < 40);
    }

    void aFullDiskLosesNothing()
    {
        ScriptedModel model([](const QString& prompt, int) { return answerOf(prompt); });
        model.onSend = [this, &model](const ModelRequest&) {
            if (model.askedInAll() == 5) {
                m_store.failures = 2;
            }
        };
        PromptList list(numbered(40));
        bool isTold = false;
        const CallReport report = ask(list, model, quick(), [&isTold](const CallProgress& progress) {
            isTold = isTold || progress.notice.contains(u"disk full");
        });
        QCOMPARE(report.end, RunEnd::Finished);
        QVERIFY(isTold);
        QCOMPARE(list.answers.size(), 40U);
        QCOMPARE(model.askedInAll(), 40);
    }

    void aReplyThatWasKeptBeforeAKillIsUsed()
    {
        ScriptedModel model([](const QString& prompt, int) { return answerOf(prompt); });
        PromptList first(numbered(3));
        ask(first, model);
        m_store.rows.at(1).end.reset(); // killed after keeping, before reading
        m_store.rows.at(2).raw.reset(); // killed while it was under way
        m_store.rows.at(2).end.reset();
        PromptList second(numbered(3));
        const CallReport report = ask(second, model);
        QCOMPARE(report.progress.fromCache, 2);
        QCOMPARE(model.askedInAll(), 4);
        QCOMPARE(second.answers.size(), 3U);
        QVERIFY(m_store.rows.at(1).end); // the ledger knows now what it was, and what it cost
        QCOMPARE(report.progress.inputTokens, 3 * 7);
    }

    void callsAreSpreadOverTheMinute()
    {
        using namespace std::chrono_literals;
        CallGate gate(120);
        const CallGate::Clock::time_point start {100s};
        QVERIFY(gate.isOpen(start));
        gate.pass(start);
        QVERIFY(!gate.isOpen(start + 499ms));
        QVERIFY(gate.isOpen(start + 500ms));
        gate.holdUntil(start + 10s);
        QVERIFY(!gate.isOpen(start + 9s));
        QCOMPARE(gate.opensAt(), start + 10s);
    }

    void backOffGrowsWithFullJitterUpToItsLimit()
    {
        CallPolicy policy;
        policy.baseDelaySeconds = 2.0;
        policy.maxDelaySeconds = 10.0;
        Random random(1);
        const std::map<int, double> limits {{1, 2.0}, {2, 4.0}, {3, 8.0}, {4, 10.0}, {400, 10.0}};
        for (const auto& [failures, limit] : limits) {
            double least = limit;
            double most = 0.0;
            for (int i = 0; i < 1000; ++i) {
                const double seconds = backOffSeconds(policy, failures, random);
                least = std::min(least, seconds);
                most = std::max(most, seconds);
            }
            QVERIFY(least >= 0.0 && least < 0.05 * limit);
            QVERIFY(most < limit && most > 0.95 * limit);
        }
    }
};

Q_DECLARE_METATYPE(groundmark::evaluation::RunEnd)

QTEST_GUILESS_MAIN(TestAskAll)
#include "tst_evaluation_ask_all.moc"
