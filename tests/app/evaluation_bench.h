// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/project.h"
#include "storage/sample_repository.h"

#include <QDir>
#include <QImage>
#include <QString>

#include <memory>

namespace groundmark::testing {

/// A project with `samples` questions "Item 0?", "Item 1?", … of a benchmark in the dataset "items",
/// each about the picture page.png; the right answer is always 42.
inline void makeItems(
    const QString& path, int samples, const QImage& page,
    const QString& benchmark = QStringLiteral("ocrbench-v2"))
{
    auto project = storage::Project::create(path);
    if (!project) {
        qFatal("%s", qPrintable(project.error().toText()));
    }
    const QString picture = QFileInfo(path).dir().filePath(QStringLiteral("page.png"));
    if (!page.save(picture)) {
        qFatal("cannot write the test's image");
    }
    storage::Database& database = (*project)->database();
    storage::Transaction transaction(database);
    Dataset dataset;
    dataset.name = QStringLiteral("items");
    dataset.benchmark = benchmark;
    const auto id = storage::DatasetRepository(database).add(dataset);
    Image image;
    image.path = (*project)->storedPath(picture);
    image.size = page.size();
    const auto imageId = storage::ImageRepository(database).store(image);
    for (int i = 0; i < samples; ++i) {
        Sample sample;
        sample.dataset = *id;
        sample.externalId = QStringLiteral("item%1").arg(i);
        sample.task = QStringLiteral("cognition VQA en");
        sample.pages = {*imageId};
        Question question;
        question.text = QStringLiteral("Item %1?").arg(i);
        question.answers = {{QStringLiteral("42"), {}}};
        sample.questions = {question};
        if (!storage::SampleRepository(database).add(sample)) {
            qFatal("cannot store a sample");
        }
    }
    if (!transaction.commit()) {
        qFatal("cannot store the samples");
    }
}

inline QImage whitePage()
{
    QImage page(64, 48, QImage::Format_RGB32);
    page.fill(Qt::white);
    return page;
}

} // namespace groundmark::testing
