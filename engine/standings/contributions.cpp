// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/contributions.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace zahlmeister::engine {

namespace {

using enum TieBreakCode;

constexpr std::size_t at(ScoreKind kind)
{
    return static_cast<std::size_t>(kind);
}

/// What an opponent's score is taken from, and one's own points against him.
struct Kinds {
    ScoreKind opponent;
    ScoreKind own;
};

Kinds kindsOf(const TieBreak& tieBreak, ScoreKind first)
{
    switch (tieBreak.code) {
    case MatchMatchSonneborn: return {ScoreKind::Match, ScoreKind::Match};
    case MatchGameSonneborn: return {ScoreKind::Match, ScoreKind::Game};
    case GameMatchSonneborn: return {ScoreKind::Game, ScoreKind::Match};
    case GameGameSonneborn: return {ScoreKind::Game, ScoreKind::Game};
    default: break;
    }
    const ScoreKind kind = tieBreak.score.value_or(first);
    return {kind, kind};
}

/// The rounds of one entrant by opponents' scores: Buchholz, Sonneborn-Berger, Koya and what follows from
/// them.
class ByOpponents {
public:
    ByOpponents(const PlayedRounds& played, const TieBreak& tieBreak, std::size_t entrant)
        : m_played(played),
          m_tieBreak(tieBreak),
          m_self(played.entrants()[entrant]),
          m_kinds(kindsOf(tieBreak, played.firstScore())),
          m_isFore(tieBreak.code == ForeBuchholz || tieBreak.fore),
          m_edition(tieBreak.edition.value_or(played.edition()))
    {
    }

    /// @brief Sets the opponent's score of a round, or that of the dummy in his place.
    void set(const RoundCell& cell, Contribution& part) const
    {
        part.points = cell.points[at(m_kinds.own)] * 0.5;
        if (countsAsPlayed(cell)) {
            const Entrant& opponent = m_played.entrants()[static_cast<std::size_t>(cell.opponent)];
            part.opponentValue = adjusted(opponent) * 0.5;
            if (opponent.adjusted[at(m_kinds.opponent)] != opponent.score[at(m_kinds.opponent)])
                part.clause = "16.3.2";
            if (part.kind != RoundKind::Open)
                part.kind = RoundKind::Played;
        } else {
            setDummy(cell, part);
        }
    }

    /// @brief Whether a round is evaluated as a game or match.
    /// @source FIDE C.07, 15.2: where pairings are fixed, forfeits are regular games
    [[nodiscard]] bool countsAsPlayed(const RoundCell& cell) const
    {
        return cell.opponent != kNoOpponent &&
               (!isUnplayed(cell.kind) || m_tieBreak.forfeits || m_played.isPredetermined());
    }

private:
    [[nodiscard]] int adjusted(const Entrant& opponent) const
    {
        return (m_isFore ? opponent.foreAdjusted : opponent.adjusted)[at(m_kinds.opponent)];
    }

    /// @source FIDE C.07, 16.4; without its caps in the edition of 2024
    void setDummy(const RoundCell& cell, Contribution& part) const
    {
        int score = (m_isFore ? m_self.fore : m_self.score)[at(m_kinds.opponent)];
        part.isDummy = true;
        part.clause = "16.4";
        if (m_edition == TieBreakEdition::Of2026) {
            const bool isForfeit = cell.opponent != kNoOpponent;
            const int most = isForfeit
                                 ? adjusted(m_played.entrants()[static_cast<std::size_t>(cell.opponent)])
                                 : m_played.drawPoints(m_kinds.opponent) * m_played.rounds();
            if (most < score)
                part.clause = isForfeit ? "16.4.1" : "16.4.2";
            score = std::min(score, most);
        }
        part.opponentValue = score * 0.5;
    }

    const PlayedRounds& m_played;
    const TieBreak& m_tieBreak;
    const Entrant& m_self;
    Kinds m_kinds;
    bool m_isFore;
    TieBreakEdition m_edition;
};

Contribution& add(const RoundCell& cell, std::vector<Contribution>& parts)
{
    Contribution& part = parts.emplace_back();
    part.opponent = cell.opponent;
    part.round = cell.round;
    part.kind = cell.kind;
    return part;
}

/// The half of all points that there were to be had, in half points.
/// @source FIDE C.07, 9.2
int halfOfAll(const PlayedRounds& played, ScoreKind kind)
{
    std::size_t rounds = 0;
    for (std::size_t i = 0; played.isPredetermined() && i < played.entrants().size(); ++i) {
        const auto paired = std::ranges::count_if(
            played.of(i), [](const RoundCell& cell) { return cell.opponent != kNoOpponent; });
        rounds = std::max(rounds, static_cast<std::size_t>(paired));
    }
    return played.drawPoints(kind) * (played.isPredetermined() ? static_cast<int>(rounds) : played.rounds());
}

void addKoya(const PlayedRounds& played, const TieBreak& tieBreak, const ByOpponents& byOpponents,
             std::span<const RoundCell> cells, std::vector<Contribution>& parts)
{
    const ScoreKind kind = tieBreak.score.value_or(played.firstScore());
    const int least = halfOfAll(played, kind) + tieBreak.limit;
    for (const RoundCell& cell : cells) {
        if (!byOpponents.countsAsPlayed(cell))
            continue;
        Contribution& part = add(cell, parts);
        byOpponents.set(cell, part);
        // The score on the table: rounds that somebody missed do not lift him over the half.
        part.clause = "";
        const int score = played.entrants()[static_cast<std::size_t>(cell.opponent)].score[at(kind)];
        part.opponentValue = score * 0.5;
        part.value = score >= least ? part.points : 0;
    }
}

/// What a round counts in article 7, and why; nothing for other codes.
double countOf(const PlayedRounds& played, TieBreakCode code, const RoundCell& cell, ScoreKind kind)
{
    const int points = cell.points[at(kind)];
    const int draw = played.drawPoints(kind);
    const bool isPlayed = cell.kind == RoundKind::Played;
    // A match is won by more points than the other team, not by all boards.
    const bool isWon = kind == ScoreKind::Game && played.isTeamEvent() ? points > draw : points >= 2 * draw;
    switch (code) {
    case Wins: return isWon ? 1 : 0;
    case GamesWon: return isPlayed && isWon ? 1 : 0;
    case GamesWithBlack: return isPlayed && cell.black ? 1 : 0;
    case WinsWithBlack: return isPlayed && cell.black && isWon ? 1 : 0;
    case RoundsElected: return isVoluntarilyUnplayed(cell.kind) ? 0 : 1;
    case Standard: {
        const int other = cell.opponent != kNoOpponent ? cell.opponentPoints[at(kind)] : draw;
        if (cell.kind == RoundKind::Open)
            return 0;
        return points > other ? 1 : points == other ? 0.5 : 0;
    }
    default: return 0;
    }
}

/// Points by board, weighted by its number from below or from above.
double weighted(std::span<const std::int16_t> boards, bool fromAbove)
{
    int sum = 0;
    for (std::size_t board = 0; board < boards.size(); ++board)
        sum += boards[board] * static_cast<int>(fromAbove ? boards.size() - board : board + 1);
    return sum / 2.0;
}

} // namespace

void addScores(const PlayedRounds& played, const TieBreak& tieBreak, std::size_t entrant,
               std::vector<Contribution>& parts)
{
    const ByOpponents byOpponents(played, tieBreak, entrant);
    const std::span<const RoundCell> cells = played.of(entrant);
    const ScoreKind kind = tieBreak.score.value_or(played.firstScore());
    if (tieBreak.code == Koya)
        return addKoya(played, tieBreak, byOpponents, cells, parts);
    // Articles 8, 9 and 13: what counts of a round is the opponent's score.
    const bool byOpponent =
        infoOf(tieBreak.code).clause[0] != '7' && tieBreak.code != BoardCount && tieBreak.code != Berlin;
    double sum = 0;
    for (const RoundCell& cell : cells) {
        if (byOpponent && played.isPredetermined() && cell.opponent == kNoOpponent)
            continue;
        Contribution& part = add(cell, parts);
        part.points = cell.points[at(kind)] * 0.5;
        if (byOpponent)
            byOpponents.set(cell, part);
        switch (tieBreak.code) {
        case Progressive: part.value = sum += part.points; break;
        case BoardCount: part.value = weighted(played.boardPoints(cell), false); break;
        case Berlin: part.value = weighted(played.boardPoints(cell), true); break;
        case Buchholz:
        case ForeBuchholz:
        case Strength: part.value = part.opponentValue; break;
        case SonnebornBerger:
        case MatchMatchSonneborn:
        case MatchGameSonneborn:
        case GameMatchSonneborn:
        case GameGameSonneborn:
            part.isFactor = true;
            part.value = part.opponentValue * part.points;
            break;
        default: part.value = countOf(played, tieBreak.code, cell, kind); break;
        }
    }
}

void addOpponents(const PlayedRounds& played, std::size_t entrant, const std::vector<double>& values,
                  std::vector<Contribution>& parts)
{
    for (const RoundCell& cell : played.of(entrant)) {
        if (cell.kind != RoundKind::Played)
            continue;
        const double value = values[static_cast<std::size_t>(cell.opponent)];
        if (!std::isnan(value))
            parts.push_back({.opponent = cell.opponent,
                             .round = cell.round,
                             .kind = cell.kind,
                             .opponentValue = value,
                             .points = cell.points[0] / 2.0,
                             .value = value});
    }
}

void cut(const TieBreak& tieBreak, bool hasException, std::vector<Contribution>& parts)
{
    // The significance is that of the opponent's score, among equal ones that of the product (14.1.1).
    const auto significance = [](const Contribution& part) {
        return std::pair(part.opponentValue, part.value);
    };
    for (int i = 0; i < tieBreak.cutLowest; ++i) {
        Contribution* least = nullptr;
        Contribution* unplayed = nullptr;
        for (Contribution& part : parts) {
            if (part.isCut)
                continue;
            if (!least || significance(part) < significance(*least))
                least = &part;
            if (hasException && isVoluntarilyUnplayed(part.kind) &&
                (!unplayed || part.value < unplayed->value))
                unplayed = &part;
        }
        // RULE: C07 16.5
        if (unplayed && unplayed->value >= least->value) {
            unplayed->isCut = true;
            unplayed->clause = "16.5.1";
        } else if (least) {
            least->isCut = true;
        }
    }
    for (int i = 0; i < tieBreak.cutHighest; ++i) {
        Contribution* most = nullptr;
        for (Contribution& part : parts) {
            if (!part.isCut && (!most || significance(part) > significance(*most)))
                most = &part;
        }
        if (most)
            most->isCut = true;
    }
}

} // namespace zahlmeister::engine
