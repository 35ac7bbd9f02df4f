// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QString>

namespace groundmark {

enum class Severity { Note, Warning, Error };

/// Something worth a person's look in data that was otherwise usable. Importers and checks collect
/// issues and go on; an Error stops.
struct Issue
{
    Severity severity = Severity::Warning;
    QString kind; ///< stable word to count and group by, such as "missing-image"
    qint64 row = 0; ///< 1-based row, line or element in the source; 0 when it has none
    Error text;

    bool operator==(const Issue&) const = default;
};

} // namespace groundmark
