// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listschema.h"

#include <optional>
#include <string>

#include <QLatin1StringView>
#include <QStringList>

using namespace Qt::StringLiterals;

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
QString declaredColumns(const char* text)
{
    QString declared;
    forEachListColumn([&]<class Value>(const ListField<Value>& field) {
        declared +=
            u",\n    %1 %2"_s.arg(QLatin1StringView(field.column),
                                  QLatin1StringView(typeOf(static_cast<const Value*>(nullptr), text)));
    });
    return declared;
}

} // namespace

QString listColumns()
{
    QStringList columns;
    forEachListColumn([&](const auto& field) { columns.append(QLatin1StringView(field.column)); });
    return columns.join(u", "_s);
}

QString listParameters(int count)
{
    return QStringList(count, u"?"_s).join(u',');
}

QString listTables()
{
    // The columns of `past` may be NULL where `player` has none: they are then the same as in the next
    // version.
    return uR"(CREATE TABLE player (id INTEGER PRIMARY KEY, key INTEGER NOT NULL, fingerprint INTEGER NOT NULL,
    since INTEGER NOT NULL, until INTEGER)"_s +
           declaredColumns("TEXT NOT NULL") + uR"() STRICT;
CREATE TABLE past (player_id INTEGER NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL,
    changed INTEGER NOT NULL)"_s +
           declaredColumns("TEXT") + uR"(, PRIMARY KEY (player_id, since)) STRICT, WITHOUT ROWID;
CREATE TABLE list (date INTEGER PRIMARY KEY, format TEXT NOT NULL, file TEXT NOT NULL,
    imported_at TEXT NOT NULL, row_count INTEGER NOT NULL, rated_count INTEGER NOT NULL) STRICT;
CREATE TABLE club (club TEXT PRIMARY KEY, name TEXT NOT NULL, association TEXT NOT NULL,
    state TEXT NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE association (association TEXT PRIMARY KEY, name TEXT NOT NULL, parent TEXT NOT NULL,
    state TEXT NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE revision (number INTEGER NOT NULL) STRICT;
INSERT INTO revision VALUES (0);
)"_s;
}

const QString kListIndexes = uR"(
CREATE UNIQUE INDEX IF NOT EXISTS player_key ON player (key);
CREATE INDEX IF NOT EXISTS player_nu_id ON player (nu_id) WHERE nu_id <> '';
CREATE INDEX IF NOT EXISTS player_pkz ON player (pkz) WHERE pkz <> '';
CREATE INDEX IF NOT EXISTS player_fide_id ON player (fide_id) WHERE fide_id IS NOT NULL AND key <> fide_id;
)"_s;

} // namespace zahlmeister::app
