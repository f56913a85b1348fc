// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/pairinglines.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include <QRegularExpression>

#include "app/tables/pairingline.h"
#include "app/tables/tablecell.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kLongestLine = 4000; ///< characters; lines of running text are longer

using Line = PairingLine;

struct NumberedLine : Line {
    int number = 0; ///< in the text, from 1
};

/// Pages of leagues come with each cell in a line of its own: board, name, rating, name, rating and result.
/// Reads one board.
class StackedBoards {
public:
    explicit StackedBoards(const QStringList& lines)
    {
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const bool isShort = lines[i].size() <= kLongestName;
            if (QString text = isShort ? tidyCell(lines[i]) : u"..."_s; !text.isEmpty())
                m_cells.push_back({std::move(text), i});
        }
    }

    /// @param line where a board may begin
    /// @param next the line behind it, when there is one
    std::optional<Line> take(qsizetype line, qsizetype& next)
    {
        while (m_at < m_cells.size() && m_cells[m_at].line < line)
            ++m_at;
        std::size_t at = m_at;
        static const QRegularExpression kBoard(u"^\\d{1,3}\\.?$"_s);
        if (at >= m_cells.size() || m_cells[at].line != line || !kBoard.match(m_cells[at].text).hasMatch())
            return std::nullopt;
        Line board{.kind = Line::Kind::Pairing, .board = m_cells[at++].text};
        for (PairingSide* side : {&board.left, &board.right}) {
            if (!takeSide(at, *side, board.result))
                return std::nullopt;
            // The result ends the board, and belongs to none of its sides alone.
            if ((side == &board.left) != board.result.isEmpty())
                return std::nullopt;
        }
        for (std::size_t i = m_at; i < at; ++i)
            board.text += (board.text.isEmpty() ? u""_s : u" "_s) + m_cells[i].text;
        next = m_cells[at - 1].line + 1;
        return board;
    }

private:
    struct Cell {
        QString text;
        qsizetype line;
    };

    /// A name, the rating below it, and the result behind or below that.
    bool takeSide(std::size_t& at, PairingSide& side, QString& result) const
    {
        if (at >= m_cells.size() || !m_cells[at].text.front().isLetter() || ratingAndResult(m_cells[at].text))
            return false;
        side = pairingSide(m_cells[at++].text);
        while (at < m_cells.size() && result.isEmpty()) {
            const auto figures = ratingAndResult(m_cells[at].text);
            if (!figures || (!figures->rating.isEmpty() && !side.rating.isEmpty()))
                break;
            if (!figures->rating.isEmpty())
                side.rating = figures->rating;
            result = figures->result;
            ++at;
        }
        return true;
    }

    static constexpr qsizetype kLongestName = 100;
    std::vector<Cell> m_cells;
    std::size_t m_at = 0;
};

/// `Runde 1: Müller - Schmidt 1-0, Weber - Bauer remis, Koch spielfrei`: the heading, and each game.
/// @return empty unless every part is a game or a bye
std::vector<Line> severalOf(const QString& text)
{
    static const QRegularExpression kHeading(
        uR"(^\s*((?:runde|round|rd\.?)\s*\d{1,2}|\d{1,2}\.\s*runde)[^:]{0,30}:\s*)"_s,
        QRegularExpression::CaseInsensitiveOption);
    // Names have commas, too: a game ends with its result.
    static const QRegularExpression kEnd(
        uR"((?<=[01+\-\x{00bd}5]|remis|spielfrei|freilos)\s*[,;]\s+(?=\p{L}))"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto heading = kHeading.match(text);
    const QStringList parts = text.mid(heading.capturedLength()).split(kEnd);
    if (parts.size() < 2 && !heading.hasMatch())
        return {};
    std::vector<Line> lines;
    if (heading.hasMatch())
        lines.push_back({.text = heading.captured(1)});
    for (const QString& part : parts) {
        lines.push_back(pairingLine(part));
        if (lines.back().kind != Line::Kind::Pairing && lines.back().kind != Line::Kind::Bye)
            return {};
    }
    return lines;
}

std::vector<NumberedLine> readLines(const QStringList& lines)
{
    std::vector<NumberedLine> read;
    StackedBoards stacked(lines);
    for (qsizetype i = 0; i < lines.size();) {
        if (lines[i].size() > kLongestLine) {
            ++i;
            continue;
        }
        const int number = static_cast<int>(i) + 1;
        qsizetype next = i + 1;
        auto board = stacked.take(i, next);
        const auto several = board ? std::vector<Line>() : severalOf(lines[i]);
        for (const Line& line : several)
            read.push_back({line, number});
        if (several.empty())
            read.push_back({board ? std::move(*board) : pairingLine(lines[i]), number});
        i = next;
    }
    return read;
}

/// Where no result has two sides, `Müller-Schmidt remis` may be one person.
void leaveOutDoubtful(std::vector<NumberedLine>& lines)
{
    const auto isSure = [](const Line& line) {
        return line.isHyphenated && line.result.size() > 1 &&
               !line.result.startsWith("remis"_L1, Qt::CaseInsensitive);
    };
    if (std::ranges::any_of(lines, isSure))
        return;
    for (NumberedLine& line : lines) {
        if (line.isHyphenated)
            static_cast<Line&>(line) = {.text = line.text};
    }
}

/// Of three surnames in a row, two are those of one person: the place to part them is where two sides of
/// other games meet.
void partDoubleNames(std::vector<NumberedLine>& lines)
{
    std::set<QString> known;
    for (const Line& line : lines) {
        if (line.kind == Line::Kind::Pairing && !line.right.name.isEmpty()) {
            known.insert(line.left.name);
            known.insert(line.right.name);
        }
    }
    for (Line& line : lines) {
        if (!line.isHyphenated || !line.right.name.isEmpty())
            continue;
        const QString names = line.left.name;
        int ways = 0;
        for (qsizetype at = names.indexOf(u'-'); at > 0; at = names.indexOf(u'-', at + 1)) {
            if (!known.contains(names.left(at)) || !known.contains(names.mid(at + 1)))
                continue;
            ++ways;
            line.left.name = names.left(at);
            line.right.name = names.mid(at + 1);
        }
        if (ways > 1) {
            line.left.name = names;
            line.right.name.clear();
        }
    }
}

bool isBoard(const Line& line)
{
    return line.kind == Line::Kind::Pairing || line.kind == Line::Kind::Bye;
}

/// Tells the boards below the heading of a match whom they play for, when their results are those of the
/// match.
void spreadTeams(std::vector<NumberedLine>& lines, std::size_t heading)
{
    const Line match = lines[heading];
    int left = 0;
    int right = 0;
    std::size_t end = heading + 1;
    for (; end < lines.size() && (isBoard(lines[end]) || lines[end].text.isEmpty()); ++end) {
        if (const auto result = resultOfPairing(plainCell(lines[end].result));
            isBoard(lines[end]) && result) {
            left += engine::tablePoints(result->white).halfPoints();
            right += engine::tablePoints(result->black).halfPoints();
        }
    }
    if (left != match.leftHalfPoints || right != match.rightHalfPoints || left + right == 0)
        return;
    for (std::size_t at = heading + 1; at < end; ++at) {
        lines[at].left.team = match.left.name;
        lines[at].right.team = match.right.name;
    }
}

/// Which columns a list needs.
struct Columns {
    bool numbered = false;
    bool rated = false;
    bool teams = false;
    bool remarks = false;
    QString ratings = u"TWZ"_s;

    explicit Columns(const std::vector<NumberedLine>& lines)
    {
        for (const Line& line : lines) {
            numbered = numbered || !line.left.number.isEmpty() || !line.right.number.isEmpty();
            rated = rated || !line.left.rating.isEmpty() || !line.right.rating.isEmpty();
            teams = teams || !line.left.team.isEmpty();
            remarks = remarks || !line.remark.isEmpty();
            if (!line.ratingKind.isEmpty())
                ratings = line.ratingKind;
        }
    }

    std::vector<QString> head() const
    {
        std::vector<QString> cells{teams ? u"Brett"_s : u"Tisch"_s};
        for (const QString& side : {teams ? u"Heim"_s : u"Weiß"_s, teams ? u"Gast"_s : u"Schwarz"_s}) {
            if (numbered)
                cells.push_back(u"Nr."_s);
            cells.push_back(side);
            if (rated)
                cells.push_back(ratings);
            if (teams)
                cells.push_back(u"Mannschaft"_s);
        }
        if (remarks)
            cells.push_back(u"Zusatz"_s);
        cells.push_back(u"Ergebnis"_s);
        return cells;
    }

    std::vector<QString> row(const Line& line) const
    {
        if (!isBoard(line))
            return line.text.isEmpty() ? std::vector<QString>{} : std::vector<QString>{line.text};
        std::vector<QString> cells{line.board};
        for (const PairingSide* side : {&line.left, &line.right}) {
            if (numbered)
                cells.push_back(side->number);
            cells.push_back(side->name);
            if (rated)
                cells.push_back(side->rating);
            if (teams)
                cells.push_back(side->team);
        }
        if (remarks)
            cells.push_back(line.remark);
        cells.push_back(line.result);
        return cells;
    }
};

} // namespace

std::optional<MatchLine> matchOfLine(const QString& line)
{
    const PairingLine read = pairingLine(line);
    if (read.kind != PairingLine::Kind::Match)
        return std::nullopt;
    return MatchLine{read.left.name, read.right.name, read.leftHalfPoints, read.rightHalfPoints};
}

std::optional<std::pair<int, int>> matchScore(const QString& text)
{
    constexpr int kSmallestMatch = 4; // half points of two boards
    static const QRegularExpression kScore(uR"(^([\d.,\x{00bd}]{1,4}) ?[:-] ?([\d.,\x{00bd}]{1,4})$)"_s);
    if (!text.contains(u':') && !text.contains(u'-') && !text.contains(u'\u2013'))
        return std::nullopt;
    const auto match = kScore.match(plainCell(text));
    const auto home = pointsOfCell(match.captured(1));
    const auto guest = pointsOfCell(match.captured(2));
    if (!home || !guest || home->halfPoints() + guest->halfPoints() < kSmallestMatch)
        return std::nullopt;
    return std::pair(home->halfPoints(), guest->halfPoints());
}

std::optional<TableGrid> gridOfPairingLines(const QStringList& lines)
{
    std::vector<NumberedLine> read = readLines(lines);
    leaveOutDoubtful(read);
    partDoubleNames(read);
    for (std::size_t at = 0; at < read.size(); ++at) {
        if (read[at].kind == Line::Kind::Match)
            spreadTeams(read, at);
    }
    const auto isPairing = [](const Line& line) { return line.kind == Line::Kind::Pairing; };
    if (std::ranges::count_if(read, isPairing) < 2)
        return std::nullopt;
    const Columns columns(read);
    TableGrid grid;
    grid.rows.push_back(columns.head());
    grid.lines.push_back(0);
    bool begun = false;
    for (const NumberedLine& line : read) {
        begun = begun || line.kind != Line::Kind::Other;
        if (!begun && !line.text.isEmpty())
            grid.caption += (grid.caption.isEmpty() ? QString() : u"\n"_s) + line.text;
        grid.rows.push_back(columns.row(line));
        grid.lines.push_back(line.number);
    }
    return grid;
}

} // namespace zahlmeister::app
