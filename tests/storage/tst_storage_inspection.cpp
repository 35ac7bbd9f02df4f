// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/viewers/compare_fixture.h"

#include "storage/dataset_removal.h"
#include "storage/edits.h"
#include "storage/integrity.h"
#include "storage/list_reader.h"
#include "storage/note_repository.h"
#include "storage/query/query.h"
#include "storage/sample_link.h"
#include "storage/sample_query.h"
#include "storage/saved_filters.h"
#include "storage/search/word_tokenizer.h"

#include <QSignalSpy>

using namespace groundmark;
using namespace groundmark::storage;

/// What Inspect stands on: words that are found, rows that filters read, notes, links.
class TestInspection : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<testing::CompareFixture>(); }

    void cutsTextIntoWords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& text, const char* words) {
            QTest::newRow(name) << text << QString::fromUtf8(words);
        };
        row("case and signs", "OR 1.22, (CI)", "or|1|22|ci");
        row("accents", "Crème BRÛLÉE", "creme|brulee");
        row("full width", "ＡＢ１２", "ab12");
        row("Chinese", "光合作用2H₂O", "光|合|作|用|2h2o");
        row("kana and Latin", "テストabc", "テ|ス|ト|abc");
        row("markup", "<b>OR</b>", "b|or|b");
        row("NUL", QByteArray("a\0b", 3), "a|b");
        row("broken UTF-8", QByteArray("a\xC3 b\xFF\xF0\x9F c"), "a|b|c");
        row("bidi override", "a\xE2\x80\xAE" "b", "a|b");
        row("nothing", "… :-)", "");
    }

    void cutsTextIntoWords()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        QStringList found;
        forEachWord({text.constData(), std::size_t(text.size())}, [&](std::string_view word, std::size_t, std::size_t) {
            found.append(QString::fromUtf8(word.data(), qsizetype(word.size())));
            return true;
        });
        QCOMPARE(found.join(u'|'), words);
    }

    void findsChineseOfAnyLength()
    {
        m_fixture->answer(m_fixture->a, 1, Outcome::Scored, 0.0, QStringLiteral("植物的光合作用"), {});
        QCOMPARE(found(QStringLiteral("text:光")), QStringLiteral("s2"));
        QCOMPARE(found(QStringLiteral("text:光合")), QStringLiteral("s2"));
        QCOMPARE(found(QStringLiteral("reply:合作用")), QStringLiteral("s2"));
        QCOMPARE(found(QStringLiteral("text:合光")), QString());
    }

    void findsWhatIsThereNowAndNothingElse()
    {
        m_fixture->answer(m_fixture->a, 0, Outcome::Scored, 1.0, QStringLiteral("zebra"), {});
        QCOMPARE(found(QStringLiteral("reply:zebra")), QStringLiteral("s1"));
        m_fixture->answer(m_fixture->a, 0, Outcome::Scored, 1.0, QStringLiteral("okapi"), {});
        QCOMPARE(found(QStringLiteral("reply:zebra")), QString());
        QCOMPARE(found(QStringLiteral("reply:okapi")), QStringLiteral("s1"));
        QVERIFY(removeDataset(*m_fixture->session.project(), m_fixture->dataset, QStringLiteral("tester")));
        for (const char* table : {"reply_words", "sample_words"}) {
            const QString name = QString::fromLatin1(table);
            QVERIFY(database().runScript(QStringLiteral("INSERT INTO %1 (%1) VALUES ('integrity-check')").arg(name)));
        }
        QCOMPARE(database().scalar(QStringLiteral("SELECT COUNT(*) FROM run_cells"))->toInt(), 0);
        QCOMPARE(database().scalar(QStringLiteral("SELECT COUNT(*) FROM reply_words WHERE reply_words MATCH 'okapi'"))->toInt(), 0);
    }

    void cellsFollowPredictionsAndScores()
    {
        const auto cell = [this](std::size_t sample) {
            return SampleQuery(database()).cells({m_fixture->ids[sample]}, {m_fixture->a})->front().front();
        };
        QCOMPARE(cell(0).score.value_or(-1), 0.5);
        QCOMPARE(cell(0).outputTokens.value_or(-1), 96);
        const auto prediction = *RunRepository(database()).prediction(m_fixture->a, m_fixture->ids[0]);
        QVERIFY(RunRepository(database()).storeJudgement(prediction->id, {}, Outcome::Unparseable));
        QVERIFY(RunRepository(database()).storeScores(prediction->id, {}));
        QCOMPARE(cell(0).outcome, std::optional(Outcome::Unparseable));
        QVERIFY(!cell(0).score);
    }

    void notesAreJournaledUndoneAndFound()
    {
        const SampleId sample = m_fixture->ids[2];
        Note note {NoteId::create(), sample, QStringLiteral("ann-01"),
                   QDateTime(QDate(2026, 3, 4), QTime(5, 6, 7), Qt::UTC), false, QStringLiteral("the legend is cut off")};
        EditWriter writer(database(), QStringLiteral("ann-01"));
        const Edit edit {QStringLiteral("note.add"), sample, {{std::nullopt, note}}};
        const auto gesture = writer.apply(edit);
        QVERIFY(gesture.hasValue());
        QCOMPARE(NoteRepository(database()).ofSample(sample)->front(), note);
        QCOMPARE(found(QStringLiteral("text:legend")), QStringLiteral("s3"));
        QCOMPARE(found(QStringLiteral("note ~ \"cut off$\"")), QStringLiteral("s3"));
        QCOMPARE(SampleQuery(database()).rows({sample})->front().notes, 1);
        const auto entries = Journal(database()).ofSample(sample);
        QCOMPARE(historyOf(*entries).gestures.front().edit, edit);
        QVERIFY(writer.undo(*gesture, edit));
        QVERIFY(NoteRepository(database()).ofSample(sample)->empty());
        QCOMPARE(found(QStringLiteral("text:legend")), QString());
        note.isBookmark = true;
        note.text.clear();
        QVERIFY(writer.apply({QStringLiteral("bookmark.set"), sample, {{std::nullopt, note}}}));
        QCOMPARE(found(QStringLiteral("bookmarked")), QStringLiteral("s3"));
        QVERIFY(SampleQuery(database()).rows({sample})->front().isBookmarked);
    }

    void filtersKeepTheirNames()
    {
        SavedFilters filters(database());
        QVERIFY(filters.save(QStringLiteral("hard"), QStringLiteral("failed(A)")));
        QVERIFY(filters.save(QStringLiteral("easy"), QStringLiteral("passed(A)")));
        QVERIFY(filters.save(QStringLiteral("hard"), QStringLiteral("failed(A) and failed(B)")));
        auto all = *filters.list();
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all[1].query, QStringLiteral("failed(A) and failed(B)"));
        QVERIFY(!filters.rename(all[1].id, QStringLiteral("easy")));
        QVERIFY(filters.rename(all[1].id, QStringLiteral("hardest")));
        QVERIFY(filters.remove(all[0].id));
        QCOMPARE(filters.list()->front().name, QStringLiteral("hardest"));
    }

    void linksComeBackAsTheyWere()
    {
        const SampleLink link {
            QStringLiteral("my project"), QStringLiteral("scans/页 1?.png"), QStringLiteral("a,b&c"),
            {QStringLiteral("run, one"), QStringLiteral("<b>")}, QStringLiteral("text:\"a & b\" or failed(A) 50%")};
        const auto read = parseSampleLink(link.toText());
        QVERIFY2(read.hasValue(), read ? "" : qPrintable(read.error().toText()));
        QCOMPARE(*read, link);
        for (const QChar c : link.toText()) {
            QVERIFY(c.unicode() > 0x20 && c.unicode() < 0x7f && c != u'"' && c != u'<');
        }
        QCOMPARE(parseSampleLink(QStringLiteral(" GROUNDMARK://p/s?run=a,b "))->runs.size(), 2);
    }

    void refusesLinksThatAreNone_data()
    {
        QTest::addColumn<QString>("link");
        QTest::newRow("empty") << QString();
        QTest::newRow("other scheme") << QStringLiteral("file:///etc/passwd");
        QTest::newRow("no project") << QStringLiteral("groundmark:///s");
        QTest::newRow("a path") << QStringLiteral("groundmark://p/../../etc/passwd");
        QTest::newRow("unknown word") << QStringLiteral("groundmark://p/s?open=/etc/passwd");
        QTest::newRow("NUL") << QStringLiteral("groundmark://p/s%00");
        QTest::newRow("escape") << QStringLiteral("groundmark://p/s?query=%1B%5B2J");
        QTest::newRow("bidi override") << QStringLiteral("groundmark://p%E2%80%AE/s");
        QTest::newRow("broken UTF-8") << QStringLiteral("groundmark://p/%FF%FE");
        QTest::newRow("too many runs") << QStringLiteral("groundmark://p/s?run=1,2,3,4,5,6,7");
        QTest::newRow("too long") << QStringLiteral("groundmark://p/") + QString(9000, u'x');
    }

    void refusesLinksThatAreNone()
    {
        QFETCH(QString, link);
        QVERIFY(!parseSampleLink(link));
    }

    void onlyTheLastRequestIsAnswered()
    {
        ListReader reader;
        QSignalSpy listed(&reader, &ListReader::listed);
        QSignalSpy counted(&reader, &ListReader::counted);
        reader.setProject(m_fixture->session.project());
        ListRequest request;
        request.filter.dataset = m_fixture->dataset;
        reader.read(request);
        request.filter.text = QStringLiteral("s4");
        request.alternatives = {{}, {{m_fixture->a, RunCondition::Is::Failed, 0.5}}};
        reader.read(request);
        QVERIFY(reader.isReading());
        QTRY_VERIFY(!reader.isReading());
        QCOMPARE(listed.count(), 1);
        QCOMPARE(listed.front().front().value<std::vector<SampleId>>(), std::vector<SampleId> {m_fixture->ids[3]});
        const auto counts = counted.front().front().value<ListCounts>();
        QCOMPARE(counts.all, qint64(5));
        QCOMPARE(counts.alternatives, (std::vector<qint64> {1, 0}));
        reader.read(request);
        reader.setProject(nullptr); // as when the project closes
        QVERIFY(!reader.isReading());
        QTest::qWait(0);
        QCOMPARE(listed.count(), 1);
    }

private:
    [[nodiscard]] Database& database() const { return m_fixture->session.project()->database(); }

    [[nodiscard]] QString found(const QString& query) const
    {
        auto node = parseQuery(query);
        SampleFilter filter;
        filter.query = *bindQuery(database(), *node, {m_fixture->a, m_fixture->b}, 0.5);
        const auto ids = SampleQuery(database()).ids(filter);
        if (!ids) {
            return ids.error().toText();
        }
        QStringList names;
        for (const SampleId id : *ids) {
            const auto place = std::ranges::find(m_fixture->ids, id);
            names.append(QStringLiteral("s%1").arg(place - m_fixture->ids.begin() + 1));
        }
        return names.join(u' ');
    }

    std::unique_ptr<testing::CompareFixture> m_fixture;
};

QTEST_MAIN(TestInspection)
#include "tst_storage_inspection.moc"
