// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"

namespace groundmark::testing {

/// A request with nothing but what a test is about.
inline evaluation::ModelRequest requestFor(
    const QString& sampleId, const QString& prompt = {},
    std::vector<evaluation::RequestImage> images = {})
{
    evaluation::ModelRequest request;
    request.sampleId = sampleId;
    request.prompt = prompt;
    request.images = std::move(images);
    return request;
}

} // namespace groundmark::testing
