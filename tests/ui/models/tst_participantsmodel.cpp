// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/participantsmodel.h"

namespace tst_participantsmodel {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::ParticipantField;
using ui::ParticipantsModel;

class TestParticipantsModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsFields_data();
    void readsFields();
    void readsBackWhatItShows();
    void appendsBelowTheCursor();
    void announcesExactlyTheChangedCells();
    void renumbersWithTheGames();
    void clubMakesAMember();
    void clearsFieldsAsOneStep();
};

void TestParticipantsModel::readsFields_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read"); // the text of the field afterwards; `?`: refused
    const auto row = [](ParticipantField field, const QString& text, const QString& read) {
        QTest::newRow(qPrintable(ui::fieldId(field) + u" " + text))
            << static_cast<int>(field) << text << read;
    };
    row(ParticipantField::Birth, u"1986"_s, u"1986"_s);
    row(ParticipantField::Birth, u"3.5.1986"_s, u"03.05.1986"_s);
    row(ParticipantField::Birth, u"1986-05-03"_s, u"03.05.1986"_s);
    row(ParticipantField::Birth, u"3.5.86"_s, u"?"_s); // 1886, 1986 or 2086?
    row(ParticipantField::Birth, u"86"_s, u"?"_s);
    row(ParticipantField::Birth, u"31.2.1986"_s, u"?"_s);
    row(ParticipantField::Birth, {}, {});
    row(ParticipantField::MemberUntil, u"30.6.2024"_s, u"30.06.2024"_s);
    row(ParticipantField::MemberUntil, u"30.6.24"_s, u"?"_s);
    row(ParticipantField::MemberUntil, u"2024"_s, u"?"_s);
    row(ParticipantField::MemberUntil, {}, {});
    row(ParticipantField::Federation, u"aut"_s, u"AUT"_s);
    row(ParticipantField::Federation, u"Austria"_s, u"?"_s);
    row(ParticipantField::Federation, {}, {});
    row(ParticipantField::FideId, u"4610938"_s, u"4610938"_s);
    row(ParticipantField::FideId, u"0"_s, u"?"_s);
    row(ParticipantField::FideId, u"1234567890"_s, u"?"_s);
    row(ParticipantField::FideId, u"GER 12"_s, u"?"_s);
    row(ParticipantField::FideId, {}, {});
    row(ParticipantField::Elo, u"2051"_s, u"2051"_s);
    row(ParticipantField::Elo, u"999"_s, u"?"_s);
    row(ParticipantField::Elo, u"3001"_s, u"?"_s);
    row(ParticipantField::Elo, u"2051-3"_s, u"?"_s);
    row(ParticipantField::Elo, {}, {});
    row(ParticipantField::EloFactor, u"20"_s, u"20"_s);
    row(ParticipantField::EloFactor, u"100"_s, u"?"_s);
    row(ParticipantField::EloFactor, {}, {});
    row(ParticipantField::EloPeriods, u"1.12.2026 \u2013;1.11.2026 1830 K20"_s,
        u"01.11.2026 1830 20; 01.12.2026 \u2013"_s);
    row(ParticipantField::EloPeriods, u"2026-11-01 1830"_s, u"01.11.2026 1830"_s);
    row(ParticipantField::EloPeriods, u"2.11.2026 1830"_s, u"?"_s); // no list is of that day
    row(ParticipantField::EloPeriods, u"1.11.2026 999"_s, u"?"_s);
    row(ParticipantField::EloPeriods, u"1.11.2026 1830; 1.11.2026 1840"_s, u"?"_s);
    row(ParticipantField::EloPeriods, u"1830"_s, u"?"_s);
    row(ParticipantField::EloPeriods, {}, {});
    row(ParticipantField::Rating, u"1640"_s, u"1640"_s);
    row(ParticipantField::Rating, u"1640-3"_s, u"1640"_s);
    row(ParticipantField::Rating, u"0"_s, u""_s);           // as lists write who has none
    row(ParticipantField::Rating, u"-57"_s, u"\u221257"_s); // WO 1992 gives such
    row(ParticipantField::Rating, u"10000"_s, u"?"_s);
    row(ParticipantField::Index, u"0"_s, u"0"_s);
    row(ParticipantField::Index, u"-1"_s, u"?"_s);
    row(ParticipantField::Club, u"C0505"_s, u"C0505"_s);
    row(ParticipantField::Club, u"c0505"_s, u"C0505"_s);
    row(ParticipantField::Club, u"lllll"_s, u"lllll"_s);
    row(ParticipantField::Club, u"C050"_s, u"?"_s);
    row(ParticipantField::Sex, u"w"_s, u"f"_s);
    row(ParticipantField::Sex, u"x"_s, u"?"_s);
    row(ParticipantField::RatingSource, u"fide"_s, u"FIDE"_s);
    row(ParticipantField::RatingSource, u"z"_s, u"?"_s);
    row(ParticipantField::Number, u"0"_s, u"?"_s);
    row(ParticipantField::Name, u"  Müller,   Hans "_s, u"Müller, Hans"_s);
    row(ParticipantField::Name, u"123"_s, u"?"_s);
    row(ParticipantField::CarryOver, u"1500 0 01.03.2026; 1400 \u00BD"_s,
        u"1500 0 01.03.2026; 1400 \u00BD"_s);
    row(ParticipantField::CarryOver, u"1500 + 01.03.2026"_s, u"?"_s); // a forfeit is no game
    row(ParticipantField::CarryOver, u"1500"_s, u"?"_s);
    row(ParticipantField::CarryOver, u"1500 1 32.03.2026"_s, u"?"_s);
}

void TestParticipantsModel::readsFields()
{
    QFETCH(int, field);
    QFETCH(QString, text);
    QFETCH(QString, read);
    const engine::Participant before{.number = engine::ParticipantNumber(1)};
    const auto reading = ui::readField(before, static_cast<ParticipantField>(field), text);
    if (read == u"?"_s) {
        QVERIFY(!reading.value);
        QVERIFY2(!reading.refusal.isEmpty(), "no reason given");
        return;
    }
    QVERIFY2(reading.value.has_value(), qPrintable(reading.refusal));
    QCOMPARE(ui::fieldEditText(*reading.value, static_cast<ParticipantField>(field)), read);
}

void TestParticipantsModel::readsBackWhatItShows()
{
    for (const auto& participant : OpenTournament::read(u"wo-2026"_s).participants) {
        for (int column = 0; column < ui::kParticipantFieldCount; ++column) {
            const auto field = ParticipantsModel::fieldAt(column);
            const auto reading = ui::readField(participant, field, ui::fieldEditText(participant, field));
            QVERIFY2(reading.value == participant, qPrintable(ui::fieldId(field)));
        }
    }
}

void TestParticipantsModel::appendsBelowTheCursor()
{
    OpenTournament open(emptyField(2));
    ParticipantsModel model(open.document());
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy inserted(&model, &ParticipantsModel::rowsInserted);
    const QPersistentModelIndex cursor(model.index(2, ParticipantsModel::columnOf(ParticipantField::Name)));
    QVERIFY(model.setData(cursor, u"Neu, Nina"_s));
    QCOMPARE(cursor.row(), 2); // the cursor stays on the new participant, the empty row is below
    QCOMPARE(cursor.data().toString(), u"Neu, Nina"_s);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(model.rowCount(), 4);
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(open.document().redo().has_value());
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.removeParticipants({0, 1, 2}).has_value(), true);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(open.document().undoName()->kind, app::EditKind::RemoveParticipants);
}

void TestParticipantsModel::announcesExactlyTheChangedCells()
{
    OpenTournament open(emptyField(3));
    ParticipantsModel model(open.document());
    QSignalSpy changed(&model, &ParticipantsModel::dataChanged);
    QVERIFY(
        model.setData(model.index(1, ParticipantsModel::columnOf(ParticipantField::Rating)), u"1640-3"_s));
    QCOMPARE(changed.size(), 2);
    for (int i = 0; i < 2; ++i) {
        const auto cell = changed[i].at(0).toModelIndex();
        QCOMPARE(cell, changed[i].at(1).toModelIndex());
        QCOMPARE(cell.row(), 1);
        QCOMPARE(ParticipantsModel::fieldAt(cell.column()),
                 i == 0 ? ParticipantField::Rating : ParticipantField::Index);
    }
}

void TestParticipantsModel::renumbersWithTheGames()
{
    auto tournament = emptyField(3);
    tournament.games = {{.round = 1,
                         .white = engine::ParticipantNumber(3),
                         .black = engine::ParticipantNumber(1),
                         .result = engine::kWhiteWins}};
    OpenTournament open(tournament);
    ParticipantsModel model(open.document());
    const int column = ParticipantsModel::columnOf(ParticipantField::Number);
    QVERIFY(!model.setData(model.index(2, column), u"2"_s)); // taken
    QVERIFY(model.index(2, column).data(ParticipantsModel::RefusalRole).toString().contains(u"P2, Player"_s));
    QVERIFY(model.setData(model.index(2, column), u"17"_s));
    QCOMPARE(open.tournament().participants.back().number, engine::ParticipantNumber(17));
    QCOMPARE(gameLines(open.tournament()), QStringList{u"1: 17 1-0 1"_s});
    QVERIFY(open.document().undo().has_value());
    QCOMPARE(gameLines(open.tournament()), QStringList{u"1: 3 1-0 1"_s});
}

void TestParticipantsModel::clubMakesAMember()
{
    engine::Participant participant{.number = engine::ParticipantNumber(1)};
    participant = *ui::readField(participant, ParticipantField::Club, u"C0505"_s).value;
    QVERIFY(participant.member);
    participant = *ui::readField(participant, ParticipantField::Member, u"n"_s).value;
    participant = *ui::readField(participant, ParticipantField::Club, u"C0506"_s).value;
    QVERIFY(!participant.member); // another club does not undo what the referee said
    participant = *ui::readField(participant, ParticipantField::Club, {}).value;
    QVERIFY(!participant.member);
}

void TestParticipantsModel::clearsFieldsAsOneStep()
{
    OpenTournament open(emptyField(2));
    ParticipantsModel model(open.document());
    const int rating = ParticipantsModel::columnOf(ParticipantField::Rating);
    QVERIFY(
        model.clear({model.index(0, rating), model.index(1, rating), model.index(2, rating)}).has_value());
    QVERIFY(!open.tournament().participants[0].rating && !open.tournament().participants[1].rating);
    QVERIFY(open.document().undo().has_value());
    QVERIFY(open.tournament().participants[0].rating && open.tournament().participants[1].rating);
}

ZAHLMEISTER_TEST(TestParticipantsModel, QApplication)

} // namespace tst_participantsmodel

#include "tst_participantsmodel.moc"
