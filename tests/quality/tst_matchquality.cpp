// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/quality/matchquality.h"
#include "tests/support/testmain.h"

namespace tst_matchquality {

using namespace zahlmeister::tests;

/// Holds the floor of what quality_matching measures, on a list and a number of participants that a test can
/// wait for.
class TestMatchQuality : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void damageIsReal();
    void nobodyIsTakenForAnother();
    void theRightPersonComesFirst();
    void undamagedNamesNeedNoQuestion();
    void reportNamesEveryDamage();

private:
    std::unique_ptr<MatchField> m_field;
    std::unique_ptr<MatchQuality> m_quality;
};

void TestMatchQuality::initTestCase()
{
    m_field = std::make_unique<MatchField>(12'000, 15'000, 4711);
    m_quality = std::make_unique<MatchQuality>(*m_field);
    m_quality->measureDamaged(0, 2000);
    m_quality->measureUndamaged(0, 400);
}

/// A generator that damages nothing would make a good matcher of any.
void TestMatchQuality::damageIsReal()
{
    int renamed = 0;
    int absent = 0;
    for (int number = 0; number < 1000; ++number) {
        const DamagedParticipant written = m_field->names().damaged(number);
        absent += written.nuId.empty() ? 1 : 0;
        renamed += written.listedAs.starts_with(written.participant.name + ' ') ? 0 : 1;
        const DamagedParticipant again = m_field->names().damaged(number);
        QVERIFY(again.participant == written.participant);
    }
    QVERIFY2(renamed > 450, qPrintable(QString::number(renamed)));
    QVERIFY2(absent > 50, qPrintable(QString::number(absent)));
    for (int i = 1; i < kDamages; ++i)
        QVERIFY2(m_quality->of(static_cast<Damage>(i)).cases > 0, damageText(static_cast<Damage>(i)).data());
}

void TestMatchQuality::nobodyIsTakenForAnother()
{
    for (const std::string& mistake : m_quality->mistakes())
        qWarning("%s", mistake.c_str());
    QCOMPARE(m_quality->ofAllDamages().wronglyDecided, 0);
    QCOMPARE(m_quality->of(Damage::None).wronglyDecided, 0);
}

void TestMatchQuality::theRightPersonComesFirst()
{
    const MatchCounts counts = m_quality->ofAllDamages();
    const QByteArray report = QByteArray::fromStdString(m_quality->report());
    QVERIFY2(counts.first * 100 >= counts.listed * 95, report.constData());
    QVERIFY2(counts.withinFive * 1000 >= counts.listed * 995, report.constData());
}

void TestMatchQuality::undamagedNamesNeedNoQuestion()
{
    const MatchCounts& counts = m_quality->of(Damage::None);
    QCOMPARE(counts.cases, 400);
    QVERIFY(counts.decided * 100 >= counts.cases * 80);
    QCOMPARE(counts.first, counts.listed);
}

void TestMatchQuality::reportNamesEveryDamage()
{
    const std::string report = m_quality->report();
    for (int i = 1; i < kDamages; ++i)
        QVERIFY(report.find(damageText(static_cast<Damage>(i))) != std::string::npos);
    QVERIFY(report.find("undamaged") != std::string::npos);
}

ZAHLMEISTER_TEST(TestMatchQuality, QCoreApplication)

} // namespace tst_matchquality

#include "tst_matchquality.moc"
