// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tablegames.h"

#include <algorithm>
#include <array>
#include <string>

namespace zahlmeister::app {

namespace {

using engine::SideResult;

std::string pointsText(int halfPoints)
{
    std::string text = std::to_string(halfPoints / 2);
    if (halfPoints % 2 != 0)
        text = (halfPoints == 1 ? std::string() : text) + "½";
    return text;
}

/// The same games, whoever wrote them down first.
bool haveSameGames(const TableGames& a, const TableGames& b)
{
    const auto sorted = [](std::vector<engine::Game> games) {
        for (engine::Game& game : games) {
            game.id = engine::GameId(0);
            if (game.black < game.white) {
                std::swap(game.white, game.black);
                game.result = game.result.mirrored();
            }
        }
        std::ranges::sort(games, [](const engine::Game& x, const engine::Game& y) {
            return std::tuple(x.round, x.white, x.black, x.result.white, x.result.black) <
                   std::tuple(y.round, y.white, y.black, y.result.white, y.result.black);
        });
        return games;
    };
    return sorted(a.games) == sorted(b.games) && a.byes == b.byes;
}

} // namespace

engine::SideResult complementOf(SideResult side)
{
    switch (side) {
    case SideResult::Win: return SideResult::Loss;
    case SideResult::Loss: return SideResult::Win;
    case SideResult::Draw: return SideResult::Draw;
    case SideResult::ForfeitWin: return SideResult::ForfeitLoss;
    case SideResult::ForfeitLoss: return SideResult::ForfeitWin;
    case SideResult::NotPlayed: break;
    }
    return SideResult::NotPlayed;
}

std::optional<engine::GameResult> combined(const CellGame& a, const CellGame& b)
{
    const engine::GameResult result{a.own, b.own};
    if ((a.other && *a.other != b.own) || (b.other && *b.other != a.own))
        return std::nullopt;
    // What both have written out may be rare; else the halves must be those of an ordinary game.
    const bool writtenOut = a.other || b.other;
    const bool ordinary = complementOf(a.own) == b.own || result == engine::kBothForfeit;
    return (writtenOut ? engine::isAllowed(result) : ordinary) ? std::optional(result) : std::nullopt;
}

std::map<NumberMeaning, std::map<int, std::size_t>> numberMeanings(const std::vector<TablePerson>& people,
                                                                   std::optional<NumberMeaning> only)
{
    std::map<NumberMeaning, std::map<int, std::size_t>> meanings;
    for (const NumberMeaning meaning :
         {NumberMeaning::StartNumber, NumberMeaning::Rank, NumberMeaning::Row}) {
        if (only && *only != meaning)
            continue;
        std::map<int, std::size_t> numbers;
        bool complete = true;
        for (std::size_t i = 0; i < people.size(); ++i) {
            std::optional<int> number = static_cast<int>(i) + 1;
            if (meaning == NumberMeaning::StartNumber)
                number = people[i].number;
            else if (meaning == NumberMeaning::Rank)
                number = people[i].rank;
            // Shared ranks do not tell who is meant.
            if (number)
                complete = numbers.emplace(*number, i).second && complete;
            else
                complete = complete && people[i].dummy;
        }
        if (!numbers.empty() && (complete || only))
            meanings.emplace(meaning, std::move(numbers));
    }
    if (meanings.empty() && only)
        return numberMeanings(people, std::nullopt);
    return meanings;
}

TableGames bestReading(std::vector<TableGames> readings)
{
    const auto best = std::ranges::min_element(
        readings, {}, [](const TableGames& reading) { return reading.marks.refusals(); });
    if (best->marks.refusals() == 0) {
        for (const TableGames& other : readings) {
            if (other.marks.refusals() == 0 && !haveSameGames(other, *best)) {
                best->marks.refuse(ImportCode::NumbersAmbiguous, {}, {-1, -1});
                break;
            }
        }
    }
    return std::move(*best);
}

std::optional<bool> isWhiteLetter(QChar letter, const QString& letters)
{
    if (letter.isNull())
        return std::nullopt;
    // beyaz and siyah
    if (letters.contains(u'b') && letters.contains(u's') && !letters.contains(u'w'))
        return letter == u'b';
    if (letters.contains(u'w') || letters.contains(u's') || letters.contains(u'z'))
        return letter == u'w';
    // blancas and negras, białe and czarne
    if (letters.contains(u'n') || letters.contains(u'c'))
        return letter == u'b';
    return false;
}

// PointsCheck

PointsCheck::PointsCheck(const TableShape& shape, const std::vector<TablePerson>& people)
    : m_shape(shape),
      m_people(people),
      m_column(shape.column(TableColumn::Points).value_or(-1)),
      m_sums(people.size())
{
    bool any = false;
    for (std::size_t i = 0; i < people.size(); ++i) {
        if (const auto points = pointsOfCell(shape.cell(people[i].row, m_column))) {
            m_sums[i].told = points->halfPoints();
            any = true;
        }
    }
    if (!any)
        m_column = -1;
}

void PointsCheck::add(std::size_t person, SideResult side)
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

int PointsCheck::computed(const Sum& sum, std::size_t person, bool withPerhaps) const
{
    return sum.games + sum.open * openBye(person).halfPoints() + (withPerhaps ? sum.perhaps : 0);
}

/// Other ways to count, as children's tournaments have them: three points for a win.
bool PointsCheck::fitsScoring(int win, int draw) const
{
    return std::ranges::all_of(m_sums, [&](const Sum& sum) {
        return !sum.told || *sum.told == 2 * (sum.wins * win + sum.draws * draw);
    });
}

bool PointsCheck::mayBeBye(const Sum& sum, int points) const
{
    const int surplus = *sum.told - points;
    const auto most = std::ranges::max_element(m_sums, {}, &Sum::played)->played;
    return m_mayHideByes && sum.played < most && surplus > 0 && surplus <= engine::kWin.halfPoints();
}

void PointsCheck::check(TableMarks& marks) const
{
    if (m_column < 0)
        return;
    std::vector<std::size_t> differing;
    for (const bool withPerhaps : {false, true}) {
        differing.clear();
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            if (m_sums[i].told && *m_sums[i].told != computed(m_sums[i], i, withPerhaps))
                differing.push_back(i);
        }
        if (differing.empty())
            break;
    }
    if (!differing.empty()) {
        constexpr std::array kScorings{std::pair(3, 1), std::pair(2, 1)};
        for (const auto& [win, draw] : kScorings) {
            if (fitsScoring(win, draw)) {
                const std::string scoring = std::to_string(win) + "-" + std::to_string(draw) + "-0";
                marks.note(ImportLevel::Adjusted, ImportCode::PointsScaled, {scoring},
                           {m_shape.headRow, m_column});
                return;
            }
        }
    }
    std::string byes;
    for (std::size_t i = 0; i < m_sums.size(); ++i) {
        const TableCell cell{m_people[i].row, m_column};
        if (!m_sums[i].told) {
            if (!m_shape.cell(cell.first, cell.second).isEmpty() && !m_people[i].dummy)
                marks.note(ImportLevel::Doubt, ImportCode::BadValue,
                           {"points", m_shape.cell(cell.first, cell.second).toStdString()}, cell);
        } else if (std::ranges::binary_search(differing, i)) {
            const int points = computed(m_sums[i], i, false);
            if (mayBeBye(m_sums[i], points)) {
                byes += (byes.empty() ? "" : "; ") + m_people[i].participant.name;
                marks.adjusted(cell);
                continue;
            }
            marks.refuse(ImportCode::PointsContradict,
                         {m_people[i].participant.name, pointsText(*m_sums[i].told), pointsText(points)},
                         cell);
        } else {
            marks.fine(cell);
        }
    }
    if (!byes.empty())
        marks.note(ImportLevel::Doubt, ImportCode::ByesNotShown, {byes}, {m_shape.headRow, m_column});
}

} // namespace zahlmeister::app
