// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/viewers/compare_fixture.h"
#include "viewers/compare/answer_pane.h"
#include "viewers/compare/canvas_pane.h"
#include "viewers/compare/filter_bar.h"
#include "viewers/compare/inspect_workspace.h"
#include "viewers/compare/notes_pane.h"
#include "viewers/compare/reason_pane.h"
#include "viewers/compare/run_selector.h"
#include "viewers/compare/steps_pane.h"
#include "widgets/badge.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/chip.h"
#include "widgets/delegates/roles.h"
#include "widgets/diff_text.h"
#include "widgets/empty_state.h"
#include "widgets/labels.h"
#include "widgets/search_field.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

using namespace groundmark;
using namespace groundmark::viewers;

class TestInspect : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void showsBothAnswersWithTheirDifferences();
    void neverShowsZeroForAnApiError();
    void keepsHtmlOfRepliesAsText();
    void chipsCarryCountsAndNarrowTheTable();
    void emptyResultOffersToClearTheFilter();
    void keyFGoesToTheNextFailure();
    void singleKeysAreOffInTextFields();
    void drawsTruthAndAnswersOverTheImage();
    void explainsTheChosenRun();
    void stepsLinkTheirRegions();
    void hidesARunByItsKey();
    void editsTheTruthOfTheSampleShown();
    void followsTheSessionAndItsEdits();
    void marksDemonstrationReplies();
    void notesAreWrittenShownAndUndone();
    void bookmarksFindTheirSample();
    void linksLeadBackToWhereTheyWereCopied();
    void saysWhenThereAreNoRunsOrNoProject();

private:
    [[nodiscard]] AnswerPane* answer(int run) const;
    [[nodiscard]] widgets::DiffRuns parsed(int run) const;
    [[nodiscard]] widgets::Chip* chip(const QString& id) const;
    [[nodiscard]] QStringList allTexts(const QWidget* within) const;

    std::unique_ptr<testing::CompareFixture> m_fixture;
    std::unique_ptr<imaging::ImageStore> m_images;
    std::unique_ptr<imaging::Thumbnailer> m_thumbnailer;
    std::unique_ptr<InspectWorkspace> m_workspace;
    QTableView* m_table = nullptr;
};

void TestInspect::init()
{
    m_fixture = std::make_unique<testing::CompareFixture>();
    m_images = std::make_unique<imaging::ImageStore>();
    m_thumbnailer = std::make_unique<imaging::Thumbnailer>();
    m_workspace = std::make_unique<InspectWorkspace>(m_fixture->session, *m_images, *m_thumbnailer);
    m_workspace->resize(1376, 814);
    m_workspace->show();
    m_workspace->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_workspace.get()));
    m_workspace->activate();
    m_workspace->settle();
    m_table = m_workspace->findChild<QTableView*>(QStringLiteral("compareTable"));
    QVERIFY(m_table);
}

void TestInspect::cleanup()
{
    m_workspace.reset();
}

AnswerPane* TestInspect::answer(int run) const
{
    return m_workspace->findChildren<AnswerPane*>().at(run);
}

widgets::DiffRuns TestInspect::parsed(int run) const
{
    return answer(run)->findChild<widgets::DiffText*>(QStringLiteral("parsed"))->runs();
}

widgets::Chip* TestInspect::chip(const QString& id) const
{
    widgets::Chip* found = nullptr;
    for (auto* candidate : m_workspace->findChild<FilterBar*>()->findChildren<widgets::Chip*>(id)) {
        found = candidate->isHidden() ? found : candidate;
    }
    return found;
}

QStringList TestInspect::allTexts(const QWidget* within) const
{
    QStringList texts;
    for (const QLabel* label : within->findChildren<QLabel*>()) {
        if (!label->isHidden()) {
            texts.append(label->text());
        }
    }
    return texts;
}

void TestInspect::showsBothAnswersWithTheirDifferences()
{
    QCOMPARE(m_table->model()->rowCount(), 5);
    const widgets::DiffRuns wanted {
        {widgets::DiffRun::Kind::Equal, QStringLiteral("OR ")},
        {widgets::DiffRun::Kind::Removed, QStringLiteral("1.18")},
        {widgets::DiffRun::Kind::Quiet, QStringLiteral(" ")},
        {widgets::DiffRun::Kind::Added, QStringLiteral("1.22")}};
    QCOMPARE(parsed(0), wanted);
    QCOMPARE(widgets::plainText(parsed(1)), QStringLiteral("OR 1.22"));
    QVERIFY(answer(0)->isVisible() && answer(1)->isVisible());
    QCOMPARE(
        answer(0)->findChild<widgets::ElidedLabel*>(QStringLiteral("footer"))->text(),
        QStringLiteral("96 tokens · 1.8 s · stop"));
}

void TestInspect::neverShowsZeroForAnApiError()
{
    QTest::keyClick(m_table, Qt::Key_Down);
    const QStringList texts = allTexts(answer(1));
    QVERIFY(texts.contains(QStringLiteral("API error: HTTP 503")));
    for (const QString& text : texts) {
        QVERIFY2(
            !text.contains(QStringLiteral("0.0")) && !text.contains(QStringLiteral(".00")),
            qPrintable(text));
    }
    QCOMPARE(answer(1)->findChild<widgets::Badge*>()->text(), QStringLiteral("API error"));
    // The other run's answer did get a 0.
    QVERIFY(allTexts(answer(0)).contains(QStringLiteral("0.00")));
}

void TestInspect::keepsHtmlOfRepliesAsText()
{
    m_fixture->session.setSample(m_fixture->ids[4]);
    const auto* reply = answer(1)->findChild<QLabel*>(QStringLiteral("reply"));
    QCOMPARE(reply->text(), testing::CompareFixture::html());
    QCOMPARE(reply->textFormat(), Qt::PlainText);
    for (const QLabel* label : m_workspace->findChildren<QLabel*>()) {
        QVERIFY(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'));
    }
}

void TestInspect::chipsCarryCountsAndNarrowTheTable()
{
    widgets::Chip* unparseable = chip(QStringLiteral("unparseable 0"));
    QVERIFY(unparseable);
    QTest::mouseClick(unparseable, Qt::LeftButton);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QCOMPARE(m_fixture->session.sample(), m_fixture->ids[2]);
    QVERIFY(chip(QStringLiteral("unparseable 0"))->isChecked());
    QTest::keyClick(chip(QStringLiteral("unparseable 0")), Qt::Key_Delete);
    QTRY_COMPARE(m_table->model()->rowCount(), 5);

    auto* search = m_workspace->findChild<widgets::SearchField*>();
    QTest::keyClicks(search, QStringLiteral("s4"));
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QTest::keyClick(search, Qt::Key_Escape);
    QTRY_COMPARE(m_table->model()->rowCount(), 5);
}

void TestInspect::emptyResultOffersToClearTheFilter()
{
    QTest::keyClicks(m_workspace->findChild<widgets::SearchField*>(), QStringLiteral("nowhere"));
    QTRY_COMPARE(m_table->model()->rowCount(), 0);
    QPushButton* clear = nullptr;
    for (auto* button : m_workspace->findChildren<QPushButton*>()) {
        clear = button->text() == QStringLiteral("Clear filter (would show 5)") ? button : clear;
    }
    QVERIFY(clear && clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QTRY_COMPARE(m_table->model()->rowCount(), 5);
    QVERIFY(m_table->isVisible());
}

void TestInspect::keyFGoesToTheNextFailure()
{
    m_table->setFocus();
    QStringList visited;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(m_table, Qt::Key_F);
        m_workspace->settle(); // which ones failed is read beside the window
        visited.append(m_table->currentIndex().siblingAtColumn(0).data().toString());
    }
    QCOMPARE(visited.join(u' '), QStringLiteral("s2 s3 s4 s4")); // of run A; then there is none
    QTest::keyClick(m_table, Qt::Key_F, Qt::ShiftModifier);
    QCOMPARE(m_table->currentIndex().siblingAtColumn(0).data().toString(), QStringLiteral("s3"));
    QCOMPARE(m_workspace->statusFacts().item, QStringLiteral("Row 3 of 5"));
}

void TestInspect::singleKeysAreOffInTextFields()
{
    auto* search = m_workspace->findChild<widgets::SearchField*>();
    search->setFocus();
    QTest::keyClick(search, Qt::Key_F);
    QCOMPARE(search->text(), QStringLiteral("f"));
    QCOMPARE(m_table->currentIndex().row(), 0);
    QVERIFY(m_workspace->statusFacts().keys.contains(QStringLiteral("text")));
}

void TestInspect::drawsTruthAndAnswersOverTheImage()
{
    const auto& overlay = m_workspace->findChild<widgets::ImageCanvas*>()->overlay();
    QCOMPARE(overlay.shapes(0).size(), 2); // the truth and R1
    QCOMPARE(overlay.shapes(1).size(), 1);
    QCOMPARE(overlay.shapes(1).first().tag, QStringLiteral("A IoU 1.00"));
    QCOMPARE(overlay.shapes(1).first().shape.bounds(), QRectF(100, 50, 100, 100));
    auto* pane = m_workspace->findChild<CanvasPane*>();
    QTest::mouseClick(pane->findChildren<widgets::Chip*>().at(1), Qt::LeftButton);
    QVERIFY(!overlay.isLayerVisible(1));
    QVERIFY(overlay.isLayerVisible(0));
}

void TestInspect::explainsTheChosenRun()
{
    const auto* reason = m_workspace->findChild<ReasonPane*>();
    QStringList texts = allTexts(reason);
    QVERIFY(texts.contains(QStringLiteral("ANLS, threshold 0.5")));
    QVERIFY(texts.contains(QStringLiteral("odd: <i>kept</i>")));
    QTest::keyClick(m_table, Qt::Key_Down);
    QTest::mouseClick(answer(1), Qt::LeftButton);
    texts = allTexts(reason);
    QVERIFY(texts.contains(QStringLiteral("API error: HTTP 503")));
    QVERIFY(!texts.join(u' ').contains(QStringLiteral("ANLS")));
}

void TestInspect::stepsLinkTheirRegions()
{
    auto* canvas = m_workspace->findChild<widgets::ImageCanvas*>();
    auto* steps = m_workspace->findChild<StepsPane*>();
    QVERIFY(steps);
    emit steps->regionsHovered({1});
    QCOMPARE(canvas->overlay().linked().size(), 1);
    emit steps->regionsHovered({});
    QVERIFY(canvas->overlay().linked().isEmpty());
}

void TestInspect::hidesARunByItsKey()
{
    m_table->setFocus();
    QTest::keyClick(m_table, Qt::Key_2, Qt::ControlModifier);
    QVERIFY(!answer(1)->isVisible());
    QTest::keyClick(m_table, Qt::Key_2, Qt::ControlModifier);
    QVERIFY(answer(1)->isVisible());
}

void TestInspect::editsTheTruthOfTheSampleShown()
{
    QSignalSpy edit(m_workspace.get(), &InspectWorkspace::editRequested);
    QTest::keyClick(m_table, Qt::Key_Down);
    QTest::keyClick(m_table, Qt::Key_E);
    QCOMPARE(edit.size(), 1);
    QCOMPARE(m_fixture->session.sample(), m_fixture->ids[1]);
}

void TestInspect::followsTheSessionAndItsEdits()
{
    m_fixture->session.setSample(m_fixture->ids[2]);
    QCOMPARE(m_table->currentIndex().row(), 2);
    m_fixture->answer(
        m_fixture->a, 2, Outcome::Scored, 0.7, QStringLiteral("OR 7"), QStringLiteral("OR 7"));
    m_fixture->session.announceEdit(m_fixture->ids[2]);
    QVERIFY(allTexts(answer(0)).contains(QStringLiteral("0.70")));
    m_fixture->addRun(QStringLiteral("third"), QStringLiteral("Model C"));
    m_fixture->session.announceContent();
    QCOMPARE(m_table->currentIndex().row(), 2);
}

void TestInspect::marksDemonstrationReplies()
{
    const auto isMarked = [this] {
        for (const auto* badge : m_workspace->viewBar()->findChildren<widgets::Badge*>()) {
            if (badge->text() == QStringLiteral("Demonstration replies") && badge->isVisible()) {
                return true;
            }
        }
        return false;
    };
    QVERIFY(!isMarked());
    const RunId third = m_fixture->addRun(
        QStringLiteral("third"), QStringLiteral("Model C"), RunOrigin::Demonstration);
    m_fixture->answer(
        third, 0, Outcome::Scored, 1.0, QStringLiteral("OR 1.22"), QStringLiteral("OR 1.22"));
    m_fixture->session.announceContent();
    QVERIFY(!isMarked()); // it is there, and not chosen yet
    const auto actions = m_workspace->findChild<RunSelector*>()->menu()->actions();
    QCOMPARE(actions.size(), 3);
    actions.last()->trigger();
    QVERIFY(isMarked());
    QTRY_VERIFY(answer(2)->isVisible());
    QVERIFY(
        allTexts(answer(2)).join(u' ').contains(QStringLiteral("written for the demonstration")));
}

void TestInspect::notesAreWrittenShownAndUndone()
{
    m_table->setFocus();
    QTest::keyClick(m_table, Qt::Key_N);
    auto* pane = m_workspace->findChild<NotesPane*>();
    auto* field = pane->findChild<QPlainTextEdit*>();
    QVERIFY(pane->isVisible() && field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("<b>legend</b> is cut"));
    QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(allTexts(pane).contains(QStringLiteral("<b>legend</b> is cut")));
    QVERIFY(field->toPlainText().isEmpty());
    QCOMPARE(m_table->model()->index(0, 0).data(widgets::SuffixRole).toString(), QStringLiteral("✎1"));
    auto* search = m_workspace->findChild<widgets::SearchField*>();
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("text:legend"));
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    m_table->setFocus();
    QVERIFY(m_workspace->undoAction()->isEnabled());
    QTest::keyClick(m_table, Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!allTexts(pane).contains(QStringLiteral("<b>legend</b> is cut")));
    QTest::keyClick(m_table, Qt::Key_Y, Qt::ControlModifier);
    QTRY_VERIFY(allTexts(pane).contains(QStringLiteral("<b>legend</b> is cut")));
}

void TestInspect::bookmarksFindTheirSample()
{
    m_table->setFocus();
    QTest::keyClick(m_table, Qt::Key_D);
    QTest::keyClick(m_table, Qt::Key_B);
    QCOMPARE(m_table->model()->index(1, 0).data(widgets::SuffixRole).toString(), QStringLiteral("★"));
    auto* search = m_workspace->findChild<widgets::SearchField*>();
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("bookmarked"));
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QCOMPARE(m_table->model()->index(0, 0).data().toString(), QStringLiteral("s2"));
    m_table->setFocus();
    QTest::keyClick(m_table, Qt::Key_B);
    QVERIFY(m_table->model()->index(0, 0).data(widgets::SuffixRole).isNull());
}

void TestInspect::linksLeadBackToWhereTheyWereCopied()
{
    QTest::mouseClick(chip(QStringLiteral("right-wrong 0 1")), Qt::LeftButton);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    m_workspace->settle();
    const storage::SampleLink link = m_workspace->link();
    QCOMPARE(link.sample, QStringLiteral("s5"));
    QCOMPARE(link.runs, (QStringList {QStringLiteral("first"), QStringLiteral("second")}));
    QCOMPARE(link.query, QStringLiteral("passed(A) and failed(B)"));
    m_workspace->findChild<FilterBar*>()->clear();
    QTRY_COMPARE(m_table->model()->rowCount(), 5);
    QVERIFY(m_workspace->showLink(link));
    m_workspace->settle();
    QCOMPARE(m_table->model()->rowCount(), 1);
    QCOMPARE(m_fixture->session.sample(), m_fixture->ids[4]);
    QCOMPARE(m_workspace->findChild<widgets::SearchField*>()->text(), QStringLiteral("passed(A) and failed(B)"));
    storage::SampleLink strange = link;
    strange.sample = QStringLiteral("nowhere");
    QVERIFY(!m_workspace->showLink(strange));
    strange = link;
    strange.runs = {QStringLiteral("third")};
    QVERIFY(!m_workspace->showLink(strange));
    QCOMPARE(m_table->model()->rowCount(), 1);
}

void TestInspect::saysWhenThereAreNoRunsOrNoProject()
{
    QVERIFY(
        m_fixture->session.create(m_fixture->folder.filePath(QStringLiteral("other.groundmark"))));
    QSignalSpy import(m_workspace.get(), &InspectWorkspace::importRequested);
    widgets::EmptyState* shown = nullptr;
    for (auto* state : m_workspace->findChildren<widgets::EmptyState*>()) {
        shown = state->isVisible() ? state : shown;
    }
    QVERIFY(shown);
    QVERIFY(allTexts(shown).contains(QStringLiteral("No runs yet")));
    QTest::mouseClick(shown->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(import.size(), 1);

    storage::Session none(QStringLiteral("tester"));
    InspectWorkspace workspace(none, *m_images, *m_thumbnailer);
    workspace.resize(1376, 814);
    workspace.show();
    QVERIFY(allTexts(&workspace).contains(QStringLiteral("No project is open")));
    workspace.settle();
}

QTEST_MAIN(TestInspect)
#include "tst_viewers_inspect.moc"
