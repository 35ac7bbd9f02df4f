// SPDX-License-Identifier: GPL-3.0-or-later
// What stands round every screen: rail, view bar, panel headers, status bar, splitters.
#include "widgets/empty_state.h"
#include "widgets/mode_rail.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"
#include "widgets/status_bar.h"
#include "widgets/theme/theme.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace groundmark::widgets;
using namespace Qt::StringLiterals;

namespace {

void fill(ModeRail& rail)
{
    rail.setModes({
        {u"library"_s, u"Library"_s, Icon::Library},
        {u"annotate"_s, u"Annotate"_s, Icon::Annotate},
        {u"inspect"_s, u"Inspect"_s, Icon::Inspect},
    });
}

QToolButton* buttonOf(const ModeRail& rail, const QString& text)
{
    const QList<QToolButton*> all = rail.findChildren<QToolButton*>();
    for (QToolButton* button : all) {
        if (button->text() == text) {
            return button;
        }
    }
    return nullptr;
}

} // namespace

class TestFrame : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp, Theme::Mode::Light); }

    void theRailIsWorkedByMouse()
    {
        ModeRail rail;
        fill(rail);
        QCOMPARE(rail.sizeHint().width(), 64);
        QCOMPARE(rail.currentMode(), u"library"_s);
        const QSignalSpy changed(&rail, &ModeRail::currentModeChanged);
        QTest::mouseClick(buttonOf(rail, u"Inspect"_s), Qt::LeftButton);
        QCOMPARE(rail.currentMode(), u"inspect"_s);
        QCOMPARE(changed.count(), 1);
        rail.setCurrentMode(u"annotate"_s);
        QCOMPARE(changed.count(), 2);
        rail.setCurrentMode(u"annotate"_s);
        rail.setCurrentMode(u"unknown"_s);
        QCOMPARE(changed.count(), 2);
        QVERIFY(buttonOf(rail, u"Annotate"_s)->isChecked());
        QVERIFY(!buttonOf(rail, u"Inspect"_s)->isChecked());
    }

    void theRailIsWorkedByKeys()
    {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* rail = new ModeRail;
        layout->addWidget(rail);
        fill(*rail);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QSignalSpy changed(rail, &ModeRail::currentModeChanged);
        buttonOf(*rail, u"Library"_s)->setFocus();
        QTest::keyClick(buttonOf(*rail, u"Library"_s), Qt::Key_Down);
        QCOMPARE(rail->currentMode(), u"annotate"_s);
        QVERIFY(buttonOf(*rail, u"Annotate"_s)->hasFocus());
        QTest::keyClick(buttonOf(*rail, u"Annotate"_s), Qt::Key_Up);
        QTest::keyClick(buttonOf(*rail, u"Library"_s), Qt::Key_Up);
        QCOMPARE(rail->currentMode(), u"library"_s);
        QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(rail->currentMode(), u"inspect"_s);
        QCOMPARE(changed.count(), 3);
        int stops = 0;
        const QList<QToolButton*> all = rail->findChildren<QToolButton*>();
        for (const QToolButton* button : all) {
            stops += (button->focusPolicy() & Qt::TabFocus) != 0 ? 1 : 0;
        }
        QCOMPARE(stops, 1);
    }

    void theViewBarSwitchesViews()
    {
        ViewBar bar;
        QSignalSpy changed(&bar, &ViewBar::currentTabChanged);
        bar.addTab(u"steps"_s, u"Steps"_s);
        bar.addTab(u"question"_s, u"Question"_s);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(bar.sizeHint().height(), 36);
        QCOMPARE(bar.currentTab(), u"steps"_s);
        auto* tabs = bar.findChild<QTabBar*>();
        bar.resize(bar.sizeHint());
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QCOMPARE(bar.currentTab(), u"question"_s);
        QTest::keyClick(tabs, Qt::Key_Left);
        QCOMPARE(bar.currentTab(), u"steps"_s);
        QCOMPARE(changed.count(), 2);
        auto* combo = new QComboBox;
        bar.addSelector(u"Dataset"_s, combo);
        QCOMPARE(combo->accessibleName(), u"Dataset"_s);
    }

    void aPanelFolds()
    {
        QLabel body;
        PanelHeader header(u"Regions"_s);
        header.setFoldable(&body);
        QVERIFY(!header.isFolded());
        const QSignalSpy changed(&header, &PanelHeader::foldChanged);
        QTest::mouseClick(header.findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(header.isFolded());
        QVERIFY(body.isHidden());
        QCOMPARE(header.findChild<QToolButton*>()->accessibleName(), u"Unfold Regions"_s);
        header.setFolded(false);
        QVERIFY(!body.isHidden());
        QCOMPARE(changed.count(), 2);
        QCOMPARE(header.sizeHint().height(), 28);
    }

    void theStatusBarDropsWhatMattersLeastFirst()
    {
        StatusBar bar;
        bar.addSegment(u"item"_s, StatusBar::Side::Left);
        bar.addSegment(u"selection"_s, StatusBar::Side::Left, 2);
        bar.addSegment(u"time"_s, StatusBar::Side::Right, 1);
        bar.addSegment(u"saved"_s, StatusBar::Side::Right);
        bar.setText(u"item"_s, u"Item 33/500"_s);
        bar.setText(u"selection"_s, u"Selection R3, R5"_s);
        bar.setText(u"time"_s, u"12:41 on this item"_s);
        bar.setText(u"saved"_s, u"Saved 12:04:31"_s);
        bar.show();
        bar.resize(bar.sizeHint().width() + 400, 24);
        QVERIFY(bar.isShown(u"time"_s));
        const int all = bar.sizeHint().width();
        bar.resize(all - 1, 24);
        QVERIFY(!bar.isShown(u"time"_s));
        QVERIFY(bar.isShown(u"selection"_s));
        bar.resize(bar.minimumSizeHint().width(), 24);
        QVERIFY(!bar.isShown(u"selection"_s));
        QVERIFY(bar.isShown(u"item"_s));
        QVERIFY(bar.isShown(u"saved"_s));
        bar.resize(all, 24);
        QVERIFY(bar.isShown(u"time"_s));
        QCOMPARE(bar.sizeHint().height(), 24);
        QVERIFY(bar.accessibleDescription().contains(u"Item 33/500"_s));
        bar.setText(u"unknown"_s, u"x"_s);
        bar.showMessage(u"Rejected gen_0621."_s, 30);
        QCOMPARE(bar.message(), u"Rejected gen_0621."_s);
        QTRY_VERIFY(bar.message().isEmpty());
    }

    void splittersComeBackAsTheyWere()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
        const auto make = [](Splitter& splitter) {
            for (int i = 0; i < 3; ++i) {
                splitter.addWidget(new QWidget);
            }
            splitter.resize(1002, 100);
            splitter.show();
        };
        QList<int> moved;
        {
            Splitter splitter(Qt::Horizontal);
            make(splitter);
            SplitterKeeper keeper(settings, u"layout/annotate"_s);
            keeper.keep(u"main"_s, &splitter, {200, 600, 200});
            QCOMPARE(splitter.sizes(), QList<int>({200, 600, 200}));
            QSplitterHandle* handle = splitter.handle(1);
            QVERIFY(handle->width() >= 7); // to grab
            QCOMPARE(handle->contentsRect().width(), 1); // drawn
            const QPoint middle = handle->rect().center();
            QTest::mousePress(handle, Qt::LeftButton, {}, middle);
            QMouseEvent move(
                QEvent::MouseMove,
                middle + QPoint(50, 0),
                handle->mapToGlobal(middle + QPoint(50, 0)),
                Qt::LeftButton,
                Qt::LeftButton,
                Qt::NoModifier);
            QApplication::sendEvent(handle, &move);
            QTest::mouseRelease(handle, Qt::LeftButton, {}, middle);
            moved = splitter.sizes();
            QVERIFY(moved != QList<int>({200, 600, 200}));
        }
        Splitter splitter(Qt::Horizontal);
        make(splitter);
        PanelHeader header(u"Regions"_s);
        header.setFoldable();
        SplitterKeeper keeper(settings, u"layout/annotate"_s);
        keeper.keep(u"main"_s, &splitter, {200, 600, 200});
        keeper.keep(u"regions"_s, &header);
        QCOMPARE(splitter.sizes(), moved);
        header.setFolded(true);
        QVERIFY(settings.value(u"layout/annotate/regions"_s).toBool());
        keeper.reset();
        QCOMPARE(splitter.sizes(), QList<int>({200, 600, 200}));
        QVERIFY(!header.isFolded());
        QVERIFY(!settings.contains(u"layout/annotate/main"_s));
    }

    void aSplitterWithOtherPanesTakesTheDefaults()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
        settings.setValue(u"layout/x/main"_s, QVariantList {10, 20, 30, 40});
        Splitter splitter(Qt::Horizontal);
        splitter.addWidget(new QWidget);
        splitter.addWidget(new QWidget);
        splitter.resize(1001, 100);
        splitter.show();
        SplitterKeeper keeper(settings, u"layout/x"_s);
        keeper.keep(u"main"_s, &splitter, {300, 700});
        QCOMPARE(splitter.sizes(), QList<int>({300, 700}));
    }

    void anEmptyStateCutsNoText()
    {
        EmptyState state(u"This project holds no samples yet"_s, u"Add your own images."_s);
        QAction action(u"Add images…"_s);
        action.setShortcut(QKeySequence(u"Ctrl+I"_s));
        state.addCard(
            &action,
            Icon::Image,
            u"A folder or files. They stay where they are; Groundmark keeps the path and a checksum."_s,
            u"Choose…"_s,
            true);
        state.setTableTitle(u"What can be read"_s);
        state.addTableRow(u"Benchmarks"_s, {u"MagiC"_s, u"LogiQA 1 and 2"_s, u"OCRBench v2"_s});
        state.resize(500, 120);
        state.show();
        QCoreApplication::processEvents();
        const QList<QLabel*> labels = state.findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            if (label->isVisible()) {
                const int needed = label->wordWrap() ? label->heightForWidth(label->width())
                                                     : label->sizeHint().height();
                QVERIFY2(label->height() >= needed, qPrintable(label->text()));
            }
        }
        const QSignalSpy triggered(&action, &QAction::triggered);
        QTest::mouseClick(state.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
    }
};

QTEST_MAIN(TestFrame)
#include "tst_widgets_frame.moc"
