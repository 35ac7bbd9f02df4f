// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/session.h"

#include "storage/integrity.h"

#include <QFileInfo>

namespace groundmark::storage {

Session::Session(QString annotator, QObject* parent)
    : QObject(parent)
    , m_annotator(std::move(annotator))
{
}

Session::~Session() = default;

Result<void> Session::open(const QString& path, Project::Mode mode)
{
    // The lock would be refused to ourselves.
    const bool isOpen = m_project && !m_project->isReadOnly()
        && QFileInfo(path).canonicalFilePath() == QFileInfo(m_project->path()).canonicalFilePath();
    if (isOpen && mode == Project::Mode::ReadWriteIfPossible) {
        return {};
    }
    auto project = Project::open(path, mode);
    if (!project) {
        return project.error();
    }
    // Before anybody reads the journal, so that undo stands on what holds.
    const auto cut = cutBrokenTail(**project);
    take(std::move(*project));
    if (!cut || *cut) {
        emit journalCut(cut ? **cut : cut.error());
    }
    return {};
}

Result<void> Session::create(const QString& path)
{
    auto project = Project::create(path);
    if (!project) {
        return project.error();
    }
    take(std::move(*project));
    return {};
}

void Session::take(std::unique_ptr<Project> project)
{
    if (m_project) {
        emit projectClosing();
    }
    m_dataset.reset();
    m_sample = {};
    m_savedAt = {};
    m_project = std::move(project);
    emit projectOpened();
}

void Session::setAnnotator(const QString& name)
{
    if (m_annotator != name && !name.isEmpty()) {
        m_annotator = name;
        emit annotatorChanged();
    }
}

void Session::setDataset(std::optional<DatasetId> dataset)
{
    if (m_dataset != dataset) {
        m_dataset = dataset;
        emit datasetChanged();
    }
}

void Session::setSample(SampleId sample)
{
    if (m_sample != sample) {
        m_sample = sample;
        emit sampleChanged(sample);
    }
}

void Session::announceContent()
{
    m_savedAt = QTime::currentTime();
    emit contentChanged();
}

void Session::announceEdit(SampleId sample)
{
    m_savedAt = QTime::currentTime();
    emit sampleEdited(sample);
}

void Session::announceLabels()
{
    emit labelsChanged();
}

void Session::announceFailure(const Error& error)
{
    emit writeFailed(error);
}

} // namespace groundmark::storage
