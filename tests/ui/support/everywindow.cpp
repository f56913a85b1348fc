// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/everywindow.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QMenu>
#include <QScreen>
#include <QSettings>
#include <QTabWidget>
#include <QTest>

#include "app/archive/archive.h"
#include "app/document/tournamentdocument.h"
#include "app/formats/table/tabletext.h"
#include "app/rules/shippedrules.h"
#include "app/session/archivelink.h"
#include "app/session/livechronicle.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/chronicle/enteredpersondialog.h"
#include "ui/dialogs/decisionsdialog.h"
#include "ui/dialogs/earlierplayersdialog.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/tableimportdialog.h"
#include "ui/dialogs/tournamentdialog.h"
#include "ui/print/sheetpreview.h"
#include "ui/text/format.h"
#include "ui/views/resultspage.h"
#include "ui/windows/command.h"
#include "ui/windows/playercommands.h"
#include "ui/windows/tournamentstage.h"
#include "ui/windows/tournamentview.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

constexpr auto kTable = "Nr\tName\tDWZ\t1\t2\tPkt\n"
                        "1\tAlbrecht, Jonas\t1802\tx\t1\t1\n"
                        "2\tBecker, Ulrike\t1650\t0\tx\t0\n";

/// Everything that was asked for has come: what is computed beside the window, and the first picture.
void settle()
{
    for (int i = 0; i < 3; ++i)
        QTest::qWait(10);
}

} // namespace

EveryWindow::EveryWindow(ui::Language language)
    : m_translators(language), m_situation(ui::languageCode(language)), m_session(new app::Session)
{
    for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8()); // where rating lists are looked for
    QApplication::setCursorFlashTime(0);
    if (!m_session->openWorkFile(m_folder.filePath(u"w.zahlmeister"_s)).has_value())
        qFatal("no work file");
    m_window = std::make_unique<ui::MainWindow>(*m_session, m_preferences, ui::Appearance::Light, language);
    m_window->setWindowState(Qt::WindowNoState); // the screen of the tests is small
    m_window->resize(1280, 800);
    m_window->show();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        qFatal("the window does not become active");
}

EveryWindow::~EveryWindow() = default;

void EveryWindow::openExample()
{
    ui::commandNamed(*m_window, "openExample")->trigger();
    settle();
}

void EveryWindow::openNobody()
{
    engine::Tournament tournament;
    tournament.header.name = "Empty";
    if (!m_session->addTournament(tournament).has_value())
        qFatal("no tournament");
    settle();
}

void EveryWindow::seen(const Look& look, const QString& place, QWidget& window) const
{
    settle();
    if (const auto* sheets = window.findChild<ui::SheetPreview*>(); sheets && sheets->isVisible()) {
        // Set by a thread of its own.
        (void)QTest::qWaitFor([sheets] { return sheets->pageCount() > 0; }, 1000);
        settle();
    }
    look(m_situation + u", "_s + place, window);
    for (auto* tabs : window.findChildren<QTabWidget*>()) {
        if (tabs->window() != &window || !tabs->isVisible() || tabs->objectName() == u"pages"_s ||
            tabs->objectName() == u"places"_s)
            continue;
        for (int i = 1; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            settle();
            look(m_situation + u", "_s + place + u", "_s + QString(tabs->tabText(i)).remove(u"&"_s), window);
        }
    }
}

void EveryWindow::visit(const Look& look)
{
    const QString language = m_situation;
    seen(look, u"start page"_s, *m_window);
    ui::commandNamed(*m_window, "showPlayers")->trigger();
    seen(look, u"players"_s, *m_window);
    ui::commandNamed(*m_window, "showTournaments")->trigger();
    for (const bool isExample : {false, true}) {
        m_situation = language + (isExample ? u", example"_s : u", nobody"_s);
        isExample ? openExample() : openNobody();
        // The strip below the head is there as well; the chain would hide it again.
        (void)QTest::qWaitFor([this] { return m_session->chronicle().isCurrent(); });
        m_window->tournamentView()->setChangedEntries(isExample ? 3 : 0);
        visitPages(look);
        visitDialogs(look);
    }
    visitCard(look);
    visitMade(look);
    visitArchive(look);
    m_situation = language;
}

void EveryWindow::visitPages(const Look& look)
{
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>())
        dock->toggleViewAction()->isChecked() ? void() : dock->toggleViewAction()->trigger();
    for (int i = 0; i < ui::TournamentView::kPages; ++i) {
        const auto page = static_cast<ui::TournamentView::Page>(i);
        m_window->showPage(page);
        seen(look, ui::TournamentView::pageName(page), *m_window);
        auto* results = m_window->findChild<ui::ResultsPage*>();
        if (page != ui::TournamentView::Page::Results || results == nullptr)
            continue;
        for (const auto view :
             {ui::ResultsPage::View::Progress, ui::ResultsPage::View::Rounds, ui::ResultsPage::View::Matches,
              ui::ResultsPage::View::League, ui::ResultsPage::View::Crosstable}) {
            results->showView(view);
            seen(look, u"results %1"_s.arg(static_cast<int>(view)), *m_window);
        }
    }
}

void EveryWindow::visitDialogs(const Look& look)
{
    visitCommands({"tour", "calculator", "ruleTables", "lists", "identify", "compareRules", "submit",
                   "compareOfficial", "ruleVersions", "preferences", "manual", "ratingList", "tournamentList",
                   "statistics", "recalculation", "persons", "naming", "connectArchive"},
                  look);
}

void EveryWindow::visitCommands(const std::vector<const char*>& names, const Look& look)
{
    for (const char* name : names) {
        QAction* action = ui::commandNamed(*m_window, name);
        if (!action->isEnabled())
            continue;
        action->trigger();
        (void)QTest::qWaitFor([this] { return !m_session->archive().isBusy(); }, 20'000);
        settle();
        for (QWidget* window : QApplication::topLevelWidgets()) {
            if (!window->isVisible() || window == m_window.get() || !qobject_cast<QDialog*>(window))
                continue;
            seen(look, QString(action->text()).remove(u'&'), *window);
            window->close();
        }
    }
}

/// What the menu of the archive has when there is one.
void EveryWindow::visitArchive(const Look& look)
{
    const auto address = app::archiveAddress(u"sqlite:"_s + m_folder.filePath(u"a.archive"_s)).value();
    if (!app::Archive::create(address, app::shippedRules()).has_value())
        qFatal("no archive");
    app::ArchiveLink& link = m_session->archive();
    link.connectTo(address, {});
    if (!QTest::qWaitFor([&] { return link.isConnected(); }, 20'000))
        qFatal("no connection");
    const QString before = m_situation;
    m_situation += u", archive"_s;
    visitCommands({"connectArchive", "publish", "archiveCards", "archiveRatings", "archiveTournaments",
                   "archiveStatistics", "recalculateArchive"},
                  look);
    m_situation = before;
    link.leave();
}

/// The players of the example, and the card of one of them.
void EveryWindow::visitCard(const Look& look)
{
    ui::commandNamed(*m_window, "showPlayers")->trigger();
    const app::LiveChronicle& live = m_session->chronicle();
    (void)QTest::qWaitFor([&] { return live.isCurrent() && !live.chronicle()->persons.empty(); }, 5000);
    QTest::qWait(100); // until they are searched
    m_window->players().open(ui::fromEngine(live.chronicle()->persons.front().id));
    seen(look, u"player card"_s, *m_window);
    m_window->players().leave();
    ui::commandNamed(*m_window, "showTournaments")->trigger();
}

/// The dialogs that wait for their answer are made here; in the program they would hold up the test.
void EveryWindow::visitMade(const Look& look)
{
    const auto show = [&](QDialog& dialog) {
        dialog.show();
        (void)QTest::qWaitForWindowExposed(&dialog);
        seen(look, QString::fromLatin1(dialog.metaObject()->className()), dialog);
    };
    const auto& document = *m_session->document();
    ui::TournamentDialog created(*m_session->rules(), ui::TournamentDialog::Purpose::Create, {},
                                 m_window.get());
    show(created);
    ui::TournamentDialog changed(*m_session->rules(), ui::TournamentDialog::Purpose::Change,
                                 document.tournament().header, m_window.get());
    show(changed);
    ui::EarlierPlayersDialog earlier(
        m_session->tournaments(), [this](engine::TournamentId id) { return m_session->tournament(id); },
        document.tournament(), *m_session->rules(), m_window.get());
    show(earlier);
    const app::ExportInput input{document.tournament()};
    ui::ExportDialog exported(input, input, 0, m_window.get());
    show(exported);
    ui::TableImportDialog table(app::readTableText(QString::fromLatin1(kTable)), &document.tournament(),
                                m_window.get());
    show(table);
    const QString path = m_folder.filePath(u"table.csv"_s);
    if (!app::Session::writeFile(path, kTable).has_value())
        qFatal("no file");
    ui::ImportDialog imported(*m_session, app::filesInHand({path}), m_window.get());
    show(imported);
    QTest::qWait(100);
    show(imported);
    ui::DecisionsDialog decisions(*m_window->findChild<ui::TournamentStage*>()->identification(),
                                  m_window.get());
    show(decisions);
    ui::EnteredPersonDialog entered({}, *m_session->rules(), m_window.get());
    show(entered);
}

QImage onScreen(QWidget& window)
{
    // What is laid out anew comes into its place a moment later.
    QImage seen;
    QImage before;
    do {
        before = seen;
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        seen = window.screen()->grabWindow(window.winId()).toImage();
    } while (seen != before);
    return seen;
}

QImage paintedAnew(QWidget& window)
{
    window.update();
    for (QWidget* part : window.findChildren<QWidget*>())
        part->update();
    return onScreen(window);
}

} // namespace zahlmeister::tests
