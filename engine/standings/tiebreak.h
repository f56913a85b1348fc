// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/date.h"
#include "engine/base/result.h"

/// The tie-breaks of FIDE C.07, and two that Germany has beside them: what each is called, where it stands
/// and which modifiers it takes.
namespace zahlmeister::engine {

/// @brief An edition of FIDE C.07; a tournament has that of its first day.
enum class TieBreakEdition : std::uint8_t {
    Of2024, ///< of 1 August 2024, which stands for that of 1 April 2024 as well
    Of2026, ///< of 1 March 2026
};

/// @brief The edition of a tournament's first day; the latest one when the day is unknown. Days before
/// 1 August 2024 have that of 2024, too: nothing that the values depend on was different since 1 April 2024.
[[nodiscard]] TieBreakEdition editionOf(std::optional<Date> start);

/// @brief `2024-08` or `2026-03`.
[[nodiscard]] std::string_view editionText(TieBreakEdition edition);

/// @brief Reads editionText(), and `2024-04`, for which 2024-08 stands; nothing for any other text.
[[nodiscard]] std::optional<TieBreakEdition> editionFromText(std::string_view text);

/// @brief What decides between participants of the same points. The order is that of the table in
/// tiebreak.cpp.
enum class TieBreakCode : std::uint8_t {
    Points, ///< PTS; of teams the score that is not match points or game points by name
    MatchPoints,
    GamePoints,
    DirectEncounter,
    Wins,
    GamesWon,
    GamesWithBlack,
    WinsWithBlack,
    Progressive,
    RoundsElected,
    Standard,
    PairingNumber,
    Buchholz,
    AverageBuchholz,
    ForeBuchholz,
    BuchholzSum, ///< Feinwertung: the sum of the opponents' Buchholz; a custom in Germany
    SonnebornBerger,
    Koya,
    AverageRating,
    Performance,
    PerfectPerformance,
    AveragePerformance,
    AveragePerfectPerformance,
    OwnRating,
    OtherScore, ///< MPvGP: game points where match points decide, and the other way round
    MatchMatchSonneborn,
    MatchGameSonneborn, ///< opponent's match points times game points against him
    GameMatchSonneborn,
    GameGameSonneborn,
    ExtendedEncounter,
    ExtendedEncounterTop,         ///< EDET: then TBR
    ExtendedEncounterBottom,      ///< EDEB: then BBE
    ExtendedEncounterCountTop,    ///< EDEBT: then BC and TBR
    ExtendedEncounterCountBottom, ///< EDEBB: then BC and BBE
    Strength,                     ///< SSSC
    BoardCount,
    TopBoards,
    BottomBoards,
    Berlin, ///< board points, weighted by the board; a custom of German leagues
};

/// @brief Which score of a team is meant.
enum class ScoreKind : std::uint8_t { Match, Game };

/// @brief A tie-break with its modifiers.
struct TieBreak {
    TieBreakCode code = TieBreakCode::Points;
    int cutLowest = 0;     ///< 14.1, 14.2; 0 to 9
    int cutHighest = 0;    ///< 14.3, 14.4
    int limit = 0;         ///< of Koya: half points above, or below 0 under, the half of all points
    bool forfeits = false; ///< P: forfeits count as games
    bool fore = false;     ///< F: with Fore Buchholz in place of Buchholz
    bool reversed = false; ///< R: the lower value is the better one, or the other way round
    int factor = 0;        ///< Kn of SSSC: what the strength is divided by; 0: as 13.4 says
    std::optional<ScoreKind> score = {};         ///< `:MP`, `:GP` of a team; nothing: the one that decides
    std::optional<TieBreakEdition> edition = {}; ///< `V2024`, `V2026`; nothing: that of the tournament

    bool operator==(const TieBreak&) const = default;
};

/// @brief What there is to know of a code.
struct TieBreakInfo {
    TieBreakCode code;
    const char* text;      ///< as in TRF26, such as `BH`
    const char* name;      ///< marked by ZAHLMEISTER_TEXT
    const char* clause;    ///< of C.07; empty: not there
    const char* modifiers; ///< letters it takes, of `CMLPFRK`
    int decimals;          ///< with which its values are shown
    bool lowerIsBetter;
    bool forTeams;      ///< only teams have it
    bool byGroup;       ///< its values depend on who is tied
    bool byRating;      ///< article 10
    bool inRoundRobins; ///< false: article 8 forbids it there
};

/// @brief All codes, in the order of the enumeration.
[[nodiscard]] std::span<const TieBreakInfo> tieBreakCatalogue();

/// @brief What there is to know of one.
[[nodiscard]] const TieBreakInfo& infoOf(TieBreakCode code);

/// @brief As it is written, such as `BH/C1` or `BH:GP/M1`.
[[nodiscard]] std::string tieBreakText(const TieBreak& tieBreak);

/// @brief Reads one; letters of either case. `-` is taken for `/`, and `ESB:MG` for EMGSB.
/// @return nothing for what is none, or for a modifier that the code does not take
[[nodiscard]] std::optional<TieBreak> tieBreakFromText(std::string_view text);

/// @brief Reads a list with commas, semicolons or blanks between them.
/// @return ErrorCode::BadUsage with `tie-break` and the word that is none
[[nodiscard]] Result<std::vector<TieBreak>> tieBreaksFromText(std::string_view text);

/// @brief The list with commas between them.
[[nodiscard]] std::string tieBreaksText(std::span<const TieBreak> tieBreaks);

/// @brief A list that many tournaments have.
struct TieBreakPreset {
    const char* id;
    const char* name; ///< marked by ZAHLMEISTER_TEXT
    const char* list; ///< as tieBreaksFromText() reads it
    bool forTeams;
    bool forRoundRobins; ///< and other schedules that are fixed before; false: for a Swiss system
};

/// @brief The usual lists: of each kind the most usual one first.
[[nodiscard]] std::span<const TieBreakPreset> tieBreakPresets();

} // namespace zahlmeister::engine
