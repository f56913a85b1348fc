// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/chronicle/chain/entry.h"
#include "app/chronicle/chain/persondecision.h"
#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/model/tournament.h"

/// The chain of evaluations: every tournament begins with what the one before left its players with. When one
/// is handed in late or corrected, all later ones must be computed anew, in their order (document 000, 3.7).
namespace zahlmeister::app {

class WorkFile;

/// @brief An entry that a recalculation wrote.
struct WrittenEntry {
    engine::ParticipantNumber number;
    std::string name; ///< of the participant: numbers may be given anew
    Entry before;
    Entry after;
};

/// @brief What a tournament left somebody with before a recalculation.
struct LeftBefore {
    engine::ParticipantNumber number;
    std::string name; ///< as in WrittenEntry
    int rating;
    std::optional<int> index;
};

/// @brief Before the id of a tournament that has no uuid yet, in the place of one.
inline constexpr std::string_view kOwnTournament = "#";

/// @brief A tournament of the chain as it stands.
struct ChronicleTournament {
    engine::TournamentId id; ///< ascending in the order of coming into the work file or archive
    engine::Tournament tournament;
    std::optional<engine::Arithmetic> arithmetic = {}; ///< that the referee picked
    std::optional<engine::Date> received = {}; ///< day on which its report came, where that orders them
    bool isRefused = false;                    ///< its evaluation (2.2.5.3): as one in the waste basket
    std::string uuid = {};                     ///< empty: it has none yet
    std::string workFile = {};                 ///< of a publication: id of the work file that made it

    /// @name What settles entries whose origin is not recorded yet (settling.h); empty where there are none.
    /// @{
    std::vector<WrittenEntry> written = {}; ///< by the numbers, of each the last one first
    std::vector<LeftBefore> left = {};      ///< by the numbers
    /// @}
};

/// @brief By which links name a tournament: its uuid, or kOwnTournament and its id while it has none.
[[nodiscard]] std::string linkNameOf(const ChronicleTournament& one);

/// @brief Tournaments shared by a chronicle, a chain and what shows them; immutable.
using ChronicleTournaments = std::vector<std::shared_ptr<const ChronicleTournament>>;

/// @brief The same tournaments, to be shared.
[[nodiscard]] ChronicleTournaments shared(std::vector<ChronicleTournament> tournaments);

/// @brief A step of the way on which a change came: somebody left a tournament differently from before.
/// Changes share what is after a step.
struct Cause {
    engine::TournamentId tournament;
    engine::ParticipantNumber participant;     ///< who left it
    std::shared_ptr<const Cause> because = {}; ///< why he did; null: the tournament itself changed, or
                                               ///< its place is
};

/// @brief A participant who enters or leaves a tournament differently from before.
struct RecalculatedParticipant {
    engine::ParticipantNumber number;
    std::string name = {};
    Entry entryBefore = {};
    Entry entryAfter = {};
    std::optional<int> ratingBefore = {}; ///< new rating that the tournament gave, or leaves him with
    std::optional<int> indexBefore = {};
    std::optional<int> ratingAfter = {};
    std::optional<int> indexAfter = {};
    std::shared_ptr<const Cause> because = {}; ///< the nearest step; null: addCauses() was not asked
    /// The change begins with the tournament itself: it came in after those before it, with other numbers.
    bool beginsHere = false;
    std::string adjustment = {}; ///< id of the one from which it comes; empty: it comes from none

    /// @brief Whether his entry changed; else only his result of the tournament did.
    [[nodiscard]] bool entersOtherwise() const { return entryBefore != entryAfter; }
};

/// @brief A participant whose entry does not follow from the tournament before: he was evaluated elsewhere in
/// between. It stays as it is.
struct OutsideEvaluation {
    engine::ParticipantNumber number;
    std::string name = {};
    Entry entry = {};    ///< as it stands
    Entry expected = {}; ///< what the tournament before left him with
};

/// @brief What has to be asked about an entry, or about whose it is.
enum class EntryQuestionKind {
    FromFuture, ///< the list is younger than the tournament: what did he have before?
    LaterLevel, ///< it is on the level of later rules than those of the tournament now, and is not converted
    LostLink,   ///< the tournament that left him with it belongs to a different person now
    UnclearPerson, ///< two or more persons may be he
};

/// @brief An entry that cannot count as it came in.
struct EntryQuestion {
    engine::ParticipantNumber number;
    std::string name = {};
    EntryQuestionKind kind;

    bool operator==(const EntryQuestion&) const = default;
};

/// @brief A tournament in its place of the chain, and what changes in it.
struct RecalculatedTournament {
    engine::TournamentId id;
    std::string name = {};
    std::optional<engine::Date> end = {};
    std::string rules = {}; ///< rule version id
    std::vector<RecalculatedParticipant> changes = {};
    std::vector<OutsideEvaluation> outside = {};
    std::vector<EntryQuestion> questions = {};

    /// @brief Whether anybody's entry into it changed.
    [[nodiscard]] bool beginsOtherwise() const;
};

/// @brief A tournament that has no place in the chain.
struct SkippedTournament {
    engine::TournamentId id;
    std::string name = {};
    std::optional<Error> error = {}; ///< why it cannot be evaluated; nothing: it has no end date
};

/// @brief A tournament of which it is settled who participants are and where entries come from.
struct SettledTournament {
    engine::TournamentId id;
    std::vector<engine::Participant> participants = {}; ///< those that were not settled, as they are now
    /// Entries that follow from the chain by a decision about persons, which is named by its id.
    std::vector<std::pair<engine::ParticipantNumber, std::int64_t>> byDecision = {};
};

/// @brief The whole chain.
struct Recalculation {
    std::vector<RecalculatedTournament> tournaments = {}; ///< in the order of the evaluations
    std::vector<SkippedTournament> skipped = {};
    std::vector<SettledTournament> settled = {}; ///< to be kept with it; see settling.h
    PersonDecisions decided = {};                ///< likewise: as they are carried out now

    /// @brief Whether anything differs.
    [[nodiscard]] bool hasChanges() const;

    /// @brief How many participants are settled with it, and how many questions are left.
    [[nodiscard]] int settledCount() const;
    [[nodiscard]] int questionCount() const;
};

/// @brief Whether a tournament is evaluated before another: by end, start, level and time of processing;
/// where the day on which the report came is known, by end, that day and time of processing.
/// @pre both have an end date
/// @source document 000, 2.2.3; document 002, 3.3
[[nodiscard]] bool isEvaluatedBefore(const ChronicleTournament& a, const ChronicleTournament& b);

/// @brief Puts tournaments into the order in which they are evaluated, and takes those out that have no end
/// date.
/// @return those without an end date
[[nodiscard]] std::vector<SkippedTournament> putInOrder(ChronicleTournaments& tournaments);

/// @brief The tournaments of a work file but those in the waste basket and those
/// that were refused (2.2.5.3), in the order of processing.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<ChronicleTournaments> tournamentsIn(const WorkFile& file,
                                                         const engine::RuleCatalog& rules);

/// @brief Likewise those in the waste basket, and those that were refused.
[[nodiscard]] Result<ChronicleTournaments> removedTournamentsIn(const WorkFile& file,
                                                                const engine::RuleCatalog& rules);

/// @brief One of them, in the waste basket, refused or not.
/// @return as tournamentsIn(), UnknownTournament
[[nodiscard]] Result<std::shared_ptr<const ChronicleTournament>>
chronicleTournament(const WorkFile& file, engine::TournamentId id, const engine::RuleCatalog& rules);

/// @brief Computes the chain anew.
///
/// Players are known again as PersonIndex says. What the tournament before recorded for him becomes
/// his entry (what he was entered with when there is none any more), unless the referee set his rating by
/// hand (6.4.2), or his index says that he was evaluated elsewhere in between. Rating systems of their own
/// have chains of their own.
/// @param tournaments in any order
/// @param decisions of the referee about persons
/// @param removed tournaments that were deleted: a player who enters a later one as one of these left him was
/// not evaluated elsewhere
/// @source document 000, 3.7
[[nodiscard]] Recalculation recalculate(ChronicleTournaments tournaments, const engine::RuleCatalog& rules,
                                        const PersonDecisions& decisions = {},
                                        ChronicleTournaments removed = {});
[[nodiscard]] inline Recalculation recalculate(std::vector<ChronicleTournament> tournaments,
                                               const engine::RuleCatalog& rules,
                                               const PersonDecisions& decisions = {})
{
    return recalculate(shared(std::move(tournaments)), rules, decisions);
}

/// @brief The same for all tournaments of a work file but those in the waste basket and those that were
/// refused (document 000, 2.2.5.3), by its own rule versions.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<Recalculation> recalculationOf(const WorkFile& file);

/// @brief Who begins one tournament differently from how those evaluated before it leave him: it was
/// entered before one of them, or one of them has changed since. Empty for a tournament that has no place in
/// the chain.
/// @source document 000, 2.2.3, 3.7
[[nodiscard]] std::vector<RecalculatedParticipant> changedEntries(const Recalculation& recalculation,
                                                                  engine::TournamentId tournament);

} // namespace zahlmeister::app
