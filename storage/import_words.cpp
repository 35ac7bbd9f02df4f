// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/import_words.h"

#include "storage/formats/import_texts.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace groundmark::storage::words {

namespace {

QString nothingImported()
{
    return QCoreApplication::translate("Import", "Nothing was imported.");
}

} // namespace

Issue duplicateId(const QString& path, qint64 row, const QString& id)
{
    return {
        Severity::Warning,
        QStringLiteral("duplicate-id"),
        row,
        {QCoreApplication::translate("Import", "The id \"%1\" has come before.").arg(id),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import", "The first row with it was kept, this one left out."),
         QCoreApplication::translate(
             "Import", "Give each row an id of its own and import into a new dataset.")}};
}

Issue mendedRegion(
    const QString& kind, const QString& path, qint64 row, qint64 number, const QString& sample)
{
    struct Text
    {
        const char* kind;
        QString what;
        QString kept;
    };
    const Text texts[] {
        {"unusable-box",
         QCoreApplication::translate(
             "Import",
             "Region %1 of \"%2\" has no usable coordinates: not finite, the wrong number of "
             "points, or an image of unknown or another size."),
         QCoreApplication::translate("Import", "The region was left out, the sample kept.")},
        {"inverted-box",
         QCoreApplication::translate("Import", "Region %1 of \"%2\" has its corners swapped."),
         QCoreApplication::translate("Import", "They were put in order; the box is the same.")},
        {"clipped-box",
         QCoreApplication::translate(
             "Import", "Region %1 of \"%2\" reaches over the edge of the image."),
         QCoreApplication::translate("Import", "The part inside the image was kept.")},
        {"outside-box",
         QCoreApplication::translate(
             "Import",
             "Region %1 of \"%2\" lies outside the image, or reaches over its edge and can't be "
             "cut without becoming another shape."),
         QCoreApplication::translate("Import", "It was kept as it is.")},
        {"empty-box",
         QCoreApplication::translate("Import", "Region %1 of \"%2\" has no area."),
         QCoreApplication::translate("Import", "It was kept as it is.")},
    };
    const auto* const text = std::ranges::find_if(
        texts, [&](const Text& candidate) { return kind == QLatin1StringView(candidate.kind); });
    return {
        Severity::Warning,
        kind,
        row,
        {text->what.arg(QString::number(number), sample),
         placeInFile(path, row),
         text->kept,
         QCoreApplication::translate("Import", "Look at the sample and correct it.")}};
}

Issue turnedRegions(const QString& path, qint64 row, int orientation)
{
    return {
        Severity::Note,
        QStringLiteral("turned-boxes"),
        row,
        {QCoreApplication::translate(
             "Import",
             "The stated size is that of the stored pixels, but the image is shown turned (EXIF "
             "orientation %1).")
             .arg(orientation),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "The regions were turned with the image."),
         {}}};
}

Issue regionsWithoutImage(const QString& path, qint64 row, qint64 number)
{
    return {
        Severity::Note,
        QStringLiteral("regions-without-image"),
        row,
        {QCoreApplication::translate(
             "Import",
             "%n region(s) are given as shares of the image, which is missing.",
             nullptr,
             static_cast<int>(number)),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import", "The numbers were kept with the sample, but no regions were drawn."),
         QCoreApplication::translate("Import", "Import with the images to get the regions.")}};
}

Issue otherSize(const QString& path, qint64 row, QSize stated, QSize image)
{
    return {
        Severity::Warning,
        QStringLiteral("size-mismatch"),
        row,
        {QCoreApplication::translate(
             "Import",
             "The regions were made on an image of %1 x %2 pixels, but this one has %3 x %4.")
             .arg(stated.width())
             .arg(stated.height())
             .arg(image.width())
             .arg(image.height()),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import", "The coordinates were kept as they are, without cutting."),
         QCoreApplication::translate(
             "Import", "Put the original image into the folder if the regions don't fit.")}};
}

Issue apiFailure(const QString& path, qint64 row, QLatin1StringView text)
{
    return {
        Severity::Warning,
        QStringLiteral("api-error"),
        row,
        {QCoreApplication::translate("Import", "\"%1\" stands where the answer should be.")
             .arg(text),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import", "Read as API error, so that it does not count as a wrong answer."),
         QCoreApplication::translate("Import", "Ask the model again for these rows.")}};
}

Issue emptyReply(const QString& path, qint64 row, const QString& id)
{
    return {
        Severity::Warning,
        QStringLiteral("empty-reply"),
        row,
        {QCoreApplication::translate("Import", "The reply for \"%1\" is empty.").arg(id),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "Read as refused or empty, not as a wrong answer."),
         QCoreApplication::translate("Import", "Ask the model again if it should have answered.")}};
}

Issue cutReply(const QString& path, qint64 row)
{
    return {
        Severity::Warning,
        QStringLiteral("cut-reply"),
        row,
        {QCoreApplication::translate(
             "Import",
             "The reply has exactly 32,767 characters, the limit of a spreadsheet cell: it was "
             "probably cut."),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "It was kept as it is."),
         QCoreApplication::translate(
             "Import", "Export the replies as TSV or JSON to get the whole text.")}};
}

Issue noSuchSample(const QString& path, qint64 row, const QString& id, const QString& dataset)
{
    return {
        Severity::Warning,
        QStringLiteral("no-such-sample"),
        row,
        {QCoreApplication::translate("Import", "\"%1\" is not in %2.").arg(id, dataset),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "The reply was left out."),
         QCoreApplication::translate(
             "Import", "The file may have been made with another release of the set.")}};
}

Issue otherQuestion(const QString& path, qint64 row, const QString& id, const QString& dataset)
{
    return {
        Severity::Warning,
        QStringLiteral("other-question"),
        row,
        {QCoreApplication::translate(
             "Import", "The question of \"%1\" is not the one that \"%2\" has under this id.")
             .arg(id, dataset),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "The reply was kept, the question left as it is."),
         QCoreApplication::translate(
             "Import", "Check that the ids of file and dataset mean the same samples.")}};
}

Issue repliesNotRead(const QString& path, qint64 number)
{
    return {
        Severity::Note,
        QStringLiteral("replies-not-read"),
        0,
        {QCoreApplication::translate(
             "Import",
             "The source also holds %n replies of a model.",
             nullptr,
             static_cast<int>(number)),
         placeInFile(path),
         QCoreApplication::translate("Import", "They were not read."),
         QCoreApplication::translate(
             "Import", "Import again with the name of a run to read them.")}};
}

Error noReplies(const QString& path)
{
    return {
        QCoreApplication::translate("Import", "There are no replies of a model in it."),
        QDir::toNativeSeparators(path),
        nothingImported(),
        QCoreApplication::translate(
            "Import", "Leave the name of the run out to import the samples.")};
}

Error noReplyFits(const QString& path, const QString& dataset)
{
    return {
        QCoreApplication::translate("Import", "None of the replies belongs to a sample of %1.")
            .arg(dataset),
        QDir::toNativeSeparators(path),
        nothingImported(),
        QCoreApplication::translate(
            "Import", "Choose the dataset that the replies were made for.")};
}

Error onlyReplies(const QString& path)
{
    return {
        QCoreApplication::translate("Import", "It holds replies of a model, but no samples."),
        QDir::toNativeSeparators(path),
        nothingImported(),
        QCoreApplication::translate("Import", "Import it with the name of a run (--run).")};
}

Error nothingInside(const QString& path)
{
    return {
        QCoreApplication::translate("Import", "There is nothing in it to import."),
        QDir::toNativeSeparators(path),
        nothingImported(),
        QCoreApplication::translate("Import", "Check that it is the right file.")};
}

Error runExists(const QString& path, const QString& run)
{
    return {
        QCoreApplication::translate("Import", "There is a run named \"%1\" already.").arg(run),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Import", "Nothing was imported; the run was not changed."),
        QCoreApplication::translate("Import", "Choose another name for this run.")};
}

Error projectReadOnly(const QString& project, const QString& reason)
{
    return {
        QCoreApplication::translate(
            "Import", "The project is read-only, so nothing can be imported into it."),
        QDir::toNativeSeparators(project),
        nothingImported(),
        reason};
}

Error noSuchSource(const QString& path)
{
    return {
        QCoreApplication::translate("Import", "There is no such file or folder."),
        QDir::toNativeSeparators(path),
        nothingImported(),
        QCoreApplication::translate("Import", "Check the path.")};
}

Error cancelled(const QString& path)
{
    return {
        QCoreApplication::translate("Import", "The import was cancelled."),
        QDir::toNativeSeparators(path),
        nothingImported(),
        {}};
}

} // namespace groundmark::storage::words
