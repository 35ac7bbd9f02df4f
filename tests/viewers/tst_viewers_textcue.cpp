// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/cue_repository.h"
#include "tests/viewers/textcue_fixture.h"
#include "viewers/textcue/textcue_workspace.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/charts/chart_view.h"
#include "widgets/panel_header.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>

using namespace groundmark;
using namespace groundmark::viewers;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

namespace {

struct Looking : CueFixture
{
    imaging::ImageStore images;
    TextCueWorkspace view {session, images};
    DatasetId dataset;
    SampleId first;
    SampleId second;

    Looking()
    {
        dataset = addDataset(u"set"_s);
        first = addSample(dataset, u"a"_s, {}, addPicture(u"a.png"_s, 3, 5));
        second = addSample(dataset, u"b"_s, {}, addPicture(u"b.png"_s, 1, 1));
        addWord(first, {500, 310, 150, 60});
        addMaps(u"a"_s, 3, 5);
        view.resize(1280, 760);
        view.show();
        if (!QTest::qWaitForWindowActive(&view)) {
            qFatal("the window did not come up");
        }
        view.activate();
        // Regions only: Tesseract has nothing to read in these pictures.
        auto* words = named<QComboBox>(view, u"Words"_s);
        words->setCurrentIndex(1);
        view.setFolder(maps());
        view.settle();
    }

    [[nodiscard]] widgets::ImageCanvas* canvas(const QString& name) const { return named<widgets::ImageCanvas>(view, name); }
    [[nodiscard]] QString facts() const
    {
        QStringList all;
        for (const auto* header : view.findChildren<widgets::PanelHeader*>()) {
            all.append(header->facts());
        }
        return all.join(u'\n');
    }
    [[nodiscard]] QSize cropSize() const
    {
        const auto& source = canvas(u"TextCue's crop"_s)->source();
        return source ? source->size() : QSize();
    }
};

} // namespace

/// Inspect › TextCue: the way from the maps to the crop, live.
class TestTextCueView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theCropAndTheBaselineStandBesideEachOther()
    {
        Looking bench;
        QCOMPARE(bench.cropSize(), QSize(225, 90)); // the word, enlarged 1.5 times
        const auto& baseline = bench.canvas(u"ViCrop's crop"_s)->source();
        QVERIFY(baseline);
        QVERIFY(baseline->size() != bench.cropSize());
        QVERIFY(bench.facts().contains(u"layer 24"));
        const auto* chart = bench.view.findChild<widgets::ChartView*>();
        QCOMPARE(chart->data().categories, (QStringList {u"22"_s, u"23"_s, u"24"_s, u"25"_s, u"26"_s}));
    }

    void aParameterIsFollowedAtOnce()
    {
        Looking bench;
        auto* magnification = named<QDoubleSpinBox>(bench.view, u"Enlarge"_s);
        magnification->setValue(2.0);
        QTRY_COMPARE(bench.cropSize(), QSize(300, 120));
        auto* layer = named<QSpinBox>(bench.view, u"First layer"_s);
        layer->setValue(40);
        QTRY_VERIFY(!bench.canvas(u"TextCue's crop"_s)->source());
        QVERIFY(shows(bench.view, u"27 layers"_s)); // and says why
        layer->setValue(22);
        QTRY_COMPARE(bench.cropSize(), QSize(300, 120));
    }

    void aPageWithoutMapsSaysHowTheyWouldBeCalled()
    {
        Looking bench;
        bench.session.setSample(bench.second);
        bench.view.settle();
        QVERIFY(shows(bench.view, u"{id}.npy"_s));
        QVERIFY(bench.canvas(u"Page with attention"_s)->source()); // the page itself is there
    }

    void keepingAllMakesASetThatRunsCanName()
    {
        Looking bench;
        QSignalSpy told(&bench.view, &TextCueWorkspace::messageRequested);
        for (QAction* action : bench.view.findChildren<QAction*>()) {
            if (action->text() == u"Keep all crops") {
                action->trigger();
            }
        }
        bench.view.settle();
        const auto sets = *storage::CueRepository(bench.database()).sets(bench.dataset);
        QCOMPARE(sets.size(), size_t(1));
        QCOMPARE(sets[0].name, u"textcue"_s);
        QCOMPARE(sets[0].samples, 1);
        QVERIFY(told.value(0).value(0).toString().startsWith(u"1 crops; 1 samples without maps"));
    }
};

QTEST_MAIN(TestTextCueView)
#include "tst_viewers_textcue.moc"
