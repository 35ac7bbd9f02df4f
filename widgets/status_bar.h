// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/glyphs.h"
#include "widgets/theme/icons.h"

#include <QList>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <optional>

namespace groundmark::widgets {

/// The 24 px line at the foot of the window: facts in segments, from the left what is being worked
/// on, from the right what the program is doing. When there is no room, segments go one after the
/// other as their drop order says; nothing is ever cut.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    enum class Side
    {
        Left,
        Right
    };
    enum class Tone
    {
        Normal,
        Warn,
        Bad
    };

    explicit StatusBar(QWidget* parent = nullptr);

    /// Adds a place for a segment after the others of its side. `dropOrder` 1 goes first; 0 never.
    /// A segment without text takes no room.
    void addSegment(const QString& id, Side side, int dropOrder = 0);
    /// An unknown id is ignored.
    void setText(const QString& id, const QString& text, Tone tone = Tone::Normal);
    /// A glyph or an icon before the text; None takes it away.
    void setGlyph(const QString& id, Glyph glyph);
    void setIcon(const QString& id, std::optional<Icon> icon);
    [[nodiscard]] QString text(const QString& id) const;
    /// Whether the segment has text and there is room for it.
    [[nodiscard]] bool isShown(const QString& id) const;

    /// Words about something just done, after the left segments for `milliseconds`.
    void showMessage(const QString& message, int milliseconds = 6000);
    [[nodiscard]] QString message() const { return m_message; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Segment
    {
        QString id;
        Side side = Side::Left;
        int dropOrder = 0;
        QString text;
        Tone tone = Tone::Normal;
        Glyph glyph = Glyph::None;
        std::optional<Icon> icon;
        bool shown = false;
    };

    [[nodiscard]] Segment* find(const QString& id);
    [[nodiscard]] const Segment* find(const QString& id) const;
    [[nodiscard]] int widthOf(const Segment& segment) const;
    [[nodiscard]] int totalWidth() const;
    void arrange();
    void paintSegment(QPainter& painter, const Segment& segment, int x) const;

    QList<Segment> m_segments;
    QString m_message;
    QTimer m_messageTimer;
};

} // namespace groundmark::widgets
