// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

#include "app/rules/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/dialogs/partdialog.h"
#include "ui/text/language.h"

namespace tst_partdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using tests::flawlessTournament;

class TestPartDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void ticksLongBreaks();
    void partsAfterARound();
    void partsIntoGroups();

private:
    static bool isApplicable(const PartDialog& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    }
    /// Three players; the third round comes nine weeks after the second.
    static engine::Tournament interrupted()
    {
        auto tournament = flawlessTournament().tournament;
        tournament.header.end = engine::Date::tryFrom(2027, 2, 9);
        tournament.games[2].date = tournament.header.end;
        return tournament;
    }

    Translators m_translators{Language::English};
};

// RULE: WO2026 2.2.2
void TestPartDialog::ticksLongBreaks()
{
    const auto tournament = interrupted();
    const PartDialog dialog(tournament, app::shippedRules());
    QVERIFY(isApplicable(dialog));
    QCOMPARE(dialog.parts().size(), 2U);
    auto* shown = dialog.findChild<QTreeWidget*>(u"parts"_s);
    QCOMPARE(shown->topLevelItemCount(), 2);
    QCOMPARE(shown->topLevelItem(0)->text(2), u"8 Dec 2026"_s);
    QCOMPARE(shown->topLevelItem(1)->text(4), u"1"_s);
    // What the first part left is what the second begins with (3.7).
    QCOMPARE(dialog.parts()[1].participants[0].index, 21);
    auto* breaks = dialog.findChild<QListWidget*>(u"partBreaks"_s);
    QCOMPARE(breaks->count(), 1);
    QVERIFY(breaks->item(0)->text().startsWith(u"63 days"_s));
    breaks->item(0)->setCheckState(Qt::Unchecked);
    QVERIFY(!isApplicable(dialog));
    QCOMPARE(dialog.parts().size(), 1U);
}

// RULE: WO2026 4.2.4.4
void TestPartDialog::partsAfterARound()
{
    const auto tournament = interrupted();
    const PartDialog dialog(tournament, app::shippedRules());
    auto* way = dialog.findChild<QComboBox*>(u"partWay"_s);
    QCOMPARE(way->count(), 3);
    way->setCurrentIndex(1);
    auto* round = dialog.findChild<QSpinBox*>(u"partRound"_s);
    QCOMPARE(round->value(), 2);
    QCOMPARE(dialog.parts()[0].games.size(), 2U);
    round->setValue(1);
    QCOMPARE(dialog.parts()[0].games.size(), 1U);
}

// RULE: WO2026 4.2.4.4
void TestPartDialog::partsIntoGroups()
{
    auto tournament = interrupted();
    tournament.games.clear();
    const PartDialog none(tournament, app::shippedRules());
    QCOMPARE(none.findChild<QComboBox*>(u"partWay"_s)->count(), 1);
    QVERIFY(!isApplicable(none));
    tournament.participants.push_back(tournament.participants[0]);
    tournament.participants.back().number = engine::ParticipantNumber(4);
    tournament.games = {{.white = engine::ParticipantNumber(1), .black = engine::ParticipantNumber(2)},
                        {.white = engine::ParticipantNumber(4), .black = engine::ParticipantNumber(3)}};
    const PartDialog dialog(tournament, app::shippedRules());
    QVERIFY(isApplicable(dialog));
    QCOMPARE(dialog.parts().size(), 2U);
}

ZAHLMEISTER_TEST(TestPartDialog, QApplication)

} // namespace tst_partdialog

#include "tst_partdialog.moc"
