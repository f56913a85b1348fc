// SPDX-License-Identifier: GPL-3.0-or-later
// Progress tables: a game stands in the rows of both players, who must tell the same of it.
#include "app/tables/tablegames.h"

#include <algorithm>
#include <set>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::SideResult;
using Kind = ProgressCell::Kind;

/// The cells of all people, read in one style.
struct ProgressCells {
    ProgressStyle style;
    std::vector<int> columns;                     ///< of the rounds
    std::vector<std::vector<ProgressCell>> cells; ///< by person and column
    QString letters;
    int unreadable = 0;
    int games = 0;
    bool signsOnly = false; ///< no result is written as 1 or 0
};

ProgressCells readCells(const TableShape& shape, const std::vector<TablePerson>& people, ProgressStyle style)
{
    ProgressCells read{
        .style = style, .columns = shape.columnsOf(TableColumn::Round), .cells = {}, .letters = {}};
    bool signs = true;
    bool any = false;
    for (const TablePerson& person : people) {
        auto& row = read.cells.emplace_back();
        for (const int column : read.columns) {
            const ProgressCell cell = progressCell(shape.cell(person.row, column), style);
            read.unreadable += cell.kind == Kind::Unreadable ? 1 : 0;
            if (cell.kind == Kind::Game) {
                ++read.games;
                any = any || cell.signAlone;
                signs = signs && (cell.signAlone || cell.game.own == SideResult::NotPlayed);
                if (!cell.game.colour.isNull() && !read.letters.contains(cell.game.colour))
                    read.letters += cell.game.colour;
            }
            row.push_back(cell);
        }
    }
    read.signsOnly = signs && any;
    return read;
}

/// Where all results are signs, + and - are wins and losses: nobody holds a tournament of forfeits.
void takeSignsAsResults(ProgressCells& read)
{
    for (auto& row : read.cells) {
        for (ProgressCell& cell : row) {
            if (cell.kind != Kind::Game)
                continue;
            if (cell.game.own == SideResult::ForfeitWin)
                cell.game.own = SideResult::Win;
            else if (cell.game.own == SideResult::ForfeitLoss)
                cell.game.own = SideResult::Loss;
        }
    }
}

/// Whether some cell is written so.
bool isWritten(const TableShape& shape, const std::vector<TablePerson>& people,
               const QRegularExpression& pattern)
{
    const auto columns = shape.columnsOf(TableColumn::Round);
    return std::ranges::any_of(people, [&](const TablePerson& person) {
        return std::ranges::any_of(
            columns, [&](int column) { return pattern.match(shape.cell(person.row, column)).hasMatch(); });
    });
}

/// The ways in which the cells can be written.
std::vector<ProgressStyle> possibleStyles(const TableShape& shape, const std::vector<TablePerson>& people)
{
    static const QRegularExpression kLetterBehind(uR"(\d ?:? ?[LD]$)"_s);
    static const QRegularExpression kLetterBefore(uR"(^[LD] {0,3}\d)"_s,
                                                  QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kJoined(uR"(^[wsb]\d{1,3}[01]$)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    if (isWritten(shape, people, kLetterBehind))
        return {{.lettersAreResults = true}};
    std::vector<ProgressStyle> styles{{}, {.resultFirst = true}};
    if (isWritten(shape, people, kLetterBefore))
        styles.push_back({.resultFirst = true, .lettersAreResults = true});
    if (isWritten(shape, people, kJoined))
        styles.push_back({.resultJoined = true});
    return styles;
}

class ProgressReader {
public:
    ProgressReader(const TableShape& shape, const std::vector<TablePerson>& people, const ProgressCells& read,
                   NumberMeaning meaning, const std::map<int, std::size_t>& numbers)
        : m_shape(shape),
          m_people(people),
          m_read(read),
          m_numbers(numbers),
          m_points(shape, people),
          m_result{.byes = std::vector<std::vector<engine::Bye>>(people.size()),
                   .numbers = meaning,
                   .marks = TableMarks(*shape.grid)}
    {
        for (std::size_t i = 0; i < people.size(); ++i)
            m_numberOf.emplace(i, 0);
        for (const auto& [number, person] : numbers)
            m_numberOf[person] = number;
        for (const auto& row : read.cells) {
            for (std::size_t round = 0; round < row.size(); ++round) {
                if (row[round].kind == Kind::Game)
                    m_named.emplace(round, row[round].opponent);
            }
        }
    }

    TableGames read()
    {
        for (std::size_t round = 0; round < m_read.columns.size(); ++round) {
            for (std::size_t person = 0; person < m_people.size(); ++person)
                readCell(person, round);
        }
        settleByes();
        if (m_result.marks.refusals() == 0)
            m_points.check(m_result.marks);
        m_result.coloursAssumed = m_read.letters.isEmpty() && !m_result.games.empty();
        m_result.rounds =
            m_read.columns.empty() ? std::nullopt : std::optional(roundOf(m_read.columns.size() - 1));
        if (m_read.signsOnly)
            m_result.marks.note(ImportLevel::Doubt, ImportCode::SignsAsResults, {}, {-1, -1});
        return std::move(m_result);
    }

private:
    const ProgressCell& cell(std::size_t person, std::size_t round) const
    {
        return m_read.cells[person][round];
    }

    TableCell place(std::size_t person, std::size_t round) const
    {
        return {m_people[person].row, m_read.columns[round]};
    }

    /// As it stands in the table, where it may be a name.
    QString text(std::size_t person, std::size_t round) const
    {
        const TableCell at = place(person, round);
        return m_shape.opponentsNamed ? tidyCell(m_shape.grid->cell(at.first, at.second))
                                      : m_shape.cell(at.first, at.second);
    }

    int roundOf(std::size_t round) const
    {
        return m_shape.columns[static_cast<std::size_t>(m_read.columns[round])].ordinal;
    }

    std::string roundText(std::size_t round) const { return std::to_string(roundOf(round)); }
    const std::string& name(std::size_t person) const { return m_people[person].participant.name; }

    void readCell(std::size_t person, std::size_t round)
    {
        const ProgressCell& own = cell(person, round);
        const TableCell at = place(person, round);
        if (m_people[person].dummy)
            return;
        switch (own.kind) {
        case Kind::Blank:
            if (!text(person, round).isEmpty())
                m_result.marks.fine(at);
            return;
        case Kind::Unreadable:
            m_result.marks.refuse(ImportCode::BadResult, {text(person, round).toStdString()}, at);
            return;
        case Kind::Bye: readBye(person, round); return;
        case Kind::Game: readGame(person, round); return;
        }
    }

    /// Whether an opponent's cell of the same round names this player.
    bool isNamedByOther(std::size_t person, std::size_t round) const
    {
        return m_named.contains({round, m_numberOf.at(person)});
    }

    void readBye(std::size_t person, std::size_t round)
    {
        // A dash in the place of the opponent's "12+" is told there.
        if (isNamedByOther(person, round))
            return;
        const ProgressCell& own = cell(person, round);
        m_result.marks.fine(place(person, round));
        if (own.byeScore) {
            m_points.add(person, *own.byeScore);
            m_result.byes[person].push_back({roundOf(round), *own.byeScore, own.byeKind});
        } else {
            m_points.addOpenBye(person);
            m_openByes.emplace_back(person, round);
        }
    }

    void settleByes()
    {
        for (const auto& [person, round] : m_openByes) {
            const engine::Score score = m_points.openBye(person);
            m_result.byes[person].push_back({roundOf(round), score, engine::ByeKind::Allocated});
        }
        for (auto& byes : m_result.byes)
            std::ranges::sort(byes, {}, &engine::Bye::round);
    }

    void readGame(std::size_t person, std::size_t round)
    {
        const ProgressCell& own = cell(person, round);
        const TableCell at = place(person, round);
        const auto found = m_numbers.find(own.opponent);
        if (found == m_numbers.end()) {
            m_result.marks.refuse(ImportCode::UnknownOpponent, {name(person), std::to_string(own.opponent)},
                                  at);
            return;
        }
        const std::size_t opponent = found->second;
        if (opponent == person) {
            m_result.marks.refuse(ImportCode::PlaysHimself, {name(person), roundText(round)}, at);
            return;
        }
        if (m_people[opponent].dummy) {
            m_points.add(person, engine::tablePoints(own.game.own));
            m_result.marks.adjusted(at);
            m_result.byes[person].push_back(
                {roundOf(round), engine::tablePoints(own.game.own), engine::ByeKind::Allocated});
            return;
        }
        readPairing(person, opponent, round);
    }

    void readPairing(std::size_t person, std::size_t opponent, std::size_t round)
    {
        const ProgressCell& own = cell(person, round);
        ProgressCell theirs = cell(opponent, round);
        const bool answered = theirs.kind == Kind::Game && theirs.opponent == m_numberOf.at(person);
        if (!answered) {
            const bool absent =
                theirs.kind == Kind::Blank || (theirs.kind == Kind::Bye && theirs.byeScore == engine::kLoss);
            if (!absent) {
                contradict(person, opponent, round);
                return;
            }
            // Of a forfeit the absent player's cell may tell nothing but a dash.
            const bool forfeit = own.game.own == SideResult::ForfeitWin && theirs.kind == Kind::Bye;
            const bool believed = forfeit || m_points.hasPoints();
            if (!forfeit) {
                m_result.marks.note(believed ? ImportLevel::Doubt : ImportLevel::Refused,
                                    ImportCode::OpponentMissing,
                                    {name(person), roundText(round), name(opponent)}, place(opponent, round));
                m_result.marks.adjusted(place(person, round));
            }
            theirs.kind = Kind::Game;
            theirs.game = {complementOf(own.game.own), {}, {}};
            m_result.marks.adjusted(place(opponent, round));
        } else if (opponent < person) {
            return; // was read in the opponent's row
        }
        combine(person, opponent, round, theirs);
    }

    void combine(std::size_t person, std::size_t opponent, std::size_t round, const ProgressCell& theirs)
    {
        const CellGame& own = cell(person, round).game;
        if (!own.colour.isNull() && own.colour == theirs.game.colour) {
            m_result.marks.refuse(ImportCode::ColoursEqual, {name(person), name(opponent), roundText(round)},
                                  place(person, round));
            m_result.marks.contradictory(place(opponent, round));
            return;
        }
        auto result = combined(own, theirs.game);
        if (own.own == SideResult::NotPlayed && theirs.game.own == SideResult::NotPlayed)
            result = engine::kNotPlayed;
        if (!result) {
            contradict(person, opponent, round);
            return;
        }
        m_points.add(person, result->white);
        m_points.add(opponent, result->black);
        m_result.marks.fine(place(person, round));
        m_result.marks.fine(place(opponent, round));
        bool white = true;
        if (const auto letter = isWhiteLetter(own.colour, m_read.letters))
            white = *letter;
        else if (const auto other = isWhiteLetter(theirs.game.colour, m_read.letters))
            white = !*other;
        const auto first = m_people[person].participant.number;
        const auto second = m_people[opponent].participant.number;
        m_result.games.push_back({.id = engine::GameId(0),
                                  .round = roundOf(round),
                                  .white = white ? first : second,
                                  .black = white ? second : first,
                                  .result = white ? *result : result->mirrored()});
    }

    void contradict(std::size_t person, std::size_t opponent, std::size_t round)
    {
        m_result.marks.refuse(ImportCode::OpponentDisagrees,
                              {name(person), roundText(round), text(person, round).toStdString(),
                               name(opponent), text(opponent, round).toStdString()},
                              place(person, round));
        m_result.marks.contradictory(place(opponent, round));
    }

    const TableShape& m_shape;
    const std::vector<TablePerson>& m_people;
    const ProgressCells& m_read;
    const std::map<int, std::size_t>& m_numbers;
    std::map<std::size_t, int> m_numberOf;         ///< by person
    std::set<std::pair<std::size_t, int>> m_named; ///< round and opponent, as the cells of games have them
    PointsCheck m_points;
    std::vector<std::pair<std::size_t, std::size_t>> m_openByes; ///< person and round
    TableGames m_result;
};

/// The first cell with points of a team, when there are many of them.
std::optional<TableCell> teamCell(const TableShape& shape, const std::vector<TablePerson>& people)
{
    std::optional<TableCell> first;
    int teams = 0;
    int filled = 0;
    for (const TablePerson& person : people) {
        for (const int column : shape.columnsOf(TableColumn::Round)) {
            const QString& cell = shape.cell(person.row, column);
            filled += cell.isEmpty() ? 0 : 1;
            if (!isTeamCell(cell))
                continue;
            ++teams;
            if (!first)
                first = TableCell{person.row, column};
        }
    }
    return teams * 4 >= filled ? first : std::nullopt;
}

/// The styles in which the fewest cells are unreadable.
std::vector<ProgressCells> readInStyles(const TableShape& shape, const std::vector<TablePerson>& people)
{
    std::vector<ProgressCells> styles;
    for (const ProgressStyle style : possibleStyles(shape, people))
        styles.push_back(readCells(shape, people, style));
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

} // namespace

TableGames readProgressTable(const TableShape& shape, const std::vector<TablePerson>& people,
                             std::optional<NumberMeaning> numbers)
{
    if (shape.opponentsNamed)
        numbers = NumberMeaning::Row;
    const auto meanings = numberMeanings(people, numbers);
    const auto styles = readInStyles(shape, people);
    std::vector<TableGames> readings;
    for (const ProgressCells& style : styles) {
        for (const auto& [meaning, byNumber] : meanings)
            readings.push_back(ProgressReader(shape, people, style, meaning, byNumber).read());
    }
    TableGames best = bestReading(std::move(readings));
    if (shape.opponentsNamed)
        best.numbers.reset();
    if (best.marks.refusals() > 0) {
        if (const auto cell = teamCell(shape, people)) {
            TableGames team{.byes = {}, .marks = TableMarks(*shape.grid)};
            team.marks.refuse(ImportCode::TeamTable, {}, *cell);
            return team;
        }
    }
    return best;
}

} // namespace zahlmeister::app
