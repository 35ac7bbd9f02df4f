// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/mask_host.h"

#include "annotation/mask/word_snap.h"
#include "evaluation/metrics/mask_ratio.h"

#include <algorithm>

namespace groundmark::annotation {

namespace mmtr = evaluation::mmtr;

namespace {

QString textUnder(const std::vector<const Region*>& masks)
{
    QStringList texts;
    for (const Region* mask : masks) {
        if (!mask->text.isEmpty()) {
            texts.append(mask->text);
        }
    }
    return texts.join(u' ');
}

/// The sample's regions as an edit will leave them.
std::vector<Region> after(std::span<const Region> regions, const Edit& edit)
{
    std::vector<Region> result(regions.begin(), regions.end());
    for (const Change& change : edit.changes) {
        const Record& record = change.after ? *change.after : *change.before;
        if (const auto* region = std::get_if<Region>(&record)) {
            std::erase_if(result, [&](const Region& known) { return known.id == region->id; });
            if (change.after) {
                result.push_back(*region);
            }
        }
    }
    return result;
}

} // namespace

MaskHost::MaskHost(SampleDocument& document, QObject* parent)
    : DocumentHost(document)
    , m_document(document)
{
    setParent(parent);
    setDefaults(RegionRole::MaskTarget, {});
}

void MaskHost::setWords(std::optional<std::vector<imaging::RecognisedWord>> words)
{
    m_words = std::move(words);
}

std::span<const imaging::RecognisedWord> MaskHost::words() const
{
    return m_words ? std::span<const imaging::RecognisedWord>(*m_words)
                   : std::span<const imaging::RecognisedWord>();
}

std::vector<const Region*> MaskHost::masks() const
{
    return mmtr::masksOf(m_document.regions());
}

QString MaskHost::nameOf(RegionId id) const
{
    const auto all = masks();
    const auto found = std::ranges::find(all, id, [](const Region* mask) { return mask->id; });
    return found != all.end() ? QStringLiteral("M%1").arg(found - all.begin() + 1) : QString();
}

mmtr::MaskCard MaskHost::card() const
{
    for (const Region* mask : masks()) {
        if (const mmtr::MaskCard card = mmtr::maskCardFrom(mask->attributes); card != mmtr::MaskCard {}) {
            return card;
        }
    }
    return {};
}

void MaskHost::setCard(const mmtr::MaskCard& card)
{
    const auto all = masks();
    if (all.empty() || card == this->card()) {
        return;
    }
    Edit edit {QStringLiteral("mask.describe"), sample(), {}};
    for (const Region* mask : all) {
        Region changed = *mask;
        changed.attributes = mmtr::withMaskCard(mask->attributes, mask == all.front() ? card : mmtr::MaskCard {});
        if (!(changed == *mask)) {
            edit.changes.append({*mask, changed});
        }
    }
    DocumentHost::commit(edit);
}

QString MaskHost::target() const
{
    const auto& questions = m_document.sample().questions;
    return questions.isEmpty() || questions.first().answers.isEmpty() ? QString()
                                                                       : questions.first().answers.first().text;
}

QString MaskHost::targetAsRead() const
{
    return textUnder(masks());
}

std::optional<Change> MaskHost::targetChange(const QString& text) const
{
    const auto& questions = m_document.sample().questions;
    Question question;
    if (questions.isEmpty()) {
        question.id = QuestionId::create();
        question.sample = sample();
    } else {
        question = questions.first();
    }
    const Question before = question;
    if (question.answers.isEmpty()) {
        question.answers.append(Answer {});
    }
    question.answers.first() = {text, {}};
    if (question == before || (questions.isEmpty() && text.isEmpty())) {
        return std::nullopt;
    }
    return questions.isEmpty() ? Change {std::nullopt, question} : Change {before, question};
}

void MaskHost::setTarget(const QString& text)
{
    if (text == target()) {
        return;
    }
    if (const auto change = targetChange(text)) {
        DocumentHost::commit({QStringLiteral("mask.target"), sample(), {*change}});
    }
}

double MaskHost::maskRatio() const
{
    std::vector<QRectF> boxes;
    for (const Region* mask : masks()) {
        if (mask->page == page()) {
            boxes.push_back(mask->shape.bounds());
        }
    }
    return evaluation::maskRatio(boxes, imageSize());
}

Region MaskHost::newRegion() const
{
    Region region = DocumentHost::newRegion();
    region.ordinal = 0; // masks are M1, M2, … by their place
    return region;
}

void MaskHost::takeWord(const QRectF& box, bool extend)
{
    const QRectF padded = box.adjusted(-m_padding, -m_padding, m_padding, m_padding)
        & QRectF(QPointF(), imageSize());
    const auto selected = selectedRegions();
    if (extend && selected.size() == 1 && selected.front().role == RegionRole::MaskTarget
        && selected.front().shape.kind == ShapeKind::Box && !selected.front().locked) {
        Region larger = selected.front();
        larger.shape = Shape::box(larger.shape.bounds() | padded);
        commit({QStringLiteral("region.resize"), sample(), {{selected.front(), larger}}});
        return;
    }
    Region region = newRegion();
    region.shape = Shape::box(padded);
    if (commit({QStringLiteral("region.create"), sample(), {{std::nullopt, region}}})) {
        setSelection({region.id});
    }
}

void MaskHost::takeLines()
{
    const auto selected = selectedRegions();
    if (selected.empty() || selected.front().role != RegionRole::MaskTarget) {
        return;
    }
    QRectF round;
    for (const auto& word : linesOf(words(), wordsUnder(words(), selected.front().shape.bounds()))) {
        round |= QRectF(word.box);
    }
    if (!round.isEmpty()) {
        takeWord(round, true);
    }
}

/// Adds to a gesture what follows from it: the words' box, what is read under it, the target text,
/// and that the card outlives the mask that it stands on.
void MaskHost::complete(Edit& edit) const
{
    bool concerned = false;
    for (Change& change : edit.changes) {
        const Record& record = change.after ? *change.after : *change.before;
        const auto* region = std::get_if<Region>(&record);
        if (region == nullptr || region->role != RegionRole::MaskTarget) {
            continue;
        }
        concerned = true;
        if (!change.after || region->page != page() || !m_words) {
            continue;
        }
        Region mask = *region;
        if (!change.before && m_snapping && mask.shape.kind == ShapeKind::Box) {
            mask.shape = Shape::box(snapped(words(), mask.shape.bounds(), m_padding, imageSize()));
        }
        mask.text = textOf(wordsUnder(words(), mask.shape.bounds()));
        change.after = mask;
    }
    if (!concerned) {
        return;
    }
    const mmtr::MaskCard kept = card();
    const std::vector<Region> left = after(m_document.regions(), edit);
    const auto leftMasks = mmtr::masksOf(left);
    const bool carried = std::ranges::any_of(leftMasks, [](const Region* mask) {
        return mmtr::maskCardFrom(mask->attributes) != mmtr::MaskCard {};
    });
    if (!leftMasks.empty() && !carried && kept != mmtr::MaskCard {}) {
        Region heir = *leftMasks.front();
        heir.attributes = mmtr::withMaskCard(heir.attributes, kept);
        edit.changes.append({*leftMasks.front(), heir});
    }
    // A text that somebody corrected stays as it is.
    if (const QString before = target(); before.isEmpty() || before == targetAsRead()) {
        if (const auto change = targetChange(textUnder(leftMasks))) {
            edit.changes.append(*change);
        }
    }
}

bool MaskHost::commit(const Edit& edit)
{
    Edit whole = edit;
    complete(whole);
    return DocumentHost::commit(whole);
}

} // namespace groundmark::annotation
