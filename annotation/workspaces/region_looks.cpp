// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/region_looks.h"

#include "widgets/theme/tokens.h"

#include <QCoreApplication>

namespace groundmark::annotation {

QColor colourOf(const Region& region, const LabelIndex& labels)
{
    if (region.ordinal > 0) {
        return widgets::over_image::region(region.ordinal);
    }
    const auto label = labels.constFind(region.label);
    return widgets::over_image::region(label != labels.cend() ? label->colour + 1 : 1);
}

QString tagOf(const Region& region, const LabelIndex& labels)
{
    if (region.ordinal > 0) {
        return region.ordinalName();
    }
    const auto label = labels.constFind(region.label);
    return label != labels.cend() ? label->name : QString();
}

widgets::OverlayShape appearanceOf(const Region& region, const LabelIndex& labels)
{
    widgets::OverlayShape shape;
    shape.style.colour = colourOf(region, labels);
    shape.tag = tagOf(region, labels);
    return shape;
}

QString wordOf(RegionRole role)
{
    switch (role) {
    case RegionRole::Object:
        return QCoreApplication::translate("Roles", "Object");
    case RegionRole::Relevant:
        return QCoreApplication::translate("Roles", "Relevant");
    case RegionRole::Adversarial:
        return QCoreApplication::translate("Roles", "Adversarial");
    case RegionRole::Cue:
        return QCoreApplication::translate("Roles", "Cue");
    case RegionRole::MaskTarget:
        return QCoreApplication::translate("Roles", "Mask target");
    case RegionRole::Answer:
        return QCoreApplication::translate("Roles", "Answer");
    case RegionRole::Word:
        return QCoreApplication::translate("Roles", "Word or text");
    }
    return {};
}

} // namespace groundmark::annotation
