// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/task_input_dialog.h"

#include "evaluation/run/region_marks.h"
#include "imaging/image_decoder.h"
#include "imaging/image_header.h"
#include "storage/reasoning_repository.h"
#include "storage/task_input_repository.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/notice_bar.h"
#include "widgets/numbers.h"
#include "widgets/theme/tokens.h"

#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSaveFile>
#include <QSlider>
#include <QSpinBox>
#include <QtConcurrentRun>

// What the dialog does; its form stands in task_input_form.cpp.
namespace groundmark::annotation {

TaskInputDialog::~TaskInputDialog()
{
    m_stop = true;
    m_batch.disconnect(this);
    m_batch.waitForFinished();
}

evaluation::TaskInputRule TaskInputDialog::rule() const
{
    evaluation::TaskInputRule rule;
    rule.saliency = m_saliency->isChecked();
    rule.threshold = m_threshold->value();
    rule.minimumArea = m_minimumArea->value() / 100.0;
    rule.salientObjects = m_salientObjects->isChecked();
    rule.salientZ = m_salientZ->value();
    rule.merge = {m_iou->value(), m_iom->value(), m_kept->value()};
    rule.adversarial.target = m_adversarial->value();
    rule.seed = static_cast<std::uint64_t>(m_seed->value());
    rule.shuffledNumbers = m_shuffled->isChecked();
    return rule;
}

void TaskInputDialog::setRule(const evaluation::TaskInputRule& rule)
{
    m_saliency->setChecked(rule.saliency);
    m_threshold->setValue(rule.threshold);
    m_minimumArea->setValue(rule.minimumArea * 100.0);
    m_salientObjects->setChecked(rule.salientObjects);
    m_salientZ->setValue(rule.salientZ);
    m_iou->setValue(rule.merge.iou);
    m_iom->setValue(rule.merge.iom);
    m_kept->setValue(rule.merge.keptFraction);
    m_adversarial->setValue(rule.adversarial.target);
    m_seed->setValue(static_cast<int>(rule.seed));
    m_shuffled->setChecked(rule.shuffledNumbers);
}

void TaskInputDialog::setMap(const QString& path)
{
    m_mapPath = path;
    m_source.saliency.reset();
    m_layer.setHeat({}, {});
    if (path.isEmpty()) {
        m_mapState->setText(tr("This sample has no saliency map: only objects become relevant regions."));
        preview();
        return;
    }
    auto fitted = readMap(path, m_source.image);
    if (!fitted) {
        m_mapState->setText(tr("The map can't be used."));
        m_notice->say(QStringLiteral("map"), widgets::NoticeBar::Meaning::Bad, fitted.error().toText());
        preview();
        return;
    }
    const QString name = QFileInfo(path).fileName();
    m_mapState->setText(fitted->note.isEmpty() ? name : name + QStringLiteral(". ") + fitted->note);
    if (fitted->distorted) {
        m_notice->say(QStringLiteral("map"), widgets::NoticeBar::Meaning::Warn, fitted->note);
    } else {
        m_notice->clear(QStringLiteral("map"));
    }
    m_layer.setHeat(
        imaging::heatImage(fitted->original, widgets::over_image::region(2)), QRectF(QPointF(), m_source.image));
    m_source.saliency = std::move(fitted->map);
    preview();
}

/// Builds the regions as the rule says now, and draws them; nothing is written.
void TaskInputDialog::preview()
{
    m_built = evaluation::buildRegions(m_source, rule());
    QList<widgets::OverlayShape> hotspots;
    for (const QRectF& box : m_built.hotspots) {
        widgets::OverlayShape shape;
        shape.shape = Shape::box(box);
        shape.style.colour = widgets::over_image::truth;
        shape.style.width = 1.0;
        shape.style.dash = {3, 3};
        shape.interactive = false;
        hotspots.append(shape);
    }
    QList<widgets::OverlayShape> regions;
    int ordinal = 0;
    for (const evaluation::BuiltRegion& region : m_built.regions) {
        widgets::OverlayShape shape;
        shape.shape = Shape::box(region.box);
        shape.style.colour = widgets::over_image::region(++ordinal);
        if (!region.relevant) {
            shape.style.dash = {7, 3};
        }
        shape.tag = QStringLiteral("R%1").arg(ordinal);
        shape.interactive = false;
        regions.append(shape);
    }
    m_canvas->overlay().setShapes(0, hotspots);
    m_canvas->overlay().setShapes(1, regions);
    m_canvas->update();
    showCounts();
}

void TaskInputDialog::showCounts()
{
    const auto relevant = std::ranges::count(m_built.regions, true, &evaluation::BuiltRegion::relevant);
    QString text = tr("%1 hotspots and %2 objects give %3 relevant regions (solid); %4 adversarial ones (dashed).")
                       .arg(m_built.hotspots.size())
                       .arg(m_source.annotated.size())
                       .arg(relevant)
                       .arg(static_cast<qsizetype>(m_built.regions.size()) - relevant);
    if (m_built.missing > 0) {
        text += QLatin1Char(' ') + tr("No room for %1 more.").arg(m_built.missing);
    }
    m_counts->setText(text);
    m_build->setEnabled(!m_document.isReadOnly() && !m_built.regions.empty());
    m_buildAll->setEnabled(!m_document.isReadOnly() && !m_batch.isRunning());
    const bool usesMap = m_saliency->isChecked();
    for (QWidget* field : {static_cast<QWidget*>(m_threshold), static_cast<QWidget*>(m_minimumArea),
                           static_cast<QWidget*>(m_salientObjects), static_cast<QWidget*>(m_salientZ)}) {
        field->setEnabled(usesMap);
    }
}

void TaskInputDialog::build()
{
    const QString stored = m_mapPath.isEmpty() ? QString() : m_document.project().storedPath(m_mapPath);
    const Edit edit
        = buildEdit(m_document.sample().id, m_document.regions(), m_input, stored, m_built, rule());
    if (auto done = m_document.apply(edit); !done) {
        m_notice->say(QStringLiteral("build"), widgets::NoticeBar::Meaning::Bad, done.error().toText());
        return;
    }
    accept();
}

void TaskInputDialog::buildForAll()
{
    m_progress->setRange(0, static_cast<int>(m_samples.size()));
    m_progress->show();
    m_buildAll->setEnabled(false);
    m_build->setEnabled(false);
    m_batch.setFuture(QtConcurrent::run(
        [this, project = &m_document.project(), annotator = m_document.annotator(), samples = m_samples,
         rule = rule()]() -> Result<BatchReport> {
            auto connection = project->connectAgain();
            if (!connection) {
                return connection.error();
            }
            return buildAll(**connection, annotator, samples, rule, [this](qint64 done, qint64) {
                QMetaObject::invokeMethod(m_progress, [this, done] { m_progress->setValue(static_cast<int>(done)); });
                return !m_stop;
            });
        }));
}

void TaskInputDialog::takeBatch()
{
    m_progress->hide();
    const auto report = m_batch.result();
    if (!report) {
        m_notice->say(QStringLiteral("build"), widgets::NoticeBar::Meaning::Bad, report.error().toText());
    } else {
        QStringList parts {tr("Regions built: %1 samples.").arg(report->built)};
        if (report->skippedChains > 0) {
            parts.append(tr("Left alone because they have reasoning: %1.").arg(report->skippedChains));
        }
        if (report->withoutMap > 0) {
            parts.append(tr("With no saliency map: %1.").arg(report->withoutMap));
        }
        if (report->missingAdversarial > 0) {
            parts.append(tr("Adversarial regions without room: %1.").arg(report->missingAdversarial));
        }
        if (!report->failures.empty()) {
            parts.append(tr("Could not be built: %1.").arg(report->failures.size()));
            parts.append(report->failures.front().toText());
        }
        m_notice->say(
            QStringLiteral("build"),
            report->failures.empty() ? widgets::NoticeBar::Meaning::Ok : widgets::NoticeBar::Meaning::Warn,
            parts.join(QLatin1Char(' ')));
        emit manyBuilt();
    }
    showCounts();
    emit batchFinished();
}

Result<void> TaskInputDialog::saveMarked(const QString& path) const
{
    const auto& pages = m_document.pages();
    const QString source = m_document.project().absolutePath(pages.front().path);
    const auto header = imaging::readImageHeader(source);
    if (!header) {
        return header.error();
    }
    auto image = imaging::decodeImage(source, *header);
    if (!image) {
        return image.error();
    }
    std::vector<Region> regions;
    for (const evaluation::BuiltRegion& made : m_built.regions) {
        Region region;
        region.ordinal = static_cast<int>(regions.size()) + 1;
        region.role = made.relevant ? RegionRole::Relevant : RegionRole::Adversarial;
        region.shape = Shape::box(made.box);
        regions.push_back(region);
    }
    evaluation::drawRegionMarks(*image, regions);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !image->save(&file, "PNG") || !file.commit()) {
        return Error {file.errorString(), QDir::toNativeSeparators(path), tr("Nothing was written."), {}};
    }
    return {};
}

void TaskInputDialog::chooseMap()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose a saliency map"), QFileInfo(m_mapPath).absolutePath(),
        tr("Maps (*.png *.jpg *.jpeg *.npy);;All files (*)"));
    if (!path.isEmpty()) {
        setMap(path);
    }
}

void TaskInputDialog::chooseMarked()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the marked image"), m_document.sample().externalId + QStringLiteral(".png"), tr("PNG (*.png)"));
    if (path.isEmpty()) {
        return;
    }
    if (auto saved = saveMarked(path); !saved) {
        m_notice->say(QStringLiteral("marked"), widgets::NoticeBar::Meaning::Bad, saved.error().toText());
    } else {
        m_notice->say(QStringLiteral("marked"), widgets::NoticeBar::Meaning::Ok, tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
    }
}

} // namespace groundmark::annotation
