// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "app/formats/swi/swi.h"
#include "app/open/exportlosses.h"
#include "app/open/open.h"
#include "app/text/textencoding.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_swi {

using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace Qt::StringLiterals;

namespace {

/// The values of a participant's line.
struct SwiRow {
    int number;
    QString name;
    QString club = {};
    QString fideId = {};
    QString personId = {};
    QString birth = {};
    QString elo = {};
    QString dwz = {};
    QString vkz = {};
    QString member = {};
    QString games = {};
};

QString lineOf(const SwiRow& row)
{
    return u" %1. %1 %2 %3     %4 %5 %6 %7 %8  %9 "_s.arg(row.number, 3)
               .arg(row.name, -32)
               .arg(row.club, -32)
               .arg(row.fideId, 10)
               .arg(row.personId, 10)
               .arg(row.birth, -8)
               .arg(row.elo, 4)
               .arg(row.dwz, 4)
               .arg(row.vkz, 5) +
           u"%1 "_s.arg(row.member, 4) + row.games + u' ';
}

const QString kFooter = u"###\n"
                        "Name:       Herbstopen der Quellstadt            \n"
                        "Ort:        Quellstadt                           \n"
                        "FIDE-Land:                                       \n"
                        "Datum(S):   13.10.2011           Datum(E):   16.02.2012     \n"
                        "Züge(1):    40/90 Min.           Züge(2):    30 Min.        Züge(3):       \n"
                        "Hauptschiedsrichter:Ölmüller, Jörg\n"
                        "Anwender:        Schachkreis Quelle              \n"_s;

const std::vector<SwiRow> kRows{
    {1, u"Ährenfeld, Jörg"_s, u"SC Quelle"_s, u"4612345"_s, u"10776775"_s, u"1986"_s, u"2100"_s, u"2096"_s,
     u"C0512"_s, u"135"_s, u" 1W  2 RB  3 +:  0"_s},
    {2,
     u"Bachmann, Änne"_s,
     u"SV Born"_s,
     {},
     {},
     u"150697"_s,
     {},
     u"1875"_s,
     u"C0520"_s,
     {},
     u" 0B  1       -:  3"_s},
    {3,
     u"Cramer, Uwe"_s,
     {},
     {},
     u"NU4005017"_s,
     u"03021961"_s,
     u"1760"_s,
     {},
     {},
     u"77"_s,
     u"       RW  1 +:  2"_s},
};

QString fileOf(const std::vector<SwiRow>& rows, const QString& code = u"ES   3  3  1 #860#"_s,
               const QString& footer = kFooter)
{
    QString text = u"Herbstopen\n\n"_s + (code.isEmpty() ? code : code + u'\n') + kSwiTemplate + u'\n';
    for (const SwiRow& row : rows)
        text += lineOf(row) + u'\n';
    return text + footer;
}

ImportInput inputOf(const QString& text, ListEncoding encoding = ListEncoding::Cp850)
{
    return {{u"open.swi"_s, encodeAs(QString(text).replace(u"\n"_s, u"\r\n"_s), encoding).data}};
}

std::vector<ImportCode> codesOf(const std::vector<ImportNote>& notes)
{
    std::vector<ImportCode> codes;
    for (const ImportNote& note : notes)
        codes.push_back(note.code);
    return codes;
}

class TestSwi : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsHeader();
    void readsParticipants();
    void readsGamesAndByes();
    void readsVariants_data();
    void readsVariants();
    void readsBytePaddedUtf8();
    void readsTeams();
    void notesDoubts_data();
    void notesDoubts();
    void refuses_data();
    void refuses();
    void isRecognisedByContent();
    void staysCleanWhenCutOff();
    void writesWhatItReads();
    void tellsLettersByTheFooter();
    void writesSeveralGamesOfARound();
    void namesLosses_data();
    void namesLosses();
    void refusesNobodies();
    void refusesTooManyParticipants();
    void readsSample();
};

} // namespace

void TestSwi::readsHeader()
{
    const ImportedTournament imported = tests::imported(inputOf(fileOf(kRows)));
    const engine::TournamentHeader& header = imported.tournament.header;
    QCOMPARE(header.name, std::string("Herbstopen der Quellstadt"));
    QCOMPARE(header.place, std::string("Quellstadt"));
    QCOMPARE(header.timeControl, std::string("40/90 Min. + 30 Min."));
    QCOMPARE(header.evaluator, std::string("Schachkreis Quelle"));
    QVERIFY(header.start == engine::Date::fromIso("2011-10-13"));
    QVERIFY(header.end == engine::Date::fromIso("2012-02-16"));
    QVERIFY(header.kind == engine::TournamentKind::Individual);
    QVERIFY(header.mode == engine::TournamentMode::Swiss);
    QCOMPARE(header.rounds.value_or(0), 3);
    // What has no place in the program is named.
    QVERIFY(tests::noteOf(imported.notes, ImportCode::UnknownPart));
    QCOMPARE(imported.participantLines, (std::vector<int>{5, 6, 7}));
}

void TestSwi::readsParticipants()
{
    const ImportedTournament imported = tests::imported(inputOf(fileOf(kRows)));
    const auto& participants = imported.tournament.participants;
    QCOMPARE(participants.size(), std::size_t(3));
    const engine::Participant first{.number = engine::ParticipantNumber(1),
                                    .name = "Ährenfeld, Jörg",
                                    .club = "C0512",
                                    .clubName = "SC Quelle",
                                    .memberNumber = 135,
                                    .member = true,
                                    .personId = "10776775",
                                    .fideId = 4612345,
                                    .birthYear = 1986,
                                    .rating = engine::Rating(2096),
                                    .byes = {{3, engine::kWin, engine::ByeKind::Allocated}}};
    QVERIFY(participants[0] == first);
    // A VKZ without a member number makes nobody a member.
    QVERIFY(!participants[1].member);
    QVERIFY(participants[1].birthDate == engine::Date::fromIso("1997-06-15"));
    QVERIFY(participants[2].birthDate == engine::Date::fromIso("1961-02-03"));
    QCOMPARE(participants[2].personId, std::string("NU4005017"));
    QVERIFY(!participants[2].member);
    QVERIFY(participants[2].ratingSource == engine::RatingSource::Fide);
    const auto doubt = std::ranges::find(imported.notes, ImportCode::RatingIsNotDwz, &ImportNote::code);
    QVERIFY(doubt != imported.notes.end());
    QCOMPARE(doubt->args, (std::vector<std::string>{"3 Cramer, Uwe", "1760"}));
    QCOMPARE(doubt->place.line, 7);
}

void TestSwi::readsGamesAndByes()
{
    const ImportedTournament imported = tests::imported(inputOf(fileOf(kRows)));
    const engine::ParticipantNumber one(1);
    const engine::ParticipantNumber two(2);
    const engine::ParticipantNumber three(3);
    const std::vector<engine::Game> games{
        {.id = engine::GameId(1), .round = 1, .white = one, .black = two, .result = engine::kWhiteWins},
        {.id = engine::GameId(2), .round = 2, .white = three, .black = one, .result = engine::kDrawn},
        {.id = engine::GameId(3),
         .round = 3,
         .white = two,
         .black = three,
         .result = engine::kBlackWinsByForfeit}};
    QVERIFY(imported.tournament.games == games);
    QVERIFY(!tests::noteOf(imported.notes, ImportCode::ColourAssumed));
}

void TestSwi::readsVariants_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<bool>("encodingNoted");
    const QString text = fileOf(kRows);
    const auto cp850 = [](const QString& file) { return encodeAs(file, ListEncoding::Cp850).data; };
    QTest::newRow("LF") << cp850(text) << false;
    QTest::newRow("Latin-1") << encodeAs(text, ListEncoding::Windows1252).data << true;
    QTest::newRow("UTF-8") << text.toUtf8() << true;
    QTest::newRow("UTF-8 with mark") << QByteArray("\xef\xbb\xbf") + text.toUtf8() << true;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe") + encodeAs(text, ListEncoding::Utf16LittleEndian).data
                            << true;
    QTest::newRow("template without blanks at its end")
        << cp850(QString(text).replace(kSwiTemplate.toString(),
                                       kSwiTemplate.trimmed().toString().prepend(u' ')))
        << false;
    QTest::newRow("template with more blanks")
        << cp850(QString(text).replace(kSwiTemplate.toString(), kSwiTemplate.toString() + u"          "_s))
        << false;
    QTest::newRow("no blank after the comma")
        << cp850(QString(text).replace(u"Cramer, Uwe"_s, u"Cramer,Uwe "_s)) << false;
    QTest::newRow("no blanks at the end of lines")
        << cp850(QString(text).replace(QRegularExpression(u" +\n"_s), u"\n"_s)) << false;
    QTest::newRow("draws as =")
        << cp850(QString(text).replace(u" RB  3"_s, u" =B  3"_s).replace(u" RW  1"_s, u" =W  1"_s)) << false;
    QTest::newRow("unpaired as of CLM")
        << cp850(QString(text).replace(u" 0B  1       -:"_s, u" 0B  1  :  0 -:"_s)) << false;
    QTest::newRow("short dates") << cp850(QString(text).replace(u"16.02.2012"_s, u"16.2.2012 "_s)) << false;
    QTest::newRow("end of file of DOS") << cp850(text) + '\x1a' << false;
    QTest::newRow("no code line, no version")
        << cp850(QString(text).replace(u"ES   3  3  1 #860#"_s, u"ES 3 3 1"_s)) << false;
    QTest::newRow("carriage returns alone") << cp850(QString(text).replace(u'\n', u'\r')) << false;
    QTest::newRow("two digits of the year")
        << cp850(QString(text).replace(u"16.02.2012"_s, u"16.02.12"_s)) << false;
    QTest::newRow("cross without blank") << cp850(QString(text).replace(u"###"_s, u"### "_s)) << false;
}

void TestSwi::readsVariants()
{
    QFETCH(const QByteArray, data);
    QFETCH(const bool, encodingNoted);
    const ImportedTournament expected = tests::imported(inputOf(fileOf(kRows)));
    const ImportedTournament imported = tests::imported({{u"x"_s, data}});
    QVERIFY(imported.tournament == expected.tournament);
    QCOMPARE(tests::noteOf(imported.notes, ImportCode::EncodingChosen) != nullptr, encodingNoted);
}

// Writers that pad bytes instead of characters move every column behind an umlaut.
void TestSwi::readsBytePaddedUtf8()
{
    QString moved = fileOf(kRows);
    moved.replace(u"Ährenfeld, Jörg                  "_s, u"Ährenfeld, Jörg                "_s);
    moved.replace(u"Bachmann, Änne                   "_s, u"Bachmann, Änne                  "_s);
    const ImportedTournament imported = tests::imported({{u"x"_s, moved.toUtf8()}});
    QVERIFY(imported.tournament == tests::imported(inputOf(fileOf(kRows))).tournament);
}

void TestSwi::readsTeams()
{
    const ImportedTournament imported = tests::imported(
        inputOf(fileOf(kRows, u"MR   3  3  1"_s, u"Mannschaften\n   1. SC Quelle   2\n"_s + kFooter)));
    QVERIFY(imported.tournament.header.kind == engine::TournamentKind::Team);
    QVERIFY(imported.tournament.header.mode == engine::TournamentMode::RoundRobin);
    QCOMPARE(imported.tournament.participants[0].team, std::string("SC Quelle"));
    QVERIFY(imported.tournament.participants[0].clubName.empty());
    // The section of teams is named, not read as participants.
    const auto left = std::ranges::find(imported.notes, ImportCode::UnknownPart, &ImportNote::code);
    QCOMPARE(left->args, std::vector<std::string>{"Mannschaften"});
    QCOMPARE(left->place.line, 8);
    QCOMPARE(imported.tournament.header.place, std::string("Quellstadt"));
}

void TestSwi::notesDoubts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<std::vector<std::string>>("args");
    const auto row = [](const char* name, const QString& text, ImportCode code,
                        const std::vector<std::string>& args) {
        QTest::newRow(name) << text << int(code) << args;
    };
    const auto changed = [](int index, auto change) {
        std::vector<SwiRow> rows = kRows;
        change(rows[std::size_t(index)]);
        return fileOf(rows);
    };
    row("more participants announced", fileOf(kRows, u"ES   4  3  1"_s), ImportCode::CountDiffers,
        {"participants", "4", "3"});
    row("fewer rounds announced", fileOf(kRows, u"ES   3  2  1"_s), ImportCode::CountDiffers,
        {"rounds", "2", "3"});
    row("no end", fileOf(kRows, u"ES   3  3  1"_s, {}), ImportCode::Truncated, {"###"});
    row("unknown mode", fileOf(kRows, u"EX   3  3  1"_s), ImportCode::BadValue, {"mode", "X"});
    row("name fills its column",
        changed(1, [](SwiRow& r) { r.name = u"Freifrau von Bachmann-Quellstadt"_s; }), ImportCode::NameCut,
        {"Freifrau von Bachmann-Quellstadt"});
    row("FIDE id", changed(0, [](SwiRow& r) { r.fideId = u"46A"_s; }), ImportCode::BadNumber,
        {"fide_id", "46A"});
    row("person id", changed(0, [](SwiRow& r) { r.personId = u"XY12"_s; }), ImportCode::BadValue,
        {"person_id", "XY12"});
    row("birth", changed(0, [](SwiRow& r) { r.birth = u"31022000"_s; }), ImportCode::BadDate,
        {"birth_date", "31022000"});
    row("VKZ", changed(0, [](SwiRow& r) { r.vkz = u"C051"_s; }), ImportCode::BadValue, {"club", "C051"});
    row("rating", changed(0, [](SwiRow& r) { r.dwz = u"9999"_s; }), ImportCode::OutOfRange,
        {"rating", "9999", "1–5000"});
    row("date", QString(fileOf(kRows)).replace(u"16.02.2012"_s, u"Februar   "_s), ImportCode::BadDate,
        {"end", "Februar"});
    row("one half of a game", changed(1, [](SwiRow& r) { r.games = u"             -:  3"_s; }),
        ImportCode::OpponentMissing, {"1 Ährenfeld, Jörg", "1", "2 Bachmann, Änne"});
    row("nobody",
        changed(1,
                [](SwiRow& r) {
                    r.name = u"spielfrei"_s;
                    r.games = u" -:  1       -:  3"_s;
                }),
        ImportCode::DummyLeftOut, {"spielfrei"});
}

void TestSwi::notesDoubts()
{
    QFETCH(const QString, text);
    QFETCH(const int, code);
    QFETCH(const std::vector<std::string>, args);
    const ImportedTournament imported = tests::imported(inputOf(text));
    const auto note = std::ranges::find(imported.notes, ImportCode(code), &ImportNote::code);
    QVERIFY(note != imported.notes.end());
    QCOMPARE(note->args, args);
    QVERIFY(note->level != ImportLevel::Refused);
}

void TestSwi::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const QString& text, ImportCode code, int line, int column) {
        QTest::newRow(name) << text << int(code) << line << column;
    };
    const auto games = [](int index, const QString& cells) {
        std::vector<SwiRow> rows = kRows;
        rows[std::size_t(index)].games = cells;
        return fileOf(rows);
    };
    row("both won", games(1, u" 1B  1       -:  3"_s), ImportCode::OpponentDisagrees, 5, 135);
    row("same colours", games(1, u" 0W  1       -:  3"_s), ImportCode::ColoursEqual, 5, 135);
    row("another opponent", games(1, u" 0B  3       -:  3"_s), ImportCode::OpponentDisagrees, 5, 135);
    row("unknown opponent", games(1, u" 0B  9       -:  3"_s), ImportCode::UnknownOpponent, 6, 135);
    row("himself", games(2, u" RW  3 RW  1 +:  2"_s), ImportCode::PlaysHimself, 7, 135);
    row("unknown result", games(1, u" xB  1       -:  3"_s), ImportCode::BadResult, 6, 135);
    row("unknown colour", games(1, u" 0G  1       -:  3"_s), ImportCode::BadResult, 6, 135);
    row("won against nobody", games(0, u" 1W    "_s), ImportCode::BadResult, 5, 135);
    row("slipped cells", games(1, u"0B  1       -:  3"_s), ImportCode::Malformed, 6, 0);
    row("played with one, forfeited by the other", games(1, u" 0B  1       0B  3"_s),
        ImportCode::OpponentDisagrees, 6, 147);
    std::vector<SwiRow> twice = kRows;
    twice[2].number = 1;
    row("number twice", fileOf(twice), ImportCode::DuplicateNumber, 7, 0);
    row("slipped column", QString(fileOf(kRows)).replace(u"  C0520"_s, u" C0520 "_s), ImportCode::Malformed,
        6, 0);
    row("nobody there", fileOf({}), ImportCode::MissingPart, 0, 0);
}

void TestSwi::refuses()
{
    QFETCH(const QString, text);
    QFETCH(const int, line);
    QFETCH(const int, column);
    const ImportResult result = open(inputOf(text)).result;
    QVERIFY(!result.has_value());
    QVERIFY(std::ranges::all_of(result.error(),
                                [](const ImportNote& note) { return note.level == ImportLevel::Refused; }));
    const ImportNote& first = result.error().front();
    QTEST(int(first.code), "code");
    QCOMPARE(first.place.line, line);
    QCOMPARE(first.place.column, column);
}

void TestSwi::staysCleanWhenCutOff()
{
    const QByteArray data = inputOf(fileOf(kRows)).front().data;
    const std::size_t games = tests::imported(inputOf(fileOf(kRows))).tournament.games.size();
    for (qsizetype size = 0; size < data.size(); ++size) {
        const ImportResult result = open({{u"x"_s, data.first(size)}}, "swi").result;
        QVERIFY(result.has_value() || !result.error().empty());
        if (result.has_value())
            QVERIFY(result->tournament.games.size() <= games && !result->tournament.participants.empty());
    }
}

void TestSwi::isRecognisedByContent()
{
    QCOMPARE(open(inputOf(fileOf(kRows))).format, std::string_view("swi"));
    QVERIFY(!recognisesSwi({}));
    QVERIFY(!recognisesSwi({{u"a.swi"_s, QByteArray("012 Open\n")}}));
    QVERIFY(!recognisesSwi({{u"a.swi"_s, QByteArray()}}));
    ImportInput two = inputOf(fileOf(kRows));
    two.push_back(two.front());
    QVERIFY(!recognisesSwi(two));
    QVERIFY(!readSwi(two).has_value());
}

namespace {

engine::Tournament wholeTournament()
{
    engine::Tournament tournament = tests::imported(inputOf(fileOf(kRows))).tournament;
    tournament.participants[2].byes = {{1, engine::kDraw}};
    tournament.games.push_back({.id = engine::GameId(4),
                                .round = 4,
                                .white = engine::ParticipantNumber(1),
                                .black = engine::ParticipantNumber(3),
                                .result = engine::kDrawAndLoss});
    tournament.games.push_back({.id = engine::GameId(5),
                                .round = 5,
                                .white = engine::ParticipantNumber(2),
                                .black = engine::ParticipantNumber(1),
                                .result = engine::kLossAndForfeit});
    tournament.header.rounds = 5;
    tournament.header.timeControl = "100 min/40 Züge + 50 min/20 Züge + 15 min + 30 s/Zug";
    return tournament;
}

} // namespace

void TestSwi::writesWhatItReads()
{
    const engine::Tournament tournament = wholeTournament();
    QVERIFY(lossesOf(swiFormat(), {.tournament = tournament}).empty());
    const ExportResult written = writeSwi({.tournament = tournament});
    QVERIFY(written.has_value());
    QVERIFY(written->startsWith("Herbstopen der Quellstadt\r\n\r\nES   3  5  1\r\n ttt. rrr nnn"));
    QVERIFY(written->contains(encodeAs(u"   1.   1 Ährenfeld, Jörg"_s, ListEncoding::Cp850).data));
    QVERIFY(written->contains("C0512  135  1W  2 RB  3 +:  0 RW  3 -:  2 \r\n"));
    const ImportedTournament again = tests::imported({{u"x"_s, *written}});
    QVERIFY(again.tournament == tournament);
    for (const ImportNote& note : again.notes)
        QVERIFY(note.code == ImportCode::RatingIsNotDwz);
    QVERIFY(*writeSwi({.tournament = again.tournament}) == *written);
}

// The bytes of these letters are those of umlauts in windows-1252: the footer tells which they are.
void TestSwi::tellsLettersByTheFooter()
{
    engine::Tournament tournament = wholeTournament();
    tournament.participants[0].name = "Põder, Tõnu";
    tournament.participants[1].name = "Õun, Rõõt";
    QVERIFY(lossesOf(swiFormat(), {.tournament = tournament}).empty());
    const ImportedTournament again = tests::imported({{u"x"_s, *writeSwi({.tournament = tournament})}});
    QVERIFY(again.tournament == tournament);
    const QString text = fileOf(kRows).replace(u"Ährenfeld, Jörg"_s, u"„Ährenfeld„, J "_s);
    const ImportedTournament latin =
        tests::imported({{u"x"_s, encodeAs(text, ListEncoding::Windows1252).data}});
    QCOMPARE(latin.tournament.participants[0].name, std::string("„Ährenfeld„, J"));
}

// Rounds with two games of a participant take two columns; both sides of a game stand in the same one.
void TestSwi::writesSeveralGamesOfARound()
{
    engine::Tournament tournament = wholeTournament();
    for (engine::Game& game : tournament.games)
        game.round = 1;
    tournament.games[4].round.reset();
    tournament.header.rounds = 1;
    const std::vector<ExportLoss> losses = lossesOf(swiFormat(), {.tournament = tournament});
    QCOMPARE(losses.size(), std::size_t(3));
    QVERIFY(losses[0].code == ExportLossCode::Byes); // they move with the columns
    QVERIFY(losses[1].code == ExportLossCode::Rounds);
    QVERIFY(losses.back() == (ExportLoss{ExportLossCode::Header, {"rounds"}}));
    const ImportedTournament again = tests::imported({{u"x"_s, *writeSwi({.tournament = tournament})}});
    QCOMPARE(again.tournament.games.size(), tournament.games.size());
    for (std::size_t game = 0; game < tournament.games.size(); ++game) {
        const auto same = [&](const engine::Game& other) {
            return other.white == tournament.games[game].white &&
                   other.black == tournament.games[game].black &&
                   other.result == tournament.games[game].result;
        };
        QCOMPARE(std::ranges::count_if(again.tournament.games, same), 1);
    }
}

void TestSwi::namesLosses_data()
{
    QTest::addColumn<engine::Tournament>("tournament");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, ExportLossCode code, auto change) {
        engine::Tournament tournament = wholeTournament();
        change(tournament);
        QTest::newRow(name) << tournament << int(code);
    };
    using T = engine::Tournament;
    using enum ExportLossCode;
    row("open game", Games, [](T& t) { t.games[0].result = engine::kNotPlayed; });
    row("not to be rated", NotRated, [](T& t) { t.games[0].rated = false; });
    row("date", Dates, [](T& t) { t.games[0].date = engine::Date::fromIso("2012-01-01"); });
    row("board", Boards, [](T& t) { t.games[0].board = 1; });
    row("allocated half-point bye", Byes,
        [](T& t) { t.participants[2].byes[0].kind = engine::ByeKind::Allocated; });
    row("index", Ratings, [](T& t) { t.participants[0].index = 5; });
    row("national rating", Ratings,
        [](T& t) { t.participants[0].ratingSource = engine::RatingSource::National; });
    row("sex", Sex, [](T& t) { t.participants[0].sex = engine::Sex::Male; });
    row("member without number", Clubs, [](T& t) { t.participants[1].member = true; });
    row("five digits", Clubs, [](T& t) { t.participants[2].memberNumber = 10000; });
    row("team", Teams, [](T& t) { t.participants[0].team = "A"; });
    row("club of a team's player", Clubs, [](T& t) { t.header.kind = engine::TournamentKind::Team; });
    row("long name", LongTexts, [](T& t) { t.participants[0].name = std::string(33, 'x'); });
    row("letter", Characters, [](T& t) { t.participants[0].name = "Čapek, Karel"; });
    row("id", PersonIds, [](T& t) { t.participants[0].personId = "NU123456789"; });
    row("carry-over", CarryOver, [](T& t) {
        t.participants[0].carryOver.push_back({engine::Rating(1500), engine::kWin});
    });
    row("computer", Computers, [](T& t) { t.participants[0].computer = true; });
    row("decision", Decisions, [](T& t) { t.participants[0].identity = engine::Identity::Person; });
    row("withdrawal", Decisions, [](T& t) { t.participants[0].withdrawal = engine::Withdrawal::Approved; });
    row("level", Header, [](T& t) { t.header.level = "C05"; });
    row("time control that names the next stage", Header,
        [](T& t) { t.header.timeControl = "90 Min. Züge(2): 30 Min."; });
    row("user that is a program", Header, [](T& t) { t.header.evaluator = "Erstellt mit Swiss-Chess"; });
    row("mode", Header, [](T& t) { t.header.mode = engine::TournamentMode::Knockout; });
    row("numbers", Numbers, [](T& t) {
        t.participants[0].number = engine::ParticipantNumber(1000);
        for (engine::Game& game : t.games) {
            for (engine::ParticipantNumber* number : {&game.white, &game.black}) {
                if (number->value() == 1)
                    *number = engine::ParticipantNumber(1000);
            }
        }
    });
}

// Exactly what is named is lost: the rest comes back as it was.
void TestSwi::namesLosses()
{
    QFETCH(const engine::Tournament, tournament);
    QFETCH(const int, code);
    const std::vector<ExportLoss> losses = lossesOf(swiFormat(), {.tournament = tournament});
    QCOMPARE(losses.size(), std::size_t(1));
    QCOMPARE(int(losses.front().code), code);
    const ImportedTournament again = tests::imported({{u"x"_s, *writeSwi({.tournament = tournament})}});
    QVERIFY(again.tournament != tournament);
}

void TestSwi::refusesNobodies()
{
    for (const char* name : {"", "spielfrei"}) {
        engine::Tournament tournament = wholeTournament();
        tournament.participants[1].name = name;
        const ExportResult written = writeSwi({.tournament = tournament});
        QVERIFY(!written.has_value());
        QCOMPARE(int(written.error().front().code), int(ImportCode::MissingValue));
    }
}

void TestSwi::refusesTooManyParticipants()
{
    engine::Tournament tournament;
    for (int number = 1; number <= 1000; ++number)
        tournament.participants.push_back({.number = engine::ParticipantNumber(number), .name = "X, Y"});
    const ExportResult written = writeSwi({.tournament = tournament});
    QVERIFY(!written.has_value());
    QVERIFY(written.error().front().code == ImportCode::TooLarge);
    tournament.participants.pop_back();
    QVERIFY(writeSwi({.tournament = tournament}).has_value());
}

// A real file: 12 players, 7 rounds, one forfeit.
void TestSwi::readsSample()
{
    const QString folder = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    if (folder.isEmpty())
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    for (const QString& name : QDir(folder + u"/swi"_s).entryList({u"*.swi"_s}, QDir::Files)) {
        QFile file(folder + u"/swi/"_s + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray data = file.readAll();
        QCOMPARE(open({{name, data}}).format, std::string_view("swi"));
        const ImportedTournament imported = tests::imported({{name, data}});
        QCOMPARE(imported.tournament.participants.size(), std::size_t(12));
        QCOMPARE(imported.tournament.games.size(), std::size_t(42));
        QCOMPARE(imported.tournament.header.rounds.value_or(0), 7);
        QVERIFY(codesOf(imported.notes) == std::vector{ImportCode::UnknownPart});
        // The same table comes out again, byte by byte from the fourth line to the crosses.
        const QByteArray written = *writeSwi({.tournament = imported.tournament});
        QVERIFY(imported.tournament == tests::imported({{name, written}}).tournament);
    }
}

ZAHLMEISTER_TEST(TestSwi, QCoreApplication)

} // namespace tst_swi

#include "tst_swi.moc"
