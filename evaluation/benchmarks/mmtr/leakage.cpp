// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/leakage.h"

#include <QStringList>

#include <algorithm>

namespace groundmark::evaluation::mmtr {

namespace {

using Kind = LeakageFinding::Kind;

bool lieIn(const QRectF& box, const std::vector<QRectF>& masks, double overlap)
{
    const double area = box.width() * box.height();
    double covered = 0.0;
    for (const QRectF& mask : masks) {
        const QRectF common = box & mask;
        covered += common.width() * common.height();
    }
    return area > 0.0 && covered >= overlap * area;
}

/// Masked words cannot be read; what OCR reads there is told as such and is no hit elsewhere.
std::vector<VisibleWord> outside(
    const std::vector<VisibleWord>& words, const std::vector<QRectF>& masks, const LeakageRule& rule)
{
    std::vector<VisibleWord> kept;
    std::ranges::copy_if(words, std::back_inserter(kept), [&](const VisibleWord& word) {
        return !lieIn(word.box, masks, rule.maskOverlap);
    });
    return kept;
}

void lookIntoMasks(const LeakagePage& page, int number, const LeakageRule& rule, LeakageReport& report)
{
    LeakageFinding readable {Kind::ReadableInMask, number, 0, {}, {}};
    QStringList texts;
    for (const VisibleWord& word : page.words) {
        if (lieIn(word.box, page.masks, rule.maskOverlap) && !comparable(word.text).isEmpty()) {
            ++readable.count;
            texts.append(word.text);
            readable.boxes.append(word.box);
        }
    }
    if (readable.count > 0) {
        readable.text = texts.join(u' ');
        report.findings.push_back(readable);
    }
    if (page.unpaintedPixels > 0) {
        report.findings.push_back(
            {Kind::UnpaintedPixels, number, static_cast<int>(page.unpaintedPixels), {}, {}});
    }
    for (const QRectF& mask : page.masks) {
        if ((mask & QRectF(QPointF(), page.size)).isEmpty()) {
            report.findings.push_back({Kind::MaskOutsidePage, number, 1, {}, {mask}});
        }
    }
}

LeakageFinding finding(Kind kind, int page, const QString& text, const std::vector<VisibleText::Hit>& hits)
{
    LeakageFinding found {kind, page, static_cast<int>(hits.size()), text, {}};
    for (const VisibleText::Hit& hit : hits) {
        found.boxes.append(hit.box);
    }
    return found;
}

/// The longest run of the target's words that stands on the page; the first of equally long ones.
void findPart(
    const QStringList& words, const VisibleText& text, int page, const LeakageRule& rule, LeakageReport& report)
{
    for (qsizetype length = words.size() - 1; length >= rule.partWords; --length) {
        for (qsizetype start = 0; start + length <= words.size(); ++start) {
            const QString part = words.mid(start, length).join(u' ');
            if (const auto hits = text.find(part); !hits.empty()) {
                report.findings.push_back(finding(Kind::PartElsewhere, page, part, hits));
                return;
            }
        }
    }
}

int occurrences(const QString& text, const QString& target)
{
    std::vector<VisibleWord> words;
    for (const QString& word : wordsOf(text)) {
        words.push_back({word, {}, 1.0});
    }
    return static_cast<int>(VisibleText(std::move(words)).find(target).size());
}

/// A page's own text holds the target once where the mask is; anything beyond that is elsewhere.
void lookIntoEmbedded(
    const QString& target, const LeakagePage& page, int number, LeakageReport& report)
{
    const int count = occurrences(page.embeddedText, target) - (page.masks.empty() ? 0 : 1);
    if (count > 0) {
        report.findings.push_back({Kind::Embedded, number, count, target, {}});
    }
}

} // namespace

bool LeakageReport::leaks() const
{
    return std::ranges::any_of(findings, [](const LeakageFinding& found) {
        return found.kind != Kind::PartElsewhere && found.kind != Kind::NotFoundByOcr;
    });
}

bool LeakageReport::hasCautions() const
{
    return std::ranges::any_of(findings, [](const LeakageFinding& found) {
        return found.kind == Kind::PartElsewhere || found.kind == Kind::NotFoundByOcr;
    });
}

LeakageReport
checkLeakage(const QString& target, const std::vector<LeakagePage>& pages, const LeakageRule& rule)
{
    LeakageReport report;
    const bool masked
        = std::ranges::any_of(pages, [](const LeakagePage& page) { return !page.masks.empty(); });
    if (!masked) {
        report.findings.push_back({Kind::NothingMasked, -1, 0, {}, {}});
    }
    const QStringList words = wordsOf(target);
    bool readBefore = false; // OCR read the target where it stands
    for (size_t i = 0; i < pages.size(); ++i) {
        const LeakagePage& page = pages[i];
        const int number = static_cast<int>(i);
        report.words += static_cast<qint64>(page.words.size());
        report.maskPixels += page.maskPixels;
        report.unpaintedPixels += page.unpaintedPixels;
        lookIntoMasks(page, number, rule, report);
        const VisibleText visible(outside(page.words, page.masks, rule));
        if (const auto hits = visible.find(target); !hits.empty()) {
            report.findings.push_back(finding(Kind::Elsewhere, number, target, hits));
        } else {
            findPart(words, visible, number, rule, report);
        }
        lookIntoEmbedded(target, page, number, report);
        readBefore = readBefore || !VisibleText(page.originalWords).find(target).empty();
    }
    if (masked && !readBefore && !comparable(target).isEmpty()) {
        report.findings.push_back({Kind::NotFoundByOcr, -1, 0, target, {}});
    }
    std::ranges::stable_sort(report.findings, {}, [](const LeakageFinding& found) {
        return found.kind == Kind::PartElsewhere || found.kind == Kind::NotFoundByOcr;
    });
    return report;
}

} // namespace groundmark::evaluation::mmtr
