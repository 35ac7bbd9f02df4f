// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace groundmark::evaluation::generate {

/// Translations of what the pipeline says: `GenText::tr("…")`.
struct GenText
{
    Q_DECLARE_TR_FUNCTIONS(Generate)
};

} // namespace groundmark::evaluation::generate
