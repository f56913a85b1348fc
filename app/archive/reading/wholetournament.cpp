// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/wholetournament.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/linktargets.h"
#include "app/archive/kept/standingcodec.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/chronicle/chain/tournamentstep.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using Wholes = std::map<std::int64_t, WholeTournament>; ///< by key
using CameWith = std::map<std::int64_t, QByteArray>;    ///< standings by person

/// Person and key of everybody who sat there.
QVariantList placesOf(const Wholes& read, const Dialect& dialect)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> places;
    for (const auto& [key, whole] : read) {
        for (const std::int64_t person : std::set(whole.persons.begin(), whole.persons.end())) {
            if (person != 0)
                places.emplace_back(person, key);
        }
    }
    return dialect.pairs(places);
}

/// With what everybody came: by key.
Result<std::map<std::int64_t, CameWith>> statesBefore(ArchiveDatabase& database, const QVariantList& places)
{
    std::map<std::int64_t, CameWith> states;
    TRY(const auto rows, database.rows(u"SELECT w.a, w.b, l.state FROM {pairs} {last}"_s, places));
    for (const QVariantList& row : rows)
        states[row[1].toLongLong()][row[0].toLongLong()] = row[2].toByteArray();
    return states;
}

/// The step that the recalculation took.
/// @param missing what has to be read before it can be taken is added
/// @return whether it can be taken here, too
Result<bool> evaluate(const LinkTargets& targets, const engine::RuleCatalog& rules, WholeTournament& whole,
                      const CameWith& cameWith, std::set<LinkTargets::Link>& missing)
{
    const ChronicleTournament& one = *whole.tournament;
    std::vector<SharedStanding> came;
    for (const std::int64_t person : whole.persons) {
        SharedStanding& standing = came.emplace_back();
        const auto state = cameWith.find(person);
        if (state == cameWith.end() || state->second.isEmpty())
            continue;
        TRY(const Standings all, unpackedStandings(state->second, rules));
        if (const auto found = all.find(familyOf(*whole.rules)); found != all.end())
            standing = found->second;
    }
    const ArchivedLinks links(targets, *whole.rules, whole.persons);
    auto passage = applyTournament(one, *whole.rules, nullptr, came, links, rules);
    missing = links.missing();
    if (!missing.empty() || !passage.has_value())
        return !missing.empty();
    if (passage->entered) {
        ChronicleTournament entered = one;
        entered.tournament = *std::move(passage->entered);
        whole.tournament = std::make_shared<const ChronicleTournament>(std::move(entered));
    }
    whole.evaluation = *std::move(passage->evaluated);
    return true;
}

} // namespace

Result<Wholes> wholeTournaments(ArchiveDatabase& database, const engine::RuleCatalog& rules,
                                std::span<const std::int64_t> keys)
{
    TRY(const auto rows,
        database.rows(u"SELECT t.key, t.id, t.rules, t.seats, s.content, s.names FROM tournament AS t"
                      " JOIN submission AS s ON s.id = t.submission_id WHERE t.key IN {numbers}"_s,
                      database.dialect().numbers(keys)));
    Wholes read;
    for (const QVariantList& row : rows) {
        const engine::TournamentId id(row[1].toLongLong());
        TRY(auto one, unpacked({row[4].toByteArray(), row[5].toByteArray()}, id));
        TRY(auto persons, unpackedSeats(row[3].toByteArray()));
        TRY(const auto* const version, rules.find(row[2].toString().toStdString()));
        if (persons.size() != one.tournament.participants.size())
            return failure(ErrorCode::DamagedContent, {"tournament " + std::to_string(id.value())});
        read.emplace(row[0].toLongLong(),
                     WholeTournament{std::make_shared<const ChronicleTournament>(std::move(one)),
                                     version,
                                     {},
                                     std::move(persons)});
    }
    const QVariantList places = placesOf(read, database.dialect());
    TRY(auto states, statesBefore(database, places));
    LinkTargets targets(rules);
    std::set<std::int64_t> waiting;
    for (const auto& [key, whole] : read)
        waiting.insert(key);
    while (!waiting.empty()) {
        std::set<LinkTargets::Link> missing;
        for (const std::int64_t key : std::exchange(waiting, {})) {
            std::set<LinkTargets::Link> some;
            TRY(const bool canBeTaken, evaluate(targets, rules, read.at(key), states[key], some));
            if (!canBeTaken)
                read.erase(key);
            else if (!some.empty())
                waiting.insert(key);
            missing.merge(some);
        }
        TRY_DO(targets.read(database, missing));
    }
    return read;
}

} // namespace zahlmeister::app
