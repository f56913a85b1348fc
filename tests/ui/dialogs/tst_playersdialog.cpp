// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "app/session/session.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/testmain.h"
#include "ui/dialogs/playersdialog.h"
#include "ui/models/playersmodel.h"
#include "ui/widgets/messagebar.h"

namespace tst_playersdialog {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using Model = ui::PlayersModel;

class TestPlayersDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void typesPlayers();
    void typedByKeyboardAlone();
    void refusesInline();
    void convertsAndUndoes();
    void fillsFromTheTournament();
    void removeCanBeUndone();
    void mergesTwoAndUndoes();

private:
    void type(int row, const QStringList& texts);
    QString cell(int row, int column) const
    {
        return m_dialog->model().index(row, column).data(Qt::EditRole).toString();
    }

    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<ui::PlayersDialog> m_dialog;
};

void TestPlayersDialog::init()
{
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(m_folder.filePath(u"%1.zahlmeister"_s.arg(++m_files))).has_value());
    const auto versions = app::shippedRules().versions();
    m_dialog = std::make_unique<ui::PlayersDialog>(
        *m_session, std::vector<engine::RuleVersion>(versions.begin(), versions.end()));
    m_dialog->show();
}

void TestPlayersDialog::cleanup()
{
    m_dialog.reset();
    m_session.reset();
}

void TestPlayersDialog::type(int row, const QStringList& texts)
{
    for (int column = 0; column < texts.size(); ++column)
        QVERIFY(m_dialog->model().setData(m_dialog->model().index(row, column), texts[column]));
}

void TestPlayersDialog::typesPlayers()
{
    QAbstractItemModelTester tester(&m_dialog->model());
    QCOMPARE(m_dialog->model().rowCount(), 1);
    type(0, {u"Adler, Anna"_s, u"C0505"_s, u"1985"_s, u"1366"_s, u"21"_s});
    QCOMPARE(m_dialog->model().rowCount(), 2);
    // Stored at once: another list over the same file has her.
    const Model other(*m_session->workFile());
    QCOMPARE(other.playerAt(0)->rating, std::optional(1366));
    QCOMPARE(other.playerAt(0)->birthYear, std::optional(1985));
    QVERIFY(!other.playerAt(1));
}

/// Tab goes on to the next cell of the same player, also of one who has just been added.
void TestPlayersDialog::typedByKeyboardAlone()
{
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    m_dialog->findChild<QTableView*>()->setFocus();
    for (const QString& text : {u"Adler, Anna"_s, u"C0505"_s, u"1985"_s, u"1366"_s, u"21"_s}) {
        QTest::keyClicks(QApplication::focusWidget(), text);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    QCOMPARE(m_dialog->model().rowCount(), 2);
    const auto anna = m_dialog->model().playerAt(0);
    QCOMPARE(anna->rating, std::optional(1366));
    QCOMPARE(anna->index, std::optional(21));
}

void TestPlayersDialog::refusesInline()
{
    QSignalSpy refused(&m_dialog->model(), &Model::refused);
    Model& model = m_dialog->model();
    QVERIFY(!model.setData(model.index(0, Model::RatingColumn), u"1500"_s)); // nobody's
    type(0, {u"Adler, Anna"_s});
    for (const QString& wrong : {u"abc"_s, u"-10000"_s, u"10000"_s, u"15,5"_s})
        QVERIFY(!model.setData(model.index(0, Model::RatingColumn), wrong));
    QVERIFY(!model.setData(model.index(0, Model::NameColumn), u" "_s));
    QVERIFY(!model.setData(model.index(0, Model::EntryColumn), u"x"_s));
    QCOMPARE(refused.size(), 6);
    QVERIFY(cell(0, Model::RatingColumn).isEmpty());
    QVERIFY(!QApplication::activeModalWidget());
}

// RULE: WO2026 Anhang 4
void TestPlayersDialog::mergesTwoAndUndoes()
{
    type(0, {u"Adler, Anna"_s, u"C0505"_s});
    type(1, {u"Adler, Ana"_s, u"C0505"_s, u"1985"_s, u"1366"_s, u"21"_s});
    auto* table = m_dialog->findChild<QTableView*>();
    const auto select = [&](int row, QItemSelectionModel::SelectionFlags flags) {
        table->selectionModel()->setCurrentIndex(m_dialog->model().index(row, 0), flags);
    };
    select(0, QItemSelectionModel::ClearAndSelect);
    m_dialog->mergeSelected(); // one is no double
    QCOMPARE(m_dialog->model().rowCount(), 3);
    select(1, QItemSelectionModel::ClearAndSelect);
    select(0, QItemSelectionModel::Select); // the current one is kept
    m_dialog->mergeSelected();
    QCOMPARE(m_dialog->model().rowCount(), 2);
    QCOMPARE(cell(0, Model::NameColumn), u"Adler, Anna"_s);
    QCOMPARE(cell(0, Model::RatingColumn), u"1366"_s);
    m_dialog->messageBar().message().action();
    QCOMPARE(m_dialog->model().rowCount(), 3);

    // Years of birth that differ make two persons.
    type(2, {u"Adler, Anne"_s, u"C0505"_s, u"1990"_s});
    select(2, QItemSelectionModel::ClearAndSelect);
    for (int row = 0; row < 2; ++row) {
        if (cell(row, Model::BirthYearColumn) == u"1985"_s)
            select(row, QItemSelectionModel::Select);
    }
    m_dialog->mergeSelected();
    QCOMPARE(m_dialog->messageBar().message().level, ui::Message::Level::Error);
    QCOMPARE(m_dialog->model().rowCount(), 4);
}

void TestPlayersDialog::convertsAndUndoes()
{
    type(0, {u"Adler, Anna"_s, QString(), QString(), u"1366"_s, u"21"_s});
    type(1, {u"Neu, Nora"_s});
    m_dialog->convert();
    QCOMPARE(cell(0, Model::RatingColumn), u"1634"_s);
    QCOMPARE(cell(0, Model::IndexColumn), u"22"_s);
    QVERIFY(cell(0, Model::EntryColumn).contains(u"1366 – 21 → 1634 – 22"_s));
    m_dialog->convert(); // nobody twice
    QCOMPARE(cell(0, Model::RatingColumn), u"1634"_s);
    m_dialog->undoConversion();
    QCOMPARE(cell(0, Model::RatingColumn), u"1366"_s);
    QCOMPARE(cell(0, Model::IndexColumn), u"21"_s);
    QVERIFY(cell(0, Model::EntryColumn).isEmpty());
    // The message bar offers the same.
    m_dialog->convert();
    const auto undo = m_dialog->messageBar().message().action;
    QVERIFY(undo);
    undo();
    QCOMPARE(cell(0, Model::RatingColumn), u"1366"_s);
}

void TestPlayersDialog::fillsFromTheTournament()
{
    m_dialog->addFromTournament(); // none is open: nothing happens
    QCOMPARE(m_dialog->model().rowCount(), 1);
    engine::Tournament tournament;
    engine::Participant anna{.number = engine::ParticipantNumber(1), .name = "Adler, Anna"};
    anna.member = true;
    anna.rating = engine::Rating(1500);
    anna.index = 4;
    tournament.participants.push_back(anna);
    QVERIFY(m_session->addTournament(tournament).has_value());
    m_dialog->addFromTournament();
    QCOMPARE(cell(0, Model::NameColumn), u"Adler, Anna"_s);
    QCOMPARE(cell(0, Model::RatingColumn), u"1500"_s);
    m_dialog->addFromTournament();
    QCOMPARE(m_dialog->model().rowCount(), 2);
}

void TestPlayersDialog::removeCanBeUndone()
{
    type(0, {u"Adler, Anna"_s, u"C0505"_s});
    auto* table = m_dialog->findChild<QTableView*>();
    table->setCurrentIndex(m_dialog->model().index(0, 0));
    m_dialog->removeCurrent();
    QCOMPARE(m_dialog->model().rowCount(), 1);
    const auto undo = m_dialog->messageBar().message().action;
    QVERIFY(undo);
    undo();
    QCOMPARE(cell(0, Model::NameColumn), u"Adler, Anna"_s);
    QCOMPARE(cell(0, Model::ClubColumn), u"C0505"_s);
}

ZAHLMEISTER_TEST(TestPlayersDialog, QApplication)

} // namespace tst_playersdialog

#include "tst_playersdialog.moc"
