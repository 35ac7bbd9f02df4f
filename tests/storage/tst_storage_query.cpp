// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/viewers/compare_fixture.h"

#include "storage/query/query.h"
#include "storage/sample_query.h"

using namespace groundmark;
using namespace groundmark::storage;

/// What a query finds among the five samples and two runs of the fixture.
class TestQuery : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_fixture = std::make_unique<testing::CompareFixture>(); }

    void finds_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("samples");
        const auto row = [](const char* query, const char* samples) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(samples);
        };
        row("", "s1 s2 s3 s4 s5");
        row("failed(A)", "s2");
        row("passed(A)", "s1 s5");
        row("failed(A) and error(B)", "s2");
        row("passed(A) and failed(B)", "s5");
        row("passed(A) failed(B)", "s5");
        row("failed(A) or unparseable(A)", "s2 s3");
        row("passed(A) or passed(B) and type:reading", "s1 s5");
        row("(passed(A) or passed(B)) and type:vqa", "s1 s3");
        row("not passed(A)", "s2 s3 s4");
        row("not answered(B)", "s4");
        row("answered(b)", "s1 s2 s3 s5");
        row("empty(A)", "s4");
        row("error(B)", "s2");
        row("score(B) >= 0.9", "s1 s3");
        row("score(A) < 0.5", "s2"); // an unparseable answer has no score, though the table counts 0
        row("score(A, ANLS) = 0.5", "s1");
        row("score(A, teds) < 0.5", "");
        row("score(second) < 0.5", "s5");
        row("score(\"second\") < 0.5", "s5");
        row("type:VQA", "s1 s2 s3 s4");
        row("task:\"reading\"", "s5");
        row("outcome:unparseable", "s3");
        row("outcome:api-error", "s2");
        row("tokens > 95", "s1 s2 s3 s4 s5");
        row("tokens(B) > 96", "");
        row("latency(A) <= 1.8", "s1 s2 s3 s4 s5");
        row("pages = 1", "s1 s2 s3 s4 s5");
        row("regions >= 2", "s1");
        row("flipped", "s5");
        row("not flipped and type:reading", "");
        row("odds ratio", "s1 s2 s3 s4 s5");
        row("\"ratio odds\"", "");
        row("id:s3", "s3");
        row("s3 or s4", "s3 s4");
        row("reply:\"<b>\"", "s5"); // words: here the b
        row("reply:refused or reply:hm", "s3");
        row("text:\"1 22\"", "s1 s2 s3 s4 s5"); // in the answer of all
        row("text:HM", "s3");
        row("text:ratio and not text:hm", "s1 s2 s4 s5");
        row("text:rat", "s1 s2 s3 s4 s5"); // the last word may go on
        row("text:ra", "");
        row("text:\"ratio odds\"", "");
        row("bookmarked", "");
        row("note:x or note ~ \"x\"", "");
        row("reply ~ \"1\\.2$\"", "s3");
        row("text ~ \"^s[12]$\"", "s1 s2");
        row("question ~ \"^Which\" and not id:s1", "s2 s3 s4 s5");
        row("100%", "");
        row("first_wrong <= 3", "");
        row("label:OCR-error", "");
        row("state:new", "s1 s2 s3 s4 s5");
    }

    void finds()
    {
        QFETCH(QString, query);
        QFETCH(QString, samples);
        auto node = parseQuery(query);
        QVERIFY2(node.hasValue(), node ? "" : qPrintable(node.error().toText()));
        auto bound = bindQuery(database(), *node, {m_fixture->a, m_fixture->b}, 0.5);
        QVERIFY2(bound.hasValue(), bound ? "" : qPrintable(bound.error().toText()));
        SampleFilter filter;
        filter.query = *bound;
        const auto ids = SampleQuery(database()).ids(filter);
        QVERIFY2(ids.hasValue(), ids ? "" : qPrintable(ids.error().toText()));
        QStringList found;
        for (const SampleId id : *ids) {
            const auto place = std::ranges::find(m_fixture->ids, id);
            found.append(QStringLiteral("s%1").arg(place - m_fixture->ids.begin() + 1));
        }
        QCOMPARE(found.join(u' '), samples);
    }

    void saysWhereItIsWrong_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* query, const char* what, const char* where) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(what) << QString::fromUtf8(where);
        };
        row("failed(A", "Expected )", "character 9");
        row("broke(A)", "Expected one of failed", "character 1");
        row("score(A)", "Expected <", "character 9");
        row("score(A) < many", "Expected a number", "character 12");
        row("colour:red", "Expected one of type", "character 1");
        row("(passed(A)", "Expected )", "character 11");
        row("passed(A) )", "Expected the end", "character 11");
        row("\"open", "quotation mark", "character 1");
        row("text ~ \"(\"", "The pattern is wrong", "character 10");
        row("not", "Expected a word", "character 4");
    }

    void saysWhereItIsWrong()
    {
        QFETCH(QString, query);
        QFETCH(QString, what);
        QFETCH(QString, where);
        const auto node = parseQuery(query);
        QVERIFY(!node.hasValue());
        QVERIFY2(node.error().what.contains(what), qPrintable(node.error().what));
        QCOMPARE(node.error().where, where);
    }

    void anUnknownRunIsNamed()
    {
        const auto bound = bindQuery(database(), *parseQuery(QStringLiteral("failed(C)")), {m_fixture->a}, 0.5);
        QVERIFY(!bound.hasValue());
        QVERIFY(bound.error().what.contains(u'C'));
    }

    void endlessBracketsAreRefused()
    {
        const auto node = parseQuery(QString(10'000, u'(') + QStringLiteral("a") + QString(10'000, u')'));
        QVERIFY(!node.hasValue());
    }

    void textThatLooksLikeSqlIsText()
    {
        const auto bound = bindQuery(database(), *parseQuery(QStringLiteral("\"'; DROP TABLE samples; --\"")), {}, 0.5);
        SampleFilter filter;
        filter.query = *bound;
        QCOMPARE(SampleQuery(database()).count(filter).valueOr(-1), 0);
        QCOMPARE(SampleQuery(database()).count({}).valueOr(-1), 5);
    }

    void offersWhatMayStandThere_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::addColumn<int>("start");
        QTest::newRow("a word") << QStringLiteral("fai") << QStringLiteral("failed(") << 0;
        QTest::newRow("after a condition") << QStringLiteral("failed(A) an") << QStringLiteral("answered(") << 10;
        QTest::newRow("a run") << QStringLiteral("failed(") << QStringLiteral("A)") << 7;
        QTest::newRow("a value with a space") << QStringLiteral("type:text") << QStringLiteral("\"text grounding\" ") << 5;
        QTest::newRow("nothing fits") << QStringLiteral("xyz") << QString() << 0;
    }

    void offersWhatMayStandThere()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QFETCH(int, start);
        const auto values = [](const QString& key) {
            return key == u"run" ? QStringList {QStringLiteral("A"), QStringLiteral("B")} : QStringList {QStringLiteral("text grounding")};
        };
        const QueryCompletion found = completeQuery(typed, typed.size(), values);
        QCOMPARE(found.words.value(0), first);
        QCOMPARE(found.start, qsizetype(start));
    }

private:
    [[nodiscard]] Database& database() const { return m_fixture->session.project()->database(); }

    std::unique_ptr<testing::CompareFixture> m_fixture;
};

QTEST_MAIN(TestQuery)
#include "tst_storage_query.moc"
