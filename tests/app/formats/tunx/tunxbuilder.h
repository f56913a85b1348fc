// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QtEndian>

namespace zahlmeister::tests {

/// @brief A player of a made-up Swiss-Manager file.
struct TunxMadeUp {
    QString surname;
    QString forename = {};
    QString nationalId = {};
    QString club = {};
    QString federation = {};
    QString sex = {};
    QString ratingFederation = {};
    std::uint16_t elo = 0;
    std::uint16_t national = 0;
    std::uint32_t birth = 0;
    std::uint32_t fideId = 0;
    std::uint16_t team = 0;
    std::uint16_t board = 0;
};

/// @brief A pairing: White, Black, result code.
struct TunxMadeUpPairing {
    std::uint16_t white;
    std::uint16_t black;
    std::uint16_t code;
};

/// @brief Writes the sections of a Swiss-Manager file.
struct TunxBuilder {
    QString name = QStringLiteral("Osterturnier");
    QString town = QStringLiteral("Entenhausen");
    QString timeControl = QStringLiteral("15 min");
    QString mail = {};
    std::uint16_t rounds = 0;
    std::uint8_t kind = 0;
    std::uint8_t playedRounds = 0;
    int announcedPlayers = -1; ///< -1: as many as there are
    std::uint32_t start = 20260404;
    std::uint32_t end = 20260406;
    std::vector<std::pair<std::uint32_t, std::uint16_t>> schedule = {}; ///< dates and numbers of pairings
    std::vector<TunxMadeUp> players = {};
    std::vector<TunxMadeUpPairing> pairings = {};
    QStringList teams = {};

    [[nodiscard]] QByteArray data() const
    {
        QByteArray file = mark(0x93) + QByteArray(0x68, '\0');
        for (int i = 0; i < 30; ++i)
            file += text(i == 0 ? name : i == 10 ? town : i == 14 ? timeControl : i == 23 ? mail : QString());
        file += mark(0x95) + settings();
        if (!schedule.empty())
            file += mark(0xa3);
        for (const auto& [date, count] : schedule)
            file += text(QStringLiteral("9:00")) + QByteArray(30, '\0') + number(date) + QByteArray(2, '\0') +
                    number(count) + QByteArray(68, '\0');
        file += mark(0xa5);
        for (const TunxMadeUp& player : players)
            file += playerRecord(player);
        file += mark(0xb3);
        for (const TunxMadeUpPairing& pairing : pairings)
            file +=
                number(pairing.white) + number(pairing.black) + number(pairing.code) + QByteArray(15, '\0');
        if (!teams.isEmpty())
            file += mark(0xb5);
        for (const QString& team : teams)
            file += text(team) + QByteArray(25 * 2 + 54, '\0');
        return file + mark(0xd3) + QByteArray(28, '\0') + mark(0xe3);
    }

private:
    static QByteArray mark(unsigned char section)
    {
        return QByteArray(1, static_cast<char>(section)) + QByteArrayLiteral("\xff\x89\x44");
    }

    template <class Number>
    static QByteArray number(Number value)
    {
        QByteArray bytes(sizeof(Number), '\0');
        qToLittleEndian(value, bytes.data());
        return bytes;
    }

    static QByteArray text(const QString& text)
    {
        QByteArray bytes = number(static_cast<std::uint16_t>(text.size()));
        for (const QChar character : text)
            bytes += number(static_cast<std::uint16_t>(character.unicode()));
        return bytes;
    }

    [[nodiscard]] QByteArray settings() const
    {
        QByteArray bytes(0x60, '\0');
        const auto count = static_cast<std::uint16_t>(announcedPlayers < 0 ? static_cast<int>(players.size())
                                                                           : announcedPlayers);
        bytes.replace(0x00, 2, number(rounds));
        bytes.replace(0x0b, 1, number(kind));
        bytes.replace(0x11, 1, number(playedRounds));
        bytes.replace(0x13, 2, number(count));
        bytes.replace(0x47, 4, number(start));
        bytes.replace(0x4b, 4, number(end));
        return bytes;
    }

    static QByteArray playerRecord(const TunxMadeUp& player)
    {
        QByteArray bytes;
        for (int i = 0; i < 33; ++i) {
            bytes += text(i == 0    ? player.surname
                          : i == 1  ? player.forename
                          : i == 5  ? player.nationalId
                          : i == 9  ? player.club
                          : i == 10 ? player.federation
                          : i == 14 ? player.sex
                          : i == 17 ? player.ratingFederation
                                    : QString());
        }
        QByteArray numbers(104, '\0');
        numbers.replace(2, 2, number(player.elo));
        numbers.replace(4, 2, number(player.national));
        numbers.replace(8, 4, number(player.birth));
        numbers.replace(18, 4, number(player.fideId));
        numbers.replace(22, 2, number(player.team));
        numbers.replace(24, 2, number(player.board));
        return bytes + numbers;
    }
};

} // namespace zahlmeister::tests
