// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/document/tournamentdocument.h"
#include "tests/support/gridfields.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/participantstable.h"
#include "ui/entry/participantfields.h"
#include "ui/widgets/carryovereditor.h"
#include "ui/widgets/messagebar.h"

namespace tst_participantspage {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::ParticipantField;
using Table = ParticipantsTable;

class TestParticipantsPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void keepsSeveralRefusedTexts();
    void typesTheExampleOfTheRegulation();
    void takesAListOfCarryOverGamesOnce();
    void keepsTextThatCannotBeRead();
    void takesARefusedTextAway_data();
    void takesARefusedTextAway();
    void leavesRoomForTheSignOfARefusal();
    void reopensTheDraftAfterARestart();
    void removesARowWithItsGames();
    void pastesNames();
    void preparedRowsAreFilledFirst();
    void blankRowsStayBlank();
    void pastedPlayersAreNoTable();
    void pasteNamesTheLines();
    void fillsDown();
    void takesNoughtAndDashAsNoRating();
    void togglesWithSpace();
    void goesToAFinding();
    void asksForTheIdOfAFideRating();
    void showsTeamsWhereTeamsPlay();
    void asksWhenAMemberLeft();
    void asksForWithdrawals();

private:
    QTemporaryDir m_settings;
};

// RULE: WO2026 Anhang 3.1
void TestParticipantsPage::typesTheExampleOfTheRegulation()
{
    const auto gold = OpenTournament::read(u"wo-2026"_s);
    engine::Tournament bare;
    bare.header = gold.header;
    Table table(bare);
    for (const auto& participant : gold.participants) {
        QCOMPARE(table.at().second, ParticipantField::Name);
        Table::type(ui::fieldEditText(participant, ParticipantField::Name));
        Table::press(Qt::Key_Tab);
        Table::type(ui::fieldEditText(participant, ParticipantField::Birth));
        Table::press(Qt::Key_Tab);
        Table::press(Qt::Key_Tab); // sex
        Table::type(ui::fieldEditText(participant, ParticipantField::Club));
        for (int i = 0; i < 3; ++i) // member number and membership follow from the club
            Table::press(Qt::Key_Tab);
        Table::type(ui::fieldEditText(participant, ParticipantField::Rating));
        Table::press(Qt::Key_Tab);
        Table::type(ui::fieldEditText(participant, ParticipantField::Index));
        Table::press(Qt::Key_Tab);
        if (participant.ratingSource != engine::RatingSource::Dwz)
            Table::type(u"f"_s);
        Table::press(Qt::Key_Tab);
        QCOMPARE(table.at().second, ParticipantField::CarryOver);
        for (const auto& game : participant.carryOver) {
            const auto fields = ui::carryOverText(game).split(u' ');
            for (const QString& field : fields) {
                Table::type(field);
                Table::press(Qt::Key_Return);
            }
        }
        Table::press(Qt::Key_Return); // ends the list, or moves down
        table.view().setFocus();
        table.view().moveTo(static_cast<int>(table.participants().size()), ParticipantField::Name);
    }
    QCOMPARE(table.participants().size(), gold.participants.size());
    for (std::size_t i = 0; i < gold.participants.size(); ++i) {
        QCOMPARE(ui::fieldEditText(table.participants()[i], ParticipantField::CarryOver),
                 ui::fieldEditText(gold.participants[i], ParticipantField::CarryOver));
        QVERIFY2(table.participants()[i] == gold.participants[i], gold.participants[i].name.c_str());
    }
}

void TestParticipantsPage::takesAListOfCarryOverGamesOnce()
{
    // The view warns when an editor that it has closed is closed again.
    QTest::failOnWarning(QRegularExpression(u"does not belong to this view"_s));
    engine::Tournament tournament = emptyField(2);
    tournament.participants[0].rating.reset();
    tournament.participants[0].index.reset();
    Table table(tournament);
    table.view().moveTo(0, ParticipantField::CarryOver);
    Table::press(Qt::Key_F2);
    for (const QString& field : {u"1500"_s, u"0"_s, u"01.03.2026"_s}) {
        Table::type(field);
        Table::press(Qt::Key_Tab);
    }
    Table::press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(table.participants()[0].carryOver.size(), 1U);
    QCOMPARE(table.participants()[0].carryOver[0].opponentRating.value(), 1500);
    QCOMPARE(Table::focus(), &table.view());
    Table::press(Qt::Key_Left);
    Table::press(Qt::Key_F2);
    Table::press(Qt::Key_Delete);
    Table::press(Qt::Key_Escape); // leaves the list as it was
    QCOMPARE(table.participants()[0].carryOver.size(), 1U);
}

void TestParticipantsPage::keepsTextThatCannotBeRead()
{
    Table table(emptyField(2));
    table.view().moveTo(0, ParticipantField::Birth);
    Table::type(u"19x6"_s);
    Table::press(Qt::Key_Return);
    auto* editor = qobject_cast<QLineEdit*>(Table::focus());
    QVERIFY(editor != nullptr); // still open
    QCOMPARE(editor->text(), u"19x6"_s);
    QVERIFY2(table.view().refusal().contains(u"19x6"_s), qPrintable(table.view().refusal()));
    QCOMPARE(*table.participants()[0].birthYear, 1980);
    table.view().setFocus(); // clicked elsewhere: the text stays in the cell with its reason
    const auto cell =
        table.view().model()->index(0, ui::ParticipantsModel::columnOf(ParticipantField::Birth));
    QCOMPARE(cell.data().toString(), u"19x6"_s);
    QVERIFY(!cell.data(ui::ParticipantsModel::RefusalRole).toString().isEmpty());
    table.view().moveTo(0, ParticipantField::Birth);
    Table::type(u"03.05.1986"_s);
    Table::press(Qt::Key_Return);
    QCOMPARE(*table.participants()[0].birthDate, *engine::Date::tryFrom(1986, 5, 3));
    QCOMPARE(*table.participants()[0].birthYear, 1986);
    QVERIFY(cell.data(ui::ParticipantsModel::RefusalRole).toString().isEmpty());
    QCOMPARE(table.at(), (std::pair{1, ParticipantField::Birth}));
}

void TestParticipantsPage::takesARefusedTextAway_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("inEditor");
    for (const int row : {0, 2}) { // the last one is the empty row
        QTest::addRow("Delete, row %d", row) << Qt::Key_Delete << row << false;
        QTest::addRow("Backspace, row %d", row) << Qt::Key_Backspace << row << false;
        QTest::addRow("Escape, row %d", row) << Qt::Key_Escape << row << false;
        QTest::addRow("Escape in the editor, row %d", row) << Qt::Key_Escape << row << true;
        QTest::addRow("Undo, row %d", row) << Qt::Key_Z << row << false;
    }
}

/// A text that is no number, in the column of numbers: every key that takes things away takes it away.
void TestParticipantsPage::takesARefusedTextAway()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const int, row);
    QFETCH(const bool, inEditor);
    Table table(emptyField(2));
    table.view().moveTo(row, ParticipantField::Number);
    Table::type(u"Nr."_s);
    table.view().setFocus(); // clicked elsewhere
    const auto cell =
        table.view().model()->index(row, ui::ParticipantsModel::columnOf(ParticipantField::Number));
    QCOMPARE(cell.data().toString(), u"Nr."_s);
    if (inEditor)
        Table::press(Qt::Key_F2);
    Table::press(key, key == Qt::Key_Z ? Qt::ControlModifier : Qt::NoModifier);
    QCOMPARE(cell.data().toString(), QString::number(row + 1));
    QVERIFY(cell.data(ui::ParticipantsModel::RefusalRole).toString().isEmpty());
    QCOMPARE(table.participants().size(), 2U);
    QVERIFY(table.open.document().drafts(ui::kParticipantDrafts).empty()); // nor after a restart
}

void TestParticipantsPage::leavesRoomForTheSignOfARefusal()
{
    Table table(emptyField(2));
    const auto cell =
        table.view().model()->index(0, ui::ParticipantsModel::columnOf(ParticipantField::Rating));
    const auto widthNeeded = [&] {
        QStyleOptionViewItem option;
        option.font = table.view().font();
        return table.view().itemDelegate()->sizeHint(option, cell).width();
    };
    QVERIFY(table.view().model()->setData(cell, u"1777"_s));
    const int before = widthNeeded();
    QVERIFY(!table.view().model()->setData(cell, u"17x7"_s));
    QVERIFY(widthNeeded() > before + table.view().fontMetrics().horizontalAdvance(u'x') / 2);
}

void TestParticipantsPage::reopensTheDraftAfterARestart()
{
    Table table(emptyField(2));
    table.view().moveTo(2, ParticipantField::Name);
    Table::type(u"Müll"_s);
    const auto drafts = table.open.document().drafts();
    QCOMPARE(drafts.size(), std::size_t(1));
    QCOMPARE(drafts[0].place, ui::draftPlace({engine::ParticipantNumber(3), ui::ParticipantField::Name}));
    QCOMPARE(drafts[0].text, u"Müll"_s);
    OpenTournament other(
        emptyField(2)); // and after the end of the program, without the focus leaving the field
    QVERIFY(other.document().setDraft(drafts[0]).has_value());
    ui::ParticipantsPage page(other.evaluation());
    page.resize(1000, 500);
    page.show();
    page.activateWindow();
    (void)QTest::qWaitForWindowActive(&page);
    QTRY_VERIFY(qobject_cast<QLineEdit*>(Table::focus()) != nullptr);
    QCOMPARE(qobject_cast<QLineEdit*>(Table::focus())->text(), u"Müll"_s);
    Table::type(u"er, Hans"_s);
    Table::press(Qt::Key_Return);
    QCOMPARE(other.tournament().participants.size(), 3U);
    QCOMPARE(other.tournament().participants.back().name, std::string("Müller, Hans"));
    QVERIFY(other.document().drafts().empty());
}

void TestParticipantsPage::removesARowWithItsGames()
{
    auto tournament = emptyField(3);
    tournament.games = {{.white = engine::ParticipantNumber(1),
                         .black = engine::ParticipantNumber(2),
                         .result = engine::kDrawn},
                        {.white = engine::ParticipantNumber(1),
                         .black = engine::ParticipantNumber(3),
                         .result = engine::kDrawn}};
    Table table(tournament);
    table.view().moveTo(1, ParticipantField::Name);
    Table::press(Qt::Key_Space, Qt::ShiftModifier);
    Table::press(Qt::Key_Delete);
    QCOMPARE(table.participants().size(), 2U);
    QCOMPARE(gameLines(table.open.tournament()), QStringList{u"-: 1 1/2 3"_s});
    // It is said, with the way back.
    auto* bar = table.page->findChild<ui::MessageBar*>();
    QVERIFY2(bar->message().text.startsWith(u"1 "_s), qPrintable(bar->message().text));
    Table::press(Qt::Key_A, Qt::ControlModifier);
    Table::press(Qt::Key_Delete);
    QVERIFY(table.participants().empty());
    QVERIFY2(bar->message().text.startsWith(u"2 "_s), qPrintable(bar->message().text));
    bar->message().action();
    QCOMPARE(table.participants().size(), 2U);
    QVERIFY(bar->isHidden());
    QVERIFY(table.open.document().undo().has_value());
    QCOMPARE(table.participants().size(), 3U);
    QCOMPARE(table.open.tournament().games.size(), 2U);
}

void TestParticipantsPage::pastesNames()
{
    Table table(emptyField(1));
    QApplication::clipboard()->setText(u"Müller, Hans\t1986\tm\r\nSchmidt, Eva\t03.05.1990\tw\r\n\r\n"_s);
    table.view().moveTo(1, ParticipantField::Name);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.participants().size(), 3U);
    QCOMPARE(table.participants()[1].name, std::string("Müller, Hans"));
    QCOMPARE(*table.participants()[2].sex, engine::Sex::Female);
    QCOMPARE(table.at(), (std::pair{3, ParticipantField::Name}));
    QCOMPARE(*table.open.document().undoName(), (app::EditName{app::EditKind::AddParticipants, {u"2"_s}}));
    QVERIFY(table.open.document().undo().has_value());
    QCOMPARE(table.participants().size(), 1U);
}

void TestParticipantsPage::preparedRowsAreFilledFirst()
{
    engine::Tournament tournament = emptyField(1);
    for (int number : {2, 3})
        tournament.participants.push_back({.number = engine::ParticipantNumber(number)});
    Table table(tournament);
    QApplication::clipboard()->setText(u"Müller, Hans\nSchmidt, Eva\nWeiß, Anna"_s);
    table.view().moveTo(3, ParticipantField::Name);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.participants().size(), 4U);
    QCOMPARE(table.participants()[1].name, std::string("Müller, Hans"));
    QCOMPARE(table.participants()[3].name, std::string("Weiß, Anna"));
}

// What stands beside a blank cell belongs to its own row: nobody gets his neighbour's rating.
void TestParticipantsPage::blankRowsStayBlank()
{
    Table table(emptyField(3));
    QApplication::clipboard()->setText(u"1498\t14\n\n1700\t3\n"_s);
    table.view().moveTo(0, ParticipantField::Rating);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.participants().size(), 3U);
    QCOMPARE(table.participants()[0].rating->value(), 1498);
    QVERIFY(!table.participants()[1].rating && !table.participants()[1].index);
    QCOMPARE(table.participants()[2].rating->value(), 1700);
    // Blank means blank where something stood, too.
    QApplication::clipboard()->setText(u"\n1600"_s);
    table.view().moveTo(0, ParticipantField::Rating);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!table.participants()[0].rating);
    QCOMPARE(table.participants()[1].rating->value(), 1600);
}

// A list of players is one, whatever a name means elsewhere, and the boards of a team are kept.
void TestParticipantsPage::pastedPlayersAreNoTable()
{
    engine::Tournament tournament = emptyField(2);
    tournament.header.kind = engine::TournamentKind::Team;
    Table table(tournament);
    QSignalSpy tables(&table.view(), &ui::ParticipantsView::wholeTablePasted);
    QApplication::clipboard()->setText(u"Weiß, Anna\nSchwarz, Paul\nRunde, Karl"_s);
    table.view().moveTo(0, ParticipantField::Name);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.participants().size(), 3U);
    QCOMPARE(table.participants()[2].name, std::string("Runde, Karl"));
    QTRY_COMPARE(table.at(), (std::pair{3, ParticipantField::Name}));
    QApplication::clipboard()->setText(u"A\t1\nA\t2\nB\t1"_s);
    table.view().moveTo(0, ParticipantField::Team);
    QCOMPARE(table.at(), (std::pair{0, ParticipantField::Team}));
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(table.view().refusal().isEmpty(), qPrintable(table.view().refusal()));
    QCOMPARE(table.participants()[1].team, std::string("A"));
    QCOMPARE(table.participants()[1].board, std::optional(2));
    QVERIFY(tables.isEmpty());
}

void TestParticipantsPage::pasteNamesTheLines()
{
    Table table(emptyField(1));
    QApplication::clipboard()->setText(u"Müller, Hans\t1986\nSchmidt, Eva\t19x0\n1234\t1980"_s);
    table.view().moveTo(1, ParticipantField::Name);
    Table::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.participants().size(), 1U);
    const QString refusal = table.view().refusal();
    QVERIFY2(refusal.contains(u"Line 2"_s) && refusal.contains(u"19x0"_s) && refusal.contains(u"Line 3"_s),
             qPrintable(refusal));
}

void TestParticipantsPage::fillsDown()
{
    Table table(emptyField(4));
    table.view().moveTo(0, ParticipantField::Club);
    Table::press(Qt::Key_D, Qt::ControlModifier); // nothing stands above
    QVERIFY(table.participants()[0].club.empty());
    Table::type(u"C0505"_s);
    Table::press(Qt::Key_Return);
    Table::press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(table.participants()[1].club, std::string("C0505"));
    QCOMPARE(table.at(), std::pair(2, ParticipantField::Club));

    table.view().moveTo(1, ParticipantField::Club);
    for (int i = 0; i < 2; ++i)
        Table::press(Qt::Key_Down, Qt::ShiftModifier);
    Table::press(Qt::Key_D, Qt::ControlModifier);
    for (const auto& participant : table.participants())
        QCOMPARE(participant.club, std::string("C0505"));
    QVERIFY(table.open.document().undo().has_value()); // both in one step
    QVERIFY(table.participants()[2].club.empty() && table.participants()[3].club.empty());
}

void TestParticipantsPage::takesNoughtAndDashAsNoRating()
{
    Table table(emptyField(2));
    for (const QString& text : {u"0"_s, u"-"_s, u"\u2013"_s}) {
        table.view().moveTo(0, ParticipantField::Rating);
        Table::type(u"1500"_s);
        Table::press(Qt::Key_Return);
        QVERIFY(table.participants()[0].rating.has_value());
        table.view().moveTo(0, ParticipantField::Rating);
        Table::type(text);
        Table::press(Qt::Key_Return);
        QVERIFY(!table.participants()[0].rating.has_value());
        QCOMPARE(table.view().refusal(), QString());
    }
}

void TestParticipantsPage::togglesWithSpace()
{
    Table table(emptyField(1));
    table.view().moveTo(0, ParticipantField::Computer);
    Table::press(Qt::Key_Space);
    QVERIFY(table.participants()[0].computer);
    Table::type(u"n"_s);
    QVERIFY(!table.participants()[0].computer);
}

void TestParticipantsPage::goesToAFinding()
{
    Table table(emptyField(3));
    QVERIFY(table.page->goTo(
        {.participant = engine::ParticipantNumber(2), .field = engine::FindingField::BirthYear}));
    QCOMPARE(table.at(), (std::pair{1, ParticipantField::Birth}));
    QVERIFY(!table.page->goTo({.participant = engine::ParticipantNumber(9)}));
    QVERIFY(!table.page->goTo({}));
}

void TestParticipantsPage::asksWhenAMemberLeft()
{
    auto tournament = emptyField(2);
    tournament.participants[0].club = "40023";
    tournament.participants[0].member = true;
    Table table(tournament);
    const int until = ui::ParticipantsModel::columnOf(ParticipantField::MemberUntil);
    QVERIFY(table.view().isColumnHidden(until));
    table.view().moveTo(0, ParticipantField::Member);
    Table::press(Qt::Key_Space);
    QVERIFY(!table.view().isColumnHidden(until));
}

void TestParticipantsPage::asksForTheIdOfAFideRating()
{
    auto tournament = emptyField(2);
    tournament.participants[1].rating = engine::Rating::tryFrom(2100);
    Table table(tournament);
    const int column = ui::ParticipantsModel::columnOf(ParticipantField::FideId);
    QVERIFY(table.view().isColumnHidden(column));
    table.view().moveTo(1, ParticipantField::RatingSource);
    Table::type(u"FIDE"_s);
    Table::press(Qt::Key_Return);
    QVERIFY(!table.view().isColumnHidden(column));

    QVERIFY(table.page->goTo(
        {.participant = engine::ParticipantNumber(2), .field = engine::FindingField::FideId}));
    QCOMPARE(table.at(), (std::pair{1, ParticipantField::FideId}));
    Table::type(u"4610938"_s);
    Table::press(Qt::Key_Return);
    QCOMPARE(table.open.document().tournament().participants[1].fideId, std::optional(4610938));
}

void TestParticipantsPage::showsTeamsWhereTeamsPlay()
{
    const int team = ui::ParticipantsModel::columnOf(ParticipantField::Team);
    Table single(emptyField(2));
    QVERIFY(single.view().isColumnHidden(team));
    single.view().moveTo(0, ParticipantField::Computer);
    Table::press(Qt::Key_Tab); // over what is hidden, to the next row
    QCOMPARE(single.at(), (std::pair{1, ParticipantField::Name}));

    auto tournament = emptyField(3);
    tournament.header.kind = engine::TournamentKind::Team;
    Table table(tournament);
    QVERIFY(!table.view().isColumnHidden(team));
    table.view().moveTo(0, ParticipantField::Team);
    Table::type(u"SC Nord"_s);
    Table::press(Qt::Key_Tab);
    Table::type(u"1"_s);
    Table::press(Qt::Key_Return);
    QCOMPARE(table.at(), (std::pair{1, ParticipantField::Team}));
    Table::type(u"\""_s); // as above
    Table::press(Qt::Key_Tab);
    Table::type(u"0"_s);
    Table::press(Qt::Key_Return);
    QVERIFY(!table.view().refusal().isEmpty()); // no place in a list
    QCOMPARE(table.participants()[0].team, std::string("SC Nord"));
    QCOMPARE(table.participants()[0].board, std::optional(1));
    QCOMPARE(table.participants()[1].team, std::string("SC Nord"));
    QCOMPARE(table.participants()[1].board, std::optional<int>());
    // In the first row there is nothing to repeat.
    table.view().setFocus();
    table.view().moveTo(0, ParticipantField::Team);
    const auto before = table.participants()[0].team;
    Table::type(u"\""_s);
    Table::press(Qt::Key_Return);
    QVERIFY(!table.view().refusal().isEmpty());
    QCOMPARE(table.participants()[0].team, before);
    Table::press(Qt::Key_Escape);
}

// RULE: FWZ 3.7, 3.8
void TestParticipantsPage::asksForWithdrawals()
{
    engine::Tournament tournament = emptyField(2);
    tournament.games = {{.white = engine::ParticipantNumber(1), .black = engine::ParticipantNumber(2)}};
    Table atTheBoard(tournament);
    const auto choiceOf = [](const Table& table) {
        return table.page->findChild<QComboBox*>(u"withdrawal"_s);
    };
    atTheBoard.view().moveTo(0, ParticipantField::Name);
    QVERIFY(!choiceOf(atTheBoard)->isVisible()); // only correspondence games are left unfinished

    tournament.header.system = "fwz-2019";
    Table table(tournament);
    QComboBox* choice = choiceOf(table);
    table.view().moveTo(0, ParticipantField::Name);
    QTRY_VERIFY(choice->isVisible());
    QCOMPARE(choice->currentIndex(), 0); // ended all games
    const auto gamesOfSecond = [&] {
        return table.open.evaluation().of(engine::ParticipantNumber(2))->games;
    };
    QTRY_COMPARE(gamesOfSecond(), 0);
    choice->setFocus();
    Table::press(Qt::Key_Down);
    QCOMPARE(table.participants()[0].withdrawal, std::optional(engine::Withdrawal::NotApproved));
    QTRY_COMPARE(gamesOfSecond(), 1);
    Table::press(Qt::Key_Down);
    QCOMPARE(table.participants()[0].withdrawal, std::optional(engine::Withdrawal::Approved));
    QTRY_COMPARE(gamesOfSecond(), 0);
    // It belongs to the row, and every choice is one step of undo.
    table.view().setFocus();
    table.view().moveTo(1, ParticipantField::Name);
    QCOMPARE(choice->currentIndex(), 0);
    table.view().moveTo(0, ParticipantField::Name);
    QCOMPARE(choice->currentIndex(), 2);
    QVERIFY(table.open.document().undo().has_value());
    QCOMPARE(table.participants()[0].withdrawal, std::optional(engine::Withdrawal::NotApproved));
    QTRY_COMPARE(choice->currentIndex(), 1);
    table.view().moveTo(table.view().model()->rowCount() - 1, ParticipantField::Name);
    QVERIFY(!choice->isVisible()); // nobody has withdrawn whom nobody has entered
}

void TestParticipantsPage::keepsSeveralRefusedTexts()
{
    Table table(emptyField(3));
    const auto type = [&table](int row, ParticipantField field, const QString& text) {
        table.view().moveTo(row, field);
        QTest::keyClicks(&table.view(), text.left(1));
        QTest::keyClicks(QApplication::focusWidget(), text.mid(1));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    };
    type(0, ParticipantField::Rating, u"15x0"_s); // cannot be a rating, and stays to be mended
    type(1, ParticipantField::Birth, u"19"_s);
    type(2, ParticipantField::Name, u"Neu, Nina"_s); // an edit elsewhere
    QCoreApplication::processEvents();
    table.restart();
    QStringList texts;
    for (int row = 0; row < 3; ++row) {
        for (const auto field : {ParticipantField::Rating, ParticipantField::Birth})
            texts
                << table.view().model()->index(row, ui::ParticipantsModel::columnOf(field)).data().toString();
    }
    QVERIFY2(texts.contains(u"15x0"_s) || texts.contains(u"19"_s), qPrintable(texts.join(u'|')));
    QCOMPARE(table.open.document().drafts(ui::kParticipantDrafts).size(), 2U);
}

ZAHLMEISTER_TEST(TestParticipantsPage, QApplication)

} // namespace tst_participantspage

#include "tst_participantspage.moc"
