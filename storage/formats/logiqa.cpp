// SPDX-License-Identifier: GPL-3.0-or-later
//
// LogiQA and LogiQA 2.0, the texts that LogicOCR-Gen is made of.
//
// LogiQA (lgw863/LogiQA-dataset), eight lines a record: an empty line, the answer's letter a–d, context,
// question, four options. LogiQA 2.0 (csitfun/LogiQA2.0), JSON Lines:
//
//   {"id", "answer": 0–3, "text", "question", "options": [4], "type": {reasoning type: true}}
//
// with "example_id" and no "type" in the Chinese files. Samples are text-only; their id is the file's
// name and the number of the record, since the files' own ids are missing or occur twice. A record that
// cannot be used is reported with its line and left out, and the next one is found again.
#include "evaluation/benchmarks/logicocr/logiqa_text.h"
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/json_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace groundmark::storage {

namespace {

using evaluation::logicocr::LogiqaRecord;

constexpr qsizetype OptionCount = 4;
constexpr qsizetype BodyLines = 2 + OptionCount; ///< context, question, options

struct ImportText
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

Issue flaw(const QString& path, qint64 line, const char* kind, const QString& what)
{
    Issue issue = unreadableRow(path, line, what);
    issue.kind = QString::fromLatin1(kind);
    return issue;
}

Issue wrongEncoding(const QString& path, qint64 line)
{
    return flaw(path, line, "mixed-encoding",
        ImportText::tr("The line is not UTF-8, though the file is: its record cannot be read."));
}

bool isUtf8(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    (void)QString(decoder(bytes));
    return !decoder.hasError();
}

/// Whether more than a fifth of the letters are Han: then the text is Chinese, not English with some.
bool isChinese(const QString& text)
{
    qsizetype letters = 0;
    qsizetype han = 0;
    for (const QChar character : text) {
        letters += character.isLetter() ? 1 : 0;
        han += character.script() == QChar::Script_Han ? 1 : 0;
    }
    return han * 5 > letters;
}

/// Hands one record on; `extra` gains where it stood.
void add(const QString& path, qint64 number, qint64 line, const LogiqaRecord& record, Json extra, ImportSink& sink)
{
    ImportedSample imported;
    imported.row = line;
    Sample& sample = imported.sample;
    sample.externalId = u"%1-%2"_s.arg(QFileInfo(path).completeBaseName()).arg(number);
    sample.task = record.reasoningTypes.join(u", "_s);
    Question question;
    question.context = record.context;
    question.text = record.question;
    for (qsizetype i = 0; i < record.options.size(); ++i) {
        question.choices.append(u"%1. %2"_s.arg(QChar(static_cast<char16_t>(u'A' + i))).arg(record.options[i]));
    }
    question.answers = {{record.answer, {}}};
    sample.language = isChinese(question.context + question.text) ? u"zh"_s : u"en"_s;
    sample.questions = {question};
    extra["corpus"] = QFileInfo(path).fileName().toStdString();
    extra["record"] = number;
    sample.extra = dumpJson(extra);
    sink.add(std::move(imported));
}

Result<QByteArray> contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    QByteArray content = file.readAll();
    if (content.trimmed().isEmpty()) {
        return emptyFile(path);
    }
    if (content.startsWith("\xff\xfe") || content.startsWith("\xfe\xff")) {
        return Error {ImportText::tr("The file is UTF-16."), placeInFile(path), ImportText::tr("Nothing was read."),
                      ImportText::tr("Save it as UTF-8.")};
    }
    if (content.startsWith("\xef\xbb\xbf")) {
        content.remove(0, 3);
    }
    return content;
}

/// The first option that says nothing, as a letter; empty when all do.
QString emptyOption(const QStringList& options)
{
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (options[i].isEmpty()) {
            return QString(QChar(static_cast<char16_t>(u'A' + i)));
        }
    }
    return {};
}

/// What a file is read into, line by line.
struct Reading
{
    const QString& path;
    ImportSink& sink;
    qint64 records = 0; ///< met, usable or not
    qint64 used = 0;

    void refuse(qint64 line, const char* kind, const QString& what) { sink.report(flaw(path, line, kind, what)); }
};

class LogiQa : public Format
{
public:
    [[nodiscard]] QString benchmark() const override { return u"logicocr-gen"_s; }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return false; }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        const auto content = contentOf(path);
        if (!content) {
            return content.error();
        }
        Reading reading {path, sink};
        readLines(content->split('\n'), reading);
        if (reading.used == 0 && !sink.isCancelled()) {
            return otherShape(path, expected());
        }
        return {};
    }

protected:
    virtual void readLines(const QList<QByteArray>& lines, Reading& reading) const = 0;
    [[nodiscard]] virtual QString expected() const = 0;
};

class LogiQa1 final : public LogiQa
{
public:
    [[nodiscard]] QString name() const override { return u"logiqa"_s; }
    [[nodiscard]] QString title() const override
    {
        return ImportText::tr("LogiQA: texts for LogicOCR-Gen, eight lines a record");
    }
    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        const QList<QByteArray> lines = head.start.split('\n');
        return !head.isFolder && lines.size() > BodyLines && startsAt(lines, 0) ? 80 : 0;
    }

protected:
    [[nodiscard]] QString expected() const override
    {
        return ImportText::tr("records of an empty line, a letter, context, question and four options");
    }

    void readLines(const QList<QByteArray>& lines, Reading& reading) const override
    {
        qsizetype at = 0;
        while (at < lines.size() && !startsAt(lines, at)) {
            if (!lines[at].trimmed().isEmpty()) {
                reading.refuse(at + 1, "unreadable-row", ImportText::tr("The line belongs to no record."));
            }
            ++at;
        }
        while (at < lines.size() && !reading.sink.isCancelled()) {
            const qsizetype letter = lines[at].trimmed().isEmpty() ? at + 1 : at;
            qsizetype end = letter + 1;
            while (end < lines.size() && !(lines[end].trimmed().isEmpty() && startsAt(lines, end))) {
                ++end;
            }
            readRecord(lines, letter, end, reading);
            reading.sink.progress(end, lines.size());
            at = end;
        }
    }

private:
    /// Whether a record begins here: an empty line (or the file's beginning) and a line of one character.
    static bool startsAt(const QList<QByteArray>& lines, qsizetype at)
    {
        const bool isEmpty = lines[at].trimmed().isEmpty();
        if (isEmpty && at + 1 >= lines.size()) {
            return false;
        }
        const QString letter = QString::fromUtf8(isEmpty ? lines[at + 1] : at == 0 ? lines[0] : QByteArray()).trimmed();
        return letter.size() == 1;
    }

    static void readRecord(const QList<QByteArray>& lines, qsizetype letter, qsizetype end, Reading& reading)
    {
        ++reading.records;
        for (qsizetype i = letter; i < end; ++i) {
            if (!isUtf8(lines[i])) {
                reading.sink.report(wrongEncoding(reading.path, i + 1));
                return;
            }
        }
        QStringList body;
        for (qsizetype i = letter + 1; i < end; ++i) {
            body.append(QString::fromUtf8(lines[i]).trimmed());
        }
        while (body.size() > BodyLines && body.last().isEmpty()) {
            body.removeLast();
        }
        if (body.size() < BodyLines || (body.size() == BodyLines && body.last().isEmpty())) {
            reading.refuse(letter + 1, "missing-option",
                ImportText::tr("The record has %1 lines after its letter, not six: an option is missing.").arg(body.size()));
            return;
        }
        if (body.size() > BodyLines) {
            reading.refuse(letter + 1, "unreadable-row",
                ImportText::tr("The record has %1 lines after its letter, not six.").arg(body.size()));
            return;
        }
        const QString answer = QString::fromUtf8(lines[letter]).trimmed().toUpper();
        if (answer < u"A"_s || answer > u"D"_s) {
            reading.refuse(letter + 1, "answer-out-of-range",
                ImportText::tr("The answer is \"%1\", not one of a to d.").arg(QString::fromUtf8(lines[letter]).trimmed()));
            return;
        }
        const auto parsed
            = evaluation::logicocr::parseLogiqaV1(u'\n' + answer + u'\n' + body.join(u'\n') + u'\n');
        if (parsed.records.empty() || parsed.records.front().context.isEmpty()) {
            reading.refuse(letter + 1, "unreadable-row", ImportText::tr("The record has no context."));
            return;
        }
        const LogiqaRecord& record = parsed.records.front();
        if (const QString empty = emptyOption(record.options); !empty.isEmpty()) {
            reading.refuse(letter + 1, "missing-option", ImportText::tr("Option %1 is empty.").arg(empty));
            return;
        }
        ++reading.used;
        add(reading.path, reading.records, letter + 1, record, Json::object(), reading.sink);
    }
};

class LogiQa2 final : public LogiQa
{
public:
    [[nodiscard]] QString name() const override { return u"logiqa2"_s; }
    [[nodiscard]] QString title() const override
    {
        return ImportText::tr("LogiQA 2.0: texts for LogicOCR-Gen, JSON Lines");
    }
    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        const QByteArray first = head.start.left(head.start.indexOf('\n'));
        const bool fits = !head.isFolder && first.trimmed().startsWith('{') && first.contains("\"options\"")
            && first.contains("\"answer\"") && first.contains("\"text\"");
        return fits ? 85 : 0;
    }

protected:
    [[nodiscard]] QString expected() const override
    {
        return ImportText::tr("lines of JSON with \"text\", \"question\", \"options\" and \"answer\"");
    }

    void readLines(const QList<QByteArray>& lines, Reading& reading) const override
    {
        for (qsizetype at = 0; at < lines.size() && !reading.sink.isCancelled(); ++at) {
            if (!lines[at].trimmed().isEmpty()) {
                readLine(lines[at], at + 1, reading);
            }
            reading.sink.progress(at + 1, lines.size());
        }
    }

private:
    static void readLine(const QByteArray& line, qint64 number, Reading& reading)
    {
        ++reading.records;
        if (!isUtf8(line)) {
            reading.sink.report(wrongEncoding(reading.path, number));
            return;
        }
        Json object = parseJson(line);
        if (!object.is_object()) {
            reading.refuse(number, "unreadable-row", ImportText::tr("The line is not a JSON object."));
            return;
        }
        const QStringList options = object.contains("options") ? stringsFrom(object["options"]) : QStringList();
        if (options.size() != OptionCount) {
            reading.refuse(number, options.size() < OptionCount ? "missing-option" : "unreadable-row",
                ImportText::tr("The record has %1 options, not four.").arg(options.size()));
            return;
        }
        const Json answer = object.contains("answer") ? object["answer"] : Json();
        if (!answer.is_number_integer() || answer.get<qint64>() < 0 || answer.get<qint64>() >= OptionCount) {
            reading.refuse(number, "answer-out-of-range",
                ImportText::tr("The answer is %1, not one of 0 to 3.").arg(QString::fromStdString(answer.dump())));
            return;
        }
        const auto record = evaluation::logicocr::parseLogiqaV2(line);
        if (!record || record->context.isEmpty() || record->question.isEmpty()) {
            reading.refuse(number, "unreadable-row", ImportText::tr("The record has no \"text\" or no \"question\"."));
            return;
        }
        if (const QString empty = emptyOption(record->options); !empty.isEmpty()) {
            reading.refuse(number, "missing-option", ImportText::tr("Option %1 is empty.").arg(empty));
            return;
        }
        for (const char* key : {"text", "question", "options", "answer"}) {
            object.erase(key);
        }
        ++reading.used;
        add(reading.path, number, number, *record, std::move(object), reading.sink);
    }
};

} // namespace

std::unique_ptr<Format> makeLogiQa()
{
    return std::make_unique<LogiQa1>();
}

std::unique_ptr<Format> makeLogiQa2()
{
    return std::make_unique<LogiQa2>();
}

} // namespace groundmark::storage
