// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/ocr.h"

#include <QCoreApplication>
#include <QPainter>

#include <string>
#include <tesseract/baseapi.h>
#include <tesseract/ocrclass.h>
#include <tesseract/resultiterator.h>

using namespace Qt::StringLiterals;

namespace groundmark::imaging {

namespace {

using Api = tesseract::TessBaseAPI;

/// Starts an engine; its chatter goes nowhere, since what went wrong is said by our errors.
bool start(Api& api, const QString& languages)
{
    api.SetVariable("debug_file", "/dev/null");
    return api.Init(nullptr, languages.toUtf8().constData(), tesseract::OEM_LSTM_ONLY) == 0;
}

/// The codes in the data folder, which an engine knows once it has tried to start.
QStringList installedIn(const Api& api)
{
    std::vector<std::string> codes;
    api.GetAvailableLanguagesAsVector(&codes);
    QStringList languages;
    for (const std::string& code : codes) {
        languages.append(QString::fromStdString(code));
    }
    return languages;
}

Error missingLanguage(const QStringList& missing)
{
    QStringList packages;
    for (QString code : missing) {
        packages.append(u"tesseract-ocr-"_s + code.replace(u'_', u'-'));
    }
    return {
        .what = QCoreApplication::translate(
                    "TextRecogniser", "Tesseract has no data for the language %1.")
                    .arg(missing.join(u", "_s)),
        .where = {},
        .kept = {},
        .hint = QCoreApplication::translate("TextRecogniser", "Install the package %1.")
                    .arg(packages.join(u", "_s))};
}

QImage opaque(const QImage& image)
{
    if (!image.hasAlphaChannel()) {
        return image.convertToFormat(QImage::Format_RGB888);
    }
    QImage flat(image.size(), QImage::Format_RGB888);
    flat.fill(Qt::white);
    QPainter(&flat).drawImage(QPoint(), image);
    return flat;
}

tesseract::PageSegMode modeOf(TextLayout layout)
{
    switch (layout) {
    case TextLayout::Page:
        return tesseract::PSM_AUTO;
    case TextLayout::Block:
        return tesseract::PSM_SINGLE_BLOCK;
    case TextLayout::Line:
        return tesseract::PSM_SINGLE_LINE;
    case TextLayout::Sparse:
        return tesseract::PSM_SPARSE_TEXT;
    }
    return tesseract::PSM_AUTO;
}

QString takeText(char* utf8)
{
    const std::unique_ptr<char[]> owned(utf8);
    return QString::fromUtf8(owned.get()).trimmed();
}

std::vector<RecognisedWord> wordsOf(Api& api, QPoint origin)
{
    std::vector<RecognisedWord> words;
    const std::unique_ptr<tesseract::ResultIterator> at(api.GetIterator());
    if (!at) {
        return words;
    }
    int block = -1;
    int paragraph = -1;
    int line = -1;
    do {
        block += at->IsAtBeginningOf(tesseract::RIL_BLOCK) ? 1 : 0;
        paragraph += at->IsAtBeginningOf(tesseract::RIL_PARA) ? 1 : 0;
        line += at->IsAtBeginningOf(tesseract::RIL_TEXTLINE) ? 1 : 0;
        const QString text = takeText(at->GetUTF8Text(tesseract::RIL_WORD));
        int left = 0;
        int top = 0;
        int right = 0;
        int bottom = 0;
        if (text.isEmpty() || !at->BoundingBox(tesseract::RIL_WORD, &left, &top, &right, &bottom)) {
            continue;
        }
        const double percent = static_cast<double>(at->Confidence(tesseract::RIL_WORD));
        words.push_back(
            {text,
             QRect(QPoint(left, top), QSize(right - left, bottom - top)).translated(origin),
             percent / 100.0,
             block,
             paragraph,
             line});
    } while (at->Next(tesseract::RIL_WORD));
    return words;
}

} // namespace

struct TextRecogniser::Engine
{
    Api api;
};

Result<TextRecogniser> TextRecogniser::create(const QString& languages)
{
    if (languages.split(u'+', Qt::SkipEmptyParts).isEmpty()) {
        return Error {
            QCoreApplication::translate("TextRecogniser", "No language was named to read text in."),
            {},
            {},
            QCoreApplication::translate(
                "TextRecogniser", "Name one such as eng, or several such as eng+chi_sim.")};
    }
    auto engine = std::make_unique<Engine>();
    const bool started = start(engine->api, languages);
    // Tesseract starts without complaint when only some of the languages are there.
    const QStringList installed = installedIn(engine->api);
    QStringList missing = languages.split(u'+', Qt::SkipEmptyParts);
    missing.removeIf([&](const QString& language) { return installed.contains(language); });
    if (!missing.isEmpty()) {
        return missingLanguage(missing);
    }
    if (!started) {
        return Error {
            QCoreApplication::translate("TextRecogniser", "Tesseract could not be started."),
            {},
            {},
            QCoreApplication::translate(
                "TextRecogniser", "Reinstall tesseract-ocr and the data of the languages %1.")
                .arg(languages)};
    }
    return TextRecogniser(std::move(engine), languages);
}

QString TextRecogniser::engineVersion()
{
    return QString::fromUtf8(Api::Version());
}

QStringList TextRecogniser::installedLanguages()
{
    Api api;
    start(api, u"eng"_s);
    QStringList languages = installedIn(api);
    languages.removeAll(u"osd"_s);
    languages.sort();
    return languages;
}

TextRecogniser::TextRecogniser(std::unique_ptr<Engine> engine, QString languages)
    : m_engine(std::move(engine))
    , m_languages(std::move(languages))
{
}

TextRecogniser::~TextRecogniser() = default;
TextRecogniser::TextRecogniser(TextRecogniser&& other) noexcept = default;
TextRecogniser& TextRecogniser::operator=(TextRecogniser&& other) noexcept = default;

Result<RecognisedText> TextRecogniser::recognise(
    const QImage& image, TextLayout layout, QRect area, const Cancelled& cancelled)
{
    const QRect part = area.isNull() ? image.rect() : area.intersected(image.rect());
    if (part.isEmpty()) {
        return Error {
            QCoreApplication::translate("TextRecogniser", "There are no pixels to read text from."),
            {},
            {},
            {}};
    }
    const QImage pixels = opaque(part == image.rect() ? image : image.copy(part));

    Api& api = m_engine->api;
    api.SetPageSegMode(modeOf(layout));
    api.SetImage(
        pixels.constBits(),
        pixels.width(),
        pixels.height(),
        3,
        static_cast<int>(pixels.bytesPerLine()));

    tesseract::ETEXT_DESC monitor;
    bool stopped = false;
    struct Watch
    {
        const Cancelled& asked;
        bool& stopped;
    } watch {cancelled, stopped};
    if (cancelled) {
        monitor.cancel_this = &watch;
        monitor.cancel = [](void* data, int) {
            const Watch* w = static_cast<Watch*>(data);
            w->stopped = w->stopped || w->asked();
            return w->stopped;
        };
    }
    const bool done = api.Recognize(&monitor) == 0;
    if (stopped) {
        api.Clear();
        return Error {
            QCoreApplication::translate("TextRecogniser", "Reading the text was cancelled."),
            {},
            {},
            {}};
    }
    if (!done) {
        api.Clear();
        return Error {
            QCoreApplication::translate("TextRecogniser", "Tesseract could not read the picture."),
            {},
            {},
            {}};
    }
    RecognisedText result {takeText(api.GetUTF8Text()), wordsOf(api, part.topLeft())};
    api.Clear();
    return result;
}

} // namespace groundmark::imaging
