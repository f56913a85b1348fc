// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QByteArray>

namespace zahlmeister::tests {

/// @brief One entry of a round; see app::SwtPairing.
struct SwtRound {
    int colour = 0;
    int opponent = 0;
    int result = 0;
    int status = 0;
    int table = 0;
    int board = 0;
};

/// @brief A card; texts are windows-1252.
struct SwtCard {
    QByteArray name;
    std::vector<SwtRound> rounds = {};
    int halfPoints = 0;
    QByteArray club = {};
    QByteArray elo = {};
    QByteArray nwz = {};
    QByteArray birth = {};
    QByteArray vkz = {};
    QByteArray member = {};
    QByteArray fideId = {};
    QByteArray personId = {};
    QByteArray attribute = {};
    int team = 0;
    int board = 0;
    int id = 0; ///< 0: its place
    int rank = 0;
    int games = 0;
    std::array<int, 2> tieBreaks = {}; ///< twice their value
};

/// @brief Makes Swiss-Chess files byte by byte after the description of the format.
struct SwtBuilder {
    std::vector<SwtCard> players = {};
    std::vector<QByteArray> teams = {}; ///< numbered from 1
    bool isTeam = false;
    int version = 883;
    int rounds = 0;
    int storedRounds = -1; ///< -1: as the cards have
    int cycles = 1;
    int mode = 0;
    int gamesPerRound = 1;
    int scoring = 0;
    int cutLowest = 0;
    std::array<int, 2> tieBreaks = {};
    QByteArray name = "Quellstadt-Open";
    QByteArray start = "18.05.2013";
    QByteArray end = "26.05.2013";
    std::vector<int> roundDays = {}; ///< since 30 December 1899

    /// @brief The file.
    [[nodiscard]] QByteArray build() const
    {
        const bool old = version < 800;
        const int card = old ? 292 : 655;
        const int stored =
            storedRounds >= 0 ? storedRounds : (players.empty() ? 0 : int(players.front().rounds.size()));
        QByteArray file(old ? 0x0f36 : 0x3448, '\0');
        putHead(file);
        for (const SwtCard& player : players) {
            for (int round = 0; round < stored; ++round)
                file += pairing(round < int(player.rounds.size()) ? player.rounds[std::size_t(round)]
                                                                  : SwtRound{});
        }
        if (isTeam)
            file += QByteArray(qsizetype(teams.size()) * stored * 19, '\0');
        for (std::size_t place = 0; place < players.size(); ++place)
            file += cardOf(players[place], int(place) + 1, card, old);
        for (std::size_t place = 0; place < teams.size(); ++place) {
            QByteArray team(card, '\0');
            put(team, 0, teams[place]);
            putWord(team, 0xd9, 999 + int(place));
            putWord(team, 0xdb, int(place) + 1);
            file += team;
        }
        return file;
    }

    /// @brief Overwrites bytes.
    static void put(QByteArray& bytes, qsizetype offset, const QByteArray& text)
    {
        bytes.replace(offset, text.size(), text);
    }

    /// @brief Overwrites two bytes with a number, the low one first.
    static void putWord(QByteArray& bytes, qsizetype offset, int value)
    {
        bytes[offset] = char(value & 0xff);
        bytes[offset + 1] = char((value >> 8) & 0xff);
    }

private:
    void putHead(QByteArray& file) const
    {
        putWord(file, 0x01, rounds);
        putWord(file, 0x07, int(players.size()));
        put(file, 0xf5, "Heading");
        file[0x254] = char(mode);
        file[0x255] = char(gamesPerRound);
        file[0x257] = char(cycles);
        file[0x25e] = char(isTeam ? 0xff : 0);
        putWord(file, 0x261, version);
        put(file, 0x316, name);
        put(file, 0x33f, "Quellstadt");
        put(file, 0x41f, start);
        put(file, 0x434, end);
        put(file, 0x449, "40/90min");
        put(file, 0x45e, "30min");
        putWord(file, 0x534, int(teams.size()));
        file[0x538] = char(scoring);
        file[0x09] = char(cutLowest);
        file[0x26d] = char(tieBreaks[0]);
        file[0x23c] = char(tieBreaks[1]);
        for (std::size_t round = 0; round < roundDays.size(); ++round)
            putWord(file, 0x2cc1 + 4 * qsizetype(round), roundDays[round]);
    }

    static QByteArray pairing(const SwtRound& round)
    {
        QByteArray record(19, '\0');
        record[8] = char(round.colour);
        putWord(record, 9, round.opponent);
        record[0x0b] = char(round.result);
        putWord(record, 0x0d, round.table);
        record[0x0f] = char(round.status);
        record[0x12] = char(round.board);
        return record;
    }

    static QByteArray cardOf(const SwtCard& player, int place, int size, bool old)
    {
        QByteArray card(size, '\0');
        put(card, 0x00, player.name + '\0' + "rubbish"); // what older texts left behind
        put(card, 0x20, QByteArray(1, '\0'));
        put(card, 0x21, player.club);
        if (!old) {
            putWord(card, 0xdd, player.rank);
            putWord(card, 0xe1, player.games);
            putWord(card, 0x128, player.tieBreaks[0]);
            putWord(card, 0x12c, player.tieBreaks[1]);
        }
        put(card, 0x46, player.elo);
        put(card, 0x4b, player.nwz);
        put(card, 0x80, player.birth.leftJustified(10));
        put(card, 0x99, player.vkz);
        put(card, 0x9f, player.member);
        put(card, 0xb8, player.attribute);
        putWord(card, 0xc9, player.team);
        putWord(card, 0xcb, player.board);
        putWord(card, 0xd9, player.id > 0 ? player.id : place);
        putWord(card, 0xe1, player.halfPoints > 0 ? 1 : 0);
        putWord(card, old ? 0xe9 : 0x124, player.halfPoints);
        put(card, old ? 0x8b : 0x144, player.fideId);
        put(card, old ? 0x61 : 0x151, player.personId);
        return card;
    }
};

/// @brief Four players, three rounds: a forfeit, a bye of a full and one of half a point, a double zero.
inline SwtBuilder individualSwt()
{
    SwtBuilder swt{.rounds = 3, .roundDays = {41413, 41414, 41415}};
    swt.players = {
        {.name = "\xc4hrenfeld,J\xf6rg",
         .rounds = {{1, 2, 3, 0, 1}, {3, 3, 2, 0, 1}, {2, 0, 3, 2, 2}},
         .halfPoints = 5,
         .club = "SC Quelle",
         .elo = "2100",
         .nwz = "2096",
         .birth = "19860615",
         .vkz = "C0512",
         .member = "0135",
         .fideId = "4612345",
         .personId = "10776775",
         .attribute = "m"},
        {.name = "Bachmann,\xc4nne",
         .rounds = {{3, 1, 1, 0, 1}, {0, 0, 2, 2, 0}, {1, 3, 1, 0x22, 1}},
         .halfPoints = 1,
         .nwz = "1875",
         .birth = "1997",
         .vkz = "C0520",
         .attribute = "w"},
        {.name = "Cramer,Uwe",
         .rounds = {{1, 4, 1, 0, 2}, {1, 1, 2, 0, 1}, {3, 2, 3, 0x22, 1}},
         .halfPoints = 3,
         .elo = "1760",
         .attribute = "*"},
        {.name = "Dorn,Ida", .rounds = {{3, 3, 1, 0, 2}, {}, {}}, .attribute = "W"},
    };
    return swt;
}

} // namespace zahlmeister::tests
