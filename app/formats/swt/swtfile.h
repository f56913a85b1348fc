// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/notes/notelist.h"
#include "engine/base/date.h"

/// The bytes of a Swiss-Chess tournament (SWT), as plain values; what they mean is the reader's affair.
/// Layouts and offsets: public descriptions of the versions 7.xx and 8.xx, which hold for later ones too.
namespace zahlmeister::app {

/// @brief The version from which on the layout is well known.
inline constexpr int kSwtSureVersion = 800;

/// @brief What one participant has in one round.
struct SwtPairing {
    int colour = 0;   ///< 0 none, 1 White, 2 White without opponent, 3 Black, 4 Black without opponent
    int opponent = 0; ///< SwtPlayer::id; 0: none
    int result = 0;   ///< two bits or four for each game; see SwtTournament::wideResults
    int table = 0;
    int status = 0; ///< low half: 0 played, 1 adjourned, 2 won or lost by default, 3 not lined up
    int board = 0;
};

/// @brief A card of a participant.
struct SwtPlayer {
    QString name = {};
    QString club = {};
    QString elo = {};
    QString nwz = {};
    QString birth = {};
    QString vkz = {};
    QString memberNumber = {};
    QString fideId = {};
    QString personId = {};
    QString attribute = {}; ///< `m`, `w`, `*` for inactive
    bool dummy = false;     ///< stands for "no opponent"
    int team = 0;           ///< SwtTeam::number; 0: none
    int board = 0;
    int id = 0;
    int games = 0;      ///< as of the last standings
    int halfPoints = 0; ///< likewise, with special points
    int specialHalfPoints = 0;
    int rank = 0;                      ///< 0: none
    std::array<int, 2> tieBreaks = {}; ///< twice their value
    std::vector<SwtPairing> rounds = {};
};

/// @brief A card of a team.
struct SwtTeam {
    QString name = {};
    int number = 0;
};

/// @brief All that is read of a file.
struct SwtTournament {
    int version = 0;
    bool oldLayout = false; ///< that of versions below 8
    QString heading = {};
    QString name = {};
    QString place = {};
    QString start = {};
    QString end = {};
    std::array<QString, 3> timeControls = {};
    int mode = 0; ///< 0 Swiss, 1 round robin, 2 knockout, 3 Scheveningen
    bool isTeam = false;
    int rounds = 0;                    ///< of one cycle
    int gamesPerRound = 1;             ///< 0 counts as 1
    std::array<int, 2> tieBreaks = {}; ///< what those of the players are, as the program numbers them
    int cutLowest = 0;                 ///< how many of the lowest are cut from each Buchholz
    int scoring = 0;                   ///< 0: 1 for a win, 1/2 for a draw
    bool wideResults = false;          ///< four bits for each game instead of two
    std::vector<std::optional<engine::Date>> roundDates = {};
    std::vector<SwtPlayer> players = {};
    std::vector<SwtTeam> teams = {};
};

/// @brief Whether bytes are such a file: a plausible head, and a size that fits to it or a known version.
[[nodiscard]] bool isSwtFile(const QByteArray& data);

/// @brief Takes a file apart. No byte outside of it is touched, whatever its head says.
/// @return nothing when notes refuse it: Truncated, Malformed, TooLarge, DuplicateNumber
[[nodiscard]] std::optional<SwtTournament> readSwtFile(const QByteArray& data, NoteList& notes);

} // namespace zahlmeister::app
