// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "domain/sample.h"
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/project.h"
#include "storage/sample_repository.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace groundmark::testing {

/// A project in a temporary folder with one dataset of `samples` samples, one page each.
class ProjectFixture
{
public:
    explicit ProjectFixture(int samples = 2)
    {
        auto made = storage::Project::create(path());
        Q_ASSERT(made);
        project = std::move(*made);
        Dataset dataset;
        dataset.name = QStringLiteral("set");
        const DatasetId datasetId = *storage::DatasetRepository(project->database()).add(dataset);
        for (int i = 0; i < samples; ++i) {
            Image image;
            image.path = QStringLiteral("page%1.png").arg(i);
            image.size = QSize(640, 480);
            Sample sample;
            sample.dataset = datasetId;
            sample.externalId = QStringLiteral("sample-%1").arg(i);
            sample.pages = {*storage::ImageRepository(project->database()).store(image)};
            ids.push_back(*storage::SampleRepository(project->database()).add(sample));
        }
    }

    [[nodiscard]] QString path() const { return folder.filePath(QStringLiteral("test.groundmark")); }

    /// An edit that draws a box on the sample's page.
    [[nodiscard]] static Edit drawBox(SampleId sample, const QRectF& rect)
    {
        Region region;
        region.id = RegionId::create();
        region.sample = sample;
        region.shape = Shape::box(rect);
        return {QStringLiteral("region.create"), sample, {{std::nullopt, region}}};
    }

    QTemporaryDir folder;
    std::unique_ptr<storage::Project> project;
    std::vector<SampleId> ids;
};

} // namespace groundmark::testing
