// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/image_inspector.h"

#include "imaging/image_facts.h"

#include <QFileInfo>

namespace groundmark::viewers {

Image inspectImage(const QString& path)
{
    Image image;
    image.path = path;
    const QFileInfo info(path);
    if (!info.isFile()) {
        image.state = ImageState::Missing;
        return image;
    }
    image.bytes = info.size();
    const auto facts = imaging::readImageFacts(path);
    if (!facts) {
        image.state = ImageState::Unreadable;
        return image;
    }
    image.sha256 = facts->sha256;
    image.size = facts->header.size;
    image.orientation = facts->header.orientation;
    return image;
}

} // namespace groundmark::viewers
