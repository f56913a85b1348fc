// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/cell.h"

#include <algorithm>
#include <array>

#include "app/tables/cells/names.h"
#include "app/tables/cells/words.h"

namespace zahlmeister::app {

namespace {

/// A value that is found out once.
template <class Value>
class Once {
public:
    template <class Find>
    const Value& get(Find find)
    {
        if (!m_value)
            m_value = find();
        return *m_value;
    }

private:
    std::optional<Value> m_value;
};

} // namespace

struct Cell::Facts {
    Once<ColumnMeaning> head;
    Once<std::optional<int>> number;
    Once<std::optional<engine::Score>> points;
    Once<std::optional<CellRating>> rating;
    std::array<Once<CellGames>, 2> games;
    std::vector<std::pair<ProgressStyle, ProgressCell>> progress;
    Once<bool> isTeam;
    Once<bool> isName;
    Once<bool> isByeWord;
    Once<bool> isDiagonal;
    Once<bool> isBlank;
};

Cell::Cell(const QString& text) : m_plain(plainCell(text)) { }

Cell::Facts& Cell::facts() const
{
    if (!m_facts)
        m_facts = std::make_shared<Facts>();
    return *m_facts;
}

ColumnMeaning Cell::head() const
{
    return facts().head.get([this] { return meaningOfHead(m_plain); });
}

std::optional<int> Cell::number() const
{
    return facts().number.get([this] { return numberOfCell(m_plain); });
}

std::optional<engine::Score> Cell::points() const
{
    return facts().points.get([this] { return pointsOfCell(m_plain); });
}

std::optional<CellRating> Cell::rating() const
{
    return facts().rating.get([this] { return ratingOfCell(m_plain); });
}

const CellGames& Cell::games(bool pairs) const
{
    return facts().games[pairs ? 1 : 0].get([&] { return gamesOfCell(m_plain, pairs); });
}

const CellGame* Cell::game() const
{
    const CellGames& all = games();
    return all && all->size() == 1 ? &all->front() : nullptr;
}

ProgressCell Cell::progress(ProgressStyle style) const
{
    auto& known = facts().progress;
    auto found = std::ranges::find(known, style, &std::pair<ProgressStyle, ProgressCell>::first);
    if (found == known.end())
        found = known.insert(known.end(), {style, progressCell(m_plain, style)});
    return found->second;
}

bool Cell::isTeam() const
{
    return facts().isTeam.get([this] { return isTeamCell(m_plain); });
}

bool Cell::isOpponent() const
{
    if (std::ranges::none_of(m_plain, [](QChar c) { return c.isDigit(); }))
        return false; // no opponent without a number
    const auto isGame = [this](ProgressStyle style) {
        return progress(style).kind == ProgressCell::Kind::Game;
    };
    return isTeam() || isGame({}) || isGame({.resultFirst = true}) ||
           isGame({.resultFirst = true, .lettersAreResults = true});
}

bool Cell::isName() const
{
    return facts().isName.get([this] { return isNameLike(m_plain); });
}

bool Cell::isByeWord() const
{
    return facts().isByeWord.get([this] { return app::isByeWord(m_plain); });
}

bool Cell::isDiagonal() const
{
    return facts().isDiagonal.get([this] { return isDiagonalMark(m_plain); });
}

bool Cell::isBlank() const
{
    return facts().isBlank.get([this] { return isBlankMark(m_plain); });
}

const Cell& CellTexts::of(const QString& text)
{
    const auto found = m_cells.find(text);
    return found != m_cells.end() ? found->second : m_cells.emplace(text, Cell(text)).first->second;
}

} // namespace zahlmeister::app
