// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys_page.h"
#include "tests/app/window_fixture.h"
#include "widgets/keys/key_capture.h"
#include "widgets/keys/key_profiles.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace groundmark;
using app::KeysPage;
using groundmark::testing::WindowFixture;
using widgets::KeyMap;

/// The keys of the whole window, with every workspace and every canvas tool.
class TestKeys : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_bench;

    KeyMap& keys() const { return m_bench->window().keys(); }
    widgets::ImageCanvas& canvas() const { return m_bench->annotate().canvas(); }

    /// A settings page of its own on the window's keys; shown, with the line of `id` chosen.
    std::unique_ptr<KeysPage> page(const QString& id) const
    {
        auto page = std::make_unique<KeysPage>(keys());
        page->show();
        [&] { QVERIFY(QTest::qWaitForWindowActive(page.get())); }();
        auto* list = page->findChild<QTreeWidget*>();
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            if (list->topLevelItem(row)->data(0, Qt::UserRole) == id) {
                list->setCurrentItem(list->topLevelItem(row));
            }
        }
        return page;
    }

    static void press(const KeysPage& page, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        auto* change = page.findChild<widgets::KeyCapture*>();
        change->setFocus();
        QTest::mouseClick(change, Qt::LeftButton);
        QTest::keyClick(change, key, modifiers);
    }

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowFixture>();
        m_bench->open();
    }
    void cleanup() { m_bench.reset(); }

    void everyKeyOfTheWindowStandsInTheTable()
    {
        for (const QAction* action : m_bench->window().findChildren<QAction*>()) {
            const bool known = keys().find(widgets::keyIdOf(action)) != nullptr;
            QVERIFY2(
                action->shortcut().isEmpty() || known,
                qPrintable(action->text() + u": "_s + action->shortcut().toString()));
        }
        for (const widgets::KeyAction& action : keys().actions()) {
            QVERIFY2(!action.title.isEmpty(), qPrintable(action.id));
            for (const QString& scope : action.scopes) {
                QVERIFY2(keys().titleOfScope(scope) != scope, qPrintable(scope));
            }
        }
    }

    void noProfileHasAConflict_data()
    {
        QTest::addColumn<QString>("profile");
        for (const widgets::KeyProfile& profile : widgets::keyProfiles()) {
            QTest::newRow(profile.title) << QString(profile.name);
        }
    }
    void noProfileHasAConflict()
    {
        QFETCH(QString, profile);
        m_bench->window().workspaces();
        keys().setProfile(profile);
        QStringList texts;
        for (const widgets::KeyConflict& conflict : keys().conflicts()) {
            texts.append(conflict.key.toString() + u": "_s + conflict.first + u" and "_s + conflict.second);
        }
        QVERIFY2(texts.isEmpty(), qPrintable(texts.join(u'\n')));
    }

    void aProfileSpeaksOnlyOfWhatThereIs()
    {
        m_bench->window().workspaces(); // also of views that nobody has wanted so far
        for (const QString& id : widgets::idsInProfiles()) {
            QVERIFY2(keys().find(id) != nullptr, qPrintable(id));
        }
    }

    void aProfileHoldsAtOnceOnTheCanvasAndInTheMenus()
    {
        keys().setProfile(u"cvat"_s);
        QTest::keyClick(&canvas(), Qt::Key_F);
        QTRY_COMPARE(m_bench->session().sample(), m_bench->sample(1));
        QTest::keyClick(&canvas(), Qt::Key_D);
        QTRY_COMPARE(m_bench->session().sample(), m_bench->sample(0));
    }

    void aNewKeyIsPressedInTheSettingsAndHoldsAfterARestart()
    {
        press(*page(u"item.next"_s), Qt::Key_G);
        m_bench->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_bench->window()));
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_G);
        QTRY_COMPARE(m_bench->session().sample(), m_bench->sample(1));
        m_bench->open();
        QTest::keyClick(&canvas(), Qt::Key_D);
        QCOMPARE(m_bench->session().sample(), m_bench->sample(0));
        QTest::keyClick(&canvas(), Qt::Key_G);
        QTRY_COMPARE(m_bench->session().sample(), m_bench->sample(1));
    }

    void aTakenKeyIsGivenOnlyAfterAsking()
    {
        const auto settings = page(u"item.next"_s);
        auto* take = settings->findChild<QPushButton*>(u"take"_s);
        QVERIFY(!take->isVisible());
        press(*settings, Qt::Key_R);
        QVERIFY(take->isVisible());
        QVERIFY(!keys().keys(u"item.next"_s).contains(Qt::Key_R));
        QTest::mouseClick(settings->findChild<QPushButton*>(u"leave"_s), Qt::LeftButton);
        QVERIFY(!take->isVisible());
        QVERIFY(keys().keys(u"tool.box"_s).contains(Qt::Key_R));
        press(*settings, Qt::Key_R);
        QTest::mouseClick(take, Qt::LeftButton);
        QCOMPARE(keys().keys(u"item.next"_s), widgets::Keys {Qt::Key_R});
        QCOMPARE(keys().keys(u"tool.box"_s), widgets::Keys {Qt::Key_W});
        QVERIFY(keys().conflicts().empty());
    }

    void keysGoOutToAFileAndComeBack()
    {
        const QString file = m_bench->path(u"keys.json"_s);
        const auto settings = page(u"item.next"_s);
        press(*settings, Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
        settings->exportTo(file);
        keys().resetAll();
        settings->importFrom(file);
        QCOMPARE(keys().keys(u"item.next"_s), widgets::Keys {Qt::CTRL | Qt::ALT | Qt::Key_G});
        settings->importFrom(m_bench->path(u"first.png"_s));
        QCOMPARE(keys().keys(u"item.next"_s), widgets::Keys {Qt::CTRL | Qt::ALT | Qt::Key_G});
    }

    void theSettingsHaveAPageOfKeysWithEverythingInIt()
    {
        int lines = 0;
        WindowFixture::inDialog([&lines](QWidget& dialog) {
            dialog.findChild<QTabWidget*>()->setCurrentIndex(1);
            lines = dialog.findChild<QTreeWidget*>()->topLevelItemCount();
        });
        QTest::keyClick(&m_bench->window(), Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(size_t(lines), keys().actions().size());
    }

    void theOverviewShowsToolsKeysToo()
    {
        QStringList texts;
        WindowFixture::inDialog([&texts](QWidget& dialog) {
            for (const QLabel* label : dialog.findChildren<QLabel*>()) {
                texts.append(label->text());
            }
        });
        QTest::keyClick(&canvas(), Qt::Key_F1);
        for (const char* expected : {"Rectangle", "Nudge left", "New rectangle by keyboard", "Next item", "Fit the window"}) {
            QVERIFY2(texts.contains(QString::fromLatin1(expected)), qPrintable(texts.join(u'|').left(600)));
        }
        // The platform decides how "?" is typed; that it is bound is all that can be said here.
        QVERIFY(keys().keys(u"app.keys"_s).contains(Qt::Key_Question));
    }

    void thePaletteChoosesATool()
    {
        WindowFixture::inDialog([](QWidget& dialog) {
            auto* field = dialog.findChild<QLineEdit*>();
            auto* list = dialog.findChild<QListWidget*>();
            QTest::keyClicks(field, u"polygon"_s);
            const auto isOn = [list](int row) {
                return list->item(row)->data(Qt::AccessibleTextRole).toString() == u"Polygon";
            };
            for (int row = 0; row + 1 < list->count() && !isOn(list->currentRow()); ++row) {
                QTest::keyClick(field, Qt::Key_Down);
            }
            QVERIFY(isOn(list->currentRow()));
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        QTest::keyClick(&canvas(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClick(&canvas(), Qt::Key_N); // goes back to the tool that was chosen last
        QTest::keyClick(&canvas(), Qt::Key_N);
        const auto* button = m_bench->annotate().findChild<QToolButton*>(u"tool.polygon"_s);
        QVERIFY(button->isChecked());
    }

    void noTextFieldLetsASingleKeyThrough()
    {
        m_bench->storeBox({10, 10, 50, 50});
        m_bench->open();
        QTest::keyClick(&canvas(), Qt::Key_Tab); // selects it, so that its fields can be typed in
        QSet<QString> typed;
        for (const widgets::KeyAction& action : keys().actions()) {
            for (const QKeySequence& key : keys().keys(action.id)) {
                const QString text = key.toString(QKeySequence::PortableText);
                if (text.size() == 1) {
                    typed.insert(text.toLower());
                }
            }
        }
        QVERIFY(typed.size() > 10);
        int triggered = 0;
        for (QAction* action : m_bench->window().findChildren<QAction*>()) {
            connect(action, &QAction::triggered, this, [&triggered] { ++triggered; });
        }
        int fields = 0;
        for (QWidget* field : m_bench->annotate().findChildren<QWidget*>()) {
            const bool isText = qobject_cast<QLineEdit*>(field) || qobject_cast<QPlainTextEdit*>(field);
            if (!isText || !field->isVisible() || !field->isEnabled()) {
                continue;
            }
            ++fields;
            field->setFocus();
            for (const QString& key : std::as_const(typed)) {
                QTest::keyClicks(field, key);
            }
            QVERIFY2(triggered == 0, qPrintable(field->accessibleName()));
        }
        QVERIFY(fields >= 3);
    }

    void noInputMethodSwallowsSingleKeysOnCanvasesAndLists()
    {
        int seen = 0;
        for (const widgets::Workspace* workspace : m_bench->window().workspaces()) {
            const QString id = workspace->id();
            m_bench->window().showWorkspace(id);
            for (QWidget* widget : workspace->findChildren<QWidget*>()) {
                auto* view = qobject_cast<QAbstractItemView*>(widget);
                // Popups of combo boxes and headers take no keys; in a table that is typed in they are text.
                const bool isPassive = widget->window() != &m_bench->window() || widget->focusPolicy() == Qt::NoFocus
                    || (view != nullptr && view->editTriggers() != QAbstractItemView::NoEditTriggers);
                if (isPassive || (qobject_cast<widgets::ImageCanvas*>(widget) == nullptr && view == nullptr)) {
                    continue;
                }
                ++seen;
                widget->setFocus();
                if (view != nullptr && view->model() != nullptr) {
                    view->setCurrentIndex(view->model()->index(0, 0));
                }
                QVERIFY2(
                    !widget->testAttribute(Qt::WA_InputMethodEnabled),
                    qPrintable(id + u' ' + widget->accessibleName()));
            }
        }
        QVERIFY(seen > 4);
    }
};

QTEST_MAIN(TestKeys)
#include "tst_app_keys.moc"
