// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "tests/support/gridfields.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/participantstable.h"

namespace tst_participantsnumbers {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using Table = ParticipantsTable;
using ui::ParticipantField;

/// Numbers that could be something else than what they are taken for.
class TestParticipantsNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksWhatNumbersBesideNamesAre();
    void nobodyIsBornAfterTheEnd();
};

/// 1950 is a rating or a year of birth, and nobody notices which of them was guessed.
void TestParticipantsNumbers::asksWhatNumbersBesideNamesAre()
{
    Table table(emptyField(1));
    QApplication::clipboard()->setText(u"Müller, Hans\t1950\nSchmidt, Eva\t2105\nNeu, Ute\t\n"_s);
    table.view().moveTo(1, ParticipantField::Name);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.participants().size(), 1U);
    auto* answer = qobject_cast<QPushButton*>(Table::focus());
    QVERIFY(answer != nullptr);
    QCOMPARE(answer->text(), u"&Rating"_s);
    Table::press(Qt::Key_Space);
    QCOMPARE(table.participants().size(), 4U);
    QCOMPARE(table.participants()[1].rating->value(), 1950);
    QVERIFY(!table.participants()[1].birthYear);
    QCOMPARE(table.participants()[2].rating->value(), 2105);
    QCOMPARE(Table::focus(), &table.view());
    QVERIFY(table.open.document().undo().has_value());

    table.view().moveTo(1, ParticipantField::Name);
    QApplication::clipboard()->setText(u"Müller, Hans\t1950"_s);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    const auto buttons = table.page->findChildren<QPushButton*>();
    const auto year = std::ranges::find(buttons, u"&Year of birth"_s, &QPushButton::text);
    QVERIFY(year != buttons.end());
    (*year)->click();
    QCOMPARE(*table.participants()[1].birthYear, 1950);
    // Three columns are what they are.
    QApplication::clipboard()->setText(u"Vogt, Jan\t1988\tm"_s);
    table.view().moveTo(2, ParticipantField::Name);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(*table.participants()[2].birthYear, 1988);
}

void TestParticipantsNumbers::nobodyIsBornAfterTheEnd()
{
    engine::Tournament tournament = emptyField(1);
    tournament.header.end = engine::Date::tryFrom(2026, 3, 1);
    Table table(tournament);
    table.view().moveTo(0, ParticipantField::Birth);
    Table::type(u"2105"_s);
    Table::press(Qt::Key_Return);
    QCOMPARE(*table.participants()[0].birthYear, 1980);
    QVERIFY2(table.view().refusal().contains(u"2105"_s), qPrintable(table.view().refusal()));
    Table::press(Qt::Key_Escape);
    Table::type(u"2026"_s);
    Table::press(Qt::Key_Return);
    QCOMPARE(*table.participants()[0].birthYear, 2026);
    QApplication::clipboard()->setText(u"2027"_s);
    table.view().moveTo(0, ParticipantField::Birth);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(*table.participants()[0].birthYear, 2026);
}

ZAHLMEISTER_TEST(TestParticipantsNumbers, QApplication)

} // namespace tst_participantsnumbers

#include "tst_participantsnumbers.moc"
