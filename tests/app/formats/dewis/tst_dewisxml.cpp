// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "app/formats/dewis/dewisxml.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "tests/support/importing.h"
#include "tests/support/testmain.h"

namespace tst_dewisxml {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::ImportCode;

namespace {

QByteArray fixture()
{
    return tests::contentOf(u"" ZAHLMEISTER_TEST_DATA "/dsbxml/league_dewis.xml"_s);
}

class TestDewisXml : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsHeader();
    void readsPlayers();
    void readsGames();
    void results_data();
    void results();
    void refuses_data();
    void refuses();
    void isRecognised();
};

} // namespace

void TestDewisXml::readsHeader()
{
    const auto result = app::readDewisXml({{u"a.xml"_s, fixture()}});
    QVERIFY(result.has_value());
    const engine::TournamentHeader& header = result->tournament.header;
    QCOMPARE(header.name, "Kreisliga Beispiel");
    QVERIFY(header.kind == engine::TournamentKind::Team);
    QVERIFY(header.mode == engine::TournamentMode::RoundRobin);
    QCOMPARE(header.rounds.value(), 2);
    QVERIFY(header.end == engine::Date::tryFrom(2025, 4, 6));
    QVERIFY(std::ranges::any_of(result->notes, [](const app::ImportNote& note) {
        return note.code == ImportCode::UnknownPart && note.args == std::vector<std::string>{"notes"};
    }));
}

void TestDewisXml::readsPlayers()
{
    const auto result = app::readDewisXml({{u"a.xml"_s, fixture()}});
    const auto& people = result->tournament.participants;
    QCOMPARE(people.size(), std::size_t(4));
    const engine::Participant first{.number = engine::ParticipantNumber(1),
                                    .name = "Müller, Hans",
                                    .club = "C0505",
                                    .clubName = "SC Beispielstadt",
                                    .memberNumber = 12,
                                    .member = true,
                                    .personId = "10776775",
                                    .birthYear = 1980,
                                    .rating = engine::Rating(1780),
                                    .team = "Beispielstadt 1"};
    QVERIFY(people[0] == first);
    // Empty elements and zeros say that a value is not known.
    const engine::Participant second{.number = engine::ParticipantNumber(2),
                                     .name = "Schmidt, Eva",
                                     .fideId = 4610000,
                                     .birthYear = 2009,
                                     .birthDate = engine::Date::tryFrom(2009, 11, 30),
                                     .team = "Beispielstadt 1",
                                     .byes = {{2, engine::kWin, engine::ByeKind::Allocated}}};
    QVERIFY(people[1] == second);
}

void TestDewisXml::readsGames()
{
    const auto result = app::readDewisXml({{u"a.xml"_s, fixture()}});
    const auto& games = result->tournament.games;
    QCOMPARE(games.size(), std::size_t(4));
    QVERIFY(games[0].result == engine::kDrawn);
    QVERIFY(games[0].date == engine::Date::tryFrom(2025, 3, 9));
    QVERIFY(games[1].result == engine::kLossAndForfeit);
    QVERIFY(games[2].result == engine::kWhiteWinsByForfeit);
    QVERIFY(games[3].result == engine::kNotPlayed);
}

void TestDewisXml::results_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("result");
    const std::pair<const char*, const char*> rows[] = {
        {"1:0", "1-0"},     {"0:1", "0-1"},     {"½:½", "1/2"},   {"0,5:0,5", "1/2"}, {"0.5:0.5", "1/2"},
        {"1/2:1/2", "1/2"}, {" 1 : 0 ", "1-0"}, {"+:-", "+/-"},   {"-:+", "-/+"},     {"-:-", "-/-"},
        {"0:0", "0-0"},     {"½:0", "1/2-0"},   {"0:½", "0-1/2"}, {"-:0", "-/0"},     {"0:-", "0/-"}};
    for (const auto& [text, result] : rows)
        QTest::newRow(text) << QString::fromUtf8(text) << QByteArray(result);
}

void TestDewisXml::results()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, result);
    const QByteArray data = fixture().replace("+:-", text.toUtf8());
    const auto read = app::readDewisXml({{u"a.xml"_s, data}});
    QVERIFY(read.has_value());
    QCOMPARE(engine::resultText(read->tournament.games[2].result), std::string_view(result.constData()));
}

void TestDewisXml::refuses_data()
{
    tests::addDamageColumns();
    const auto row = tests::addDamage;
    row("result", "+:-", "2:0", ImportCode::BadResult);
    row("unknown player", "<noWhite>3<", "<noWhite>9<", ImportCode::UnknownOpponent);
    row("number twice", "<noPlayer>2</noPlayer><id>", "<noPlayer>1</noPlayer><id>",
        ImportCode::DuplicateNumber);
    row("against himself", "<noWhite>3</noWhite><noBlack>2<", "<noWhite>2</noWhite><noBlack>2<",
        ImportCode::PlaysHimself);
    row("pairing twice", "<noWhite>3</noWhite><noBlack>2<", "<noWhite>4</noWhite><noBlack>1<",
        ImportCode::TwoGamesInOneRound);
    row("no round", "<round>2</round><noWhite>", "<noWhite>", ImportCode::MissingValue);
    row("no players", "players>", "people>", ImportCode::MissingPart);
    row("no tournament", "tournamentSection>", "section>", ImportCode::MissingPart);
}

void TestDewisXml::refuses()
{
    const auto result = app::readDewisXml({{u"a.xml"_s, tests::damaged(fixture())}});
    QVERIFY(tests::isRefusedWith(result, tests::expectedCode()));
}

void TestDewisXml::isRecognised()
{
    QCOMPARE(app::open({{u"a.txt"_s, fixture()}}).format, "dewis-xml");
    QVERIFY(!app::formatById("dewis-xml")->write);
}

ZAHLMEISTER_TEST(TestDewisXml, QCoreApplication)

} // namespace tst_dewisxml

#include "tst_dewisxml.moc"
