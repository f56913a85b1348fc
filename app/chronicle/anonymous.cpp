// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/anonymous.h"

#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "app/chronicle/personregistry.h"
#include "app/chronicle/personstore.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

void withoutName(engine::Participant& participant)
{
    participant.birthYear = engine::birthYearOf(participant);
    participant.birthDate.reset();
    participant.name.clear();
    participant.club.clear();
    participant.clubName.clear();
    participant.memberNumber.reset();
    participant.personId.clear();
    participant.fideId.reset();
}

/// Who the noted persons are, by their seats and by what the referee decided about these.
class NotedPersons {
public:
    explicit NotedPersons(const WorkFile& file) : m_file(file) { }

    Result<void> read()
    {
        TRY(const auto unnamed, unnamedPersons(m_file));
        for (const UnnamedPerson& one : unnamed) {
            TRY_DO(put({one.tournament, one.participant, one.name}));
        }
        if (unnamed.empty())
            return {};
        TRY(const auto decisions, personDecisions(m_file));
        for (std::size_t known = 0; known != m_seats.size();) {
            known = m_seats.size();
            for (const PersonDecision& one : decisions) {
                if (one.kind != PersonDecisionKind::Same)
                    continue;
                TRY(const bool isOne, isNoted(one.one));
                TRY(const bool isOther, isNoted(one.other));
                if (isOne != isOther) {
                    TRY_DO(put(isOne ? one.other : one.one));
                }
            }
        }
        return {};
    }

    [[nodiscard]] bool has(engine::TournamentId id, const engine::Participant& participant) const
    {
        const bool isSeat = std::ranges::any_of(m_seats, [&](const PersonPlace& one) {
            return one.tournament == id && one.participant == participant.number &&
                   one.name == participant.name;
        });
        return isSeat || m_known.find(participant);
    }

private:
    Result<std::optional<engine::Participant>> at(const PersonPlace& place) const
    {
        TRY(const auto stored, m_file.tournament(place.tournament));
        const auto position = stored.tournament.indexOf(place.participant);
        if (!position || stored.tournament.participants[*position].name != place.name)
            return std::nullopt; // the number is somebody else's now
        return stored.tournament.participants[*position];
    }

    Result<void> put(const PersonPlace& place)
    {
        m_seats.push_back(place);
        TRY(auto participant, at(place));
        if (participant)
            m_known.put(m_participants.emplace_back(*std::move(participant)));
        return {};
    }

    Result<bool> isNoted(const PersonPlace& place) const
    {
        TRY(const auto participant, at(place));
        return participant && has(place.tournament, *participant);
    }

    const WorkFile& m_file;
    std::vector<PersonPlace> m_seats;
    std::deque<engine::Participant> m_participants;
    PersonRegistry m_known;
};

} // namespace

// RULE: WO2026 4.1.1, 6.5
Result<PublishedTournament> publishedTournament(const WorkFile& file, engine::TournamentId id,
                                                engine::Tournament tournament)
{
    NotedPersons noted(file);
    TRY_DO(noted.read());
    PublishedTournament published{std::move(tournament)};
    for (engine::Participant& participant : published.tournament.participants) {
        if (!noted.has(id, participant))
            continue;
        withoutName(participant);
        ++published.withheld;
    }
    return published;
}

} // namespace zahlmeister::app
