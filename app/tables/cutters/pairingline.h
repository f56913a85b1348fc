// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    };

    Kind kind = Kind::Other;
    QString text = {}; ///< the whole line
    QString board = {};
    PairingSide left = {};
    PairingSide right = {};
    QString result = {};
    QString remark = {};       ///< what stood in brackets beside the result
    QString ratingKind = {};   ///< Match: what its heading calls the ratings
    int leftHalfPoints = 0;    ///< Match: of the whole match
    int rightHalfPoints = 0;   ///< likewise
    bool isHyphenated = false; ///< surnames with nothing but a hyphen between them
};

/// @brief Reads one line: `3. Müller, Hans - Schmidt, Karl 1:0`, `Müller-Schmidt remis (7. Runde)`,
/// `Brett 3: Müller (1850) - Schmidt (1790) | 1:0 |`, `3 8. Müller, Hans (1½) - 2. Schmidt, Karl (2) 1 - 0`,
/// `Müller - spielfrei`, `SK Turm - SV Springer 2,5:1,5`.
[[nodiscard]] PairingLine pairingLine(const QString& line);

} // namespace zahlmeister::app
