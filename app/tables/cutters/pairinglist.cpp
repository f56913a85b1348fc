// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <span>

#include <QRegularExpression>

#include "app/spelling/nobody.h"
#include "app/tables/cells/figures.h"
#include "app/tables/cells/words.h"
#include "app/tables/cutters/cutters.h"
#include "app/tables/cutters/pairingline.h"
#include "app/tables/cutters/plainline.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using Line = PairingLine;

struct NumberedLine : Line {
    int number = 0; ///< in the text, from 1
};

/// `Runde 1: Müller - Schmidt 1-0, Weber - Bauer remis, Koch spielfrei`: the heading, and each game; or the
/// match of two teams after it.
/// @return empty unless every part is a game or a bye
std::vector<Line> severalOf(const QString& text)
{
    // Names have commas, too: a game ends with its result.
    static const QRegularExpression kEnd =
        anyCase(uR"((?<=[01+\-\x{00bd}5]|remis|)"_s + nobodyPattern() + uR"()\s*[,;]\s+(?=\p{L}))"_s);
    const QString heading = roundBefore(text);
    const QStringList parts = text.mid(heading.size()).split(kEnd);
    if (parts.size() < 2 && heading.isEmpty())
        return {};
    std::vector<Line> lines;
    if (!heading.isEmpty())
        lines.push_back({.text = tidyCell(heading).chopped(1)});
    for (const QString& part : parts) {
        lines.push_back(pairingLine(part));
        const Line::Kind kind = lines.back().kind;
        if (kind != Line::Kind::Pairing && kind != Line::Kind::Bye &&
            (kind != Line::Kind::Match || parts.size() > 1))
            return {};
    }
    return lines;
}

std::vector<NumberedLine> readLines(const QStringList& lines)
{
    std::vector<NumberedLine> read;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].size() > kLongestLine)
            continue;
        const QString line = plainLine(lines[i]);
        std::vector<Line> found = severalOf(line);
        if (found.empty())
            found.push_back(pairingLine(line));
        for (Line& one : found)
            read.push_back({std::move(one), static_cast<int>(i) + 1});
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

/// Home, guest and score of a match in lines of their own become its heading.
void joinLabelled(std::vector<NumberedLine>& lines)
{
    constexpr std::size_t kLabelsWithin = 5; // lines, empty ones among them
    NumberedLine* heading = nullptr;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        NumberedLine& line = lines[at];
        if (line.kind == Line::Kind::Match) {
            heading = &line;
        } else if (line.kind == Line::Kind::Home) {
            const auto near = std::span(lines).subspan(at, std::min(kLabelsWithin, lines.size() - at));
            const auto guest = std::ranges::find(near, Line::Kind::Guest, &NumberedLine::kind);
            line.kind = Line::Kind::Other;
            if (guest == near.end())
                continue;
            line.kind = Line::Kind::Match;
            line.right.name = guest->right.name;
            static_cast<Line&>(*guest) = {};
            heading = &line;
        } else if (line.kind == Line::Kind::Score && heading && heading->score.isEmpty()) {
            heading->score = line.score;
            heading->halfPoints = line.halfPoints;
            static_cast<Line&>(line) = {};
        } else if (line.kind == Line::Kind::Guest || line.kind == Line::Kind::Score) {
            line.kind = Line::Kind::Other;
        }
    }
}

/// `SV Springer spielfrei` is no person without an opponent.
void leaveOutTeamsWithoutMatch(std::vector<NumberedLine>& lines)
{
    if (std::ranges::find(lines, Line::Kind::Match, &NumberedLine::kind) == lines.end())
        return;
    for (NumberedLine& line : lines) {
        if (line.kind == Line::Kind::Bye && isClubLike(line.left.name))
            static_cast<Line&>(line) = {.text = line.text};
    }
}

/// After the last board of a match: its next heading, that of a round, or the first board of another one.
std::size_t endOfMatch(const std::vector<NumberedLine>& lines, std::size_t heading)
{
    int board = 0;
    std::size_t at = heading + 1;
    for (; at < lines.size(); ++at) {
        const Line& line = lines[at];
        const int next = line.board.toInt();
        const bool other = line.kind == Line::Kind::Match ||
                           (line.kind == Line::Kind::Other && roundInText(line.text)) ||
                           (isBoard(line) && next > 0 && next <= board);
        if (other)
            break;
        board = std::max(board, next);
    }
    return at;
}

/// Tells the boards below the heading of a match whom they play for, when they are its boards.
void spreadTeams(std::vector<NumberedLine>& lines, std::size_t heading)
{
    const Line match = lines[heading];
    const std::size_t end = endOfMatch(lines, heading);
    std::pair<int, int> sum;
    int boards = 0;
    for (std::size_t at = heading + 1; at < end; ++at) {
        if (!isBoard(lines[at]))
            continue;
        ++boards;
        if (const auto result = resultOfPairing(plainCell(lines[at].result))) {
            sum.first += engine::tablePoints(result->white).halfPoints();
            sum.second += engine::tablePoints(result->black).halfPoints();
        }
    }
    // Nothing is known about games that are still open; `0:0` is a match that nobody came to.
    const bool isOpen = sum == std::pair(0, 0) && (match.score.isEmpty() || sum != match.halfPoints);
    if (boards == 0 || isOpen || (sum != match.halfPoints && !isMatchOf(match, boards)))
        return;
    for (std::size_t at = heading + 1; at < end; ++at) {
        lines[at].left.team = match.left.name;
        lines[at].right.team = match.right.name;
        lines[at].score = match.score;
    }
    lines[heading].text.clear();
}

/// The columns that a list needs, of all that it can have.
class PairingColumns {
public:
    explicit PairingColumns(const std::vector<NumberedLine>& lines)
    {
        bool numbered = false;
        bool rated = false;
        bool remarks = false;
        bool scores = false;
        for (const Line& line : lines) {
            numbered = numbered || !line.left.number.isEmpty() || !line.right.number.isEmpty();
            rated = rated || !line.left.rating.isEmpty() || !line.right.rating.isEmpty();
            m_teams = m_teams || !line.left.team.isEmpty();
            remarks = remarks || !line.remark.isEmpty();
            scores = scores || (isBoard(line) && !line.score.isEmpty());
            if (!line.ratingKind.isEmpty())
                m_ratings = line.ratingKind;
        }
        m_needed = {true, numbered, true,    rated,   m_teams, numbered,
                    true, rated,    m_teams, remarks, true,    scores};
    }

    [[nodiscard]] bool hasTeams() const { return m_teams; }

    [[nodiscard]] std::vector<QString> head() const
    {
        const QString number = u"Nr."_s;
        const QString team = u"Mannschaft"_s;
        return needed({m_teams ? u"Brett"_s : u"Tisch"_s, number, m_teams ? u"Heim"_s : u"Weiß"_s, m_ratings,
                       team, number, m_teams ? u"Gast"_s : u"Schwarz"_s, m_ratings, team, u"Zusatz"_s,
                       u"Ergebnis"_s, u"Mannschaftsergebnis"_s});
    }

    [[nodiscard]] std::vector<QString> row(const Line& line) const
    {
        if (!isBoard(line))
            return line.text.isEmpty() ? std::vector<QString>{} : std::vector<QString>{line.text};
        const PairingSide& left = line.left;
        const PairingSide& right = line.right;
        return needed({line.board, left.number, left.name, left.rating, left.team, right.number, right.name,
                       right.rating, right.team, line.remark, line.result, line.score});
    }

private:
    [[nodiscard]] std::vector<QString> needed(std::vector<QString> cells) const
    {
        std::size_t column = 0;
        std::erase_if(cells, [&](const QString&) { return !m_needed[column++]; });
        return cells;
    }

    bool m_teams = false;
    QString m_ratings = u"TWZ"_s;
    std::vector<bool> m_needed = {};
};

} // namespace

CutResult cutPairingList(const TableText& text, CellTexts&)
{
    std::vector<NumberedLine> read = readLines(text.lines);
    joinLabelled(read);
    leaveOutTeamsWithoutMatch(read);
    leaveOutDoubtful(read);
    partDoubleNames(read);
    for (std::size_t at = 0; at < read.size(); ++at) {
        if (read[at].kind == Line::Kind::Match)
            spreadTeams(read, at);
    }
    if (std::ranges::count(read, Line::Kind::Pairing, &NumberedLine::kind) < 2)
        return {};
    const PairingColumns columns(read);
    TableGrid grid;
    grid.rows.push_back(columns.head());
    grid.lines.push_back(0);
    bool begun = false;
    for (const NumberedLine& line : read) {
        begun = begun || line.kind != Line::Kind::Other;
        if (!begun)
            addToCaption(grid, line.text);
        // What stands above matches is reported once.
        const bool told = !begun && columns.hasTeams() && !roundInText(line.text);
        grid.rows.push_back(told ? std::vector<QString>() : columns.row(line));
        grid.lines.push_back(line.number);
    }
    return std::vector{std::move(grid)};
}

} // namespace zahlmeister::app
