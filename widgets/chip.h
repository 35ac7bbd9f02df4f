// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/glyphs.h"

#include <QAbstractButton>
#include <QIcon>
#include <QString>

#include <optional>

namespace groundmark::widgets {

/// A filter condition or a removable value, 22 px high. On: selection ground, accent outline and,
/// if removable, ×. Off: border and, if known, the count of what it would leave.
///
/// A click toggles a checkable chip; Delete, Backspace or a click on × asks for removal.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Chip(const QString& text = {}, QWidget* parent = nullptr);

    /// Shown after the text while the chip is off.
    void setCount(std::optional<qint64> count);
    /// × at the right while the chip is on.
    void setRemovable(bool removable);
    void setGlyph(Glyph glyph);
    /// The swatch of a run (0 is A) before the text; -1 for the truth, nothing for none.
    void setRun(std::optional<int> run);
    [[nodiscard]] bool isRemovable() const { return m_removable; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool showsCross() const { return m_removable && (!isCheckable() || isChecked()); }
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QRect crossRect() const;
    [[nodiscard]] int leadWidth() const;

    std::optional<qint64> m_count;
    std::optional<int> m_run;
    Glyph m_glyph = Glyph::None;
    bool m_removable = false;
};

} // namespace groundmark::widgets
