// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archivecard.h"

#include <algorithm>
#include <deque>
#include <limits>
#include <map>
#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "app/archive/objections.h"
#include "app/archive/reading/archivechronicle.h"
#include "app/archive/reading/wholetournament.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsAtOnce = 200;

class CardMaker {
public:
    CardMaker(ArchiveDatabase& database, ArchiveSeats& seats,
              const std::shared_ptr<const engine::RuleCatalog>& rules, std::int64_t person)
        : m_database(database), m_seats(seats), m_rules(rules), m_person(person)
    {
    }

    Result<std::optional<ArchivedCard>> make();

private:
    Result<void> readWhole(std::span<const ArchivedSeat> seats);
    [[nodiscard]] bool agrees(const WholeTournament& whole, const ArchivedSeat& seat) const;
    Result<void> readOthers();
    [[nodiscard]] ArchivedCard card() const;

    ArchiveDatabase& m_database;
    ArchiveSeats& m_seats;
    std::shared_ptr<const engine::RuleCatalog> m_rules;
    std::int64_t m_person;
    std::unordered_set<std::int64_t> m_objecting;
    std::vector<ArchivedSeat> m_his;
    std::map<std::int64_t, WholeTournament> m_whole;                       ///< by key
    std::map<std::int64_t, std::pair<std::int64_t, SeatOfOne>> m_ownAlone; ///< likewise: person and seat
    std::vector<std::pair<std::int64_t, std::pair<std::int64_t, SeatOfOne>>>
        m_others; ///< key, person and seat
};

Result<std::optional<ArchivedCard>> CardMaker::make()
{
    TRY(m_his, m_seats.all(m_person));
    if (m_his.empty())
        return std::nullopt;
    TRY(m_objecting, objectors(m_database));
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
    TRY(auto read, wholeTournaments(m_database, *m_rules, keys));
    for (const ArchivedSeat& seat : seats) {
        const auto whole = read.find(seat.key);
        if (whole != read.end() && agrees(whole->second, seat))
            m_whole.insert(read.extract(whole));
    }
    return {};
}

/// Whether the archive has computed the same. A part of what the step asked for may be hidden from the role.
bool CardMaker::agrees(const WholeTournament& whole, const ArchivedSeat& seat) const
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
    auto unnamed = unnamedOf(*chronicle, m_objecting);
    return {std::move(chronicle), positions.at(m_person), std::move(unnamed),
            static_cast<int>(m_ownAlone.size())};
}

} // namespace

Result<std::optional<ArchivedCard>> archivedCard(ArchiveDatabase& database, ArchiveSeats& seats,
                                                 const std::shared_ptr<const engine::RuleCatalog>& rules,
                                                 std::int64_t person)
{
    return CardMaker(database, seats, rules, person).make();
}

namespace {

Result<std::vector<std::int64_t>> evaluatedKeys(ArchiveDatabase& database)
{
    TRY(const auto rows, database.rows(u"SELECT key FROM tournament WHERE removed = 0 AND rules <> ''"
                                       " ORDER BY key"_s));
    std::vector<std::int64_t> keys;
    for (const QVariantList& row : rows)
        keys.push_back(row[0].toLongLong());
    return keys;
}

/// Tournaments in the order of evaluation, and who sat where.
class WholeLinks {
public:
    void add(WholeTournament whole)
    {
        const WholeTournament& one = m_wholes.emplace_back(std::move(whole));
        auto& persons = m_persons.emplace_back();
        for (const std::int64_t person : one.persons) {
            if (person == 0) {
                persons.emplace_back();
                continue;
            }
            const auto [found, isNew] = m_positions.emplace(person, m_ids.size());
            if (isNew)
                m_ids.push_back(archivedPersonId(person));
            persons.emplace_back(found->second);
        }
    }

    [[nodiscard]] std::size_t size() const { return m_wholes.size(); }

    [[nodiscard]] Chronicle chronicle(const std::shared_ptr<const engine::RuleCatalog>& rules) const
    {
        ChronicleTournaments tournaments;
        std::vector<Chain::Link> links;
        for (std::size_t i = 0; i < m_wholes.size(); ++i) {
            const WholeTournament& one = m_wholes[i];
            tournaments.push_back(one.tournament);
            links.push_back({one.tournament.get(), one.rules, &one.evaluation, m_persons[i]});
        }
        return chronicleOf(links, m_ids, std::move(tournaments), rules);
    }

private:
    std::deque<WholeTournament> m_wholes;
    std::deque<std::vector<std::optional<std::size_t>>> m_persons; ///< positions, by participant
    std::map<std::int64_t, std::size_t> m_positions;               ///< by number of the person
    std::vector<std::string> m_ids;
};

} // namespace

Result<ArchivedChronicle> archivedChronicle(Archive& archive)
{
    ArchiveDatabase& database = archive.database();
    TRY(const auto status, archive.status());
    TRY(const auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Read));
    TRY(const auto rules, archive.rules());
    ArchiveSeats rights(database, *rules);
    TRY_DO(rights.askRights());
    if (!rights.seesContents() || !rights.seesIdentities())
        return failure(ErrorCode::ArchiveFailure, {archive.address().text.toStdString(), "no-rights"});
    TRY(const auto keys, evaluatedKeys(database));
    WholeLinks links;
    for (std::size_t from = 0; from < keys.size(); from += kTournamentsAtOnce) {
        const auto some = std::span(keys).subspan(from, std::min(kTournamentsAtOnce, keys.size() - from));
        TRY(auto wholes, wholeTournaments(database, *rules, some));
        for (auto& [key, whole] : wholes) {
            for (engine::ParticipantEvaluation& one : whole.evaluation.participants)
                one.details.clear(); // as a chronicle has them
            links.add(std::move(whole));
        }
    }
    TRY(const auto objecting, objectors(database));
    ArchivedChronicle read{.chronicle = links.chronicle(rules)};
    read.unnamed = unnamedOf(read.chronicle, objecting);
    read.hidden = static_cast<int>(keys.size() - links.size());
    read.waiting = status.waiting;
    return read;
}

} // namespace zahlmeister::app
