// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/base/strongid.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

namespace zahlmeister::engine {
struct SystemDescription;
}

/// The referee's own players: persons of the work file with their rating and what became of it.
namespace zahlmeister::app {

class WorkFile;

/// @brief Identifies a player within a work file.
using PlayerId = engine::StrongId<struct PlayerIdTag>;

/// @brief One of the referee's own players.
struct Player {
    PlayerId id{0};   ///< 0 for one that was never stored
    std::string name; ///< `Surname, Forename`
    std::string club = {};
    std::string personId = {}; ///< of the federation; empty when unknown
    std::optional<int> birthYear = {};
    std::optional<int> rating = {};
    std::optional<int> index = {};

    bool operator==(const Player&) const = default;
};

/// @brief What an entry of a player's history stands for.
enum class HistoryKind {
    Conversion, ///< of all ratings to another level (document 000, Anhang 4)
};

/// @brief An entry of a player's history: from which rating to which, and by which rules.
struct HistoryEntry {
    HistoryKind kind;
    engine::Date date;
    std::string rules; ///< rule version id
    int oldRating;
    int oldIndex;
    int newRating;
    int newIndex;

    bool operator==(const HistoryEntry&) const = default;
};

/// @brief What a list operation has done.
struct ConversionReport {
    int changed = 0; ///< players
    int already = 0; ///< had been converted before; of an undo: have changed since and stay as they are
    int unrated = 0; ///< have no rating
};

/// @brief A club for which a player took part in tournaments of the work file.
struct PlayerMembership {
    std::string club; ///< VKZ
    std::optional<int> memberNumber = {};
    int tournaments = 0;
    std::optional<engine::Date> last = {}; ///< end of the last of them

    bool operator==(const PlayerMembership&) const = default;
};

/// @brief A player as participant of a tournament.
struct PlayerSeat {
    engine::TournamentId tournament;
    engine::ParticipantNumber number;

    bool operator==(const PlayerSeat&) const = default;
};

/// @brief The players of a work file. Everything that writes does so in one transaction.
class PlayerStore {
public:
    /// @param file outlives the store
    explicit PlayerStore(WorkFile& file) : m_file(file) { }

    /// @brief All players but the removed ones, by name.
    [[nodiscard]] Result<std::vector<Player>> players() const;

    /// @brief A player's history, oldest first, with that of the players merged into him.
    [[nodiscard]] Result<std::vector<HistoryEntry>> history(PlayerId id) const;

    /// @return the new player's id; Error::OutOfRange (an empty name, rating, index, birth year), ReadOnly,
    /// DiskFull, StorageFailure
    Result<PlayerId> add(const Player& player);

    /// @brief Replaces a player's data.
    /// @return as add()
    Result<void> change(const Player& player);

    /// @brief Takes a player out of the list; nothing is deleted.
    /// @return Error::OutOfRange, ReadOnly, DiskFull, StorageFailure
    Result<void> remove(PlayerId id);
    /// @brief Takes a removed player back into the list.
    Result<void> restore(PlayerId id);

    /// @brief Adds the members of a tournament who are not there yet, with the rating that its evaluation
    /// gives them. Who is the same follows from the person's id, else from name, birth year and club.
    /// @param system of the evaluation; the list has DWZ, so that the ratings of other systems are left out
    /// @return how many were added
    Result<int> addFrom(const engine::Tournament& tournament, const engine::Evaluation& evaluation,
                        const engine::SystemDescription& system);

    /// @brief The clubs for which a player took part in tournaments, the last one first. Who he is follows
    /// from his federation's id, else from name and birth year.
    [[nodiscard]] Result<std::vector<PlayerMembership>> memberships(PlayerId id) const;

    /// @brief The tournaments in which a player, or one who was merged into him, took part: those without an
    /// end first, then the last one first. Who he is follows as for memberships().
    [[nodiscard]] Result<std::vector<PlayerSeat>> participations(PlayerId id) const;

    /// @brief Makes two players one. The kept one takes over what he lacks; the other one leaves the list,
    /// but nothing is deleted.
    /// @return Error::OutOfRange (no such player, one and the same, ids or birth years that contradict each
    /// other), ReadOnly, DiskFull, StorageFailure; nothing has changed then
    Result<void> merge(PlayerId kept, PlayerId gone);

    /// @brief Takes the last merge back. What has been changed since stays.
    /// @return the player who was kept; Error::NothingToUndo, and as merge()
    Result<PlayerId> undoMerge();

    /// @brief Converts every rating to the level of a rule version, with an entry of its own in each history
    /// that raises the index by one. Nobody is converted twice.
    /// @return Error::MissingParameter for a version without a conversion, and as add()
    /// @source document 000, Anhang 4 and 2.2.4
    Result<ConversionReport> convert(const engine::RuleVersion& version, engine::Date date);

    /// @brief Takes the last conversion back: ratings and indices are as before, its entries are gone.
    /// Players whose rating has changed since keep it, and their entry.
    Result<ConversionReport> undoConversion();

    /// @brief Whether undoConversion() has something to take back.
    [[nodiscard]] Result<bool> hasConversion() const;

private:
    Result<PlayerId> insert(const Player& player);
    Result<void> update(const Player& player);
    Result<void> setRemoved(PlayerId id, bool removed);

    WorkFile& m_file;
};

} // namespace zahlmeister::app
