// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/firstseats.h"

#include <algorithm>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/archive/archivedtournament.h"
#include "app/archive/content.h"
#include "app/archive/revisions.h"
#include "app/archive/tournamentkey.h"
#include "app/chronicle/personregistry.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kTournamentsRead = 4096; // 10 MB; each reading is a round trip

/// A tournament in its place of the order.
struct Place {
    std::int64_t submission = 0; ///< the newest that can be read; 0: none
    std::int64_t key = 0;
    bool isRemoved = false;
};

class FirstSeats {
public:
    FirstSeats(ArchiveDatabase& database, const engine::RuleCatalog& rules, PersonBook& persons,
               KnownAsBook& known)
        : m_database(database), m_rows(rules), m_persons(persons), m_known(known)
    {
    }

    Result<void> operator()(ArchiveRun& done, const ArchiveProgress& progress);

private:
    Result<std::vector<Place>> places(ArchiveRun& done);
    Result<void> take(std::span<const Place> places);
    void seat(SeatedTournament& tournament);

    ArchiveDatabase& m_database;
    TournamentRows m_rows;
    PersonBook& m_persons;
    KnownAsBook& m_known;
    PersonRegistry m_registry;
    std::deque<engine::Participant> m_last; ///< by person, as he was seated last
    std::vector<KnownSeat> m_knownSeats;
};

Result<void> FirstSeats::operator()(ArchiveRun& done, const ArchiveProgress& progress)
{
    TRY(const auto all, places(done));
    for (std::size_t from = 0; from < all.size(); from += kTournamentsRead) {
        if (progress && !progress(done, all.size() - from))
            return failure(ErrorCode::Cancelled);
        const auto rest = std::span(all).subspan(from);
        TRY_DO(take(rest.first(std::min(kTournamentsRead, rest.size()))));
    }
    return {};
}

/// The tournaments as PersonRegistry wants them: in the order of evaluation, those behind that were removed.
Result<std::vector<Place>> FirstSeats::places(ArchiveRun& done)
{
    std::vector<Place> all; // in the order of their first publication, which gives them their ids
    std::unordered_map<std::string, std::size_t> positions; // by uuid
    TRY_DO(m_database.scanAll(
        u"SELECT id, uuid, revision, level, hash, content, names FROM submission ORDER BY id"_s, {},
        [&](const ScannedRow& row) {
            ++done.submissions;
            const std::size_t at = positions.emplace(row.text(1), all.size()).first->second;
            if (at == all.size())
                all.emplace_back();
            const QByteArray content = row.bytes(5);
            if (content.isEmpty()) { // he who comes later may know it
                all[at].isRemoved = true;
                return;
            }
            const auto one =
                readRevision({row.bytes(4), QString::fromStdString(row.text(3)), {content, row.bytes(6)}},
                             engine::TournamentId(static_cast<std::int64_t>(at) + 1));
            if (one.has_value())
                all[at] = {row.number(0), tournamentKey(*one).value_or(0), false};
            else
                done.leftOut.append(QString::fromStdString(row.text(1)) + u'/' +
                                    QString::number(row.number(2)));
        }));
    std::erase_if(all, [](const Place& place) { return place.key == 0; });
    std::ranges::sort(all, {}, [](const Place& one) { return std::tuple(one.isRemoved, one.key); });
    return all;
}

Result<void> FirstSeats::take(std::span<const Place> places)
{
    std::vector<std::int64_t> ids;
    for (const Place& place : places)
        ids.push_back(place.submission);
    TRY(const auto rows,
        m_database.rows(u"SELECT id, uuid, content, names FROM submission WHERE id IN {numbers}"_s,
                        m_database.dialect().numbers(ids)));
    std::unordered_map<std::int64_t, const QVariantList*> byId;
    for (const QVariantList& row : rows)
        byId[row[0].toLongLong()] = &row;
    for (const Place& place : places) {
        const auto row = byId.find(place.submission);
        if (row == byId.end())
            return failure(ErrorCode::DamagedContent, {"submission"});
        const QString uuid = row->second->at(1).toString();
        TRY(auto one, unpacked({row->second->at(2).toByteArray(), row->second->at(3).toByteArray()},
                               tournamentOfKey(place.key)));
        SeatedTournament seated{uuid, std::move(one), place.key, place.submission, place.isRemoved};
        seat(seated);
        m_rows.add(seated);
    }
    TRY_DO(m_rows.write(m_database));
    return m_known.append(std::exchange(m_knownSeats, {}));
}

void FirstSeats::seat(SeatedTournament& tournament)
{
    std::map<std::int64_t, KnownSeat> known; // who has two seats is known by the last one
    for (const engine::Participant& participant : tournament.one.tournament.participants) {
        if (participant.computer) {
            tournament.persons.push_back(0);
            continue;
        }
        const std::size_t at = m_registry.put(participant);
        const bool isNew = at == m_last.size();
        if (isNew)
            m_last.push_back(participant);
        engine::Participant& last = m_last[at];
        const auto person = static_cast<std::int64_t>(at) + 1;
        tournament.persons.push_back(person);
        if (isNew || !isSameIdentity(last, participant))
            m_persons.note(person, participant);
        if (!tournament.isRemoved && (isNew || knownOf(last) != knownOf(participant)))
            known.insert_or_assign(person, KnownSeat{person, tournament.key, knownOf(participant)});
        last = participant;
        m_registry.replace(at, last);
    }
    for (auto& [person, seat] : known)
        m_knownSeats.push_back(std::move(seat));
}

} // namespace

Result<void> seatEverybody(ArchiveDatabase& database, const engine::RuleCatalog& rules, PersonBook& persons,
                           KnownAsBook& known, ArchiveRun& done, const ArchiveProgress& progress)
{
    return FirstSeats(database, rules, persons, known)(done, progress);
}

} // namespace zahlmeister::app
