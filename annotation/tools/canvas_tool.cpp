// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/canvas_tool.h"

namespace groundmark::annotation {

bool CanvasTool::create(const Shape& shape)
{
    Region region = m_host.newRegion();
    region.shape = shape;
    const RegionId id = region.id;
    if (!m_host.commit(
            {QStringLiteral("region.create"), m_host.sample(), {{std::nullopt, region}}})) {
        return false;
    }
    m_host.setSelection({id});
    return true;
}

} // namespace groundmark::annotation
