// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/mask/leakage_job.h"
#include "widgets/glyphs.h"

#include <QWidget>

class QAction;
class QVBoxLayout;

namespace groundmark::widgets {
class Badge;
class PanelHeader;
}

namespace groundmark::annotation {

/// What the leakage check of the current sample found. Findings are flags for a person: nothing is
/// taken out because of them.
class LeakagePane : public QWidget
{
    Q_OBJECT

public:
    explicit LeakagePane(QWidget* parent = nullptr);

    /// Nothing was checked, or the masks or the target have changed since.
    void showUnchecked(const QString& why);
    void showRunning();
    void show(const LeakageResult& result, const QString& clock);
    void showFailure(const Error& error);
    using QWidget::show;
    void setEnabledCheck(bool enabled);

signals:
    void checkRequested();
    /// Somebody wants to see where something was found.
    void placeRequested(int page, const QRectF& box);

private:
    void clear();
    void addLine(widgets::Glyph glyph, const QString& heading, const QString& facts);
    void addFinding(const evaluation::mmtr::LeakageFinding& finding);

    widgets::PanelHeader* m_header;
    widgets::Badge* m_badge;
    QAction* m_check;
    QVBoxLayout* m_lines;
};

} // namespace groundmark::annotation
