// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <QString>

#include "app/formats/trf/trfdates.h"
#include "app/formats/trf/trfscoring.h"
#include "app/notes/notelist.h"

/// The records of a FIDE report (TRF16, TRF26 and the extensions met in files) as they stand there; what
/// they mean together is trfreader.cpp's business.
/// @source FIDE handbook C.04 annex 2 (TRF16), TRF26 of 12 May 2025; JaVaFo, bbpPairings and CLM for X and B
/// records
namespace zahlmeister::app {

inline constexpr int kTrfMaximumNumber = 9999;             ///< of a player: four columns
inline constexpr std::size_t kTrfMaximumCells = 1'000'000; ///< 5,000 players in 200 rounds

/// @brief A round of a player: columns 92 to 99, 102 to 109, ...
struct TrfCell {
    int round = 0;
    int opponent = 0; ///< 0: none
    QChar colour;     ///< `w`, `b`, `-` or a blank
    QChar result;     ///< upper case; a blank when there is none
    int column = 0;
};

/// @brief What records 001 and those of national rating support both have; texts are trimmed.
struct TrfPerson {
    int line = 0;
    int number = 0; ///< of the player
    QString sex;
    QString name;
    QString rating;
    QString id; ///< of the FIDE, or national
    QString birth;
};

/// @brief A record 001.
struct TrfPlayer : TrfPerson {
    QString points = {};
    QString rank = {};
    std::vector<TrfCell> cells = {}; ///< only rounds that are not blank, in their order
    bool nameFillsColumns = false;
};

/// @brief A national rating support record: the federation's code instead of 001.
struct TrfNational : TrfPerson {
    QString federation = {};
};

/// @brief A record 013 or 310.
struct TrfTeam {
    int line = 0;
    int number = 0; ///< 0: record 013 has none
    QString name;
    std::vector<int> players; ///< numbers, by board; 0: no player at this board
};

/// @brief A record 300: who sat where.
struct TrfLineUp {
    int line = 0;
    int round = 0;
    int team = 0;             ///< number of record 310; 0: none
    int opponent = 0;         ///< likewise
    std::vector<int> players; ///< numbers, by board; 0: nobody
};

/// @brief A record 330: a match that was forfeited as a whole.
struct TrfForfeitRecord {
    int line = 0;
    QString sign; ///< `+-`, `-+`, `--`
    int round = 0;
    int white = 0; ///< number of record 310, of the team that is named first
    int black = 0;
};

/// @brief A record 240.
struct TrfByes {
    int line = 0;
    QChar kind; ///< `F`, `H`, `Z`
    int round = 0;
    std::vector<int> numbers; ///< of players or, in a team tournament, of teams
};

/// @brief CLM's records about a player; 0 and empty when they are not there.
struct TrfClub {
    int line = 0;
    int dwz = 0;
    int elo = 0;
    int ownRating = 0;  ///< the organiser's own figure (TWZ)
    QString membership; ///< VKZ and member number
    QString clubName;
};

/// @brief All records.
struct TrfRecords {
    QString name;
    QString city;
    QString venue;
    QString type;
    QString typeCode;
    QString timeControl;
    QString timeControlCode;
    QString tieBreaks;   ///< codes of FIDE C.07, with commas
    QString criteria;    ///< the same with the points first
    QString matchPoints; ///< `TW 2.0 TD 1.0 TL 0.0`
    std::optional<int> announcedPlayers;
    std::optional<int> announcedTeams;
    std::optional<int> announcedRounds;
    int announcedPlayersLine = 0;
    int announcedRoundsLine = 0;
    WrittenDates dates;
    TrfScoring scoring;
    std::vector<TrfPlayer> players;
    std::vector<TrfNational> nationals;
    std::vector<TrfTeam> teams;    ///< records 310
    std::vector<TrfTeam> oldTeams; ///< records 013
    std::vector<TrfLineUp> lineUps;
    std::vector<TrfForfeitRecord> forfeits;
    std::vector<TrfByes> byes;
    std::map<int, TrfClub> clubs; ///< by number of the player
};

/// @brief Reads the records; whatever is wrong within one of them is a note.
[[nodiscard]] TrfRecords readTrfRecords(const QString& text, NoteList& notes);

/// @brief Reads a record 001 or one of national rating support, whose columns may be shifted by writers that
/// count bytes or do not cut names.
/// @return nothing when it is refused
[[nodiscard]] std::optional<TrfPlayer> readTrfPlayer(QStringView line, int lineNumber, NoteList& notes);
[[nodiscard]] std::optional<TrfNational> readTrfNational(QStringView line, int lineNumber);

/// @brief The columns first to last of a line, counted from 1; what the line lacks is missing.
[[nodiscard]] QStringView trfColumns(QStringView line, qsizetype first, qsizetype last);

/// @brief A number in these columns, blanks around it.
/// @return nothing when there is anything else
[[nodiscard]] std::optional<int> trfNumber(QStringView line, qsizetype first, qsizetype last);

/// @brief Numbers of four digits from a column on, with a blank between them; the list ends with the line.
/// @return nothing when the columns hold something else
[[nodiscard]] std::optional<std::vector<int>> trfNumbers(QStringView line, qsizetype first);

} // namespace zahlmeister::app
