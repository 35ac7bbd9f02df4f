// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/edits.h"
#include "storage/journal.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::Bench;

class TestJournal : public QObject
{
    Q_OBJECT

    static SampleId addSample(Bench& bench)
    {
        Database& database = bench.project->database();
        const auto dataset
            = DatasetRepository(database).add({{}, QStringLiteral("d"), {}, {}, {}, 1, false, {}});
        Sample sample;
        sample.dataset = *dataset;
        sample.externalId = QStringLiteral("s");
        return *SampleRepository(database).add(sample);
    }

    static Edit addRegion(SampleId sample, const QString& text)
    {
        Region region;
        region.id = RegionId::create();
        region.sample = sample;
        region.shape = Shape::box({1.25, 2, 3, 4});
        region.text = text;
        return {QStringLiteral("region.add"), sample, {{std::nullopt, region}}};
    }

    static void writeFive(Bench& bench)
    {
        const SampleId sample = addSample(bench);
        EditWriter writer(bench.project->database(), QStringLiteral("Ada"));
        for (int i = 0; i < 5; ++i) {
            VERIFY_RESULT(writer.apply(addRegion(sample, QStringLiteral("text %1").arg(i))));
        }
    }

private slots:
    void anUntouchedChainHolds()
    {
        Bench bench;
        writeFive(bench);
        const Journal journal(bench.project->database());
        QCOMPARE(*journal.size(), 5);
        const auto found = journal.verify();
        VERIFY_RESULT(found);
        QVERIFY(!found->has_value());
        const auto entries = journal.all();
        QCOMPARE(entries->at(4).seq, 5);
        QCOMPARE(entries->at(4).annotator, QStringLiteral("Ada"));
        QCOMPARE(
            std::get<Region>(*entries->at(4).edit.changes.first().after).text,
            QStringLiteral("text 4"));
    }

    void tamperingWithAnyColumnIsFound_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<qint64>("seq");
        QTest::newRow("at") << "UPDATE journal SET at = '2020-01-01T00:00:00.000Z' WHERE seq = 3"
                            << 3LL;
        QTest::newRow("annotator") << "UPDATE journal SET annotator = 'Bob' WHERE seq = 3" << 3LL;
        QTest::newRow("sample") << "UPDATE journal SET sample = 99 WHERE seq = 3" << 3LL;
        QTest::newRow("action") << "UPDATE journal SET action = 'region.move' WHERE seq = 3" << 3LL;
        QTest::newRow("kind") << "UPDATE journal SET kind = 'undo' WHERE seq = 3" << 3LL;
        QTest::newRow("refers") << "UPDATE journal SET refers = 1 WHERE seq = 3" << 3LL;
        QTest::newRow("changes")
            << "UPDATE journal SET changes = replace(changes, 'text 2', 'text x') WHERE seq = 3"
            << 3LL;
        QTest::newRow("hash") << "UPDATE journal SET hash = x'00' WHERE seq = 3" << 3LL;
        QTest::newRow("previous") << "UPDATE journal SET previous = x'00' WHERE seq = 3" << 3LL;
        QTest::newRow("number") << "UPDATE journal SET seq = 9 WHERE seq = 5" << 5LL;
        QTest::newRow("text moved between columns")
            << "UPDATE journal SET annotator = annotator || substr(action, 1, 1), action = "
               "substr(action, 2) WHERE seq = 3"
            << 3LL;
        QTest::newRow("deleted") << "DELETE FROM journal WHERE seq = 2" << 2LL;
        QTest::newRow("first deleted") << "DELETE FROM journal WHERE seq = 1" << 1LL;
    }

    void tamperingWithAnyColumnIsFound()
    {
        QFETCH(QString, change);
        QFETCH(qint64, seq);
        Bench bench;
        writeFive(bench);
        Database& database = bench.project->database();
        // The table itself refuses; whoever wants to cheat has to take the triggers away first.
        QVERIFY(!database.runScript(change).hasValue());
        VERIFY_RESULT(database.runScript(QStringLiteral(
            "DROP TRIGGER journal_is_append_only_1;\nDROP TRIGGER journal_is_append_only_2")));
        VERIFY_RESULT(database.runScript(change));
        const auto found = Journal(database).verify();
        VERIFY_RESULT(found);
        QVERIFY(found->has_value());
        QCOMPARE((*found)->seq, seq);
        QVERIFY(!(*found)->what.isEmpty());
    }

    void cuttingKeepsWhatIsCutAndEditingGoesOn()
    {
        Bench bench;
        writeFive(bench);
        Database& database = bench.project->database();
        VERIFY_RESULT(database.runScript(QStringLiteral("DROP TRIGGER journal_is_append_only_1")));
        VERIFY_RESULT(database.runScript(
            QStringLiteral("UPDATE journal SET annotator = 'Bob' WHERE seq = 4")));
        Journal journal(database);
        QCOMPARE((*journal.verify())->seq, 4);
        QCOMPARE(*journal.cutFrom(4), 2);
        QVERIFY(!journal.verify()->has_value());
        // One entry says how the records of the cut tail stand, and is no gesture to undo.
        QCOMPARE(*journal.size(), 4);
        const auto entries = journal.all();
        QCOMPARE(entries->back().edit.action, QString(JournalCutAction));
        QCOMPARE(entries->back().edit.changes.size(), 2);
        QVERIFY(entries->back().edit.changes.first().after.has_value());
        QVERIFY(historyOf(*entries).gestures.empty());
        QCOMPARE(historyOf(*entries).done, 0);
        QCOMPARE(bench.count(QStringLiteral("journal_cut")), 2);
        QCOMPARE(bench.count(QStringLiteral("regions")), 5);
        EditWriter writer(database, QStringLiteral("Ada"));
        const auto seq = writer.apply(addRegion({1}, QStringLiteral("after")));
        VERIFY_RESULT(seq);
        QCOMPARE(*seq, 5);
        QVERIFY(!journal.verify()->has_value());
        QVERIFY(!database.runScript(QStringLiteral("DELETE FROM journal")).hasValue());
        // A second cut adds to the first.
        QCOMPARE(*journal.cutFrom(2), 4);
        QCOMPARE(bench.count(QStringLiteral("journal_cut")), 6);
    }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_storage_journal.moc"
