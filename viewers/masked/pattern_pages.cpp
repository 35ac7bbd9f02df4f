// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/masked/pattern_pages.h"

#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "imaging/image_decoder.h"
#include "imaging/ocr_languages.h"
#include "imaging/word_cache.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace groundmark::viewers {

namespace mmtr = evaluation::mmtr;

namespace {

std::vector<imaging::RecognisedWord> read(const QString& path, const QString& languages)
{
    const auto header = imaging::readImageHeader(path);
    auto recogniser = imaging::TextRecogniser::create(languages);
    if (!header || !recogniser || !imaging::checkLimits(path, *header, {})) {
        return {};
    }
    const auto image = imaging::decodeImage(path, *header);
    auto text = image ? recogniser->recognise(*image) : Result<imaging::RecognisedText>(image.error());
    return text ? std::move(text->words) : std::vector<imaging::RecognisedWord>();
}

} // namespace

QString keptWordFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).filePath(QStringLiteral("words"));
}

std::vector<mmtr::VisibleWord>
visibleWords(const std::vector<imaging::RecognisedWord>& words, const std::vector<QRectF>& masks)
{
    std::vector<mmtr::VisibleWord> kept;
    for (const imaging::RecognisedWord& word : words) {
        const bool masked = std::ranges::any_of(
            masks, [&](const QRectF& mask) { return mask.contains(QRectF(word.box).center()); });
        if (!masked) {
            kept.push_back({word.text, QRectF(word.box), word.confidence});
        }
    }
    return kept;
}

std::vector<mmtr::PatternPage> patternPages(
    const std::vector<Region>& regions, const QStringList& imagePaths, const std::vector<QSize>& sizes,
    const QString& language, bool readMissing)
{
    const QString languages
        = imaging::ocrLanguagesFor(language, imaging::TextRecogniser::installedLanguages());
    std::vector<mmtr::PatternPage> pages;
    for (int page = 0; page < imagePaths.size(); ++page) {
        mmtr::PatternPage seen;
        if (static_cast<size_t>(page) < sizes.size()) {
            seen.size = sizes[static_cast<size_t>(page)];
        }
        for (const Region* mask : mmtr::masksOf(regions)) {
            if (mask->page == page) {
                seen.masks.push_back(mask->shape.bounds());
            }
        }
        const QString file = imaging::wordFile(keptWordFolder(), imagePaths[page], languages);
        auto words = imaging::keptWords(file);
        if (!words && readMissing) {
            words = read(imagePaths[page], languages);
            imaging::keepWords(file, *words);
        }
        seen.words = visibleWords(words.value_or(std::vector<imaging::RecognisedWord>()), seen.masks);
        pages.push_back(std::move(seen));
    }
    return pages;
}

} // namespace groundmark::viewers
