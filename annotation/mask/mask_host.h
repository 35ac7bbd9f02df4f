// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/document_host.h"
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "imaging/ocr.h"

#include <optional>
#include <vector>

namespace groundmark::annotation {

/// The document as the Mask view edits it. Regions that are drawn become masks: they snap to the words
/// that they mean, and the target text is filled in from these in the same edit, as long as nobody
/// has corrected it. What the annotator says of the sample stands on its first mask.
class MaskHost : public DocumentHost
{
    Q_OBJECT

public:
    explicit MaskHost(SampleDocument& document, QObject* parent = nullptr);

    /// The words of the page that is shown; nothing while they are not read.
    void setWords(std::optional<std::vector<imaging::RecognisedWord>> words);
    [[nodiscard]] std::span<const imaging::RecognisedWord> words() const;
    [[nodiscard]] bool hasWords() const { return m_words.has_value(); }
    void setSnapping(bool on) { m_snapping = on; }
    [[nodiscard]] bool isSnapping() const { return m_snapping; }
    void setPadding(int pixels) { m_padding = pixels; }

    /// All masks of the sample, in order; pointers hold until the next edit.
    [[nodiscard]] std::vector<const Region*> masks() const;
    /// "M1" for the first mask of the sample; empty for any other region.
    [[nodiscard]] QString nameOf(RegionId id) const;
    [[nodiscard]] evaluation::mmtr::MaskCard card() const;
    /// Writes the card onto the first mask; nothing happens without one or when it is the same.
    void setCard(const evaluation::mmtr::MaskCard& card);
    [[nodiscard]] QString target() const;
    void setTarget(const QString& text);
    /// What OCR read under all masks, as it was when they were drawn.
    [[nodiscard]] QString targetAsRead() const;
    /// Masked pixels over all pixels of the shown page, 0–1.
    [[nodiscard]] double maskRatio() const;
    /// Makes the selected mask, if it is a box, large enough for this too; creates one otherwise.
    void takeWord(const QRectF& box, bool extend);

    /// Makes the selected mask cover the whole lines that it touches.
    void takeLines();

    // ToolHost
    [[nodiscard]] Region newRegion() const override;
    bool commit(const Edit& edit) override;

private:
    void complete(Edit& edit) const;
    [[nodiscard]] std::optional<Change> targetChange(const QString& text) const;

    SampleDocument& m_document;
    std::optional<std::vector<imaging::RecognisedWord>> m_words;
    bool m_snapping = true;
    int m_padding = 4; ///< as the design draws it; a choice of the annotator
};

} // namespace groundmark::annotation
