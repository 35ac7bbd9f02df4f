// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"
#include "annotation/tools/word_source.h"

#include <QObject>

#include <optional>

namespace groundmark::annotation {

/// Takes the words that Tesseract sees as regions with their text. A click takes the word under the
/// pointer, a drag all words whose middle it goes round; with Shift they become one box with one
/// text. By keyboard, Tab goes from word to word and Enter takes it. A word that is a region already
/// is selected instead.
class WordTool : public CanvasTool
{
public:
    WordTool(ToolHost& host, ToolSurface& surface);

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] QList<ToolOption> options() const override;
    void setOption(QLatin1StringView id, int value) override;
    void activate() override;
    void deactivate() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return m_press.has_value(); }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    bool mouseDoubleClick(const widgets::CanvasMouse& mouse) override { return mousePress(mouse); }
    void mouseLeave() override;

    [[nodiscard]] std::span<const ToolKey> keys() const override;
    [[nodiscard]] bool canPerform(QLatin1StringView action) const override;
    void perform(QLatin1StringView action) override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;

private:
    struct Press
    {
        QPointF image;
        QPointF view;
        QPointF now; ///< image
        bool drags = false;
    };

    [[nodiscard]] const std::vector<imaging::RecognisedWord>& words() const;
    [[nodiscard]] int wordAt(QPointF image) const; ///< −1 for none
    [[nodiscard]] std::vector<int> wordsIn(const QRectF& area) const;
    void setCurrent(int word);
    void step(int by);
    void take(const std::vector<int>& chosen, bool joined);
    void nextLanguage();
    void repaintAll();

    QObject m_context; ///< ends the connections to the source with the tool
    int m_current = -1; ///< under the pointer, or gone to by Tab
    std::optional<Press> m_press;
};

} // namespace groundmark::annotation
