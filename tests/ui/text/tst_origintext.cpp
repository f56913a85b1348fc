// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/origintext.h"

namespace tst_origintext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::EntryOrigin;
using ui::entryOriginText;

/// Where an entry comes from, in words.
class TestOriginText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesWhereItComesFrom();
    void tellsWhatCameIn();
};

void TestOriginText::namesWhereItComesFrom()
{
    engine::Participant one{.number = engine::ParticipantNumber(1)};
    QCOMPARE(entryOriginText(one, u"Open"_s), QString()); // nobody knows yet
    one.origin = EntryOrigin::Chain;
    QCOMPARE(entryOriginText(one, u"Open"_s), u"from Open"_s);
    QCOMPARE(entryOriginText(one, {}), u"from another tournament"_s);
    one.origin = EntryOrigin::List;
    QCOMPARE(entryOriginText(one, {}), u"from a list"_s);
    one.originList = "DSB";
    QCOMPARE(entryOriginText(one, {}), u"list DSB"_s);
    one.originDay = engine::Date::tryFrom(2026, 9, 1);
    QVERIFY(entryOriginText(one, {}).startsWith(u"list DSB of "_s));
    one.originList.clear();
    QVERIFY(entryOriginText(one, {}).startsWith(u"list of "_s));
    one.origin = EntryOrigin::File;
    QCOMPARE(entryOriginText(one, {}), u"typed or from a file"_s);
    one.origin = EntryOrigin::None;
    QCOMPARE(entryOriginText(one, {}), u"came in unrated"_s);
    one.origin = EntryOrigin::Hand;
    QCOMPARE(entryOriginText(one, {}), u"by hand"_s);
    one.overrides = {{engine::ListedValue::Rating, 1500, 1600, "moved here"},
                     {engine::ListedValue::Index, 3, 4, "moved here"}};
    QCOMPARE(entryOriginText(one, {}), u"by hand: moved here"_s);
}

void TestOriginText::tellsWhatCameIn()
{
    engine::Participant one{.number = engine::ParticipantNumber(1)};
    one.origin = EntryOrigin::File;
    one.chained = true;
    QCOMPARE(entryOriginText(one, {}), u"typed or from a file"_s); // unrated, as the column says
    one.enteredRating = engine::Rating(1743);
    one.enteredIndex = 20;
    QVERIFY(entryOriginText(one, {}).startsWith(u"typed or from a file; came in as 1743"_s));
}

ZAHLMEISTER_TEST(TestOriginText, QCoreApplication)

} // namespace tst_origintext

#include "tst_origintext.moc"
