// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/note_repository.h"

namespace groundmark::storage {

namespace {

const QString Select = QStringLiteral("SELECT notes.id, notes.sample, author, at, bookmark, text FROM notes ");

Note noteAt(const Statement& row)
{
    return {
        NoteId::fromText(row.text(0)),
        {row.integer(1)},
        row.text(2),
        QDateTime::fromString(row.text(3), Qt::ISODate),
        row.flag(4),
        row.text(5)};
}

QString string(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? toString(*found) : QString();
}

} // namespace

Result<std::vector<Note>> NoteRepository::read(const QString& condition, qint64 value) const
{
    Statement rows(m_database, Select + condition);
    rows.bind(value);
    std::vector<Note> notes;
    while (rows.next()) {
        notes.push_back(noteAt(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return notes;
}

Result<std::vector<Note>> NoteRepository::ofSample(SampleId sample) const
{
    return read(QStringLiteral("WHERE notes.sample = ? ORDER BY at, notes.id"), sample.value);
}

Result<std::vector<Note>> NoteRepository::ofDataset(DatasetId dataset) const
{
    return read(
        QStringLiteral("JOIN samples ON samples.id = notes.sample WHERE samples.dataset = ? "
                       "ORDER BY notes.sample, at, notes.id"),
        dataset.value);
}

Result<std::optional<Note>> NoteRepository::find(NoteId id) const
{
    Statement rows(m_database, Select + QStringLiteral("WHERE notes.id = ?"));
    rows.bind(id.toText());
    std::optional<Note> note;
    if (rows.next()) {
        note = noteAt(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return note;
}

Result<void> NoteRepository::store(const Note& note)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO notes (id, sample, author, at, bookmark, text) VALUES (?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET author = excluded.author, at = excluded.at, "
                       "bookmark = excluded.bookmark, text = excluded.text"));
    return upsert.bind(note.id.toText())
        .bind(note.sample.value)
        .bind(note.author)
        .bind(note.at.toUTC().toString(Qt::ISODate))
        .bind(note.isBookmark ? 1 : 0)
        .bind(note.text)
        .run();
}

Result<void> NoteRepository::remove(NoteId id)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM notes WHERE id = ?"));
    return erase.bind(id.toText()).run();
}

Json noteToJson(const Note& note)
{
    return {
        {"type", "note"},
        {"id", toJson(note.id.toText())},
        {"sample", note.sample.value},
        {"author", toJson(note.author)},
        {"at", toJson(note.at.toUTC().toString(Qt::ISODate))},
        {"bookmark", note.isBookmark},
        {"text", toJson(note.text)},
    };
}

Note noteFromJson(const Json& json)
{
    const auto sample = json.find("sample");
    const auto bookmark = json.find("bookmark");
    return {
        NoteId::fromText(string(json, "id")),
        {sample != json.end() && sample->is_number_integer() ? sample->get<qint64>() : 0},
        string(json, "author"),
        QDateTime::fromString(string(json, "at"), Qt::ISODate),
        bookmark != json.end() && bookmark->is_boolean() && bookmark->get<bool>(),
        string(json, "text")};
}

} // namespace groundmark::storage
