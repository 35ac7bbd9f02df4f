// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/formats/format.h"
#include "storage/project.h"

#include <QHash>
#include <QString>

#include <memory>

namespace groundmark::storage {

struct ExportOptions
{
    QString path; ///< file, or folder for formats of many files
    QString dataset; ///< empty: that of the run, or the project's only one
    QString run; ///< whose replies are written along; empty: none
    PageRenderer render {}; ///< for formats that write pictures with something painted over
};

/// Reads what an export needs out of a project, one sample at a time.
class ProjectExport final : public ExportSource
{
public:
    /// Fails when there is no such dataset or run, when the run is of another dataset, and when no
    /// dataset is named though there are several. The project must outlive this.
    [[nodiscard]] static Result<std::unique_ptr<ProjectExport>>
    open(const Project& project, const QString& dataset, const QString& run);

    [[nodiscard]] const Dataset& dataset() const override { return m_dataset; }
    [[nodiscard]] const std::optional<Run>& run() const override { return m_run; }
    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(m_ids.size()); }
    [[nodiscard]] PageRenderer pageRenderer() const override { return m_render; }
    void setPageRenderer(PageRenderer render) { m_render = std::move(render); }
    Result<void> forEach(const std::function<Result<void>(const ExportSample&)>& visit) override;

private:
    ProjectExport(const Project& project, Dataset dataset, std::optional<Run> run);
    [[nodiscard]] Result<ExportSample> sample(SampleId id) const;

    const Project& m_project;
    Dataset m_dataset;
    std::optional<Run> m_run;
    std::vector<SampleId> m_ids;
    QHash<LabelId, QString> m_labels;
    PageRenderer m_render;
};

/// Writes a dataset, and a run's replies if one is named, in an outside format. A file that is
/// there already is replaced only when the new one is complete.
[[nodiscard]] Result<ExportReport>
exportFrom(const Project& project, const Format& format, const ExportOptions& options);

} // namespace groundmark::storage
