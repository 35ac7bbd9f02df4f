// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/mask_ratio.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace groundmark::evaluation {

double coveredArea(std::span<const QRectF> boxes, QSizeF page)
{
    std::vector<QRectF> inside;
    std::vector<double> edges;
    for (const QRectF& box : boxes) {
        const QRectF clipped = box.intersected(QRectF(QPointF(0, 0), page));
        if (!clipped.isEmpty()) {
            inside.push_back(clipped);
            edges.push_back(clipped.top());
            edges.push_back(clipped.bottom());
        }
    }
    std::sort(edges.begin(), edges.end());
    std::sort(inside.begin(), inside.end(), [](const QRectF& a, const QRectF& b) {
        return a.left() < b.left();
    });
    // Between two neighbouring edges every box is either wholly present or absent, so the covered
    // width is that of a union of intervals.
    double area = 0.0;
    for (std::size_t i = 1; i < edges.size(); ++i) {
        const double height = edges[i] - edges[i - 1];
        double covered = 0.0;
        double reach = 0.0;
        for (const QRectF& box : inside) {
            if (height > 0.0 && box.top() <= edges[i - 1] && box.bottom() >= edges[i]) {
                covered += std::max(0.0, box.right() - std::max(reach, box.left()));
                reach = std::max(reach, box.right());
            }
        }
        area += covered * height;
    }
    return area;
}

double maskRatio(std::span<const QRectF> boxes, QSizeF page)
{
    return page.isEmpty() ? 0.0 : coveredArea(boxes, page) / (page.width() * page.height());
}

} // namespace groundmark::evaluation
