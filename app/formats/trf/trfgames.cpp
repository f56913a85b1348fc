// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/trf/trfgames.h"

#include <algorithm>
#include <unordered_map>

#include "app/formats/importvalues.h"
#include "app/spelling/points.h"
#include "app/spelling/result.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::SideResult;

namespace {

/// A round without an opponent: what it is worth as a result. The pairing's bye may be worth less than a win.
SideResult byeResult(QChar code, const TrfScoring& scoring)
{
    switch (code.unicode()) {
    case u'1':
    case u'W':
    case u'F':
    case u'+': return SideResult::Win;
    case u'=':
    case u'D':
    case u'H': return SideResult::Draw;
    case u'U': break;
    default: return SideResult::Loss;
    }
    const int points = scoring.pointsOf(code);
    if (points >= scoring.win)
        return SideResult::Win;
    return points > 0 && points >= scoring.draw ? SideResult::Draw : SideResult::Loss;
}

class RoundEntryReader {
public:
    RoundEntryReader(const TrfRecords& records, const engine::Tournament& tournament, NoteList& notes)
        : m_records(records), m_tournament(tournament), m_notes(notes)
    {
        for (std::size_t i = 0; i < records.players.size(); ++i)
            m_positions.emplace(records.players[i].number, i);
    }

    std::vector<RoundEntry> read()
    {
        for (std::size_t i = 0; i < m_records.players.size(); ++i) {
            for (const TrfCell& cell : m_records.players[i].cells) {
                if (m_notes.isFull())
                    return std::move(m_halves);
                RoundEntry half{.participant = i,
                                .round = cell.round,
                                .place = {.line = m_records.players[i].line, .column = cell.column}};
                if (cell.opponent == 0)
                    readBye(half, cell);
                else
                    readGame(half, cell);
            }
        }
        return std::move(m_halves);
    }

private:
    void readBye(RoundEntry& half, const TrfCell& cell)
    {
        // Without a colour these are the byes of the edition of 2006; with one, somebody played nobody.
        const bool played = QStringView(u"10=WDL").contains(cell.result);
        if (played && (cell.colour == u'w' || cell.colour == u'b'))
            m_notes.doubt(ImportCode::BadResult, {textOf(cell)}, half.place);
        half.result = byeResult(cell.result, m_records.scoring);
        half.bye = cell.result == u'U' ? engine::ByeKind::Allocated : engine::ByeKind::Requested;
        m_halves.push_back(half);
    }

    void readGame(RoundEntry& half, const TrfCell& cell)
    {
        const auto side = sideOf(cell.result, ResultSigns::Trf);
        const auto opponent = m_positions.find(cell.opponent);
        if (!side) {
            m_notes.refuse(ImportCode::BadResult, {textOf(cell)}, half.place);
        } else if (opponent == m_positions.end()) {
            m_notes.refuse(ImportCode::UnknownOpponent,
                           {participantLabel(m_tournament.participants[half.participant]),
                            std::to_string(cell.opponent)},
                           half.place);
        } else {
            half.opponent = opponent->second;
            half.result = *side;
            half.rated = !QStringView(u"WDL").contains(cell.result);
            // One loss is rated, the other is not: lost by forfeit, against somebody who lost at the board.
            const QChar other = codeOfOpponent(cell, m_records.players[half.participant].number);
            if (cell.result == u'L' && other == u'0') {
                half.result = SideResult::ForfeitLoss;
                half.rated = true;
            }
            half.colour = cell.colour == u'w'   ? EntryColour::White
                          : cell.colour == u'b' ? EntryColour::Black
                                                : EntryColour::Unknown;
            m_halves.push_back(half);
        }
    }

    /// What the opponent has in the same round against this player; a null character: nothing.
    QChar codeOfOpponent(const TrfCell& cell, int number) const
    {
        const auto& cells = m_records.players[m_positions.at(cell.opponent)].cells;
        const auto found = std::ranges::find(cells, cell.round, &TrfCell::round);
        return found != cells.end() && found->opponent == number ? found->result : QChar();
    }

    static std::string textOf(const TrfCell& cell)
    {
        return std::to_string(cell.opponent) + ' ' + QString(cell.colour).toStdString() + ' ' +
               QString(cell.result).toStdString();
    }

    const TrfRecords& m_records;
    const engine::Tournament& m_tournament;
    NoteList& m_notes;
    std::unordered_map<int, std::size_t> m_positions; ///< of players, by number
    std::vector<RoundEntry> m_halves;
};

} // namespace

std::vector<RoundEntry> trfRoundEntrys(const TrfRecords& records, const engine::Tournament& tournament,
                                       NoteList& notes)
{
    return RoundEntryReader(records, tournament, notes).read();
}

void compareTrfPoints(const TrfRecords& records, const engine::Tournament& tournament, NoteList& notes)
{
    for (std::size_t i = 0; i < records.players.size(); ++i) {
        const TrfPlayer& player = records.players[i];
        const std::optional<int> stored = tenthsOf(player.points);
        // Where absence brings points, blank rounds would have to be counted, too, and nobody says which.
        if (!stored || records.scoring.absence != 0)
            continue;
        int points = records.scoring.bonusOf(player.number);
        for (const TrfCell& cell : player.cells)
            points += records.scoring.pointsOf(cell.result, cell.round, player.number);
        if (points != *stored) {
            notes.doubt(ImportCode::PointsDiffer,
                        {participantLabel(tournament.participants[i]), trfPointsText(*stored).toStdString(),
                         trfPointsText(points).toStdString()},
                        {.line = player.line});
        }
    }
}

} // namespace zahlmeister::app
