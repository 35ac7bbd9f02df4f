// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/contact_sheet.h"

#include <QPainter>

namespace groundmark::sample_project {

namespace {

QColor colourOf(RegionRole role)
{
    switch (role) {
    case RegionRole::Relevant:
        return QColor(20, 150, 70);
    case RegionRole::Adversarial:
        return QColor(200, 40, 40);
    case RegionRole::Cue:
        return QColor(230, 140, 0);
    case RegionRole::Answer:
        return QColor(30, 100, 220);
    case RegionRole::MaskTarget:
        return QColor(230, 0, 200);
    case RegionRole::Object:
    case RegionRole::Word:
        break;
    }
    return QColor(0, 160, 180);
}

void drawRegions(QPainter& painter, const SampleProject& project, ImageId picture, double scale)
{
    for (const Region& region : project.regions) {
        const Sample& sample = project.samples.at(std::size_t(region.sample.value) - 1);
        if (sample.pages.at(region.page) != picture) {
            continue;
        }
        const QRectF box = region.shape.bounds();
        const QRectF small(box.topLeft() * scale, box.size() * scale);
        painter.setPen(QPen(colourOf(region.role), 2));
        painter.drawRect(small);
        painter.drawText(small.topLeft() + QPointF(3, -3), region.ordinalName());
    }
}

} // namespace

QImage contactSheet(const SampleProject& project, int columns)
{
    constexpr int cell = 520;
    constexpr int gap = 12;
    const int count = int(project.pictures.size());
    const int rows = (count + columns - 1) / columns;
    QImage sheet(columns * (cell + gap) + gap, rows * (cell + gap) + gap, QImage::Format_RGB32);
    sheet.fill(QColor(90, 94, 99));
    QPainter painter(&sheet);
    QFont font = painter.font();
    font.setPixelSize(15);
    painter.setFont(font);
    for (int i = 0; i < count; ++i) {
        const Picture& picture = project.pictures.at(std::size_t(i));
        const QImage small
            = picture.image.scaled(cell, cell - 22, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        painter.save();
        painter.translate(gap + (i % columns) * (cell + gap), gap + (i / columns) * (cell + gap));
        painter.setPen(Qt::white);
        painter.drawText(QPointF(0, 15), picture.file);
        painter.translate(0, 22);
        painter.drawImage(0, 0, small);
        drawRegions(painter, project, {i + 1}, double(small.width()) / picture.image.width());
        painter.restore();
    }
    return sheet;
}

} // namespace groundmark::sample_project
