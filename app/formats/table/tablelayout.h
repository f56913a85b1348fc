// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "app/formats/tournamentformat.h"
#include "engine/model/tournament.h"

/// A tournament as tables, for spreadsheets and web pages; the reader of tables understands them again.
namespace zahlmeister::app {

/// @brief The words of the tables. German, as referees exchange them; the reader knows them, too.
struct TableLabels {
    QString participants = QStringLiteral("Teilnehmer");
    QString crosstable = QStringLiteral("Kreuztabelle");
    QString progressTable = QStringLiteral("Fortschrittstabelle");
    QString games = QStringLiteral("Partien");
    QString number = QStringLiteral("Nr.");
    QString name = QStringLiteral("Name");
    QString club = QStringLiteral("Verein");
    QString clubCode = QStringLiteral("VKZ");
    QString memberNumber = QStringLiteral("Mgl.-Nr.");
    QString sex = QStringLiteral("m/w");
    QString birth = QStringLiteral("Geburt");
    QString dwz = QStringLiteral("DWZ");
    QString elo = QStringLiteral("Elo");
    QString fideId = QStringLiteral("FIDE-ID");
    QString personId = QStringLiteral("PKZ");
    QString team = QStringLiteral("Mannschaft");
    QString ownBoard = QStringLiteral("Brett");      ///< in his team
    QString member = QStringLiteral("DSB-Mitglied"); ///< where the VKZ does not tell
    QString points = QStringLiteral("Punkte");
    QString round = QStringLiteral("Runde");
    QString date = QStringLiteral("Datum");
    QString board = QStringLiteral("Brett");
    QString white = QStringLiteral("Weiß");
    QString black = QStringLiteral("Schwarz");
    QString result = QStringLiteral("Ergebnis");
    QString bye = QStringLiteral("spielfrei");
    QString place = QStringLiteral("Ort");
    QString start = QStringLiteral("Beginn");
    QString end = QStringLiteral("Ende");
    QString rounds = QStringLiteral("Runden");
    QString timeControl = QStringLiteral("Bedenkzeit");
    QString contents = QStringLiteral("%1 Teilnehmer, %2 Partien"); ///< %1, %2: numbers
    QString format = QStringLiteral("dd.MM.yyyy");                  ///< of dates
};

/// @brief How the games are laid out.
enum class GamesLayout {
    Crosstable,    ///< some games have no round, or somebody has several in one
    ProgressTable, ///< everybody has one game a round
};

/// @brief The layout that keeps most of the games.
[[nodiscard]] GamesLayout gamesLayout(const engine::Tournament& tournament);

/// @brief A table to be written: a head and rows. Numbers are texts, too.
struct WrittenTable {
    std::vector<QString> head = {};
    std::vector<std::vector<QString>> rows = {};
    int gamesFrom = 0; ///< the first column of opponents or rounds
    int gamesTo = 0;   ///< behind the last
};

/// @brief What is known of the tournament itself, line by line: its name first, then `Ort: Berlin` and the
/// like.
[[nodiscard]] QStringList tournamentLines(const engine::Tournament& tournament,
                                          const TableLabels& labels = {});

/// @brief Everything about the participants, with crosstable or progress table beside it.
[[nodiscard]] WrittenTable playersTable(const engine::Tournament& tournament, const TableLabels& labels = {});

/// @brief One row a game, in the order of rounds.
[[nodiscard]] WrittenTable gamesTable(const engine::Tournament& tournament, const TableLabels& labels = {});

} // namespace zahlmeister::app
