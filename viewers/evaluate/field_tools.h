// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <initializer_list>
#include <optional>

class QLineEdit;
class QWidget;

/// Small fields for numbers, several of them on one line, and what is typed into them.
namespace groundmark::viewers::fields {

/// A field `width` px wide; `name` finds it, `accessible` is its accessible name.
[[nodiscard]] QLineEdit*
number(const QString& name, const QString& accessible, int width = 52);
/// Several small fields and words on one line, as one field.
[[nodiscard]] QWidget* group(std::initializer_list<QWidget*> parts);

/// Nothing typed is nothing. `isWrong` becomes true for what is no number in low–high, and stays
/// true.
[[nodiscard]] std::optional<double>
real(const QLineEdit* field, double low, double high, bool& isWrong);
/// The same for whole numbers.
[[nodiscard]] std::optional<int> whole(const QLineEdit* field, int low, int high, bool& isWrong);

} // namespace groundmark::viewers::fields
