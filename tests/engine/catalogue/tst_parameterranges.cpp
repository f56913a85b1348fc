// SPDX-License-Identifier: GPL-3.0-or-later
// What the parameters of the versions that ship may be.
#include <algorithm>
#include <cmath>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_parameterranges {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

RuleVersion with(const RuleVersion& version, const std::string& name, std::vector<double> values)
{
    RuleVersion changed = version;
    std::ranges::find(changed.parameters, name, &Parameter::name)->values = std::move(values);
    return changed;
}

bool isWithin(const ParameterRange& range, const std::vector<double>& values)
{
    const auto fits = [&](double value) {
        return value >= range.least && value <= range.most && (!range.isWhole || value == std::floor(value));
    };
    return (range.count == 0 || values.size() == range.count) && std::ranges::all_of(values, fits);
}

/// As refused versions tell it; nothing of a version that is not refused.
std::optional<ParameterRange> toldOf(const RuleVersion& version)
{
    const auto validated = validate(version);
    if (validated.has_value() || validated.error().code != ErrorCode::BadParameter ||
        validated.error().args.size() != 6)
        return std::nullopt;
    const auto& args = validated.error().args;
    return ParameterRange{args[1], std::stod(args[2]), std::stod(args[3]), args[4] == "whole",
                          static_cast<std::size_t>(std::stoi(args[5]))};
}

} // namespace

class TestParameterRanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyParameterHasOne_data();
    void everyParameterHasOne();
    void beyondIsRefused_data();
    void beyondIsRefused();
    void brokenVersionsHaveThem();
    void ofTheRegulation();
};

void TestParameterRanges::everyParameterHasOne_data()
{
    QTest::addColumn<QString>("id");
    for (const RuleVersion& version : tests::shippedRules().versions())
        QTest::addRow("%s", version.id.c_str()) << QString::fromStdString(version.id);
}

// RULE: WO2026 Anhang 1.2
void TestParameterRanges::everyParameterHasOne()
{
    QFETCH(const QString, id);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    const auto ranges = parameterRanges(version);
    QVERIFY(ranges.has_value());
    for (const Parameter& parameter : version.parameters) {
        QCOMPARE(std::ranges::count(*ranges, parameter.name, &ParameterRange::name), 1);
        const auto range = std::ranges::find(*ranges, parameter.name, &ParameterRange::name);
        QVERIFY2(isWithin(*range, parameter.values), parameter.name.c_str());
    }
}

void TestParameterRanges::beyondIsRefused_data()
{
    everyParameterHasOne_data();
}

/// At its bounds a parameter is taken, beyond them the message names the range that was asked for.
void TestParameterRanges::beyondIsRefused()
{
    QFETCH(const QString, id);
    const RuleVersion& version = **tests::shippedRules().find(id.toStdString());
    const auto ranges = parameterRanges(version);
    for (const Parameter& parameter : version.parameters) {
        const ParameterRange range = *std::ranges::find(*ranges, parameter.name, &ParameterRange::name);
        const std::size_t count = parameter.values.size();
        std::vector<std::vector<double>> beyond{std::vector<double>(count, range.least - 1),
                                                std::vector<double>(count, range.most + 1)};
        if (range.isWhole)
            beyond.emplace_back(count, range.least + 0.5);
        if (range.count > 0)
            beyond.emplace_back(count + 1, range.least);
        for (const std::vector<double>& values : beyond) {
            const auto told = toldOf(with(version, parameter.name, values));
            QVERIFY2(told.has_value(), parameter.name.c_str());
            QVERIFY2(*told == range, parameter.name.c_str());
        }
        for (const double bound : {range.least, range.most}) {
            if (count == 1) // rows may ask for more, such as an order
                QVERIFY2(validate(with(version, parameter.name, {bound})).has_value(),
                         parameter.name.c_str());
        }
    }
}

void TestParameterRanges::brokenVersionsHaveThem()
{
    RuleVersion version = **tests::shippedRules().find("dwz-2026");
    const auto whole = parameterRanges(version);
    version.parameters.front().values = {-1, -1};
    QVERIFY(*parameterRanges(version) == *whole);
    version.parameters.erase(version.parameters.begin());
    QVERIFY(*parameterRanges(version) == *whole);
    version.system = "elo";
    QCOMPARE(parameterRanges(version).error().code, ErrorCode::UnknownRuleVersion);
}

// RULE: WO2026 3.3.1, Anhang 1.2.1, Anhang 1.3, Anhang 4
void TestParameterRanges::ofTheRegulation()
{
    const auto ranges = parameterRanges(**tests::shippedRules().find("dwz-2026"));
    const auto of = [&](const char* name) {
        return *std::ranges::find(*ranges, name, &ParameterRange::name);
    };
    QVERIFY(of("r") == (ParameterRange{"r", 0, 1}));
    QVERIFY(of("games_needed") == (ParameterRange{"games_needed", 1, 100, true}));
    QVERIFY(of("K_0_young") == (ParameterRange{"K_0_young", 0.001, 1000, false, 11}));
    QVERIFY(of("conversion_up_to") == (ParameterRange{"conversion_up_to", 1, 5000, true, 0}));
    QVERIFY(of("conversion_factor") == (ParameterRange{"conversion_factor", 0, 10, false, 3}));
    QVERIFY(of("deviation") == (ParameterRange{"deviation", 20, 2000}));
    QVERIFY(of("standard_chess_only") == (ParameterRange{"standard_chess_only", 0, 1, true}));
}

ZAHLMEISTER_TEST(TestParameterRanges, QCoreApplication)

} // namespace tst_parameterranges

#include "tst_parameterranges.moc"
