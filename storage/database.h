// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace groundmark::storage {

/// One connection to one project file. Belongs to the thread that opened it; a worker opens its own
/// through Project::connectAgain(). All SQL of Groundmark goes through here.
class Database
{
public:
    enum class Access { ReadWrite, ReadOnly };

    /// Opens `path`, which must exist unless `Access::ReadWrite` is asked for; sets WAL, foreign
    /// keys and full durability. Fails when the file is not SQLite or can't be opened.
    [[nodiscard]] static Result<std::unique_ptr<Database>> open(const QString& path, Access access);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] Access access() const { return m_access; }

    /// Runs statements that return nothing, separated by ";\n".
    Result<void> runScript(const QString& sql);
    /// The first column of the first row, or an invalid QVariant when there is no row.
    Result<QVariant> scalar(const QString& sql);

    /// Makes whatever runs on this connection now fail; from any thread. For what nobody waits for
    /// any more.
    void interrupt();

    [[nodiscard]] QSqlDatabase& connection() { return m_connection; }
    /// Turns an error of this connection into words.
    [[nodiscard]] Error errorOf(const QSqlError& error) const;

private:
    Database(QString path, Access access, const QString& name);

    /// A statement that was prepared before and is idle, or a new one.
    Result<QSqlQuery> takePrepared(const QString& sql);
    void keepPrepared(const QString& sql, QSqlQuery query);

    QString m_path;
    Access m_access;
    QString m_name;
    QSqlDatabase m_connection;
    std::unordered_map<QString, std::vector<QSqlQuery>> m_idle; ///< by their SQL
    int m_depth = 0; ///< of open transactions
    friend class Statement;
    friend class Transaction;
};

/// One prepared statement. What is asked for again and again is prepared once: the connection keeps
/// idle statements. Bind in order, then run() once or next() row by row:
///
///     Statement rows(database, QStringLiteral("SELECT name FROM labels WHERE colour = ?"));
///     rows.bind(3);
///     while (rows.next()) { use(rows.text(0)); }
///     if (auto failure = rows.failure()) { return *failure; }
class Statement
{
public:
    Statement(Database& database, const QString& sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    /// A null QString is bound as empty text, an invalid QVariant as NULL.
    Statement& bind(const QVariant& value);
    /// Executes; bound values are forgotten, so that the statement can be bound and run again.
    Result<void> run();
    /// Executes on the first call; false at the end or on failure.
    bool next();
    [[nodiscard]] std::optional<Error> failure() const { return m_failure; }

    [[nodiscard]] QString text(int column) const { return m_query.value(column).toString(); }
    [[nodiscard]] qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    [[nodiscard]] double real(int column) const { return m_query.value(column).toDouble(); }
    [[nodiscard]] bool flag(int column) const { return integer(column) != 0; }
    [[nodiscard]] QByteArray bytes(int column) const { return m_query.value(column).toByteArray(); }
    [[nodiscard]] bool isNull(int column) const { return m_query.isNull(column); }
    [[nodiscard]] qint64 insertedId() const { return m_query.lastInsertId().toLongLong(); }
    [[nodiscard]] int changedRows() const { return m_query.numRowsAffected(); }

private:
    Database& m_database;
    QString m_sql;
    QSqlQuery m_query;
    int m_bound = 0;
    bool m_holdsMuch = false; ///< a bound value that should not outlive the statement
    bool m_started = false;
    std::optional<Error> m_failure;
};

/// Everything between construction and commit() happens, or nothing does. May be nested: the
/// outermost takes the write lock at once, inner ones are savepoints.
class Transaction
{
public:
    explicit Transaction(Database& database);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// Failure of BEGIN, if any: check before writing.
    [[nodiscard]] Result<void> begun() const { return m_begun; }
    Result<void> commit();

private:
    Database& m_database;
    Result<void> m_begun;
    bool m_open = false;
};

} // namespace groundmark::storage
