// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/word_source.h"
#include "imaging/word_reader.h"

#include <memory>

namespace groundmark::widgets {
class ImageCanvas;
}

namespace groundmark::annotation {

/// The words of the page that a canvas shows, read when a tool wants them.
class PageWords : public WordSource
{
    Q_OBJECT

public:
    /// The canvas must outlive this.
    /// @param cacheFolder see imaging::WordReader
    PageWords(widgets::ImageCanvas& canvas, QString cacheFolder, QObject* parent = nullptr);

    /// What the page is written in, such as "en" or "zh"; what the annotator chose goes before.
    void setPageLanguage(const QString& language);

    // WordSource
    void want() override;
    [[nodiscard]] State state() const override;
    [[nodiscard]] const std::vector<imaging::RecognisedWord>& words() const override;
    [[nodiscard]] QString problem() const override;
    [[nodiscard]] QStringList languages() const override;
    [[nodiscard]] QString language() const override;
    void setLanguage(const QString& language) override;

private:
    widgets::ImageCanvas& m_canvas;
    imaging::WordReader m_reader;
    QStringList m_languages;
    QString m_pageLanguage;
    QString m_chosen;
    bool m_wanted = false; ///< since the canvas shows this page
};

} // namespace groundmark::annotation
