// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/new_questions.h"

#include "imaging/image_facts.h"
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/json_text.h"
#include "storage/question_repository.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace groundmark::annotation {

namespace {

const QString Benchmark = QStringLiteral("logicocr-real");

Result<DatasetId> datasetNamed(storage::Project& project, const QString& name)
{
    storage::DatasetRepository datasets(project.database());
    const auto known = datasets.findByName(name);
    if (!known) {
        return known.error();
    }
    if (!*known) {
        Dataset dataset;
        dataset.name = name;
        dataset.benchmark = Benchmark;
        return datasets.add(dataset);
    }
    if ((*known)->benchmark != Benchmark) {
        return Error {
            QCoreApplication::translate("NewQuestions", "The dataset “%1” is not one of LogicOCR-Real.").arg(name),
            project.path(), QCoreApplication::translate("NewQuestions", "Nothing was changed."),
            QCoreApplication::translate("NewQuestions", "Choose another dataset in the bar above.")};
    }
    return (*known)->id;
}

/// `wanted`, with a number after it where the dataset has that id.
Result<QString> freeId(storage::SampleRepository& samples, DatasetId dataset, const QString& wanted)
{
    QString id = wanted;
    for (int number = 2;; ++number) {
        const auto known = samples.findByExternalId(dataset, id);
        if (!known) {
            return known.error();
        }
        if (!*known) {
            return id;
        }
        id = QStringLiteral("%1-%2").arg(wanted).arg(number);
    }
}

} // namespace

Result<std::vector<Image>> readImages(const QStringList& paths)
{
    std::vector<Image> images;
    for (const QString& path : paths) {
        const auto facts = imaging::readImageFacts(path);
        if (!facts) {
            return facts.error();
        }
        Image image;
        image.path = QFileInfo(path).absoluteFilePath();
        image.bytes = QFileInfo(path).size();
        image.sha256 = facts->sha256;
        image.size = facts->header.size;
        image.orientation = facts->header.orientation;
        images.push_back(std::move(image));
    }
    return images;
}

Result<std::vector<SampleId>>
addImages(storage::Project& project, const QString& dataset, const std::vector<Image>& images)
{
    storage::Transaction transaction(project.database());
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    const auto into = datasetNamed(project, dataset);
    if (!into) {
        return into.error();
    }
    storage::SampleRepository samples(project.database());
    std::vector<SampleId> added;
    for (Image image : images) {
        const auto name = freeId(samples, *into, QFileInfo(image.path).completeBaseName());
        if (!name) {
            return name.error();
        }
        image.path = project.storedPath(image.path);
        const auto stored = storage::ImageRepository(project.database()).store(image);
        if (!stored) {
            return stored.error();
        }
        Sample sample;
        sample.dataset = *into;
        sample.externalId = *name;
        sample.pages = {*stored};
        const auto id = samples.add(sample);
        if (!id) {
            return id.error();
        }
        added.push_back(*id);
    }
    if (auto done = transaction.commit(); !done) {
        return done.error();
    }
    return added;
}

Result<SampleId> addQuestionAbout(storage::Project& project, SampleId sample)
{
    storage::Transaction transaction(project.database());
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    storage::SampleRepository samples(project.database());
    storage::QuestionRepository questions(project.database());
    const auto known = samples.find(sample);
    const auto design = questions.find(sample);
    if (!known || !design) {
        return !known ? known.error() : design.error();
    }
    if (!*known) {
        return Error {
            QCoreApplication::translate("NewQuestions", "There is no such sample in the project."), project.path(), {}, {}};
    }
    Sample other;
    other.dataset = (*known)->dataset;
    other.language = (*known)->language;
    other.pages = (*known)->pages;
    const auto name = freeId(samples, other.dataset, (*known)->externalId);
    if (!name) {
        return name.error();
    }
    other.externalId = *name;
    const auto id = samples.add(other);
    if (!id) {
        return id.error();
    }
    if (*design) {
        const QuestionDesign taken {*id, (*design)->scenario, (*design)->source, (*design)->licence, {}, {}, {}};
        if (auto done = questions.store(taken); !done) {
            return done.error();
        }
    }
    if (auto done = transaction.commit(); !done) {
        return done.error();
    }
    return *id;
}

} // namespace groundmark::annotation
