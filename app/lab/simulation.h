// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/chronicle/chain/recalculation.h"
#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// A world of players whose true strength is known, and the tournaments that they play.
///
/// What the rules assume holds in it: of many games between the same two the better one has P(D) of their
/// true strengths. Strengths are on one scale for all years, whatever conversions the rules prescribe.
/// Players begin young or as adults, grow, age and stop; they play in their region, and rarely elsewhere. A
/// strength changes from day to day; within a tournament it is that of its last day.
namespace zahlmeister::app {

/// @brief How somebody goes about his rating.
enum class SimulatedKind {
    Ordinary,
    Farmer,     ///< plays many games against much weaker players, and no open tournaments
    Sandbagger, ///< loses half of his games on purpose in every third year
    Rester,     ///< stops playing when his rating is higher than ever
};

/// @brief A person of a simulated world.
struct SimulatedPlayer {
    std::string person; ///< uuid: engine::Participant::person
    std::string name;   ///< made up, and nobody else's
    engine::Sex sex = engine::Sex::Male;
    int birthYear = 0;
    int region = 0;        ///< from 0
    std::string club = {}; ///< VKZ
    int memberNumber = 0;  ///< within the club
    SimulatedKind kind = SimulatedKind::Ordinary;
    int firstYear = 0;                           ///< of the simulation, from 0
    std::optional<int> lastYear = {};            ///< likewise; nothing: he plays to the end
    std::optional<engine::Date> restsSince = {}; ///< end of the tournament after which a rester stopped

    bool operator==(const SimulatedPlayer&) const = default;
};

/// @brief What a world is like. Numbers outside their range count as its nearest end.
struct SimulationSpec {
    int players = 1000; ///< at any time, 50 to 200,000
    int years = 10;     ///< 1 to 60
    std::uint64_t seed = 1;
    engine::Date from = *engine::Date::tryFrom(2016, 1, 1); ///< first day; not after 2100
    int regions = 8;                                        ///< 1 to 17, of at least 50 players each
    int guests = 30;      ///< how many in a thousand players of an open tournament are from other regions
    int farmers = 4;      ///< how many in a thousand adult players; 0 to 300
    int sandbaggers = 10; ///< likewise
    int resters = 20;     ///< likewise
};

/// @brief Tournaments with what nobody can know of real ones.
struct SimulatedWorld {
    /// In the order of their evaluation, ids from 1. First entries are unrated, or from a list or a file of
    /// the day before the first one, for those who are there then; all others are left to the chain. All
    /// players are linked and all entries settled. They have no uuids yet.
    std::vector<ChronicleTournament> tournaments;
    std::vector<SimulatedPlayer> players;

    /// @name By tournament, and by participant in the order of the tournament.
    /// @{
    std::vector<std::vector<std::uint32_t>> persons; ///< positions in `players`
    std::vector<std::vector<double>> strengths; ///< true, on the last day, in points; all games go by these
    std::vector<std::vector<bool>> heldBack;    ///< of a sandbagger: he lost some games on purpose
    /// @}
};

/// @brief Makes a world. It has about one tournament a year for 40 players: leagues, open tournaments by the
/// Swiss system, round robins of equals and of clubs, youth tournaments.
///
/// The same spec gives the same world on every machine. Nobody knows true strengths there:
/// pairings, teams and resters go by a rating of the simulation's own, an Elo-like one with P(D) of the
/// rules.
[[nodiscard]] SimulatedWorld simulate(const SimulationSpec& spec);

/// @brief Writes the tournaments of a world into a new work file, in one transaction. The file appears when
/// it is complete.
/// @return Error::FileNotWritable, also when there is such a file; DiskFull, StorageFailure
Result<void> writeWorkFile(const SimulatedWorld& world, const QString& path);

} // namespace zahlmeister::app
