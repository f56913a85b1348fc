// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/leagueplan.h"

#include <algorithm>
#include <map>
#include <set>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/persons/sameness.h"
#include "app/spelling/day.h"
#include "engine/model/berger.h"
#include "engine/model/lineup.h"
#include "engine/model/teammatches.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Fixture;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

struct LeaguePlanTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::LeaguePlan)
};

QString problem(int line, const QString& sentence)
{
    return fillPattern(LeaguePlanTr::tr("Line %1: %2"), {formatCount(line), sentence});
}

/// What stands behind the name of a player, such as `from 01.01.2027`.
bool readRemark(const QString& text, TypedPlace& place)
{
    static const QRegularExpression kDay(u"^(from|ab|until|bis)\\s+(\\S+)$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    if (text.compare(u"guest"_s, Qt::CaseInsensitive) == 0 ||
        text.compare(u"Gast"_s, Qt::CaseInsensitive) == 0) {
        place.guest = true;
        return true;
    }
    const auto found = kDay.match(text);
    const auto day = found.hasMatch() ? app::dayOf(found.captured(2), app::DayForm::Typed) : std::nullopt;
    if (!day)
        return false;
    const QString word = found.captured(1).toLower();
    (word == u"from"_s || word == u"ab"_s ? place.from : place.until) = day;
    return true;
}

QStringList partsOf(const QString& line)
{
    QStringList parts;
    for (const QString& part : line.split(QRegularExpression(u"[;\\t]"_s), Qt::SkipEmptyParts))
        parts.append(part.trimmed());
    return parts;
}

/// A place in a line-up; the number stands before the name.
void readPlace(int line, int number, const QString& rest, TypedTeams& teams)
{
    const QStringList parts = partsOf(rest);
    if (teams.teams.empty() || parts.isEmpty()) {
        teams.problems.append(problem(line, teams.teams.empty()
                                                ? LeaguePlanTr::tr("There is no team above this player.")
                                                : LeaguePlanTr::tr("The name is missing.")));
        return;
    }
    auto& lineup = teams.teams.back().lineup;
    TypedPlace place{number, parts.front()};
    for (const QString& part : parts.sliced(1)) {
        if (!readRemark(part, place))
            teams.problems.append(
                problem(line, LeaguePlanTr::tr("\u201C%1\u201D cannot be read.").arg(part)));
    }
    if (std::ranges::find(lineup, number, &TypedPlace::number) != lineup.end())
        teams.problems.append(
            problem(line, LeaguePlanTr::tr("The number %1 stands there twice.").arg(number)));
    lineup.push_back(place);
}

bool isCalled(const TypedTeam& team, const QString& name)
{
    return team.name.compare(name.simplified(), Qt::CaseInsensitive) == 0;
}

QString placeText(const Tournament& tournament, const engine::LineupPlace& place)
{
    const auto position = tournament.indexOf(place.participant);
    QStringList parts{u"  %1 %2"_s.arg(place.number)
                          .arg(position ? fromEngine(tournament.participants[*position].name) : QString())};
    if (place.from)
        parts.append(LeaguePlanTr::tr("from") % u' ' % formatDate(*place.from));
    if (place.until)
        parts.append(LeaguePlanTr::tr("until") % u' ' % formatDate(*place.until));
    if (place.guest)
        parts.append(LeaguePlanTr::tr("guest"));
    return parts.join(u"; "_s);
}

/// Reads a schedule line by line; a round goes on until the next one begins.
class ScheduleReader {
public:
    explicit ScheduleReader(const std::vector<TypedTeam>& teams) : m_teams(teams) { }

    void readLine(const QString& text)
    {
        ++m_line;
        QString line = text.simplified();
        if (line.isEmpty() || readMatchOfNames(line))
            return;
        static const QRegularExpression kRound(
            u"^(?:round|runde|spieltag)?\\s*(\\d{1,3})(?:[.:]|\\b)(?![-.:\\d])"_s,
            QRegularExpression::CaseInsensitiveOption);
        if (const auto round = kRound.match(line); round.hasMatch()) {
            m_round = round.captured(1).toInt();
            m_date.reset();
            line = line.mid(round.capturedEnd());
        }
        for (const QString& word : line.split(u' ', Qt::SkipEmptyParts))
            readWord(word);
    }

    [[nodiscard]] TypedSchedule result() && { return std::move(m_result); }

private:
    void readWord(const QString& word)
    {
        static const QStringList kFiller{u"round"_s, u"runde"_s, u"spieltag"_s};
        static const QRegularExpression kPairing(u"^(\\d{1,3})[-\u2013:](\\d{1,3})[,;.]?$"_s);
        const auto pairing = kPairing.match(word);
        if (pairing.hasMatch())
            add(pairing.captured(1).toInt(), pairing.captured(2).toInt());
        else if (const auto day = app::dayOf(word, app::DayForm::Typed))
            m_date = day;
        else if (!kFiller.contains(word, Qt::CaseInsensitive))
            say(LeaguePlanTr::tr("\u201C%1\u201D is neither a day nor a pairing like 1-6.").arg(word));
    }

    /// `SC Adler - SF Bear`, whose names may have dashes themselves.
    bool readMatchOfNames(const QString& line)
    {
        for (std::size_t home = 0; home < m_teams.size(); ++home) {
            for (std::size_t away = 0; away < m_teams.size(); ++away) {
                static const QRegularExpression kDash(u"\\s*[-\u2013:]\\s*"_s);
                const QString& name = m_teams[home].name;
                if (home == away || !line.startsWith(name, Qt::CaseInsensitive))
                    continue;
                const auto dash = kDash.match(line, name.size(), QRegularExpression::NormalMatch,
                                              QRegularExpression::AnchorAtOffsetMatchOption);
                if (!dash.hasMatch() || !isCalled(m_teams[away], line.mid(dash.capturedEnd())))
                    continue;
                add(static_cast<int>(home) + 1, static_cast<int>(away) + 1);
                return true;
            }
        }
        return false;
    }

    void add(int home, int away)
    {
        const int teams = static_cast<int>(m_teams.size());
        if (m_round < 1)
            return say(LeaguePlanTr::tr("There is no round above this pairing."));
        if (home < 1 || away < 1 || home > teams || away > teams || home == away)
            return say(LeaguePlanTr::tr("%1-%2 names no two teams of the list.").arg(home).arg(away));
        for (const int team : {home, away}) {
            if (!m_busy.insert({m_round, team}).second)
                return say(LeaguePlanTr::tr("Team %1 plays twice in round %2.").arg(team).arg(m_round));
        }
        const auto name = [this](int number) {
            return m_teams[static_cast<std::size_t>(number) - 1].name.toStdString();
        };
        m_result.fixtures.push_back({m_round, name(home), name(away), m_date});
        m_result.rounds = std::max(m_result.rounds, m_round);
    }

    void say(const QString& sentence) { m_result.problems.append(problem(m_line, sentence)); }

    const std::vector<TypedTeam>& m_teams;
    TypedSchedule m_result;
    std::set<std::pair<int, int>> m_busy;
    int m_line = 0;
    int m_round = 0;
    std::optional<engine::Date> m_date;
};

QString roundLine(int round, std::optional<engine::Date> day, const QStringList& pairings)
{
    QStringList words{QString::number(round) % u':'};
    if (day)
        words.append(formatDate(*day));
    return (words + pairings).join(u' ');
}

/// Works out what a league changes in a tournament.
class League {
public:
    League(const Tournament& tournament, const std::vector<TypedTeam>& teams)
        : m_tournament(tournament), m_teams(teams)
    {
        for (const Participant& participant : tournament.participants) {
            m_participants.emplace(participant.number, participant);
            m_next = std::max(m_next, participant.number.value() + 1);
        }
        rename();
    }

    std::vector<engine::Team> teams()
    {
        std::vector<engine::Team> teams;
        for (std::size_t i = 0; i < m_teams.size(); ++i) {
            const TypedTeam& typed = m_teams[i];
            engine::Team& team = teams.emplace_back(
                engine::Team{.name = typed.name.toStdString(), .club = typed.club.toStdString()});
            const auto before = placesBefore(i);
            std::set<ParticipantNumber> taken;
            for (const TypedPlace& place : typed.lineup) {
                const ParticipantNumber person = personOf(typed, place, before, taken);
                taken.insert(person);
                team.lineup.push_back({place.number, person, place.from, place.until, place.guest});
            }
        }
        return teams;
    }

    /// Participants who are new or changed, in their order.
    [[nodiscard]] std::vector<app::Edit> edits() const
    {
        std::vector<app::Edit> edits;
        for (const auto& [number, participant] : m_participants) {
            const auto position = m_tournament.indexOf(number);
            if (!position || m_tournament.participants[*position] != participant)
                edits.emplace_back(app::PutParticipant{participant});
        }
        return edits;
    }

private:
    void rename()
    {
        const auto& before = m_tournament.header.teams;
        for (std::size_t i = 0; i < std::min(before.size(), m_teams.size()); ++i) {
            const QString was = fromEngine(before[i].name);
            if (std::ranges::find(m_teams, was, &TypedTeam::name) != m_teams.end() ||
                engine::teamNamed(m_tournament.header, m_teams[i].name.toStdString()) != nullptr)
                continue;
            for (auto& [number, participant] : m_participants) {
                if (participant.team == before[i].name)
                    participant.team = m_teams[i].name.toStdString();
            }
        }
    }

    /// Who stood where in a team, whatever it is called now, as teamsText() has it.
    [[nodiscard]] std::map<int, ParticipantNumber> placesBefore(std::size_t at) const
    {
        const auto& before = m_tournament.header.teams;
        std::string name = m_teams[at].name.toStdString();
        const bool isRenamed = engine::teamNamed(m_tournament.header, name) == nullptr && at < before.size();
        if (isRenamed)
            name = before[at].name;
        std::map<int, ParticipantNumber> places;
        if (const engine::Team* team = engine::teamNamed(m_tournament.header, name)) {
            for (const engine::LineupPlace& place : team->lineup)
                places.emplace(place.number, place.participant);
        }
        if (places.empty()) {
            for (const engine::TeamPlayer& player : engine::teamList(m_tournament, name))
                places.emplace(player.rank, player.number);
        }
        return places;
    }

    /// The participant of a place. Of several who have the name it is he who had the place, else one of the
    /// line-up, of the team, of another one; a name that was corrected stays with its place. Else he is new.
    ParticipantNumber personOf(const TypedTeam& team, const TypedPlace& place,
                               const std::map<int, ParticipantNumber>& before,
                               const std::set<ParticipantNumber>& taken)
    {
        const std::string name = place.name.toStdString();
        const std::string teamName = team.name.toStdString();
        const auto holder = before.find(place.number);
        const auto closeness = [&](const Participant& participant) {
            const auto isHe = [&](const auto& one) { return one.second == participant.number; };
            return holder != before.end() && isHe(*holder) ? 4
                   : std::ranges::any_of(before, isHe)     ? 3
                   : participant.team == teamName          ? 2
                                                           : 1;
        };
        Participant* found = nullptr;
        for (auto& [number, participant] : m_participants) {
            if (participant.name == name && !taken.contains(number) &&
                (found == nullptr || closeness(participant) > closeness(*found)))
                found = &participant;
        }
        if (found == nullptr && holder != before.end() && !taken.contains(holder->second))
            found = corrected(team, name, holder->second);
        if (found == nullptr) {
            const ParticipantNumber number(m_next++);
            found =
                &m_participants.emplace(number, Participant{.number = number, .name = name}).first->second;
            if (!place.guest) {
                found->club = team.club.toStdString();
                found->member = !found->club.empty();
            }
        }
        if (found->team.empty())
            found->team = teamName;
        return found->number;
    }

    /// Who had a place, under a name that is much like his; nullptr: he is somebody else, or stands
    /// elsewhere.
    Participant* corrected(const TypedTeam& team, const std::string& name, ParticipantNumber number)
    {
        const auto had = m_participants.find(number);
        if (had == m_participants.end() || std::ranges::find(team.lineup, fromEngine(had->second.name),
                                                             &TypedPlace::name) != team.lineup.end())
            return nullptr;
        const auto was = m_tournament.indexOf(number);
        if (was && m_tournament.participants[*was].name == name)
            return &had->second; // who was corrected in another line-up
        Participant renamed = had->second;
        renamed.name = name;
        if (!app::isStillTheSame(had->second, renamed))
            return nullptr;
        had->second = renamed;
        return &had->second;
    }

    const Tournament& m_tournament;
    const std::vector<TypedTeam>& m_teams;
    std::map<ParticipantNumber, Participant> m_participants;
    int m_next = 1;
};

} // namespace

TypedTeams readTeams(const QString& text)
{
    static const QRegularExpression kPlace(u"^(\\d{1,5})([.)]?)\\s+(.*)$"_s);
    constexpr qsizetype kClub = 5;
    TypedTeams teams;
    int number = 0;
    for (const QString& raw : text.split(u'\n')) {
        ++number;
        const QString line = raw.trimmed();
        if (line.isEmpty())
            continue;
        const auto place = kPlace.match(line);
        // 1. FC Adler is a team; 1. Adler, Anna is not.
        const bool isTeam = place.captured(2) == u"."_s && !raw.front().isSpace() && !line.contains(u',');
        if (place.hasMatch() && place.captured(1).toInt() > 0 && !isTeam) {
            readPlace(number, place.captured(1).toInt(), place.captured(3), teams);
            continue;
        }
        const QStringList parts = partsOf(line);
        TypedTeam team{parts.value(0), parts.value(1).toUpper()};
        if (!team.club.isEmpty() && team.club.size() != kClub)
            teams.problems.append(problem(number, LeaguePlanTr::tr("A VKZ has five characters.")));
        if (std::ranges::any_of(teams.teams,
                                [&](const TypedTeam& other) { return isCalled(other, team.name); }))
            teams.problems.append(problem(number, LeaguePlanTr::tr("%1 stands there twice.").arg(team.name)));
        teams.teams.push_back(team);
    }
    return teams;
}

QString teamsText(const Tournament& tournament)
{
    QStringList lines;
    for (const std::string& name : engine::teamNames(tournament)) {
        const engine::Team* team = engine::teamNamed(tournament.header, name);
        QString line = fromEngine(name);
        if (team != nullptr && !team->club.empty())
            line += u"; "_s + fromEngine(team->club);
        lines.append(line);
        if (team != nullptr && !team->lineup.empty()) {
            for (const engine::LineupPlace& place : team->lineup)
                lines.append(placeText(tournament, place));
            continue;
        }
        for (const engine::TeamPlayer& player : engine::teamList(tournament, name))
            lines.append(placeText(tournament, {.number = player.rank, .participant = player.number}));
    }
    return lines.join(u'\n');
}

TypedSchedule readSchedule(const QString& text, const std::vector<TypedTeam>& teams)
{
    ScheduleReader reader(teams);
    for (const QString& line : text.split(u'\n'))
        reader.readLine(line);
    return std::move(reader).result();
}

QString bergerSchedule(int teams, int cycles, const std::vector<engine::Date>& days)
{
    if (teams < 2)
        return {};
    QStringList lines;
    std::size_t round = 0;
    for (const auto& pairings : engine::bergerRounds(teams, cycles)) {
        QStringList words;
        for (const engine::BergerPairing& pairing : pairings)
            words.append(u"%1-%2"_s.arg(pairing.first).arg(pairing.second));
        lines.append(roundLine(static_cast<int>(round) + 1,
                               round < days.size() ? std::optional(days[round]) : std::nullopt, words));
        ++round;
    }
    return lines.join(u'\n');
}

QString scheduleText(const Tournament& tournament)
{
    const auto names = engine::teamNames(tournament);
    const auto numberOf = [&](const std::string& name) {
        return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin()) + 1;
    };
    std::map<std::pair<int, std::optional<engine::Date>>, QStringList> rounds;
    for (const Fixture& fixture : tournament.header.schedule)
        rounds[{fixture.round, fixture.date}].append(
            u"%1-%2"_s.arg(numberOf(fixture.home)).arg(numberOf(fixture.away)));
    QStringList lines;
    for (const auto& [round, pairings] : rounds)
        lines.append(roundLine(round.first, round.second, pairings));
    return lines.join(u'\n');
}

std::vector<engine::Date> readDays(const QString& text)
{
    std::vector<engine::Date> days;
    for (const QString& word : text.split(QRegularExpression(u"[\\s;,]+"_s), Qt::SkipEmptyParts)) {
        if (const auto day = app::dayOf(word, app::DayForm::Typed))
            days.push_back(*day);
    }
    return days;
}

app::EditGroup planLeague(const Tournament& tournament, const std::vector<TypedTeam>& teams,
                          const TypedSchedule& schedule, int boards)
{
    League league(tournament, teams);
    engine::TournamentHeader header = tournament.header;
    header.teams = league.teams();
    header.schedule = schedule.fixtures;
    header.boards = boards;
    if (schedule.rounds > 0)
        header.rounds = schedule.rounds;
    for (const Fixture& fixture : schedule.fixtures) {
        if (!fixture.date)
            continue;
        header.start = std::min(header.start.value_or(*fixture.date), *fixture.date);
        header.end = std::max(header.end.value_or(*fixture.date), *fixture.date);
    }
    app::EditGroup group{{app::EditKind::Header, {}}, league.edits()};
    if (header != tournament.header)
        group.edits.emplace_back(app::PutHeader{header});
    return group;
}

} // namespace zahlmeister::ui
