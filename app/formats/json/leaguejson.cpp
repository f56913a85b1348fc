// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/json/leaguejson.h"

#include <algorithm>
#include <cmath>

#include "app/fields/codes.h"
#include "app/text/jsonwriter.h"
#include "engine/league/leagueschedule.h"
#include "engine/league/leaguestatistics.h"
#include "engine/league/leaguetable.h"

namespace zahlmeister::app {

namespace {

using engine::LeagueMatch;
using engine::MatchBoard;
using engine::ScheduledMatch;
using engine::TeamStanding;
using engine::Tournament;
using Layout = JsonWriter::Layout;

class LeagueWriter {
public:
    LeagueWriter(const Tournament& tournament, const LeagueContent& content)
        : m_tournament(tournament), m_content(content)
    {
    }

    QByteArray write()
    {
        m_json.beginObject();
        m_json.member("name", m_tournament.header.name);
        m_json.member("round", m_content.round);
        writeIf(LeaguePart::Table, [this] { writeTable(); });
        writeIf(LeaguePart::Teams, [this] { writeTeams(); });
        writeIf(LeaguePart::Players, [this] { writePlayers(); });
        writeIf(LeaguePart::Schedule, [this] { writeMatches("schedule", false); });
        writeIf(LeaguePart::Matches, [this] { writeMatches("matches", true); });
        writeIf(LeaguePart::LineUps, [this] { writeLineUps(); });
        m_json.endObject();
        return m_json.take();
    }

private:
    template <class Write>
    void writeIf(LeaguePart part, Write write)
    {
        if (m_content.parts.contains(part))
            write();
    }

    /// Whom a number means, as in the tournament.
    void writePlayer(engine::ParticipantNumber number)
    {
        const auto position = m_tournament.indexOf(number);
        if (!position)
            return;
        const engine::Participant& person = m_tournament.participants[*position];
        m_json.member("number", number.value());
        m_json.member("name", person.name);
        if (person.rating)
            m_json.member("rating", person.rating->value());
    }

    void writeTable()
    {
        const Tournament& whole = m_content.season != nullptr ? *m_content.season : m_tournament;
        const engine::LeagueTable table = engine::leagueTable(whole, m_content.round);
        const auto matches = engine::leagueMatches(whole);
        m_json.objects("table", Layout::Lines, table.teams, [&](const TeamStanding& team) {
            m_json.member("rank", team.rank);
            m_json.member("team", team.team);
            if (team.group > 0)
                m_json.member("group", team.group + 1);
            m_json.member("played", team.played);
            m_json.member("won", team.won);
            m_json.member("drawn", team.drawn);
            m_json.member("lost", team.lost);
            m_json.member("match_points", team.matchPoints);
            m_json.member("board_points", team.boardPoints);
            m_json.member("board_points_against", team.boardPointsAgainst);
            m_json.member("berlin", team.berlin);
            if (team.penalty != 0)
                m_json.member("penalty", team.penalty);
            if (team.isAnnulled)
                m_json.member("annulled", true);
            writeValues(table, team);
            writeResults(matches, team.team);
        });
    }

    void writeValues(const engine::LeagueTable& table, const TeamStanding& team)
    {
        m_json.object("values", Layout::OneLine, [&] {
            for (std::size_t i = 0; i < std::min(table.criteria.size(), team.values.size()); ++i) {
                if (!std::isnan(team.values[i]))
                    m_json.member(engine::tieBreakText(table.criteria[i]), team.values[i]);
            }
        });
        if (!team.decidedBy)
            return;
        const std::size_t by = *team.decidedBy;
        m_json.member("decided_by", by < table.criteria.size() ? engine::tieBreakText(table.criteria[by])
                                                               : std::string("lot"));
    }

    /// A row of the crosstable.
    void writeResults(const std::vector<LeagueMatch>& matches, const std::string& team)
    {
        std::vector<const LeagueMatch*> own;
        for (const LeagueMatch& match : matches) {
            const bool counts =
                !m_content.round || match.round.value_or(*m_content.round + 1) <= *m_content.round;
            if (counts && (match.home == team || match.away == team))
                own.push_back(&match);
        }
        m_json.objects("results", Layout::OneLine, own, [&](const LeagueMatch* match) {
            const bool isHome = match->home == team;
            m_json.member("round", match->round);
            m_json.member("against", isHome ? match->away : match->home);
            m_json.member("board_points", isHome ? match->count.homePoints : match->count.awayPoints);
            if (match->isAwarded)
                m_json.member("awarded", true);
        });
    }

    void writeTeams()
    {
        const auto teams = engine::leagueTeams(m_tournament, engine::teamMatches(m_tournament));
        m_json.objects("teams", Layout::OneLine, teams, [&](const engine::LeagueTeam& team) {
            m_json.member("team", team.team);
            m_json.member("players", team.players);
            m_json.member("boards", team.boards);
            m_json.member("average", team.average);
            m_json.member("opponents", team.opponents);
        });
    }

    void writePlayers()
    {
        auto players = engine::leaguePlayers(m_tournament, engine::teamMatches(m_tournament));
        std::erase_if(players, [this](const engine::LeaguePlayer& player) { return !isWanted(player.team); });
        m_json.objects("players", Layout::OneLine, players, [&](const engine::LeaguePlayer& player) {
            m_json.member("team", player.team);
            writePlayer(player.number);
            m_json.member("games", player.games);
            m_json.member("played", player.played);
            m_json.member("points", player.points);
            m_json.member("average_board", player.averageBoard());
            m_json.member("opponents", player.opponents);
        });
    }

    [[nodiscard]] bool isWanted(const std::string& team) const
    {
        return m_content.team.empty() || m_content.team == team;
    }

    void writeMatches(std::string_view key, bool withBoards)
    {
        auto schedule = engine::leagueSchedule(m_tournament);
        std::erase_if(schedule, [this](const ScheduledMatch& match) {
            return (m_content.round && match.round != m_content.round) ||
                   (!isWanted(match.home) && !isWanted(match.away));
        });
        m_json.objects(key, withBoards ? Layout::Lines : Layout::OneLine, schedule,
                       [&](const ScheduledMatch& match) {
                           m_json.member("round", match.round);
                           if (match.date)
                               m_json.member("date", match.date->iso());
                           m_json.member("home", match.home);
                           m_json.member("away", match.away);
                           if (match.count) {
                               m_json.member("home_points", match.count->homePoints);
                               m_json.member("away_points", match.count->awayPoints);
                               m_json.member("home_match_points", match.count->homeMatchPoints);
                               m_json.member("away_match_points", match.count->awayMatchPoints);
                               m_json.member("decided", match.count->isDecided);
                           }
                           if (match.awarded) {
                               m_json.member("awarded", codeText(*match.awarded));
                               m_json.member("reason", match.reason);
                           }
                           if (withBoards)
                               writeBoards(match);
                       });
    }

    void writeBoards(const ScheduledMatch& match)
    {
        const std::vector<MatchBoard> boards = match.match ? match.match->boards : std::vector<MatchBoard>();
        m_json.objects("boards", Layout::OneLine, boards, [&](const MatchBoard& board) {
            m_json.member("board", board.board);
            for (const bool isHome : {true, false}) {
                m_json.object(isHome ? "home" : "away", Layout::OneLine, [&] {
                    const engine::ParticipantNumber player = board.player(isHome);
                    m_json.member(
                        "lineup_number",
                        engine::lineupNumber(m_tournament, isHome ? match.home : match.away, player));
                    writePlayer(player);
                });
            }
            m_json.member("home_white", board.isHomeWhite);
            m_json.member("result", engine::resultText(board.result()));
            if (board.game.awarded)
                m_json.member("awarded", engine::resultText(board.counted()));
        });
    }

    void writeLineUps()
    {
        std::vector<engine::Team> teams;
        for (const engine::Team& team : m_tournament.header.teams) {
            if (isWanted(team.name))
                teams.push_back(team);
        }
        m_json.objects("lineups", Layout::Lines, teams, [&](const engine::Team& team) {
            m_json.member("team", team.name);
            m_json.objects("places", Layout::OneLine, team.lineup, [&](const engine::LineupPlace& place) {
                m_json.member("lineup_number", place.number);
                writePlayer(place.participant);
                if (place.rating)
                    m_json.member("lineup_rating", place.rating->value());
                if (place.from)
                    m_json.member("from", place.from->iso());
                if (place.until)
                    m_json.member("until", place.until->iso());
                if (place.guest)
                    m_json.member("guest", true);
            });
        });
    }

    const Tournament& m_tournament;
    const LeagueContent& m_content;
    JsonWriter m_json;
};

} // namespace

QByteArray writeLeagueJson(const Tournament& tournament, const LeagueContent& content)
{
    return LeagueWriter(tournament, content).write();
}

} // namespace zahlmeister::app
