// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/ocr.h"
#include "tests/viewers/robustness_fixture.h"
#include "viewers/robustness/answer_pairs.h"
#include "viewers/robustness/calibration_pane.h"
#include "viewers/robustness/facts_table.h"
#include "viewers/robustness/grid_page.h"
#include "viewers/robustness/perturb_page.h"
#include "viewers/robustness/perturbation_grid.h"
#include "viewers/robustness/quality_page.h"
#include "viewers/robustness/retention_table.h"
#include "viewers/robustness/robustness_workspace.h"
#include "viewers/robustness/split_compare.h"
#include "viewers/robustness/robustness_table_pane.h"
#include "storage/review_repository.h"
#include "widgets/chip.h"
#include "widgets/chip_bar.h"
#include "widgets/segments.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>

using namespace groundmark;
using namespace groundmark::viewers;
using namespace groundmark::testing;
using widgets::Glyph;

namespace {

constexpr int Patience = 30'000; // milliseconds, for what runs in the background

Glyph glyphAt(const PerturbationGrid& grid, std::size_t row, std::size_t column)
{
    return grid.rows().at(row).cells.at(column).glyph;
}

} // namespace

class TestRobustness : public QObject
{
    Q_OBJECT

    static std::unique_ptr<RobustnessWorkspace> shown(storage::Session& session)
    {
        auto workspace = std::make_unique<RobustnessWorkspace>(session);
        workspace->resize(1376, 840);
        workspace->show();
        if (!QTest::qWaitForWindowActive(workspace.get())) {
            return workspace;
        }
        workspace->settle();
        return workspace;
    }

private slots:
    void showsTheWorstSampleFirst()
    {
        RobustnessFixture fixture;
        const auto workspace = shown(fixture.session);
        const GridPage& page = *workspace->gridPage();
        QCOMPARE(page.currentId(), QStringLiteral("q1"));
        const PerturbationGrid& grid = *page.grid();
        QCOMPARE(grid.columns().size(), std::size_t(5)); // clean, motion blur 2, snow 1–3
        QCOMPARE(grid.rows().size(), std::size_t(2));
        QCOMPARE(glyphAt(grid, 0, 0), Glyph::Right);
        QCOMPARE(glyphAt(grid, 0, 1), Glyph::StaysRight);
        QCOMPARE(glyphAt(grid, 0, 3), Glyph::Broken);
        QCOMPARE(glyphAt(grid, 1, 1), Glyph::Missing); // B was not asked under motion blur
        QCOMPARE(glyphAt(grid, 1, 4), Glyph::Broken);
    }

    void goesThroughTheSamplesByKeys()
    {
        RobustnessFixture fixture;
        const auto workspace = shown(fixture.session);
        PerturbationGrid* grid = workspace->gridPage()->grid();
        grid->setFocus();
        QTest::keyClick(grid, Qt::Key_D);
        QCOMPARE(workspace->gridPage()->currentId(), QStringLiteral("q2"));
        QCOMPARE(fixture.session.sample(), fixture.ids[1]); // everybody follows
        QCOMPARE(glyphAt(*grid, 1, 4), Glyph::Fixed);
        QTest::keyClick(grid, Qt::Key_A);
        QCOMPARE(workspace->gridPage()->currentId(), QStringLiteral("q1"));
        QCOMPARE(grid->currentColumn(), 3); // the first answer that broke
        QTest::keyClick(grid, Qt::Key_Home);
        QTest::keyClick(grid, Qt::Key_Right);
        QTest::keyClick(grid, Qt::Key_Down);
        QCOMPARE(grid->currentColumn(), 1);
        QCOMPARE(grid->currentRow(), 1);
        QTest::keyClick(grid, Qt::Key_End);
        QCOMPARE(grid->currentColumn(), 4);
    }

    void narrowsToWhatBroke()
    {
        RobustnessFixture fixture;
        const auto workspace = shown(fixture.session);
        auto* chips = workspace->findChild<widgets::ChipBar*>();
        QTest::mouseClick(chips->chip(QStringLiteral("fixed")), Qt::LeftButton);
        QCOMPARE(workspace->gridPage()->currentId(), QStringLiteral("q2"));
        QTest::mouseClick(chips->chip(QStringLiteral("broken2")), Qt::LeftButton);
        QCOMPARE(workspace->gridPage()->currentId(), QString()); // nothing is both
        QTest::mouseClick(chips->chip(QStringLiteral("fixed")), Qt::LeftButton);
        QCOMPARE(workspace->gridPage()->currentId(), QStringLiteral("q1"));
    }

    void opensTheTwoPicturesAndTheAnswersOfACell()
    {
        RobustnessFixture fixture;
        const auto workspace = shown(fixture.session);
        const GridPage& page = *workspace->gridPage();
        QTest::mouseClick(
            page.grid()->viewport(), Qt::LeftButton, {}, page.grid()->cellRect(1, 4).center());
        QCOMPARE(page.grid()->currentColumn(), 4);
        auto* split = workspace->gridPage()->findChild<SplitCompare*>();
        QTRY_VERIFY_WITH_TIMEOUT(split->hasImages(), Patience);
        const auto& pairs = page.answers()->pairs();
        QCOMPARE(pairs.size(), std::size_t(2));
        QCOMPARE(pairs[0].model, QStringLiteral("B")); // the chosen one first
        QVERIFY(pairs[0].isBroken);
        QCOMPARE(pairs[0].beforeText, QStringLiteral("21.50"));
        QCOMPARE(pairs[0].afterText, QStringLiteral("<b>wrong</b>")); // text, never markup
        split->setFocus();
        const double before = split->split();
        QTest::keyClick(split, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(split->split() > before);
    }

    void tellsWhatCouldNotBeReadFromWhatCouldNotBeReasoned()
    {
        if (!imaging::TextRecogniser::create(QStringLiteral("eng"))) {
            QSKIP("Tesseract's English data is not installed.");
        }
        RobustnessFixture fixture;
        const auto workspace = shown(fixture.session);
        const GridPage& page = *workspace->gridPage();
        for (std::size_t column = 0; column < page.grid()->columns().size(); ++column) {
            QTRY_VERIFY_WITH_TIMEOUT(page.grid()->columns()[column].recall.has_value(), Patience);
        }
        QCOMPARE(*page.grid()->columns()[0].recall, 1.0); // against the clean reading itself
        page.grid()->setCurrent(0, 4);
        QVERIFY(!page.answers()->pairs().front().why.isEmpty());
    }

    void computesTheTableOfThePaper()
    {
        RobustnessFixture fixture;
        const auto workspace = shown(fixture.session);
        const RetentionTable& table = *workspace->gridPage()->tables()->table();
        // Motion blur 2, snow 1–3; A drops by a third from severity 2 on.
        QVERIFY(table.sentence(0, 0).contains(QStringLiteral("drop .00")));
        QVERIFY(table.sentence(0, 2).contains(QStringLiteral("drop .33")));
        QVERIFY(table.sentence(0, 2).contains(QStringLiteral("n = 3")));
        QVERIFY(table.sentence(1, 0).contains(QStringLiteral("no replies")));
        const FactsTable& groups = *workspace->gridPage()->tables()->groups();
        QCOMPARE(groups.rowCount(), 4); // two models × two subsets
        auto* views = workspace->gridPage()->tables()->views();
        for (const char* view : {"curves", "groups", "compounds", "heat"}) {
            views->setCurrent(QString::fromLatin1(view));
            workspace->grab(); // paints without a crash
        }
    }

    void choosesTheConditionOfAHeatMapCell()
    {
        RobustnessFixture fixture;
        const auto workspace = shown(fixture.session);
        RetentionTable* table = workspace->gridPage()->tables()->table();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->cellRect(1, 3).center());
        QCOMPARE(workspace->gridPage()->grid()->currentColumn(), 4);
        QCOMPARE(workspace->gridPage()->grid()->currentRow(), 1);
    }

    void saysWhatToDoWithoutRuns()
    {
        RobustnessFixture fixture(false);
        const auto workspace = shown(fixture.session);
        QVERIFY(!workspace->gridPage()->isVisible());
        QPushButton* start = nullptr;
        for (QPushButton* button : workspace->findChildren<QPushButton*>()) {
            start = button->isVisible() ? button : start;
        }
        QVERIFY(start != nullptr);
        QTest::mouseClick(start, Qt::LeftButton);
        QVERIFY(workspace->perturbPage()->isVisible());
    }

    void showsAPerturbationLive()
    {
        RobustnessFixture fixture(false);
        const auto workspace = shown(fixture.session);
        workspace->showPage(QStringLiteral("perturb"));
        PerturbPage& page = *workspace->perturbPage();
        QTRY_VERIFY_WITH_TIMEOUT(page.preview()->hasImages() && page.isSettled(), Patience);
        QCOMPARE(page.conditionText(), QStringLiteral("motion_blur:2"));
        page.severity()->setFocus();
        QTest::keyClick(page.severity(), Qt::Key_End);
        QCOMPARE(page.conditionText(), QStringLiteral("motion_blur:3"));
        QCOMPARE(page.parameters().size(), std::size_t(2));
        QCOMPARE(page.parameters()[0]->value(), 20.0);
        page.parameters()[0]->setValue(7);
        QCOMPARE(page.conditionText(), QStringLiteral("motion_blur[7;15]"));
        page.kinds()->setCurrentIndex(page.kinds()->findText(kindTitle(QStringLiteral("snow"))));
        QCOMPARE(page.parameters().size(), std::size_t(7));
        QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), Patience);
    }

    void refusesASeverityOfNine()
    {
        RobustnessFixture fixture(false);
        const auto workspace = shown(fixture.session);
        workspace->showPage(QStringLiteral("perturb"));
        PerturbPage& page = *workspace->perturbPage();
        QVERIFY(page.runButton()->isEnabled());
        page.conditions()->setText(QStringLiteral("snow:9"));
        QVERIFY(!page.runButton()->isEnabled());
        page.conditions()->setText(QStringLiteral("snow:1"));
        QVERIFY(page.runButton()->isEnabled());
    }

    void writesABatchFromTheWindow()
    {
        RobustnessFixture fixture(false);
        const auto workspace = shown(fixture.session);
        workspace->showPage(QStringLiteral("perturb"));
        PerturbPage& page = *workspace->perturbPage();
        page.conditions()->setText(QStringLiteral("snow, fog:1"));
        const QSignalSpy told(&page, &PerturbPage::messageRequested);
        page.writeTo(fixture.folder.filePath(QStringLiteral("out")));
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 1, Patience);
        const QDir out(fixture.folder.filePath(QStringLiteral("out")));
        QVERIFY(out.exists(QStringLiteral("snow-3/q1.png")));
        QVERIFY(out.exists(QStringLiteral("fog-1/q3.png")));
        QVERIFY(out.exists(QStringLiteral("manifest.jsonl")));
    }

    void fillsTheGridWithARealTesseractRun()
    {
        if (!imaging::TextRecogniser::create(QStringLiteral("eng"))) {
            QSKIP("Tesseract's English data is not installed.");
        }
        RobustnessFixture fixture(false);
        const auto workspace = shown(fixture.session);
        workspace->showPage(QStringLiteral("perturb"));
        PerturbPage& page = *workspace->perturbPage();
        page.conditions()->setText(QStringLiteral("motion_blur"));
        const QSignalSpy told(&page, &PerturbPage::messageRequested);
        QTest::mouseClick(page.runButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 1, 2 * Patience);
        workspace->showPage(QStringLiteral("grid"));
        QTRY_VERIFY_WITH_TIMEOUT(workspace->gridPage()->isVisible(), Patience);
        const PerturbationGrid& grid = *workspace->gridPage()->grid();
        QCOMPARE(grid.columns().size(), std::size_t(4));
        QCOMPARE(grid.rows().size(), std::size_t(1));
        QVERIFY(grid.rows()[0].name.startsWith(QStringLiteral("tesseract")));
        QVERIFY(workspace->gridPage()->answers()->pairs().size() == 1);
        QVERIFY2(
            glyphAt(grid, 0, 0) == Glyph::Right, // the answer stands in what it reads
            qPrintable(workspace->gridPage()->answers()->pairs()[0].beforeText));
    }

    void measuresHowFarPerturbationsGo()
    {
        RobustnessFixture fixture(false);
        const auto workspace = shown(fixture.session);
        workspace->showPage(QStringLiteral("selection"));
        auto* pane = workspace->findChild<CalibrationPane*>();
        QVERIFY(pane->isVisible());
        pane->measure(false);
        QTRY_COMPARE_WITH_TIMEOUT(pane->table()->rowCount(), 18, 4 * Patience);
        QVERIFY(pane->table()->text(0, 3).toDouble() < pane->table()->text(0, 5).toDouble());
        QFile file(fixture.folder.filePath(QStringLiteral("lpips.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("kind,severity,lpips\ngaussian_noise,1,0.125\n");
        file.close();
        QVERIFY(pane->readLpips(file.fileName()));
        QCOMPARE(pane->table()->text(0, 2), QStringLiteral(".125"));
        QVERIFY(!pane->readLpips(fixture.folder.filePath(QStringLiteral("none.csv"))));
    }

    void keepsTheVerdictOnAPicture()
    {
        RobustnessFixture fixture(false);
        const auto workspace = shown(fixture.session);
        workspace->showPage(QStringLiteral("quality"));
        auto* page = workspace->findChild<QualityPage*>();
        page->measure();
        QTRY_COMPARE_WITH_TIMEOUT(page->table()->text(0, 4), QStringLiteral("320"), Patience);
        QCOMPARE(page->table()->rowCount(), 3);
        const QString first = page->table()->text(0, 0);
        page->checks().front()->setChecked(false);
        page->table()->setFocus();
        QTest::keyClick(page->table(), Qt::Key_X);
        const auto reviews = storage::ReviewRepository(fixture.session.project()->database()).all().valueOr({});
        QCOMPARE(reviews.size(), std::size_t(1));
        QCOMPARE(reviews[0].verdict, ReviewVerdict::Rejected);
        QCOMPARE(reviews[0].queue, QualityPage::queue());
        QVERIFY(!reviews[0].note.isEmpty()); // what could not be checked off
        QVERIFY(page->table()->text(0, 0) != first); // the next one is there
    }
};

QTEST_MAIN(TestRobustness)
#include "tst_viewers_robustness.moc"
