// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archivedtournaments.h"

#include <map>
#include <string>
#include <utility>

#include "app/archive/archiveseats.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/chronicle/chain/entry.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// The archive settles nothing: what came in without an origin is from a file, on the level of its
/// tournament.
void settle(engine::Participant& participant, const engine::RuleVersion* version)
{
    if (!participant.origin)
        participant.origin = engine::EntryOrigin::File;
    if (participant.enteredLevel.empty() && version)
        participant.enteredLevel = version->id;
}

Result<ChronicleTournament> tournamentIn(const ScannedRow& row, const engine::RuleCatalog& rules)
{
    const engine::TournamentId id(row.number(0));
    TRY(const auto persons, unpackedSeats(row.bytes(1)));
    TRY(auto one, unpacked(PackedTournament{row.bytes(2), row.bytes(3)}, id));
    auto& participants = one.tournament.participants;
    if (persons.size() != participants.size())
        return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(id.value())});
    one.uuid = row.text(5);
    const auto choice = rules.choose(one.tournament.header);
    for (std::size_t i = 0; i < participants.size(); ++i) {
        participants[i].person = persons[i] == 0 ? std::string() : archivedPersonId(persons[i]);
        participants[i].notPerson.clear();
        settle(participants[i], choice.has_value() ? choice->version : nullptr);
    }
    return one;
}

/// Lets everybody enter with what the chain gives.
void enter(ChronicleTournaments& tournaments, const Recalculation& recalculation)
{
    std::map<engine::TournamentId, const RecalculatedTournament*> changed;
    for (const RecalculatedTournament& one : recalculation.tournaments)
        changed.emplace(one.id, &one);
    for (auto& tournament : tournaments) {
        const auto found = changed.find(tournament->id);
        if (found == changed.end() || !found->second->beginsOtherwise())
            continue;
        auto copy = std::make_shared<ChronicleTournament>(*tournament);
        for (const RecalculatedParticipant& change : found->second->changes) {
            const auto at = copy->tournament.indexOf(change.number);
            if (at && change.entersOtherwise())
                putChained(copy->tournament.participants[*at], change.entryAfter);
        }
        tournament = std::move(copy);
    }
}

} // namespace

Result<ArchivedTournaments> archivedTournaments(Archive& archive, const ContinueCallback& goesOn)
{
    ArchiveDatabase& database = archive.database();
    TRY(const auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Read));
    ArchivedTournaments all;
    TRY(all.rules, archive.rules());
    ArchiveSeats rights(database, *all.rules);
    TRY_DO(rights.askRights());
    if (!rights.seesContents() || !rights.seesIdentities())
        return failure(ErrorCode::ArchiveFailure, {archive.address().text.toStdString(), "no-rights"});
    Result<void> read;
    TRY_DO(database.scan(u"SELECT t.id, t.seats, s.content, s.names, t.removed, t.uuid FROM tournament AS t"
                         " JOIN submission AS s ON s.id = t.submission_id ORDER BY t.key"_s,
                         {}, [&](const ScannedRow& row) {
                             if (!read.has_value())
                                 return;
                             auto one = goesOn && !goesOn()
                                            ? Result<ChronicleTournament>(failure(ErrorCode::Cancelled))
                                            : tournamentIn(row, *all.rules);
                             if (!one.has_value()) {
                                 read = tl::unexpected(one.error());
                                 return;
                             }
                             (row.number(4) != 0 ? all.removed : all.tournaments)
                                 .push_back(std::make_shared<const ChronicleTournament>(*std::move(one)));
                         }));
    TRY_DO(std::move(read));
    enter(all.tournaments, recalculate(all.tournaments, *all.rules, {}, all.removed));
    return all;
}

} // namespace zahlmeister::app
