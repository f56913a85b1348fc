// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/leaguetext.h"

#include <algorithm>
#include <map>
#include <set>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/spelling/day.h"
#include "engine/model/berger.h"
#include "engine/model/lineup.h"
#include "engine/model/teammatches.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::TypedPlace;
using app::TypedTeam;
using engine::Fixture;
using engine::Tournament;

struct LeagueTextTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::LeagueText)
};

QString problem(int line, const QString& sentence)
{
    return fillPattern(LeagueTextTr::tr("Line %1: %2"), {formatCount(line), sentence});
}

/// What stands after the name of a player, such as `from 01.01.2027`.
bool readRemark(const QString& text, TypedPlace& place)
{
    static const QRegularExpression kDay(u"^(from|ab|until|bis)\\s+(\\S+)$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    if (text.compare(u"guest"_s, Qt::CaseInsensitive) == 0 ||
        text.compare(u"Gast"_s, Qt::CaseInsensitive) == 0) {
        place.guest = true;
        return true;
    }
    // The rating by which line-ups are ordered: 1834, or DWZ 1834.
    static const QRegularExpression kRating(u"^(?:DWZ\\s*)?(\\d{1,4})$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    if (const auto rating = kRating.match(text); rating.hasMatch()) {
        place.rating = rating.captured(1).toInt();
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
                                                ? LeagueTextTr::tr("There is no team above this player.")
                                                : LeagueTextTr::tr("The name is missing.")));
        return;
    }
    auto& lineup = teams.teams.back().lineup;
    TypedPlace place{number, parts.front()};
    for (const QString& part : parts.sliced(1)) {
        if (!readRemark(part, place))
            teams.problems.append(
                problem(line, LeagueTextTr::tr("\u201C%1\u201D cannot be read.").arg(part)));
    }
    if (std::ranges::find(lineup, number, &TypedPlace::number) != lineup.end())
        teams.problems.append(
            problem(line, LeagueTextTr::tr("The number %1 stands there twice.").arg(number)));
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
        parts.append(LeagueTextTr::tr("from") % u' ' % formatDate(*place.from));
    if (place.until)
        parts.append(LeagueTextTr::tr("until") % u' ' % formatDate(*place.until));
    if (place.rating)
        parts.append(u"DWZ "_s + QString::number(place.rating->value()));
    if (place.guest)
        parts.append(LeagueTextTr::tr("guest"));
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
            say(LeagueTextTr::tr("\u201C%1\u201D is neither a day nor a pairing like 1-6.").arg(word));
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
            return say(LeagueTextTr::tr("There is no round above this pairing."));
        if (home < 1 || away < 1 || home > teams || away > teams || home == away)
            return say(LeagueTextTr::tr("%1-%2 names no two teams of the list.").arg(home).arg(away));
        for (const int team : {home, away}) {
            if (!m_busy.insert({m_round, team}).second)
                return say(LeagueTextTr::tr("Team %1 plays twice in round %2.").arg(team).arg(m_round));
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
            teams.problems.append(problem(number, LeagueTextTr::tr("A VKZ has five characters.")));
        if (std::ranges::any_of(teams.teams,
                                [&](const TypedTeam& other) { return isCalled(other, team.name); }))
            teams.problems.append(problem(number, LeagueTextTr::tr("%1 stands there twice.").arg(team.name)));
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

} // namespace zahlmeister::ui
