// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/text/findings/refereeletters.h"
#include "ui/text/language.h"

namespace tst_refereeletters {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using tests::flawlessTournament;

class TestRefereeLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void refusesWithTheReason();
    void tellsTheOrganiser();
    void tellsHowLongOneMayObject();

private:
    Translators m_translators{Language::English};
};

// RULE: WO2026 2.2.5.3, 2.2.5.1
void TestRefereeLetters::refusesWithTheReason()
{
    auto tournament = flawlessTournament().tournament;
    tournament.header.evaluator = "Regel, Rita";
    const QueryLetter letter = refusalLetter(tournament, u"No control of devices.\n\nNobody was there."_s);
    QCOMPARE(letter.subject, u"Refusal: Test"_s);
    QCOMPARE(letter.signature, u"Rita Regel"_s); // not as lists have it
    const QString text = plainText(letter);
    for (const QString& part : {u"“Test”"_s, u"2.2.5.3"_s, u"– No control of devices.\n"_s,
                                u"– Nobody was there.\n"_s, u"2.2.5.1"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
}

// RULE: WO2026 6.5.1
void TestRefereeLetters::tellsTheOrganiser()
{
    auto tournament = flawlessTournament().tournament;
    tournament.participants[2].member = false; // text-only: nothing of his is published
    const auto version = **app::shippedRules().find("dwz-2026");
    const auto evaluation = engine::evaluate(tournament, version).value();
    const QueryLetter letter = evaluationNotice(tournament, evaluation, version);
    QCOMPARE(letter.sections.size(), 1U);
    const QStringList expected{u"3 participants"_s, u"2 new ratings"_s, u"0 of them first ratings"_s};
    QCOMPARE(letter.sections[0].items[0].questions, expected);
    QVERIFY(letter.deadline.isEmpty());
    QVERIFY(letter.opening.contains(QString::fromStdString(version.title)));
}

// RULE: FWZ 7
void TestRefereeLetters::tellsHowLongOneMayObject()
{
    auto tournament = flawlessTournament().tournament;
    tournament.header.system = "fwz-2019";
    const auto version = **app::shippedRules().find("fwz-2019");
    const auto evaluation = engine::evaluate(tournament, version).value();
    QVERIFY(evaluationNotice(tournament, evaluation, version).deadline.contains(u"12 Mar 2027"_s));
}

ZAHLMEISTER_TEST(TestRefereeLetters, QApplication)

} // namespace tst_refereeletters

#include "tst_refereeletters.moc"
