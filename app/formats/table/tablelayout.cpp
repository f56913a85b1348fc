// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/tablelayout.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "app/spelling/result.h"
#include "app/text/calendar.h"
#include "app/text/plaintext.h"
#include "engine/model/standings.h"
#include "engine/model/teammatches.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Game;
using engine::Participant;
using engine::SideResult;

QString text(const std::string& utf8)
{
    return plainText(QString::fromStdString(utf8));
}

QString number(std::optional<int> value)
{
    return value ? QString::number(*value) : QString();
}

QString sideText(SideResult side)
{
    return side == SideResult::NotPlayed ? QString() : QString(signOfSide(side));
}

/// Whether the other side follows from one side; else both are written.
bool isOrdinary(engine::GameResult result)
{
    return result == engine::kWhiteWins || result == engine::kBlackWins || result == engine::kDrawn ||
           result == engine::kWhiteWinsByForfeit || result == engine::kBlackWinsByForfeit ||
           result == engine::kNotPlayed;
}

/// The result from one side: `1`, or `½-0`, `-/-`.
QString ownResult(const Game& game, bool white)
{
    const engine::GameResult result = white ? game.result : game.result.mirrored();
    if (isOrdinary(result))
        return sideText(result.white);
    const bool forfeit = result.white == SideResult::ForfeitLoss || result.black == SideResult::ForfeitLoss;
    return sideText(result.white) + (forfeit ? u'/' : u'-') + sideText(result.black);
}

QString byeText(const engine::Bye& bye)
{
    if (bye.kind == engine::ByeKind::Allocated && bye.score == engine::kWin)
        return u"+"_s;
    return u"-"_s + (bye.score == engine::kWin ? u"1"_s : bye.score == engine::kDraw ? u"½"_s : u"0"_s);
}

QString pointsText(int halfPoints)
{
    QString points = halfPoints == 1 ? QString() : QString::number(halfPoints / 2);
    return halfPoints % 2 != 0 ? QString(points + u'½') : points;
}

int roundsOf(const engine::Tournament& tournament)
{
    return std::max(tournament.header.rounds.value_or(0), engine::lastRound(tournament));
}

/// Of the games of two players, and of all.
std::pair<int, int> inOrder(const Game& game)
{
    return {game.round.value_or(0), game.board.value_or(0)};
}

/// As games of one player.
void putUnmannedBoards(const engine::Tournament& tournament, std::vector<Game>& games)
{
    for (const engine::TeamMatch& match : engine::teamMatches(tournament)) {
        for (const engine::MatchBoard& board : match.boards) {
            if (board.isUnmanned())
                games.push_back(board.game);
        }
    }
}

/// The cells of everybody's games, by the place of the participant.
using Cells = std::vector<std::vector<QString>>;

Cells progressCells(const engine::Tournament& tournament, int rounds)
{
    Cells cells(tournament.participants.size(), std::vector<QString>(static_cast<std::size_t>(rounds)));
    for (const Game& game : tournament.games) {
        const auto round = static_cast<std::size_t>(*game.round) - 1;
        const auto put = [&](engine::ParticipantNumber player, engine::ParticipantNumber opponent,
                             bool white) {
            if (const auto index = tournament.indexOf(player))
                cells[*index][round] =
                    QString::number(opponent.value()) + (white ? u'w' : u's') + ownResult(game, white);
        };
        put(game.white, game.black, true);
        put(game.black, game.white, false);
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const engine::Bye& bye : tournament.participants[i].byes) {
            QString& cell = cells[i][static_cast<std::size_t>(bye.round) - 1];
            if (cell.isEmpty())
                cell = byeText(bye);
        }
    }
    return cells;
}

Cells crosstableCells(const engine::Tournament& tournament)
{
    const std::size_t size = tournament.participants.size();
    Cells cells(size, std::vector<QString>(size));
    for (std::size_t i = 0; i < size; ++i)
        cells[i][i] = u"*"_s;
    std::map<engine::ParticipantNumber, std::size_t> places;
    for (std::size_t i = 0; i < size; ++i)
        places.emplace(tournament.participants[i].number, i);
    std::vector<Game> games = tournament.games;
    std::ranges::stable_sort(games, {}, inOrder);
    for (const Game& game : games) {
        const auto put = [&](std::size_t player, std::size_t opponent, bool white) {
            QString& cell = cells[player][opponent];
            cell += (cell.isEmpty() ? u""_s : u" "_s) + ownResult(game, white) + (white ? u'w' : u's');
        };
        if (game.result == engine::kNotPlayed)
            continue;
        put(places.at(game.white), places.at(game.black), true);
        put(places.at(game.black), places.at(game.white), false);
    }
    return cells;
}

std::vector<int> pointsOf(const engine::Tournament& tournament, GamesLayout layout)
{
    std::vector<int> points(tournament.participants.size());
    const auto add = [&](engine::ParticipantNumber player, SideResult side) {
        if (const auto index = tournament.indexOf(player))
            points[*index] += engine::tablePoints(side).halfPoints();
    };
    for (const Game& game : tournament.games) {
        add(game.white, game.result.white);
        add(game.black, game.result.black);
    }
    // A crosstable has no cells for byes, and its points are those of its cells.
    for (std::size_t i = 0; layout != GamesLayout::Crosstable && i < points.size(); ++i) {
        for (const engine::Bye& bye : tournament.participants[i].byes)
            points[i] += bye.score.halfPoints();
    }
    return points;
}

QString birthText(const Participant& person)
{
    return person.birthDate ? germanDay(*person.birthDate) : number(person.birthYear);
}

QString ratingText(const Participant& person, engine::RatingSource source)
{
    if (!person.rating || person.ratingSource != source)
        return {};
    const QString rating = QString::number(person.rating->value());
    return person.index ? QString(rating + u'-' + QString::number(*person.index)) : rating;
}

/// A column of the participants; empty ones are left out.
struct PersonColumn {
    Table::Column shown;
    QString (*cell)(const Participant& person);
    bool always = false;
};

std::vector<PersonColumn> personColumns()
{
    using P = const Participant&;
    using Kind = Table::Kind;
    return {
        {{u"Nr."_s, Kind::Figure}, [](P p) { return QString::number(p.number.value()); }, true},
        {{u"Name"_s, Kind::Text, false, false, true}, [](P p) { return text(p.name); }, true},
        {{u"Verein"_s}, [](P p) { return text(p.clubName); }},
        {{u"VKZ"_s}, [](P p) { return text(p.club); }},
        {{u"Mgl.-Nr."_s, Kind::Figure}, [](P p) { return number(p.memberNumber); }},
        {{u"m/w"_s},
         [](P p) { return p.sex ? (*p.sex == engine::Sex::Female ? u"w"_s : u"m"_s) : QString(); }},
        {{u"Geburt"_s, Kind::Day}, birthText},
        {{u"DWZ"_s, Kind::Figure}, [](P p) { return ratingText(p, engine::RatingSource::Dwz); }, true},
        {{u"Elo"_s, Kind::Figure}, [](P p) { return ratingText(p, engine::RatingSource::Fide); }},
        {{u"FIDE-ID"_s, Kind::Figure}, [](P p) { return number(p.fideId); }},
        {{u"PKZ"_s}, [](P p) { return text(p.personId); }},
        {{u"Mannschaft"_s}, [](P p) { return text(p.team); }},
        {{u"Brett"_s, Kind::Figure}, [](P p) { return number(p.board); }}, // in his team
        {{u"DSB-Mitglied"_s},                                              // where the VKZ does not tell
         [](P p) { return p.member == !p.club.empty() ? QString()
                          : p.member                  ? u"ja"_s
                                                      : u"nein"_s; }},
    };
}

} // namespace

GamesLayout gamesLayout(const engine::Tournament& tournament)
{
    constexpr int kMostRounds = 60; // of a table that somebody can read
    const GamesLayout square = tournament.participants.size() > kMostOfCrosstable ? GamesLayout::GamesAlone
                                                                                  : GamesLayout::Crosstable;
    std::set<std::pair<int, engine::ParticipantNumber>> seen;
    for (const Game& game : tournament.games) {
        const bool alone = game.round && *game.round <= kMostRounds &&
                           seen.emplace(*game.round, game.white).second &&
                           seen.emplace(*game.round, game.black).second;
        if (!alone)
            return square;
    }
    const bool rounds = !tournament.games.empty() && roundsOf(tournament) <= kMostRounds;
    return rounds ? GamesLayout::ProgressTable : square;
}

QStringList tournamentLines(const engine::Tournament& tournament)
{
    const engine::TournamentHeader& header = tournament.header;
    QStringList lines;
    const auto add = [&](const QString& key, const QString& value) {
        if (!value.isEmpty())
            lines.append(key.isEmpty() ? value : QString(key + u": "_s + value));
    };
    add({}, text(header.name));
    add(u"Ort"_s, text(header.place));
    add(u"Beginn"_s, header.start ? germanDay(*header.start) : QString());
    add(u"Ende"_s, header.end ? germanDay(*header.end) : QString());
    add(u"Runden"_s, number(header.rounds));
    add(u"Bedenkzeit"_s, text(header.timeControl));
    return lines;
}

Table playersTable(const engine::Tournament& tournament)
{
    Table table;
    const GamesLayout layout = gamesLayout(tournament);
    std::vector<PersonColumn> columns = personColumns();
    std::erase_if(columns, [&](const PersonColumn& column) {
        return !column.always && std::ranges::all_of(tournament.participants, [&](const Participant& person) {
            return column.cell(person).isEmpty();
        });
    });
    for (const PersonColumn& column : columns)
        table.columns.push_back(column.shown);
    const bool progress = layout == GamesLayout::ProgressTable;
    const bool square = layout == GamesLayout::Crosstable;
    const int rounds = progress ? roundsOf(tournament) : 0;
    QStringList games;
    for (int round = 1; round <= rounds; ++round)
        games += u"Runde"_s + u' ' + QString::number(round);
    for (const Participant& person : tournament.participants) {
        if (square)
            games += QString::number(person.number.value());
    }
    table.addColumns(Table::Kind::Game, games);
    table.columns.push_back({u"Punkte"_s, Table::Kind::Figure, true});
    const Cells cells = progress ? progressCells(tournament, rounds)
                        : square ? crosstableCells(tournament)
                                 : Cells(tournament.participants.size());
    const std::vector<int> points = pointsOf(tournament, layout);
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        QStringList row;
        for (const PersonColumn& column : columns)
            row += column.cell(tournament.participants[i]);
        for (const QString& cell : cells[i])
            row += cell;
        table.addTexts(row << pointsText(points[i]));
    }
    return table;
}

Table gamesTable(const engine::Tournament& tournament)
{
    const bool isOfTeams = tournament.header.kind == engine::TournamentKind::Team;
    Table table;
    table.columns = {
        {u"Runde"_s, Table::Kind::Figure}, {u"Datum"_s, Table::Kind::Day}, {u"Brett"_s, Table::Kind::Figure}};
    for (const QString& colour : {u"Weiß"_s, u"Schwarz"_s}) {
        table.columns.push_back({u"Nr."_s, Table::Kind::Figure});
        if (isOfTeams)
            table.columns.push_back({u"Mannschaft"_s});
        table.columns.push_back({colour});
    }
    table.columns.push_back({u"Ergebnis"_s, Table::Kind::Game});
    std::vector<Game> games = tournament.games;
    if (isOfTeams)
        putUnmannedBoards(tournament, games);
    std::ranges::stable_sort(games, {}, [&](const Game& game) {
        const auto teams = std::minmax(game.whiteTeam, game.blackTeam);
        return std::tuple(game.round.value_or(0),
                          isOfTeams ? std::pair<std::string, std::string>(teams)
                                    : std::pair<std::string, std::string>(),
                          game.board.value_or(0));
    });
    for (const Game& game : games) {
        QStringList row{number(game.round), game.date ? germanDay(*game.date) : QString(),
                        number(game.board)};
        for (const bool isWhite : {true, false}) {
            const engine::ParticipantNumber player = isWhite ? game.white : game.black;
            const auto index = tournament.indexOf(player);
            row += index ? number(player.value()) : QString();
            if (isOfTeams)
                row += text(isWhite ? game.whiteTeam : game.blackTeam);
            row += index ? text(tournament.participants[*index].name) : u"unbesetzt"_s;
        }
        QString result = game.result == engine::kNotPlayed ? QString() : sideText(game.result.white);
        if (!result.isEmpty())
            result += u" - "_s + sideText(game.result.black);
        table.addTexts(row << result);
    }
    return table;
}

} // namespace zahlmeister::app
