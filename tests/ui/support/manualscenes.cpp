// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/manualscenes.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include "app/archive/publishing.h"
#include "app/document/liveevaluation.h"
#include "app/files/fileinhand.h"
#include "app/formats/table/tabletext.h"
#include "app/identify/personfinder.h"
#include "app/lists/listimport.h"
#include "app/lists/liststore.h"
#include "app/rules/shippedrules.h"
#include "app/session/archivelink.h"
#include "app/session/livechronicle.h"
#include "app/store/backups.h"
#include "app/store/handlingstore.h"
#include "app/store/workfile.h"
#include "tests/support/clubhistory.h"
#include "tests/support/listfiles.h"
#include "ui/archive/publishdialog.h"
#include "ui/calculator/calculatorpage.h"
#include "ui/calculator/handgamesview.h"
#include "ui/dialogs/backupsdialog.h"
#include "ui/dialogs/calculatordialog.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/handlingdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/leaguedialog.h"
#include "ui/dialogs/officialdialog.h"
#include "ui/dialogs/tableimportdialog.h"
#include "ui/dialogs/tournamentdialog.h"
#include "ui/print/sheetpreview.h"
#include "ui/text/format.h"
#include "ui/views/findingspage.h"
#include "ui/views/grids/previewtable.h"
#include "ui/views/previewpage.h"
#include "ui/views/resultspage.h"
#include "ui/widgets/gamedialog.h"
#include "ui/windows/command.h"
#include "ui/windows/playercommands.h"
#include "ui/windows/tournamentlist.h"
#include "ui/windows/tournamentview.h"
#include "ui/windows/whatifframe.h"
#include "ui/windows/whydock.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

using Page = ui::TournamentView::Page;

constexpr QSize kWindow(1000, 600);
constexpr int kWidthWithWhy = 1240; // with the explanation beside the tables
constexpr QSize kReadmeWindow(1240, 780);
constexpr int kLists = 7; // seed
constexpr int kMembers = 400;

constexpr auto kTable = "Nr\tName\tDWZ\t1\t2\t3\tPkt\n"
                        "1\tAlbrecht, Jonas\t1802\tx\t1\t½\t1½\n"
                        "2\tBecker, Ulrike\t1650\t0\tx\t1\t1\n"
                        "3\tDorn, Paula\t1588\t½\t0\tx\t½\n";
constexpr auto kFile = "Nr;Name;DWZ;1;2;3;Pkt\n"
                       "1;Albrecht, Jonas;1802;x;1;½;1½\n"
                       "2;Becker, Ulrike;1650;0;x;1;1\n"
                       "3;Dorn, Paula;1588;½;0;x;½\n";

/// Everything that was asked for has come: what is computed beside the window, and the first picture.
void settle()
{
    for (int i = 0; i < 4; ++i)
        QTest::qWait(20);
}

std::string nameOf(const app::ListPerson& person)
{
    return person.lastName + ", " + person.firstName;
}

/// What the federation may have computed: the same, but for two players.
QByteArray officialTable(app::LiveEvaluation& evaluation)
{
    QByteArray table = "Nr\tName\tDWZ alt\tDWZ neu\n";
    int row = 0;
    for (const auto& one : evaluation.traced().value().participants) {
        const auto& people = evaluation.document().tournament().participants;
        const auto person = std::ranges::find(people, one.number, &engine::Participant::number);
        if (person == people.end() || !one.newRating)
            continue;
        const int wrong = ++row % 9 == 2 ? 6 : 0;
        table += QByteArray::number(one.number.value()) + '\t' + QByteArray::fromStdString(person->name) +
                 '\t' + (person->rating ? QByteArray::number(person->rating->value()) : QByteArray()) + '\t' +
                 QByteArray::number(*one.newRating + wrong) + '\n';
    }
    return table;
}

template <class Widget>
Widget* shownChild(QWidget& window)
{
    for (auto* child : window.findChildren<Widget*>()) {
        if (child->isVisible())
            return child;
    }
    return nullptr;
}

} // namespace

ManualScenes::ManualScenes(ui::Language language)
    : m_translators(language),
      m_theme(ui::Appearance::Light),
      m_session(new app::Session),
      m_isForReadme(language == ui::Language::English)
{
    for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat})
        QSettings::setPath(format, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8()); // where rating lists are looked for
    QApplication::setCursorFlashTime(0);
    importLists();
    if (!m_session->openWorkFile(m_folder.filePath(u"Musterstadt.zahlmeister"_s)).has_value())
        qFatal("no work file");
    addClub();
    m_window = std::make_unique<ui::MainWindow>(*m_session, m_preferences, ui::Appearance::Light, language);
    m_window->setWindowState(Qt::WindowNoState); // the screen of the tests is small
    m_window->resize(kWindow);
    m_window->show();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        qFatal("the window does not become active");
    (void)QTest::qWaitFor([this] { return m_session->chronicle().isCurrent(); }, 20'000);
    settle();
}

ManualScenes::~ManualScenes() = default;

void ManualScenes::importLists()
{
    const MadeUpLists lists(kLists, kMembers, 50);
    const QString path = m_folder.filePath(u"spieler-20261001.csv"_s);
    const auto day = engine::Date::tryFrom(2026, 10, 1);
    if (!writeListFile(path, lists, ListFile::Nu20) ||
        !app::importList(app::ListStore::defaultFolder(), app::inspectList({path}).value(), *day).has_value())
        qFatal("no list");
}

void ManualScenes::addClub()
{
    for (const engine::Tournament& one : clubHistory({.members = 24, .years = 2, .firstYear = 2025})) {
        const auto id = m_session->addTournament(one);
        if (!id.has_value())
            qFatal("no tournament");
        const auto& header = one.header;
        if (header.kind == engine::TournamentKind::Team)
            m_league = *id;
        else if (header.mode == engine::TournamentMode::RoundRobin)
            m_everybody = *id;
        else if (header.mode == engine::TournamentMode::Swiss)
            m_swiss = *id;
    }
    engine::Tournament unknown;
    unknown.header.name = "Stadtpokal 2026";
    unknown.header.end = engine::Date::tryFrom(2026, 10, 18);
    const MadeUpLists lists(kLists, kMembers, 50);
    for (int number = 1; number <= 6; ++number) {
        engine::Participant person{engine::ParticipantNumber(number), nameOf(*lists.member(number * 40))};
        person.member = true;
        unknown.participants.push_back(person);
    }
    m_unknown = m_session->addTournament(unknown).value();
    if (!m_league || !m_everybody || !m_swiss)
        qFatal("a kind of tournament is missing");
}

void ManualScenes::open(engine::TournamentId id, Page page)
{
    if (!m_session->openTournament(id).has_value())
        qFatal("the tournament does not open");
    m_window->showPage(page);
    settle();
}

void ManualScenes::visit(const Look& look)
{
    visitEntry(look);
    visitResults(look);
    visitEvaluation(look);
    visitChecks(look);
    visitFiles(look);
    visitTools(look);
    visitChronicle(look);
    visitArchive(look);
    if (m_isForReadme)
        visitReadme(look);
}

/// The window as it starts, with the example of the regulation.
void ManualScenes::visitReadme(const Look& look)
{
    if (!m_session->openWorkFile(m_folder.filePath(u"Tournaments.zahlmeister"_s)).has_value() ||
        !m_session->openFile(app::FileInHand(u":/example.json"_s)).has_value())
        qFatal("the example does not open");
    m_window->showPage(Page::Results);
    m_window->resize(kReadmeWindow);
    (void)QTest::qWaitFor([this] { return m_session->chronicle().isCurrent(); }, 20'000);
    settle();
    look(kReadmeScene, *m_window, {});
}

void ManualScenes::show(const Look& look, const QString& name, QDialog& dialog, QSize size)
{
    if (size.isValid())
        dialog.resize(size);
    dialog.show();
    (void)QTest::qWaitForWindowExposed(&dialog);
    settle();
    look(name, dialog, {});
    dialog.close();
}

void ManualScenes::triggered(const Look& look, const QString& name, QAction& action, QSize size)
{
    if (!action.isEnabled())
        qFatal("%s: the command is off", qPrintable(name));
    action.trigger();
    settle();
    for (QWidget* window : QApplication::topLevelWidgets()) {
        auto* dialog = qobject_cast<QDialog*>(window);
        if (!dialog || !dialog->isVisible())
            continue;
        QTest::qWait(400); // what a thread of its own reads
        show(look, name, *dialog, size);
        return;
    }
    qFatal("%s: there is no dialog", qPrintable(name));
}

void ManualScenes::visitEntry(const Look& look)
{
    ui::TournamentDialog created(*m_session->rules(), ui::TournamentDialog::Purpose::Create, {},
                                 m_window.get());
    show(look, u"new-tournament"_s, created);
    QDockWidget* list = m_window->findChild<QDockWidget*>(u"tournamentsDock"_s);
    list->hide();
    open(*m_everybody, Page::Participants);
    look(u"participants"_s, *m_window, {});
    open(*m_unknown, Page::Participants);
    ui::commandNamed(*m_window, "identify")->trigger();
    QTest::qWait(400);
    for (QWidget* window : QApplication::topLevelWidgets()) {
        auto* dialog = qobject_cast<QDialog*>(window);
        if (dialog && dialog->isVisible()) {
            look(u"identify"_s, *dialog, {});
            dialog->close();
        }
    }
    m_session->closeTournament();
    const engine::Tournament league = m_session->tournament(*m_league)->tournament;
    ui::LeagueDialog teams(league, ui::LeagueDialog::Purpose::Change, m_window.get());
    show(look, u"league"_s, teams);
}

void ManualScenes::visitResults(const Look& look)
{
    using View = ui::ResultsPage::View;
    open(*m_everybody, Page::Results);
    const auto showView = [&](View view, const QString& name) {
        m_window->findChild<ui::ResultsPage*>()->showView(view);
        settle();
        look(name, *m_window, {});
    };
    showView(View::Crosstable, u"crosstable"_s);
    open(*m_swiss, Page::Results);
    showView(View::Progress, u"progress"_s);
    showView(View::Rounds, u"rounds"_s);
    const engine::Tournament& swiss = m_session->document()->tournament();
    ui::GameDialog game(swiss, swiss.games.front(), m_window.get());
    show(look, u"game"_s, game);
    open(*m_league, Page::Results);
    showView(View::Matches, u"matches"_s);
}

void ManualScenes::visitEvaluation(const Look& look)
{
    QDockWidget* list = m_window->findChild<QDockWidget*>(u"tournamentsDock"_s);
    open(*m_swiss, Page::Evaluation);
    const auto& participants = m_session->document()->tournament().participants;
    const auto rated = std::ranges::find_if(
        participants, [](const engine::Participant& one) { return one.rating && one.index; });
    auto* preview = m_window->findChild<ui::PreviewPage*>();
    preview->select(rated->number);
    settle();
    look(u"evaluation"_s, *m_window, {});
    const QSize usual = m_window->size();
    m_window->resize(kWidthWithWhy, usual.height());
    m_window->tournamentView()->explain(rated->number, engine::Quantity::NewRating);
    auto* why = m_window->findChild<ui::WhyDock*>();
    why->show();
    settle();
    look(u"why"_s, *why, {});
    list->show();
    settle();
    look(u"window"_s, *m_window,
         {m_window->findChild<ui::TournamentList*>(), m_window->findChild<QLabel*>(u"tournamentName"_s),
          m_window->findChild<QWidget*>(u"pages"_s), why, m_window->statusBar()});
    why->hide();
    list->hide();
    m_window->resize(usual);
    settle();
    ui::commandNamed(*m_window, "whatIf")->trigger();
    m_window->showPage(Page::Results);
    settle();
    for (auto* table : m_window->findChildren<QTableView*>(u"progressTable"_s)) {
        if (!table->isVisible())
            continue; // that of the tournament itself
        table->setCurrentIndex(table->model()->index(0, 0));
        table->setFocus();
        QTest::keyClicks(table, u"x"_s);
    }
    m_window->showPage(Page::Evaluation);
    settle();
    look(u"what-if"_s, *m_window, {});
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    if (ui::commandNamed(*m_window, "whatIf")->isChecked())
        ui::commandNamed(*m_window, "whatIf")->trigger();
    settle();
}

void ManualScenes::visitChecks(const Look& look)
{
    open(*m_swiss, Page::Findings);
    look(u"check"_s, *m_window, {});
    triggered(look, u"submit"_s, *ui::commandNamed(*m_window, "submit"));
    const app::Handling handling{engine::Date::tryFrom(2026, 11, 16), {}, {}, {}};
    ui::HandlingDialog dialog(*m_session->evaluation(), handling, m_window.get());
    show(look, u"handling"_s, dialog);
    ui::OfficialDialog official(*m_session->evaluation(), m_window.get());
    official.read(officialTable(*m_session->evaluation()));
    show(look, u"official"_s, official);
    open(*m_swiss, Page::Print);
    auto* sheets = shownChild<ui::SheetPreview>(*m_window);
    (void)QTest::qWaitFor([sheets] { return sheets->pageCount() > 0; }, 5000);
    settle();
    look(u"print"_s, *m_window, {});
}

void ManualScenes::visitFiles(const Look& look)
{
    const app::ExportInput input{m_session->document()->tournament()};
    ui::ExportDialog exported(input, input, 0, m_window.get());
    show(look, u"export"_s, exported);
    ui::TableImportDialog table(app::readTableText(QString::fromUtf8(kTable)),
                                &m_session->document()->tournament(), m_window.get());
    show(look, u"insert-table"_s, table, {760, 460});
    const QString path = m_folder.filePath(u"Stadtpokal.csv"_s);
    if (!app::Session::writeFile(path, kFile).has_value())
        qFatal("no file");
    ui::ImportDialog imported(*m_session, app::filesInHand({path}), m_window.get());
    imported.show();
    QTest::qWait(300);
    show(look, u"import"_s, imported);
    if (!app::makeBackup(m_session->workFile()->database(), app::BackupReason::Regular).has_value())
        qFatal("no backup");
    ui::BackupsDialog backups(m_session->workFile()->path(), m_window.get());
    backups.show();
    QTest::qWait(600);
    show(look, u"backups"_s, backups, {760, 360});
    QSettings().setValue(u"site/folder"_s,
                         u"/media/stick/Webseite"_s); // not that of the person who takes the pictures
    QSettings().setValue(u"site/contact"_s, u"wertung@sf-musterstadt.example"_s);
    triggered(look, u"site"_s, *ui::commandNamed(*m_window, "site"));
}

void ManualScenes::visitTools(const Look& look)
{
    triggered(look, u"lists"_s, *ui::commandNamed(*m_window, "lists"), {760, 400});
    m_preferences.setEvaluator(u"Auswerter, Anna"_s);
    m_preferences.setEvaluatorClub(u"Schachfreunde Musterstadt"_s);
    m_preferences.setLevel(u"C05"_s);
    m_preferences.setFolder(u"/media/stick/Schach"_s); // not that of the person who takes the pictures
    triggered(look, u"preferences"_s, *ui::commandNamed(*m_window, "preferences"));
    ui::commandNamed(*m_window, "calculator")->trigger();
    settle();
    auto* calculator = m_window->findChild<ui::CalculatorDialog*>();
    calculator->page()->startTyping();
    QTest::keyClicks(QApplication::focusWidget(), u"1640"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), u"12"_s);
    QApplication::clipboard()->setText(u"1700 1\n1580 ½\n1820 0\n"_s);
    auto* games = calculator->findChild<ui::HandGamesView*>();
    games->setFocus();
    QTest::keyClick(games, Qt::Key_V, Qt::ControlModifier);
    show(look, u"calculator"_s, *calculator, {980, 560});
}

void ManualScenes::visitChronicle(const Look& look)
{
    // One tournament less, and those after it begin otherwise.
    const std::vector<app::TournamentSummary> all = m_session->tournaments();
    const auto early = std::ranges::min_element(all, {}, [](const app::TournamentSummary& one) {
        return one.end ? one.end->iso() : std::string("without");
    });
    if (early == all.end() || !m_session->removeTournament(early->id).has_value())
        qFatal("nothing was removed");
    (void)QTest::qWaitFor([this] { return m_session->chronicle().isCurrent(); }, 20'000);
    QTest::qWait(300);
    const auto entry = [this](const char* name) -> QAction& { return *ui::commandNamed(*m_window, name); };
    const QSize wide(900, 560);
    triggered(look, u"rating-list"_s, entry("ratingList"), wide);
    triggered(look, u"naming"_s, entry("naming"), wide);
    triggered(look, u"persons"_s, entry("persons"), wide);
    triggered(look, u"recalculation"_s, entry("recalculation"), wide);
    triggered(look, u"statistics"_s, entry("statistics"), wide);
    const auto& persons = m_session->chronicle().chronicle()->persons;
    const auto longest = std::ranges::max_element(persons, {}, [](const app::PersonHistory& one) {
        return one.person().club == "C0521" ? one.participations.size() : 0;
    });
    m_window->players().open(ui::fromEngine(longest->id));
    settle();
    look(u"card"_s, *m_window, {});
}

void ManualScenes::visitArchive(const Look& look)
{
    const auto address = app::archiveAddress(u"sqlite:"_s + m_folder.filePath(u"v.archive"_s)).value();
    const auto archive = app::Archive::create(address, app::shippedRules());
    const QString who = u"Anna Auswerterin"_s;
    if (!archive.has_value() ||
        !app::publishTournament(*m_session->workFile(), *m_everybody, **archive, who).has_value())
        qFatal("no archive");
    app::ArchiveLink& link = m_session->archive();
    link.connectTo(address, {});
    if (!QTest::qWaitFor([&] { return link.isConnected(); }, 20'000))
        qFatal("no connection");
    ui::commandNamed(*m_window, "publish")->trigger();
    auto* dialog = m_window->findChild<ui::PublishDialog*>();
    (void)QTest::qWaitFor([&] { return dialog->model().rowCount() > 0; }, 20'000);
    show(look, u"publish"_s, *dialog, {900, 420});
    link.leave();
}

} // namespace zahlmeister::tests
