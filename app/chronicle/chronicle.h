// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/chronicle/chain/chain.h"
#include "app/chronicle/chain/recalculation.h"
#include "app/persons/sameness.h"

/// Every player over all his tournaments. Nothing of it is stored: it follows from the tournaments as they
/// stand, each evaluated by its own rules, in the order of document 000, 2.2.3.
namespace zahlmeister::app {

/// @brief One player in one tournament: with what he entered and with what he left.
struct Participation {
    engine::TournamentId tournament;
    engine::Date end;
    const ChronicleTournament* played;      ///< the tournament as it stands; of the chronicle
    const engine::RuleVersion* rules;       ///< of the catalogue
    const engine::Participant* participant; ///< as he was known there; of `played`
    engine::ParticipantEvaluation result;   ///< without details
    Entry entry;
    Entry exit;            ///< as the entry when nothing was recorded
    bool recorded = false; ///< a rating or carry-over games

    /// @brief Of the tournament.
    [[nodiscard]] const std::string& name() const { return played->tournament.header.name; }
};

/// @brief Why a player enters a tournament differently from how he left the one before.
enum class EntryChangeKind {
    Conversion, ///< of 2026 (Anhang 4)
    Adjustment, ///< a general or regional one (2.2.1)
    Expiry,     ///< of a rating of 1992 (document 001, 6.1.1)
    Override,   ///< the referee set it
    List,       ///< it comes from a list, or was typed
    Merge,      ///< it was another person's, until the referee decided that the two are one
};

/// @brief An entry between two participations.
struct EntryChange {
    EntryChangeKind kind;
    std::optional<engine::TournamentId>
        tournament;    ///< into which he enters; nothing: he has not played since
    engine::Date date; ///< of a conversion or an adjustment its day; else the end of that tournament
    Entry before = {};
    Entry after = {};
    int elsewhere = 0;       ///< evaluations that our tournaments do not know (2.2.4); none of what they gave
    std::string reason = {}; ///< of the referee, for his override or his decision; of an adjustment
    const engine::Adjustment* adjustment = nullptr; ///< of the catalogue; nullptr: it is none
};

/// @brief A carry-over game and what became of it (3.4.2, 4.1.1).
struct LedgerGame {
    std::optional<engine::TournamentId> tournament =
        {}; ///< where it was played; nothing: before our tournaments
    engine::CarryOverGame game;
    std::optional<engine::Date> expires = {};        ///< last day; nothing: its day is not known
    std::optional<engine::TournamentId> usedIn = {}; ///< which gave him his first rating
};

/// @brief A person with everything that he played.
struct PersonHistory {
    std::string id;                                 ///< `TOURNAMENT.NUMBER` of his first participation
    std::vector<Participation> participations = {}; ///< in the order of evaluation; never empty
    std::vector<EntryChange> entries = {};
    std::vector<LedgerGame> ledger = {};
    int before = 0; ///< earlier participations that are not here, for they were not asked of an archive

    /// @brief As he was known last.
    [[nodiscard]] const engine::Participant& person() const { return *participations.back().participant; }

    /// @brief In how many tournaments he sat.
    [[nodiscard]] int tournaments() const { return before + static_cast<int>(participations.size()); }

    /// @brief With what he left the last of our tournaments.
    [[nodiscard]] const Entry& standing() const { return participations.back().exit; }
};

/// @brief All persons of some tournaments.
struct Chronicle {
    std::shared_ptr<const engine::RuleCatalog> rules = {}; ///< to which participations refer
    ChronicleTournaments tournaments = {};                 ///< likewise; in the order of evaluation
    std::vector<PersonHistory> persons = {};               ///< in the order of their first participations
    std::vector<SkippedTournament> skipped = {};           ///< that have no place in the order
};

/// @brief Everybody who took part but computers, as the tournaments stand; who is who says PersonIndex.
/// @param tournaments in any order
/// @param decisions of the referee about persons
[[nodiscard]] Chronicle chronicleOf(ChronicleTournaments tournaments,
                                    std::shared_ptr<const engine::RuleCatalog> rules,
                                    const std::vector<PersonDecision>& decisions = {});

/// @brief The same of a chain.
/// @param rules of the chain
[[nodiscard]] Chronicle chronicleOf(const Chain& chain, std::shared_ptr<const engine::RuleCatalog> rules);

/// @brief The same of evaluations that somebody else knows, and of whom he knows on every seat.
/// @param links in the order of evaluation
/// @param ids of the persons, each of whom sits somewhere
/// @param tournaments to which the links refer
[[nodiscard]] Chronicle chronicleOf(std::span<const Chain::Link> links, const std::vector<std::string>& ids,
                                    ChronicleTournaments tournaments,
                                    std::shared_ptr<const engine::RuleCatalog> rules);

/// @brief The same of all tournaments of a work file but those in the waste basket.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<Chronicle> chronicleOf(const WorkFile& file);

/// @brief Whether somebody's name or club holds a text, whatever its case and accents, or an id is it.
[[nodiscard]] bool isFoundBy(std::string_view text, const engine::Participant& person);

/// @brief Whether nothing tells who somebody is, as of a row that was prepared and left empty.
[[nodiscard]] bool isWithoutTrace(const engine::Participant& person);

/// @brief The persons who are found by a text; all of whom something is known for an empty one. By name.
[[nodiscard]] std::vector<const PersonHistory*> personsWith(const Chronicle& chronicle,
                                                            std::string_view text);

/// @brief Whom a text names: an id of the chronicle, a federation's or a FIDE id, or a whole name.
/// @return more than one when it is the name of several
[[nodiscard]] std::vector<const PersonHistory*> personsNamed(const Chronicle& chronicle,
                                                             std::string_view text);

/// @brief Whom records name, by the one comparison of persons; nullptr: nobody, or it is unclear.
[[nodiscard]] std::vector<const PersonHistory*> personsOf(const Chronicle& chronicle,
                                                          std::span<const PersonFacts> records);

} // namespace zahlmeister::app
