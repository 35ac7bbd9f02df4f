// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/result_issues.h"

#include "storage/formats/import_texts.h"

#include <QCoreApplication>

namespace groundmark::storage::issues {

namespace {

QString writeAsText()
{
    return QCoreApplication::translate(
        "Import", "Write the replies as TSV or JSON (PRED_FORMAT=tsv) and import these.");
}

} // namespace

Issue emptyCell(const QString& path, qint64 row, const QString& id)
{
    return {
        Severity::Warning,
        QStringLiteral("empty-cell"),
        row,
        {QCoreApplication::translate(
             "Import",
             "The prediction cell of \"%1\" is empty. Excel drops cells that start with a link and "
             "exceed 2,079 characters.")
             .arg(id),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "Counted as missing, not as wrong."),
         writeAsText()}};
}

Issue formulaCell(const QString& path, qint64 row, const QString& column)
{
    return {
        Severity::Note,
        QStringLiteral("formula-cell"),
        row,
        {QCoreApplication::translate(
             "Import",
             "The cell of \"%1\" begins with \"=\" and was stored as a formula.")
             .arg(column),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "Its text was read as it was typed; nothing was computed."),
         {}}};
}

Issue errorCell(const QString& path, qint64 row, const QString& column, const QString& text)
{
    return {
        Severity::Warning,
        QStringLiteral("error-cell"),
        row,
        {QCoreApplication::translate(
             "Import", "The spreadsheet holds the error \"%1\" in place of \"%2\".")
             .arg(text, column),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "The cell was read as empty."),
         writeAsText()}};
}

Issue cutCell(const QString& path, qint64 row, const QString& column)
{
    return {
        Severity::Warning,
        QStringLiteral("cut-cell"),
        row,
        {QCoreApplication::translate(
             "Import",
             "\"%1\" has exactly 32,767 characters, the limit of a spreadsheet cell: it was "
             "probably cut.")
             .arg(column),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "It was kept as it is."),
         writeAsText()}};
}

Issue otherColumns(const QString& path, qint64 row, qsizetype cells, qsizetype columns)
{
    return {
        Severity::Warning,
        QStringLiteral("other-columns"),
        row,
        {QCoreApplication::translate("Import", "The row has %1 cells, the header %2.")
             .arg(cells)
             .arg(columns),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import", "Cells that are not there were read as empty, those too many were left out."),
         QCoreApplication::translate("Import", "Look for a tab or a quote inside a text.")}};
}

Issue judgeFailed(const QString& path, qint64 row, const QString& id)
{
    return {
        Severity::Warning,
        QStringLiteral("judge-failed"),
        row,
        {QCoreApplication::translate("Import", "The judge of the file gave no verdict on \"%1\".").arg(id),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import", "The reply was kept; the file's \"hit\" was not taken over as a score."),
         QCoreApplication::translate("Import", "Judge the run again.")}};
}

Issue docDropped(const QString& path, qint64 row, const QString& id)
{
    return {
        Severity::Note,
        QStringLiteral("doc-dropped"),
        row,
        {QCoreApplication::translate(
             "Import", "lmms-eval left out \"doc\", the item that was asked about, for \"%1\".")
             .arg(id),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import",
             "The reply goes by \"doc_id\"; a sample that is not there yet is made from \"input\" "
             "and \"target\" and has no picture."),
         QCoreApplication::translate(
             "Import", "Import the dataset first and name it, so that the replies meet their pictures.")}};
}

Issue onlyFiltered(const QString& path, qint64 row, const QString& id)
{
    return {
        Severity::Note,
        QStringLiteral("only-filtered"),
        row,
        {QCoreApplication::translate(
             "Import", "Of the reply to \"%1\" there is only what the task's filter left.")
             .arg(id),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import", "\"filtered_resps\" was read as the reply; lmms-eval leaves out \"resps\" "
                       "where both are equal."),
         {}}};
}

Issue otherScale(const QString& path, qint64 row, const QString& metric, double value)
{
    return {
        Severity::Note,
        QStringLiteral("other-scale"),
        row,
        {QCoreApplication::translate("Import", "\"%1\" is %2, which is not between 0 and 1.")
             .arg(metric)
             .arg(value),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "Kept with the reply, but not as a score."),
         {}}};
}

Issue otherEpoch(const QString& path, qint64 row, const QString& id, int epoch)
{
    return {
        Severity::Warning,
        QStringLiteral("other-epoch"),
        row,
        {QCoreApplication::translate("Import", "This is reply %1 to \"%2\".").arg(epoch).arg(id),
         placeInFile(path, row),
         QCoreApplication::translate(
             "Import", "A run has one reply to a sample: the first was kept, this one left out."),
         {}}};
}

Issue invalidated(const QString& path, qint64 row, const QString& id)
{
    return {
        Severity::Warning,
        QStringLiteral("invalidated"),
        row,
        {QCoreApplication::translate("Import", "The log declares its result for \"%1\" void.").arg(id),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "Counted as missing, not as wrong."),
         {}}};
}

Issue unfinishedLog(const QString& path, const QString& status, qint64 done, qint64 total)
{
    const QString what = total < 0
        ? QCoreApplication::translate("Import", "The evaluation did not finish (status: %1).").arg(status)
        : QCoreApplication::translate(
              "Import", "The evaluation did not finish (status: %1): %2 of %3 samples are done.")
              .arg(status)
              .arg(done)
              .arg(total);
    return {
        Severity::Warning,
        QStringLiteral("unfinished-log"),
        0,
        {what,
         placeInFile(path),
         QCoreApplication::translate("Import", "The samples that are in the log were read."),
         QCoreApplication::translate("Import", "Let it finish and import again.")}};
}

Issue unreadableMember(const QString& path, qint64 row, const Error& why)
{
    Issue issue = unreadableRow(path, row, why.what);
    issue.text.hint = why.hint;
    return issue;
}

Issue transcriptLeftOut(const QString& path)
{
    return {
        Severity::Note,
        QStringLiteral("transcript-left-out"),
        0,
        {QCoreApplication::translate("Import", "The log holds whole conversations, events and stores."),
         placeInFile(path),
         QCoreApplication::translate("Import", "Question, answers, reply, tokens, scores and metadata were read; the rest was left out."),
         QCoreApplication::translate("Import", "Keep the log file if you need its transcripts.")}};
}

Issue remoteImage(const QString& path, qint64 row)
{
    return {
        Severity::Warning,
        QStringLiteral("remote-image"),
        row,
        {QCoreApplication::translate("Import", "A picture is given as an address on the network."),
         placeInFile(path, row),
         QCoreApplication::translate("Import", "It was not fetched."),
         QCoreApplication::translate("Import", "Put the picture beside the file and import again.")}};
}

} // namespace groundmark::storage::issues
