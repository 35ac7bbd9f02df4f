// SPDX-License-Identifier: GPL-3.0-or-later
//
// VLMEvalKit (open-compass/VLMEvalKit): one table for a model and a benchmark, as .xlsx, .tsv or a
// .json list of records (PRED_FORMAT), and the judge's table beside it (also .csv). The columns are
// those of the benchmark's TSV but for "image":
//
//   index, question, hint, A, B, …, answer, category, l2-category, split, image_path; the model's:
//   prediction, thinking (SPLIT_THINK), extra_records; the judge's: hit, res, log
//
// A sample goes by "index". What the tables are known to lose is reported row by row: replies cut
// at the spreadsheet's limit, cells that a spreadsheet dropped, made a formula of or replaced by an
// error, requests that failed and stand as text in place of the answer (the importer tells these),
// and verdicts of a judge that could not be reached.
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/result_issues.h"
#include "storage/formats/table_rows.h"
#include "evaluation/metrics/python/literal.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

namespace groundmark::storage {

namespace {

namespace python = evaluation::python;

/// Columns that belong to the reply, besides "prediction".
constexpr std::array<const char*, 5> ReplyColumns {"thinking", "extra_records", "hit", "res", "log"};

/// What VLMEvalKit writes for a request that failed (vlmeval/api/base.py, vlmeval/inference.py).
constexpr QLatin1StringView Failure("Failed to obtain answer");

bool isWorkbook(const SourceHead& head)
{
    return head.start.startsWith("PK\x03\x04");
}

/// The texts of a Python list of texts, as tables hold lists; nothing for any other text.
std::optional<QStringList> pythonList(const QString& text)
{
    if (!text.startsWith(u'[')) {
        return std::nullopt;
    }
    const auto parsed = python::parseLiteral(text.toStdU32String());
    const auto* const list = std::get_if<python::Value>(&parsed);
    if (!list || !list->is(python::Value::Kind::List)) {
        return std::nullopt;
    }
    QStringList texts;
    for (const python::Value& item : list->items()) {
        if (item.isString()) {
            texts.append(QString::fromStdU32String(item.text()));
        } else {
            texts.append(QString::fromStdU32String(python::str(item)));
        }
    }
    return texts;
}

/// "12.0", as a spreadsheet may write 12, is 12.
QString indexOf(const FieldReader& fields)
{
    const QString text = fields.peekText("index");
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber && text.endsWith(QLatin1StringView(".0")) ? QString::number(number, 'f', 0) : text;
}

class VlmEvalKit final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("vlmevalkit"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "VLMEvalKit: tables of questions and replies (.xlsx, .tsv, .csv, .json)");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return false; }

    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        if (head.isFolder) {
            return 0;
        }
        if (isWorkbook(head)) {
            return head.path.endsWith(QLatin1StringView(".xlsx"), Qt::CaseInsensitive) ? 80 : 0;
        }
        if (looksLikeRows(head, {"index", "prediction"})) {
            return 85;
        }
        const qsizetype end = head.start.indexOf('\n');
        const QString header = QString::fromUtf8(head.start.first(end < 0 ? head.start.size() : end));
        const QStringList columns
            = header.trimmed().remove(u'"').split(header.contains(u'\t') ? u'\t' : u',');
        return columns.contains(QLatin1StringView("index"))
                && (columns.contains(QLatin1StringView("prediction"))
                    || columns.contains(QLatin1StringView("question")))
            ? 85
            : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override;
};

/// Reads one file row by row.
class Reader
{
public:
    Reader(const QString& path, ImportSink& sink)
        : m_path(path)
        , m_sink(sink)
    {
    }

    Result<void> readTable(bool workbook)
    {
        m_workbook = workbook;
        const TableVisitor visit = [this](TableRow& row) { return takeRow(row); };
        const QChar separator
            = m_path.endsWith(QLatin1StringView(".csv"), Qt::CaseInsensitive) ? u',' : u'\t';
        const auto done = workbook ? readWorkbook(m_path, m_sink, visit)
                                   : readSeparated(m_path, separator, m_sink, visit);
        if (!done) {
            return done;
        }
        if (m_used == 0 && !m_sink.isCancelled()) {
            return otherShape(m_path, expected());
        }
        return {};
    }

    Result<void> readList()
    {
        return readJsonRows(m_path, m_sink, expected(), [this](qint64 row, Json item) {
            return takeItem(row, FieldReader(std::move(item)));
        });
    }

private:
    static QString expected()
    {
        return QCoreApplication::translate(
            "Import", "a table with the columns \"index\" and \"prediction\" or \"question\"");
    }

    bool takeRow(TableRow& row)
    {
        if (m_columns.isEmpty()) {
            m_columns = row.cells;
            return m_columns.contains(QLatin1StringView("index"));
        }
        if (row.cells.size() > m_columns.size()
            || (!m_workbook && row.cells.size() < m_columns.size())) {
            m_sink.report(
                issues::otherColumns(m_path, row.number, row.cells.size(), m_columns.size()));
        }
        for (const qsizetype column : row.errors) {
            m_sink.report(issues::errorCell(
                m_path, row.number, m_columns.value(column), row.cells[column]));
            row.cells[column].clear();
        }
        for (const qsizetype column : row.formulas) {
            m_sink.report(issues::formulaCell(m_path, row.number, m_columns.value(column)));
        }
        Json item = Json::object();
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            const QString cell = row.cells.value(i);
            const bool isReply = m_columns[i] == u"prediction"; // the importer looks at that one
            if (m_workbook && !isReply && fillsSpreadsheetCell(cell)) {
                m_sink.report(issues::cutCell(m_path, row.number, m_columns[i]));
            }
            item[m_columns[i].toStdString()] = toJson(cell);
        }
        const QString trouble = takeItem(row.number, FieldReader(std::move(item)));
        if (trouble.isEmpty()) {
            ++m_used;
        } else {
            m_sink.report(unreadableRow(m_path, row.number, trouble));
        }
        return !m_sink.isCancelled();
    }

    QString takeItem(qint64 row, FieldReader fields)
    {
        const QString id = indexOf(fields);
        if (id.isEmpty()) {
            return QCoreApplication::translate("Import", "The row has no \"index\".");
        }
        auto reply = takeReply(row, id, fields);
        ImportedSample imported;
        imported.row = row;
        imported.sample = sampleOf(id, fields, imported.imagePaths);
        m_sink.add(std::move(imported));
        if (reply) {
            m_sink.add(std::move(*reply));
        }
        return {};
    }

    std::optional<ImportedPrediction> takeReply(qint64 row, const QString& id, FieldReader& fields)
    {
        FieldReader extra(Json::object());
        for (const char* column : ReplyColumns) {
            if (fields.find(column)) {
                extra.put(column, fields.take(column));
            }
        }
        if (!fields.find("prediction")) {
            return std::nullopt;
        }
        const Json written = fields.take("prediction");
        ImportedPrediction reply;
        reply.row = row;
        reply.externalId = id;
        reply.prediction.raw = written.is_null() ? QString() : toString(written);
        if (m_workbook && reply.prediction.raw.isEmpty()) {
            m_sink.report(issues::emptyCell(m_path, row, id));
            return std::nullopt;
        }
        if (!written.is_string()) {
            extra.put("prediction", written);
        }
        addVerdict(reply, extra);
        reply.prediction.extra = extra.rest();
        return reply;
    }

    /// The judge's "hit", unless the judge itself could not be reached.
    void addVerdict(ImportedPrediction& reply, const FieldReader& extra)
    {
        const QString hit = extra.peekText("hit");
        if (hit != u"0" && hit != u"1" && hit != u"0.0" && hit != u"1.0") {
            return;
        }
        if (extra.peekText("log").contains(Failure) || extra.peekText("res").contains(Failure)) {
            m_sink.report(issues::judgeFailed(m_path, reply.row, reply.externalId));
            return;
        }
        reply.scores.push_back(
            {{}, QStringLiteral("external-judge"), hit.startsWith(u'1') ? 1.0 : 0.0, true, {}, 1});
    }

    static Sample sampleOf(const QString& id, FieldReader& fields, QStringList& images)
    {
        Sample sample;
        sample.externalId = id;
        sample.task = fields.text("category");
        Question question;
        question.text = fields.text("question");
        question.context = fields.text("hint");
        for (char letter = 'A'; letter <= 'Z'; ++letter) {
            const std::string column(1, letter);
            const QString choice = fields.peekText(column);
            if (choice.isEmpty()) {
                break;
            }
            fields.text(column);
            question.choices.append(QChar::fromLatin1(letter) + QStringLiteral(". ") + choice);
        }
        const QString answer = fields.text("answer");
        for (const QString& text : pythonList(answer).value_or(QStringList(answer))) {
            question.answers.append({text, {}});
        }
        if (answer.isEmpty()) {
            question.answers.clear();
        }
        const QString path = fields.peekText("image_path");
        if (!path.isEmpty()) {
            images = pythonList(path).value_or(QStringList(path));
        }
        const QString pixels = fields.peekText("image");
        if (images.isEmpty() && !pixels.isEmpty()) {
            fields.take("image");
            for (const QString& text : pythonList(pixels).value_or(QStringList(pixels))) {
                images.append(QStringLiteral("data:image/unknown;base64,") + text);
            }
        }
        sample.questions = {question};
        sample.extra = fields.rest();
        return sample;
    }

    QString m_path;
    ImportSink& m_sink;
    bool m_workbook = false;
    QStringList m_columns;
    qint64 m_used = 0;
};

Result<void> VlmEvalKit::read(const QString& path, ImportSink& sink) const
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    const QByteArray start = file.read(4096);
    file.close();
    const bool isTable = !start.trimmed().startsWith('[')
        && !path.endsWith(QLatin1StringView(".json"), Qt::CaseInsensitive);
    const bool isBook = start.startsWith("PK\x03\x04")
        || path.endsWith(QLatin1StringView(".xlsx"), Qt::CaseInsensitive);
    Reader reader(path, sink);
    return isTable || isBook ? reader.readTable(isBook) : reader.readList();
}

} // namespace

std::unique_ptr<Format> makeVlmEvalKit()
{
    return std::make_unique<VlmEvalKit>();
}

} // namespace groundmark::storage
