// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/overlay.h"
#include "widgets/canvas/tag_layout.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::widgets;

namespace {

OverlayShape boxAt(double x, double y, double width, double height)
{
    OverlayShape shape;
    shape.id = QUuid::createUuid();
    shape.shape = Shape::box({x, y, width, height});
    return shape;
}

} // namespace

class TestCanvasOverlay : public QObject
{
    Q_OBJECT

private slots:
    void theGridFindsWhatALinearSearchFinds()
    {
        std::vector<QRectF> items;
        quint32 state = 7;
        const auto next = [&state](int below) {
            state = state * 1664525U + 1013904223U;
            return double((state >> 8) % quint32(below));
        };
        for (int i = 0; i < 800; ++i) {
            items.emplace_back(
                next(5000), next(4000), i % 50 == 0 ? next(4000) : next(60), next(60));
        }
        items.emplace_back(100, 100, 0, 0); // a point
        ShapeGrid grid;
        grid.rebuild(items);
        for (int round = 0; round < 300; ++round) {
            if (round % 3 == 0) {
                const int moved = int(next(800));
                items[size_t(moved)] = {next(6000) - 500, next(5000) - 500, next(100), next(100)};
                grid.replace(moved, items[size_t(moved)]);
            }
            const QRectF area(next(5000) - 200, next(4000) - 200, next(300), next(300));
            QList<int> expected;
            for (int i = 0; i < int(items.size()); ++i) {
                const QRectF& rect = items[size_t(i)];
                if (rect.left() <= area.right() && area.left() <= rect.right()
                    && rect.top() <= area.bottom() && area.top() <= rect.bottom()) {
                    expected.append(i);
                }
            }
            QCOMPARE(grid.find(area), expected);
        }
        QVERIFY(grid.find(QRectF(99, 99, 2, 2)).contains(800));
    }

    void pointsWinOverEdgesAndEdgesOverInteriors()
    {
        Overlay overlay;
        const int layer = overlay.addLayer();
        OverlayShape point;
        point.shape = {ShapeKind::Point, {{50, 50}}, {}};
        overlay.setShapes(
            layer, {boxAt(0, 0, 100, 100), boxAt(20, 20, 60, 60), boxAt(48, 0, 100, 100), point});
        const QList<ShapeRef> hits = overlay.shapesAt({49, 50}, 3);
        QCOMPARE(hits.size(), 4);
        QCOMPARE(hits[0].index, 3); // the point
        QCOMPARE(hits[1].index, 2); // its left edge runs here
        QCOMPARE(hits[2].index, 1); // the smaller interior
        QCOMPARE(hits[3].index, 0);
    }

    void hiddenAndInertShapesAreNotHit()
    {
        Overlay overlay;
        const int layer = overlay.addLayer();
        OverlayShape hidden = boxAt(0, 0, 10, 10);
        hidden.hidden = true;
        OverlayShape inert = boxAt(0, 0, 10, 10);
        inert.interactive = false;
        overlay.setShapes(layer, {hidden, inert});
        QVERIFY(overlay.shapesAt({5, 5}, 2).isEmpty());
        QCOMPARE(overlay.shapesIn({0, 0, 10, 10}).size(), 1);
        overlay.setLayerVisible(layer, false);
        QVERIFY(overlay.shapesIn({0, 0, 10, 10}).isEmpty());
    }

    void onlyWhatChangedIsAnnounced()
    {
        Overlay overlay;
        const int layer = overlay.addLayer();
        const OverlayShape still = boxAt(0, 0, 10, 10);
        OverlayShape moving = boxAt(100, 100, 10, 10);
        overlay.setShapes(layer, {still, moving});
        QSignalSpy changed(&overlay, &Overlay::changed);
        overlay.setShapes(layer, {still, moving});
        QCOMPARE(changed.count(), 0);
        moving.shape = moving.shape.translated({50, 0});
        overlay.setShapes(layer, {still, moving});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toRectF(), QRectF(99.5, 99.5, 61, 11));
        overlay.setSelected({still.id});
        QCOMPARE(changed.last()[0].toRectF(), QRectF(-0.5, -0.5, 11, 11));
        overlay.setLinked({still.id}); // dims all others
        QVERIFY(changed.last()[0].toRectF().isNull());
        QVERIFY(overlay.isDimmed({layer, 1}));
        QVERIFY(!overlay.isDimmed({layer, 0}));
    }

    void tagsMoveAsideBeforeTheyCoverOneAnother()
    {
        const QRectF view(0, 0, 400, 400);
        const QSizeF size(30, 18);
        const auto places = placeTags(
            {{QRectF(100, 100, 80, 80), size},
             {QRectF(102, 104, 80, 80), size},
             {QRectF(0, 0, 60, 60), size}},
            view,
            false);
        QCOMPARE(places[0], QRectF(99, 81, 30, 18)); // above the top left corner
        QVERIFY(!places[1].intersects(places[0]));
        QVERIFY(view.contains(places[2]));
    }

    void crowdedTagsAreLeftOutOnlyWhenAllowed()
    {
        const std::vector<TagRequest> crowd(30, {QRectF(10, 10, 20, 20), QSizeF(30, 18)});
        const auto dropped = placeTags(crowd, QRectF(0, 0, 60, 60), true);
        QVERIFY(std::count(dropped.begin(), dropped.end(), QRectF()) > 20);
        const auto kept = placeTags(crowd, QRectF(0, 0, 60, 60), false);
        QCOMPARE(std::count(kept.begin(), kept.end(), QRectF()), 0);
    }
};

QTEST_GUILESS_MAIN(TestCanvasOverlay)
#include "tst_widgets_canvas_overlay.moc"
