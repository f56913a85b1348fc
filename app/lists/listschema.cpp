// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listschema.h"

namespace zahlmeister::app {

// The columns of `past` may be NULL where `player` has none: they are then the same as in the next version.
#define ZAHLMEISTER_LIST_COLUMN_TYPES(text)                                                                  \
    "    last_name " text ",\n"                                                                              \
    "    first_name " text ",\n"                                                                             \
    "    birth_year INTEGER,\n"                                                                              \
    "    club " text ",\n"                                                                                   \
    "    member_number INTEGER,\n"                                                                           \
    "    nu_id " text ",\n"                                                                                  \
    "    pkz " text ",\n"                                                                                    \
    "    fide_id INTEGER,\n"                                                                                 \
    "    federation " text ",\n"                                                                             \
    "    sex TEXT CHECK (sex IN ('m', 'w')),\n"                                                              \
    "    dwz INTEGER,\n"                                                                                     \
    "    elo INTEGER,\n"                                                                                     \
    "    academic_title " text ",\n"                                                                         \
    "    birth_date INTEGER,\n"                                                                              \
    "    status TEXT CHECK (status IN ('A', 'P')),\n"                                                        \
    "    title " text ",\n"                                                                                  \
    "    women_title " text ",\n"                                                                            \
    "    other_titles " text ",\n"                                                                           \
    "    dwz_index INTEGER,\n"                                                                               \
    "    last_evaluation INTEGER,\n"                                                                         \
    "    rapid_elo INTEGER,\n"                                                                               \
    "    blitz_elo INTEGER"

const char* const kListTables = "CREATE TABLE player (\n"
                                "    id INTEGER PRIMARY KEY,\n"
                                "    key INTEGER NOT NULL,\n"
                                "    fingerprint INTEGER NOT NULL,\n"
                                "    since INTEGER NOT NULL,\n"
                                "    until INTEGER,\n" //
    ZAHLMEISTER_LIST_COLUMN_TYPES("TEXT NOT NULL") "\n) STRICT;\n"
                                                   "CREATE TABLE past (\n"
                                                   "    player_id INTEGER NOT NULL,\n"
                                                   "    since INTEGER NOT NULL,\n"
                                                   "    until INTEGER NOT NULL,\n"
                                                   "    changed INTEGER NOT NULL,\n" //
    ZAHLMEISTER_LIST_COLUMN_TYPES("TEXT") ",\n"
                                          "    PRIMARY KEY (player_id, since)\n) STRICT, WITHOUT ROWID;\n"
                                          "CREATE TABLE list (\n"
                                          "    date INTEGER PRIMARY KEY,\n"
                                          "    format TEXT NOT NULL,\n"
                                          "    file TEXT NOT NULL,\n"
                                          "    imported_at TEXT NOT NULL,\n"
                                          "    row_count INTEGER NOT NULL,\n"
                                          "    rated_count INTEGER NOT NULL\n) STRICT;\n"
                                          "CREATE TABLE club (\n"
                                          "    club TEXT PRIMARY KEY,\n"
                                          "    name TEXT NOT NULL,\n"
                                          "    association TEXT NOT NULL,\n"
                                          "    state TEXT NOT NULL,\n"
                                          "    since INTEGER NOT NULL\n) STRICT, WITHOUT ROWID;\n"
                                          "CREATE TABLE association (\n"
                                          "    association TEXT PRIMARY KEY,\n"
                                          "    name TEXT NOT NULL,\n"
                                          "    parent TEXT NOT NULL,\n"
                                          "    state TEXT NOT NULL,\n"
                                          "    since INTEGER NOT NULL\n) STRICT, WITHOUT ROWID;\n"
                                          "CREATE TABLE revision (number INTEGER NOT NULL) STRICT;\n"
                                          "INSERT INTO revision VALUES (0);\n";

const char* const kListIndexes =
    "CREATE UNIQUE INDEX IF NOT EXISTS player_key ON player (key);\n"
    "CREATE INDEX IF NOT EXISTS player_nu_id ON player (nu_id) WHERE nu_id <> '';\n"
    "CREATE INDEX IF NOT EXISTS player_pkz ON player (pkz) WHERE pkz <> '';\n"
    "CREATE INDEX IF NOT EXISTS player_fide_id ON player (fide_id)\n"
    "    WHERE fide_id IS NOT NULL AND key <> fide_id;\n";

} // namespace zahlmeister::app
