// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/filecommands.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QUuid>

#include "app/chronicle/anonymous.h"
#include "app/fields/entryorigin.h"
#include "app/lists/listimport.h"
#include "app/open/formatcatalogue.h"
#include "app/session/backupkeeper.h"
#include "app/store/backups.h"
#include "app/store/rescue.h"
#include "app/store/samplemark.h"
#include "app/submission/submission.h"
#include "ui/dialogs/backupsdialog.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/tableimportdialog.h"
#include "ui/print/printservice.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"
#include "ui/text/workfiletext.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/patiencedialog.h"
#include "ui/windows/command.h"
#include "ui/windows/preferences.h"
#include "ui/windows/tournamentstage.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// `file:line: sentence`, the sentence alone when the error has no place in a text file.
QString errorLine(const Error& error, const QString& file)
{
    const QString sentence = errorText(error);
    if (!error.position)
        return sentence;
    return QFileInfo(file).fileName() + u':' + QString::number(error.position->line) + u": "_s + sentence;
}

/// Says what is being done when it takes long, for as long as the function that is asked lives.
auto retryWhileLocked(QWidget& window, const QString& what)
{
    return [patience = std::make_shared<PatienceDialog>(&window), what] { return patience->goesOn(what); };
}

/// The same for the steps of opening a work file.
auto patientlyByStep(QWidget& window)
{
    return [patience = std::make_shared<PatienceDialog>(&window)](app::WorkFile::Step step) {
        return patience->goesOn(workFileStepText(step));
    };
}

/// Asks for a work file that may be a new one; it gets the usual ending.
QString askForWorkFile(QWidget& window, const QString& title, const QString& proposed)
{
    return askForFileToWrite(&window, title, proposed, u"zahlmeister"_s,
                             FileCommands::tr("Work files (*.zahlmeister)"), ExistingFile::IsTaken);
}

} // namespace

FileCommands::FileCommands(app::Session& session, TournamentStage& stage, MessageBar& messages,
                           QWidget& window)
    : QObject(&window), m_session(session), m_stage(stage), m_messages(messages), m_window(window)
{
    connect(&session.backups(), &app::BackupKeeper::failed, this, [this](const Error& error) {
        m_messages.say({Message::Level::Warning, tr("No backup could be made. %1").arg(errorText(error))});
    });
    m_messages.setRemedy([this](const Error& error, Message& message) { addRemedy(error, message); });
    new Command(this, {"open", tr("&Open…"), QKeySequence::Open, {}, "open"}, &FileCommands::choose);
    new Command(this, {"openExample", tr("Open the &example"), {}, Need::WritableFile, "example"},
                &FileCommands::openExample);
    new Command(this, {"newWorkFile", tr("New &work file…")}, &FileCommands::createWorkFile);
    new Command(this, {"saveCopy", tr("Sa&ve a copy…"), {}, Need::WorkFile}, &FileCommands::saveCopy);
    new Command(this, {"backups", tr("Open a &backup…"), {}, Need::WorkFile},
                [this] { showBackups(m_session.workFile()->path()); });
    new Command(this, {"rescue", tr("&Rescue…")}, &FileCommands::rescue);
    new Command(
        this,
        {"exportTournament", tr("E&xport tournament…"), Qt::CTRL | Qt::Key_E, kRealTournament, "export"},
        &FileCommands::exportTournament);
    new Command(this,
                {"insertTable", tr("&Insert table…"), Qt::CTRL | Qt::ALT | Qt::Key_V, Need::WritableFile},
                [this] { insertTable(wholeTableInClipboard()); });
    connect(&stage, &TournamentStage::wholeTablePasted, this, &FileCommands::insertTable);
    auto* recent = new QMenu(tr("Recent work &files"), &window);
    recent->menuAction()->setObjectName(u"recentFiles"_s);
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
}

void FileCommands::report(const std::vector<Error>& errors, const QString& file)
{
    if (errors.empty())
        return;
    if (errors.size() == 1 && !errors.front().position) {
        m_messages.report(errors.front());
        return;
    }
    Message message{Message::Level::Error, errorLine(errors.front(), file)};
    if (errors.size() > 1) {
        message.text =
            tr("The file has %n error(s). Nothing was imported.", nullptr, static_cast<int>(errors.size()));
        for (const Error& error : errors)
            message.details << errorLine(error, file);
    }
    m_messages.say(message);
}

void FileCommands::addRemedy(const Error& error, Message& message)
{
    const QString path = error.args.empty() ? QString() : fromEngine(error.args.front());
    if (!path.isEmpty() && !app::backupsOf(path).empty()) {
        message.otherText = tr("Open a backup…");
        message.other = [this, path] { showBackups(path); };
    }
    switch (error.code) {
    case ErrorCode::ForeignLog:
        message.actionText = tr("Open without the log");
        message.action = [this, path] { openWorkFile(path, app::WorkFile::ForeignLogs::SetAside); };
        return;
    case ErrorCode::DamagedWorkFile:
        if (error.args.size() > 1 && error.args[1] == "beyond-rescue")
            return; // that has been tried
        [[fallthrough]];
    case ErrorCode::ForeignSchema:
        message.actionText = tr("Rescue…");
        message.action = [this, path] { rescueFrom(path); };
        return;
    default: return;
    }
}

void FileCommands::openTogether(const QStringList& paths)
{
    std::vector<app::FileInHand> files = app::filesInHand(paths);
    // The files of one list belong together: spieler.csv and vereine.csv.
    if (std::ranges::all_of(files, app::isList) && app::inspectList(paths).has_value()) {
        Q_EMIT listsFound(paths);
        return;
    }
    // Several web pages of one tournament are one import.
    if (files.size() > 1 && std::ranges::all_of(files, app::Session::isForeign)) {
        importFiles(std::move(files));
        return;
    }
    for (app::FileInHand& file : files)
        open(std::move(file));
}

void FileCommands::open(app::FileInHand file)
{
    m_messages.dismiss();
    if (app::isList(file)) {
        Q_EMIT listsFound({file.path()});
    } else if (app::Session::isForeign(file)) {
        std::vector<app::FileInHand> files;
        files.push_back(std::move(file));
        importFiles(std::move(files));
    } else {
        openOwn(std::move(file));
    }
}

void FileCommands::openOwn(app::FileInHand file)
{
    const QString path = file.path();
    const auto opened = m_session.openFile(std::move(file), patientlyByStep(m_window));
    if (!opened.has_value()) {
        report(opened.error(), path);
        return;
    }
    switch (opened->kind) {
    case app::OpenedFile::Kind::WorkFile: return; // the window has said what there is to say
    case app::OpenedFile::Kind::Imported:
        Q_EMIT imported(tr("The tournament was imported into the work file."));
        return;
    case app::OpenedFile::Kind::AlreadyThere:
        m_messages.say({.text = tr("The work file already has this very tournament; it was opened.")});
        return;
    }
}

void FileCommands::openWorkFile(const QString& path, app::WorkFile::ForeignLogs logs)
{
    const auto opened = m_session.openWorkFile(path, logs, patientlyByStep(m_window));
    m_messages.succeeded(opened);
}

void FileCommands::rescue()
{
    const QString path = askForFile(&m_window, tr("Rescue: which work file is damaged?"), documentsFolder(),
                                    tr("Work files (*.zahlmeister)") + u";;"_s + tr("All files (*)"));
    if (!path.isEmpty())
        rescueFrom(path);
}

void FileCommands::rescueFrom(const QString& path)
{
    const QFileInfo damaged(path);
    //: the name of the new file, behind that of the damaged one
    const QString name = damaged.completeBaseName() + u' ' + tr("rescued") + u".zahlmeister"_s;
    const QString target =
        askForWorkFile(m_window, tr("Rescue into a new work file"), damaged.dir().filePath(name));
    if (target.isEmpty())
        return;
    const auto report = app::rescue(path, target, retryWhileLocked(m_window, tr("Rescuing what is sound…")));
    if (!m_messages.succeeded(report))
        return;
    Message message{report->losses.empty() ? Message::Level::Note : Message::Level::Warning,
                    rescueText(*report, target)};
    for (const app::Loss& loss : report->losses)
        message.details << lossText(loss);
    message.actionText = tr("Open it");
    message.action = [this, target] { openWorkFile(target); };
    m_messages.say(message);
}

void FileCommands::offerToGoOn(const QString& path)
{
    Message message{Message::Level::Error, errorText(*m_session.workFile()->readOnlyReason())};
    if (!path.isEmpty()) {
        message.text += u'\n' + tr("It is %1 now.").arg(path);
        message.actionText = tr("Follow the file");
        message.action = [this] { follow(); };
    }
    message.otherText = tr("Go on in a copy");
    message.other = [this] { continueInCopy(); };
    m_messages.say(message);
}

void FileCommands::follow()
{
    if (m_messages.succeeded(m_session.followWorkFile()))
        m_messages.say({.text = tr("The work file is %1 from now on.").arg(m_session.workFile()->path())});
}

void FileCommands::continueInCopy()
{
    const auto copy = m_session.continueInCopy(documentsFolder());
    if (m_messages.succeeded(copy))
        m_messages.say(
            {.text =
                 tr("The work file is %1 from now on. It holds everything that was entered.").arg(*copy)});
}

void FileCommands::importFiles(std::vector<app::FileInHand> files)
{
    m_messages.dismiss();
    ImportDialog dialog(m_session, std::move(files), &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    // A correction of the report must name the tournament as the first one did.
    const auto adoptUuid = [&] {
        if (!dialog.tournamentUuid().isEmpty() && m_session.isWritable()) {
            m_messages.succeeded(app::adoptTournamentUuid(*m_session.workFile(), m_session.document()->id(),
                                                          dialog.tournamentUuid()));
        }
    };
    switch (dialog.choice()) {
    case ImportDialog::Choice::None: return;
    case ImportDialog::Choice::Add:
        if (m_messages.succeeded(m_session.importTournament(dialog.tournament()))) {
            adoptUuid();
            Q_EMIT imported(tr("The tournament was imported into the work file."));
            m_stage.showPage(TournamentView::Page::Participants);
        }
        return;
    case ImportDialog::Choice::TakeOver:
        if (m_messages.succeeded(
                m_session.takeOver(*dialog.same(), dialog.tournament(), dialog.fileName()))) {
            adoptUuid();
            m_messages.say({.text = tr("The differences were taken over. Undo takes all of them back.")});
        }
        return;
    case ImportDialog::Choice::Open:
        if (m_messages.succeeded(m_session.openTournament(*dialog.same())))
            adoptUuid();
        return;
    case ImportDialog::Choice::Correct: insertTable(dialog.refusedTable()); return;
    }
}

void FileCommands::insertTable(const PastedTable& table)
{
    m_messages.dismiss();
    if (!table) {
        m_messages.say(
            {.text = tr("There is no table of participants, pairings or results in the clipboard. Copy it "
                        "with its head.")});
        return;
    }
    app::TournamentDocument* document = m_stage.document();
    const bool open = document && !document->isReadOnly();
    TableImportDialog dialog(*table, open ? &document->tournament() : nullptr, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!dialog.isNewTournament()) {
        const app::TableMerge& merge = dialog.merge();
        const QString count = QString::number(merge.edits.size());
        if (m_messages.succeeded(document->apply({{app::EditKind::Paste, {count}}, merge.edits})))
            m_messages.say({.text = tr("The table was inserted. Undo takes all of it back.")});
        return;
    }
    const auto tournament = dialog.tournament();
    if (tournament && m_messages.succeeded(m_session.importTournament(*tournament))) {
        Q_EMIT imported(tr("The table became a tournament of its own."));
        m_stage.showPage(tournament->games.empty() ? TournamentView::Page::Participants
                                                   : TournamentView::Page::Results);
    }
}

void FileCommands::choose()
{
    QStringList patterns{u"*.zahlmeister"_s};
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        for (const std::string_view ending : format.endings)
            patterns += u"*."_s + fromEngine(ending);
    }
    patterns.removeDuplicates();
    const QString path = askForFile(&m_window, tr("Open"), documentsFolder(),
                                    tr("Tournaments and work files") + u" ("_s + patterns.join(u' ') +
                                        u");;"_s + tr("All files (*)"));
    if (!path.isEmpty())
        open(app::FileInHand(path));
}

void FileCommands::openExample()
{
    m_messages.dismiss();
    const auto opened = m_session.openFile(app::FileInHand(u":/example.json"_s));
    if (!opened.has_value())
        report(opened.error());
}

void FileCommands::createWorkFile()
{
    const QString path = askForWorkFile(m_window, tr("New work file"), documentsFolder());
    if (!path.isEmpty())
        openWorkFile(path); // an existing file is opened, never overwritten
}

void FileCommands::saveCopy()
{
    const QString path = m_session.workFile()->path();
    const QString target =
        askForTarget(&m_window, tr("Save a copy"), QFileInfo(path).completeBaseName() + tr(" copy"),
                     u"zahlmeister"_s, tr("Work files (*.zahlmeister)"));
    if (target.isEmpty())
        return;
    const auto saved = app::saveCopy(path, target, retryWhileLocked(m_window, tr("Copying the work file…")));
    if (m_messages.succeeded(saved))
        m_messages.say({.text = tr("%1 holds everything that was entered.").arg(target)});
}

void FileCommands::showBackups(const QString& workFile)
{
    // One may be being looked at.
    const QString path = app::isBackup(workFile) ? app::backedUpFile(workFile) : workFile;
    BackupsDialog dialog(path, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_messages.dismiss();
    const QString backup = dialog.chosen();
    if (dialog.wish() == BackupsDialog::Wish::Look) {
        openWorkFile(backup);
        return;
    }
    const auto restored = m_session.restoreBackup(backup, path, patientlyByStep(m_window));
    if (m_messages.succeeded(restored))
        m_messages.say(
            {.text = tr("The work file is again what the backup held. What it was before is the newest "
                        "backup.")});
}

void FileCommands::exportTournament()
{
    if (app::isSample(*m_session.workFile())) {
        m_messages.report({ErrorCode::SampleOnly});
        return;
    }
    engine::Tournament tournament = m_session.document()->tournament();
    std::ranges::for_each(tournament.participants, app::forgetRecords);
    // A file that cannot be written cannot keep a new one either.
    const auto uuid = m_session.isWritable()
                          ? app::keptTournamentUuid(*m_session.workFile(), m_session.document()->id())
                          : app::tournamentUuid(*m_session.workFile(), m_session.document()->id());
    if (!m_messages.succeeded(uuid))
        return;
    const app::ExportInput input{tournament, *uuid,
                                 QUuid::createUuid().toString(QUuid::WithoutBraces).toLatin1(),
                                 QDateTime::currentDateTime().toString(Qt::ISODate), programName()};
    const auto published =
        app::publishedTournament(*m_session.workFile(), m_session.document()->id(), tournament);
    if (!m_messages.succeeded(published))
        return;
    const app::ExportInput forReaders{published->tournament, input.tournamentUuid, input.fileUuid,
                                      input.created, input.program};
    ExportDialog dialog(input, forReaders, published->withheld, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString ending = fromEngine(dialog.format().endings.front());
    const QString name = safeFileName(fromEngine(tournament.header.name));
    const QString path =
        askForTarget(&m_window, tr("Export tournament"), name.isEmpty() ? tr("tournament") : name, ending,
                     formatName(dialog.format().id) + u" (*."_s + ending + u')');
    if (path.isEmpty())
        return;
    if (m_messages.succeeded(app::Session::writeFile(path, dialog.data())))
        m_messages.say({.text = tr("The tournament was written to %1.").arg(path)});
}

void FileCommands::fillRecent(QMenu& menu)
{
    menu.clear();
    for (const QString& path : Preferences().recentFiles()) {
        QAction* action = menu.addAction(QFileInfo(path).fileName() + u" – "_s + QFileInfo(path).path());
        connect(action, &QAction::triggered, this, [this, path] { open(app::FileInHand(path)); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No other work file yet"))->setEnabled(false);
}

} // namespace zahlmeister::ui
