// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/reading/listjson.h"
#include "tests/app/chronicle/chain.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/support/testmain.h"

namespace tst_listjson {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

/// Lists as JSON, which is kept and read again.
class TestListJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrote();
    void hasNoBirth();
    void refuses_data();
    void refuses();
};

void TestListJson::readsWhatItWrote()
{
    const app::Chronicle chronicle = chronicleOf(workedChain());
    app::RatingListRequest request{.day = day(2028, 12, 31), .since = day(2027, 1, 1)};
    request.level = "000";
    request.rules = "dwz-2026";
    request.bornFrom = 1900;
    request.bornUntil = 2020;
    auto list = *app::ratingList(chronicle, request, {chronicle, {}, request.day});
    QVERIFY(list.lines.size() > 5);
    list.issued = day(2029, 1, 1);
    list.isSample = true;
    list.lines[1].name.clear(); // withheld
    list.lines[2].clubName = "Schach\tfreunde \"Größe\"";
    list.lines[2].fideId = 4600001;
    list.lines[2].elo = app::ListedEloLine{1812, day(2028, 12, 1), -3.2};
    list.lines[3].elo = app::ListedEloLine{1400, day(2028, 10, 1)};
    const QByteArray json = app::toJson(list);
    QVERIFY(json.startsWith("{\n  \"date\": \"2028-12-31\""));
    QVERIFY(std::get<app::RatingList>(*app::listFromJson(json)) == list);
    QCOMPARE(app::toJson(std::get<app::RatingList>(*app::listFromJson(json))), json);

    app::RatingList ofAges{.request = {.day = day(2028, 12, 31), .club = "C0505"}};
    ofAges.request.ages = app::ListedAges::Seniors;
    QVERIFY(std::get<app::RatingList>(*app::listFromJson(app::toJson(ofAges))) == ofAges);
    QCOMPARE(app::toJson(ofAges.request),
             QByteArray(R"({"date":"2028-12-31","club":"C0505","ages":"seniors"})"));

    app::TournamentList tournaments{.request = {day(2026, 1, 1), day(2028, 12, 31), "000", "a"},
                                    .issued = day(2029, 1, 1)};
    tournaments.lines.push_back({.id = engine::TournamentId(3),
                                 .name = "Open",
                                 .start = day(2027, 1, 1),
                                 .end = day(2027, 1, 5),
                                 .level = "000",
                                 .externalId = "x",
                                 .evaluator = "A",
                                 .secondEvaluator = "B",
                                 .days = {day(2027, 1, 6), day(2027, 1, 7)},
                                 .place = "P",
                                 .arbiter = "R",
                                 .rules = "dwz-2026",
                                 .players = 20,
                                 .games = 90});
    QVERIFY(std::get<app::TournamentList>(*app::listFromJson(app::toJson(tournaments))) == tournaments);
    QVERIFY(!app::toJson(tournaments).contains("\"sample\""));
    tournaments.isSample = true;
    QVERIFY(app::toJson(tournaments).contains("\"sample\": true"));
    QVERIFY(std::get<app::TournamentList>(*app::listFromJson(app::toJson(tournaments))) == tournaments);
    tournaments = {.request = {}};
    QVERIFY(std::get<app::TournamentList>(*app::listFromJson(app::toJson(tournaments))) == tournaments);
}

// RULE: WO2026 1.3, 6.5
void TestListJson::hasNoBirth()
{
    app::ChronicleTournament one = wonBy(1, day(2027, 3, 1), 1700, 20);
    for (engine::Participant& person : one.tournament.participants) {
        person.birthYear = 1987;
        person.birthDate = day(1987, 6, 5);
    }
    const app::Chronicle chronicle = chronicleOf({one});
    const auto list = app::ratingList(chronicle, {day(2027, 12, 31)}, {chronicle, {}, day(2027, 12, 31)});
    QVERIFY(!list->lines.empty());
    QVERIFY(!app::toJson(*list).contains("1987"));
}

void TestListJson::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"date": "2028-12-31", "ratings": [{"rank": 1)");
    QTest::newRow("unknown key") << QByteArray(R"({"date": "2028-12-31", "x": 1, "ratings": []})");
    QTest::newRow("no day") << QByteArray(R"({"date": "2028-02-30", "ratings": []})");
    QTest::newRow("lacks") << QByteArray(R"({"date": "2028-12-31", "ratings": [{"rank": 1}]})");
    for (const char* const elo :
         {R"({"rating": 1500, "date": "2028-12-01", "unrounded_change": 1e300})", R"({"rating": 1500})",
          R"({"rating": 0, "date": "2028-12-01"})", R"({"rating": 1500, "date": "2028-12-01", "k": 20})"})
        QTest::newRow(elo) << QByteArray(
            QByteArray(
                R"({"date": "2028-12-31", "ratings": [{"rank": 1, "person": {"id": "1.1"}, "rating": 1500, "elo": )") +
            elo + R"(, "last": {"tournament": 1, "number": 1, "name": "T", "end": "2028-12-01"}}]})");
    QTest::newRow("ages") << QByteArray(R"({"date": "2028-12-31", "ages": "babies", "ratings": []})");
}

void TestListJson::refuses()
{
    QFETCH(const QByteArray, json);
    QVERIFY(!app::listFromJson(json).has_value());
}

ZAHLMEISTER_TEST(TestListJson, QCoreApplication)

} // namespace tst_listjson

#include "tst_listjson.moc"
