// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QRegularExpression>
#include <QStringView>

#include "app/formats/tournamentformat.h"

/// The text file for evaluations that Swiss-Chess and league managers write ("SWI-ELOBASE-Textdatei"): CP850
/// with columns that its fourth line draws.
namespace zahlmeister::app {

/// @brief The line that draws the columns; other writers leave out blanks at its end.
inline constexpr QStringView kSwiTemplate =
    u" ttt. rrr nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv lll ffffffffff pppppppppp "
    "gggggggg eeee dddd  zzzzz mmmm  ";

inline constexpr int kSwiMaximumParticipants = 999; ///< the opponent's number has three places

/// @brief A run of places in a line; counted from 0.
struct SwiColumn {
    qsizetype begin = 0;
    qsizetype size = 0;

    [[nodiscard]] qsizetype end() const { return begin + size; }
    bool operator==(const SwiColumn&) const = default;
};

/// @brief Where the values of a participant stand.
struct SwiColumns {
    SwiColumn number;    ///< `ttt`: of the crosstable; opponents are named by it
    SwiColumn name;      ///< `nnn`
    SwiColumn club;      ///< `vvv`: club, or team
    SwiColumn fideId;    ///< `fff`
    SwiColumn personId;  ///< `ppp`
    SwiColumn birth;     ///< `ggg`: year, or day, month and year of two or four digits
    SwiColumn elo;       ///< `eee`
    SwiColumn dwz;       ///< `ddd`
    SwiColumn vkz;       ///< `zzz`
    SwiColumn member;    ///< `mmm`, with the blank before it, for numbers of five digits
    qsizetype games = 0; ///< first of the six places of round 1
};

/// @brief The places that a template line draws; nothing when a column lacks or they stand in another order.
[[nodiscard]] std::optional<SwiColumns> swiColumns(QStringView templateLine);

/// @brief What ends the lines of a text: a line feed, or a carriage return where there is none.
[[nodiscard]] QChar swiLineEnd(QStringView text);

/// @brief What stands before the values below the table, in its first group; several can share a line.
[[nodiscard]] const QRegularExpression& swiFooterKey();

/// @brief Begins the user's name in files of people without one: the program itself.
inline constexpr QLatin1StringView kSwiNoUser("Erstellt mit");

/// @brief Swiss-Chess text file, `swi`: read and written.
///
/// A participant counts as a member of a DSB club when the file has his VKZ and his member number; both
/// together are what the federation assigns. A rating in the column of DWZ is a DWZ; one in the column of Elo
/// alone is taken as a FIDE rating, and noted, because some writers put the DWZ there.
[[nodiscard]] TournamentFormat swiFormat();

/// @brief One file, with a template among its first six lines.
[[nodiscard]] bool recognisesSwi(const ImportInput& input);

/// @brief Reads such a file; lines and columns of notes are those of the file.
[[nodiscard]] ImportResult readSwi(const ImportInput& input);

/// @brief Writes CP850 with line ends of DOS. A round in which somebody has several games takes several
/// columns; games without a round get one, games without a result are left out.
/// @return TooLarge for more than kSwiMaximumParticipants or kMaximumRounds; MissingValue for a
/// participant whose name stands for nobody
[[nodiscard]] ExportResult writeSwi(const ExportInput& input);

/// @brief What writeSwi() changes, but for what reading the file again shows.
[[nodiscard]] std::vector<ExportLoss> swiLosses(const engine::Tournament& tournament);

} // namespace zahlmeister::app
