// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/logicocr_rows.h"

#include "storage/formats/import_texts.h"

#include <QCoreApplication>

namespace groundmark::storage {

namespace {

const char* const Keys = "keys";

} // namespace

void KeyOrder::learn(const Json& row)
{
    qsizetype place = 0;
    for (const auto& [key, value] : row.items()) {
        const QString name = QString::fromStdString(key);
        const qsizetype known = m_keys.indexOf(name);
        if (known < 0) {
            m_keys.insert(place, name);
        }
        place = (known < 0 ? place : known) + 1;
    }
}

Json KeyOrder::sorted(Json row) const
{
    Json sorted = Json::object();
    for (const QString& name : m_keys) {
        if (const auto found = row.find(name.toStdString()); found != row.end()) {
            sorted[name.toStdString()] = std::move(*found);
            row.erase(found);
        }
    }
    for (const auto& [key, value] : row.items()) {
        sorted[key] = value;
    }
    return sorted;
}

QByteArray KeyOrder::toExtra() const
{
    return dumpJson({{Keys, toJson(m_keys)}});
}

KeyOrder KeyOrder::fromExtra(const QByteArray& extra)
{
    KeyOrder order;
    const Json known = parseJson(extra);
    if (known.is_object() && known.contains(Keys)) {
        order.m_keys = stringsFrom(known[Keys]);
    }
    return order;
}

Result<void> PythonRowWriter::add(const Json& row)
{
    const QByteArray lead = m_first ? QByteArrayLiteral("[\n    ") : QByteArrayLiteral(",\n    ");
    m_first = false;
    // Line ends within a text are escaped: those that stand here are the layout's.
    QByteArray text
        = QByteArray::fromStdString(row.dump(4, ' ', true, Json::error_handler_t::replace));
    return write(lead + text.replace('\n', "\n    "));
}

Result<void> PythonRowWriter::commit()
{
    auto done = write(m_first ? QByteArrayLiteral("[]") : QByteArrayLiteral("\n]"));
    return done ? place() : done;
}

Json logicOcrId(const QString& id)
{
    bool isNumber = false;
    const qlonglong number = id.toLongLong(&isNumber);
    return isNumber && QString::number(number) == id ? Json(number) : toJson(id);
}

bool LogicOcrLeftOut::take(const ExportSample& sample)
{
    const Question question = sample.sample.questions.value(0);
    if (question.text.isEmpty() && question.answers.isEmpty()) {
        ++m_unasked;
        return true;
    }
    if (sample.sample.state == SampleState::Rejected) {
        ++m_rejected;
        return true;
    }
    m_crafted += sample.crafted || question.answers.size() > 1 ? 1 : 0;
    return false;
}

void LogicOcrLeftOut::tell(const QString& path, ExportReport& report) const
{
    const auto note = [&](const QString& kind, const QString& what, const QString& hint) {
        report.issues.push_back(
            {Severity::Note, kind, 0,
             {what, placeInFile(path), QCoreApplication::translate("Formats", "They stay in the project."), hint}});
    };
    if (m_unasked > 0) {
        note(QStringLiteral("no-question"),
             QCoreApplication::translate("Formats", "%n sample(s) without a question were left out.", nullptr, m_unasked), {});
    }
    if (m_rejected > 0) {
        note(QStringLiteral("rejected"),
             QCoreApplication::translate("Formats", "%n rejected sample(s) were left out.", nullptr, m_rejected), {});
    }
    if (m_crafted > 0) {
        note(QStringLiteral("crafting"),
             QCoreApplication::translate(
                 "Formats", "The official file has no place for the hops, cues, further answers, times and reviews of %n question(s).",
                 nullptr, m_crafted),
             QCoreApplication::translate("Formats", "Export as logicocr-crafted, too, to hand these on."));
    }
}

} // namespace groundmark::storage
