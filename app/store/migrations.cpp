// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/migrations.h"

#include <algorithm>
#include <iterator>

#include <QLatin1StringView>

#include "app/store/latercolumns.h"
#include "app/store/schema.h"
#include "app/store/workfiletables.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// What the tables of version 13 were that are different today.
constexpr QLatin1StringView kEarlierTables(R"(CREATE TABLE draft (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournament (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    text TEXT NOT NULL CHECK (text <> '')
) STRICT;
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    club TEXT NOT NULL,
    person_id TEXT NOT NULL,
    birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2199),
    rating_index INTEGER CHECK (rating_index BETWEEN 0 AND 9999),
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    rating INTEGER CHECK (rating BETWEEN -9999 AND 9999)
) STRICT;
CREATE TABLE history_entry (
    id INTEGER PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('conversion')),
    date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    rules TEXT NOT NULL CHECK (rules <> ''),
    old_index INTEGER NOT NULL CHECK (old_index BETWEEN 0 AND 9999),
    new_index INTEGER NOT NULL CHECK (new_index BETWEEN 0 AND 9999),
    operation INTEGER NOT NULL CHECK (operation >= 1),
    old_rating INTEGER NOT NULL DEFAULT 0 CHECK (old_rating BETWEEN -9999 AND 9999),
    new_rating INTEGER NOT NULL DEFAULT 0 CHECK (new_rating BETWEEN -9999 AND 9999),
    UNIQUE (player_id, kind, rules)
) STRICT;
CREATE TABLE player_merge (
    id INTEGER PRIMARY KEY,
    kept INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    gone INTEGER NOT NULL UNIQUE REFERENCES player (id) ON DELETE CASCADE,
    club TEXT NOT NULL,
    person_id TEXT NOT NULL,
    birth_year INTEGER,
    rating INTEGER,
    rating_index INTEGER,
    CHECK (kept <> gone)
) STRICT;
)");

/// Which revision of a tournament the referee goes by in an archive that he shares with others, and a
/// publication of which it is not known whether it came (empty: none).
std::vector<QString> archives()
{
    return {
        u"CREATE TABLE archived_revision (archive TEXT NOT NULL,"
        " tournament_id INTEGER NOT NULL REFERENCES tournament(id) ON DELETE CASCADE,"
        " revision INTEGER NOT NULL CHECK (revision >= 0), act TEXT NOT NULL,"
        " PRIMARY KEY (archive, tournament_id)) STRICT, WITHOUT ROWID"_s,
    };
}

/// Where the entry of a participant comes from, and what came in where a recalculation changed it.
std::vector<QString> origins()
{
    return {
        u"CREATE TABLE entered_game (tournament_id INTEGER NOT NULL, participant INTEGER NOT NULL,"
        " position INTEGER NOT NULL CHECK (position >= 0),"
        " opponent_rating INTEGER NOT NULL CHECK (opponent_rating BETWEEN -9999 AND 9999),"
        " half_points INTEGER NOT NULL CHECK (half_points BETWEEN 0 AND 2),"
        " date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " tournament TEXT NOT NULL DEFAULT '', PRIMARY KEY (tournament_id, participant, position),"
        " FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number)"
        " ON DELETE CASCADE) STRICT, WITHOUT ROWID"_s,
    };
}

/// A game without a team was played for that of its player, until he got another one.
std::vector<QString> teamsOfGames()
{
    constexpr QLatin1StringView kSettle(
        "UPDATE %1 SET %2 = coalesce((SELECT team FROM participant AS p WHERE p.tournament_id ="
        " %1.tournament_id AND p.number = %1.%3), '') WHERE %2 = ''%4");
    return {
        QString(kSettle).arg(u"game"_s, u"white_team"_s, u"white"_s, QString()),
        QString(kSettle).arg(u"game"_s, u"black_team"_s, u"black"_s, QString()),
        QString(kSettle).arg(u"bye"_s, u"team"_s, u"participant"_s, u" AND board IS NOT NULL"_s),
    };
}

/// Who the participants are in all tournaments, and what decisions about persons made of their seats: `state`
/// is 0 for decisions of earlier versions, which name none, 1 until entries are settled by it, 2 then.
std::vector<QString> persons()
{
    return {
        u"CREATE TABLE decided_seat (decision_id INTEGER NOT NULL"
        " REFERENCES person_decision(id) ON DELETE CASCADE,"
        " tournament_id INTEGER NOT NULL REFERENCES tournament(id) ON DELETE CASCADE,"
        " participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999),"
        " before TEXT NOT NULL, after TEXT NOT NULL,"
        " settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),"
        " PRIMARY KEY (decision_id, tournament_id, participant)) STRICT, WITHOUT ROWID"_s,
    };
}

std::vector<QString> personsAndTeams()
{
    std::vector<QString> both = persons();
    std::ranges::move(teamsOfGames(), std::back_inserter(both));
    return both;
}

/// The referee's own players become persons: those whom he sees. The level of a rating is that of its last
/// conversion, be it with the player from whom it was taken over in a merger; else it is not known.
std::vector<QString> enteredPersons()
{
    return {
        uR"(CREATE TABLE entered_person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    club TEXT NOT NULL,
    person_id TEXT NOT NULL,
    birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2199),
    rating INTEGER CHECK (rating BETWEEN -9999 AND 9999),
    rating_index INTEGER CHECK (rating_index BETWEEN 0 AND 9999),
    level TEXT NOT NULL
) STRICT)"_s,
        u"INSERT INTO entered_person SELECT id, name, club, person_id, birth_year, rating, rating_index,"
        " coalesce((SELECT rules FROM history_entry WHERE player_id = player.id OR player_id IN (SELECT gone"
        " FROM player_merge WHERE kept = player.id AND player_merge.rating IS NULL)"
        " ORDER BY operation DESC LIMIT 1), '') FROM player WHERE removed = 0"_s,
        u"DROP TABLE player_merge"_s,
        u"DROP TABLE history_entry"_s,
        u"DROP TABLE player"_s,
    };
}

/// Several drafts stood in one row, separated by a character that no key types.
std::vector<QString> singleDrafts()
{
    return {
        u"ALTER TABLE draft RENAME TO joined_draft"_s,
        uR"(CREATE TABLE draft (
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    text TEXT NOT NULL CHECK (text <> ''),
    UNIQUE (tournament_id, place)
) STRICT)"_s,
        uR"(WITH RECURSIVE part (tournament_id, place, text, places, texts) AS (
    SELECT tournament_id, NULL, NULL, place || char(30), text || char(30) FROM joined_draft
    UNION ALL
    SELECT tournament_id, substr(places, 1, instr(places, char(30)) - 1), substr(texts, 1, instr(texts, char(30)) - 1),
        substr(places, instr(places, char(30)) + 1), substr(texts, instr(texts, char(30)) + 1)
    FROM part WHERE places <> '' AND texts <> ''
) INSERT OR REPLACE INTO draft (tournament_id, place, text)
    SELECT tournament_id, place, text FROM part WHERE place IS NOT NULL AND text <> '')"_s,
        u"DROP TABLE joined_draft"_s,
    };
}

/// What a league, a final table and an Elo are made of, and whose notes on naming are.
std::vector<QString> leaguesAndTables()
{
    return {
        uR"(CREATE TABLE stated_value (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    criterion TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (tournament_id, participant, position),
    UNIQUE (tournament_id, participant, criterion),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE penalty (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    team TEXT NOT NULL,
    match_points INTEGER NOT NULL CHECK (match_points BETWEEN 0 AND 99),
    half_board_points INTEGER NOT NULL CHECK (half_board_points BETWEEN 0 AND 999),
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament_id, position)
) STRICT, WITHOUT ROWID)"_s,
        u"UPDATE unnamed_person SET person = coalesce((SELECT person FROM participant WHERE"
        " participant.tournament_id = unnamed_person.tournament_id AND number = participant"
        " AND participant.name = unnamed_person.name), '')"_s,
    };
}

/// The pages of web sites, and when they were published.
std::vector<QString> publishedPages()
{
    return {
        uR"(CREATE TABLE published_page (
    site TEXT NOT NULL CHECK (site <> ''),
    file TEXT NOT NULL CHECK (file <> ''),
    profile TEXT NOT NULL CHECK (profile IN ('web', 'board')),
    subject TEXT NOT NULL,
    hash TEXT NOT NULL,
    first TEXT NOT NULL CHECK (first GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    last TEXT NOT NULL CHECK (last GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    withdrawn TEXT CHECK (withdrawn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    PRIMARY KEY (site, file)
) STRICT, WITHOUT ROWID)"_s,
    };
}

/// What teams are called elsewhere, which tournaments are of one season, which matches nobody planned, the
/// Elo of long tournaments by rating period, and adjustments of ratings.
std::vector<QString> seasonsAndAdjustments()
{
    return {
        uR"(CREATE TABLE team_spelling (
    tournament_id INTEGER NOT NULL,
    team INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    text TEXT NOT NULL,
    PRIMARY KEY (tournament_id, team, position),
    FOREIGN KEY (tournament_id, team) REFERENCES team (tournament_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE elo_period (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    first_day TEXT NOT NULL CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    rating INTEGER CHECK (rating BETWEEN -9999 AND 9999),
    factor INTEGER CHECK (factor BETWEEN 0 AND 99),
    list_day TEXT CHECK (list_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    PRIMARY KEY (tournament_id, participant, first_day),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE adjustment (
    id TEXT PRIMARY KEY CHECK (id <> ''),
    content TEXT NOT NULL
) STRICT, WITHOUT ROWID)"_s,
    };
}

} // namespace

QStringList firstTables()
{
    QStringList tables =
        QString(kEarlierTables).split(u";\n"_s, Qt::SkipEmptyParts); // what is gone, or was different
    QStringList first;
    for (const QString& statement : tablesAsTheyCame()) {
        const QString name = nameIn(statement);
        const auto earlier = std::ranges::find(tables, name, &nameIn);
        if (sinceWhen(name) > kFirstSchemaVersion)
            continue;
        first.append(earlier == tables.end() ? statement : *earlier);
        if (earlier != tables.end())
            tables.erase(earlier);
    }
    return first + tables;
}

std::span<const Migration> migrations()
{
    static const std::vector<Migration> kMigrations = [] {
        std::vector<Migration> all{
            {14, u"revisions in archives"_s, archives()},
            {15, u"where entries come from"_s, origins()},
            {16, u"who participants are in all tournaments, the teams of games"_s, personsAndTeams()},
            {17, u"own players become persons"_s, enteredPersons()},
            {18, u"a row for each draft"_s, singleDrafts()},
            {19, u"when a tournament came in"_s, {}},
            {20, u"rules of leagues, tie-breaks, Elo, whose notes on naming are"_s, leaguesAndTables()},
            {21, u"what was published on web sites"_s, publishedPages()},
            {22, u"other names of teams, parts of a season, Elo by rating period, adjustments"_s,
             seasonsAndAdjustments()},
        };
        Q_ASSERT(all.front().to == kFirstSchemaVersion + 1 && all.back().to == kLastOwnMigration);
        for (int version = kLastOwnMigration + 1; version <= kSchemaVersion; ++version)
            all.push_back({version, u"more values"_s, {}});
        for (Migration& migration : all) {
            std::vector<QString> statements;
            for (const LaterColumn& column : laterColumns()) {
                if (column.since == migration.to)
                    statements.push_back(
                        u"ALTER TABLE %1 ADD COLUMN %2"_s.arg(column.table, column.definition));
            }
            std::ranges::move(migration.statements, std::back_inserter(statements));
            migration.statements = std::move(statements);
        }
        return all;
    }();
    return kMigrations;
}

} // namespace zahlmeister::app
