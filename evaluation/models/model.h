// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"

#include <QImage>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace groundmark::evaluation {

/// One request: a text and the images that go with it, prepared as the run says.
struct ModelRequest
{
    QString sampleId; ///< external id; replay models look answers up by it
    QString prompt;
    std::vector<QImage> images;
};

/// What came back, raw. A failed request is a reply too: its outcome says so and nothing is lost.
struct ModelReply
{
    QString text;
    Outcome outcome = Outcome::Scored; ///< ApiError or RefusedOrEmpty when it is known already
    QString error;
    QString finishReason;
    std::optional<int> inputTokens;
    std::optional<int> outputTokens;
    double latencySeconds = 0.0;
};

/// Something that answers. Implementations may be used from one thread at a time.
class Model
{
public:
    virtual ~Model() = default;

    /// As written in tables and papers, for example "tesseract 5.3.0 (eng)".
    [[nodiscard]] virtual QString name() const = 0;
    /// Blocks until there is a reply; never throws.
    [[nodiscard]] virtual ModelReply ask(const ModelRequest& request) = 0;
};

} // namespace groundmark::evaluation
