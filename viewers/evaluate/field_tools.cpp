// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/field_tools.h"

#include "widgets/numbers.h"

#include <QHBoxLayout>
#include <QLineEdit>

#include <cmath>

namespace groundmark::viewers::fields {

QLineEdit* number(const QString& name, const QString& accessible, int width)
{
    auto* field = new QLineEdit;
    field->setObjectName(name);
    field->setAccessibleName(accessible);
    field->setFixedWidth(width);
    return field;
}

QWidget* group(std::initializer_list<QWidget*> parts)
{
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    for (QWidget* part : parts) {
        line->addWidget(part);
    }
    line->addStretch(1);
    return box;
}

std::optional<double> real(const QLineEdit* field, double low, double high, bool& isWrong)
{
    const QString text = field->text().trimmed();
    if (text.isEmpty()) {
        return std::nullopt;
    }
    const auto number = widgets::numbers::parsed(text);
    const bool isFine = number && *number >= low && *number <= high;
    isWrong = isWrong || !isFine;
    return isFine ? number : std::nullopt;
}

std::optional<int> whole(const QLineEdit* field, int low, int high, bool& isWrong)
{
    const auto number = real(field, low, high, isWrong);
    if (number && *number != std::floor(*number)) {
        isWrong = true;
        return std::nullopt;
    }
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

} // namespace groundmark::viewers::fields
