// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The verbs about perturbations and picture quality, as scripts use them.
class TestRobustnessVerbs : public QObject
{
    Q_OBJECT

    struct Outcome
    {
        int code = -1;
        QByteArray out;
        QByteArray err;
    };

    static Outcome groundmark(const QStringList& arguments)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"DISPLAY"_s); // it must not need one
        environment.remove(u"QT_QPA_PLATFORM"_s);
        environment.insert(u"LANG"_s, u"C.UTF-8"_s);
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("GROUNDMARK_PROGRAM"), arguments);
        if (!process.waitForFinished(240'000)) {
            return {};
        }
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QTemporaryDir m_folder;
    QString at(const QString& name) const { return m_folder.filePath(name); }

    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init()
    {
        QVERIFY2(qEnvironmentVariableIsSet("GROUNDMARK_PROGRAM"), "run through ctest");
        QDir(m_folder.path()).removeRecursively();
        QVERIFY(QDir().mkpath(at(u"in"_s)));
        QImage page(300, 240, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        for (int line = 0; line < 8; ++line) {
            painter.fillRect(20, 20 + line * 26, 120 + line * 17, 12, Qt::black);
        }
        painter.end();
        QVERIFY(page.save(at(u"in/a.png"_s)));
    }

    void perturbsAFolderTwiceAlike()
    {
        const QStringList call {
            u"perturb"_s, at(u"in"_s), at(u"out"_s), u"--kind"_s, u"snow,fog:1"_s, u"--seed"_s, u"3"_s, u"--json"_s};
        const Outcome first = groundmark(call);
        QVERIFY2(first.code == 0, first.err);
        QCOMPARE(QJsonDocument::fromJson(first.out)[u"written"_s].toInt(), 4);
        const QByteArray picture = read(at(u"out/snow-2/a.png"_s));
        QVERIFY(!picture.isEmpty());
        QCOMPARE(QJsonDocument::fromJson(groundmark(call).out)[u"kept"_s].toInt(), 4);
        QVERIFY(QDir(at(u"out"_s)).removeRecursively());
        QCOMPARE(groundmark(call).code, 0);
        QCOMPARE(read(at(u"out/snow-2/a.png"_s)), picture); // bit for bit
    }

    void refusesWrongCallsAndUnusableInputs()
    {
        const Outcome nine
            = groundmark({u"perturb"_s, at(u"in"_s), at(u"out"_s), u"--kind"_s, u"snow:9"_s});
        QCOMPARE(nine.code, 2);
        QVERIFY(nine.err.contains("1, 2 and 3"));
        QCOMPARE(groundmark({u"perturb"_s, at(u"in"_s), at(u"out"_s), u"--kind"_s, u"snow"_s, u"--severity"_s, u"9"_s}).code, 2);
        QCOMPARE(groundmark({u"perturb"_s, at(u"in"_s), at(u"out"_s), u"--seed"_s, u"x"_s}).code, 2);
        QCOMPARE(groundmark({u"perturb"_s, at(u"none"_s), at(u"out"_s)}).code, 3);
        QVERIFY(!QFile::exists(at(u"out"_s)));
        QFile text(at(u"in/b.png"_s));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("text");
        text.close();
        const Outcome some = groundmark({u"perturb"_s, at(u"in"_s), at(u"out"_s), u"--kind"_s, u"fog:1"_s});
        QCOMPARE(some.code, 1); // the good one is made
        QVERIFY(QFile::exists(at(u"out/fog-1/a.png"_s)));
    }

    void listsAllPerturbationsWithTheirNumbers()
    {
        const Outcome kinds = groundmark({u"perturb"_s, u"--kinds"_s});
        QCOMPARE(kinds.code, 0);
        QVERIFY(kinds.out.contains("elastic_transform"));
        QVERIFY(kinds.out.contains("imagecorruptions"));
    }

    void findsWhatSpeaksAgainstPictures()
    {
        QVERIFY(QFile::copy(at(u"in/a.png"_s), at(u"in/copy.png"_s)));
        QImage flat(100, 100, QImage::Format_RGB32);
        flat.fill(Qt::gray);
        QVERIFY(flat.save(at(u"in/flat.png"_s)));
        const Outcome audit = groundmark({u"quality"_s, at(u"in"_s), u"--json"_s});
        QVERIFY2(audit.code == 0, audit.err);
        const QJsonDocument report = QJsonDocument::fromJson(audit.out);
        QCOMPARE(report[u"images"_s].toInt(), 3);
        QCOMPARE(report[u"good"_s].toInt(), 1);
        QCOMPARE(report[u"near_duplicates"_s].toInt(), 1);
        QCOMPARE(report[u"too_small"_s].toInt(), 1);
        QCOMPARE(report[u"low_contrast"_s].toInt(), 1);
        QCOMPARE(report[u"files"_s][1][u"duplicate_of"_s].toString(), u"a.png"_s);
        QVERIFY(groundmark({u"quality"_s, at(u"in"_s)}).out.contains("near-duplicate of a.png"));
        QCOMPARE(groundmark({u"quality"_s, at(u"in"_s), u"--distance"_s, u"99"_s}).code, 2);
        QCOMPARE(groundmark({u"quality"_s, at(u"none"_s)}).code, 3);
    }

    void levelsSeverities()
    {
        const Outcome levelled = groundmark(
            {u"calibrate"_s, at(u"in"_s), u"--kind"_s, u"gaussian_blur"_s, u"--scale"_s, at(u"scale.json"_s), u"--json"_s});
        QVERIFY2(levelled.code == 0, levelled.err);
        const QJsonDocument report = QJsonDocument::fromJson(levelled.out);
        const QJsonValue found = report[u"kinds"_s][0][u"calibrated"_s];
        QVERIFY(std::abs(found[1][u"distance"_s].toDouble() - 0.25) < 0.01);
        QVERIFY(found[0][u"library_severity"_s].toDouble() < found[2][u"library_severity"_s].toDouble());
        const Outcome used = groundmark(
            {u"perturb"_s, at(u"in"_s), at(u"out"_s), u"--kind"_s, u"gaussian_blur:2"_s, u"--scale"_s, at(u"scale.json"_s)});
        QCOMPARE(used.code, 0);
        const QByteArray manifest = read(at(u"out/manifest.jsonl"_s));
        QVERIFY(!manifest.contains("\"sigma\":3}")); // the uncalibrated one
    }

    void runsTesseractAndPrintsTheTableInOneCommand()
    {
        const QString project = at(u"p.groundmark"_s);
        QCOMPARE(groundmark({u"new"_s, project}).code, 0);
        QCOMPARE(groundmark({u"import"_s, project, at(u"in"_s), u"--format"_s, u"images"_s, u"--dataset"_s, u"set"_s}).code, 0);
        const Outcome nothing = groundmark({u"robustness"_s, project});
        QCOMPARE(nothing.code, 3);
        QVERIFY(nothing.err.contains("--run tesseract")); // says what to do
        const QStringList call {
            u"robustness"_s, project, u"--dataset"_s, u"set"_s, u"--run"_s, u"tesseract"_s, u"--kind"_s, u"motion_blur"_s};
        const Outcome ran = groundmark(call);
        if (ran.code == 3 && ran.err.contains("tesseract-ocr-eng")) {
            QSKIP("Tesseract's English data is not installed.");
        }
        QVERIFY2(ran.code == 0, ran.err);
        QVERIFY(ran.err.contains("4 runs are complete: 4 answers"));
        QVERIFY(groundmark(call).err.contains("4 runs are complete: 0 answers")); // nothing twice
        QVERIFY(ran.out.contains("tesseract"));
        QCOMPARE(groundmark({u"robustness"_s, project, u"--out"_s, at(u"t.tex"_s)}).code, 0);
        QVERIFY(read(at(u"t.tex"_s)).contains("\\toprule"));
        QCOMPARE(groundmark({u"robustness"_s, project, u"--out"_s, at(u"t.doc"_s)}).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestRobustnessVerbs)
#include "tst_app_robustness.moc"
