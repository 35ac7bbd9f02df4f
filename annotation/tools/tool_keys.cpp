// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/tool_keys.h"

#include "annotation/tools/canvas_controller.h"
#include "widgets/canvas/image_canvas.h"

#include <QCoreApplication>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

/// A document of one empty pixel: tools can be asked what keys they have, and nothing can be done.
class NoDocument final : public ToolHost
{
public:
    [[nodiscard]] QSizeF imageSize() const override { return {1, 1}; }
    [[nodiscard]] SampleId sample() const override { return {}; }
    [[nodiscard]] std::span<const Region> regions() const override { return {}; }
    [[nodiscard]] QList<RegionId> selection() const override { return {}; }
    void setSelection(const QList<RegionId>& /*ids*/) override { }
    [[nodiscard]] Region newRegion() const override { return {}; }
    bool commit(const Edit& /*edit*/) override { return false; }
};

} // namespace

void addToolKeys(widgets::KeyMap& keys, const QString& workspace)
{
    NoDocument nothing;
    widgets::ImageCanvas canvas;
    const CanvasController controller(canvas, nothing);
    const QString tools = u"tools"_s;
    keys.nameScope(tools, QCoreApplication::translate("Tools", "Canvas tools"));
    for (const auto& tool : controller.tools().tools()) {
        const ToolInfo info = tool->info();
        const QString scope = keyIdOf(info);
        keys.add(tools, scope, info.title, info.keys);
        keys.nameScope(scope, info.title);
        for (const ToolKey& key : tool->keys()) {
            keys.add(
                tool->startsWith(key.action) ? tools : scope,
                key.action,
                QCoreApplication::translate("Tools", key.title),
                {key.key});
        }
        keys.addPlace({widgets::KeyMap::Global, workspace, u"canvas"_s, tools, scope});
    }
    keys.add(
        tools,
        RepeatAction,
        QCoreApplication::translate("Tools", "Back to selecting, or to the last tool"),
        {Qt::Key_N});
}

} // namespace groundmark::annotation
