// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"
#include "engine/model/tournament.h"

/// What the federation computed of a tournament, as its portal gives it away: JSON, a spreadsheet, or a table
/// that was copied from the web page.
namespace zahlmeister::app {

/// @brief A number of an official evaluation that can be compared.
enum class OfficialField {
    OldRating, ///< R_o
    OldIndex,
    Coefficient,      ///< K or E
    OpponentsAverage, ///< R_c
    Score,            ///< W, in points
    Games,            ///< n
    Expected,         ///< W_e
    Performance,      ///< R_h
    NewRating,        ///< R_n or R_1
    NewIndex,
};

/// @brief All of them, in the order of the evaluation sheet.
inline constexpr std::array kOfficialFields{OfficialField::OldRating,        OfficialField::OldIndex,
                                            OfficialField::Coefficient,      OfficialField::Score,
                                            OfficialField::OpponentsAverage, OfficialField::Games,
                                            OfficialField::Expected,         OfficialField::Performance,
                                            OfficialField::NewRating,        OfficialField::NewIndex};

/// @brief The key of a field in files: `new_rating`, as in the program's own JSON of an evaluation.
[[nodiscard]] std::string_view officialFieldCode(OfficialField field);

/// @brief A number with as many decimals as were given; the rest was rounded away.
struct OfficialNumber {
    double value = 0;
    int decimals = 0;

    bool operator==(const OfficialNumber&) const = default;

    /// @brief Whether another number, rounded to these decimals, may be this one.
    [[nodiscard]] bool agreesWith(double other) const;
};

/// @brief A player of an official evaluation. What was not given is empty.
struct OfficialRow {
    std::optional<int> number = {}; ///< of the participant
    std::string personId = {};
    std::optional<int> fideId = {};
    std::string name = {}; ///< `Surname, Forename`
    std::optional<int> birthYear = {};
    std::optional<bool> member = {};
    std::array<std::optional<OfficialNumber>, kOfficialFields.size()> numbers = {};
    int line = 0;          ///< of a table, from 1
    bool evaluated = true; ///< false: he is only named as one side of a game

    /// @brief A number of the row.
    [[nodiscard]] const std::optional<OfficialNumber>& of(OfficialField field) const
    {
        return numbers[static_cast<std::size_t>(field)];
    }
    /// @brief The same, to set it.
    [[nodiscard]] std::optional<OfficialNumber>& of(OfficialField field)
    {
        return numbers[static_cast<std::size_t>(field)];
    }

    bool operator==(const OfficialRow&) const = default;
};

/// @brief A game of an official evaluation. What was not given is empty.
struct OfficialGame {
    std::optional<int> round = {};
    std::size_t white; ///< position in OfficialResult::rows
    std::size_t black;
    std::optional<engine::GameResult> result = {};
    std::optional<double> expected = {}; ///< P(D), from White's point of view
    bool carryOver = false;              ///< a game for a first rating (Restpartie, document 000, 3.4.2)

    bool operator==(const OfficialGame&) const = default;
};

/// @brief An official evaluation.
struct OfficialResult {
    std::string tournament = {}; ///< its name; empty when it was not given
    std::vector<OfficialRow> rows = {};
    std::vector<OfficialGame> games = {}; ///< in their order; none in tables
    std::vector<ImportNote> notes = {};   ///< nothing of level Refused
};

/// @brief An official evaluation, or the notes that refuse it.
using OfficialReading = tl::expected<OfficialResult, std::vector<ImportNote>>;

/// @brief More than any evaluation has; beyond, it is refused.
inline constexpr qsizetype kMaximumOfficialBytes = qsizetype(8) * 1024 * 1024;
inline constexpr std::size_t kMaximumOfficialRows = 20'000;
inline constexpr std::size_t kMaximumOfficialGames = 200'000;

/// @brief Reads whatever it is: the portal's JSON (the evaluation, the games of a tournament or of one
/// player, wherever in the answer they are) or the program's own, a table with heads separated by tabs,
/// semicolons, commas or bars, or a saved web page.
///
/// Columns are known by their heads, in German or English, in any order. Numbers may have a decimal comma or
/// point, halves as a sign, ratings their index (`2245 - 32`), text-only participants brackets (`(1494)`).
/// @return refused with Empty, TooLarge, Malformed, MissingPart (no table, a head that is
/// needed, or nobody in it)
[[nodiscard]] OfficialReading readOfficialResult(const QByteArray& data);

/// @brief Whether it has nothing but games, in which the players are named.
[[nodiscard]] bool hasGamesAlone(const OfficialResult& result);

/// @brief An evaluation with the games of another answer, for the portal gives them apart. Players are the
/// same by their id, else by number and name; who is in the games alone is added.
[[nodiscard]] OfficialResult withGames(OfficialResult evaluation, const OfficialResult& games);

/// @brief A rating as tables have it: number, index, and whether it stands in brackets.
struct OfficialRating {
    std::optional<int> rating;
    std::optional<int> index = {};
    bool bracketed = false;

    bool operator==(const OfficialRating&) const = default;
};

/// @brief Reads `2245 - 32`, `2245-32`, `2245`, `(1494)`; nothing when it is something else.
[[nodiscard]] std::optional<OfficialRating> readOfficialRating(QStringView text);

/// @brief Reads `7`, `3,5`, `3.500`, `3½`, `½`, `(42,0)`, `−308`; nothing when it is something else.
[[nodiscard]] std::optional<OfficialNumber> readOfficialNumber(QStringView text);

} // namespace zahlmeister::app
