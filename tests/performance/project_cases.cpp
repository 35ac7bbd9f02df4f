// SPDX-License-Identifier: GPL-3.0-or-later
// Cases of the program on a project: starting, painting masks, writing edits.
#include "annotation/tools/canvas_controller.h"
#include "annotation/workspaces/annotate_workspace.h"
#include "annotation/workspaces/document_host.h"
#include "app/window/main_window.h"
#include "imaging/image_store.h"
#include "imaging/tile_mask.h"
#include "storage/sample_repository.h"
#include "storage/session.h"
#include "tests/performance/budget_cases.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace groundmark::performance {

namespace {

SampleId sampleNamed(storage::Project& project, const QString& name)
{
    storage::SampleRepository samples(project.database());
    for (qint64 id = 1; id < 100; ++id) {
        const auto found = samples.find({id});
        if (found && *found && (*found)->externalId == name) {
            return (*found)->id;
        }
    }
    qFatal("the project lacks the sample");
}

std::unique_ptr<storage::Project> openProject(const QString& folder)
{
    auto project = storage::Project::open(projectFile(folder));
    if (!project) {
        qFatal("%s", qPrintable(project.error().toText()));
    }
    return std::move(*project);
}

void sendMouse(QWidget& widget, QEvent::Type type, QPointF at)
{
    const bool move = type == QEvent::MouseMove;
    QMouseEvent event(
        type,
        at,
        widget.mapToGlobal(at),
        move ? Qt::NoButton : Qt::LeftButton,
        type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
        Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

} // namespace

QJsonObject startProgram(const QString& folder)
{
    const QTemporaryDir home;
    QSettings settings(home.filePath(u"settings.ini"_s), QSettings::IniFormat);
    widgets::Theme theme(*qApp, widgets::Theme::Mode::Light);
    storage::Session session(u"bench"_s);
    app::MainWindow window(session, theme, settings);
    window.resize(Window);
    window.show();
    window.openProject(projectFile(folder));
    session.setSample(sampleNamed(*session.project(), u"page"_s));
    window.showWorkspace(u"boxes"_s);
    auto& canvas
        = static_cast<annotation::AnnotateWorkspace*>(window.workspace(u"boxes"_s))->canvas();
    waitFor(*canvas.source());
    canvas.repaint();
    std::puts("painted");
    std::fflush(stdout);
    return {};
}

QJsonObject brushOverShapes(const QString& folder)
{
    const auto project = openProject(folder);
    annotation::SampleDocument document(*project, u"bench"_s);
    (void)document.open(sampleNamed(*project, u"large"_s));
    annotation::DocumentHost host(document);
    imaging::ImageStore store;
    widgets::ImageCanvas canvas;
    canvas.resize(Window);
    canvas.setSource(store.open(largeImage(folder)));
    annotation::CanvasController controller(canvas, host);
    QObject::connect(
        &host, &annotation::DocumentHost::regionsChanged, &controller,
        &annotation::CanvasController::refresh);
    canvas.show();
    waitFor(*canvas.source());
    canvas.fit();
    controller.tools().activate("brush"_L1);
    waitForPaint(canvas);
    std::vector<double> times;
    std::vector<double> work;
    std::vector<double> commits;
    for (int stroke = 0; stroke < 10; ++stroke) {
        const QPointF start(400 + 60 * stroke, 300 + 30 * stroke);
        sendMouse(canvas, QEvent::MouseButtonPress, start);
        waitForPaint(canvas);
        for (int i = 1; i <= 30; ++i) {
            QElapsedTimer timer;
            timer.start();
            const double before = threadMilliseconds();
            sendMouse(canvas, QEvent::MouseMove, start + QPointF(8 * i, 5 * (i % 7)));
            waitForPaint(canvas);
            times.push_back(milliseconds(timer));
            work.push_back(threadMilliseconds() - before);
        }
        QElapsedTimer timer;
        timer.start();
        sendMouse(canvas, QEvent::MouseButtonRelease, start + QPointF(240, 10));
        commits.push_back(milliseconds(timer));
        waitForPaint(canvas);
    }
    QJsonObject report = summary(times, work);
    report.insert(u"releaseMedianMs"_s, percentile(commits, 0.5));
    report.insert(u"strokes"_s, 10);
    return report;
}

QJsonObject commitEdits(const QString& folder)
{
    const auto project = openProject(folder);
    annotation::SampleDocument document(*project, u"bench"_s);
    const SampleId sample = sampleNamed(*project, u"page"_s);
    (void)document.open(sample);
    std::vector<double> times;
    std::vector<double> work;
    for (int i = 0; i < 200; ++i) {
        Region region;
        region.id = RegionId::create();
        region.sample = sample;
        region.shape = Shape::box(QRectF(i, i, 50, 20));
        QElapsedTimer timer;
        timer.start();
        const double before = threadMilliseconds();
        (void)document.apply({u"region.create"_s, sample, {{std::nullopt, region}}});
        times.push_back(milliseconds(timer));
        work.push_back(threadMilliseconds() - before);
    }
    return summary(times, work);
}

} // namespace groundmark::performance
