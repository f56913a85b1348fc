// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

namespace tst_format {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

class TestFormat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void number_data();
    void number();
    void shortNumber();
    void ratingHasNoGroupSeparator();
    void score_data();
    void score();
    void signedNumbers();
    void date();
    void side();
    void result();
    void names();

private:
    Translators m_translators{Language::German};
};

void TestFormat::number_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("german");
    QTest::addColumn<QString>("english");
    // RULE: WO2026 Anhang 3.1.9 - D's K is 33.667, printed 33,7
    QTest::newRow("K of D") << 33.0 + 2.0 / 3.0 << 1 << u"33,7"_s << u"33.7"_s;
    // RULE: WO2026 Anhang 3.1.10 - A's expected score
    QTest::newRow("We of A") << 5.99 << 3 << u"5,990"_s << u"5.990"_s;
    QTest::newRow("tie goes away from zero") << 2.5 << 0 << u"3"_s << u"3"_s;
    QTest::newRow("negative tie") << -2.5 << 0 << u"−3"_s << u"−3"_s;
    QTest::newRow("decimal tie that binary misses") << 1.005 << 2 << u"1,01"_s << u"1.01"_s;
    QTest::newRow("no negative zero") << -0.0004 << 3 << u"0,000"_s << u"0.000"_s;
    QTest::newRow("large") << 12345.5 << 1 << u"12345,5"_s << u"12345.5"_s;
}

void TestFormat::number()
{
    QFETCH(const double, value);
    QFETCH(const int, decimals);
    m_translators.use(Language::German);
    QTEST(formatNumber(value, decimals), "german");
    m_translators.use(Language::English);
    QTEST(formatNumber(value, decimals), "english");
}

void TestFormat::shortNumber()
{
    m_translators.use(Language::German);
    QCOMPARE(formatNumberShort(1799.0, 2), u"1799"_s);
    QCOMPARE(formatNumberShort(1808.571428, 2), u"1808,57"_s);
    QCOMPARE(formatNumberShort(1808.5, 2), u"1808,5"_s);
    QCOMPARE(formatNumberShort(-0.25, 3), u"−0,25"_s);
    QCOMPARE(formatNumberShort(0.08, 3), u"0,08"_s);
}

void TestFormat::ratingHasNoGroupSeparator()
{
    for (const Language language : {Language::German, Language::English}) {
        m_translators.use(language);
        QCOMPARE(formatRating(2245), u"2245"_s);
        QCOMPARE(formatRating(2245, 32), u"2245 – 32"_s);
        QCOMPARE(formatRating(1800, std::nullopt), u"1800"_s);
        QCOMPARE(formatCount(12345), u"12345"_s);
    }
}

void TestFormat::score_data()
{
    QTest::addColumn<int>("halfPoints");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << 0 << u"0"_s;
    QTest::newRow("half") << 1 << u"½"_s;
    QTest::newRow("one") << 2 << u"1"_s;
    QTest::newRow("three and a half") << 7 << u"3½"_s;
    QTest::newRow("ten") << 20 << u"10"_s;
}

void TestFormat::score()
{
    QFETCH(const int, halfPoints);
    QTEST(formatScore(engine::Score::fromHalfPoints(halfPoints)), "text");
}

void TestFormat::signedNumbers()
{
    m_translators.use(Language::German);
    QCOMPARE(formatChange(25), u"+25"_s);
    QCOMPARE(formatChange(-19), u"−19"_s);
    QCOMPARE(formatChange(0), u"±0"_s);
    // RULE: WO2026 Anhang 3.2 - B against E
    QCOMPARE(formatGameChange(-11.392), u"−11,4"_s);
    QCOMPARE(formatGameChange(0.032), u"±0,0"_s);
    QCOMPARE(formatSigned(120, 0), u"+120"_s);
    QCOMPARE(formatSigned(-22.5, 1), u"−22,5"_s);
    QCOMPARE(formatSigned(0, 0), u"0"_s);
}

void TestFormat::date()
{
    const auto day = engine::Date::tryFrom(2026, 3, 7);
    QVERIFY(day.has_value());
    m_translators.use(Language::German);
    QCOMPARE(formatDate(*day), u"07.03.2026"_s);
    m_translators.use(Language::English);
    QCOMPARE(formatDate(*day), u"7 Mar 2026"_s);
}

void TestFormat::side()
{
    using engine::SideResult;
    QCOMPARE(formatSide(SideResult::Win), u"1"_s);
    QCOMPARE(formatSide(SideResult::Draw), u"½"_s);
    QCOMPARE(formatSide(SideResult::Loss), u"0"_s);
    QCOMPARE(formatSide(SideResult::ForfeitWin), u"+"_s);
    QCOMPARE(formatSide(SideResult::ForfeitLoss), u"−"_s);
    QCOMPARE(formatSide(SideResult::NotPlayed), QString());
}

void TestFormat::result()
{
    QCOMPARE(formatResult(engine::kWhiteWins), u"1:0"_s);
    QCOMPARE(formatResult(engine::kDrawn), u"½:½"_s);
    QCOMPARE(formatResult(engine::kLossAndForfeit), u"0:−"_s);
    QCOMPARE(formatResult(engine::kDrawAndLoss), u"½:0"_s);
    QCOMPARE(formatResult(engine::kNotPlayed), QString());
}

void TestFormat::names()
{
    m_translators.use(Language::German);
    engine::Tournament tournament;
    engine::Participant& participant =
        tournament.participants.emplace_back(engine::Participant{engine::ParticipantNumber(5)});
    QCOMPARE(formatName(participant), u"Spieler 5"_s);
    QCOMPARE(formatParticipant(tournament, participant.number), u"Spieler 5"_s);
    participant.name = "Müller, Hans";
    QCOMPARE(formatName(participant), u"Müller, Hans"_s);
    QCOMPARE(formatParticipant(tournament, participant.number), u"Spieler 5, Müller, Hans"_s);
    QCOMPARE(formatParticipant(tournament, engine::ParticipantNumber(6)), u"Spieler 6"_s);
    QCOMPARE(formatSurname(u"Müller, Hans"), u"Müller"_s);
    QCOMPARE(formatSurname(u"A"), u"A"_s);
    m_translators.use(Language::English);
    QCOMPARE(formatParticipant(tournament, participant.number), u"Player 5, Müller, Hans"_s);
}

ZAHLMEISTER_TEST(TestFormat, QCoreApplication)

} // namespace tst_format

#include "tst_format.moc"
