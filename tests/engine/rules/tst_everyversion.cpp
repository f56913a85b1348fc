// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for every tournament under every rule version, tried with made-up ones.
#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <string>
#include <tuple>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/fields.h"
#include "tests/support/rounds.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_everyversion {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

/// What is not read by the evaluation of a tournament: what is asked of the tournament itself
/// (engine/rules/conditions.h), how long a rating holds, and how its table is printed.
bool isReadElsewhere(const std::string& parameter)
{
    static const std::set<std::string> kConditions{
        "time_control_minutes", "moves_counted",     "first_period_minutes", "first_period_youth_minutes",
        "first_period_moves",   "increment_seconds", "standard_chess_only",  "days_for_ten_moves",
        "weeks_of_break",       "weeks_to_submit",   "years_to_evaluate",    "rating_years",
        "table_decimals",       "youth_ages",        "youth_minutes",        "foreign_index",
        "order_of_arrival",     "national_only",     "months_to_object",     "fide_ratings"};
    return kConditions.contains(parameter);
}

const auto kSeeds = static_cast<unsigned>(tests::rounds(120, 24));

struct Shuffled {
    Tournament tournament;
    std::map<ParticipantNumber, ParticipantNumber> numbers; ///< old to new
};

/// The same tournament in another order, with other numbers and other colours.
Shuffled shuffled(const Tournament& original, unsigned seed)
{
    std::mt19937 random{seed};
    Shuffled result{original, {}};
    auto& [tournament, numbers] = result;
    std::shuffle(tournament.participants.begin(), tournament.participants.end(), random);
    int number = 0;
    for (Participant& participant : tournament.participants) {
        numbers.emplace(participant.number, ParticipantNumber(++number));
        participant.number = ParticipantNumber(number);
    }
    std::shuffle(tournament.games.begin(), tournament.games.end(), random);
    for (Game& game : tournament.games) {
        game.white = numbers.at(game.white);
        game.black = numbers.at(game.black);
        if (random() % 2 == 0) {
            std::swap(game.white, game.black);
            game.result = game.result.mirrored();
        }
    }
    return result;
}

bool isFinite(const std::optional<double>& value)
{
    return !value || std::isfinite(*value);
}

bool isSame(const ParticipantEvaluation& a, const ParticipantEvaluation& b)
{
    return a.group == b.group && a.games == b.games && a.score == b.score && a.expected == b.expected &&
           a.coefficient == b.coefficient && a.opponentsAverage == b.opponentsAverage &&
           a.performance == b.performance && a.exceptional == b.exceptional && a.level == b.level &&
           a.percentDifference == b.percentDifference && a.iterationValue == b.iterationValue &&
           a.newRating == b.newRating && a.newIndex == b.newIndex && a.recorded == b.recorded;
}

/// The names in braces of a template; an opening brace that is never closed gives the rest of the text.
std::set<std::string> placeholdersOf(const char* pattern)
{
    std::set<std::string> names;
    const std::string text = pattern ? pattern : "";
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1))
        names.insert(text.substr(open + 1, text.find('}', open) - open - 1));
    return names;
}

/// What the placeholder `{+difference}` or `{|surplus}` names.
std::string withoutOperator(const std::string& name)
{
    return name.starts_with('+') || name.starts_with('|') ? name.substr(1) : name;
}

/// What any template of a version may name.
std::set<std::string> namesOf(const RuleVersion& version)
{
    std::set<std::string> names{"name", "rating", "games", "score"};
    for (const Parameter& parameter : version.parameters) {
        if (parameter.values.size() == 1)
            names.insert(parameter.name);
    }
    return names;
}

/// What a step's templates may name.
std::set<std::string> namesOf(const RuleVersion& version, const Trace& trace, const Step& step)
{
    std::set<std::string> names = namesOf(version);
    names.insert("result");
    if (trace.operand(step, OperandName::Year) > 0)
        names.insert("date");
    for (const Operand& operand : trace.operands(step))
        names.emplace(operandText(operand.name));
    return names;
}

/// Where a system counts ratings of the FIDE, those that are entered are such.
void enterFor(const RuleVersion& version, Tournament& tournament)
{
    if (version.number("fide_ratings").value_or(0) != 1)
        return;
    for (Participant& participant : tournament.participants)
        participant.ratingSource = RatingSource::Fide;
}

Tournament anyTournamentFor(const RuleVersion& version, unsigned seed)
{
    Tournament tournament = tests::anyTournament(seed);
    enterFor(version, tournament);
    return tournament;
}

/// The evaluation of anyTournament(seed), without a trace; most properties compare something with it.
const Result<Evaluation>& plainEvaluation(const RuleVersion& version, Arithmetic arithmetic, unsigned seed)
{
    static std::map<std::tuple<std::string, Arithmetic, unsigned>, Result<Evaluation>> known;
    const auto [place, isNew] = known.try_emplace({version.id, arithmetic, seed}, Evaluation());
    if (isNew)
        place->second = evaluate(anyTournamentFor(version, seed), version, {arithmetic, false});
    return place->second;
}

/// How a participant's steps read, step by step.
std::vector<std::vector<Telling>> readingOf(const Trace& trace, ParticipantNumber number)
{
    std::vector<std::vector<Telling>> reading;
    for (const Step& step : trace.steps()) {
        if (step.participant != number.value())
            continue;
        const auto explanations = trace.explanations(step);
        reading.emplace_back(explanations.begin(), explanations.end());
    }
    return reading;
}

} // namespace

class TestEveryVersion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orderAndColoursDoNotMatter_data();
    void orderAndColoursDoNotMatter();
    void numbersAreFinite_data() { orderAndColoursDoNotMatter_data(); }
    void numbersAreFinite();
    void traceChangesNothing_data() { orderAndColoursDoNotMatter_data(); }
    void traceChangesNothing();
    void detailsChangeNothing_data() { orderAndColoursDoNotMatter_data(); }
    void detailsChangeNothing();
    void explanationsNameOnlyTheirOperands_data() { orderAndColoursDoNotMatter_data(); }
    void explanationsNameOnlyTheirOperands();
    void byHandReadsLikeATournament_data() { orderAndColoursDoNotMatter_data(); }
    void byHandReadsLikeATournament();
    void betterResultsAreNotWorse_data() { orderAndColoursDoNotMatter_data(); }
    void betterResultsAreNotWorse();
    void edgeFields_data() { orderAndColoursDoNotMatter_data(); }
    void edgeFields();
    void describesItself_data() { orderAndColoursDoNotMatter_data(); }
    void describesItself();
};

void TestEveryVersion::orderAndColoursDoNotMatter_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("arithmetic");
    for (const RuleVersion& version : tests::shippedRules().versions()) {
        for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables})
            QTest::addRow("%s, %s", version.id.c_str(), std::string(arithmeticText(arithmetic)).c_str())
                << QString::fromStdString(version.id) << int(arithmetic);
    }
}

void TestEveryVersion::orderAndColoursDoNotMatter()
{
    QFETCH(QString, id);
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
        const Tournament original = anyTournamentFor(version, seed);
        const auto& expected = plainEvaluation(version, Arithmetic(arithmetic), seed);
        const auto [tournament, numbers] = shuffled(original, seed);
        const auto found = evaluate(tournament, version, {Arithmetic(arithmetic), false});
        QVERIFY(expected.has_value() && found.has_value());
        for (const ParticipantEvaluation& before : expected->participants) {
            const auto position = tournament.indexOf(numbers.at(before.number));
            QVERIFY2(
                isSame(found->participants[*position], before),
                qPrintable(QStringLiteral("seed %1, participant %2").arg(seed).arg(before.number.value())));
        }
    }
}

void TestEveryVersion::numbersAreFinite()
{
    QFETCH(QString, id);
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    int rated = 0;
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
        const auto& evaluation = plainEvaluation(version, Arithmetic(arithmetic), seed);
        QVERIFY(evaluation.has_value());
        for (const ParticipantEvaluation& result : evaluation->participants) {
            QVERIFY(isFinite(result.expected) && isFinite(result.coefficient) &&
                    isFinite(result.startValue) && isFinite(result.iterationValue) &&
                    isFinite(result.performance) && isFinite(result.level) &&
                    isFinite(result.percentDifference));
            QVERIFY(!result.expected || (*result.expected >= 0 && *result.expected <= result.games));
            QVERIFY(!result.coefficient || *result.coefficient > 0);
            QVERIFY(!result.newRating || std::abs(*result.newRating) < 20'000);
            QVERIFY(result.games == 0 || result.score.halfPoints() <= 2 * result.games);
            for (const GameDetail& detail : result.details) {
                QVERIFY(isFinite(detail.expected) && isFinite(detail.change) && isFinite(detail.ratingUsed));
                QCOMPARE(detail.reason.has_value(), !detail.counted);
            }
            rated += result.newRating ? 1 : 0;
        }
    }
    QVERIFY(rated > int(kSeeds));
}

void TestEveryVersion::traceChangesNothing()
{
    QFETCH(QString, id);
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
        const Tournament tournament = anyTournamentFor(version, seed);
        const auto& plain = plainEvaluation(version, Arithmetic(arithmetic), seed);
        const auto traced = evaluate(tournament, version, {Arithmetic(arithmetic), true});
        QVERIFY(plain.has_value() && traced.has_value());
        QVERIFY(traced->participants == plain->participants);
        QVERIFY(plain->trace.empty());
        for (const ParticipantEvaluation& result : traced->participants) {
            if (!result.newRating || result.games == 0)
                continue;
            // Whoever has a new rating has the step that explains it, with the clause of its document.
            const auto steps = traced->trace.steps();
            QVERIFY(std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
                return step.participant == result.number.value() && step.result == *result.newRating &&
                       (step.quantity == Quantity::NewRating || step.quantity == Quantity::FirstRating) &&
                       step.clause != nullptr && *step.clause != '\0';
            }));
        }
    }
}

void TestEveryVersion::detailsChangeNothing()
{
    QFETCH(QString, id);
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
        const Tournament tournament = anyTournamentFor(version, seed);
        auto full = plainEvaluation(version, Arithmetic(arithmetic), seed);
        const auto numbers = evaluate(tournament, version, {Arithmetic(arithmetic), false, false});
        QVERIFY(full.has_value() && numbers.has_value());
        for (ParticipantEvaluation& one : full->participants)
            one.details.clear();
        QVERIFY(numbers->participants == full->participants);
        QVERIFY(numbers->findings == full->findings);
    }
}

void TestEveryVersion::explanationsNameOnlyTheirOperands()
{
    QFETCH(QString, id);
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
        const auto evaluation =
            evaluate(anyTournamentFor(version, seed), version, {Arithmetic(arithmetic), true});
        QVERIFY(evaluation.has_value());
        for (const Step& step : evaluation->trace.steps()) {
            const auto known = namesOf(version, evaluation->trace, step);
            for (const auto& [explanation, clause] : evaluation->trace.explanations(step)) {
                QVERIFY(explanation->text || explanation->symbols || explanation->values ||
                        explanation->caption);
                for (const char* pattern :
                     {explanation->text, explanation->symbols, explanation->values, explanation->caption}) {
                    for (const std::string& name : placeholdersOf(pattern))
                        QVERIFY2(known.contains(withoutOperator(name)), pattern);
                }
            }
        }
    }
}

void TestEveryVersion::byHandReadsLikeATournament()
{
    QFETCH(QString, id);
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    const EvaluationOptions options{Arithmetic(arithmetic), true};
    const ParticipantNumber player(1);
    CalculationInput input{.rating = 1500, .index = 7};
    Tournament tournament;
    tournament.participants.push_back({.number = player, .member = true, .rating = Rating(1500), .index = 7});
    for (int opponent = 2; opponent <= 8; ++opponent) {
        const int rating = 1300 + 60 * opponent;
        const bool won = opponent % 2 == 0;
        input.games.push_back({rating, won ? kWin : kLoss});
        tournament.participants.push_back(
            {.number = ParticipantNumber(opponent), .rating = Rating(rating), .index = 1});
        tournament.games.push_back({.round = opponent - 1,
                                    .white = player,
                                    .black = ParticipantNumber(opponent),
                                    .result = won ? kWhiteWins : kBlackWins});
    }
    enterFor(version, tournament);
    const auto byHand = (*systemOf(version))->calculate(input, version, options);
    const auto evaluated = evaluate(tournament, version, options);
    QVERIFY(byHand.has_value() && evaluated.has_value());
    QCOMPARE(byHand->participants.front().newRating, evaluated->participants.front().newRating);
    QCOMPARE(readingOf(byHand->trace, player), readingOf(evaluated->trace, player));
}

/// Whichever direction a system's numbers have: a win instead of a draw, and a draw instead of a loss, never
/// moves a rated player to the worse.
void TestEveryVersion::betterResultsAreNotWorse()
{
    QFETCH(QString, id);
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    const SystemDescription& description = (*systemOf(version))->description();
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
        std::mt19937 random{seed};
        Tournament tournament;
        for (int number = 1; number <= 8; ++number)
            tournament.participants.push_back({.number = ParticipantNumber(number),
                                               .rating = Rating(1500 + int(random() % 50)),
                                               .index = int(random() % 30)});
        enterFor(version, tournament);
        for (int white = 1; white <= 8; ++white) {
            for (int black = white + 1; black <= 8; ++black)
                tournament.games.push_back({.white = ParticipantNumber(white),
                                            .black = ParticipantNumber(black),
                                            .result = random() % 2 == 0   ? kDrawn
                                                      : random() % 2 == 0 ? kWhiteWins
                                                                          : kBlackWins});
        }
        std::optional<int> before;
        for (const GameResult result : {kBlackWins, kDrawn, kWhiteWins}) {
            tournament.games[seed % 7].result = result; // a game of the first player
            const auto evaluation = evaluate(tournament, version, {Arithmetic(arithmetic), false});
            QVERIFY(evaluation.has_value());
            const int after = *evaluation->participants.front().newRating;
            QVERIFY(!before || directionOf(description, after - *before) >= 0);
            before = after;
        }
    }
}

void TestEveryVersion::edgeFields()
{
    QFETCH(QString, id);
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    const EvaluationOptions options{Arithmetic(arithmetic), false};
    const auto nobody = evaluate(Tournament(), version, options);
    QVERIFY(nobody.has_value() && nobody->participants.empty());

    Tournament field = tests::roundRobin(3, {.players = 12, .unrated = 1, .carryOver = 0});
    const auto unrated = evaluate(field, version, options);
    QVERIFY(unrated.has_value());
    QCOMPARE(unrated->participants.size(), std::size_t(12));

    field = tests::roundRobin(4, {.players = 12, .unrated = 0.3, .carryOver = 0});
    for (Game& game : field.games) // 100 % and 0 %, and everything between in a strict order
        game.result = game.white < game.black ? kWhiteWins : kBlackWins;
    QVERIFY(evaluate(field, version, options).has_value());
    field.games.clear();
    const auto idle = evaluate(field, version, options);
    QVERIFY(idle.has_value());
    for (const ParticipantEvaluation& result : idle->participants) {
        QCOMPARE(result.games, 0);
        QCOMPARE(result.newRating, result.oldRating);
        QCOMPARE(result.newIndex, result.oldIndex);
    }
}

void TestEveryVersion::describesItself()
{
    QFETCH(QString, id);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    const RatingSystem& system = **systemOf(version);
    const SystemDescription& description = system.description();
    QCOMPARE(std::string(description.id), version.system);
    QVERIFY(*description.ratingName != '\0' && *description.document != '\0');
    QVERIFY(!description.columns.empty());
    for (const ColumnSpec& column : description.columns)
        QVERIFY(*column.head != '\0');
    const auto tables = system.tables(version);
    QVERIFY(tables.has_value() && !tables->empty());
    for (const PrintedTable& table : *tables) {
        QVERIFY((!table.rows.empty() || *table.note != '\0') && *table.title != '\0');
        for (const auto& row : table.rows)
            QVERIFY(row.size() <= table.columns.size());
    }
    // Every parameter is needed: a version without one is refused with its name.
    for (std::size_t at = 0; at < version.parameters.size(); ++at) {
        RuleVersion broken = version;
        broken.parameters.erase(broken.parameters.begin() + static_cast<std::ptrdiff_t>(at));
        const auto refused = evaluate(Tournament(), broken);
        if (refused.has_value()) {
            QVERIFY(isReadElsewhere(version.parameters[at].name));
            continue;
        }
        QCOMPARE(refused.error().code, ErrorCode::MissingParameter);
        QCOMPARE(refused.error().args.back(), version.parameters[at].name);
    }
}

ZAHLMEISTER_TEST(TestEveryVersion, void)

} // namespace tst_everyversion

#include "tst_everyversion.moc"
