// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <QByteArray>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"

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
    int line = 0; ///< of a table, from 1

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

/// @brief An official evaluation.
struct OfficialResult {
    std::string tournament = {}; ///< its name; empty when it was not given
    std::vector<OfficialRow> rows = {};
    std::vector<ImportNote> notes = {}; ///< nothing of level Refused
};

/// @brief An official evaluation, or the notes that refuse it.
using OfficialReading = tl::expected<OfficialResult, std::vector<ImportNote>>;

/// @brief More than any evaluation has; beyond, it is refused.
inline constexpr qsizetype kMaximumOfficialBytes = qsizetype(8) * 1024 * 1024;
inline constexpr std::size_t kMaximumOfficialRows = 20'000;

/// @brief Reads whatever it is: the portal's JSON (the evaluation with or without its tournament) or the
/// program's own, a table with heads separated by tabs, semicolons, commas or bars, or a saved web page.
///
/// Columns are known by their heads, in German or English, in any order. Numbers may have a decimal comma or
/// point, halves as a sign, ratings their index (`2245 - 32`), text-only participants brackets (`(1494)`).
/// @return refused with Empty, TooLarge, Malformed, MissingPart (no table, a head that is
/// needed, or nobody in it)
[[nodiscard]] OfficialReading readOfficialResult(const QByteArray& data);

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
