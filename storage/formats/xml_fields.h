// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/json_text.h"

#include <QString>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace groundmark::storage {

/// Reading XML of strangers: no document type (so no entities of its own, nothing that grows when
/// it is read, and no file or address that it could name), one element at a time.

/// The element that was just started, with all inside, as text that writeXml() can write again.
/// Leaves the reader at the element's end.
[[nodiscard]] QString copyXml(QXmlStreamReader& xml);
/// Writes a text of copyXml(), or several one after the other.
void writeXml(QXmlStreamWriter& xml, const QString& text);

/// Goes to the document element. Fails when there is none, when it has another name, or when the
/// document has a type; `expected` says what was looked for.
[[nodiscard]] Result<void> openXml(
    QXmlStreamReader& xml, const QString& path, const QString& element, const QString& expected);
/// The reader's own trouble, after the loop ended; nothing when there was none.
[[nodiscard]] Result<void> closeXml(const QXmlStreamReader& xml, const QString& path);

/// A number as XML files have it; NaN, which importers report, for what is none.
[[nodiscard]] double xmlNumber(QStringView text);
/// With up to six digits after the point and no zeros at the end.
[[nodiscard]] QString xmlNumber(double value);

/// Attributes that are not in `known`, as a JSON object.
[[nodiscard]] Json otherAttributes(
    const QXmlStreamAttributes& attributes, std::initializer_list<const char*> known);

} // namespace groundmark::storage
