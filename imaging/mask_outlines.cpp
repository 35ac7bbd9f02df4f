// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/mask_outlines.h"

#include <QPolygonF>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <unordered_set>

namespace groundmark::imaging {

namespace {

struct Ring
{
    QList<QPointF> corners;
    QPointF inside; ///< the middle of a set pixel at its edge
    double area = 0.0; ///< positive round set pixels, negative round a hole
};

double signedArea(const QList<QPointF>& corners)
{
    double twice = 0.0;
    for (qsizetype i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
        twice += corners[j].x() * corners[i].y() - corners[i].x() * corners[j].y();
    }
    return twice / 2;
}

/// Walks along the edges between set and unset pixels, the set ones at the right hand.
class Walker
{
public:
    explicit Walker(const TileMask& mask)
        : m_mask(mask)
    {
    }

    [[nodiscard]] std::vector<Ring> rings()
    {
        std::vector<Ring> found;
        const QRect box = m_mask.bounds();
        for (int x = box.left(); x <= box.right(); ++x) {
            bool above = false;
            for (int y = box.top(); y <= box.bottom(); ++y) {
                const bool here = m_mask.contains({x, y});
                if (here && !above && !m_walked.contains(keyOf({x, y}))) {
                    found.push_back(walkFrom({x, y}));
                }
                above = here;
            }
        }
        return found;
    }

private:
    [[nodiscard]] static std::uint64_t keyOf(QPoint corner)
    {
        return (std::uint64_t(std::uint32_t(corner.y())) << 32U) | std::uint32_t(corner.x());
    }

    [[nodiscard]] Ring walkFrom(QPoint start)
    {
        // Right, down, left, up; the pixels ahead at the left and right hand from a corner.
        constexpr std::array steps {QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)};
        constexpr std::array leftAhead {QPoint(0, -1), QPoint(0, 0), QPoint(-1, 0), QPoint(-1, -1)};
        constexpr std::array rightAhead {QPoint(0, 0), QPoint(-1, 0), QPoint(-1, -1), QPoint(0, -1)};
        Ring ring;
        ring.inside = QPointF(start) + QPointF(0.5, 0.5);
        QPoint at = start;
        std::size_t way = 0;
        do {
            if (way == 0) {
                m_walked.insert(keyOf(at));
            }
            at += steps[way];
            std::size_t next = way;
            if (m_mask.contains(at + leftAhead[way])) {
                next = (way + 3) % 4;
            } else if (!m_mask.contains(at + rightAhead[way])) {
                next = (way + 1) % 4;
            }
            if (next != way) {
                ring.corners.append(QPointF(at));
            }
            way = next;
        } while (at != start || way != 0);
        ring.area = signedArea(ring.corners);
        return ring;
    }

    const TileMask& m_mask;
    std::unordered_set<std::uint64_t> m_walked; ///< left ends of upper edges
};

QList<QPointF> simplified(const QList<QPointF>& corners, double tolerance)
{
    if (tolerance <= 0 || corners.size() <= 4) {
        return corners;
    }
    std::vector<cv::Point2f> points;
    points.reserve(static_cast<std::size_t>(corners.size()));
    for (const QPointF corner : corners) {
        points.emplace_back(float(corner.x()), float(corner.y()));
    }
    std::vector<cv::Point2f> fewer;
    try {
        cv::approxPolyDP(points, fewer, tolerance, true);
    } catch (const cv::Exception&) {
        return corners; // no memory: exact is never wrong
    }
    if (fewer.size() < 3) {
        return corners;
    }
    QList<QPointF> result;
    for (const cv::Point2f& point : fewer) {
        result.append(QPointF(double(point.x), double(point.y)));
    }
    return result;
}

/// The outline with the hole joined to it between their nearest corners.
QList<QPointF> withHole(const QList<QPointF>& outline, const QList<QPointF>& hole)
{
    qsizetype outer = 0;
    qsizetype inner = 0;
    double best = std::numeric_limits<double>::max();
    for (qsizetype i = 0; i < outline.size(); ++i) {
        for (qsizetype j = 0; j < hole.size(); ++j) {
            const double distance = (outline[i] - hole[j]).manhattanLength();
            if (distance < best) {
                best = distance;
                outer = i;
                inner = j;
            }
        }
    }
    QList<QPointF> joined = outline.mid(0, outer + 1);
    for (qsizetype j = 0; j <= hole.size(); ++j) {
        joined.append(hole[(inner + j) % hole.size()]);
    }
    joined.append(outline.mid(outer));
    return joined;
}

} // namespace

std::vector<QList<QPointF>> outlinesOf(const TileMask& mask, double tolerance)
{
    const std::vector<Ring> rings = Walker(mask).rings();
    std::vector<const Ring*> outer;
    for (const Ring& ring : rings) {
        if (ring.area > 0) {
            outer.push_back(&ring);
        }
    }
    std::stable_sort(outer.begin(), outer.end(), [](const Ring* a, const Ring* b) {
        return a->area > b->area;
    });
    std::vector<QList<QPointF>> outlines;
    outlines.reserve(outer.size());
    for (const Ring* ring : outer) {
        outlines.push_back(simplified(ring->corners, tolerance));
    }
    for (const Ring& hole : rings) {
        if (hole.area > 0) {
            continue;
        }
        // An island in a hole of another part lies in both: the smaller outline is its own.
        for (std::size_t i = outer.size(); i-- > 0;) {
            if (QPolygonF(outer[i]->corners).containsPoint(hole.inside, Qt::OddEvenFill)) {
                outlines[i] = withHole(outlines[i], simplified(hole.corners, tolerance));
                break;
            }
        }
    }
    return outlines;
}

} // namespace groundmark::imaging
