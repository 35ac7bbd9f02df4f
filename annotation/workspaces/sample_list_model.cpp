// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/sample_list_model.h"

#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"

#include <QTextDocument>

namespace groundmark::annotation {

namespace {

constexpr int ThumbnailSide = 96; // twice the 44 px of the row, for high-resolution screens

} // namespace

SampleListModel::SampleListModel(imaging::Thumbnailer& thumbnailer, QObject* parent)
    : QAbstractListModel(parent)
    , m_thumbnailer(thumbnailer)
{
    connect(&m_thumbnailer, &imaging::Thumbnailer::ready, this, &SampleListModel::thumbnailReady);
}

Result<void> SampleListModel::show(storage::Project* project, const storage::SampleFilter& filter)
{
    beginResetModel();
    m_project = project;
    m_pages.reset();
    m_waiting.clear();
    Result<void> loaded;
    if (project != nullptr) {
        m_pages = std::make_unique<storage::SamplePages>(*project);
        loaded = m_pages->load(filter);
    }
    endResetModel();
    return loaded;
}

void SampleListModel::refresh(SampleId id)
{
    const int row = rowOf(id);
    if (row >= 0) {
        m_pages->forget(id);
        emit dataChanged(index(row), index(row));
    }
}

void SampleListModel::setStateSource(StateSource source)
{
    m_states = std::move(source);
    refreshStates();
}

void SampleListModel::refreshStates()
{
    if (rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1), {widgets::GlyphRole, Qt::AccessibleTextRole});
    }
}

SampleState SampleListModel::stateOf(const storage::SampleRow& row) const
{
    return m_states ? m_states(row.id).value_or(row.state) : row.state;
}

SampleId SampleListModel::sampleAt(int row) const
{
    return m_pages && row >= 0 && row < m_pages->size() ? m_pages->id(row) : SampleId {};
}

int SampleListModel::rowOf(SampleId id) const
{
    return m_pages ? m_pages->indexOf(id) : -1;
}

int SampleListModel::nextUnfinished(int row, int step) const
{
    for (int next = row + step; m_pages && next >= 0 && next < m_pages->size(); next += step) {
        const SampleState state = stateOf(m_pages->row(next));
        if (state == SampleState::New || state == SampleState::Draft) {
            return next;
        }
    }
    return -1;
}

QString SampleListModel::imagePathAt(int row) const
{
    if (!m_pages || row < 0 || row >= m_pages->size()) {
        return {};
    }
    const QString path = m_pages->row(row).imagePath;
    return path.isEmpty() ? QString() : m_project->absolutePath(path);
}

int SampleListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_pages ? 0 : m_pages->size();
}

QVariant SampleListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const storage::SampleRow row = m_pages->row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.externalId;
    case Qt::ToolTipRole:
        return Qt::convertFromPlainText(
            row.question.isEmpty() ? row.externalId : row.externalId + QStringLiteral("\n") + row.question,
            Qt::WhiteSpaceNormal);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(row.externalId, widgets::wordOf(widgets::glyphOf(stateOf(row))));
    case widgets::SecondLineRole:
        return row.question.isEmpty() ? row.task : row.question;
    case widgets::GlyphRole:
        return static_cast<int>(widgets::glyphOf(stateOf(row)));
    case widgets::ThumbnailRole: {
        if (row.imagePath.isEmpty()) {
            return {};
        }
        const QString path = m_project->absolutePath(row.imagePath);
        const QImage image = m_thumbnailer.thumbnail(path, ThumbnailSide);
        if (image.isNull()) {
            m_waiting.insert(path, index.row());
        }
        return image;
    }
    default:
        return {};
    }
}

void SampleListModel::thumbnailReady(const QString& path)
{
    const int row = m_waiting.value(path, -1);
    m_waiting.remove(path);
    if (row >= 0 && row < rowCount()) {
        emit dataChanged(index(row), index(row), {widgets::ThumbnailRole});
    }
}

} // namespace groundmark::annotation
