// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"

#include <QByteArray>
#include <QRect>
#include <QSize>
#include <QString>

namespace groundmark {

/// The part of a page that is shown enlarged beside it, as attention maps chose it. It belongs to a
/// named set, so that a run can say which crops its model saw.
struct CueBox
{
    QString set; ///< "textcue-qwen2.5vl-7b", as the person who made it calls it
    SampleId sample;
    int page = 0; ///< index into Sample::pages
    QRect crop; ///< displayed pixels of the page
    QSize shown; ///< pixels of the enlarged crop
    QByteArray facts; ///< how it came about, with every parameter: one JSON object

    bool operator==(const CueBox&) const = default;
};

} // namespace groundmark
