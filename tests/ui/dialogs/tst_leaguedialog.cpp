// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/dialogs/leaguedialog.h"

namespace tst_leaguedialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::LeagueDialog;

namespace {

struct Form {
    explicit Form(const engine::Tournament& tournament,
                  LeagueDialog::Purpose purpose = LeagueDialog::Purpose::Create)
        : dialog(tournament, purpose, nullptr)
    {
    }

    [[nodiscard]] QPlainTextEdit& teams() { return *dialog.findChild<QPlainTextEdit*>(u"teamsText"_s); }
    [[nodiscard]] QPlainTextEdit& pairings() { return *dialog.findChild<QPlainTextEdit*>(u"pairingsText"_s); }
    [[nodiscard]] bool isReady()
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    }

    LeagueDialog dialog;
};

} // namespace

class TestLeagueDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proposesPairingsUntilSomebodyTypesThem();
    void takesAllDaysInOnePlace();
    void saysWhatIsWrong();
    void showsTheLeagueThatIsThere();
    void givesUpNothingByOneKey();
};

void TestLeagueDialog::proposesPairingsUntilSomebodyTypesThem()
{
    const engine::Tournament empty;
    Form form(empty);
    QVERIFY(!form.isReady());
    QTest::keyClicks(&form.teams(), u"A"_s);
    QTest::keyClick(&form.teams(), Qt::Key_Return);
    QTest::keyClicks(&form.teams(), u"B"_s);
    QVERIFY(form.isReady());
    QCOMPARE(form.pairings().toPlainText(), u"1: 1-2"_s);
    form.pairings().setPlainText(u"1: 2-1"_s);
    form.teams().appendPlainText(u"C"_s);
    QCOMPARE(form.pairings().toPlainText(), u"1: 2-1"_s);
    QCOMPARE(form.dialog.changes().edits.size(), 1U);
    const auto header = std::get<app::PutHeader>(form.dialog.changes().edits[0]).value;
    QCOMPARE(header.teams.size(), 3U);
    QCOMPARE(header.schedule.size(), 1U);
    QCOMPARE(header.schedule[0].home, std::string("B"));
}

void TestLeagueDialog::takesAllDaysInOnePlace()
{
    const engine::Tournament empty;
    Form form(empty);
    form.teams().setPlainText(u"A\nB\nC\nD"_s);
    auto* days = form.dialog.findChild<QLineEdit*>(u"days"_s);
    QTest::keyClicks(days, u"4.10.2026 25.10.2026"_s);
    QCOMPARE(form.pairings().toPlainText(), u"1: 04.10.2026 1-4 2-3\n2: 25.10.2026 4-3 1-2\n3: 2-4 3-1"_s);
    QVERIFY2(!form.dialog.sentence().contains(u"2026"_s), qPrintable(form.dialog.sentence()));
    QTest::keyClicks(days, u" 8.11.2026 29.11.2026 13.12.2026"_s); // more than three rounds need
    QVERIFY2(form.dialog.sentence().endsWith(u"No round is played on 29.11.2026, 13.12.2026."_s),
             qPrintable(form.dialog.sentence()));
    QVERIFY(form.isReady());
    days->clear();
    QTest::keyClicks(days, u"4.10.2026 25.10.2026"_s);
    form.dialog.findChild<QSpinBox*>(u"boards"_s)->setValue(6);
    const auto header = std::get<app::PutHeader>(form.dialog.changes().edits[0]).value;
    QVERIFY(header.boards == 6);
    QVERIFY(header.schedule[1].date == engine::Date::tryFrom(2026, 10, 4));
    QVERIFY(header.end == engine::Date::tryFrom(2026, 10, 25));
}

void TestLeagueDialog::saysWhatIsWrong()
{
    const engine::Tournament empty;
    Form form(empty);
    form.teams().setPlainText(u"A\nB"_s);
    form.pairings().setPlainText(u"1: 1-3"_s);
    QVERIFY(!form.isReady());
    QVERIFY2(form.dialog.sentence().contains(u"1-3"_s), qPrintable(form.dialog.sentence()));
    form.dialog.accept(); // Enter
    QCOMPARE(form.dialog.result(), 0);
}

void TestLeagueDialog::showsTheLeagueThatIsThere()
{
    engine::Tournament tournament;
    tournament.header.teams = {{.name = "A"}, {.name = "B"}};
    tournament.header.schedule = {{1, "B", "A"}};
    tournament.header.boards = 6;
    Form form(tournament, LeagueDialog::Purpose::Change);
    QCOMPARE(form.teams().toPlainText(), u"A\nB"_s);
    QCOMPARE(form.pairings().toPlainText(), u"1: 2-1"_s);
    QVERIFY(form.isReady());
}

void TestLeagueDialog::givesUpNothingByOneKey()
{
    const engine::Tournament empty;
    Form untouched(empty);
    untouched.dialog.show();
    QTest::keyClick(&untouched.teams(), Qt::Key_Escape);
    QVERIFY(!untouched.dialog.isVisible());
    Form form(empty);
    form.dialog.show();
    QTest::keyClicks(&form.teams(), u"SC Adler"_s);
    QTest::keyClick(&form.teams(), Qt::Key_Escape);
    QVERIFY(form.dialog.isVisible());
    QVERIFY2(form.dialog.sentence().contains(u"once more"_s), qPrintable(form.dialog.sentence()));
    QTest::keyClicks(&form.teams(), u"!"_s); // he goes on, so the next one asks again
    QTest::keyClick(&form.teams(), Qt::Key_Escape);
    QVERIFY(form.dialog.isVisible());
    QTest::keyClick(&form.teams(), Qt::Key_Escape);
    QVERIFY(!form.dialog.isVisible());
}

ZAHLMEISTER_TEST(TestLeagueDialog, QApplication)

} // namespace tst_leaguedialog

#include "tst_leaguedialog.moc"
