// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <set>
#include <string_view>

#include <QTest>

#include "app/formats/json/evaluationjson.h"
#include "app/official/officialcomparison.h"
#include "app/rules/shippedrules.h"
#include "tests/support/fields.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_officialcomparison {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using app::DeviationCause;
using app::OfficialField;

namespace {

const engine::RuleVersion& rules(const char* id = "dwz-2026")
{
    return **app::shippedRules().find(id);
}

/// What the federation would publish of a tournament as it has it.
app::OfficialResult published(const engine::Tournament& tournament,
                              const engine::RuleVersion& version = rules(),
                              std::optional<engine::Arithmetic> arithmetic = {})
{
    const auto evaluation = engine::evaluate(tournament, version, {arithmetic, false});
    auto result = app::readOfficialResult(app::writeEvaluationJson(tournament, version, *evaluation, {}));
    return result.value();
}

app::OfficialComparison compare(const engine::Tournament& tournament, const app::OfficialResult& official)
{
    return app::compareWithOfficial(tournament, rules(), {}, app::shippedRules(), official).value();
}

/// A tournament with forfeits, newcomers and an exceptional player.
engine::Tournament club()
{
    tests::FieldShape shape;
    shape.players = 20;
    shape.rounds = 7;
    shape.forfeit = 0.15;
    shape.ageUnknown = 0;
    shape.textOnly = 0;
    shape.foreign = 0;
    return tests::swissSystem(7, shape);
}

class TestOfficialComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingDiffersFromItself();
    void agreesWithThePrintedExample();
    void findsTheCause_data();
    void findsTheCause();
    void officialGamesTellTheCause_data();
    void officialGamesTellTheCause();
    void gamesOfOnePlayerSayNothingOfOthers();
    void gamesAloneAreCompared();
    void everyCauseHasACode();
    void negativePerformance();
    void whoIsMissing();
    void matches_data();
    void matches();
    void everybodyOnce();
    void endsInTime();
};

/// The player of a comparison that a test is about.
const app::ProbableCause* confirmedCause(const app::ComparedPlayer& player, DeviationCause cause)
{
    const auto found = std::ranges::find_if(
        player.causes, [=](const app::ProbableCause& one) { return one.cause == cause && one.confirmed; });
    return found == player.causes.end() ? nullptr : &*found;
}

} // namespace

void TestOfficialComparison::nothingDiffersFromItself()
{
    for (const engine::Tournament& tournament : {tests::woExample(), club()}) {
        const auto comparison = compare(tournament, published(tournament));
        QCOMPARE(comparison.deviating, 0);
        QCOMPARE(comparison.players.size(), tournament.participants.size());
    }
}

// RULE: WO2026 Anhang 3.1.11: computed exactly, the printed example differs by rounding alone.
void TestOfficialComparison::agreesWithThePrintedExample()
{
    const auto comparison =
        compare(tests::woExample(), published(tests::woExample(), rules(), engine::Arithmetic::Tables));
    QVERIFY(comparison.deviating > 0);
    for (const app::ComparedPlayer& player : comparison.players) {
        if (!player.deviations.empty())
            QVERIFY(confirmedCause(player, DeviationCause::OtherArithmetic));
    }
}

void TestOfficialComparison::findsTheCause_data()
{
    QTest::addColumn<int>("cause");
    for (const auto cause :
         {DeviationCause::OtherRating, DeviationCause::OtherIndex, DeviationCause::RatingOfOpponent,
          DeviationCause::RatingsOfOpponents, DeviationCause::ForfeitCounted, DeviationCause::GameNotCounted,
          DeviationCause::OtherResult, DeviationCause::OtherAgeGroup, DeviationCause::OtherRules,
          DeviationCause::NoSpecialRating})
        QTest::addRow("%d", static_cast<int>(cause)) << static_cast<int>(cause);
}

// The federation has the tournament with one thing changed; the comparison must find out which.
// NOLINTNEXTLINE(readability-function-size): one cause after the other
void TestOfficialComparison::findsTheCause()
{
    QFETCH(const int, cause);
    const auto wanted = static_cast<DeviationCause>(cause);
    const bool isSpecial = wanted == DeviationCause::NoSpecialRating;
    const engine::Tournament ours = isSpecial ? tests::woExample() : club();
    engine::Tournament theirs = ours;
    engine::RuleVersion version = wanted == DeviationCause::OtherRules ? rules("dwz-2016") : rules();
    const auto rated = static_cast<std::size_t>(
        std::ranges::find_if(theirs.participants,
                             [](const auto& one) { return one.rating && one.index > 2; }) -
        theirs.participants.begin());
    const auto played = std::ranges::find_if(theirs.games, [&](const engine::Game& game) {
        const auto index = theirs.indexOf(game.white);
        return engine::isPlayed(game.result.white) && engine::isPlayed(game.result.black) &&
               theirs.participants[*index].rating;
    });
    const auto forfeit = std::ranges::find_if(theirs.games, [&](const engine::Game& game) {
        const auto index = theirs.indexOf(game.white);
        return !engine::isPlayed(game.result.white) && game.result != engine::kNotPlayed &&
               theirs.participants[*index].rating;
    });
    QVERIFY(played != theirs.games.end());
    switch (wanted) {
    case DeviationCause::OtherRating:
    case DeviationCause::RatingOfOpponent: theirs.participants[rated].rating = engine::Rating(1111); break;
    case DeviationCause::OtherIndex: theirs.participants[rated].index = 1; break;
    case DeviationCause::RatingsOfOpponents:
        for (engine::Participant& one : theirs.participants) {
            if (one.rating)
                one.rating = engine::Rating(one.rating->value() + 40);
        }
        break;
    case DeviationCause::ForfeitCounted:
        QVERIFY(forfeit != theirs.games.end());
        forfeit->result =
            forfeit->result == engine::kWhiteWinsByForfeit ? engine::kWhiteWins : engine::kBlackWins;
        break;
    case DeviationCause::GameNotCounted: played->result = engine::kBothForfeit; break;
    case DeviationCause::OtherResult:
        played->result = played->result == engine::kDrawn ? engine::kWhiteWins : engine::kDrawn;
        break;
    case DeviationCause::OtherAgeGroup:
        theirs.participants[rated].birthDate.reset();
        theirs.participants[rated].birthYear = theirs.header.end->year() - 12;
        break;
    case DeviationCause::NoSpecialRating:
        std::ranges::find(version.parameters, "special_threshold", &engine::Parameter::name)->values = {4000};
        break;
    default: break;
    }
    const auto comparison = compare(ours, published(theirs, version));
    QVERIFY(comparison.deviating > 0);
    const auto found = std::ranges::count_if(comparison.players, [&](const app::ComparedPlayer& player) {
        return confirmedCause(player, wanted) != nullptr;
    });
    QVERIFY2(found > 0, "nobody has the cause");
    const auto named = [&](engine::ParticipantNumber number) {
        return confirmedCause(*comparison.of(number), wanted);
    };
    if (wanted == DeviationCause::OtherRating || wanted == DeviationCause::OtherIndex ||
        wanted == DeviationCause::OtherAgeGroup)
        QVERIFY(named(theirs.participants[rated].number));
    if (wanted == DeviationCause::ForfeitCounted) {
        const app::ProbableCause* why = named(forfeit->white);
        QVERIFY(why);
        QVERIFY(why->opponent == forfeit->black);
        QVERIFY(why->round == forfeit->round);
    }
    if (wanted == DeviationCause::GameNotCounted || wanted == DeviationCause::OtherResult) {
        const app::ProbableCause* why = named(played->white);
        QVERIFY(why);
        QVERIFY(why->opponent == played->black);
    }
}

// RULE: WO2026 3.6.1: a negative performance is shown as 0.
/// The official evaluation with its games, as the portal has them.
app::OfficialResult publishedWithGames(const engine::Tournament& tournament)
{
    app::OfficialResult result = published(tournament);
    const auto evaluation = engine::evaluate(tournament, rules(), {{}, true});
    for (std::size_t i = 0; i < tournament.games.size(); ++i) {
        const engine::Game& game = tournament.games[i];
        const auto white = *tournament.indexOf(game.white);
        app::OfficialGame there{
            .round = game.round, .white = white, .black = *tournament.indexOf(game.black)};
        there.result = game.result;
        for (const engine::GameDetail& detail : evaluation->participants[white].details) {
            if (detail.game == i)
                there.expected = detail.expected;
        }
        result.games.push_back(there);
    }
    return result;
}

std::size_t playedGame(const engine::Tournament& tournament)
{
    const auto found = std::ranges::find_if(tournament.games, [&](const engine::Game& game) {
        return game.result == engine::kWhiteWins &&
               tournament.participants[*tournament.indexOf(game.white)].rating &&
               tournament.participants[*tournament.indexOf(game.black)].rating;
    });
    return static_cast<std::size_t>(found - tournament.games.begin());
}

void TestOfficialComparison::officialGamesTellTheCause_data()
{
    QTest::addColumn<int>("cause");
    QTest::addRow("nothing") << -1;
    QTest::addRow("result") << int(DeviationCause::OtherResult);
    QTest::addRow("game there") << int(DeviationCause::GameNotHere);
    QTest::addRow("carry-over game there") << int(DeviationCause::CarryOverThere);
    QTest::addRow("game here") << int(DeviationCause::GameNotCounted);
}

// RULE: WO2026 6.2: what the official games say is the cause, and is not guessed.
void TestOfficialComparison::officialGamesTellTheCause()
{
    QFETCH(const int, cause);
    engine::Tournament ours = club();
    engine::Tournament theirs = ours;
    const std::size_t at = playedGame(ours);
    const engine::Game game = ours.games[at];
    if (cause == int(DeviationCause::OtherResult))
        theirs.games[at].result = engine::kDrawn;
    else if (cause == int(DeviationCause::GameNotCounted))
        theirs.games.erase(theirs.games.begin() + static_cast<std::ptrdiff_t>(at));
    else if (cause >= 0)
        ours.games.erase(ours.games.begin() + static_cast<std::ptrdiff_t>(at));
    app::OfficialResult official = publishedWithGames(theirs);
    if (cause == int(DeviationCause::CarryOverThere))
        official.games[at].carryOver = true;
    const auto comparison = compare(ours, official);
    if (cause < 0) {
        QCOMPARE(comparison.deviating, 0);
        QVERIFY(comparison.games.empty());
        return;
    }
    const auto others = std::ranges::count_if(comparison.games, [&](const app::ComparedGame& one) {
        return !(one.white == game.white && one.black == game.black) && !one.expected;
    });
    QCOMPARE(others, 0);
    for (const engine::ParticipantNumber number : {game.white, game.black}) {
        const app::ComparedPlayer* player = comparison.of(number);
        const auto* found = confirmedCause(*player, DeviationCause(cause));
        QVERIFY(found && found->stated);
        QCOMPARE(found->opponent.value().value(), (number == game.white ? game.black : game.white).value());
        QVERIFY(found->round == game.round);
    }
}

void TestOfficialComparison::gamesOfOnePlayerSayNothingOfOthers()
{
    const engine::Tournament tournament = club();
    app::OfficialResult official = publishedWithGames(tournament);
    std::erase_if(official.games,
                  [](const app::OfficialGame& game) { return game.white != 0 && game.black != 0; });
    QVERIFY(official.games.size() > 2);
    QVERIFY(compare(tournament, official).games.empty());
}

void TestOfficialComparison::gamesAloneAreCompared()
{
    engine::Tournament ours = club();
    app::OfficialResult official = publishedWithGames(ours);
    for (app::OfficialRow& row : official.rows) {
        row.numbers = {};
        row.evaluated = false;
    }
    QCOMPARE(compare(ours, official).deviating, 0);
    const std::size_t at = playedGame(ours);
    std::swap(ours.games[at].white, ours.games[at].black); // colours count for no rating
    ours.games[at].result = ours.games[at].result.mirrored();
    QCOMPARE(compare(ours, official).deviating, 0);
    ours.games[at].result = engine::kDrawn;
    const auto comparison = compare(ours, official);
    QCOMPARE(comparison.deviating, 2);
    QVERIFY(comparison.games.front().result == engine::kBlackWins); // seen from our White
}

void TestOfficialComparison::everyCauseHasACode()
{
    std::set<std::string_view> codes;
    for (int i = 0; i <= int(DeviationCause::Unexplained); ++i)
        QVERIFY(codes.insert(app::deviationCauseCode(static_cast<DeviationCause>(i))).second);
}

void TestOfficialComparison::negativePerformance()
{
    const engine::Tournament tournament = club();
    app::OfficialResult official = published(tournament);
    const auto row = std::ranges::find_if(official.rows, [](const app::OfficialRow& one) {
        return one.of(OfficialField::Performance).has_value();
    });
    row->of(OfficialField::Performance) = app::OfficialNumber{-308, 0};
    const auto comparison = compare(tournament, official);
    QCOMPARE(comparison.deviating, 1);
    // Ours is not 0 here, so this is no way to explain it.
    QVERIFY(!confirmedCause(*comparison.of(engine::ParticipantNumber(*row->number)),
                            DeviationCause::NegativePerformance));

    // Somebody weak who loses to somebody far stronger has one.
    engine::Tournament weak = tests::woExample();
    app::OfficialResult result = published(weak);
    for (std::size_t i = 0; i < weak.participants.size(); ++i)
        QVERIFY(result.rows[i].of(OfficialField::Performance).value_or(app::OfficialNumber{1, 0}).value >= 0);
}

void TestOfficialComparison::whoIsMissing()
{
    const engine::Tournament tournament = tests::woExample();
    app::OfficialResult official = published(tournament);
    official.rows.erase(official.rows.begin());
    official.rows.push_back({.name = "Nobody, Here"});
    const auto comparison = compare(tournament, official);
    QCOMPARE(comparison.deviating, 2);
    QVERIFY(confirmedCause(comparison.players.front(), DeviationCause::NotEvaluatedThere));
    QVERIFY(confirmedCause(comparison.players.back(), DeviationCause::NotParticipant));
    QVERIFY(!comparison.players.back().participant);
}

void TestOfficialComparison::matches_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("year");
    QTest::addColumn<int>("participant"); // -1: nobody
    QTest::newRow("id") << u"Another Name"_s << 0 << u"NU1"_s << 0 << 0;
    QTest::newRow("name") << u"Müller, Hans"_s << 0 << u""_s << 0 << 0;
    QTest::newRow("name the other way round") << u"Hans Mueller"_s << 0 << u""_s << 0 << 0;
    QTest::newRow("namesake by number") << u"Schmidt, Eva"_s << 3 << u""_s << 0 << 2;
    QTest::newRow("namesake by year") << u"Schmidt, Eva"_s << 0 << u""_s << 1999 << 2;
    QTest::newRow("another number") << u"Müller, Hans"_s << 3 << u""_s << 0 << 0;
    QTest::newRow("number alone") << u""_s << 2 << u""_s << 0 << 1;
    QTest::newRow("another person under the number") << u"Meier, Kurt"_s << 2 << u""_s << 0 << -1;
    QTest::newRow("another id") << u"Müller, Hans"_s << 1 << u"NU9"_s << 0 << -1;
    QTest::newRow("id of the portal before") << u"Müller, Hans"_s << 1 << u"10776775"_s << 0 << 0;
    QTest::newRow("id of the portal's own") << u"Müller, Hans"_s << 1 << u"9f0c-77"_s << 0 << 0;
    QTest::newRow("with a title") << u"Müller, Dr. Hans"_s << 0 << u""_s << 0 << 0;
    QTest::newRow("another year") << u"Müller, Hans"_s << 1 << u""_s << 1999 << -1;
}

void TestOfficialComparison::matches()
{
    QFETCH(const QString, name);
    QFETCH(const int, number);
    QFETCH(const QString, id);
    QFETCH(const int, year);
    QFETCH(const int, participant);
    const auto person = [](int no, const char* called, const char* personId, int born) {
        return engine::Participant{
            .number = engine::ParticipantNumber(no), .name = called, .personId = personId, .birthYear = born};
    };
    engine::Tournament tournament;
    tournament.participants = {person(1, "Müller, Hans", "NU1", 1980), person(2, "Schmidt, Eva", "", 1955),
                               person(3, "Schmidt, Eva", "", 1999)};
    app::OfficialRow row{.personId = id.toStdString(), .name = name.toStdString()};
    if (number > 0)
        row.number = number;
    if (year > 0)
        row.birthYear = year;
    const auto found = app::matchOfficial({{}, {row}, {}}, tournament);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0] ? static_cast<int>(*found[0]) : -1, participant);
}

void TestOfficialComparison::everybodyOnce()
{
    const engine::Tournament tournament = club();
    app::OfficialResult official = published(tournament);
    official.rows.push_back(official.rows.front()); // twice in the table
    const auto found = app::matchOfficial(official, tournament);
    QVERIFY(found.front().has_value());
    QVERIFY(!found.back().has_value());
}

// Everything differs, and nothing that can be tried explains it.
void TestOfficialComparison::endsInTime()
{
    tests::FieldShape shape;
    shape.players = 300;
    shape.rounds = 9;
    const engine::Tournament tournament = tests::swissSystem(1, shape);
    app::OfficialResult official = published(tournament);
    for (app::OfficialRow& row : official.rows)
        row.of(OfficialField::Expected) = app::OfficialNumber{77, 3};
    const auto comparison = compare(tournament, official);
    QVERIFY(comparison.deviating >= 290);
    for (const app::ComparedPlayer& player : comparison.players)
        QVERIFY(player.deviations.empty() || !player.causes.empty());
}

ZAHLMEISTER_TEST(TestOfficialComparison, QCoreApplication)

} // namespace tst_officialcomparison

#include "tst_officialcomparison.moc"
