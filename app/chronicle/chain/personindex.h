// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/chronicle/chain/recalculation.h"
#include "app/persons/knownpersons.h"

namespace zahlmeister::app {

/// @brief Tells who is who in many tournaments, as it is recorded: engine::Participant::person.
///
/// A participant who is not linked to a person yet is linked here, in the order of processing: to the one
/// whom KnownPersons finds, else to a new one. Whose data two persons share equally is nobody of them until
/// the referee decides. Nobody sits twice in a tournament. What earlier versions of the program noted about
/// two seats is carried out here as well.
class PersonIndex {
public:
    /// @brief A seat by positions: of the tournament in the order given, and of the participant.
    using Seat = std::pair<std::size_t, std::size_t>;

    /// @param tournaments in the order of evaluation
    /// @param decisions those of PersonDecisionState::Earlier are carried out
    explicit PersonIndex(const ChronicleTournaments& tournaments, const PersonDecisions& decisions = {});

    /// @brief Number of persons.
    [[nodiscard]] std::size_t size() const { return m_uuids.size(); }

    /// @brief The persons of a tournament's participants: from 0 in the order in which they appear; nothing
    /// for a computer.
    /// @param tournament position in the order given
    [[nodiscard]] std::span<const std::optional<std::size_t>> of(std::size_t tournament) const
    {
        return m_persons[tournament];
    }

    /// @brief The uuid of a person. While the tournament where he was met first has none: kOwnTournament, its
    /// id and the number; empty for somebody without name and ids.
    [[nodiscard]] const std::string& uuid(std::size_t person) const { return m_uuids[person]; }

    /// @brief Whether it is a question who sits there.
    [[nodiscard]] bool isUnclear(std::size_t tournament, std::size_t seat) const
    {
        return m_unclear.contains({tournament, seat});
    }

    /// @brief Whether somebody in a tournament is to be linked, or it is a question who he is.
    [[nodiscard]] bool isOpen(std::size_t tournament) const { return m_open.contains(tournament); }

    /// @brief Whom a participant is to be linked to; empty: he is linked, or it is unclear or nobody.
    [[nodiscard]] std::string newLink(const ChronicleTournament& one, std::size_t tournament,
                                      std::size_t seat) const;

    /// @brief Who sits on a seat; nothing for a computer, and where nobody sits.
    [[nodiscard]] std::optional<std::size_t> personOn(engine::TournamentId tournament,
                                                      engine::ParticipantNumber number) const;

    /// @brief Decisions of earlier versions, with what they did to the seats.
    [[nodiscard]] const PersonDecisions& carriedOut() const { return m_carriedOut; }

    /// @brief Carries a decision out, and notes what that does to the seats: of Apart those that are given.
    /// @return the tournaments in which one person would sit twice: then nothing was done
    std::vector<engine::TournamentId> carryOut(PersonDecision& decision);

private:
    void linkKnown();
    void linkNew(std::size_t tournament);
    void carryOutEarlier(const PersonDecisions& decisions);
    void renumber();
    [[nodiscard]] std::size_t addPerson(const ChronicleTournament& one, engine::ParticipantNumber number);
    [[nodiscard]] std::optional<Seat> seatOf(engine::TournamentId tournament,
                                             engine::ParticipantNumber number) const;
    [[nodiscard]] std::optional<Seat> seatOf(const PersonPlace& place) const;
    [[nodiscard]] std::vector<Seat> seatsOf(std::size_t person) const;
    std::vector<engine::TournamentId> merge(PersonDecision& decision, Seat one, Seat other);
    void part(PersonDecision& decision, const std::vector<Seat>& seats);
    void move(PersonDecision& decision, Seat seat, std::size_t person);

    ChronicleTournaments m_tournaments;
    std::map<engine::TournamentId, std::size_t> m_positions;
    std::vector<std::vector<std::optional<std::size_t>>> m_persons;
    std::vector<std::string> m_uuids; ///< by person
    std::map<std::string, std::size_t, std::less<>> m_byUuid;
    std::set<Seat> m_unclear;
    std::set<std::size_t> m_open; ///< tournaments where somebody is not linked as it is stored
    KnownPersons m_known;         ///< empty where everybody is linked
    PersonDecisions m_carriedOut;
};

/// @brief Whether nobody knows yet who somebody is in all tournaments.
[[nodiscard]] bool isUnlinked(const engine::Participant& participant);

} // namespace zahlmeister::app
