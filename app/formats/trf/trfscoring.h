// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringView>

/// What results are worth on the table of a FIDE report: records 162 and 299, JaVaFo's XXS, bbpPairings' BB.
/// No rating depends on it; it is needed to compare the stored points with the games.
namespace zahlmeister::app {

/// @brief Points, counted in tenths so that sums are exact.
struct TrfScoring {
    int win = 10;
    int draw = 5;
    int loss = 0;
    int absence = 0;                ///< zero-point bye
    std::optional<int> forfeitLoss; ///< nothing: as absence
    std::optional<int> forfeitWin;  ///< nothing: as win
    std::optional<int> pairingBye;  ///< nothing: as win

    /// @brief A record 299.
    struct Abnormal {
        QChar kind; ///< result code, or a blank for a bonus or penalty
        int points = 0;
        int round = 0;            ///< 0: every round
        std::vector<int> numbers; ///< empty: everybody
    };
    std::vector<Abnormal> abnormal;

    /// @brief The points of a result code.
    [[nodiscard]] int pointsOf(QChar code) const;

    /// @brief The points of a player's result in a round, with record 299.
    [[nodiscard]] int pointsOf(QChar code, int round, int number) const;

    /// @brief Bonus and penalty of a player in all rounds.
    [[nodiscard]] int bonusOf(int number) const;

    /// @brief Reads the text after `162`, `299`, `XXS` or `BBW` ... `BBU`.
    /// @return false when it cannot be read
    bool read162(QStringView line);
    bool read299(QStringView line);
    bool readXxs(QStringView line);
    bool readBb(QStringView line);

private:
    bool set(QChar kind, int points);
};

/// @brief Tenths of points as such a text: `11.5`.
[[nodiscard]] QString trfPointsText(int tenths);

} // namespace zahlmeister::app
