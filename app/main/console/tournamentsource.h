// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "app/formats/tournamentformat.h"
#include "app/main/console/console.h"
#include "app/store/workfile.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/findings/finding.h"

namespace zahlmeister::cli {

/// @brief A tournament that a subcommand works on, and where it came from.
struct TournamentSource {
    QString file; ///< as the user named it
    app::ImportedTournament content;
    std::shared_ptr<const engine::RuleCatalog> rules;  ///< to choose from; never null
    std::optional<engine::Arithmetic> arithmetic = {}; ///< that the referee picked in a work file
    QString workFile = {};                             ///< path; empty: it is no work file
    std::optional<engine::TournamentId> id = {};       ///< in the work file
    bool isSample = false;                             ///< of that work file: nothing of it goes anywhere

    /// @brief The line of the file that a finding is about; 0 for work files.
    [[nodiscard]] int lineOf(const engine::FindingPlace& place) const;
};

/// @brief Reads `FILE`: a tournament file of any format, or `WORKFILE#TOURNAMENT` with the tournament's id or
/// name.
///
/// Errors of a file in the own format are printed, and what a reader of a foreign format noticed.
/// @param from id of the format; empty: by content
/// @return why there is nothing to work on
[[nodiscard]] Outcome<TournamentSource> readTournament(const QString& file, std::string_view from = {});

/// @brief The tournament of a work file that an id or a name means; one in the waste basket only by its id.
[[nodiscard]] Outcome<engine::TournamentId>
tournamentNamed(const QString& file, const QString& selector,
                const std::vector<app::TournamentSummary>& tournaments);

/// @brief Whether two names lead to the same file; a name with a selector names the work file.
[[nodiscard]] bool isSameFile(const QString& input, const QString& output);

/// @brief Says when a tournament that is corrected ended more than a year ago.
/// @source document 000, 6.2
void warnOfAge(const QString& file, std::optional<engine::Date> end);

/// @brief Writes remarks about a file to standard error.
void printNotes(const QString& file, const std::vector<app::ImportNote>& notes);

} // namespace zahlmeister::cli
