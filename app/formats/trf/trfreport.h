// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/formats/trf/trf.h"

/// What a FIDE report of a tournament will hold: which round each game gets, how texts are cut, who belongs
/// to which team. The writer prints it, and the losses come out of it, so that the two agree.
namespace zahlmeister::app {

/// @brief What a player has in a round.
struct TrfEntry {
    int opponent = 0; ///< number in the report; 0: none
    QChar colour = u'-';
    QChar result = u' ';
};

/// @brief A participant as he is written.
struct TrfRow {
    int number = 0;
    QString name = {};
    std::map<int, TrfEntry> entries = {}; ///< by round
    int points = 0;                       ///< tenths
    int rank = 0; ///< as the final table with its tie-breaks; without a list equal for equal points
    QString nationalNumber = {};
};

/// @brief A team as it is written.
struct TrfTeamRow {
    QString name = {};
    std::vector<std::size_t> players = {}; ///< positions of rows, by board
    int gamePoints = 0;                    ///< tenths
    int matchPoints = 0;                   ///< tenths
    int rank = 0;
};

/// @brief Who sat where, where the games say so.
struct TrfSeats {
    int round = 0;
    std::size_t team = 0;
    std::size_t opponent = 0;
    std::vector<int> numbers = {}; ///< of players, by board; 0: nobody
};

/// @brief A match of two teams that was decided without its boards: awarded, or one of them did not come.
struct TrfForfeit {
    int round = 0;
    std::size_t home = 0; ///< place among the teams
    std::size_t away = 0;
    QString sign = {}; ///< `+-`, `-+`, `--`
};

/// @brief The report.
struct TrfReport {
    std::vector<TrfRow> rows; ///< as Tournament::participants
    std::vector<TrfTeamRow> teams;
    std::vector<TrfSeats> seats;      ///< TRF26 only
    std::vector<TrfForfeit> forfeits; ///< TRF26 only
    int rounds = 0;
    std::map<int, engine::Date> roundDates;
    std::optional<int> pairingBye; ///< tenths, when not a win; TRF26 only
    QString name = {};
    QString place;
    QString timeControl;
    std::vector<ExportLoss> losses;
};

/// @pre at most 9999 participants
[[nodiscard]] TrfReport trfReportOf(const engine::Tournament& tournament, TrfEdition edition);

/// @brief Text in one line; in TRF16 transcribed to ASCII (`Müller` to `Mueller`).
[[nodiscard]] QString trfText(const std::string& text, TrfEdition edition);

} // namespace zahlmeister::app
