// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/labels_dialog.h"
#include "storage/journal.h"
#include "storage/label_repository.h"
#include "tests/app/window_fixture.h"
#include "widgets/panel_header.h"
#include "widgets/status_bar.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace groundmark;
using groundmark::testing::WindowFixture;

/// What can be done with regions and with the history of a sample, in the running window.
class TestRegions : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_bench;

    widgets::ImageCanvas& canvas() const { return m_bench->annotate().canvas(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&canvas(), key, modifiers);
    }
    void selectAll() const { key(Qt::Key_A, Qt::ControlModifier); }
    QString message() const
    {
        return m_bench->window().findChild<widgets::StatusBar*>()->message();
    }
    template <typename Widget> Widget* named(const QString& name) const
    {
        for (Widget* widget : m_bench->annotate().findChildren<Widget*>()) {
            if (widget->accessibleName() == name) {
                return widget;
            }
        }
        return nullptr;
    }
    QListView* history() const { return named<QListView>(u"History"_s); }

private slots:
    void init() { m_bench = std::make_unique<WindowFixture>(); }
    void cleanup() { m_bench.reset(); }

    void regionsGoToAnotherSampleAndAreMovedOntoItsSmallerPage()
    {
        m_bench->open();
        m_bench->storeBox({10, 20, 30, 40}, 1);
        m_bench->storeBox({500, 400, 60, 50}, 2);
        m_bench->open();
        selectAll();
        key(Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(message().contains(u"2"_s));
        m_bench->showSample(1);
        key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_bench->stored(1).size(), size_t(1));
        // The two reach over 550 pixels: what is outside the 320 has no place.
        QVERIFY2(message().contains(u"smaller"_s) || message().contains(u"no place"_s), qPrintable(message()));
        QCOMPARE(m_bench->stored(1).front().shape.bounds(), QRectF(0, 0, 30, 40));
        QCOMPARE(m_bench->stored(0).size(), size_t(2));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(m_bench->stored(1).size(), size_t(0));
    }

    void aRegionKeepsItsPlaceWhereThePageHasIt()
    {
        m_bench->open();
        const RegionId id = m_bench->storeBox({10, 20, 30, 40});
        m_bench->open();
        selectAll();
        key(Qt::Key_C, Qt::ControlModifier);
        m_bench->showSample(1);
        key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_bench->stored(1).size(), size_t(1));
        QCOMPARE(m_bench->stored(1).front().shape.bounds(), QRectF(10, 20, 30, 40));
        QVERIFY(m_bench->stored(1).front().id != id);
    }

    void pastingWhereItCameFromPutsItAside()
    {
        m_bench->open();
        m_bench->storeBox({10, 20, 30, 40});
        m_bench->open();
        selectAll();
        key(Qt::Key_X, Qt::ControlModifier);
        QTRY_COMPARE(m_bench->stored().size(), size_t(0));
        key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_bench->stored().size(), size_t(1));
        QCOMPARE(m_bench->stored().front().shape.bounds(), QRectF(10, 20, 30, 40)); // it was gone
        key(Qt::Key_C, Qt::ControlModifier);
        key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_bench->stored().size(), size_t(2));
        QCOMPARE(m_bench->stored().back().shape.bounds(), QRectF(22, 32, 30, 40));
    }

    void plainJsonCanBePastedAndRubbishIsSaid()
    {
        m_bench->open();
        QGuiApplication::clipboard()->setText(u"hello"_s);
        key(Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(message().contains(u"no regions"_s));
        QGuiApplication::clipboard()->setText(
            uR"({"format": "groundmark-regions", "version": 1, "width": 640, "height": 480, "regions": [
                {"type": "region", "kind": "box", "points": [[1, 2], [11, 22]], "labelName": "sign", "text": "A"},
                {"type": "region", "kind": "box", "points": [[1, 2]]}, 7, {"type": "label", "name": "x"}]})"_s);
        key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_bench->stored().size(), size_t(1));
        const Region region = m_bench->stored().front();
        QCOMPARE(region.text, u"A"_s);
        const auto labels = storage::LabelRepository(m_bench->session().project()->database()).all();
        QCOMPARE(labels->size(), size_t(1));
        QCOMPARE(region.label, labels->front().id);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"groundmark"_s));
    }

    void theDrawingOrderChangesByKeys()
    {
        m_bench->open();
        const RegionId low = m_bench->storeBox({10, 10, 100, 100}, 0);
        const RegionId middle = m_bench->storeBox({20, 20, 100, 100}, 0);
        const RegionId high = m_bench->storeBox({30, 30, 100, 100}, 5);
        m_bench->open();
        const auto order = [this] {
            std::vector<Region> regions = m_bench->stored();
            QList<RegionId> ids;
            for (const Region& region : regions) {
                ids.append(region.id);
            }
            return ids;
        };
        const QList<RegionId> before = order();
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().view().toView(QPointF(10, 60)).toPoint());
        QVERIFY(canvas().overlay().selected().contains(low.value));
        key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(order(), (QList<RegionId> {middle, high, low}));
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_COMPARE(order(), (QList<RegionId> {middle, low, high}));
        key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(order(), (QList<RegionId> {low, middle, high}));
        key(Qt::Key_Up, Qt::ControlModifier);
        QTRY_COMPARE(order(), (QList<RegionId> {middle, low, high}));
        for (int i = 0; i < 4; ++i) {
            key(Qt::Key_Z, Qt::ControlModifier);
        }
        QTRY_COMPARE(order(), before);
    }

    void digitsGiveLabelsWhoseRenamingTouchesNoRegion()
    {
        m_bench->open();
        storage::LabelRepository labels(m_bench->session().project()->database());
        const Label car = *labels.ensure(u"car"_s);
        const Label sign = *labels.ensure(u"sign"_s);
        m_bench->storeBox({10, 10, 100, 100});
        m_bench->open();
        selectAll();
        key(Qt::Key_2);
        QTRY_COMPARE(m_bench->stored().front().label, sign.id);
        annotation::LabelsDialog dialog(m_bench->session(), &m_bench->window());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* list = dialog.findChild<QTreeWidget*>();
        list->setCurrentItem(list->topLevelItem(0));
        QComboBox* keys = nullptr;
        QComboBox* colours = nullptr;
        for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
            (box->accessibleName() == u"Key" ? keys : colours) = box;
        }
        const auto down = [](QWidget* box, int times) {
            box->setFocus();
            for (int i = 0; i < times; ++i) {
                QTest::keyClick(box, Qt::Key_Down);
            }
        };
        down(keys, 2);
        auto* name = dialog.findChild<QLineEdit*>();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, u"lorry"_s);
        QTest::keyClick(name, Qt::Key_Return);
        down(colours, 5);
        QVERIFY(*storage::Journal(m_bench->session().project()->database()).size() >= 9); // all of it journaled
        const Label lorry = **storage::LabelRepository(m_bench->session().project()->database()).find(car.id);
        QCOMPARE(lorry.name, u"lorry"_s);
        QCOMPARE(lorry.key, u"2"_s);
        QCOMPARE(lorry.colour, 5);
        QCOMPARE(m_bench->stored().front().label, sign.id);
        dialog.close();
        m_bench->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_bench->window()));
        canvas().setFocus();
        key(Qt::Key_2);
        QTRY_COMPARE(m_bench->stored().front().label, car.id);
    }

    void aLabelInUseCannotBeDeleted()
    {
        m_bench->open();
        const Label car = *storage::LabelRepository(m_bench->session().project()->database()).ensure(u"car"_s);
        Region region;
        region.id = RegionId::create();
        region.sample = m_bench->sample(0);
        region.shape = Shape::box({1, 1, 9, 9});
        region.label = car.id;
        m_bench->store(region);
        annotation::LabelsDialog dialog(m_bench->session(), &m_bench->window());
        dialog.show();
        const auto buttons = dialog.findChildren<QPushButton*>();
        const auto button = [&buttons](const QString& text) {
            return *std::ranges::find_if(buttons, [&](const QPushButton* each) { return each->text() == text; });
        };
        QVERIFY(!button(u"Delete"_s)->isEnabled());
        QTest::mouseClick(button(u"New label"_s), Qt::LeftButton);
        QCOMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 2);
        QTest::mouseClick(button(u"Delete"_s), Qt::LeftButton);
        QCOMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 1);
    }

    void numberReadingOrderAndAttributesAreTyped()
    {
        m_bench->open();
        m_bench->storeBox({10, 10, 100, 100});
        m_bench->open();
        selectAll();
        auto* number = named<QSpinBox>(u"Number"_s);
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, u"4"_s);
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE(m_bench->stored().front().ordinal, 4);
        auto* reading = named<QSpinBox>(u"Reading order"_s);
        reading->setFocus();
        reading->selectAll();
        QTest::keyClicks(reading, u"7"_s);
        QTest::keyClick(reading, Qt::Key_Return);
        QTRY_COMPARE(m_bench->stored().front().readingOrder, std::optional(7));
        auto* attributes = named<QTableWidget>(u"Attributes"_s);
        for (widgets::PanelHeader* head : m_bench->annotate().findChildren<widgets::PanelHeader*>()) {
            if (head->title() == u"Attributes") {
                QTest::mouseClick(head, Qt::LeftButton);
            }
        }
        QVERIFY(attributes->isVisible());
        const auto type = [attributes](int row, int column, const QString& text) {
            attributes->setCurrentCell(row, column);
            attributes->edit(attributes->currentIndex());
            auto* editor = attributes->findChild<QLineEdit*>();
            QTest::keyClicks(editor, text);
            QTest::keyClick(editor, Qt::Key_Return);
        };
        type(0, 0, u"legible"_s);
        QTRY_COMPARE(m_bench->stored().front().attributes, QByteArray(R"({"legible":""})"));
        QTRY_COMPARE(attributes->rowCount(), 2);
        type(0, 1, u"yes"_s);
        QTRY_COMPARE(m_bench->stored().front().attributes, QByteArray(R"({"legible":"yes"})"));
    }

    void listAndCanvasAreLinkedBothWays()
    {
        m_bench->open();
        const RegionId first = m_bench->storeBox({10, 10, 100, 100}, 1);
        const RegionId second = m_bench->storeBox({300, 200, 100, 100}, 2);
        m_bench->open();
        auto* list = named<QTableView>(u"Regions"_s);
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
        QTRY_COMPARE(canvas().overlay().selected(), QSet<QUuid> {second.value}); // the last drawn is first
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().view().toView(QPointF(10, 60)).toPoint());
        QTRY_COMPARE(canvas().overlay().selected(), QSet<QUuid> {first.value});
        QCOMPARE(list->selectionModel()->selectedRows().first().row(), 1);
    }

    void theHistoryIsWalkedByKeysAndClicksAndSurvivesARestart()
    {
        m_bench->open();
        m_bench->storeBox({10, 10, 100, 100});
        m_bench->open();
        selectAll();
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Right);
        }
        QTRY_COMPARE(m_bench->stored().front().shape.bounds().left(), 13.0);
        key(Qt::Key_H, Qt::ControlModifier);
        QTRY_COMPARE(history()->model()->rowCount(), 4);
        QVERIFY(history()->hasFocus());
        QCOMPARE(history()->currentIndex().row(), 3);
        QTest::keyClick(history(), Qt::Key_Up);
        QTRY_COMPARE(m_bench->stored().front().shape.bounds().left(), 12.0);
        QTest::keyClick(history(), Qt::Key_Home);
        QTRY_COMPARE(m_bench->stored().front().shape.bounds().left(), 10.0);
        QTRY_COMPARE(history()->currentIndex().row(), 0);
        m_bench->open();
        key(Qt::Key_H, Qt::ControlModifier);
        QTRY_COMPARE(history()->model()->rowCount(), 4); // what was taken back can still be done again
        QCOMPARE(history()->currentIndex().row(), 0);
        QTest::mouseClick(
            history()->viewport(), Qt::LeftButton, {},
            history()->visualRect(history()->model()->index(2, 0)).center());
        QTRY_COMPARE(m_bench->stored().front().shape.bounds().left(), 12.0);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(history()->currentIndex().row(), 1);
        QCOMPARE(m_bench->stored().front().shape.bounds().left(), 11.0);
    }

    void aBrokenTailOfTheJournalIsCutWithAMessage()
    {
        m_bench->open();
        m_bench->storeBox({10, 10, 100, 100});
        m_bench->open();
        selectAll();
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QTRY_COMPARE(m_bench->stored().front().shape.bounds().left(), 12.0);
        storage::Database& database = m_bench->session().project()->database();
        QVERIFY(storage::Statement(database, u"DROP TRIGGER journal_is_append_only_1"_s).run());
        QVERIFY(storage::Statement(
                    database, u"UPDATE journal SET hash = x'00' WHERE seq = (SELECT MAX(seq) FROM journal)"_s)
                    .run());
        m_bench->open();
        QString said;
        for (const QLabel* label : m_bench->window().findChildren<QLabel*>()) {
            said += label->isVisible() ? label->text() + u'\n' : QString();
        }
        QVERIFY2(said.contains(u"journal"_s), qPrintable(said));
        QCOMPARE(m_bench->stored().front().shape.bounds().left(), 12.0); // records stay
        selectAll();
        key(Qt::Key_Right); // and work goes on
        QTRY_COMPARE(m_bench->stored().front().shape.bounds().left(), 13.0);
        QVERIFY(!*storage::Journal(m_bench->session().project()->database()).verify());
    }
};

QTEST_MAIN(TestRegions)
#include "tst_app_regions.moc"
