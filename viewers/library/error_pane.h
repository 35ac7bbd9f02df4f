// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QWidget>

namespace groundmark::widgets {
class RoleLabel;
}

namespace groundmark::viewers {

/// What stands in the place of a result that could not be had: what happened, where, what was kept,
/// what to do, and a way to copy all of it.
class ErrorPane : public QWidget
{
    Q_OBJECT

public:
    explicit ErrorPane(QWidget* parent = nullptr);

    void setError(const Error& error);
    [[nodiscard]] const Error& error() const { return m_error; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Error m_error;
    widgets::RoleLabel* m_what;
    widgets::RoleLabel* m_where;
    widgets::RoleLabel* m_kept;
    widgets::RoleLabel* m_hint;
};

} // namespace groundmark::viewers
