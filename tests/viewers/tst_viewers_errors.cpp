// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/errors/taxonomies.h"
#include "storage/error_label_repository.h"
#include "storage/integrity.h"
#include "storage/journal.h"
#include "tests/viewers/compare_fixture.h"
#include "viewers/errors/count_models.h"
#include "viewers/errors/counts_page.h"
#include "viewers/errors/error_rules.h"
#include "viewers/errors/errors_workspace.h"
#include "viewers/errors/taxonomy_dialog.h"
#include "widgets/charts/chart_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QSignalSpy>
#include <QTableWidget>

using namespace groundmark;
using namespace groundmark::viewers;
using namespace Qt::StringLiterals;
using groundmark::testing::CompareFixture;

namespace {

/// Run A fails s2; run B fails s5, which A gets right. A second failure of A makes it worth stepping.
struct Failing : CompareFixture
{
    QSettings settings {folder.filePath(u"settings.ini"_s), QSettings::IniFormat};
    evaluation::ModelProfiles profiles {settings};
    imaging::ImageStore images;
    ErrorsWorkspace view {session, images, profiles};

    Failing()
    {
        answer(a, 2, Outcome::Scored, 0.1, u"<b>bold</b> wrong"_s, u"wrong"_s);
        view.resize(1280, 760);
        view.show();
        if (!QTest::qWaitForWindowActive(&view)) {
            qFatal("the window did not come up");
        }
        view.activate();
        view.settle();
    }

    [[nodiscard]] QTableView* list() const { return view.findChild<QTableView*>(u"failures"_s); }
    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* one : view.findChildren<QAction*>()) {
            if (one->text() == text) {
                return one;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QComboBox* choice(const QString& name) const
    {
        for (QComboBox* one : view.findChildren<QComboBox*>()) {
            if (one->accessibleName() == name) {
                return one;
            }
        }
        return nullptr;
    }
    [[nodiscard]] std::vector<ErrorLabel> labels() const
    {
        return *storage::ErrorLabelRepository(session.project()->database()).ofRun(a, u"logicocr-gen"_s, 1);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        list()->setFocus();
        QTest::keyClick(list(), key, modifiers);
    }
};

ErrorLabel judged(const Failing& bench, const QString& type)
{
    ErrorLabel made;
    made.run = bench.a;
    made.sample = bench.ids[1];
    made.taxonomy = u"logicocr-gen"_s;
    made.source = LabelSource::Judge;
    made.author = u"o4-mini"_s;
    made.type = type;
    made.raw = u"Because <i>so</i>. error type: 1"_s;
    made.at = QDateTime::currentDateTimeUtc();
    return made;
}

} // namespace

/// Inspect › Errors: failures sorted by key, by rule and by judge, and what comes of it.
class TestErrors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void onlyScoredRepliesBelowTheBoundAreFailures()
    {
        Failing bench;
        QCOMPARE(bench.list()->model()->rowCount(), 2); // s2 and s3; s4 refused is no failure
        QCOMPARE(bench.list()->model()->index(0, FailureModel::SampleColumn).data().toString(), u"s2"_s);
        QAbstractItemModelTester tester(bench.list()->model());
    }

    void aKeyGivesATypeDurablyAndMovesOn()
    {
        Failing bench;
        bench.press(Qt::Key_6);
        auto labels = bench.labels();
        QCOMPARE(labels.size(), size_t(1));
        QCOMPARE(labels[0].type, u"overgeneralization"_s);
        QCOMPARE(labels[0].author, u"tester"_s);
        QCOMPARE(labels[0].sample, bench.ids[1]);
        QCOMPARE(bench.list()->currentIndex().row(), 1); // the next one without a type
        bench.press(Qt::Key_O); // the 17th
        QCOMPARE(bench.labels().size(), size_t(2));
        QCOMPARE(bench.labels()[1].type, u"ocr-error"_s);
        QVERIFY(storage::check(*bench.session.project(), false)->issues.empty());
    }

    void undoAndRedoGoThroughTheJournal()
    {
        Failing bench;
        bench.press(Qt::Key_1);
        bench.press(Qt::Key_A);
        bench.press(Qt::Key_2); // another type for the same failure
        QCOMPARE(bench.labels()[0].type, u"improper-juxtaposition"_s);
        bench.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.labels()[0].type, u"substituting-concepts"_s);
        bench.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bench.labels().empty());
        bench.press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(bench.labels()[0].type, u"substituting-concepts"_s);
        QCOMPARE(*storage::Journal(bench.session.project()->database()).size(), 5);
        QVERIFY(storage::check(*bench.session.project(), false)->issues.empty());
    }

    void xTakesTheTypeAway()
    {
        Failing bench;
        bench.press(Qt::Key_1);
        bench.press(Qt::Key_A);
        bench.press(Qt::Key_X);
        QVERIFY(bench.labels().empty());
    }

    void othersTypesStayHiddenUntilOneHasGivenOnesOwn()
    {
        Failing bench;
        QVERIFY(storage::ErrorLabelRepository(bench.session.project()->database()).store(judged(bench, u"ocr-error"_s)));
        bench.session.announceContent();
        bench.view.settle();
        const auto others = [&bench] {
            return bench.list()->model()->index(0, FailureModel::OthersColumn).data().toString();
        };
        QCOMPARE(others(), u"hidden"_s);
        bench.press(Qt::Key_1);
        QCOMPARE(others(), u"OCR error (o4-mini)"_s);
    }

    void aNoteStandsWithTheLabel()
    {
        Failing bench;
        bench.press(Qt::Key_1);
        bench.press(Qt::Key_A);
        bench.press(Qt::Key_N);
        auto* note = bench.view.findChild<QLineEdit*>(QString(), Qt::FindChildrenRecursively);
        for (QLineEdit* one : bench.view.findChildren<QLineEdit*>()) {
            note = one->accessibleName() == u"Note" ? one : note;
        }
        QVERIFY(note->hasFocus());
        QTest::keyClicks(note, u"misread 7"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(bench.labels()[0].note, u"misread 7"_s);
        QCOMPARE(bench.labels()[0].type, u"substituting-concepts"_s); // letters typed into it gave no type
    }

    void failuresThatAnotherRunGetsRightAreFound()
    {
        Failing bench;
        QComboBox* const filter = bench.choice(u"Failures that are listed"_s);
        const int right = filter->findText(u"second is right"_s);
        QVERIFY(right >= 0);
        filter->setCurrentIndex(right);
        emit filter->activated(right);
        QCOMPARE(bench.list()->model()->rowCount(), 1); // s3; s2 is an API error in B
        QCOMPARE(bench.list()->model()->index(0, FailureModel::SampleColumn).data().toString(), u"s3"_s);
    }

    void whatAModelWroteIsText()
    {
        Failing bench;
        bench.press(Qt::Key_D);
        bool isShown = false;
        for (QPlainTextEdit* text : bench.view.findChildren<QPlainTextEdit*>()) {
            isShown = isShown || text->toPlainText() == u"<b>bold</b> wrong";
        }
        QVERIFY(isShown);
        const QString tip = bench.list()->model()->index(1, FailureModel::AnswerColumn).data(Qt::ToolTipRole).toString();
        QVERIFY(!tip.contains(u"<b>"));
    }

    void countsShowTypesRunsAndAgreement()
    {
        Failing bench;
        QVERIFY(storage::ErrorLabelRepository(bench.session.project()->database()).store(judged(bench, u"ocr-error"_s)));
        bench.session.announceContent();
        bench.view.settle();
        bench.press(Qt::Key_1);
        bench.view.showPage(u"counts"_s);
        auto* page = bench.view.findChild<CountsPage*>();
        auto* table = page->findChild<QTableView*>(u"counts"_s);
        QAbstractItemModelTester tester(table->model());
        QCOMPARE(table->model()->rowCount(), 17);
        QCOMPARE(table->model()->index(0, CountModel::CountColumn).data().toString(), u"1"_s);
        QCOMPARE(table->model()->index(16, CountModel::CountColumn).data().toString(), u"0"_s); // people decide
        QCOMPARE(table->model()->index(16, CountModel::JudgesColumn).data().toString(), u"1"_s);
        QCOMPARE(table->model()->index(16, CountModel::AgreementColumn).data().toString(), u".00"_s);
        QCOMPARE(page->chart()->data().categories.size(), 17);
        QSignalSpy chosen(page, &CountsPage::typeChosen);
        emit page->chart()->pointClicked(0, 0);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(bench.list()->model()->rowCount(), 1); // back among the failures, of this type
    }

    void rulesOfATaxonomySortFailures()
    {
        Failing bench;
        Taxonomy own;
        own.id = u"own"_s;
        own.name = u"Own"_s;
        own.types = {{u"markup"_s, u"markup"_s, {}, {}, u"reply ~ \"<b>\""_s}, {u"other"_s, u"other"_s, {}, {}, u"id:s"_s}};
        storage::Project& project = *bench.session.project();
        QVERIFY(storage::ErrorLabelRepository(project.database()).storeTaxonomy(own));
        const auto report = applyRules(project, own, bench.a, 0.5);
        QVERIFY2(report, report ? "" : qPrintable(report.error().toText()));
        QCOMPARE(report->failures, 2);
        const auto labels = *storage::ErrorLabelRepository(project.database()).ofRun(bench.a, u"own"_s, 1);
        QCOMPARE(labels.size(), size_t(report->labelled));
        const auto markup = std::ranges::find(labels, bench.ids[2], &ErrorLabel::sample);
        QVERIFY(markup != labels.end());
        QCOMPARE(markup->type, u"markup"_s); // the first rule that fits
        QVERIFY(applyRules(project, own, bench.a, 0.5));
        QCOMPARE(storage::ErrorLabelRepository(project.database()).ofRun(bench.a, u"own"_s, 1)->size(), labels.size());
        own.types[0].rule = u"reply ~"_s;
        const auto broken = applyRules(project, own, bench.a, 0.5);
        QVERIFY(!broken);
        QVERIFY(broken.error().toText().contains(u"markup"));
    }

    void aTaxonomyIsNeverChangedButGetsItsNextVersion()
    {
        const Taxonomy from = *evaluation::findBuiltInTaxonomy(u"logicocr-real");
        TaxonomyDialog dialog(from, {from}, u"Ada"_s);
        auto* types = dialog.findChild<QTableWidget*>();
        types->item(0, 0)->setText(u"reasoning"_s);
        const Taxonomy next = dialog.taxonomy();
        QCOMPARE(next.version, 2);
        QCOMPARE(next.id, from.id);
        QCOMPARE(next.types[0].name, u"reasoning"_s);
        QCOMPARE(next.types[0].id, from.types[0].id); // its labels stay comparable
        for (QCheckBox* box : dialog.findChildren<QCheckBox*>()) {
            if (box->text().startsWith(u"A taxonomy of its own")) {
                box->setChecked(true);
            }
        }
        dialog.findChild<QLineEdit*>()->setText(u"Our five"_s);
        QCOMPARE(dialog.taxonomy().id, u"our-five"_s);
        QCOMPARE(dialog.taxonomy().version, 1);
        types->item(0, 3)->setText(u"((("_s);
        QPushButton* store = nullptr;
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            store = button->text() == u"Store" ? button : store;
        }
        QVERIFY(!store->isEnabled());
    }

    void labelsTravelAsCsvAndJson()
    {
        Failing bench;
        bench.press(Qt::Key_1);
        const Taxonomy& taxonomy = *evaluation::findBuiltInTaxonomy(u"logicocr-gen");
        const auto data = *readErrors(*bench.session.project(), bench.dataset, taxonomy);
        const QByteArray csv = labelsCsv(data);
        QCOMPARE(csv.count('\n'), 2);
        QVERIFY(csv.contains("\"substituting-concepts\",\"conceptual error\",\"person\",\"tester\""));
        const auto json = nlohmann::json::parse(errorsJson(data, summaryOf(data, evaluation::ErrorVoice::Deciding)).toStdString());
        QCOMPARE(json["labels"].size(), size_t(1));
        QCOMPARE(json["summary"]["counts"][0]["count"].get<int>(), 1);
        QCOMPARE(json["taxonomy"]["types"].size(), size_t(17));
    }
};

QTEST_MAIN(TestErrors)
#include "tst_viewers_errors.moc"
