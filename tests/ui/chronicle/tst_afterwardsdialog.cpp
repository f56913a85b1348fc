// SPDX-License-Identifier: GPL-3.0-or-later
// Document 000, 3.4.3, second paragraph: the tournaments of the year before somebody joined, with their
// impact.
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "app/session/livechronicle.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"
#include "ui/chronicle/afterwardsdialog.h"
#include "ui/text/language.h"

namespace tst_afterwardsdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;

class TestAfterwardsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTournamentsAndTheirImpact();

private:
    ui::Translators m_translators{ui::Language::English};
};

void TestAfterwardsDialog::findsTournamentsAndTheirImpact()
{
    const QTemporaryDir folder;
    app::Session session;
    QVERIFY(session.openWorkFile(folder.filePath(u"a.zahlmeister"_s)).has_value());
    auto before = wonBy(1, *engine::Date::tryFrom(2027, 10, 1), {}, {}, 6);
    heroOf(before).member = false;
    heroOf(before).identity = engine::Identity::TextOnly;
    const auto earlier = session.addTournament(before.tournament);
    auto joined = wonBy(2, *engine::Date::tryFrom(2028, 1, 1), {}, {}, 6);
    heroOf(joined).identity = engine::Identity::Newcomer;
    const auto open = session.addTournament(joined.tournament);
    QVERIFY(earlier.has_value() && open.has_value());
    QVERIFY(session.openTournament(*open).has_value());
    ui::AfterwardsDialog dialog(session);
    dialog.lookFor(kHero);
    QTRY_VERIFY(session.chronicle().isCurrent());
    QTRY_COMPARE(dialog.seats().size(), std::size_t(1));
    auto& list = *dialog.findChild<QTreeWidget*>(u"seatsBefore"_s);
    QCOMPARE(list.topLevelItem(0)->text(1), u"T1"_s);
    const auto& impact = *dialog.findChild<QLabel*>(u"afterwardsImpact"_s);
    QTRY_VERIFY2(impact.text().startsWith(u"Evaluated there:"_s), qPrintable(impact.text()));
    QSignalSpy chosen(&dialog, &ui::AfterwardsDialog::tournamentChosen);
    Q_EMIT list.itemActivated(list.topLevelItem(0), 0);
    QCOMPARE(chosen.size(), 1);
    dialog.lookFor(engine::ParticipantNumber(2)); // who sat nowhere before
    QVERIFY(dialog.seats().empty());
}

ZAHLMEISTER_TEST(TestAfterwardsDialog, QApplication)

} // namespace tst_afterwardsdialog

#include "tst_afterwardsdialog.moc"
