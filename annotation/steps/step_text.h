// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/region_mentions.h"

#include <QString>
#include <QTextDocument>
#include <QWidget>

namespace groundmark::annotation {

/// Running text in which region labels (R1, R2, …) stand as chips in their region's colour. Plain
/// text only; wraps, in Chinese as well. A label of a region that is not there is struck out in
/// red. Chips light up their region while the pointer is over them.
class StepText : public QWidget
{
    Q_OBJECT

public:
    /// Ink of the running text.
    enum class Tone
    {
        Normal,
        Replaced, ///< struck through: a correction stands in its place
        Correction,
    };

    explicit StepText(QWidget* parent = nullptr);

    /// `mentions` says which labels are meant, and which of them exist. Of a very long text only
    /// the first ShownCharacters are laid out; isCut() says so.
    void setText(const QString& text, const evaluation::RegionMentions& mentions, Tone tone);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool isCut() const { return m_text.size() > ShownCharacters; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

    /// A step of two megabytes must not stop the program. Ours; far above any real step.
    static constexpr int ShownCharacters = 4'000;

signals:
    /// The pointer came over a chip (its region's number), or left it (0).
    void chipHovered(int ordinal);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    [[nodiscard]] int chipAt(QPoint position) const;

    QString m_text;
    evaluation::RegionMentions m_mentions;
    Tone m_tone = Tone::Normal;
    QTextDocument m_document;
    int m_hovered = 0;
};

} // namespace groundmark::annotation
