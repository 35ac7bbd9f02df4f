// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/generation_store.h"

#include "storage/edits.h"
#include "storage/formats/json_rows.h"
#include "storage/image_repository.h"
#include "storage/review_repository.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace groundmark::storage {

using namespace evaluation::generate;

namespace {

QString isoTime(const QDateTime& time)
{
    return time.isValid() ? time.toString(Qt::ISODateWithMs) : QString();
}

QDateTime timeFrom(const QString& text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs);
}

QVariant optional(const std::optional<int>& value)
{
    return value ? QVariant(*value) : QVariant();
}

std::optional<int> optionalAt(const Statement& row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional(static_cast<int>(row.integer(column)));
}

/// What a file's name may hold: the rest of a sample's id becomes '_'.
QString fileName(const QString& text)
{
    QString name;
    for (const QChar character : text.left(80)) {
        const bool isPlain = character.unicode() < 0x80 && (character.isLetterOrNumber() || u"-_."_s.contains(character));
        name += isPlain && !(name.isEmpty() && character == u'.') ? character : u'_';
    }
    return name;
}

} // namespace

GenerationStore::GenerationStore(Project& project, DatasetId dataset, QString annotator)
    : m_project(project)
    , m_dataset(dataset)
    , m_annotator(std::move(annotator))
    , m_calls(project, dataset)
{
}

Result<std::vector<GenItem>> GenerationStore::items()
{
    Database& database = m_project.database();
    std::vector<GenItem> items;
    std::map<qint64, size_t> places;
    {
        const SampleRepository samples(database);
        const auto ids = samples.ids(m_dataset);
        if (!ids) {
            return ids.error();
        }
        items.reserve(ids->size());
        for (const SampleId id : *ids) {
            auto sample = samples.find(id);
            if (!sample) {
                return sample.error();
            }
            if (*sample) {
                places[id.value] = items.size();
                items.push_back({std::move(**sample), {}, 0, {}});
            }
        }
    }
    Statement stages(
        database,
        u"SELECT sample, stage, generation_stages.state, value, detail, problem, made_by, request_key, repetition, at "
        "FROM generation_stages JOIN samples ON samples.id = sample WHERE dataset = ?"_s);
    stages.bind(m_dataset.value);
    while (stages.next()) {
        const auto place = places.find(stages.integer(0));
        const auto stage = valueOf<Stage>(stages.text(1));
        if (place == places.end() || !stage) {
            continue;
        }
        StageRecord record;
        record.sample = {stages.integer(0)};
        record.stage = *stage;
        record.state = valueOf<StageState>(stages.text(2)).value_or(StageState::Waiting);
        record.value = stages.text(3);
        record.detail = stages.text(4).toUtf8();
        record.problem = stages.text(5);
        record.madeBy = stages.text(6);
        record.requestKey = stages.bytes(7);
        record.repetition = static_cast<int>(stages.integer(8));
        record.at = timeFrom(stages.text(9));
        items[place->second].stages[*stage] = std::move(record);
    }
    if (stages.failure()) {
        return *stages.failure();
    }
    Statement images(
        database,
        u"SELECT generated_images.sample, reviews.verdict FROM generated_images "
        "JOIN samples ON samples.id = generated_images.sample LEFT JOIN reviews ON reviews.id = review "
        "WHERE dataset = ? ORDER BY generated_images.sample, number"_s);
    images.bind(m_dataset.value);
    while (images.next()) {
        if (const auto place = places.find(images.integer(0)); place != places.end()) {
            GenItem& item = items[place->second];
            ++item.images;
            item.verdict = images.isNull(1) ? std::nullopt : valueOf<ReviewVerdict>(images.text(1));
        }
    }
    if (images.failure()) {
        return *images.failure();
    }
    return items;
}

Result<void> GenerationStore::keepStage(const StageRecord& record)
{
    Statement upsert(
        m_project.database(),
        u"INSERT INTO generation_stages (sample, stage, state, value, detail, problem, made_by, request_key, "
        "repetition, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (sample, stage) DO UPDATE SET "
        "state = excluded.state, value = excluded.value, detail = excluded.detail, problem = excluded.problem, "
        "made_by = excluded.made_by, request_key = excluded.request_key, repetition = excluded.repetition, "
        "at = excluded.at"_s);
    return upsert.bind(record.sample.value)
        .bind(QString(nameOf(record.stage)))
        .bind(QString(nameOf(record.state)))
        .bind(record.value)
        .bind(QString::fromUtf8(record.detail))
        .bind(record.problem)
        .bind(record.madeBy)
        .bind(record.requestKey.isEmpty() ? QVariant() : QVariant(record.requestKey))
        .bind(record.repetition)
        .bind(isoTime(record.at))
        .run();
}

Result<std::vector<GeneratedImage>> GenerationStore::imagesWhere(const QString& where, const QVariant& value)
{
    Statement rows(
        m_project.database(),
        u"SELECT generated_images.id, sample, number, generator, template, prompt, revised_prompt, asked_width, "
        "asked_height, quality, request_key, original, sha256, width, height, picture, picture_width, "
        "picture_height, input_tokens, output_tokens, seconds, at, review FROM generated_images "
        "JOIN samples ON samples.id = sample WHERE dataset = ? AND %1 ORDER BY sample, number"_s.arg(where));
    rows.bind(m_dataset.value);
    if (value.isValid()) {
        rows.bind(value);
    }
    const auto size = [&rows](int column) {
        return QSize(static_cast<int>(rows.integer(column)), static_cast<int>(rows.integer(column + 1)));
    };
    std::vector<GeneratedImage> found;
    while (rows.next()) {
        GeneratedImage image;
        image.id = rows.integer(0);
        image.sample = {rows.integer(1)};
        image.number = static_cast<int>(rows.integer(2));
        image.generator = rows.text(3);
        image.templateName = rows.text(4);
        image.prompt = rows.text(5);
        image.revisedPrompt = rows.text(6);
        image.asked = size(7);
        image.quality = rows.text(9);
        image.requestKey = rows.bytes(10);
        image.original = rows.text(11);
        image.sha256 = rows.bytes(12);
        image.size = size(13);
        image.picture = rows.text(15);
        image.pictureSize = size(16);
        image.inputTokens = optionalAt(rows, 18);
        image.outputTokens = optionalAt(rows, 19);
        image.seconds = rows.real(20);
        image.at = timeFrom(rows.text(21));
        image.review = rows.isNull(22) ? ReviewId {} : ReviewId::fromText(rows.text(22));
        found.push_back(std::move(image));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return found;
}

Result<std::vector<GeneratedImage>> GenerationStore::images(SampleId sample)
{
    return sample.isStored() ? imagesWhere(u"sample = ?"_s, sample.value) : imagesWhere(u"1"_s, {});
}

Result<std::vector<GeneratedImage>> GenerationStore::unfinishedImages()
{
    // Only the picture that is in force: an earlier one whose file was lost is of no use any more.
    return imagesWhere(
        u"picture = '' AND number = (SELECT MAX(number) FROM generated_images AS other "
        "WHERE other.sample = generated_images.sample)"_s,
        {});
}

QString GenerationStore::fileStem(SampleId sample, const QString& externalId, int number) const
{
    // The row's number keeps apart ids that differ only in what a file name cannot hold.
    return u"%1/generated/%2.%3-%4"_s.arg(m_project.assetsFolder(), fileName(externalId))
        .arg(sample.value)
        .arg(number);
}

Result<void> GenerationStore::keepImage(GeneratedImage& image, const QByteArray& bytes, const QByteArray& mediaType)
{
    const auto sample = SampleRepository(m_project.database()).find(image.sample);
    if (!sample) {
        return sample.error();
    }
    const QString ending = mediaType == "image/jpeg" ? u"jpg"_s : mediaType == "image/webp" ? u"webp"_s : u"png"_s;
    const QString path
        = fileStem(image.sample, *sample ? (*sample)->externalId : QString(), image.number) + u".original."_s + ending;
    if (auto written = writeWhole(path, bytes); !written) {
        return written;
    }
    image.original = m_project.storedPath(path);
    image.sha256 = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    Statement insert(
        m_project.database(),
        u"INSERT INTO generated_images (sample, number, generator, template, prompt, revised_prompt, asked_width, "
        "asked_height, quality, request_key, original, sha256, width, height, input_tokens, output_tokens, seconds, "
        "at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    insert.bind(image.sample.value)
        .bind(image.number)
        .bind(image.generator)
        .bind(image.templateName)
        .bind(image.prompt)
        .bind(image.revisedPrompt)
        .bind(image.asked.width())
        .bind(image.asked.height())
        .bind(image.quality)
        .bind(image.requestKey)
        .bind(image.original)
        .bind(image.sha256)
        .bind(image.size.width())
        .bind(image.size.height())
        .bind(optional(image.inputTokens))
        .bind(optional(image.outputTokens))
        .bind(image.seconds)
        .bind(isoTime(image.at));
    if (auto done = insert.run(); !done) {
        return done;
    }
    image.id = insert.insertedId();
    return m_calls.referToFile(image.requestKey, image.original);
}

Result<QByteArray> GenerationStore::originalOf(const GeneratedImage& image)
{
    QFile file(m_project.absolutePath(image.original));
    if (!file.open(QIODevice::ReadOnly)) {
        return Error {QCoreApplication::translate("Generate", "The original cannot be opened: %1.").arg(file.errorString()),
                      QDir::toNativeSeparators(file.fileName()), {}, {}};
    }
    return file.readAll();
}

Result<void> GenerationStore::keepPicture(const GeneratedImage& image, const QByteArray& jpeg, QSize size)
{
    Database& database = m_project.database();
    SampleRepository samples(database);
    const auto sample = samples.find(image.sample);
    if (!sample) {
        return sample.error();
    }
    if (!*sample) {
        return {};
    }
    const QString path = fileStem(image.sample, (*sample)->externalId, image.number) + u".jpg"_s;
    if (auto written = writeWhole(path, jpeg); !written) {
        return written;
    }
    Image page;
    page.path = m_project.storedPath(path);
    page.sha256 = QCryptographicHash::hash(jpeg, QCryptographicHash::Sha256);
    page.bytes = jpeg.size();
    page.size = size;
    const auto stored = ImageRepository(database).store(page);
    if (!stored) {
        return stored.error();
    }
    Statement pages(
        database, u"INSERT INTO pages (sample, position, image) VALUES (?, 0, ?) "
                  "ON CONFLICT (sample, position) DO UPDATE SET image = excluded.image"_s);
    if (auto done = pages.bind(image.sample.value).bind(stored->value).run(); !done) {
        return done;
    }
    Review review;
    review.id = ReviewId::create();
    review.sample = image.sample;
    review.queue = ReviewQueueName;
    if (auto done = ReviewRepository(database).store(review); !done) {
        return done;
    }
    Statement update(
        database,
        u"UPDATE generated_images SET picture = ?, picture_width = ?, picture_height = ?, review = ? WHERE id = ?"_s);
    update.bind(page.path).bind(size.width()).bind(size.height()).bind(review.id.toText()).bind(image.id);
    if (auto done = update.run(); !done) {
        return done;
    }
    StageRecord record;
    record.sample = image.sample;
    record.stage = Stage::Picture;
    record.state = StageState::Done;
    record.value = u"%1×%2"_s.arg(size.width()).arg(size.height());
    record.madeBy = u"rule"_s;
    record.at = QDateTime::currentDateTimeUtc();
    if (auto done = keepStage(record); !done) {
        return done;
    }
    if ((*sample)->state == SampleState::New) {
        return {};
    }
    // What was decided about an earlier picture says nothing about this one.
    const Edit again {
        u"generate.again"_s, image.sample,
        {{SampleStateRecord {image.sample, (*sample)->state}, SampleStateRecord {image.sample, SampleState::New}}}};
    const auto seq = EditWriter(database, m_annotator).apply(again);
    return seq ? Result<void>() : seq.error();
}

Result<void> GenerationStore::keepTranslation(const Sample& sample, const Question& translated)
{
    const auto before = SampleRepository(m_project.database()).findQuestion(translated.id);
    if (!before) {
        return before.error();
    }
    Edit edit {u"generate.translate"_s, sample.id, {}};
    edit.changes.append({*before ? std::optional<Record>(**before) : std::nullopt, translated});
    const auto seq = EditWriter(m_project.database(), m_annotator).apply(edit);
    return seq ? Result<void>() : seq.error();
}

Result<GenPlan> GenerationStore::plan()
{
    Statement rows(m_project.database(), u"SELECT plan FROM generation_plans WHERE dataset = ?"_s);
    rows.bind(m_dataset.value);
    GenPlan plan;
    if (rows.next()) {
        plan = genPlanFrom(rows.text(0).toUtf8());
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return plan;
}

Result<void> GenerationStore::keepPlan(const GenPlan& plan)
{
    Statement upsert(
        m_project.database(), u"INSERT INTO generation_plans (dataset, plan) VALUES (?, ?) "
                              "ON CONFLICT (dataset) DO UPDATE SET plan = excluded.plan"_s);
    return upsert.bind(m_dataset.value).bind(QString::fromUtf8(toJson(plan))).run();
}

} // namespace groundmark::storage
