// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/cue.h"
#include "domain/region.h"
#include "domain/result.h"
#include "evaluation/models/request_image.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace groundmark::evaluation {

/// What is done to a sample's pages before a model sees them, in the order of the fields. It is part
/// of a run's identity. Without any of it the file's own bytes are sent.
struct ImagePreparation
{
    /// Draws the relevant and the adversarial regions with their names R1 … Rn (MagiC).
    bool drawRegions = false;
    /// Shows what the answer needs enlarged, as a second image: the box around the sample's cue
    /// regions, refined to its words and enlarged (TextCue; the paper takes the box from attention
    /// maps, this takes it from people).
    bool cueCrop = false;
    double cueMagnification = 1.5; ///< LogicOCR's number
    /// The set of crops that attention maps chose (CueBox::set), shown in place of the one around the
    /// cue regions; a sample without one cannot be asked. Needs cueCrop. Empty for the regions.
    QString cueSet;
    /// "glass_blur:3": a perturbation at one of the paper's severities 1–3; several, joined by "+",
    /// are applied one after the other. Empty for none.
    QString perturbation;
    std::uint64_t seed = 0; ///< the user's part of each sample's seed, see perturbationSeed()
    int rotation = 0; ///< clockwise: 0, 90, 180 or 270
    int longestSide = 0; ///< larger images are made smaller, keeping their shape; 0 never
    QByteArray format; ///< "png" or "jpeg" for images that were changed; empty means png
    int jpegQuality = 90; ///< 1–100

    bool operator==(const ImagePreparation&) const = default;

    /// Whether the pixels of every image are left as they are.
    [[nodiscard]] bool changesNothing() const;
    /// In a few words for a card: "rotated by 90°, at most 2,048 px, JPEG 90"; "as in the file".
    [[nodiscard]] QString toText() const;
};

[[nodiscard]] nlohmann::ordered_json toJson(const ImagePreparation& preparation);
/// What is missing keeps its default; the same checks as checkPreparation().
[[nodiscard]] Result<ImagePreparation> imagePreparationFromJson(const nlohmann::json& json);
/// Fails for a rotation, a perturbation or a format that there is not.
[[nodiscard]] Result<void> checkPreparation(const ImagePreparation& preparation);

/// One page of a sample, with what the preparation needs of it.
struct PageImage
{
    QString path;
    QString sampleId; ///< external id: part of the perturbation's seed
    int page = 0; ///< likewise
    std::vector<Region> regions; ///< of this page
    /// What the model must not see, painted black before anything else (Benchmark::covered()).
    std::vector<Shape> covers {};
    std::optional<CueBox> cue {}; ///< of the preparation's cueSet
};

/// The images that go to the model for one page: one, or two with a cue crop. Blocks for decoding
/// and encoding; call it on a worker thread. A file that is sent as it is, is read but not decoded;
/// one in a format that no server takes (TIFF, BMP) is sent as PNG.
[[nodiscard]] Result<std::vector<RequestImage>>
preparePage(const PageImage& page, const ImagePreparation& preparation);

} // namespace groundmark::evaluation
