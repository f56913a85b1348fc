// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/submission/fidereport.h"

#include <algorithm>
#include <set>

#include <QStringList>

#include "app/formats/trf/trfreport.h"
#include "engine/standings/finaltable.h"
#include "engine/standings/statedcheck.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;
using Kind = FideContradictionKind;

constexpr std::size_t kMostParticipants = 9999; // four columns

/// Who has a game in the report.
std::set<ParticipantNumber> playersOf(const Tournament& tournament)
{
    std::set<ParticipantNumber> players;
    for (const engine::Game& game : tournament.games) {
        if (game.result != engine::kNotPlayed)
            players.insert({game.white, game.black});
    }
    return players;
}

std::string tenthsText(int tenths)
{
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string figureText(double value)
{
    return QString::number(value, 'g', 10).toStdString();
}

class ReportCheck {
public:
    ReportCheck(const Tournament& tournament, TrfEdition edition)
        : m_tournament(tournament), m_edition(edition)
    {
    }

    std::vector<FideContradiction> run()
    {
        const engine::TournamentHeader& header = m_tournament.header;
        if (!header.start || !header.end)
            add({Kind::DayMissing});
        if (header.timeControl.empty())
            add({Kind::RateMissing});
        checkGames();
        if (m_tournament.participants.size() <= kMostParticipants) {
            checkTable();
            checkReading();
        }
        checkStated();
        return std::move(m_found);
    }

private:
    void add(FideContradiction contradiction) { m_found.push_back(std::move(contradiction)); }

    void checkGames()
    {
        for (const engine::Game& game : m_tournament.games) {
            if (game.result != engine::kNotPlayed)
                continue;
            const auto black = m_tournament.indexOf(game.black);
            add({Kind::GameLeftOut, game.white, {}, black ? m_tournament.participants[*black].name : ""});
        }
    }

    /// The points of the records come from the boards; the final table has what was awarded.
    void checkTable()
    {
        const engine::FinalTable table(m_tournament, engine::tableOptionsOf(m_tournament));
        if (table.played().isTeamEvent())
            return;
        const TrfReport report = trfReportOf(m_tournament, m_edition);
        const bool hasList = !m_tournament.header.tieBreaks.empty();
        for (const engine::FinalPlace& place : table.places()) {
            const TrfRow& row = report.rows[place.entrant];
            const ParticipantNumber number = m_tournament.participants[place.entrant].number;
            const int points = table.played().entrants()[place.entrant].score.front() * 5;
            if (row.points != points)
                add({Kind::Points, number, {}, tenthsText(row.points), tenthsText(points)});
            else if (hasList && row.rank != place.rank)
                add({Kind::Place, number, {}, std::to_string(row.rank), std::to_string(place.rank)});
        }
    }

    /// What a strict reader finds in it.
    void checkReading()
    {
        const ExportResult written = writeTrf(m_tournament, m_edition);
        const ImportResult read =
            written.has_value() ? readTrf({{u"report.trf"_s, *written}}) : ImportResult();
        const auto hasResult = [](const engine::Game& game) { return game.result != engine::kNotPlayed; };
        const auto games = std::ranges::count_if(m_tournament.games, hasResult);
        if (!written.has_value() || !read.has_value())
            add({Kind::Unreadable});
        else if (std::ranges::count_if(read->tournament.games, hasResult) != games)
            add({Kind::Unreadable,
                 {},
                 {},
                 std::to_string(read->tournament.games.size()),
                 std::to_string(games)});
    }

    void checkStated()
    {
        const auto compared = engine::compareStated(m_tournament, engine::tableOptionsOf(m_tournament));
        for (const engine::StatedDifference& one : compared.differences)
            add({Kind::Stated, one.number, one.criterion, one.stated, figureText(one.computed)});
    }

    const Tournament& m_tournament;
    TrfEdition m_edition;
    std::vector<FideContradiction> m_found;
};

} // namespace

std::optional<TrfEdition> editionOfTrf(std::string_view format)
{
    if (format == trf26Format().id)
        return TrfEdition::Trf26;
    return format == trf16Format().id ? std::optional(TrfEdition::Trf16) : std::nullopt;
}

std::vector<FideContradiction> fideContradictions(const Tournament& tournament, TrfEdition edition)
{
    return ReportCheck(tournament, edition).run();
}

std::vector<FideIdRequest> fideIdRequests(const Tournament& tournament)
{
    const std::set<ParticipantNumber> players = playersOf(tournament);
    std::vector<FideIdRequest> requests;
    for (const Participant& person : tournament.participants) {
        if (person.fideId || person.computer || !players.contains(person.number))
            continue;
        const QString name = trfText(person.name, TrfEdition::Trf16);
        const QString born = person.birthDate ? QString::fromStdString(person.birthDate->iso()) : QString();
        const QString sex = !person.sex ? QString() : *person.sex == engine::Sex::Female ? u"F"_s : u"M"_s;
        requests.push_back(
            {person.number, QStringList{name, born, sex}.join(u"; "_s), !born.isEmpty() && !sex.isEmpty()});
    }
    return requests;
}

std::optional<engine::Date> fideDeadline(const Tournament& tournament, const FideTerms& terms)
{
    const auto& end = tournament.header.end;
    return end && terms.days ? std::optional(end->plusDays(*terms.days)) : std::nullopt;
}

std::optional<int> fideFee(const Tournament& tournament, const FideTerms& terms)
{
    if (!terms.fee)
        return std::nullopt;
    return *terms.fee * static_cast<int>(playersOf(tournament).size());
}

} // namespace zahlmeister::app
