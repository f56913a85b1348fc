// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entry/leaguedecisions.h"

#include <algorithm>
#include <optional>

#include <QCoreApplication>
#include <QRegularExpression>

#include "engine/model/teammatches.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Fixture;
using engine::MatchAward;
using engine::Tournament;

struct DecisionsTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::LeagueDecisions)
};

constexpr int kMostMatchPoints = 99;
constexpr int kMostHalfBoardPoints = 999;
constexpr int kMostRounds = 999;

/// Reads decisions line by line.
class DecisionsReader {
public:
    explicit DecisionsReader(const Tournament& tournament) : m_names(engine::teamNames(tournament))
    {
        m_result.teams = tournament.header.teams;
        m_result.schedule = tournament.header.schedule;
        for (engine::Team& team : m_result.teams)
            team.withdrawal.reset();
        for (Fixture& fixture : m_result.schedule) {
            fixture.awarded.reset();
            fixture.reason.clear();
        }
    }

    void readLine(const QString& text)
    {
        ++m_line;
        const QString line = text.simplified();
        if (line.isEmpty() || readAward(line) || readWithdrawal(line) || readPenalty(line))
            return;
        say(fillPattern(DecisionsTr::tr("“%1” cannot be read. Type it like %2."),
                        {line, DecisionsTr::tr("“Team: -1; reason”, “Team: withdrawn, counts” "
                                               "or “3: 1-4 +; reason”")}));
    }

    [[nodiscard]] TypedDecisions result() &&
    {
        // What an award brought into the schedule goes with it.
        std::erase_if(m_result.schedule, [](const Fixture& one) { return one.unplanned && !one.awarded; });
        return std::move(m_result);
    }

private:
    bool readAward(const QString& line)
    {
        static const QRegularExpression kAward(
            u"^(\\d{1,3})\\s*:\\s*(\\d{1,3})\\s*[-\u2013:]\\s*(\\d{1,3})\\s+([+\u2212\u20130-])\\s*(?:;\\s*(.*))?$"_s);
        const auto found = kAward.match(line);
        if (!found.hasMatch())
            return false;
        const int round = found.captured(1).toInt();
        const auto home = nameOf(found.captured(2));
        const auto away = nameOf(found.captured(3));
        if (round < 1 || round > kMostRounds || !home || !away || *home == *away) {
            say(fillPattern(DecisionsTr::tr("%1-%2 names no two teams of the list."),
                            {found.captured(2), found.captured(3)}));
            return true;
        }
        // Typed the other way round it is the match that was planned: nobody meets twice in a round.
        const auto isIt = [&](const Fixture& one) {
            return one.round == round &&
                   ((one.home == *home && one.away == *away) || (one.home == *away && one.away == *home));
        };
        auto fixture = std::ranges::find_if(m_result.schedule, isIt);
        if (fixture == m_result.schedule.end())
            fixture = m_result.schedule.insert(
                fixture, Fixture{.round = round, .home = *home, .away = *away, .unplanned = true});
        const QString sign = found.captured(4);
        const bool isForFirst = sign == u"+"_s;
        fixture->awarded = sign == u"0"_s                           ? MatchAward::NeitherTeam
                           : isForFirst == (fixture->home == *home) ? MatchAward::Home
                                                                    : MatchAward::Away;
        fixture->reason = found.captured(5).toStdString();
        return true;
    }

    bool readWithdrawal(const QString& line)
    {
        static const QRegularExpression kGone(u"^(.+):\\s*(?:withdrawn|zur\u00FCckgezogen)\\s*[,;]?\\s*("
                                              u"counts|counted|z\u00E4hlt|not counted|does not "
                                              "count|z\u00E4hlt nicht)$"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        const auto found = kGone.match(line);
        if (!found.hasMatch())
            return false;
        if (const auto name = teamOf(found.captured(1))) {
            const bool isNothing = found.captured(2).contains(u"not"_s, Qt::CaseInsensitive) ||
                                   found.captured(2).contains(u"nicht"_s, Qt::CaseInsensitive);
            auto team = std::ranges::find(m_result.teams, *name, &engine::Team::name);
            if (team == m_result.teams.end()) // of which only its players tell
                team = m_result.teams.insert(team, engine::Team{.name = *name});
            team->withdrawal = isNothing ? engine::TeamWithdrawal::Annulled : engine::TeamWithdrawal::Counted;
        }
        return true;
    }

    bool readPenalty(const QString& line)
    {
        static const QRegularExpression kPenalty(
            u"^(.+?):\\s*[-\u2212\u2013]?(\\d{1,2})(?:\\s*/\\s*[-\u2212\u2013]?"
            "(\\d{1,3})([.,][05])?)?\\s*(?:;\\s*(.*))?$"_s);
        const auto found = kPenalty.match(line);
        if (!found.hasMatch())
            return false;
        const auto name = teamOf(found.captured(1));
        engine::Penalty penalty{.team = {},
                                .matchPoints = found.captured(2).toInt(),
                                .halfBoardPoints = 2 * found.captured(3).toInt() +
                                                   (found.captured(4).endsWith(u'5') ? 1 : 0),
                                .reason = found.captured(5).toStdString()};
        if (penalty.matchPoints > kMostMatchPoints || penalty.halfBoardPoints > kMostHalfBoardPoints) {
            say(DecisionsTr::tr("Nobody loses so many points."));
        } else if (name) {
            penalty.team = *name;
            m_result.penalties.push_back(std::move(penalty));
        }
        return true;
    }

    /// By its number in the list.
    [[nodiscard]] std::optional<std::string> nameOf(const QString& number) const
    {
        const int at = number.toInt();
        return at >= 1 && at <= static_cast<int>(m_names.size())
                   ? std::optional(m_names[static_cast<std::size_t>(at) - 1])
                   : std::nullopt;
    }

    /// By its name, else by its number; says that there is none.
    std::optional<std::string> teamOf(const QString& text)
    {
        const QString wanted = text.trimmed();
        for (const std::string& name : m_names) {
            if (fromEngine(name).simplified().compare(wanted, Qt::CaseInsensitive) == 0)
                return name;
        }
        if (const auto name = nameOf(wanted))
            return name;
        say(fillPattern(DecisionsTr::tr("There is no team %1."), {wanted}));
        return std::nullopt;
    }

    void say(const QString& sentence)
    {
        m_result.problems += fillPattern(DecisionsTr::tr("Line %1: %2"), {formatCount(m_line), sentence});
    }

    std::vector<std::string> m_names;
    TypedDecisions m_result;
    int m_line = 0;
};

QString withReason(const QString& line, const std::string& reason)
{
    return reason.empty() ? line : line + u"; "_s + fromEngine(reason).simplified();
}

} // namespace

TypedDecisions readDecisions(const QString& text, const Tournament& tournament)
{
    DecisionsReader reader(tournament);
    for (const QString& line : text.split(u'\n'))
        reader.readLine(line);
    return std::move(reader).result();
}

QString decisionsText(const Tournament& tournament)
{
    const auto names = engine::teamNames(tournament);
    const auto numberOf = [&](const std::string& name) {
        return static_cast<int>(std::ranges::find(names, name) - names.begin()) + 1;
    };
    QStringList lines;
    for (const engine::Team& team : tournament.header.teams) {
        if (team.withdrawal)
            lines += fromEngine(team.name) + u": "_s +
                     (*team.withdrawal == engine::TeamWithdrawal::Counted
                          ? DecisionsTr::tr("withdrawn, counts")
                          : DecisionsTr::tr("withdrawn, not counted"));
    }
    for (const engine::Penalty& penalty : tournament.header.penalties) {
        QString line = fromEngine(penalty.team) + u": -"_s + QString::number(penalty.matchPoints);
        if (penalty.halfBoardPoints > 0)
            line += u"/-"_s + QString::number(penalty.halfBoardPoints / 2) +
                    (penalty.halfBoardPoints % 2 != 0 ? u",5"_s : QString());
        lines += withReason(line, penalty.reason);
    }
    for (const Fixture& fixture : tournament.header.schedule) {
        if (!fixture.awarded)
            continue;
        const QString sign = *fixture.awarded == MatchAward::Home   ? u"+"_s
                             : *fixture.awarded == MatchAward::Away ? u"-"_s
                                                                    : u"0"_s;
        lines += withReason(u"%1: %2-%3 %4"_s.arg(fixture.round)
                                .arg(numberOf(fixture.home))
                                .arg(numberOf(fixture.away))
                                .arg(sign),
                            fixture.reason);
    }
    return lines.join(u'\n');
}

} // namespace zahlmeister::ui
