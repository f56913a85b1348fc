// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>

#include <QStringList>

#include "app/formats/birthdates.h"
#include "app/formats/chessresults/chessresultsxml.h"
#include "app/formats/dsbxml/dsbxmlvalues.h"
#include "app/formats/dsbxml/xmlreport.h"
#include "app/formats/foreignratings.h"
#include "app/formats/importvalues.h"
#include "app/formats/nationalnumber.h"
#include "app/notes/pointstext.h"
#include "app/spelling/day.h"
#include "app/spelling/points.h"
#include "app/spelling/result.h"
#include "engine/base/try.h"
#include "engine/model/vkz.h"
#include "engine/standings/statedcheck.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::GameResult;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Rating;
using engine::RatingSource;
using engine::Score;
using engine::SideResult;

constexpr std::size_t kShownOfAttribute = 40;

/// Who sits on one side of a pairing: a participant, or one of the signs for nobody.
struct Seat {
    Participant* player = nullptr;
    bool isBye = false; ///< of nobody: by the pairing, not because he was absent
};

/// Builds a tournament out of the attributes of a file; every doubt becomes a note.
class ChessResultsReader : public XmlReportReader {
public:
    explicit ChessResultsReader(std::vector<ImportNote> notes) : XmlReportReader(std::move(notes)) { }

    ImportResult read(const XmlElement& root)
    {
        const XmlElement* data = root.child(u"tournamentdata");
        const XmlElement* tournament = data ? data->child(u"tournament") : nullptr;
        const XmlElement* players = root.child(u"players");
        const XmlElement* pairings = root.child(u"playerpairings");
        const XmlRecord whole(root, m_read.notes);
        for (const auto& [name, element] : {std::pair("tournament", tournament), {"players", players}}) {
            if (!element)
                whole.note(ImportCode::MissingPart, ImportLevel::Refused, {name});
        }
        if (!tournament || !players)
            return finished();
        readTournament(record(*tournament));
        each(root.child(u"rounds"), u"round", [&](const XmlRecord& round) { readRound(round); });
        completeDays(record(*tournament));
        each(root.child(u"teams"), u"team", [&](const XmlRecord& team) { readTeam(team); });
        m_isGerman = isGerman(record(*tournament), *players);
        each(players, u"player", [&](const XmlRecord& player) { readPlayer(player); });
        if (m_read.tournament.participants.empty())
            whole.note(ImportCode::MissingPart, ImportLevel::Refused, {"participants"});
        sortPeople();
        each(pairings, u"playerpairing", [&](const XmlRecord& pairing) { readPairing(pairing); });
        each(root.child(u"teampairings"), u"teampairing", [&](const XmlRecord& match) { readMatch(match); });
        if (!isRefused(m_read.notes))
            checkPoints();
        tellRatings();
        return finished();
    }

private:
    [[nodiscard]] XmlRecord record(const XmlElement& element)
    {
        return {element, m_read.notes, XmlFields::Attributes};
    }

    template <class Action>
    void each(const XmlElement* parent, QStringView name, Action action)
    {
        if (!parent)
            return;
        for (const XmlElement& child : parent->children) {
            if (child.name == name)
                action(record(child));
        }
    }

    void readTournament(const XmlRecord& record);
    void readType(const XmlRecord& record);
    void completeDays(const XmlRecord& record);
    void readRound(const XmlRecord& record);
    void readTeam(const XmlRecord& record);
    [[nodiscard]] bool isGerman(const XmlRecord& tournament, const XmlElement& players);
    void readPlayer(const XmlRecord& record);
    void readPerson(const XmlRecord& record, Participant& person);
    void readRating(const XmlRecord& record, Participant& person);
    void readTeamOf(const XmlRecord& record, Participant& person);
    [[nodiscard]] static std::string criterionOf(int code, std::size_t column);
    void readStated(const XmlRecord& record, Participant& person) const;
    void sortPeople();
    void takeTieBreaks();
    void readPairing(const XmlRecord& record);
    [[nodiscard]] std::optional<GameResult> resultIn(const XmlRecord& record, bool& isRated);
    [[nodiscard]] std::optional<Seat> seat(const XmlRecord& record, QStringView field, QStringView other);
    void addFree(const XmlRecord& record, Participant& person, int round, bool isBye,
                 std::optional<SideResult> side);
    [[nodiscard]] std::optional<int> board(const XmlRecord& record);
    [[nodiscard]] std::optional<engine::Date> dayIn(const XmlRecord& record, const char* field);
    void readMatch(const XmlRecord& record);
    void checkPoints();
    void tellRatings();

    std::array<std::string, kChessResultsTieBreaks> m_criteria; ///< what tb1 to tb5 are; empty: nothing
    std::vector<int> m_numbers;                                 ///< of all tie-breaks
    bool m_isGerman = false;                                    ///< whether national ratings are DWZ
    std::map<int, engine::Date> m_days;                         ///< of rounds
    std::map<int, std::string> m_teams;
    std::map<std::string, int> m_freeRounds; ///< of teams
    std::map<ParticipantNumber, int> m_lines;
    std::map<ParticipantNumber, std::size_t> m_positions; ///< among the participants
    std::map<ParticipantNumber, Score> m_points;          ///< as the file tells them
};

std::optional<engine::Date> ChessResultsReader::dayIn(const XmlRecord& record, const char* field)
{
    const std::string text = record.text(QString::fromLatin1(field));
    const auto day = dayOf(QString::fromStdString(text), DayForm::Season);
    if (!day && text.find_first_not_of('0') != std::string::npos)
        record.note(ImportCode::BadDate, ImportLevel::Doubt, {field, text.substr(0, kShownOfAttribute)});
    return day;
}

void ChessResultsReader::readTournament(const XmlRecord& record)
{
    engine::TournamentHeader& header = m_read.tournament.header;
    m_read.headerLine = record.element().line;
    header.name = record.text(u"name");
    header.place = record.text(u"location");
    header.rounds = record.numberOrZero(u"rounds", kMaximumRounds, ImportLevel::Doubt);
    const std::string chief = record.text(u"chiefarbiter");
    header.arbiter = chief.empty() ? record.text(u"arbiter") : chief;
    // Several time controls are joined by two blanks, of which one may be empty.
    QStringList controls;
    for (const QString& part : record.element().attribute(u"timecontrol").split(u"  "_s)) {
        if (!part.trimmed().isEmpty())
            controls.append(part.simplified());
    }
    header.timeControl = controls.join(u", "_s).toStdString();
    if (!record.text(u"mail").empty())
        record.note(ImportCode::PersonalDataLeftOut, ImportLevel::Adjusted, {"e-mail"});
    readType(record);
    for (std::size_t i = 0; i < m_criteria.size(); ++i) {
        const QString field = u"tb%1no"_s.arg(i + 1);
        const auto code = importedNumber(QString::fromStdString(record.text(field)));
        m_criteria[i] = code ? criterionOf(*code, i + 1) : std::string();
        if (code && *code > 0)
            m_numbers.push_back(*code);
    }
    header.start = dayIn(record, "from");
    header.end = dayIn(record, "to");
}

/// The tie-break of the program's code number. Where further parameters say what is cut, the figures of the
/// column show later which one it is.
std::string ChessResultsReader::criterionOf(int code, std::size_t column)
{
    constexpr int kNone = 0;
    constexpr int kEncounter = 11; // the results against those of the same points
    return code == kNone || code == kEncounter ? std::string()
                                               : std::string(engine::kStatedUnnamed) + std::to_string(column);
}

/// Points, place and tie-breaks of the organiser's table.
void ChessResultsReader::readStated(const XmlRecord& record, Participant& person) const
{
    if (m_read.tournament.header.kind == engine::TournamentKind::Team)
        return;
    const auto add = [&](std::string criterion, QStringView field) {
        QString figure = QString::fromStdString(record.text(field)).replace(u',', u'.');
        bool isNumber = false;
        static_cast<void>(figure.toDouble(&isNumber));
        if (!criterion.empty() && isNumber)
            person.stated.push_back({std::move(criterion), figure.toStdString()});
    };
    add(std::string(engine::kStatedPoints), u"pts");
    for (std::size_t i = 0; i < m_criteria.size(); ++i)
        add(m_criteria[i], u"tb%1"_s.arg(i + 1));
    const auto rank = importedNumber(QString::fromStdString(record.text(u"rank")));
    if (rank && *rank > 0 && !person.stated.empty())
        person.stated.push_back({std::string(engine::kStatedPlace), std::to_string(*rank)});
}

void ChessResultsReader::readType(const XmlRecord& record)
{
    using enum ChessResultsType;
    engine::TournamentHeader& header = m_read.tournament.header;
    const std::string text = record.text(u"type");
    const auto number = importedNumber(QString::fromStdString(text));
    if (!number || *number > static_cast<int>(TeamSwiss)) {
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"type", text.substr(0, kShownOfAttribute)});
        return;
    }
    const auto type = static_cast<ChessResultsType>(*number);
    const bool isTeam = type == TeamRoundRobin || type == TeamSwiss;
    const bool isRoundRobin = type == RoundRobin || type == TeamRoundRobin;
    header.kind = isTeam ? engine::TournamentKind::Team : engine::TournamentKind::Individual;
    header.mode = isRoundRobin ? engine::TournamentMode::RoundRobin : engine::TournamentMode::Swiss;
}

void ChessResultsReader::readRound(const XmlRecord& record)
{
    const auto round = record.numberOrZero(u"round", kMaximumRounds, ImportLevel::Doubt);
    const auto day = dayIn(record, "date");
    if (round && day)
        m_days.emplace(*round, *day);
}

/// A tournament without days has those of its rounds.
void ChessResultsReader::completeDays(const XmlRecord& record)
{
    if (m_days.empty())
        return;
    const auto earlier = [](const auto& a, const auto& b) { return a.second < b.second; };
    const auto [first, last] = std::minmax_element(m_days.begin(), m_days.end(), earlier);
    engine::TournamentHeader& header = m_read.tournament.header;
    const auto complete = [&](const char* field, std::optional<engine::Date>& day, engine::Date known) {
        if (day)
            return;
        day = known;
        record.note(ImportCode::DateFromRounds, ImportLevel::Adjusted, {field, known.iso()});
    };
    complete("start", header.start, first->second);
    complete("end", header.end, last->second);
}

void ChessResultsReader::readTeam(const XmlRecord& record)
{
    const auto number = record.numberOrZero(u"no", kReportMaximumNumber, ImportLevel::Doubt);
    const std::string name = record.text(u"teamname");
    if (number && !name.empty())
        m_teams.emplace(*number, name);
}

/// National ratings are of one list. A file from Germany says so, or has mostly players from there.
bool ChessResultsReader::isGerman(const XmlRecord& tournament, const XmlElement& players)
{
    const auto isTold = [](const std::string& federation) {
        return federation.size() == 3 && federation != std::string(3, 'X') && federation != "NON" &&
               federation != "FID";
    };
    const std::string home = tournament.text(u"federation");
    if (isTold(home))
        return home == "GER";
    int german = 0;
    int told = 0;
    each(&players, u"player", [&](const XmlRecord& player) {
        const std::string federation = player.text(u"fed");
        told += isTold(federation) ? 1 : 0;
        german += federation == "GER" ? 1 : 0;
    });
    return 2 * german > told;
}

void ChessResultsReader::readPlayer(const XmlRecord& record)
{
    const auto number = record.requiredNumber(u"no", 1, kReportMaximumNumber);
    if (!number)
        return;
    Participant person{.number = ParticipantNumber(*number)};
    if (!m_lines.emplace(person.number, record.element().line).second) {
        record.note(ImportCode::DuplicateNumber, ImportLevel::Refused, {std::to_string(*number)});
        return;
    }
    readPerson(record, person);
    readRating(record, person);
    readTeamOf(record, person);
    readStated(record, person);
    if (const auto points = pointsOf(QString::fromStdString(record.text(u"pts"))))
        m_points.emplace(person.number, *points);
    const std::string state = record.text(u"state");
    if (state == "1" || state == "2") {
        person.withdrawal = engine::Withdrawal::Approved;
        record.note(ImportCode::WithdrawalAssumed, ImportLevel::Doubt, {participantLabel(person)});
    } else if (state.find_first_not_of('0') != std::string::npos) {
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"state", state.substr(0, kShownOfAttribute)});
    }
    m_read.tournament.participants.push_back(std::move(person));
}

void ChessResultsReader::readPerson(const XmlRecord& record, Participant& person)
{
    const QString surname = QString::fromStdString(record.text(u"lastname"));
    const QString forename = QString::fromStdString(record.text(u"firstname"));
    person.name = importedName(forename.isEmpty() ? surname : QString(surname % u", "_s % forename));
    if (person.name.empty())
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"lastname", {}});
    NoteList notes;
    readBirth(QString::fromStdString(record.text(u"dob")), person, record.element().place(), notes);
    for (ImportNote& note : notes.take())
        addNote(m_read.notes, std::move(note));
    const QString sex = QString::fromStdString(record.text(u"sex")).toLower();
    person.computer = sex == u"c";
    person.sex = importedSex(sex);
    if (!sex.isEmpty() && sex != u"*" && !person.sex && !person.computer)
        record.note(ImportCode::BadValue, ImportLevel::Doubt,
                    {"sex", sex.toStdString().substr(0, kShownOfAttribute)});
    person.fideId = record.numberOrZero(u"fideid", kMaximumFideId, ImportLevel::Doubt);
    const std::string id = record.text(u"id");
    const bool isId = id.find_first_not_of('0') != std::string::npos;
    if (isId && m_isGerman && !setNationalNumber(person, QString::fromStdString(id)))
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"person_id", id.substr(0, kShownOfAttribute)});
    person.clubName = record.text(u"clubname");
    if (const std::string club = record.text(u"club"); m_isGerman && engine::isVkz(club)) {
        person.club = club;
        person.member = true;
    }
}

void ChessResultsReader::readRating(const XmlRecord& record, Participant& person)
{
    const auto value = [&](QStringView field) {
        return record.numberOrZero(field, Rating::kListedMaximum, ImportLevel::Doubt);
    };
    const auto national = value(u"rtgnat");
    const auto fide = value(u"rtgfide");
    const auto shown = value(u"rtg");
    const bool isElo = fide && !(national && m_isGerman);
    const auto rating = isElo ? fide : national ? national : shown;
    if (!rating)
        return;
    person.rating = Rating(*rating);
    person.ratingSource = isElo                    ? RatingSource::Fide
                          : national && m_isGerman ? RatingSource::Dwz
                                                   : RatingSource::National;
}

void ChessResultsReader::readTeamOf(const XmlRecord& record, Participant& person)
{
    const auto number = record.numberOrZero(u"teamno", kReportMaximumNumber, ImportLevel::Doubt);
    if (!number)
        return;
    const auto team = m_teams.find(*number);
    if (team == m_teams.end()) {
        record.note(ImportCode::BadValue, ImportLevel::Doubt, {"team", std::to_string(*number)});
        return;
    }
    person.team = team->second;
    person.board = record.numberOrZero(u"board", kMaximumBoard, ImportLevel::Doubt);
}

/// The list by its numbers, where all of them are known and no figures tell what is cut.
void ChessResultsReader::takeTieBreaks()
{
    const bool hasFigures =
        std::ranges::any_of(m_read.tournament.participants, [](const Participant& person) {
            return std::ranges::any_of(person.stated, [](const engine::StatedValue& one) {
                return one.criterion.starts_with(engine::kStatedUnnamed);
            });
        });
    if (hasFigures || m_read.tournament.header.kind == engine::TournamentKind::Team)
        return;
    std::vector<engine::TieBreak> list;
    for (const int number : m_numbers) {
        const auto tieBreak = chessResultsTieBreak(number);
        if (!tieBreak)
            return;
        list.push_back(*tieBreak);
    }
    m_read.tournament.header.tieBreaks = engine::tieBreaksText(list);
}

/// Participants stand in the order of their numbers everywhere in the program.
void ChessResultsReader::sortPeople()
{
    std::ranges::stable_sort(m_read.tournament.participants, {}, &Participant::number);
    takeTieBreaks();
    for (const auto& [number, line] : m_lines) {
        m_read.participantLines.push_back(line);
        m_positions.emplace(number, m_positions.size());
    }
}

/// @return nothing when the file is refused
std::optional<Seat> ChessResultsReader::seat(const XmlRecord& record, QStringView field, QStringView other)
{
    const std::string text = record.text(field);
    if (text == std::to_string(kChessResultsBye))
        return Seat{.isBye = true};
    if (text == std::to_string(kChessResultsNotPaired) || text == "0")
        return Seat{};
    const auto number = record.requiredNumber(field, 1, kReportMaximumNumber);
    if (!number)
        return std::nullopt;
    const auto found = m_positions.find(ParticipantNumber(*number));
    if (found == m_positions.end()) {
        record.note(ImportCode::UnknownOpponent, ImportLevel::Refused,
                    {record.text(other).substr(0, kShownOfAttribute), std::to_string(*number)});
        return std::nullopt;
    }
    return Seat{.player = &m_read.tournament.participants[found->second]};
}

/// @param isRated false for points of a draw without a game
/// @return nothing when the file is refused
std::optional<GameResult> ChessResultsReader::resultIn(const XmlRecord& record, bool& isRated)
{
    const QString white = QString::fromStdString(record.text(u"reswhite"));
    const QString black = QString::fromStdString(record.text(u"resblack"));
    if (white.isEmpty() && black.isEmpty())
        return engine::kNotPlayed;
    const auto side = [](const QString& text) -> std::optional<SideResult> {
        const auto points = pointsOf(text);
        if (!points || *points > engine::kWin)
            return std::nullopt;
        return *points == engine::kWin    ? SideResult::Win
               : *points == engine::kDraw ? SideResult::Draw
                                          : SideResult::Loss;
    };
    const auto ofWhite = side(white);
    const auto ofBlack = side(black);
    const QString mark = QString::fromStdString(record.text(u"forfeit"));
    const bool isForfeit = mark.compare(QString(QChar(kChessResultsForfeit)), Qt::CaseInsensitive) == 0;
    if (!mark.isEmpty() && !isForfeit)
        record.note(ImportCode::BadValue, ImportLevel::Doubt,
                    {"forfeit", mark.toStdString().substr(0, kShownOfAttribute)});
    if (ofWhite && ofBlack) {
        const bool isWon = *ofWhite != SideResult::Draw && *ofBlack != SideResult::Draw;
        isRated = !isForfeit || isWon;
        const GameResult told = isForfeit && isWon ? GameResult{forfeited(*ofWhite), forfeited(*ofBlack)}
                                                   : GameResult{*ofWhite, *ofBlack};
        if (engine::isAllowed(told))
            return told;
    }
    record.note(ImportCode::BadResult, ImportLevel::Refused,
                {QString(white % u':' % black).toStdString().substr(0, kShownOfAttribute)});
    return std::nullopt;
}

/// Of single games it is the number of the pairing; the number of the board is that of a match.
std::optional<int> ChessResultsReader::board(const XmlRecord& record)
{
    const bool isTeam = m_read.tournament.header.kind == engine::TournamentKind::Team;
    const auto board = record.numberOrZero(isTeam ? QStringView(u"board") : QStringView(u"pairing"),
                                           kReportMaximumNumber, ImportLevel::Doubt);
    return board && *board <= kMaximumBoard ? board : std::nullopt;
}

/// A round without an opponent. Nothing for a bye of a round that is still to come.
void ChessResultsReader::addFree(const XmlRecord& record, Participant& person, int round, bool isBye,
                                 std::optional<SideResult> side)
{
    if (isBye && !side)
        return;
    addBye(record, person, round, side ? engine::tablePoints(*side) : engine::kLoss);
    if (person.byes.empty() || person.byes.back().round != round)
        return;
    engine::Bye& bye = person.byes.back();
    bye.kind = isBye ? engine::ByeKind::Allocated : engine::ByeKind::Requested;
    if (m_read.tournament.header.kind == engine::TournamentKind::Team) {
        bye.board = board(record);
        bye.team = bye.board ? person.team : std::string();
    }
}

void ChessResultsReader::readPairing(const XmlRecord& record)
{
    const auto round = record.requiredNumber(u"round", 1, kMaximumRounds);
    const auto white = seat(record, u"whiteno", u"blackno");
    const auto black = seat(record, u"blackno", u"whiteno");
    if (!round || !white || !black || isRefused(m_read.notes))
        return;
    if (!white->player && !black->player) {
        record.note(ImportCode::UnknownPart, ImportLevel::Adjusted, {"playerpairing"});
        return;
    }
    const bool isGame = white->player && black->player;
    bool isRated = true;
    const auto result = resultIn(record, isRated);
    if (!result)
        return;
    if (!isGame) {
        const Seat& nobody = white->player ? *black : *white;
        addFree(record, white->player ? *white->player : *black->player, *round, nobody.isBye,
                *result == engine::kNotPlayed ? std::nullopt
                                              : std::optional(white->player ? result->white : result->black));
        return;
    }
    const auto day = m_days.find(*round);
    const auto before = m_read.tournament.games.size();
    addGame(record, *round, *white->player, *black->player, *result,
            day == m_days.end() ? std::nullopt : std::optional(day->second));
    if (m_read.tournament.games.size() == before)
        return;
    engine::Game& game = m_read.tournament.games.back();
    game.board = board(record);
    game.rated = isRated;
    if (!isRated)
        record.note(ImportCode::NotRatedGame, ImportLevel::Adjusted,
                    {white->player->name, black->player->name, std::to_string(*round)});
}

/// What two teams play is in their boards; here it is said which team was free.
void ChessResultsReader::readMatch(const XmlRecord& record)
{
    const std::string bye = std::to_string(kChessResultsBye);
    for (const auto& [one, other] : {std::pair(u"no1", u"no2"), {u"no2", u"no1"}}) {
        if (record.text(QStringView(other)) != bye)
            continue;
        const auto number = importedNumber(QString::fromStdString(record.text(QStringView(one))));
        const auto team = number ? m_teams.find(*number) : m_teams.end();
        if (team != m_teams.end())
            ++m_freeRounds[team->second];
    }
}

/// What the file tells of everybody must be what his games and byes give.
void ChessResultsReader::checkPoints()
{
    std::map<ParticipantNumber, Score> sums;
    for (const engine::Game& game : m_read.tournament.games) {
        sums[game.white] += engine::tablePoints(game.result.white);
        sums[game.black] += engine::tablePoints(game.result.black);
    }
    for (const Participant& person : m_read.tournament.participants) {
        Score& sum = sums[person.number];
        for (const engine::Bye& bye : person.byes)
            sum += bye.score;
        const auto told = m_points.find(person.number);
        if (told == m_points.end() || told->second == sum)
            continue;
        // A round without an opponent for the whole team counts for those who would have played.
        const int free = told->second.halfPoints() - sum.halfPoints();
        const auto rounds = m_freeRounds.find(person.team);
        if (free % 2 == 0 && free > 0 && rounds != m_freeRounds.end() && free <= 2 * rounds->second)
            continue;
        addNote(m_read.notes, {ImportCode::PointsDiffer,
                               ImportLevel::Doubt,
                               {participantLabel(person), halfPointsText(told->second.halfPoints()),
                                halfPointsText(sum.halfPoints())},
                               {.line = m_lines[person.number]}});
    }
}

void ChessResultsReader::tellRatings()
{
    NoteList notes;
    noteForeignRatings(m_read, notes);
    for (ImportNote& note : notes.take())
        addNote(m_read.notes, std::move(note));
}

bool isChessResultsXml(const ImportInput& input)
{
    return input.size() == 1 && hasXmlRoot(input.front().data, QByteArrayView(kChessResultsRoot));
}

} // namespace

ImportResult readChessResultsXml(const ImportInput& input)
{
    TRY(auto document, readXmlReport(input, kChessResultsRoot));
    return ChessResultsReader(std::move(document.notes)).read(document.root);
}

TournamentFormat chessResultsXmlFormat()
{
    return {.id = "chess-results-xml",
            .endings = {"xml"},
            .recognises = isChessResultsXml,
            .read = readChessResultsXml,
            .write = writeChessResultsXml};
}

} // namespace zahlmeister::app
