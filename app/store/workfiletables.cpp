// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/workfiletables.h"

#include <QLatin1StringView>
#include <QRegularExpression>
#include <QString>

#include "app/store/latercolumns.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// With the columns that each table had when it came; what came later is in latercolumns.h.
constexpr QLatin1StringView kTables(R"(
CREATE TABLE tournament (
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
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    uuid TEXT NOT NULL DEFAULT '',
    announced INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1)),
    play_off TEXT NOT NULL DEFAULT '',
    second_evaluator TEXT NOT NULL DEFAULT '',
    arbiter TEXT NOT NULL DEFAULT '',
    official INTEGER NOT NULL DEFAULT 0 CHECK (official IN (0, 1)),
    boards INTEGER CHECK (boards BETWEEN 1 AND 999)
) STRICT;
CREATE TABLE participant (
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
    rating_index INTEGER CHECK (rating_index BETWEEN 0 AND 9999),
    rating_source TEXT NOT NULL CHECK (rating_source IN ('dwz', 'fide', 'national')),
    computer INTEGER NOT NULL CHECK (computer IN (0, 1)),
    team TEXT NOT NULL,
    board INTEGER CHECK (board BETWEEN 1 AND 999),
    identity TEXT NOT NULL DEFAULT 'open' CHECK (identity IN ('open', 'person', 'newcomer', 'text-only')),
    withdrawal TEXT CHECK (withdrawal IN ('not-approved', 'approved', 'replaced')),
    member_until TEXT CHECK (member_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    rating_bound TEXT CHECK (rating_bound IN ('or_better', 'or_worse')),
    rating INTEGER CHECK (rating BETWEEN -9999 AND 9999),
    federation TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE carry_over_game (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    half_points INTEGER NOT NULL CHECK (half_points BETWEEN 0 AND 2),
    date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    opponent_rating INTEGER NOT NULL DEFAULT 0 CHECK (opponent_rating BETWEEN -9999 AND 9999),
    PRIMARY KEY (tournament_id, participant, position),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
-- No index on white and black: the foreign keys would use one, but a document never lets a participant go who has
-- games, and every further index is another page to write with every result that is typed.
CREATE TABLE game (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL CHECK (id >= 1),
    round INTEGER CHECK (round BETWEEN 1 AND 999),
    white INTEGER NOT NULL,
    black INTEGER NOT NULL,
    result TEXT NOT NULL
        CHECK (result IN ('1-0', '0-1', '1/2', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', '0/-', '-/0', '*')),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    board INTEGER CHECK (board BETWEEN 1 AND 999),
    note TEXT NOT NULL DEFAULT '',
    white_team TEXT NOT NULL DEFAULT '',
    black_team TEXT NOT NULL DEFAULT '',
    awarded TEXT
        CHECK (awarded IN ('1-0', '0-1', '1/2', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', '0/-', '-/0', '*')),
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, white) REFERENCES participant (tournament_id, number) ON DELETE RESTRICT,
    FOREIGN KEY (tournament_id, black) REFERENCES participant (tournament_id, number) ON DELETE RESTRICT,
    CHECK (white <> black)
) STRICT, WITHOUT ROWID;
CREATE TABLE undo_entry (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 1),
    kind TEXT NOT NULL,
    args TEXT NOT NULL,
    edits TEXT NOT NULL,
    inverse TEXT NOT NULL,
    undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
    PRIMARY KEY (tournament_id, position)
) STRICT, WITHOUT ROWID;
-- What is being typed and is no value yet, the oldest first.
CREATE TABLE draft (
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    text TEXT NOT NULL CHECK (text <> ''),
    UNIQUE (tournament_id, place)
) STRICT;
-- The content is a file of the format zahlmeister-rules.
CREATE TABLE rule_version (
    id TEXT PRIMARY KEY CHECK (id <> ''),
    content TEXT NOT NULL
) STRICT, WITHOUT ROWID;
-- The content is a file of the format zahlmeister-adjustment.
CREATE TABLE adjustment (
    id TEXT PRIMARY KEY CHECK (id <> ''),
    content TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE bye (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 999),
    half_points INTEGER NOT NULL CHECK (half_points BETWEEN 0 AND 2),
    kind TEXT NOT NULL CHECK (kind IN ('allocated', 'requested')),
    board INTEGER CHECK (board BETWEEN 1 AND 999),
    team TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, participant, round),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE override (
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
) STRICT, WITHOUT ROWID;
CREATE TABLE acceptance (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    finding TEXT NOT NULL,
    place TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament_id, position)
) STRICT, WITHOUT ROWID;
-- What was handed in, as it was then; never changed.
CREATE TABLE submission (
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    made TEXT NOT NULL CHECK (made GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    recipient TEXT NOT NULL,
    file_uuid TEXT NOT NULL CHECK (file_uuid <> ''),
    tournament TEXT NOT NULL,
    evaluation TEXT NOT NULL,
    is_written INTEGER NOT NULL DEFAULT 1 CHECK (is_written IN (0, 1)),
    handed_in TEXT CHECK (handed_in GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
) STRICT;
CREATE INDEX submission_by_tournament ON submission (tournament_id);
-- This spelling in this club is that person; ids as in the lists, empty or 0 when not known. The last row of a spelling
-- counts; those before it come back when it is undone.
CREATE TABLE decision (
    id INTEGER PRIMARY KEY,
    spelling TEXT NOT NULL CHECK (spelling <> ''),
    person_id TEXT NOT NULL,
    fide_id INTEGER NOT NULL CHECK (fide_id >= 0),
    club TEXT NOT NULL,
    member_number INTEGER NOT NULL CHECK (member_number >= 0),
    name TEXT NOT NULL,
    birth_year INTEGER NOT NULL CHECK (birth_year >= 0),
    decided TEXT NOT NULL CHECK (decided GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
) STRICT;
CREATE INDEX decision_by_spelling ON decision (spelling);
-- Which file this is, and which state of it the log beside it began with (leftoverlog.h).
CREATE TABLE work_file (
    row INTEGER PRIMARY KEY CHECK (row = 1),
    id TEXT NOT NULL CHECK (length(id) = 32),
    generation INTEGER NOT NULL,
    base INTEGER NOT NULL
) STRICT;
CREATE TABLE team (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    name TEXT NOT NULL,
    club TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, position)
) STRICT, WITHOUT ROWID;
-- May name participants that are not there yet, or no longer.
CREATE TABLE line_up (
    tournament_id INTEGER NOT NULL,
    team INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 99999),
    participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999),
    valid_from TEXT CHECK (valid_from GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    valid_until TEXT CHECK (valid_until GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    guest INTEGER NOT NULL DEFAULT 0 CHECK (guest IN (0, 1)),
    PRIMARY KEY (tournament_id, team, position),
    FOREIGN KEY (tournament_id, team) REFERENCES team (tournament_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE fixture (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    round INTEGER NOT NULL CHECK (round BETWEEN 1 AND 999),
    home TEXT NOT NULL,
    away TEXT NOT NULL,
    date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    PRIMARY KEY (tournament_id, position)
) STRICT, WITHOUT ROWID;
-- What became of the documents of a tournament (document 000, 2.2.5.3, 6.5.1).
CREATE TABLE handling (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournament (id) ON DELETE CASCADE,
    received TEXT CHECK (received GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    notified TEXT CHECK (notified GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    refused TEXT CHECK (refused GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    reason TEXT NOT NULL DEFAULT ''
) STRICT;
-- `state` is 0 for decisions of earlier versions, which name no seats, 1 until entries are settled by it, 2 then.
CREATE TABLE person_decision (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('same', 'apart')),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999),
    name TEXT NOT NULL,
    other_tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    other_participant INTEGER NOT NULL CHECK (other_participant BETWEEN 1 AND 99999),
    other_name TEXT NOT NULL,
    decided TEXT NOT NULL CHECK (decided GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    reason TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE unnamed_person (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('objection', 'anonymous')),
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999),
    name TEXT NOT NULL,
    decided TEXT NOT NULL CHECK (decided GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    reason TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE recalculation (
    id INTEGER PRIMARY KEY,
    done TEXT NOT NULL CHECK (done GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    reason TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
) STRICT;
-- What a recalculation replaced (document 000, 3.7). A participant is named by number and name, since numbers are
-- given anew.
CREATE TABLE recalculated (
    recalculation_id INTEGER NOT NULL REFERENCES recalculation (id) ON DELETE CASCADE,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999),
    name TEXT NOT NULL,
    entry_rating INTEGER,
    entry_index INTEGER,
    entry TEXT NOT NULL,
    new_rating INTEGER,
    new_index INTEGER,
    new_entry TEXT NOT NULL,
    exit_rating INTEGER,
    exit_index INTEGER,
    because TEXT NOT NULL,
    PRIMARY KEY (recalculation_id, tournament_id, participant)
) STRICT, WITHOUT ROWID;
CREATE INDEX recalculated_participation ON recalculated (tournament_id, participant);
CREATE TABLE issued_list (
    id INTEGER PRIMARY KEY,
    issued TEXT NOT NULL CHECK (issued GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    title TEXT NOT NULL,
    request TEXT NOT NULL,
    content TEXT NOT NULL,
    hash TEXT NOT NULL
) STRICT;
-- The pages of web sites that were written: since when each is there as it is, and until when it was.
CREATE TABLE published_page (
    site TEXT NOT NULL CHECK (site <> ''),
    file TEXT NOT NULL CHECK (file <> ''),
    profile TEXT NOT NULL CHECK (profile IN ('web', 'board')),
    subject TEXT NOT NULL,
    hash TEXT NOT NULL,
    first TEXT NOT NULL CHECK (first GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    last TEXT NOT NULL CHECK (last GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    withdrawn TEXT CHECK (withdrawn GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    PRIMARY KEY (site, file)
) STRICT, WITHOUT ROWID;
-- Which revision of a tournament the referee goes by in an archive that he shares with others, and a publication of
-- which it is not known whether it came (empty: none).
CREATE TABLE archived_revision (
    archive TEXT NOT NULL,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL CHECK (revision >= 0),
    act TEXT NOT NULL,
    PRIMARY KEY (archive, tournament_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE entered_game (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    opponent_rating INTEGER NOT NULL CHECK (opponent_rating BETWEEN -9999 AND 9999),
    half_points INTEGER NOT NULL CHECK (half_points BETWEEN 0 AND 2),
    date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    tournament TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, participant, position),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE decided_seat (
    decision_id INTEGER NOT NULL REFERENCES person_decision (id) ON DELETE CASCADE,
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    participant INTEGER NOT NULL CHECK (participant BETWEEN 1 AND 99999),
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
    PRIMARY KEY (decision_id, tournament_id, participant)
) STRICT, WITHOUT ROWID;
CREATE TABLE entered_person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    club TEXT NOT NULL,
    person_id TEXT NOT NULL,
    birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2199),
    rating INTEGER CHECK (rating BETWEEN -9999 AND 9999),
    rating_index INTEGER CHECK (rating_index BETWEEN 0 AND 9999),
    level TEXT NOT NULL
) STRICT;
CREATE TABLE stated_value (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    criterion TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (tournament_id, participant, position),
    UNIQUE (tournament_id, participant, criterion),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE penalty (
    tournament_id INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    team TEXT NOT NULL,
    match_points INTEGER NOT NULL CHECK (match_points BETWEEN 0 AND 99),
    half_board_points INTEGER NOT NULL CHECK (half_board_points BETWEEN 0 AND 999),
    reason TEXT NOT NULL,
    PRIMARY KEY (tournament_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE team_spelling (
    tournament_id INTEGER NOT NULL,
    team INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    text TEXT NOT NULL,
    PRIMARY KEY (tournament_id, team, position),
    FOREIGN KEY (tournament_id, team) REFERENCES team (tournament_id, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
-- With which Elo somebody enters a later rating period of a tournament that is split by periods.
CREATE TABLE elo_period (
    tournament_id INTEGER NOT NULL,
    participant INTEGER NOT NULL,
    first_day TEXT NOT NULL CHECK (first_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    rating INTEGER CHECK (rating BETWEEN -9999 AND 9999),
    factor INTEGER CHECK (factor BETWEEN 0 AND 99),
    list_day TEXT CHECK (list_day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    PRIMARY KEY (tournament_id, participant, first_day),
    FOREIGN KEY (tournament_id, participant) REFERENCES participant (tournament_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
)");

} // namespace

QStringList tablesAsTheyCame()
{
    return QString(kTables).split(u";\n"_s, Qt::SkipEmptyParts);
}

QStringList workFileTables()
{
    static const QRegularExpression kAfterColumns(
        u",\n    (PRIMARY KEY|FOREIGN KEY|UNIQUE|CHECK) \\(|\n\\)"_s);
    QStringList tables = tablesAsTheyCame();
    for (QString& table : tables) {
        QString later;
        for (const LaterColumn& column : laterColumns()) {
            if (column.table == nameIn(table))
                later += u",\n    "_s + column.definition;
        }
        if (!later.isEmpty())
            table.insert(table.indexOf(kAfterColumns), later);
    }
    return tables;
}

QString nameIn(const QString& statement)
{
    const QStringList words = statement.mid(statement.indexOf(u"CREATE "_s)).split(u' ');
    return words.value(2);
}

} // namespace zahlmeister::app
