// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/identify/searchquery.h"
#include "tests/support/testmain.h"

namespace tst_searchquery {

using namespace zahlmeister::app;
using Kind = SearchTermKind;
using Terms = std::vector<SearchTerm>;

class TestSearchQuery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTextApart_data();
    void takesTextApart();
    void bearsAnything();
};

void TestSearchQuery::takesTextApart_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<Terms>("terms");
    const auto word = [](const char* text, bool whole) { return SearchTerm{Kind::Word, text, 0, whole}; };
    QTest::newRow("nothing") << QByteArray() << Terms{};
    QTest::newRow("blanks") << QByteArray("  , ") << Terms{};
    QTest::newRow("beginning") << QByteArray("Mü") << Terms{word("mu", false)};
    QTest::newRow("finished word") << QByteArray("Müller ") << Terms{word("muller", true)};
    QTest::newRow("comma") << QByteArray("Müller,Hans") << Terms{word("muller", true), word("hans", false)};
    QTest::newRow("hyphen") << QByteArray("Müller-Lüd") << Terms{word("muller", true), word("lud", false)};
    QTest::newRow("ends with a hyphen") << QByteArray("Müller-") << Terms{word("muller", true)};
    QTest::newRow("VKZ") << QByteArray("c0505") << Terms{{Kind::ClubCode, "C0505", 0, false}};
    QTest::newRow("beginning of a VKZ") << QByteArray("C05") << Terms{{Kind::ClubCode, "C05", 0, false}};
    QTest::newRow("VKZ of digits") << QByteArray("30101") << Terms{{Kind::Number, "30101", 30101, false}};
    QTest::newRow("member") << QByteArray("C0505-1043")
                            << Terms{{Kind::ClubCode, "C0505", 0, true},
                                     {Kind::MemberNumber, "1043", 1043, false}};
    QTest::newRow("member of a VKZ of digits")
        << QByteArray("30101/7")
        << Terms{{Kind::ClubCode, "30101", 0, true}, {Kind::MemberNumber, "7", 7, false}};
    QTest::newRow("name and year") << QByteArray("Huber 1960")
                                   << Terms{word("huber", true), {Kind::Number, "1960", 1960, false}};
    QTest::newRow("NU id") << QByteArray("NU4005017") << Terms{{Kind::NuId, "4005017", 4005017, false}};
    QTest::newRow("beginning of a NU id") << QByteArray("nu40") << Terms{{Kind::NuId, "40", 40, false}};
    QTest::newRow("a name with Nu") << QByteArray("Nu") << Terms{word("nu", false)};
    QTest::newRow("number too long for an id")
        << QByteArray("1234567890") << Terms{word("1234567890", false)};
}

void TestSearchQuery::takesTextApart()
{
    QFETCH(QByteArray, typed);
    QFETCH(Terms, terms);
    QVERIFY(searchTerms(typed.toStdString()) == terms);
}

void TestSearchQuery::bearsAnything()
{
    QCOMPARE(searchTerms("a b c d e f g h i j k").size(), std::size_t{8});
    QVERIFY(searchTerms("a b c d e f g h i j k").back().isWhole);
    QCOMPARE(searchTerms(std::string(100000, 'x')).size(), std::size_t{1});
    for (int first = 0; first < 256; ++first) {
        const std::string typed{static_cast<char>(first), '5', '-', static_cast<char>(first)};
        QVERIFY(searchTerms(typed).size() <= 3);
    }
}

ZAHLMEISTER_TEST(TestSearchQuery, QCoreApplication)

} // namespace tst_searchquery

#include "tst_searchquery.moc"
