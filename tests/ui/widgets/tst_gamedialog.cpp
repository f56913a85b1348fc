// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "app/fields/recordfields.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/text/language.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/gamedialog.h"

namespace tst_gamedialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;
using tests::flawlessTournament;

class TestGameDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_translators.use(Language::English); }
    void changesNothingByItself();
    void takesWhatIsEntered();
    void refusesWhatIsNoDay();

private:
    template <class T>
    static T* find(const GameDialog& dialog, QStringView name)
    {
        return dialog.findChild<T*>(name.toString());
    }
    static QPushButton* apply(const GameDialog& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }

    Translators m_translators{Language::English};
};

void TestGameDialog::changesNothingByItself()
{
    const auto tournament = flawlessTournament().tournament;
    engine::Game game = tournament.games[1];
    for (const char* text :
         {"1-0", "0-1", "1/2", "+/-", "-/+", "-/-", "0-0", "1/2-0", "0-1/2", "0/-", "-/0", "*"}) {
        game.result = *engine::resultFromText(text);
        game.awarded = std::string_view(text) == "1-0" ? engine::kBlackWins : engine::kWhiteWins;
        if (game.awarded == game.result)
            game.awarded.reset();
        game.note = "Funk\ntelefon";
        game.board = 3;
        game.rated = false;
        QVERIFY2(GameDialog(tournament, game).game() == game, text);
    }
}

// RULE: WO2026 2.2.5.2
void TestGameDialog::takesWhatIsEntered()
{
    const auto tournament = flawlessTournament().tournament;
    GameDialog dialog(tournament, tournament.games[0]); // White won
    auto* awarded = find<QComboBox>(dialog, u"gameAwarded");
    awarded->setCurrentIndex(awarded->findData(u"-/+"_s));
    QVERIFY(dialog.game().awarded == engine::kBlackWinsByForfeit);
    QVERIFY(dialog.game().result == engine::kWhiteWins);
    awarded->setCurrentIndex(awarded->findData(u"1-0"_s));
    QVERIFY(!dialog.game().awarded); // the same as on the board
    find<QCheckBox>(dialog, u"gameRated")->click();
    find<QSpinBox>(dialog, u"gameBoard")->setValue(7);
    find<QPlainTextEdit>(dialog, u"gameNote")->setPlainText(u" flag fell \n"_s);
    QVERIFY(!dialog.game().rated);
    QCOMPARE(dialog.game().board, 7);
    QCOMPARE(dialog.game().note, std::string("flag fell"));
    find<QSpinBox>(dialog, u"gameBoard")->setValue(0);
    QVERIFY(!dialog.game().board);
}

void TestGameDialog::refusesWhatIsNoDay()
{
    const auto tournament = flawlessTournament().tournament;
    GameDialog dialog(tournament, tournament.games[0]);
    QVERIFY(apply(dialog)->isEnabled());
    find<DateField>(dialog, u"gameDate")->setText(u"31.2.2026"_s);
    QVERIFY(!apply(dialog)->isEnabled());
    find<DateField>(dialog, u"gameDate")->setText(u"1.12.2026"_s);
    QVERIFY(apply(dialog)->isEnabled());
    QVERIFY(dialog.game().date == engine::Date::tryFrom(2026, 12, 1));
    find<QPlainTextEdit>(dialog, u"gameNote")
        ->setPlainText(QString(static_cast<qsizetype>(app::kLongestRemark) + 1, u'x'));
    QVERIFY(!apply(dialog)->isEnabled());
}

ZAHLMEISTER_TEST(TestGameDialog, QApplication)

} // namespace tst_gamedialog

#include "tst_gamedialog.moc"
