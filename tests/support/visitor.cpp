// SPDX-License-Identifier: GPL-3.0-or-later
#include <sqlite3.h>

/// Another program that looks into a database: opens it, asks one query, and closes it.
/// Usage: visitor FILE SQL; a query that divides by nothing (NULL) fails
int main(int argc, char** argv)
{
    sqlite3* database = nullptr;
    sqlite3_stmt* query = nullptr;
    const bool isAnswered =
        argc == 3 && sqlite3_open_v2(argv[1], &database, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK &&
        sqlite3_prepare_v2(database, argv[2], -1, &query, nullptr) == SQLITE_OK &&
        sqlite3_step(query) == SQLITE_ROW && sqlite3_column_type(query, 0) != SQLITE_NULL;
    sqlite3_finalize(query);
    return sqlite3_close(database) == SQLITE_OK && isAnswered ? 0 : 1;
}
