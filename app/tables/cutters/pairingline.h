// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QString>

/// Single lines of a list of pairings without separators.
namespace zahlmeister::app {

/// @brief One side of a pairing as it is written.
struct PairingSide {
    QString number = {};
    QString name = {};
    QString rating = {};
    QString team = {};
};

/// @brief A line of a list of pairings, and what it is.
struct PairingLine {
    /// @brief What a line can be.
    enum class Kind {
        Other,
        Pairing,
        Bye,   ///< the word for it is the name on the right
        Match, ///< of two teams, with the result of all boards
        Home,  ///< `Heimmannschaft: SK Turm`: the team is the name on the left
        Guest, ///< likewise, on the right
        Score, ///< `Ergebnis: 2,5:1,5`, of a whole match
    };

    Kind kind = Kind::Other;
    QString text = {}; ///< the whole line
    QString board = {};
    PairingSide left = {};
    PairingSide right = {};
    QString result = {};
    QString remark = {};                 ///< what stood in brackets beside the result
    QString ratingKind = {};             ///< Match: what its heading calls the ratings
    QString score = {};                  ///< Match, Score: of all boards, as written; empty: not given
    std::pair<int, int> halfPoints = {}; ///< likewise, of both sides
    bool isHyphenated = false;           ///< surnames with nothing but a hyphen between them
};

/// @brief Reads one line: `3. Müller, Hans - Schmidt, Karl 1:0`, `Müller-Schmidt remis (7. Runde)`,
/// `Brett 3: Müller (1850) - Schmidt (1790) | 1:0 |`, `3 8. Müller, Hans (1½) - 2. Schmidt, Karl (2) 1 - 0`,
/// `Müller - spielfrei`, `SK Turm - SV Springer 2,5:1,5`, `Br. 1 Müller, Hans (1850) 1:0 Schmidt, Karl
/// (1790)`, `Heimmannschaft: SK Turm`.
[[nodiscard]] PairingLine pairingLine(const QString& line);

/// @brief The round that begins a line, `Runde 3 am 5.10.2025: `, with colon and blanks; empty when there is
/// none.
[[nodiscard]] QString roundBefore(const QString& line);

/// @brief Whether the boards below a heading are those of its match although their results do not make its
/// score: there are as many of them, or the heading names clubs. Names of persons are no teams.
[[nodiscard]] bool isMatchOf(const PairingLine& heading, int boards);

} // namespace zahlmeister::app
