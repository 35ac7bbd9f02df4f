// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/endpoint.h"
#include "evaluation/models/model.h"

#include <QByteArray>

namespace groundmark::evaluation {

/// Which of an OpenAI-compatible server's doors is knocked at.
enum class OpenAiApi {
    Chat, ///< POST chat/completions: a text, perhaps with images, gives a text
    Embeddings, ///< POST embeddings: a text gives a vector
    Images, ///< POST images/generations: a text gives images
};

/// The path behind the base URL, with its slash.
[[nodiscard]] QByteArray pathOf(OpenAiApi api);

/// How images stand in a body.
enum class ImageForm {
    DataUrl, ///< whole, in base64: what is sent
    Digest, ///< "image/png;sha256=…;640x480": what is logged and what names the request
};

/// The JSON body. With ImageForm::Digest it is canonical: keys sorted, and without the switch for
/// streaming, which changes how an answer travels and not what it is.
/// Form: platform.openai.com/docs/api-reference; continue_final_message and add_generation_prompt,
/// which stand beside a prefill, are vLLM's.
[[nodiscard]] QByteArray openAiBody(
    OpenAiApi api, const ModelRequest& request, const Endpoint& endpoint, const Sampling& sampling,
    ImageForm form);

} // namespace groundmark::evaluation
