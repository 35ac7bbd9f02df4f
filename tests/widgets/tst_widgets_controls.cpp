// SPDX-License-Identifier: GPL-3.0-or-later
// Controls, worked with mouse and keys as a person would.
#include "widgets/buttons.h"
#include "widgets/chip.h"
#include "widgets/chip_bar.h"
#include "widgets/field_row.h"
#include "widgets/link_button.h"
#include "widgets/notice_bar.h"
#include "widgets/outcome_bar.h"
#include "widgets/search_field.h"
#include "widgets/segments.h"
#include "widgets/theme/theme.h"
#include "widgets/toast.h"
#include "widgets/verdict_toggle.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <numeric>

using namespace groundmark;
using namespace groundmark::widgets;

class TestControls : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp, Theme::Mode::Light); }

    void digitsChooseVerdicts_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Verdict>("verdict");
        QTest::newRow("1") << int(Qt::Key_1) << Verdict::Correct;
        QTest::newRow("2") << int(Qt::Key_2) << Verdict::Incorrect;
        QTest::newRow("3") << int(Qt::Key_3) << Verdict::Unsure;
    }

    void digitsChooseVerdicts()
    {
        QFETCH(int, key);
        QFETCH(Verdict, verdict);
        VerdictToggle toggle;
        const QSignalSpy chosen(&toggle, &VerdictToggle::verdictChosen);
        QTest::keyClick(&toggle, Qt::Key(key));
        QCOMPARE(toggle.verdict(), verdict);
        QCOMPARE(chosen.count(), 1);
        QTest::keyClick(&toggle, Qt::Key(key)); // the same again is no choice
        QCOMPARE(chosen.count(), 1);
        QTest::keyClick(&toggle, Qt::Key_0, Qt::KeypadModifier);
        QCOMPARE(toggle.verdict(), Verdict::Unmarked);
        QTest::keyClick(&toggle, Qt::Key(key), Qt::ControlModifier); // somebody else's shortcut
        QCOMPARE(toggle.verdict(), Verdict::Unmarked);
    }

    void arrowsMoveTheVerdictAndStopAtTheEnds()
    {
        VerdictToggle toggle;
        toggle.setVerdict(Verdict::Correct);
        const QSignalSpy chosen(&toggle, &VerdictToggle::verdictChosen);
        QTest::keyClick(&toggle, Qt::Key_Left);
        QCOMPARE(toggle.verdict(), Verdict::Correct);
        for (const Verdict expected : {Verdict::Incorrect, Verdict::Unsure, Verdict::Unmarked}) {
            QTest::keyClick(&toggle, Qt::Key_Right);
            QCOMPARE(toggle.verdict(), expected);
        }
        QTest::keyClick(&toggle, Qt::Key_Right);
        QCOMPARE(toggle.verdict(), Verdict::Unmarked);
        QCOMPARE(chosen.count(), 3);
        QCOMPARE(toggle.accessibleDescription(), QStringLiteral("Unmarked"));
    }

    void aClickChoosesTheVerdictUnderIt()
    {
        VerdictToggle toggle;
        toggle.resize(toggle.sizeHint());
        const int left = toggle.width() - 4 * 28 - 1;
        QTest::mouseClick(&toggle, Qt::LeftButton, {}, QPoint(left + 28 + 14, 10));
        QCOMPARE(toggle.verdict(), Verdict::Incorrect);
        QTest::mouseClick(&toggle, Qt::LeftButton, {}, QPoint(left + 14, toggle.height() - 3));
        QCOMPARE(toggle.verdict(), Verdict::Incorrect); // the word is no button
    }

    void segmentsAnswerKeysAndClicks()
    {
        Segments segments;
        segments.addSegment(QStringLiteral("original"), QStringLiteral("Original"));
        segments.addSegment(QStringLiteral("masked"), QStringLiteral("Masked"));
        segments.addSegment(QStringLiteral("both"), QStringLiteral("Both"));
        segments.resize(segments.sizeHint());
        const QSignalSpy changed(&segments, &Segments::currentChanged);
        QCOMPARE(segments.current(), QStringLiteral("original"));
        QTest::keyClick(&segments, Qt::Key_Right);
        QCOMPARE(segments.current(), QStringLiteral("masked"));
        QTest::keyClick(&segments, Qt::Key_End);
        QTest::keyClick(&segments, Qt::Key_Right);
        QCOMPARE(segments.current(), QStringLiteral("both"));
        QTest::mouseClick(&segments, Qt::LeftButton, {}, QPoint(5, 10));
        QCOMPARE(segments.current(), QStringLiteral("original"));
        QCOMPARE(changed.count(), 3);
        segments.setCurrent(QStringLiteral("unknown"));
        QCOMPARE(changed.count(), 3);
    }

    void chipsToggleAndAskForRemoval()
    {
        Chip chip(QStringLiteral("failed(A)"));
        chip.setRemovable(true);
        chip.setCount(1234);
        const int off = chip.sizeHint().width();
        const QSignalSpy removal(&chip, &Chip::removeRequested);
        chip.resize(chip.sizeHint());
        QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(10, 10));
        QVERIFY(chip.isChecked());
        QVERIFY(chip.sizeHint().width() != off); // a cross instead of the count
        chip.resize(chip.sizeHint());
        QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(chip.width() - 12, 10));
        QCOMPARE(removal.count(), 1);
        QVERIFY(chip.isChecked()); // the cross is not the chip
        QTest::keyClick(&chip, Qt::Key_Delete);
        QCOMPARE(removal.count(), 2);
        QTest::keyClick(&chip, Qt::Key_Space);
        QVERIFY(!chip.isChecked());
    }

    void chipsThatDoNotFitGoToTheNextLine()
    {
        ChipBar bar;
        for (int i = 0; i < 8; ++i) {
            bar.addChip(QString::number(i), QStringLiteral("condition number %1").arg(i));
        }
        QCOMPARE(bar.heightForWidth(4000), 36);
        QVERIFY(bar.heightForWidth(400) > 36);
        bar.resize(400, bar.heightForWidth(400));
        bar.show();
        for (const QString& id : bar.chips()) {
            QVERIFY(bar.rect().contains(bar.chip(id)->geometry()));
            QCOMPARE(bar.chip(id)->size(), bar.chip(id)->sizeHint());
        }
        const QSignalSpy toggled(&bar, &ChipBar::toggled);
        QTest::mouseClick(bar.chip(QStringLiteral("3")), Qt::LeftButton);
        QCOMPARE(toggled.count(), 1);
        QCOMPARE(toggled.at(0), QVariantList({QStringLiteral("3"), true}));
        bar.removeChip(QStringLiteral("3"));
        QCOMPARE(bar.chips().size(), 7);
    }

    void searchWaitsForAPause()
    {
        SearchField field(QStringLiteral("Find text or id"));
        const QSignalSpy searched(&field, &SearchField::searchChanged);
        QTest::keyClicks(&field, QStringLiteral(" lamp "));
        QCOMPARE(searched.count(), 0);
        QTRY_COMPARE(searched.count(), 1);
        QCOMPARE(searched.at(0).at(0).toString(), QStringLiteral("lamp"));
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), QString());
        QCOMPARE(searched.count(), 2); // at once
        QTest::keyClicks(&field, QStringLiteral("x"));
        QTest::keyClick(&field, Qt::Key_Return); // not waiting either
        QCOMPARE(searched.count(), 3);
    }

    void aNoticeStaysUntilItIsOver()
    {
        NoticeBar bar;
        QVERIFY(bar.isHidden());
        bar.say(QStringLiteral("disk"), NoticeBar::Meaning::Bad, QStringLiteral("Not saved."));
        bar.addLink(QStringLiteral("folder"), QStringLiteral("Open folder"));
        bar.addLink(QStringLiteral("why"), QStringLiteral("Why"));
        bar.addLink(QStringLiteral("more"), QStringLiteral("More"));
        QVERIFY(!bar.isHidden());
        QList<LinkButton*> links = bar.findChildren<LinkButton*>();
        QCOMPARE(links.size(), 2); // at most two
        bar.say(QStringLiteral("disk"), NoticeBar::Meaning::Bad, QStringLiteral("Not saved."));
        QCOMPARE(bar.findChildren<LinkButton*>(), links); // a retry is no new notice
        const QSignalSpy followed(&bar, &NoticeBar::linkFollowed);
        QTest::keyClick(links.at(0), Qt::Key_Return);
        QTest::mouseClick(links.at(1), Qt::LeftButton);
        QCOMPARE(followed.count(), 2);
        QCOMPARE(followed.at(0), QVariantList({QStringLiteral("disk"), QStringLiteral("folder")}));
        QCOMPARE(followed.at(1), QVariantList({QStringLiteral("disk"), QStringLiteral("why")}));
        bar.clear(QStringLiteral("other"));
        QVERIFY(!bar.isHidden());
        bar.clear(QStringLiteral("disk"));
        QVERIFY(bar.isHidden());
        QVERIFY(bar.current().isEmpty());
    }

    void aToastGoesByItselfAndNeverTakesTheFocus()
    {
        QWidget host;
        host.resize(800, 600);
        QLineEdit field(&host);
        Toast toast(&host, 24);
        toast.setDuration(50);
        host.show();
        field.setFocus();
        const QSignalSpy shown(&toast, &Toast::shown);
        toast.say(QStringLiteral("Rejected gen_0621."), QStringLiteral("Undo"));
        QCOMPARE(shown.count(), 1);
        QVERIFY(toast.isVisible());
        QVERIFY(QApplication::focusWidget() == nullptr || field.hasFocus());
        QCOMPARE(toast.geometry().bottom() + 1, 600 - 24 - 16);
        QVERIFY(toast.width() <= 420);
        QCOMPARE(toast.geometry().center().x(), host.rect().center().x());
        host.resize(1000, 500);
        QCOMPARE(toast.geometry().bottom() + 1, 500 - 24 - 16);
        QTRY_VERIFY(!toast.isVisible());
        QVERIFY(toast.words().isEmpty());
    }

    void aToastIsOneAtATimeAndUndoesOnce()
    {
        QWidget host;
        host.resize(800, 600);
        host.show();
        Toast toast(&host);
        toast.say(QStringLiteral("Rejected gen_0621."), QStringLiteral("Undo"));
        toast.say(
            QStringLiteral("Rejected gen_0622, which has a name that is much longer than usual and "
                           "so the words have to wrap."),
            QStringLiteral("Undo"));
        QVERIFY(toast.words().startsWith(QStringLiteral("Rejected gen_0622")));
        QVERIFY(toast.width() <= 420);
        QVERIFY(toast.height() > 40);
        const QSignalSpy undone(&toast, &Toast::undoRequested);
        QTest::mouseClick(toast.findChild<LinkButton*>(), Qt::LeftButton);
        QCOMPARE(undone.count(), 1);
        QVERIFY(!toast.isVisible());
    }

    void smallOutcomesCanStillBeSeen()
    {
        const QList<double> widths = OutcomeBar::pieceWidths({7382, 1, 0, 3, 7386}, 100.0);
        QCOMPARE(widths.at(1), 2.0);
        QCOMPARE(widths.at(2), 0.0);
        QCOMPARE(widths.at(3), 2.0);
        QVERIFY(std::accumulate(widths.begin(), widths.end(), 0.0) <= 100.0 + 1e-9);
        QCOMPARE(OutcomeBar::pieceWidths({0, 0, 0, 0, 0}, 100.0), QList<double>({0, 0, 0, 0}));
        OutcomeBar bar;
        bar.setCounts({943, 61, 10, 20, 1680});
        QVERIFY(bar.accessibleDescription().contains(QStringLiteral("1,034 of 1,680")));
    }

    void aWrongFieldSaysWhy()
    {
        FieldRow row(QStringLiteral("Stop at"), new QLineEdit, FieldRow::LabelPlace::Left);
        QCOMPARE(row.field()->accessibleName(), QStringLiteral("Stop at"));
        row.setError(QStringLiteral("This is not an amount of money."));
        QVERIFY(isInvalid(row.field()));
        QVERIFY(!row.field()->accessibleDescription().isEmpty());
        row.setError({});
        QVERIFY(!isInvalid(row.field()));
    }

    void aButtonShowsItsActionAndItsKey()
    {
        QAction action(QStringLiteral("Submit and next"));
        action.setShortcut(QKeySequence(QStringLiteral("Ctrl+Return")));
        const std::unique_ptr<QAbstractButton> button(
            makeActionButton(&action, nullptr, ButtonLook::Primary));
        QCOMPARE(keyOnButton(button.get()), QStringLiteral("Ctrl ↵"));
        const QSignalSpy triggered(&action, &QAction::triggered);
        QTest::mouseClick(button.get(), Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
        action.setEnabled(false);
        QVERIFY(!button->isEnabled());
        const int before = button->sizeHint().width();
        action.setText(QStringLiteral("Submit"));
        QCOMPARE(button->text(), QStringLiteral("Submit"));
        QVERIFY(button->sizeHint().width() < before);
    }
};

QTEST_MAIN(TestControls)
#include "tst_widgets_controls.moc"
