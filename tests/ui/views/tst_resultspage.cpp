// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"
#include "ui/delegates/changeglow.h"
#include "ui/delegates/crosstabletotalsdelegate.h"
#include "ui/models/crosstablemodel.h"
#include "ui/models/crosstabletotalsmodel.h"
#include "ui/models/figurerole.h"
#include "ui/text/language.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/views/matchespane.h"
#include "ui/views/resultspage.h"
#include "ui/widgets/tables/tablezoom.h"

namespace tst_resultspage {

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
    void pointsOfTheSheetAreCompared();
    void wholeRowsEndWithThePointsOfTheSheet();
    void goesToAGame();
    void goesToTheSideThatAFindingNames();
    void goesToTheRowOfAParticipant();
    void knowsNoPlaceInTheHeader();
    void totalsStandInLine();
    void namesGiveWayToNumbers();
    void totalsAskWhy();
    void totalsScrollWithTheTable();
    void totalsGrowWithTheTable();
    void tabGoesFromTheChoicesToTheTable_data();
    void tabGoesFromTheChoicesToTheTable();
    void viewsChangeWhereverTheFocusIs();
    void aPageWithoutTeamsSaysWhatToDo();

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

void TestResultsPage::tabGoesFromTheChoicesToTheTable_data()
{
    QTest::addColumn<int>("view");
    QTest::addColumn<int>("stops"); // before the table
    QTest::newRow("crosstable") << static_cast<int>(ResultsPage::View::Crosstable) << 5;
    QTest::newRow("progress table") << static_cast<int>(ResultsPage::View::Progress) << 4;
    QTest::newRow("rounds") << static_cast<int>(ResultsPage::View::Rounds) << 3;
    QTest::newRow("matches") << static_cast<int>(ResultsPage::View::Matches) << 5;
}

/// The order of Tab is that of reading: the choices from left to right, the line, the table.
void TestResultsPage::tabGoesFromTheChoicesToTheTable()
{
    QFETCH(const int, view);
    QFETCH(const int, stops);
    TournamentBuilder builder;
    for (int i = 0; i < 4; ++i)
        builder.rated(1500).team = i < 2 ? "Adler" : "Bär";
    builder.tournament.games.push_back({.id = engine::GameId(1),
                                        .round = 1,
                                        .white = ParticipantNumber(1),
                                        .black = ParticipantNumber(3),
                                        .result = engine::kDrawn});
    show(builder.tournament);
    m_page->showView(static_cast<ResultsPage::View>(view));
    QVERIFY(QApplication::focusWidget() != nullptr);
    auto* table = qobject_cast<ui::GridView*>(QApplication::focusWidget());
    QVERIFY(table != nullptr);
    auto* pane = table->parentWidget();
    while (qobject_cast<ui::ResultsPane*>(pane) == nullptr)
        pane = pane->parentWidget();
    // Backwards from the table to the first choice, and forwards again.
    QWidget* first = nullptr;
    int before = -1;
    for (QWidget* at = table->nextInFocusChain(); at != table; at = at->nextInFocusChain()) {
        const bool isStop = pane->isAncestorOf(at) && at->isEnabled() && at->isVisible() &&
                            (at->focusPolicy() & Qt::TabFocus) != 0 && at->focusProxy() == nullptr;
        if (isStop && first == nullptr)
            first = at;
    }
    QVERIFY(first != nullptr);
    first->setFocus();
    for (int stop = 0; stop < stops; ++stop) {
        QVERIFY(QApplication::focusWidget() != table);
        const int y = QApplication::focusWidget()->mapTo(pane, QPoint()).y() / 8; // of the same row
        QVERIFY(y >= before);
        before = y;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(QApplication::focusWidget(), table);
}

void TestResultsPage::viewsChangeWhereverTheFocusIs()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.rated(1500);
    m_open = std::make_unique<OpenTournament>(builder.tournament);
    QWidget window;
    auto* search = new QLineEdit(&window);
    m_page = std::make_unique<ResultsPage>(m_open->evaluation(), nullptr, &window);
    window.resize(1000, 700);
    m_page->setGeometry(0, 40, 1000, 660);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    search->setFocus();
    QTest::keyClick(search, Qt::Key_3, Qt::AltModifier);
    QCOMPARE(m_page->currentView(), ResultsPage::View::Rounds);
    QCOMPARE(search->text(), QString());
    m_page.reset();
}

void TestResultsPage::aPageWithoutTeamsSaysWhatToDo()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.rated(1500);
    show(builder.tournament);
    m_page->showView(ResultsPage::View::Matches);
    const auto said = [this](const QString& words) {
        const auto labels = m_page->matches().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel* label) {
            return label->isVisible() && label->text().contains(words);
        });
    };
    QVERIFY(said(u"+T)"_s) && said(u"+1)"_s)); // the keys of the next steps
    auto header = m_open->tournament().header;
    header.kind = engine::TournamentKind::Team;
    m_open->apply({app::PutHeader{header}});
    QVERIFY(!said(u"+T)"_s) && said(u"+1)"_s));
    for (int number = 1; number <= 2; ++number) {
        auto player = m_open->tournament().participants[static_cast<std::size_t>(number) - 1];
        player.team = number == 1 ? "Adler" : "Bär";
        m_open->apply({app::PutParticipant{player}});
    }
    QVERIFY(said(u"1-4"_s));
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

void TestResultsPage::pointsOfTheSheetAreCompared()
{
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.rated(1500);
    show(builder.tournament);
    auto* sheet = m_page->crosstable().window()->findChild<QCheckBox*>(u"sheetPoints"_s);
    QVERIFY(sheet && !sheet->isChecked() && totals()->isColumnHidden(CrosstableTotalsModel::SheetPoints));
    sheet->click();
    QVERIFY(!totals()->isColumnHidden(CrosstableTotalsModel::SheetPoints));
    grid().moveTo(0, 1);
    QTest::keyClick(&grid(), Qt::Key_P);
    const auto type = [](const char* text, Qt::Key end) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
        QTest::keyClick(QApplication::focusWidget(), end);
    };
    type("1,5", Qt::Key_Return); // and on to the second row
    type("1x", Qt::Key_Tab);     // a letter says no points
    QTRY_VERIFY(grid().hasFocus());
    QCOMPARE(total(0, CrosstableTotalsModel::SheetPoints), u"1½"_s);
    QCOMPARE(total(1, CrosstableTotalsModel::SheetPoints), u"1"_s);
    QCOMPARE(m_open->tournament().participants[0].stated,
             (std::vector<engine::StatedValue>{{"points", "1.5"}}));
    const auto mark = [&](int row) {
        return totals()->model()->index(row, CrosstableTotalsModel::SheetPoints).data(ui::SignRole).toInt();
    };
    QCOMPARE(mark(0), 0); // may still come
    grid().moveTo(0, 1);
    QTest::keyClicks(&grid(), u"15"_s); // won against the second, drawn with the third
    QCOMPARE(mark(0), 1);
    QCOMPARE(mark(1), 0); // one game is open, and may bring it
    grid().moveTo(1, 2);
    QTest::keyClick(&grid(), Qt::Key_0);
    QCOMPARE(mark(1), -1);
    QVERIFY(m_open->document().undo().has_value());
    QVERIFY(m_open->document().undo().has_value());
    QVERIFY(m_open->document().undo().has_value());
    QVERIFY(m_open->document().undo().has_value());
    QCOMPARE(total(1, CrosstableTotalsModel::SheetPoints), QString());
    m_page.reset();
    showPage();
    QVERIFY(!totals()->isColumnHidden(CrosstableTotalsModel::SheetPoints)); // remembered
}

void TestResultsPage::wholeRowsEndWithThePointsOfTheSheet()
{
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.rated(1500);
    show(builder.tournament);
    m_page->crosstable().window()->findChild<QCheckBox*>(u"sheetPoints"_s)->click();
    m_page->findChild<QComboBox*>()->setCurrentIndex(2); // every row whole
    grid().moveTo(0, 1);
    QTest::keyClicks(&grid(), u"15"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"1.5"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(grid().hasFocus());
    QCOMPARE(grid().cursor().row, 1);
    QCOMPARE(grid().cursor().column, 0);
    QCOMPARE(total(0, CrosstableTotalsModel::SheetPoints), u"1½"_s);
    QTest::keyClicks(&grid(), u"01"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // the sheet says nothing of this row
    QTRY_VERIFY(grid().hasFocus());
    QCOMPARE(grid().cursor().row, 2);
    QCOMPARE(m_open->tournament().participants[1].stated, std::vector<engine::StatedValue>{});
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

/// Points on the units, ratings on the dash, whatever stands behind.
void TestResultsPage::totalsStandInLine()
{
    QTableView view;
    const ui::ChangeGlow glow(view);
    ui::CrosstableTotalsDelegate delegate(glow);
    QStandardItemModel model(3, CrosstableTotalsModel::ColumnCount);
    const QStringList points{u"4"_s, u"4\u00BD"_s, u"4"_s};
    const QStringList ratings{u"1751 \u2013 8"_s, u"1751 \u2013 88"_s, u"1751"_s};
    for (int row = 0; row < model.rowCount(); ++row) {
        model.setItem(row, CrosstableTotalsModel::Points, new QStandardItem(points[row]));
        model.setItem(row, CrosstableTotalsModel::NewRating, new QStandardItem(ratings[row]));
    }
    view.setModel(&model);
    view.setItemDelegate(&delegate);
    view.setShowGrid(false);
    view.resize(800, 200);
    view.setCurrentIndex({});
    const QImage seen = view.viewport()->grab().toImage();
    for (const int column : {CrosstableTotalsModel::Points, CrosstableTotalsModel::NewRating}) {
        QList<int> begins;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QRect cell = view.visualRect(model.index(row, column)).adjusted(2, 2, -2, -2);
            int x = cell.left();
            const auto isEmpty = [&](int at) {
                for (int y = cell.top(); y <= cell.bottom(); ++y) {
                    if (seen.pixelColor(at, y) != view.palette().color(QPalette::Base))
                        return false;
                }
                return true;
            };
            while (x <= cell.right() && isEmpty(x))
                ++x;
            begins += x - cell.left();
        }
        QCOMPARE(begins, QList<int>(model.rowCount(), begins.front()));
        QVERIFY(begins.front() < view.columnWidth(column) / 2 + view.columnWidth(column) / 3);
    }
}

/// In the narrowest window long names are shortened; two cells and every total are still seen.
void TestResultsPage::namesGiveWayToNumbers()
{
    TournamentBuilder builder;
    for (int i = 0; i < 12; ++i)
        builder.rated(1500).name = "Maximiliane-Charlotte von und zu Hohenlohe-Langenburg, Freifrau";
    show(builder.tournament);
    const int before = grid().verticalHeader()->width();
    for (const auto view : {ResultsPage::View::Crosstable, ResultsPage::View::Progress}) {
        m_page->showView(view);
        m_page->resize(m_page->minimumSizeHint().width(), 800);
        QTest::qWait(20);
        QVERIFY2(m_page->width() <= 580, qPrintable(QString::number(m_page->width())));
        for (const QTableView* table : m_page->findChildren<QTableView*>()) {
            if (!table->isVisible())
                continue;
            const QRect place(table->mapTo(m_page.get(), QPoint()), table->size());
            QVERIFY(m_page->rect().contains(place));
            QVERIFY(table->viewport()->width() >= 2 * table->horizontalHeader()->defaultSectionSize() ||
                    table->objectName() == u"totals"_s);
        }
    }
    m_page->showView(ResultsPage::View::Crosstable);
    QVERIFY(grid().verticalHeader()->width() < before);
    // With room they are there again.
    m_page->resize(1300, 800);
    QTRY_COMPARE(grid().verticalHeader()->width(), before);
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
    grid().zoom().setPercent(150);
    QVERIFY(totals()->rowHeight(0) > height);
    QCOMPARE(totals()->rowHeight(0), grid().rowHeight(0));
    QCOMPARE(totals()->rowViewportPosition(10), grid().rowViewportPosition(10));
    m_page.reset();
    showPage();
    QCOMPARE(grid().zoom().percent(), 150);
}

ZAHLMEISTER_TEST(TestResultsPage, QApplication)

} // namespace tst_resultspage

#include "tst_resultspage.moc"
