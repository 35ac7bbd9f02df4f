// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/glyphs.h"

#include <QWidget>

#include <vector>

namespace groundmark::viewers {

/// What one model said of the clean and of the perturbed picture.
struct AnswerPair
{
    QString model;
    widgets::Glyph before = widgets::Glyph::None;
    widgets::Glyph after = widgets::Glyph::None;
    QString beforeText;
    QString afterText;
    bool isBroken = false;
    QString why; ///< "could not read", "could not reason", …; empty where nothing broke
};

/// The answers under a pair of pictures, a line per model: "14.99 € → 19.95 €". Whole texts stand
/// in the tool tip of a line.
class AnswerPairs : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerPairs(QWidget* parent = nullptr);

    void setPairs(std::vector<AnswerPair> pairs);
    [[nodiscard]] const std::vector<AnswerPair>& pairs() const { return m_pairs; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int lineHeight() const;

    std::vector<AnswerPair> m_pairs;
};

} // namespace groundmark::viewers
