// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/trf/trfreport.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <tuple>
#include <unordered_map>

#include "app/formats/importvalues.h"
#include "app/formats/losslist.h"
#include "app/formats/nationalnumber.h"
#include "app/formats/trf/trfrecords.h"
#include "app/spelling/result.h"
#include "app/text/plaintext.h"
#include "engine/league/leagueschedule.h"
#include "engine/league/leaguetable.h"
#include "engine/standings/finaltable.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Bye;
using engine::ByeKind;
using engine::Game;
using engine::Participant;
using engine::SideResult;
using engine::Tournament;

namespace {

constexpr qsizetype kNameWidth = 33;
constexpr qsizetype kTeamNameWidth = 32;
constexpr qsizetype kNationalWidth = 11;
constexpr std::size_t kMaximumTeams = 999;
constexpr int kMaximumBoards = 99;

/// Two-digit years of rounds without start and end are read as these.
constexpr int kFirstYear = 1970;
constexpr int kLastYear = 2069;

QString transcribed(const QString& text)
{
    struct Letter {
        char16_t letter;
        QStringView latin;
    };
    static constexpr std::array kLetters{
        Letter{u'ä', u"ae"}, Letter{u'ö', u"oe"}, Letter{u'ü', u"ue"}, Letter{u'Ä', u"Ae"},
        Letter{u'Ö', u"Oe"}, Letter{u'Ü', u"Ue"}, Letter{u'ß', u"ss"}, Letter{u'æ', u"ae"},
        Letter{u'Æ', u"Ae"}, Letter{u'ø', u"oe"}, Letter{u'Ø', u"Oe"}, Letter{u'œ', u"oe"},
        Letter{u'å', u"aa"}, Letter{u'Å', u"Aa"}, Letter{u'ł', u"l"},  Letter{u'Ł', u"L"},
        Letter{u'đ', u"d"},  Letter{u'Đ', u"D"},  Letter{u'ı', u"i"},  Letter{u'þ', u"th"},
        Letter{u'ð', u"d"},  Letter{u'’', u"'"},  Letter{u'–', u"-"},  Letter{u'½', u"1/2"}};
    QString latin;
    for (const QChar character : text.normalized(QString::NormalizationForm_C)) {
        const auto known = std::ranges::find(kLetters, character.unicode(), &Letter::letter);
        if (character.unicode() < 0x80) {
            latin += character;
        } else if (known != kLetters.end()) {
            latin += known->latin;
        } else if (!character.isLowSurrogate()) {
            // The letter without its accents is better than none.
            const QChar base = QString(character).normalized(QString::NormalizationForm_KD).front();
            latin += base.unicode() < 0x80 ? base : QChar(u'?');
        }
    }
    return latin;
}

/// What one side has; where the other one lost a rated game by forfeit and this one at the board, or the
/// other way round, both have played for a strict reader: one loss is rated, the other is not.
QChar codeOf(SideResult side, SideResult other, bool rated)
{
    const bool isForfeited = side == SideResult::ForfeitLoss || other == SideResult::ForfeitLoss;
    if (isForfeited && !rated)
        return side == SideResult::ForfeitWin ? u'+' : u'-';
    if (side == SideResult::ForfeitLoss && isPlayed(other))
        return u'L';
    if (!rated && isPlayed(side))
        return side == SideResult::Win ? u'W' : side == SideResult::Draw ? u'D' : u'L';
    return side == SideResult::Draw ? QChar(u'=') : signOfSide(side);
}

class ReportBuilder {
public:
    ReportBuilder(const Tournament& tournament, TrfEdition edition)
        : m_tournament(tournament), m_edition(edition)
    {
    }

    TrfReport build()
    {
        addRows();
        addGames();
        addByes();
        addPoints();
        addDates();
        addTeams();
        addSeats();
        addForfeits();
        addHeader();
        addLosses();
        return std::move(m_report);
    }

private:
    bool isTrf26() const { return m_edition == TrfEdition::Trf26; }

    QString written(const std::string& text, qsizetype width = -1)
    {
        const QString full = trfText(text, m_edition);
        m_changedTexts += full != QString::fromStdString(text);
        if (width < 0 || full.size() <= width)
            return full;
        ++m_cutTexts;
        return full.left(full.at(width - 1).isHighSurrogate() ? width - 1 : width).trimmed();
    }

    /// Strict readers refuse numbers that leave gaps.
    void addRows()
    {
        std::vector<int> numbers;
        for (const Participant& person : m_tournament.participants)
            numbers.push_back(person.number.value());
        std::ranges::sort(numbers);
        m_isNumberedAnew = !numbers.empty() && numbers.back() > static_cast<int>(numbers.size());
        for (const Participant& person : m_tournament.participants) {
            const auto place = std::ranges::lower_bound(numbers, person.number.value()) - numbers.begin();
            m_positions.emplace(person.number.value(), m_report.rows.size());
            TrfRow row{.number = static_cast<int>(place) + 1};
            row.name = written(person.name, kNameWidth);
            if (isTrf26())
                row.nationalNumber = app::nationalNumber(person, kNationalWidth);
            m_report.rows.push_back(std::move(row));
        }
    }

    bool isFree(std::size_t white, std::size_t black, int round) const
    {
        return !m_report.rows[white].entries.contains(round) && !m_report.rows[black].entries.contains(round);
    }

    /// Games keep their rounds where both players are free then; the others get the next round that is.
    void addGames()
    {
        std::vector<const Game*> homeless;
        m_rounds.assign(m_tournament.games.size(), 0);
        for (const Game& game : m_tournament.games) {
            if (game.result == engine::kNotPlayed)
                continue; // an opponent without a result is what strict readers refuse
            const auto white = m_positions.at(game.white.value());
            const auto black = m_positions.at(game.black.value());
            if (game.round && isFree(white, black, *game.round))
                addGame(game, *game.round);
            else
                homeless.push_back(&game);
        }
        for (const Game* game : homeless) {
            const auto white = m_positions.at(game->white.value());
            const auto black = m_positions.at(game->black.value());
            int round = game->round.value_or(1);
            while (round <= kMaximumRounds && !isFree(white, black, round))
                ++round;
            if (round <= kMaximumRounds)
                addGame(*game, round);
        }
    }

    void addGame(const Game& game, int round)
    {
        TrfRow& white = m_report.rows[m_positions.at(game.white.value())];
        TrfRow& black = m_report.rows[m_positions.at(game.black.value())];
        white.entries[round] = {black.number, u'w', codeOf(game.result.white, game.result.black, game.rated)};
        black.entries[round] = {white.number, u'b', codeOf(game.result.black, game.result.white, game.rated)};
        m_rounds[static_cast<std::size_t>(&game - m_tournament.games.data())] = round;
        m_report.rounds = std::max(m_report.rounds, round);
    }

    /// The worth of the pairing's byes, when it is the same for all of them; TRF16 knows but a win.
    std::optional<engine::Score> pairingByeScore() const
    {
        if (!isTrf26())
            return engine::kWin;
        std::optional<engine::Score> score;
        for (const Participant& person : m_tournament.participants) {
            for (const Bye& bye : person.byes) {
                if (bye.kind != ByeKind::Allocated)
                    continue;
                if (score && *score != bye.score)
                    return engine::kWin;
                score = bye.score;
            }
        }
        return score;
    }

    void addByes()
    {
        const std::optional<engine::Score> allocated = pairingByeScore();
        for (std::size_t i = 0; i < m_report.rows.size(); ++i) {
            for (const Bye& bye : m_tournament.participants[i].byes) {
                const bool byPairing = bye.kind == ByeKind::Allocated && bye.score == allocated;
                const QChar code = byPairing                    ? u'U'
                                   : bye.score == engine::kWin  ? u'F'
                                   : bye.score == engine::kDraw ? u'H'
                                                                : u'Z';
                m_report.rows[i].entries.emplace(bye.round, TrfEntry{0, u'-', code});
                m_report.rounds = std::max(m_report.rounds, bye.round);
            }
        }
        if (allocated && *allocated != engine::kWin)
            m_report.pairingBye = allocated->halfPoints() * 5;
    }

    void addPoints()
    {
        TrfScoring scoring;
        scoring.pairingBye = m_report.pairingBye;
        std::vector<int> standings;
        for (TrfRow& row : m_report.rows) {
            for (const auto& [round, entry] : row.entries)
                row.points += scoring.pointsOf(entry.result);
            standings.push_back(row.points);
        }
        std::ranges::sort(standings, std::greater<>());
        for (TrfRow& row : m_report.rows) {
            const auto before = std::ranges::lower_bound(standings, row.points, std::greater<>());
            row.rank = static_cast<int>(before - standings.begin()) + 1;
        }
        if (!m_tournament.header.tieBreaks.empty())
            rankByTieBreaks();
    }

    /// With a list of tie-breaks in the report the places are those of the final table, as long as the points
    /// are.
    void rankByTieBreaks()
    {
        const engine::FinalTable table(m_tournament, engine::tableOptionsOf(m_tournament));
        const auto agrees = [&](const engine::FinalPlace& place) {
            const int points = table.played().entrants()[place.entrant].score.front() * 5;
            return points == m_report.rows[place.entrant].points;
        };
        if (table.played().isTeamEvent() || !std::ranges::all_of(table.places(), agrees))
            return;
        for (const engine::FinalPlace& place : table.places())
            m_report.rows[place.entrant].rank = place.rank;
    }

    /// A round has a date when all its games have it.
    void addDates()
    {
        std::map<int, std::optional<engine::Date>> dates;
        for (std::size_t i = 0; i < m_rounds.size(); ++i) {
            if (m_rounds[i] == 0)
                continue;
            const auto [date, first] = dates.emplace(m_rounds[i], m_tournament.games[i].date);
            if (!first && date->second != m_tournament.games[i].date)
                date->second = std::nullopt;
        }
        for (const auto& [round, date] : dates) {
            if (date && isReadable(*date))
                m_report.roundDates.emplace(round, *date);
        }
    }

    /// Rounds have years of two digits, which the dates of the tournament complete.
    bool isReadable(engine::Date date) const
    {
        const std::optional<engine::Date>& start = m_tournament.header.start;
        const std::optional<engine::Date>& end = m_tournament.header.end;
        if (!start && !end)
            return date.year() >= kFirstYear && date.year() <= kLastYear;
        constexpr int kHalfCentury = 50;
        const int near = start ? start->year() : end->year();
        return (!start || *start <= date) && (!end || date <= *end) &&
               std::abs(date.year() - near) < kHalfCentury;
    }

    /// A team has those who are of it, and stands there also when it only ever fields others.
    void addTeams()
    {
        if (m_tournament.header.kind != engine::TournamentKind::Team)
            return;
        std::set<std::string> playing;
        for (const Game& game : m_tournament.games)
            playing.insert({game.whiteTeam, game.blackTeam});
        for (const std::string& name : engine::teamNames(m_tournament)) {
            TrfTeamRow team;
            for (std::size_t i = 0; i < m_report.rows.size(); ++i) {
                if (m_tournament.participants[i].team == name)
                    team.players.push_back(i);
            }
            if (team.players.empty() && !(isTrf26() && playing.contains(name)))
                continue;
            std::ranges::stable_sort(team.players, {}, [&](std::size_t row) {
                return m_tournament.participants[row].board.value_or(kTrfMaximumNumber);
            });
            team.name = teamName(name);
            m_teams.emplace(name, m_report.teams.size());
            m_report.teams.push_back(std::move(team));
        }
        if (m_report.teams.size() > kMaximumTeams) {
            m_report.teams.clear();
            m_teams.clear();
        }
        addTeamPoints();
    }

    /// Teams whose names become equal when they are cut stay apart.
    QString teamName(const std::string& name)
    {
        const QString cut = written(name, kTeamNameWidth);
        QString unique = cut;
        for (int i = 2; !m_teamNames.insert(unique).second; ++i) {
            const QString suffix = u" "_s % QString::number(i);
            unique = cut.left(kTeamNameWidth - suffix.size()) % suffix;
            m_cutTexts += i == 2;
        }
        return unique;
    }

    void addTeamPoints()
    {
        for (const engine::TeamStanding& standing : engine::leagueTable(m_tournament).teams) {
            const auto place = m_teams.find(standing.team);
            if (place == m_teams.end())
                continue;
            TrfTeamRow& team = m_report.teams[place->second];
            team.gamePoints = standing.boardPoints.halfPoints() * 5;
            team.matchPoints = standing.matchPoints * 10;
            team.rank = standing.rank;
        }
    }

    /// A board of a match, the team on the left that stands first in the report.
    struct Seat {
        std::optional<int> board;
        std::array<int, 2> numbers; ///< 0: nobody
        bool isNeeded;              ///< the lists of the teams say something else, or nothing
    };

    using Seats = std::map<std::array<std::size_t, 3>, std::vector<Seat>>; ///< by round and teams

    void addSeats()
    {
        if (!isTrf26() || m_report.teams.empty())
            return;
        Seats seats;
        for (std::size_t i = 0; i < m_rounds.size(); ++i) {
            if (m_rounds[i] > 0)
                addSeat(m_tournament.games[i], m_rounds[i], seats);
        }
        for (const engine::TeamMatch& match : engine::teamMatches(m_tournament)) {
            for (const engine::MatchBoard& board : match.boards) {
                if (board.isUnmanned() && match.round)
                    addSeat(board.game, *match.round, seats);
            }
        }
        for (auto& [key, match] : seats) {
            if (keepsBoards(match))
                writeSeats(key, match);
        }
        std::ranges::sort(m_report.seats, {},
                          [](const TrfSeats& one) { return std::tuple(one.round, one.team, one.opponent); });
    }

    void addSeat(const Game& game, int round, Seats& seats) const
    {
        const auto white = m_teams.find(game.whiteTeam);
        const auto black = m_teams.find(game.blackTeam);
        if (!engine::isMatchGame(game) || white == m_teams.end() || black == m_teams.end())
            return;
        const auto numberOf = [&](engine::ParticipantNumber player) {
            const auto position = m_positions.find(player.value());
            return position == m_positions.end() ? 0 : m_report.rows[position->second].number;
        };
        const auto isOwn = [&](engine::ParticipantNumber player, const std::string& team) {
            const auto position = m_positions.find(player.value());
            return position != m_positions.end() && m_tournament.participants[position->second].team == team;
        };
        Seat seat{game.board,
                  {numberOf(game.white), numberOf(game.black)},
                  !isOwn(game.white, game.whiteTeam) || !isOwn(game.black, game.blackTeam)};
        if (white->second > black->second)
            std::swap(seat.numbers[0], seat.numbers[1]);
        const auto [first, second] = std::minmax(white->second, black->second);
        seats[{static_cast<std::size_t>(round), first, second}].push_back(seat);
    }

    /// Whether the boards of a match can be written: as they are, or counted where only they tell who played
    /// for whom.
    static bool keepsBoards(std::vector<Seat>& match)
    {
        std::set<int> boards;
        const bool areNumbered = std::ranges::all_of(match, [&](const Seat& seat) {
            return seat.board && *seat.board <= kMaximumBoards && boards.insert(*seat.board).second;
        });
        if (areNumbered || std::ranges::none_of(match, &Seat::isNeeded) || std::ssize(match) > kMaximumBoards)
            return areNumbered;
        std::ranges::stable_sort(match, {},
                                 [](const Seat& seat) { return seat.board.value_or(kMaximumBoards + 1); });
        for (std::size_t i = 0; i < match.size(); ++i)
            match[i].board = static_cast<int>(i) + 1;
        return true;
    }

    void writeSeats(const std::array<std::size_t, 3>& key, const std::vector<Seat>& match)
    {
        for (const std::size_t side : {0U, 1U}) {
            TrfSeats written{
                .round = static_cast<int>(key[0]), .team = key[1 + side], .opponent = key[2 - side]};
            for (const Seat& seat : match) {
                const auto board = static_cast<std::size_t>(*seat.board);
                if (seat.numbers[side] == 0)
                    continue;
                written.numbers.resize(std::max(written.numbers.size(), board));
                written.numbers[board - 1] = seat.numbers[side];
            }
            if (!written.numbers.empty())
                m_report.seats.push_back(std::move(written));
        }
    }

    /// Matches that were awarded, and those to which one team came alone.
    void addForfeits()
    {
        if (!isTrf26() || m_report.teams.empty())
            return;
        const int boards = engine::boardsOfLeague(m_tournament);
        for (const engine::ScheduledMatch& match : engine::leagueSchedule(m_tournament)) {
            const auto home = m_teams.find(match.home);
            const auto away = m_teams.find(match.away);
            if (!match.round || home == m_teams.end() || away == m_teams.end() ||
                (!match.awarded && !hasOneTeam(match, boards)))
                continue;
            m_report.rounds = std::max(m_report.rounds, *match.round);
            m_report.forfeits.push_back({*match.round, home->second, away->second, forfeitSign(match)});
        }
    }

    /// Whether one team sat at all boards, and the other one at none: then the match is its own either way.
    /// Where boards are free on both sides, records 300 tell who met whom.
    static bool hasOneTeam(const engine::ScheduledMatch& match, int boards)
    {
        return match.match && std::ssize(match.match->boards) == boards &&
               std::ranges::all_of(match.match->boards, &engine::MatchBoard::isUnmanned) &&
               (match.match->homePoints == engine::kLoss) != (match.match->awayPoints == engine::kLoss);
    }

    static QString forfeitSign(const engine::ScheduledMatch& match)
    {
        if (match.awarded)
            return *match.awarded == engine::MatchAward::Home   ? u"+-"_s
                   : *match.awarded == engine::MatchAward::Away ? u"-+"_s
                                                                : u"--"_s;
        const engine::Score home = match.match->homePoints;
        const engine::Score away = match.match->awayPoints;
        return home > away ? u"+-"_s : away > home ? u"-+"_s : u"--"_s;
    }

    void addHeader()
    {
        const engine::TournamentHeader& header = m_tournament.header;
        m_report.name = written(header.name);
        m_report.place = written(header.place);
        m_report.timeControl = written(header.timeControl);
        m_report.rounds = std::max(m_report.rounds, header.rounds.value_or(0));
    }

    /// What reading the report again does not show.
    void addLosses()
    {
        m_report.losses = decisionsLost(m_tournament);
        addLoss(m_report.losses, ExportLossCode::LongTexts, m_cutTexts);
        addLoss(m_report.losses, ExportLossCode::Characters, m_changedTexts);
        if (m_isNumberedAnew)
            m_report.losses.push_back({ExportLossCode::Numbers});
    }

    const Tournament& m_tournament;
    TrfEdition m_edition;
    TrfReport m_report;
    std::unordered_map<int, std::size_t> m_positions; ///< of participants, by number
    std::vector<int> m_rounds;                        ///< of the games; 0: none was free
    std::map<std::string, std::size_t> m_teams;       ///< their places in the report
    std::set<QString> m_teamNames;
    bool m_isNumberedAnew = false;
    std::size_t m_changedTexts = 0;
    std::size_t m_cutTexts = 0;
};

} // namespace

QString trfText(const std::string& text, TrfEdition edition)
{
    const QString line = plainText(QString::fromStdString(text)).trimmed();
    return edition == TrfEdition::Trf16 ? transcribed(line).trimmed() : line;
}

TrfReport trfReportOf(const Tournament& tournament, TrfEdition edition)
{
    return ReportBuilder(tournament, edition).build();
}

} // namespace zahlmeister::app
