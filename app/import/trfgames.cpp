// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/trfgames.h"

#include <algorithm>
#include <array>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Bye;
using engine::ByeKind;
using engine::Game;
using engine::GameResult;
using engine::SideResult;

namespace {

struct Side {
    SideResult result = SideResult::NotPlayed;
    bool rated = true;
};

/// @return nothing for codes that need no opponent: byes
std::optional<Side> sideOf(QChar code)
{
    switch (code.unicode()) {
    case u'1': return Side{SideResult::Win, true};
    case u'=': return Side{SideResult::Draw, true};
    case u'0': return Side{SideResult::Loss, true};
    case u'+': return Side{SideResult::ForfeitWin, true};
    case u'-': return Side{SideResult::ForfeitLoss, true};
    case u'W': return Side{SideResult::Win, false};
    case u'D': return Side{SideResult::Draw, false};
    case u'L': return Side{SideResult::Loss, false};
    case u' ': return Side{SideResult::NotPlayed, true};
    default: return std::nullopt;
    }
}

/// What the opponent of a half must have.
SideResult counterpart(SideResult side)
{
    switch (side) {
    case SideResult::Win: return SideResult::Loss;
    case SideResult::Loss: return SideResult::Win;
    case SideResult::ForfeitWin: return SideResult::ForfeitLoss;
    case SideResult::ForfeitLoss: return SideResult::ForfeitWin;
    case SideResult::Draw:
    case SideResult::NotPlayed: break;
    }
    return side;
}

/// The worth of a round without an opponent, half points; the pairing's bye may be worth less than a win.
engine::Score byeScore(QChar code, const TrfScoring& scoring)
{
    switch (code.unicode()) {
    case u'1':
    case u'W':
    case u'F':
    case u'+': return engine::kWin;
    case u'=':
    case u'D':
    case u'H': return engine::kDraw;
    case u'U': break;
    default: return engine::kLoss;
    }
    const int points = scoring.pointsOf(code);
    if (points >= scoring.win)
        return engine::kWin;
    return points > 0 && points >= scoring.draw ? engine::kDraw : engine::kLoss;
}

class Joiner {
public:
    Joiner(const TrfRecords& records, NoteList& notes) : m_records(records), m_notes(notes)
    {
        m_joined.byes.resize(records.players.size());
        m_next.resize(records.players.size());
        for (std::size_t i = 0; i < records.players.size(); ++i)
            m_positions.emplace(records.players[i].number, i);
    }

    TrfGames join()
    {
        int rounds = 0;
        for (const TrfPlayer& player : m_records.players) {
            if (!player.cells.empty())
                rounds = std::max(rounds, player.cells.back().round);
        }
        for (int round = 1; round <= rounds && !m_notes.isFull(); ++round)
            joinRound(round);
        return std::move(m_joined);
    }

private:
    void joinRound(int round)
    {
        m_cells.assign(m_records.players.size(), nullptr);
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const std::vector<TrfCell>& cells = m_records.players[i].cells;
            if (m_next[i] < cells.size() && cells[m_next[i]].round == round)
                m_cells[i] = &cells[m_next[i]++];
        }
        for (std::size_t i = 0; i < m_cells.size() && !m_notes.isFull(); ++i) {
            if (!m_cells[i])
                continue;
            if (m_cells[i]->opponent == 0)
                addBye(i, *m_cells[i]);
            else
                joinGame(i, *m_cells[i]);
        }
    }

    void addBye(std::size_t position, const TrfCell& cell)
    {
        const bool played = cell.result == u'1' || cell.result == u'0' || cell.result == u'W' ||
                            cell.result == u'L' || cell.result == u'D';
        if (played) {
            m_notes.doubt(ImportCode::BadResult, {cell.text.toStdString()}, placeOf(position, cell));
        }
        m_joined.byes[position].push_back(
            {.round = cell.round,
             .score = byeScore(cell.result, m_records.scoring),
             .kind = cell.result == u'U' ? ByeKind::Allocated : ByeKind::Requested});
    }

    void joinGame(std::size_t position, const TrfCell& cell)
    {
        const TrfPlayer& player = m_records.players[position];
        const auto found = m_positions.find(cell.opponent);
        if (found == m_positions.end()) {
            m_notes.refuse(ImportCode::UnknownOpponent, {trfNameOf(player), std::to_string(cell.opponent)},
                           placeOf(position, cell));
            return;
        }
        if (found->second == position) {
            m_notes.refuse(ImportCode::PlaysHimself, {trfNameOf(player), std::to_string(cell.round)},
                           placeOf(position, cell));
            return;
        }
        if (!sideOf(cell.result)) {
            m_notes.refuse(ImportCode::BadResult, {cell.text.toStdString()}, placeOf(position, cell));
            return;
        }
        const TrfCell* other = m_cells[found->second];
        if (!other) {
            m_notes.doubt(
                ImportCode::OpponentMissing,
                {trfNameOf(player), std::to_string(cell.round), trfNameOf(m_records.players[found->second])},
                placeOf(position, cell));
            addGame(position, cell, found->second, nullptr);
        } else if (other->opponent != player.number) {
            refuse(ImportCode::OpponentDisagrees, position, cell, found->second, *other);
        } else if (position < found->second) {
            addGame(position, cell, found->second, other);
        }
    }

    /// @param other nothing: the half is blank
    void addGame(std::size_t position, const TrfCell& cell, std::size_t opponent, const TrfCell* other)
    {
        const std::optional<Side> own = sideOf(cell.result);
        const std::optional<Side> his =
            other ? sideOf(other->result) : std::optional(Side{counterpart(own->result), own->rated});
        if (!his) {
            m_notes.refuse(ImportCode::BadResult, {other->text.toStdString()}, placeOf(opponent, *other));
            return;
        }
        const std::optional<bool> white = isWhite(position, cell, opponent, other);
        if (!white)
            return;
        const GameResult result{own->result, his->result};
        if (!engine::isAllowed(result)) {
            refuse(ImportCode::OpponentDisagrees, position, cell, opponent, *other);
            return;
        }
        const bool rated = own->rated && his->rated;
        if (!rated)
            noteNotRated(position, cell, opponent, own->rated == his->rated);
        const auto number = [&](std::size_t i) {
            return engine::ParticipantNumber(m_records.players[i].number);
        };
        m_joined.games.push_back(
            Game{.id = engine::GameId(static_cast<std::int64_t>(m_joined.games.size()) + 1),
                 .round = cell.round,
                 .white = number(*white ? position : opponent),
                 .black = number(*white ? opponent : position),
                 .result = *white ? result : result.mirrored(),
                 .rated = rated});
        m_joined.gameLines.push_back(m_records.players[position].line);
    }

    /// @return nothing when it is refused
    std::optional<bool> isWhite(std::size_t position, const TrfCell& cell, std::size_t opponent,
                                const TrfCell* other)
    {
        const auto colour = [](const TrfCell* half) {
            return half && (half->colour == u'w' || half->colour == u'b') ? half->colour : QChar();
        };
        const QChar own = colour(&cell);
        const QChar his = colour(other);
        if (!own.isNull() && own == his) {
            m_notes.refuse(ImportCode::ColoursEqual,
                           {trfNameOf(m_records.players[position]), trfNameOf(m_records.players[opponent]),
                            std::to_string(cell.round)},
                           placeOf(position, cell));
            return std::nullopt;
        }
        if (own.isNull() && his.isNull() && !m_coloursNoted) {
            m_coloursNoted = true;
            m_notes.adjusted(ImportCode::ColourAssumed, {trfNameOf(m_records.players[position]) + " = w"},
                             placeOf(position, cell));
        }
        return own.isNull() ? his != u'w' : own == u'w';
    }

    void noteNotRated(std::size_t position, const TrfCell& cell, std::size_t opponent, bool agreed)
    {
        std::vector<std::string> args{trfNameOf(m_records.players[position]),
                                      trfNameOf(m_records.players[opponent]), std::to_string(cell.round)};
        if (agreed)
            m_notes.adjusted(ImportCode::NotRatedGame, std::move(args), placeOf(position, cell));
        else
            m_notes.doubt(ImportCode::NotRatedGame, std::move(args), placeOf(position, cell));
    }

    /// Each pair of halves is named once.
    void refuse(ImportCode code, std::size_t position, const TrfCell& cell, std::size_t opponent,
                const TrfCell& other)
    {
        const bool mutual = other.opponent == m_records.players[position].number;
        if (mutual && opponent < position)
            return;
        m_notes.refuse(code,
                       {trfNameOf(m_records.players[position]), std::to_string(cell.round),
                        cell.text.toStdString(), trfNameOf(m_records.players[opponent]),
                        other.text.toStdString()},
                       placeOf(position, cell));
    }

    ImportPlace placeOf(std::size_t position, const TrfCell& cell) const
    {
        return {.line = m_records.players[position].line, .column = cell.column};
    }

    const TrfRecords& m_records;
    NoteList& m_notes;
    TrfGames m_joined;
    std::unordered_map<int, std::size_t> m_positions; ///< of players, by number
    std::vector<std::size_t> m_next;                  ///< cell of each player that comes next
    std::vector<const TrfCell*> m_cells;              ///< of each player in the current round
    bool m_coloursNoted = false;
};

std::string pointsText(int tenths)
{
    const std::string sign = tenths < 0 ? "-" : "";
    return sign + std::to_string(std::abs(tenths) / 10) + '.' + std::to_string(std::abs(tenths) % 10);
}

} // namespace

TrfGames joinTrfGames(const TrfRecords& records, NoteList& notes)
{
    return Joiner(records, notes).join();
}

std::string trfNameOf(const TrfPlayer& player)
{
    const std::string number = std::to_string(player.number);
    return player.name.isEmpty() ? number : player.name.toStdString() + " (" + number + ')';
}

void compareTrfPoints(const TrfRecords& records, NoteList& notes)
{
    for (const TrfPlayer& player : records.players) {
        const std::optional<int> stored = trfPoints(player.points);
        // Where absence brings points, blank rounds would have to be counted, too, and nobody says which.
        if (!stored || records.scoring.absence != 0)
            continue;
        int points = records.scoring.bonusOf(player.number);
        for (const TrfCell& cell : player.cells)
            points += records.scoring.pointsOf(cell.result, cell.round, player.number);
        if (points != *stored) {
            notes.doubt(ImportCode::PointsDiffer,
                        {trfNameOf(player), pointsText(*stored), pointsText(points)}, {.line = player.line});
        }
    }
}

} // namespace zahlmeister::app
