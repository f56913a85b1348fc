// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/app/formats/json/jsonparts.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_tournamentjson {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;
using namespace Qt::StringLiterals;

namespace {

QByteArray dataOf(const QString& name)
{
    return tests::contentOf(QStringLiteral(ZAHLMEISTER_TEST_DATA "/") + name);
}

TournamentHeader headerOfEveryKey()
{
    TournamentHeader header{"Müller-Pokal",
                            "x",
                            "Köln",
                            Date::tryFrom(2026, 8, 10),
                            Date::tryFrom(2026, 12, 12),
                            "A01",
                            TournamentKind::Match,
                            TournamentMode::Knockout,
                            999,
                            "dwz-2026",
                            "90 min",
                            "60 min",
                            "U12",
                            "E",
                            "F",
                            "G",
                            true,
                            true};
    header.teams = {
        {"Aa 1",
         "A0123",
         {{104, ParticipantNumber(99999), Date::tryFrom(2026, 9, 1), Date::tryFrom(2026, 12, 31), true}}},
        {"Bb"}};
    return header;
}

Participant participantOfEveryKey()
{
    Participant first{ParticipantNumber(99999), "Sur, Fore", "A0123", "SK", 99999, true};
    first.memberUntil = Date::tryFrom(2024, 6, 30);
    first.personId = "p";
    first.fideId = 4600000;
    first.federation = "AUT";
    first.sex = Sex::Female;
    first.birthYear = 2010;
    first.birthDate = Date::tryFrom(2010, 2, 28);
    first.rating = Rating(5000);
    first.index = 9999;
    first.ratingSource = RatingSource::National;
    first.ratingBound = RatingBound::OrWorse;
    first.computer = true;
    first.carryOver = {{Rating(1), kDraw, Date::tryFrom(2024, 2, 29)}};
    first.team = "1";
    first.board = 8;
    return first;
}

} // namespace

class TestTournamentJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheWorkedExample();
    void readsAClubChampionship();
    void readsEveryKey();
    void acceptsNullForOptionalKeys();
    void acceptsAnyOrderOfKeys();
    void takesARatingForDwzUnlessSaid();
    void knowsTheLines();
    void roundTrip_data();
    void roundTrip();
    void writesAStableText();
};

// RULE: WO2026 Anhang 3.1 (the tournament of the worked example)
void TestTournamentJson::readsTheWorkedExample()
{
    const auto result = app::readTournamentJson(dataOf(u"wo-2026.tournament.json"_s), kFile);
    QVERIFY2(result.has_value(), result.has_value() ? "" : qPrintable(describe(result.error()).join(u'\n')));
    const Tournament& tournament = *result;
    QCOMPARE(tournament.header.name, "WO-Beispielturnier");
    QCOMPARE(tournament.header.externalId, "12345678");
    QCOMPARE(tournament.header.level, "000");
    QCOMPARE(tournament.header.system, "dwz-2026");
    QVERIFY(tournament.header.end == Date::tryFrom(2026, 12, 12));
    QCOMPARE(tournament.participants.size(), 16);
    const Participant& e = tournament.participants[4];
    QCOMPARE(e.name, "E");
    QCOMPARE(e.club, "");
    QVERIFY(!e.member);
    QVERIFY(e.ratingSource == RatingSource::Fide);
    QCOMPARE(e.rating->value(), 1800);
    const Participant& k = tournament.participants[9];
    QVERIFY(!k.rating);
    QCOMPARE(k.carryOver.size(), 4);
    QVERIFY(k.carryOver[0].score == kDraw);
    QVERIFY(k.carryOver[0].date == Date::tryFrom(2026, 7, 1));
    QCOMPARE(tournament.games.size(), 53);
    const Game& forfeit = tournament.games.back();
    QVERIFY(forfeit.result == kWhiteWinsByForfeit);
    QVERIFY(forfeit.white == ParticipantNumber(6));
    QVERIFY(forfeit.black == ParticipantNumber(3));
    QVERIFY(forfeit.id == GameId(53));
    QVERIFY(tournament.games[16].round == 1);
}

void TestTournamentJson::readsAClubChampionship()
{
    const auto result = app::readTournamentJson(dataOf(u"club-championship.tournament.json"_s), kFile);
    QVERIFY2(result.has_value(), result.has_value() ? "" : qPrintable(describe(result.error()).join(u'\n')));
    QVERIFY(result->header.mode == TournamentMode::Swiss);
    QVERIFY(result->header.rounds == 6);
    QCOMPARE(result->header.timeControl, "90 min/40 Züge + 30 min + 30 s/Zug");
    QCOMPARE(result->participants.size(), 22);
}

void TestTournamentJson::readsEveryKey()
{
    const QByteArray data = file(
        kHeader,
        R"("tournament": {"name": "Müller-Pokal", "id": "x", "place": "Köln", "start": "2026-08-10", "end": "2026-12-12",
           "level": "A01", "kind": "match", "mode": "knockout", "rounds": 999, "system": "dwz-2026",
           "time_control": "90 min", "play_off": "60 min", "youth_class": "U12", "evaluator": "E", "second_evaluator": "F",
           "arbiter": "G", "hybrid": true, "official": true,
           "teams": [{"name": "Aa 1", "club": "A0123", "lineup": [{"number": 104, "participant": 99999, "from": "2026-09-01",
           "until": "2026-12-31", "guest": true}]}, {"name": "Bb", "lineup": []}]})",
        R"("participants": [{"number": 99999, "name": "Sur, Fore", "club": "A0123", "club_name": "SK", "member_number": 99999,
           "member": true, "member_until": "2024-06-30", "person_id": "p", "fide_id": 4600000, "federation": "AUT", "sex": "w", "birth_year": 2010, "birth_date": "2010-02-28",
           "rating": 5000, "index": 9999, "rating_source": "national", "rating_bound": "or_worse", "computer": true,
           "carry_over": [{"opponent_rating": 1, "score": 0.5, "date": "2024-02-29"}], "team": "1", "board": 8},
           {"number": 1, "name": "\u00dc\ud83d\ude00\/\"", "member": false, "sex": "m"}])",
        R"("games": [{"round": 999, "white": 99999, "black": 1, "result": "1/2-0", "rated": false, "date": "2026-08-11", "board": 3, "note": "Ü",
           "white_team": "Aa 1", "black_team": "Bb", "awarded": "-/+"}])");
    const auto result = app::readTournamentJson(data, kFile);
    QVERIFY2(result.has_value(), result.has_value() ? "" : qPrintable(describe(result.error()).join(u'\n')));

    QVERIFY(result->header == headerOfEveryKey());
    QVERIFY(result->participants.at(0) == participantOfEveryKey());
    QCOMPARE(result->participants.at(1).name, "Ü😀/\"");
    QVERIFY(result->participants.at(1).sex == Sex::Male);
    const Game game{GameId(1),
                    999,
                    ParticipantNumber(99999),
                    ParticipantNumber(1),
                    kDrawAndLoss,
                    false,
                    Date::tryFrom(2026, 8, 11),
                    3,
                    "Ü",
                    "Aa 1",
                    "Bb",
                    engine::kBlackWinsByForfeit};
    QVERIFY(result->games.at(0) == game);
}

void TestTournamentJson::acceptsNullForOptionalKeys()
{
    const auto result = app::readTournamentJson(
        file(
            kHeader,
            R"("tournament": {"name": "", "place": null, "mode": null, "start": null, "end": null, "kind": "team"})",
            R"("participants": [{"number": 1, "name": "A", "member": true, "club": null, "rating": null, "carry_over": null}])",
            R"("games": [])"),
        kFile);
    QVERIFY2(result.has_value(), result.has_value() ? "" : qPrintable(describe(result.error()).join(u'\n')));
    QVERIFY(!result->header.start);
    QVERIFY(!result->header.end);
    QVERIFY(!result->header.mode);
    QVERIFY(!result->participants.at(0).rating);
    QVERIFY(result->participants.at(0).carryOver.empty());
}

void TestTournamentJson::acceptsAnyOrderOfKeys()
{
    const auto usual = app::readTournamentJson(file(kHeader, kTournament, kParticipants, kGames), kFile);
    const auto other = app::readTournamentJson(file(kGames, kParticipants, kTournament, kHeader), kFile);
    QVERIFY(usual.has_value() && other.has_value());
    QVERIFY(*usual == *other);
}

void TestTournamentJson::takesARatingForDwzUnlessSaid()
{
    const auto result = app::readTournamentJson(withParticipant(R"("rating": 1500)"), kFile);
    QVERIFY(result.has_value());
    QVERIFY(result->participants.at(1).ratingSource == RatingSource::Dwz);
}

void TestTournamentJson::knowsTheLines()
{
    const auto result = app::readLocatedTournamentJson(
        "\n{" + QByteArray(kHeader) +
            ",\n\"tournament\":\n{\"name\": \"T\", \"start\": null, \"end\": null, \"kind\": \"team\"},\n" +
            "\"participants\": [\n{\"number\": 1, \"name\": \"A\", \"member\": true},\n\n{\"number\": 2, "
            "\"name\": \"B\", "
            "\"member\": true}],\n\"games\":\n[{\"white\": 1,\n\"black\": 2, \"result\": \"*\"},{\"white\": "
            "1, \"black\": 2, "
            "\"result\": \"*\"}]}",
        kFile);
    QVERIFY(result.has_value());
    QCOMPARE(result->headerLine, 4);
    QCOMPARE(result->participantLines, (std::vector<int>{6, 8}));
    QCOMPARE(result->gameLines, (std::vector<int>{10, 11}));
}

void TestTournamentJson::roundTrip_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::newRow("worked example") << dataOf(u"wo-2026.tournament.json"_s);
    QTest::newRow("club championship") << dataOf(u"club-championship.tournament.json"_s);
    QTest::newRow("nothing optional") << file(kHeader, kTournament, kParticipants, kGames);
    QTest::newRow("dates not known") << file(
        kHeader, R"("tournament": {"name": "", "start": null, "end": null, "kind": "match"})",
        R"("participants": [{"number": 1, "name": "", "member": true,
                   "carry_over": [{"opponent_rating": 1500, "score": 1, "date": null}]}])",
        R"("games": [])");
    QTest::newRow("every optional key") << file(
        kHeader,
        R"("tournament": {"name": "N\\\"", "id": "x", "place": "Köln", "start": "1800-01-01", "end": "2199-12-31",
                   "level": "ÄÖÜ", "kind": "team", "mode": "scheveningen", "rounds": 1, "system": "s", "time_control": "c",
                   "youth_class": "U8", "evaluator": "e", "hybrid": true})",
        R"("participants": [{"number": 5, "name": "😀", "club": "Ä2345", "club_name": "SK", "member_number": 1,
                   "member": false, "member_until": "1999-12-31", "person_id": "p", "fide_id": 1, "sex": "m", "birth_year": 1850,
                   "birth_date": "1850-02-28", "rating": 1, "index": 0, "rating_source": "fide", "rating_bound": "or_better", "computer": true,
                   "carry_over": [{"opponent_rating": 1500, "score": 0, "date": "2026-01-01"}], "team": "t", "board": 1},
                   {"number": 3, "name": "b", "member": true}])",
        R"("games": [{"round": 1, "white": 5, "black": 3, "result": "-/0", "rated": false, "date": "2026-01-01", "board": 999, "note": "\"n\""}])");
    for (const char* const result :
         {"1-0", "0-1", "1/2", "+/-", "-/+", "-/-", "0-0", "1/2-0", "0-1/2", "0/-", "-/0", "*"}) {
        QTest::addRow("result %s", result)
            << withGame(QByteArray(R"({"white": 2, "black": 1, "result": ")") + result + "\"}");
    }
}

void TestTournamentJson::roundTrip()
{
    QFETCH(QByteArray, data);
    const auto first = app::readTournamentJson(data, kFile);
    QVERIFY2(first.has_value(), first.has_value() ? "" : qPrintable(describe(first.error()).join(u'\n')));
    const QByteArray written = app::writeTournamentJson(*first);
    const auto second = app::readTournamentJson(written, kFile);
    QVERIFY2(second.has_value(), second.has_value() ? "" : qPrintable(describe(second.error()).join(u'\n')));
    QVERIFY2(*first == *second, written.constData());
    QCOMPARE(app::writeTournamentJson(*second), written);
}

void TestTournamentJson::writesAStableText()
{
    const auto tournament = app::readTournamentJson(
        file(
            kGames, kParticipants,
            R"("tournament": {"kind": "team", "hybrid": false, "end": "2026-12-12", "start": null, "name": "T"})",
            kHeader),
        kFile);
    QVERIFY(tournament.has_value());
    QCOMPARE(app::writeTournamentJson(*tournament), QByteArray(R"({
  "format": "zahlmeister-tournament",
  "version": 1,
  "tournament": {
    "name": "T",
    "start": null,
    "end": "2026-12-12",
    "kind": "team"
  },
  "participants": [
    {
      "number": 1,
      "name": "A",
      "member": true
    },
    {
      "number": 2,
      "name": "B",
      "member": false
    }
  ],
  "games": [
    {"round": 1, "white": 1, "black": 2, "result": "1-0"}
  ]
}
)"));
}

ZAHLMEISTER_TEST(TestTournamentJson, QCoreApplication)

} // namespace tst_tournamentjson

#include "tst_tournamentjson.moc"
