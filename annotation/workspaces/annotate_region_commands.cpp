// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands of Annotate that do something with the selected regions as a whole.
#include "annotation/workspaces/annotate_workspace.h"
#include "annotation/workspaces/document_host.h"
#include "annotation/workspaces/labels_dialog.h"
#include "annotation/workspaces/region_edits.h"
#include "annotation/workspaces/region_panel.h"

#include <QAction>

namespace groundmark::annotation {

namespace {

constexpr int LabelKeys = 9;

} // namespace

void AnnotateWorkspace::buildRegionCommands()
{
    using widgets::Icon;
    const auto edit = [this](auto what) {
        return [this, what] {
            if (m_host != nullptr) {
                m_regions->commitPending();
                RegionEdits edits(m_session, *m_host);
                if (const QString said = what(edits); !said.isEmpty()) {
                    emit messageRequested(said);
                }
            }
        };
    };
    const auto order = [&edit](DrawingOrder to) {
        return edit([to](RegionEdits& edits) {
            edits.reorder(to);
            return QString();
        });
    };
    m_commands.append(nullptr);
    addCommand(
        QStringLiteral("region.copy"), tr("Copy the selected regions"), {QKeySequence::Copy}, Icon::Copy,
        edit([](const RegionEdits& edits) { return edits.copy(); }));
    addCommand(
        QStringLiteral("region.cut"), tr("Cut the selected regions"), {QKeySequence::Cut}, Icon::Copy,
        edit([](RegionEdits& edits) { return edits.cut(); }));
    addCommand(
        QStringLiteral("region.paste"), tr("Paste regions"), {QKeySequence::Paste}, Icon::Copy,
        edit([](RegionEdits& edits) { return edits.paste(); }));
    addCommand(
        QStringLiteral("region.forward"), tr("Draw over the next region"), {Qt::CTRL | Qt::Key_Up}, Icon::Layers,
        order(DrawingOrder::Forward));
    addCommand(
        QStringLiteral("region.backward"), tr("Draw under the next region"), {Qt::CTRL | Qt::Key_Down}, Icon::Layers,
        order(DrawingOrder::Backward));
    addCommand(
        QStringLiteral("region.front"), tr("Draw over all regions"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Up}, Icon::Layers,
        order(DrawingOrder::Front));
    addCommand(
        QStringLiteral("region.back"), tr("Draw under all regions"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Down}, Icon::Layers,
        order(DrawingOrder::Back));
    m_commands.append(nullptr);
    for (int digit = 1; digit <= LabelKeys; ++digit) {
        addCommand(
            QStringLiteral("label.%1").arg(digit), tr("Give label %1").arg(digit),
            {QKeySequence(Qt::Key(Qt::Key_0 + digit))}, Icon::Tag,
            edit([digit](RegionEdits& edits) { return edits.giveLabel(digit); }));
    }
    addCommand(QStringLiteral("label.manage"), tr("Labels…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, Icon::Tag, [this] {
        if (m_session.project() != nullptr) {
            LabelsDialog(m_session, this).exec();
        }
    });
}

} // namespace groundmark::annotation
