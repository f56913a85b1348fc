// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cells/cell.h"

#include <algorithm>

namespace zahlmeister::app {

Cell::Facts& Cell::facts() const
{
    if (!m_facts)
        m_facts = std::make_shared<Facts>();
    return *m_facts;
}

const CellGames& Cell::games(bool pairs) const
{
    return once(pairs ? facts().games : facts().gamesWithoutPairs,
                [pairs](const QString& plain) { return gamesOfCell(plain, pairs); });
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

const Cell& CellTexts::of(const QString& text)
{
    const auto found = m_cells.find(text);
    return found != m_cells.end() ? found->second : m_cells.emplace(text, Cell(text)).first->second;
}

} // namespace zahlmeister::app
