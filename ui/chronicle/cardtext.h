// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/chronicle/reading/playercard.h"

/// The words of player cards, on screen and on paper.
namespace zahlmeister::ui {

/// @brief A rating with its index; carry-over games instead, or a dash.
[[nodiscard]] QString standingText(const app::Entry& entry);

/// @brief The club's name, else its number, else nothing.
[[nodiscard]] QString clubText(const engine::Participant& person);

/// @brief What a rating of this person is called: "DWZ".
[[nodiscard]] QString ratingWord(const app::PersonHistory& person);

/// @brief What happened between two tournaments: "Umstellung", "aus einer Liste".
[[nodiscard]] QString entryKindText(app::EntryChangeKind kind);

/// @brief The whole reason: its kind, the referee's words, evaluations elsewhere.
[[nodiscard]] QString entryReasonText(const app::EntryChange& change);

/// @brief What an entry does by: a clause such as "WO Anhang 4"; empty without one.
[[nodiscard]] QString entryClause(const app::EntryChange& change);

/// @brief Name of a tournament of the chronicle, or a word for one without a name.
[[nodiscard]] QString tournamentName(const app::Chronicle& chronicle, engine::TournamentId id);

/// @brief Won, drawn and lost games: `+98 =60 −54`.
[[nodiscard]] QString resultsText(const app::ResultSum& sum);

/// @brief The span of a difference of ratings: "+100 bis +199", "unter −400".
[[nodiscard]] QString differenceText(const app::DifferenceResult& one);

/// @brief Who he is, in parts: year of birth, club, ids.
[[nodiscard]] QStringList identityFacts(const app::PersonHistory& person, const engine::RuleCatalog& rules);

/// @brief The Elo of the newest list that is known of him, `1900 in the list of 01.10.2026`; empty: there is
/// none. Tournaments of the work file change no Elo.
[[nodiscard]] QString listedEloText(const app::PersonHistory& person, const engine::RuleCatalog& rules);

/// @brief What his last tournament with an Elo would have changed of it, said as the preview that it is;
/// empty: there is none.
[[nodiscard]] QString eloPreviewText(const app::PersonHistory& person, const engine::RuleCatalog& rules);

/// @brief "als Mitglied", "textuell", with the end of a membership.
[[nodiscard]] QString membershipText(const app::Membership& membership);

/// @brief His best rating, `1912`; with what it is on today's level where that differs: `1754 (today
/// 1883)`.
/// @pre summary.peak
[[nodiscard]] QString peakText(const app::PersonHistory& person, const app::CardSummary& summary);

} // namespace zahlmeister::ui
