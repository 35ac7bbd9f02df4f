// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The program as scripts use it: what it prints where, and how it ends.
class TestCommandLine : public QObject
{
    Q_OBJECT

    struct Outcome
    {
        int code = -1;
        QByteArray out;
        QByteArray err;
    };

    static Outcome groundmark(const QStringList& arguments, const QByteArray& input = {})
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY")); // it must not need one
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("GROUNDMARK_PROGRAM"), arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(120'000)) {
            return {};
        }
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_folder;
    QString at(const QString& name) const { return m_folder.filePath(name); }

private slots:
    void init()
    {
        QVERIFY2(qEnvironmentVariableIsSet("GROUNDMARK_PROGRAM"), "run through ctest");
        QDir(m_folder.path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_folder.path()));
        QImage page(200, 100, QImage::Format_RGB32);
        page.fill(Qt::white);
        QVERIFY(page.save(at(QStringLiteral("page.png"))));
        write(
            at(QStringLiteral("page.json")),
            R"({"version":"5.0","flags":{},"imagePath":"page.png","imageWidth":200,"imageHeight":100,
                "imageData":null,"shapes":[{"label":"sign","points":[[10,20],[60,40]],"group_id":null,
                "shape_type":"rectangle","flags":{}}]})");
    }

    void aDatasetGoesInAndOutAgain()
    {
        const QString project = at(QStringLiteral("p.groundmark"));
        QCOMPARE(groundmark({u"new"_s, project}).code, 0);
        const Outcome imported = groundmark(
            {u"import"_s, project, at(QStringLiteral("page.json")), u"--format"_s, u"labelme"_s, u"--json"_s});
        QVERIFY2(imported.code == 0, imported.err);
        const QJsonObject report = QJsonDocument::fromJson(imported.out).object();
        QCOMPARE(report[QStringLiteral("samples")][QStringLiteral("new")].toInt(), 1);
        QCOMPARE(report[QStringLiteral("regions")].toInt(), 1);
        QVERIFY(imported.err.isEmpty());

        const QString out = at(QStringLiteral("out.json"));
        QCOMPARE(groundmark({u"export"_s, project, out, u"--format"_s, u"labelme"_s}).code, 0);
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject shape = QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("shapes")][0].toObject();
        QCOMPARE(shape[QStringLiteral("label")].toString(), QStringLiteral("sign"));
        QCOMPARE(groundmark({u"check"_s, project}).code, 0);
    }

    void aDryRunWritesNothing()
    {
        const QString project = at(QStringLiteral("p.groundmark"));
        QCOMPARE(groundmark({u"new"_s, project}).code, 0);
        const Outcome dry = groundmark({u"import"_s, project, at(QStringLiteral("page.json")), u"--dry-run"_s});
        QCOMPARE(dry.code, 0);
        QVERIFY(dry.out.contains("1 samples new"));
        const Outcome checked = groundmark({u"check"_s, project, u"--json"_s});
        QCOMPARE(QJsonDocument::fromJson(checked.out).object()[QStringLiteral("samples")].toInt(-1), 0);
    }

    void wrongCallsEndWith2_data()
    {
        QTest::addColumn<QStringList>("call");
        QTest::newRow("unknown verb") << QStringList {u"frobnicate"_s};
        QTest::newRow("nothing to create") << QStringList {u"new"_s};
        QTest::newRow("unknown option") << QStringList {u"check"_s, u"x.groundmark"_s, u"--colour"_s};
        QTest::newRow("unknown benchmark") << QStringList {u"score"_s, u"--benchmark"_s, u"none"_s, u"x.json"_s};
        QTest::newRow("unknown metric") << QStringList {u"metric"_s, u"none"_s};
        QTest::newRow("unknown format") << QStringList {u"import"_s, u"x.groundmark"_s, u"y"_s, u"--format"_s, u"none"_s};
        QTest::newRow("no output") << QStringList {u"snapshot"_s, u"--workspace"_s, u"library"_s};
    }
    void wrongCallsEndWith2()
    {
        QFETCH(QStringList, call);
        const Outcome outcome = groundmark(call);
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(!outcome.err.isEmpty());
    }

    void unusableInputsEndWith3_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("not JSON") << "bad.json" << QByteArray("this is not JSON");
        QTest::newRow("another shape") << "bad.json" << QByteArray("{\"pages\": 3}");
        QTest::newRow("truncated") << "bad.json" << QByteArray("{\"version\":\"5.0\",\"shapes\":[{\"la");
        QTest::newRow("empty") << "bad.json" << QByteArray();
    }
    void unusableInputsEndWith3()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        const QString project = at(QStringLiteral("p.groundmark"));
        QCOMPARE(groundmark({u"new"_s, project}).code, 0);
        write(at(name), content);
        const Outcome outcome = groundmark({u"import"_s, project, at(name), u"--format"_s, u"labelme"_s});
        QVERIFY2(outcome.code == 3, outcome.err);
        QVERIFY(outcome.err.contains(name.toUtf8()));
        QCOMPARE(groundmark({u"check"_s, project}).code, 0);
    }

    void aFileThatIsNoProjectIsRefusedUntouched()
    {
        const QString path = at(QStringLiteral("text.groundmark"));
        write(path, "plain text, long enough to be looked at as a database header by SQLite");
        const Outcome outcome = groundmark({u"check"_s, path});
        QCOMPARE(outcome.code, 3);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("plain text"));
    }

    void aPathThatLeavesTheFolderIsNotFollowed()
    {
        const QString project = at(QStringLiteral("p.groundmark"));
        QCOMPARE(groundmark({u"new"_s, project}).code, 0);
        write(
            at(QStringLiteral("evil.json")),
            R"({"version":"5.0","flags":{},"imagePath":"../../../../../../etc/passwd","imageWidth":9,
                "imageHeight":9,"imageData":null,"shapes":[]})");
        const Outcome outcome = groundmark({u"import"_s, project, at(QStringLiteral("evil.json")), u"--json"_s});
        QCOMPARE(outcome.code, 1);
        const QJsonObject issues = QJsonDocument::fromJson(outcome.out).object()[QStringLiteral("issues")].toObject();
        QVERIFY2(issues.contains(QStringLiteral("image-outside")), outcome.out);
    }

    void metricIsAFilter()
    {
        const Outcome outcome = groundmark(
            {u"metric"_s, u"edit-distance"_s}, "{\"pred\":\"abc\",\"gt\":\"abd\"}\nnot json\n");
        QCOMPARE(outcome.code, 1);
        const QJsonObject line = QJsonDocument::fromJson(outcome.out.split('\n').first()).object();
        QVERIFY(line.contains(QStringLiteral("score")));
        QVERIFY(!outcome.err.isEmpty());
    }

    void scorePrintsTheOfficialTable()
    {
        write(
            at(QStringLiteral("pred.json")),
            R"([{"id":1,"type":"text recognition en","question":"q","answers":["OPEN"],"predict":"open"},
                {"id":2,"type":"cognition VQA cn","question":"q","answers":["是"],"predict":""}])");
        const QString out = at(QStringLiteral("scored.json"));
        const Outcome outcome
            = groundmark({u"score"_s, u"--benchmark"_s, u"ocrbench-v2"_s, at(QStringLiteral("pred.json")), u"--out"_s, out});
        QVERIFY2(outcome.code == 0, outcome.err);
        QVERIFY(outcome.out.contains("1 of 2 scored"));
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray items = QJsonDocument::fromJson(file.readAll()).array();
        QCOMPARE(items[0][QStringLiteral("score")].toDouble(), 1.0);
    }

    void aSnapshotNeedsNoDisplay()
    {
        const QString out = at(QStringLiteral("empty.png"));
        const Outcome outcome = groundmark(
            {u"snapshot"_s, u"--workspace"_s, u"library"_s, u"--size"_s, u"1280x800"_s, u"--theme"_s, u"dark"_s, u"--out"_s, out});
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(QImage(out).size(), QSize(1280, 800));
    }

    void realPagesAndRepliesComeIn()
    {
        const QDir data(qEnvironmentVariable("GROUNDMARK_SHARED_DATA") + QStringLiteral("/mdpbench"));
        if (!data.exists()) {
            QSKIP("the published data is not beside the checkout");
        }
        const QString project = at(QStringLiteral("p.groundmark"));
        QCOMPARE(groundmark({u"new"_s, project}).code, 0);
        const Outcome pages = groundmark(
            {u"import"_s, project, data.filePath(QStringLiteral("MDPBench_demo_subset.json")), u"--format"_s,
             u"omnidocbench"_s, u"--images"_s, data.filePath(QStringLiteral("images")), u"--json"_s});
        QVERIFY(pages.code == 0 || pages.code == 1);
        const QJsonObject report = QJsonDocument::fromJson(pages.out).object();
        QCOMPARE(report[QStringLiteral("samples")][QStringLiteral("new")].toInt(), 32);
        QCOMPARE(report[QStringLiteral("regions")].toInt(), 748);
        QCOMPARE(report[QStringLiteral("images")][QStringLiteral("found")].toInt(), 32);
        const QString name = QStringLiteral("Gemini3-pro-preview");
        const Outcome replies = groundmark(
            {u"import"_s, project, data.filePath(QStringLiteral("predictions/") + name), u"--format"_s, u"omnidocbench"_s,
             u"--run"_s, name, u"--json"_s});
        const QJsonObject run = QJsonDocument::fromJson(replies.out).object();
        QCOMPARE(run[QStringLiteral("predictions")].toInt(), 32);
        QCOMPARE(run[QStringLiteral("scored")].toInt(), 32);
        QVERIFY(run[QStringLiteral("mean")].toDouble() > 0.5);
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_app_command_line.moc"
