// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "engine/model/standings.h"
#include "engine/model/tableresult.h"
#include "ui/print/sheets.h"
#include "ui/site/sitemaker.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::Table;
using engine::Game;
using Kind = Table::Kind;

/// What everybody did, by the position of the opponent or by the round.
class ResultCells {
public:
    ResultCells(const engine::Tournament& tournament, bool byRounds)
        : m_tournament(tournament), m_byRounds(byRounds), m_cells(tournament.participants.size())
    {
        for (std::size_t i = 0; i < tournament.participants.size(); ++i)
            m_positions.emplace(tournament.participants[i].number, i);
        for (const Game& game : tournament.games)
            add(game);
        for (std::size_t i = 0; byRounds && i < m_cells.size(); ++i) {
            for (const engine::Bye& bye : tournament.participants[i].byes)
                add(i, static_cast<std::size_t>(bye.round), byeText(bye));
        }
    }

    [[nodiscard]] QString at(std::size_t row, std::size_t column) const
    {
        const auto found = m_cells[row].find(column);
        return found == m_cells[row].end() ? QString() : found->second;
    }

private:
    void add(const Game& game)
    {
        const auto white = m_positions.find(game.white);
        const auto black = m_positions.find(game.black);
        if (white == m_positions.end() || black == m_positions.end())
            return;
        const engine::GameResult counted = engine::tableResult(game); // RULE: WO2026 2.2.5.2
        const QString mark = game.awarded ? u"*"_s : QString();
        if (m_byRounds) {
            const auto round = static_cast<std::size_t>(game.round.value_or(0));
            add(white->second, round, cellText(game.black, true, counted) + mark);
            add(black->second, round, cellText(game.white, false, counted.mirrored()) + mark);
        } else {
            add(white->second, black->second, formatSide(counted.white) + mark);
            add(black->second, white->second, formatSide(counted.black) + mark);
        }
    }

    void add(std::size_t row, std::size_t column, const QString& text)
    {
        QString& cell = m_cells[row][column];
        cell += cell.isEmpty() || !m_byRounds ? text : u' ' + text;
    }

    const engine::Tournament& m_tournament;
    bool m_byRounds;
    std::map<engine::ParticipantNumber, std::size_t> m_positions;
    std::vector<std::map<std::size_t, QString>> m_cells;
};

} // namespace

Table resultsTable(const engine::Tournament& tournament, const std::vector<std::size_t>& order,
                   const std::vector<QString>& cardLinks)
{
    const bool byRounds = isPrintedByRounds(tournament);
    const ResultCells cells(tournament, byRounds);
    const auto points = engine::standings(tournament);
    const int rounds = std::max(tournament.header.rounds.value_or(0), engine::lastRound(tournament));
    app::Table table{.title = byRounds ? SiteTr::tr("Progress table") : SiteTr::tr("Crosstable")};
    table.columns = {{SiteTr::tr("No."), Kind::Figure},
                     {SiteTr::tr("Player"), Kind::Text, false, false, true}};
    const std::size_t columns = byRounds ? static_cast<std::size_t>(rounds) : order.size();
    for (std::size_t i = 0; i < columns; ++i)
        table.columns.push_back({byRounds ? formatCount(static_cast<qint64>(i) + 1)
                                          : formatCount(tournament.participants[order[i]].number.value()),
                                 Kind::Game});
    table.columns.push_back({SiteTr::tr("Points"), Kind::Figure, true});
    for (const std::size_t row : order) {
        const engine::Participant& participant = tournament.participants[row];
        auto& line = table.rows.emplace_back();
        line.push_back({formatCount(participant.number.value())});
        line.push_back({.text = formatName(participant), .link = cardLinks[row]});
        for (std::size_t i = 0; i < columns; ++i)
            line.push_back({byRounds          ? cells.at(row, i + 1)
                            : order[i] == row ? u"*"_s
                                              : cells.at(row, order[i])});
        line.push_back({formatScore(points[row].points)});
    }
    if (byRounds)
        table.remarks +=
            SiteTr::tr("12w1: the opponent's number, the colour of the player's pieces, his result.");
    return table;
}

} // namespace zahlmeister::ui
