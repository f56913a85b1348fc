// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/fields/codes.h"
#include "app/fields/editjson.h"
#include "tests/support/fields.h"
#include "tests/support/randomedits.h"
#include "tests/support/testmain.h"

namespace tst_editjson {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestEditJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrote();
    void isShortForAResult();
    void keepsTexts();
    void refuses_data();
    void refuses();
    void codesAreTheirOwnInverse();
};

void TestEditJson::readsWhatItWrote()
{
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        tests::RandomEdits random(seed);
        engine::Tournament tournament = tests::anyTournament(seed);
        for (std::size_t i = 0; i < tournament.games.size(); ++i)
            tournament.games[i].id = engine::GameId(static_cast<std::int64_t>(i) + 1);
        for (int i = 0; i < 20; ++i) {
            auto edits = random.next(tournament).edits;
            // Only what was applied is written, and then every game has an id.
            for (auto& edit : edits) {
                if (auto* put = std::get_if<app::PutGame>(&edit); put && put->value.id == engine::GameId(0))
                    put->value.id = engine::GameId(0x1'0000'0001); // ids do not end at 32 bits
            }
            const auto read = app::editsFromJson(app::jsonOf(edits));
            QVERIFY2(read.has_value(), app::jsonOf(edits).constData());
            QVERIFY2(*read == edits, app::jsonOf(edits).constData());
            compared += static_cast<int>(edits.size());
        }
    }
    QVERIFY(compared > 1000);
}

void TestEditJson::isShortForAResult()
{
    const engine::Game game{.id = engine::GameId(7),
                            .white = engine::ParticipantNumber(1),
                            .black = engine::ParticipantNumber(2),
                            .result = engine::kWhiteWins};
    QCOMPARE(app::jsonOf(std::vector<app::Edit>{app::PutGame{game}, app::RemoveGame{game.id}}),
             QByteArray(R"([{"put_game":{"id":7,"white":1,"black":2,"result":"1-0"}},{"remove_game":7}])"));
}

void TestEditJson::keepsTexts()
{
    const QStringList texts{u""_s, u"Müller \"½\"\n"_s, u"\U0001F40E"_s};
    QVERIFY(app::textsFromJson(app::jsonOf(texts)) == texts);
    QVERIFY(app::textsFromJson("[]") == QStringList());
    QVERIFY(!app::textsFromJson("[1]"));
    QVERIFY(!app::textsFromJson("{}"));
}

void TestEditJson::refuses_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char* name, const char* json) { QTest::newRow(name) << QByteArray(json); };
    row("nothing", "");
    row("no array", R"({"remove_game":7})");
    row("cut off", R"([{"remove_game":7})");
    row("empty edit", "[{}]");
    row("no object", "[7]");
    row("two edits in one", R"([{"remove_game":7,"remove_participant":1}])");
    row("unknown edit", R"([{"dance":7}])");
    row("game 0", R"([{"remove_game":0}])");
    row("half a game", R"([{"remove_game":1.5}])");
    row("participant as text", R"([{"remove_participant":"1"}])");
    row("unknown arithmetic", R"([{"put_arithmetic":"roughly"}])");
    row("game without players", R"([{"put_game":{"id":1,"result":"1-0"}}])");
    row("game without id", R"([{"put_game":{"white":1,"black":2,"result":"1-0"}}])");
    row("unknown result", R"([{"put_game":{"id":1,"white":1,"black":2,"result":"2-0"}}])");
    row("unknown key", R"([{"put_game":{"id":1,"white":1,"black":2,"result":"1-0","clock":3}}])");
    row("impossible date",
        R"([{"put_game":{"id":1,"white":1,"black":2,"result":"1-0","date":"2026-02-31"}}])");
    row("participant without number", R"([{"put_participant":{"name":"A"}}])");
    row("unknown source", R"([{"put_participant":{"number":1,"rating_source":"elo"}}])");
    row("two edits of one kind", R"([{"remove_game":7,"remove_game":8}])");
    row("rating 10000", R"([{"put_participant":{"number":1,"rating_source":"dwz","rating":10000}}])");
    row("carry-over without score",
        R"([{"put_participant":{"number":1,"rating_source":"dwz","carry_over":[{"opponent_rating":1500}]}}])");
    row("end of a membership that is no date",
        R"([{"put_participant":{"number":1,"member_until":"2026-02-31"}}])");
    row("header without kind", R"([{"put_header":{"name":"x"}}])");
    row("flag as text", R"([{"put_header":{"kind":"team","hybrid":"yes"}}])");
}

void TestEditJson::refuses()
{
    QFETCH(const QByteArray, json);
    QVERIFY(!app::editsFromJson(json));
}

void TestEditJson::codesAreTheirOwnInverse()
{
    for (int i = 0; app::codeText(static_cast<app::EditKind>(i)); ++i) {
        const auto kind = static_cast<app::EditKind>(i);
        QVERIFY(app::fromCode<app::EditKind>(app::codeText(kind)) == kind);
    }
    QVERIFY(!app::fromCode<engine::Sex>("d"));
    QVERIFY(!app::fromCode<engine::Sex>(""));
}

ZAHLMEISTER_TEST(TestEditJson, QCoreApplication)

} // namespace tst_editjson

#include "tst_editjson.moc"
