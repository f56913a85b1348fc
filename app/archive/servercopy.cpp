// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/servercopy.h"

#include <algorithm>
#include <memory>

#include <QLibrary>
#include <QVariant>

using namespace Qt::StringLiterals;

// As in libpq-fe.h, which does not change: the program is not linked with libpq, because nobody who has no
// server needs it.
struct pg_conn;
struct pg_result;

namespace zahlmeister::app {

namespace {

constexpr int kCommandDone = 1;      // PGRES_COMMAND_OK
constexpr int kReadyForRows = 4;     // PGRES_COPY_IN
constexpr int kCodeOfError = 'C';    // PG_DIAG_SQLSTATE
constexpr qsizetype kPart = 1 << 20; // bytes that are handed over at a time

/// The library that Qt's driver has loaded, which is not loaded a second time.
struct Libpq {
    Libpq()
    {
        QLibrary library(u"pq"_s, 5);
        const auto resolve = [&](auto& function, const char* name) {
            function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(library.resolve(name));
            return function != nullptr;
        };
        isThere = resolve(exec, "PQexec") && resolve(putData, "PQputCopyData") &&
                  resolve(putEnd, "PQputCopyEnd") && resolve(getResult, "PQgetResult") &&
                  resolve(status, "PQresultStatus") && resolve(field, "PQresultErrorField") &&
                  resolve(message, "PQerrorMessage") && resolve(clear, "PQclear");
    }

    bool isThere = false;
    pg_result* (*exec)(pg_conn*, const char*) = nullptr;
    int (*putData)(pg_conn*, const char*, int) = nullptr;
    int (*putEnd)(pg_conn*, const char*) = nullptr;
    pg_result* (*getResult)(pg_conn*) = nullptr;
    int (*status)(const pg_result*) = nullptr;
    char* (*field)(const pg_result*, int) = nullptr;
    char* (*message)(const pg_conn*) = nullptr;
    void (*clear)(pg_result*) = nullptr;
};

const Libpq& libpq()
{
    static const Libpq library;
    return library;
}

/// Qt 6 names the type as the compiler does; Qt's documents, and other versions of it, by its alias.
pg_conn* connectionOf(const QSqlDriver& driver)
{
    const QVariant handle = driver.handle();
    const QByteArrayView type(handle.typeName());
    return type == "pg_conn*" || type == "PGconn*" ? *static_cast<pg_conn* const*>(handle.constData())
                                                   : nullptr;
}

using PqResult = std::unique_ptr<pg_result, void (*)(pg_result*)>;

QSqlError errorOf(pg_conn* connection, const pg_result* result)
{
    const char* const code = libpq().field(result, kCodeOfError); // none when the connection is gone
    return {QString(), QString::fromUtf8(libpq().message(connection)), QSqlError::StatementError,
            QString::fromLatin1(code)};
}

} // namespace

bool canCopyIn(const QSqlDriver& driver)
{
    return connectionOf(driver) && libpq().isThere;
}

std::optional<QSqlError> copyIn(const QSqlDriver& driver, const QByteArray& statement, const QByteArray& rows)
{
    const Libpq& pq = libpq();
    pg_conn* const connection = connectionOf(driver);
    if (const PqResult begun(pq.exec(connection, statement.constData()), pq.clear);
        pq.status(begun.get()) != kReadyForRows)
        return errorOf(connection, begun.get());
    bool isGood = true;
    for (qsizetype from = 0; from < rows.size() && isGood; from += kPart) {
        const auto size = static_cast<int>(std::min(kPart, rows.size() - from));
        isGood = pq.putData(connection, rows.constData() + from, size) == 1;
    }
    static_cast<void>(pq.putEnd(connection, nullptr)); // the result tells
    std::optional<QSqlError> error;
    while (pg_result* const result = pq.getResult(connection)) {
        const PqResult owner(result, pq.clear);
        if (pq.status(result) != kCommandDone && !error)
            error = errorOf(connection, result);
        if (pq.status(result) == kReadyForRows) // still: it would say so for ever
            break;
    }
    if (!isGood && !error)
        error = errorOf(connection, nullptr);
    return error;
}

} // namespace zahlmeister::app
