// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/jointext.h"
#include "ui/text/language.h"

namespace tst_jointext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using app::JoinDoubtCode;

class TestJoinText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void everyDoubtIsASentence();
    void namesWhatDiffers();

private:
    Translators m_translators{Language::English};
};

void TestJoinText::everyDoubtIsASentence()
{
    QStringList texts;
    for (int code = 0; code <= int(JoinDoubtCode::Period); ++code) {
        const QString text = joinDoubtText({JoinDoubtCode(code), {"2", "4", "7"}});
        QVERIFY2(text.endsWith(u'.') && !text.contains(u'%') && !texts.contains(text), qPrintable(text));
        texts += text;
    }
}

// RULE: WO2026 4.2.4.3
void TestJoinText::namesWhatDiffers()
{
    QVERIFY(joinDoubtText({JoinDoubtCode::Level, {"", "C05"}}).contains(u"none, C05"_s));
    QVERIFY(joinDoubtText({JoinDoubtCode::Rules, {"", "dwz-2016"}}).contains(u"by the end date, dwz-2016"_s));
    QCOMPARE(joinDoubtText({JoinDoubtCode::Contradiction, {"Ahorn, Anna", "Buche, Bernd", "3"}}),
             u"Round 3, Ahorn, Anna – Buche, Bernd: the reports have different results."_s);
    QVERIFY(joinDoubtText({JoinDoubtCode::Rounds, {"2", "4"}}).contains(u"report 2 are counted on from 5"_s));
    QVERIFY(joinDoubtText({JoinDoubtCode::Conditions, {"time_control"}}).contains(u"time control"_s));
    QVERIFY(joinDoubtText({JoinDoubtCode::Repeated, {"1"}}).startsWith(u"1 game that"_s));
}

ZAHLMEISTER_TEST(TestJoinText, QApplication)

} // namespace tst_jointext

#include "tst_jointext.moc"
