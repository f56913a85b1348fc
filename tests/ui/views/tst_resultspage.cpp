// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/opentournament.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/models/crosstablemodel.h"
#include "ui/models/crosstabletotalsmodel.h"
#include "ui/text/language.h"
#include "ui/views/crosstableview.h"
#include "ui/views/resultspage.h"

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using engine::ParticipantNumber;
using ui::CrosstableTotalsModel;
using ui::CrosstableView;
using ui::ResultsPage;

class TestResultsPage : public QObject {
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

    void emptyTournamentSaysWhatToDo();
    void tableAppearsWithTheSecondParticipant();
    void emptyPageTakesAWholeTable();
    void totalsFollowTheKeys();
    void textOnlyRatingsStandInBracketsWithoutIndex();
    void currentCellIsReadOut();
    void directionIsRemembered();
    void gamesPerPairingAddPlaces();
    void goesToAGame();
    void goesToTheSideThatAFindingNames();
    void goesToTheRowOfAParticipant();
    void knowsNoPlaceInTheHeader();
    void totalsAskWhy();
    void totalsScrollWithTheTable();
    void totalsGrowWithTheTable();

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
    [[nodiscard]] QString total(int row, CrosstableTotalsModel::Column column) const
    {
        return totals()->model()->index(row, column).data().toString();
    }

    QTemporaryDir m_settings;
    std::optional<ui::Translators> m_translators;
    std::unique_ptr<OpenTournament> m_open;
    std::unique_ptr<ResultsPage> m_page;
};

void TestResultsPage::emptyTournamentSaysWhatToDo()
{
    TournamentBuilder builder;
    builder.rated(1500);
    show(builder.tournament);
    QVERIFY(!grid().isVisible());
    bool said = false;
    for (const QLabel* label : m_page->findChildren<QLabel*>())
        said = said || (label->isVisible() && (label->text().contains(u"„Teilnehmer“"_s) ||
                                               label->text().contains(u"“Participants”"_s)));
    QVERIFY(said);
}

void TestResultsPage::emptyPageTakesAWholeTable()
{
    show(engine::Tournament());
    const QSignalSpy whole(m_page.get(), &ResultsPage::wholeTablePasted);
    QVERIFY(QApplication::focusWidget() != nullptr);
    QTest::keySequence(QApplication::focusWidget(), QKeySequence::Paste);
    QCOMPARE(whole.size(), 1);
    for (const auto view : {ResultsPage::View::Rounds, ResultsPage::View::Matches}) {
        m_page->showView(view);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Paste);
    }
    QCOMPARE(whole.size(), 3);
}

void TestResultsPage::tableAppearsWithTheSecondParticipant()
{
    TournamentBuilder builder;
    builder.rated(1500);
    show(builder.tournament);
    QVERIFY(!grid().isVisible());
    engine::Participant second{.number = ParticipantNumber(2)};
    second.name = "Muster, Max";
    m_open->apply({app::PutParticipant{second}});
    QTRY_VERIFY(grid().isVisible());
    QVERIFY(grid().currentIndex().isValid());
}

// RULE: WO2026 3.3, 3.5
void TestResultsPage::totalsFollowTheKeys()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.rated(1500);
    show(builder.tournament);
    QCOMPARE(total(0, CrosstableTotalsModel::Games), QString());
    QTest::keyClick(&grid(), Qt::Key_1);
    QCOMPARE(total(0, CrosstableTotalsModel::Points), u"1"_s);
    QCOMPARE(total(1, CrosstableTotalsModel::Points), u"0"_s);
    QCOMPARE(total(0, CrosstableTotalsModel::Games), u"1"_s);
    QVERIFY2(total(0, CrosstableTotalsModel::Change).startsWith(u'+'),
             qPrintable(total(0, CrosstableTotalsModel::Change)));
    const auto& evaluation = m_open->evaluation().current().value();
    QVERIFY2(total(0, CrosstableTotalsModel::NewRating)
                 .startsWith(QString::number(evaluation.participants[0].newRating.value())),
             qPrintable(total(0, CrosstableTotalsModel::NewRating)));
}

// RULE: WO2026 Anhang 3.1.11
void TestResultsPage::textOnlyRatingsStandInBracketsWithoutIndex()
{
    show(OpenTournament::read(u"wo-2026"_s));
    QCOMPARE(total(12, CrosstableTotalsModel::NewRating), u"(1494)"_s); // N
    QCOMPARE(total(0, CrosstableTotalsModel::NewRating), u"2245 – 32"_s);
}

void TestResultsPage::currentCellIsReadOut()
{
    show(OpenTournament::read(u"wo-2026"_s));
    QLabel* current = nullptr;
    for (QLabel* label : m_page->findChildren<QLabel*>()) {
        if (!label->accessibleName().isEmpty())
            current = label;
    }
    QVERIFY(current);
    grid().moveTo(1, 3);
    const QString first = current->text();
    QVERIFY2(first.contains(u'B') && first.contains(u'D'), qPrintable(first));
    grid().moveTo(1, 4);
    QVERIFY(current->text() != first);
    // A name that is typed in another view is the new one here, too.
    engine::Participant renamed = m_open->tournament().participants[1];
    renamed.name = "Zander, Emil";
    QVERIFY(
        m_open->document()
            .apply({{app::EditKind::Participant, {u"Zander"_s, u"name"_s}}, {app::PutParticipant{renamed}}})
            .has_value());
    QVERIFY2(current->text().contains(u"Zander"_s), qPrintable(current->text()));
}

void TestResultsPage::directionIsRemembered()
{
    const auto tournament = OpenTournament::read(u"wo-2026"_s);
    show(tournament);
    auto* direction = m_page->findChild<QComboBox*>();
    QCOMPARE(direction->currentIndex(), 0);
    direction->setCurrentIndex(1);
    grid().moveTo(2, 0);
    QTest::keyClick(&grid(), Qt::Key_0);
    QCOMPARE(grid().cursor().row, 3);
    QCOMPARE(grid().cursor().column, 0);
    m_page.reset();
    showPage();
    QCOMPARE(m_page->findChild<QComboBox*>()->currentIndex(), 1);
    grid().moveTo(2, 0);
    QTest::keyClick(&grid(), Qt::Key_0);
    QCOMPARE(grid().cursor().row, 3);
}

void TestResultsPage::gamesPerPairingAddPlaces()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.rated(1600);
    show(builder.tournament);
    auto* games = m_page->findChild<QSpinBox*>();
    QCOMPARE(games->value(), 1);
    games->setValue(2);
    grid().moveTo(0, 1);
    QTest::keyClicks(&grid(), u"10"_s);
    QCOMPARE(m_open->tournament().games.size(), std::size_t(2));
    QCOMPARE(total(0, CrosstableTotalsModel::Points), u"1"_s);
    QCOMPARE(total(0, CrosstableTotalsModel::Games), u"2"_s);
}

void TestResultsPage::goesToAGame()
{
    show(OpenTournament::read(u"wo-2026"_s));
    const engine::Game& game = m_open->tournament().games[5];
    engine::FindingPlace place;
    place.game = game.id;
    QVERIFY(m_page->goTo(place));
    QCOMPARE(grid().cursor().row, game.white.value() - 1);
    QCOMPARE(grid().cursor().column, game.black.value() - 1);
    QVERIFY(grid().hasFocus());
}

void TestResultsPage::goesToTheSideThatAFindingNames()
{
    show(OpenTournament::read(u"wo-2026"_s));
    const engine::Game& game = m_open->tournament().games[5];
    engine::FindingPlace place;
    place.game = game.id;
    place.participant = game.black;
    QVERIFY(m_page->goTo(place));
    QCOMPARE(grid().cursor().row, game.black.value() - 1);
    QCOMPARE(grid().cursor().column, game.white.value() - 1);
}

void TestResultsPage::goesToTheRowOfAParticipant()
{
    show(OpenTournament::read(u"wo-2026"_s));
    engine::FindingPlace place;
    place.participant = ParticipantNumber(9);
    QVERIFY(m_page->goTo(place));
    QCOMPARE(grid().cursor().row, 8);
    place.participant = ParticipantNumber(1);
    QVERIFY(m_page->goTo(place));
    QCOMPARE(grid().cursor().row, 0);
    QVERIFY(grid().cursor().column != 0); // never the diagonal
}

void TestResultsPage::knowsNoPlaceInTheHeader()
{
    show(OpenTournament::read(u"wo-2026"_s));
    QVERIFY(!m_page->goTo({}));
    engine::FindingPlace nobody;
    nobody.participant = ParticipantNumber(99);
    QVERIFY(!m_page->goTo(nobody));
}

void TestResultsPage::totalsAskWhy()
{
    show(OpenTournament::read(u"wo-2026"_s));
    QSignalSpy asked(m_page.get(), &ResultsPage::askedWhy);
    const QModelIndex cell = totals()->model()->index(8, CrosstableTotalsModel::NewRating);
    const QPoint point = totals()->visualRect(cell).center();
    QTest::mouseClick(totals()->viewport(), Qt::LeftButton, {}, point);
    QTest::mouseDClick(totals()->viewport(), Qt::LeftButton, {}, point);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(*static_cast<const ParticipantNumber*>(asked[0][0].constData()), ParticipantNumber(9));
    QCOMPARE(asked[0][1].value<engine::Quantity>(), engine::Quantity::NewRating);
}

void TestResultsPage::totalsScrollWithTheTable()
{
    TournamentBuilder builder;
    for (int i = 0; i < 60; ++i)
        builder.rated(1500 + i);
    show(builder.tournament);
    grid().moveTo(59, 0);
    QTRY_VERIFY(grid().verticalScrollBar()->value() > 0);
    for (const int row : {0, 30, 59})
        QCOMPARE(totals()->rowViewportPosition(row), grid().rowViewportPosition(row));
}

void TestResultsPage::totalsGrowWithTheTable()
{
    show(OpenTournament::read(u"wo-2026"_s));
    const int height = totals()->rowHeight(0);
    grid().setZoom(150);
    QVERIFY(totals()->rowHeight(0) > height);
    QCOMPARE(totals()->rowHeight(0), grid().rowHeight(0));
    QCOMPARE(totals()->rowViewportPosition(10), grid().rowViewportPosition(10));
    m_page.reset();
    showPage();
    QCOMPARE(grid().zoom(), 150);
}

QTEST_MAIN(TestResultsPage)
#include "tst_resultspage.moc"
