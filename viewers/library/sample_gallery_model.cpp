// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/sample_gallery_model.h"

#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <QTextDocument>

namespace groundmark::viewers {

namespace {

constexpr int LongestQuestion = 600; // characters in a tool tip

QString pagesText(int pages)
{
    return pages == 1 ? SampleGalleryModel::tr("1 page")
                      : SampleGalleryModel::tr("%1 pages").arg(widgets::numbers::count(pages));
}

QString regionsText(int regions)
{
    return regions == 1
        ? SampleGalleryModel::tr("1 region")
        : SampleGalleryModel::tr("%1 regions").arg(widgets::numbers::count(regions));
}

} // namespace

void SampleGalleryModel::show(storage::Project& project, std::vector<SampleId> ids)
{
    beginResetModel();
    m_project = &project;
    m_pages = std::make_unique<storage::SamplePages>(project);
    m_pages->show(std::move(ids));
    endResetModel();
}

void SampleGalleryModel::clear()
{
    beginResetModel();
    m_pages.reset();
    m_project = nullptr;
    endResetModel();
}

SampleId SampleGalleryModel::sampleAt(const QModelIndex& index) const
{
    return m_pages && index.isValid() ? m_pages->id(index.row()) : SampleId {};
}

QModelIndex SampleGalleryModel::indexOf(SampleId sample) const
{
    const int row = m_pages && sample.isStored() ? m_pages->indexOf(sample) : -1;
    return row >= 0 ? index(row) : QModelIndex();
}

void SampleGalleryModel::renew(SampleId sample)
{
    const QModelIndex at = indexOf(sample);
    if (at.isValid()) {
        m_pages->forget(sample);
        emit dataChanged(at, at);
    }
}

int SampleGalleryModel::rowCount(const QModelIndex& parent) const
{
    return m_pages && !parent.isValid() ? m_pages->size() : 0;
}

QVariant SampleGalleryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const storage::SampleRow row = m_pages->row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.externalId;
    case Qt::ToolTipRole: // as text: a question may look like HTML
        return Qt::convertFromPlainText(describe(row), Qt::WhiteSpaceNormal);
    case Qt::AccessibleDescriptionRole:
        return describe(row);
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(row.externalId, widgets::wordOf(widgets::glyphOf(row.state)));
    case StateRole:
        return int(row.state);
    case ImagePathRole:
        return row.imagePath.isEmpty() ? QString() : m_project->absolutePath(row.imagePath);
    case QuestionRole:
        return row.question;
    case PageCountRole:
        return row.pages;
    default:
        return {};
    }
}

QString SampleGalleryModel::describe(const storage::SampleRow& row) const
{
    QStringList facts {widgets::wordOf(widgets::glyphOf(row.state))};
    if (!row.task.isEmpty()) {
        facts.append(row.task);
    }
    if (row.pages > 0) {
        facts.append(pagesText(row.pages));
    }
    if (row.imageSize.isValid() && !row.imageSize.isEmpty()) {
        facts.append(widgets::numbers::size(row.imageSize.width(), row.imageSize.height()));
    }
    if (row.regions > 0) {
        facts.append(regionsText(row.regions));
    }
    QStringList lines {row.externalId, facts.join(QStringLiteral(" · "))};
    if (!row.question.isEmpty()) {
        lines.append(row.question.left(LongestQuestion));
    }
    return lines.join(u'\n');
}

} // namespace groundmark::viewers
