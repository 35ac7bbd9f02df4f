// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "storage/session.h"
#include "viewers/leaderboard/board_model.h"
#include "viewers/leaderboard/board_writers.h"
#include "viewers/leaderboard/comparability.h"
#include "viewers/leaderboard/leaderboard_view.h"
#include "viewers/leaderboard/paired_model.h"
#include "widgets/charts/chart_view.h"
#include "widgets/delegates/roles.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::viewers;

/// Twenty samples of two tasks, each on an image of its own. "strong" gets all right but two,
/// "weak" a quarter, "old" was scored against the truth before it was corrected.
class TestLeaderboardView : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<storage::Session>(QStringLiteral("tester"));
        QVERIFY(m_session->create(m_folder->filePath(QStringLiteral("test.groundmark"))).hasValue());
        storage::Database& database = m_session->project()->database();
        Dataset set;
        set.name = QStringLiteral("set");
        set.benchmark = QStringLiteral("ocrbench-v2");
        set.truthVersion = 2;
        m_dataset = *storage::DatasetRepository(database).add(set);
        for (int i = 0; i < 20; ++i) {
            Image image;
            image.path = QStringLiteral("%1.png").arg(i);
            Sample sample;
            sample.dataset = m_dataset;
            sample.externalId = QStringLiteral("s%1").arg(i);
            sample.task = i < 10 ? QStringLiteral("text recognition en") : QStringLiteral("cognition VQA en");
            sample.pages = {*storage::ImageRepository(database).store(image)};
            m_samples.push_back(*storage::SampleRepository(database).add(sample));
        }
        m_weak = addRun(QStringLiteral("weak"), 2, [](int i) { return i % 4 == 0 ? 1.0 : 0.0; });
        m_strong = addRun(QStringLiteral("strong"), 2, [](int i) { return i == 3 || i == 8 ? 0.0 : 1.0; });
        addRun(QStringLiteral("old"), 1, [](int) { return 1.0; });
        m_view = std::make_unique<LeaderboardView>(*m_session);
        m_view->resize(1376, 814);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activate();
        m_view->settle();
        m_board = m_view->findChild<QTableView*>(QStringLiteral("leaderboard"));
        m_model = qobject_cast<BoardModel*>(m_board->model());
        QTRY_VERIFY(m_model->result().isFinal);
    }

    void cleanup()
    {
        m_view.reset();
        m_session.reset();
        m_samples.clear();
    }

    void ranksTheStrongRunFirst()
    {
        QCOMPARE(text(0, BoardModel::RunColumn), QStringLiteral("strong"));
        QCOMPARE(text(1, BoardModel::RunColumn), QStringLiteral("weak"));
        QCOMPARE(text(0, BoardModel::RankColumn), QStringLiteral("1"));
        QCOMPARE(text(1, BoardModel::RankColumn), QStringLiteral("2"));
    }

    void setsARunOnAnOlderTruthApartAndSaysWhy()
    {
        QCOMPARE(m_model->rowCount(), 4);
        QVERIFY(m_model->isNote(2));
        QVERIFY(text(2, 0).contains(QStringLiteral("scored on truth v1 (others v2)")));
        QCOMPARE(text(3, BoardModel::RunColumn), QStringLiteral("old"));
        QCOMPARE(text(3, BoardModel::RankColumn), QString());
    }

    void everyFigureHasItsInterval()
    {
        const QModelIndex overall = m_model->index(0, m_model->outcomeColumn() - 1);
        QVERIFY(overall.data(widgets::SuffixRole).toString().startsWith(u'±'));
        QVERIFY(overall.data(Qt::ToolTipRole).toString().contains(QStringLiteral("n = 20")));
    }

    void comparesTheChosenRunWithTheOthers()
    {
        m_board->setFocus();
        QTest::keyClick(m_board, Qt::Key_Home);
        auto* paired = m_view->findChild<QTableView*>(QStringLiteral("pairedTests"));
        QCOMPARE(paired->model()->rowCount(), 1);
        QCOMPARE(paired->model()->index(0, PairedModel::RunColumn).data().toString(), QStringLiteral("weak"));
        QCOMPARE(paired->model()->index(0, PairedModel::ReadingColumn).data().toString(), QStringLiteral("lower"));
        QTest::keyClick(m_board, Qt::Key_Down);
        QCOMPARE(paired->model()->index(0, PairedModel::ReadingColumn).data().toString(), QStringLiteral("higher"));
    }

    void keysOpenTheSamplesBehindADifference()
    {
        QSignalSpy asked(m_view.get(), &LeaderboardView::samplesRequested);
        m_board->setFocus();
        QTest::keyClick(m_board, Qt::Key_Home);
        QTest::keyClick(m_board, Qt::Key_B);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0][1].value<RunId>(), m_strong);
        QCOMPARE(asked[0][2].value<RunId>(), m_weak);
        QCOMPARE(asked[0][3].toBool(), false);
    }

    void aSliceCountsItsOwnSamplesOnly()
    {
        auto* slices = m_view->findChildren<QComboBox*>().at(2);
        QCOMPARE(slices->count(), 3);
        slices->setCurrentIndex(2);
        emit slices->activated(2);
        m_view->settle();
        QTRY_VERIFY(m_model->result().isFinal && !m_model->result().request.slice.task.isEmpty());
        const QModelIndex overall = m_model->index(0, m_model->outcomeColumn() - 1);
        QVERIFY(overall.data(Qt::ToolTipRole).toString().contains(QStringLiteral("n = 10")));
    }

    void drawsEveryRunThatKnowsItsTokens()
    {
        QCOMPARE(m_view->findChild<widgets::ChartView*>()->data().series.size(), 3);
    }

    void exportsPlacesIntervalsAndReasons()
    {
        const QString csv = QString::fromUtf8(boardCsv(m_model->result()));
        QVERIFY(csv.contains(QStringLiteral("\"1\",\"strong\"")));
        QVERIFY(csv.contains(QStringLiteral("scored on truth v1")));
        const QString latex = QString::fromUtf8(boardLatex(m_model->result()));
        QVERIFY(latex.contains(QStringLiteral("\\textbf{")));
        QVERIFY(latex.contains(QStringLiteral("% old is not ranked")));
    }

    void aRunThatAnsweredLessIsSetApart()
    {
        storage::RunRepository::Summary whole;
        whole.scored = 10;
        storage::RunRepository::Summary part;
        part.scored = 4;
        const auto reasons = apartReasons({whole, whole, part});
        QVERIFY(reasons[0].isEmpty());
        QCOMPARE(reasons[2].value(0), QStringLiteral("answered 4 of 10 samples"));
    }

    void anUnknownPromptIsNotHeldAgainstARun()
    {
        storage::RunRepository::Summary known;
        known.run.promptHash = QByteArray::fromHex("9c04");
        storage::RunRepository::Summary other = known;
        other.run.promptHash = QByteArray::fromHex("5be1");
        const auto reasons = apartReasons({known, known, other, {}});
        QVERIFY(reasons[0].isEmpty() && reasons[3].isEmpty());
        QCOMPARE(reasons[2].value(0), QStringLiteral("prompt 5be1 (others 9c04)"));
    }

    void saysWhatIsMissingWithoutAProject()
    {
        storage::Session empty(QStringLiteral("tester"));
        LeaderboardView view(empty);
        view.show();
        QVERIFY(view.statusFacts().item.isEmpty());
    }

private:
    RunId addRun(const QString& name, int truthVersion, const std::function<double(int)>& score)
    {
        storage::RunRepository runs(m_session->project()->database());
        Run run;
        run.id = RunId::create();
        run.dataset = m_dataset;
        run.name = name;
        run.model = name;
        run.truthVersion = truthVersion;
        if (!runs.store(run)) {
            qFatal("The run could not be stored.");
        }
        for (int i = 0; i < int(m_samples.size()); ++i) {
            Prediction prediction;
            prediction.run = run.id;
            prediction.sample = m_samples[std::size_t(i)];
            prediction.outputTokens = 40;
            const auto id = runs.storePrediction(prediction);
            Score made;
            made.prediction = *id;
            made.metric = QStringLiteral("vqa");
            made.value = score(i);
            if (!runs.storeScores(*id, {made})) {
                qFatal("The score could not be stored.");
            }
        }
        return run.id;
    }

    [[nodiscard]] QString text(int row, int column) const { return m_model->index(row, column).data().toString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<storage::Session> m_session;
    DatasetId m_dataset;
    std::vector<SampleId> m_samples;
    RunId m_weak;
    RunId m_strong;
    std::unique_ptr<LeaderboardView> m_view;
    QTableView* m_board = nullptr;
    BoardModel* m_model = nullptr;
};

QTEST_MAIN(TestLeaderboardView)
#include "tst_viewers_leaderboard.moc"
