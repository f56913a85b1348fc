// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include <QString>

#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"
#include "engine/rules/ratingsystem.h"

/// Names of what an evaluation is made of, in the words of the regulation. Symbols have their index after an
/// underscore (`R_o`, `W_e`); app::htmlText() and the renderers of derivations lower it.
namespace zahlmeister::ui {

/// @brief What the system calls a rating: "DWZ", "FWZ".
/// @param system nullptr: that of document 000
[[nodiscard]] QString ratingName(const engine::SystemDescription* system);

/// @brief A text in which `{rating}` stands for what the system calls a rating.
/// @param system as in ratingName()
[[nodiscard]] QString withRatingName(QString text, const engine::SystemDescription* system);

/// @brief The head of an evaluation sheet's column: "DWZ alt", "Entw.-Faktor", "Gegner-Ø" (Anhang 3.1.11).
/// @param system whose words they are, such as "FWZ alt"; nullptr: those of document 000
[[nodiscard]] QString columnHead(engine::Column column, const engine::SystemDescription* system = nullptr);

/// @brief The symbol of a column, `R_o`; empty for columns that have none.
/// @param system whose symbol it is, such as E instead of K; nullptr: the one of document 000
[[nodiscard]] QString columnSymbol(engine::Column column, const engine::SystemDescription* system = nullptr);

/// @brief What a column shows, as the rest of a sentence.
[[nodiscard]] QString columnMeaning(engine::Column column);

/// @brief Symbol and meaning of a column as rich text for a tool tip.
/// @param system as in columnSymbol()
[[nodiscard]] QString columnToolTip(engine::Column column, const engine::SystemDescription* system = nullptr);

/// @brief The quantity that a column shows for this participant: what *Warum?* explains when the cell is
/// chosen.
/// @return nothing for the club
[[nodiscard]] std::optional<engine::Quantity> quantityOf(engine::Column column,
                                                         const engine::ParticipantEvaluation& participant);

/// @brief What the system calls a quantity within a sentence: "neue DWZ", "Punkterwartung".
/// @param system nullptr: that of document 000
[[nodiscard]] QString quantityName(engine::Quantity quantity, const engine::SystemDescription* system);

/// @brief The system's symbol of a quantity, `W_e`; empty for quantities that have none.
/// @param system as in quantityName()
[[nodiscard]] QString quantitySymbol(engine::Quantity quantity, const engine::SystemDescription* system);

/// @brief The symbol of a value in a formula as the head of a column, `p'`.
/// @param system as in quantityName()
[[nodiscard]] QString operandSymbol(engine::OperandName name, const engine::SystemDescription* system);

/// @brief "etablierter Spieler", "1. Zusatzstufe", "2. Zusatzstufe", "restlicher Spieler" (3.4.1, 3.4.2).
[[nodiscard]] QString groupName(engine::Group group, const engine::SystemDescription* system);

/// @brief "Jugendlicher", "Junior", "Erwachsener" (Anhang 1.3).
[[nodiscard]] QString ageGroupName(engine::AgeGroup group);

/// @brief "Jgd", "Jun", "Erw", as the evaluation sheet has it (Anhang 3.1.11).
[[nodiscard]] QString ageGroupShort(engine::AgeGroup group);

/// @brief Why a game does not count, as the second half of a sentence: "kampflos entschieden".
[[nodiscard]] QString notCountedText(engine::NotCounted reason);

/// @brief Where an entry rating comes from: "DWZ", "FIDE-Wertung", "nationale Wertung".
[[nodiscard]] QString ratingSourceName(engine::RatingSource source);

/// @brief "oder besser" or "oder schlechter".
[[nodiscard]] QString ratingBoundName(engine::RatingBound bound);

/// @brief How it was computed: "genau gerechnet" or "mit den Tabellen gerechnet".
[[nodiscard]] QString arithmeticName(engine::Arithmetic arithmetic);

/// @brief Rule version and its document for footers and headings: "DWZ 2026 (Wertungsordnung 2026)".
[[nodiscard]] QString ruleVersionName(const engine::RuleVersion& version);

/// @brief A clause as texts cite it: "WO 3.5.2", "WO Anhang 1.3"; empty for an empty clause.
/// @param system whose document it is; nullptr: the clause alone
[[nodiscard]] QString clauseText(std::string_view clause, const engine::SystemDescription* system);

/// @brief Why a player is marked as exceptional, for legends; empty when the rules have no special rating.
[[nodiscard]] QString specialRatingText(const engine::RuleVersion& version);

/// @brief "Einzelturnier", "Mannschaftskampf", "Zweikampf".
[[nodiscard]] QString tournamentKindName(engine::TournamentKind kind);

/// @brief "Rundenturnier", "Schweizer System", and so on.
[[nodiscard]] QString tournamentModeName(engine::TournamentMode mode);

} // namespace zahlmeister::ui
