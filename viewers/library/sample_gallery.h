// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"

#include <QListView>

namespace groundmark::imaging {
class Thumbnailer;
}

namespace groundmark::viewers {

class SampleGalleryModel;

/// Samples as pictures, row by row. Arrow keys move, Enter or a double click opens. Any number of
/// samples is laid out at once, since all cells have the same size.
class SampleGallery : public QListView
{
    Q_OBJECT

public:
    /// Both must outlive the view.
    SampleGallery(
        SampleGalleryModel& samples, imaging::Thumbnailer& thumbnails, QWidget* parent = nullptr);

    /// Makes the sample the current one, if it is in the list, and scrolls to it.
    void show(SampleId sample);
    using QListView::show;

signals:
    /// Enter or a double click on a sample.
    void sampleOpened(groundmark::SampleId sample);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void measure();

    SampleGalleryModel& m_samples;
};

} // namespace groundmark::viewers
