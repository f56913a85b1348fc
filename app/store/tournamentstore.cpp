// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/tournamentstore.h"

#include "app/fields/codes.h"
#include "app/store/database.h"
#include "app/store/rows.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

tl::unexpected<Error> damaged(const Database& database, const std::string& finding)
{
    return failure(ErrorCode::DamagedWorkFile, {database.path().toStdString(), finding});
}

/// Reads an enumeration; false when the code is unknown.
template <class Enum>
[[nodiscard]] bool readCode(const Statement& row, int column, Enum& value)
{
    const auto known = fromCode<Enum>(row.text(column));
    if (known)
        value = *known;
    return known.has_value();
}

template <class Enum>
[[nodiscard]] bool readCode(const Statement& row, int column, std::optional<Enum>& value)
{
    if (row.isNull(column))
        return true;
    value = fromCode<Enum>(row.text(column));
    return value.has_value();
}

[[nodiscard]] bool readDate(const Statement& row, int column, std::optional<engine::Date>& value)
{
    value = row.date(column);
    return value.has_value() || row.isNull(column);
}

Result<void> readHeader(Database& database, engine::TournamentId id, StoredTournament& into)
{
    auto row = database.statement(
        u"SELECT name, external_id, place, start_date, end_date, level, kind, mode, rounds,"
        " system, time_control, youth_class, evaluator, hybrid, arithmetic"
        " FROM tournament WHERE id = ?"_s);
    const auto found = row.bind(id.value()).next();
    if (!found.has_value())
        return tl::unexpected(found.error());
    if (!*found)
        return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    engine::TournamentHeader& header = into.tournament.header;
    header.name = row.utf8(0);
    header.externalId = row.utf8(1);
    header.place = row.utf8(2);
    header.level = row.utf8(5);
    header.rounds = row.optionalInteger(8);
    header.system = row.utf8(9);
    header.timeControl = row.utf8(10);
    header.youthClass = row.utf8(11);
    header.evaluator = row.utf8(12);
    header.hybrid = row.flag(13);
    if (!readDate(row, 3, header.start) || !readDate(row, 4, header.end) || !readCode(row, 6, header.kind) ||
        !readCode(row, 7, header.mode) || !readCode(row, 14, into.arithmetic))
        return damaged(database, "impossible value in tournament " + std::to_string(id.value()));
    return {};
}

/// Fills a participant from a row; false when a value is impossible.
[[nodiscard]] bool readParticipant(const Statement& row, engine::Participant& participant)
{
    participant.name = row.utf8(1);
    participant.club = row.utf8(2);
    participant.clubName = row.utf8(3);
    participant.memberNumber = row.optionalInteger(4);
    participant.member = row.flag(5);
    participant.personId = row.utf8(6);
    participant.fideId = row.optionalInteger(7);
    participant.birthYear = row.optionalInteger(9);
    if (const auto rating = row.optionalInteger(11)) {
        participant.rating = engine::Rating::tryFrom(*rating);
        if (!participant.rating)
            return false;
    }
    participant.index = row.optionalInteger(12);
    participant.computer = row.flag(14);
    participant.team = row.utf8(15);
    participant.board = row.optionalInteger(16);
    return readCode(row, 8, participant.sex) && readDate(row, 10, participant.birthDate) &&
           readCode(row, 13, participant.ratingSource) && readCode(row, 17, participant.ratingBound) &&
           readCode(row, 18, participant.identity) && readCode(row, 19, participant.withdrawal);
}

Result<void> readParticipants(Database& database, engine::TournamentId id, engine::Tournament& into)
{
    auto rows = database.statement(
        u"SELECT number, name, club, club_name, member_number, member, person_id, fide_id,"
        " sex, birth_year, birth_date, rating, rating_index, rating_source, computer, team,"
        " board, rating_bound, identity, withdrawal FROM participant WHERE tournament_id = ? ORDER BY number"_s);
    rows.bind(id.value());
    return forEachRow(rows, [&](const Statement& row) -> Result<void> {
        const int number = static_cast<int>(row.integer(0));
        engine::Participant participant{.number = engine::ParticipantNumber(number)};
        if (!readParticipant(row, participant))
            return damaged(database, "impossible value in participant " + std::to_string(number));
        into.participants.push_back(std::move(participant));
        return {};
    });
}

Result<void> readCarryOverGames(Database& database, engine::TournamentId id, engine::Tournament& into)
{
    auto rows =
        database.statement(u"SELECT participant, opponent_rating, half_points, date FROM carry_over_game"
                           " WHERE tournament_id = ? ORDER BY participant, position"_s);
    rows.bind(id.value());
    return forEachRow(rows, [&](const Statement& row) -> Result<void> {
        const int number = static_cast<int>(row.integer(0));
        const auto position = into.indexOf(engine::ParticipantNumber(number));
        const auto rating = engine::Rating::tryFrom(static_cast<int>(row.integer(1)));
        std::optional<engine::Date> date;
        if (!position || !rating || !readDate(row, 3, date))
            return damaged(database, "impossible carry-over game of participant " + std::to_string(number));
        const auto score = engine::Score::fromHalfPoints(static_cast<int>(row.integer(2)));
        into.participants[*position].carryOver.push_back({*rating, score, date});
        return {};
    });
}

Result<void> readByes(Database& database, engine::TournamentId id, engine::Tournament& into)
{
    auto rows = database.statement(u"SELECT participant, round, half_points, kind FROM bye"
                                   " WHERE tournament_id = ? ORDER BY participant, round"_s);
    rows.bind(id.value());
    return forEachRow(rows, [&](const Statement& row) -> Result<void> {
        const int number = static_cast<int>(row.integer(0));
        const auto position = into.indexOf(engine::ParticipantNumber(number));
        engine::Bye bye{static_cast<int>(row.integer(1)),
                        engine::Score::fromHalfPoints(static_cast<int>(row.integer(2)))};
        if (!position || !readCode(row, 3, bye.kind))
            return damaged(database, "impossible bye of participant " + std::to_string(number));
        into.participants[*position].byes.push_back(bye);
        return {};
    });
}

Result<void> readOverrides(Database& database, engine::TournamentId id, engine::Tournament& into)
{
    auto rows = database.statement(u"SELECT participant, value, listed, given, reason FROM override"
                                   " WHERE tournament_id = ? ORDER BY participant, position"_s);
    rows.bind(id.value());
    return forEachRow(rows, [&](const Statement& row) -> Result<void> {
        const int number = static_cast<int>(row.integer(0));
        const auto position = into.indexOf(engine::ParticipantNumber(number));
        engine::Override value{engine::ListedValue::Rating, row.optionalInteger(2), row.optionalInteger(3),
                               row.utf8(4)};
        if (!position || !readCode(row, 1, value.value))
            return damaged(database, "impossible override of participant " + std::to_string(number));
        into.participants[*position].overrides.push_back(std::move(value));
        return {};
    });
}

Result<void> readAcceptances(Database& database, engine::TournamentId id, engine::Tournament& into)
{
    auto rows = database.statement(u"SELECT finding, place, reason FROM acceptance"
                                   " WHERE tournament_id = ? ORDER BY position"_s);
    rows.bind(id.value());
    return forEachRow(rows, [&](const Statement& row) {
        into.header.acceptances.push_back({row.utf8(0), row.utf8(1), row.utf8(2)});
    });
}

Result<void> readGames(Database& database, engine::TournamentId id, engine::Tournament& into)
{
    auto rows = database.statement(u"SELECT id, round, white, black, result, rated, date, board FROM game"
                                   " WHERE tournament_id = ? ORDER BY id"_s);
    rows.bind(id.value());
    return forEachRow(rows, [&](const Statement& row) -> Result<void> {
        engine::Game game{.id = engine::GameId(row.integer(0)),
                          .round = row.optionalInteger(1),
                          .white = engine::ParticipantNumber(static_cast<int>(row.integer(2))),
                          .black = engine::ParticipantNumber(static_cast<int>(row.integer(3))),
                          .rated = row.flag(5),
                          .board = row.optionalInteger(7)};
        const auto result = engine::resultFromText(row.utf8(4));
        if (!result || !readDate(row, 6, game.date))
            return damaged(database, "impossible value in game " + std::to_string(game.id.value()));
        game.result = *result;
        into.games.push_back(game);
        return {};
    });
}

void bindHeader(Statement& statement, const engine::TournamentHeader& header)
{
    statement.bind(header.name)
        .bind(header.externalId)
        .bind(header.place)
        .bind(header.start)
        .bind(header.end);
    statement.bind(header.level).bind(codeOf(header.kind)).bind(codeOf(header.mode)).bind(header.rounds);
    statement.bind(header.system).bind(header.timeControl).bind(header.youthClass).bind(header.evaluator);
    statement.bind(header.hybrid);
}

/// Takes the rows of a participant out of a table that hangs on it.
Result<void> clearRows(Database& database, const QString& table, engine::TournamentId id,
                       engine::ParticipantNumber number)
{
    auto clear =
        database.statement(u"DELETE FROM %1 WHERE tournament_id = ? AND participant = ?"_s.arg(table));
    return clear.bind(id.value()).bind(number.value()).run();
}

Result<void> writeByes(Database& database, engine::TournamentId id, const engine::Participant& participant)
{
    if (const auto done = clearRows(database, u"bye"_s, id, participant.number); !done.has_value())
        return done;
    for (const engine::Bye& bye : participant.byes) {
        auto insert = database.statement(u"INSERT INTO bye (tournament_id, participant, round, half_points,"
                                         " kind) VALUES (?, ?, ?, ?, ?)"_s);
        insert.bind(id.value()).bind(participant.number.value()).bind(bye.round);
        insert.bind(bye.score.halfPoints()).bind(codeOf(bye.kind));
        if (const auto done = insert.run(); !done.has_value())
            return done;
    }
    return {};
}

Result<void> writeOverrides(Database& database, engine::TournamentId id,
                            const engine::Participant& participant)
{
    if (const auto done = clearRows(database, u"override"_s, id, participant.number); !done.has_value())
        return done;
    int position = 0;
    for (const engine::Override& value : participant.overrides) {
        auto insert = database.statement(u"INSERT INTO override (tournament_id, participant, position, value,"
                                         " listed, given, reason) VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
        insert.bind(id.value()).bind(participant.number.value()).bind(position++);
        insert.bind(codeOf(value.value)).bind(value.listed).bind(value.given).bind(value.reason);
        if (const auto done = insert.run(); !done.has_value())
            return done;
    }
    return {};
}

Result<void> writeAcceptances(Database& database, engine::TournamentId id,
                              const std::vector<engine::Acceptance>& acceptances)
{
    auto clear = database.statement(u"DELETE FROM acceptance WHERE tournament_id = ?"_s);
    if (const auto done = clear.bind(id.value()).run(); !done.has_value())
        return done;
    int position = 0;
    for (const engine::Acceptance& acceptance : acceptances) {
        auto insert = database.statement(u"INSERT INTO acceptance (tournament_id, position, finding, place,"
                                         " reason) VALUES (?, ?, ?, ?, ?)"_s);
        insert.bind(id.value()).bind(position++);
        insert.bind(acceptance.finding).bind(acceptance.place).bind(acceptance.reason);
        if (const auto done = insert.run(); !done.has_value())
            return done;
    }
    return {};
}

Result<void> writeCarryOverGames(Database& database, engine::TournamentId id,
                                 const engine::Participant& participant)
{
    if (const auto done = clearRows(database, u"carry_over_game"_s, id, participant.number);
        !done.has_value())
        return done;
    int position = 0;
    for (const engine::CarryOverGame& game : participant.carryOver) {
        auto insert = database.statement(u"INSERT INTO carry_over_game (tournament_id, participant, position,"
                                         " opponent_rating, half_points, date) VALUES (?, ?, ?, ?, ?, ?)"_s);
        insert.bind(id.value()).bind(participant.number.value()).bind(position++);
        insert.bind(game.opponentRating.value()).bind(game.score.halfPoints()).bind(game.date);
        if (const auto done = insert.run(); !done.has_value())
            return done;
    }
    return {};
}

} // namespace

Result<StoredTournament> readTournament(Database& database, engine::TournamentId id)
{
    StoredTournament stored;
    if (const auto read = readHeader(database, id, stored); !read.has_value())
        return tl::unexpected(read.error());
    for (const auto read :
         {readParticipants, readCarryOverGames, readByes, readOverrides, readAcceptances, readGames}) {
        if (const auto done = read(database, id, stored.tournament); !done.has_value())
            return tl::unexpected(done.error());
    }
    return stored;
}

Result<engine::TournamentId> insertTournament(Database& database, const engine::Tournament& tournament)
{
    auto insert =
        database.statement(u"INSERT INTO tournament (name, external_id, place, start_date, end_date, level,"
                           " kind, mode, rounds, system, time_control, youth_class, evaluator, hybrid)"
                           " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"_s);
    bindHeader(insert, tournament.header);
    const auto inserted = insert.next();
    if (!inserted.has_value())
        return tl::unexpected(inserted.error());
    const engine::TournamentId id(insert.integer(0));
    if (const auto done = writeAcceptances(database, id, tournament.header.acceptances); !done.has_value())
        return tl::unexpected(done.error());
    for (const engine::Participant& participant : tournament.participants) {
        if (const auto done = writeParticipant(database, id, participant); !done.has_value())
            return tl::unexpected(done.error());
    }
    std::int64_t nextId = 1;
    for (engine::Game game : tournament.games) {
        game.id = engine::GameId(nextId++);
        if (const auto done = writeGame(database, id, game); !done.has_value())
            return tl::unexpected(done.error());
    }
    return id;
}

Result<void> writeHeader(Database& database, engine::TournamentId id, const engine::TournamentHeader& header)
{
    auto update =
        database.statement(u"UPDATE tournament SET name = ?, external_id = ?, place = ?, start_date = ?,"
                           " end_date = ?, level = ?, kind = ?, mode = ?, rounds = ?, system = ?,"
                           " time_control = ?, youth_class = ?, evaluator = ?, hybrid = ? WHERE id = ?"_s);
    bindHeader(update, header);
    if (const auto done = update.bind(id.value()).run(); !done.has_value())
        return done;
    return writeAcceptances(database, id, header.acceptances);
}

Result<void> writeArithmetic(Database& database, engine::TournamentId id,
                             std::optional<engine::Arithmetic> arithmetic)
{
    auto update = database.statement(u"UPDATE tournament SET arithmetic = ? WHERE id = ?"_s);
    return update.bind(codeOf(arithmetic)).bind(id.value()).run();
}

Result<void> writeParticipant(Database& database, engine::TournamentId id,
                              const engine::Participant& participant)
{
    // An upsert, not INSERT OR REPLACE: that would delete the row first and trip over the games that refer to
    // it.
    auto upsert = database.statement(
        u"INSERT INTO participant (tournament_id, number, name, club, club_name, member_number, member, "
        u"person_id,"
        " fide_id, sex, birth_year, birth_date, rating, rating_index, rating_source, computer, team, board,"
        " rating_bound, identity, withdrawal)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (tournament_id, number) DO UPDATE SET name = excluded.name, club = excluded.club,"
        " club_name = excluded.club_name, member_number = excluded.member_number, member = excluded.member,"
        " person_id = excluded.person_id, fide_id = excluded.fide_id, sex = excluded.sex,"
        " birth_year = excluded.birth_year, birth_date = excluded.birth_date, rating = excluded.rating,"
        " rating_index = excluded.rating_index, rating_source = excluded.rating_source,"
        " computer = excluded.computer, team = excluded.team, board = excluded.board,"
        " rating_bound = excluded.rating_bound, identity = excluded.identity,"
        " withdrawal = excluded.withdrawal"_s);
    upsert.bind(id.value()).bind(participant.number.value()).bind(participant.name).bind(participant.club);
    upsert.bind(participant.clubName).bind(participant.memberNumber).bind(participant.member);
    upsert.bind(participant.personId).bind(participant.fideId).bind(codeOf(participant.sex));
    upsert.bind(participant.birthYear).bind(participant.birthDate);
    upsert.bind(participant.rating ? std::optional<int>(participant.rating->value()) : std::nullopt);
    upsert.bind(participant.index).bind(codeOf(participant.ratingSource)).bind(participant.computer);
    upsert.bind(participant.team).bind(participant.board).bind(codeOf(participant.ratingBound));
    upsert.bind(codeOf(participant.identity)).bind(codeOf(participant.withdrawal));
    if (const auto done = upsert.run(); !done.has_value())
        return done;
    for (const auto write : {writeCarryOverGames, writeByes, writeOverrides}) {
        if (const auto done = write(database, id, participant); !done.has_value())
            return done;
    }
    return {};
}

Result<void> deleteParticipant(Database& database, engine::TournamentId id, engine::ParticipantNumber number)
{
    auto remove = database.statement(u"DELETE FROM participant WHERE tournament_id = ? AND number = ?"_s);
    return remove.bind(id.value()).bind(number.value()).run();
}

Result<void> writeGame(Database& database, engine::TournamentId id, const engine::Game& game)
{
    auto upsert =
        database.statement(u"INSERT INTO game (tournament_id, id, round, white, black, result, rated, date,"
                           " board) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                           " ON CONFLICT (tournament_id, id) DO UPDATE SET round = excluded.round,"
                           " white = excluded.white, black = excluded.black, result = excluded.result,"
                           " rated = excluded.rated, date = excluded.date, board = excluded.board"_s);
    upsert.bind(id.value())
        .bind(game.id.value())
        .bind(game.round)
        .bind(game.white.value())
        .bind(game.black.value());
    upsert.bind(std::string(engine::resultText(game.result)))
        .bind(game.rated)
        .bind(game.date)
        .bind(game.board);
    return upsert.run();
}

Result<void> deleteGame(Database& database, engine::TournamentId id, engine::GameId game)
{
    auto remove = database.statement(u"DELETE FROM game WHERE tournament_id = ? AND id = ?"_s);
    return remove.bind(id.value()).bind(game.value()).run();
}

} // namespace zahlmeister::app
