// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "engine/rules/ingo1960/ingo1960.h"
#include "engine/rules/ingo1960/newrating.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_ingonewrating {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using ingo1960::NewRatingCase;

namespace {

std::optional<ingo1960::NewRating> rated(const NewRatingCase& facts)
{
    return ingo1960::newRating(
        facts, *ingo1960::Parameters::from(**zahlmeister::tests::shippedRules().find("ingo-1960")));
}

constexpr auto kOrBetter = RatingBound::OrBetter;
constexpr auto kOrWorse = RatingBound::OrWorse;

} // namespace

class TestIngoNewRating : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cases_data();
    void cases();
    void consent();
    void tellsWhereConsentIsPossible();
    void tooFewGames();
    void parametersDecide();
};

// NOLINTNEXTLINE(readability-function-size): a table
void TestIngoNewRating::cases_data()
{
    QTest::addColumn<NewRatingCase>("facts");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("index");
    QTest::addColumn<QByteArray>("clause");
    const auto row = [](const char* name, NewRatingCase facts, int value, int index, const char* clause) {
        if (facts.games == 0)
            facts.games = 9;
        QTest::newRow(name) << facts << value << index << QByteArray(clause);
    };
    // RULE: INGO C I
    row("first", {.performance = 124.6}, 125, 1, "C I");
    row("first, half up", {.performance = 124.5}, 125, 1, "C I");
    row("second", {.oldRating = 150, .index = 1, .performance = 131}, 141, 2, "C I"); // 140.5
    row("third", {.oldRating = 150, .index = 2, .performance = 132}, 144, 3, "C I");
    // RULE: INGO B I 4
    row("fourth", {.oldRating = 150, .index = 3, .performance = 132}, 146, 4, "B I 4"); // 145.5
    row("later", {.oldRating = 170, .index = 8, .performance = 160}, 168, 9, "B I 4");
    row("a number without an index is one of a first evaluation",
        {.oldRating = 150, .index = 0, .performance = 130}, 140, 1, "C I");
    // RULE: INGO C II
    row("or worse, and worse", {.oldRating = 180, .index = 1, .bound = kOrWorse, .performance = 185}, 185, 1,
        "C II");
    row("or worse, but better", {.oldRating = 180, .index = 1, .bound = kOrWorse, .performance = 170}, 175, 2,
        "C I");
    row("or worse, and the same", {.oldRating = 180, .index = 1, .bound = kOrWorse, .performance = 180}, 180,
        2, "C I");
    row("or better, and better", {.oldRating = 120, .index = 1, .bound = kOrBetter, .performance = 115}, 115,
        1, "C II");
    row("or better, but worse", {.oldRating = 120, .index = 1, .bound = kOrBetter, .performance = 130}, 125,
        2, "C I");
    row("or better, and better, in a short tournament",
        {.oldRating = 120, .index = 1, .bound = kOrBetter, .games = 4, .performance = 100}, 100, 1, "C II");
    // RULE: INGO C III
    row("young and 25 better", {.oldRating = 150, .index = 9, .age = 20, .performance = 125}, 133, 10,
        "C III"); // 133.33
    row("young and 24.9 better", {.oldRating = 150, .index = 9, .age = 20, .performance = 125.1}, 144, 10,
        "B I 4");
    row("young and 25 worse", {.oldRating = 150, .index = 9, .age = 15, .performance = 175}, 156, 10,
        "B I 4");
    row("adult and 25 better", {.oldRating = 150, .index = 9, .age = 21, .performance = 110}, 140, 10,
        "B I 4");
    row("young and 25 better the second time", {.oldRating = 150, .index = 1, .age = 12, .performance = 120},
        130, 2, "C III");
    // RULE: INGO C IV
    row("3 games", {.oldRating = 150, .index = 9, .games = 3, .performance = 140}, 149, 10, "C IV"); // 148.75
    row("3 games, at most 4", {.oldRating = 150, .index = 9, .games = 3, .performance = 100}, 146, 10,
        "C IV");
    row("3 games, at most 4 worse", {.oldRating = 150, .index = 9, .games = 3, .performance = 200}, 154, 10,
        "C IV");
    row("4 games", {.oldRating = 150, .index = 9, .games = 4, .performance = 138}, 148, 10, "C IV");
    row("4 games, at most 5", {.oldRating = 150, .index = 9, .games = 4, .performance = 90}, 145, 10, "C IV");
    row("5 games", {.oldRating = 150, .index = 9, .games = 5, .performance = 140}, 148, 10, "C IV");
    row("5 games, at most 6", {.oldRating = 150, .index = 9, .games = 5, .performance = 100}, 144, 10,
        "C IV");
    row("6 games are not short", {.oldRating = 150, .index = 9, .games = 6, .performance = 130}, 145, 10,
        "B I 4");
    row("restraint protects the young, too",
        {.oldRating = 150, .index = 9, .age = 12, .games = 5, .performance = 100}, 144, 10, "C IV");
    row("and those of the second evaluation", {.oldRating = 150, .index = 1, .games = 3, .performance = 142},
        149, 2, "C IV");
    row("but not the first", {.games = 3, .performance = 100}, 100, 1, "C I");
    // RULE: INGO C V
    row("match of 8", {.oldRating = 150, .index = 9, .match = true, .games = 8, .performance = 134}, 148, 10,
        "C V");
    row("match of 4", {.oldRating = 150, .index = 9, .match = true, .games = 4, .performance = 110}, 145, 10,
        "C V");
    row("first number in a match", {.match = true, .games = 4, .performance = 110}, 110, 1, "C I");
}

// RULE: INGO C III (of those who are no youths only with consent)
void TestIngoNewRating::consent()
{
    const auto parameters =
        ingo1960::Parameters::from(**zahlmeister::tests::shippedRules().find("ingo-1960")).value();
    const NewRatingCase usual{.oldRating = 150, .index = 9, .age = 30, .games = 9, .performance = 125};
    QVERIFY(isConsentPossible(usual, parameters));
    const auto with = [&](auto change) {
        NewRatingCase facts = usual;
        change(facts);
        return isConsentPossible(facts, parameters);
    };
    QVERIFY(with([](NewRatingCase& facts) { facts.age.reset(); }));
    QVERIFY(with([](NewRatingCase& facts) { facts.performance = 175; }));
    QVERIFY(!with([](NewRatingCase& facts) { facts.performance = 126; }));
    QVERIFY(!with([](NewRatingCase& facts) { facts.age = 15; })); // the rule itself is applied
    // A youth who falls short of it, but not one who became worse.
    const auto youth = [&](double performance) {
        return with([&](NewRatingCase& facts) {
            facts.age = 15;
            facts.performance = performance;
        });
    };
    QVERIFY(youth(126) && youth(130));
    QVERIFY(!youth(131) && !youth(150) && !youth(175));
    QVERIFY(!with([](NewRatingCase& facts) { facts.games = 4; }));
    QVERIFY(!with([](NewRatingCase& facts) { facts.match = true; }));
    QVERIFY(!with([](NewRatingCase& facts) { facts.oldRating.reset(); }));
}

// RULE: INGO C III
void TestIngoNewRating::tellsWhereConsentIsPossible()
{
    zahlmeister::tests::TournamentBuilder builder;
    for (int number = 1; number <= 8; ++number)
        builder.rated(150, 9);
    for (int number = 2; number <= 8; ++number)
        builder.game(1, number, kWhiteWins);
    builder.tournament.participants[0].rating = Rating(160);
    builder.tournament.header.system = "ingo-1960";
    const auto evaluation =
        evaluate(builder.tournament, **zahlmeister::tests::shippedRules().find("ingo-1960")).value();
    const auto count = [&](const Evaluation& of) {
        return std::ranges::count(of.findings, FindingCode::ConsentPossible, &Finding::code);
    };
    QCOMPARE(count(evaluation), 1); // the others have one game each, which is no evaluation
    const auto found = std::ranges::find(evaluation.findings, FindingCode::ConsentPossible, &Finding::code);
    QVERIFY(found->place.participant == ParticipantNumber(1));
    QCOMPARE(found->clause, std::string("C III"));
    QCOMPARE(found->args.front(), std::string("160"));
    builder.tournament.participants[0].birthYear = 2015;
    QCOMPARE(
        count(evaluate(builder.tournament, **zahlmeister::tests::shippedRules().find("ingo-1960")).value()),
        0);
}

void TestIngoNewRating::cases()
{
    QFETCH(NewRatingCase, facts);
    QFETCH(int, value);
    QFETCH(int, index);
    QFETCH(QByteArray, clause);
    const auto result = rated(facts);
    QVERIFY(result.has_value());
    QCOMPARE(result->value, value);
    QCOMPARE(result->index, index);
    QCOMPARE(QByteArray(result->clause), clause);
    QVERIFY(result->explanation && result->explanation->text);
}

/// The table begins with three games, a match with four (C V).
// RULE: INGO C IV, C V
void TestIngoNewRating::tooFewGames()
{
    QVERIFY(!rated({.oldRating = 150, .index = 9, .games = 2, .performance = 100}));
    QVERIFY(!rated({.games = 2, .performance = 100}));
    QVERIFY(!rated({.oldRating = 150, .index = 9, .match = true, .games = 3, .performance = 100}));
    QVERIFY(rated({.games = 3, .performance = 100}));
}

void TestIngoNewRating::parametersDecide()
{
    RuleVersion version = **zahlmeister::tests::shippedRules().find("ingo-1960");
    const auto set = [&](const char* name, const std::vector<double>& values) {
        for (Parameter& parameter : version.parameters) {
            if (parameter.name == name)
                parameter.values = values;
        }
    };
    set("old_weight", {1, 2, 9});
    set("short_games", {3, 4, 6});
    set("short_weight", {7, 5, 9});
    set("short_change", {4, 5, 1});
    set("youth_until", {18});
    const auto parameters = ingo1960::Parameters::from(version);
    QVERIFY(parameters.has_value());
    const NewRatingCase later{.oldRating = 150, .index = 9, .age = 19, .games = 9, .performance = 110};
    QCOMPARE(newRating(later, *parameters)->value, 146);
    const NewRatingCase six{.oldRating = 150, .index = 9, .games = 6, .performance = 110};
    QCOMPARE(newRating(six, *parameters)->value, 149);
    set("old_weight", {1, 2});
    QVERIFY(!ingo1960::Parameters::from(version).has_value());
}

ZAHLMEISTER_TEST(TestIngoNewRating, void)

} // namespace tst_ingonewrating

#include "tst_ingonewrating.moc"
