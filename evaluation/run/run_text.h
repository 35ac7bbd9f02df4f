// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace groundmark::evaluation {

/// Translations of what runs say: `RunText::tr("…")`.
struct RunText
{
    Q_DECLARE_TR_FUNCTIONS(Running)
};

} // namespace groundmark::evaluation
