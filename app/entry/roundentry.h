// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>

#include <QString>

#include "engine/model/tournament.h"

/// What is typed about a round, in a cell of the progress table or as a pairing.
///
/// Colours are read in both languages: `w` White, `s` or `b` Black. A bye is `spf` (one point, by the
/// pairing; also `+`, `spielfrei`, `frei`, `bye`), or asked for: `b1`, `b½`, `b0` (also `-`).
namespace zahlmeister::app {

/// @brief A round without an opponent, as it was typed.
struct ByeEntry {
    engine::Score score;
    engine::ByeKind kind;
    bool operator==(const ByeEntry&) const = default;
};

/// @brief `12w1`: whom a participant plays, his colour, his result.
struct OpponentEntry {
    engine::ParticipantNumber opponent;
    std::optional<bool> hasWhite = {};             ///< of the participant whose cell it is
    std::optional<engine::GameResult> result = {}; ///< he stands in GameResult::white; nothing: not given
    bool operator==(const OpponentEntry&) const = default;
};

/// @brief What a cell of the progress table can hold.
using CellEntry = std::variant<OpponentEntry, ByeEntry>;

/// @brief Reads a cell: `12w1`, `12s½`, `12+`, `12w`, `12 5`, `12`, or a bye.
///
/// Without a colour a result that is a digit stands after a blank or one of `, / :`.
/// @return nothing for an empty text and for whatever is no cell
[[nodiscard]] std::optional<CellEntry> readCell(const QString& text);

/// @brief Whether more keys can make a cell of this text.
[[nodiscard]] bool isBeginOfCell(const QString& text);

/// @brief Whether the last key said all there is to say: a result, or the end of a bye.
[[nodiscard]] bool isWholeCell(const QString& text);

/// @brief `12-5 1`: two participants, the first with White, and the result if it is given.
struct PairingEntry {
    engine::ParticipantNumber white;
    engine::ParticipantNumber black;
    std::optional<engine::GameResult> result = {};
    bool operator==(const PairingEntry&) const = default;
};

/// @brief `12 spf`: a participant without an opponent.
struct ByeOfEntry {
    engine::ParticipantNumber participant;
    ByeEntry bye;
    bool operator==(const ByeOfEntry&) const = default;
};

/// @brief `r4`: the round that the next lines are about.
struct RoundEntry {
    int round;
    bool operator==(const RoundEntry&) const = default;
};

/// @brief What one line says about a round.
using LineEntry = std::variant<PairingEntry, ByeOfEntry, RoundEntry>;

/// @brief Reads a line: `12-5 1`, `12-5`, `12 5 ½`, `12:5 1-0`, `12 spf`, `12 b½`, `12 -`, `r4`.
[[nodiscard]] std::optional<LineEntry> readLine(const QString& text);

} // namespace zahlmeister::app
