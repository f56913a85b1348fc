// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include <QRegularExpression>
#include <QStringList>

#include "app/files/fileinhand.h"
#include "app/formats/foreignratings.h"
#include "app/formats/importreader.h"
#include "app/formats/importvalues.h"
#include "app/formats/nationalnumber.h"
#include "app/formats/trf/trf.h"
#include "app/formats/trf/trfgames.h"
#include "app/formats/trf/trfrecords.h"
#include "app/tables/cells/heads.h"
#include "app/text/textencoding.h"
#include "engine/standings/statedcheck.h"
#include "engine/standings/tiebreak.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Game;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Rating;
using engine::RatingSource;
using engine::Tournament;
using engine::TournamentKind;
using engine::TournamentMode;

namespace {

/// How much of a file is looked at to recognise it.
constexpr qsizetype kSampleSize = 64 * 1024;

std::optional<TournamentMode> modeOf(const QString& text)
{
    static const std::array<std::pair<TournamentMode, QStringList>, 5> kWords{{
        {TournamentMode::RoundRobin,
         {u"round-robin"_s, u"round robin"_s, u"roundrobin"_s, u"rundenturnier"_s, u"berger"_s}},
        {TournamentMode::Scheveningen, {u"scheveningen"_s}},
        {TournamentMode::Knockout, {u"knockout"_s, u"knock-out"_s}},
        {TournamentMode::Swiss,
         {u"swiss"_s, u"schweizer"_s, u"suiss"_s, u"suizo"_s, u"dutch"_s, u"dubov"_s, u"burstein"_s,
          u"fide_team"_s}},
        {TournamentMode::Free, {u": free"_s}},
    }};
    const QString lower = text.toLower();
    for (const auto& [mode, words] : kWords) {
        if (std::ranges::any_of(words, [&](const QString& word) { return lower.contains(word); }))
            return mode;
    }
    return std::nullopt;
}

class TrfReader : ImportReader {
public:
    ImportResult run(const ImportInput& input)
    {
        readRecords(input);
        if (m_notes.isRefused())
            return finished();
        addParticipants();
        if (m_notes.isRefused())
            return finished();
        addNationalRecords();
        addClubs();
        noteForeignRatings(m_imported, m_notes);
        addTeams();
        addHeader();
        addGames();
        addLineUps();
        addForfeits();
        addUnplayed();
        return finished();
    }

private:
    void readRecords(const ImportInput& input)
    {
        if (input.size() != 1 || input.front().data.trimmed().isEmpty()) {
            m_notes.refuse(ImportCode::Empty);
        } else if (input.front().data.size() > kMaximumFileSize) {
            m_notes.refuse(ImportCode::TooLarge, {"bytes", std::to_string(kMaximumFileSize)});
        } else {
            const DecodedText decoded = decodeText(input.front().data);
            noteEncoding(decoded, ListEncoding::Utf8);
            m_records = readTrfRecords(decoded.text, m_notes);
        }
    }

    Participant* participant(int number)
    {
        const auto found = m_positions.find(number);
        return found == m_positions.end() ? nullptr : &participants()[found->second];
    }

    bool isTeamTournament() const { return tournamentKind() == TournamentKind::Team; }

    void addParticipants()
    {
        if (m_records.players.empty())
            m_notes.refuse(ImportCode::MissingPart, {"participants"});
        for (const TrfPlayer& player : m_records.players) {
            if (!m_positions.emplace(player.number, participants().size()).second) {
                m_notes.refuse(ImportCode::DuplicateNumber, {std::to_string(player.number)},
                               {.line = player.line, .column = 5});
                continue;
            }
            Participant person{.number = ParticipantNumber(player.number)};
            person.name = importedName(player.name);
            if (player.nameFillsColumns)
                m_notes.doubt(ImportCode::NameCut, {person.name}, {.line = player.line});
            person.sex = importedSex(player.sex);
            setRating(person, player.rating, RatingSource::Fide, player.line);
            setFideId(person, player);
            setBirth(person, player.birth, player.line);
            if (!isTeamTournament())
                person.stated = statedOf(player);
            participants().push_back(std::move(person));
            m_imported.participantLines.push_back(player.line);
        }
    }

    /// Points and place as the report has them.
    static std::vector<engine::StatedValue> statedOf(const TrfPlayer& player)
    {
        std::vector<engine::StatedValue> stated;
        if (const std::string points = statedFigure(player.points); !points.empty())
            stated.push_back({std::string(engine::kStatedPoints), points});
        const auto rank = importedNumber(player.rank);
        if (!stated.empty() && rank && *rank > 0)
            stated.push_back({std::string(engine::kStatedPlace), std::to_string(*rank)});
        return stated;
    }

    void setRating(Participant& person, const QString& text, RatingSource source, int line)
    {
        bool isNumber = true;
        const int value = text.isEmpty() ? 0 : text.toInt(&isNumber);
        if (!isNumber || (value != 0 && !Rating::isListed(value))) {
            m_notes.doubt(ImportCode::OutOfRange, {"rating", text.toStdString(), "1–5000"}, {.line = line});
            return;
        }
        if (value == 0)
            return;
        person.rating = Rating(value);
        person.ratingSource = source;
    }

    void setFideId(Participant& person, const TrfPlayer& player)
    {
        if (player.id.isEmpty())
            return;
        bool isNumber = false;
        const qlonglong id = player.id.toLongLong(&isNumber);
        if (isNumber && id >= 1 && id <= kMaximumFideId)
            person.fideId = static_cast<int>(id);
        else if (!isNumber || id != 0)
            m_notes.adjusted(ImportCode::OutOfRange, {"fide_id", player.id.toStdString(), "1–999999999"},
                             {.line = player.line});
    }

    void setBirth(Participant& person, const QString& text, int line)
    {
        if (!readBirthDate(text, person))
            m_notes.doubt(ImportCode::BadDate, {"birth_date", text.toStdString()}, {.line = line});
    }

    /// The German record counts before those of other federations, its DWZ before the FIDE rating.
    void addNationalRecords()
    {
        // Not of std::ranges: the compiler of the fuzzers (clang 14) cannot read what that returns.
        std::stable_partition(m_records.nationals.begin(), m_records.nationals.end(),
                              [](const TrfNational& national) { return national.federation != u"GER"; });
        for (const TrfNational& national : m_records.nationals) {
            Participant* person = participant(national.number);
            if (!person) {
                m_notes.doubt(ImportCode::BadValue,
                              {national.federation.toStdString(), std::to_string(national.number)},
                              {.line = national.line, .column = 5});
                continue;
            }
            const bool german = national.federation == u"GER";
            if (person->name.empty())
                person->name = importedName(national.name);
            if (!person->sex)
                person->sex = importedSex(national.sex);
            if (!person->birthDate)
                setBirth(*person, national.birth, national.line);
            // A DWZ beside the Elo of the report.
            const bool isRated = german && national.rating.toInt() > 0;
            if (isRated && person->rating && person->ratingSource == RatingSource::Fide)
                person->elo = person->rating;
            if (german || !person->rating)
                setRating(*person, national.rating, german ? RatingSource::Dwz : RatingSource::National,
                          national.line);
            if (german && !national.id.isEmpty() && !setNationalNumber(*person, national.id))
                m_notes.adjusted(ImportCode::BadValue, {"person_id", national.id.toStdString()},
                                 {.line = national.line});
        }
    }

    /// CLM tells the kinds of rating apart: the one in record 001 is then the organiser's.
    void addClubs()
    {
        for (const auto& [number, club] : m_records.clubs) {
            Participant* person = participant(number);
            if (!person) {
                m_notes.doubt(ImportCode::BadValue, {"XCR", std::to_string(number)},
                              {.line = club.line, .column = 5});
                continue;
            }
            if (club.dwz > 0)
                setRating(*person, QString::number(club.dwz), RatingSource::Dwz, club.line);
            else if (club.elo > 0)
                setRating(*person, QString::number(club.elo), RatingSource::Fide, club.line);
            else if (club.ownRating > 0)
                setRating(*person, QString::number(club.ownRating), RatingSource::National, club.line);
            if (!club.membership.isEmpty() && !setNationalNumber(*person, club.membership))
                m_notes.adjusted(ImportCode::BadValue, {"member_number", club.membership.toStdString()},
                                 {.line = club.line});
            person->clubName = club.clubName.toStdString();
        }
    }

    void addTeams()
    {
        const std::vector<TrfTeam>& teams = m_records.teams.empty() ? m_records.oldTeams : m_records.teams;
        std::set<QString> names;
        for (const TrfTeam& team : teams) {
            // Two teams of one name must not become one.
            QString name = team.name.isEmpty() ? QString::number(team.number) : team.name;
            for (int i = 2; !names.insert(name).second; ++i)
                name = team.name % u" ("_s % QString::number(i) % u')';
            if (name != team.name)
                m_notes.doubt(ImportCode::BadValue, {"team", team.name.toStdString()}, {.line = team.line});
            addMembers(team, name.toStdString());
            if (team.number > 0)
                m_teamNames.emplace(team.number, name.toStdString());
        }
        if (m_records.announcedTeams && *m_records.announcedTeams > 0 && !teams.empty() &&
            *m_records.announcedTeams != static_cast<int>(teams.size()))
            m_notes.doubt(ImportCode::CountDiffers,
                          {"082", std::to_string(*m_records.announcedTeams), std::to_string(teams.size())});
    }

    void addMembers(const TrfTeam& team, const std::string& name)
    {
        int board = 0;
        for (const int number : team.players) {
            ++board;
            if (number == 0)
                continue;
            Participant* person = participant(number);
            if (!person || !person->team.empty()) {
                m_notes.doubt(ImportCode::BadValue, {"team", std::to_string(number)}, {.line = team.line});
                continue;
            }
            person->team = name;
            if (board <= kMaximumBoard)
                person->board = board;
        }
    }

    TournamentKind tournamentKind() const
    {
        const QString type = m_records.type.toLower();
        if (!m_records.teams.empty() || !m_records.oldTeams.empty() || m_records.typeCode.contains(u"TEAM") ||
            type.startsWith(u"team") || type.startsWith(u"mannschaft"))
            return TournamentKind::Team;
        return type.startsWith(u"match") && m_records.players.size() == 2 ? TournamentKind::Match
                                                                          : TournamentKind::Individual;
    }

    /// What the final table is ordered by, and what a match gives. A list that cannot be read is none: the
    /// usual one counts then.
    void addTableRules(engine::TournamentHeader& header) const
    {
        auto list = engine::tieBreaksFromText(
            (m_records.tieBreaks.isEmpty() ? m_records.criteria : m_records.tieBreaks).toStdString());
        if (list.has_value() && m_records.tieBreaks.isEmpty() && !list->empty() &&
            list->front().code == engine::TieBreakCode::Points)
            list->erase(list->begin());
        if (list.has_value())
            header.tieBreaks = engine::tieBreaksText(*list);
        static const QRegularExpression kPoints(u"T([WDL])\\s+(\\d{1,2})\\.0\\b"_s);
        for (auto points = kPoints.globalMatch(m_records.matchPoints); points.hasNext();) {
            const auto one = points.next();
            const int value = one.captured(2).toInt();
            const bool isWin = one.captured(1) == u"W"_s;
            const bool isDraw = one.captured(1) == u"D"_s;
            auto& field = isWin ? header.winPoints : isDraw ? header.drawPoints : header.lossPoints;
            if (value != (isWin ? 2 : isDraw ? 1 : 0)) // what is usual is not said
                field = value;
        }
    }

    void addHeader()
    {
        engine::TournamentHeader& header = this->header();
        header.name = m_records.name.toStdString();
        header.place = (m_records.city.isEmpty() ? m_records.venue : m_records.city).toStdString();
        header.kind = tournamentKind();
        header.mode = modeOf(m_records.typeCode);
        if (!header.mode)
            header.mode = modeOf(m_records.type);
        header.timeControl =
            (m_records.timeControl.isEmpty() ? m_records.timeControlCode : m_records.timeControl)
                .toStdString();
        addTableRules(header);
        const int found = static_cast<int>(m_records.players.size());
        const int rounds = playedRounds();
        // Some programs keep the number of rounds there.
        if (m_records.announcedPlayers && *m_records.announcedPlayers != found &&
            *m_records.announcedPlayers != rounds) {
            m_notes.doubt(ImportCode::CountDiffers,
                          {"062", std::to_string(*m_records.announcedPlayers), std::to_string(found)},
                          {.line = m_records.announcedPlayersLine});
        }
        if (m_records.announcedRounds && *m_records.announcedRounds < rounds) {
            m_notes.doubt(ImportCode::CountDiffers,
                          {"rounds", std::to_string(*m_records.announcedRounds), std::to_string(rounds)},
                          {.line = m_records.announcedRoundsLine});
        }
        if (const int all = std::max(m_records.announcedRounds.value_or(0), rounds); all > 0)
            header.rounds = all;
    }

    int playedRounds() const
    {
        int rounds = 0;
        for (const TrfPlayer& player : m_records.players) {
            if (!player.cells.empty())
                rounds = std::max(rounds, player.cells.back().round);
        }
        return rounds;
    }

    void addGames()
    {
        // In a team tournament these points are the teams'.
        if (isTeamTournament()) {
            m_records.scoring.abnormal.clear();
            if (m_records.scoring.pairingBye > m_records.scoring.win)
                m_records.scoring.pairingBye = 0;
        }
        joinRoundEntries(trfRoundEntrys(m_records, tournament(), m_notes), m_imported, m_notes);
        const TournamentDates dates = resolveDates(m_records.dates, m_notes);
        header().start = dates.start;
        header().end = dates.end;
        for (std::size_t i = 0; i < tournament().games.size(); ++i) {
            Game& game = tournament().games[i];
            if (const auto date = dates.rounds.find(*game.round); date != dates.rounds.end())
                game.date = date->second;
            if (!game.rated)
                noteNotRated(game, m_imported.gameLines[i]);
        }
        addRecordedByes();
        compareTrfPoints(m_records, tournament(), m_notes);
    }

    void noteNotRated(const Game& game, int line)
    {
        const auto label = [&](ParticipantNumber number) {
            return participantLabel(*participant(number.value()));
        };
        m_notes.adjusted(ImportCode::NotRatedGame,
                         {label(game.white), label(game.black), std::to_string(*game.round)}, {.line = line});
    }

    /// Record 240 speaks of rounds to come; in a team tournament of teams, which is nothing to their players.
    void addRecordedByes()
    {
        if (isTeamTournament())
            return;
        for (const TrfByes& record : m_records.byes) {
            for (const int number : record.numbers) {
                Participant* person = participant(number);
                if (!person || record.round > kMaximumRounds) {
                    m_notes.doubt(ImportCode::BadValue, {"240", std::to_string(number)},
                                  {.line = record.line});
                    continue;
                }
                addBye(*person, record);
            }
        }
    }

    void addBye(Participant& person, const TrfByes& record)
    {
        const TrfPlayer& player = m_records.players[m_positions.at(person.number.value())];
        const bool inRow = std::ranges::any_of(
            player.cells, [&](const TrfCell& cell) { return cell.round == record.round; });
        const auto next = std::ranges::lower_bound(person.byes, record.round, {}, &engine::Bye::round);
        if (inRow || (next != person.byes.end() && next->round == record.round))
            return;
        const engine::Score score = record.kind == u'F'   ? engine::kWin
                                    : record.kind == u'H' ? engine::kDraw
                                                          : engine::kLoss;
        person.byes.insert(next, {.round = record.round, .score = score, .kind = engine::ByeKind::Requested});
    }

    /// A game has the board at which the line-ups of both teams have its players, and is played for these
    /// teams; who has a bye in a line-up had no opponent on his board.
    void addLineUps()
    {
        std::map<std::pair<int, int>, Seat> seats; // by round and player
        for (const TrfLineUp& lineUp : m_records.lineUps) {
            for (std::size_t i = 0; i < lineUp.players.size() && i < kMaximumBoard; ++i) {
                const Seat seat{static_cast<int>(i) + 1, lineUp.team, lineUp.opponent};
                const auto [known, first] = seats.emplace(std::pair(lineUp.round, lineUp.players[i]), seat);
                if (!first && known->second != seat)
                    known->second = {};
            }
        }
        if (seats.empty())
            return;
        const auto seatOf = [&](int round, ParticipantNumber player) {
            const auto seat = seats.find({round, player.value()});
            return seat == seats.end() ? Seat() : seat->second;
        };
        for (Game& game : tournament().games) {
            const Seat white = seatOf(*game.round, game.white);
            const Seat black = seatOf(*game.round, game.black);
            if (white.board == black.board && white.board > 0)
                game.board = white.board;
            if (white.team != black.opponent || black.team != white.opponent)
                continue;
            game.whiteTeam = m_teamNames[white.team];
            game.blackTeam = m_teamNames[black.team];
        }
        for (Participant& person : participants()) {
            for (engine::Bye& bye : person.byes) {
                const Seat seat = seatOf(bye.round, person.number);
                if (seat.board == 0 || seat.opponent == 0)
                    continue;
                bye.board = seat.board;
                bye.team = m_teamNames[seat.team];
            }
        }
    }

    /// Matches that were awarded, whatever their boards say.
    void addForfeits()
    {
        for (const TrfForfeitRecord& record : m_records.forfeits) {
            const auto white = m_teamNames.find(record.white);
            const auto black = m_teamNames.find(record.black);
            if (white == m_teamNames.end() || black == m_teamNames.end() || white == black ||
                record.round > kMaximumRounds) {
                m_notes.doubt(ImportCode::BadValue, {"330", std::to_string(record.round)},
                              {.line = record.line});
                continue;
            }
            engine::Fixture& fixture = header().schedule.emplace_back(
                engine::Fixture{.round = record.round, .home = white->second, .away = black->second});
            const auto award = record.sign == u"+-"   ? engine::MatchAward::Home
                               : record.sign == u"-+" ? engine::MatchAward::Away
                                                      : engine::MatchAward::NeitherTeam;
            if (isToldByBoards(fixture, award))
                continue;
            fixture.awarded = award;
            fixture.unplanned = true;
        }
    }

    /// Who met whom where only one of two sat at each board: nothing but record 300 tells it.
    void addUnplayed()
    {
        for (const TrfLineUp& lineUp : m_records.lineUps) {
            const auto team = m_teamNames.find(lineUp.team);
            const auto opponent = m_teamNames.find(lineUp.opponent);
            if (team == m_teamNames.end() || opponent == m_teamNames.end() || lineUp.round < 1 ||
                lineUp.round > kMaximumRounds)
                continue;
            engine::Fixture fixture{.round = lineUp.round, .home = team->second, .away = opponent->second};
            const bool isThere = std::ranges::any_of(header().schedule, [&](const engine::Fixture& other) {
                return other.round == fixture.round &&
                       std::minmax(other.home, other.away) == std::minmax(fixture.home, fixture.away);
            });
            if (!isThere && !isPlayed(fixture) && boardsOf(fixture, fixture.home) > 0)
                header().schedule.push_back(std::move(fixture));
        }
    }

    /// Whether there is a game of a match.
    bool isPlayed(const engine::Fixture& fixture)
    {
        return std::ranges::any_of(tournament().games, [&](const Game& game) {
            return game.round == fixture.round &&
                   std::minmax(game.whiteTeam, game.blackTeam) == std::minmax(fixture.home, fixture.away);
        });
    }

    /// At how many boards of a round somebody of a team sat alone.
    std::size_t boardsOf(const engine::Fixture& fixture, const std::string& team)
    {
        std::size_t boards = 0;
        for (const Participant& person : tournament().participants)
            boards +=
                static_cast<std::size_t>(std::ranges::count_if(person.byes, [&](const engine::Bye& bye) {
                    return bye.board && bye.round == fixture.round && bye.team == team;
                }));
        return boards;
    }

    /// Whether a side alone sat at all boards, and the match is its own for that.
    bool isToldByBoards(const engine::Fixture& fixture, engine::MatchAward award)
    {
        if (award == engine::MatchAward::NeitherTeam || isPlayed(fixture))
            return false;
        std::size_t all = 0;
        for (const TrfLineUp& lineUp : m_records.lineUps)
            all = std::max(all, lineUp.players.size());
        const bool isHome = award == engine::MatchAward::Home;
        return all > 0 && boardsOf(fixture, isHome ? fixture.home : fixture.away) == all &&
               boardsOf(fixture, isHome ? fixture.away : fixture.home) == 0;
    }

    /// Where somebody sat in a round; board 0: nowhere, or in several places.
    struct Seat {
        int board = 0;
        int team = 0;
        int opponent = 0;

        bool operator==(const Seat&) const = default;
    };

    TrfRecords m_records;
    std::unordered_map<int, std::size_t> m_positions; ///< of participants, by number
    std::map<int, std::string> m_teamNames;           ///< by number
};

} // namespace

bool isTrf(const ImportInput& input)
{
    static const QRegularExpression kPlayer(u"(?:^|[\\r\\n])001 [ 0-9]{3}[0-9] "_s);
    static const QRegularExpression kName(u"(?:^|[\\r\\n])(?:012 \\S|XX[RC] \\S)"_s);
    // A list that counts 001, 002, ... is none.
    static const QRegularExpression kList(u"(?:^|[\\r\\n])011 "_s);
    if (input.size() != 1)
        return false;
    const QString sample = decodeText(input.front().data.left(kSampleSize)).text;
    return kPlayer.match(sample).hasMatch() ||
           (kName.match(sample).hasMatch() && !kList.match(sample).hasMatch());
}

ImportResult readTrf(const ImportInput& input)
{
    return TrfReader().run(input);
}

} // namespace zahlmeister::app
