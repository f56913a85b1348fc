// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <QXmlStreamWriter>

#include "app/formats/chessresults/chessresultsxml.h"
#include "app/formats/dsbxml/dsbxmlvalues.h"
#include "app/formats/importvalues.h"
#include "app/formats/nationalnumber.h"
#include "app/formats/roundassignment.h"
#include "app/notes/pointstext.h"
#include "engine/model/teammatches.h"
#include "engine/model/vkz.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Bye;
using engine::Game;
using engine::Participant;
using engine::ParticipantNumber;
using engine::SideResult;
using engine::TeamMatch;
using engine::Tournament;

constexpr qsizetype kLongestId = 20;
constexpr auto kCustom = engine::HomeWhite::EvenBoards; // `homecolor="s"`

ChessResultsType typeOf(const engine::TournamentHeader& header)
{
    using enum ChessResultsType;
    const bool isTeam = header.kind == engine::TournamentKind::Team;
    if (header.mode == engine::TournamentMode::RoundRobin)
        return isTeam ? TeamRoundRobin : RoundRobin;
    return isTeam ? TeamSwiss : Swiss;
}

QString compactDay(const std::optional<engine::Date>& day)
{
    return day ? QString::fromStdString(day->iso()).remove(u'-') : QString();
}

QString pointsOfSide(SideResult side)
{
    if (side == SideResult::NotPlayed)
        return {};
    return engine::tablePoints(side) == engine::kWin ? u"1.0"_s
           : side == SideResult::Draw                ? u"0.5"_s
                                                     : u"0.0"_s;
}

QString pointsOfMatch(engine::Score score)
{
    return QString::number(score.points(), 'f', 1);
}

bool isForfeited(SideResult side)
{
    return side == SideResult::ForfeitWin || side == SideResult::ForfeitLoss;
}

/// Writes elements without any text, in the order in which others have them.
class ChessResultsWriter {
public:
    explicit ChessResultsWriter(const Tournament& tournament)
        : m_tournament(tournament),
          m_rounds(assignedRounds(tournament)),
          m_teams(engine::teamNames(tournament)),
          m_xml(&m_data)
    {
        m_xml.setAutoFormatting(true);
    }

    QByteArray write()
    {
        m_xml.writeStartDocument();
        m_xml.writeStartElement(QString::fromUtf8(kChessResultsRoot));
        section(u"tournamentdata", [this] { writeTournament(); });
        section(u"rounds", [this] { writeRounds(); });
        section(u"players", [this] { writePlayers(); });
        if (!m_teams.empty())
            section(u"teams", [this] { writeTeams(); });
        findMatches();
        section(u"playerpairings", [this] { writePairings(); });
        if (!m_matches.empty())
            section(u"teampairings", [this] { writeMatches(); });
        m_xml.writeEndDocument();
        return std::move(m_data);
    }

private:
    template <class Action>
    void section(QStringView name, Action action)
    {
        m_xml.writeStartElement(name.toString());
        action();
        m_xml.writeEndElement();
    }

    void text(const char* name, const QString& value)
    {
        m_xml.writeAttribute(QString::fromLatin1(name), value);
    }
    void text(const char* name, const std::string& value) { text(name, cleanedText(value)); }
    void number(const char* name, int value) { text(name, QString::number(value)); }
    void number(const char* name, std::optional<int> value)
    {
        text(name, value ? QString::number(*value) : QString());
    }

    [[nodiscard]] bool isTeam() const { return m_tournament.header.kind == engine::TournamentKind::Team; }
    void writeTournament();
    void writeRounds();
    void writePlayers();
    void writePlayer(const Participant& person, engine::Score points);
    void writeRatings(const Participant& person);
    void writeTeams();
    void findMatches();
    void writePairings();
    void writePairing(const Game& game, int round);
    void writeBye(const Participant& person, const Bye& bye);
    void writeResult(const QString& white, const QString& black, bool isForfeit);
    void writeMatches();
    [[nodiscard]] int teamNumber(const std::string& name) const;
    [[nodiscard]] int lastRound() const;

    const Tournament& m_tournament;
    std::vector<int> m_rounds; ///< of the games
    std::vector<std::string> m_teams;
    std::vector<TeamMatch> m_matches;
    std::map<engine::GameId, std::pair<int, int>>
        m_places;                  ///< of games of matches: number of the match, board
    std::map<int, int> m_pairings; ///< written so far, by rounds
    QByteArray m_data;
    QXmlStreamWriter m_xml;
};

int ChessResultsWriter::lastRound() const
{
    int last = m_rounds.empty() ? 0 : *std::ranges::max_element(m_rounds);
    for (const Participant& person : m_tournament.participants) {
        for (const Bye& bye : person.byes)
            last = std::max(last, bye.round);
    }
    return std::max(last, m_tournament.header.rounds.value_or(0));
}

int ChessResultsWriter::teamNumber(const std::string& name) const
{
    const auto found = std::ranges::find(m_teams, name);
    return name.empty() || found == m_teams.end() ? 0 : static_cast<int>(found - m_teams.begin()) + 1;
}

void ChessResultsWriter::writeTournament()
{
    const engine::TournamentHeader& header = m_tournament.header;
    m_xml.writeEmptyElement(u"tournament"_s);
    number("type", static_cast<int>(typeOf(header)));
    text("name", header.name);
    text("location", header.place);
    text("chiefarbiter", header.arbiter);
    number("rounds", lastRound());
    number("currentround", lastRound());
    text("from", compactDay(header.start));
    text("to", compactDay(header.end));
    text("timecontrol", header.timeControl);
    if (const auto list = engine::tieBreaksFromText(header.tieBreaks); list.has_value() && !isTeam()) {
        for (std::size_t i = 0; i < std::min(list->size(), kChessResultsTieBreaks); ++i)
            number(("tb" + std::to_string(i + 1) + "no").c_str(), chessResultsNumber((*list)[i]));
    }
    text("homecolor", isTeam() ? u"s"_s : QString());
    text("federation", u"GER"_s); // of whose ratings the national ones are
}

/// A round has the day of its first game that has one.
void ChessResultsWriter::writeRounds()
{
    std::map<int, engine::Date> days;
    for (std::size_t i = 0; i < m_tournament.games.size(); ++i) {
        if (m_tournament.games[i].date)
            days.emplace(m_rounds[i], *m_tournament.games[i].date);
    }
    for (int round = 1; round <= lastRound(); ++round) {
        const auto day = days.find(round);
        m_xml.writeEmptyElement(u"round"_s);
        number("round", round);
        text("date", day == days.end() ? QString() : compactDay(day->second));
        text("time", QString());
    }
}

void ChessResultsWriter::writePlayers()
{
    std::map<ParticipantNumber, engine::Score> points;
    for (const Game& game : m_tournament.games) {
        points[game.white] += engine::tablePoints(game.result.white);
        points[game.black] += engine::tablePoints(game.result.black);
    }
    for (const Participant& person : m_tournament.participants) {
        engine::Score& sum = points[person.number];
        for (const Bye& bye : person.byes)
            sum += bye.score;
        writePlayer(person, sum);
    }
}

void ChessResultsWriter::writePlayer(const Participant& person, engine::Score points)
{
    const std::string::size_type comma = person.name.find(',');
    const bool isSplit = comma != std::string::npos;
    m_xml.writeEmptyElement(u"player"_s);
    number("no", person.number.value());
    text("id", nationalNumber(person, kLongestId));
    text("lastname", isSplit ? person.name.substr(0, comma) : person.name);
    text("firstname", isSplit ? cleanedText(person.name.substr(comma + 1)).trimmed() : QString());
    writeRatings(person);
    number("dob", engine::birthYearOf(person));
    text("sex", person.computer                    ? u"c"_s
                : !person.sex                      ? QString()
                : *person.sex == engine::Sex::Male ? u"M"_s
                                                   : u"W"_s);
    text("fed", !person.federation.empty() ? person.federation : std::string(person.member ? "GER" : ""));
    number("board", person.board);
    number("teamno", teamNumber(person.team));
    text("clubname", person.clubName);
    number("fideid", person.fideId);
    text("club", engine::isVkz(person.club) ? person.club : std::string());
    text("pts", QString::number(points.points(), 'f', 1).replace(u'.', u','));
    text("state", person.withdrawal ? u"2"_s : QString());
}

void ChessResultsWriter::writeRatings(const Participant& person)
{
    const bool isListed = person.rating && engine::Rating::isListed(person.rating->value());
    const auto of = [&](engine::RatingSource source) {
        return isListed && person.ratingSource == source ? std::optional(person.rating->value())
                                                         : std::nullopt;
    };
    number("rtg", isListed ? std::optional(person.rating->value()) : std::nullopt);
    number("rtgfide", of(engine::RatingSource::Fide));
    number("rtgnat", of(engine::RatingSource::Dwz));
}

void ChessResultsWriter::writeTeams()
{
    for (std::size_t i = 0; i < m_teams.size(); ++i) {
        m_xml.writeEmptyElement(u"team"_s);
        number("no", static_cast<int>(i) + 1);
        text("teamname", m_teams[i]);
        text("teamshort", m_teams[i]);
    }
}

/// Boards are counted from match to match; everything else of a team tournament has a pairing of its own.
void ChessResultsWriter::findMatches()
{
    if (!isTeam())
        return;
    for (TeamMatch& match : engine::teamMatches(m_tournament, kCustom)) {
        if (!match.round)
            continue;
        const int pairing = ++m_pairings[*match.round];
        for (const engine::MatchBoard& board : match.boards) {
            if (!board.isUnmanned())
                m_places.emplace(board.game.id, std::pair(pairing, board.board));
        }
        m_matches.push_back(std::move(match));
    }
}

void ChessResultsWriter::writePairings()
{
    for (std::size_t i = 0; i < m_tournament.games.size(); ++i)
        writePairing(m_tournament.games[i], m_rounds[i]);
    for (const Participant& person : m_tournament.participants) {
        for (const Bye& bye : person.byes)
            writeBye(person, bye);
    }
}

void ChessResultsWriter::writePairing(const Game& game, int round)
{
    const auto place = m_places.find(game.id);
    const bool isOfMatch = place != m_places.end();
    const int next = isOfMatch ? 0 : ++m_pairings[round];
    m_xml.writeEmptyElement(u"playerpairing"_s);
    number("round", round);
    number("pairing", isOfMatch ? place->second.first : isTeam() ? next : game.board.value_or(next));
    number("board", isOfMatch ? place->second.second : isTeam() ? game.board.value_or(1) : 1);
    number("whiteno", game.white.value());
    number("blackno", game.black.value());
    writeResult(pointsOfSide(game.result.white), pointsOfSide(game.result.black),
                isForfeited(game.result.white) && isForfeited(game.result.black));
}

void ChessResultsWriter::writeBye(const Participant& person, const Bye& bye)
{
    const bool isAllocated = bye.kind == engine::ByeKind::Allocated;
    const QString points = QString::number(bye.score.points(), 'f', 1);
    const bool isAbsent = !isAllocated && bye.score == engine::kLoss;
    m_xml.writeEmptyElement(u"playerpairing"_s);
    number("round", bye.round);
    number("pairing", ++m_pairings[bye.round]);
    number("board", isTeam() ? bye.board : std::optional(1));
    number("whiteno", person.number.value());
    number("blackno", isAllocated ? kChessResultsBye : kChessResultsNotPaired);
    writeResult(isAbsent ? QString() : points, isAbsent ? QString() : u"0.0"_s, !isAbsent);
}

void ChessResultsWriter::writeResult(const QString& white, const QString& black, bool isForfeit)
{
    text("reswhite", white);
    text("resblack", black);
    text("forfeit", isForfeit ? QString(QChar(kChessResultsForfeit)) : QString());
}

void ChessResultsWriter::writeMatches()
{
    std::map<int, int> pairings;
    for (const TeamMatch& match : m_matches) {
        m_xml.writeEmptyElement(u"teampairing"_s);
        number("round", *match.round);
        number("pairing", ++pairings[*match.round]);
        number("no1", teamNumber(match.home));
        number("no2", teamNumber(match.away));
        text("res1", pointsOfMatch(match.homePoints));
        text("res2", pointsOfMatch(match.awayPoints));
    }
}

} // namespace

ExportResult writeChessResultsXml(const ExportInput& input)
{
    return ChessResultsWriter(input.tournament).write();
}

} // namespace zahlmeister::app
