// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/models/crosstablemodel.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/views/participantcard.h"
#include "ui/views/resultspage.h"

namespace tst_resultsframe {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;
using ui::CrosstableView;
using ui::ResultsPage;

/// The tables of results in the room that there is, and the card beside them.
class TestResultsFrame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_settings.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        m_translators.emplace(ui::Language::German);
    }
    void init() { QSettings().clear(); }
    void cleanup()
    {
        m_page.reset();
        m_open.reset();
    }

    void cellsGrowWithTheRoom();
    void cardTellsOfTheCurrentPlayer();
    void cardGoesWhereRoomIsShort();
    void orderByPlaceKeepsTheCursorAndIsRemembered();
    void wholeTableIsCopiedWithNamesAndPoints();

private:
    void show(const engine::Tournament& tournament)
    {
        m_open = std::make_unique<OpenTournament>(tournament);
        showPage();
    }
    void showPage()
    {
        m_page = std::make_unique<ResultsPage>(m_open->evaluation());
        m_page->showView(ResultsPage::View::Crosstable);
        m_page->resize(1300, 800);
        m_page->show();
        m_page->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    [[nodiscard]] CrosstableView& grid() const { return m_page->crosstable(); }
    [[nodiscard]] QTableView* totals() const { return m_page->findChild<QTableView*>(u"totals"_s); }

    QTemporaryDir m_settings;
    std::optional<ui::Translators> m_translators;
    std::unique_ptr<OpenTournament> m_open;
    std::unique_ptr<ResultsPage> m_page;
};

namespace {

/// Four of whom the third has won all his games, and the first none.
engine::Tournament wonByTheThird()
{
    TournamentBuilder builder;
    for (int i = 0; i < 4; ++i)
        builder.rated(1500 + 10 * i);
    const std::pair<int, int> wins[]{{3, 1}, {3, 2}, {3, 4}, {2, 1}};
    int id = 0;
    for (const auto& [winner, loser] : wins)
        builder.tournament.games.push_back({.id = engine::GameId(++id),
                                            .white = ParticipantNumber(winner),
                                            .black = ParticipantNumber(loser),
                                            .result = engine::kWhiteWins});
    return builder.tournament;
}

} // namespace

/// Up to 36 px of the design, and not beyond; rows of the totals grow with them.
void TestResultsFrame::cellsGrowWithTheRoom()
{
    show(wonByTheThird());
    const ui::Metrics metrics(&grid());
    QTRY_COMPARE(grid().verticalHeader()->defaultSectionSize(), metrics.scaled(36));
    QCOMPARE(grid().horizontalHeader()->defaultSectionSize(), metrics.scaled(36));
    QCOMPARE(totals()->verticalHeader()->defaultSectionSize(), metrics.scaled(36));
    TournamentBuilder builder;
    for (int i = 0; i < 60; ++i)
        builder.rated(1500);
    show(builder.tournament); // more than the page has room for
    QTRY_COMPARE(grid().verticalHeader()->defaultSectionSize(), metrics.rowHeight());
    QCOMPARE(totals()->verticalHeader()->defaultSectionSize(), metrics.rowHeight());
}

void TestResultsFrame::cardTellsOfTheCurrentPlayer()
{
    show(wonByTheThird());
    const auto* card = m_page->findChild<ui::ParticipantCard*>();
    QVERIFY(card->isVisible());
    const auto texts = [card] {
        QStringList all;
        for (const QLabel* label : card->findChildren<QLabel*>())
            all += label->isVisible() ? label->text() : QString();
        return all.join(u'|');
    };
    grid().moveTo(2, 0);
    const auto* result = m_open->evaluation().of(ParticipantNumber(3));
    const QString ratings = u"DWZ %1 \u2192 %2"_s.arg(ui::formatRating(*result->oldRating, result->oldIndex),
                                                      ui::formatRating(*result->newRating, result->newIndex));
    QTRY_VERIFY2(texts().contains(ratings), qPrintable(texts() + u" / "_s + ratings));
    QVERIFY2(texts().contains(u"3 von 3"_s), qPrintable(texts()));
    QVERIFY2(texts().contains(ui::formatExpected(*result->expected)), qPrintable(texts()));
    QVERIFY2(texts().contains(ui::formatChange(*result->change())), qPrintable(texts()));
    const auto* games = card->findChild<QTableView*>();
    QCOMPARE(games->model()->rowCount(), 3);
    // Typing does not wait for the card, but the card follows.
    grid().moveTo(0, 3);
    grid().enter(engine::kWhiteWins);
    grid().moveTo(0, 1);
    QTRY_VERIFY2(texts().contains(u"1 von 3"_s), qPrintable(texts()));
    QVERIFY(!card->isAncestorOf(QApplication::focusWidget()));
}

void TestResultsFrame::cardGoesWhereRoomIsShort()
{
    show(wonByTheThird());
    const auto* card = m_page->findChild<ui::ParticipantCard*>();
    QVERIFY(card->isVisible());
    m_page->resize(1024, 700);
    QVERIFY(!card->isVisible());
    m_page->resize(1366, 768);
    QVERIFY(card->isVisible());
    for (const auto view : {ResultsPage::View::Progress, ResultsPage::View::Rounds}) {
        m_page->showView(view);
        QVERIFY(card->isVisible());
    }
}

void TestResultsFrame::orderByPlaceKeepsTheCursorAndIsRemembered()
{
    show(wonByTheThird());
    grid().moveTo(0, 2); // the first against the third
    auto* order = grid().parentWidget()->parentWidget()->findChild<QComboBox*>(u"order"_s);
    const auto choose = [order](int index) {
        order->setCurrentIndex(index);
        Q_EMIT order->activated(index);
    };
    const auto& model = static_cast<const ui::CrosstableModel&>(*grid().model());
    choose(1);
    QCOMPARE(model.numberAt(0), ParticipantNumber(3));
    QCOMPARE(model.columnNumberAt(0), ParticipantNumber(3));
    QCOMPARE(model.numberAt(grid().cursor().row), ParticipantNumber(1));
    QCOMPARE(model.columnNumberAt(grid().cursor().column), ParticipantNumber(3));
    // The totals stand beside their rows.
    const int top = grid().rowViewportPosition(0);
    QCOMPARE(totals()->rowViewportPosition(2), top);
    QCOMPARE(model.resultAt(0, model.columnOf(ParticipantNumber(4)), 0), engine::kWhiteWins);
    // Nobody moves while results are typed.
    grid().moveTo(model.rowOf(ParticipantNumber(4)), model.columnOf(ParticipantNumber(1)));
    grid().enter(engine::kWhiteWins);
    QCOMPARE(model.numberAt(0), ParticipantNumber(3));
    showPage();
    QCOMPARE(static_cast<const ui::CrosstableModel&>(*grid().model()).numberAt(0), ParticipantNumber(3));
}

void TestResultsFrame::wholeTableIsCopiedWithNamesAndPoints()
{
    show(wonByTheThird());
    grid().setFocus();
    QTest::keyClick(&grid(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 6); // heads, four players, the end
    QCOMPARE(lines[0].split(u'\t').mid(0, 8).join(u'|'), u"Nr.|Name|1|2|3|4|Punkte|Platz"_s);
    QCOMPARE(lines[3].split(u'\t').mid(0, 8).join(u'|'), u"3|Player 3|1|1||1|3|1"_s);
}

ZAHLMEISTER_TEST(TestResultsFrame, QApplication)

} // namespace tst_resultsframe

#include "tst_resultsframe.moc"
