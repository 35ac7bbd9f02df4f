// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "annotation/tools/tool_host.h"

#include <QObject>

#include <functional>
#include <vector>

namespace groundmark::annotation {

/// One page of the document as the canvas tools see it, with the selection that the canvas and the
/// list of regions share.
class DocumentHost : public QObject, public ToolHost
{
    Q_OBJECT

public:
    /// @param words of the page that is shown; null for none
    explicit DocumentHost(
        SampleDocument& document, WordSource* words = nullptr, QObject* parent = nullptr);

    void setPage(int page);
    [[nodiscard]] int page() const { return m_page; }
    /// What new regions are given.
    void setDefaults(RegionRole role, LabelId label);

    /// The selected regions themselves.
    [[nodiscard]] std::vector<Region> selectedRegions() const;
    /// One edit that gives each selected region, changed by `change`, a new value; nothing happens
    /// when none of them differs.
    void changeSelected(const QString& action, const std::function<void(Region&)>& change);
    void removeSelected(const QString& action = QStringLiteral("region.delete"));

    // ToolHost
    [[nodiscard]] QSizeF imageSize() const override;
    [[nodiscard]] SampleId sample() const override;
    [[nodiscard]] std::span<const Region> regions() const override { return m_regions; }
    [[nodiscard]] QList<RegionId> selection() const override { return m_selection; }
    void setSelection(const QList<RegionId>& ids) override;
    [[nodiscard]] Region newRegion() const override;
    [[nodiscard]] WordSource* wordSource() const override { return m_words; }
    bool commit(const Edit& edit) override;

signals:
    void regionsChanged();
    void selectionChanged();

private:
    void reread();

    SampleDocument& m_document;
    WordSource* m_words;
    std::vector<Region> m_regions;
    QList<RegionId> m_selection;
    int m_page = 0;
    RegionRole m_role = RegionRole::Object;
    LabelId m_label;
};

} // namespace groundmark::annotation
