// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/canvas_handler.h"
#include "widgets/canvas/image_canvas.h"

#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::widgets;
using imaging::ImageSource;

namespace {

std::shared_ptr<ImageSource> greySource(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor(128, 128, 128));
    return std::make_shared<ImageSource>(image);
}

OverlayShape boxAt(const QRectF& rect, const QString& tag = {})
{
    OverlayShape shape;
    shape.id = QUuid::createUuid();
    shape.shape = Shape::box(rect);
    shape.style.colour = QColor(255, 176, 0);
    shape.tag = tag;
    return shape;
}

void wheel(QWidget& widget, QPointF at, QPoint delta, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(
        at, widget.mapToGlobal(at), {}, delta, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

/// Largest difference of any channel; blending in two steps rounds twice.
int difference(const QImage& a, const QImage& b)
{
    int largest = a.size() == b.size() ? 0 : 255;
    for (int y = 0; largest < 255 && y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            largest = std::max(
                {largest,
                 std::abs(qRed(p) - qRed(q)),
                 std::abs(qGreen(p) - qGreen(q)),
                 std::abs(qBlue(p) - qBlue(q))});
        }
    }
    return largest;
}

/// Collects what was repainted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            painted += static_cast<QPaintEvent*>(event)->region();
        }
        return false;
    }
    QRegion painted;
};

} // namespace

class TestCanvas : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_canvas = std::make_unique<ImageCanvas>();
        m_canvas->resize(800, 600);
        m_canvas->setSource(greySource({2000, 1500}));
        m_layer = m_canvas->overlay().addLayer();
        m_canvas->show();
        QVERIFY(QTest::qWaitForWindowActive(m_canvas.get()));
        m_canvas->setFocus();
    }
    void cleanup() { m_canvas.reset(); }

    void wheelZoomsAtThePointerAndScrolls()
    {
        QSignalSpy zoomed(m_canvas.get(), &ImageCanvas::zoomChanged);
        const QPointF at(300, 200);
        const QPointF under = m_canvas->view().toImage(at);
        for (int i = 0; i < 8; ++i) {
            wheel(*m_canvas, at, {0, 120}, Qt::ControlModifier);
        }
        QCOMPARE(zoomed.count(), 8);
        QVERIFY((m_canvas->view().toImage(at) - under).manhattanLength() < 1e-6);
        const QPointF before = m_canvas->view().toView(QPointF(0, 0));
        wheel(*m_canvas, at, {0, -120}, {});
        QCOMPARE(m_canvas->view().toView(QPointF(0, 0)), before - QPointF(0, 60));
        wheel(*m_canvas, at, {0, -120}, Qt::ShiftModifier);
        QCOMPARE(m_canvas->view().toView(QPointF(0, 0)), before - QPointF(60, 60));
    }

    void aZoomThatStandsStillIsDrawnWithCare()
    {
        QImage stripes(2000, 1500, QImage::Format_RGB32);
        for (int x = 0; x < stripes.width(); ++x) {
            for (int y = 0; y < stripes.height(); ++y) {
                stripes.setPixel(x, y, x % 3 == 0 ? 0xFF000000U : 0xFFFFFFFFU);
            }
        }
        m_canvas->setSource(std::make_shared<ImageSource>(stripes));
        for (int i = 0; i < 3; ++i) {
            m_canvas->zoomBy(1.13);
        }
        // Frames of a movement may be rough; the last one is as good as any.
        const QImage careful = m_canvas->renderTo(m_canvas->size());
        QTRY_COMPARE(difference(m_canvas->grab().toImage(), careful), 0);
    }

    void spaceAndTheMiddleButtonPan()
    {
        m_canvas->setView({1000, 750}, 1.0);
        const QPointF before = m_canvas->view().centre();
        QTest::keyPress(m_canvas.get(), Qt::Key_Space);
        QCOMPARE(m_canvas->cursor().shape(), Qt::OpenHandCursor);
        drag(Qt::LeftButton, {400, 300}, {350, 320});
        QTest::keyRelease(m_canvas.get(), Qt::Key_Space);
        QCOMPARE(m_canvas->view().centre(), before + QPointF(50, -20));
        drag(Qt::MiddleButton, {400, 300}, {450, 280});
        QCOMPARE(m_canvas->view().centre(), before);
        drag(Qt::LeftButton, {400, 300}, {450, 280});
        QCOMPARE(m_canvas->view().centre(), before);
    }

    void keysChangeTheView()
    {
        QTest::keyClick(m_canvas.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_canvas->zoom(), 1.0);
        QTest::keyClick(m_canvas.get(), Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(m_canvas->zoom() > 1.2);
        QTest::keyClick(m_canvas.get(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(m_canvas->zoom(), 1.0);
        QTest::keyClick(m_canvas.get(), Qt::Key_0);
        QVERIFY(m_canvas->view().isFitted());
        const OverlayShape shape = boxAt({1500, 1200, 100, 50});
        m_canvas->overlay().setShapes(m_layer, {shape});
        m_canvas->overlay().setSelected({shape.id});
        QTest::keyClick(m_canvas.get(), Qt::Key_Z);
        QVERIFY((m_canvas->view().centre() - QPointF(1550, 1225)).manhattanLength() < 2);
        QVERIFY(m_canvas->view().visibleImageRect().contains(QRectF(1500, 1200, 100, 50)));
    }

    void holdingTShowsTheBareImage()
    {
        QTest::keyPress(m_canvas.get(), Qt::Key_T);
        QVERIFY(!m_canvas->overlay().isVisible());
        QTest::keyRelease(m_canvas.get(), Qt::Key_T);
        QVERIFY(m_canvas->overlay().isVisible());
        QTest::keyPress(m_canvas.get(), Qt::Key_T);
        m_canvas->clearFocus();
        QVERIFY(m_canvas->overlay().isVisible());
    }

    void thePointerIsToldInImagePixels()
    {
        m_canvas->setView({1000, 750}, 2.0);
        QSignalSpy moved(m_canvas.get(), &ImageCanvas::cursorMoved);
        QTest::mouseMove(m_canvas.get(), {400, 300});
        QTest::mouseMove(m_canvas.get(), {410, 304});
        QCOMPARE(moved.last()[0].toPointF(), QPointF(1005, 752));
    }

    void clicksTellTheShape()
    {
        m_canvas->overlay().setShapes(
            m_layer, {boxAt({100, 100, 400, 400}), boxAt({200, 200, 50, 50})});
        QSignalSpy clicked(m_canvas.get(), &ImageCanvas::shapeClicked);
        const QPoint at = m_canvas->view().toView(QPointF(225, 225)).toPoint();
        QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, at);
        QCOMPARE(clicked.last()[0].value<ShapeRef>(), (ShapeRef {m_layer, 1}));
        QTest::mouseClick(m_canvas.get(), Qt::LeftButton, {}, {2, 2});
        QCOMPARE(clicked.last()[0].value<ShapeRef>().index, -1);
    }

    void onlyWhatChangedIsRepainted()
    {
        QList<OverlayShape> shapes {
            boxAt({100, 100, 100, 100}, u"R1"_s), boxAt({1500, 1000, 100, 100}, u"R2"_s)};
        m_canvas->overlay().setShapes(m_layer, shapes);
        QTest::qWait(0);
        PaintWatch watch(*m_canvas);
        shapes[0].shape = shapes[0].shape.translated({10, 10});
        m_canvas->overlay().setShape({m_layer, 0}, shapes[0]);
        QTRY_VERIFY(!watch.painted.isEmpty());
        const QRectF old = m_canvas->view().toView(QRectF(100, 100, 110, 110));
        QVERIFY(watch.painted.contains(old.center().toPoint()));
        QVERIFY(old.adjusted(-60, -60, 60, 60).contains(QRectF(watch.painted.boundingRect())));
    }

    void strokesHaveAHaloOnEitherSide()
    {
        m_canvas->overlay().setShapes(m_layer, {boxAt({500, 500, 400, 400})});
        const QImage image = m_canvas->renderTo({800, 600});
        const QPoint edge = m_canvas->view().toView(QPointF(500, 700)).toPoint();
        QList<QColor> across;
        for (int x = edge.x() - 5; x < edge.x() + 5; ++x) {
            across.append(image.pixelColor(x, edge.y()));
        }
        const auto first = across.indexOf(QColor(255, 176, 0));
        QVERIFY(first > 0);
        QCOMPARE(across[first + 1], QColor(255, 176, 0)); // 2 pixels wide
        QCOMPARE(across[first - 1], across[first + 2]);
        QVERIFY(across[first - 1].lightness() < 50);
        QCOMPARE(across[first - 2], QColor(128, 128, 128));
    }

    void crowdedOverlaysLookLikeOthers()
    {
        QList<OverlayShape> shapes;
        for (int i = 0; i < 400; ++i) {
            OverlayShape shape = boxAt({});
            const QPointF at(i % 20 * 100 + 10, i / 20 * 75 + 5);
            shape.shape = Shape::polygon({at, at + QPointF(70, 0), at + QPointF(35, 50)});
            shapes.append(shape);
        }
        m_canvas->overlay().setShapes(m_layer, shapes);
        m_canvas->clearFocus();
        const QImage exact = m_canvas->renderTo({800, 600});
        const auto shown
            = [&] { return m_canvas->grab().toImage().convertToFormat(exact.format()); };
        QTRY_VERIFY(difference(shown(), exact) <= 3);

        // A change is there at once, not when the next frame is ready.
        shapes[210].style.colour = Qt::magenta;
        shapes[210].style.fill = 1.0;
        m_canvas->overlay().setShape({m_layer, 210}, shapes[210]);
        const QPointF inside = shapes[210].shape.points[0] + QPointF(35, 20);
        QCOMPARE(
            shown().pixelColor(m_canvas->view().toView(inside).toPoint()), QColor(Qt::magenta));

        // Panning moves what is there.
        m_canvas->setView({1000, 750}, 1.0);
        QTRY_COMPARE(
            shown().pixelColor(m_canvas->view().toView(inside).toPoint()), QColor(Qt::magenta));
        m_canvas->setView({1040, 750}, 1.0);
        QCOMPARE(
            shown().pixelColor(m_canvas->view().toView(inside).toPoint()), QColor(Qt::magenta));
        // Further than the picture reaches, another one is made.
        m_canvas->setView({1500, 750}, 1.0);
        const QImage further = m_canvas->renderTo({800, 600});
        QTRY_VERIFY(difference(shown(), further.convertToFormat(exact.format())) <= 3);
    }

    void imagesOfAnySizeCanBeShownAsPicture()
    {
        m_canvas->setSource(greySource({33'000, 40}));
        QVERIFY(!m_canvas->renderTo({400, 300}).isNull());
        m_canvas->setView({32'900, 20}, 20.0);
        const QImage image = m_canvas->renderTo({400, 300});
        QVERIFY(std::abs(image.pixelColor(200 + 7, 150 + 7).red() - 128) < 3);
    }

    void theCanvasTakesNoInputMethodAndHasAName()
    {
        QVERIFY(!m_canvas->testAttribute(Qt::WA_InputMethodEnabled));
        QVERIFY(!m_canvas->accessibleName().isEmpty());
        QCOMPARE(m_canvas->focusPolicy(), Qt::StrongFocus);
    }

private:
    void drag(Qt::MouseButton button, QPoint from, QPoint to)
    {
        QTest::mousePress(m_canvas.get(), button, {}, from);
        QTest::mouseMove(m_canvas.get(), to);
        QTest::mouseRelease(m_canvas.get(), button, {}, to);
    }

    std::unique_ptr<ImageCanvas> m_canvas;
    int m_layer = 0;
};

QTEST_MAIN(TestCanvas)
#include "tst_widgets_canvas.moc"
