// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/relevant_regions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <tuple>

namespace groundmark::evaluation {

namespace {

double area(const QRectF& box)
{
    return box.width() * box.height();
}

bool isComplete(const SaliencyMap& map)
{
    return map.width > 0 && map.height > 0
        && map.values.size()
        == static_cast<std::size_t>(map.width) * static_cast<std::size_t>(map.height);
}

struct Spot
{
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    int pixels = 0;
};

/// Collects the 8-connected spot around `seed` and clears it from the mask.
Spot takeSpot(std::vector<char>& mask, int width, int height, int seed)
{
    Spot spot {seed % width, seed / width, seed % width, seed / width, 0};
    std::vector<int> todo {seed};
    mask[static_cast<std::size_t>(seed)] = 0;
    while (!todo.empty()) {
        const int x = todo.back() % width;
        const int y = todo.back() / width;
        todo.pop_back();
        ++spot.pixels;
        spot.left = std::min(spot.left, x);
        spot.right = std::max(spot.right, x);
        spot.top = std::min(spot.top, y);
        spot.bottom = std::max(spot.bottom, y);
        for (int v = std::max(0, y - 1); v <= std::min(height - 1, y + 1); ++v) {
            for (int u = std::max(0, x - 1); u <= std::min(width - 1, x + 1); ++u) {
                char& pixel = mask[static_cast<std::size_t>(v * width + u)];
                if (pixel != 0) {
                    pixel = 0;
                    todo.push_back(v * width + u);
                }
            }
        }
    }
    return spot;
}

struct Pair
{
    std::size_t i = 0;
    std::size_t j = 0;
};

/// The pair to merge next: the largest intersection over the smaller area, ties to the first.
std::optional<Pair> mostOverlapping(const std::vector<QRectF>& boxes, const MergeRule& rule)
{
    std::optional<Pair> best;
    double bestIom = 0.0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        for (std::size_t j = i + 1; j < boxes.size(); ++j) {
            const double shared = sharedArea(boxes[i], boxes[j]);
            if (shared <= 0.0) {
                continue;
            }
            const double iou = shared / (area(boxes[i]) + area(boxes[j]) - shared);
            const double iom = shared / std::min(area(boxes[i]), area(boxes[j]));
            if ((iou >= rule.iou || iom >= rule.iom) && iom > bestIom) {
                best = Pair {i, j};
                bestIom = iom;
            }
        }
    }
    return best;
}

/// The largest part of `box` beside `other`: left, right, above or below, ties in this order.
QRectF largestPiece(const QRectF& box, const QRectF& other)
{
    const auto piece = [](double left, double top, double right, double bottom) {
        return QRectF(QPointF(left, top), QPointF(std::max(left, right), std::max(top, bottom)));
    };
    const std::array<QRectF, 4> pieces = {
        piece(box.left(), box.top(), other.left(), box.bottom()),
        piece(other.right(), box.top(), box.right(), box.bottom()),
        piece(box.left(), box.top(), box.right(), other.top()),
        piece(box.left(), other.bottom(), box.right(), box.bottom()),
    };
    return *std::max_element(pieces.begin(), pieces.end(), [](const QRectF& a, const QRectF& b) {
        return area(a) < area(b);
    });
}

QRectF trimmedAround(QRectF box, const std::vector<QRectF>& accepted)
{
    for (auto it = accepted.begin(); it != accepted.end() && area(box) > 0.0;) {
        if (sharedArea(box, *it) > 0.0) {
            box = largestPiece(box, *it);
            it = accepted.begin();
        } else {
            ++it;
        }
    }
    return box;
}

} // namespace

int minimumHotspotArea(int width, int height)
{
    return std::max(1, static_cast<int>(0.001 * width * height));
}

std::vector<QRectF> hotspotBoxes(const SaliencyMap& map, const HotspotRule& rule)
{
    if (!isComplete(map)) {
        return {};
    }
    const double peak = *std::max_element(map.values.begin(), map.values.end());
    if (!(peak > 0.0)) {
        return {};
    }
    std::vector<char> mask(map.values.size());
    std::transform(map.values.begin(), map.values.end(), mask.begin(), [&](double value) {
        return static_cast<char>(value / peak >= rule.threshold);
    });
    std::vector<QRectF> boxes;
    for (std::size_t seed = 0; seed < mask.size(); ++seed) {
        if (mask[seed] == 0) {
            continue;
        }
        const Spot spot = takeSpot(mask, map.width, map.height, static_cast<int>(seed));
        if (spot.pixels >= rule.minimumArea) {
            boxes.emplace_back(
                spot.left, spot.top, spot.right - spot.left + 1, spot.bottom - spot.top + 1);
        }
    }
    sortForNumbering(boxes);
    return boxes;
}

double meanZScore(const SaliencyMap& map, const QRectF& box)
{
    const int left = std::max(0, static_cast<int>(std::floor(box.left())));
    const int top = std::max(0, static_cast<int>(std::floor(box.top())));
    const int right = std::min(map.width, static_cast<int>(std::ceil(box.right())));
    const int bottom = std::min(map.height, static_cast<int>(std::ceil(box.bottom())));
    if (!isComplete(map) || left >= right || top >= bottom) {
        return 0.0;
    }
    const auto n = static_cast<double>(map.values.size());
    double mean = 0.0;
    for (const double value : map.values) {
        mean += value / n;
    }
    double variance = 0.0;
    for (const double value : map.values) {
        variance += (value - mean) * (value - mean) / n;
    }
    double inside = 0.0;
    for (int y = top; y < bottom; ++y) {
        for (int x = left; x < right; ++x) {
            inside += map.values
                          [static_cast<std::size_t>(y) * static_cast<std::size_t>(map.width)
                           + static_cast<std::size_t>(x)];
        }
    }
    inside /= static_cast<double>(right - left) * (bottom - top);
    return variance > 0.0 ? (inside - mean) / std::sqrt(variance) : 0.0;
}

std::vector<QRectF> disjointBoxes(std::vector<QRectF> boxes, const MergeRule& rule)
{
    std::erase_if(boxes, [](const QRectF& box) { return !(box.width() > 0 && box.height() > 0); });
    while (const auto pair = mostOverlapping(boxes, rule)) {
        boxes[pair->i] = boxes[pair->i].united(boxes[pair->j]);
        boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(pair->j));
    }
    std::vector<QRectF> accepted;
    for (const QRectF& box : boxes) {
        const QRectF rest = trimmedAround(box, accepted);
        if (area(rest) > 0.0 && area(rest) >= rule.keptFraction * area(box)) {
            accepted.push_back(rest);
        }
    }
    sortForNumbering(accepted);
    return accepted;
}

double sharedArea(const QRectF& a, const QRectF& b)
{
    const double width = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
    const double height = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return width > 0.0 && height > 0.0 ? width * height : 0.0;
}

void sortForNumbering(std::vector<QRectF>& boxes)
{
    const auto key
        = [](const QRectF& box) { return std::tuple(box.y(), box.x(), box.height(), box.width()); };
    std::sort(boxes.begin(), boxes.end(), [&](const QRectF& a, const QRectF& b) {
        return key(a) < key(b);
    });
}

} // namespace groundmark::evaluation
