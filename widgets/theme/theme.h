// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/palette.h"
#include "widgets/theme/tokens.h"

#include <QObject>

class QApplication;
class QWidget;

namespace groundmark::widgets {

/// The tokens to paint this widget with. Ask while painting; keep no copy.
[[nodiscard]] const Tokens& tokensOf(const QWidget* widget);

/// Light or dark, and how large text is, for the whole application.
///
/// Made once in main(), right after QApplication and before the first widget, and owned there:
///
///     QApplication app(argc, argv);
///     widgets::Theme theme(app, mode, textSize);
///
/// The constructor reads whether the system is dark, then sets style, palette, fonts and style
/// sheet, in this order. Widgets do not need the Theme: they ask `tokensOf(this)` and `roleFont`,
/// and repaint by themselves when the palette changes. Only what keeps a picture of itself (a
/// canvas, a chart) listens to `changed`.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Mode
    {
        System,
        Light,
        Dark
    };
    Q_ENUM(Mode)

    /// `textSize` in per cent: 90, 100, 115 or 130; other values are moved to the nearest.
    explicit Theme(QApplication& app, Mode mode = Mode::System, int textSize = 100);

    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] int textSize() const;
    [[nodiscard]] bool isDark() const { return tokens().isDark; }
    [[nodiscard]] const Tokens& tokens() const;

    void setMode(Mode mode);
    void setTextSize(int percent);
    /// To be called after QLocale::setDefault(): Chinese has larger tiny text.
    void renewFonts();

signals:
    /// Colours or fonts are not what they were; everything of Qt's own has been told already.
    void changed();

private:
    void apply();

    QApplication& m_app;
    Mode m_mode;
    bool m_systemIsDark = false;
};

} // namespace groundmark::widgets
