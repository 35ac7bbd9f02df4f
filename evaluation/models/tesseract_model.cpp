// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/tesseract_model.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QStringList>

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
    : m_recogniser(std::move(recogniser))
{
}

QString TesseractModel::name() const
{
    return u"tesseract %1 (%2)"_s.arg(
        imaging::TextRecogniser::engineVersion(), m_recogniser.languages());
}

ModelReply TesseractModel::ask(const ModelRequest& request)
{
    QElapsedTimer timer;
    timer.start();
    ModelReply reply;
    if (request.images.empty()) {
        reply.outcome = Outcome::ApiError;
        reply.error = QCoreApplication::translate(
            "TesseractModel", "The request has no image to read text from.");
        return reply;
    }
    QStringList texts;
    for (const QImage& image : request.images) {
        const Result<imaging::RecognisedText> page = m_recogniser.recognise(image);
        if (!page) {
            reply.outcome = Outcome::ApiError;
            reply.error = page.error().toText();
            return reply;
        }
        texts.append(page->text);
    }
    reply.text = texts.join(u"\n\n"_s).trimmed();
    reply.outcome = reply.text.isEmpty() ? Outcome::RefusedOrEmpty : Outcome::Scored;
    reply.finishReason = u"stop"_s;
    reply.latencySeconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    return reply;
}

} // namespace groundmark::evaluation
