// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/pgcopy.h"

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
constexpr int kHasRows = 3;          // PGRES_COPY_OUT
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
                  resolve(putEnd, "PQputCopyEnd") && resolve(getData, "PQgetCopyData") &&
                  resolve(freeMemory, "PQfreemem") && resolve(getResult, "PQgetResult") &&
                  resolve(status, "PQresultStatus") && resolve(field, "PQresultErrorField") &&
                  resolve(message, "PQerrorMessage") && resolve(clear, "PQclear");
    }

    bool isThere = false;
    pg_result* (*exec)(pg_conn*, const char*) = nullptr;
    int (*putData)(pg_conn*, const char*, int) = nullptr;
    int (*putEnd)(pg_conn*, const char*) = nullptr;
    int (*getData)(pg_conn*, char**, int) = nullptr;
    void (*freeMemory)(void*) = nullptr;
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

/// What the server says of a copy that is over.
std::optional<QSqlError> endOf(pg_conn* connection)
{
    const Libpq& pq = libpq();
    std::optional<QSqlError> error;
    while (pg_result* const result = pq.getResult(connection)) {
        const PqResult owner(result, pq.clear);
        const int status = pq.status(result);
        if (status != kCommandDone && !error)
            error = errorOf(connection, result);
        if (status == kReadyForRows || status == kHasRows) // still: it would say so for ever
            break;
    }
    return error;
}

} // namespace

bool canCopy(const QSqlDriver& driver)
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
    auto error = endOf(connection);
    if (!isGood && !error)
        error = errorOf(connection, nullptr);
    return error;
}

std::optional<QSqlError> copyOut(const QSqlDriver& driver, const QByteArray& statement,
                                 const std::function<void(QByteArrayView)>& each)
{
    const Libpq& pq = libpq();
    pg_conn* const connection = connectionOf(driver);
    if (const PqResult begun(pq.exec(connection, statement.constData()), pq.clear);
        pq.status(begun.get()) != kHasRows)
        return errorOf(connection, begun.get());
    char* row = nullptr;
    int size = 0;
    while ((size = pq.getData(connection, &row, 0)) > 0) {
        const std::unique_ptr<char, void (*)(void*)> owner(row, pq.freeMemory);
        each(QByteArrayView(row, size - 1));
    }
    auto error = endOf(connection);
    constexpr int kNoMoreRows = -1;
    if (size != kNoMoreRows && !error)
        error = errorOf(connection, nullptr);
    return error;
}

QByteArray uncopied(QByteArrayView value)
{
    QByteArray text;
    text.reserve(value.size());
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] != '\\' || i + 1 == value.size()) {
            text.append(value[i]);
            continue;
        }
        switch (value[++i]) {
        case 'b': text.append('\b'); break;
        case 'f': text.append('\f'); break;
        case 'n': text.append('\n'); break;
        case 'r': text.append('\r'); break;
        case 't': text.append('\t'); break;
        case 'v': text.append('\v'); break;
        default: text.append(value[i]);
        }
    }
    return text;
}

} // namespace zahlmeister::app
