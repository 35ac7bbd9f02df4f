// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keys/key_capture.h"
#include "widgets/keys/key_map.h"
#include "widgets/keys/key_profiles.h"

#include <QAction>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::widgets;

/// The table of keys by itself; tst_app_keys looks at the one of the real window.
class TestKeys : public QObject
{
    Q_OBJECT

    void fill(KeyMap& map)
    {
        map.add(KeyMap::Global, u"app.find"_s, u"Find"_s, {Qt::CTRL | Qt::Key_F});
        map.add(u"annotate"_s, u"item.next"_s, u"Next"_s, {Qt::Key_D, Qt::Key_PageDown});
        map.add(u"inspect"_s, u"item.next"_s, u"Next"_s, {Qt::Key_D});
        map.add(u"canvas"_s, u"tool.point"_s, u"Point"_s, {Qt::Key_K});
        map.add(u"steps.list"_s, u"steps.up"_s, u"Up"_s, {Qt::Key_K});
        map.addPlace({KeyMap::Global, u"annotate"_s, u"canvas"_s});
        map.addPlace({KeyMap::Global, u"steps"_s, u"steps.list"_s});
        map.addPlace({KeyMap::Global, u"inspect"_s});
    }

private slots:
    void oneKeyMayMeanTwoThingsWhereTheyNeverMeet()
    {
        KeyMap map;
        fill(map);
        QVERIFY(map.conflicts().empty());
        QVERIFY(map.usersOf(Qt::Key_K, u"steps.up"_s).isEmpty());
    }

    void aKeyThatDoesTwoThingsAtOnePlaceIsAConflict()
    {
        KeyMap map;
        fill(map);
        map.add(u"canvas"_s, u"tool.draw"_s, u"Draw"_s, {Qt::Key_D});
        const std::vector<KeyConflict> expected {{Qt::Key_D, u"item.next"_s, u"tool.draw"_s}};
        QCOMPARE(map.conflicts(), expected);
    }

    void whatTheUserChoseTakesTheKeyFromADefault()
    {
        KeyMap map;
        fill(map);
        map.setKeys(u"tool.point"_s, {Qt::Key_D});
        QCOMPARE(map.keys(u"item.next"_s), Keys {Qt::Key_PageDown});
        QVERIFY(map.conflicts().empty());
        map.reset(u"tool.point"_s);
        QCOMPARE(map.keys(u"item.next"_s).value(0), QKeySequence(Qt::Key_D));
    }

    void anActionFollowsItsKeyAndItsProfile()
    {
        KeyMap map;
        QAction action(u"&Next item…"_s);
        action.setShortcut(Qt::Key_D);
        nameForKeys(&action, u"item.next"_s);
        map.add(u"annotate"_s, &action);
        QCOMPARE(map.find(u"item.next"_s)->title, u"Next item"_s);
        map.setProfile(u"cvat"_s);
        QCOMPARE(action.shortcut(), QKeySequence(Qt::Key_F));
        map.setKeys(u"item.next"_s, {Qt::Key_PageDown});
        QCOMPARE(action.shortcut(), QKeySequence(Qt::Key_PageDown));
        map.resetAll();
        map.setProfile(u"no such profile"_s);
        QCOMPARE(action.shortcut(), QKeySequence(Qt::Key_D));
    }

    void whatWasChosenSurvivesAsText()
    {
        KeyMap map;
        fill(map);
        map.setProfile(u"labelme"_s);
        map.setKeys(u"steps.up"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_Up, Qt::Key_Question});
        map.setKeys(u"of.another.version"_s, {Qt::Key_F9});
        KeyMap other;
        fill(other);
        QVERIFY(other.fromJson(map.toJson()));
        QCOMPARE(other.profile(), u"labelme"_s);
        QCOMPARE(other.keys(u"steps.up"_s), map.keys(u"steps.up"_s));
        QCOMPARE(other.toJson(), map.toJson());
    }

    void aBadFileChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not JSON") << QByteArray("{");
        QTest::newRow("something else") << QByteArray(R"({"keys": {}})");
        QTest::newRow("newer") << QByteArray(R"({"format":"groundmark-keys","version":2,"keys":{}})");
        QTest::newRow("no key") << QByteArray(
            R"({"format":"groundmark-keys","version":1,"keys":{"item.next":["Hyper+?x"]}})");
        QTest::newRow("a number") << QByteArray(
            R"({"format":"groundmark-keys","version":1,"keys":{"item.next":[7]}})");
    }
    void aBadFileChangesNothing()
    {
        QFETCH(QByteArray, text);
        KeyMap map;
        fill(map);
        map.setKeys(u"item.next"_s, {Qt::Key_F});
        const auto read = map.fromJson(text);
        QVERIFY(!read);
        QVERIFY(!read.error().what.isEmpty());
        QCOMPARE(map.keys(u"item.next"_s), Keys {Qt::Key_F});
    }

    void theKeyPadAndShiftForACharacterDoNotCount()
    {
        const QKeyEvent pad(QEvent::KeyPress, Qt::Key_5, Qt::KeypadModifier);
        QVERIFY(isPressed({Qt::Key_5}, pad));
        const QKeyEvent question(QEvent::KeyPress, Qt::Key_Question, Qt::ShiftModifier);
        QVERIFY(isPressed({Qt::Key_Question}, question));
        const QKeyEvent capital(QEvent::KeyPress, Qt::Key_D, Qt::ShiftModifier);
        QVERIFY(!isPressed({Qt::Key_D}, capital));
    }

    void theNextKeyIsTakenWhateverItIs_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QKeySequence>("expected");
        QTest::newRow("letter") << Qt::Key_G << Qt::KeyboardModifiers() << QKeySequence(Qt::Key_G);
        QTest::newRow("Esc") << Qt::Key_Escape << Qt::KeyboardModifiers() << QKeySequence(Qt::Key_Escape);
        QTest::newRow("Tab") << Qt::Key_Tab << Qt::KeyboardModifiers() << QKeySequence(Qt::Key_Tab);
        QTest::newRow("Shift+Tab") << Qt::Key_Backtab << Qt::KeyboardModifiers(Qt::ShiftModifier)
                                   << QKeySequence(Qt::SHIFT | Qt::Key_Tab);
        QTest::newRow("?") << Qt::Key_Question << Qt::KeyboardModifiers(Qt::ShiftModifier)
                           << QKeySequence(Qt::Key_Question);
        QTest::newRow("Ctrl+Shift+X") << Qt::Key_X
                                      << Qt::KeyboardModifiers(Qt::ControlModifier | Qt::ShiftModifier)
                                      << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X);
    }
    void theNextKeyIsTakenWhateverItIs()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(QKeySequence, expected);
        QWidget window;
        KeyCapture button(u"Change"_s, &window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button.setFocus();
        QSignalSpy captured(&button, &KeyCapture::captured);
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(button.isWaiting());
        QTest::keyClick(&button, Qt::Key_Control); // a modifier alone is not yet a key
        QVERIFY(captured.isEmpty());
        QTest::keyClick(&button, key, modifiers);
        QCOMPARE(captured.count(), 1);
        QCOMPARE(captured.first().first().value<QKeySequence>(), expected);
        QVERIFY(!button.isWaiting());
    }

    void leavingTheButtonGivesUp()
    {
        QWidget window;
        KeyCapture button(u"Change"_s, &window);
        QWidget other(&window);
        other.setFocusPolicy(Qt::StrongFocus);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button.setFocus();
        QTest::mouseClick(&button, Qt::LeftButton);
        other.setFocus();
        QVERIFY(!button.isWaiting());
        QCOMPARE(button.text(), u"Change"_s);
    }
};

QTEST_MAIN(TestKeys)
#include "tst_widgets_keys.moc"
