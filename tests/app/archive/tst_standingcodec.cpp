// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QTest>

#include "app/archive/kept/standingcodec.h"
#include "app/chronicle/chain/chain.h"
#include "app/rules/shippedrules.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_standingcodec {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

engine::Date anyDay(std::mt19937& random)
{
    return engine::Date::tryFrom(1990, 1, 1)->plusDays(static_cast<int>(random() % 14'000));
}

Entry anyEntry(std::mt19937& random)
{
    Entry entry;
    if (random() % 4 != 0)
        entry.rating = engine::Rating(static_cast<int>(random() % 4000) - 500);
    if (random() % 4 != 0)
        entry.index = static_cast<int>(random() % 10'000);
    entry.source = static_cast<engine::RatingSource>(random() % 3);
    if (random() % 3 == 0)
        entry.bound = static_cast<engine::RatingBound>(random() % 2);
    for (auto i = random() % 4; i > 0; --i) {
        const auto score = engine::Score::fromHalfPoints(static_cast<int>(random() % 3));
        entry.carryOver.push_back({engine::Rating(static_cast<int>(random() % 3000)), score, {}});
        if (random() % 3 != 0)
            entry.carryOver.back().date = anyDay(random);
    }
    return entry;
}

/// Of any family that the rules know.
Standings anyStandings(std::mt19937& random)
{
    Standings standings;
    const auto versions = shippedRules().versions();
    for (auto i = random() % 4; i > 0; --i) {
        const engine::RuleVersion& version = versions[random() % versions.size()];
        Standing standing{anyEntry(random), &version, anyDay(random)};
        standings[familyOf(version)] = std::make_shared<const Standing>(std::move(standing));
    }
    return standings;
}

bool isEqual(const Standings& a, const Standings& b)
{
    return std::ranges::equal(a, b, [](const auto& one, const auto& other) {
        return one.first == other.first && isSame(one.second, other.second);
    });
}

} // namespace

/// Standings as few bytes.
class TestStandingCodec : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack();
    void isSmall();
    void refusesUnknownRules();
    void standsEveryDamage();
};

void TestStandingCodec::comesBack()
{
    std::mt19937 random(4);
    for (int i = 0; i < 500; ++i) {
        const Standings before = anyStandings(random);
        const QByteArray bytes = packed(before, shippedRules());
        const auto after = unpackedStandings(bytes, shippedRules());
        QVERIFY(after.has_value());
        QVERIFY(isEqual(*after, before));
        QCOMPARE(packed(*after, shippedRules()), bytes);
    }
    QVERIFY(packed({{"", nullptr}}, shippedRules()).isEmpty());
}

void TestStandingCodec::isSmall()
{
    const auto end = *engine::Date::tryFrom(2027, 5, 1);
    const Entry entry{engine::Rating(1743), 20};
    const auto* version = shippedRules().find("dwz-2026").value();
    const Standings usual{{"", std::make_shared<const Standing>(Standing{entry, version, end})}};
    QVERIFY(packed(usual, shippedRules()).size() <= 8);
}

void TestStandingCodec::refusesUnknownRules()
{
    const auto end = *engine::Date::tryFrom(2027, 5, 1);
    engine::RuleVersion own = *shippedRules().find("dwz-2026").value();
    own.id = "own-2030";
    const Standings standings{{"", std::make_shared<const Standing>(Standing{{}, &own, end})}};
    const QByteArray bytes = packed(standings, shippedRules());
    QCOMPARE(unpackedStandings(bytes, shippedRules()).error().code, ErrorCode::UnknownRuleVersion);
}

void TestStandingCodec::standsEveryDamage()
{
    std::mt19937 random(5);
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        QByteArray bytes = packed(anyStandings(random), shippedRules());
        if (bytes.isEmpty())
            continue;
        if (random() % 2 == 0)
            bytes.truncate(qsizetype(random() % std::size_t(bytes.size())));
        else
            bytes[qsizetype(random() % std::size_t(bytes.size()))] = static_cast<char>(random());
        const auto read = unpackedStandings(bytes, shippedRules());
        if (!read.has_value())
            ++refused;
        else
            QVERIFY(isEqual(*unpackedStandings(packed(*read, shippedRules()), shippedRules()), *read));
    }
    QVERIFY(refused > 500);
}

ZAHLMEISTER_TEST(TestStandingCodec, QCoreApplication)

} // namespace tst_standingcodec

#include "tst_standingcodec.moc"
