// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/models/previewmodel.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/previewtable.h"
#include "ui/views/grids/tablefooter.h"
#include "ui/views/playergamespanel.h"
#include "ui/views/previewpage.h"

namespace tst_previewpage {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::PreviewModel;
using ui::PreviewPage;
using ui::PreviewTable;

namespace {

engine::ParticipantNumber player(const QList<QVariant>& signal)
{
    // No default constructor, so QVariant::value() cannot be used.
    return *static_cast<const engine::ParticipantNumber*>(signal[0].constData());
}

engine::Quantity quantity(const QList<QVariant>& signal)
{
    return signal[1].value<engine::Quantity>();
}

/// All texts of the labels that can be seen.
QString labels(const PreviewPage& page)
{
    QStringList texts;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (label->isVisibleTo(&page))
            texts += label->text();
    }
    return texts.join(u'\n');
}

} // namespace

class TestPreviewPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        m_translators.emplace(ui::Language::German);
    }

    void init()
    {
        QSettings().clear();
        m_open = std::make_unique<OpenTournament>(OpenTournament::read(u"wo-2026"_s));
        m_open->useArithmetic(engine::Arithmetic::Tables);
        show();
    }

    void cleanup()
    {
        m_page.reset();
        m_open.reset();
    }

    void remembersColumnsAndSize();
    void keysAskWhy_data();
    void keysAskWhy();
    void clickAsksWhy();
    void headingsAreNoCells();
    void headSaysWhatItWasComputedWith();
    void firstErrorLeadsToItsPlace();
    void emptyTournamentSaysWhatToDo();
    void gamesOfTheChosenPlayer();
    void opponentsLeadOn();
    void editGlowsWhereItCanBeSeen();
    void editBehindAnotherTabGlowsWhenShown();
    void newRatingStaysInSightInANarrowWindow();
    void gamesNeedNoScrollBarToTheSide();
    void copiesAsATable();
    void copiesWhatIsSelected();
    void sortsByKey();
    void lettersFindANameInAnyColumn();

private:
    QTemporaryDir m_settings;
    void show()
    {
        m_page = std::make_unique<PreviewPage>(m_open->evaluation());
        m_page->resize(1400, 900);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_table = m_page->findChild<PreviewTable*>();
        m_model = m_page->findChild<PreviewModel*>();
        m_table->setFocus();
    }

    QModelIndex cell(int number, engine::Column column) const
    {
        return cell(number, m_model->columnOf(column));
    }

    QModelIndex cell(int number, int column) const
    {
        for (int row = 0; row < m_table->model()->rowCount(); ++row) {
            const QModelIndex index = m_table->model()->index(row, column);
            if (index.data(PreviewModel::ParticipantRole).toInt() == number)
                return index;
        }
        return {};
    }

    std::optional<ui::Translators> m_translators;
    std::unique_ptr<OpenTournament> m_open;
    std::unique_ptr<PreviewPage> m_page;
    PreviewTable* m_table = nullptr;
    PreviewModel* m_model = nullptr;
};

void TestPreviewPage::remembersColumnsAndSize()
{
    auto* table = m_page->findChild<ui::PreviewTable*>();
    const int rowHeight = table->rowHeight(table->model()->rowCount() - 1);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(table->rowHeight(table->model()->rowCount() - 1) > rowHeight);
    QWheelEvent wheel(QPointF(50, 50), table->viewport()->mapToGlobal(QPointF(50, 50)), {}, QPoint(0, -120),
                      Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(table->viewport(), &wheel);
    QCOMPARE(table->rowHeight(table->model()->rowCount() - 1), rowHeight);
    QTest::keyClick(table, Qt::Key_Plus, Qt::ControlModifier);

    auto* menu = m_page->findChild<QMenu*>();
    Q_EMIT menu->aboutToShow();
    QAction* performance = menu->actions().constLast();
    const QString head = performance->text();
    QVERIFY(performance->isChecked());
    performance->trigger();
    m_page.reset();
    show(); // as at the next start
    table = m_page->findChild<ui::PreviewTable*>();
    QVERIFY(table->rowHeight(table->model()->rowCount() - 1) > rowHeight);
    menu = m_page->findChild<QMenu*>();
    Q_EMIT menu->aboutToShow();
    for (const QAction* action : menu->actions())
        QCOMPARE(action->isChecked(), action->text() != head);
}

void TestPreviewPage::keysAskWhy_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Return") << Qt::Key_Return;
    QTest::newRow("Enter") << Qt::Key_Enter;
    QTest::newRow("Space") << Qt::Key_Space;
}

void TestPreviewPage::keysAskWhy()
{
    QFETCH(const Qt::Key, key);
    const QSignalSpy asked(m_page.get(), &PreviewPage::askedWhy);
    m_table->setCurrentIndex(cell(4, engine::Column::Coefficient));
    QTest::keyClick(m_table, key, key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(player(asked[0]), engine::ParticipantNumber(4));
    QCOMPARE(quantity(asked[0]), engine::Quantity::Coefficient);
}

void TestPreviewPage::clickAsksWhy()
{
    const QSignalSpy asked(m_page.get(), &PreviewPage::askedWhy);
    const QModelIndex index = cell(10, engine::Column::NewRating);
    m_table->scrollTo(index);
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, Qt::NoModifier,
                      m_table->visualRect(index).center());
    QCOMPARE(asked.size(), 1);
    QCOMPARE(player(asked[0]), engine::ParticipantNumber(10));
    QCOMPARE(quantity(asked[0]), engine::Quantity::FirstRating);
    // With Shift a range is selected: nobody asks.
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      m_table->visualRect(cell(10, engine::Column::Score)).center());
    QCOMPARE(asked.size(), 1);
}

void TestPreviewPage::headingsAreNoCells()
{
    // The first row of a group is taller; its upper part is the group's name.
    const QRect first = m_table->visualRect(cell(9, engine::Column::NewRating));
    const QRect second = m_table->visualRect(cell(10, engine::Column::NewRating));
    QVERIFY(first.height() > second.height() + second.height() / 2);
    QVERIFY(!m_table->indexAt(first.topLeft() + QPoint(5, 3)).isValid());
    QVERIFY(m_table->indexAt(first.bottomLeft() + QPoint(5, -3)).isValid());
}

void TestPreviewPage::headSaysWhatItWasComputedWith()
{
    QVERIFY2(labels(*m_page).contains(u"DWZ 2026"_s), qPrintable(labels(*m_page)));
    QVERIFY(labels(*m_page).contains(u"12.12.2026"_s));
    QVERIFY(labels(*m_page).contains(u"20 Iterationsschritte"_s));
    const QString before = labels(*m_page);
    engine::TournamentHeader header = m_open->tournament().header;
    header.end = engine::Date::tryFrom(2020, 5, 1);
    header.start = engine::Date::tryFrom(2020, 4, 1);
    m_open->apply({app::PutHeader{header}});
    QVERIFY2(labels(*m_page).contains(u"nicht gültig"_s), qPrintable(labels(*m_page)));
    QVERIFY(labels(*m_page).contains(u"<b>!</b>"_s));
    header.end.reset();
    m_open->apply({app::PutHeader{header}});
    QVERIFY2(labels(*m_page).contains(u"Enddatum"_s), qPrintable(labels(*m_page)));
}

void TestPreviewPage::firstErrorLeadsToItsPlace()
{
    const auto errorLabel = [this]() -> QLabel* {
        for (QLabel* label : m_page->findChildren<QLabel*>()) {
            if (label->isVisibleTo(m_page.get()) && label->text().contains(u"href"_s))
                return label;
        }
        return nullptr;
    };
    engine::TournamentHeader header = m_open->tournament().header;
    header.end.reset();
    m_open->apply({app::PutHeader{header}});
    QLabel* label = errorLabel();
    QVERIFY(label);
    const QSignalSpy places(m_page.get(), &PreviewPage::placeActivated);
    Q_EMIT label->linkActivated(u"finding"_s);
    QCOMPARE(places.size(), 1);
    const auto& findings = m_open->evaluation().findings();
    QVERIFY(!findings.empty());
    QCOMPARE(findings.front().level, engine::FindingLevel::Error);
    QVERIFY(places[0][0].value<engine::FindingPlace>() == findings.front().place);
}

void TestPreviewPage::emptyTournamentSaysWhatToDo()
{
    m_page.reset();
    m_open = std::make_unique<OpenTournament>(engine::Tournament{});
    show();
    QVERIFY2(labels(*m_page).contains(u"Teilnehmer"_s), qPrintable(labels(*m_page)));
    QVERIFY(!m_table->isVisible());
    m_open->apply({app::PutParticipant{engine::Participant{engine::ParticipantNumber(1)}}});
    QVERIFY(m_table->isVisible());
    QCOMPARE(m_table->model()->rowCount(), 1);
}

void TestPreviewPage::gamesOfTheChosenPlayer()
{
    auto* games = m_page->findChild<ui::PlayerGamesPanel*>();
    m_page->select(engine::ParticipantNumber(8));
    QCOMPARE(games->table()->model()->rowCount(), 7);
    QVERIFY2(labels(*m_page).contains(u"Partien von H: 1300 – 77 → 1292 – 78"_s),
             qPrintable(labels(*m_page)));
    m_page->select(engine::ParticipantNumber(9));
    QVERIFY2(labels(*m_page).contains(u"Partien von J: Erst-DWZ 1476 – 1"_s), qPrintable(labels(*m_page)));
}

void TestPreviewPage::opponentsLeadOn()
{
    auto* games = m_page->findChild<ui::PlayerGamesPanel*>();
    m_page->select(engine::ParticipantNumber(2));
    const QAbstractItemModel* model = games->table()->model();
    const QSignalSpy asked(m_page.get(), &PreviewPage::askedWhy);
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, 1).data().toString() != "G"_L1)
            continue;
        games->table()->setCurrentIndex(model->index(row, 2));
        QTest::keyClick(games->table(), Qt::Key_Return);
        // G counts with his performance, so that is what has to be explained.
        QCOMPARE(asked.size(), 1);
        QCOMPARE(player(asked[0]), engine::ParticipantNumber(7));
        QCOMPARE(quantity(asked[0]), engine::Quantity::Performance);
        games->table()->setCurrentIndex(model->index(row, 1));
        QTest::keyClick(games->table(), Qt::Key_Space);
        break;
    }
    QCOMPARE(m_table->currentIndex().data(PreviewModel::ParticipantRole).toInt(), 7);
}

void TestPreviewPage::editGlowsWhereItCanBeSeen()
{
    if (!ui::isMotionAllowed())
        QSKIP("this platform asks for less motion");
    const int rating = m_model->columnOf(engine::Column::NewRating);
    const int coefficient = m_model->columnOf(engine::Column::Coefficient);
    m_open->setResult(1, 2, engine::kBlackWins);
    QVERIFY(m_table->isGlowing(engine::ParticipantNumber(1), rating));
    QVERIFY(!m_table->isGlowing(engine::ParticipantNumber(1), coefficient));
    QTRY_VERIFY_WITH_TIMEOUT(!m_table->isGlowing(engine::ParticipantNumber(1), rating), 3'000);
}

void TestPreviewPage::editBehindAnotherTabGlowsWhenShown()
{
    if (!ui::isMotionAllowed())
        QSKIP("this platform asks for less motion");
    const int rating = m_model->columnOf(engine::Column::NewRating);
    m_page->hide();
    m_open->setResult(1, 2, engine::kBlackWins);
    QVERIFY(!m_table->isGlowing(engine::ParticipantNumber(1), rating));
    m_page->show();
    QVERIFY(m_table->isGlowing(engine::ParticipantNumber(1), rating));
}

void TestPreviewPage::newRatingStaysInSightInANarrowWindow()
{
    QVERIFY(m_table->hiddenHeads().isEmpty());
    m_page->resize(600, 700);
    QVERIFY2(m_table->hiddenHeads().contains(u"Altersstufe"_s),
             qPrintable(m_table->hiddenHeads().join(u' ')));
    QVERIFY(m_table->visualRect(cell(2, engine::Column::Change)).right() <= m_table->viewport()->width());
    const auto* footer = m_page->findChild<ui::TableFooter*>(u"previewTotals"_s);
    QVERIFY2(footer->accessibleName().contains(u"Altersstufe"_s), qPrintable(footer->accessibleName()));
    // What there is no room for can still be copied.
    QVERIFY(m_table->copyText().contains(u"Altersstufe"_s));
    // Names give way before the numbers do, and nothing scrolls sideways.
    for (int width = 1000; width >= 380; width -= 20) {
        m_page->resize(width, 700);
        QVERIFY2(m_table->horizontalScrollBar()->maximum() == 0,
                 qPrintable(QString::number(m_page->width())));
        QVERIFY(m_table->visualRect(cell(2, engine::Column::NewRating)).isValid());
        QVERIFY(m_table->visualRect(cell(2, engine::Column::Change)).right() < m_table->viewport()->width());
    }
    m_page->resize(1400, 700);
    QVERIFY(m_table->hiddenHeads().isEmpty());
}

void TestPreviewPage::gamesNeedNoScrollBarToTheSide()
{
    auto* games = m_page->findChild<ui::PlayerGamesPanel*>()->findChild<QTableView*>();
    // So low that the games have a scroll bar of their own, which takes some of the width.
    for (const QSize size : {QSize(900, 420), QSize(1200, 400), QSize(900, 900)}) {
        m_page->resize(size);
        QApplication::processEvents();
        QCOMPARE(games->horizontalScrollBar()->maximum(), 0);
    }
    // Whoever is looked at, with remarks on his games or without.
    m_page->resize(430, 700);
    for (const engine::Participant& one : m_open->tournament().participants) {
        m_page->select(one.number);
        QApplication::processEvents();
        QVERIFY2(games->horizontalScrollBar()->maximum() == 0, one.name.c_str());
    }
}

void TestPreviewPage::copiesAsATable()
{
    m_table->setCurrentIndex(cell(2, engine::Column::Score));
    QTest::keySequence(m_table, QKeySequence::Copy);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 17);
    const auto heads = lines[0].split(u'\t');
    for (const QString& line : lines)
        QCOMPARE(line.split(u'\t').size(), heads.size());
    QVERIFY2(
        lines[2].startsWith(u"2\tB\tJun\tbbbbb\t2100\t55\t32,0\t1898\t2,5\t5\t3,088\t1857\t2081\t56\t-19"_s),
        qPrintable(lines[2]));
}

void TestPreviewPage::copiesWhatIsSelected()
{
    const QItemSelection range(cell(2, engine::Column::Score), cell(3, engine::Column::Games));
    m_table->selectionModel()->select(range, QItemSelectionModel::ClearAndSelect);
    QCOMPARE(m_table->copyText(), u"Punkte\tPartien\tBemerkung\n2,5\t5\t\n1\t4\t\n"_s);
}

void TestPreviewPage::sortsByKey()
{
    m_table->setCurrentIndex(cell(1, engine::Column::Change));
    QTest::keyClick(m_table, Qt::Key_F7);
    QCOMPARE(m_table->model()->index(0, 0).data(PreviewModel::ParticipantRole).toInt(), 7); // the best first
    QTest::keyClick(m_table, Qt::Key_F7);
    QCOMPARE(m_table->model()->index(0, 0).data(PreviewModel::ParticipantRole).toInt(), 5);
    // Another order has no groups: all rows are alike.
    QCOMPARE(m_table->rowHeight(0), m_table->rowHeight(15));
    QTest::keyClick(m_table, Qt::Key_F7);
    QCOMPARE(m_table->model()->index(0, 0).data(PreviewModel::ParticipantRole).toInt(), 1);
    QVERIFY(m_table->rowHeight(0) > m_table->rowHeight(1));
}

void TestPreviewPage::lettersFindANameInAnyColumn()
{
    m_table->setCurrentIndex(cell(1, engine::Column::NewRating));
    QTest::keyClick(m_table, Qt::Key_H);
    QCOMPARE(m_table->currentIndex(), cell(8, engine::Column::NewRating));
}

ZAHLMEISTER_TEST(TestPreviewPage, QApplication)

} // namespace tst_previewpage

#include "tst_previewpage.moc"
