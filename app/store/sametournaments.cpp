// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/sametournaments.h"

#include <algorithm>
#include <functional>
#include <string>

#include "app/fields/tournamentdifference.h"
#include "app/names/namefold.h"
#include "app/store/tournamentuuid.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

std::uint64_t hashOf(char kind, const std::string& text)
{
    return std::hash<std::string>()(kind + text);
}

} // namespace

/// By what likeness() may take somebody for the same.
SameTournaments::Keys SameTournaments::keysOf(const engine::Participant& participant)
{
    Keys keys;
    if (!participant.personId.empty())
        keys.push_back(hashOf('p', participant.personId));
    if (participant.fideId)
        keys.push_back(hashOf('f', std::to_string(*participant.fideId)));
    if (!participant.name.empty())
        keys.push_back(hashOf('n', spelled(participant.name, NameSpelling::Search)));
    return keys;
}

SameTournaments::Keys SameTournaments::keysOf(const engine::Tournament& tournament)
{
    Keys all;
    for (const engine::Participant& participant : tournament.participants) {
        const Keys keys = keysOf(participant);
        all.insert(all.end(), keys.begin(), keys.end());
    }
    std::ranges::sort(all);
    return all;
}

Result<void> SameTournaments::read()
{
    TRY(const auto summaries, m_file.tournaments());
    for (const TournamentSummary& summary : summaries) {
        if (!summary.removed)
            m_known.push_back({summary.id, summary.end, static_cast<std::size_t>(summary.participants), {}});
    }
    m_isRead = true;
    return {};
}

void SameTournaments::put(engine::TournamentId id, const engine::Tournament& tournament)
{
    std::erase_if(m_known, [id](const Known& one) { return one.id == id; });
    m_known.push_back({id, tournament.header.end, tournament.participants.size(), keysOf(tournament)});
}

/// Whether enough of its people may be in it: no fewer than likeness() asks for.
Result<bool> SameTournaments::mayBe(const engine::Tournament& imported, Known& known) const
{
    if (!canBeSame(imported.header.end, imported.participants.size(), known.end, known.participants))
        return false;
    if (!known.keys) {
        TRY(const auto stored, m_file.tournament(known.id));
        known.keys = keysOf(stored.tournament);
    }
    const auto shared =
        std::ranges::count_if(imported.participants, [&](const engine::Participant& participant) {
            return std::ranges::any_of(keysOf(participant), [&](std::uint64_t key) {
                return std::ranges::binary_search(*known.keys, key);
            });
        });
    const std::size_t most = std::max(imported.participants.size(), known.participants);
    return 3 * static_cast<std::size_t>(shared) >= 2 * most;
}

// RULE: WO2026 6.1.2
Result<std::optional<engine::TournamentId>> SameTournaments::find(const engine::Tournament& imported)
{
    if (!m_isRead)
        TRY_DO(read());
    // The federation's number says it whatever else was corrected.
    TRY(const auto numbered, tournamentsOfNumber(m_file, imported.header.externalId));
    for (const Known& known : m_known) {
        const bool isNumbered = numbered.size() == 1 && numbered.front() == known.id;
        if (isNumbered &&
            canBeSame(imported.header.end, imported.participants.size(), known.end, known.participants))
            return known.id; // and not that of another year, which a club may number alike
    }
    std::optional<engine::TournamentId> found;
    int best = kSameTournament - 1;
    for (Known& known : m_known) {
        TRY(const bool may, mayBe(imported, known));
        if (!may)
            continue;
        TRY(const auto stored, m_file.tournament(known.id));
        if (const int like = likeness(imported, stored.tournament); like > best) {
            best = like;
            found = known.id;
        }
    }
    return found;
}

} // namespace zahlmeister::app
