// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/games/pointscheck.h"

#include <algorithm>
#include <array>
#include <string>

#include "app/notes/pointstext.h"

namespace zahlmeister::app {

PointsCheck::PointsCheck(const Layout& layout, const std::vector<TablePerson>& people)
    : m_layout(layout), m_people(people), m_sums(people.size())
{
    const int column = layout.column(TableColumn::Points);
    for (std::size_t i = 0; i < people.size(); ++i) {
        if (const auto points = layout.cell(people[i].row, column).points()) {
            m_sums[i].told = points->halfPoints();
            m_column = column;
        }
    }
}

void PointsCheck::add(std::size_t person, engine::SideResult side)
{
    Sum& sum = m_sums[person];
    const engine::Score score = engine::tablePoints(side);
    sum.games += score.halfPoints();
    ++sum.played;
    sum.wins += score == engine::kWin ? 1 : 0;
    sum.draws += score == engine::kDraw ? 1 : 0;
}

engine::Score PointsCheck::openBye(std::size_t person) const
{
    const Sum& sum = m_sums[person];
    for (const engine::Score score : {engine::kWin, engine::kDraw, engine::kLoss}) {
        if (sum.told && sum.games + sum.open * score.halfPoints() == *sum.told)
            return score;
    }
    return engine::kWin;
}

int PointsCheck::computed(std::size_t person, bool withPerhaps) const
{
    const Sum& sum = m_sums[person];
    return sum.games + sum.open * openBye(person).halfPoints() + (withPerhaps ? sum.perhaps : 0);
}

std::vector<std::size_t> PointsCheck::differing(bool withPerhaps) const
{
    std::vector<std::size_t> people;
    for (std::size_t i = 0; i < m_sums.size(); ++i) {
        if (m_sums[i].told && *m_sums[i].told != computed(i, withPerhaps))
            people.push_back(i);
    }
    return people;
}

/// Other ways to count, as children's tournaments have them: three points for a win.
bool PointsCheck::noteOtherScoring(CellMarks& marks) const
{
    constexpr std::array kScorings{std::pair(3, 1), std::pair(2, 1)};
    for (const auto& [win, draw] : kScorings) {
        const auto fits = [win = win, draw = draw](const Sum& sum) {
            return !sum.told || *sum.told == 2 * (sum.wins * win + sum.draws * draw);
        };
        if (!std::ranges::all_of(m_sums, fits))
            continue;
        marks.note(ImportLevel::Adjusted, ImportCode::PointsScaled,
                   {std::to_string(win) + "-" + std::to_string(draw) + "-0"}, {m_layout.headRow, m_column});
        return true;
    }
    return false;
}

bool PointsCheck::mayBeBye(const Sum& sum, int points) const
{
    const int surplus = *sum.told - points;
    const auto most = std::ranges::max_element(m_sums, {}, &Sum::played)->played;
    return m_mayHideByes && sum.played < most && surplus > 0 && surplus <= engine::kWin.halfPoints();
}

void PointsCheck::check(CellMarks& marks) const
{
    if (m_column < 0)
        return;
    std::vector<std::size_t> wrong = differing(false);
    if (!wrong.empty())
        wrong = differing(true);
    if (!wrong.empty() && noteOtherScoring(marks))
        return;
    std::string byes;
    for (std::size_t i = 0; i < m_sums.size(); ++i) {
        const CellPlace place{m_people[i].row, m_column};
        const Cell& cell = m_layout.cell(place);
        const int points = computed(i, false);
        if (!m_sums[i].told) {
            if (!cell.isEmpty() && !m_people[i].dummy)
                marks.note(ImportLevel::Doubt, ImportCode::BadValue, {"points", cell.utf8()}, place);
        } else if (!std::ranges::binary_search(wrong, i)) {
            marks.fine(place);
        } else if (mayBeBye(m_sums[i], points)) {
            byes += (byes.empty() ? "" : "; ") + m_people[i].name();
            marks.adjusted(place);
        } else {
            marks.refuse(ImportCode::PointsContradict,
                         {m_people[i].name(), halfPointsText(*m_sums[i].told), halfPointsText(points)},
                         place);
        }
    }
    if (!byes.empty())
        marks.note(ImportLevel::Doubt, ImportCode::ByesNotShown, {byes}, {m_layout.headRow, m_column});
}

} // namespace zahlmeister::app
