// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>
#include <string>
#include <tuple>

#include <QTest>

#include "app/lists/listkey.h"
#include "tests/support/madeuplists.h"
#include "tests/support/testmain.h"

namespace tst_madeuplists {

using namespace zahlmeister;

/// The made-up lists must hold the traps that tests rely on.
class TestMadeUpLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheSameEveryTime();
    void everyRowHasAKeyOfItsOwn();
    void holdsNamesakesAndFathersWithSons();
    void laterEditionsChange();
    void fideSpellsWithoutMarks();
};

void TestMadeUpLists::isTheSameEveryTime()
{
    const tests::MadeUpLists lists(7, 1000, 2000);
    const tests::MadeUpLists again(7, 1000, 2000);
    const tests::MadeUpLists other(8, 1000, 2000);
    int different = 0;
    for (int number = 0; number < lists.members(); ++number) {
        QCOMPARE(*lists.member(number), *again.member(number));
        different += *lists.member(number) != *other.member(number) ? 1 : 0;
    }
    QVERIFY(different > 900);
    // A value that another machine must find, too.
    QCOMPARE(lists.fidePlayer(1999), again.fidePlayer(1999));
}

void TestMadeUpLists::everyRowHasAKeyOfItsOwn()
{
    const tests::MadeUpLists lists(1, 20000, 30000);
    std::set<std::int64_t> keys;
    std::set<std::string> clubs;
    for (const app::ListClub& club : lists.clubs())
        clubs.insert(club.club);
    for (int number = 0; number < lists.members(); ++number) {
        const auto member = lists.member(number);
        QVERIFY(member && app::listKey(*member));
        QVERIFY(keys.insert(*app::listKey(*member)).second);
        QVERIFY2(clubs.contains(member->club), member->club.c_str());
    }
    for (int number = 0; number < lists.fidePlayers(); ++number)
        QVERIFY(keys.insert(*app::listKey(lists.fidePlayer(number))).second);
}

void TestMadeUpLists::holdsNamesakesAndFathersWithSons()
{
    const tests::MadeUpLists lists(1, 20000, 0);
    std::map<std::tuple<std::string, std::string, int>, std::set<std::string>> sameYear;
    std::map<std::tuple<std::string, std::string, std::string>, std::set<int>> sameClub;
    int umlauts = 0;
    int particles = 0;
    int hyphens = 0;
    for (int number = 0; number < lists.members(); ++number) {
        const app::ListPerson person = *lists.member(number);
        sameYear[{person.lastName, person.firstName, *person.birthYear}].insert(person.nuId);
        sameClub[{person.lastName, person.firstName, person.club}].insert(*person.birthYear);
        umlauts += tests::fideSpelling(person.lastName) != person.lastName ? 1 : 0;
        particles += person.lastName.starts_with("von ") ? 1 : 0;
        hyphens += person.lastName.find('-') != std::string::npos ? 1 : 0;
        QVERIFY(*person.birthYear >= 1900 && *person.birthYear <= 2021);
    }
    const auto crowded = [](const auto& map) {
        int count = 0;
        for (const auto& [key, values] : map)
            count += values.size() > 1 ? 1 : 0;
        return count;
    };
    QVERIFY2(crowded(sameYear) >= 10, qPrintable(QString::number(crowded(sameYear))));
    QVERIFY2(crowded(sameClub) >= 400, qPrintable(QString::number(crowded(sameClub))));
    QVERIFY2(umlauts > 2000 && particles > 50 && hyphens > 100,
             qPrintable(QStringLiteral("%1 %2 %3").arg(umlauts).arg(particles).arg(hyphens)));
}

void TestMadeUpLists::laterEditionsChange()
{
    const tests::MadeUpLists lists(1, 20000, 1000);
    int gone = 0;
    int transferred = 0;
    int rated = 0;
    for (int number = 0; number < lists.members(); ++number) {
        const auto before = lists.member(number, 0);
        const auto after = lists.member(number, 1);
        gone += !after ? 1 : 0;
        transferred += after && after->club != before->club ? 1 : 0;
        rated += after && after->dwz != before->dwz ? 1 : 0;
    }
    QVERIFY(gone > 20 && gone < 200);
    QVERIFY(transferred > 40 && transferred < 300);
    QVERIFY(rated > 500 && rated < 2000);
    QCOMPARE(lists.rowsIn(1), 20100);
}

void TestMadeUpLists::fideSpellsWithoutMarks()
{
    QCOMPARE(tests::fideSpelling("Groß-Öztürk, Łukasz"), std::string("Gross-Oeztuerk, Lukasz"));
    const tests::MadeUpLists lists(3, 1000, 20000);
    for (int number = 0; number < lists.fidePlayers(); ++number) {
        const app::ListPerson person = lists.fidePlayer(number);
        for (const char byte : person.lastName + person.firstName)
            QVERIFY2(static_cast<unsigned char>(byte) < 128,
                     (person.lastName + ", " + person.firstName).c_str());
    }
}

ZAHLMEISTER_TEST(TestMadeUpLists, QCoreApplication)

} // namespace tst_madeuplists

#include "tst_madeuplists.moc"
