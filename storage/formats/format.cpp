// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/format.h"

#include <QCoreApplication>
#include <QDir>

namespace groundmark::storage {

Result<void> Format::read(const QString& path, ImportSink& /*sink*/) const
{
    return Error {
        QCoreApplication::translate("Import", "The format %1 can only be written.").arg(name()),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Import", "Nothing was changed."),
        QCoreApplication::translate("Import", "\"groundmark formats\" lists what can be read.")};
}

Result<ExportReport> Format::write(ExportSource& /*source*/, const QString& path) const
{
    return Error {
        QCoreApplication::translate("Export", "The format %1 can only be read.").arg(name()),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Export", "Nothing was written."),
        QCoreApplication::translate("Export", "\"groundmark formats\" lists what can be written.")};
}

} // namespace groundmark::storage
