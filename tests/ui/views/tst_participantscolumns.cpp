// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the participants: their widths, the ones that stay in sight, and the enlargement.
#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QPaintEvent>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>

#include "tests/support/gridfields.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/participantstable.h"
#include "ui/views/grids/participantcolumns.h"
#include "ui/widgets/inlinehint.h"
#include "ui/widgets/tables/frozencolumns.h"

namespace tst_participantscolumns {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::ParticipantField;
using Table = ParticipantsTable;

namespace {

/// Collects what is painted of a widget.
struct Painted : QObject {
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent*>(event)->region();
        return QObject::eventFilter(watched, event);
    }
    QRegion region;
};

} // namespace

class TestParticipantsColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void zooms();
    void keepsTheNameInSight();
    void theNamesFillTheWidth();
    void columnsFollowTheirContents();
    void keepsAWidthSetByHand();
    void remembersWidthsAndColumns();
    void passesOverWhatIsNotWanted();
    void fitsAFieldOf500();
    void refusesBesideTheScrollBar();

private:
    /// Chooses the entries of the menu for columns; none: the one that undoes all choices.
    static void choose(ui::ParticipantsView& view, const std::vector<int>& columns)
    {
        QMenu menu;
        view.findChild<ui::ParticipantColumns*>()->addTo(menu);
        const QList<QAction*> actions = menu.actions().front()->menu()->actions();
        if (columns.empty())
            actions.last()->trigger();
        for (const int column : columns) {
            const QString head = view.model()->headerData(column, Qt::Horizontal).toString();
            const auto found = std::ranges::find(actions, head, &QAction::text);
            QVERIFY2(found != actions.end(), qPrintable(head));
            (*found)->trigger();
        }
    }

    QTemporaryDir m_settings;
};

void TestParticipantsColumns::zooms()
{
    Table table(emptyField(3));
    const int height = table.view().rowHeight(0);
    QTest::keyClick(&table.view(), Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(table.view().rowHeight(0) > height);
    const int larger = table.view().rowHeight(0);
    table.restart();
    QCOMPARE(table.view().rowHeight(0), larger); // remembered
    QTest::keyClick(&table.view(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(table.view().rowHeight(0), height);
}

void TestParticipantsColumns::keepsTheNameInSight()
{
    Table table(emptyField(30));
    auto& view = table.view();
    const auto* frozen = view.findChild<ui::FrozenColumns*>();
    QVERIFY(!frozen->isVisible());
    table.page->resize(620, 400);
    QCoreApplication::processEvents();
    view.moveTo(25, ParticipantField::Name);
    QTest::keyClick(&view, Qt::Key_End); // to the last column of the row
    QCoreApplication::processEvents();
    QVERIFY(view.horizontalScrollBar()->value() > 0);
    QVERIFY(frozen->isVisible());
    QVERIFY(!frozen->isColumnHidden(ui::ParticipantsModel::columnOf(ParticipantField::Name)));
    QVERIFY(frozen->isColumnHidden(ui::ParticipantsModel::columnOf(ParticipantField::Rating)));
    QCOMPARE(frozen->verticalScrollBar()->value(), view.verticalScrollBar()->value());
    QCOMPARE(frozen->rowViewportPosition(25), view.rowViewportPosition(25));
    // The row of the cursor is tinted there, too; when both scroll, the one that was is painted anew.
    view.moveTo(5, ParticipantField::Computer);
    while (view.rowViewportPosition(view.currentIndex().row() + 2) < view.viewport()->height())
        Table::press(Qt::Key_Return);
    QTest::qWait(20);
    Painted painted;
    frozen->viewport()->installEventFilter(&painted);
    const int before = view.currentIndex().row();
    QVERIFY(before + 1 < 30);
    Table::press(Qt::Key_Return);
    QTest::qWait(50);
    const auto isPainted = [&painted, &view](int row) {
        return painted.region.contains(QPoint(2, view.rowViewportPosition(row) + 2));
    };
    QVERIFY(isPainted(before + 1) && isPainted(before));
    frozen->viewport()->removeEventFilter(&painted);

    // Going back, no cell of the cursor lies below the names.
    for (int step = 0; step < view.model()->columnCount(); ++step) {
        QTest::keyClick(&view, Qt::Key_Left);
        const int left = view.columnViewportPosition(view.currentIndex().column());
        QVERIFY2(!frozen->isVisible() || left >= frozen->width(), qPrintable(QString::number(step)));
    }
    QVERIFY(!frozen->isVisible());
    QCOMPARE(view.horizontalScrollBar()->value(), 0);
}

void TestParticipantsColumns::theNamesFillTheWidth()
{
    Table table(emptyField(2));
    for (const int width : {1100, 2400}) {
        table.page->resize(width, 600);
        QApplication::processEvents();
        QCOMPARE(table.view().horizontalHeader()->length(), table.view().viewport()->width());
    }
}

void TestParticipantsColumns::columnsFollowTheirContents()
{
    const QString team = u"Schachfreunde Langwasser 1921 II"_s;
    auto tournament = emptyField(3);
    tournament.participants[2].team = team.toStdString();
    Table table(tournament);
    auto& view = table.view();
    const int column = ui::ParticipantsModel::columnOf(ParticipantField::Team);
    const auto shows = [&view, column](const QString& text) {
        return view.columnWidth(column) > view.fontMetrics().horizontalAdvance(text);
    };
    QVERIFY(shows(team));
    const int opened = view.columnWidth(column);

    const QString longer = team + u" (Spielgemeinschaft)"_s;
    view.moveTo(0, ParticipantField::Team);
    Table::type(longer);
    QCOMPARE(view.columnWidth(column), opened); // not below the hands that type
    Table::press(Qt::Key_Return);
    QTRY_VERIFY(view.columnWidth(column) > opened);
    QVERIFY(table.open.document().undo().has_value());
    QTRY_COMPARE(view.columnWidth(column), opened);

    // Nobody's text takes the whole table.
    view.moveTo(0, ParticipantField::Team);
    Table::type(QString(200, u'W'));
    Table::press(Qt::Key_Return);
    QTRY_VERIFY(view.columnWidth(column) > opened);
    QVERIFY(view.columnWidth(column) < view.viewport()->width() / 2);

    const int enlarged = view.columnWidth(column);
    view.setFocus();
    const int digit = view.fontMetrics().horizontalAdvance(u'0');
    for (int step = 0; step < 3 && view.fontMetrics().horizontalAdvance(u'0') == digit; ++step)
        Table::press(Qt::Key_Plus, Qt::ControlModifier); // a step of hinted letters may be none of digits
    QTRY_VERIFY(view.columnWidth(column) > enlarged);
}

void TestParticipantsColumns::keepsAWidthSetByHand()
{
    auto tournament = emptyField(3);
    tournament.participants[0].team = "Schachfreunde Langwasser 1921 II";
    Table table(tournament);
    auto& view = table.view();
    QHeaderView& head = *view.horizontalHeader();
    const int column = ui::ParticipantsModel::columnOf(ParticipantField::Team);
    const int fitting = view.columnWidth(column);
    const auto edge = [&head](int of) {
        return QPoint(head.sectionViewportPosition(of) + head.sectionSize(of) - 1, head.height() / 2);
    };
    const QPoint from = edge(column);
    QTest::mousePress(head.viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(head.viewport(), from - QPoint(60, 0));
    QTest::mouseRelease(head.viewport(), Qt::LeftButton, {}, from - QPoint(60, 0));
    const int byHand = view.columnWidth(column);
    QVERIFY(byHand < fitting);

    view.moveTo(1, ParticipantField::Team);
    Table::type(u"Schachgesellschaft Langwasser-Moorenbrunn II"_s);
    Table::press(Qt::Key_Return);
    table.page->resize(1300, 600);
    QApplication::processEvents();
    QCOMPARE(view.columnWidth(column), byHand);

    QTest::mouseDClick(head.viewport(), Qt::LeftButton, {}, edge(column));
    QVERIFY(view.columnWidth(column) > fitting);

    // Beside the names that stay in sight, too.
    table.page->resize(640, 600);
    view.moveTo(1, ParticipantField::Board);
    QApplication::processEvents();
    auto* frozen = view.findChild<ui::FrozenColumns*>();
    QVERIFY(frozen->isVisible());
    const int name = ui::ParticipantsModel::columnOf(ParticipantField::Name);
    frozen->horizontalHeader()->resizeSection(name, view.columnWidth(name) + 20);
    QCOMPARE(view.columnWidth(name), frozen->columnWidth(name));
    QApplication::processEvents();
    QCOMPARE(view.columnWidth(name), frozen->columnWidth(name));
    const int wide = view.columnWidth(name);
    Q_EMIT frozen->horizontalHeader()->sectionHandleDoubleClicked(name);
    QVERIFY(view.columnWidth(name) < wide);
    QTRY_COMPARE(view.columnWidth(name), frozen->columnWidth(name));
}

void TestParticipantsColumns::remembersWidthsAndColumns()
{
    Table table(emptyField(3));
    const auto column = [](ParticipantField field) { return ui::ParticipantsModel::columnOf(field); };
    const int club = column(ParticipantField::Club);
    const int sex = column(ParticipantField::Sex);
    const int day = column(ParticipantField::MemberUntil);
    const int fitted = table.view().columnWidth(club);
    table.view().horizontalHeader()->resizeSection(club, 3 * fitted);
    QVERIFY(!table.view().isColumnHidden(sex) && table.view().isColumnHidden(day));
    choose(table.view(), {sex, day});
    QVERIFY(table.view().isColumnHidden(sex) && !table.view().isColumnHidden(day));
    table.restart();
    QCOMPARE(table.view().columnWidth(club), 3 * fitted);
    QVERIFY(table.view().isColumnHidden(sex) && !table.view().isColumnHidden(day));
    table.view().fitColumns();
    choose(table.view(), {}); // as the tournament needs them
    QVERIFY(!table.view().isColumnHidden(sex) && table.view().isColumnHidden(day));
    table.restart();
    QCOMPARE(table.view().columnWidth(club), fitted);
    QVERIFY(!table.view().isColumnHidden(sex) && table.view().isColumnHidden(day));
}

void TestParticipantsColumns::passesOverWhatIsNotWanted()
{
    Table table(emptyField(2));
    auto& view = table.view();
    const int sex = ui::ParticipantsModel::columnOf(ParticipantField::Sex);
    choose(view, {sex});
    view.moveTo(0, ParticipantField::Name);
    Table::press(Qt::Key_Tab);
    Table::press(Qt::Key_Tab); // name, birth, club
    QCOMPARE(view.currentIndex().column(), ui::ParticipantsModel::columnOf(ParticipantField::Club));
    Table::press(Qt::Key_Backtab);
    QCOMPARE(view.currentIndex().column(), ui::ParticipantsModel::columnOf(ParticipantField::Birth));
    // Copied and pasted is what is seen.
    QApplication::clipboard()->setText(u"1980\tC0505"_s);
    view.moveTo(0, ParticipantField::Birth);
    view.paste();
    QCOMPARE(table.participants()[0].birthYear, std::optional(1980));
    QCOMPARE(table.participants()[0].club, "C0505");
    QCOMPARE(table.participants()[0].sex, std::nullopt);
    view.moveTo(0, ParticipantField::Birth);
    view.selectionModel()->select({view.model()->index(0, sex - 1), view.model()->index(0, sex + 1)},
                                  QItemSelectionModel::ClearAndSelect);
    view.copy();
    QCOMPARE(QApplication::clipboard()->text(), u"1980\tC0505"_s);
    // What a finding leads to is shown, and stays while it is typed.
    view.moveTo(0, ParticipantField::Sex);
    QVERIFY(!view.isColumnHidden(sex));
    Table::type(u"w"_s);
    Table::press(Qt::Key_Return);
    QCOMPARE(table.participants()[0].sex, std::optional(engine::Sex::Female));
    QVERIFY(!view.isColumnHidden(sex));
}

void TestParticipantsColumns::fitsAFieldOf500()
{
    auto tournament = emptyField(500);
    tournament.participants[499].club = "WWWWW";
    tournament.participants[499].team = "Schachgesellschaft Langwasser-Moorenbrunn II";
    Table table(tournament);
    auto& view = table.view();
    const int column = ui::ParticipantsModel::columnOf(ParticipantField::Team);
    QVERIFY(view.columnWidth(column) >
            view.fontMetrics().horizontalAdvance(u"Schachgesellschaft Langwasser-Moorenbrunn II"_s));
}

void TestParticipantsColumns::refusesBesideTheScrollBar()
{
    Table table(emptyField(60));
    auto& view = table.view();
    table.page->resize(700, 400);
    view.moveTo(3, ParticipantField::Computer);
    QCoreApplication::processEvents();
    QVERIFY(view.verticalScrollBar()->isVisible());
    Table::type(u"q"_s);
    const auto* hint = view.window()->findChild<ui::InlineHint*>(); // it lies over the window
    QVERIFY(hint && hint->isVisible());
    QVERIFY(view.window()->rect().contains(hint->geometry()));
}

ZAHLMEISTER_TEST(TestParticipantsColumns, QApplication)

} // namespace tst_participantscolumns

#include "tst_participantscolumns.moc"
