// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/labels.h"

#include <QRectF>
#include <QString>
#include <QWidget>

class QFont;
class QPainter;

namespace groundmark::widgets {

/// Width of `text` in the font when every digit takes as much room as the widest one.
[[nodiscard]] double tabularWidth(const QFont& font, const QString& text);

/// Draws `text` on one line with the painter's font and pen so that digits stand under digits:
/// each in the middle of a cell as wide as the widest digit, everything else at its own width.
void drawTabular(
    QPainter* painter, const QRectF& rect, const QString& text, Qt::Alignment alignment);

/// A number that changes while it is watched: its digits do not dance, and it repaints at most ten
/// times a second.
class NumberLabel : public QWidget
{
    Q_OBJECT

public:
    explicit NumberLabel(
        const QString& text = {}, FontRole role = FontRole::Body, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    void setAlignment(Qt::Alignment alignment);
    /// text2 instead of text.
    void setQuiet(bool quiet);
    /// Room for this text at least, so that what stands beside does not move: "1,000,000".
    void setWidest(const QString& text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    QString m_text;
    QString m_widest;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
    int m_timer = 0;
    bool m_quiet = false;
    bool m_waiting = false;
};

} // namespace groundmark::widgets
