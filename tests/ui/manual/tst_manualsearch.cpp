// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/manual/manualbook.h"
#include "ui/manual/manualsearch.h"

namespace tst_manualsearch {

using namespace Qt::StringLiterals;
using namespace zahlmeister::ui;

class TestManualSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTitlesFirst();
    void knowsUmlautsHoweverTheyAreTyped();
    void needsAllWords();
    void findsNothingForNothing();
    void showsTextAroundTheWord();

private:
    ManualBook m_book{Language::German};
    ManualSearch m_search{m_book};
};

void TestManualSearch::findsTitlesFirst()
{
    const auto hits = m_search.find(u"Kreuztabelle"_s);
    QVERIFY(hits.size() > 1);
    QCOMPARE(hits.front().place, u"crosstable"_s);
    QCOMPARE(hits.front().heading, QString());
}

void TestManualSearch::knowsUmlautsHoweverTheyAreTyped()
{
    QStringList first;
    for (const QString& typed : {u"kämpfe"_s, u"KAEMPFE"_s, u"kampfe"_s}) {
        QStringList places;
        for (const ManualHit& hit : m_search.find(typed))
            places += hit.place;
        QVERIFY2(!places.isEmpty(), qPrintable(typed));
        if (first.isEmpty())
            first = places;
        QCOMPARE(places, first);
    }
}

void TestManualSearch::needsAllWords()
{
    const auto both = m_search.find(u"runde datum"_s, 1000);
    const auto one = m_search.find(u"runde"_s, 1000);
    QVERIFY(!both.empty() && both.size() < one.size());
    QVERIFY(m_search.find(u"runde xylophon"_s).empty());
    QVERIFY(m_search.find(u"unde"_s).empty()); // words begin so, they do not only contain it
    QCOMPARE(m_search.find(u"die"_s, 3).size(), std::size_t(3));
}

void TestManualSearch::findsNothingForNothing()
{
    for (const QString& typed : {QString(), u" "_s, u"x"_s, u"-.,"_s, u"%1"_s})
        QVERIFY2(m_search.find(typed).empty(), qPrintable(typed));
}

void TestManualSearch::showsTextAroundTheWord()
{
    const auto hits = m_search.find(u"kampflos"_s);
    QVERIFY(!hits.empty());
    for (const ManualHit& hit : hits) {
        QVERIFY2(hit.excerpt.size() < 200, qPrintable(hit.excerpt));
        if (!hit.heading.contains(u"ampflos"_s))
            QVERIFY2(hit.excerpt.contains(u"kampflos"_s, Qt::CaseInsensitive), qPrintable(hit.place));
    }
}

ZAHLMEISTER_TEST(TestManualSearch, QApplication)

} // namespace tst_manualsearch

#include "tst_manualsearch.moc"
