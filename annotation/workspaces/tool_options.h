// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;

namespace groundmark::annotation {

/// The choices of the active tool: a combo box for each list, a field for each number.
class ToolOptions : public QWidget
{
    Q_OBJECT

public:
    explicit ToolOptions(QWidget* parent = nullptr);

    /// Shows these; fields that are there already only get their value.
    void show(const QList<ToolOption>& options);

signals:
    /// Somebody chose.
    void chosen(QLatin1StringView id, int value);

private:
    [[nodiscard]] QWidget* makeField(const ToolOption& option);
    void setValue(QWidget* field, int value);

    QHBoxLayout* m_layout;
    QList<ToolOption> m_shown;
    QList<QWidget*> m_fields;
    bool m_filling = false;
};

} // namespace groundmark::annotation
