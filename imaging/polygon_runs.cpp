// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/run_length.h"

#include <algorithm>
#include <cmath>

namespace groundmark::imaging {

namespace {

constexpr int upsampling = 5;
constexpr double farthest = 1e6;

struct Place
{
    int x = 0;
    int y = 0;
};

/// Towards zero after adding a half, also for negative values: the reference's way to round.
int rounded(double value)
{
    return static_cast<int>(value + 0.5);
}

/// Every place from `from` to `to`, both included, one step per unit of the longer axis.
void appendLine(std::vector<Place>& walk, Place from, Place to)
{
    const int width = std::abs(to.x - from.x);
    const int height = std::abs(to.y - from.y);
    const bool isFlat = width >= height;
    // Slopes are taken from the smaller end, so that a line is the same in both directions.
    const bool isBackwards = isFlat ? from.x > to.x : from.y > to.y;
    if (isBackwards) {
        std::swap(from, to);
    }
    const int steps = isFlat ? width : height;
    const int rise = isFlat ? to.y - from.y : to.x - from.x;
    const double slope = steps > 0 ? static_cast<double>(rise) / steps : 0.0;
    for (int i = 0; i <= steps; ++i) {
        const int t = isBackwards ? steps - i : i;
        walk.push_back(
            isFlat ? Place {from.x + t, rounded(from.y + slope * t)}
                   : Place {rounded(from.x + slope * t), from.y + t});
    }
}

/// The places, counted down the columns, at which a column enters or leaves the polygon.
std::vector<std::int64_t> crossings(const std::vector<Place>& walk, QSize size)
{
    std::vector<std::int64_t> places;
    for (std::size_t i = 1; i < walk.size(); ++i) {
        const Place a = walk[i - 1];
        const Place b = walk[i];
        if (a.x == b.x) {
            continue;
        }
        const double x = (std::min(a.x, b.x) + 0.5) / upsampling - 0.5;
        if (std::floor(x) != x || x < 0.0 || x > size.width() - 1) {
            continue;
        }
        const double y = (std::min(a.y, b.y) + 0.5) / upsampling - 0.5;
        const double inside = std::ceil(std::clamp(y, 0.0, static_cast<double>(size.height())));
        places.push_back(
            static_cast<std::int64_t>(x) * size.height() + static_cast<std::int64_t>(inside));
    }
    std::sort(places.begin(), places.end());
    return places;
}

} // namespace

RunLengths polygonRuns(std::span<const QPointF> polygon, QSize size)
{
    const std::int64_t pixels
        = size.isEmpty() ? 0 : static_cast<std::int64_t>(size.width()) * size.height();
    const bool isSane = std::all_of(polygon.begin(), polygon.end(), [](QPointF point) {
        return std::abs(point.x()) <= farthest && std::abs(point.y()) <= farthest;
    });
    std::vector<std::int64_t> places;
    if (isSane && !polygon.empty() && pixels > 0) {
        std::vector<Place> walk;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const QPointF a = polygon[i] * upsampling;
            const QPointF b = polygon[(i + 1) % polygon.size()] * upsampling;
            appendLine(walk, {rounded(a.x()), rounded(a.y())}, {rounded(b.x()), rounded(b.y())});
        }
        places = crossings(walk, size);
    }
    // Two crossings at the same place cancel each other: nothing lies between them.
    places.push_back(pixels);
    RunLengths runs {size, {}};
    std::int64_t before = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i == 0 || places[i] > before) {
            runs.counts.push_back(static_cast<std::uint32_t>(places[i] - before));
        } else if (++i < places.size()) {
            runs.counts.back() += static_cast<std::uint32_t>(places[i] - before);
        } else {
            break;
        }
        before = places[i];
    }
    return runs;
}

} // namespace groundmark::imaging
