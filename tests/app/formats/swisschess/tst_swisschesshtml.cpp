// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "app/formats/swisschess/swisschesshtml.h"
#include "app/open/open.h"
#include "app/rules/shippedrules.h"
#include "app/text/textencoding.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/app/formats/swisschess/swisschesspages.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_swisschesshtml {

using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace Qt::StringLiterals;
using tests::noteOf;
using tests::SwissChessPages;

namespace {

ImportInput inputOf(const std::vector<QByteArray>& pages)
{
    ImportInput input;
    for (const QByteArray& page : pages)
        input.push_back({u"page%1.html"_s.arg(input.size() + 1), page});
    return input;
}

ImportedTournament read(const std::vector<QByteArray>& pages)
{
    return tests::imported(inputOf(pages));
}

QStringList gamesOf(const engine::Tournament& tournament)
{
    QStringList games = tests::gamesOf(tournament);
    games.sort();
    return games;
}

const QStringList kGames{u"1: 1-2 1-0"_s, u"1: 3-4 1/2"_s, u"2: 2-3 +/-"_s,
                         u"2: 5-1 0-1"_s, u"3: 1-3 0-1"_s, u"3: 4-5 1-0"_s};
const std::vector<engine::Bye> kByeOfFive{{1, engine::kWin, engine::ByeKind::Allocated}};

class TestSwissChessHtml : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsForms();
    void readsAllListsTogether();
    void readsPairingsWithParticipants();
    void takesRatingsFromEvaluation();
    void readsOneRound();
    void readsPairingsByAlphabet();
    void readsParticipantsAlone();
    void takesResultsFromTheLaterList();
    void readsOtherHeads();
    void readsPagesOfClubs();
    void readsPagesOfClubsSamples_data();
    void readsPagesOfClubsSamples();
    void keepsTheLastStandings();
    void comparesPoints();
    void notesDoubts_data();
    void notesDoubts();
    void refuses_data();
    void refuses();
    void staysCleanWhenCutOff();
    void isRecognisedByContent();
    void readsSamples();
};

} // namespace

void TestSwissChessHtml::readsForms()
{
    const ImportedTournament imported = read({SwissChessPages().forms()});
    QCOMPARE(imported.tournament.header.name, std::string("Herbstopen der Quellstadt"));
    QCOMPARE(imported.tournament.header.rounds.value_or(0), 3);
    QCOMPARE(gamesOf(imported.tournament), kGames);
    const auto& participants = imported.tournament.participants;
    QCOMPARE(participants.size(), std::size_t(5));
    const engine::Participant second{.number = engine::ParticipantNumber(2),
                                     .name = "Freifrau von Bachmann, Änne",
                                     .clubName = "SV Born",
                                     .sex = engine::Sex::Female,
                                     .birthYear = 1997,
                                     .birthDate = engine::Date::fromIso("1997-06-15"),
                                     .rating = engine::Rating(1875),
                                     .byes = {{3, engine::kWin, engine::ByeKind::Allocated}}};
    QVERIFY(participants[1] == second);
    QVERIFY(participants[4].byes == kByeOfFive);
    // The NWZ, not the Elo; an Elo alone is noted; without both one is unrated.
    QCOMPARE(participants[0].rating->value(), 2096);
    QVERIFY(participants[2].ratingSource == engine::RatingSource::Fide);
    QVERIFY(!participants[4].rating);
    QCOMPARE(imported.notes.size(), std::size_t(1));
    QVERIFY(imported.notes.front().code == ImportCode::RatingIsNotDwz);
}

void TestSwissChessHtml::readsAllListsTogether()
{
    const SwissChessPages pages;
    const ImportedTournament imported =
        read({pages.standings(3, {u"2.0"_s, u"2.0"_s, u"1.5"_s}), pages.pairingsOf(2), pages.forms(),
              pages.evaluation(), pages.pairingsOf(3), pages.participants(), pages.pairingsOf(1)});
    QCOMPARE(gamesOf(imported.tournament), kGames);
    engine::Tournament forms = read({pages.forms()}).tournament;
    for (std::size_t place = 0; place < forms.games.size(); ++place)
        forms.games[place].board = imported.tournament.games[place].board;
    for (std::size_t place = 0; place < forms.participants.size(); ++place)
        forms.participants[place].stated = imported.tournament.participants[place].stated;
    QVERIFY(!forms.participants[0].stated.empty()); // the standings
    QVERIFY(imported.tournament == forms);
    QCOMPARE(imported.tournament.games[1].board.value_or(0), 2);
    // Two of the same name cannot be told apart in a list without numbers.
    const ImportNote* namesakes = noteOf(imported.notes, ImportCode::BadValue);
    QVERIFY(namesakes);
    QCOMPARE(namesakes->args, (std::vector<std::string>{"name", "Dorn,Ida"}));
    QCOMPARE(namesakes->place.part, std::string("page4.html"));
    QVERIFY(!noteOf(imported.notes, ImportCode::PointsDiffer));
}

void TestSwissChessHtml::readsPairingsWithParticipants()
{
    const SwissChessPages pages;
    const ImportedTournament imported =
        read({pages.participants(), pages.pairingsOf(1), pages.pairingsOf(2), pages.pairingsOf(3)});
    QCOMPARE(gamesOf(imported.tournament), kGames);
    QCOMPARE(imported.tournament.participants[1].name, std::string("Freifrau von Bachmann, Änne"));
    QVERIFY(imported.tournament.participants[4].byes == kByeOfFive);
    // A TWZ may be an Elo: it is named, not taken.
    for (const engine::Participant& participant : imported.tournament.participants)
        QVERIFY(!participant.rating);
    QCOMPARE(std::ranges::count(imported.notes, ImportCode::RatingIsNotDwz, &ImportNote::code), 4);
    QVERIFY(!noteOf(imported.notes, ImportCode::PartOfPairings));
}

void TestSwissChessHtml::takesRatingsFromEvaluation()
{
    SwissChessPages pages;
    pages.players[4].name = u"Eder,Max"_s;
    const ImportedTournament imported = read({pages.participants(), pages.evaluation(), pages.pairingsOf(1),
                                              pages.pairingsOf(2), pages.pairingsOf(3)});
    QCOMPARE(imported.tournament.participants[0].rating->value(), 2096);
    QCOMPARE(imported.tournament.participants[3].rating->value(), 1500);
    QVERIFY(!imported.tournament.participants[4].rating);
    QVERIFY(!imported.tournament.participants[2].rating); // 0: has none, whatever the TWZ
    QVERIFY(imported.notes.empty());
}

void TestSwissChessHtml::readsOneRound()
{
    const ImportedTournament imported = read({SwissChessPages().pairingsOf(2)});
    QCOMPARE(gamesOf(imported.tournament), (QStringList{u"2: 2-3 +/-"_s, u"2: 5-1 0-1"_s}));
    QCOMPARE(imported.tournament.participants.size(), std::size_t(5));
    const ImportNote* part = noteOf(imported.notes, ImportCode::PartOfPairings);
    QVERIFY(part);
    QCOMPARE(part->args, std::vector<std::string>{"R2"});
    const ImportNote* cut = noteOf(imported.notes, ImportCode::NameCut);
    QVERIFY(cut);
    QCOMPARE(cut->args, std::vector<std::string>{"Freifrau von Bac"});
    QVERIFY(cut->place.part.empty());
    QVERIFY(cut->place.line > 0);
}

// The list that hangs in the hall: every game stands there twice, and none has a result yet.
void TestSwissChessHtml::readsPairingsByAlphabet()
{
    const SwissChessPages pages;
    const ImportedTournament imported = read({pages.alphabetOf(2)});
    QCOMPARE(gamesOf(imported.tournament), (QStringList{u"2: 2-3 *"_s, u"2: 5-1 *"_s}));
    QCOMPARE(imported.tournament.games[0].board.value_or(0), 1);
    QCOMPARE(imported.tournament.participants.size(), std::size_t(5));
    QCOMPARE(imported.tournament.participants[1].name, std::string("Freifrau von Bachmann, Änne"));
    QVERIFY(imported.tournament.participants[3].byes.empty()); // of which nobody says what it is worth
    QVERIFY(!noteOf(imported.notes, ImportCode::NameCut));
    const ImportNote* rating = noteOf(imported.notes, ImportCode::RatingIsNotDwz);
    QVERIFY(rating);
    QCOMPARE(rating->args[1], std::string("2100"));
    // Beside the results it says nothing new.
    const ImportedTournament both = read({pages.alphabetOf(1), pages.alphabetOf(2), pages.pairingsOf(1),
                                          pages.pairingsOf(2), pages.pairingsOf(3), pages.alphabetOf(3)});
    QCOMPARE(gamesOf(both.tournament), kGames);
}

void TestSwissChessHtml::readsParticipantsAlone()
{
    const ImportedTournament imported = read({SwissChessPages().participants()});
    QCOMPARE(imported.tournament.participants.size(), std::size_t(5));
    QVERIFY(imported.tournament.games.empty());
    QVERIFY(noteOf(imported.notes, ImportCode::MissingPart));
}

// Pairings are published before they are played.
void TestSwissChessHtml::takesResultsFromTheLaterList()
{
    SwissChessPages early;
    for (tests::PagePairing& pairing : early.pairings)
        pairing.result = u" - "_s;
    const ImportedTournament imported =
        read({early.pairingsOf(1), SwissChessPages().forms(), early.pairingsOf(3)});
    QCOMPARE(gamesOf(imported.tournament), kGames);
    const ImportedTournament open = read({early.pairingsOf(1)});
    QCOMPARE(gamesOf(open.tournament), (QStringList{u"1: 1-2 *"_s, u"1: 3-4 *"_s}));
}

// Other versions and programs split the result and call the columns otherwise.
void TestSwissChessHtml::readsOtherHeads()
{
    const QByteArray page =
        "<h1>Open</h1><table><tr><td>Paarungsliste der 1. Runde</td></tr>"
        "<tr><th>Paar<th>Nr.<th>Teilnehmer<th>Pkt.<th><th>Nr.<th>Teilnehmer<th>Pkt.<th>W<th>S<th>At.</tr>"
        "<tr><td>1<td>4<td>A,B<td>(1)<td>-<td>2<td>C,D<td>(0)<td>1<td>0<td></tr>"
        "<tr><td>2<td>1<td>E,F<td>(1)<td>-<td>3<td>G,H<td>(0)<td>&frac12;<td>&frac12;<td></table>";
    const ImportedTournament imported = read({page});
    QCOMPARE(gamesOf(imported.tournament), (QStringList{u"1: 1-3 1/2"_s, u"1: 4-2 1-0"_s}));
    QCOMPARE(imported.tournament.games[0].board.value_or(0), 1);
}

/// All rounds in one table, numbers with dots, heads as ordinary cells, dashes of the content system.
void TestSwissChessHtml::readsPagesOfClubs()
{
    const QString head = u"<tr><td>Tisch<td>TNr<td>Teilnehmer<td>Punkte<td>–<td>TNr<td>Teilnehmer<td>Punkte"
                         "<td>Ergebnis</tr>"_s;
    const auto row = [](const char* left, const char* right, const QString& result) {
        const auto side = [](const char* one) {
            return QString(u"<td>"_s % QString::fromLatin1(one).section(u' ', 0, 0) % u"<td>"_s %
                           QString::fromLatin1(one).section(u' ', 1) % u"<td>()"_s);
        };
        return QString(u"<tr><td>1"_s % side(left) % u"<td>–"_s % side(right) % u"<td>"_s % result %
                       u"</tr>"_s);
    };
    for (const char16_t dash :
         {u'-', u'\u2010', u'\u2011', u'\u2012', u'\u2013', u'\u2014', u'\u2015', u'\u2212'}) {
        const QString d(dash);
        const QString page = u"<table><tr><td colspan=9>Paarungsliste der 1. Runde</td></tr>"_s % head %
                             row("1. Abel,Jan", "2. Berg,Ute", u"1&nbsp;"_s % d % u"&nbsp;0"_s) %
                             row("3. Cech,Ota", "4. spielfrei", u"+ "_s % d % u' ' % d) %
                             u"<tr><td colspan=9></td></tr>"_s %
                             u"<tr><td colspan=9>Paarungsliste der 2. Runde</td></tr>"_s % head %
                             row("2. Berg,Ute", "3. Cech,Ota", u"½ "_s % d % u" ½"_s) % head %
                             row("5. Dorn,Kai", "1. Abel,Jan", d % u' ' % d % u" +"_s) %
                             u"</table><h2>3. Runde am 16. Juni</h2><table>"_s % head %
                             row("1. Abel,Jan", "3. Cech,Ota", u' ' + d) % u"</table>"_s;
        const ImportedTournament imported = read({page.toUtf8()});
        QCOMPARE(gamesOf(imported.tournament),
                 (QStringList{u"1: 1-2 1-0"_s, u"2: 2-3 1/2"_s, u"2: 5-1 -/+"_s, u"3: 1-3 *"_s}));
        QCOMPARE(imported.tournament.participants.size(), std::size_t(4));
        QCOMPARE(imported.tournament.participants[2].byes.size(), std::size_t(1));
    }
}

void TestSwissChessHtml::readsPagesOfClubsSamples_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::vector<int>>("counts"); // players, games, forfeits, byes, open
    QTest::newRow("2023") << u"krt-ergebnisse-2023.md"_s << std::vector{86, 285, 2, 0, 0};
    QTest::newRow("2019") << u"krt-ergebnisse-2019.html"_s << std::vector{47, 109, 1, 5, 0};
    QTest::newRow("section") << u"abteilungsmeisterschaft.html"_s << std::vector{14, 11, 1, 1, 8};
}

/// Counted by hand.
void TestSwissChessHtml::readsPagesOfClubsSamples()
{
    QFETCH(const QString, name);
    QFETCH(const std::vector<int>, counts);
    const QString samples = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    const QString path = samples + u"/swisschess_html/club_pages/"_s + name;
    if (!QFile::exists(path))
        QSKIP("no sample files here (ZAHLMEISTER_SAMPLES)");
    const ImportResult result = open({{name, tests::contentOf(path)}}).result;
    QVERIFY(result.has_value());
    int played = 0;
    int forfeits = 0;
    int byes = 0;
    int open = 0;
    for (const engine::Game& game : result->tournament.games) {
        const bool isOpen = game.result == engine::kNotPlayed;
        const bool isPlayed = engine::isPlayed(game.result.white) || engine::isPlayed(game.result.black);
        ++(isOpen ? open : isPlayed ? played : forfeits);
    }
    for (const engine::Participant& person : result->tournament.participants)
        byes += int(person.byes.size());
    QCOMPARE((std::vector{int(result->tournament.participants.size()), played, forfeits, byes, open}),
             counts);
}

/// What the standings after the last round state; of two of one name nobody knows whose it is.
void TestSwissChessHtml::keepsTheLastStandings()
{
    const auto standings = [](int round, const char* points) {
        return QByteArray(
            "<h2>Herbstopen der Quellstadt</h2><table><tr><td>Rangliste: Stand nach der " +
            QByteArray::number(round) +
            ". "
            "Runde</td></tr><tr><td>Rang</td><td>Teilnehmer</td><td>Punkte</td><td>Buchh</td><td>SoBerg</td>"
            "</tr><tr><td>1.</td><td>Cramer,Uwe</td><td>" +
            QByteArray(points) +
            "</td><td>4\u00bd</td><td>2,25</td></tr><tr><td>2.</td><td>Dorn,Ida</td><td>1.0</td><td>3</td>"
            "<td>1</td></tr></table>");
    };
    const auto people =
        read({SwissChessPages().forms(), standings(3, "1.5"), standings(2, "0.5")}).tournament.participants;
    const std::vector<engine::StatedValue> stated{
        {"place", "1"}, {"points", "1.5"}, {"BH", "4.5"}, {"SB", "2.25"}};
    QVERIFY(people[2].stated == stated);
    QVERIFY(people[3].stated.empty() && people[4].stated.empty());
}

void TestSwissChessHtml::comparesPoints()
{
    const SwissChessPages pages;
    const auto differing = [&](int round, const QStringList& points) {
        const ImportedTournament imported = read({pages.forms(), pages.standings(round, points)});
        return std::ranges::count(imported.notes, ImportCode::PointsDiffer, &ImportNote::code);
    };
    QCOMPARE(differing(3, {u"2"_s, u"2.0"_s, u"1½"_s}), 0);
    QCOMPARE(differing(2, {u"2"_s, u"1.0"_s, u"½"_s}), 0);
    QCOMPARE(differing(3, {u"2"_s, u"1.0"_s, u"0.5"_s}), 2);
}

void TestSwissChessHtml::notesDoubts_data()
{
    QTest::addColumn<std::vector<QByteArray>>("pages");
    QTest::addColumn<int>("code");
    const SwissChessPages pages;
    const auto row = [](const char* name, const std::vector<QByteArray>& input, ImportCode code) {
        QTest::newRow(name) << input << int(code);
    };
    row("a list of teams",
        {pages.forms(),
         "<h2>Herbstopen der Quellstadt</h2><table><tr><td>Mannschafts-Rangliste</td></tr><tr><td>Mannschaft"
         "<td>Punkte</tr></table><p>Teilnehmer"},
        ImportCode::UnknownPart);
    row("windows-1252", {encodeAs(QString::fromUtf8(pages.forms()), ListEncoding::Windows1252).data},
        ImportCode::EncodingChosen);
    row("a round is missing", {pages.participants(), pages.pairingsOf(1), pages.pairingsOf(3)},
        ImportCode::PartOfPairings);
    row("later standings", {pages.pairingsOf(1), pages.pairingsOf(2), pages.standings(3, {})},
        ImportCode::PartOfPairings);
    SwissChessPages other = pages;
    other.players[0].nwz = u"2095"_s;
    row("two ratings", {pages.forms(), other.evaluation()}, ImportCode::CountDiffers);
    other = pages;
    other.players[0].birth = u"86"_s;
    row("birth", {other.forms()}, ImportCode::BadDate);
    other = pages;
    other.players[0].nwz = u"9999"_s;
    row("rating out of range", {other.forms()}, ImportCode::OutOfRange);
    other.players[0].nwz = u"n.n."_s;
    row("rating", {other.forms()}, ImportCode::BadNumber);
    SwissChessPages fewer = pages;
    fewer.players.pop_back();
    row("a form is missing", {pages.participants(), fewer.forms()}, ImportCode::PartOfPairings);
}

void TestSwissChessHtml::notesDoubts()
{
    QFETCH(const std::vector<QByteArray>, pages);
    QFETCH(const int, code);
    const ImportedTournament imported = read(pages);
    QVERIFY(!imported.tournament.participants.empty());
    QVERIFY(noteOf(imported.notes, ImportCode(code)));
}

void TestSwissChessHtml::refuses_data()
{
    QTest::addColumn<std::vector<QByteArray>>("pages");
    QTest::addColumn<int>("code");
    const SwissChessPages pages;
    const auto row = [](const char* name, const std::vector<QByteArray>& input, ImportCode code) {
        QTest::newRow(name) << input << int(code);
    };
    const auto changed = [&](int index, const QString& result) {
        SwissChessPages other = pages;
        other.pairings[std::size_t(index)].result = result;
        return other;
    };
    row("forms and pairings differ", {pages.forms(), changed(0, u"0 - 1"_s).pairingsOf(1)},
        ImportCode::OpponentDisagrees);
    row("two lists of one round", {pages.pairingsOf(1), changed(1, u"1 - 0"_s).pairingsOf(1)},
        ImportCode::OpponentDisagrees);
    row("unknown result", {changed(0, u"1 - x"_s).pairingsOf(1)}, ImportCode::BadResult);
    row("impossible result", {changed(0, u"1 - 1"_s).pairingsOf(1)}, ImportCode::OpponentDisagrees);
    SwissChessPages other = pages;
    other.title = u"Frühjahrsopen"_s;
    row("another tournament", {pages.forms(), other.participants()}, ImportCode::Malformed);
    other = pages;
    other.players[2].name = u"Quandt,Udo"_s;
    row("another name", {pages.forms(), other.participants()}, ImportCode::Malformed);
    other = pages;
    other.players.pop_back();
    row("nobody has that name", {other.forms().replace("Dorn,Ida</TD>", "Esser,Rolf</TD>")},
        ImportCode::UnknownOpponent);
    other = pages;
    other.players[1].number = 1;
    row("two forms of a number", {other.forms()}, ImportCode::DuplicateNumber);
    row("no number", {pages.pairingsOf(1).replace("<TD>3</TD>\n<TD>Cramer", "<TD></TD>\n<TD>Cramer")},
        ImportCode::BadNumber);
    row("no round", {pages.pairingsOf(1).replace("1.&nbsp;Runde", "").replace("der 1. Runde", "")},
        ImportCode::MissingValue);
    other = pages;
    other.pairings.push_back({1, 4, 5, u"1 - 0"_s});
    row("two games in one round", {other.pairingsOf(1)}, ImportCode::OpponentDisagrees);
    row("no table of that kind", {"<table><tr><td>x</table>"}, ImportCode::MissingPart);
}

void TestSwissChessHtml::refuses()
{
    QFETCH(const std::vector<QByteArray>, pages);
    QFETCH(const int, code);
    const ImportResult result = open(inputOf(pages), "swisschess-html").result;
    QVERIFY(!result.has_value());
    QCOMPARE(int(result.error().front().code), code);
    QVERIFY(std::ranges::all_of(result.error(),
                                [](const ImportNote& note) { return note.level == ImportLevel::Refused; }));
}

void TestSwissChessHtml::staysCleanWhenCutOff()
{
    SwissChessPages pages;
    pages.players.resize(2);
    pages.pairings = {{1, 1, 2, u"1 - 0"_s}, {2, 2, 0, u"+ - -"_s}};
    for (const QByteArray& page : {pages.forms(), pages.pairingsOf(2)}) {
        for (qsizetype size = 0; size < page.size(); ++size) {
            const ImportResult result = open(inputOf({page.first(size)}), "swisschess-html").result;
            if (result.has_value())
                QVERIFY(result->tournament.games.size() <= 1 && !result->tournament.participants.empty());
            else
                QVERIFY(!result.error().empty());
        }
    }
}

void TestSwissChessHtml::isRecognisedByContent()
{
    const SwissChessPages pages;
    const auto isRecognised = [](const std::vector<QByteArray>& input) {
        return open(inputOf(input)).format == "swisschess-html";
    };
    QVERIFY(isRecognised({pages.forms()}));
    QVERIFY(isRecognised({pages.participants()}));
    QVERIFY(isRecognised({pages.pairingsOf(1), pages.evaluation()}));
    QVERIFY(!isRecognised({pages.evaluation()})); // tells no games
    QVERIFY(!isRecognised({pages.standings(3, {})}));
    QVERIFY(!isRecognised({pages.forms(), "012 Open\n"}));
    QVERIFY(!isRecognised({}));
    QVERIFY(!isRecognised({"<table><tr><td>Nr.<td>Teilnehmer<td>1<td>2<td>Punkte</table>"}));
}

namespace {

std::vector<ImportFile> samplePages(const QString& folder, const QStringList& filters)
{
    ImportInput input;
    for (const QString& name : QDir(folder).entryList(filters, QDir::Files, QDir::Name)) {
        QFile file(QDir(folder).filePath(name));
        if (file.open(QIODevice::ReadOnly))
            input.push_back({name, file.readAll()});
    }
    return input;
}

/// What the evaluation of the pages says of a participant: by the rules and tables of 2004, which knew no
/// special rating. Swiss-Chess cuts decimals off where the rules round.
struct Golden {
    const char* name;
    int rating;
    double score;
    double expected;
    int games;
    int newRating;
};

constexpr std::array kGolden{
    Golden{"Daniel Düsentrieb", 2395, 3.0, 3.63, 4, 2381}, Golden{"Mickey Mouse", 1478, 3.5, 0.83, 5, 1563},
    Golden{"Donald Duck", 2295, 2.5, 3.34, 4, 2276},       Golden{"Minnie Mouse", 1721, 3.0, 2.49, 5, 1734},
    Golden{"Dagobert Duck", 1193, 1.0, 0.08, 3, 1229},     Golden{"Daisy Duck", 1654, 2.0, 3.27, 4, 1615},
    Golden{"Klaas Klever", 1582, 1.0, 2.34, 4, 1540},      Golden{"Gustav Gans", 950, 0.0, 0.02, 3, 950}};

} // namespace

void TestSwissChessHtml::readsSamples()
{
    const QString samples = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    if (samples.isEmpty())
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    const QString folder = samples + u"/swisschess_html/turnier_beendet"_s;
    const ImportInput all = samplePages(folder, {u"*.html"_s});
    QVERIFY(all.size() >= 11);
    const ImportResult result = open(all).result;
    QVERIFY(result.has_value());
    QCOMPARE(result->tournament.participants.size(), std::size_t(9));
    QCOMPARE(result->tournament.games.size(), std::size_t(20));
    QVERIFY(std::ranges::all_of(result->notes,
                                [](const ImportNote& note) { return note.code == ImportCode::UnknownPart; }));
    // Any part that has the games has the same ones.
    for (const QStringList& filters : {QStringList{u"*-form.html"_s},
                                       QStringList{u"*-paar-r*.html"_s, u"*-teil.html"_s, u"*-dwz.html"_s}}) {
        const ImportResult part = open(samplePages(folder, filters)).result;
        QVERIFY(part.has_value());
        QCOMPARE(gamesOf(part->tournament), gamesOf(result->tournament));
        for (std::size_t place = 0; place < 9; ++place) {
            QCOMPARE(part->tournament.participants[place].name, result->tournament.participants[place].name);
            QVERIFY(part->tournament.participants[place].rating ==
                    result->tournament.participants[place].rating);
        }
    }
    engine::Tournament tournament = result->tournament;
    tournament.header.system = "dwz-2004";
    for (engine::Participant& participant : tournament.participants) {
        participant.member = true;
        participant.club = "10001";
        participant.index = 30;
    }
    const auto evaluation = engine::evaluate(tournament, **app::shippedRules().find("dwz-2004"), {});
    QVERIFY(evaluation.has_value());
    for (const Golden& golden : kGolden) {
        const auto place =
            std::ranges::find(tournament.participants, std::string(golden.name), &engine::Participant::name);
        QVERIFY2(place != tournament.participants.end(), golden.name);
        const auto& row = evaluation->participants[std::size_t(place - tournament.participants.begin())];
        QCOMPARE(row.oldRating.value_or(0), golden.rating);
        QCOMPARE(row.games, golden.games);
        QCOMPARE(row.score.points(), golden.score);
        QVERIFY2(std::abs(row.expected.value_or(-1) - golden.expected) <= 0.02, golden.name);
        QVERIFY2(
            std::abs(row.newRating.value_or(0) - golden.newRating) <= 1,
            qPrintable(QString::fromUtf8(golden.name) + u' ' + QString::number(row.newRating.value_or(0))));
    }
}

ZAHLMEISTER_TEST(TestSwissChessHtml, QCoreApplication)

} // namespace tst_swisschesshtml

#include "tst_swisschesshtml.moc"
