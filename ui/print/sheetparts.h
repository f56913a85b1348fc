// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "engine/catalogue/rulecatalog.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetrequest.h"

/// What several kinds of sheets have in common.
namespace zahlmeister::ui {

/// @brief The name of the tournament, or a word for a tournament without a name.
[[nodiscard]] QString tournamentTitle(const engine::Tournament& tournament);

/// @brief Begins a sheet about the whole tournament: kind, title and head.
void beginSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request,
                const QString& kind);

/// @brief The same, and says so when there are no participants.
/// @return whether there are any
[[nodiscard]] bool beginTournamentSheet(SheetComposer& composer, const SheetSource& source,
                                        const SheetRequest& request, const QString& kind);

/// @brief Who one of the sheets about single players is about.
/// @param rating the fact that the sheet is about: his rating
/// @param club as it is to be printed
[[nodiscard]] std::vector<SheetFact> playerFacts(const SheetSource& source, const SheetRequest& request,
                                                 const engine::Participant& participant,
                                                 const engine::ParticipantEvaluation& evaluation,
                                                 const SheetFact& rating, const QString& club);

/// @brief The page in place of sheets about single players when there is nobody they could be about.
/// @param nobody sentence for a tournament with participants
void composeNobody(SheetComposer& composer, const SheetSource& source, const QString& kind,
                   const QString& nobody);

/// @brief The column of names, which takes the free width; long names are broken into lines.
[[nodiscard]] SheetColumn nameColumn(const QString& words, double minimum);

/// @brief The footer: program, rule version, arithmetic, date of the calculation; empty for a letter.
[[nodiscard]] QString sheetFooter(const SheetSource& source, const SheetRequest& request);

/// @brief The round of the season that is a round of one of its parts.
[[nodiscard]] std::optional<int> lastRoundOf(const SheetSource& source, std::optional<int> round);

/// @brief Whether a participant gets his first rating in this evaluation.
[[nodiscard]] bool getsFirstRating(const engine::ParticipantEvaluation& evaluation);

/// @brief The rows of a table of everybody: positions in Tournament::participants, in the order asked for.
[[nodiscard]] std::vector<std::size_t> rowsOf(const SheetSource& source, const SheetRequest& request);

/// @brief Whom the sheets of a request are about, in the order of the crosstable, of a league team by team:
/// everybody who has a game or those chosen, of one team when that is asked for, of first ratings only those
/// who get one.
[[nodiscard]] std::vector<engine::ParticipantNumber> playersOf(const SheetSource& source,
                                                               const SheetRequest& request);

/// @brief A number that stands on the decimal axis of its column: what is left of the separator, then the
/// rest.
[[nodiscard]] SheetCell decimalCell(const QString& number, FontRole role = FontRole::Body);

/// @brief Points, aligned on the full points.
[[nodiscard]] SheetCell scoreCell(engine::Score score, FontRole role = FontRole::Body);

/// @brief A rating with its index, aligned on the rating; dashCell() without a rating.
[[nodiscard]] SheetCell ratingCell(std::optional<int> rating, std::optional<int> index,
                                   FontRole role = FontRole::Body);

/// @brief A dash for a quantity that does not exist, aligned on the last digit of the others.
[[nodiscard]] SheetCell dashCell();

/// @brief The column of an evaluation sheet, with the regulation's symbol above its words.
[[nodiscard]] SheetColumn evaluationColumn(engine::Column column, const engine::RuleVersion& version);

/// @brief What stands in such a column for a participant, as the preview on screen shows it.
[[nodiscard]] SheetCell evaluationCell(engine::Column column, const engine::Participant& participant,
                                       const engine::ParticipantEvaluation& evaluation,
                                       const engine::RuleVersion& version);

/// @brief Names as a list for an explanation: "A; B; C", or only how many when they are too many to be read.
[[nodiscard]] QString nameList(const QStringList& names);

/// @brief Findings that a reader of the sheet must know, one entry per sentence with all places it is about.
///
/// Errors and warnings; notes only when they say which rules were used.
[[nodiscard]] std::vector<SheetEntry> findingEntries(const SheetSource& source);

} // namespace zahlmeister::ui
