// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/database.h"

#include "storage/search/word_tokenizer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include <utility>

namespace groundmark::storage {

namespace {

// SQLite's primary result codes, sqlite.org/rescode.html.
constexpr int SqliteBusy = 5;
constexpr int SqliteReadOnly = 8;
constexpr int SqliteIoError = 10;
constexpr int SqliteCorrupt = 11;
constexpr int SqliteFull = 13;
constexpr int SqliteCantOpen = 14;
constexpr int SqliteNotADatabase = 26;

// Of one connection: what the filters of a million predictions go through stays in memory.
constexpr int PageCacheKiB = 32 * 1024;

constexpr size_t IdleStatements = 128; // different ones that a connection keeps; each is some kilobytes
constexpr qsizetype LargestKept = 16 * 1024; // bytes of a value that may stay bound to an idle one

qsizetype sizeOf(const QVariant& value)
{
    return value.typeId() == QMetaType::QString ? value.toString().size()
        : value.typeId() == QMetaType::QByteArray ? value.toByteArray().size()
                                                  : 0;
}

struct Words
{
    QString what;
    QString hint;
};

Words wordsOf(int code, const QString& text)
{
    switch (code & 0xff) {
    case SqliteBusy:
        return {
            QCoreApplication::translate("Storage", "Another program is writing to the project."),
            QCoreApplication::translate("Storage", "Close the other program, then try again.")};
    case SqliteReadOnly:
        return {
            QCoreApplication::translate("Storage", "The project is read-only."),
            QCoreApplication::translate("Storage", "Copy it to a folder that you can write to.")};
    case SqliteFull:
        return {
            QCoreApplication::translate("Storage", "The disk is full."),
            QCoreApplication::translate("Storage", "Free some space; Groundmark tries again.")};
    case SqliteCorrupt:
    case SqliteNotADatabase:
        return {
            QCoreApplication::translate("Storage", "The file is not a Groundmark project, or it is damaged."),
            QCoreApplication::translate("Storage", "Run \"groundmark check\" on it, or restore a backup.")};
    case SqliteIoError:
    case SqliteCantOpen:
        return {
            QCoreApplication::translate("Storage", "The file can't be opened or written."),
            QCoreApplication::translate("Storage", "Check the folder, its permissions and the disk.")};
    default:
        return {QCoreApplication::translate("Storage", "The project file refused: %1.").arg(text), {}};
    }
}

/// A read-only folder has no place for the write-ahead log: then the file is read as it stands.
QString immutableUri(const QString& path)
{
    return QStringLiteral("file:%1?immutable=1")
        .arg(QString::fromUtf8(QUrl::toPercentEncoding(path, "/")));
}

} // namespace

Database::Database(QString path, Access access, const QString& name)
    : m_path(std::move(path))
    , m_access(access)
    , m_name(name)
    , m_connection(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name))
{
}

Database::~Database()
{
    m_idle.clear();
    m_connection.close();
    m_connection = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Database>> Database::open(const QString& path, Access access)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Database> database(new Database(path, access, name));
    QSqlDatabase& connection = database->m_connection;
    const bool readOnly = access == Access::ReadOnly;
    connection.setDatabaseName(path);
    connection.setConnectOptions(
        readOnly ? QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_ENABLE_REGEXP")
                 : QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_ENABLE_REGEXP"));
    bool opened = connection.open()
        && database->scalar(QStringLiteral("PRAGMA schema_version")).hasValue();
    if (!opened && readOnly) {
        connection.close();
        connection.setDatabaseName(immutableUri(path));
        connection.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI;QSQLITE_ENABLE_REGEXP"));
        opened = connection.open();
    }
    if (!opened && !connection.isOpen()) {
        return database->errorOf(connection.lastError());
    }
    if (auto version = database->scalar(QStringLiteral("PRAGMA schema_version")); !version) {
        return version.error();
    }
    if (!addWordTokenizer(connection)) {
        return Error {
            QCoreApplication::translate("Storage", "This SQLite has no full-text search (FTS5)."),
            QDir::toNativeSeparators(path),
            QCoreApplication::translate("Storage", "The file was not changed."),
            QCoreApplication::translate("Storage", "Install an SQLite with FTS5, as Debian's is.")};
    }
    // FULL, not NORMAL: a command that has returned survives a power cut, not only a crash.
    const QString pragmas = readOnly
        ? QStringLiteral("PRAGMA foreign_keys = ON;\nPRAGMA cache_size = -%1")
        : QStringLiteral("PRAGMA journal_mode = WAL;\nPRAGMA synchronous = FULL;\nPRAGMA foreign_keys = ON;\n"
                         "PRAGMA cache_size = -%1");
    if (auto done = database->runScript(pragmas.arg(PageCacheKiB)); !done) {
        return done.error();
    }
    return database;
}

void Database::interrupt()
{
    interruptConnection(m_connection);
}

Result<void> Database::runScript(const QString& sql)
{
    for (const QString& statement : sql.split(QStringLiteral(";\n"), Qt::SkipEmptyParts)) {
        if (statement.trimmed().isEmpty()) {
            continue;
        }
        QSqlQuery query(m_connection);
        if (!query.exec(statement)) {
            return errorOf(query.lastError());
        }
    }
    return {};
}

Result<QVariant> Database::scalar(const QString& sql)
{
    QSqlQuery query(m_connection);
    if (!query.exec(sql)) {
        return errorOf(query.lastError());
    }
    return query.next() ? query.value(0) : QVariant();
}

Result<QSqlQuery> Database::takePrepared(const QString& sql)
{
    if (const auto known = m_idle.find(sql); known != m_idle.end() && !known->second.empty()) {
        QSqlQuery query = std::move(known->second.back());
        known->second.pop_back();
        return query;
    }
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    if (!query.prepare(sql)) {
        return errorOf(query.lastError());
    }
    return query;
}

void Database::keepPrepared(const QString& sql, QSqlQuery query)
{
    query.finish(); // or it would go on reading, and hold the log back
    if (m_idle.size() >= IdleStatements) {
        m_idle.clear();
    }
    m_idle[sql].push_back(std::move(query));
}

Error Database::errorOf(const QSqlError& error) const
{
    const Words words = wordsOf(error.nativeErrorCode().toInt(), error.text());
    return {
        words.what,
        QDir::toNativeSeparators(m_path),
        QCoreApplication::translate("Storage", "Nothing was changed by this step."),
        words.hint};
}

Statement::Statement(Database& database, const QString& sql)
    : m_database(database)
    , m_sql(sql)
{
    if (auto query = database.takePrepared(sql)) {
        m_query = std::move(*query);
    } else {
        m_failure = query.error();
    }
}

Statement::~Statement()
{
    if (!m_failure && !m_holdsMuch) {
        m_database.keepPrepared(m_sql, std::move(m_query));
    }
}

Statement& Statement::bind(const QVariant& value)
{
    // Qt binds a null QString as NULL; for Groundmark it is simply an empty text.
    const bool nullText = value.typeId() == QMetaType::QString && value.toString().isNull();
    m_holdsMuch = m_holdsMuch || sizeOf(value) > LargestKept;
    m_query.bindValue(m_bound++, nullText ? QVariant(QStringLiteral("")) : value);
    return *this;
}

Result<void> Statement::run()
{
    m_bound = 0;
    if (m_failure) {
        return *m_failure;
    }
    if (!m_query.exec()) {
        m_failure = m_database.errorOf(m_query.lastError());
        return *m_failure;
    }
    return {};
}

bool Statement::next()
{
    if (!m_started) {
        m_started = true;
        if (!run()) {
            return false;
        }
    }
    return !m_failure && m_query.next();
}

Transaction::Transaction(Database& database)
    : m_database(database)
    , m_begun(database.runScript(
          database.m_depth == 0 ? QStringLiteral("BEGIN IMMEDIATE") : QStringLiteral("SAVEPOINT inner_edit")))
    , m_open(m_begun.hasValue())
{
    m_database.m_depth += m_open ? 1 : 0;
}

Transaction::~Transaction()
{
    if (!m_open) {
        return;
    }
    --m_database.m_depth;
    // Nothing sensible can be done about a failing rollback: SQLite has rolled back by itself then.
    [[maybe_unused]] const auto undone = m_database.runScript(
        m_database.m_depth == 0 ? QStringLiteral("ROLLBACK")
                                : QStringLiteral("ROLLBACK TO inner_edit;\nRELEASE inner_edit"));
}

Result<void> Transaction::commit()
{
    if (!m_open) {
        return m_begun;
    }
    auto done = m_database.runScript(
        m_database.m_depth == 1 ? QStringLiteral("COMMIT") : QStringLiteral("RELEASE inner_edit"));
    if (done) {
        m_open = false;
        --m_database.m_depth;
    }
    return done;
}

} // namespace groundmark::storage
