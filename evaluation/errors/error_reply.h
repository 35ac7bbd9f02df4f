// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"

#include <QString>

namespace groundmark::evaluation {

/// The id of the type that a judge's reply names: what follows the last "error type:", read as a
/// number with a name ("6. overgeneralization"), a name or a number. A name goes before a number that
/// contradicts it, since judges count worse than they name (ours). Empty when it names none.
[[nodiscard]] QString parseErrorType(const Taxonomy& taxonomy, const QString& reply);

} // namespace groundmark::evaluation
