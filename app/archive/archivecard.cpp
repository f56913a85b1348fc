// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archivecard.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/archive/archivedtournament.h"
#include "app/archive/content.h"
#include "app/archive/levels.h"
#include "app/archive/otherrows.h"
#include "app/archive/otherseats.h"
#include "app/archive/standingbytes.h"
#include "app/chronicle/passage.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsAtOnce = 200;

/// A tournament with everybody who sat in it, as it is evaluated in the archive.
struct Whole {
    std::shared_ptr<const ChronicleTournament> tournament;
    const engine::RuleVersion* rules;
    engine::Evaluation evaluation;
    std::vector<std::int64_t> persons; ///< by participant, 0: a computer
};

class CardMaker {
public:
    CardMaker(ArchiveDatabase& database, ArchiveSeats& seats,
              const std::shared_ptr<const engine::RuleCatalog>& rules, std::int64_t person)
        : m_database(database), m_seats(seats), m_rules(rules), m_person(person)
    {
    }

    Result<std::optional<ArchivedCard>> make();

private:
    using Standing = std::map<std::int64_t, QByteArray>; ///< by person
    Result<void> readWhole(std::span<const ArchivedSeat> seats);
    Result<std::map<std::int64_t, Standing>> statesBefore(const std::map<std::int64_t, Whole>& read);
    Result<bool> evaluate(std::int64_t key, Whole& whole, const Standing& cameWith);
    [[nodiscard]] bool agrees(const Whole& whole, const ArchivedSeat& seat) const;
    Result<void> readOthers();
    [[nodiscard]] ArchivedCard card() const;

    ArchiveDatabase& m_database;
    ArchiveSeats& m_seats;
    std::shared_ptr<const engine::RuleCatalog> m_rules;
    std::int64_t m_person;
    std::vector<ArchivedSeat> m_his;
    std::map<std::int64_t, Whole> m_whole;                                 ///< by key
    std::map<std::int64_t, std::pair<std::int64_t, SeatOfOne>> m_ownAlone; ///< likewise: person and seat
    std::vector<std::pair<std::int64_t, std::pair<std::int64_t, SeatOfOne>>>
        m_others; ///< key, person and seat
};

Result<std::optional<ArchivedCard>> CardMaker::make()
{
    TRY(m_his, m_seats.all(m_person));
    if (m_his.empty())
        return std::nullopt;
    if (m_seats.seesContents()) {
        for (std::size_t from = 0; from < m_his.size(); from += kTournamentsAtOnce) {
            TRY_DO(
                readWhole(std::span(m_his).subspan(from, std::min(kTournamentsAtOnce, m_his.size() - from))));
        }
    }
    TRY_DO(m_seats.readTournaments({{m_person, m_his}}));
    TRY_DO(m_seats.names(u"k.person_id = ?"_s, {qint64(m_person)},
                         [&](std::int64_t person, const std::vector<ArchivedName>& names) {
                             for (const ArchivedSeat& seat : m_his) {
                                 auto alone =
                                     m_whole.contains(seat.key) ? std::nullopt : m_seats.seatOf(seat, names);
                                 if (alone)
                                     m_ownAlone.insert_or_assign(seat.key,
                                                                 std::pair(person, *std::move(alone)));
                             }
                         }));
    if (m_whole.empty() && m_ownAlone.empty())
        return std::nullopt;
    TRY_DO(readOthers());
    return card();
}

/// Reads the tournaments whose games may be seen.
Result<void> CardMaker::readWhole(std::span<const ArchivedSeat> seats)
{
    std::vector<std::int64_t> keys;
    for (const ArchivedSeat& seat : seats)
        keys.push_back(seat.key);
    TRY(const auto rows,
        m_database.rows(u"SELECT t.key, t.id, t.rules, t.seats, s.content, s.names FROM tournament AS t"
                        " JOIN submission AS s ON s.id = t.submission_id WHERE t.key IN {numbers}"_s,
                        m_database.dialect().numbers(keys)));
    std::map<std::int64_t, Whole> read;
    for (const QVariantList& row : rows) {
        const engine::TournamentId id(row[1].toLongLong());
        TRY(auto one, unpacked({row[4].toByteArray(), row[5].toByteArray()}, id));
        TRY(auto persons, unpackedSeats(row[3].toByteArray()));
        TRY(const auto* const rules, m_rules->find(row[2].toString().toStdString()));
        if (persons.size() != one.tournament.participants.size())
            return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(id.value())});
        read.emplace(row[0].toLongLong(), Whole{std::make_shared<const ChronicleTournament>(std::move(one)),
                                                rules,
                                                {},
                                                std::move(persons)});
    }
    TRY(const auto states, statesBefore(read));
    for (const ArchivedSeat& seat : seats) {
        const auto whole = read.find(seat.key);
        if (whole == read.end() || m_whole.contains(seat.key))
            continue;
        const auto came = states.find(seat.key);
        TRY(const bool isEvaluated,
            evaluate(seat.key, whole->second, came == states.end() ? Standing() : came->second));
        if (isEvaluated && agrees(whole->second, seat))
            m_whole.emplace(seat.key, std::move(whole->second));
    }
    return {};
}

/// With what everybody came: by key and person.
Result<std::map<std::int64_t, CardMaker::Standing>>
CardMaker::statesBefore(const std::map<std::int64_t, Whole>& read)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> places;
    for (const auto& [key, whole] : read) {
        for (const std::int64_t person : std::set(whole.persons.begin(), whole.persons.end())) {
            if (person != 0)
                places.emplace_back(person, key);
        }
    }
    std::map<std::int64_t, Standing> states;
    TRY(const auto rows, m_database.rows(u"SELECT w.a, w.b, l.state FROM {pairs} {last}"_s,
                                         m_database.dialect().pairs(places)));
    for (const QVariantList& row : rows)
        states[row[1].toLongLong()][row[0].toLongLong()] = row[2].toByteArray();
    return states;
}

/// The step that the recalculation took.
/// @return whether it can be taken here, too: a role may not see what it needs
Result<bool> CardMaker::evaluate(std::int64_t key, Whole& whole, const Standing& cameWith)
{
    const ChronicleTournament& one = *whole.tournament;
    auto stands = engine::evaluate(one.tournament, *whole.rules, {one.arithmetic, false, false});
    if (!stands.has_value())
        return false;
    std::vector<SharedStanding> came;
    for (const std::int64_t person : whole.persons) {
        SharedStanding& standing = came.emplace_back();
        const auto state = cameWith.find(person);
        if (state == cameWith.end() || state->second.isEmpty())
            continue;
        TRY(const Standings all, unpackedStandings(state->second, *m_rules));
        if (const auto found = all.find(familyOf(*whole.rules)); found != all.end())
            standing = found->second;
    }
    const PendingRows nothingPending;
    OtherRows source(m_database, *m_rules, nothingPending);
    Levels levels(*m_rules);
    const OtherSeats others(m_database, source, levels, key, *whole.rules, whole.persons);
    Passage passage = pass(one, *whole.rules, *stands, came, others, *m_rules);
    if (others.error())
        return false;
    if (passage.entered && !passage.refusal) {
        ChronicleTournament entered = one;
        entered.tournament = *std::move(passage.entered);
        whole.tournament = std::make_shared<const ChronicleTournament>(std::move(entered));
    }
    whole.evaluation =
        passage.evaluated && !passage.refusal ? *std::move(passage.evaluated) : *std::move(stands);
    return true;
}

/// Whether the archive has computed the same. A part of what the step asked for may be hidden from the role.
bool CardMaker::agrees(const Whole& whole, const ArchivedSeat& seat) const
{
    const auto at = static_cast<std::size_t>(seat.seat);
    if (at >= whole.persons.size() || whole.persons[at] != m_person)
        return false;
    const Entry exit =
        entryAfter(whole.tournament->tournament.participants[at], whole.evaluation.participants[at]);
    const auto rating = exit.rating ? std::optional(exit.rating->value()) : std::nullopt;
    return rating == seat.exitRating && exit.index == seat.exitIndex;
}

/// Where those whom he met stand now.
Result<void> CardMaker::readOthers()
{
    std::set<std::int64_t> met;
    for (const auto& [key, whole] : m_whole)
        met.insert(whole.persons.begin(), whole.persons.end());
    met.erase(0);
    met.erase(m_person);
    if (met.empty())
        return {};
    std::vector<std::pair<std::int64_t, std::int64_t>> places;
    for (const std::int64_t person : met)
        places.emplace_back(person, std::numeric_limits<std::int64_t>::max());
    ArchivedSeats last;
    TRY_DO(m_seats.addLast({u"{pairs}"_s, m_database.dialect().pairs(places)}, std::nullopt, last));
    for (auto& [person, seats] : last)
        std::erase_if(seats, [&](const ArchivedSeat& seat) { return m_whole.contains(seat.key); });
    TRY_DO(m_seats.readTournaments(last));
    const std::vector<std::int64_t> numbers(met.begin(), met.end());
    return m_seats.names(u"k.person_id IN {numbers}"_s, m_database.dialect().numbers(numbers),
                         [&](std::int64_t person, const std::vector<ArchivedName>& names) {
                             for (const ArchivedSeat& seat : last[person]) {
                                 if (auto one = m_seats.seatOf(seat, names))
                                     m_others.emplace_back(seat.key, std::pair(person, *std::move(one)));
                             }
                         });
}

ArchivedCard CardMaker::card() const
{
    std::map<std::int64_t, std::size_t> positions; // by person
    std::vector<std::string> ids;
    const auto positionOf = [&](std::int64_t person) {
        const auto [found, isNew] = positions.emplace(person, ids.size());
        if (isNew)
            ids.push_back(archivedPersonId(person));
        return found->second;
    };
    struct Placed {
        std::int64_t key;
        const std::shared_ptr<const ChronicleTournament>* tournament;
        const engine::RuleVersion* rules;
        const engine::Evaluation* evaluation;
        std::vector<std::optional<std::size_t>> persons;
    };
    std::vector<Placed> all;
    for (const auto& [key, whole] : m_whole) {
        Placed& one = all.emplace_back(Placed{key, &whole.tournament, whole.rules, &whole.evaluation, {}});
        for (const std::int64_t person : whole.persons)
            one.persons.push_back(person == 0 ? std::nullopt : std::optional(positionOf(person)));
    }
    const auto addAlone = [&](std::int64_t key, std::int64_t person, const SeatOfOne& one) {
        all.push_back({key, &one.tournament, one.rules, &one.evaluation, {positionOf(person)}});
    };
    for (const auto& [key, one] : m_ownAlone)
        addAlone(key, one.first, one.second);
    for (const auto& [key, one] : m_others)
        addAlone(key, one.first, one.second);
    std::ranges::stable_sort(all, {}, &Placed::key);
    ChronicleTournaments tournaments;
    std::vector<Chain::Link> links;
    for (const Placed& one : all) {
        tournaments.push_back(*one.tournament);
        links.push_back({one.tournament->get(), one.rules, one.evaluation, one.persons});
    }
    auto chronicle = std::make_shared<Chronicle>(chronicleOf(links, ids, std::move(tournaments), m_rules));
    return {std::move(chronicle), positions.at(m_person), static_cast<int>(m_ownAlone.size())};
}

} // namespace

Result<std::optional<ArchivedCard>> archivedCard(ArchiveDatabase& database, ArchiveSeats& seats,
                                                 const std::shared_ptr<const engine::RuleCatalog>& rules,
                                                 std::int64_t person)
{
    return CardMaker(database, seats, rules, person).make();
}

std::string archivedPersonId(std::int64_t person)
{
    return 'P' + std::to_string(person);
}

} // namespace zahlmeister::app
