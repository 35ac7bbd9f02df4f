// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/fonts.h"

#include <QLabel>
#include <QString>
#include <QWidget>

namespace groundmark::widgets {

/// A label in a role's font. It follows text size and language; plain text, never HTML.
class RoleLabel : public QLabel
{
    Q_OBJECT

public:
    enum class Tone
    {
        Normal,
        Quiet,
        Accent,
        Ok,
        Bad,
        Warn
    };

    explicit RoleLabel(
        const QString& text,
        FontRole role = FontRole::Body,
        Tone tone = Tone::Normal,
        QWidget* parent = nullptr);
    void setTone(Tone tone);
    [[nodiscard]] Tone tone() const { return m_tone; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void renewColour();

    Tone m_tone;
    bool m_renewing = false;
};

/// Small text in text2: labels before fields, secondary facts.
[[nodiscard]] RoleLabel* quietLabel(const QString& text, QWidget* parent = nullptr);
/// Small DemiBold: names of panels and groups.
[[nodiscard]] RoleLabel* nameLabel(const QString& text, QWidget* parent = nullptr);
/// 15 px DemiBold, wraps: question text.
[[nodiscard]] RoleLabel* titleLabel(const QString& text, QWidget* parent = nullptr);
/// Body text that wraps and can be selected with the mouse and the keyboard.
[[nodiscard]] RoleLabel* textLabel(const QString& text, QWidget* parent = nullptr);

/// A line of 1 px in the border colour between two things.
class Rule : public QWidget
{
    Q_OBJECT

public:
    explicit Rule(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// One line of text that gives way: cut with an ellipsis where it does not fit, whole in the tool
/// tip. For paths and ids (Qt::ElideMiddle) and answers (Qt::ElideRight); never for questions,
/// steps, corrections, reasons or errors.
class ElidedLabel : public QWidget
{
    Q_OBJECT

public:
    explicit ElidedLabel(
        const QString& text = {},
        Qt::TextElideMode mode = Qt::ElideRight,
        QWidget* parent = nullptr);
    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    /// text2 instead of text.
    void setQuiet(bool quiet);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    Qt::TextElideMode m_mode;
    bool m_quiet = false;
};

} // namespace groundmark::widgets
