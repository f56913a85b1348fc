// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/identify/listedvalues.h"
#include "app/identify/matchconflicts.h"
#include "app/identify/persondirectory.h"
#include "app/identify/personmatcher.h"
#include "app/store/decisionstore.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Everything that the identification of a field depends on; a value, for another thread.
struct FieldSnapshot {
    std::vector<engine::Participant> participants = {};
    std::vector<std::optional<int>> performances = {}; ///< R_h, by position; may be shorter
    TournamentDays days = {};
    bool takesDwz = true; ///< its system's rating is the DWZ
    EloList eloList = EloList::Standard;
    std::map<std::string, Decision> decisions = {}; ///< remembered ones, by spelling
    PersonSources sources = {};                     ///< where persons are looked for

    bool operator==(const FieldSnapshot&) const = default;
};

/// @brief What is known about the identity of one participant.
struct ParticipantIdentification {
    engine::ParticipantNumber number;
    IdentityState state = IdentityState::Unknown;
    std::optional<DecisionRule> decidedBy = {}; ///< why the person is taken without asking
    std::vector<Candidate> candidates = {};     ///< the likeliest first
    /// Which of the candidates the participant is: by the referee's decision, or taken without asking.
    std::optional<std::size_t> chosen = {};
    std::optional<ListedValues> listed = {};        ///< of the chosen one
    std::optional<engine::Date> remembered = {};    ///< day of a remembered decision for the chosen one
    std::vector<ListedDifference> differences = {}; ///< from the chosen one
    std::vector<MatchConflict> conflicts = {};
    bool isOpen = true;  ///< something is left for the referee to decide
    bool isWhole = true; ///< no row that is on its way was missed

    /// @brief Whether another participant is the same person.
    [[nodiscard]] bool isTwice() const;
};

/// @brief The identities of a field, in the order of its participants.
struct FieldIdentification {
    std::vector<ParticipantIdentification> participants = {};
    bool hasLists = false;   ///< there is a list to look into
    MemberList members = {}; ///< at the tournament's end

    /// @brief Whether no row that is on its way was missed.
    [[nodiscard]] bool isWhole() const;

    /// @return nullptr when there is no such participant
    [[nodiscard]] const ParticipantIdentification* of(engine::ParticipantNumber number) const;

    /// @brief How many participants are left to decide.
    [[nodiscard]] int openCount() const;
};

/// @brief The key by which a person is known again: a club is another person's mark as well once he has
/// moved, so that it serves only when there is nothing better.
[[nodiscard]] PersonKey lastingKey(PersonKey key);

/// @brief Identifies fields, and remembers what it found about participants who have not changed.
///
/// What the referee decided counts; else what the ids say; else what the matcher takes without asking.
class FieldIdentifier {
public:
    /// @brief Identifies a field with the values at the tournament's end. The result is incomplete when it
    /// was stopped.
    [[nodiscard]] FieldIdentification identify(const FieldSnapshot& field, const std::stop_token& stop = {});

private:
    /// What a result depended on, beside the lists.
    struct Known {
        engine::Participant participant;
        std::optional<Decision> decision;
        ParticipantIdentification result;
    };

    [[nodiscard]] ParticipantIdentification identified(const engine::Participant& participant,
                                                       const std::optional<Decision>& decision,
                                                       const FieldSnapshot& field) const;
    void addNamesakes(const engine::Participant& participant, ParticipantIdentification& one) const;
    void addConflicts(const FieldSnapshot& field, FieldIdentification& result) const;

    PersonDirectory m_persons;
    std::map<engine::ParticipantNumber, Known> m_known;
    FieldSnapshot m_last; ///< without participants
};

} // namespace zahlmeister::app
