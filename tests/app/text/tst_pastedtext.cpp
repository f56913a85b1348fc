// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/text/pastedtext.h"
#include "tests/support/testmain.h"

namespace tst_pastedtext {

using namespace Qt::StringLiterals;
using namespace zahlmeister::app;

class TestPastedText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneSignForLineEndsAndBlanks();
    void marksOfMailsAndListsGo();
    void aSingleMarkStays();
    void knowsPagesByTheirParagraphs();
};

void TestPastedText::oneSignForLineEndsAndBlanks()
{
    QCOMPARE(withLineFeeds(u"a\r\nb\rc\nd"_s), u"a\nb\nc\nd"_s);
    QCOMPARE(withLineFeeds(u"1\u00a0Meier\u2009x\u202f½"_s), u"1 Meier x ½"_s);
}

void TestPastedText::marksOfMailsAndListsGo()
{
    QCOMPARE(withoutMarks({u"> 1. Meier"_s, u"> > 2. Schmidt"_s}),
             (QStringList{u"1. Meier"_s, u"2. Schmidt"_s}));
    QCOMPARE(withoutMarks({u"• Meier - Groß 1:0"_s, u"- Huber - Klein ½:½"_s}),
             (QStringList{u"Meier - Groß 1:0"_s, u"Huber - Klein ½:½"_s}));
}

void TestPastedText::aSingleMarkStays()
{
    const QStringList lines{u"> Meier"_s, u"Schmidt"_s};
    QCOMPARE(withoutMarks(lines), lines);
}

void TestPastedText::knowsPagesByTheirParagraphs()
{
    QVERIFY(hasParagraphs(u"<P>Meier - Schmidt 1:0</P>"_s));
    QVERIFY(hasParagraphs(u"<ul><li>Meier</li></ul>"_s));
    QVERIFY(!hasParagraphs(u"Meier < Schmidt > Huber"_s));
}

ZAHLMEISTER_TEST(TestPastedText, QCoreApplication)

} // namespace tst_pastedtext

#include "tst_pastedtext.moc"
