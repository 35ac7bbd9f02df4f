// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/task_input_dialog.h"
#include "project_fixture.h"
#include "storage/journal.h"
#include "storage/region_repository.h"
#include "storage/task_input_repository.h"
#include "widgets/notice_bar.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace groundmark;
using annotation::SampleDocument;
using annotation::TaskInputDialog;
using testing::ProjectFixture;

/// Task input, from a saliency map and objects to numbered regions.
class TestTaskInput : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<SampleDocument> m_document;
    imaging::ImageStore m_images;

    void addObject(SampleId sample, const QRectF& box, bool annotated)
    {
        Region region;
        region.id = RegionId::create();
        region.sample = sample;
        region.shape = Shape::box(box);
        region.attributes = annotated ? R"({"annotated":true})" : R"({"annotated":false})";
        if (!storage::RegionRepository(m_fixture->project->database()).store(region)) {
            qFatal("no object");
        }
    }

    /// A map with one bright spot in its upper left quarter.
    QString writeMap(const QString& name, QSize size)
    {
        QImage map(size, QImage::Format_Grayscale8);
        map.fill(0);
        for (int y = size.height() / 8; y < size.height() / 4; ++y) {
            for (int x = size.width() / 8; x < size.width() / 4; ++x) {
                map.setPixel(x, y, qRgb(255, 255, 255));
            }
        }
        const QString path = m_fixture->folder.filePath(name);
        if (!map.save(path)) {
            qFatal("no map");
        }
        return path;
    }

    [[nodiscard]] std::vector<Region> numbered(SampleId sample) const
    {
        auto regions = *storage::RegionRepository(m_fixture->project->database()).ofSample(sample);
        std::erase_if(regions, [](const Region& region) { return region.ordinal == 0; });
        std::ranges::sort(regions, {}, &Region::ordinal);
        return regions;
    }

    static bool says(const QWidget& dialog, const QString& words)
    {
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            if (label->text().contains(words)) {
                return true;
            }
        }
        return false;
    }

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(3);
        for (const SampleId id : m_fixture->ids) {
            addObject(id, {400, 300, 80, 60}, true);
            addObject(id, {20, 400, 60, 60}, false);
        }
        m_document = std::make_unique<SampleDocument>(*m_fixture->project, QStringLiteral("ann-01"));
        QVERIFY(m_document->open(m_fixture->ids[0]));
    }

    void buildsFromMapAndObjectsAndKeepsTheRule()
    {
        TaskInputDialog dialog(*m_document, m_images, m_fixture->ids);
        dialog.setMap(writeMap(QStringLiteral("map.png"), {640, 480}));
        QCOMPARE(dialog.built().hotspots.size(), size_t(1));
        dialog.build();
        const auto regions = numbered(m_fixture->ids[0]);
        QCOMPARE(std::ranges::count(regions, RegionRole::Relevant, &Region::role), 2);
        QCOMPARE(std::ranges::count(regions, RegionRole::Adversarial, &Region::role), 3);
        for (size_t i = 0; i < regions.size(); ++i) {
            QCOMPARE(regions[i].ordinal, static_cast<int>(i) + 1);
        }
        const auto input = *storage::TaskInputRepository(m_fixture->project->database()).find(m_fixture->ids[0]);
        QVERIFY(input && input->parameters.contains("\"seed\":1"));
        QVERIFY(!input->saliency.isEmpty());
        m_document->undoStack().undo();
        QVERIFY(numbered(m_fixture->ids[0]).empty());
        m_document->undoStack().redo();
        QCOMPARE(numbered(m_fixture->ids[0]).size(), size_t(5));
    }

    void theThresholdChangesThePreviewAtOnce()
    {
        TaskInputDialog dialog(*m_document, m_images, m_fixture->ids);
        dialog.setMap(writeMap(QStringLiteral("map.png"), {640, 480}));
        auto* saliency = dialog.findChildren<QCheckBox*>().first();
        saliency->setChecked(false);
        QVERIFY(dialog.built().hotspots.empty());
        saliency->setChecked(true);
        QCOMPARE(dialog.built().hotspots.size(), size_t(1));
        QVERIFY(numbered(m_fixture->ids[0]).empty()); // nothing is written before it is asked for
    }

    void aMapOfAnotherSizeIsStretchedAndSaysSo()
    {
        TaskInputDialog dialog(*m_document, m_images, m_fixture->ids);
        dialog.setMap(writeMap(QStringLiteral("small.png"), {320, 240}));
        QVERIFY(says(dialog, QStringLiteral("320 × 240")));
        QCOMPARE(dialog.built().hotspots.size(), size_t(1));
        QVERIFY(dialog.built().hotspots.front().width() > 60.0); // of the image, not of the map
        auto* notice = dialog.findChild<widgets::NoticeBar*>();
        QVERIFY(notice->isHidden());
        dialog.setMap(writeMap(QStringLiteral("square.png"), {300, 300}));
        QVERIFY(!notice->isHidden());
        QVERIFY(notice->sentence().contains(QStringLiteral("another shape")));
    }

    void aFileThatIsNoMapIsSaid()
    {
        QFile file(m_fixture->folder.filePath(QStringLiteral("bad.npy")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nothing");
        file.close();
        TaskInputDialog dialog(*m_document, m_images, m_fixture->ids);
        dialog.setMap(file.fileName());
        QVERIFY(!dialog.findChild<widgets::NoticeBar*>()->isHidden());
        QVERIFY(dialog.built().hotspots.empty());
        QVERIFY(!dialog.built().regions.empty()); // the objects are still there
    }

    void buildsForAllInTheBackground()
    {
        TaskInputDialog dialog(*m_document, m_images, m_fixture->ids);
        QSignalSpy finished(&dialog, &TaskInputDialog::batchFinished);
        QSignalSpy many(&dialog, &TaskInputDialog::manyBuilt);
        dialog.buildForAll();
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(many.count(), 1);
        for (const SampleId id : m_fixture->ids) {
            QVERIFY(!numbered(id).empty());
            QCOMPARE(storage::Journal(m_fixture->project->database()).ofSample(id)->size(), size_t(1));
        }
        QVERIFY(says(dialog, QStringLiteral("no saliency map")));
    }

    void theMarkedImageIsWritten()
    {
        QImage page(640, 480, QImage::Format_RGB32);
        page.fill(Qt::white);
        QVERIFY(page.save(m_fixture->folder.filePath(QStringLiteral("page0.png"))));
        TaskInputDialog dialog(*m_document, m_images, m_fixture->ids);
        const QString out = m_fixture->folder.filePath(QStringLiteral("marked.png"));
        QVERIFY(dialog.saveMarked(out));
        const QImage marked(out);
        QCOMPARE(marked.size(), QSize(640, 480));
        const QColor edge = marked.pixelColor(440, 300); // upper edge of the object's box
        QVERIFY(edge.red() > 200 && edge.green() < 60 && edge.blue() < 60);
    }
};

QTEST_MAIN(TestTaskInput)
#include "tst_annotation_task_input.moc"
