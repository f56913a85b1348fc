// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QPageLayout>

#include "engine/base/date.h"
#include "engine/evaluation/evaluation.h"
#include "engine/findings/finding.h"
#include "engine/model/ruleversion.h"
#include "engine/model/teammatches.h"
#include "engine/model/tournament.h"
#include "ui/models/participantorder.h"
#include "ui/text/language.h"

namespace zahlmeister::ui {

/// @brief What is printed.
enum class SheetKind {
    Evaluation,   ///< the evaluation sheet (document 000, Anhang 3.1.11)
    Scoresheets,  ///< games of one, several or all players (Anhang 3.1.12)
    FirstRatings, ///< how the first ratings of newcomers came about (3.4, Anhang 1.1)
    Crosstable,   ///< all results: a crosstable, or a progress table where rounds say more
    Comparison,   ///< the new ratings under two rule versions
    Findings,     ///< what was found, with clauses and accepted warnings
    QueryLetter,  ///< a letter to the club about what is missing
    LeagueTable,  ///< the table of a league, the results of the teams, and what players and teams did
    Matches,      ///< the matches of a round, or of all rounds, board by board
    Teams,        ///< whom each team fielded, and with what result
    Schedule,     ///< the programme of a league, and what became of it
    LineUps,      ///< with whom each team may field, with their numbers
    MatchCards,   ///< a card for each match (Spielberichtskarte): to be filled in, or filled
    Notice,       ///< a letter that tells the organiser of the evaluation (6.5.1)
    NewRatings,   ///< who has a new rating, for the superior referee (document 003, Vorwort)
    Refusal,      ///< a letter that refuses the evaluation (2.2.5.3)
    Everything,   ///< evaluation, crosstable, scoresheets, first ratings and findings, one after the other
};

/// @brief The kinds that need nothing but the tournament, in the order in which they are offered.
inline constexpr SheetKind kSheetKinds[]{
    SheetKind::Evaluation, SheetKind::Scoresheets, SheetKind::FirstRatings,
    SheetKind::Crosstable, SheetKind::Findings,    SheetKind::QueryLetter,
    SheetKind::Notice,     SheetKind::NewRatings,  SheetKind::Everything};

/// @brief Those that a league has besides; its crosstable of all players would be nearly empty.
inline constexpr SheetKind kLeagueSheetKinds[]{SheetKind::LeagueTable, SheetKind::Matches,
                                               SheetKind::Teams,       SheetKind::Schedule,
                                               SheetKind::LineUps,     SheetKind::MatchCards};

/// @brief Whether sheets of a kind are of a league; those can be files of other kinds as well (leaguefile.h).
[[nodiscard]] constexpr bool isOfLeague(SheetKind kind)
{
    return kind == SheetKind::LeagueTable || kind == SheetKind::Matches || kind == SheetKind::Teams ||
           kind == SheetKind::Schedule || kind == SheetKind::LineUps || kind == SheetKind::MatchCards;
}

/// @brief Whether sheets of a kind can have the players of one club alone (document 000, 6.5.2.1).
[[nodiscard]] constexpr bool isAboutClubs(SheetKind kind)
{
    return kind == SheetKind::Evaluation || kind == SheetKind::Scoresheets;
}

/// @brief Whether sheets of a kind are about the players of single teams, of which one can be chosen.
[[nodiscard]] constexpr bool isAboutTeams(SheetKind kind)
{
    return kind == SheetKind::Matches || kind == SheetKind::Teams || kind == SheetKind::Schedule ||
           kind == SheetKind::LineUps || kind == SheetKind::MatchCards || isAboutClubs(kind);
}

/// @brief Whether sheets of a kind are about the rounds of a league, of which one can be chosen.
[[nodiscard]] constexpr bool hasRounds(SheetKind kind)
{
    return kind == SheetKind::Matches || kind == SheetKind::LeagueTable || kind == SheetKind::Schedule ||
           kind == SheetKind::MatchCards;
}

/// @brief Whether sheets of a kind are about single players, who can be chosen.
[[nodiscard]] constexpr bool isAboutPlayers(SheetKind kind)
{
    return kind == SheetKind::Scoresheets || kind == SheetKind::FirstRatings;
}

/// @brief Whether sheets of a kind are letters, which compute nothing.
[[nodiscard]] constexpr bool isLetter(SheetKind kind)
{
    return kind == SheetKind::QueryLetter || kind == SheetKind::Notice || kind == SheetKind::Refusal;
}

/// @brief Whether sheets of a kind name who objected to being published, too: a club cannot answer a question
/// about somebody to whom it is not given (document 000, 6.1.2.2; 6.5 is about publishing).
[[nodiscard]] constexpr bool namesEverybody(SheetKind kind)
{
    return kind == SheetKind::QueryLetter;
}

/// @brief Whether sheets of a kind list the players of the tournament, in an order that can be chosen.
[[nodiscard]] constexpr bool hasOrder(SheetKind kind)
{
    return kind == SheetKind::Evaluation || kind == SheetKind::Crosstable || kind == SheetKind::Scoresheets ||
           kind == SheetKind::Everything;
}

/// @brief What somebody wants on paper.
struct SheetRequest {
    SheetKind kind = SheetKind::Evaluation;
    std::vector<engine::ParticipantNumber> players = {}; ///< where isAboutPlayers(); empty: all
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    TableOrder order = TableOrder::Number;       ///< where hasOrder()
    Language language = Language::German;        ///< of the sheet's texts and numbers
    std::optional<engine::Date> calculated = {}; ///< date of the calculation, printed in head and footer
    std::optional<engine::RuleVersion> comparedWith = {}; ///< the second version of SheetKind::Comparison
    QString reason = {};                                  ///< of a refusal
    bool twoToAPage = false;                              ///< scoresheets, where two have room
    std::optional<int> round = {}; ///< where hasRounds(): the one, or the last that counts of a league table;
                                   ///< nothing: all
    std::string team = {};         ///< where isAboutTeams(): only this one; empty: all
    std::string club = {};         ///< where isAboutClubs(): only this one, by its VKZ; empty: all

    bool operator==(const SheetRequest&) const = default;
};

/// @brief The players of a sheet, and their order.
[[nodiscard]] inline ParticipantSelection selectionOf(const SheetRequest& request)
{
    return {request.order, isAboutClubs(request.kind) ? request.club : std::string(),
            isAboutTeams(request.kind) ? request.team : std::string()};
}

/// @brief Everything a sheet is made from; refers to values that must outlive it.
struct SheetSource {
    const engine::Tournament& tournament;
    const engine::Evaluation&
        evaluation; ///< of this tournament; without a trace it is made again where a sheet needs one
    const engine::RuleVersion& version; ///< under which it was evaluated
    const std::vector<engine::Finding>& findings;
    /// Up to this tournament, where that is a part of it: what the league table is of; nullptr: of it alone.
    const engine::Tournament* season = nullptr;
};

/// @brief A copy of everything a sheet is made from, for work on another thread while the document is edited.
struct SheetSnapshot {
    engine::Tournament tournament;
    engine::Evaluation evaluation;
    engine::RuleVersion version;
    std::vector<engine::Finding> findings;
    std::optional<engine::Tournament> season = {}; ///< SheetSource::season

    /// @brief The copies as a source; valid as long as the snapshot.
    [[nodiscard]] SheetSource source() const
    {
        return {tournament, evaluation, version, findings, season ? &*season : nullptr};
    }
};

} // namespace zahlmeister::ui
