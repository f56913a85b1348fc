// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archivestatistics.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/archive/archiveseats.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/standingcodec.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/archive/reading/wholetournament.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kPersonsOfAPart = 5000;
constexpr std::size_t kTournamentsOfAPart = 500;
constexpr int kPersonsDone = 50; ///< percent
constexpr std::int16_t kNone = std::numeric_limits<std::int16_t>::min();

/// A seat as its games see it.
struct Seat {
    std::uint32_t person = 0;
    std::uint32_t club = 0;
    std::int16_t entryRating = kNone;
    std::int16_t entryIndex = kNone;
    std::int16_t exitRating = kNone;
    bool isKnown = false;
    bool isTyped = false;
};
static_assert(sizeof(Seat) == 16);

/// A tournament of the span whose games may be seen.
struct Played {
    std::int64_t key;
    std::uint32_t firstSeat;
    std::uint32_t seats;
};

std::int16_t packed(std::optional<int> number)
{
    return number ? static_cast<std::int16_t>(*number) : kNone;
}

/// With what those came who had no rating, by seat: their carry-over games count.
class Carried {
public:
    void add(std::uint32_t seat, const QByteArray& state)
    {
        m_places.push_back(
            {seat, static_cast<std::uint32_t>(m_bytes.size()), static_cast<std::uint32_t>(state.size())});
        m_bytes.append(state);
    }
    void finish() { std::ranges::sort(m_places, {}, &Place::seat); }

    /// @return empty: nobody knows him
    [[nodiscard]] QByteArray of(std::uint32_t seat) const
    {
        const auto found = std::ranges::lower_bound(m_places, seat, {}, &Place::seat);
        return found == m_places.end() || found->seat != seat ? QByteArray()
                                                              : m_bytes.mid(found->from, found->size);
    }

private:
    struct Place {
        std::uint32_t seat;
        std::uint32_t from;
        std::uint32_t size;
    };
    std::vector<Place> m_places;
    QByteArray m_bytes;
};

/// A tournament with what everybody enters.
struct Entered {
    ChronicleTournament one;
    const engine::RuleVersion* rules;
    std::optional<engine::Evaluation> evaluation = {}; ///< nothing: the archive has computed another one
};

class Gathering {
public:
    Gathering(ArchiveDatabase& database, std::shared_ptr<const engine::RuleCatalog> rules,
              StatisticsTally& tally, const StatisticsRequest& request, const GatheringProgress& goesOn)
        : m_database(database),
          m_tally(tally),
          m_request(request),
          m_goesOn(goesOn),
          m_rules(std::move(rules)),
          m_seats(database, *m_rules)
    {
    }

    Result<void> operator()();

private:
    Result<void> tell(int percent) const;
    Result<void> readTournaments();
    Result<void> readPersons();
    void add(const PersonSeats& person);
    void keep(const PersonSeats& person, std::size_t at, const Participation& one, bool wasTyped);
    Result<void> readGames();
    Result<std::vector<Entered>> entered(std::span<const Played> some);
    Result<void> enter(ChronicleTournament& one, const engine::RuleVersion& rules,
                       const Played& played) const;
    [[nodiscard]] bool agrees(const Entered& tournament, const Played& played) const;
    void addGames(const ChronicleTournament& one, const engine::RuleVersion& rules,
                  const engine::Evaluation& evaluation, const Played& played);

    ArchiveDatabase& m_database;
    StatisticsTally& m_tally;
    const StatisticsRequest& m_request;
    const GatheringProgress& m_goesOn;
    std::shared_ptr<const engine::RuleCatalog> m_rules;
    ArchiveSeats m_seats;
    std::vector<Played> m_played; ///< in the order of evaluation
    std::vector<Seat> m_table;
    Carried m_carried;
    std::vector<std::string> m_clubs;
    std::unordered_map<std::string, std::uint32_t> m_clubPositions;
    std::uint32_t m_persons = 0;
    int m_unseen = 0;
};

Result<void> Gathering::operator()()
{
    TRY_DO(m_seats.askRights());
    TRY_DO(m_seats.readAllTournaments());
    TRY_DO(readTournaments());
    TRY_DO(readPersons());
    m_carried.finish();
    TRY_DO(readGames());
    m_tally.leaveOut(m_unseen, m_seats.seesIdentities());
    return {};
}

Result<void> Gathering::tell(int percent) const
{
    return m_goesOn && !m_goesOn(percent) ? failure(ErrorCode::Cancelled) : Result<void>();
}

/// Which tournaments of the span there are, and which of them may be seen.
Result<void> Gathering::readTournaments()
{
    const QString where = u" WHERE t.removed = 0 AND t.key >= %1 AND t.key <= %2 AND t.rules IN (%3)"_s.arg(
        QString::number(keysOfDay(m_request.from).first), QString::number(keysOfDay(m_request.to).second),
        m_seats.rulesOf(std::string()));
    TRY(const auto all, m_database.rows(u"SELECT count(*) FROM tournament AS t"_s + where));
    m_unseen = all.front()[0].toInt();
    if (!m_seats.seesContents())
        return {};
    Result<void> read;
    std::uint32_t seats = 0;
    TRY_DO(m_database.scan(u"SELECT t.key, t.seats FROM tournament AS t JOIN submission AS s"
                           " ON s.id = t.submission_id"_s +
                               where + u" ORDER BY t.key"_s,
                           {}, [&](const ScannedRow& row) {
                               const auto persons = unpackedSeats(row.bytes(1));
                               if (!persons.has_value()) {
                                   read = tl::unexpected(persons.error());
                                   return;
                               }
                               const auto count = static_cast<std::uint32_t>(persons->size());
                               m_played.push_back({row.number(0), seats, count});
                               seats += count;
                           }));
    m_unseen -= static_cast<int>(m_played.size());
    m_table.resize(seats);
    return read;
}

Result<void> Gathering::readPersons()
{
    TRY(const auto count, m_database.rows(u"SELECT count(*) FROM person"_s));
    const int parts = count.front()[0].toInt() / kPersonsOfAPart + 1;
    std::int64_t behind = std::numeric_limits<std::int64_t>::min() + 1; // SQL has no smallest number
    for (int part = 0;; ++part) {
        TRY_DO(tell(std::min(part * kPersonsDone / parts, kPersonsDone)));
        TRY(const auto ends,
            m_database.rows(u"SELECT id FROM person WHERE id > ? ORDER BY id LIMIT 1 OFFSET "_s +
                                QString::number(kPersonsOfAPart - 1),
                            {qint64(behind)}));
        const std::int64_t last =
            ends.empty() ? std::numeric_limits<std::int64_t>::max() : ends.front()[0].toLongLong();
        TRY_DO(m_seats.everybody(behind, last, [this](const PersonSeats& person) { add(person); }));
        if (ends.empty())
            return {};
        behind = last;
    }
}

void Gathering::add(const PersonSeats& person)
{
    std::vector<SeatOfOne> played;
    std::vector<std::size_t> places; // among his seats
    for (std::size_t i = 0; i < person.seats.size(); ++i) {
        if (auto one = m_seats.seatOf(person.seats[i], person.names)) {
            played.push_back(*std::move(one));
            places.push_back(i);
        }
    }
    if (played.empty())
        return;
    const PersonHistory history = historyOf(person.person, played, m_rules);
    m_tally.add(history);
    std::set<engine::TournamentId> typed;
    for (const EntryChange& change : history.entries) {
        if (isTyped(change) && change.tournament)
            typed.insert(*change.tournament);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Participation& one = history.participations[i];
        keep(person, places[i], one, typed.contains(one.tournament));
    }
    ++m_persons;
}

/// Keeps of a seat what its games need.
void Gathering::keep(const PersonSeats& person, std::size_t at, const Participation& one, bool wasTyped)
{
    const ArchivedSeat& from = person.seats[at];
    const auto played = std::ranges::lower_bound(m_played, from.key, {}, &Played::key);
    if (played == m_played.end() || played->key != from.key || from.seat < 0 || from.seat >= played->seats)
        return;
    const std::uint32_t place = played->firstSeat + static_cast<std::uint32_t>(from.seat);
    const std::string& club = one.participant->club;
    const auto [known, isNew] = m_clubPositions.try_emplace(club, static_cast<std::uint32_t>(m_clubs.size()));
    if (isNew)
        m_clubs.push_back(club);
    m_table[place] = {
        m_persons, known->second, packed(from.entryRating), packed(from.entryIndex), packed(from.exitRating),
        true,      wasTyped};
    if (!from.entryRating && at > 0 && !person.states[at - 1].isEmpty())
        m_carried.add(place, person.states[at - 1]);
}

Result<void> Gathering::readGames()
{
    for (std::size_t from = 0; from < m_played.size(); from += kTournamentsOfAPart) {
        TRY_DO(tell(kPersonsDone + static_cast<int>(from * (100 - kPersonsDone) / m_played.size())));
        const auto some =
            std::span(m_played).subspan(from, std::min(kTournamentsOfAPart, m_played.size() - from));
        TRY(const auto tournaments, entered(some));
        std::vector<std::int64_t> others;
        for (std::size_t i = 0; i < some.size(); ++i) {
            if (!tournaments[i].evaluation)
                others.push_back(some[i].key);
        }
        TRY(const auto wholes, others.empty() ? Result<std::map<std::int64_t, WholeTournament>>()
                                              : wholeTournaments(m_database, *m_rules, others));
        for (std::size_t i = 0; i < some.size(); ++i) {
            const Entered& one = tournaments[i];
            if (one.evaluation) {
                addGames(one.one, *one.rules, *one.evaluation, some[i]);
            } else if (const auto whole = wholes.find(some[i].key); whole != wholes.end()) {
                addGames(*whole->second.tournament, *whole->second.rules, whole->second.evaluation, some[i]);
            } else {
                ++m_unseen;
            }
        }
    }
    return {};
}

/// Tournaments as they are evaluated, in the same order.
Result<std::vector<Entered>> Gathering::entered(std::span<const Played> some)
{
    std::vector<std::int64_t> keys;
    for (const Played& one : some)
        keys.push_back(one.key);
    TRY(const auto rows,
        m_database.rows(u"SELECT t.key, t.id, t.rules, s.content FROM tournament AS t JOIN submission AS s"
                        " ON s.id = t.submission_id WHERE t.key IN {numbers} ORDER BY t.key"_s,
                        m_database.dialect().numbers(keys)));
    if (rows.size() != some.size())
        return failure(ErrorCode::DamagedContent, {"submission"});
    std::vector<Entered> all;
    for (std::size_t i = 0; i < some.size(); ++i) {
        const engine::TournamentId id(rows[i][1].toLongLong());
        TRY(auto one, unpacked(rows[i][3].toByteArray(), id));
        TRY(const auto* const rules, m_rules->find(rows[i][2].toString().toStdString()));
        if (one.tournament.participants.size() != some[i].seats || !one.tournament.header.end)
            return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(id.value())});
        TRY_DO(enter(one, *rules, some[i]));
        Entered& tournament = all.emplace_back(Entered{std::move(one), rules});
        auto evaluation =
            engine::evaluate(tournament.one.tournament, *rules, {tournament.one.arithmetic, false, false});
        if (evaluation.has_value()) {
            tournament.evaluation = *std::move(evaluation);
            if (!agrees(tournament, some[i]))
                tournament.evaluation.reset();
        }
    }
    return all;
}

/// Lets everybody enter with what the archive has computed.
Result<void> Gathering::enter(ChronicleTournament& one, const engine::RuleVersion& rules,
                              const Played& played) const
{
    for (std::uint32_t i = 0; i < played.seats; ++i) {
        engine::Participant& participant = one.tournament.participants[i];
        const Seat& seat = m_table[played.firstSeat + i];
        if (!seat.isKnown || participant.computer || !participant.overrides.empty())
            continue;
        const auto number = [](std::int16_t value) {
            return value == kNone ? std::nullopt : std::optional<int>(value);
        };
        const auto rating = number(seat.entryRating);
        const bool isSame =
            (participant.rating ? std::optional(participant.rating->value()) : std::nullopt) == rating &&
            participant.index == number(seat.entryIndex);
        if (rating) {
            if (!isSame)
                putEntry(participant, {engine::Rating::tryFrom(*rating), number(seat.entryIndex)});
            continue;
        }
        Entry entry = isSame ? entryOf(participant) : Entry();
        TRY(const Standings came, unpackedStandings(m_carried.of(played.firstSeat + i), *m_rules));
        if (const auto found = came.find(familyOf(rules)); found != came.end() && found->second)
            entry.carryOver = found->second->entry.carryOver;
        putEntry(participant, entry);
    }
    return {};
}

/// Whether everybody leaves with what the archive has computed.
bool Gathering::agrees(const Entered& tournament, const Played& played) const
{
    const auto& participants = tournament.one.tournament.participants;
    for (std::uint32_t i = 0; i < played.seats; ++i) {
        const Seat& seat = m_table[played.firstSeat + i];
        const Entry exit = entryAfter(participants[i], tournament.evaluation->participants[i]);
        if (seat.isKnown &&
            packed(exit.rating ? std::optional(exit.rating->value()) : std::nullopt) != seat.exitRating)
            return false;
    }
    return true;
}

void Gathering::addGames(const ChronicleTournament& one, const engine::RuleVersion& rules,
                         const engine::Evaluation& evaluation, const Played& played)
{
    std::vector<RatedSeat> seats;
    for (std::uint32_t i = 0; i < played.seats; ++i) {
        const Seat& seat = m_table[played.firstSeat + i];
        RatedSeat& rated = seats.emplace_back();
        if (seat.isKnown)
            rated = {seat.person, m_clubs[seat.club], seat.entryRating,
                     hindranceOf(one.tournament.participants[i], evaluation.participants[i], seat.isTyped)};
    }
    m_tally.games().add(one, rules, seats);
}

} // namespace

Result<std::optional<StatisticsRequest>> wholeSpan(Archive& archive, engine::Date today)
{
    TRY(const auto rules, archive.rules());
    ArchiveSeats seats(archive.database(), *rules);
    TRY(const auto rows,
        archive.database().rows(u"SELECT min(key), max(key) FROM tournament WHERE removed = 0"
                                " AND rules IN ("_s +
                                seats.rulesOf(std::string()) + u')'));
    if (rows.empty() || rows.front()[0].isNull())
        return std::nullopt;
    return StatisticsRequest{endOfKey(rows.front()[0].toLongLong()),
                             std::max(endOfKey(rows.front()[1].toLongLong()), today)};
}

Result<StatisticsTally> gatherStatistics(Archive& archive, const StatisticsRequest& request,
                                         const GatheringProgress& goesOn)
{
    TRY(const auto transaction,
        ArchiveTransaction::begin(archive.database(), ArchiveTransaction::Kind::Read));
    TRY(const auto rules, archive.rules());
    TRY(auto tally, StatisticsTally::begin(request, rules));
    TRY_DO(Gathering(archive.database(), rules, tally, request, goesOn)());
    return tally;
}

} // namespace zahlmeister::app
