// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/games/matchscores.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/notes/pointstext.h"
#include "app/spelling/points.h"
#include "app/tables/cells/figures.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

std::optional<int> MatchScores::add(int row, std::optional<int> round, engine::GameResult result)
{
    if (m_layout.columnsOf(TableColumn::Team).size() != 2)
        return std::nullopt;
    const QString& home = m_layout.cell(row, TableColumn::Team, 0).plain();
    const QString& guest = m_layout.cell(row, TableColumn::Team, 1).plain();
    if (home.isEmpty() || guest.isEmpty())
        return std::nullopt;
    const bool same = !m_matches.empty() && m_matches.back().round == round &&
                      m_matches.back().home == home && m_matches.back().guest == guest;
    if (!same)
        m_matches.push_back({.round = round,
                             .home = home,
                             .guest = guest,
                             .told = m_layout.cell(row, TableColumn::MatchScore).plain(),
                             .place = {row, m_layout.column(TableColumn::MatchScore)}});
    Match& match = m_matches.back();
    match.homeHalfPoints += engine::tablePoints(result.white).halfPoints();
    match.guestHalfPoints += engine::tablePoints(result.black).halfPoints();
    return ++match.boards;
}

std::vector<engine::Fixture> MatchScores::schedule() const
{
    std::vector<engine::Fixture> schedule;
    for (const Match& match : m_matches) {
        const engine::Fixture fixture{match.round.value_or(0), match.home.toStdString(),
                                      match.guest.toStdString()};
        if (match.round && std::ranges::find(schedule, fixture) == schedule.end())
            schedule.push_back(fixture);
    }
    std::ranges::stable_sort(schedule, {}, &engine::Fixture::round);
    return schedule;
}

void MatchScores::tell(CellMarks& marks) const
{
    for (const Match& match : m_matches) {
        const auto told = matchPointsOf(match.told);
        const auto sum = std::pair(match.homeHalfPoints, match.guestHalfPoints);
        if (!told || *told == sum)
            continue;
        marks.note(ImportLevel::Doubt, ImportCode::MatchScoreDiffers,
                   {match.home.toStdString(), match.guest.toStdString(), match.told.toStdString(),
                    halfPointsText(sum.first) + ':' + halfPointsText(sum.second)},
                   match.place);
    }
}

} // namespace zahlmeister::app
