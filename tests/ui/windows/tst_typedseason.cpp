// SPDX-License-Identifier: GPL-3.0-or-later
// A season of eight teams with eight boards, typed from the line-ups to the last result as a referee would.
#include <map>
#include <random>

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/document/tournamentdocument.h"
#include "app/session/session.h"
#include "engine/league/leaguetable.h"
#include "engine/model/berger.h"
#include "engine/model/tableresult.h"
#include "tests/support/testmain.h"
#include "ui/models/matchesmodel.h"
#include "ui/views/grids/matchesview.h"
#include "ui/views/grids/participantsview.h"
#include "ui/views/matchespane.h"
#include "ui/views/participantspage.h"
#include "ui/views/resultspage.h"
#include "ui/windows/command.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"
#include "ui/windows/tournamentview.h"

namespace tst_typedseason {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::ParticipantNumber;
using ui::MatchesModel;
using ui::TournamentView;

/// What a referee has before him: who sat on a board, and how it ended for the home team.
struct Board {
    ParticipantNumber home = engine::kNobody;
    ParticipantNumber away = engine::kNobody;
    char sign = 'x';
};

/// A match of the season with its troubles.
struct Match {
    int home; ///< team, counted from 0
    int away;
    std::vector<Board> boards;
};

namespace {

constexpr int kTeams = 8;
constexpr int kBoards = 8;
constexpr int kRounds = kTeams - 1;
constexpr int kPlayers = 9; ///< in a line-up: one to come in

ParticipantNumber playerOf(int team, int place)
{
    return ParticipantNumber(team * kPlayers + place);
}

/// Match points of the home team, in halves of a board.
int halvesOf(const Board& board, bool isHome)
{
    switch (board.sign) {
    case '1':
    case '+': return isHome ? 2 : 0;
    case '0':
    case '-': return isHome ? 0 : 2;
    case '5': return 1;
    default: return 0;
    }
}

} // namespace

class TestTypedSeason : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void typesTheLeague();
    void typesTheRatings();
    void typesTheMatches();
    void hasEveryGame();
    void hasTheTable();
    void isEvaluatedWithoutErrors();

private:
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_keys;
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void type(const QString& text)
    {
        m_keys += static_cast<int>(text.size());
        for (const QChar character : text) // the first may open an editor
            QTest::keyClick(QApplication::focusWidget(), character.toLatin1());
    }
    [[nodiscard]] const engine::Tournament& tournament() const { return m_session->document()->tournament(); }
    [[nodiscard]] ui::MatchesView& view() const
    {
        return m_window->tournamentView()->findChild<ui::ResultsPage*>()->matches().view();
    }
    void typeMatch(int round, std::size_t at, Match& match);
    void stepTo(int row, int column);

    QTemporaryDir m_folder;
    std::unique_ptr<app::Session> m_session;
    ui::Preferences m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
    std::map<int, std::vector<Match>> m_season; ///< by round
    int m_keys = 0;
    std::mt19937 m_random{7};
};

void TestTypedSeason::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder.filePath(u"season.zahlmeister"_s)).has_value());
    m_window = std::make_unique<ui::MainWindow>(*m_session, m_preferences, ui::Appearance::Light,
                                                ui::Language::German);
    m_window->resize(1280, 860);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestTypedSeason::cleanupTestCase()
{
    m_window.reset();
    m_session.reset();
}

void TestTypedSeason::typesTheLeague()
{
    QTimer::singleShot(0, this, [this] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        QTRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
        type(u"Bezirksliga"_s);
        key(Qt::Key_Tab);
        type(QString::number(kBoards));
        key(Qt::Key_Tab);
        key(Qt::Key_Tab);
        type(u"4.10.2026 25.10.2026 15.11.2026 6.12.2026 10.1.2027 7.2.2027 7.3.2027"_s);
        key(Qt::Key_Tab);
        for (int team = 0; team < kTeams; ++team) {
            type(u"SC "_s + QChar(u'A' + team));
            for (int place = 1; place <= kPlayers; ++place) {
                key(Qt::Key_Return);
                type(u"%1 %2ann%3, Vor"_s.arg(place)
                         .arg(QChar(u'B' + place))
                         .arg(QString(QChar(u'a' + team)).repeated(3)));
            }
            if (team < kTeams - 1)
                key(Qt::Key_Return);
        }
        key(Qt::Key_Tab);
        key(Qt::Key_Tab);
        key(Qt::Key_Return);
        if (dialog->isVisible())
            dialog->reject();
    });
    key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_session->document() != nullptr);
    QCOMPARE(tournament().participants.size(), std::size_t{kTeams * kPlayers});
    QCOMPARE(tournament().header.teams.size(), std::size_t{kTeams});
    QCOMPARE(tournament().header.schedule.size(), std::size_t{kRounds * kTeams / 2});
    QVERIFY(tournament().header.boards == kBoards);
    QVERIFY(m_window->currentPage() == TournamentView::Page::Results);
}

void TestTypedSeason::typesTheRatings()
{
    m_window->activateWindow(); // no window manager does it here
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY(QApplication::focusWidget() != nullptr);
    key(Qt::Key_1, Qt::ControlModifier);
    auto* page = m_window->tournamentView()->findChild<ui::ParticipantsPage*>();
    QVERIFY(page->isAncestorOf(QApplication::focusWidget()));
    page->table().moveTo(0, ui::ParticipantField::Rating);
    for (int i = 0; i < kTeams * kPlayers; ++i) {
        type(QString::number(1400 + 7 * i) + u" - 10"_s);
        key(Qt::Key_Return);
    }
    for (const engine::Participant& one : tournament().participants)
        QVERIFY2(one.rating && one.index == 10, one.name.c_str());
}

/// Moves with the arrows only.
void TestTypedSeason::stepTo(int row, int column)
{
    for (int steps = 0; view().cursor().column != column && steps < 3; ++steps)
        key(view().cursor().column < column ? Qt::Key_Right : Qt::Key_Left);
    for (int steps = 0; view().cursor().row != row && steps < 60; ++steps)
        key(view().cursor().row < row ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(view().cursor().row, row);
    QCOMPARE(view().cursor().column, column);
}

/// The troubles of the match first, then its results, board by board.
void TestTypedSeason::typeMatch(int round, std::size_t at, Match& match)
{
    const int first = static_cast<int>(at) * (kBoards + 1) + 1; // below its head
    if (at == 0 && round % 2 == 0) {                            // the ninth comes in by his number
        stepTo(first + 4, MatchesModel::kHome);
        type(u"9"_s);
        key(Qt::Key_Return);
        match.boards[4].home = playerOf(match.home, 9);
    } else if (at == 1 && round % 2 == 0) { // somebody is away, the others move up
        stepTo(first + 2, MatchesModel::kAway);
        type(u"a"_s);
        for (int board = 2; board < kBoards; ++board)
            match.boards[static_cast<std::size_t>(board)].away = playerOf(match.away, board + 2);
    } else if (at == 2 && round % 3 == 0) { // nobody on the last board
        stepTo(first + kBoards - 1, MatchesModel::kAway);
        type(u"u"_s);
        match.boards.back().away = engine::kNobody;
        match.boards.back().sign = '+';
    } else if (at == 3) { // the ninth by his name
        stepTo(first + kBoards - 1, MatchesModel::kHome);
        type(u"kann"_s);
        key(Qt::Key_Return);
        match.boards.back().home = playerOf(match.home, 9);
    }
    stepTo(first, MatchesModel::ResultColumn);
    for (int i = 0; i < kBoards; ++i) {
        Board& board = match.boards[static_cast<std::size_t>(i)];
        if (board.away == engine::kNobody) {
            key(Qt::Key_Space);
            continue;
        }
        board.sign = "1051050+-5"[m_random() % 10];
        type(QString(QChar::fromLatin1(board.sign)));
        QVERIFY2(view().refusal().isEmpty(), qPrintable(view().refusal()));
    }
}

void TestTypedSeason::typesTheMatches()
{
    key(Qt::Key_2, Qt::ControlModifier);
    const int before = m_keys;
    int round = 0;
    for (const auto& pairings : engine::bergerRounds(kTeams, 1)) {
        ++round;
        if (round > 1)
            key(Qt::Key_PageDown, Qt::ControlModifier);
        // The line has the focus where nothing is paired yet; an empty one takes the schedule.
        key(Qt::Key_Return);
        QVERIFY2(view().hasFocus(), qPrintable(QString::number(round)));
        std::vector<Match>& matches = m_season[round];
        for (const auto& [home, away] : pairings) {
            Match& match = matches.emplace_back(Match{home - 1, away - 1, {}});
            for (int board = 1; board <= kBoards; ++board)
                match.boards.push_back({playerOf(home - 1, board), playerOf(away - 1, board)});
        }
        for (std::size_t at = 0; at < matches.size(); ++at) {
            typeMatch(round, at, matches[at]);
            if (QTest::currentTestFailed())
                return;
        }
    }
    // 224 boards with a key each; substitutes, the arrows to them and the rounds come on top.
    QVERIFY2(m_keys - before < 500, qPrintable(QString::number(m_keys - before)));
}

void TestTypedSeason::hasEveryGame()
{
    for (const auto& [round, matches] : m_season) {
        const auto found = engine::teamMatches(tournament(), round, engine::HomeWhite::EvenBoards);
        QCOMPARE(found.size(), matches.size());
        for (const Match& match : matches) {
            const std::string home = "SC " + std::string(1, static_cast<char>('A' + match.home));
            const auto same = std::ranges::find(found, home, &engine::TeamMatch::home);
            QVERIFY2(same != found.end(), home.c_str());
            QCOMPARE(same->boards.size(), match.boards.size());
            QVERIFY(same->date.has_value());
            for (std::size_t i = 0; i < match.boards.size(); ++i) {
                const engine::MatchBoard& board = same->boards[i];
                const QString place =
                    u"round %1, %2, board %3"_s.arg(round).arg(QString::fromStdString(home)).arg(i + 1);
                QVERIFY2(board.player(true) == match.boards[i].home, qPrintable(place));
                QVERIFY2(board.player(false) == match.boards[i].away, qPrintable(place));
                QVERIFY2(engine::tablePoints(board.counted().white).halfPoints() ==
                             halvesOf(match.boards[i], true),
                         qPrintable(place));
                QCOMPARE(board.isHomeWhite, (i + 1) % 2 == 0);
            }
        }
    }
    QVERIFY(engine::gamesOutsideMatches(tournament()).empty());
}

/// Counted from what was typed, apart from the program.
void TestTypedSeason::hasTheTable()
{
    std::map<std::string, std::pair<int, int>> expected; // match points, halves of board points
    for (const auto& [round, matches] : m_season) {
        for (const Match& match : matches) {
            int home = 0;
            int away = 0;
            for (const Board& board : match.boards) {
                home += halvesOf(board, true);
                away += halvesOf(board, false);
            }
            for (const auto& [team, own, other] :
                 {std::tuple(match.home, home, away), std::tuple(match.away, away, home)}) {
                auto& sums = expected["SC " + std::string(1, static_cast<char>('A' + team))];
                sums.first += own > other ? 2 : own == other ? 1 : 0;
                sums.second += own;
            }
        }
    }
    const auto table = engine::leagueTable(tournament()).teams;
    QCOMPARE(table.size(), std::size_t{kTeams});
    for (const engine::TeamStanding& team : table) {
        QCOMPARE(team.played, kRounds);
        QCOMPARE(team.matchPoints, expected[team.team].first);
        QCOMPARE(team.boardPoints.halfPoints(), expected[team.team].second);
    }
}

void TestTypedSeason::isEvaluatedWithoutErrors()
{
    const auto& evaluation = m_session->evaluation()->current();
    QVERIFY(evaluation.has_value());
    QCOMPARE(evaluation->participants.size(), tournament().participants.size());
    QStringList found;
    for (const engine::Finding& finding : m_session->evaluation()->findings()) {
        const bool isOfGames = finding.place.game || finding.place.field == engine::FindingField::Result;
        if (isOfGames && finding.level != engine::FindingLevel::Note)
            found += QString::fromLatin1(engine::findingCodeText(finding.code).data());
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u' ')));
    // One step back and forth is one match or one result, whatever was typed.
    const engine::Tournament whole = tournament();
    for (int i = 0; i < 50; ++i)
        QVERIFY(m_session->document()->undo().has_value());
    for (int i = 0; i < 50; ++i)
        QVERIFY(m_session->document()->redo().has_value());
    QVERIFY(tournament() == whole);
}

ZAHLMEISTER_TEST(TestTypedSeason, QApplication)

} // namespace tst_typedseason

#include "tst_typedseason.moc"
