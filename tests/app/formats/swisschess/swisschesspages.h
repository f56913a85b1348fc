// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

/// Web pages as Swiss-Chess writes them, of a tournament of people who do not exist: five players, three
/// rounds, byes, a forfeit, two of the same name.
namespace zahlmeister::tests {

using namespace Qt::StringLiterals;

/// @brief A participant of the pages.
struct PagePlayer {
    int number;
    QString name;
    QString elo;
    QString nwz;
    QString club;
    QString birth;
};

/// @brief A pairing of the pages; 0 stands for spielfrei.
struct PagePairing {
    int round;
    int white;
    int black;
    QString result; ///< `1 - 0`
};

/// @brief What the pages tell; change it and write it anew.
struct SwissChessPages {
    QString title = u"Herbstopen der Quellstadt"_s;
    std::vector<PagePlayer> players = {
        {1, u"Ährenfeld,Jörg"_s, u"2100"_s, u"2096"_s, u"SC Quelle"_s, u"1986"_s},
        {2, u"Freifrau von Bachmann,Änne"_s, {}, u"1875"_s, u"SV Born"_s, u"15.06.1997"_s},
        {3, u"Cramer,Uwe"_s, u"1760"_s, {}, u"SC Quelle"_s, {}},
        {4, u"Dorn,Ida"_s, {}, u"1500"_s, u"SC Quelle"_s, {}},
        {5, u"Dorn,Ida"_s, {}, {}, u"SV Born"_s, {}},
    };
    std::vector<PagePairing> pairings = {
        {1, 1, 2, u"1 - 0"_s}, {1, 3, 4, u"½ - ½"_s}, {1, 5, 0, u"+ - -"_s},
        {2, 5, 1, u"0 - 1"_s}, {2, 2, 3, u"+ - -"_s}, {2, 4, 0, u"+ - -"_s},
        {3, 1, 3, u"0 - 1"_s}, {3, 4, 5, u"1 - 0"_s}, {3, 2, 0, u"+ - -"_s},
    };

    /// @brief List of participants: TWZ, club, birth.
    [[nodiscard]] QByteArray participants() const
    {
        QString rows = row({u"TlnNr"_s, u"Teilnehmer"_s, u"Titel"_s, u"TWZ"_s, u"Attr"_s, u"Verein/Ort"_s,
                            u"Land"_s, u"Geburt"_s});
        for (const PagePlayer& player : players) {
            rows += row({QString::number(player.number),
                         player.name,
                         {},
                         player.elo.isEmpty() ? player.nwz : player.elo,
                         u"m"_s,
                         player.club,
                         u"GER"_s,
                         player.birth});
        }
        return page(u"Teilnehmerliste: (Sortiert nach Spielernummer)"_s, rows);
    }

    /// @brief Pairings of a round; names are cut after 16 letters.
    [[nodiscard]] QByteArray pairingsOf(int round) const
    {
        QString rows = row({u"Tisch"_s, u"TNr"_s, u"Teilnehmer"_s, u"Tite"_s, u"Punkte"_s, u"-"_s, u"TNr"_s,
                            u"Teilnehmer"_s, u"Tite"_s, u"Punkte"_s, u"Ergebnis"_s, u"At"_s});
        int table = 0;
        for (const PagePairing& pairing : pairings) {
            if (pairing.round == round) {
                rows += row({QString::number(++table),
                             numberOf(pairing.white),
                             nameOf(pairing.white).left(16),
                             {},
                             u"()"_s,
                             u"-"_s,
                             numberOf(pairing.black),
                             nameOf(pairing.black).left(16),
                             {},
                             u"()"_s,
                             pairing.result,
                             {}});
            }
        }
        return page(u"Paarungsliste der %1. Runde"_s.arg(round), rows);
    }

    /// @brief The same pairings by the names of the participants, before they are played.
    [[nodiscard]] QByteArray alphabetOf(int round) const
    {
        QString rows = row({u"TNr"_s,
                            u"Teilnehmer"_s,
                            u"Farbe"_s,
                            u"Tisch"_s,
                            {},
                            u"TNr"_s,
                            u"Teilnehmer"_s,
                            u"Titel"_s,
                            u"TWZ"_s,
                            u"At"_s});
        int table = 0;
        for (const PagePairing& pairing : pairings) {
            if (pairing.round != round)
                continue;
            ++table;
            for (const auto& [own, other] :
                 {std::pair(pairing.white, pairing.black), std::pair(pairing.black, pairing.white)}) {
                if (own == 0)
                    continue;
                const bool bye = other == 0;
                const QString colour = own == pairing.white ? u"Wei\u00df"_s : u"Schwarz"_s;
                rows += row({QString::number(own),
                             nameOf(own),
                             bye ? QString() : colour,
                             bye ? QString() : QString::number(table),
                             bye ? QString() : u"gegen"_s,
                             numberOf(other),
                             nameOf(other),
                             {},
                             ratingOf(other)});
            }
        }
        return page(u"Paarungsliste der %1. Runde (nach Alphabet)"_s.arg(round), rows);
    }

    /// @brief Forms of all participants.
    [[nodiscard]] QByteArray forms() const
    {
        QString text = u"<H2>"_s + title + u"</H2>\n"_s;
        for (const PagePlayer& player : players) {
            text += u"<H3>\n<BLOCKQUOTE>\nTeilnehmerformular / "
                    u"Ergebnisdienst<BR>\n<BR>\nTlnNr:&nbsp;%1<BR>\nRang: 1<BR>\n"
                    "Attr.:&nbsp;w<BR>\nName:&nbsp;%2<BR>\nVerein/Ort: %3<BR>\nELO: %4<BR>\nNWZ: "
                    "%5<BR>\nFIDE-Ken.: <BR>\n"
                    "Geburt: %6<BR>\n</BLOCKQUOTE>\n</H3>\n"_s.arg(QString::number(player.number),
                                                                   player.name, player.club, player.elo,
                                                                   player.nwz, player.birth);
            text += u"<TABLE BORDER=\"2\">\n"_s + formRows(player.number) + u"</TABLE>\n"_s;
        }
        return text.toUtf8();
    }

    /// @brief Evaluation: ranks instead of numbers, and R_0.
    [[nodiscard]] QByteArray evaluation() const
    {
        QString rows = row({u"Nr."_s, u"Teilnehmer"_s, u"Tit."_s, u"At"_s, u"Ro"_s, u"Niv"_s, u"W"_s, u"We"_s,
                            u"n"_s, u"E"_s, u"/"_s, u"J"_s, u"Rh"_s, u"X"_s, u"Rn"_s, u"Diff"_s});
        int rank = 0;
        for (const PagePlayer& player : players)
            rows += row(
                {QString::number(++rank), player.name, {}, {}, player.nwz.isEmpty() ? u"0"_s : player.nwz});
        return page(u"Inoffizielle Turnierauswertung nach  D W Z"_s, rows);
    }

    /// @brief Standings after a round.
    [[nodiscard]] QByteArray standings(int round, const QStringList& points) const
    {
        QString rows = row({u"Rang"_s, u"Teilnehmer"_s, u"Titel"_s, u"TWZ"_s, u"At"_s, u"Verein/Ort"_s,
                            u"S"_s, u"R"_s, u"V"_s, u"Punkte"_s});
        for (qsizetype place = 0; place < points.size(); ++place) {
            rows += row({QString::number(place + 1),
                         players[std::size_t(place)].name,
                         {},
                         {},
                         {},
                         {},
                         {},
                         {},
                         {},
                         points[place]});
        }
        return page(u"Rangliste:  Stand nach der %1. Runde"_s.arg(round), rows);
    }

private:
    [[nodiscard]] static QString row(const QStringList& cells)
    {
        QString text = u"<TR BGCOLOR=\"#00FFFF\">\n"_s;
        for (const QString& cell : cells) {
            const QString shown = cell.isEmpty() ? u"&nbsp;"_s : cell.toHtmlEscaped();
            text += u"<TD>"_s + QString(shown).replace(u" "_s, u"&nbsp;"_s).replace(u"ö"_s, u"&ouml;"_s) +
                    u"</TD>\n"_s;
        }
        return text + u"</TR>\n"_s;
    }

    [[nodiscard]] QByteArray page(const QString& list, const QString& rows) const
    {
        return QByteArray("\xef\xbb\xbf") +
               QString(
                   u"<H2>"_s + title +
                   u"</H2>\n<TABLE BORDER=\"2\" BGCOLOR=\"#C0C0C0\" >\n<THEAD>\n<TR >\n<TD COLSPAN=\"14\"> "_s +
                   list + u"</TD>\n</TR>\n"_s + rows + u"</THEAD>\n</TABLE>\n"_s)
                   .toUtf8();
    }

    [[nodiscard]] QString nameOf(int number) const
    {
        for (const PagePlayer& player : players) {
            if (player.number == number)
                return player.name;
        }
        return u"spielfrei"_s;
    }

    /// TWZ: Elo before DWZ.
    [[nodiscard]] QString ratingOf(int number) const
    {
        for (const PagePlayer& player : players) {
            if (player.number == number)
                return player.elo.isEmpty() ? player.nwz : player.elo;
        }
        return {};
    }

    [[nodiscard]] static QString numberOf(int number)
    {
        return number > 0 ? QString::number(number) : QString();
    }

    [[nodiscard]] QString formRows(int number) const
    {
        QString rows = row({u"Runde"_s, u"Farbe"_s, u"Teilnehmer"_s, u"Titel"_s, u"ELO"_s, u"NWZ"_s, u"Att"_s,
                            u"Verein/Ort"_s, u"Land"_s, u"Ergebnis"_s, u"At"_s});
        for (const PagePairing& pairing : pairings) {
            const bool white = pairing.white == number;
            if (!white && pairing.black != number)
                continue;
            const int other = white ? pairing.black : pairing.white;
            const QStringList sides = pairing.result.split(u" - "_s);
            const QString result = white ? pairing.result : sides.value(1) + u" - "_s + sides.value(0);
            QString club;
            for (const PagePlayer& player : players) {
                if (player.number == other)
                    club = player.club;
            }
            rows += row({QString::number(pairing.round),
                         other == 0 ? QString()
                         : white    ? u"W"_s
                                    : u"S"_s,
                         nameOf(other),
                         {},
                         {},
                         {},
                         {},
                         club,
                         {},
                         result,
                         {}});
        }
        return rows;
    }
};

} // namespace zahlmeister::tests
