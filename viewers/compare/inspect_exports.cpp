// SPDX-License-Identifier: GPL-3.0-or-later
//
// What goes out of Compare into a paper: a report of the shown runs, a figure of the shown sample.
#include "viewers/compare/compare_page.h"
#include "viewers/compare/inspect_workspace.h"
#include "viewers/compare/run_selector.h"
#include "viewers/report/failure_figure.h"
#include "viewers/report/report_pdf.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QtConcurrent>

namespace groundmark::viewers {

namespace {

/// What the chosen filter writes, where the name itself does not say.
QString withEnding(const QString& path, const QString& filter)
{
    if (path.isEmpty() || !QFileInfo(path).suffix().isEmpty()) {
        return path;
    }
    return path + filter.section(QStringLiteral("*"), 1).section(u')', 0, 0);
}

} // namespace

void InspectWorkspace::write(const QString& path, const std::function<Result<void>()>& job)
{
    if (m_writing.isRunning()) {
        m_writing.waitForFinished(); // one at a time: each takes a moment
        tellWritten();
    }
    m_writtenPath = path;
    m_writing.setFuture(QtConcurrent::run(job));
}

void InspectWorkspace::tellWritten()
{
    if (const Result<void> done = m_writing.result(); done) {
        emit messageRequested(tr("Wrote %1").arg(QDir::toNativeSeparators(m_writtenPath)));
    } else {
        m_session.announceFailure(done.error());
    }
}

void InspectWorkspace::exportReport()
{
    const storage::Project* project = m_session.project();
    if (project == nullptr || m_runs->chosen().empty()) {
        return;
    }
    QString filter;
    const QString path = withEnding(
        QFileDialog::getSaveFileName(
            this, tr("Export a report of the shown runs"), project->name(),
            tr("Page (*.html);;PDF (*.pdf);;LaTeX tables (*.tex);;Numbers (*.csv)"), &filter),
        filter);
    if (path.isEmpty()) {
        return;
    }
    QStringList names;
    for (const auto& summary : m_runs->chosen()) {
        names.append(summary.run.name);
    }
    write(path, [project, names, path, benchmarks = &m_session.benchmarks()]() -> Result<void> {
        const auto connection = project->connectAgain();
        if (!connection) {
            return connection.error();
        }
        const auto report = buildRunReport(**connection, names, *benchmarks);
        return report ? writeReport(*report, path) : Result<void>(report.error());
    });
}

void InspectWorkspace::exportFigure()
{
    const CompareSample& sample = m_compare->sample();
    if (!sample.sample.id.isStored()) {
        return;
    }
    QString filter;
    const QString path = withEnding(
        QFileDialog::getSaveFileName(
            this, tr("Export a figure of this sample"), QFileInfo(sample.sample.externalId).completeBaseName(),
            tr("Vector graphics (*.svg);;PDF (*.pdf);;Picture (*.png)"), &filter),
        filter);
    if (!path.isEmpty()) {
        write(path, [sample, path] { return writeFigure(sample, path); });
    }
}

} // namespace groundmark::viewers
