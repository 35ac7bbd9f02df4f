// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/generation_bench.h"
#include "evaluation/models/model_profiles.h"
#include "viewers/generate/generate_workspace.h"
#include "viewers/generate/text_dialog.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace groundmark;
using namespace groundmark::evaluation::generate;
using namespace groundmark::testing;
using namespace groundmark::viewers;
using namespace Qt::StringLiterals;

namespace {

constexpr int Patience = 60'000; // ms; a busy machine takes its time

struct Window
{
    QTemporaryDir folder;
    storage::Session session {u"ada"_s};
    imaging::Thumbnailer thumbnailer;
    QSettings settings {folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    evaluation::ModelProfiles profiles {settings};
    std::unique_ptr<GenerateWorkspace> view;
    DatasetId dataset;

    explicit Window(const QByteArray& corpus, const EndpointServer* server = nullptr)
    {
        if (!session.create(folder.filePath(u"p.groundmark"_s))) {
            qFatal("no project");
        }
        if (!corpus.isEmpty()) {
            writeFile(folder.filePath(u"LogiQA_Test.txt"_s), corpus);
            const auto report = storage::importInto(
                *session.project(), *session.formats().find(u"logiqa"), {folder.filePath(u"LogiQA_Test.txt"_s), {}, {}, {}, false},
                inspectImage);
            dataset = report->dataset;
        }
        if (server != nullptr) {
            for (const auto& [name, kind] : {std::pair(u"Painter"_s, u"openai-images"_s), std::pair(u"Chat"_s, u"openai"_s)}) {
                evaluation::ModelProfile profile;
                profile.name = name;
                profile.config.spec = u"%1:m@%2"_s.arg(kind, server->url());
                profile.outputPrice = 40.0;
                profiles.store(profile);
            }
        }
        view = std::make_unique<GenerateWorkspace>(session, thumbnailer, profiles, settings);
        view->resize(1376, 840);
        view->show();
        view->activate();
        view->settle();
        choose(u"imagesModel"_s, u"Painter"_s);
        choose(u"chatModel"_s, u"Chat"_s);
    }

    void choose(const QString& box, const QString& entry) const
    {
        auto* combo = view->findChild<QComboBox*>(box);
        combo->setCurrentIndex(std::max(0, combo->findText(entry)));
    }
    QTableView* table(const QString& name) const
    {
        for (auto* found : view->findChildren<QTableView*>()) {
            if (found->accessibleName() == name) {
                return found;
            }
        }
        qFatal("no such table");
    }
    QString cell(int row, int column) const { return table(u"Stages"_s)->model()->index(row, column).data().toString(); }
    QAction* called(const QString& words) const
    {
        for (QAction* found : view->commands()) {
            if (found != nullptr && found->text() == words) {
                return found;
            }
        }
        qFatal("no such action");
    }
    void run(const QString& words) const
    {
        QSignalSpy ended(&view->job(), &GenerateJob::finished);
        called(words)->trigger();
        QVERIFY(ended.count() > 0 || ended.wait(Patience));
        view->settle();
    }
    std::vector<GenItem> items()
    {
        return *storage::GenerationStore(*session.project(), dataset, {}).items();
    }
};

} // namespace

/// The view that makes pictures of a corpus.
class TestViewersGenerate : public QObject
{
    Q_OBJECT

private slots:
    void withoutACorpusItSaysWhatToDo()
    {
        Window window({});
        QSignalSpy asked(window.view.get(), &GenerateWorkspace::importRequested);
        QCOMPARE(window.view->findChild<QStackedWidget*>()->currentIndex(), 0);
        QVERIFY(!window.called(u"Run all stages"_s)->isEnabled());
    }

    void allStagesRunAndEachIsATable()
    {
        EndpointServer server(soundReply);
        Window window(corpusOf(10), &server);
        window.run(u"Run all stages"_s);
        QCOMPARE(window.cell(0, StagesModel::DoneColumn), u"9"_s);
        QCOMPARE(window.cell(0, StagesModel::LeftOutColumn), u"1"_s);
        QCOMPARE(window.cell(6, StagesModel::DoneColumn), u"9"_s);
        QCOMPARE(window.cell(5, StagesModel::CallsColumn), u"9"_s);
        QCOMPARE(window.session.project()->database().scalar(u"SELECT COUNT(*) FROM reviews"_s)->toInt(), 9);
        window.table(u"Stages"_s)->setCurrentIndex(window.table(u"Stages"_s)->model()->index(0, 0));
        auto* items = window.table(u"Samples in this stage"_s);
        QCOMPARE(items->model()->rowCount(), 10);
        QCOMPARE(items->model()->index(9, StageItemsModel::ValueColumn).data().toString(), u"duplicate"_s);
        items->setCurrentIndex(items->model()->index(9, 0));
        QVERIFY(window.view->findChild<QPlainTextEdit*>()->toPlainText().contains(u"LogiQA_Test-9"_s));
    }

    void aChosenSampleIsMadeAgain()
    {
        EndpointServer server(soundReply);
        Window window(corpusOf(3), &server);
        window.run(u"Run all stages"_s);
        window.table(u"Stages"_s)->setCurrentIndex(window.table(u"Stages"_s)->model()->index(5, 0));
        auto* items = window.table(u"Samples in this stage"_s);
        items->selectRow(1);
        window.run(u"Redo chosen from here"_s);
        QCOMPARE(window.items()[0].images, 1);
        QCOMPARE(window.items()[1].images, 2);
        QCOMPARE(window.cell(6, StagesModel::DoneColumn), u"3"_s);
    }

    void aFailureIsToldAndTheRestIsKept()
    {
        EndpointServer server([](const EndpointRequest& request) {
            return request.body.contains("Who wins 1?") && request.path.endsWith("generations")
                ? errorReply(400, "no such thing") : soundReply(request);
        });
        Window window(corpusOf(3), &server);
        window.run(u"Run all stages"_s);
        QCOMPARE(window.cell(5, StagesModel::FailedColumn), u"1"_s);
        QCOMPARE(window.cell(5, StagesModel::DoneColumn), u"2"_s);
        window.table(u"Stages"_s)->setCurrentIndex(window.table(u"Stages"_s)->model()->index(5, 0));
        auto* items = window.table(u"Samples in this stage"_s);
        QVERIFY(items->model()->index(1, StageItemsModel::ProblemColumn).data().toString().contains(u"no such thing"_s));
    }

    void withoutAnImagesEndpointEverythingIsMadeReady()
    {
        EndpointServer server(soundReply);
        Window window(corpusOf(3), &server);
        window.choose(u"imagesModel"_s, {});
        window.run(u"Run all stages"_s);
        QCOMPARE(window.cell(4, StagesModel::DoneColumn), u"3"_s);
        QCOMPARE(window.cell(5, StagesModel::WaitingColumn), u"3"_s);
    }

    void aHeldSampleIsTranslatedByHand()
    {
        QByteArray corpus = corpusOf(2);
        corpus.replace("C.Cid\nD.Dora\n\nb", "C 有 白 术\nD.Dora\n\nb");
        EndpointServer server(soundReply);
        Window window(corpus, &server);
        window.run(u"Run all stages"_s);
        QCOMPARE(window.cell(1, StagesModel::HeldColumn), u"1"_s);
        window.table(u"Stages"_s)->setCurrentIndex(window.table(u"Stages"_s)->model()->index(1, 0));
        window.table(u"Samples in this stage"_s)->selectRow(0);
        QTimer::singleShot(0, window.view.get(), [] {
            auto* dialog = qobject_cast<TextDialog*>(QApplication::activeModalWidget());
            if (dialog != nullptr) {
                for (auto* line : dialog->findChildren<QLineEdit*>()) {
                    if (line->text().contains(u"有"_s)) {
                        line->setText(u"C. White atractylodes"_s);
                    }
                }
                dialog->accept();
            }
        });
        window.run(u"Edit texts…"_s);
        QCOMPARE(window.cell(1, StagesModel::HeldColumn), u"0"_s);
        QCOMPARE(window.items()[0].sample.questions[0].choices[2], u"C. White atractylodes"_s);
    }
};

QTEST_MAIN(TestViewersGenerate)
#include "tst_viewers_generate.moc"
