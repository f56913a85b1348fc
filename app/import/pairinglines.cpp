// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/pairinglines.h"

#include <algorithm>
#include <vector>

#include <QRegularExpression>

#include "app/import/tablecell.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kLongestLine = 4000;   ///< characters; lines of running text are longer
constexpr qsizetype kLongestPairing = 250; ///< characters; bounds what the patterns can try

/// One side of a pairing as it is written.
struct Side {
    QString name = {};
    QString rating = {};
    QString team = {};
};

struct Line {
    enum class Kind { Other, Pairing, Bye, Match };

    Kind kind = Kind::Other;
    QString text = {};
    QString board = {};
    Side left = {};
    Side right = {}; ///< Bye: the word for it is the name
    QString result = {};
    int leftHalfPoints = 0; ///< Match: of the whole match
    int rightHalfPoints = 0;
};

const QString kBoard =
    uR"(^\s*(?:(?:(?:brett|br|tisch|board|bd|partie|paarung)\b\.?\s*)?(\d{1,3})[.):]*\s+)?)"_s;
const QString kSide = uR"((\p{L}.{1,60}?))"_s;

/// Name and rating: `Müller, Hans (1850)`, `Müller, Hans 1850`.
Side sideOf(const QString& text)
{
    static const QRegularExpression kRating(
        uR"(^(.*\p{L}[^\d]*?)[\s(]*\(?(?:DWZ|Elo|TWZ)?:?\s*(\d{3,4})\)?$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString tidy = tidyCell(text);
    const auto match = kRating.match(tidy);
    return match.hasMatch() ? Side{tidyCell(match.captured(1)), match.captured(2)} : Side{tidy};
}

/// Points of a match: `2,5`, `3`, `2½`.
std::optional<int> halfPointsOf(const QString& text)
{
    static const QRegularExpression kPoints(uR"(^(\d{1,2})?(?:([.,])([05])|(\x{00bd}))?$)"_s);
    const auto match = kPoints.match(text);
    if (!match.hasMatch() || text.isEmpty())
        return std::nullopt;
    const bool half = match.capturedLength(4) > 0 || match.captured(3) == "5"_L1;
    return match.captured(1).toInt() * 2 + (half ? 1 : 0);
}

Line lineOf(const QString& line)
{
    static const QRegularExpression kPairing(
        kBoard + kSide + uR"(\s+(?:-|\x{2013}|:|gegen|vs\.?)\s+)"_s + kSide +
            uR"([\s:]+((?:[01\x{00bd}+=-]|0[,.]5|1/2) ?[:\x{2013}-] ?(?:[01\x{00bd}+=-]|0[,.]5|1/2)|)"
            uR"(remis|\x{00bd}|[01])\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kBye(kBoard + kSide +
                                             uR"(\s*(?:-|\x{2013}|:|ist|\s)\s*(spielfrei|freilos|bye)\s*$)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kMatch(
        uR"(^\s*(\p{L}.{1,60}?)\s+(?:-|\x{2013}|:|gegen|vs\.?)\s+(\p{L}.{1,60}?)[\s:]+)"
        uR"((\d{1,2}(?:[.,][05]|\x{00bd})?|\x{00bd}) ?[:\x{2013}-] ?(\d{1,2}(?:[.,][05]|\x{00bd})?|\x{00bd})\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    Line read{.text = tidyCell(line)};
    if (read.text.size() > kLongestPairing)
        return read;
    if (const auto match = kPairing.match(read.text); match.hasMatch()) {
        read.kind = Line::Kind::Pairing;
        read.board = match.captured(1);
        read.left = sideOf(match.captured(2));
        read.right = sideOf(match.captured(3));
        read.result = tidyCell(match.captured(4));
    } else if (const auto bye = kBye.match(read.text); bye.hasMatch()) {
        read.kind = Line::Kind::Bye;
        read.board = bye.captured(1);
        read.left = sideOf(bye.captured(2));
        read.right.name = tidyCell(bye.captured(3));
    } else if (const auto teams = kMatch.match(read.text); teams.hasMatch()) {
        read.kind = Line::Kind::Match;
        read.left.name = tidyCell(teams.captured(1));
        read.right.name = tidyCell(teams.captured(2));
        read.leftHalfPoints = halfPointsOf(teams.captured(3)).value_or(0);
        read.rightHalfPoints = halfPointsOf(teams.captured(4)).value_or(0);
    }
    return read;
}

bool isBoard(const Line& line)
{
    return line.kind == Line::Kind::Pairing || line.kind == Line::Kind::Bye;
}

/// Tells the boards below the heading of a match whom they play for, when their results are those of the
/// match.
void spreadTeams(std::vector<Line>& lines, std::size_t heading)
{
    const Line match = lines[heading];
    int left = 0;
    int right = 0;
    std::size_t end = heading + 1;
    for (; end < lines.size() && (isBoard(lines[end]) || lines[end].text.isEmpty()); ++end) {
        if (const auto result = resultOfPairing(lines[end].result); isBoard(lines[end]) && result) {
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

std::vector<QString> rowOf(const Line& line, bool rated, bool teams)
{
    if (!isBoard(line))
        return line.text.isEmpty() ? std::vector<QString>{} : std::vector<QString>{line.text};
    std::vector<QString> row{line.board};
    for (const Side* side : {&line.left, &line.right}) {
        row.push_back(side->name);
        if (rated)
            row.push_back(side->rating);
        if (teams)
            row.push_back(side->team);
    }
    row.push_back(line.result);
    return row;
}

} // namespace

std::optional<TableGrid> gridOfPairingLines(const QStringList& lines)
{
    std::vector<Line> read;
    TableGrid grid;
    grid.lines.push_back(0);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].size() > kLongestLine)
            continue;
        read.push_back(lineOf(lines[i]));
        grid.lines.push_back(static_cast<int>(i) + 1);
    }
    for (std::size_t at = 0; at < read.size(); ++at) {
        if (read[at].kind == Line::Kind::Match)
            spreadTeams(read, at);
    }
    const auto isPairing = [](const Line& line) { return line.kind == Line::Kind::Pairing; };
    if (std::ranges::count_if(read, isPairing) < 2)
        return std::nullopt;
    const bool rated = std::ranges::any_of(
        read, [](const Line& line) { return !line.left.rating.isEmpty() || !line.right.rating.isEmpty(); });
    const bool teams = std::ranges::any_of(read, [](const Line& line) { return !line.left.team.isEmpty(); });
    auto& head = grid.rows.emplace_back(std::vector<QString>{teams ? u"Brett"_s : u"Tisch"_s});
    for (const QString& side : {teams ? u"Heim"_s : u"Weiß"_s, teams ? u"Gast"_s : u"Schwarz"_s}) {
        head.push_back(side);
        if (rated)
            head.push_back(u"TWZ"_s);
        if (teams)
            head.push_back(u"Mannschaft"_s);
    }
    head.push_back(u"Ergebnis"_s);
    bool begun = false;
    for (const Line& line : read) {
        begun = begun || line.kind != Line::Kind::Other;
        if (!begun && !line.text.isEmpty())
            grid.caption += (grid.caption.isEmpty() ? QString() : u"\n"_s) + line.text;
        grid.rows.push_back(rowOf(line, rated, teams));
    }
    return grid;
}

} // namespace zahlmeister::app
