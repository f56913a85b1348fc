// SPDX-License-Identifier: GPL-3.0-or-later
// How many keys a match of eight boards takes: typed, with somebody away, and pasted as a report.
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/document/tournamentdocument.h"
#include "app/session/session.h"
#include "engine/model/teammatches.h"
#include "tests/support/testmain.h"
#include "ui/models/matchesmodel.h"
#include "ui/views/grids/matchesview.h"
#include "ui/views/matchespane.h"
#include "ui/views/resultspage.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"
#include "ui/windows/tournamentview.h"

namespace tst_matchkeys {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::ParticipantNumber;

namespace {

constexpr int kBoards = 8;
constexpr int kPlayers = 9; // one to come in

/// Names that nobody takes for each other.
std::string nameOf(int team, int place)
{
    return std::string(1, static_cast<char>('A' + team)) + std::string("bcdefghij").substr(0, 1) +
           std::string(static_cast<std::size_t>(place), 'o') + "mann, Vor";
}

/// Two rounds of two teams with line-ups.
engine::Tournament league()
{
    engine::Tournament tournament;
    engine::TournamentHeader& header = tournament.header;
    header.name = "Bezirksliga";
    header.kind = engine::TournamentKind::Team;
    header.mode = engine::TournamentMode::RoundRobin;
    header.boards = kBoards;
    header.rounds = 3;
    header.start = engine::Date::tryFrom(2026, 10, 4);
    header.end = engine::Date::tryFrom(2026, 12, 6);
    for (int team = 0; team < 2; ++team) {
        engine::Team& added =
            header.teams.emplace_back(engine::Team{.name = team == 0 ? "SC Adler" : "TSG Eber"});
        for (int place = 1; place <= kPlayers; ++place) {
            const ParticipantNumber number(team * kPlayers + place);
            tournament.participants.push_back(
                {.number = number, .name = nameOf(team, place), .team = added.name});
            added.lineup.push_back({place, number});
        }
    }
    for (int round = 1; round <= 3; ++round)
        header.schedule.push_back({round, "SC Adler", "TSG Eber", engine::Date::tryFrom(2026, 9 + round, 4)});
    return tournament;
}

} // namespace

class TestMatchKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void takesAKeyForEachBoard();
    void takesThreeMoreWhenAllMoveUp();
    void takesTwoForAReport();

private:
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_keys;
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void type(const QString& text)
    {
        m_keys += static_cast<int>(text.size());
        for (const QChar character : text)
            QTest::keyClick(QApplication::focusWidget(), character.toLatin1());
    }
    [[nodiscard]] const engine::Tournament& tournament() const { return m_session->document()->tournament(); }
    [[nodiscard]] ui::MatchesView& view() const
    {
        return m_window->tournamentView()->findChild<ui::ResultsPage*>()->matches().view();
    }
    [[nodiscard]] std::vector<engine::MatchBoard> boardsOf(int round) const
    {
        const auto matches = engine::teamMatches(tournament(), round, engine::HomeWhite::EvenBoards);
        return matches.size() == 1 ? matches.front().boards : std::vector<engine::MatchBoard>();
    }
    /// The results of a round as typed signs.
    [[nodiscard]] QString signsOf(int round) const
    {
        QString signs;
        for (const engine::MatchBoard& board : boardsOf(round))
            signs += QString::fromUtf8(engine::resultText(board.result()).data()) + u' ';
        return signs.trimmed();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<app::Session> m_session;
    ui::Preferences m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
    int m_keys = 0;
};

void TestMatchKeys::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder.filePath(u"keys.zahlmeister"_s)).has_value());
    m_window = std::make_unique<ui::MainWindow>(*m_session, m_preferences, ui::Appearance::Light,
                                                ui::Language::German);
    m_window->resize(1280, 860);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_session->addTournament(league()).has_value());
    QTRY_VERIFY(QApplication::focusWidget() != nullptr);
    key(Qt::Key_2, Qt::ControlModifier);
    key(Qt::Key_Return); // pairs the first round from its line-ups
    QVERIFY(view().hasFocus());
}

void TestMatchKeys::cleanupTestCase()
{
    m_window.reset();
    m_session.reset();
}

void TestMatchKeys::takesAKeyForEachBoard()
{
    m_keys = 0;
    type(u"10510501"_s);
    QCOMPARE(m_keys, 8);
    QCOMPARE(signsOf(1), u"1-0 0-1 1/2 1-0 0-1 1/2 0-1 1-0"_s);
}

/// The first of the guests is away: one key to him, one that says it, one back.
void TestMatchKeys::takesThreeMoreWhenAllMoveUp()
{
    key(Qt::Key_PageDown, Qt::ControlModifier);
    key(Qt::Key_Return);
    QVERIFY(view().hasFocus());
    m_keys = 0;
    key(Qt::Key_Right);
    type(u"a"_s);
    key(Qt::Key_Left);
    type(u"10510501"_s);
    QCOMPARE(m_keys, 8 + 3);
    const auto boards = boardsOf(2);
    QCOMPARE(boards.size(), std::size_t{kBoards});
    for (int board = 1; board <= kBoards; ++board) {
        const engine::MatchBoard& one = boards[static_cast<std::size_t>(board) - 1];
        QCOMPARE(one.player(true), ParticipantNumber(board));
        QCOMPARE(one.player(false), ParticipantNumber(kPlayers + board + 1));
    }
    QCOMPARE(signsOf(2), u"1-0 0-1 1/2 1-0 0-1 1/2 0-1 1-0"_s);
}

/// Ctrl+V and Enter.
void TestMatchKeys::takesTwoForAReport()
{
    key(Qt::Key_PageDown, Qt::ControlModifier);
    QString report = u"Bezirksliga\n3. Runde am 04.12.2026\n\nSC Adler - TSG Eber 4:4\n"_s;
    for (int board = 1; board <= kBoards; ++board)
        report += u"%1 %2 - %3 %4\n"_s.arg(board).arg(QString::fromStdString(nameOf(0, board)),
                                                      QString::fromStdString(nameOf(1, board)),
                                                      board % 2 == 1 ? u"1:0"_s : u"0:1"_s);
    QApplication::clipboard()->setText(report);
    m_keys = 0;
    QTimer::singleShot(0, this, [this] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        QTRY_VERIFY(dialog->focusWidget() != nullptr);
        ++m_keys;
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        if (dialog->isVisible())
            dialog->reject();
    });
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_keys, 2);
    QCOMPARE(boardsOf(3).size(), std::size_t{kBoards});
    QCOMPARE(signsOf(3), u"1-0 0-1 1-0 0-1 1-0 0-1 1-0 0-1"_s);
}

ZAHLMEISTER_TEST(TestMatchKeys, QApplication)

} // namespace tst_matchkeys

#include "tst_matchkeys.moc"
