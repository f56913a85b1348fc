// SPDX-License-Identifier: GPL-3.0-or-later
// The part of PlayerStore that knows who is one person: merging of doubles, and clubs in tournaments.
#include <algorithm>

#include "app/store/intransaction.h"
#include "app/store/playerstore.h"
#include "app/store/rows.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// A query of the participants who are a player, or one who was merged into him; binds his id.
QString ofPlayer(const QString& columns, const QString& rest)
{
    return u"WITH RECURSIVE person (id) AS (SELECT ? UNION SELECT gone FROM player_merge JOIN person"
           " ON kept = person.id) SELECT "_s %
           columns %
           u" FROM player JOIN participant"
           " ON (player.person_id <> '' AND participant.person_id = player.person_id)"
           " OR (participant.name = player.name AND participant.birth_year IS player.birth_year"
           " AND (participant.person_id = '' OR player.person_id = ''))"
           " JOIN tournament ON tournament.id = tournament_id"
           " WHERE player.id IN person AND tournament.removed = 0 "_s %
           rest;
}

Result<Player> playerInList(const PlayerStore& store, PlayerId id)
{
    TRY(const auto players, store.players());
    const auto found = std::ranges::find(players, id, &Player::id);
    if (found != players.end())
        return *found;
    return failure(ErrorCode::OutOfRange,
                   {"player", "id", std::to_string(id.value()), "1–9223372036854775807"});
}

/// Whether two players can be one: nothing that only one person has may differ.
Result<void> checkSamePerson(const Player& kept, const Player& gone)
{
    if (kept.id == gone.id)
        return failure(ErrorCode::OutOfRange,
                       {"player", "id", std::to_string(gone.id.value()), "another player"});
    if (!kept.personId.empty() && !gone.personId.empty() && kept.personId != gone.personId)
        return failure(ErrorCode::OutOfRange, {"player", "person_id", gone.personId, kept.personId});
    if (kept.birthYear && gone.birthYear && kept.birthYear != gone.birthYear)
        return failure(ErrorCode::OutOfRange, {"player", "birth_year", std::to_string(*gone.birthYear),
                                               std::to_string(*kept.birthYear)});
    return {};
}

} // namespace

Result<std::vector<PlayerMembership>> PlayerStore::memberships(PlayerId id) const
{
    auto rows = m_file.database().statement(
        ofPlayer(u"participant.club, member_number, count(DISTINCT tournament_id), max(end_date)"_s,
                 u"AND participant.club <> '' GROUP BY participant.club, member_number"
                 " ORDER BY max(end_date) DESC, participant.club"_s));
    rows.bind(id.value());
    return collected<PlayerMembership>(std::move(rows), [](const Statement& row) {
        return PlayerMembership{.club = row.utf8(0),
                                .memberNumber = row.optionalInteger(1),
                                .tournaments = static_cast<int>(row.integer(2)),
                                .last = row.date(3)};
    });
}

Result<std::vector<PlayerSeat>> PlayerStore::participations(PlayerId id) const
{
    auto rows = m_file.database().statement(
        ofPlayer(u"DISTINCT tournament_id, number, end_date"_s,
                 u"ORDER BY end_date IS NOT NULL, end_date DESC, tournament_id DESC"_s));
    rows.bind(id.value());
    return collected<PlayerSeat>(std::move(rows), [](const Statement& row) {
        return PlayerSeat{engine::TournamentId(row.integer(0)),
                          engine::ParticipantNumber(static_cast<int>(row.integer(1)))};
    });
}

Result<void> PlayerStore::merge(PlayerId kept, PlayerId gone)
{
    TRY(auto player, playerInList(*this, kept));
    TRY(const auto other, playerInList(*this, gone));
    TRY_DO(checkSamePerson(player, other));
    return inTransaction(m_file, [&]() -> Result<void> {
        auto log =
            m_file.database().statement(u"INSERT INTO player_merge (kept, gone, club, person_id, birth_year,"
                                        " rating, rating_index) VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
        log.bind(kept.value()).bind(gone.value()).bind(player.club).bind(player.personId);
        log.bind(player.birthYear).bind(player.rating).bind(player.index);
        if (player.club.empty())
            player.club = other.club;
        if (player.personId.empty())
            player.personId = other.personId;
        if (!player.birthYear)
            player.birthYear = other.birthYear;
        if (!player.rating) { // the index belongs to its rating
            player.rating = other.rating;
            player.index = other.index;
        }
        TRY_DO(log.run());
        TRY_DO(update(player));
        return setRemoved(gone, true);
    });
}

Result<PlayerId> PlayerStore::undoMerge()
{
    return inTransaction(m_file, [&]() -> Result<PlayerId> {
        auto last = m_file.database().statement(
            u"SELECT id, kept, gone FROM player_merge ORDER BY id DESC LIMIT 1"_s);
        TRY(const auto found, last.next());
        if (!found)
            return failure(ErrorCode::NothingToUndo);
        const std::int64_t merge = last.integer(0);
        const PlayerId kept(last.integer(1));
        const PlayerId gone(last.integer(2));
        // What he took over and nobody has changed since goes back.
        auto restore = m_file.database().statement(
            u"UPDATE player SET"
            " club = CASE WHEN player.club = other.club THEN former.club ELSE player.club END,"
            " person_id = CASE WHEN player.person_id = other.person_id THEN former.person_id"
            "  ELSE player.person_id END,"
            " birth_year = CASE WHEN player.birth_year IS other.birth_year THEN former.birth_year"
            "  ELSE player.birth_year END,"
            " rating = CASE WHEN former.rating IS NULL AND player.rating IS other.rating"
            "  AND player.rating_index IS other.rating_index THEN NULL ELSE player.rating END,"
            " rating_index = CASE WHEN former.rating IS NULL AND player.rating IS other.rating"
            "  AND player.rating_index IS other.rating_index THEN former.rating_index ELSE"
            "  player.rating_index END"
            " FROM player_merge AS former JOIN player AS other ON other.id = former.gone"
            " WHERE former.id = ? AND player.id = former.kept"_s);
        auto remove = m_file.database().statement(u"DELETE FROM player_merge WHERE id = ?"_s);
        TRY_DO(restore.bind(merge).run());
        TRY_DO(setRemoved(gone, false));
        TRY_DO(remove.bind(merge).run());
        return kept;
    });
}

} // namespace zahlmeister::app
