// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include "tests/app/identify/trapdesk.h"
#include "tests/support/testmain.h"
#include "ui/dialogs/decisionsdialog.h"
#include "ui/dialogs/identifydialog.h"
#include "ui/models/candidatesmodel.h"
#include "ui/models/identitylistmodel.h"
#include "ui/widgets/messagebar.h"

namespace tst_identifydialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::Identity;
using engine::Participant;
using engine::ParticipantNumber;
using tests::TrapDesk;
using ui::IdentifyDialog;

namespace {

/// The dialog on screen; keys go where the focus is, as for a person.
class Referee {
public:
    explicit Referee(TrapDesk& desk, bool identifiesAll = true) : m_desk(desk), dialog(desk.identification())
    {
        dialog.show();
        dialog.activateWindow();
        if (!QTest::qWaitForWindowActive(&dialog))
            qFatal("the dialog does not become active");
        if (identifiesAll)
            dialog.identifyAll();
        settle();
    }
    void settle()
    {
        QCoreApplication::processEvents();
        m_desk.settle();
        QCoreApplication::processEvents();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : static_cast<QWidget*>(&dialog), key, modifiers);
        settle();
    }
    void type(const QString& text)
    {
        for (const QChar c : text) {
            const auto modifiers = c.isUpper() ? Qt::ShiftModifier : Qt::NoModifier;
            QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_unknown, QString(c),
                                modifiers);
        }
    }
    [[nodiscard]] int number() const { return dialog.currentCase() ? dialog.currentCase()->value() : 0; }
    [[nodiscard]] QString progress() const { return dialog.findChild<QLabel*>(u"progress"_s)->text(); }
    [[nodiscard]] QString facts() const { return dialog.findChild<QLabel*>(u"participantFacts"_s)->text(); }
    [[nodiscard]] QAbstractItemModel* persons() const
    {
        return dialog.findChild<QListView*>(u"persons"_s)->model();
    }
    [[nodiscard]] QString person(int row, int role = Qt::DisplayRole) const
    {
        return persons()->index(row, 0).data(role).toString();
    }
    [[nodiscard]] QLineEdit* search() const { return dialog.findChild<QLineEdit*>(u"search"_s); }

private:
    TrapDesk& m_desk;

public:
    IdentifyDialog dialog;
};

} // namespace

/// A field full of traps, decided with the keyboard alone.
class TestIdentifyDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesWhatIsBeyondDoubtAsOneStep();
    void runsThroughAllOpenCases();
    void beginsWhereTheTableIs();
    void digitTakesAnother();
    void anotherPersonBringsHisOwnValues();
    void enterDecidesNoTie();
    void searchesAsOneTypes();
    void escapeLeavesTheSearchFirst();
    void asksForTheReasonOfAnotherRating();
    void undoAndRedo();
    void goesToOneParticipant();
    void showsConflicts();
    void saysHowToImportAList();
    void appliesDecisionsVisibly();
    void decisionsCanBeForgotten();
    void commandsHaveNoEffectWhenReadOnly();
    void listOfAllFollowsTheCase();
    void comparesWithTheSelectedPerson();
    void marksWhoIsTakenAlready();
    void takesAllClearCasesAsOneStep();
};

void TestIdentifyDialog::takesWhatIsBeyondDoubtAsOneStep()
{
    TrapDesk desk;
    Referee referee(desk);
    QCOMPARE(desk.participant(1).personId, "NU1001");
    QCOMPARE(desk.participant(1).rating, engine::Rating::tryFrom(1802)); // of October, not of November
    QCOMPARE(desk.participant(3).personId, "NU1004");                    // Hans is Johannes
    QVERIFY(desk.participant(2).personId.empty());
    QCOMPARE(desk.open().document().undoName()->kind, app::EditKind::IdentifySeveral);
    QVERIFY(!referee.dialog.messageBar().message().text.isEmpty());
    QCOMPARE(referee.number(), 2); // the first that is open
    referee.dialog.messageBar().message().action();
    referee.settle();
    QVERIFY(desk.participant(1).personId.empty());
    QVERIFY(!desk.open().document().undoName().has_value());
}

void TestIdentifyDialog::runsThroughAllOpenCases()
{
    TrapDesk desk;
    Referee referee(desk);
    QVERIFY2(referee.progress().startsWith(u"4 of 12 "_s), qPrintable(referee.progress()));
    QCOMPARE(referee.number(), 2);
    referee.press(Qt::Key_2); // the son
    QCOMPARE(desk.participant(2).personId, "NU1002");
    QCOMPARE(desk.participant(2).identity, Identity::Person);
    QCOMPARE(referee.number(), 4); // 3 was beyond doubt
    QCOMPARE(referee.person(0), u"Weber, Sabine"_s);
    referee.press(Qt::Key_Return);
    QCOMPARE(desk.participant(4).personId, "NU1005");
    QCOMPARE(desk.participant(4).name, "Webr, Sabine"); // as typed
    QCOMPARE(desk.participant(4).sex, std::optional(engine::Sex::Female));
    QCOMPARE(referee.number(), 5);
    QCOMPARE(referee.person(0), u"Schirow, Alexej"_s);
    referee.press(Qt::Key_Enter);
    QCOMPARE(desk.participant(5).club, "40101");
    QCOMPARE(referee.number(), 7);
    referee.press(Qt::Key_L); // another rating was typed: as listed
    QCOMPARE(desk.participant(7).rating, engine::Rating::tryFrom(1234));
    QCOMPARE(referee.number(), 8);
    referee.press(Qt::Key_1); // a member of two clubs
    QCOMPARE(desk.participant(8).personId, "NU1011");
    QVERIFY(desk.participant(8).member);
    QCOMPARE(referee.number(), 9);
    referee.press(Qt::Key_Return); // a foreigner
    QCOMPARE(desk.participant(9).fideId, std::optional(1101101));
    QCOMPARE(desk.participant(9).rating, engine::Rating::tryFrom(2105));
    QCOMPARE(desk.participant(9).ratingSource, engine::RatingSource::Fide);
    QVERIFY(!desk.participant(9).member);
    QCOMPARE(referee.number(), 10);
    referee.press(Qt::Key_C);
    QVERIFY(desk.participant(10).computer);
    QCOMPARE(referee.number(), 11);
    referee.press(Qt::Key_N);
    QCOMPARE(desk.participant(11).identity, Identity::Newcomer);
    QCOMPARE(referee.number(), 12);
    QVERIFY2(referee.progress().contains(u" of 11 "_s), qPrintable(referee.progress())); // no computer
    referee.press(Qt::Key_T);
    QCOMPARE(desk.participant(12).identity, Identity::TextOnly);
    while (desk.identification().current().openCount() > 0) { // performances far off, such as a 2650's
        const int open = desk.identification().current().openCount();
        referee.press(Qt::Key_Return);
        QVERIFY(desk.identification().current().openCount() < open);
    }
    QVERIFY(referee.dialog.isVisible());
    referee.press(Qt::Key_Return);
    QVERIFY(!referee.dialog.isVisible());
    // Who has left since was still a member at the tournament's end.
    QCOMPARE(desk.participant(6).personId, "NU1009");
    QVERIFY(desk.participant(6).member);
}

void TestIdentifyDialog::beginsWhereTheTableIs()
{
    TrapDesk desk;
    Referee referee(desk, false);
    referee.dialog.identifyAll(ParticipantNumber(6)); // beyond doubt, so that the next open one follows
    referee.settle();
    QTRY_COMPARE(referee.number(), 7);
    referee.dialog.identifyAll(ParticipantNumber(9));
    referee.settle();
    QTRY_COMPARE(referee.number(), 9);
}

void TestIdentifyDialog::digitTakesAnother()
{
    TrapDesk desk;
    Referee referee(desk);
    const QString third = referee.person(2);
    QVERIFY(!third.isEmpty());
    referee.press(Qt::Key_3);
    QVERIFY(!desk.participant(2).personId.empty());
    QVERIFY(desk.participant(2).personId != "NU1001" && desk.participant(2).personId != "NU1002");
    referee.dialog.goTo(ParticipantNumber(2));
    referee.press(Qt::Key_9); // there is no ninth
    QVERIFY(desk.participant(2).personId != "NU1001");
}

/// Who was taken for his father has his own year and rating at once, and not only after L.
void TestIdentifyDialog::anotherPersonBringsHisOwnValues()
{
    TrapDesk desk;
    Referee referee(desk);
    const auto take = [&](int year) {
        referee.dialog.goTo(ParticipantNumber(2));
        for (int row = 0; row < referee.persons()->rowCount(); ++row) {
            const QString club = referee.person(row, ui::CandidatesModel::PlaceRole);
            if (referee.person(row, ui::CandidatesModel::BirthYearRole) == QString::number(year) &&
                club.startsWith(u"40023"_s))
                return referee.press(static_cast<Qt::Key>(Qt::Key_1 + row));
        }
    };
    take(1960);
    QCOMPARE(desk.participant(2).birthYear, std::optional(1960));
    QCOMPARE(desk.participant(2).rating, engine::Rating::tryFrom(1802));
    referee.settle();
    // He who is chosen is the current one, whichever place he has.
    referee.dialog.goTo(ParticipantNumber(2));
    auto* list = referee.dialog.findChild<QListView*>(u"persons"_s);
    QCOMPARE(list->currentIndex().data(ui::CandidatesModel::ChosenRole).toBool(), true);
    take(1991);
    QCOMPARE(desk.participant(2).personId, "NU1002");
    QCOMPARE(desk.participant(2).birthYear, std::optional(1991));
    QCOMPARE(desk.participant(2).memberNumber, std::optional(1044));
    QCOMPARE(desk.participant(2).rating, engine::Rating::tryFrom(1610));
    referee.settle();
    QVERIFY(desk.identification().current().of(ParticipantNumber(2))->differences.empty());
}

void TestIdentifyDialog::enterDecidesNoTie()
{
    engine::Tournament tournament;
    tournament.header.end = engine::Date::tryFrom(2026, 10, 20);
    tournament.participants = {{.number = ParticipantNumber(1), .name = "Fischer, Karla"}};
    TrapDesk desk(tournament);
    app::ListPerson one;
    one.lastName = "Fischer";
    one.firstName = "Karla";
    one.birthYear = 1970;
    one.club = "40023";
    one.memberNumber = 71;
    one.nuId = "NU2001";
    app::ListPerson other = one;
    other.birthYear = 1995;
    other.memberNumber = 72;
    other.nuId = "NU2002";
    desk.import("c-20261001.csv", tests::ListFile::Nu20, {one, other}, *engine::Date::tryFrom(2026, 10, 1));
    desk.finder().load();
    QTest::qWait(50);
    desk.settle();
    Referee referee(desk);
    QTRY_COMPARE(referee.persons()->rowCount(), 2);
    QCOMPARE(referee.person(0, ui::CandidatesModel::CertaintyRole),
             referee.person(1, ui::CandidatesModel::CertaintyRole));
    referee.press(Qt::Key_Return);
    QVERIFY(desk.participant(1).personId.empty());
    QVERIFY(!referee.dialog.messageBar().message().text.isEmpty());
    referee.press(Qt::Key_Down);
    referee.press(Qt::Key_Return);
    QVERIFY(!desk.participant(1).personId.empty());
}

void TestIdentifyDialog::searchesAsOneTypes()
{
    TrapDesk desk;
    Referee referee(desk);
    referee.press(Qt::Key_PageDown);
    QCOMPARE(referee.number(), 4);
    referee.type(u"Ozturk"_s); // a capital letter begins a search, though O is no command
    QVERIFY(referee.search()->hasFocus());
    QCOMPARE(referee.search()->text(), u"Ozturk"_s);
    QTRY_COMPARE(referee.persons()->rowCount(), 1);
    QCOMPARE(referee.person(0), u"Öztürk, Gül"_s);
    QVERIFY(referee.person(0, ui::CandidatesModel::KeyRole).isEmpty()); // digits are part of what is typed
    referee.press(Qt::Key_Return);
    QCOMPARE(desk.participant(4).personId, "NU1012");
    QVERIFY(referee.search()->text().isEmpty());
    QVERIFY(!referee.search()->hasFocus());

    QTest::keyClick(QApplication::focusWidget(), '/');
    QVERIFY(referee.search()->hasFocus());
    referee.type(u"fischer 40101"_s);
    QTRY_VERIFY(referee.persons()->rowCount() == 1 && referee.person(0) == u"Fischer, Karl"_s);
    // Both memberships are one person, and Down does not leave the only row.
    referee.press(Qt::Key_Down);
    referee.press(Qt::Key_Escape);
    referee.type(u"Mü"_s);
    QTRY_COMPARE(referee.persons()->rowCount(), 3);
    referee.press(Qt::Key_Down);
    const int at = referee.number();
    referee.press(Qt::Key_Return);
    QCOMPARE(desk.participant(at).personId, "NU1002");
}

void TestIdentifyDialog::escapeLeavesTheSearchFirst()
{
    TrapDesk desk;
    Referee referee(desk);
    const int candidates = referee.persons()->rowCount();
    referee.type(u"Zwerenz"_s);
    QTRY_COMPARE(referee.persons()->rowCount(), 1);
    referee.press(Qt::Key_Escape);
    QVERIFY(referee.dialog.isVisible());
    QCOMPARE(referee.persons()->rowCount(), candidates);
    referee.press(Qt::Key_Escape);
    QVERIFY(!referee.dialog.isVisible());
}

void TestIdentifyDialog::asksForTheReasonOfAnotherRating()
{
    TrapDesk desk;
    Referee referee(desk);
    referee.dialog.goTo(ParticipantNumber(7));
    QVERIFY2(referee.facts().contains(u"1250"_s) && referee.facts().contains(u"1234"_s),
             qPrintable(referee.facts()));
    referee.press(Qt::Key_K);
    QCOMPARE(referee.number(), 7); // it asks in place
    auto* reason = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(reason != nullptr);
    QCOMPARE(reason->objectName(), u"ratingReason"_s);
    referee.type(u"evaluated on 15 October"_s);
    referee.press(Qt::Key_Return);
    QCOMPARE(desk.participant(7).overrides.front(),
             (engine::Override{engine::ListedValue::Rating, 1234, 1250, "evaluated on 15 October"}));
    // The index that the list has is missing: asked next, or nothing is.
    while (qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr)
        referee.press(Qt::Key_Return);
    QVERIFY(referee.number() != 7);
    for (const engine::Override& value : desk.participant(7).overrides)
        QVERIFY(value.value == engine::ListedValue::Rating || value.listed == std::optional(20));
}

void TestIdentifyDialog::undoAndRedo()
{
    TrapDesk desk;
    Referee referee(desk);
    referee.press(Qt::Key_2);
    QCOMPARE(desk.participant(2).personId, "NU1002");
    referee.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.participant(2).personId.empty());
    QVERIFY(app::DecisionStore(desk.open().workFile()).decisions().value().empty());
    referee.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(desk.participant(2).personId, "NU1002");
    referee.press(Qt::Key_Z, Qt::ControlModifier);
    referee.press(Qt::Key_Z, Qt::ControlModifier); // what was taken beyond doubt
    QVERIFY(desk.participant(1).personId.empty());
    referee.press(Qt::Key_Z, Qt::ControlModifier); // nothing is left
    QVERIFY(referee.dialog.isVisible());
}

void TestIdentifyDialog::goesToOneParticipant()
{
    TrapDesk desk;
    Referee referee(desk, false);
    referee.dialog.goTo(ParticipantNumber(11));
    QCOMPARE(referee.number(), 11);
    QVERIFY(desk.participant(1).personId.empty()); // nobody else is touched
    referee.press(Qt::Key_PageUp);
    QCOMPARE(referee.number(), 10);
    referee.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(referee.number(), 11);
    referee.press(Qt::Key_N);
    referee.dialog.goTo(ParticipantNumber(11));
    referee.press(Qt::Key_Delete); // decide again
    QCOMPARE(desk.participant(11).identity, Identity::Open);
}

void TestIdentifyDialog::showsConflicts()
{
    engine::Tournament field = tests::trapField();
    field.participants[10] = field.participants[0];
    field.participants[10].number = ParticipantNumber(11);
    TrapDesk desk(field);
    Referee referee(desk);
    QCOMPARE(referee.number(), 1);
    QVERIFY(desk.participant(1).personId.empty()); // nobody is taken twice without asking
    QVERIFY2(referee.facts().contains(u"11"_s), qPrintable(referee.facts()));
    referee.press(Qt::Key_Return);
    QCOMPARE(referee.number(), 1); // his word does not make one person two
    QVERIFY(desk.identification().current().of(ParticipantNumber(11))->isOpen);
    referee.press(Qt::Key_PageUp);
    QCOMPARE(referee.number(), 12);
}

void TestIdentifyDialog::saysHowToImportAList()
{
    TrapDesk desk(tests::trapField(), false);
    Referee referee(desk);
    const QSignalSpy wanted(&referee.dialog, &IdentifyDialog::listsRequested);
    auto* hint = referee.dialog.findChild<QLabel*>(u"empty"_s);
    QVERIFY(hint->isVisible() && !hint->text().isEmpty());
    QVERIFY(referee.dialog.messageBar().message().text.isEmpty());
    QTRY_VERIFY(desk.identification().isUpToDate());
    referee.settle();
    referee.press(Qt::Key_T); // the commands work all the same
    QCOMPARE(desk.participant(1).identity, Identity::TextOnly);
    for (QPushButton* button : referee.dialog.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->parentWidget() == hint->parentWidget())
            button->click();
    }
    QCOMPARE(wanted.size(), 1);
    // An import while the dialog is open.
    desk.import("a-20261001.csv", tests::ListFile::Nu20, tests::trapMembers(), tests::kSecond);
    desk.finder().load();
    QTRY_VERIFY(desk.identification().isUpToDate() && desk.identification().current().hasLists);
    referee.settle();
    QTRY_VERIFY(referee.persons()->rowCount() > 0);
}

void TestIdentifyDialog::appliesDecisionsVisibly()
{
    TrapDesk desk;
    Referee referee(desk);
    referee.press(Qt::Key_2);
    QCOMPARE(desk.participant(2).personId, "NU1002");
    // Another tournament of the same work file.
    const auto id = desk.open().workFile().addTournament(tests::trapField()).value();
    const auto document = app::TournamentDocument::open(desk.open().workFile(), id).value();
    app::LiveEvaluation evaluation(*document);
    app::LiveIdentification later(evaluation, desk.open().workFile(), desk.records(), desk.finder());
    IdentifyDialog dialog(later);
    dialog.show();
    dialog.identifyAll();
    QTRY_VERIFY(!dialog.messageBar().message().text.isEmpty());
    QVERIFY2(dialog.messageBar().message().text.contains(u"Müller, Hans"_s),
             qPrintable(dialog.messageBar().message().text));
    QCOMPARE(document->tournament().participants[1].personId, "NU1002");
}

void TestIdentifyDialog::decisionsCanBeForgotten()
{
    TrapDesk desk;
    {
        Referee referee(desk);
        referee.press(Qt::Key_2);
    }
    ui::DecisionsDialog dialog(desk.identification());
    dialog.show();
    auto* table = dialog.findChild<QTreeWidget*>(u"decisions"_s);
    QCOMPARE(table->topLevelItemCount(), 1);
    QCOMPARE(table->topLevelItem(0)->text(1), u"40023"_s);
    QCOMPARE(table->topLevelItem(0)->text(2), u"Müller, Hans"_s);
    dialog.forgetCurrent();
    QCOMPARE(table->topLevelItemCount(), 0);
    QVERIFY(app::DecisionStore(desk.open().workFile()).decisions().value().empty());
    dialog.messageBar().message().action();
    QCOMPARE(table->topLevelItemCount(), 1);
}

void TestIdentifyDialog::commandsHaveNoEffectWhenReadOnly()
{
    TrapDesk desk;
    const auto path = desk.open().workFile().path();
    const auto id = desk.open().document().id();
    const auto file = app::WorkFile::open(path, app::WorkFile::Access::ReadOnly).value();
    const auto document = app::TournamentDocument::open(*file, id).value();
    app::LiveEvaluation evaluation(*document);
    app::WorkFileRecords records(*file, evaluation);
    app::LiveIdentification identification(evaluation, *file, records, desk.finder());
    IdentifyDialog dialog(identification);
    dialog.show();
    dialog.identifyAll();
    QTRY_VERIFY(identification.isUpToDate());
    dialog.goTo(ParticipantNumber(2));
    for (const Qt::Key key :
         {Qt::Key_Return, Qt::Key_2, Qt::Key_N, Qt::Key_T, Qt::Key_C, Qt::Key_L, Qt::Key_K, Qt::Key_Delete})
        QTest::keyClick(&dialog, key);
    QCOMPARE(document->tournament(), tests::trapField());
}

/// At the left stand all participants; the arrows there choose the case, and go back to the persons.
void TestIdentifyDialog::listOfAllFollowsTheCase()
{
    TrapDesk desk;
    Referee referee(desk);
    const auto* field = referee.dialog.findChild<QListView*>(u"field"_s);
    QCOMPARE(field->model()->rowCount(), int(desk.open().tournament().participants.size()));
    QCOMPARE(field->currentIndex().row(), 1); // number 2 is the first open case
    QCOMPARE(field->model()->index(0, 0).data(ui::IdentityListModel::SignRole).toString(), u"\u2713"_s);
    referee.press(Qt::Key_Left);
    QVERIFY(field->hasFocus());
    referee.press(Qt::Key_Down);
    QCOMPARE(referee.number(), 3);
    referee.press(Qt::Key_End);
    QCOMPARE(referee.number(), field->model()->rowCount());
    referee.press(Qt::Key_Home);
    referee.press(Qt::Key_Down);
    referee.press(Qt::Key_Right);
    QVERIFY(!field->hasFocus());
    QCOMPARE(referee.number(), 2);
    referee.press(Qt::Key_2); // decides as before, and goes on
    QCOMPARE(desk.participant(2).personId, "NU1002");
    QCOMPARE(field->currentIndex().row() + 1, referee.number());
    QCOMPARE(field->model()->index(1, 0).data(ui::IdentityListModel::SignRole).toString(), u"\u2713"_s);
}

/// In the middle stands what was typed beside what the list says of the person who is selected.
void TestIdentifyDialog::comparesWithTheSelectedPerson()
{
    TrapDesk desk;
    Referee referee(desk);
    QCOMPARE(referee.number(), 2);
    auto* persons = referee.dialog.findChild<QListView*>(u"persons"_s);
    persons->setCurrentIndex(persons->model()->index(0, 0));
    const QString first = referee.facts();
    persons->setCurrentIndex(persons->model()->index(1, 0));
    const QString second = referee.facts();
    QVERIFY(first != second);
    const auto listed = desk.identification().current().of(ParticipantNumber(2))->candidates[1];
    QVERIFY2(second.contains(QString::fromStdString(listed.rows.front().values.nuId)), qPrintable(second));
    QVERIFY(!first.contains(QString::fromStdString(listed.rows.front().values.nuId)));
    // Weber, Sabine was typed as Webr: that differs, and is bold with its sign.
    referee.dialog.goTo(ParticipantNumber(4));
    referee.settle();
    QVERIFY2(referee.facts().contains(u"<b>Webr, Sabine</b>"_s), qPrintable(referee.facts()));
    QVERIFY(referee.facts().contains(u"\u2260"_s));
}

void TestIdentifyDialog::marksWhoIsTakenAlready()
{
    TrapDesk desk;
    Referee referee(desk);
    referee.press(Qt::Key_2);
    const auto taken = desk.identification().current().of(ParticipantNumber(2));
    const auto rows = taken->candidates[*taken->chosen].rows;
    QCOMPARE(desk.identification().takenBy(ParticipantNumber(1), rows), std::optional(ParticipantNumber(2)));
    QVERIFY(!desk.identification().takenBy(ParticipantNumber(2), rows));
    // Who is found for another participant says so.
    referee.dialog.goTo(ParticipantNumber(5));
    referee.type(u"/"_s);
    referee.type(QString::fromStdString(rows.front().values.nuId));
    QTRY_VERIFY(referee.persons()->rowCount() > 0);
    QTRY_VERIFY2(referee.person(0, ui::CandidatesModel::TakenRole).contains(u'2'),
                 qPrintable(referee.person(0)));
}

/// Whom one person fits at 95 % or more, with nobody else close, needs no Enter of his own.
void TestIdentifyDialog::takesAllClearCasesAsOneStep()
{
    TrapDesk desk;
    Referee referee(desk);
    const auto clear = desk.identification().clearCases();
    for (const ParticipantNumber number : clear) {
        const auto* one = desk.identification().current().of(number);
        QVERIFY(one->candidates.front().certainty >= 95);
        QVERIFY(one->candidates.size() < 2 || one->candidates[1].certainty <= 3);
    }
    const auto before = desk.open().tournament();
    referee.type(u"e"_s);
    referee.settle();
    if (clear.empty()) {
        QVERIFY(desk.open().tournament() == before);
        QSKIP("the field of traps has no clear case");
    }
    for (const ParticipantNumber number : clear)
        QCOMPARE(desk.participant(number.value()).identity, Identity::Person);
    referee.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.open().tournament() == before);
}

ZAHLMEISTER_TEST(TestIdentifyDialog, QApplication)

} // namespace tst_identifydialog

#include "tst_identifydialog.moc"
