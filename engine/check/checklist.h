// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/catalogue/rulecatalog.h"
#include "engine/evaluation/evaluation.h"
#include "engine/findings/finding.h"
#include "engine/model/teammatches.h"
#include "engine/model/tournament.h"
#include "engine/rules/conditions.h"

namespace zahlmeister::engine {

/// @brief Positions of a game's two players in Tournament::participants.
struct Sides {
    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1); ///< no participant of that number
    std::size_t white = kNobody;
    std::size_t black = kNobody;

    [[nodiscard]] bool areKnown() const { return white != kNobody && black != kNobody; }
};

/// @brief What is looked at, and what was found so far; the checks of each theme add to it.
class Checklist {
public:
    /// @brief All but the numbers outlives the object.
    Checklist(const Tournament& tournament, const RuleChoice& choice, const Evaluation* evaluation,
              std::optional<Date> today);

    [[nodiscard]] const Tournament& tournament() const { return m_tournament; }
    [[nodiscard]] const TournamentHeader& header() const { return m_tournament.header; }
    [[nodiscard]] const RuleChoice& choice() const { return m_choice; }
    [[nodiscard]] const Evaluation* evaluation() const { return m_evaluation; }

    /// @brief Who plays, game by game: looked up once for all checks.
    [[nodiscard]] const std::vector<Sides>& sides() const { return m_sides; }

    /// @brief The matches of its teams; made where nobody set them.
    [[nodiscard]] const std::vector<TeamMatch>& matches()
    {
        if (m_matches == nullptr)
            m_matches = &m_ownMatches.emplace(teamMatches(m_tournament));
        return *m_matches;
    }
    /// @param matches teamMatches() of the tournament, outlive the object; nullptr: they are not known
    void setMatches(const std::vector<TeamMatch>* matches) { m_matches = matches; }

    /// @brief The day on which somebody asks; nothing when that does not matter.
    [[nodiscard]] std::optional<Date> today() const { return m_today; }

    /// @brief What the rules ask in numbers; all 0 when they ask for nothing.
    [[nodiscard]] const TournamentConditions& conditions() const { return m_conditions; }

    /// @brief From which difference to the rating a performance hints at a wrong person.
    [[nodiscard]] int performanceFarOff() const;

    /// @brief Whether a higher rating is the better one.
    [[nodiscard]] bool isHigherBetter() const;

    /// @brief Whether the document asks for this; for findings that are none under other rules.
    [[nodiscard]] bool asks(FindingCode code) const;

    /// @brief A finding about the tournament; its level is that of the catalogue.
    void add(FindingCode code, FindingField field, std::vector<std::string> args = {});
    /// @brief A finding about a participant; likewise.
    void add(const Participant& participant, FindingCode code, FindingField field,
             std::vector<std::string> args = {});
    /// @brief A finding about a participant whose level the case decides.
    void add(const Participant& participant, FindingCode code, FindingLevel level, FindingField field,
             std::vector<std::string> args = {});
    /// @brief A finding about a game; its level is that of the catalogue.
    /// @param game position in Tournament::games
    /// @param who the one of the two whom it is about; nothing: the game as such
    void add(std::size_t game, FindingCode code, FindingField field, std::vector<std::string> args = {},
             std::optional<ParticipantNumber> who = {});
    /// @brief The same, for findings that are none under rules that do not ask for them: see asks().
    void addIfAsked(FindingCode code, FindingField field, std::vector<std::string> args = {});
    void addIfAsked(const Participant& participant, FindingCode code, FindingField field,
                    std::vector<std::string> args = {});

    /// @brief Findings that the evaluation made.
    void add(const std::vector<Finding>& findings);
    /// @brief TextTooLong, when a text is.
    void addIfTooLong(const std::string& text, const FindingPlace& place);

    /// @return errors first, then warnings, then notes; within a level tournament, participants, games
    [[nodiscard]] std::vector<Finding> take();

private:
    void add(FindingCode code, FindingLevel level, const FindingPlace& place, std::vector<std::string> args);

    const Tournament& m_tournament;
    const RuleChoice& m_choice;
    const Evaluation* m_evaluation;
    std::optional<Date> m_today;
    const SystemDescription* m_system;
    TournamentConditions m_conditions;
    std::vector<Sides> m_sides;
    const std::vector<TeamMatch>* m_matches = nullptr;
    std::optional<std::vector<TeamMatch>> m_ownMatches; ///< where nobody set them
    std::vector<Finding> m_findings;
};

/// @brief Texts in a row, separated by commas.
[[nodiscard]] std::string listed(const std::set<std::string>& texts);

/// @brief Data of the tournament and the time control (document 000, 4.2, 6.1.2.1, 6.3).
void checkHeader(Checklist& list);
/// @brief Dates, breaks and deadlines (2.2.2, 2.2.3, 6.2).
void checkDates(Checklist& list);
/// @brief Who the participants are (3.4.3, 6.1.2.2, 6.4.1).
void checkParticipants(Checklist& list);
/// @brief Their ratings, indices and carry-over games (2.2.4, 3.4.2, 4.1).
void checkRatings(Checklist& list);
/// @brief Single games and byes (2.2.5.2, 6.1.2.3).
void checkGames(Checklist& list);
/// @brief The field as a whole: mode, pairings, groups, teams, matches (4.2.4, 6.1.2.3).
void checkField(Checklist& list);
/// @brief The matches of a league and their line-ups (4.2.4.3, 6.1.2.3).
/// @param matches teamMatches() of the tournament
void checkMatches(Checklist& list, const std::vector<TeamMatch>& matches);
/// @brief Whether line-ups and matches keep to the rules of the league (TournamentHeader::lineupLimit and so
/// on).
/// @param matches teamMatches() of the tournament
void checkLineUps(Checklist& list, const std::vector<TeamMatch>& matches);

} // namespace zahlmeister::engine
