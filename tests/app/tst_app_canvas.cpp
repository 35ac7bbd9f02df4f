// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/tool_options.h"
#include "imaging/tile_mask.h"
#include "tests/app/window_fixture.h"
#include "widgets/canvas/image_canvas.h"

#include <QAction>
#include <QComboBox>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using namespace groundmark;
using groundmark::testing::WindowFixture;

/// Masks, words and limits of images in the running window.
class TestCanvas : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_bench;

    widgets::ImageCanvas& canvas() const { return m_bench->annotate().canvas(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&canvas(), key, modifiers);
    }
    /// In image pixels.
    void drag(QPointF from, QPointF to) const
    {
        const auto at = [this](QPointF image) { return canvas().view().toView(image).toPoint(); };
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&canvas(), at((from + to) / 2));
        QTest::mouseMove(&canvas(), at(to));
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, at(to));
    }

private slots:
    void init()
    {
        m_bench = std::make_unique<WindowFixture>();
        m_bench->open();
    }
    void cleanup() { m_bench.reset(); }

    void everyStrokeIsInTheFileAndCanBeTakenBackAfterARestart()
    {
        key(Qt::Key_B);
        drag({100, 100}, {300, 100});
        drag({100, 200}, {300, 200});
        QCOMPARE(m_bench->stored().size(), size_t(1));
        const Region region = m_bench->stored().front();
        QCOMPARE(region.shape.kind, ShapeKind::Mask);
        const auto mask = imaging::TileMask::fromText(region.shape.mask, {640, 480});
        QVERIFY(mask);
        QVERIFY(mask->contains({200, 100}) && mask->contains({200, 200}));
        m_bench->open();
        m_bench->annotate().undoAction()->trigger();
        const auto before
            = imaging::TileMask::fromText(m_bench->stored().front().shape.mask, {640, 480});
        QVERIFY(before->contains({200, 100}) && !before->contains({200, 200}));
        m_bench->annotate().undoAction()->trigger();
        QVERIFY(m_bench->stored().empty());
        m_bench->annotate().redoAction()->trigger();
        m_bench->annotate().redoAction()->trigger();
        QCOMPARE(m_bench->stored().front().shape, region.shape);
    }

    void theToolBarOffersWhatTheActiveToolLetsChoose()
    {
        auto* options = m_bench->annotate().findChild<annotation::ToolOptions*>();
        QVERIFY(options != nullptr);
        QVERIFY(!options->isVisible());
        key(Qt::Key_B);
        QVERIFY(options->isVisible());
        auto* size = options->findChild<QSpinBox*>();
        size->setValue(40);
        QCOMPARE(m_bench->window().focusWidget(), &canvas()); // the next key is the canvas's again
        key(Qt::Key_B, Qt::ShiftModifier);
        drag({320, 240}, {320, 240});
        QCOMPARE(m_bench->stored().front().shape.bounds().size(), QSizeF(40, 40));
        key(Qt::Key_S);
        QVERIFY(options->findChild<QComboBox*>() != nullptr);
        key(Qt::Key_V);
        QVERIFY(!options->isVisible());
    }

    void theSettingsSayHowLargeAnImageMayBe()
    {
        QSettings settings(m_bench->path(u"s.ini"_s), QSettings::IniFormat);
        settings.setValue(u"images/largestMegapixels"_s, 0);
        settings.sync();
        m_bench->open();
        QCOMPARE(canvas().source()->state(), imaging::ImageSource::State::Failed);
        QVERIFY(canvas().source()->error().hint.contains(u"Largest image, pixels"));
    }
};

QTEST_MAIN(TestCanvas)
#include "tst_app_canvas.moc"
