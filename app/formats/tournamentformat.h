// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include "app/fields/exportloss.h"
#include "app/formats/importedtournament.h"
#include "engine/model/tournament.h"

/// Every file format of tournaments behind one small interface. A new format is one folder with a
/// TournamentFormat and one line in app/open/formatcatalogue.cpp.
namespace zahlmeister::app {

/// @brief A file in memory.
struct ImportFile {
    QString name; ///< without folders
    QByteArray data;
    QString path = {}; ///< for messages; empty: the name
};

/// @brief What is imported: one file, or several that belong together (tables of one tournament).
using ImportInput = std::vector<ImportFile>;

/// @brief One loss.
struct ExportLoss {
    ExportLossCode code;
    std::vector<std::string> args = {};

    bool operator==(const ExportLoss&) const = default;
};

/// @brief What may be written.
struct ExportInput {
    const engine::Tournament& tournament;
    QByteArray tournamentUuid = {}; ///< stays the same over corrections; text form without braces
    QByteArray fileUuid = {};       ///< new for every file
    QString created = {};           ///< date and time of writing, ISO 8601; for formats that carry it
    QString program = {};           ///< name and version
};

/// @brief A written file, or what makes it impossible.
using ExportResult = tl::expected<QByteArray, std::vector<ImportNote>>;

/// @brief A format: what it is called, how its files are known, read and written.
struct TournamentFormat {
    std::string_view id;                   ///< such as `swi`; `--from`, `--to`
    std::vector<std::string_view> endings; ///< without the dot, lower case; the first is the usual one
    bool (*recognises)(const ImportInput& input) = nullptr; ///< by marks in the content, quick, without error
    /// @brief Instead of recognises() where reading is what tells: nothing for files in another format.
    std::optional<ImportResult> (*readIfOwn)(const ImportInput& input) = nullptr;
    ImportResult (*read)(const ImportInput& input) = nullptr;  ///< nullptr: is only written
    ExportResult (*write)(const ExportInput& input) = nullptr; ///< nullptr: is only read
    /// @brief What it does not carry, but for what reading it again shows; nullptr: decisionsLost(). Asked by
    /// lossesOf() only (app/open/exportlosses.h).
    std::vector<ExportLoss> (*losses)(const engine::Tournament& tournament) = nullptr;
    bool isWithoutIdle = false; ///< of a league it only has who played, as the federation wants it
    bool isForReaders = false;  ///< a table that is handed on: full dates of birth in it need a warning
};

/// @brief Of how many participants the file tells the full date of birth to everybody who gets it (document
/// 000, 6.5, 1.3); 0 for formats between programs of referees.
[[nodiscard]] inline int birthDatesTold(const TournamentFormat& format, const engine::Tournament& tournament)
{
    const auto& all = tournament.participants;
    return format.isForReaders ? static_cast<int>(std::count_if(
                                     all.begin(), all.end(), [](const auto& one) { return one.birthDate; }))
                               : 0;
}

} // namespace zahlmeister::app
