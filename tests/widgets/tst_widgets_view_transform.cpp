// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/view_transform.h"

#include <QTest>

using namespace groundmark::widgets;

namespace {

bool isNear(QPointF a, QPointF b, double by = 1e-6)
{
    return std::abs(a.x() - b.x()) < by && std::abs(a.y() - b.y()) < by;
}

} // namespace

class TestViewTransform : public QObject
{
    Q_OBJECT

private slots:
    void fittedImagesAreCentredAndNeverEnlarged()
    {
        ViewTransform view;
        view.setViewSize({832, 632});
        view.setImageSize({1600, 600});
        QCOMPARE(view.scale(), 0.5);
        QCOMPARE(view.toView(QRectF(0, 0, 1600, 600)), QRectF(16, 166, 800, 300));
        view.setImageSize({100, 100});
        QCOMPARE(view.scale(), 1.0);
        QVERIFY(view.isFitted());
    }

    void viewAndImageAreEachOthersInverse()
    {
        ViewTransform view;
        view.setViewSize({800, 600});
        view.setImageSize({12'000, 9'000});
        view.zoomAt({123, 456}, 3.7);
        for (const QPointF point : {QPointF(0, 0), QPointF(11'999.5, 8'999.25), QPointF(-5, 77)}) {
            QVERIFY(isNear(view.toImage(view.toView(point)), point));
        }
    }

    void zoomingKeepsThePointUnderThePointer()
    {
        ViewTransform view;
        view.setViewSize({800, 600});
        view.setImageSize({4000, 3000});
        view.zoomAt({400, 300}, 1.0);
        const QPointF anchor(310, 222);
        const QPointF before = view.toImage(anchor);
        for (const double scale : {1.5, 0.9, 6.0, 40.0}) {
            view.zoomAt(anchor, scale);
            QVERIFY(isNear(view.toImage(anchor), before));
        }
    }

    void scalesStayInRange()
    {
        ViewTransform view;
        view.setViewSize({800, 600});
        view.setImageSize({4000, 3000});
        view.zoomAt({0, 0}, 1e9);
        QCOMPARE(view.scale(), ViewTransform::MaximumScale);
        view.zoomAt({0, 0}, 1e-9);
        QCOMPARE(view.scale(), view.minimumScale());
    }

    void theImageCannotBeLost()
    {
        ViewTransform view;
        view.setViewSize({800, 600});
        view.setImageSize({4000, 3000});
        view.zoomAt({400, 300}, 1.0);
        view.panBy({1e7, 1e7});
        QCOMPARE(view.toView(QPointF(0, 0)), QPointF(ViewTransform::Margin, ViewTransform::Margin));
        view.panBy({-1e7, -1e7});
        QCOMPARE(
            view.toView(QPointF(4000, 3000)),
            QPointF(800 - ViewTransform::Margin, 600 - ViewTransform::Margin));
    }

    void resizingKeepsTheMiddleOrTheFit()
    {
        ViewTransform view;
        view.setViewSize({800, 600});
        view.setImageSize({4000, 3000});
        view.setViewSize({500, 400});
        QVERIFY(view.isFitted());
        QCOMPARE(view.scale(), view.fitScale());
        view.centreOn({2000, 1500}, 1.0);
        view.setViewSize({900, 700});
        QVERIFY(!view.isFitted());
        QVERIFY(isNear(view.centre(), {2000, 1500}));
    }

    void zoomingToAnObjectShowsAllOfIt()
    {
        ViewTransform view;
        view.setViewSize({800, 600});
        view.setImageSize({4000, 3000});
        const QRectF object(1000, 1200, 300, 80);
        view.zoomTo(object);
        QVERIFY(view.visibleImageRect().contains(object));
        QVERIFY(view.scale() > 2.0);
        view.fit();
        view.centreOn({200, 200}, 1.0);
        view.ensureVisible(object);
        QVERIFY(view.visibleImageRect().contains(object));
        QCOMPARE(view.scale(), 1.0);
    }
};

QTEST_GUILESS_MAIN(TestViewTransform)
#include "tst_widgets_view_transform.moc"
