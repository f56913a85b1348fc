// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/fields/tournamentmerge.h"
#include "tests/support/testmain.h"

namespace tst_tournamentmerge {

using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

engine::Participant person(int number, const char* name)
{
    return {.number = engine::ParticipantNumber(number), .name = name};
}

engine::Game game(std::int64_t id, std::optional<int> round, int white, int black, engine::GameResult result)
{
    return {.id = engine::GameId(id),
            .round = round,
            .white = engine::ParticipantNumber(white),
            .black = engine::ParticipantNumber(black),
            .result = result};
}

engine::Tournament three()
{
    engine::Tournament tournament;
    tournament.participants = {person(1, "Albrecht, Jonas"), person(2, "Becker, Ulrike"),
                               person(3, "Ihle, Sebastian")};
    return tournament;
}

class TestTournamentMerge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTeamsInOtherForms_data();
    void knowsTeamsInOtherForms();
    void asksOnceForATeam();
    void asksOnlyWhereOneMayBeMeant();
    void fillsAnEmptyTournament();
    void findsPeopleByName();
    void keepsWhatIsKnown();
    void leavesEqualGamesAlone();
    void playsOpenGames();
    void knowsAwardedResults();
    void refusesOtherResults();
    void refusesASecondGameInARound();
    void givesFreeNumbers();
    void takesTheTeamsOfTheTable();
    void knowsTeamsByTheirPlayers();
    void tellsNamesakesApart_data();
    void tellsNamesakesApart();
    void asksWhichNamesakeIsMeant();
};

} // namespace

void TestTournamentMerge::fillsAnEmptyTournament()
{
    engine::Tournament table = three();
    table.header.name = "Vereinsturnier";
    table.games = {game(1, 1, 1, 2, engine::kWhiteWins)};
    const TableMerge merge = mergeTable({}, table);
    QVERIFY(merge.notes.empty());
    QCOMPARE(merge.addedPeople, 3);
    QCOMPARE(merge.addedGames, 1);
    QCOMPARE(merge.edits.size(), std::size_t{5});
}

void TestTournamentMerge::findsPeopleByName()
{
    engine::Tournament table;
    table.participants = {person(1, "BECKER, Ulrike"), person(2, "Albrecht, Jonas")};
    table.games = {game(1, 1, 1, 2, engine::kWhiteWins)};
    const TableMerge merge = mergeTable(three(), table);
    QCOMPARE(merge.addedPeople, 0);
    QCOMPARE(merge.edits.size(), std::size_t{1});
    const auto& added = std::get<PutGame>(merge.edits.front()).value;
    QCOMPARE(added.white, engine::ParticipantNumber(2));
    QCOMPARE(added.black, engine::ParticipantNumber(1));
}

void TestTournamentMerge::keepsWhatIsKnown()
{
    engine::Tournament current = three();
    current.participants[0].rating = engine::Rating(1800);
    engine::Tournament table = three();
    table.participants[0].rating = engine::Rating(1900);
    table.participants[0].birthYear = 1970;
    const TableMerge merge = mergeTable(current, table);
    QCOMPARE(merge.changedPeople, 1);
    const auto& changed = std::get<PutParticipant>(merge.edits.front()).value;
    QCOMPARE(changed.rating->value(), 1800);
    QCOMPARE(changed.birthYear, std::optional(1970));
}

void TestTournamentMerge::leavesEqualGamesAlone()
{
    engine::Tournament current = three();
    current.games = {game(1, 1, 1, 2, engine::kWhiteWins)};
    engine::Tournament table = three();
    // A crosstable knows neither round nor colours.
    table.games = {game(1, {}, 2, 1, engine::kBlackWins)};
    const TableMerge merge = mergeTable(current, table);
    QVERIFY(merge.edits.empty());
    QVERIFY(!merge.isRefused());
    QCOMPARE(merge.equalGames, 1);
}

void TestTournamentMerge::playsOpenGames()
{
    engine::Tournament current = three();
    current.games = {game(5, 1, 1, 2, engine::kNotPlayed)};
    engine::Tournament table = three();
    table.games = {game(1, 1, 1, 2, engine::kDrawn)};
    const TableMerge merge = mergeTable(current, table);
    QCOMPARE(merge.edits.size(), std::size_t{1});
    QCOMPARE(std::get<PutGame>(merge.edits.front()).value.id, engine::GameId(5));
    QVERIFY(std::get<PutGame>(merge.edits.front()).value.result == engine::kDrawn);
}

// RULE: WO2026 2.2.5.2: the table on the wall has what was awarded, the board its own result.
void TestTournamentMerge::knowsAwardedResults()
{
    engine::Tournament current = three();
    current.games = {game(1, 1, 1, 2, engine::kDrawn), game(2, 2, 1, 3, engine::kNotPlayed)};
    current.games[0].awarded = engine::kWhiteWinsByForfeit;
    engine::Tournament table = three();
    table.games = {game(1, 1, 2, 1, engine::kBlackWinsByForfeit), game(2, 2, 3, 1, engine::kWhiteWins)};
    table.games[1].awarded = engine::kBlackWinsByForfeit;
    const TableMerge merge = mergeTable(current, table);
    QVERIFY(!merge.isRefused());
    QCOMPARE(merge.equalGames, 1);
    QCOMPARE(merge.edits.size(), std::size_t{1});
    const auto& played = std::get<PutGame>(merge.edits.front()).value;
    QVERIFY(played.white == engine::ParticipantNumber(1) && played.result == engine::kBlackWins);
    QVERIFY(played.awarded == engine::kWhiteWinsByForfeit);
}

void TestTournamentMerge::refusesOtherResults()
{
    engine::Tournament current = three();
    current.games = {game(1, 1, 1, 2, engine::kWhiteWins)};
    engine::Tournament table = three();
    table.games = {game(1, 1, 1, 2, engine::kDrawn)};
    const TableMerge merge = mergeTable(current, table);
    QVERIFY(merge.isRefused());
    QCOMPARE(merge.notes.front().code, ImportCode::GameContradicts);
    const std::vector<std::string> args{"Albrecht, Jonas", "Becker, Ulrike", "1-0", "1/2"};
    QCOMPARE(merge.notes.front().args, args);
}

void TestTournamentMerge::refusesASecondGameInARound()
{
    engine::Tournament current = three();
    current.games = {game(1, 1, 1, 2, engine::kWhiteWins)};
    engine::Tournament table = three();
    table.games = {game(1, 1, 1, 3, engine::kDrawn)};
    const TableMerge merge = mergeTable(current, table);
    QVERIFY(merge.isRefused());
    QCOMPARE(merge.notes.front().code, ImportCode::TwoGamesInOneRound);
}

void TestTournamentMerge::givesFreeNumbers()
{
    engine::Tournament table;
    table.participants = {person(2, "Oster, Franziska"), person(9, "Niemann, Tobias")};
    const TableMerge merge = mergeTable(three(), table);
    QCOMPARE(merge.addedPeople, 2);
    QCOMPARE(std::get<PutParticipant>(merge.edits[0]).value.number, engine::ParticipantNumber(4));
    QCOMPARE(std::get<PutParticipant>(merge.edits[1]).value.number, engine::ParticipantNumber(9));
    QCOMPARE(merge.notes.front().code, ImportCode::NumberGiven);
}

/// Whatever team somebody is of, the table says for whom he played.
void TestTournamentMerge::takesTheTeamsOfTheTable()
{
    engine::Tournament current = three();
    for (engine::Participant& each : current.participants)
        each.team = "SC Adler";
    current.participants[1].team = "SF Bär";
    engine::Tournament table = current;
    table.participants[0].team = table.participants[2].team = "SC Adler 2";
    table.games = {game(1, 1, 1, 2, engine::kWhiteWins), game(2, 2, 3, 2, engine::kDrawn)};
    for (engine::Game& each : table.games) {
        each.whiteTeam = "SC Adler 2";
        each.blackTeam = "SF Bär";
    }
    const TableMerge merge = mergeTable(current, table);
    QVERIFY(merge.notes.empty());
    QCOMPARE(merge.edits.size(), std::size_t{2});
    for (const Edit& edit : merge.edits)
        QCOMPARE(std::get<PutGame>(edit).value.whiteTeam,
                 std::string("SC Adler 2")); // the first one's players help out
}

/// A report may call a team otherwise, which must not make another one of it.
void TestTournamentMerge::knowsTeamsByTheirPlayers()
{
    engine::Tournament current = three();
    for (engine::Participant& each : current.participants)
        each.team = "SC Adler";
    engine::Tournament table = three();
    table.participants.push_back(person(4, "Neu, Nina"));
    table.participants.push_back(person(5, "Fremd, Otto"));
    for (engine::Participant& each : table.participants)
        each.team = each.number.value() == 5 ? "SF Bär" : "Raubvögel";
    table.games = {game(1, 1, 1, 5, engine::kWhiteWins), game(2, 2, 4, 5, engine::kDrawn)};
    for (engine::Game& each : table.games) {
        each.whiteTeam = "Raubvögel";
        each.blackTeam = "SF Bär";
    }
    TableMerge merge = mergeTable(current, table);
    QCOMPARE(merge.notes.size(), std::size_t{1});
    QCOMPARE(merge.notes.front().code, ImportCode::TeamCalledOtherwise);
    QCOMPARE(merge.addedPeople, 2);
    QCOMPARE(merge.addedGames, 2);
    for (const Edit& edit : merge.edits) {
        if (const auto* put = std::get_if<PutGame>(&edit))
            QVERIFY(put->value.whiteTeam == "SC Adler" && put->value.blackTeam == "SF Bär");
        else if (const auto* added = std::get_if<PutParticipant>(&edit))
            QVERIFY(added->value.team == (added->value.number.value() == 5 ? "SF Bär" : "SC Adler"));
    }
    // A table that has both means two.
    table.games[1].blackTeam = "SC Adler";
    QVERIFY(mergeTable(current, table).notes.empty());
}

void TestTournamentMerge::tellsNamesakesApart_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("team");
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("expected"); // number; 0: somebody new
    using namespace Qt::StringLiterals;
    QTest::newRow("father") << u"Müller, Hans"_s << u"Bär"_s << 1918 << 1;
    QTest::newRow("son") << u"Müller, Hans jun."_s << u"Bär"_s << 1788 << 2;
    QTest::newRow("of another team") << u"Müller, Hans"_s << u"Eber"_s << 0 << 3;
    QTest::newRow("by the rating") << u"Müller, Hans"_s << u""_s << 1504 << 3;
    QTest::newRow("a substitute") << u"Müller, Hans"_s << u"Habicht"_s << 1250 << 0;
    QTest::newRow("who changed his club") << u"Lange, Mia"_s << u"Habicht"_s << 1610 << 4;
    QTest::newRow("whose rating nobody told") << u"Lange, Mia"_s << u"Habicht"_s << 0 << 4;
    QTest::newRow("who plays elsewhere in that round") << u"Busch, Bea"_s << u"Habicht"_s << 0 << 0;
    QTest::newRow("in the other order") << u"Mia Lange"_s << u"Eber"_s << 0 << 4;
}

/// Several who have a name, and somebody who is a different person.
void TestTournamentMerge::tellsNamesakesApart()
{
    QFETCH(const QString, name);
    QFETCH(const QString, team);
    QFETCH(const int, rating);
    QFETCH(const int, expected);
    const auto of = [](engine::Participant one, const char* its, int strength) {
        one.team = its;
        one.rating = engine::Rating(strength);
        return one;
    };
    engine::Tournament tournament;
    tournament.participants = {
        of(person(1, "Müller, Hans"), "Bär", 1918), of(person(2, "Müller, Hans jun."), "Bär", 1788),
        of(person(3, "Müller, Hans"), "Eber", 1500), of(person(4, "Lange, Mia"), "Eber", 1600),
        of(person(5, "Busch, Bea"), "Eber", 1700)};
    tournament.participants[0].birthYear = 1955;
    tournament.games = {game(1, 3, 5, 1, engine::kWhiteWins)};
    engine::Tournament table;
    table.participants = {person(7, "Gast, Gerd"), person(8, name.toUtf8().constData())};
    table.participants[1].team = team.toStdString();
    if (rating > 0)
        table.participants[1].rating = engine::Rating(rating);
    table.games = {game(1, 3, 7, 8, engine::kDrawn)};
    table.games[0].round = name.startsWith(QLatin1String("Busch")) ? 3 : 4;
    const TableMerge merge = mergeTable(tournament, table);
    QVERIFY(!merge.isRefused());
    QCOMPARE(merge.addedPeople, expected == 0 ? 2 : 1);
    QCOMPARE(merge.addedGames, 1);
    for (const Edit& edit : merge.edits) {
        if (const auto* const put = std::get_if<PutGame>(&edit); put && expected > 0)
            QCOMPARE(put->value.black.value(), expected);
    }
}

void TestTournamentMerge::asksWhichNamesakeIsMeant()
{
    engine::Tournament tournament;
    tournament.participants = {person(1, "Müller, Hans"), person(2, "Müller, Hans")};
    engine::Tournament table;
    table.participants = {person(7, "Müller, Hans")};
    const TableMerge merge = mergeTable(tournament, table);
    QVERIFY(merge.isRefused());
    QCOMPARE(merge.notes.front().code, ImportCode::NamesakesUnclear);
    QCOMPARE(merge.notes.front().args, (std::vector<std::string>{"Müller, Hans", "1", "2"}));
    table.participants[0].birthYear = 1950;
    tournament.participants[1].birthYear = 1950;
    QVERIFY(!mergeTable(tournament, table).isRefused());
}

namespace {

/// Two matches against a team that the table calls by another name, by players whom nobody knows.
engine::Tournament reportOf(const std::string& home)
{
    engine::Tournament table;
    table.participants = {person(1, "Fremd, Otto"), person(2, "Gast, Gerd")};
    table.games = {game(1, 4, 1, 2, engine::kWhiteWins)};
    table.games[0].whiteTeam = table.participants[0].team = home;
    table.games[0].blackTeam = table.participants[1].team = "TSG Eber";
    return table;
}

engine::Tournament league()
{
    engine::Tournament current = three();
    current.header.kind = engine::TournamentKind::Team;
    current.header.teams = {{.name = "SC Bär 1"}, {.name = "SC Bär 2"}, {.name = "TSG Eber"}};
    current.header.schedule = {{4, "SC Bär 1", "TSG Eber"}};
    return current;
}

std::string teamIn(const TableMerge& merge)
{
    for (const Edit& edit : merge.edits) {
        if (const auto* put = std::get_if<PutGame>(&edit))
            return put->value.whiteTeam;
    }
    return {};
}

} // namespace

void TestTournamentMerge::knowsTeamsInOtherForms_data()
{
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("meant");
    using namespace Qt::StringLiterals;
    for (const QString& told :
         {u"SC Bär I"_s, u"SC Bär"_s, u"SC Baer 1"_s, u"SC Bar 1"_s, u"sc bär 1"_s, u"SC Bär e.V. 1"_s,
          u"SC Bär 1 e. V."_s, u"SC Bär 1. Mannschaft"_s, u"S.C. Bär1"_s})
        QTest::addRow("%s", qPrintable(told)) << told << (told.startsWith(u"S.C."_s) ? u""_s : u"SC Bär 1"_s);
    for (const QString& told : {u"SC BÄR II"_s, u"SC Bär (2)"_s, u"SC Bär II. Mannschaft"_s})
        QTest::addRow("%s", qPrintable(told)) << told << u"SC Bär 2"_s;
}

/// What is clear needs no question.
void TestTournamentMerge::knowsTeamsInOtherForms()
{
    QFETCH(const QString, told);
    QFETCH(const QString, meant);
    const TableMerge merge = mergeTable(league(), reportOf(told.toStdString()));
    QCOMPARE(merge.questions.empty(), !meant.isEmpty());
    if (meant.isEmpty())
        QCOMPARE(merge.questions[0].teams.front(), std::string("SC Bär 1"));
    else
        QCOMPARE(QString::fromStdString(teamIn(merge)), meant);
    for (const Edit& edit : merge.edits)
        QVERIFY(!std::holds_alternative<PutHeader>(edit));
}

/// A name that may mean a team is asked about, the nearest first, and never again.
void TestTournamentMerge::asksOnceForATeam()
{
    engine::Tournament current = league();
    TableMerge merge = mergeTable(current, reportOf("Baeren 2"));
    QCOMPARE(merge.questions.size(), std::size_t{1});
    QCOMPARE(merge.questions[0].told, std::string("Baeren 2"));
    QCOMPARE(merge.questions[0].teams,
             (std::vector<std::string>{"SC Bär 2", "SC Bär 1"})); // Eber plays itself
    merge = mergeTable(current, reportOf("Baeren 2"), {{"Baeren 2", "SC Bär 2"}});
    QVERIFY(merge.questions.empty());
    QCOMPARE(teamIn(merge), std::string("SC Bär 2"));
    const auto* put = std::get_if<PutHeader>(&merge.edits.front());
    QVERIFY(put != nullptr);
    current.header = put->value;
    QCOMPARE(current.header.teams[1].spellings, std::vector<engine::TeamSpelling>{{"Baeren 2"}});
    for (const std::string again : {"Baeren 2", "BAEREN II"}) {
        merge = mergeTable(current, reportOf(again));
        QVERIFY(merge.questions.empty());
        QCOMPARE(teamIn(merge), std::string("SC Bär 2"));
    }
    // A new team is one.
    merge = mergeTable(current, reportOf("Habicht"), {{"Habicht", "Habicht"}});
    QVERIFY(merge.questions.empty());
    QCOMPARE(teamIn(merge), std::string("Habicht"));
}

/// Where no teams were entered, another club is no question, and the second team of a club neither.
void TestTournamentMerge::asksOnlyWhereOneMayBeMeant()
{
    engine::Tournament current = three();
    for (engine::Participant& each : current.participants)
        each.team = "SC Adler";
    for (const char* told : {"SC Habicht", "SC Adler 2", "SC"})
        QVERIFY2(mergeTable(current, reportOf(told)).questions.empty(), told);
    const TableMerge merge = mergeTable(current, reportOf("Adler"), {{"Adler", "SC Adler"}});
    const auto& header = std::get<PutHeader>(merge.edits.front()).value;
    QCOMPARE(header.teams.size(), std::size_t{1});
    QCOMPARE(header.teams[0].spellings.front().text, std::string("Adler"));
    QCOMPARE(mergeTable(current, reportOf("Adler")).questions.size(), std::size_t{1});
    QCOMPARE(mergeTable(current, reportOf("Alder")).questions.size(), std::size_t{1});
}

ZAHLMEISTER_TEST(TestTournamentMerge, QCoreApplication)

} // namespace tst_tournamentmerge

#include "tst_tournamentmerge.moc"
