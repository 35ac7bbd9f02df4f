// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/tile_mask.h"
#include "widgets/canvas/mask_painter.h"
#include "widgets/canvas/overlay_painter.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::widgets;
using imaging::BrushTip;
using imaging::TileMask;

namespace {

constexpr QSize Page(1000, 800);

OverlayShape boxAt(const QRectF& rect, const QString& tag)
{
    OverlayShape shape;
    shape.id = QUuid::createUuid();
    shape.shape = Shape::box(rect);
    shape.style.colour = Qt::blue;
    shape.tag = tag;
    return shape;
}

OverlayShape maskOf(const TileMask& mask)
{
    OverlayShape shape;
    shape.id = QUuid::createUuid();
    const QRectF box(mask.bounds());
    shape.shape = {ShapeKind::Mask, {box.topLeft(), box.bottomRight()}, mask.toText()};
    shape.imageSize = mask.imageSize();
    shape.style.colour = Qt::red;
    return shape;
}

ViewTransform viewOf(double scale)
{
    ViewTransform view;
    view.setImageSize(Page);
    view.setViewSize(QSizeF(Page));
    view.centreOn({500, 400}, scale);
    return view;
}

/// Rows of boxes with tags, as on a page with many words.
struct Crowd
{
    explicit Crowd(int rows)
    {
        QList<OverlayShape> shapes;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < 5; ++column) {
                shapes.append(boxAt(
                    QRectF(20 + column * 190, 10 + row * 24, 150, 16),
                    u"word %1"_s.arg(shapes.size())));
            }
        }
        overlay.setShapes(overlay.addLayer(), shapes);
    }

    [[nodiscard]] std::vector<PlacedTag> tags() const
    {
        const CanvasColours colours;
        const ViewTransform view = viewOf(1.0);
        return OverlayPainter(overlay, colours, defaultTagFont())
            .placeTags(view, overlay.shapesIn(view.visibleImageRect()));
    }

    [[nodiscard]] QUuid id(int index) const { return overlay.shapes(0)[index].id; }

    Overlay overlay;
};

bool hasTag(const std::vector<PlacedTag>& tags, int index)
{
    return std::any_of(
        tags.begin(), tags.end(), [&](const PlacedTag& tag) { return tag.ref.index == index; });
}

QImage painted(const Overlay& overlay, const ViewTransform& view)
{
    QImage picture(Page, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    const CanvasColours colours;
    OverlayPainter(overlay, colours, defaultTagFont())
        .paintShapes(
            painter, view, overlay.shapesIn(view.visibleImageRect()), QRectF(picture.rect()));
    return picture;
}

} // namespace

class TestCanvasPainting : public QObject
{
    Q_OBJECT

private slots:
    void aFewTagsAreAllShown()
    {
        const Crowd crowd(2);
        QCOMPARE(crowd.tags().size(), size_t(10));
    }

    void manyTagsNeverHideThePage()
    {
        const Crowd crowd(32);
        double covered = 0;
        for (const PlacedTag& tag : crowd.tags()) {
            covered += tag.place.width() * tag.place.height();
        }
        QVERIFY(covered > 0);
        QVERIFY2(covered < 0.05 * Page.width() * Page.height(), qPrintable(QString::number(covered)));
    }

    void whoPointsAtAShapeSeesItsTag()
    {
        Crowd crowd(32);
        QVERIFY(!hasTag(crowd.tags(), 150));
        crowd.overlay.setHovered(crowd.id(150));
        QVERIFY(hasTag(crowd.tags(), 150));
        crowd.overlay.setHovered({});
        crowd.overlay.setSelected({crowd.id(151)});
        QVERIFY(hasTag(crowd.tags(), 151));
        crowd.overlay.setSelected({});
        crowd.overlay.setLinked({crowd.id(152)});
        QVERIFY(hasTag(crowd.tags(), 152));
    }

    void selectingEverythingDoesNotHideThePageEither()
    {
        Crowd crowd(32);
        QSet<QUuid> all;
        for (int i = 0; i < 160; ++i) {
            all.insert(crowd.id(i));
        }
        crowd.overlay.setSelected(all);
        QVERIFY(crowd.tags().size() < 60);
    }

    void manySelectedShapesAreFilledInsteadOfHandled()
    {
        Crowd crowd(4);
        const QImage before = painted(crowd.overlay, viewOf(1.0));
        const QPoint inside(100, 16);
        QCOMPARE(before.pixelColor(inside), QColor(Qt::white));
        QSet<QUuid> some {crowd.id(0)};
        crowd.overlay.setSelected(some);
        QCOMPARE(painted(crowd.overlay, viewOf(1.0)).pixelColor(inside), QColor(Qt::white));
        for (int i = 1; i < 12; ++i) {
            some.insert(crowd.id(i));
        }
        QSignalSpy changed(&crowd.overlay, &Overlay::changed);
        crowd.overlay.setSelected(some);
        QVERIFY(changed.last().first().toRectF().isNull()); // also what was selected before
        QVERIFY(painted(crowd.overlay, viewOf(1.0)).pixelColor(inside) != QColor(Qt::white));
    }

    void aMaskIsPaintedPixelByPixel()
    {
        TileMask ring(Page);
        ring.stroke({500, 400}, {500, 400}, 300, BrushTip::Round, true);
        ring.stroke({500, 400}, {500, 400}, 160, BrushTip::Round, false);
        Overlay overlay;
        overlay.setShapes(overlay.addLayer(), {maskOf(ring)});
        const QImage picture = painted(overlay, viewOf(1.0));
        QCOMPARE(picture.pixelColor(500, 400), QColor(Qt::white)); // the hole
        QCOMPARE(picture.pixelColor(360, 260), QColor(Qt::white)); // the corner of its box
        const QColor inside = picture.pixelColor(500, 285);
        QVERIFY(inside != QColor(Qt::white) && inside != QColor(Qt::red)); // see-through
        QCOMPARE(picture.pixelColor(500, 251), QColor(Qt::red)); // its edge
    }

    void aPatchLooksLikeTheWhole()
    {
        TileMask mask(Page);
        mask.stroke({200, 300}, {800, 500}, 90, BrushTip::Round, true);
        const CanvasColours colours;
        ShapeStyle style;
        style.colour = Qt::blue;
        for (const double scale : {0.37, 1.0, 2.6}) {
            const ViewTransform view = viewOf(scale);
            QImage whole(Page, QImage::Format_ARGB32_Premultiplied);
            whole.fill(Qt::transparent);
            QImage patched = whole;
            {
                QPainter painter(&whole);
                paintMask(painter, mask, view, style, colours, QRectF(whole.rect()));
            }
            {
                QPainter painter(&patched);
                for (const QRect& part :
                     {QRect(0, 0, 413, 800), QRect(413, 0, 587, 311), QRect(413, 311, 587, 489)}) {
                    painter.setClipRect(part);
                    paintMask(painter, mask, view, style, colours, QRectF(part));
                }
            }
            QCOMPARE(patched, whole);
        }
    }

    void aThinMaskIsSeenFromFarAway()
    {
        TileMask mask(QSize(8000, 6400));
        mask.stroke({100, 3203}, {7900, 3203}, 3, BrushTip::Round, true);
        ViewTransform view;
        view.setImageSize(QSizeF(mask.imageSize()));
        view.setViewSize(QSizeF(Page));
        view.fit();
        Overlay overlay;
        overlay.setShapes(overlay.addLayer(), {maskOf(mask)});
        const QImage picture = painted(overlay, view);
        for (double x = 200; x < 7800; x += 50) {
            const QPoint at = view.toView(QPointF(x, 3203.5)).toPoint();
            const bool seen = picture.pixelColor(at) != QColor(Qt::white)
                || picture.pixelColor(at - QPoint(0, 1)) != QColor(Qt::white);
            QVERIFY2(seen, qPrintable(QString::number(x)));
        }
    }

    void aMaskOfAnotherImageShowsItsBox()
    {
        OverlayShape shape = maskOf(TileMask(QSize(10, 10)));
        shape.shape.points = {{100, 100}, {300, 200}};
        shape.imageSize = Page;
        Overlay overlay;
        overlay.setShapes(overlay.addLayer(), {shape});
        QVERIFY(overlay.mask({0, 0}) == nullptr);
        const QImage picture = painted(overlay, viewOf(1.0));
        QCOMPARE(picture.pixelColor(200, 100), QColor(Qt::red));
        QCOMPARE(picture.pixelColor(200, 150), QColor(Qt::white));
    }

    void aSelectedMaskHasAFrame()
    {
        TileMask mask(Page);
        mask.stroke({500, 400}, {500, 400}, 300, BrushTip::Round, true);
        Overlay overlay;
        overlay.setShapes(overlay.addLayer(), {maskOf(mask)});
        const QImage before = painted(overlay, viewOf(1.0));
        overlay.setSelected({overlay.shapes(0).first().id});
        const QImage after = painted(overlay, viewOf(1.0));
        QVERIFY(before.copy(350, 249, 40, 3) != after.copy(350, 249, 40, 3));
    }
};

QTEST_MAIN(TestCanvasPainting)
#include "tst_widgets_canvas_painting.moc"
