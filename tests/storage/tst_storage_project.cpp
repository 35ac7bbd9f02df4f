// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/project.h"
#include "storage/schema.h"
#include "tests/storage/import_helpers.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace groundmark;
using namespace groundmark::storage;
using groundmark::testing::readFile;
using groundmark::testing::writeFile;

class TestProject : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_number = 0;

    QString freshPath()
    {
        return m_folder.filePath(QStringLiteral("p%1/name.groundmark").arg(++m_number));
    }

    QString freshProject()
    {
        const QString path = freshPath();
        QDir().mkpath(QFileInfo(path).path());
        const auto project = Project::create(path);
        return project ? path : QString();
    }

    /// Changes a file that no Groundmark has open.
    static void runSql(const QString& path, const QString& sql)
    {
        const QString name = QStringLiteral("beside");
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            database.setDatabaseName(path);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY2(query.exec(sql), qPrintable(sql));
        }
        QSqlDatabase::removeDatabase(name);
    }

private slots:
    void aNewProjectCanBeOpenedAgain()
    {
        const QString path = freshProject();
        QVERIFY(!path.isEmpty());
        const auto project = Project::open(path);
        VERIFY_RESULT(project);
        QVERIFY(!(*project)->isReadOnly());
        QCOMPARE((*project)->name(), QStringLiteral("name"));
        QCOMPARE(
            (*project)->assetsFolder(), QFileInfo(path).path() + QStringLiteral("/name.assets"));
        QCOMPARE(
            (*project)->database().scalar(QStringLiteral("PRAGMA user_version"))->toInt(),
            currentSchemaVersion());
        QCOMPARE(
            (*project)->database().scalar(QStringLiteral("PRAGMA journal_mode"))->toString(),
            QStringLiteral("wal"));
        QCOMPARE((*project)->database().scalar(QStringLiteral("PRAGMA foreign_keys"))->toInt(), 1);
    }

    void creatingNeverOverwrites()
    {
        const QString path = freshPath();
        writeFile(path, "precious");
        const auto project = Project::create(path);
        QVERIFY(!project.hasValue());
        QCOMPARE(readFile(path), QByteArray("precious"));
        const auto nowhere
            = Project::create(m_folder.filePath(QStringLiteral("no/such/folder/p.groundmark")));
        QVERIFY(!nowhere.hasValue());
    }

    void whatIsNoProjectIsRefusedAndNotTouched_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray(
            "this is not a database, however long the text may be made here");
        QTest::newRow("header only")
            << QByteArray("SQLite format 3\0 and then nothing of the kind", 40);
        QTest::newRow("zeros") << QByteArray(8192, '\0');
    }

    void whatIsNoProjectIsRefusedAndNotTouched()
    {
        QFETCH(QByteArray, bytes);
        const QString path = freshPath();
        writeFile(path, bytes);
        const auto project = Project::open(path);
        QVERIFY(!project.hasValue());
        QVERIFY(!project.error().what.isEmpty());
        QVERIFY(project.error().where.contains(QStringLiteral("name.groundmark")));
        QCOMPARE(readFile(path), bytes);
    }

    void anEmptyFileIsNoProject()
    {
        const QString path = freshPath();
        writeFile(path, {});
        const auto project = Project::open(path);
        QVERIFY(!project.hasValue());
        QCOMPARE(QFileInfo(path).size(), 0);
    }

    void anotherProgramsDatabaseIsRefusedAndNotTouched()
    {
        const QString path = freshPath();
        QDir().mkpath(QFileInfo(path).path());
        runSql(path, QStringLiteral("CREATE TABLE bookmarks (url TEXT)"));
        const QByteArray before = readFile(path);
        const auto project = Project::open(path);
        QVERIFY(!project.hasValue());
        QVERIFY(project.error().what.contains(QStringLiteral("not a Groundmark project")));
        QCOMPARE(readFile(path), before);
    }

    void aMissingProjectIsSaid()
    {
        const auto project = Project::open(freshPath());
        QVERIFY(!project.hasValue());
        QVERIFY(!QFileInfo::exists(project.error().where));
        const auto folder = Project::open(m_folder.path());
        QVERIFY(!folder.hasValue());
    }

    void aNewerProjectIsRefusedAndNotTouched()
    {
        const QString path = freshProject();
        runSql(path, QStringLiteral("PRAGMA user_version = %1").arg(currentSchemaVersion() + 1));
        const QByteArray before = readFile(path);
        const auto project = Project::open(path);
        QVERIFY(!project.hasValue());
        QVERIFY(project.error().what.contains(QStringLiteral("newer")));
        QCOMPARE(readFile(path), before);
    }

    void anOlderProjectIsMigratedStepByStepInOneTransaction()
    {
        const QString path = freshProject();
        const auto project = Project::open(path);
        Database& database = (*project)->database();
        const int now = currentSchemaVersion();
        QStringList ran;
        const auto step = [&](int from, const QString& sql) {
            return Migration {from, [&ran, from, sql](Database& target) {
                                  ran.append(QString::number(from));
                                  return target.runScript(sql);
                              }};
        };
        const std::vector<Migration> good {
            step(
                now - 1,
                QStringLiteral("SELECT RAISE_NO_SUCH_FUNCTION()")), // already done, must not run
            step(
                now,
                QStringLiteral(
                    "ALTER TABLE datasets ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'")),
            step(now + 1, QStringLiteral("CREATE TABLE more (id INTEGER)"))};
        VERIFY_RESULT(migrate(database, good));
        QCOMPARE(ran, (QStringList {QString::number(now), QString::number(now + 1)}));
        QCOMPARE(database.scalar(QStringLiteral("PRAGMA user_version"))->toInt(), now + 2);
        VERIFY_RESULT(database.scalar(QStringLiteral("SELECT colour FROM datasets")));

        const std::vector<Migration> bad {
            step(now + 2, QStringLiteral("CREATE TABLE half (id INTEGER)")),
            step(now + 3, QStringLiteral("CREATE TABLE more (id INTEGER)"))}; // there already
        QVERIFY(!migrate(database, bad).hasValue());
        QCOMPARE(database.scalar(QStringLiteral("PRAGMA user_version"))->toInt(), now + 2);
        QVERIFY(!database.scalar(QStringLiteral("SELECT COUNT(*) FROM half")).hasValue());
    }

    void aBackupIsMadeBeforeAMigration()
    {
        // A project from before version 1 is the only older one that there can be.
        const QString path = freshPath();
        QDir().mkpath(QFileInfo(path).path());
        runSql(path, QStringLiteral("PRAGMA application_id = %1").arg(ApplicationId));
        const auto project = Project::open(path);
        VERIFY_RESULT(project);
        QVERIFY(QFileInfo::exists(path + QStringLiteral(".v0.backup")));
        VERIFY_RESULT(DatasetRepository((*project)->database()).list());
    }

    void aSecondOpenerReadsOnlyAndSaysWhy()
    {
        const QString path = freshProject();
        auto first = Project::open(path);
        VERIFY_RESULT(first);
        VERIFY_RESULT(DatasetRepository((*first)->database())
                          .add({{}, QStringLiteral("d"), {}, {}, {}, 1, false, {}}));
        {
            const auto second = Project::open(path);
            VERIFY_RESULT(second);
            QVERIFY((*second)->isReadOnly());
            QVERIFY((*second)->readOnlyReason().contains(
                QString::number(QCoreApplication::applicationPid())));
            QCOMPARE(DatasetRepository((*second)->database()).list()->size(), size_t(1));
            QVERIFY(!DatasetRepository((*second)->database()).raiseTruthVersion({1}).hasValue());
            // What the first writes, the second sees.
            VERIFY_RESULT(DatasetRepository((*first)->database()).raiseTruthVersion({1}));
            QCOMPARE((*DatasetRepository((*second)->database()).find({1}))->truthVersion, 2);
        }
        first->reset();
        const auto third = Project::open(path);
        VERIFY_RESULT(third);
        QVERIFY(!(*third)->isReadOnly());
    }

    void aLockLeftByACrashIsTakenOver()
    {
        const QString path = freshProject();
        writeFile(
            path + QStringLiteral(".lock"),
            "999999999\ngroundmark\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        const auto project = Project::open(path);
        VERIFY_RESULT(project);
        QVERIFY(!(*project)->isReadOnly());
    }

    void aWriteProtectedProjectIsReadOnly()
    {
        const QString path = freshProject();
        const QString folder = QFileInfo(path).path();
        QFile::setPermissions(path, QFile::ReadOwner);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner);
        QFile probe(folder + QStringLiteral("/probe"));
        const bool mayDoAnything = probe.open(QIODevice::WriteOnly);
        const auto project = Project::open(path);
        const auto restore = qScopeGuard([&] {
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
            probe.remove();
        });
        if (mayDoAnything) {
            QSKIP("this user may write anywhere, so nothing is write-protected");
        }
        VERIFY_RESULT(project);
        QVERIFY((*project)->isReadOnly());
        VERIFY_RESULT(DatasetRepository((*project)->database()).list());
        QVERIFY(!DatasetRepository((*project)->database()).raiseTruthVersion({1}).hasValue());
    }

    void imagePathsAreRelativeToTheProject()
    {
        const auto project = Project::open(freshProject());
        const QString folder = (*project)->folder();
        QCOMPARE(
            (*project)->storedPath(folder + QStringLiteral("/a/b.png")), QStringLiteral("a/b.png"));
        QCOMPARE(
            (*project)->storedPath(QFileInfo(folder).path() + QStringLiteral("/c.png")),
            QStringLiteral("../c.png"));
        QCOMPARE(
            (*project)->absolutePath(QStringLiteral("../c.png")),
            QFileInfo(folder).path() + QStringLiteral("/c.png"));
    }

    void nestedTransactionsRollBackOnTheirOwn()
    {
        const auto project = Project::open(freshProject());
        Database& database = (*project)->database();
        DatasetRepository datasets(database);
        {
            Transaction outer(database);
            VERIFY_RESULT(datasets.add({{}, QStringLiteral("kept"), {}, {}, {}, 1, false, {}}));
            {
                Transaction inner(database);
                VERIFY_RESULT(
                    datasets.add({{}, QStringLiteral("dropped"), {}, {}, {}, 1, false, {}}));
            }
            VERIFY_RESULT(outer.commit());
        }
        QCOMPARE(datasets.list()->size(), size_t(1));
        QCOMPARE(datasets.list()->front().dataset.name, QStringLiteral("kept"));
    }
};

QTEST_GUILESS_MAIN(TestProject)
#include "tst_storage_project.moc"
