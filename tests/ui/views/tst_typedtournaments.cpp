// SPDX-License-Identifier: GPL-3.0-or-later
// Whole tournaments typed on the page of results, key by key, and the keys counted.
#include <set>

#include <QApplication>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "engine/model/standings.h"
#include "tests/support/fields.h"
#include "tests/support/gridfields.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/crosstablemodel.h"
#include "ui/models/matchesmodel.h"
#include "ui/models/progressmodel.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/views/grids/matchesview.h"
#include "ui/views/grids/progressview.h"
#include "ui/views/grids/roundview.h"
#include "ui/views/matchespane.h"
#include "ui/views/resultspage.h"
#include "ui/views/roundspane.h"
#include "ui/widgets/entryline.h"

namespace tst_typedtournaments {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;
using ui::ResultsPage;
using View = ui::ResultsPage::View;

namespace {

/// The page of results as a user has it: every key goes to whatever has the focus.
class Typist {
public:
    explicit Typist(const engine::Tournament& tournament) : m_open(tournament), m_page(m_open.evaluation())
    {
        m_page.resize(1200, 800);
        m_page.show();
        m_page.activateWindow();
        m_page.setFocus();
        (void)QTest::qWaitForWindowActive(&m_page);
    }

    void type(const QString& text)
    {
        for (const QChar character : text) {
            QTest::keyClick(QApplication::focusWidget(), character.toLatin1());
            ++m_keys;
        }
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        ++m_keys;
    }
    void line(const QString& text)
    {
        type(text);
        press(Qt::Key_Return);
    }

    [[nodiscard]] int keys() const { return m_keys; }
    [[nodiscard]] OpenTournament& open() { return m_open; }
    [[nodiscard]] ResultsPage& page() { return m_page; }
    [[nodiscard]] QStringList games() const { return gameLines(m_open.tournament()); }

private:
    OpenTournament m_open;
    ResultsPage m_page;
    int m_keys = 0;
};

QString keyOf(engine::SideResult side)
{
    switch (side) {
    case engine::SideResult::Win: return u"1"_s;
    case engine::SideResult::Draw: return u"5"_s;
    case engine::SideResult::ForfeitWin: return u"+"_s;
    case engine::SideResult::ForfeitLoss: return u"-"_s;
    case engine::SideResult::Loss:
    case engine::SideResult::NotPlayed: break;
    }
    return u"0"_s;
}

/// The results that have a key of their own; nobody knows the others by heart.
engine::Tournament withCommonResults(engine::Tournament tournament)
{
    for (auto& game : tournament.games) {
        if (game.result == engine::kBothForfeit)
            game.result = engine::kBlackWinsByForfeit;
    }
    return tournament;
}

engine::Tournament without(engine::Tournament tournament)
{
    tournament.games.clear();
    for (auto& participant : tournament.participants)
        participant.byes.clear();
    return tournament;
}

/// A Swiss tournament of 24 with forfeits, a bye by the pairing and half points that were asked for.
engine::Tournament swissOf24()
{
    auto tournament = withCommonResults(swissSystem(24, {.players = 24, .rounds = 7, .forfeit = 0.1}));
    tournament.header.mode = engine::TournamentMode::Swiss;
    tournament.header.rounds = 7;
    // Two participants do not play in the third round, and one game of the last is gone.
    int taken = 0;
    std::erase_if(tournament.games, [&](const engine::Game& game) {
        const bool isThird = game.round == 3 && taken == 0;
        const bool isLast = game.round == 7 && taken == 1;
        if (!isThird && !isLast)
            return false;
        ++taken;
        auto& white = tournament.participants[static_cast<std::size_t>(game.white.value() - 1)];
        auto& black = tournament.participants[static_cast<std::size_t>(game.black.value() - 1)];
        white.byes.push_back({*game.round, engine::kWin, engine::ByeKind::Allocated});
        black.byes.push_back(
            {*game.round, isThird ? engine::kDraw : engine::kLoss, engine::ByeKind::Requested});
        return true;
    });
    return tournament;
}

} // namespace

class TestTypedTournaments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void roundRobinOfTenTakesFortyFiveKeys();
    void swissInTheProgressTable();
    void swissInTheRounds();
    void twoLeaguesOfTeams();
    void doubleRoundMatch();
    void scheveningenInBlocks();
    void viewsShowTheSameGames();

private:
    QTemporaryDir m_settings;
};

void TestTypedTournaments::roundRobinOfTenTakesFortyFiveKeys()
{
    auto gold = withCommonResults(roundRobin(10, {.players = 10, .forfeit = 0.1}));
    gold.header.mode = engine::TournamentMode::RoundRobin;
    for (auto& game : gold.games)
        game.round.reset();
    OpenTournament paper(gold);
    const ui::CrosstableModel table(paper.evaluation());
    Typist typist(without(gold));
    QCOMPARE(typist.page().currentView(), View::Crosstable);
    // The upper half, row by row: as one reads a crosstable aloud.
    for (int row = 0; row < 10; ++row) {
        for (int column = row + 1; column < 10; ++column)
            typist.type(keyOf(table.resultAt(row, column, 0).white));
    }
    QCOMPARE(typist.open().tournament().games.size(), 45U);
    for (int row = 0; row < 10; ++row) {
        for (int column = 0; column < 10; ++column) {
            const auto& typed = typist.page().crosstable();
            QCOMPARE(typed.model()->index(row, column).data().toString(),
                     table.index(row, column).data().toString());
        }
    }
    QCOMPARE(typist.keys(), 45); // no key is for navigation
}

void TestTypedTournaments::swissInTheProgressTable()
{
    const auto gold = swissOf24();
    OpenTournament paper(gold);
    const ui::ProgressModel table(paper.evaluation());
    Typist typist(without(gold));
    QCOMPARE(typist.page().currentView(), View::Progress);
    auto& view = typist.page().progressTable();
    // What is open under the cursor is read from the paper and typed, until nothing is open.
    int cells = 0;
    for (; cells < 24 * 7 && typist.keys() < 2000; ++cells) {
        const int row = view.cursor().row;
        const int column = view.cursor().column;
        if (!static_cast<ui::ProgressModel*>(view.model())->isOpen(row, column))
            break;
        if (const auto* bye = table.byeAt(row, column))
            typist.type(bye->kind == engine::ByeKind::Allocated ? u"+"_s
                        : bye->score == engine::kDraw           ? u"b5"_s
                                                                : u"-"_s);
        else if (const auto* game = table.gameAt(row, column)) {
            const bool isWhite = table.hasWhite(row, *game);
            const auto result = isWhite ? game->result : game->result.mirrored();
            typist.type(QString::number((isWhite ? game->black : game->white).value()) +
                        (isWhite ? u'w' : u's') + keyOf(result.white));
        } else {
            typist.press(Qt::Key_Space);
        }
    }
    QCOMPARE(typist.games(), gameLines(gold));
    QCOMPARE(typist.open().tournament().participants, gold.participants);
    QVERIFY(engine::standings(typist.open().tournament()) == engine::standings(gold));
    // Each game once, four keys at most.
    QVERIFY2(typist.keys() <= 4 * static_cast<int>(gold.games.size()) + 8,
             qPrintable(QString::number(typist.keys())));
}

void TestTypedTournaments::swissInTheRounds()
{
    const auto gold = swissOf24();
    Typist typist(without(gold));
    typist.press(Qt::Key_3, Qt::AltModifier);
    QCOMPARE(typist.page().currentView(), View::Rounds);
    for (int round = 1; round <= 7; ++round) {
        typist.line(u"r%1"_s.arg(round));
        for (const auto& game : gold.games) {
            if (game.round == round)
                typist.line(u"%1-%2"_s.arg(game.white.value()).arg(game.black.value()));
        }
        for (const auto& participant : gold.participants) {
            for (const auto& bye : participant.byes) {
                if (bye.round == round)
                    typist.line(QString::number(participant.number.value()) +
                                (bye.kind == engine::ByeKind::Allocated ? u" +"_s
                                 : bye.score == engine::kDraw           ? u" b5"_s
                                                                        : u" -"_s));
            }
        }
        // The evening's results, one key each, from the first board on.
        typist.press(Qt::Key_Escape);
        typist.press(Qt::Key_Home);
        typist.press(Qt::Key_PageUp);
        for (const auto& game : gold.games) {
            if (game.round == round)
                typist.type(keyOf(game.result.white));
        }
        typist.press(Qt::Key_Return);
    }
    QCOMPARE(typist.games(), gameLines(gold));
    QCOMPARE(typist.open().tournament().participants, gold.participants);
}

void TestTypedTournaments::twoLeaguesOfTeams()
{
    // Two leagues of four teams with four boards and two substitutes each; everybody meets everybody.
    auto field = emptyField(8 * 6);
    field.header.kind = engine::TournamentKind::Team;
    field.header.mode = engine::TournamentMode::RoundRobin;
    for (std::size_t i = 0; i < field.participants.size(); ++i) {
        field.participants[i].team = "SC " + std::string(1, static_cast<char>('A' + static_cast<int>(i / 6)));
        field.participants[i].board = static_cast<int>(i % 6) + 1;
    }
    Typist typist(field);
    QCOMPARE(typist.page().currentView(), View::Matches);
    typist.page().matches().findChild<QSpinBox*>()->setValue(4);
    typist.page().matches().entry().setFocus();
    const QStringList rounds[]{{u"1-4 1051"_s, u"2-3 5555"_s, u"5-8 0000"_s, u"6-7 1+-0"_s},
                               {u"4-3 1111"_s, u"1-2 10xx"_s, u"8-7 0101"_s, u"5-6 5110"_s},
                               {u"2-4 0011"_s, u"3-1 1515"_s, u"6-8 1111"_s, u"7-5 0005"_s}};
    for (const QStringList& round : rounds) {
        for (const QString& match : round)
            typist.line(match);
        if (round != rounds[2])
            typist.press(Qt::Key_PageDown, Qt::ControlModifier);
        typist.page().matches().entry().setFocus();
    }
    QCOMPARE(typist.open().tournament().games.size(), 3U * 4U * 4U);
    std::set<int> groups;
    for (const auto& match :
         engine::teamMatches(typist.open().tournament(), 1, engine::HomeWhite::EvenBoards))
        groups.insert(match.group);
    QCOMPARE(groups, (std::set<int>{0, 1}));
    // The match of which only two boards were known: the other results follow, one key each.
    typist.press(Qt::Key_PageUp, Qt::ControlModifier);
    typist.page().matches().view().setFocus();
    typist.page().matches().view().moveToFirstOpen();
    typist.type(u"15"_s);
    const auto matches = engine::teamMatches(typist.open().tournament(), 2, engine::HomeWhite::EvenBoards);
    QCOMPARE(matches.size(), 4U);
    QCOMPARE(matches[1].home, std::string("SC A"));
    QCOMPARE(matches[1].homePoints.halfPoints(), 5);
    // On its third board the substitute plays.
    auto& view = typist.page().matches().view();
    const auto third = matches[1].boards[2].game.id;
    engine::FindingPlace place;
    place.game = third;
    QVERIFY(typist.page().matches().goTo(place));
    typist.press(Qt::Key_Left);
    typist.type(u"5"_s);
    typist.press(Qt::Key_Return);
    const auto* game = typist.open().document().game(third);
    QVERIFY(game->white == ParticipantNumber(5) || game->black == ParticipantNumber(5));
    QCOMPARE(view.refusal(), QString());
    for (int player = 1; player <= 48; ++player)
        QVERIFY(typist.open().evaluation().of(ParticipantNumber(player)) != nullptr);
}

void TestTypedTournaments::doubleRoundMatch()
{
    auto field = emptyField(2);
    field.header.kind = engine::TournamentKind::Match;
    field.header.rounds = 8;
    Typist typist(field);
    QCOMPARE(typist.page().currentView(), View::Crosstable);
    typist.type(u"10551051"_s);
    QCOMPARE(typist.open().tournament().games.size(), 8U);
    QCOMPARE(typist.keys(), 8);
    const auto table = engine::standings(typist.open().tournament());
    QCOMPARE(table[0].points.halfPoints(), 9);
    QCOMPARE(table[1].points.halfPoints(), 7);
}

void TestTypedTournaments::scheveningenInBlocks()
{
    auto field = emptyField(8);
    field.header.mode = engine::TournamentMode::Scheveningen;
    for (std::size_t i = 0; i < field.participants.size(); ++i)
        field.participants[i].team = i % 2 == 0 ? "Nord" : "Süd";
    Typist typist(field);
    auto& view = typist.page().crosstable();
    QCOMPARE(view.model()->rowCount(), 4);
    QCOMPARE(view.model()->columnCount(), 4);
    typist.type(u"10510105+-105015"_s);
    QCOMPARE(typist.keys(), 16);
    QCOMPARE(typist.open().tournament().games.size(), 16U);
    for (const auto& game : typist.open().tournament().games)
        QVERIFY(game.white.value() % 2 != game.black.value() % 2);
    // A game within a team has no cell, and the page says so.
    typist.open().apply({app::PutGame{{.white = ParticipantNumber(1), .black = ParticipantNumber(3)}}});
    auto* strip = typist.page().findChild<QWidget*>(u"hiddenGames"_s);
    QTRY_VERIFY(strip->isVisible());
    typist.open().apply({app::RemoveGame{typist.open().tournament().games.back().id}});
    QTRY_VERIFY(!strip->isVisible());
}

void TestTypedTournaments::viewsShowTheSameGames()
{
    const auto gold = swissOf24();
    Typist typist(gold);
    const auto before = typist.open().tournament();
    auto& table = typist.page().progressTable();
    table.moveTo(4, 2);
    for (const auto key : {Qt::Key_1, Qt::Key_3, Qt::Key_2, Qt::Key_4, Qt::Key_2}) {
        typist.press(key, Qt::AltModifier);
        QVERIFY(QApplication::focusWidget() != nullptr);
    }
    QCOMPARE(typist.page().currentView(), View::Progress);
    QVERIFY(typist.open().tournament() == before);
    // The choice is remembered for tournaments of this kind.
    typist.press(Qt::Key_3, Qt::AltModifier);
    ResultsPage another(typist.open().evaluation());
    QCOMPARE(another.currentView(), View::Rounds);
}

ZAHLMEISTER_TEST(TestTypedTournaments, QApplication)

} // namespace tst_typedtournaments

#include "tst_typedtournaments.moc"
