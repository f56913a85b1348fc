// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of pairings: a row is a game; rounds are given by headings, by a column, or by the title.
#include <algorithm>
#include <set>

#include <QRegularExpression>
#include <QStringList>

#include "app/spelling/day.h"
#include "app/tables/cells/details.h"
#include "app/tables/cells/words.h"
#include "app/tables/games/games.h"
#include "app/tables/games/matchscores.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Columns cut names off, but not to less than this.
constexpr int kShortestCutName = 6;
constexpr qsizetype kLongestGroup = 40; ///< characters of a heading
constexpr int kLargestRound = 999;
constexpr int kLargestPairedBoard = 999;

struct Side {
    TableColumn name;
    TableColumn number;
    int which; ///< of columns that both sides have
};
constexpr Side kWhiteSide{TableColumn::White, TableColumn::WhiteNumber, 0};
constexpr Side kBlackSide{TableColumn::Black, TableColumn::BlackNumber, 1};

/// A game whose first player has White, unless firstIsWhite says no.
struct ListedGame {
    std::size_t first;
    std::size_t second;
    std::optional<int> round;
    engine::GameResult result;
    std::optional<int> board;
    std::optional<engine::Date> date;
    std::optional<bool> firstIsWhite; ///< what the names say
    std::string firstTeam = {};       ///< for which they played
    std::string secondTeam = {};
};

bool areSameName(const QString& a, const QString& b)
{
    const QString& shorter = a.size() <= b.size() ? a : b;
    const QString& longer = a.size() <= b.size() ? b : a;
    if (shorter.compare(longer, Qt::CaseInsensitive) == 0)
        return true;
    QString cut = shorter;
    while (cut.endsWith(u'.') || cut.endsWith(u'\u2026'))
        cut.chop(1);
    return cut.size() >= kShortestCutName && longer.startsWith(cut.trimmed(), Qt::CaseInsensitive);
}

/// `Muster, Max (Schwarz)`: the colour the person had, who stands on this side of the pairing.
std::optional<bool> toldWhite(const QString& name)
{
    static const QRegularExpression kTold = anyCase(u"\\((?:(wei(?:\u00df|ss)|white)|schwarz|black)\\)$"_s);
    const auto match = kTold.match(name);
    return match.hasMatch() ? std::optional(match.hasCaptured(1)) : std::nullopt;
}

class PairingsReader {
public:
    PairingsReader(const Layout& layout, std::vector<TablePerson>& people)
        : m_layout(layout),
          m_people(people),
          m_names(layout, layout.rowsOf(RowRole::Pairing),
                  {layout.column(TableColumn::White), layout.column(TableColumn::Black)}),
          m_marks(*layout.grid),
          m_scores(layout),
          m_blackFirst(layout.column(TableColumn::Black) < layout.column(TableColumn::White))
    {
    }

    TableGames read()
    {
        readTitle();
        for (int row = 0; row < m_layout.rowCount(); ++row) {
            const RowRole role = m_layout.role(row);
            findGroup(row, role);
            if (role == RowRole::RoundHeading)
                startRound(row);
            else if (role == RowRole::Head)
                startBlock(row);
            else if (role == RowRole::Pairing)
                readRow(row);
        }
        m_names.tell(m_marks);
        m_scores.tell(m_marks);
        if (m_groups.size() > 1)
            m_marks.note(ImportLevel::Doubt, ImportCode::SeveralGroups,
                         {QStringList(m_groups.begin(), m_groups.end()).join(u", "_s).toStdString()});
        numberPeople();
        return finish();
    }

private:
    /// Round and date of the title, or of the rows above the head; and whether only repeated heads tell where
    /// a round begins.
    void readTitle()
    {
        const bool headings = !m_layout.rowsOf(RowRole::RoundHeading).empty();
        m_heads = m_layout.rowsOf(RowRole::Head).size();
        // Every match of teams has its own head.
        const bool teams = m_layout.columnsOf(TableColumn::Team).size() == 2;
        m_countBlocks = !headings && !m_layout.has(TableColumn::RoundNumber) && m_heads > 1 && !teams;
        QString title = QString::fromStdString(m_layout.grid->part) + u'\n' + m_layout.grid->caption;
        for (int row = 0; row < m_layout.headRow; ++row) {
            for (const Cell* cell : m_layout.row(row))
                title += u'\n' + cell->plain();
        }
        if (!m_countBlocks && !headings)
            m_round = roundInText(title);
        // The days of the whole tournament are not that of the games.
        for (const QString& line : title.split(u'\n')) {
            const auto days = daysInText(line);
            if (!m_date && days && days->first == days->second)
                m_date = days->first;
            readColourRule(line);
        }
    }

    void readColourRule(const QString& line)
    {
        if (!m_homeHasWhite)
            m_homeHasWhite = homeHasWhiteOnOddBoards(line);
    }

    /// Headings such as `Gruppe A:` with games below them.
    void findGroup(int row, RowRole role)
    {
        static const QRegularExpression kGroup = anyCase(
            uR"(^((?:gruppe|staffel|klasse|liga|group|section) [\p{L}\d]{1,12}|[\p{L}\d]{1,3}-(?:gruppe|turnier|klasse)|)"
            uR"((?:meister|haupt|neben|hobby)(?:turnier|gruppe|klasse)):?$)"_s);
        if (role == RowRole::Pairing) {
            if (!m_group.isEmpty())
                m_groups.insert(m_group);
            return;
        }
        const Cell& heading = m_layout.cell(row, 0);
        if (heading.isEmpty() || filledCells(m_layout.row(row)) > 1)
            return;
        if (const auto match = kGroup.match(heading.plain().left(kLongestGroup)); match.hasMatch())
            m_group = match.captured(1);
        readColourRule(heading.plain());
    }

    void startRound(int row)
    {
        const CellRow& cells = m_layout.row(row);
        const QString text = textOf(cells);
        const auto round = roundInText(text);
        const auto date = dayOf(text, DayForm::InText);
        // Each match may have the round above it, and the first one the day.
        if (date || round != m_round)
            m_date = date;
        m_round = round;
        for (int column = 0; column < static_cast<int>(cells.size()); ++column)
            m_marks.fine({row, column});
    }

    void startBlock(int row)
    {
        if (!m_countBlocks)
            return;
        m_round = m_round.value_or(0) + 1;
        if (*m_round == 2)
            m_marks.note(ImportLevel::Doubt, ImportCode::RoundAssumed, {"1\u2013" + std::to_string(m_heads)},
                         {row, 0});
    }

    const Cell& nameIn(int row, const Side& side) const { return m_layout.cell(row, side.name); }

    CellPlace placeOf(int row, TableColumn column) const { return {row, m_layout.column(column)}; }

    std::optional<int> roundOf(int row)
    {
        const CellPlace place = placeOf(row, TableColumn::RoundNumber);
        const Cell& cell = m_layout.cell(place);
        auto round = cell.number();
        if (!round)
            round = roundInText(cell.plain());
        if (round) {
            m_round = round;
            m_marks.fine(place);
        }
        return m_round && *m_round >= 1 && *m_round <= kLargestRound ? m_round : std::nullopt;
    }

    void readRow(int row)
    {
        const std::optional<int> round = roundOf(row);
        const auto result = readResult(row);
        if (!result)
            return;
        const auto ordinal = m_scores.add(row, round, m_blackFirst ? result->mirrored() : *result);
        const bool white = nameIn(row, kWhiteSide).isName();
        const bool black = nameIn(row, kBlackSide).isName();
        if (white != black) {
            readBye(row, white ? kWhiteSide : kBlackSide, white ? kBlackSide : kWhiteSide, round,
                    white ? *result : result->mirrored(), ordinal);
            return;
        }
        const auto first = personOf(row, kWhiteSide, round);
        const auto second = personOf(row, kBlackSide, round);
        if (!first || !second)
            return;
        if (*first == *second) {
            m_marks.refuse(ImportCode::PlaysHimself,
                           {m_people[*first].name(), round ? std::to_string(*round) : std::string()},
                           placeOf(row, TableColumn::Black));
            return;
        }
        const auto board = boardOf(row);
        m_games.push_back({*first, *second, round, *result, board ? board : ordinal, dateOf(row),
                           firstIsWhite(row), teamOf(row, kWhiteSide), teamOf(row, kBlackSide)});
    }

    /// The team of a side; empty without one.
    std::string teamOf(int row, const Side& side) const
    {
        const int which = m_blackFirst ? 1 - side.which : side.which;
        return tidyCell(m_layout.grid->cell(row, m_layout.column(TableColumn::Team, which))).toStdString();
    }

    /// What the names say about the colours; contradicting words say nothing.
    std::optional<bool> firstIsWhite(int row) const
    {
        const auto first = toldWhite(nameIn(row, kWhiteSide).plain());
        const auto second = toldWhite(nameIn(row, kBlackSide).plain());
        if (first && second && *first == *second)
            return std::nullopt;
        return first ? first : (second ? std::optional(!*second) : std::nullopt);
    }

    /// Of a bye the other side is a word for it, or nothing.
    void readBye(int row, const Side& own, const Side& other, std::optional<int> round,
                 engine::GameResult result, std::optional<int> ordinal)
    {
        const Cell& name = nameIn(row, own);
        const Cell& nobody = nameIn(row, other);
        if (!nobody.isNobody() && !nobody.isDiagonal() && !nobody.isBlank()) {
            m_marks.refuse(ImportCode::BadValue, {"name", nobody.utf8()}, placeOf(row, other.name));
            return;
        }
        // `Müller-Lüdenscheid-Schmidt` with a result is two people, and nobody knows where to part them.
        if (nobody.isEmpty() && name.plain().count(u'-') >= 2 && result != engine::kNotPlayed) {
            m_marks.refuse(ImportCode::BadValue, {"name", name.utf8()}, placeOf(row, own.name));
            return;
        }
        const auto person = personOf(row, own, round);
        if (!person)
            return;
        m_marks.fine(placeOf(row, other.name));
        const engine::Score score =
            result.white == engine::SideResult::NotPlayed ? engine::kWin : engine::tablePoints(result.white);
        // In a match nobody sat at the board for the other team.
        const auto told = ordinal ? boardOf(row) : std::nullopt;
        const engine::Bye bye{round.value_or(0), score, engine::ByeKind::Allocated, told ? told : ordinal,
                              ordinal ? teamOf(row, own) : std::string()};
        if (round)
            m_byes.emplace_back(*person, bye);
        else
            m_marks.note(ImportLevel::Adjusted, ImportCode::ByeWithoutRound, {m_people[*person].name()},
                         placeOf(row, own.name));
    }

    std::optional<engine::GameResult> readResult(int row)
    {
        const int white = m_layout.column(TableColumn::WhiteResult);
        const int black = m_layout.column(TableColumn::BlackResult);
        if (white >= 0 && black >= 0)
            return readTwoColumns({row, white}, {row, black});
        const int column = m_layout.has(TableColumn::Result) ? m_layout.column(TableColumn::Result) : white;
        QString text = m_layout.cell(row, column).plain();
        auto result = resultOfPairing(text);
        // A result in three cells: 1, colon, 0.
        for (int next = column + 1; column >= 0 && next < column + 3 && isResultRest(row, next); ++next) {
            text += u' ' + m_layout.cell(row, next).plain();
            if (const auto longer = resultOfPairing(text))
                result = longer;
            m_marks.fine({row, next});
        }
        if (!result)
            m_marks.refuse(ImportCode::BadResult, {text.toStdString()}, {row, column});
        else
            m_marks.fine({row, column});
        return result && isResultTurned() ? std::optional(result->mirrored()) : result;
    }

    bool isResultRest(int row, int column) const
    {
        if (column >= m_layout.columnCount() || m_layout.cell(row, column).isEmpty())
            return false;
        const TableColumn meaning = m_layout.meaning(column).column;
        return meaning == TableColumn::Result || meaning == TableColumn::Unknown;
    }

    std::optional<engine::GameResult> readTwoColumns(CellPlace white, CellPlace black)
    {
        const Cell& first = m_layout.cell(white);
        const Cell& second = m_layout.cell(black);
        if (first.isBlank() && second.isBlank())
            return engine::kNotPlayed;
        const CellGame* own = first.game();
        const CellGame* other = second.game();
        if (!own || !other || own->other || other->other || !engine::isAllowed({own->own, other->own})) {
            m_marks.refuse(ImportCode::BadResult, {first.utf8() + " : " + second.utf8()}, white, black);
            return std::nullopt;
        }
        m_marks.fine(white);
        m_marks.fine(black);
        return engine::GameResult{own->own, other->own};
    }

    std::optional<int> boardOf(int row)
    {
        static const QRegularExpression kOfMatch(uR"(^\d{1,3}\.(\d{1,3})$)"_s);
        const CellPlace place = placeOf(row, TableColumn::Board);
        const Cell& cell = m_layout.cell(place);
        // 3.1 is the first board of the third match.
        const auto match = kOfMatch.match(cell.plain());
        const auto board = match.hasMatch() ? match.captured(1).toInt() : cell.number();
        if (!board || *board < 1 || *board > kLargestPairedBoard)
            return std::nullopt;
        m_marks.fine(place);
        return board;
    }

    std::optional<engine::Date> dateOf(int row)
    {
        const CellPlace place = placeOf(row, TableColumn::Date);
        const Cell& cell = m_layout.cell(place);
        if (cell.isEmpty())
            return m_date;
        const auto date = dayOf(cell.plain(), DayForm::InText);
        if (date)
            m_marks.fine(place);
        else
            m_marks.note(ImportLevel::Doubt, ImportCode::BadDate, {"date", cell.utf8()}, place);
        return date;
    }

    /// The person of one side; a new one when he was not met before.
    std::optional<std::size_t> personOf(int row, const Side& side, std::optional<int> round)
    {
        const CellPlace place = placeOf(row, side.name);
        const QString name = m_names.read(place, m_marks);
        const auto number = m_layout.cell(row, side.number).number();
        std::size_t person = m_people.size();
        if (number && *number > 0) {
            m_marks.fine(placeOf(row, side.number));
            const auto known = m_byNumber.find(*number);
            if (known != m_byNumber.end() && !isSamePerson(known->second, name)) {
                m_marks.refuse(ImportCode::DuplicateNumber, {std::to_string(*number)}, place);
                return std::nullopt;
            }
            person = known != m_byNumber.end() ? known->second : person;
        } else {
            person = namedPerson(name, teamOf(row, side), round, place).value_or(person);
        }
        if (person == m_people.size())
            add(row, name, number);
        const int which = m_blackFirst ? 1 - side.which : side.which;
        readPersonalCells(m_layout, row, which, m_people[person].participant, m_marks);
        if (round && !m_seen.try_emplace({*round, person}, teamOf(row, side)).second) {
            m_marks.refuse(ImportCode::TwoGamesInOneRound, {m_people[person].name(), std::to_string(*round)},
                           place);
            return std::nullopt;
        }
        return person;
    }

    /// Who was met by this name. Nobody plays for two teams in one round: that are two persons of one name.
    std::optional<std::size_t> namedPerson(const QString& name, const std::string& team,
                                           std::optional<int> round, CellPlace place)
    {
        const std::pair key(name.toLower(), team);
        if (const auto namesake = m_namesakes.find(key); namesake != m_namesakes.end())
            return namesake->second;
        const auto known = m_byName.find(key.first);
        if (known == m_byName.end())
            return std::nullopt;
        const auto seen = m_seen.find({round.value_or(0), known->second});
        if (seen == m_seen.end() || seen->second == team || team.empty() || seen->second.empty())
            return known->second;
        m_marks.note(ImportLevel::Doubt, ImportCode::NamesakeInTeam, {name.toStdString(), seen->second, team},
                     place);
        m_namesakes.emplace(key, m_people.size());
        return std::nullopt;
    }

    bool isSamePerson(std::size_t person, const QString& name)
    {
        const QString known = QString::fromStdString(m_people[person].name());
        if (!areSameName(known, name))
            return false;
        if (name.size() > known.size())
            m_people[person].participant.name = name.toStdString();
        return true;
    }

    void add(int row, const QString& name, std::optional<int> number)
    {
        TablePerson person{.row = row, .number = number};
        person.participant.name = name.toStdString();
        if (number)
            m_byNumber.emplace(*number, m_people.size());
        m_byName.emplace(name.toLower(), m_people.size());
        m_people.push_back(std::move(person));
    }

    /// Numbers as in the list when everybody has one, else in the order of the list.
    void numberPeople()
    {
        const auto numbered = std::ranges::count_if(
            m_people, [](const TablePerson& person) { return person.number.has_value(); });
        const bool all = numbered == std::ssize(m_people);
        int next = 0;
        for (TablePerson& person : m_people)
            person.participant.number = engine::ParticipantNumber(all ? *person.number : ++next);
        if (numbered > 0 && !all)
            m_marks.note(ImportLevel::Adjusted, ImportCode::NumberedAnew, {});
    }

    /// Whether the head of a side tells who was at home.
    bool isHome(const Side& side) const
    {
        const QString& head = m_layout.head(m_layout.column(side.name)).plain();
        return head.startsWith("heim"_L1, Qt::CaseInsensitive) ||
               head.startsWith("home"_L1, Qt::CaseInsensitive);
    }

    /// In matches of clubs the guests have White on the odd boards, unless the heads tell the colours:
    /// `Heim (Weiß)`.
    bool isHomeAndGuest() const
    {
        static const QRegularExpression kColour =
            anyCase(u"\\b(?:wei(?:\u00df|ss)|schwarz|white|black)\\b"_s);
        return isHome(kWhiteSide) &&
               !kColour.match(m_layout.head(m_layout.column(TableColumn::White)).plain()).hasMatch();
    }

    /// Of home and guest the home side's points stand first, whatever colour it had.
    bool isResultTurned() const { return m_blackFirst && isHome(kBlackSide); }

    TableGames finish()
    {
        TableGames read{.byes = std::vector<std::vector<engine::Bye>>(m_people.size())};
        const bool home = isHomeAndGuest();
        for (const ListedGame& game : m_games) {
            const bool homeIsWhite = (game.board.value_or(2) % 2 == 1) == m_homeHasWhite.value_or(false);
            const bool turned = game.firstIsWhite ? !*game.firstIsWhite : home && !homeIsWhite;
            read.rounds = std::max(read.rounds, game.round);
            read.coloursAssumed = read.coloursAssumed || (home && !game.firstIsWhite);
            const engine::Game listed{.id = engine::GameId(0),
                                      .round = game.round,
                                      .white = m_people[game.first].participant.number,
                                      .black = m_people[game.second].participant.number,
                                      .result = game.result,
                                      .date = game.date,
                                      .board = game.board,
                                      .whiteTeam = game.firstTeam,
                                      .blackTeam = game.secondTeam};
            read.games.push_back(turned ? engine::withColoursExchanged(listed) : listed);
        }
        for (auto& [person, bye] : m_byes)
            read.byes[person].push_back(std::move(bye));
        if (isHome(m_blackFirst ? kBlackSide : kWhiteSide))
            read.schedule = m_scores.schedule();
        for (auto& byes : read.byes)
            std::ranges::sort(byes, {}, &engine::Bye::round);
        if (home)
            read.homeHadWhite = m_homeHasWhite;
        read.marks = std::move(m_marks);
        return read;
    }

    const Layout& m_layout;
    std::vector<TablePerson>& m_people;
    NameReader m_names;
    CellMarks m_marks;
    MatchScores m_scores;
    std::optional<bool> m_homeHasWhite; ///< on the odd boards, as a line says
    bool m_blackFirst;                  ///< the columns of Black stand on the left
    bool m_countBlocks = false;
    std::size_t m_heads = 0;
    std::optional<int> m_round;
    std::optional<engine::Date> m_date;
    QString m_group;            ///< the heading above
    std::set<QString> m_groups; ///< those with games
    PeopleByNumber m_byNumber;
    std::map<QString, std::size_t> m_byName;
    std::map<std::pair<QString, std::string>, std::size_t> m_namesakes; ///< name and team
    std::map<std::pair<int, std::size_t>, std::string> m_seen;          ///< round and person, with his team
    std::vector<ListedGame> m_games;
    std::vector<std::pair<std::size_t, engine::Bye>> m_byes;
};

} // namespace

TableGames readPairings(const Layout& layout, std::vector<TablePerson>& people)
{
    return PairingsReader(layout, people).read();
}

} // namespace zahlmeister::app
