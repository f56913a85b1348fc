// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/schemaladder.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QLatin1StringView>

#include "app/store/database.h"
#include "app/store/rows.h"
#include "app/store/schema.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

// NOLINTNEXTLINE(readability-function-size): the text of the tables
std::vector<QString> firstSchema()
{
    return {
        uR"(CREATE TABLE tournament (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    external_id TEXT NOT NULL,
    place TEXT NOT NULL,
    start_date TEXT CHECK (start_date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    end_date TEXT CHECK (end_date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    level TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('individual', 'team', 'match')),
    mode TEXT CHECK (mode IN ('round-robin', 'swiss', 'scheveningen', 'knockout', 'free')),
    rounds INTEGER CHECK (rounds BETWEEN 1 AND 999),
    system TEXT NOT NULL,
    time_control TEXT NOT NULL,
    youth_class TEXT NOT NULL,
    evaluator TEXT NOT NULL,
    hybrid INTEGER NOT NULL CHECK (hybrid IN (0, 1)),
    arithmetic TEXT CHECK (arithmetic IN ('exact', 'tables')),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
) STRICT)"_s,
        uR"(CREATE TABLE participant (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 99999),
    name TEXT NOT NULL,
    club TEXT NOT NULL,
    club_name TEXT NOT NULL,
    member_number INTEGER CHECK (member_number BETWEEN 1 AND 99999),
    member INTEGER NOT NULL CHECK (member IN (0, 1)),
    person_id TEXT NOT NULL,
    fide_id INTEGER,
    sex TEXT CHECK (sex IN ('m', 'w')),
    birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2199),
    birth_date TEXT CHECK (birth_date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    rating INTEGER CHECK (rating BETWEEN 1 AND 5000),
    rating_index INTEGER CHECK (rating_index BETWEEN 0 AND 9999),
    rating_source TEXT NOT NULL CHECK (rating_source IN ('dwz', 'fide', 'national')),
    computer INTEGER NOT NULL CHECK (computer IN (0, 1)),
    team TEXT NOT NULL,
    board INTEGER CHECK (board BETWEEN 1 AND 999),
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE carry_over_game (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    opponent_rating INTEGER NOT NULL CHECK (opponent_rating BETWEEN 1 AND 5000),
    half_points INTEGER NOT NULL CHECK (half_points BETWEEN 0 AND 2),
    date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    PRIMARY KEY (tournament_id, participant, position),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID)"_s,
        // No index on white and black: the foreign keys would use one, but a document never lets a
        // participant go who has games, and every further index is another page to write with every typed
        // result.
        uR"(CREATE TABLE game (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL CHECK (id >= 1),
    round INTEGER CHECK (round BETWEEN 1 AND 999),
    white INTEGER NOT NULL,
    black INTEGER NOT NULL,
    result TEXT NOT NULL CHECK (result IN ('1-0', '0-1', '1/2', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', '0/-',
                                           '-/0', '*')),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, white) REFERENCES participant (tournament_id, number) ON DELETE RESTRICT,
    FOREIGN KEY (tournament_id, black) REFERENCES participant (tournament_id, number) ON DELETE RESTRICT,
    CHECK (white <> black)
) STRICT, WITHOUT ROWID)"_s,
    };
}

std::vector<QString> undoAndDraft()
{
    return {
        uR"(CREATE TABLE undo_entry (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    kind TEXT NOT NULL,
    args TEXT NOT NULL,
    edits TEXT NOT NULL,
    inverse TEXT NOT NULL,
    undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
    PRIMARY KEY (tournament_id, position)
) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE draft (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournament (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    text TEXT NOT NULL CHECK (text <> '')
) STRICT)"_s,
    };
}

std::vector<QString> ratingBound()
{
    return {
        u"ALTER TABLE participant ADD COLUMN"
        " rating_bound TEXT CHECK (rating_bound IN ('or-better', 'or-worse'))"_s,
    };
}

/// The content is a file of the format zahlmeister-rules.
QString ruleVersions()
{
    return uR"(CREATE TABLE rule_version (
    id TEXT PRIMARY KEY CHECK (id <> ''),
    content TEXT NOT NULL
) STRICT, WITHOUT ROWID)"_s;
}

std::vector<QString> players()
{
    return {
        uR"(CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    club TEXT NOT NULL,
    person_id TEXT NOT NULL,
    birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2199),
    rating INTEGER CHECK (rating BETWEEN 1 AND 5000),
    rating_index INTEGER CHECK (rating_index BETWEEN 0 AND 9999),
    removed INTEGER NOT NULL CHECK (removed IN (0, 1))
) STRICT)"_s,
        // Nobody is converted twice to the level of the same rules.
        uR"(CREATE TABLE history_entry (
    id INTEGER PRIMARY KEY,
    player_id INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('conversion')),
    date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    rules TEXT NOT NULL CHECK (rules <> ''),
    old_rating INTEGER NOT NULL CHECK (old_rating BETWEEN 1 AND 5000),
    old_index INTEGER NOT NULL CHECK (old_index BETWEEN 0 AND 9999),
    new_rating INTEGER NOT NULL CHECK (new_rating BETWEEN 1 AND 5000),
    new_index INTEGER NOT NULL CHECK (new_index BETWEEN 0 AND 9999),
    operation INTEGER NOT NULL CHECK (operation >= 1),
    UNIQUE (player_id, kind, rules)
) STRICT)"_s,
    };
}

// NOLINTNEXTLINE(readability-function-size): likewise
std::vector<QString> decisionsAndSubmissions()
{
    return {
        u"ALTER TABLE participant ADD COLUMN identity TEXT NOT NULL DEFAULT 'open'"
        " CHECK (identity IN ('open', 'person', 'newcomer', 'text-only'))"_s,
        u"ALTER TABLE participant ADD COLUMN"
        " withdrawal TEXT CHECK (withdrawal IN ('not-approved', 'approved', 'replaced'))"_s,
        u"ALTER TABLE game ADD COLUMN board INTEGER CHECK (board BETWEEN 1 AND 999)"_s,
        // Nothing until the tournament is first handed in; the same from then on.
        u"ALTER TABLE tournament ADD COLUMN uuid TEXT NOT NULL DEFAULT ''"_s,
        uR"(CREATE TABLE bye (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 999),
    half_points INTEGER NOT NULL CHECK (half_points BETWEEN 0 AND 2),
    kind TEXT NOT NULL CHECK (kind IN ('allocated', 'requested')),
    PRIMARY KEY (tournament_id, participant, round),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE override (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL CHECK (value IN ('rating', 'index')),
    listed INTEGER CHECK (listed BETWEEN 0 AND 9999),
    given INTEGER CHECK (given BETWEEN 0 AND 9999),
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament_id, participant, position),
    UNIQUE (tournament_id, participant, value),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE acceptance (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    finding TEXT NOT NULL,
    place TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament_id, position)
) STRICT, WITHOUT ROWID)"_s,
        // This spelling in this club is that person; ids as in the lists, empty or 0 when not known.
        uR"(CREATE TABLE decision (
    spelling TEXT PRIMARY KEY CHECK (spelling <> ''),
    person_id TEXT NOT NULL,
    fide_id INTEGER NOT NULL CHECK (fide_id >= 0),
    club TEXT NOT NULL,
    member_number INTEGER NOT NULL CHECK (member_number >= 0),
    name TEXT NOT NULL,
    birth_year INTEGER NOT NULL CHECK (birth_year >= 0),
    decided TEXT NOT NULL CHECK (decided GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
) STRICT, WITHOUT ROWID)"_s,
        // Two players who were one: what the kept one had before he took over what he lacked.
        uR"(CREATE TABLE player_merge (
    id INTEGER PRIMARY KEY,
    kept INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    gone INTEGER NOT NULL UNIQUE REFERENCES player (id) ON DELETE CASCADE,
    club TEXT NOT NULL,
    person_id TEXT NOT NULL,
    birth_year INTEGER,
    rating INTEGER,
    rating_index INTEGER,
    CHECK (kept <> gone)
) STRICT)"_s,
        // What was handed in, as it was then; never changed.
        uR"(CREATE TABLE submission (
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    submitted TEXT NOT NULL CHECK (submitted GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    recipient TEXT NOT NULL,
    file_uuid TEXT NOT NULL CHECK (file_uuid <> ''),
    tournament TEXT NOT NULL,
    evaluation TEXT NOT NULL
) STRICT)"_s,
        u"CREATE INDEX submission_by_tournament ON submission (tournament_id)"_s,
    };
}

std::vector<QString> earlierDecisions()
{
    return {
        u"ALTER TABLE decision RENAME TO single_decision"_s,
        // The last row of a spelling counts; those before it come back when it is undone.
        uR"(CREATE TABLE decision (
    id INTEGER PRIMARY KEY,
    spelling TEXT NOT NULL CHECK (spelling <> ''),
    person_id TEXT NOT NULL,
    fide_id INTEGER NOT NULL CHECK (fide_id >= 0),
    club TEXT NOT NULL,
    member_number INTEGER NOT NULL CHECK (member_number >= 0),
    name TEXT NOT NULL,
    birth_year INTEGER NOT NULL CHECK (birth_year >= 0),
    decided TEXT NOT NULL CHECK (decided GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
) STRICT)"_s,
        u"INSERT INTO decision (spelling, person_id, fide_id, club, member_number, name, birth_year, decided)"
        " SELECT spelling, person_id, fide_id, club, member_number, name, birth_year, decided"
        " FROM single_decision ORDER BY decided, spelling"_s,
        u"DROP TABLE single_decision"_s,
        u"CREATE INDEX decision_by_spelling ON decision (spelling)"_s,
    };
}

/// Which file this is, and which state of it the log beside it began with (leftoverlog.h).
std::vector<QString> generations()
{
    return {
        uR"(CREATE TABLE work_file (
    row INTEGER PRIMARY KEY CHECK (row = 1),
    id TEXT NOT NULL CHECK (length(id) = 32),
    generation INTEGER NOT NULL,
    base INTEGER NOT NULL
) STRICT)"_s,
        u"INSERT INTO work_file VALUES (1, lower(hex(randomblob(16))), random(), 0)"_s,
    };
}

/// The words of files and database become the same, in what can be undone, too.
std::vector<QString> oneTableOfFields()
{
    std::vector<QString> statements{
        u"ALTER TABLE participant ADD COLUMN member_until TEXT"
        " CHECK (member_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')"_s,
        u"ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE participant ADD COLUMN bound TEXT CHECK (bound IN ('or_better', 'or_worse'))"_s,
        u"UPDATE participant SET bound = replace(rating_bound, '-', '_') WHERE rating_bound IS NOT NULL"_s,
        u"ALTER TABLE participant DROP COLUMN rating_bound"_s,
        u"ALTER TABLE participant RENAME COLUMN bound TO rating_bound"_s,
    };
    // Quotation marks within texts are escaped in JSON, so these are keys and nothing else.
    static constexpr std::pair<QLatin1StringView, QLatin1StringView> kRenamed[] = {
        {R"("external_id":)"_L1, R"("id":)"_L1},
        {R"("unrated":true)"_L1, R"("rated":false)"_L1},
        {R"("half_points":0)"_L1, R"("score":0)"_L1},
        {R"("half_points":1)"_L1, R"("score":0.5)"_L1},
        {R"("half_points":2)"_L1, R"("score":1)"_L1},
        {R"("rating_bound":"or-better")"_L1, R"("rating_bound":"or_better")"_L1},
        {R"("rating_bound":"or-worse")"_L1, R"("rating_bound":"or_worse")"_L1},
        {R"("put_arithmetic":null)"_L1, R"("put_arithmetic":"")"_L1},
    };
    for (const auto& [before, after] : kRenamed) {
        statements.push_back(u"UPDATE undo_entry SET edits = replace(edits, '%1', '%2'),"
                             " inverse = replace(inverse, '%1', '%2')"
                             " WHERE instr(edits, '%1') OR instr(inverse, '%1')"_s.arg(before, after));
    }
    return statements;
}

/// Ratings below 1 are what the rules of 1992 can give; and what players of a match agreed on.
std::vector<QString> everyRating()
{
    struct Column {
        QLatin1StringView table;
        QLatin1StringView name;
        bool isRequired;
    };
    static constexpr Column kRatings[] = {
        {"participant"_L1, "rating"_L1, false},      {"carry_over_game"_L1, "opponent_rating"_L1, true},
        {"player"_L1, "rating"_L1, false},           {"history_entry"_L1, "old_rating"_L1, true},
        {"history_entry"_L1, "new_rating"_L1, true},
    };
    std::vector<QString> statements;
    for (const Column& column : kRatings) {
        statements.push_back(
            u"ALTER TABLE %1 ADD COLUMN wider INTEGER %2CHECK (wider BETWEEN -9999 AND 9999)"_s.arg(
                column.table, column.isRequired ? u"NOT NULL DEFAULT 0 "_s : QString()));
        statements.push_back(u"UPDATE %1 SET wider = %2"_s.arg(column.table, column.name));
        statements.push_back(u"ALTER TABLE %1 DROP COLUMN %2"_s.arg(column.table, column.name));
        statements.push_back(u"ALTER TABLE %1 RENAME COLUMN wider TO %2"_s.arg(column.table, column.name));
    }
    statements.push_back(u"ALTER TABLE tournament ADD COLUMN announced INTEGER NOT NULL DEFAULT 0"
                         " CHECK (announced IN (0, 1))"_s);
    return statements;
}

/// A report is written and handed in: two acts. What earlier versions kept was taken for both. And what
/// document 000 asks for in 6.1.2 and 6.3, of a tournament and of a player from abroad.
std::vector<QString> submissionInTwoActs()
{
    return {
        u"ALTER TABLE submission RENAME COLUMN submitted TO made"_s,
        u"ALTER TABLE submission ADD COLUMN is_written INTEGER NOT NULL DEFAULT 1"
        " CHECK (is_written IN (0, 1))"_s,
        u"ALTER TABLE submission ADD COLUMN handed_in TEXT"
        " CHECK (handed_in GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')"_s,
        u"UPDATE submission SET handed_in = made"_s,
        u"ALTER TABLE tournament ADD COLUMN play_off TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tournament ADD COLUMN second_evaluator TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tournament ADD COLUMN arbiter TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tournament ADD COLUMN official INTEGER NOT NULL DEFAULT 0 CHECK (official IN (0, 1))"_s,
        u"ALTER TABLE participant ADD COLUMN federation TEXT NOT NULL DEFAULT ''"_s,
    };
}

/// Teams with their line-ups, the team for which a game was played, and what was awarded for the table
/// (document 000, 2.2.5.2). A line-up may name participants that are not there yet, or no longer. What became
/// of the documents of a tournament: when they came, a refusal with its reason, the notice to the organiser
/// (2.2.5.3, 6.5.1).
std::vector<QString> teamsAndDocuments()
{
    return {
        u"CREATE TABLE team (tournament_id INTEGER NOT NULL REFERENCES tournament(id) ON DELETE CASCADE,"
        " position INTEGER NOT NULL CHECK (position >= 0), name TEXT NOT NULL, club TEXT NOT NULL DEFAULT '',"
        " PRIMARY KEY (tournament_id, position)) STRICT, WITHOUT ROWID"_s,
        u"CREATE TABLE line_up (tournament_id INTEGER NOT NULL, team INTEGER NOT NULL,"
        " position INTEGER NOT NULL CHECK (position >= 0),"
        " number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 99999),"
        " participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999),"
        " valid_from TEXT CHECK (valid_from GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " valid_until TEXT CHECK (valid_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " guest INTEGER NOT NULL DEFAULT 0 CHECK (guest IN (0, 1)),"
        " PRIMARY KEY (tournament_id, team, position),"
        " FOREIGN KEY (tournament_id, team) REFERENCES team(tournament_id, position) ON DELETE CASCADE)"
        " STRICT, WITHOUT ROWID"_s,
        u"CREATE TABLE fixture (tournament_id INTEGER NOT NULL REFERENCES tournament(id) ON DELETE CASCADE,"
        " position INTEGER NOT NULL CHECK (position >= 0), round INTEGER NOT NULL CHECK (round BETWEEN 1 AND "
        "999),"
        " home TEXT NOT NULL, away TEXT NOT NULL,"
        " date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " PRIMARY KEY (tournament_id, position)) STRICT, WITHOUT ROWID"_s,
        u"ALTER TABLE tournament ADD COLUMN boards INTEGER CHECK (boards BETWEEN 1 AND 999)"_s,
        u"ALTER TABLE bye ADD COLUMN board INTEGER CHECK (board BETWEEN 1 AND 999)"_s,
        u"ALTER TABLE bye ADD COLUMN team TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE game ADD COLUMN white_team TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE game ADD COLUMN black_team TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE game ADD COLUMN awarded TEXT CHECK (awarded IN ('1-0', '0-1', '1/2', '+/-', '-/+', "
        u"'-/-',"
        " '0-0', '1/2-0', '0-1/2', '0/-', '-/0', '*'))"_s,
        u"CREATE TABLE handling (tournament_id INTEGER PRIMARY KEY"
        " REFERENCES tournament(id) ON DELETE CASCADE,"
        " received TEXT CHECK (received GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " notified TEXT CHECK (notified GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " refused TEXT CHECK (refused GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " reason TEXT NOT NULL DEFAULT '') STRICT"_s,
    };
}

/// What the chronicle keeps beside the tournaments, from which everything else of it follows: what the
/// referee decided about persons and about naming them, what a recalculation replaced (document 000, 3.7),
/// and rating lists as they were given out. A participant is named by number and name, since numbers are
/// given anew.
std::vector<QString> chronicle()
{
    return {
        u"CREATE TABLE person_decision (id INTEGER PRIMARY KEY,"
        " kind TEXT NOT NULL CHECK (kind IN ('same', 'apart')),"
        " tournament_id INTEGER NOT NULL REFERENCES tournament(id) ON DELETE CASCADE,"
        " participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999), name TEXT NOT NULL,"
        " other_tournament_id INTEGER NOT NULL REFERENCES tournament(id) ON DELETE CASCADE,"
        " other_participant INTEGER NOT NULL CHECK (other_participant BETWEEN 1 AND 99999),"
        " other_name TEXT NOT NULL,"
        " decided TEXT NOT NULL CHECK (decided GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " reason TEXT NOT NULL DEFAULT '') STRICT"_s,
        u"CREATE TABLE unnamed_person (id INTEGER PRIMARY KEY,"
        " kind TEXT NOT NULL CHECK (kind IN ('objection', 'anonymous')),"
        " tournament_id INTEGER NOT NULL REFERENCES tournament(id) ON DELETE CASCADE,"
        " participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999), name TEXT NOT NULL,"
        " decided TEXT NOT NULL CHECK (decided GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " reason TEXT NOT NULL DEFAULT '') STRICT"_s,
        u"CREATE TABLE recalculation (id INTEGER PRIMARY KEY,"
        " done TEXT NOT NULL CHECK (done GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " reason TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))) STRICT"_s,
        u"CREATE TABLE recalculated (recalculation_id INTEGER NOT NULL"
        " REFERENCES recalculation(id) ON DELETE CASCADE,"
        " tournament_id INTEGER NOT NULL REFERENCES tournament(id) ON DELETE CASCADE,"
        " participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999), name TEXT NOT NULL,"
        " entry_rating INTEGER, entry_index INTEGER, entry TEXT NOT NULL, new_rating INTEGER,"
        " new_index INTEGER, new_entry TEXT NOT NULL, exit_rating INTEGER, exit_index INTEGER,"
        " because TEXT NOT NULL,"
        " PRIMARY KEY (recalculation_id, tournament_id, participant)) STRICT, WITHOUT ROWID"_s,
        u"CREATE INDEX recalculated_participation ON recalculated (tournament_id, participant)"_s,
        u"CREATE TABLE issued_list (id INTEGER PRIMARY KEY,"
        " issued TEXT NOT NULL CHECK (issued GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),"
        " title TEXT NOT NULL, request TEXT NOT NULL, content TEXT NOT NULL, hash TEXT NOT NULL) STRICT"_s,
    };
}

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
        u"ALTER TABLE participant ADD COLUMN origin TEXT CHECK (origin IN ('chain', 'list', 'file', 'hand', 'none'))"_s,
        u"ALTER TABLE participant ADD COLUMN origin_tournament TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE participant ADD COLUMN origin_number INTEGER CHECK (origin_number BETWEEN 1 AND 99999)"_s,
        u"ALTER TABLE participant ADD COLUMN origin_list TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE participant ADD COLUMN origin_day TEXT"
        " CHECK (origin_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')"_s,
        u"ALTER TABLE participant ADD COLUMN origin_reason TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE participant ADD COLUMN entered_level TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE participant ADD COLUMN chained INTEGER NOT NULL DEFAULT 0 CHECK (chained IN (0, 1))"_s,
        u"ALTER TABLE participant ADD COLUMN entered_rating INTEGER"
        " CHECK (entered_rating BETWEEN -9999 AND 9999)"_s,
        u"ALTER TABLE participant ADD COLUMN entered_index INTEGER"
        " CHECK (entered_index BETWEEN 0 AND 9999)"_s,
        u"ALTER TABLE participant ADD COLUMN entered_source TEXT NOT NULL DEFAULT 'dwz'"
        " CHECK (entered_source IN ('dwz', 'fide', 'national'))"_s,
        u"ALTER TABLE participant ADD COLUMN entered_bound TEXT"_s,
        u"ALTER TABLE carry_over_game ADD COLUMN tournament TEXT NOT NULL DEFAULT ''"_s,
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
        u"ALTER TABLE participant ADD COLUMN person TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE participant ADD COLUMN not_person TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE person_decision ADD COLUMN state INTEGER NOT NULL DEFAULT 0"
        " CHECK (state BETWEEN 0 AND 2)"_s,
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

} // namespace

std::span<const Migration> migrations()
{
    static const std::vector<Migration> kLadder{
        {1, u"tournaments, participants, games"_s, firstSchema()},
        {2, u"undo that survives a restart, text being typed"_s, undoAndDraft()},
        {3, u"ratings that are but a bound"_s, ratingBound()},
        {4, u"rule versions of an administrator"_s, {ruleVersions()}},
        {5, u"own players and their history"_s, players()},
        {6, u"decisions of the referee, rounds without an opponent, submissions"_s,
         decisionsAndSubmissions()},
        {7, u"earlier decisions about a spelling"_s, earlierDecisions()},
        {8, u"states of the file and of its log"_s, generations()},
        {9, u"ends of memberships, notes of games, words as in files"_s, oneTableOfFields()},
        {10, u"ratings of every size, intentions announced before"_s, everyRating()},
        {11, u"reports that are written and handed in, further data of tournaments"_s, submissionInTwoActs()},
        {12, u"teams and line-ups, awarded results, handling of documents"_s, teamsAndDocuments()},
        {13, u"decisions about persons, recalculations, lists as given out"_s, chronicle()},
        {14, u"revisions in archives"_s, archives()},
        {15, u"where entries come from"_s, origins()},
        {16, u"who participants are in all tournaments, the teams of games"_s, personsAndTeams()},
        {17, u"own players become persons"_s, enteredPersons()},
    };
    Q_ASSERT(kLadder.back().to == kSchemaVersion);
    return kLadder;
}

} // namespace zahlmeister::app
