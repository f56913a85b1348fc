// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/labdata.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

#include <QCryptographicHash>

#include "app/archive/archive.h"
#include "app/archive/archiveseats.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/chronicle/chain/chain.h"
#include "app/chronicle/personstore.h"
#include "app/rules/rulestore.h"
#include "app/rules/shippedrules.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostClubs = 65'000; // positions are two bytes; there are some 3,000

/// A tournament with the participants as the chain settled them.
std::shared_ptr<const ChronicleTournament> withSettled(std::shared_ptr<const ChronicleTournament> one,
                                                       const std::vector<engine::Participant>& settled)
{
    auto copy = std::make_shared<ChronicleTournament>(*one);
    for (const engine::Participant& participant : settled) {
        if (const auto at = copy->tournament.indexOf(participant.number))
            copy->tournament.participants[*at] = participant;
    }
    return copy;
}

void settle(ChronicleTournaments& tournaments, const Recalculation& recalculation)
{
    std::map<engine::TournamentId, const std::vector<engine::Participant>*> settled;
    for (const SettledTournament& one : recalculation.settled)
        settled.emplace(one.id, &one.participants);
    for (auto& one : tournaments) {
        if (const auto found = settled.find(one->id); found != settled.end())
            one = withSettled(one, *found->second);
    }
}

} // namespace

std::optional<std::size_t> LabData::find(const std::string& uuid) const
{
    const auto found = m_byUuid.find(uuid);
    return found == m_byUuid.end() ? std::nullopt : std::optional(found->second);
}

Result<ChronicleTournament> LabData::unpacked(std::size_t tournament) const
{
    const Tournament& one = m_tournaments[tournament];
    TRY(auto content, app::unpacked(one.content, one.id));
    if (content.tournament.participants.size() != one.seats || !content.tournament.header.end)
        return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(one.id.value())});
    return content;
}

std::uint16_t LabData::clubOf(const std::string& vkz)
{
    const auto found = m_clubPositions.find(vkz);
    if (found != m_clubPositions.end())
        return found->second;
    if (m_clubs.size() >= kMostClubs)
        return 0;
    const auto position = static_cast<std::uint16_t>(m_clubs.size());
    m_clubs.push_back(vkz);
    m_clubPositions.emplace(vkz, position);
    return position;
}

void LabData::addOne(const ChronicleTournament& one, QByteArray content, bool isRemoved,
                     std::span<const std::optional<std::size_t>> persons)
{
    const auto& participants = one.tournament.participants;
    std::vector<LabSeat> seats(participants.size());
    for (std::size_t i = 0; i < participants.size(); ++i) {
        seats[i].person = persons[i] ? static_cast<std::uint32_t>(*persons[i] + 1) : 0;
        m_persons = std::max<std::size_t>(m_persons, seats[i].person);
        seats[i].birthYear = static_cast<std::int16_t>(engine::birthYearOf(participants[i]).value_or(0));
        seats[i].club = clubOf(participants[i].club);
    }
    m_byUuid.emplace(linkNameOf(one), m_tournaments.size());
    m_tournaments.push_back(
        {one.id, isRemoved, std::move(content), *one.tournament.header.end, m_seats.size(), seats.size()});
    m_seats.insert(m_seats.end(), seats.begin(), seats.end());
}

/// Numbers of no meaning outside: persons by their first seats, clubs in the order of the alphabet.
void LabData::finish()
{
    std::vector<std::uint32_t> numbers(m_persons + 1, 0);
    std::uint32_t next = 0;
    for (LabSeat& seat : m_seats) {
        if (seat.person == 0)
            continue;
        std::uint32_t& number = numbers[seat.person];
        if (number == 0)
            number = ++next;
        seat.person = number;
    }
    m_persons = next;
    std::vector<std::uint16_t> places(m_clubs.size());
    m_clubs.clear();
    for (const auto& [vkz, position] : m_clubPositions) { // in the order of the alphabet
        const std::string region = vkz.substr(0, 1);
        if (m_regions.empty() || m_regions.back() != region)
            m_regions.push_back(region);
        places[position] = static_cast<std::uint16_t>(m_clubs.size());
        m_clubs.push_back(vkz);
        m_regionsOfClubs.push_back(m_regions.size() - 1);
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (LabSeat& seat : m_seats) {
        seat.club = places[seat.club];
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(&seat.person), sizeof seat.person));
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(&seat.club), sizeof seat.club));
    }
    for (const Tournament& one : m_tournaments)
        hash.addData(one.content);
    m_fingerprint = hash.result().toHex().toStdString();
}

Result<LabData> LabData::of(ChronicleTournaments tournaments, const engine::RuleCatalog& rules,
                            const PersonDecisions& decisions, ChronicleTournaments removed,
                            const LabProgress& goesOn)
{
    LabData data;
    Chain chain(rules, decisions);
    chain.update(tournaments, removed);
    const Recalculation recalculation = chain.recalculation();
    settle(tournaments, recalculation);
    data.m_leftOut = static_cast<int>(putInOrder(tournaments).size());
    static_cast<void>(putInOrder(removed));
    std::set<engine::TournamentId> bad;
    for (const SkippedTournament& one : recalculation.skipped)
        bad.insert(one.id);
    ChronicleTournaments all = tournaments;
    all.insert(all.end(), removed.begin(), removed.end());
    const PersonIndex persons(all, decisions);
    struct Placed {
        std::size_t position; ///< among all
        bool isRemoved;
    };
    std::vector<Placed> order;
    for (std::size_t i = 0; i < all.size(); ++i)
        order.push_back({i, i >= tournaments.size()});
    std::ranges::sort(order, [&](const Placed& a, const Placed& b) {
        return isEvaluatedBefore(*all[a.position], *all[b.position]);
    });
    std::size_t done = 0;
    for (const Placed& one : order) {
        if (goesOn && !goesOn(done++, order.size()))
            return failure(ErrorCode::Cancelled);
        // A file of an earlier version may hold what nobody can enter any more.
        auto bytes = packed(*all[one.position]);
        if (bytes.has_value() && !bad.contains(all[one.position]->id))
            data.addOne(*all[one.position], std::move(bytes->content), one.isRemoved,
                        persons.of(one.position));
        else
            ++data.m_leftOut;
    }
    data.finish();
    return data;
}

Result<LabData> LabData::of(const WorkFile& file, const LabProgress& goesOn)
{
    TRY(const auto rules, rulesOf(file));
    TRY(auto tournaments, tournamentsIn(file, *rules));
    TRY(const auto decisions, personDecisions(file));
    TRY(auto removed, removedTournamentsIn(file, *rules));
    return of(std::move(tournaments), *rules, decisions, std::move(removed), goesOn);
}

Result<LabData> LabData::of(Archive& archive, const LabProgress& goesOn)
{
    ArchiveDatabase& database = archive.database();
    TRY(const auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Read));
    ArchiveSeats rights(database, shippedRules());
    TRY_DO(rights.askRights());
    if (!rights.seesContents() || !rights.seesIdentities())
        return failure(ErrorCode::ArchiveFailure, {archive.address().text.toStdString(), "no-rights"});
    TRY(const auto counted, database.rows(u"SELECT count(*) FROM tournament"_s));
    const std::size_t count = counted.front()[0].toULongLong();
    LabData data;
    std::unordered_map<std::int64_t, std::uint32_t> known; // persons by their number in the archive
    Result<void> read;
    std::vector<std::optional<std::size_t>> persons;
    const auto addRow = [&](const ScannedRow& row) -> Result<void> {
        TRY(const auto seats, unpackedSeats(row.bytes(1)));
        const engine::TournamentId id(row.number(0));
        TRY(auto one, app::unpacked(PackedTournament{row.bytes(2), row.bytes(3)}, id));
        if (seats.size() != one.tournament.participants.size() || !one.tournament.header.end)
            return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(id.value())});
        one.uuid = row.text(5);
        persons.clear();
        for (const std::int64_t person : seats) {
            const auto number = static_cast<std::uint32_t>(known.size());
            persons.push_back(
                person == 0 ? std::nullopt
                            : std::optional<std::size_t>(known.try_emplace(person, number).first->second));
        }
        const QByteArray content = row.bytes(2); // lasts until the next row
        data.addOne(one, QByteArray(content.constData(), content.size()), row.number(4) != 0, persons);
        return {};
    };
    TRY_DO(database.scan(u"SELECT t.id, t.seats, s.content, s.names, t.removed, t.uuid FROM tournament AS t"
                         " JOIN submission AS s ON s.id = t.submission_id ORDER BY t.key"_s,
                         {}, [&](const ScannedRow& row) {
                             if (!read.has_value())
                                 return;
                             read = goesOn && !goesOn(data.m_tournaments.size(), count)
                                        ? failure(ErrorCode::Cancelled)
                                        : addRow(row);
                         }));
    TRY_DO(std::move(read));
    data.finish();
    return data;
}

} // namespace zahlmeister::app
