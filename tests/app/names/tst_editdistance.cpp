// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <QTest>

#include "app/names/editdistance.h"
#include "tests/support/testmain.h"

namespace tst_editdistance {

using namespace zahlmeister::app;

namespace {

/// The whole matrix, without a limit: slow and plain.
int plainDistance(const std::string& a, const std::string& b, bool beginning)
{
    std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                d[i][j] = static_cast<int>(i + j);
                continue;
            }
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    }
    return beginning ? *std::min_element(d.back().begin(), d.back().end()) : d.back().back();
}

} // namespace

class TestEditDistance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsErrors_data();
    void countsErrors();
    void agreesWithTheWholeMatrix();
    void lettersBoundTheErrors();
    void survivesLongWords();
    void toleratesLittleInShortNames();
};

void TestEditDistance::countsErrors_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<int>("errors");
    QTest::newRow("same") << QByteArray("muller") << QByteArray("muller") << 0;
    QTest::newRow("both empty") << QByteArray() << QByteArray() << 0;
    QTest::newRow("empty") << QByteArray() << QByteArray("ab") << 2;
    QTest::newRow("letter left out") << QByteArray("muler") << QByteArray("muller") << 1;
    QTest::newRow("letter put in") << QByteArray("mulller") << QByteArray("muller") << 1;
    QTest::newRow("letter exchanged") << QByteArray("miller") << QByteArray("muller") << 1;
    QTest::newRow("neighbours swapped") << QByteArray("mullre") << QByteArray("muller") << 1;
    QTest::newRow("first two swapped") << QByteArray("umller") << QByteArray("muller") << 1;
    QTest::newRow("two errors") << QByteArray("mulelr") << QByteArray("mullerr") << 2;
    QTest::newRow("more than two") << QByteArray("schmidt") << QByteArray("muller") << 3;
}

void TestEditDistance::countsErrors()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(int, errors);
    QCOMPARE(typingErrors(a.toStdString(), b.toStdString(), 2), errors);
    QCOMPARE(typingErrors(b.toStdString(), a.toStdString(), 2), errors);
}

void TestEditDistance::agreesWithTheWholeMatrix()
{
    std::mt19937 random(20261121);
    const auto word = [&] {
        std::string letters(random() % 9, 'a');
        for (char& letter : letters)
            letter = static_cast<char>('a' + random() % 3);
        return letters;
    };
    for (int i = 0; i < 20000; ++i) {
        const std::string a = word();
        const std::string b = word();
        for (int limit = 0; limit <= 3; ++limit) {
            const std::string where = a + " / " + b;
            QVERIFY2(typingErrors(a, b, limit) == std::min(plainDistance(a, b, false), limit + 1),
                     where.c_str());
            QVERIFY2(typingErrorsInBeginning(a, b, limit) == std::min(plainDistance(a, b, true), limit + 1),
                     where.c_str());
        }
    }
}

void TestEditDistance::lettersBoundTheErrors()
{
    std::mt19937 random(7);
    for (int i = 0; i < 20000; ++i) {
        std::string a(1 + random() % 8, 'a');
        for (char& letter : a)
            letter = static_cast<char>('a' + random() % 26);
        std::string b = a;
        const std::size_t at = random() % b.size();
        switch (random() % 3) {
        case 0: b[at] = static_cast<char>('a' + random() % 26); break;
        case 1: b.erase(at, 1); break;
        default: b.insert(at, 1, static_cast<char>('a' + random() % 26)); break;
        }
        QVERIFY(__builtin_popcount(lettersOf(a) ^ lettersOf(b)) <= 2);
    }
}

void TestEditDistance::survivesLongWords()
{
    const std::string a(500, 'a');
    QCOMPARE(typingErrors(a, a, 2), 0);
    QCOMPARE(typingErrors(a, std::string(502, 'a'), 2), 0); // beyond the 63 letters that are compared
    QCOMPARE(typingErrors(a, std::string(500, 'b'), 2), 3);
}

void TestEditDistance::toleratesLittleInShortNames()
{
    QCOMPARE(toleratedErrors(""), 0);
    QCOMPARE(toleratedErrors("li"), 0);
    QCOMPARE(toleratedErrors("ott"), 1);
    QCOMPARE(toleratedErrors("klaus"), 1);
    QCOMPARE(toleratedErrors("muller"), 2);
}

ZAHLMEISTER_TEST(TestEditDistance, QCoreApplication)

} // namespace tst_editdistance

#include "tst_editdistance.moc"
