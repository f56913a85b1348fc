// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of pairings: a row is a game; rounds are told by headings, by a column, or by the title.
#include "app/tables/tablegames.h"

#include <algorithm>
#include <set>

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Columns cut names off, but not to less than this.
constexpr int kShortestCutName = 6;
constexpr qsizetype kLongestGroup = 40; ///< characters of a heading

struct Side {
    TableColumn name;
    TableColumn number;
    int which; ///< of columns that both sides have
};
constexpr Side kWhiteSide{TableColumn::White, TableColumn::WhiteNumber, 0};
constexpr Side kBlackSide{TableColumn::Black, TableColumn::BlackNumber, 1};

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

/// `Heim (Weiß)`.
bool tellsColours(const QString& head)
{
    static const QRegularExpression kColour(u"\\b(?:wei(?:\u00df|ss)|schwarz|white|black)\\b"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return kColour.match(head).hasMatch();
}

/// `Muster, Max (Schwarz)`: the colour the person had, who stands on this side of the pairing.
std::optional<bool> toldWhite(const QString& name)
{
    static const QRegularExpression kTold(u"\\((?:(wei(?:\u00df|ss)|white)|schwarz|black)\\)$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    const auto match = kTold.match(name);
    return match.hasMatch() ? std::optional(match.hasCaptured(1)) : std::nullopt;
}

class PairingsReader {
public:
    PairingsReader(const TableShape& shape, std::vector<TablePerson>& people)
        : m_shape(shape),
          m_people(people),
          m_names(
              shape, shape.rowsOf(RowRole::Pairing),
              {shape.column(TableColumn::White).value_or(-1), shape.column(TableColumn::Black).value_or(-1)}),
          m_marks(*shape.grid),
          m_blackFirst(shape.column(TableColumn::Black) < shape.column(TableColumn::White))
    {
    }

    TableGames read()
    {
        findBlocks();
        for (int row = 0; row < m_shape.grid->rowCount(); ++row) {
            const RowRole role = m_shape.roles[static_cast<std::size_t>(row)];
            findGroup(row, role);
            if (role == RowRole::RoundHeading)
                startRound(row);
            else if (role == RowRole::Head)
                startBlock(row);
            else if (role == RowRole::Pairing)
                readRow(row);
        }
        m_names.tell(m_marks);
        if (m_groups.size() > 1)
            m_marks.note(ImportLevel::Doubt, ImportCode::SeveralGroups,
                         {QStringList(m_groups.begin(), m_groups.end()).join(u", "_s).toStdString()},
                         {-1, -1});
        return finish();
    }

private:
    /// Whether only repeated heads tell where a round begins.
    void findBlocks()
    {
        const bool headings = !m_shape.rowsOf(RowRole::RoundHeading).empty();
        const bool column = m_shape.column(TableColumn::RoundNumber).has_value();
        const auto heads = m_shape.rowsOf(RowRole::Head).size();
        // Every match of teams has its own head.
        const bool teams = m_shape.columnsOf(TableColumn::Team).size() == 2;
        m_countBlocks = !headings && !column && heads > 1 && !teams;
        // The title, or the rows above the head.
        QString title = QString::fromStdString(m_shape.grid->part) + u'\n' + m_shape.grid->caption;
        for (int row = 0; row < m_shape.headRow; ++row) {
            for (const QString& cell : m_shape.plain[static_cast<std::size_t>(row)])
                title += u'\n' + cell;
        }
        if (!m_countBlocks && !headings)
            m_round = roundInText(title);
        m_date = dateInText(title);
    }

    /// Headings such as `Gruppe A:` with games below them.
    void findGroup(int row, RowRole role)
    {
        static const QRegularExpression kGroup(
            uR"(^((?:gruppe|staffel|klasse|liga|group|section) [\p{L}\d]{1,12}|[\p{L}\d]{1,3}-(?:gruppe|turnier|klasse)|)"
            uR"((?:meister|haupt|neben|hobby)(?:turnier|gruppe|klasse)):?$)"_s,
            QRegularExpression::CaseInsensitiveOption);
        const auto& cells = m_shape.plain[static_cast<std::size_t>(row)];
        if (role == RowRole::Pairing) {
            if (!m_group.isEmpty())
                m_groups.insert(m_group);
        } else if (!cells.empty() && std::all_of(cells.begin() + 1, cells.end(),
                                                 [](const QString& cell) { return cell.isEmpty(); })) {
            if (const auto match = kGroup.match(cells.front().left(kLongestGroup)); match.hasMatch())
                m_group = match.captured(1);
        }
    }

    void startRound(int row)
    {
        const auto& cells = m_shape.plain[static_cast<std::size_t>(row)];
        const QString text = QStringList(cells.begin(), cells.end()).join(u' ');
        m_round = roundInText(text);
        m_date = dateInText(text);
        for (int column = 0; column < static_cast<int>(cells.size()); ++column)
            m_marks.fine({row, column});
    }

    void startBlock(int row)
    {
        if (!m_countBlocks)
            return;
        m_round = m_round.value_or(0) + 1;
        if (*m_round == 2) {
            const auto heads = m_shape.rowsOf(RowRole::Head).size();
            m_marks.note(ImportLevel::Doubt, ImportCode::RoundAssumed, {"1\u2013" + std::to_string(heads)},
                         {row, 0});
        }
    }

    QString nameIn(int row, const Side& side) const
    {
        return m_shape.cell(row, m_shape.column(side.name).value_or(-1));
    }

    void readRow(int row)
    {
        std::optional<int> round = m_round;
        if (const auto column = m_shape.column(TableColumn::RoundNumber)) {
            const QString& cell = m_shape.cell(row, *column);
            if (const auto number = numberOfCell(cell)) {
                m_round = round = number;
                m_marks.fine({row, *column});
            } else if (const auto named = roundInText(cell)) {
                m_round = round = named;
                m_marks.fine({row, *column});
            }
        }
        if (round && (*round < 1 || *round > 999))
            round.reset();
        const auto result = readResult(row);
        if (!result)
            return;
        const bool white = isPerson(row, kWhiteSide);
        const bool black = isPerson(row, kBlackSide);
        if (white != black && !isNobody(row, white ? kBlackSide : kWhiteSide)) {
            const Side& other = white ? kBlackSide : kWhiteSide;
            m_marks.refuse(ImportCode::BadValue, {"name", nameIn(row, other).toStdString()},
                           {row, m_shape.column(other.name).value_or(0)});
            return;
        }
        if (white != black) {
            if (refusesLoneName(row, white ? kWhiteSide : kBlackSide, *result))
                return;
            addBye(row, white ? kWhiteSide : kBlackSide, round, white ? result->white : result->black);
            return;
        }
        const auto first = personOf(row, kWhiteSide, round);
        const auto second = personOf(row, kBlackSide, round);
        if (!first || !second)
            return;
        if (*first == *second) {
            m_marks.refuse(
                ImportCode::PlaysHimself,
                {m_people[*first].participant.name, round ? std::to_string(*round) : std::string()},
                {row, m_shape.column(TableColumn::Black).value_or(0)});
            return;
        }
        m_games.push_back(
            {row, *first, *second, round, *result, boardOf(row), dateOf(row), firstIsWhite(row)});
    }

    /// What the names say about the colours; contradicting words say nothing.
    std::optional<bool> firstIsWhite(int row) const
    {
        const auto first = toldWhite(nameIn(row, kWhiteSide));
        const auto second = toldWhite(nameIn(row, kBlackSide));
        if (first && second && *first == *second)
            return std::nullopt;
        if (first)
            return first;
        return second ? std::optional(!*second) : std::nullopt;
    }

    bool isPerson(int row, const Side& side) const
    {
        const QString name = nameIn(row, side);
        return isNameLike(name) && !isByeWord(name);
    }

    /// `Müller-Lüdenscheid-Schmidt` with a result is two people, and nobody knows where to part them.
    bool refusesLoneName(int row, const Side& side, engine::GameResult result)
    {
        const int column = m_shape.column(side.name).value_or(-1);
        const QString& name = m_shape.cell(row, column);
        const QString other = nameIn(row, side.which == 0 ? kBlackSide : kWhiteSide);
        if (!other.isEmpty() || name.count(u'-') < 2 || result == engine::kNotPlayed)
            return false;
        m_marks.refuse(ImportCode::BadValue, {"name", name.toStdString()}, {row, column});
        return true;
    }

    /// Of a bye the other side is a word for it, or nothing.
    bool isNobody(int row, const Side& side) const
    {
        const QString name = nameIn(row, side);
        return isByeWord(name) || isDiagonalMark(name) || isBlankMark(name);
    }

    std::optional<engine::GameResult> readResult(int row)
    {
        const auto white = m_shape.column(TableColumn::WhiteResult);
        const auto black = m_shape.column(TableColumn::BlackResult);
        if (white && black)
            return readTwoColumns(row, *white, *black);
        const int column = m_shape.column(TableColumn::Result).value_or(white.value_or(-1));
        QString text = m_shape.cell(row, column);
        auto result = resultOfPairing(text);
        // A result in three cells: 1, colon, 0.
        for (int next = column + 1; column >= 0 && next < column + 3 && isResultRest(next); ++next) {
            const QString joined = text + u' ' + m_shape.cell(row, next);
            if (m_shape.cell(row, next).isEmpty())
                break;
            if (const auto longer = resultOfPairing(joined))
                result = longer;
            text = joined;
            m_marks.fine({row, next});
        }
        if (!result)
            m_marks.refuse(ImportCode::BadResult, {text.toStdString()}, {row, column});
        else if (column >= 0)
            m_marks.fine({row, column});
        return result && isResultTurned() ? std::optional(result->mirrored()) : result;
    }

    bool isResultRest(int column) const
    {
        if (column >= static_cast<int>(m_shape.columns.size()))
            return false;
        const TableColumn meaning = m_shape.columns[static_cast<std::size_t>(column)].column;
        return meaning == TableColumn::Result || meaning == TableColumn::Unknown;
    }

    std::optional<engine::GameResult> readTwoColumns(int row, int white, int black)
    {
        const QString& first = m_shape.cell(row, white);
        const QString& second = m_shape.cell(row, black);
        if (isBlankMark(first) && isBlankMark(second))
            return engine::kNotPlayed;
        const auto own = sideOfCell(first);
        const auto other = sideOfCell(second);
        if (!own || !other || !engine::isAllowed({*own, *other})) {
            m_marks.refuse(ImportCode::BadResult, {QString(first + u" : "_s + second).toStdString()},
                           {row, white});
            m_marks.contradictory({row, black});
            return std::nullopt;
        }
        m_marks.fine({row, white});
        m_marks.fine({row, black});
        return engine::GameResult{*own, *other};
    }

    std::optional<int> boardOf(int row)
    {
        static const QRegularExpression kOfMatch(uR"(^\d{1,3}\.(\d{1,3})$)"_s);
        const auto column = m_shape.column(TableColumn::Board);
        const QString& cell = m_shape.cell(row, column.value_or(-1));
        // 3.1 is the first board of the third match.
        const auto match = kOfMatch.match(cell);
        const auto board = numberOfCell(match.hasMatch() ? match.captured(1) : cell);
        if (!board || *board < 1 || *board > 999)
            return std::nullopt;
        m_marks.fine({row, *column});
        return board;
    }

    std::optional<engine::Date> dateOf(int row)
    {
        const auto column = m_shape.column(TableColumn::Date);
        const QString& cell = m_shape.cell(row, column.value_or(-1));
        if (!column || cell.isEmpty())
            return m_date;
        const auto date = dateInText(cell);
        if (date)
            m_marks.fine({row, *column});
        else
            m_marks.note(ImportLevel::Doubt, ImportCode::BadDate, {"date", cell.toStdString()},
                         {row, *column});
        return date;
    }

    /// The person of one side; a new one when he was not met before.
    std::optional<std::size_t> personOf(int row, const Side& side, std::optional<int> round)
    {
        const int column = m_shape.column(side.name).value_or(-1);
        const QString name = m_names.read(row, column, m_marks);
        const auto numberColumn = m_shape.column(side.number);
        const auto number = numberColumn ? numberOfCell(m_shape.cell(row, *numberColumn)) : std::nullopt;
        std::optional<std::size_t> found;
        if (number && *number > 0) {
            m_marks.fine({row, *numberColumn});
            const auto known = m_byNumber.find(*number);
            if (known != m_byNumber.end()) {
                found = known->second;
                if (!isSamePerson(*found, name)) {
                    m_marks.refuse(ImportCode::DuplicateNumber, {std::to_string(*number)}, {row, column});
                    return std::nullopt;
                }
            }
        } else if (const auto known = m_byName.find(name.toLower()); known != m_byName.end()) {
            found = known->second;
        }
        const std::size_t person = found.value_or(m_people.size());
        if (!found)
            add(row, name, number);
        const int which = m_blackFirst ? 1 - side.which : side.which;
        readPersonalCells(m_shape, row, which, m_people[person].participant, m_marks);
        if (round && !m_seen.emplace(*round, person).second) {
            m_marks.refuse(ImportCode::TwoGamesInOneRound,
                           {m_people[person].participant.name, std::to_string(*round)}, {row, column});
            return std::nullopt;
        }
        return person;
    }

    bool isSamePerson(std::size_t person, const QString& name)
    {
        const QString known = QString::fromStdString(m_people[person].participant.name);
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

    void addBye(int row, const Side& side, std::optional<int> round, engine::SideResult result)
    {
        const auto person = personOf(row, side, round);
        if (!person)
            return;
        if (const auto column = m_shape.column(side.which == 0 ? TableColumn::Black : TableColumn::White))
            m_marks.fine({row, *column});
        const engine::Score score =
            result == engine::SideResult::NotPlayed ? engine::kWin : engine::tablePoints(result);
        if (round)
            m_byes.emplace_back(*person, engine::Bye{*round, score, engine::ByeKind::Allocated});
        else
            m_marks.note(ImportLevel::Adjusted, ImportCode::ByeWithoutRound,
                         {m_people[*person].participant.name}, {row, m_shape.column(side.name).value_or(-1)});
    }

    /// Numbers as in the list when everybody has one, else in the order of the list.
    void numberPeople()
    {
        const bool numbered = std::ranges::all_of(
            m_people, [](const TablePerson& person) { return person.number.has_value(); });
        int next = 0;
        for (TablePerson& person : m_people)
            person.participant.number = engine::ParticipantNumber(numbered ? *person.number : ++next);
        const bool some = std::ranges::any_of(
            m_people, [](const TablePerson& person) { return person.number.has_value(); });
        if (some && !numbered)
            m_marks.note(ImportLevel::Adjusted, ImportCode::NumberedAnew, {}, {-1, -1});
    }

    QString headOf(const Side& side) const
    {
        return m_shape.cell(m_shape.headRow, m_shape.column(side.name).value_or(-1));
    }

    static bool isHome(const QString& head)
    {
        return head.startsWith("heim"_L1, Qt::CaseInsensitive) ||
               head.startsWith("home"_L1, Qt::CaseInsensitive);
    }

    /// In matches of clubs the guests have White on the odd boards, unless the heads tell the colours.
    bool isHomeAndGuest() const { return isHome(headOf(kWhiteSide)) && !tellsColours(headOf(kWhiteSide)); }

    /// Of home and guest the home side's points stand first, whatever colour it had.
    bool isResultTurned() const { return m_blackFirst && isHome(headOf(kBlackSide)); }

    TableGames finish()
    {
        numberPeople();
        TableGames read{.byes = std::vector<std::vector<engine::Bye>>(m_people.size()),
                        .marks = TableMarks(*m_shape.grid)};
        const bool home = isHomeAndGuest();
        int rounds = 0;
        for (const Game& game : m_games) {
            const bool turned =
                game.firstIsWhite ? !*game.firstIsWhite : home && game.board.value_or(2) % 2 == 1;
            rounds = std::max(rounds, game.round.value_or(0));
            const auto first = m_people[game.white].participant.number;
            const auto second = m_people[game.black].participant.number;
            read.games.push_back({.id = engine::GameId(0),
                                  .round = game.round,
                                  .white = turned ? second : first,
                                  .black = turned ? first : second,
                                  .result = turned ? game.result.mirrored() : game.result,
                                  .date = game.date,
                                  .board = game.board});
        }
        for (const auto& [person, bye] : m_byes)
            read.byes[person].push_back(bye);
        for (auto& byes : read.byes)
            std::ranges::sort(byes, {}, &engine::Bye::round);
        if (rounds > 0)
            read.rounds = rounds;
        read.coloursAssumed =
            home && std::ranges::any_of(m_games, [](const Game& game) { return !game.firstIsWhite; });
        read.marks = std::move(m_marks);
        return read;
    }

    struct Game {
        int row;
        std::size_t white; ///< who stands first, unless firstIsWhite says no
        std::size_t black;
        std::optional<int> round;
        engine::GameResult result;
        std::optional<int> board;
        std::optional<engine::Date> date;
        std::optional<bool> firstIsWhite; ///< what the names say
    };

    const TableShape& m_shape;
    std::vector<TablePerson>& m_people;
    NameReader m_names;
    TableMarks m_marks;
    bool m_blackFirst; ///< the columns of Black stand on the left
    bool m_countBlocks = false;
    std::optional<int> m_round;
    std::optional<engine::Date> m_date;
    QString m_group;            ///< the heading above
    std::set<QString> m_groups; ///< those with games
    std::map<int, std::size_t> m_byNumber;
    std::map<QString, std::size_t> m_byName;
    std::set<std::pair<int, std::size_t>> m_seen; ///< round and person
    std::vector<Game> m_games;
    std::vector<std::pair<std::size_t, engine::Bye>> m_byes;
};

} // namespace

TableGames readPairings(const TableShape& shape, std::vector<TablePerson>& people)
{
    return PairingsReader(shape, people).read();
}

} // namespace zahlmeister::app
