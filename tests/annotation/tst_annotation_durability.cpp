// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/sample_document.h"
#include "project_fixture.h"
#include "storage/integrity.h"
#include "storage/journal.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <cstdio>

using namespace groundmark;
using annotation::SampleDocument;
using testing::ProjectFixture;

namespace {

/// The program that is killed: draws, moves, takes back and does again as fast as it can, and says
/// the number of journal entries after each command that has returned.
int editForever(const QString& path, qint64 sample)
{
    auto project = storage::Project::open(path);
    if (!project || (*project)->isReadOnly()) {
        std::puts("refused");
        return 1;
    }
    SampleDocument document(**project, QStringLiteral("ann-01"));
    if (!document.open({sample})) {
        return 1;
    }
    qint64 commands = *storage::Journal((*project)->database()).size();
    for (int i = 0;; ++i) {
        if (i % 5 == 3) {
            document.undoStack().undo();
        } else if (i % 5 == 4) {
            document.undoStack().redo();
        } else if (!document.apply(ProjectFixture::drawBox({sample}, QRectF(i % 600, i % 400, 20, 20)))) {
            return 1;
        }
        std::printf("%lld\n", static_cast<long long>(++commands));
        std::fflush(stdout);
    }
}

} // namespace

/// Kill -9 in the middle of an editing loop, fifty times at random moments.
class TestDurability : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandThatReturnedSurvivesKill9()
    {
        constexpr int Kills = 50;
        ProjectFixture fixture(1);
        QFile page(fixture.folder.filePath(QStringLiteral("page0.png")));
        QVERIFY(page.open(QIODevice::WriteOnly)); // so that check has nothing else to say
        page.close();
        fixture.project.reset();

        qint64 before = 0;
        for (int kill = 0; kill < Kills; ++kill) {
            QProcess editor;
            editor.start(
                QCoreApplication::applicationFilePath(),
                {QStringLiteral("--edit"), fixture.path(), QString::number(fixture.ids[0].value)});
            QByteArray output;
            const int commands = 1 + QRandomGenerator::global()->bounded(12);
            while (output.count('\n') < commands) {
                QVERIFY2(editor.waitForReadyRead(10'000), "the editing loop says nothing");
                output += editor.readAllStandardOutput();
            }
            QVERIFY2(!output.contains("refused"), "the lock of a killed program was not taken over");
            editor.kill();
            QVERIFY(editor.waitForFinished(10'000));
            output += editor.readAllStandardOutput();
            const qint64 returned = output.left(output.lastIndexOf('\n')).split('\n').last().toLongLong();
            QVERIFY(returned > before);

            auto project = storage::Project::open(fixture.path());
            QVERIFY2(project, project ? "" : qPrintable(project.error().toText()));
            const auto report = storage::check(**project, false);
            QVERIFY(report);
            QVERIFY2(report->issues.empty(), report->issues.empty() ? "" : qPrintable(report->issues.front().text.toText()));
            QVERIFY2(
                report->journalEntries >= returned,
                qPrintable(QStringLiteral("%1 entries, %2 had returned").arg(report->journalEntries).arg(returned)));
            before = report->journalEntries;
        }
    }
};

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QStringLiteral("--edit")) {
        return editForever(arguments[2], arguments[3].toLongLong());
    }
    TestDurability test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_annotation_durability.moc"
