// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "engine/model/tournament.h"

/// What is typed into a crosstable. Results here are seen from a row: the row's player
/// stands in GameResult::white, the column's player in GameResult::black, whatever the colours.
namespace zahlmeister::app {

/// @brief The result that one key means: `1`, `0`, draw as `5 r R = ½`, forfeits as `+ -`, of both `#`, `x X`
/// for none.
/// @return kNotPlayed for `x`; nothing for every other key
[[nodiscard]] std::optional<engine::GameResult> resultOfKey(QChar key);

/// @brief Reads the text of a cell, such as `1`, `10½`, `0,5`, `1/2`, `+`, `½-0`, `0/-`, `-/-` or `#`.
///
/// Between the sides of one result stands `-`, `:` or `/`; beside a forfeit sign only `:` or `/`.
/// @param text results of a pairing's games one after the other; blanks between them are skipped
/// @return no games for an empty text or a dot; nothing when some part is not a result
[[nodiscard]] std::optional<std::vector<engine::GameResult>> resultsOfText(const QString& text);

/// @brief The row's points in a text of one result that was played for; forfeits and rare results have none.
[[nodiscard]] std::optional<engine::Score> pointsOfText(const QString& text);

/// @brief Whether the row's sign leaves the column's open, so that both must be written: 0-0, ½-0, -/- and
/// the like.
[[nodiscard]] bool isRareResult(engine::GameResult result);

/// @brief Whether one side won or lost without a game.
[[nodiscard]] constexpr bool hasForfeit(engine::GameResult result)
{
    using engine::SideResult;
    const auto is = [&](SideResult side) { return result.white == side || result.black == side; };
    return is(SideResult::ForfeitWin) || is(SideResult::ForfeitLoss);
}

} // namespace zahlmeister::app
