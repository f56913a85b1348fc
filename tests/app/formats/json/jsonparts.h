// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QStringList>

#include "app/formats/json/tournamentjson.h"

/// Files of the exchange format, put together from parts.
namespace zahlmeister::tests {

inline const QString kFile = QStringLiteral("t.json");

inline constexpr const char* kHeader = R"("format": "zahlmeister-tournament", "version": 1)";
inline constexpr const char* kTournament =
    R"("tournament": {"name": "T", "start": "2026-08-10", "end": "2026-12-12", "kind": "individual"})";
inline constexpr const char* kParticipants =
    R"("participants": [{"number": 1, "name": "A", "member": true}, {"number": 2, "name": "B", "member": false}])";
inline constexpr const char* kGames = R"("games": [{"round": 1, "white": 1, "black": 2, "result": "1-0"}])";

/// @brief A file of these parts, a line each.
inline QByteArray file(const QByteArray& header, const QByteArray& tournament, const QByteArray& participants,
                       const QByteArray& games)
{
    return "{" + header + ",\n" + tournament + ",\n" + participants + ",\n" + games + "}";
}

/// @brief A file whose tournament has these members besides.
inline QByteArray withTournament(const QByteArray& members)
{
    return file(
        kHeader,
        R"("tournament": {"name": "T", "start": "2026-08-10", "end": "2026-12-12", "kind": "team", )" +
            members + "}",
        kParticipants, kGames);
}

/// @brief A file whose second participant has these members besides.
inline QByteArray withParticipant(const QByteArray& members)
{
    return file(
        kHeader, kTournament,
        R"("participants": [{"number": 1, "name": "A", "member": true}, {"number": 2, "name": "B", "member": true, )" +
            members + "}]",
        kGames);
}

/// @brief A file with one carry-over game.
inline QByteArray withCarryOver(const QByteArray& element)
{
    return withParticipant(R"("carry_over": [)" + element + "]");
}

/// @brief A file with these games.
inline QByteArray withGame(const QByteArray& element)
{
    return file(kHeader, kTournament, kParticipants, R"("games": [)" + element + "]");
}

/// @brief One error as a line, so that a failed comparison shows everything.
inline QString describe(const Error& error)
{
    QString text = error.position ? QString::number(error.position->line) % u':' %
                                        QString::number(error.position->column)
                                  : QStringLiteral("-");
    text += QStringLiteral(" #") % QString::number(static_cast<int>(error.code));
    for (const std::string& arg : error.args)
        text += QStringLiteral(" [") % QString::fromStdString(arg) % u']';
    return text;
}

/// @brief All of them, one a line.
inline QStringList describe(const std::vector<Error>& errors)
{
    QStringList texts;
    for (const Error& error : errors)
        texts.append(describe(error));
    return texts;
}

/// @brief What is wrong with a file; nothing when it is read.
inline std::vector<Error> errorsOf(const QByteArray& data)
{
    const auto result = app::readTournamentJson(data, kFile);
    return result.has_value() ? std::vector<Error>() : result.error();
}

} // namespace zahlmeister::tests
