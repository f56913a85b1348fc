// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/model/tournament.h"
#include "ui/dialogs/datefield.h"
#include "ui/dialogs/tournamentdialog.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;

namespace {

/// The field of that accessible name; the test has no translators, so names are the English source.
template <class Field>
Field* field(const ui::TournamentDialog& dialog, const QString& name)
{
    for (Field* candidate : dialog.findChildren<Field*>()) {
        if (candidate->accessibleName() == name)
            return candidate;
    }
    return nullptr;
}

} // namespace

class TestTournamentDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isFilledByKeyboardAlone();
    void keepsADayThatDoesNotExist();
    void cancelChangesNothing();
    void changesOnlyWhatItShows();
    void dateFieldReads_data();
    void dateFieldReads();
};

void TestTournamentDialog::isFilledByKeyboardAlone()
{
    ui::TournamentDialog dialog(app::shippedRules());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    // Typing begins in the name; Tab goes on in reading order.
    QTest::keyClicks(QApplication::focusWidget(), u"Stadtmeisterschaft"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), u"Leipzig"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), u"10.8.26"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), u"12.12.2026"_s);
    auto* players = field<QSpinBox>(dialog, u"Number of players"_s);
    QVERIFY(players);
    players->setValue(9);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));

    const engine::Tournament tournament = dialog.tournament();
    QCOMPARE(tournament.header.name, std::string("Stadtmeisterschaft"));
    QCOMPARE(tournament.header.place, std::string("Leipzig"));
    QCOMPARE(tournament.header.start, engine::Date::tryFrom(2026, 8, 10));
    QCOMPARE(tournament.header.end, engine::Date::tryFrom(2026, 12, 12));
    QCOMPARE(tournament.participants.size(), std::size_t(9));
    QCOMPARE(tournament.participants.back().number, engine::ParticipantNumber(9));
}

void TestTournamentDialog::keepsADayThatDoesNotExist()
{
    ui::TournamentDialog dialog(app::shippedRules());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* last = field<ui::DateField>(dialog, u"Last day"_s);
    QVERIFY(last);
    last->setText(u"31.11.2026"_s);
    dialog.accept();
    QVERIFY(dialog.isVisible());
    QCOMPARE(last->text(), u"31.11.2026"_s);
    QVERIFY(!last->isValid());
    QCOMPARE(QApplication::focusWidget(), last);
    last->setText(u"30.11.2026"_s);
    dialog.accept();
    QVERIFY(!dialog.isVisible());
}

void TestTournamentDialog::cancelChangesNothing()
{
    ui::TournamentDialog dialog(app::shippedRules());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClicks(QApplication::focusWidget(), u"X"_s);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
}

void TestTournamentDialog::changesOnlyWhatItShows()
{
    engine::TournamentHeader header;
    header.name = "Open";
    header.end = engine::Date::tryFrom(2026, 12, 12);
    header.system = "dwz-2026";
    header.mode = engine::TournamentMode::Swiss;
    header.rounds = 7;
    header.timeControl = "90 min + 30 s/Zug";
    header.youthClass = "U12";
    header.hybrid = true;
    header.level = "C05";
    ui::TournamentDialog dialog(app::shippedRules(), header, nullptr);
    QVERIFY(dialog.header() == header);
    field<QLineEdit>(dialog, u"Place"_s)->setText(u"Halle"_s);
    header.place = "Halle";
    QVERIFY(dialog.header() == header);
}

void TestTournamentDialog::dateFieldReads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("iso");

    QTest::newRow("German") << u"12.12.2026"_s << u"2026-12-12"_s;
    QTest::newRow("short") << u"1.2.26"_s << u"2026-02-01"_s;
    QTest::newRow("ISO") << u"2026-12-12"_s << u"2026-12-12"_s;
    QTest::newRow("no such day") << u"30.2.2026"_s << QString();
    QTest::newRow("half typed") << u"12.12."_s << QString();
    QTest::newRow("words") << u"morgen"_s << QString();
}

void TestTournamentDialog::dateFieldReads()
{
    QFETCH(QString, text);
    QFETCH(QString, iso);
    ui::DateField dateField;
    dateField.setText(text);
    QCOMPARE(dateField.isValid(), !iso.isEmpty());
    QCOMPARE(dateField.date() ? QString::fromStdString(dateField.date()->iso()) : QString(), iso);
    dateField.clear();
    QVERIFY(dateField.isValid() && !dateField.date());
}

QTEST_MAIN(TestTournamentDialog)
#include "tst_tournamentdialog.moc"
