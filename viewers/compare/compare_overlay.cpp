// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/compare_overlay.h"

#include "widgets/numbers.h"
#include "widgets/run_swatch.h"
#include "widgets/theme/tokens.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::viewers {

using widgets::OverlayShape;

QList<OverlayShape> truthShapes(const CompareSample& sample, int page)
{
    QList<OverlayShape> shapes;
    for (const Region& region : sample.regions) {
        if (region.page != page || region.hidden) {
            continue;
        }
        OverlayShape shape;
        shape.id = region.id.value;
        shape.shape = region.shape;
        shape.imageSize = sample.imageSize(page).toSize();
        if (region.role == RegionRole::Answer) {
            shape.style.colour = widgets::truthLook.colour;
            shape.style.width = widgets::truthLook.width;
            shape.tag = QCoreApplication::translate("Compare", "Truth");
        } else {
            shape.style.colour = widgets::over_image::region(region.ordinal);
            shape.style.width = region.role == RegionRole::Word ? 1.0 : 2.0;
            shape.tag = region.ordinalName();
        }
        shapes.append(shape);
    }
    return shapes;
}

namespace {

/// The boxes of a metric that matches many, such as text spotting, with the number of each pair.
QList<OverlayShape> matchShapes(const CompareSample& sample, int run, int page)
{
    const RunAnswer& answer = sample.answers[static_cast<size_t>(run)];
    const widgets::RunLook& look = widgets::runLook(run);
    QList<OverlayShape> shapes;
    for (size_t i = 0; i < answer.matches.size(); ++i) {
        const MatchedBox& match = answer.matches[i];
        const auto box = match.answer
            ? boxInPixels(
                *match.answer, answer.run.frame, sample.imageSize(page), resizedFor(answer.run))
            : match.truth ? boxInPixels(*match.truth, Frame::Thousand, sample.imageSize(page))
                          : std::nullopt;
        if (!box) {
            continue;
        }
        OverlayShape shape;
        shape.shape = Shape::box(*box);
        shape.style.colour = match.answer ? look.colour : widgets::truthLook.colour;
        shape.style.width = look.width;
        for (const double length : look.dashes()) {
            shape.style.dash.append(length);
        }
        shape.tag = QString::number(i + 1) + u' ' + signOf(match);
        shapes.append(shape);
    }
    return shapes;
}

} // namespace

QString signOf(const MatchedBox& match)
{
    if (!match.answer) {
        return QCoreApplication::translate("Compare", "missed");
    }
    if (!match.truth) {
        return QStringLiteral("✕");
    }
    return match.sameText ? QStringLiteral("✓") : QStringLiteral("≠");
}

QList<OverlayShape> answerShapes(const CompareSample& sample, int run, int page)
{
    const RunAnswer& answer = sample.answers[static_cast<size_t>(run)];
    if (answer.boxes.isEmpty()) {
        return page == 0 ? matchShapes(sample, run, page) : QList<OverlayShape> {};
    }
    const QList<QRectF> truth = sample.truthBoxes(page);
    const widgets::RunLook& look = widgets::runLook(run);
    QList<OverlayShape> shapes;
    for (qsizetype i = 0; i < answer.boxes.size(); ++i) {
        const auto box = boxInPixels(
            answer.boxes[i], answer.run.frame, sample.imageSize(page), resizedFor(answer.run));
        if (!box) {
            continue;
        }
        OverlayShape shape;
        shape.shape = Shape::box(*box);
        shape.style.colour = look.colour;
        shape.style.width = look.width;
        for (const double length : look.dashes()) {
            shape.style.dash.append(length);
        }
        if (i + 1 == answer.boxes.size()) {
            shape.tag = widgets::runLetter(run);
            if (const auto iou = bestIou(*box, truth)) {
                shape.tag += QStringLiteral(" IoU ") + widgets::numbers::score(*iou, 2);
            }
        }
        shapes.append(shape);
    }
    return shapes;
}

std::optional<double> bestIou(const QRectF& box, const QList<QRectF>& truth)
{
    if (truth.isEmpty()) {
        return std::nullopt;
    }
    double best = 0.0;
    for (const QRectF& other : truth) {
        best = std::max(best, intersectionOverUnion(box, other));
    }
    return best;
}

} // namespace groundmark::viewers
