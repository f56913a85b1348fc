// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tableheader.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <QHash>
#include <QRegularExpression>

#include "app/tables/tablecell.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

struct HeadWords {
    TableColumn column;
    std::string_view words; ///< as foldedHead() makes them, separated by blanks
};

constexpr std::array kHeads{
    HeadWords{TableColumn::Number,
              "nr no lfdnr lfd laufendenummer nummer num number startnr startnummer snr sno stnr stno start "
              "tnr tlnnr tlnr "
              "teilnehmernr teilnehmernummer tn spnr id# startno startrang initialrank snummer spielernr # "
              "bib tln nrstart startnum noini nostart nrst bno bsno baslangicno stnr"},
    HeadWords{TableColumn::Rank,
              "rg rk rang rank pl platz place pos position plz rangnr platzierung rnk rng ranking "
              "sira sirano mce poradi puesto clas"},
    HeadWords{
        TableColumn::Name,
        "name namen teilnehmer teilnehmerin teilnehmerinnen spieler spielerin spielername player players "
        "playername "
        "namevorname nachnamevorname vornamename vornamenachname familiennamevorname surnamename namecognome "
        "participant participants vorundnachname vorundzuname zuundvorname zunamevorname "
        "teilnehmername spielerinnen fullname naam nom nombre nazwisko vornameundname namedesspielers "
        "mitglied "
        "schachfreund schachfreunde spielerspielerin namevornametitel titelname lastnamefirstname "
        "isim adisoyadi adsoyad oyuncu jugador joueur zawodnik giocatore nome jogador speler jmeno"},
    HeadWords{TableColumn::LastName, "nachname familienname zuname surname lastname familyname"},
    HeadWords{TableColumn::FirstName, "vorname firstname forename givenname rufname vornamen"},
    HeadWords{TableColumn::ClubName,
              "verein vereinort vereinstadt club clubcity clubort vereinspielgemeinschaft "
              "schachverein klub vereinmannschaft ort verband heimatverein "
              "vereinsname clubname vereinname kulup kulupil kulupsehir clubciudad clubville clubcitta"},
    HeadWords{TableColumn::MemberNumber,
              "mglnr mitgliedsnummer mitgliedsnr mgl mitgliednr mgnr mitglnr membernumber memberno"},
    HeadWords{TableColumn::PersonId,
              "pkz nuid dewisid dsbid personid spielerid idnr identnr pid natid nationalid idnat"},
    HeadWords{TableColumn::FideId,
              "fideid fidenr fidenummer fideno fideident fidekennung fidekenn idfide fidecode"},
    HeadWords{
        TableColumn::Dwz,
        "dwz nwz dwzalt altedwz altdwz dwzvorher dwzstart startdwz dwzindex dwzi dwznr dwz1 nationalerating "
        "natrating rtgnat "
        "rtgn elon ukd nwzalt ro r0 dwzneualt dwzzahl aktuelledwz dwzaktuell dwzro dwzr0 nationalrating nrtg "
        "ratingnat ratnat natrtg dwzwert dwzdsb ratingdwz dwzold"},
    HeadWords{TableColumn::Index, "index idx auswertungen dwzauswertungen anzahlauswertungen"},
    HeadWords{TableColumn::Elo, "elo fideelo elofide fide fiderating fidertg rtgi rtgfide elozahl "
                                "elointernational intelo eloint iratg irtg "
                                "ratingfide fiderat fideelozahl eloi elostd elostandard eloalt intrating "
                                "internationalrating whiteelo elorating"},
    HeadWords{TableColumn::Twz,
              "twz rtg rating wertung wertungszahl wz tz turnierwertungszahl ratingzahl rat spielstaerke "
              "dwzelo elodwz "
              "eloodwz dwzodelo twzelo rtng ratings dwzbzwelo elobzwdwz dwzoderelo elooderdwz"},
    HeadWords{TableColumn::Birth,
              "geburt geb gebjahr geburtsjahr jahrgang jg geburtsdatum gebdatum birth birthyear birthdate "
              "yob dob born "
              "jahr gebdat gebj dateofbirth birthday geburtstag yearofbirth geborn bdate"},
    HeadWords{TableColumn::Sex, "sex geschlecht mw wm gender geschl attr att at attribut mf"},
    HeadWords{TableColumn::Team, "team mannschaft teamname mannschaftsname mnr"},
    HeadWords{TableColumn::Points, "punkte pkt pkte pkts pts p points punktzahl total score summe gesamt "
                                   "gesamtpunkte ges endstand punktestand "
                                   "puan puntos ptos punti ptn "
                                   "pnkte pte pt turnierpunkte brettpunkte bp totals sum pktges punkteges"},
    HeadWords{TableColumn::Board,
              "tisch brett br board bo bd brd tis ti bretter table brettnr tischnr boardno paar paarung "
              "masa mesa tavolo ech"},
    HeadWords{TableColumn::White,
              "weiss white weissspieler spielerweiss heim heimmannschaft heimteam home weisspieler nameweiss "
              "heimspieler whiteplayer "
              "weissname namewhite mitweiss anziehender beyaz blancas blancs bianco biale wit bily brancas"},
    HeadWords{TableColumn::Black,
              "schwarz black schwarzspieler spielerschwarz gast gastmannschaft gastteam gaeste guest away "
              "schwarzerspieler nameschwarz gastspieler "
              "blackplayer schwarzname nameblack mitschwarz nachziehender siyah negras noirs nero czarne "
              "zwart cerny "
              "pretas"},
    HeadWords{
        TableColumn::Result,
        "ergebnis erg ergebnisse result res results resultat ausgang partieergebnis resultate ergeb sonuc "
        "resultado risultato wynik uitslag vysledek"},
    HeadWords{TableColumn::RoundNumber, "runde rd round rnd rn rde runden spieltag rdnr rundennr"},
    HeadWords{TableColumn::Date, "datum date termin spieldatum tag am"},
    HeadWords{
        TableColumn::Ignored,
        "titel tit title t typ type gruppe gr group land fed federation nat nation lnd country bundesland lv "
        "buchh buchholz bhlz bh bhz bhz1 buhlz bu buch buchh1 buchholzzahl mbuch sbuch feinwertung fw fw1 "
        "fw2 fw3 wtg wtg1 "
        "wtg2 wtg3 wtg4 wtg5 wtg6 wertung1 wertung2 wertung3 wert tb tb1 tb2 tb3 tb4 tb5 tb6 sb soberg sobe "
        "sobo "
        "sonneborn sonnebornberger sonnbg sonneb sober soberger sbg siege siegwertung anzsiege sieg won wins "
        "win remis unentschieden "
        "draws draw verluste verlust losses niederlagen niederl loss lost partien anzpartien spiele sp games "
        "gespielt g s r v w d l u n "
        "e j k we wwe wewe diff differenz rh rn rp perf performance perfm leistung rc niv niveau x einsatz "
        "dwzneu neuedwz dwzdiff "
        "dwznach neudwz dwznachher rtg+ rtg+- +- plusminus rating+- rtgdiff chg kfaktor krtg+- krtg w-we "
        "elodiff eloneu "
        "fidetitel loc locid intlid feder locrtg email mail telefon tel handy bemerkung bemerkungen "
        "anmerkung status preis preise preisgeld "
        "altersklasse ak klasse kategorie kat category koya koy fortschritt prog progr cumul kum wz1 wz2 mp "
        "mpkt "
        "mannschaftspunkte differ wertg schlaege anwesend bezahlt startgeld zeit foto photo link pgn "
        "brettpkt prozent pct % elop "
        "direkt direktvergleich dv dirbeg partie schnitt gegnerschnitt oe gegschnitt trend verbandsnr "
        "tabelle"},
};

/// VKZ and ZPS are the club's code; told apart from its name by cell.
constexpr std::string_view kClubCodes =
    "vkz zps zpsnr zpsnummer vereinsnr vereinsnummer vkznr clubno vereinskennzeichen zpsvkz dsbnr";

/// Small letters and digits; umlauts as two letters, other letters without their accents, signs left out
/// unless nothing else is there.
QString foldedHead(const QString& head)
{
    QString folded;
    for (const QChar c : head.toLower()) {
        switch (c.unicode()) {
        case u'ä': folded += "ae"_L1; break;
        case u'ö': folded += "oe"_L1; break;
        case u'ü': folded += "ue"_L1; break;
        case u'ß': folded += "ss"_L1; break;
        case u'ø':
        case u'Ø': folded += "oe"_L1; break;
        case u'\u00b9': folded += u'1'; break;
        case u'\u0131': folded += u'i'; break; // without a dot
        case u'\u0142': folded += u'l'; break;
        default: {
            const QString parts = c.decomposition();
            const QChar base = parts.isEmpty() ? c : parts.front();
            if (base.isLetterOrNumber() && base.unicode() < 0x250)
                folded += base;
        }
        }
    }
    if (!folded.isEmpty())
        return folded;
    QString signs = head;
    return signs.remove(u' ');
}

const QHash<QString, TableColumn>& headWords()
{
    static const QHash<QString, TableColumn> kWords = [] {
        QHash<QString, TableColumn> words;
        const auto add = [&](std::string_view list, TableColumn column) {
            for (const QString& word :
                 QString::fromUtf8(list.data(), static_cast<qsizetype>(list.size())).split(u' '))
                words.insert(word, column);
        };
        for (const HeadWords& heads : kHeads)
            add(heads.words, heads.column);
        add(kClubCodes, TableColumn::Club);
        return words;
    }();
    return kWords;
}

/// `1. Rd`, `R1`, `Runde 1`, `1.Runde`, `Rd. 1`.
std::optional<int> roundOfHead(const QString& head)
{
    static const QRegularExpression kRound(
        uR"(^(?:(\d{1,3})[.: ]*(?:runden?|rde?|rnd|round|rond[ae]|tur|kolo|r|t)\.?|)"
        uR"((?:runden?|rde?|rnd|round|rond[ae]|tur|kolo|r)[.: ]*(\d{1,3})\.?)$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = kRound.match(head);
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured(match.capturedLength(1) > 0 ? 1 : 2).toInt();
}

/// `#1`: a number in the head of a crosstable.
std::optional<int> hashNumber(const QString& head)
{
    return head.size() > 1 && head.startsWith(u'#') ? numberOfCell(head.mid(1).trimmed()) : std::nullopt;
}

/// `Heim`, `Gast`, and what is made of them: who was at home, which is no colour.
bool isVenueWord(const QString& word)
{
    return std::ranges::any_of(
        std::array{"heim"_L1, "gast"_L1, "home"_L1, "guest"_L1},
        [&](QLatin1String venue) { return word.startsWith(venue, Qt::CaseInsensitive); });
}

/// A head of several words that each mean the same or less: `Name des Spielers`, `DWZ (alt)`, `Elo/DWZ`.
TableColumn byLeadingWord(const QString& head)
{
    static const QRegularExpression kBreaks(uR"([^\p{L}\p{N}]+)"_s);
    const QStringList words = head.split(kBreaks, Qt::SkipEmptyParts);
    if (words.size() < 2)
        return TableColumn::Unknown;
    const TableColumn first = headWords().value(foldedHead(words.front()), TableColumn::Unknown);
    const TableColumn second = headWords().value(foldedHead(words[1]), TableColumn::Unknown);
    const auto isEither = [&](TableColumn a, TableColumn b) {
        return (first == a && second == b) || (first == b && second == a);
    };
    if (isEither(TableColumn::Dwz, TableColumn::Elo))
        return TableColumn::Twz;
    if (isEither(TableColumn::LastName, TableColumn::FirstName))
        return TableColumn::Name;
    // `Heim (Schwarz)`: the colour says more than who was at home.
    const auto isSide = [](TableColumn column) {
        return column == TableColumn::White || column == TableColumn::Black;
    };
    if (isSide(first) && isSide(second) && isVenueWord(words.front()))
        return second;
    const QString last = foldedHead(words.back());
    if (last == "neu"_L1 || last == "new"_L1 || last == "diff"_L1 || last == "differenz"_L1)
        return TableColumn::Ignored;
    switch (first) {
    case TableColumn::Name:
    case TableColumn::Dwz:
    case TableColumn::Elo:
    case TableColumn::Twz:
    case TableColumn::Birth:
    case TableColumn::Club:
    case TableColumn::White:
    case TableColumn::Black: return first;
    default: return TableColumn::Unknown;
    }
}

} // namespace

ColumnMeaning meaningOfHead(const QString& head)
{
    const QString plain = plainCell(head);
    if (plain.isEmpty())
        return {};
    auto number = numberOfCell(plain);
    if (!number)
        number = hashNumber(plain);
    if (number)
        return {*number > 0 ? TableColumn::Opponent : TableColumn::Unknown, *number};
    if (const auto round = roundOfHead(plain))
        return {*round > 0 ? TableColumn::Round : TableColumn::Unknown, *round};
    // Changes of ratings are no ratings.
    if (plain.contains("+-"_L1) || plain.contains("+/-"_L1) || plain.contains(u'±'))
        return {TableColumn::Ignored, 0};
    const TableColumn column = headWords().value(foldedHead(plain), TableColumn::Unknown);
    return {column == TableColumn::Unknown ? byLeadingWord(plain) : column, 0};
}

bool isTellingHead(TableColumn column)
{
    switch (column) {
    case TableColumn::Unknown:
    case TableColumn::Ignored: return false;
    default: return true;
    }
}

} // namespace zahlmeister::app
