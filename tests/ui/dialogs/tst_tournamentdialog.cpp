// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <vector>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "engine/model/tournament.h"
#include "tests/support/testmain.h"
#include "ui/dialogs/earlierplayersdialog.h"
#include "ui/dialogs/tournamentdialog.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/formscroll.h"

namespace tst_tournamentdialog {

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
    void keepsATimeControlAsTyped();
    void cancelChangesNothing();
    void changesOnlyWhatItShows();
    void beginsWithAnEarlierTournament();
    void insertsPlayersOfAnEarlierTournament();
    void goesToTheFieldOfAFinding();
    void whatIsMendedIsSaidNoMore();
    void isAsHighAsItsRows();
    void isScrolledWhereTheScreenEnds();
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

void TestTournamentDialog::keepsATimeControlAsTyped()
{
    ui::TournamentDialog dialog(app::shippedRules());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QComboBox* field = nullptr;
    for (auto* box : dialog.findChildren<QComboBox*>())
        field = box->isEditable() ? box : field;
    field->setFocus();
    // Each begins one of the choices on offer.
    for (const QString& typed : {u"90 min"_s, u"120 min/40"_s, u"60"_s}) {
        field->clearEditText();
        QTest::keyClicks(QApplication::focusWidget(), typed);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(field->currentText(), typed);
        field->setFocus();
    }
}

void TestTournamentDialog::cancelChangesNothing()
{
    ui::TournamentDialog dialog(app::shippedRules());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClicks(QApplication::focusWidget(), u"X"_s);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
}

namespace {

/// The tournament that the patterns of these tests are made of: two rated members and a text-only one.
engine::Tournament championship()
{
    engine::Tournament earlier;
    earlier.header.name = "Vereinsmeisterschaft 2025";
    earlier.header.place = "Köln";
    earlier.header.externalId = "C01-2025-001";
    earlier.header.end = engine::Date::tryFrom(2026, 7, 1);
    earlier.header.mode = engine::TournamentMode::Swiss;
    earlier.header.rounds = 7;
    earlier.header.timeControl = "120 min";
    earlier.header.evaluator = "Muster";
    for (int number = 1; number <= 3; ++number) {
        engine::Participant player{.number = engine::ParticipantNumber(2 * number)};
        player.name = "P" + std::to_string(number) + ", Player";
        player.member = number < 3;
        player.birthYear = 1980;
        player.rating = engine::Rating(1500);
        player.index = 10;
        player.byes = {{.round = 3}};
        earlier.participants.push_back(player);
    }
    earlier.games.push_back({.round = 1,
                             .white = engine::ParticipantNumber(2),
                             .black = engine::ParticipantNumber(4),
                             .result = engine::kWhiteWins});
    earlier.games.push_back({.round = 2,
                             .white = engine::ParticipantNumber(2),
                             .black = engine::ParticipantNumber(6),
                             .result = engine::kWhiteWins});
    return earlier;
}

std::vector<app::TournamentSummary> summaries()
{
    return {{engine::TournamentId(7), u"Vereinsmeisterschaft 2025"_s, {}, {}, 3, 2, 0, false},
            {engine::TournamentId(5), u"Papierkorb"_s, {}, {}, 3, 2, 0, true}};
}

Result<app::StoredTournament> load(engine::TournamentId id)
{
    return id == engine::TournamentId(7) ? Result<app::StoredTournament>({championship(), {}})
                                         : failure(ErrorCode::UnknownTournament, {});
}

} // namespace

void TestTournamentDialog::beginsWithAnEarlierTournament()
{
    ui::TournamentDialog dialog(app::shippedRules());
    dialog.setPatterns(summaries(), load);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* pattern = dialog.findChild<QComboBox*>(u"pattern"_s);
    QCOMPARE(pattern->count(), 2); // none, and the one that is not removed
    QTest::keyClicks(QApplication::focusWidget(), u"Vereinsmeisterschaft 2026"_s);
    pattern->setFocus();
    QTest::keyClick(pattern, Qt::Key_Down);
    auto header = dialog.header();
    QCOMPARE(header.name, std::string("Vereinsmeisterschaft 2026")); // typed by hand
    QCOMPARE(header.place, std::string("Köln"));
    QCOMPARE(header.timeControl, std::string("120 min"));
    QCOMPARE(header.evaluator, std::string("Muster"));
    QCOMPARE(header.rounds, 7);
    QVERIFY(header.externalId.empty() && !header.end);

    auto made = dialog.tournament();
    QVERIFY(made.games.empty());
    QCOMPARE(made.participants.size(), 3U);
    QCOMPARE(made.participants[0].name, std::string("P1, Player"));
    QVERIFY(made.participants[0].rating->value() > 1500); // as he came out of it
    QCOMPARE(made.participants[0].index, 11);
    QVERIFY(made.participants[0].byes.empty());
    QCOMPARE(made.participants[2].rating->value(), 1500); // nothing was recorded of a text-only one

    auto* same = dialog.findChild<QCheckBox*>(u"samePlayers"_s);
    QVERIFY(same->isEnabled() && same->isChecked());
    same->click();
    made = dialog.tournament();
    QVERIFY(made.participants.front().name.empty()); // as many empty rows as the form says
    QTest::keyClick(pattern, Qt::Key_Up);
    QVERIFY(!same->isEnabled());
    QVERIFY(dialog.header().evaluator.empty());
}

void TestTournamentDialog::insertsPlayersOfAnEarlierTournament()
{
    engine::Tournament current;
    current.header.end = engine::Date::tryFrom(2026, 12, 12);
    engine::Participant there{.number = engine::ParticipantNumber(9)};
    there.name = "P2, Player";
    current.participants.push_back(there);
    ui::EarlierPlayersDialog dialog(summaries(), load, current, app::shippedRules());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto chosen = dialog.chosen();
    QCOMPARE(chosen.size(), 2U); // the second one is there already
    QCOMPARE(chosen[0].name, std::string("P1, Player"));
    QCOMPARE(chosen[0].number, engine::ParticipantNumber(10));
    QCOMPARE(chosen[1].number, engine::ParticipantNumber(11));
    auto* list = dialog.findChild<QListWidget*>(u"earlierPlayers"_s);
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Space);
    chosen = dialog.chosen();
    QCOMPARE(chosen.size(), 1U);
    QCOMPARE(chosen[0].name, std::string("P3, Player"));
    QCOMPARE(chosen[0].number, engine::ParticipantNumber(10));
    // Correspondence chess has ratings of its own.
    current.header.system = "fwz-2019";
    const ui::EarlierPlayersDialog correspondence(summaries(), load, current, app::shippedRules());
    QVERIFY(!correspondence.chosen().front().rating);
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
    ui::TournamentDialog dialog(app::shippedRules(), ui::TournamentDialog::Purpose::Change, header);
    QVERIFY(dialog.header() == header);
    field<QLineEdit>(dialog, u"Place"_s)->setText(u"Halle"_s);
    header.place = "Halle";
    QVERIFY(dialog.header() == header);
}

/// What a finding about the tournament asks for can be typed where it leads to.
void TestTournamentDialog::goesToTheFieldOfAFinding()
{
    using Field = engine::FindingField;
    ui::TournamentDialog dialog(app::shippedRules(), ui::TournamentDialog::Purpose::Change);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    dialog.goTo(Field::Name);
    std::set<const QWidget*> places{QApplication::focusWidget()};
    const std::vector<Field> fields{Field::Place,  Field::Start,     Field::End,         Field::Level,
                                    Field::Kind,   Field::Mode,      Field::TimeControl, Field::Rounds,
                                    Field::Hybrid, Field::YouthClass};
    for (const Field asked : fields) {
        dialog.goTo(asked);
        QVERIFY2(places.insert(QApplication::focusWidget()).second,
                 qPrintable(QString::number(static_cast<int>(asked))));
    }
}

void TestTournamentDialog::whatIsMendedIsSaidNoMore()
{
    ui::TournamentDialog dialog(app::shippedRules());
    dialog.show();
    auto* level = field<QLineEdit>(dialog, u"Level"_s);
    level->setText(u"C0"_s);
    dialog.accept();
    QVERIFY(dialog.isVisible());
    const auto isSaid = [&] {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return !label->isHidden() && label->text().startsWith(u"✕"_s);
        });
    };
    QVERIFY(isSaid());
    level->setText(u"C05"_s);
    QVERIFY(!isSaid());
}

/// Rows that come later make room for themselves.
void TestTournamentDialog::isAsHighAsItsRows()
{
    ui::TournamentDialog dialog(app::shippedRules());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const int before = dialog.height();
    QVERIFY(before < dialog.screen()->availableSize().height());
    auto* level = field<QLineEdit>(dialog, u"Level"_s);
    QTest::keyClicks(level, u"C0"_s);
    dialog.accept();
    const auto* scroll = dialog.findChild<ui::FormScroll*>();
    QTRY_VERIFY(dialog.height() > before);
    QVERIFY(!scroll->verticalScrollBar()->isVisible());
    QVERIFY(!scroll->horizontalScrollBar()->isVisible());
    // Once it is right, the room is given back.
    QTest::keyClicks(level, u"1"_s);
    dialog.setResult(0);
    dialog.accept();
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    dialog.show();
    QTRY_COMPARE(dialog.height(), before);
}

void TestTournamentDialog::isScrolledWhereTheScreenEnds()
{
    const QFont before = QApplication::font();
    const auto reset = qScopeGuard([before] { QApplication::setFont(before); });
    QFont font(before);
    font.setPointSizeF(before.pointSizeF() * 2);
    QApplication::setFont(font);
    ui::TournamentDialog dialog(app::shippedRules(), ui::TournamentDialog::Purpose::Change);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY2(dialog.height() <= dialog.screen()->availableSize().height(),
             qPrintable(QString::number(dialog.height())));
    const auto* scroll = dialog.findChild<ui::FormScroll*>();
    QVERIFY(scroll->verticalScrollBar()->isVisible());
    const auto isInSight = [scroll](const QWidget* part) {
        return QRect(QPoint(), scroll->viewport()->size())
            .contains(QRect(part->mapTo(scroll->viewport(), QPoint()), part->size()).center());
    };
    // Wherever the cursor goes, by Tab or because of a problem, it is seen.
    auto* last = field<QLineEdit>(dialog, u"Tournament ID"_s);
    last->setFocus();
    QVERIFY(isInSight(last));
    auto* level = field<QLineEdit>(dialog, u"Level"_s);
    QVERIFY(!isInSight(level));
    level->setText(u"C0"_s);
    dialog.accept();
    QCOMPARE(QApplication::focusWidget(), level);
    QVERIFY(isInSight(level));
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

ZAHLMEISTER_TEST(TestTournamentDialog, QApplication)

} // namespace tst_tournamentdialog

#include "tst_tournamentdialog.moc"
