// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/sample_repository.h"
#include "storage/session.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace groundmark::testing {

/// A session with an empty project in a temporary folder, and ways to fill it.
class LibraryFixture
{
public:
    LibraryFixture()
        : session(QStringLiteral("tester"))
    {
        const auto made = session.create(folder.filePath(QStringLiteral("test.groundmark")));
        Q_ASSERT(made);
    }

    DatasetId addDataset(const QString& name, bool demonstration = false)
    {
        Dataset dataset;
        dataset.name = name;
        dataset.demonstration = demonstration;
        return *storage::DatasetRepository(database()).add(dataset);
    }

    /// With a question whose answer is `answer`, and a page where `imagePath` is not empty.
    SampleId addSample(
        DatasetId dataset,
        const QString& externalId,
        const QString& answer = {},
        const QString& imagePath = {},
        const QString& task = {})
    {
        Sample sample;
        sample.dataset = dataset;
        sample.externalId = externalId;
        sample.task = task;
        Question question;
        question.text = QStringLiteral("What does it say?");
        question.answers = {{answer, {}}};
        sample.questions = {question};
        if (!imagePath.isEmpty()) {
            Image image;
            image.path = session.project()->storedPath(imagePath);
            sample.pages = {*storage::ImageRepository(database()).store(image)};
        }
        return *storage::SampleRepository(database()).add(sample);
    }

    /// A plain image file in a folder beside the project; gives its path.
    QString
    addImageFile(const QString& name, const QString& under = QStringLiteral("pictures")) const
    {
        const QString path = folder.filePath(under + QLatin1Char('/') + name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(Qt::darkCyan);
        const bool saved = image.save(path);
        Q_ASSERT(saved);
        return path;
    }

    [[nodiscard]] qint64 datasetCount() const
    {
        return qint64(storage::DatasetRepository(database()).list()->size());
    }
    [[nodiscard]] qint64 sampleCount() const
    {
        qint64 sum = 0;
        for (const auto& listed : *storage::DatasetRepository(database()).list()) {
            sum += listed.samples;
        }
        return sum;
    }

    [[nodiscard]] storage::Database& database() const { return session.project()->database(); }

    QTemporaryDir folder;
    storage::Session session;
};

/// The visible child of the class that has this accessible name or, for labels and buttons, text.
template <typename Widget> Widget* named(const QWidget& parent, const QString& name)
{
    for (Widget* widget : parent.findChildren<Widget*>()) {
        if (widget->accessibleName() == name || widget->property("text").toString() == name) {
            return widget;
        }
    }
    return nullptr;
}

/// Whether any visible label below `parent` contains the text.
inline bool shows(const QWidget& parent, const QString& text)
{
    for (const QWidget* widget : parent.findChildren<QWidget*>()) {
        if (widget->isVisibleTo(&parent) && widget->property("text").toString().contains(text)) {
            return true;
        }
    }
    return false;
}

} // namespace groundmark::testing
