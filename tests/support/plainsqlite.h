// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include <QStringList>
#include <QTest>

#include <sqlite3.h>

#include "app/sql/rows.h"
#include "app/sql/sqliteconnection.h"

namespace zahlmeister::tests {

/// @brief A file of SQLite as any other program opens it: without the rules of work files and archives.
class PlainSqlite : public app::SqliteConnection {
public:
    explicit PlainSqlite(const QString& path) : SqliteConnection(path)
    {
        const auto opened = open(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, std::chrono::seconds(5));
        if (!opened.has_value())
            qFatal("%s cannot be opened", qPrintable(path));
    }

    /// @brief Carries statements out; a test that calls it fails when one of them does.
    void run(const QStringList& statements)
    {
        for (const QString& sql : statements)
            QVERIFY2(execute(sql).has_value(), qPrintable(sql));
    }

protected:
    [[nodiscard]] Error errorOf(int extended, const QString& text) const override
    {
        return {ErrorCode::StorageFailure, {std::to_string(extended)}, text.toStdString()};
    }
};

} // namespace zahlmeister::tests
