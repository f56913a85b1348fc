// SPDX-License-Identifier: GPL-3.0-or-later
// A league of six teams with six boards, typed on the page of results.
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include "engine/model/berger.h"
#include "tests/app/identify/trapdesk.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/matchesmodel.h"
#include "ui/views/grids/matchesview.h"
#include "ui/views/grids/progressview.h"
#include "ui/views/matchespane.h"
#include "ui/views/resultspage.h"
#include "ui/widgets/entryline.h"

namespace tst_matchesview {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;
using ui::MatchesModel;
using ui::ResultsPage;

namespace {

constexpr int kTeams = 6;
constexpr int kBoards = 6;
constexpr int kPlayers = 8; // of a team

/// Teams 1 to 6 of eight players each; the first is called Adler, the second Berg, and so on.
engine::Tournament league()
{
    const char* names[]{"Adler", "Berg", "Dorn", "Ernst", "Meier", "Meinert", "Unruh", "Zorn"};
    auto tournament = emptyField(kTeams * kPlayers);
    auto& header = tournament.header;
    header.kind = engine::TournamentKind::Team;
    header.mode = engine::TournamentMode::Swiss; // whatever the mode, a league opens on its matches
    header.boards = kBoards;
    header.rounds = kTeams - 1;
    for (int i = 0; i < kTeams; ++i) {
        engine::Team& team = header.teams.emplace_back(engine::Team{.name = "SC " + std::to_string(i + 1)});
        for (int j = 0; j < kPlayers; ++j) {
            auto& participant = tournament.participants[static_cast<std::size_t>(i * kPlayers + j)];
            participant.team = team.name;
            participant.name = std::string(names[j]) + ", Nr" + std::to_string(i + 1);
            team.lineup.push_back({j + 1, participant.number});
        }
    }
    int round = 0;
    for (const auto& pairings : engine::bergerRounds(kTeams, 1)) {
        ++round;
        for (const auto& pairing : pairings)
            header.schedule.push_back({round, header.teams[static_cast<std::size_t>(pairing.first) - 1].name,
                                       header.teams[static_cast<std::size_t>(pairing.second) - 1].name,
                                       engine::Date::tryFrom(2026, 10, round)});
    }
    return tournament;
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

void type(const QString& text)
{
    for (const QChar character : text)
        QTest::keyClick(QApplication::focusWidget(), character.toLatin1());
}

} // namespace

class TestMatchesView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }
    void init()
    {
        QSettings().clear();
        m_open = std::make_shared<OpenTournament>(league());
        m_page = std::make_unique<ResultsPage>(m_open->evaluation());
        showPage();
    }
    void cleanup()
    {
        m_page.reset();
        m_window.reset();
        m_open.reset();
        m_desk.reset();
    }

    void pairsARoundByItsSchedule();
    void overwritesNothingBehindTheLastBoard();
    void findsASubstituteByHisName();
    void refusesNamesThatMeanSeveralOrNobody();
    void findsNamesThatBeginLikeACommand();
    void findsNamesInTheLists();
    void seatsWhoIsThereAlready();
    void leavesABoardEmpty();
    void neverSetsTheNumberOfRounds_data();
    void neverSetsTheNumberOfRounds();

private:
    [[nodiscard]] ui::MatchesView& view() const { return m_page->matches().view(); }
    [[nodiscard]] engine::TeamMatch match() const
    {
        return engine::teamMatches(m_open->tournament(), 1, engine::HomeWhite::EvenBoards).at(0);
    }
    /// Pairs the first round; the cursor stands on the home player of a board, counted from 1.
    void standOnHome(int board)
    {
        press(Qt::Key_Return);
        QVERIFY(!m_open->tournament().games.empty());
        view().moveTo(board, MatchesModel::kHome);
        view().setFocus();
    }

    /// The same league with rating lists behind it.
    void openWithLists()
    {
        cleanup();
        m_desk = std::make_unique<TrapDesk>(league());
        m_open = std::shared_ptr<OpenTournament>(&m_desk->open(), [](auto*) {});
        m_page = std::make_unique<ResultsPage>(m_open->evaluation(), &m_desk->identification());
        // As in the program it comes into its window later.
        m_window = std::make_unique<QWidget>();
        auto* layout = new QVBoxLayout(m_window.get());
        layout->setContentsMargins(120, 90, 0, 0);
        layout->addWidget(m_page.get());
        showPage();
    }
    void showPage()
    {
        QWidget* window = m_page->window();
        window->resize(1200, 800);
        window->show();
        window->activateWindow();
        m_page->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(window));
    }
    [[nodiscard]] QListWidget* list() const
    {
        return m_page->window()->findChild<QListWidget*>(u"nameSuggestions"_s);
    }
    [[nodiscard]] bool suggests() const { return list() != nullptr && list()->isVisible(); }

    QTemporaryDir m_settings;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<TrapDesk> m_desk;
    std::shared_ptr<OpenTournament> m_open;
    std::unique_ptr<ResultsPage> m_page;
};

void TestMatchesView::pairsARoundByItsSchedule()
{
    QCOMPARE(m_page->currentView(), ResultsPage::View::Matches);
    press(Qt::Key_Return); // in the empty line
    QCOMPARE(m_open->tournament().games.size(), 18U);
    QCOMPARE(match().home, std::string("SC 1"));
    QCOMPARE(match().away, std::string("SC 6"));
    QVERIFY(match().date == engine::Date::tryFrom(2026, 10, 1));
    type(u"105105"_s); // the first match, one key each
    QCOMPARE(match().homePoints.halfPoints(), 6);
    QCOMPARE(m_open->tournament().games[0].whiteTeam, std::string("SC 6"));
}

void TestMatchesView::overwritesNothingBehindTheLastBoard()
{
    press(Qt::Key_Return);
    const auto resultOfLast = [this] { return m_open->tournament().games.back().result; };
    const int last = view().model()->rowCount() - 1;
    view().moveTo(last, MatchesModel::ResultColumn);
    view().setFocus();
    type(u"1"_s);
    const engine::GameResult typed = resultOfLast();
    QVERIFY(typed != engine::kNotPlayed);
    QVERIFY(view().currentIndex().row() < last); // the first that is still open
    type(u"5"_s);
    QVERIFY(resultOfLast() == typed);
    // With every other result there nothing is left to stand on: the line for the next match comes.
    view().moveTo(1, MatchesModel::ResultColumn); // below the heading of the first match
    type(QString(static_cast<qsizetype>(m_open->tournament().games.size()) - 1, u'0'));
    QCOMPARE(view().currentIndex().row(), last);
    view().moveTo(last, MatchesModel::ResultColumn);
    view().setFocus();
    type(u"15"_s);
    QVERIFY(resultOfLast() == typed);
    QVERIFY2(!view().hasFocus(), qPrintable(QString::number(view().currentIndex().row())));
}

void TestMatchesView::findsASubstituteByHisName()
{
    standOnHome(6);
    type(u"zo"_s);
    QCOMPARE(view().typedName(), u"zo"_s);
    press(Qt::Key_Return);
    QCOMPARE(match().boards[5].player(true), ParticipantNumber(8));
    // Somebody of another team: the team belongs to the game.
    view().moveTo(5, MatchesModel::kHome);
    type(u"zorn, nr2"_s);
    press(Qt::Key_Return);
    QCOMPARE(view().refusal(), QString());
    QCOMPARE(match().boards[4].player(true), ParticipantNumber(2 * kPlayers));
    QCOMPARE(match().home, std::string("SC 1"));
}

void TestMatchesView::refusesNamesThatMeanSeveralOrNobody()
{
    standOnHome(1);
    type(u"mei"_s);
    press(Qt::Key_Return);
    QVERIFY2(view().refusal().contains(u"Meinert"_s), qPrintable(view().refusal()));
    QCOMPARE(view().typed(), u"mei"_s); // to be mended
    type(u"n"_s);
    press(Qt::Key_Return);
    QVERIFY2(view().refusal().contains(u"6"_s), qPrintable(view().refusal())); // he plays on board 6
    press(Qt::Key_Escape);
    type(u"niemand"_s);
    press(Qt::Key_Return);
    QVERIFY2(view().refusal().contains(u"niemand"_s), qPrintable(view().refusal()));
    QCOMPARE(match().boards[0].player(true), ParticipantNumber(1));
}

void TestMatchesView::findsNamesThatBeginLikeACommand()
{
    standOnHome(3);
    press(Qt::Key_F2);
    type(u"unr"_s);
    press(Qt::Key_Return);
    QCOMPARE(match().boards[2].player(true), ParticipantNumber(7));
    view().moveTo(2, MatchesModel::kHome);
    type(u"a"_s); // away: the others move up
    QCOMPARE(match().boards[1].player(true), ParticipantNumber(7));
}

void TestMatchesView::findsNamesInTheLists()
{
    openWithLists();
    standOnHome(6);
    type(u"zo"_s); // who is at home in the team is nearer than all lists
    QTest::qWait(50);
    QVERIFY(!suggests());
    press(Qt::Key_Escape);
    type(u"oezt"_s);
    QTRY_VERIFY(suggests());
    const QRect cell = view().visualRect(view().currentIndex());
    QCOMPARE(list()->mapToGlobal(QPoint()), view().viewport()->mapToGlobal(cell.bottomLeft()));
    press(Qt::Key_Return); // nobody is chosen yet
    QVERIFY(!view().refusal().isEmpty());
    QCOMPARE(m_open->tournament().participants.size(), std::size_t{kTeams * kPlayers});
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QVERIFY(!suggests());
    QCOMPARE(view().refusal(), QString());
    QCOMPARE(view().typed(), QString());
    const engine::Participant& taken = m_open->tournament().participants.back();
    QCOMPARE(taken.number, ParticipantNumber(kTeams * kPlayers + 1));
    QCOMPARE(taken.name, "Öztürk, Gül");
    QCOMPARE(taken.team, "SC 1");
    QCOMPARE(taken.club, "40023");
    QCOMPARE(taken.personId, "NU1012");
    QVERIFY(taken.identity == engine::Identity::Person && taken.rating && taken.member);
    QCOMPARE(match().boards[5].player(true), taken.number);
    // There is room for his name, which is longer than all others.
    const int room = view().columnWidth(MatchesModel::kHome);
    QVERIFY(room > view().fontMetrics().horizontalAdvance(u"Öztürk, Gül"_s + u"888888"_s));
    QVERIFY(m_open->document().undo().has_value()); // one step
    QCOMPARE(m_open->tournament().participants.size(), std::size_t{kTeams * kPlayers});
    QCOMPARE(match().boards[5].player(true), ParticipantNumber(6));
}

/// Whom the list names is not doubled when he plays for another team already.
void TestMatchesView::seatsWhoIsThereAlready()
{
    openWithLists();
    engine::Participant known = m_open->tournament().participants[static_cast<std::size_t>(2 * kPlayers - 1)];
    known.personId = "NU1012";
    m_open->apply({app::PutParticipant{known}});
    standOnHome(6);
    type(u"oezt"_s);
    QTRY_VERIFY(suggests());
    press(Qt::Key_Down);
    press(Qt::Key_Tab);
    QCOMPARE(m_open->tournament().participants.size(), std::size_t{kTeams * kPlayers});
    QCOMPARE(match().boards[5].player(true), known.number);
    // What is suggested goes with the focus and with the page.
    view().moveTo(5, MatchesModel::kHome);
    type(u"oezt"_s);
    QTRY_VERIFY(suggests());
    m_page->showView(ResultsPage::View::Rounds);
    QVERIFY(!suggests());
}

void TestMatchesView::leavesABoardEmpty()
{
    standOnHome(6);
    type(u"u"_s);
    QCOMPARE(match().boards.size(), 6U);
    QVERIFY(match().boards[5].isUnmanned());
    QCOMPARE(match().awayPoints, engine::kWin);
    QCOMPARE(view().model()->index(6, MatchesModel::ResultColumn).data().toString().isEmpty(), false);
    view().moveTo(6, MatchesModel::ResultColumn);
    type(u"1"_s);
    QVERIFY(!view().refusal().isEmpty());
    view().moveTo(6, MatchesModel::kHome);
    type(u"8"_s);
    press(Qt::Key_Return);
    QVERIFY(!match().boards[5].isUnmanned());
    QCOMPARE(match().boards[5].player(true), ParticipantNumber(8));
}

void TestMatchesView::neverSetsTheNumberOfRounds_data()
{
    QTest::addColumn<int>("view");
    QTest::newRow("crosstable") << static_cast<int>(ResultsPage::View::Crosstable);
    QTest::newRow("progress table") << static_cast<int>(ResultsPage::View::Progress);
    QTest::newRow("rounds") << static_cast<int>(ResultsPage::View::Rounds);
    QTest::newRow("matches") << static_cast<int>(ResultsPage::View::Matches);
}

void TestMatchesView::neverSetsTheNumberOfRounds()
{
    QFETCH(const int, view);
    m_page->showView(static_cast<ResultsPage::View>(view));
    type(u"1-4"_s);
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    type(u"3"_s);
    press(Qt::Key_Tab);
    QVERIFY(m_open->tournament().header.rounds == kTeams - 1);
    // Half typed into the field of the rounds, while the matches are what was wanted.
    m_page->showView(ResultsPage::View::Progress);
    QSpinBox* rounds = nullptr;
    for (auto* box : m_page->findChildren<QSpinBox*>()) {
        if (box->isVisible())
            rounds = box;
    }
    QVERIFY(rounds != nullptr);
    rounds->setFocus(Qt::TabFocusReason);
    rounds->selectAll();
    type(u"14"_s);
    m_page->showView(ResultsPage::View::Matches);
    QVERIFY(m_open->tournament().header.rounds == kTeams - 1);
}

ZAHLMEISTER_TEST(TestMatchesView, QApplication)

} // namespace tst_matchesview

#include "tst_matchesview.moc"
