// SPDX-License-Identifier: GPL-3.0-or-later
// Progress tables: a game stands in the rows of both players, who must tell the same of it.
#include <algorithm>
#include <set>

#include <QRegularExpression>

#include "app/spelling/result.h"
#include "app/tables/cells/words.h"
#include "app/tables/games/games.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::SideResult;
using Kind = ProgressCell::Kind;

/// The cells of all people, read in one style.
struct ProgressCells {
    ProgressStyle style = {};
    std::vector<int> columns = {};                     ///< of the rounds
    std::vector<std::vector<ProgressCell>> cells = {}; ///< by person and column
    int unreadable = 0;
    int games = 0;
    bool signsOnly = false; ///< no result is written as 1 or 0
};

ProgressCells readCells(const Layout& layout, const std::vector<TablePerson>& people, ProgressStyle style)
{
    ProgressCells read{.style = style, .columns = layout.columnsOf(TableColumn::Round)};
    int results = 0;
    int signs = 0;
    for (const TablePerson& person : people) {
        auto& row = read.cells.emplace_back();
        for (const int column : read.columns) {
            const ProgressCell& cell = row.emplace_back(layout.cell(person.row, column).progress(style));
            const bool game = cell.kind == Kind::Game;
            read.unreadable += cell.kind == Kind::Unreadable ? 1 : 0;
            read.games += game ? 1 : 0;
            results += game && !cell.signAlone && cell.game.own != SideResult::NotPlayed ? 1 : 0;
            signs += game && cell.signAlone ? 1 : 0;
        }
    }
    read.signsOnly = signs > 0 && results == 0;
    return read;
}

/// Where all results are signs, + and - are wins and losses: nobody holds a tournament of forfeits.
void takeSignsAsResults(ProgressCells& read)
{
    for (auto& row : read.cells) {
        for (ProgressCell& cell : row) {
            if (cell.kind == Kind::Game && cell.game.own == SideResult::ForfeitWin)
                cell.game.own = SideResult::Win;
            else if (cell.kind == Kind::Game && cell.game.own == SideResult::ForfeitLoss)
                cell.game.own = SideResult::Loss;
        }
    }
}

/// The ways in which the cells can be written.
std::vector<ProgressStyle> possibleStyles(const Layout& layout, const std::vector<TablePerson>& people)
{
    static const QRegularExpression kLetterBehind(uR"(\d ?:? ?[LD]$)"_s);
    static const QRegularExpression kLetterBefore = anyCase(uR"(^[LD] {0,3}\d)"_s);
    static const QRegularExpression kJoined = anyCase(uR"(^[wsb]\d{1,3}[01]$)"_s);
    const auto isWritten = [&, columns =
                                   layout.columnsOf(TableColumn::Round)](const QRegularExpression& pattern) {
        return std::ranges::any_of(people, [&](const TablePerson& person) {
            return std::ranges::any_of(columns, [&](int column) {
                return pattern.match(layout.cell(person.row, column).plain()).hasMatch();
            });
        });
    };
    if (isWritten(kLetterBehind))
        return {{.lettersAreResults = true}};
    std::vector<ProgressStyle> styles{{}, {.resultFirst = true}};
    if (isWritten(kLetterBefore))
        styles.push_back({.resultFirst = true, .lettersAreResults = true});
    if (isWritten(kJoined))
        styles.push_back({.resultJoined = true});
    return styles;
}

/// The styles in which the fewest cells are unreadable.
std::vector<ProgressCells> readInStyles(const Layout& layout, const std::vector<TablePerson>& people)
{
    std::vector<ProgressCells> styles;
    for (const ProgressStyle style : possibleStyles(layout, people))
        styles.push_back(readCells(layout, people, style));
    // A sign alone, as in -1, is a bye in one style and a game in the other.
    const int fewest = std::ranges::min(styles, {}, &ProgressCells::unreadable).unreadable;
    std::erase_if(styles, [&](const ProgressCells& style) { return style.unreadable > fewest; });
    const int most = std::ranges::max(styles, {}, &ProgressCells::games).games;
    std::erase_if(styles, [&](const ProgressCells& style) { return style.games == 0 && most > 0; });
    for (ProgressCells& style : styles) {
        if (style.signsOnly)
            takeSignsAsResults(style);
    }
    return styles;
}

class ProgressReader : RowsReader {
public:
    ProgressReader(const Layout& layout, const std::vector<TablePerson>& people, const ProgressCells& read,
                   NumberMeaning meaning, const PeopleByNumber& numbers)
        : RowsReader(layout, people, meaning, numbers), m_read(read), m_numberOf(people.size())
    {
        for (const auto& [number, person] : numbers)
            m_numberOf[person] = number;
        for (const auto& row : read.cells) {
            for (std::size_t round = 0; round < row.size(); ++round) {
                if (row[round].kind != Kind::Game)
                    continue;
                m_named.emplace(round, row[round].opponent);
                addLetter(row[round].game.colour);
            }
        }
    }

    TableGames read()
    {
        for (std::size_t round = 0; round < m_read.columns.size(); ++round) {
            for (std::size_t person = 0; person < m_people.size(); ++person)
                readCell(person, round);
        }
        for (const auto& [person, round] : m_openByes)
            addBye(person, round, m_points.openBye(person), engine::ByeKind::Allocated);
        for (auto& byes : m_result.byes)
            std::ranges::sort(byes, {}, &engine::Bye::round);
        if (!m_read.columns.empty())
            m_result.rounds = roundOf(m_read.columns.size() - 1);
        TableGames result = finish();
        if (m_read.signsOnly)
            result.marks.note(ImportLevel::Doubt, ImportCode::SignsAsResults, {});
        return result;
    }

private:
    const ProgressCell& cell(std::size_t person, std::size_t round) const
    {
        return m_read.cells[person][round];
    }

    CellPlace place(std::size_t person, std::size_t round) const
    {
        return {m_people[person].row, m_read.columns[round]};
    }

    /// As it stands in the table, where it may be a name.
    std::string text(std::size_t person, std::size_t round) const
    {
        const CellPlace at = place(person, round);
        return m_layout.opponentsNamed ? tidyCell(m_layout.grid->cell(at.first, at.second)).toStdString()
                                       : m_layout.cell(at).utf8();
    }

    int roundOf(std::size_t round) const { return m_layout.meaning(m_read.columns[round]).ordinal; }
    std::string roundText(std::size_t round) const { return std::to_string(roundOf(round)); }

    void addBye(std::size_t person, std::size_t round, engine::Score score, engine::ByeKind kind)
    {
        m_result.byes[person].push_back({roundOf(round), score, kind});
    }

    void readCell(std::size_t person, std::size_t round)
    {
        const CellPlace at = place(person, round);
        if (m_people[person].dummy)
            return;
        switch (cell(person, round).kind) {
        case Kind::Blank:
            if (!m_layout.cell(at).isEmpty())
                m_result.marks.fine(at);
            return;
        case Kind::Unreadable:
            m_result.marks.refuse(ImportCode::BadResult, {text(person, round)}, at);
            return;
        case Kind::Bye: readBye(person, round); return;
        case Kind::Game: readGame(person, round); return;
        }
    }

    void readBye(std::size_t person, std::size_t round)
    {
        // A dash in the place of the opponent's "12+" is reported there.
        if (m_named.contains({round, m_numberOf[person]}))
            return;
        const ProgressCell& own = cell(person, round);
        m_result.marks.fine(place(person, round));
        if (own.byeScore) {
            m_points.add(person, *own.byeScore);
            addBye(person, round, *own.byeScore, own.byeKind);
        } else {
            m_points.addOpenBye(person);
            m_openByes.emplace_back(person, round);
        }
    }

    void readGame(std::size_t person, std::size_t round)
    {
        const ProgressCell& own = cell(person, round);
        const CellPlace at = place(person, round);
        const auto found = m_numbers.find(own.opponent);
        if (found == m_numbers.end()) {
            m_result.marks.refuse(ImportCode::UnknownOpponent, {name(person), std::to_string(own.opponent)},
                                  at);
            return;
        }
        const std::size_t opponent = found->second;
        if (opponent == person) {
            m_result.marks.refuse(ImportCode::PlaysHimself, {name(person), roundText(round)}, at);
        } else if (m_people[opponent].dummy) {
            const engine::Score score = engine::tablePoints(own.game.own);
            m_points.add(person, score);
            m_result.marks.adjusted(at);
            addBye(person, round, score, engine::ByeKind::Allocated);
        } else {
            readPairing(person, opponent, round);
        }
    }

    void readPairing(std::size_t person, std::size_t opponent, std::size_t round)
    {
        const ProgressCell& own = cell(person, round);
        const ProgressCell& theirs = cell(opponent, round);
        if (theirs.kind == Kind::Game && theirs.opponent == m_numberOf[person]) {
            if (person < opponent) // else it was read in the opponent's row
                combine(person, opponent, round, theirs.game);
            return;
        }
        const bool absent =
            theirs.kind == Kind::Blank || (theirs.kind == Kind::Bye && theirs.byeScore == engine::kLoss);
        if (!absent) {
            contradict(person, opponent, round);
            return;
        }
        // Of a forfeit the absent player's cell may tell nothing but a dash.
        if (own.game.own != SideResult::ForfeitWin || theirs.kind != Kind::Bye) {
            m_result.marks.note(m_points.hasPoints() ? ImportLevel::Doubt : ImportLevel::Refused,
                                ImportCode::OpponentMissing, {name(person), roundText(round), name(opponent)},
                                place(opponent, round));
            m_result.marks.adjusted(place(person, round));
        }
        m_result.marks.adjusted(place(opponent, round));
        combine(person, opponent, round, {.own = complementOf(own.game.own)});
    }

    void combine(std::size_t person, std::size_t opponent, std::size_t round, const CellGame& theirs)
    {
        const CellGame& own = cell(person, round).game;
        auto result = combined(own, theirs);
        if (own.own == SideResult::NotPlayed && theirs.own == SideResult::NotPlayed)
            result = engine::kNotPlayed;
        const bool sameColour = !own.colour.isNull() && own.colour == theirs.colour;
        if (!result && !sameColour) {
            contradict(person, opponent, round);
            return;
        }
        m_result.marks.fine(place(person, round));
        m_result.marks.fine(place(opponent, round));
        addGame({person, own, place(person, round)}, {opponent, theirs, place(opponent, round)},
                result.value_or(engine::kNotPlayed), roundOf(round), true);
    }

    void contradict(std::size_t person, std::size_t opponent, std::size_t round)
    {
        m_result.marks.refuse(
            ImportCode::OpponentDisagrees,
            {name(person), roundText(round), text(person, round), name(opponent), text(opponent, round)},
            place(person, round), place(opponent, round));
    }

    const ProgressCells& m_read;
    std::vector<int> m_numberOf;                   ///< as the people; 0: none
    std::set<std::pair<std::size_t, int>> m_named; ///< round and opponent, as the cells of games have them
    std::vector<std::pair<std::size_t, std::size_t>> m_openByes; ///< person and round
};

/// The first cell with points of a team, when there are many of them.
std::optional<CellPlace> teamCell(const Layout& layout, const std::vector<TablePerson>& people)
{
    std::optional<CellPlace> first;
    int teams = 0;
    int filled = 0;
    for (const TablePerson& person : people) {
        for (const int column : layout.columnsOf(TableColumn::Round)) {
            const Cell& cell = layout.cell(person.row, column);
            filled += cell.isEmpty() ? 0 : 1;
            if (!cell.isTeam())
                continue;
            ++teams;
            first = first.value_or(CellPlace(person.row, column));
        }
    }
    return teams * 4 >= filled ? first : std::nullopt;
}

} // namespace

TableGames readProgressTable(const Layout& layout, const std::vector<TablePerson>& people,
                             std::optional<NumberMeaning> numbers)
{
    const auto meanings =
        numberMeanings(people, layout.opponentsNamed ? std::optional(NumberMeaning::Row) : numbers);
    const auto styles = readInStyles(layout, people);
    std::vector<TableGames> readings;
    for (const ProgressCells& style : styles) {
        for (const auto& [meaning, byNumber] : meanings)
            readings.push_back(ProgressReader(layout, people, style, meaning, byNumber).read());
    }
    TableGames best = bestReading(std::move(readings));
    if (layout.opponentsNamed)
        best.numbers.reset();
    const auto team = best.isRefused() ? teamCell(layout, people) : std::nullopt;
    if (team) {
        best = {.marks = CellMarks(*layout.grid)};
        best.marks.refuse(ImportCode::TeamTable, {}, *team);
    }
    return best;
}

} // namespace zahlmeister::app
