// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/notes/notelist.h"

/// The files of Swiss-Manager (TUNx, TURx, TUMx, TUTx) as they are laid out: sections after marks of four
/// bytes, little-endian numbers, texts of UTF-16 with their length before them.
/// @source public descriptions of the format; of the section of rounds, files of four programs' versions
namespace zahlmeister::app {

/// @brief Numbers that stand for no player.
inline constexpr int kTunxNobody = 0;         ///< the side of a forfeit that never came
inline constexpr int kTunxFree = 0xffff;      ///< spielfrei
inline constexpr int kTunxNotPaired = 0xfffe; ///< absent

/// @brief A round as it was planned (section A3).
struct TunxRound {
    int date = 0;     ///< YYYYMMDD; 0: not given
    int pairings = 0; ///< records of section B3 that belong to it
};

/// @brief A player (section A5); his number is the place in the list, from 1.
struct TunxPlayer {
    QString surname;
    QString forename;
    QString nationalId;
    QString club;
    QString federation;
    QString sex;
    QString ratingFederation; ///< whose list the national rating is of
    int elo = 0;
    int nationalRating = 0;
    int birth = 0; ///< YYYYMMDD; month and day may be 0
    qint64 fideId = 0;
    int team = 0;
    int board = 0;
};

/// @brief A pairing (section B3).
struct TunxPairing {
    int white = 0;
    int black = 0;
    int code = 0; ///< result
};

/// @brief What kind of tournament a file holds.
enum class TunxKind { Swiss = 0, RoundRobin = 1, Team = 2 };

/// @brief A file.
struct TunxFile {
    QStringList texts; ///< of the head (section 93)
    int rounds = 0;
    int playedRounds = 0;
    int announcedPlayers = 0;
    int kind = 0;  ///< a TunxKind, or one that is not known
    int start = 0; ///< YYYYMMDD
    int end = 0;
    std::vector<TunxRound> schedule;
    std::vector<TunxPlayer> players;
    std::vector<TunxPairing> pairings;
    QStringList teams; ///< names (section B5); their numbers are the places, from 1
};

/// @brief Whether a file begins like one of Swiss-Manager.
[[nodiscard]] bool isTunxFile(const QByteArray& data);

/// @brief Reads the sections.
/// @return nothing when the file is refused
[[nodiscard]] std::optional<TunxFile> readTunxFile(const QByteArray& data, NoteList& notes);

} // namespace zahlmeister::app
