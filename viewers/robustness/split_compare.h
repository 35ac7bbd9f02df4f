// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>
#include <QString>
#include <QWidget>

namespace groundmark::viewers {

/// Two pictures on top of each other, cut by a line that can be moved: the first at its
/// left, the second at its right. Left and right arrow move the line (with Shift by more), + and −
/// zoom, 0 shows all; the wheel zooms and dragging beside the line moves the picture.
class SplitCompare : public QWidget
{
    Q_OBJECT

public:
    explicit SplitCompare(QWidget* parent = nullptr);

    /// Null pictures are being made, or `note` says why there is none.
    void setImages(const QImage& before, const QImage& after, const QString& note = {});
    void setLabels(const QString& before, const QString& after);
    /// Where the line stands, 0–1 of the width.
    [[nodiscard]] double split() const { return m_split; }
    void setSplit(double split);
    [[nodiscard]] bool hasImages() const { return !m_before.isNull() && !m_after.isNull(); }

    [[nodiscard]] QSize sizeHint() const override { return {430, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 120}; }

signals:
    void splitMoved(double split);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Drag
    {
        None,
        Line,
        Picture
    };
    [[nodiscard]] QRectF pictureRect(const QImage& image) const;
    [[nodiscard]] double fitScale(const QImage& image) const;
    void zoomBy(double factor, QPointF around);
    void paintLabel(QPainter& painter, const QString& text, bool isAtLeft) const;

    QImage m_before;
    QImage m_after;
    QString m_note;
    QString m_beforeLabel;
    QString m_afterLabel;
    double m_split = 0.5;
    double m_zoom = 1.0; ///< times the scale that shows all
    QPointF m_shift; ///< of the picture's middle from the widget's, in widget pixels
    QPointF m_last;
    Drag m_drag = Drag::None;
};

} // namespace groundmark::viewers
