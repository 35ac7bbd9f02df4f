// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/sample_gallery.h"

#include "imaging/thumbnailer.h"
#include "viewers/library/sample_cell.h"
#include "viewers/library/sample_gallery_model.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>

namespace groundmark::viewers {

SampleGallery::SampleGallery(
    SampleGalleryModel& samples, imaging::Thumbnailer& thumbnails, QWidget* parent)
    : QListView(parent)
    , m_samples(samples)
{
    // List mode with wrapping: unlike icon mode, it lays out 100,000 cells in no time.
    setViewMode(ListMode);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setFrameShape(NoFrame);
    setViewportMargins(6, 6, 0, 6);
    setBackgroundRole(QPalette::Base); // of the margins
    setAutoFillBackground(true);
    setAccessibleName(tr("Samples"));
    viewport()->setAttribute(Qt::WA_InputMethodEnabled, false);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setItemDelegate(new SampleCell(thumbnails, this));
    setModel(&samples);
    measure();

    const auto repaint = [this] { viewport()->update(); };
    connect(&thumbnails, &imaging::Thumbnailer::ready, this, repaint);
    connect(&thumbnails, &imaging::Thumbnailer::failed, this, repaint);
    connect(this, &QListView::doubleClicked, this, [this](const QModelIndex& index) {
        emit sampleOpened(m_samples.sampleAt(index));
    });
}

void SampleGallery::measure()
{
    setGridSize(SampleCell::pitch());
    verticalScrollBar()->setSingleStep(SampleCell::pitch().height() / 3);
}

void SampleGallery::show(SampleId sample)
{
    const QModelIndex index = m_samples.indexOf(sample);
    if (index.isValid()) {
        setCurrentIndex(index);
        scrollTo(index);
    }
}

void SampleGallery::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (currentIndex().isValid()) {
            emit sampleOpened(m_samples.sampleAt(currentIndex()));
        }
        return;
    }
    QListView::keyPressEvent(event);
}

void SampleGallery::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        measure(); // text size: captions are as high as their font
    }
}

} // namespace groundmark::viewers
