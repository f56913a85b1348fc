// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "app/formats/tournamentformat.h"

/// The report of tournaments to the German federation, `DSB_DWZ_TournamentReport` 2.5: what reader and writer
/// share, and both.
/// @source the federation's schema DSB_DWZ_Tounament 2.5.1 of 2026-05-30 with its annotations
namespace zahlmeister::app {

inline constexpr std::string_view kDsbRoot = "DSB_DWZ_TournamentReport";
inline constexpr std::string_view kDsbNamespace = "http://www.schachbund.de/XMLSchema";
inline constexpr std::string_view kDsbVersion = "2.5";
inline constexpr std::string_view kDsbComputer = "###COMPUTER###"; ///< surname and forename of every computer
inline constexpr int kDsbComputerBirthYear = 1900; ///< the year that the schema demands of a computer, too
inline constexpr std::string_view kDsbHybridEnding = "-H";

/// @brief A type of tournament, without the ending of hybrid ones.
struct DsbType {
    std::string_view code;
    engine::TournamentKind kind;
    engine::TournamentMode mode;
};

/// @brief All of them.
inline constexpr std::array<DsbType, 6> kDsbTypes{{
    {"SR", engine::TournamentKind::Individual, engine::TournamentMode::RoundRobin},
    {"SW", engine::TournamentKind::Individual, engine::TournamentMode::Swiss},
    {"SC", engine::TournamentKind::Individual, engine::TournamentMode::Knockout},
    {"TR", engine::TournamentKind::Team, engine::TournamentMode::RoundRobin},
    {"TW", engine::TournamentKind::Team, engine::TournamentMode::Swiss},
    {"TC", engine::TournamentKind::Team, engine::TournamentMode::Knockout},
}};

/// @brief The type in which a tournament is reported; nothing while its mode is not known.
///
/// A match and a Scheveningen tournament are all against all, free pairings are nearest to the Swiss system.
[[nodiscard]] std::optional<DsbType> dsbTypeOf(const engine::TournamentHeader& header);

/// @brief What makes a report of this tournament impossible: values that the schema demands, and references
/// that it cannot check.
/// @return notes of level Refused: MissingValue, MissingPart, DuplicateNumber, UnknownOpponent, PlaysHimself,
///         TwoGamesInOneRound, OutOfRange; empty when it can be written
[[nodiscard]] std::vector<ImportNote> dsbReportDefects(const engine::Tournament& tournament);

/// @brief `dsb-xml`, read and written.
[[nodiscard]] TournamentFormat dsbXmlFormat();

/// @brief Reads a report.
[[nodiscard]] ImportResult readDsbXml(const ImportInput& input);

/// @brief Writes a report, UTF-8, elements in the order of the schema, none of them empty.
///
/// Its first and last day are those of the first and the last game that was played, where games have dates.
/// Without ExportInput::fileUuid it has no header. Without ExportInput::tournamentUuid one is derived from
/// name and dates.
[[nodiscard]] ExportResult writeDsbXml(const ExportInput& input);

/// @brief Whether a text is a UUID as RFC 4122 writes it, without braces.
[[nodiscard]] bool isUuid(QByteArrayView text);

} // namespace zahlmeister::app
