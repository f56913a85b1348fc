// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/anonymous.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/persons/knownpersons.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

/// Who the noted persons are, by those who sit on their seats.
class NotedPersons {
public:
    explicit NotedPersons(const WorkFile& file) : m_file(file) { }

    Result<void> read()
    {
        TRY(m_noted, unnamedPersons(m_file));
        for (const UnnamedPerson& one : m_noted) {
            m_persons.insert(one.persons.begin(), one.persons.end());
            TRY(const auto stored, m_file.tournament(one.tournament));
            const auto position = stored.tournament.indexOf(one.participant);
            if (!position || stored.tournament.participants[*position].name != one.name)
                continue; // the number is somebody else's now
            const engine::Participant& participant = stored.tournament.participants[*position];
            if (!participant.person.empty())
                m_persons.insert(participant.person);
            m_known.note(m_known.size(), participant);
        }
        return {};
    }

    [[nodiscard]] bool has(engine::TournamentId id, const engine::Participant& participant) const
    {
        const bool isSeat = std::ranges::any_of(m_noted, [&](const UnnamedPerson& one) {
            return one.tournament == id && one.participant == participant.number &&
                   one.name == participant.name;
        });
        if (isSeat || m_persons.contains(participant.person))
            return true;
        // Nobody has said yet who he is: rather one too many.
        const auto found =
            participant.person.empty() ? m_known.find(factsOf(participant)) : Recognised<std::size_t>();
        return found.person || !found.unclear.empty();
    }

private:
    const WorkFile& m_file;
    std::vector<UnnamedPerson> m_noted;
    std::set<std::string> m_persons; ///< uuids
    KnownPersons m_known;
};

} // namespace

void takeNameAway(engine::Participant& participant)
{
    participant.birthYear = engine::birthYearOf(participant);
    participant.birthDate.reset();
    participant.name.clear();
    participant.club.clear();
    participant.clubName.clear();
    participant.memberNumber.reset();
    participant.personId.clear();
    participant.fideId.reset();
    participant.person.clear();
    participant.notPerson.clear();
}

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
        takeNameAway(participant);
        ++published.withheld;
    }
    return published;
}

} // namespace zahlmeister::app
