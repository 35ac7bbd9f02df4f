// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/region_facts.h"
#include "annotation/steps/steps_workspace.h"
#include "annotation/workspaces/sample_list.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/numbers.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>

#include <algorithm>

// What the status bar says of Steps.
namespace groundmark::annotation {

widgets::StatusFacts StepsWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    const int count = m_samples->model().rowCount();
    if (count > 0) {
        facts.item = tr("Item %1/%2").arg(
            widgets::numbers::count(m_samples->currentRow() + 1), widgets::numbers::count(count));
    }
    const auto done = std::ranges::count(m_progress, SampleState::Done);
    facts.done = tr("Yours done %1").arg(widgets::numbers::count(done));
    if (m_canvas->source()) {
        facts.zoom = tr("Zoom %1 %").arg(qRound(m_canvas->zoom() * 100.0));
    }
    if (m_cursor && m_document && !m_document->pages().empty() && !m_document->pages().front().size.isEmpty()) {
        const QPointF thousand
            = convert(*m_cursor, Frame::Pixels, Frame::Thousand, m_document->pages().front().size);
        facts.cursor = QStringLiteral("x %1 y %2 | 0–1000: %3, %4")
                           .arg(qRound(m_cursor->x()))
                           .arg(qRound(m_cursor->y()))
                           .arg(qRound(thousand.x()))
                           .arg(qRound(thousand.y()));
    }
    QStringList selected;
    if (m_regions != nullptr && m_regionsTable->selectionModel() != nullptr) {
        for (const QModelIndex& row : m_regionsTable->selectionModel()->selectedRows()) {
            selected.append(m_regions->regionAt(row.row()).ordinalName());
        }
    }
    if (!selected.isEmpty()) {
        facts.selection = tr("Selection %1").arg(selected.join(QStringLiteral(", ")));
    }
    if (m_reasoning && m_reasoning->chain() != nullptr) {
        const int seconds = static_cast<int>(m_reasoning->seconds() + m_clock.elapsed());
        facts.time = tr("%1 on this item")
                         .arg(QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
    }
    facts.keys = keyScope();
    return facts;
}

QString StepsWorkspace::keyScope() const
{
    const QWidget* focus = QApplication::focusWidget();
    if (qobject_cast<const QLineEdit*>(focus) || qobject_cast<const QPlainTextEdit*>(focus)) {
        return tr("Keys: text – single keys off");
    }
    return focus == m_canvas ? tr("Keys: canvas") : tr("Keys: steps");
}

} // namespace groundmark::annotation
