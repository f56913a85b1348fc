// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listschema.h"

#include <optional>

namespace zahlmeister::app {

namespace {

constexpr const char* typeOf(const std::string*, const char* text)
{
    return text;
}

constexpr const char* typeOf(const std::optional<engine::Sex>*, const char*)
{
    return "TEXT CHECK (sex IN ('m', 'w'))";
}

constexpr const char* typeOf(const std::optional<MemberStatus>*, const char*)
{
    return "TEXT CHECK (status IN ('A', 'P'))";
}

constexpr const char* typeOf(const void*, const char*)
{
    return "INTEGER";
}

/// The values as they are declared.
/// @param text type of texts
std::string declaredColumns(const char* text)
{
    std::string declared;
    forEachListColumn([&]<class Value>(const ListField<Value>& field) {
        declared +=
            std::string(",\n    ") + field.column + ' ' + typeOf(static_cast<const Value*>(nullptr), text);
    });
    return declared;
}

} // namespace

std::string listColumns()
{
    std::string columns;
    forEachListColumn(
        [&](const auto& field) { columns += (columns.empty() ? "" : ", ") + std::string(field.column); });
    return columns;
}

std::string listParameters(int count)
{
    std::string parameters = "?";
    for (int i = 1; i < count; ++i)
        parameters += ",?";
    return parameters;
}

std::string listTables()
{
    // The columns of `past` may be NULL where `player` has none: they are then the same as in the next
    // version.
    return R"(CREATE TABLE player (id INTEGER PRIMARY KEY, key INTEGER NOT NULL, fingerprint INTEGER NOT NULL,
    since INTEGER NOT NULL, until INTEGER)" +
           declaredColumns("TEXT NOT NULL") + R"() STRICT;
CREATE TABLE past (player_id INTEGER NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL,
    changed INTEGER NOT NULL)" +
           declaredColumns("TEXT") + R"(, PRIMARY KEY (player_id, since)) STRICT, WITHOUT ROWID;
CREATE TABLE list (date INTEGER PRIMARY KEY, format TEXT NOT NULL, file TEXT NOT NULL,
    imported_at TEXT NOT NULL, row_count INTEGER NOT NULL, rated_count INTEGER NOT NULL) STRICT;
CREATE TABLE club (club TEXT PRIMARY KEY, name TEXT NOT NULL, association TEXT NOT NULL,
    state TEXT NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE association (association TEXT PRIMARY KEY, name TEXT NOT NULL, parent TEXT NOT NULL,
    state TEXT NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE revision (number INTEGER NOT NULL) STRICT;
INSERT INTO revision VALUES (0);
)";
}

const char* const kListIndexes = R"(
CREATE UNIQUE INDEX IF NOT EXISTS player_key ON player (key);
CREATE INDEX IF NOT EXISTS player_nu_id ON player (nu_id) WHERE nu_id <> '';
CREATE INDEX IF NOT EXISTS player_pkz ON player (pkz) WHERE pkz <> '';
CREATE INDEX IF NOT EXISTS player_fide_id ON player (fide_id) WHERE fide_id IS NOT NULL AND key <> fide_id;
)";

} // namespace zahlmeister::app
