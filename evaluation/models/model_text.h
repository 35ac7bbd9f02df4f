// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace groundmark::evaluation {

/// Translations of what models say when something is wrong: `ModelText::tr("…")`.
struct ModelText
{
    Q_DECLARE_TR_FUNCTIONS(Models)
};

} // namespace groundmark::evaluation
