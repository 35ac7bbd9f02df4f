// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QImage>
#include <QRect>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace groundmark::imaging {

/// One word as Tesseract found it. Block, paragraph and line count from 0 over the whole picture,
/// so that two words with the same number stand in the same one.
struct RecognisedWord
{
    QString text;
    QRect box; ///< displayed pixels of the picture that was handed in
    double confidence = 0.0; ///< 0–1
    int block = 0;
    int paragraph = 0;
    int line = 0;

    bool operator==(const RecognisedWord&) const = default;
};

/// Everything that was found, in Tesseract's reading order.
struct RecognisedText
{
    QString text; ///< lines end in '\n', an empty line stands between paragraphs; trimmed
    std::vector<RecognisedWord> words;

    bool operator==(const RecognisedText&) const = default;
};

/// How the text is expected to lie in the picture.
enum class TextLayout
{
    Page, ///< columns, paragraphs and pictures are found first
    Block, ///< one uniform block, for example a crop
    Line, ///< one line
    Sparse, ///< as much text as possible, in no particular order: signs, screens, diagrams
};

/// Reads printed text with Tesseract.
///
/// An object holds the loaded language data (some ten megabytes, a tenth of a second to make), so
/// keep it for many pictures. It is not to be used from two threads at once; make one per thread.
/// The same picture gives the same text every time. Tesseract spreads one picture over the OpenMP
/// threads of the process: run with OMP_THREAD_LIMIT=1 where several pictures are read at once.
class TextRecogniser
{
public:
    /// Asked from time to time; true stops the work.
    using Cancelled = std::function<bool()>;

    /// @param languages  Tesseract's codes joined with '+': "eng", "chi_sim", "eng+chi_sim"
    /// Fails when the data of one of them is not installed; the hint names the Debian package.
    [[nodiscard]] static Result<TextRecogniser> create(const QString& languages);

    /// The version of the Tesseract library, for example "5.3.0".
    [[nodiscard]] static QString engineVersion();
    /// Codes of the installed language data, sorted; without the helper data "osd".
    [[nodiscard]] static QStringList installedLanguages();

    ~TextRecogniser();
    TextRecogniser(TextRecogniser&& other) noexcept;
    TextRecogniser& operator=(TextRecogniser&& other) noexcept;

    [[nodiscard]] QString languages() const { return m_languages; }

    /// Reads `area` of the picture, or all of it when `area` is null. Boxes are relative to the
    /// whole picture. Transparent pixels count as white. A picture without text is not an error.
    /// Fails for a null picture, an area outside it, and when `cancelled` says so.
    [[nodiscard]] Result<RecognisedText> recognise(
        const QImage& image,
        TextLayout layout = TextLayout::Page,
        QRect area = {},
        const Cancelled& cancelled = {});

private:
    struct Engine;
    TextRecogniser(std::unique_ptr<Engine> engine, QString languages);

    std::unique_ptr<Engine> m_engine;
    QString m_languages;
};

} // namespace groundmark::imaging
