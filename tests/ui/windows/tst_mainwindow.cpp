// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

#include "app/document/tournamentdocument.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "app/store/workfile.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"
#include "ui/chronicle/impactdialog.h"
#include "ui/entry/participantfields.h"
#include "ui/models/whatifmodel.h"
#include "ui/theme/palette.h"
#include "ui/views/grids/crosstableview.h"
#include "ui/views/resultspage.h"
#include "ui/widgets/hintstrip.h"
#include "ui/widgets/inlinehint.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/command.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/preferences.h"
#include "ui/windows/startpage.h"
#include "ui/windows/tournamentview.h"
#include "ui/windows/whatifframe.h"

namespace tst_mainwindow {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using ui::TournamentView;

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void beginsWithTheStartPage();
    void opensWithinTheScreen();
    void opensTheExampleOnce();
    void reachesEveryPageByKeyboard();
    void namesWhatUndoTakesBack();
    void removalCanBeTakenBack();
    void deleteAfterAClickMeansTheTournament();
    void findsAPlayerOnEveryPage();
    void docksGetTheirWidthBack();
    void listIsAsWideAsItsNames();
    void signsFollowTheAppearance();
    void refusalsReachOverTheEdgeOfASmallGrid();
    void showsTheTextThatWasBeingTyped();
    void listsTheErrorsOfAFile();
    void offersToRescue_data();
    void offersToRescue();
    void explainsANumber();
    void saysWhatCanBeAsked();
    void goesToThePageOfAFinding();
    void whatIfLeavesEverythingAsItIs();
    void whatIfIsAdoptedAsOneStep();
    void whatIfEndsWithTheTournament();
    void tellsWhoBeginsOtherwise();
    void tellsWhatADeletionChanges();

private:
    void startProgram();
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Session> m_session;
    ui::Preferences m_preferences;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestMainWindow::initTestCase()
{
    QVERIFY(m_settings.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
}

void TestMainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    startProgram();
}

/// Ends it first when it runs.
void TestMainWindow::startProgram()
{
    m_window.reset();
    m_session.reset();
    m_session = std::make_unique<app::Session>();
    QVERIFY(m_session->openWorkFile(path(u"test.zahlmeister"_s)).has_value());
    m_window = std::make_unique<ui::MainWindow>(*m_session, m_preferences, ui::Appearance::Light,
                                                ui::Language::German);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_session.reset();
    m_folder.reset();
}

void TestMainWindow::beginsWithTheStartPage()
{
    QVERIFY(m_window->startPage().isVisible());
    QVERIFY(!m_window->tournamentView() && !m_window->currentPage());
    QVERIFY(!QTest::qWaitFor([] { return QApplication::activeModalWidget() != nullptr; }, 500));
    QVERIFY(!ui::commandNamed(*m_window, "undo")->isEnabled());
    QVERIFY(!ui::commandNamed(*m_window, "tournamentData")->isEnabled());
    QVERIFY(ui::commandNamed(*m_window, "newTournament")->isEnabled());
    // The keyboard begins on the page, not in the search field beside it.
    QVERIFY(QApplication::focusWidget());
    QCOMPARE(QApplication::focusWidget()->objectName(), u"newTournament"_s);
}

void TestMainWindow::opensWithinTheScreen()
{
    const QRect screen = m_window->screen()->availableGeometry(); // smaller than the first size
    QVERIFY(m_window->isMaximized() && screen.contains(m_window->geometry()));
    m_window->showNormal();
    QTRY_VERIFY(m_window->width() <= screen.width() && m_window->height() < screen.height());
}

void TestMainWindow::opensTheExampleOnce()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    QVERIFY(m_window->tournamentView());
    QVERIFY(m_window->tournamentView()->isVisible());
    QCOMPARE(m_session->document()->tournament().participants.size(), std::size_t(16));
    QCOMPARE(m_window->currentPage(), std::optional(TournamentView::Page::Results));

    ui::commandNamed(*m_window, "closeTournament")->trigger();
    QVERIFY(m_window->startPage().isVisible());
    ui::commandNamed(*m_window, "openExample")->trigger();
    QCOMPARE(m_session->tournaments().size(), std::size_t(1));
    QCOMPARE(m_session->document()->tournament().participants.size(), std::size_t(16));
}

void TestMainWindow::reachesEveryPageByKeyboard()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    for (int page = TournamentView::kPages - 1; page >= 0; --page) {
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + page), Qt::ControlModifier);
        QCOMPARE(m_window->currentPage(), std::optional(static_cast<TournamentView::Page>(page)));
        QWidget* focus = QApplication::focusWidget();
        QVERIFY2(focus && m_window->tournamentView()->isAncestorOf(focus), qPrintable(QString::number(page)));
        QVERIFY(!m_window->tournamentView()->keyboardHelp().isEmpty());
    }
}

void TestMainWindow::namesWhatUndoTakesBack()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    app::TournamentDocument& document = *m_session->document();
    const engine::Tournament before = document.tournament();
    // The cursor stands on the first open cell of player A: against H.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
    QCOMPARE(document.tournament().games.size(), before.games.size() + 1);
    QAction* undo = ui::commandNamed(*m_window, "undo");
    QVERIFY(undo->isEnabled());
    QVERIFY2(undo->text().contains(u'H'), qPrintable(undo->text()));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document.tournament() == before);
    QVERIFY(!undo->isEnabled());
    QVERIFY(ui::commandNamed(*m_window, "redo")->isEnabled());
    ui::commandNamed(*m_window, "redo")->trigger();
    QCOMPARE(document.tournament().games.size(), before.games.size() + 1);
}

void TestMainWindow::removalCanBeTakenBack()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    ui::commandNamed(*m_window, "removeTournament")->trigger();
    QVERIFY(!m_session->document());
    QVERIFY(m_session->tournaments().empty() || m_session->tournaments().front().removed);
    const ui::Message message = m_window->messageBar().message();
    QVERIFY(!message.actionText.isEmpty());
    message.action();
    QCOMPARE(m_session->tournaments().size(), std::size_t(1));
    QVERIFY(!m_session->tournaments().front().removed);
    // Ctrl+Z does it, too, as long as nothing else was done.
    ui::commandNamed(*m_window, "removeTournament")->trigger();
    QVERIFY(!m_session->document());
    QVERIFY(ui::commandNamed(*m_window, "undo")->isEnabled());
    ui::commandNamed(*m_window, "undo")->trigger();
    QVERIFY(m_session->document());
    QVERIFY(!m_session->tournaments().front().removed);
}

void TestMainWindow::deleteAfterAClickMeansTheTournament()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    const auto before = m_session->document()->tournament();
    auto* tree = m_window->findChild<QTreeView*>(u"tournamentTree"_s);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(tree->currentIndex()).center());
    QCOMPARE(QApplication::focusWidget(), tree);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QVERIFY(!m_session->document());
    m_window->messageBar().message().action();
    QVERIFY(m_session->document()->tournament() == before);
    // Enter goes into the tournament.
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Return);
    QVERIFY(m_window->tournamentView()->isAncestorOf(QApplication::focusWidget()));
}

void TestMainWindow::findsAPlayerOnEveryPage()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    for (const auto page : {TournamentView::Page::Participants, TournamentView::Page::Results,
                            TournamentView::Page::Evaluation}) {
        m_window->showPage(page);
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field);
        QCOMPARE(field->objectName(), u"findPlayer"_s);
        QTest::keyClicks(field, u"12"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(m_window->currentPage(), std::optional(page));
        auto* table = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
        QVERIFY(table);
        QTRY_COMPARE(table->currentIndex().row(), 11);
    }
}

void TestMainWindow::docksGetTheirWidthBack()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    m_window->resize(1400, 800);
    auto* list = m_window->findChild<QDockWidget*>(u"tournamentsDock"_s);
    auto* why = m_window->findChild<QDockWidget*>(u"whyDock"_s);
    why->toggleViewAction()->trigger();
    for (int width = 0; width != why->width(); QTest::qWait(300)) // until the dock has come to rest
        width = why->width();
    const std::pair before(list->width(), why->width());
    m_window->resize(1024, 700);
    QTest::qWait(20);
    m_window->resize(1400, 800);
    QTRY_COMPARE(std::pair(list->width(), why->width()), before);
}

/// The mark beside “everything saved” was drawn once, in the green of the light palette.
void TestMainWindow::signsFollowTheAppearance()
{
    const auto* saved = m_window->findChild<QLabel*>(u"savedSign"_s);
    const auto colourOf = [&] { // of the strongest point
        const QImage sign = saved->pixmap().toImage();
        QColor strongest(Qt::transparent);
        for (int at = 0; at < sign.width() * sign.height(); ++at) {
            const QColor here = sign.pixelColor(at % sign.width(), at / sign.width());
            strongest = here.alpha() > strongest.alpha() ? here : strongest;
        }
        return strongest.rgb();
    };
    const auto asBefore =
        qScopeGuard([before = QApplication::palette()] { QApplication::setPalette(before); });
    for (const QPalette& palette : {ui::lightPalette(), ui::darkPalette()}) {
        QApplication::setPalette(palette);
        QTRY_COMPARE(colourOf(), ui::color(ui::ColorRole::Positive, palette).rgb());
    }
}

/// As wide as the longest name, but never more than a share of the window, and as wide as it was dragged.
void TestMainWindow::listIsAsWideAsItsNames()
{
    auto* list = m_window->findChild<QDockWidget*>(u"tournamentsDock"_s);
    auto* tree = m_window->findChild<QTreeView*>(u"tournamentTree"_s);
    m_window->resize(1400, 800);
    QTest::qWait(50);
    const int before = list->width();
    const auto add = [this](const char* name) {
        engine::Tournament tournament;
        tournament.header.name = name;
        QVERIFY(m_session->addTournament(tournament).has_value());
    };
    add("Sommeropen Musterstadt am See 2026, Gruppe A");
    QTRY_VERIFY(list->width() > before);
    const auto room = [&] { return tree->viewport()->width(); };
    QTRY_VERIFY2(room() >= static_cast<QAbstractItemView*>(tree)->sizeHintForColumn(0),
                 qPrintable(QString::number(room())));
    add("Offene internationale Stadtmeisterschaft von Musterstadt am See und Umgebung, A-Gruppe");
    QTRY_VERIFY(list->width() >= 1400 * 3 / 10);
    QVERIFY(list->width() <= 1400 * 3 / 10 + 1);
    m_window->resize(1100, 800);
    QTRY_VERIFY(list->width() <= 1100 * 3 / 10 + 1);
    const QModelIndex name = tree->model()->index(0, 0, tree->model()->index(0, 0));
    QVERIFY(name.data(Qt::ToolTipRole).toString().startsWith(name.data().toString()));
    m_preferences.setDockWidth(list->objectName(), 300);
    startProgram();
    list = m_window->findChild<QDockWidget*>(u"tournamentsDock"_s);
    QTRY_COMPARE(list->width(), 300);
    QSettings().clear();
}

void TestMainWindow::refusalsReachOverTheEdgeOfASmallGrid()
{
    engine::Tournament tournament;
    for (int i = 1; i <= 2; ++i)
        tournament.participants.push_back({.number = engine::ParticipantNumber(i), .name = "A"});
    QVERIFY(m_session->addTournament(tournament).has_value());
    m_window->showPage(TournamentView::Page::Results);
    auto* grid = m_window->findChild<ui::CrosstableView*>();
    QTest::keyClick(grid, Qt::Key_K);
    auto* hint = m_window->findChild<ui::InlineHint*>();
    QVERIFY(hint && hint->isVisible());
    QVERIFY(hint->width() > grid->width());
    QVERIFY(m_window->rect().contains(hint->geometry()));
    m_window->showPage(TournamentView::Page::Findings);
    QVERIFY(!hint->isVisible());
}

/// A crash in the middle of a name: the next start shows the participants with the editor open.
void TestMainWindow::showsTheTextThatWasBeingTyped()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    QCOMPARE(m_window->currentPage(), std::optional(TournamentView::Page::Results));
    app::TournamentDocument& document = *m_session->document();
    const engine::ParticipantNumber number = document.tournament().participants[2].number;
    QVERIFY(
        document.setDraft({ui::draftPlace({number, ui::ParticipantField::Name}), u"Cvetk"_s}).has_value());

    startProgram();
    ui::commandNamed(*m_window, "openExample")->trigger();
    QCOMPARE(m_window->currentPage(), std::optional(TournamentView::Page::Participants));
    QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    QCOMPARE(qobject_cast<QLineEdit*>(QApplication::focusWidget())->text(), u"Cvetk"_s);
}

void TestMainWindow::listsTheErrorsOfAFile()
{
    QFile file(path(u"broken.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"zahlmeister-tournament\", \"version\": 1,\n"
               " \"tournament\": {\"name\": \"X\", \"end\": \"2026-02-30\", \"colour\": 1},\n"
               " \"participants\": [], \"games\": []}\n");
    file.close();
    m_window->openFile(app::FileInHand(file.fileName()));
    const ui::Message& message = m_window->messageBar().message();
    QCOMPARE(message.level, ui::Message::Level::Error);
    const QString all = message.text + u'\n' + message.details.join(u'\n');
    QVERIFY2(all.contains(u"broken.json"_s), qPrintable(all));
    QVERIFY2(all.contains(u"2026-02-30"_s) && all.contains(u"colour"_s), qPrintable(all));
    QVERIFY(m_session->tournaments().empty());
    QVERIFY(m_window->startPage().isVisible());
}

void TestMainWindow::offersToRescue_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("value") << ErrorCode::DamagedWorkFile << true;
    QTest::newRow("schema") << ErrorCode::ForeignSchema << true;
    QTest::newRow("not there") << ErrorCode::FileNotFound << false;
}

void TestMainWindow::offersToRescue()
{
    QFETCH(const ErrorCode, code);
    QFETCH(const bool, isOffered);
    m_window->report({Error{code, {"a.zahlmeister", "game", "id 3", "round"}}});
    const auto* messages = m_window->findChild<ui::MessageBar*>();
    QCOMPARE(messages->message().actionText.isEmpty(), !isOffered);
    QCOMPARE(bool(messages->message().action), isOffered);
    // Whatever reports the error offers it.
    Q_EMIT m_session->failed({ErrorCode::DamagedWorkFile, {"a.zahlmeister", "game", "id 3", "round"}});
    QVERIFY(messages->message().text.contains(u"id 3"_s));
    QVERIFY(messages->message().action);
}

void TestMainWindow::explainsANumber()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    m_window->showPage(TournamentView::Page::Evaluation);
    Q_EMIT m_window->tournamentView()->askedWhy(engine::ParticipantNumber(9), engine::Quantity::NewRating);
    auto* dock = m_window->findChild<QDockWidget*>(u"whyDock"_s);
    QVERIFY(dock && dock->isVisible());
}

void TestMainWindow::saysWhatCanBeAsked()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    auto* dock = m_window->findChild<QDockWidget*>(u"whyDock"_s);
    dock->toggleViewAction()->trigger();
    auto* text = dock->findChild<QTextBrowser*>();
    QVERIFY(text && text->isVisibleTo(m_window.get()));
    QVERIFY(!text->toPlainText().isEmpty());
}

void TestMainWindow::goesToThePageOfAFinding()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    engine::FindingPlace place;
    place.participant = engine::ParticipantNumber(5);
    place.field = engine::FindingField::BirthYear;
    m_window->tournamentView()->goTo(place);
    QCOMPARE(m_window->currentPage(), std::optional(TournamentView::Page::Participants));
}

void TestMainWindow::whatIfLeavesEverythingAsItIs()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    const auto before = m_session->document()->tournament();
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    auto* frame = m_window->findChild<ui::WhatIfFrame*>();
    QVERIFY(frame && frame->isVisible());
    QVERIFY(ui::commandNamed(*m_window, "whatIf")->isChecked());
    QVERIFY(!ui::commandNamed(*m_window, "exportTournament")->isEnabled());
    QVERIFY(!ui::commandNamed(*m_window, "print")->isEnabled());
    QVERIFY(!ui::commandNamed(*m_window, "submit")->isEnabled());
    QVERIFY(!ui::commandNamed(*m_window, "compareOfficial")->isEnabled());
    m_window->showPage(TournamentView::Page::Results);
    auto* results = m_window->tournamentView()->findChild<ui::ResultsPage*>();
    results->crosstable().moveTo(0, 1, 0);
    results->crosstable().enter(engine::kBlackWins);
    QVERIFY(m_session->document()->tournament() == before);
    // Everybody's difference stands beside it.
    auto* table = m_window->findChild<QTableView*>(u"whatIfTable"_s);
    QCOMPARE(table->model()->rowCount(), 16);
    QVERIFY(!table->model()->index(0, ui::WhatIfModel::Difference).data().toString().isEmpty());
    // Undo is that of the trial.
    QVERIFY(ui::commandNamed(*m_window, "undo")->isEnabled());
    ui::commandNamed(*m_window, "undo")->trigger();
    QVERIFY(table->model()->index(0, ui::WhatIfModel::Difference).data().toString().isEmpty());
    ui::commandNamed(*m_window, "redo")->trigger();
    QTest::keyClick(frame, Qt::Key_Escape);
    QTRY_VERIFY(!m_window->findChild<ui::WhatIfFrame*>());
    QVERIFY(m_session->document()->tournament() == before);
    QVERIFY(!ui::commandNamed(*m_window, "undo")->isEnabled());
    QVERIFY(ui::commandNamed(*m_window, "exportTournament")->isEnabled());
    QVERIFY(ui::commandNamed(*m_window, "submit")->isEnabled());
    // What was tried can be had back, until something really happens.
    m_window->messageBar().message().action();
    QVERIFY(m_window->findChild<ui::WhatIfFrame*>());
    QVERIFY(ui::commandNamed(*m_window, "undo")->isEnabled());
    ui::commandNamed(*m_window, "whatIf")->trigger();
    QVERIFY(!m_window->findChild<ui::WhatIfFrame*>());
}

void TestMainWindow::whatIfIsAdoptedAsOneStep()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    const auto before = m_session->document()->tournament();
    ui::commandNamed(*m_window, "whatIf")->trigger();
    m_window->showPage(TournamentView::Page::Results);
    auto* results = m_window->tournamentView()->findChild<ui::ResultsPage*>();
    for (const int column : {1, 2, 3}) {
        results->crosstable().moveTo(0, column, 0);
        results->crosstable().enter(engine::kBlackWinsByForfeit);
    }
    auto* frame = m_window->findChild<ui::WhatIfFrame*>();
    Q_EMIT frame->adoptRequested();
    QTRY_VERIFY(!m_window->findChild<ui::WhatIfFrame*>());
    QVERIFY(m_session->document()->tournament() != before);
    QCOMPARE(m_session->document()->undoName()->kind, app::EditKind::WhatIf);
    ui::commandNamed(*m_window, "undo")->trigger();
    QVERIFY(m_session->document()->tournament() == before);
}

void TestMainWindow::whatIfEndsWithTheTournament()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    const auto id = m_session->document()->id();
    const auto before = m_session->document()->tournament();
    ui::commandNamed(*m_window, "whatIf")->trigger();
    ui::commandNamed(*m_window, "closeTournament")->trigger();
    QVERIFY(!m_window->findChild<ui::WhatIfFrame*>());
    QVERIFY(!ui::commandNamed(*m_window, "whatIf")->isChecked());
    QVERIFY(m_session->openTournament(id).has_value());
    QVERIFY(m_session->document()->tournament() == before);
    ui::commandNamed(*m_window, "whatIf")->trigger();
    startProgram(); // while something is tried
    QVERIFY(m_session->openTournament(id).has_value());
    QVERIFY(m_session->document()->tournament() == before);
}

// RULE: WO2026 2.2.3, 3.7
void TestMainWindow::tellsWhoBeginsOtherwise()
{
    const auto first = tests::wonBy(1, *engine::Date::tryFrom(2027, 3, 1), 1700, 20);
    auto second = tests::wonBy(2, *engine::Date::tryFrom(2027, 5, 1), 1700, 21);
    QVERIFY(m_session->addTournament(first.tournament).has_value());
    QVERIFY(m_session->addTournament(second.tournament).has_value());
    QTRY_VERIFY(m_session->chronicle().isCurrent());
    const auto* strip = m_window->tournamentView()->findChild<ui::HintStrip*>(u"chainStrip"_s);
    QTRY_VERIFY2(strip->sentence().contains(u"begin with other numbers"_s), qPrintable(strip->sentence()));
    m_window->showPage(TournamentView::Page::Findings);
    const auto* ready = m_window->tournamentView()->findChild<QLabel*>(u"readiness"_s);
    QTRY_VERIFY(ready->text().contains(u"run the recalculation"_s));
    QCOMPARE(strip->sentence(), QString()); // said once on this page
    QVERIFY(m_window->findChild<ui::ImpactDialog*>() == nullptr);
    strip->findChild<QPushButton*>()->click();
    QVERIFY(m_window->findChild<ui::ImpactDialog*>()->isVisible());
    m_window->findChild<ui::ImpactDialog*>()->close();
    m_window->showPage(TournamentView::Page::Results);
    QVERIFY(!strip->sentence().isEmpty());
    m_window->showPage(TournamentView::Page::Findings);
    // What the first one left him with; the hint goes without anything else being done.
    engine::Participant hero = m_session->document()->tournament().participants.front();
    const auto change =
        app::changedEntries(*m_session->chronicle().recalculation(), m_session->document()->id());
    QCOMPARE(change.size(), std::size_t{1});
    app::putEntry(hero, change.front().entryAfter);
    QVERIFY(m_session->document()
                ->apply({{app::EditKind::Participant, {}}, {app::PutParticipant{hero}}})
                .has_value());
    QTRY_VERIFY(!ready->text().contains(u"run the recalculation"_s));
    m_window->showPage(TournamentView::Page::Results);
    QCOMPARE(strip->sentence(), QString());
    // Somebody tries something: of a scratch copy nothing is said.
    QVERIFY(m_session->document()->undo().has_value());
    QTRY_VERIFY(!strip->sentence().isEmpty());
    ui::commandNamed(*m_window, "whatIf")->trigger();
    strip = m_window->tournamentView()->findChild<ui::HintStrip*>(u"chainStrip"_s);
    QCOMPARE(strip->sentence(), QString());
}

/// What other tournaments begin with stands in a line above, with the way to the impact.
// RULE: WO2026 3.7
void TestMainWindow::tellsWhatADeletionChanges()
{
    const auto day = [](int month) { return *engine::Date::tryFrom(2027, month, 1); };
    const auto first = *m_session->addTournament(tests::wonBy(1, day(3), 1700, 20, 5).tournament);
    const auto second = *m_session->addTournament(tests::wonBy(2, day(5), 1700, 20).tournament);
    QVERIFY(m_session->openTournament(first).has_value());
    const auto* strip = m_window->findChild<ui::HintStrip*>(u"recalculationStrip"_s);
    QTRY_COMPARE(strip->sentence(), u"1 later tournament(s) now begin with other numbers."_s);
    QVERIFY(m_session->openTournament(second).has_value());
    QTRY_COMPARE(strip->sentence(), QString()); // that one says it for itself
    QVERIFY(m_session->openTournament(first).has_value());
    QTRY_VERIFY(!strip->sentence().isEmpty());
    strip->findChild<QAbstractButton*>()->click();
    auto* dialog = m_window->findChild<ui::ImpactDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QTRY_VERIFY(dialog->impact() && dialog->impact()->lines.size() == 2);
    dialog->apply();
    QTRY_COMPARE(strip->sentence(), QString());
    QVERIFY(m_session->removeTournament(first).has_value());
    QTRY_COMPARE(strip->sentence(), u"1 later tournament(s) now begin with other numbers."_s);
    QVERIFY(m_session->restoreTournament(first).has_value());
    QTRY_COMPARE(strip->sentence(), QString());
}

ZAHLMEISTER_TEST(TestMainWindow, QApplication)

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
