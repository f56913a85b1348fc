// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/chronicle/chronicle.h"

/// What a recalculation would change, presented for a decision (document 000, 3.7).
namespace zahlmeister::app {

/// @brief Whether a tournament gives somebody a first rating that it did not give, or no longer does.
enum class FirstRating { AsBefore, Won, Lost };

/// @brief Whether a change has to be reported to anybody.
enum class Publicity {
    Published,
    Inactive,    ///< his rating is kept, but not published (document 002, 5)
    Unpublished, ///< a former member, or none (document 000, 3.4.3, 4.1.1)
};

/// @brief A change in one tournament.
struct ImpactLine {
    engine::TournamentId tournament;
    std::size_t place;  ///< position of the tournament in Impact::tournaments
    std::size_t person; ///< position in the chronicle
    RecalculatedParticipant change;
    std::optional<int> points = {}; ///< the larger of the changes of entry and exit; nothing: there was no
                                    ///< rating to compare with; 0: index or carry-over games alone
    FirstRating first = FirstRating::AsBefore;
    Publicity publicity = Publicity::Published;
};

/// @brief A tournament that a recalculation touches.
struct ImpactTournament {
    engine::TournamentId id;
    std::string name;
    std::optional<engine::Date> end;
    int enterOtherwise = 0; ///< players who begin it with other values
    int changed = 0;        ///< players of whom anything changes
};

/// @brief A tournament that is the first step of the ways: it changed, or its place did.
struct ImpactRoot {
    engine::TournamentId id;
    std::string name;
    std::optional<engine::Date> end;
    bool isOlderThanAYear = false; ///< only an administrator may correct it (document 000, 6.2)
};

/// @brief A club that has to be informed, and the changes of its players: of each the last one.
struct ImpactClub {
    std::string club; ///< VKZ
    std::string name; ///< may be empty
    std::vector<std::size_t> lines = {};
};

/// @brief Bounds of the totals: up to so many points; what is above is the last total.
inline constexpr std::array<int, 4> kImpactBounds{0, 5, 20, 50};

/// @brief All of it. Nothing small is left out.
struct Impact {
    std::vector<ImpactTournament> tournaments = {};        ///< that are touched, in the order of evaluation
    std::vector<ImpactLine> lines = {};                    ///< the biggest change first
    std::array<int, kImpactBounds.size() + 1> totals = {}; ///< lines of so many points
    int persons = 0;                                       ///< who are touched
    int won = 0;                                           ///< first ratings
    int lost = 0;
    std::vector<ImpactClub> clubs = {};        ///< by VKZ; of players who are published
    std::vector<ImpactRoot> roots = {};        ///< in the order of evaluation
    std::vector<std::string> adjustments = {}; ///< likewise where changes begin, by their ids; ascending
};

/// @param chronicle of the same tournaments
/// @param today for the time of 6.2
[[nodiscard]] Impact impactOf(const Recalculation& recalculation, const Chronicle& chronicle,
                              engine::Date today);

/// @brief How many persons with a DWZ an adjustment concerns, as each stands on its day by the last
/// tournament that had ended before it.
/// @source document 000, 2.2.1
[[nodiscard]] int concernedBy(const Chronicle& chronicle, const engine::Adjustment& adjustment);

/// @brief What a chain changes because somebody did something, as distinct from what it would have changed
/// anyway: the changes that the chain before did not have.
/// @param before the chain as it was
/// @param after likewise with what is done
[[nodiscard]] Recalculation newIn(const Recalculation& after, const Recalculation& before);

} // namespace zahlmeister::app
