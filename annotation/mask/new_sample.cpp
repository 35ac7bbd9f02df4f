// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/new_sample.h"

#include "imaging/image_facts.h"
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/json_text.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace groundmark::annotation {

namespace {

const QString Benchmark = QStringLiteral("mmtr");

struct NewSamples
{
    Q_DECLARE_TR_FUNCTIONS(NewSamples)
};

Error refused(const QString& what, const QString& where, const QString& hint)
{
    return {what, where, NewSamples::tr("Nothing was changed."), hint};
}

Result<Image> factsOf(const QString& path)
{
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
    return image;
}

/// The same page of the same file with the same dots has the same name, and is drawn once.
QString pageFile(const QString& assets, const QString& pdf, const QByteArray& sha256, int page, double dots)
{
    const QString folder
        = QStringLiteral("%1-%2").arg(QFileInfo(pdf).completeBaseName().left(60), QString::fromLatin1(sha256.toHex().left(8)));
    return QDir(assets).filePath(
        QStringLiteral("%1/page-%2-%3dpi.png").arg(folder).arg(page + 1, 4, 10, QLatin1Char('0')).arg(qRound(dots)));
}

Result<void> drawPage(const imaging::PdfDocument& pdf, int page, const imaging::PdfRendering& rendering, const QString& target)
{
    if (QFileInfo::exists(target)) {
        return {};
    }
    const auto image = pdf.render(page, rendering);
    if (!image) {
        return image.error();
    }
    QSaveFile file(target);
    if (!QDir().mkpath(QFileInfo(target).absolutePath()) || !file.open(QIODevice::WriteOnly)
        || !image->save(&file, "PNG") || !file.commit()) {
        return refused(
            NewSamples::tr("The page can't be written: %1.").arg(file.errorString()), QDir::toNativeSeparators(target),
            NewSamples::tr("Check the folder, its permissions and the disk."));
    }
    return {};
}

Result<DatasetId> datasetFor(storage::Project& project, const NewSample& sample)
{
    storage::DatasetRepository datasets(project.database());
    const auto known = datasets.findByName(sample.dataset);
    if (!known) {
        return known.error();
    }
    if (*known) {
        if ((*known)->benchmark != Benchmark) {
            return refused(
                NewSamples::tr("The dataset “%1” is not one of masked text.").arg(sample.dataset), project.path(),
                NewSamples::tr("Choose another name."));
        }
        return (*known)->id;
    }
    Dataset dataset;
    dataset.name = sample.dataset;
    dataset.benchmark = Benchmark;
    dataset.extra = storage::dumpJson({{"format", "mmtr"}});
    return datasets.add(dataset);
}

QByteArray extraOf(const NewSample& sample, const PreparedPages& pages)
{
    if (!isPdf(sample.files.value(0))) {
        return {};
    }
    storage::Json numbers = storage::Json::array();
    for (const int page : sample.pages) {
        numbers.push_back(page + 1);
    }
    storage::Json source {{"file", storage::toJson(QFileInfo(sample.files.first()).fileName())}, {"pages", numbers}};
    if (!pages.title.isEmpty()) {
        source["title"] = storage::toJson(pages.title);
    }
    storage::Json extra {{"source", source}};
    // For the leakage check; never exported, since it holds what stands under the mask.
    extra["groundmark"] = {{"page_texts", storage::toJson(pages.texts)}};
    return storage::dumpJson(extra);
}

} // namespace

bool isPdf(const QString& path)
{
    return path.endsWith(QLatin1StringView(".pdf"), Qt::CaseInsensitive);
}

QString proposedId(const QStringList& files, const QList<int>& pages)
{
    QString id = files.isEmpty() ? QString() : QFileInfo(files.first()).completeBaseName();
    if (files.isEmpty() || !isPdf(files.first()) || pages.isEmpty()) {
        return id;
    }
    id += QStringLiteral("-p%1").arg(pages.first() + 1);
    return pages.size() == 1 ? id : id + QStringLiteral("-%1").arg(pages.last() + 1);
}

Result<PreparedPages> preparePages(
    const NewSample& sample, const QString& assets, const std::function<bool(int, int)>& progress)
{
    PreparedPages prepared;
    QStringList paths = sample.files;
    const int total = static_cast<int>(isPdf(sample.files.value(0)) ? sample.pages.size() : sample.files.size());
    int done = 0;
    const auto goesOn = [&] { return !progress || progress(done, total); };
    const Error cancelled = refused(NewSamples::tr("The work was cancelled."), {}, {});
    if (isPdf(sample.files.value(0))) {
        const QString path = sample.files.first();
        const auto pdf = imaging::PdfDocument::open(path);
        if (!pdf) {
            return pdf.error();
        }
        const auto sha256 = imaging::fileSha256(path);
        if (!sha256) {
            return sha256.error();
        }
        prepared.title = pdf->title();
        paths.clear();
        for (const int page : sample.pages) {
            if (!goesOn()) {
                return cancelled;
            }
            const QString target = pageFile(assets, path, *sha256, page, sample.rendering.dotsPerInch);
            if (auto drawn = drawPage(*pdf, page, sample.rendering, target); !drawn) {
                return drawn.error();
            }
            paths.append(target);
            prepared.texts.append(pdf->text(page));
            ++done;
        }
    }
    for (const QString& path : paths) {
        if (!goesOn()) {
            return cancelled;
        }
        auto image = factsOf(path);
        if (!image) {
            return image.error();
        }
        prepared.images.push_back(std::move(*image));
    }
    if (prepared.images.empty()) {
        return refused(NewSamples::tr("No page was chosen."), sample.files.value(0), NewSamples::tr("Choose at least one page."));
    }
    return prepared;
}

Result<SampleId>
storeSample(storage::Project& project, const NewSample& sample, const PreparedPages& pages)
{
    storage::Transaction transaction(project.database());
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    const auto dataset = datasetFor(project, sample);
    if (!dataset) {
        return dataset.error();
    }
    storage::SampleRepository samples(project.database());
    const auto known = samples.findByExternalId(*dataset, sample.externalId);
    if (!known) {
        return known.error();
    }
    if (*known) {
        return refused(
            NewSamples::tr("The dataset has a sample “%1” already.").arg(sample.externalId), sample.dataset,
            NewSamples::tr("Give this one another id."));
    }
    Sample stored;
    stored.dataset = *dataset;
    stored.externalId = sample.externalId;
    stored.language = sample.language;
    stored.extra = extraOf(sample, pages);
    storage::ImageRepository images(project.database());
    for (Image image : pages.images) {
        image.path = project.storedPath(image.path);
        const auto id = images.store(image);
        if (!id) {
            return id.error();
        }
        stored.pages.append(*id);
    }
    auto id = samples.add(stored);
    if (!id) {
        return id;
    }
    if (auto done = transaction.commit(); !done) {
        return done.error();
    }
    return id;
}

} // namespace groundmark::annotation
