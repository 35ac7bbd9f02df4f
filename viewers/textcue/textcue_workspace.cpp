// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/textcue/textcue_workspace.h"

#include "storage/dataset_repository.h"
#include "storage/sample_query.h"
#include "storage/sample_repository.h"
#include "viewers/textcue/cue_form.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/charts/chart_view.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"
#include "widgets/theme/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::viewers {

namespace numbers = widgets::numbers;

namespace {

widgets::OverlayShape shapeOf(const QRectF& box, const QColor& colour, double width, const QList<double>& dash = {}, const QString& tag = {})
{
    widgets::OverlayShape shape;
    shape.shape = Shape::box(box);
    shape.style.colour = colour;
    shape.style.width = width;
    shape.style.dash = dash;
    shape.tag = tag;
    shape.interactive = false;
    return shape;
}

QString sizeText(QSize size)
{
    return numbers::size(size.width(), size.height());
}

} // namespace

void TextCueWorkspace::setFolder(const QString& folder)
{
    m_form->setFolder(folder);
}

void TextCueWorkspace::activate()
{
    readDatasets();
    readSample();
    m_canvas->setFocus();
}

void TextCueWorkspace::readDatasets()
{
    if (m_session.project() == nullptr) {
        return;
    }
    storage::Database& database = m_session.project()->database();
    const qint64 before = m_datasets->currentData().toLongLong();
    m_datasets->clear();
    for (const auto& listed : storage::DatasetRepository(database).list().valueOr({})) {
        m_datasets->addItem(listed.dataset.name, listed.dataset.id.value);
    }
    const int wanted = m_datasets->findData(m_session.dataset().value_or(DatasetId {}).value);
    m_datasets->setCurrentIndex(std::max(0, wanted >= 0 ? wanted : m_datasets->findData(before)));
    m_datasets->setEnabled(m_datasets->count() > 1);
    m_dataset = {m_datasets->currentData().toLongLong()};
    m_ids = storage::SampleRepository(database).ids(m_dataset).valueOr({});
}

/// Reads the maps, the page and its words for the sample that everybody looks at, or the first one.
void TextCueWorkspace::readSample()
{
    const bool any = !m_ids.empty();
    m_make->setEnabled(any && m_session.project() && !m_session.project()->isReadOnly() && !m_batch.isRunning());
    m_export->setEnabled(any && !m_batch.isRunning());
    const auto request = m_form->request();
    if (!any || !request || m_session.project() == nullptr) {
        if (!any) {
            showProblem({tr("There are no samples."), {}, {}, tr("Import a dataset under Library.")});
        }
        return;
    }
    const bool isHere = std::ranges::find(m_ids, m_session.sample()) != m_ids.end();
    m_wanted = isHere ? m_session.sample() : m_ids.front();
    if (!isHere) {
        m_session.setSample(m_wanted);
    }
    m_material.reset();
    m_header->setFacts(tr("reading"));
    m_reading.setFuture(QtConcurrent::run(
        &m_pool, [project = m_session.project(), sample = m_wanted, page = m_page, request = *request]() -> Material {
            const auto connection = project->connectAgain();
            if (!connection) {
                return connection.error();
            }
            auto read = readCueMaterial(**connection, sample, page, request);
            return read ? Material(std::make_shared<const CueMaterial>(std::move(*read))) : Material(read.error());
        }));
}

void TextCueWorkspace::takeMaterial()
{
    if (m_session.project() == nullptr || m_reading.future().resultCount() == 0) {
        return;
    }
    const Material read = m_reading.result();
    emit statusChanged();
    if (!read) {
        // The page is shown all the same: one sees what there are no maps for.
        const auto row = storage::SampleQuery(m_session.project()->database()).rows({m_wanted});
        const QString path = row && !row->empty() ? row->front().imagePath : QString();
        m_header->setTitle(row && !row->empty() ? row->front().externalId : QString());
        m_canvas->setSource(path.isEmpty() ? nullptr : m_images.open(m_session.project()->absolutePath(path)));
        showProblem(read.error());
        return;
    }
    m_material = *read;
    m_page = m_material->page;
    const auto row = storage::SampleQuery(m_session.project()->database()).rows({m_wanted});
    m_header->setTitle(row && !row->empty() ? row->front().externalId : QString());
    m_canvas->setSource(m_images.open(m_material->imagePath));
    compute();
}

void TextCueWorkspace::compute()
{
    const auto request = m_form->request();
    if (!m_material || !request) {
        return;
    }
    if (m_computing.isRunning()) {
        m_again = true; // the latest parameters win
        return;
    }
    m_computing.setFuture(QtConcurrent::run(
        &m_pool, [material = m_material, request = *request, baseline = m_form->baseline()] {
            return computeCueView(*material, request.grid, request.settings, baseline);
        }));
}

void TextCueWorkspace::takeView()
{
    if (std::exchange(m_again, false)) {
        compute();
        return;
    }
    if (!m_material || m_computing.future().resultCount() == 0) {
        return;
    }
    const Result<CueView> view = m_computing.result();
    if (!view) {
        showProblem(view.error());
        return;
    }
    showCue(*view);
}

void TextCueWorkspace::showProblem(const Error& error)
{
    m_problem->setText(error.toText());
    m_problem->show();
    m_header->setFacts({});
    m_heat.setHeat({}, {});
    for (const int layer : {m_windowLayer, m_wordLayer, m_boxLayer}) {
        m_canvas->overlay().setShapes(layer, {});
    }
    for (widgets::ImageCanvas* canvas : {m_crop, m_baseline}) {
        canvas->setSource(nullptr);
    }
    m_cropHeader->setFacts({});
    m_baselineHeader->setFacts({});
    m_layers->setData({});
    m_canvas->update();
}

void TextCueWorkspace::showCue(const CueView& view)
{
    m_problem->hide();
    const QColor accent = widgets::over_image::region(1);
    const QColor warm = widgets::over_image::region(2);
    const QColor quiet = widgets::over_image::region(8);
    const QRectF page(QPointF(0, 0), QSizeF(m_material->image.size()));
    m_heat.setHeat(view.heat, page);
    QList<widgets::OverlayShape> windows;
    for (const imaging::CueWindow& window : view.candidates) {
        windows.append(shapeOf(window.box, quiet, 1.0));
    }
    QList<widgets::OverlayShape> words;
    for (const QRectF& word : m_material->words) {
        words.append(shapeOf(word, widgets::over_image::wordAccent, 1.0));
    }
    QList<widgets::OverlayShape> boxes;
    if (view.baseline) {
        boxes.append(shapeOf(view.baseline->crop.box, quiet, 2.0, {7, 3}, tr("ViCrop")));
    }
    boxes.append(shapeOf(view.cue.window.box, warm, 2.0, {4, 3}, tr("window")));
    boxes.append(shapeOf(view.cue.crop.box, accent, 3.0, {}, tr("crop")));
    m_canvas->overlay().setShapes(m_windowLayer, windows);
    m_canvas->overlay().setShapes(m_wordLayer, words);
    m_canvas->overlay().setShapes(m_boxLayer, boxes);
    showLayers();

    const imaging::CueWindow& window = view.cue.window;
    const QString grid = tr("grid %1 × %2%3").arg(view.grid.height()).arg(view.grid.width()).arg(view.isGuessed ? tr(", guessed") : QString());
    m_header->setFacts(
        window.isWholeImage
            ? tr("layer %1 · %2 · a window covers the whole picture").arg(view.cue.layer.layer).arg(grid)
            : tr("layer %1 · %2 · window %3 × %4, lead %5, of %6")
                  .arg(QString::number(view.cue.layer.layer), grid, QString::number(window.ratio), QString::number(window.aspect),
                       numbers::decimal(window.difference, 3), numbers::count(window.candidates)));
    const auto pageOf = [](const QImage& image) { return image.isNull() ? nullptr : std::make_shared<imaging::ImageSource>(image); };
    m_crop->setSource(pageOf(view.crop));
    m_cropHeader->setFacts(
        tr("%1 words · %2 shown as %3").arg(numbers::count(view.cue.crop.hits), sizeText(view.cue.crop.crop.size()), sizeText(view.cue.crop.outputSize)));
    m_baseline->setSource(pageOf(view.baselineCrop));
    m_baselineHeader->setFacts(
        view.baseline ? tr("layer %1 · %2").arg(view.baseline->layer.layer).arg(sizeText(view.baseline->crop.crop.size()))
                      : view.baseline.error().what);
    widgets::ChartData chart;
    chart.kind = widgets::ChartData::Kind::Bars;
    chart.title = tr("How far each layer's attention stands out");
    chart.yLow = 0.0;
    widgets::ChartSeries series;
    const auto request = m_form->request();
    const int first = request ? request->settings.layers.first : 0;
    for (std::size_t i = 0; i < view.cue.layer.divergence.size(); ++i) {
        const QString name = QString::number(first + static_cast<int>(i));
        chart.categories.append(name);
        series.points.append({double(i), view.cue.layer.divergence[i], std::nullopt, std::nullopt, name, false});
    }
    chart.series.append(series);
    m_layers->setData(chart);
    emit statusChanged();
}

void TextCueWorkspace::showLayers()
{
    m_heat.setShown(m_showHeat->isChecked());
    m_canvas->overlay().setLayerVisible(m_windowLayer, m_showWindows->isChecked());
    m_canvas->overlay().setLayerVisible(m_wordLayer, m_showWords->isChecked());
    m_canvas->update();
}

void TextCueWorkspace::step(int by)
{
    const auto at = std::ranges::find(m_ids, m_wanted);
    if (at == m_ids.end()) {
        return;
    }
    const auto place = std::clamp<qint64>(at - m_ids.begin() + by, 0, static_cast<qint64>(m_ids.size()) - 1);
    m_page = 0;
    m_session.setSample(m_ids[static_cast<std::size_t>(place)]);
}

void TextCueWorkspace::makeAll()
{
    auto request = m_form->request();
    const QString set = m_set->text().trimmed();
    if (!request || set.isEmpty()) {
        m_set->setFocus();
        return;
    }
    request->set = set;
    startBatch(std::move(*request));
}

void TextCueWorkspace::exportAll()
{
    auto request = m_form->request();
    if (!request) {
        return;
    }
    request->out = QFileDialog::getExistingDirectory(this, tr("Folder for crops and manifest"));
    if (!request->out.isEmpty()) {
        startBatch(std::move(*request));
    }
}

void TextCueWorkspace::startBatch(CueRequest request)
{
    if (m_batch.isRunning()) {
        return;
    }
    request.dataset = m_dataset;
    m_done = std::make_shared<std::atomic<qint64>>(0);
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_progress->start(tr("Making crops"), static_cast<qint64>(m_ids.size()));
    m_progress->show();
    m_make->setEnabled(false);
    m_export->setEnabled(false);
    m_batch.setFuture(QtConcurrent::run(
        &m_batchPool, [this, project = m_session.project(), benchmarks = &m_session.benchmarks(), request, cancelled = m_cancelled]() -> Result<CueReport> {
            const auto connection = project->connectAgain();
            if (!connection) {
                return connection.error();
            }
            return makeCues(**connection, *benchmarks, request, [this, cancelled](qint64 done, qint64) {
                QMetaObject::invokeMethod(this, [this, done] { m_progress->setDone(done); }, Qt::QueuedConnection);
                return !*cancelled;
            });
        }));
}

void TextCueWorkspace::takeBatch()
{
    m_make->setEnabled(m_session.project() && !m_session.project()->isReadOnly());
    m_export->setEnabled(true);
    if (m_batch.future().resultCount() == 0) {
        return;
    }
    const Result<CueReport> report = m_batch.result();
    QString words = report ? tr("%1 crops; %2 samples without maps, %3 maps that cannot be used, %4 grids guessed")
                                 .arg(numbers::count(report->crops), numbers::count(report->withoutMaps),
                                      numbers::count(report->failed), numbers::count(report->guessedGrids))
                           : report.error().toText();
    if (report && report->failed > 0) {
        const auto bad = std::ranges::find(report->issues, QStringLiteral("unusable-map"), &Issue::kind);
        words += QStringLiteral(". ") + bad->text.toText();
    }
    m_progress->finish(words);
    m_progress->setVisible(!report || report->failed > 0 || report->withoutMaps > 0);
    emit messageRequested(words);
}

widgets::StatusFacts TextCueWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    const auto at = std::ranges::find(m_ids, m_wanted);
    if (at != m_ids.end()) {
        facts.item = tr("Sample %1/%2").arg(numbers::count(at - m_ids.begin() + 1), numbers::count(static_cast<qint64>(m_ids.size())));
    }
    facts.zoom = m_canvas->source() ? tr("Zoom %1 %").arg(qRound(m_canvas->zoom() * 100.0)) : QString();
    facts.keys = tr("Keys: canvas");
    return facts;
}

void TextCueWorkspace::settle()
{
    while (m_reading.isRunning() || m_computing.isRunning() || m_batch.isRunning()) {
        QEventLoop loop;
        QTimer::singleShot(10, &loop, &QEventLoop::quit);
        loop.exec();
    }
    for (const widgets::ImageCanvas* canvas : {m_canvas, m_crop, m_baseline}) {
        const auto& source = canvas->source();
        if (source && !source->isFinished()) {
            QEventLoop loop;
            connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
            loop.exec();
        }
    }
}

} // namespace groundmark::viewers
