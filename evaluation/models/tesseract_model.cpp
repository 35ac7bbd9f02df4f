// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/tesseract_model.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QStringList>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

Result<std::unique_ptr<TesseractModel>> TesseractModel::create(const QString& languages)
{
    Result<imaging::TextRecogniser> recogniser = imaging::TextRecogniser::create(languages);
    if (!recogniser) {
        return recogniser.error();
    }
    return std::make_unique<TesseractModel>(std::move(*recogniser));
}

TesseractModel::TesseractModel(imaging::TextRecogniser recogniser)
    : m_name(u"tesseract %1 (%2)"_s.arg(
        imaging::TextRecogniser::engineVersion(), recogniser.languages()))
    , m_recogniser(std::move(recogniser))
{
}

QByteArray TesseractModel::canonicalRequest(const ModelRequest& request) const
{
    nlohmann::json images = nlohmann::json::array();
    for (const RequestImage& image : request.images) {
        images.push_back(image.sha256.toHex().toStdString());
    }
    const nlohmann::json json {
        {"api", "tesseract"}, {"model", m_name.toStdString()}, {"images", images}};
    return QByteArray::fromStdString(json.dump());
}

Result<QString> TesseractModel::textOf(const RequestImage& image)
{
    const Result<QImage> pixels = image.decoded();
    if (!pixels) {
        return pixels.error();
    }
    const std::lock_guard lock(m_mutex);
    const Result<imaging::RecognisedText> page = m_recogniser.recognise(*pixels);
    if (!page) {
        return page.error();
    }
    return page->text;
}

void TesseractModel::send(const ModelRequest& request, Done done)
{
    RawReply raw;
    if (request.images.empty()) {
        raw.failure = CallFailure::BadInput;
        raw.problem = QCoreApplication::translate(
            "TesseractModel", "The request has no image to read text from.");
        done(std::move(raw));
        return;
    }
    QElapsedTimer timer;
    timer.start();
    QStringList texts;
    for (const RequestImage& image : request.images) {
        const Result<QString> text = textOf(image);
        if (!text) {
            raw.failure = CallFailure::BadInput;
            raw.problem = text.error().toText();
            break;
        }
        texts.append(*text);
    }
    raw.body = texts.join(u"\n\n"_s).trimmed().toUtf8();
    raw.latencySeconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    done(std::move(raw));
}

ModelReply TesseractModel::read(const RawReply& raw) const
{
    if (raw.failure != CallFailure::None) {
        return failedReply(raw.failure, raw.problem);
    }
    ModelReply reply;
    reply.text = QString::fromUtf8(raw.body);
    reply.outcome = reply.text.isEmpty() ? Outcome::RefusedOrEmpty : Outcome::Scored;
    reply.finishReason = u"stop"_s;
    reply.latencySeconds = raw.latencySeconds;
    return reply;
}

} // namespace groundmark::evaluation
