// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QTest>

#include "tests/support/gridfields.h"
#include "tests/support/testmain.h"
#include "ui/paste/linepaste.h"

namespace tst_linepaste {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestLinePaste : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsListsOfMatches();
};

void TestLinePaste::readsListsOfMatches()
{
    auto tournament = tests::emptyField(16);
    for (std::size_t i = 0; i < tournament.participants.size(); ++i)
        tournament.participants[i].team = std::string(1, static_cast<char>('A' + static_cast<int>(i) / 4));
    const auto plan = [&](const QString& text) {
        return ui::planMatchLines(tournament, 1, text, 4, engine::HomeWhite::EvenBoards);
    };
    const auto both = plan(u"1-2 10½+\r\n\n3-4\n"_s);
    QVERIFY(both.refusals.isEmpty());
    QCOMPARE(both.group.edits.size(), 8U);
    const auto twice = plan(u"1-2\n2-3 1111"_s); // team 2 plays already
    QCOMPARE(twice.refusals.size(), 1);
    QVERIFY2(twice.refusals[0].contains(u"2-3 1111"_s), qPrintable(twice.refusals[0]));
    QVERIFY(twice.group.edits.empty());
    QCOMPARE(plan(u"1-2 1111\n1-2 0111"_s).refusals.size(), 1);
    QCOMPARE(plan(u"Adler"_s).refusals.size(), 1);
}

ZAHLMEISTER_TEST(TestLinePaste, QApplication)

} // namespace tst_linepaste

#include "tst_linepaste.moc"
