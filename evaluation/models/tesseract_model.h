// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"
#include "imaging/ocr.h"

#include <memory>
#include <mutex>

namespace groundmark::evaluation {

/// A real local baseline that needs no key and no network: whatever the question, it answers with
/// the text that Tesseract reads in the request's images, an empty line between two images.
/// A picture without any text is RefusedOrEmpty; a request without images is an ApiError.
class TesseractModel : public Model
{
public:
    /// Fails when the language data is missing, see TextRecogniser::create.
    [[nodiscard]] static Result<std::unique_ptr<TesseractModel>> create(const QString& languages);

    explicit TesseractModel(imaging::TextRecogniser recogniser);

    /// With the version of the library and the languages: "tesseract 5.3.0 (eng)".
    [[nodiscard]] QString name() const override { return m_name; }
    /// The images only: questions about the same pages share one reading.
    [[nodiscard]] QByteArray canonicalRequest(const ModelRequest& request) const override;
    /// Reads on the calling thread, one request at a time.
    void send(const ModelRequest& request, Done done) override;
    [[nodiscard]] ModelReply read(const RawReply& raw) const override;

private:
    [[nodiscard]] Result<QString> textOf(const RequestImage& image);

    QString m_name;
    std::mutex m_mutex; ///< Tesseract itself spreads one picture over the cores
    imaging::TextRecogniser m_recogniser;
};

} // namespace groundmark::evaluation
