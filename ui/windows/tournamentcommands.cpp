// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/tournamentcommands.h"

#include <algorithm>
#include <utility>

#include "app/fields/tournamentdifference.h"
#include "app/submission/overdue.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/model/eloperiods.h"
#include "ui/dialogs/earlierplayersdialog.h"
#include "ui/dialogs/handlingdialog.h"
#include "ui/dialogs/joindialog.h"
#include "ui/dialogs/leaguedialog.h"
#include "ui/dialogs/leaguerulesdialog.h"
#include "ui/dialogs/partdialog.h"
#include "ui/dialogs/playoffdialog.h"
#include "ui/dialogs/tournamentdialog.h"
#include "ui/text/editnametext.h"
#include "ui/text/format.h"
#include "ui/views/matchespane.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/command.h"
#include "ui/windows/preferences.h"
#include "ui/windows/tournamentstage.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// The key of the one field that differs, as undo entries name it; empty when it is more than one.
QString changedField(const engine::TournamentHeader& before, const engine::TournamentHeader& after)
{
    const auto fields = app::differingFields(before, after);
    return fields.size() == 1 ? fromEngine(fields.front()) : QString();
}

} // namespace

TournamentCommands::TournamentCommands(app::Session& session, TournamentStage& stage, MessageBar& messages,
                                       QWidget& window)
    : QObject(&window), m_session(session), m_stage(stage), m_messages(messages), m_window(window)
{
    connect(&stage, &TournamentStage::headerRequested, this, &TournamentCommands::editHeader);
    connect(&stage, &TournamentStage::undoStateChanged, this, [this] {
        m_removed.reset();
        updateUndo();
    });
    for (auto changed : {&app::Session::tournamentOpened, &app::Session::workFileChanged})
        connect(&session, changed, this, [this] { m_removed.reset(); });
    m_undo =
        new Command(this, {"undo", tr("&Undo"), QKeySequence::Undo, {}, "undo"}, &TournamentCommands::undo);
    m_redo = new Command(this, {"redo", tr("&Redo"), {}, {}, "redo"},
                         [this] { m_messages.succeeded(m_stage.document()->redo()); });
    // Both customs are in people's fingers.
    m_redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    makeChanging();
    makeReplacing();
}

void TournamentCommands::makeChanging()
{
    constexpr Needs kChange = Needs(Need::Tournament) | Need::WritableFile;
    new Command(this, {"tournamentData", tr("Tournament &data…"), Qt::CTRL | Qt::Key_T, kChange, "edit"},
                [this] { editHeader(engine::FindingField::None); });
    new Command(this,
                {"teams", tr("&Teams, line-ups and schedule…"), Qt::CTRL | Qt::ALT | Qt::Key_T, kChange},
                &TournamentCommands::editTeams);
    new Command(this, {"leagueRules", tr("Rules of the lea&gue…"), {}, kChange},
                &TournamentCommands::editLeagueRules);
    new Command(this, {"eloOfMonths", tr("&Elo of later months from the lists"), {}, kChange},
                &TournamentCommands::takeEloOfMonths);
    new Command(this,
                {"earlierPlayers", tr("Insert &players of an earlier tournament…"),
                 Qt::CTRL | Qt::ALT | Qt::Key_P, kChange | Need::Reality},
                &TournamentCommands::insertEarlierPlayers);
    new Command(this, {"handling", tr("Receipt, &notice, refusal…"), {}, kChange},
                &TournamentCommands::handle);
}

/// The one that was open before: a step back, as it were.
void TournamentCommands::reopen()
{
    const auto* const open = m_session.document();
    const QString file = m_session.workFile() ? m_session.workFile()->path() : QString();
    for (const engine::TournamentId id : Preferences().recentTournaments(file)) {
        const auto& all = m_session.tournaments();
        const auto found = std::ranges::find(all, id, &app::TournamentSummary::id);
        if (found != all.end() && !found->removed && (open == nullptr || open->id() != id)) {
            this->open(id);
            return;
        }
    }
    m_messages.say({.text = tr("No other tournament of this work file was open before.")});
}

void TournamentCommands::makeReplacing()
{
    constexpr Needs kReplace = kRealTournament | Need::WritableFile;
    new Command(this, {"newTournament", tr("&New tournament…"), QKeySequence::New, Need::WritableFile, "new"},
                &TournamentCommands::create);
    new Command(this, {"newLeague", tr("New &league…"), Qt::CTRL | Qt::SHIFT | Qt::Key_N, Need::WritableFile},
                &TournamentCommands::createLeague);
    new Command(this,
                {"reopenTournament", tr("Open the last tournament a&gain"), Qt::CTRL | Qt::SHIFT | Qt::Key_R,
                 Need::WritableFile},
                &TournamentCommands::reopen);
    new Command(this, {"closeTournament", tr("&Close tournament"), Qt::CTRL | Qt::Key_W, Need::Tournament},
                [this] { m_session.closeTournament(); });
    new Command(this, {"partTournament", tr("&Part the tournament…"), {}, kReplace},
                &TournamentCommands::part);
    new Command(this, {"joinTournaments", tr("&Join reports to one…"), {}, kReplace},
                &TournamentCommands::join);
    new Command(this, {"playoffMatch", tr("Match about promotion or relegati&on…"), {}, kReplace},
                &TournamentCommands::createPlayoff);
    new Command(this, {"removeTournament", tr("Re&move tournament"), {}, kReplace, "remove"},
                [this] { remove(m_session.document()->id()); });
}

void TournamentCommands::updateUndo()
{
    const app::TournamentDocument* document = m_stage.document();
    const bool isEditable = document && !document->isReadOnly();
    const auto name = [](QAction& action, const std::optional<app::EditName>& edit, const QString& none,
                         const QString& pattern) {
        action.setEnabled(edit.has_value());
        action.setText(edit ? pattern.arg(editNameText(*edit)) : none);
        showKeyInToolTip(action);
    };
    if (m_removed && m_session.isWritable()) {
        m_undo->setEnabled(true);
        m_undo->setText(tr("&Undo: remove the tournament"));
        showKeyInToolTip(*m_undo);
    } else {
        name(*m_undo, isEditable ? document->undoName() : std::nullopt, tr("&Undo"), tr("&Undo: %1"));
    }
    name(*m_redo, isEditable ? document->redoName() : std::nullopt, tr("&Redo"), tr("&Redo: %1"));
}

void TournamentCommands::undo()
{
    if (const auto removed = std::exchange(m_removed, {}))
        restore(*removed);
    else
        m_messages.succeeded(m_stage.document()->undo());
}

void TournamentCommands::create()
{
    TournamentDialog dialog(*m_session.rules(), TournamentDialog::Purpose::Create,
                            Preferences().proposedHeader(), &m_window);
    dialog.setPatterns(m_session.tournaments(),
                       [this](engine::TournamentId id) { return m_session.tournament(id); });
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_messages.dismiss();
    if (m_messages.succeeded(m_session.addTournament(dialog.tournament())))
        m_stage.showPage(TournamentView::Page::Participants);
}

void TournamentCommands::createLeague()
{
    engine::Tournament league{Preferences().proposedHeader()};
    league.header.kind = engine::TournamentKind::Team;
    league.header.mode = engine::TournamentMode::RoundRobin;
    LeagueDialog dialog(league, LeagueDialog::Purpose::Create, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_messages.dismiss();
    for (const app::Edit& edit : dialog.changes().edits) {
        if (const auto* header = std::get_if<app::PutHeader>(&edit))
            league.header = header->value;
        else if (const auto* participant = std::get_if<app::PutParticipant>(&edit))
            league.participants.push_back(participant->value);
    }
    league.header.name = dialog.name().toStdString();
    if (const auto custom = homeWhiteCustom(); custom != engine::homeWhiteOf(league.header))
        league.header.homeWhite = custom;
    if (m_messages.succeeded(m_session.addTournament(league)))
        m_stage.showPage(TournamentView::Page::Results);
}

void TournamentCommands::editTeams()
{
    app::TournamentDocument* document = m_stage.document();
    if (document->isReadOnly())
        return;
    LeagueDialog dialog(document->tournament(), LeagueDialog::Purpose::Change, &m_window);
    if (dialog.exec() == QDialog::Accepted && !dialog.changes().edits.empty())
        m_messages.succeeded(document->apply(dialog.changes()));
}

void TournamentCommands::editLeagueRules()
{
    app::TournamentDocument* document = m_stage.document();
    if (document->isReadOnly())
        return;
    LeagueRulesDialog dialog(document->tournament(), &m_window);
    if (const app::LiveIdentification* identification = m_stage.identification())
        dialog.offerRatings([identification](engine::Date day) { return identification->ratingsOn(day); });
    if (dialog.exec() == QDialog::Accepted && !dialog.changes().edits.empty())
        m_messages.succeeded(document->apply(dialog.changes()));
}

void TournamentCommands::takeEloOfMonths()
{
    app::LiveIdentification* const identification = m_stage.identification();
    app::TournamentDocument* const document = m_stage.document();
    if (document->isReadOnly() || identification == nullptr)
        return;
    m_messages.dismiss();
    if (engine::ratingPeriodsOf(document->tournament().header).empty()) {
        m_messages.say(
            {.text = tr("The Elo of this tournament is evaluated as a whole. In the tournament's data you "
                        "can have each month evaluated by itself, if it lasts more than 30 days.")});
        return;
    }
    const auto changed = identification->takeListedPeriods();
    if (!m_messages.succeeded(changed))
        return;
    m_messages.say(
        {.text = *changed > 0 ? tr("The Elo of later months was entered for %n player(s).", nullptr, *changed)
                              : tr("The lists say nothing of later months that is not entered: lists of "
                                   "the FIDE of these months are needed, and players who are "
                                   "identified.")});
}

void TournamentCommands::insertEarlierPlayers()
{
    app::TournamentDocument* document = m_session.document();
    if (document == nullptr || document->isReadOnly())
        return;
    std::vector<app::TournamentSummary> others = m_session.tournaments();
    std::erase_if(others,
                  [document](const app::TournamentSummary& other) { return other.id == document->id(); });
    EarlierPlayersDialog dialog(
        others, [this](engine::TournamentId id) { return m_session.tournament(id); }, document->tournament(),
        *m_session.rules(), &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_messages.dismiss();
    const auto players = dialog.chosen();
    app::EditGroup group{{app::EditKind::AddParticipants, {QString::number(players.size())}}, {}};
    for (const engine::Participant& player : players)
        group.edits.emplace_back(app::PutParticipant{player});
    if (m_messages.succeeded(document->apply(group)))
        m_stage.showPage(TournamentView::Page::Participants);
}

void TournamentCommands::open(engine::TournamentId id)
{
    m_messages.dismiss();
    if (m_messages.succeeded(m_session.openTournament(id)) && m_stage.view())
        m_stage.showPage(*m_stage.page());
}

void TournamentCommands::remove(engine::TournamentId id)
{
    QString name;
    for (const app::TournamentSummary& summary : m_session.tournaments()) {
        if (summary.id == id)
            name = summary.name;
    }
    if (!m_messages.succeeded(m_session.removeTournament(id)))
        return;
    m_messages.say(
        {.text = name.isEmpty() ? tr("The tournament was removed.") : tr("“%1” was removed.").arg(name),
         .actionText = tr("Undo"),
         .action = [this, id] { restore(id); }});
    m_removed = id;
    updateUndo();
}

void TournamentCommands::restore(engine::TournamentId id)
{
    m_removed.reset();
    if (m_messages.succeeded(m_session.restoreTournament(id)))
        open(id);
}

void TournamentCommands::part()
{
    app::TournamentDocument* document = m_session.document();
    if (document == nullptr || document->isReadOnly())
        return;
    PartDialog dialog(document->tournament(), *m_session.rules(), &m_window);
    if (dialog.exec() == QDialog::Accepted)
        replace({.added = dialog.parts(), .removed = {document->id()}},
                tr("The tournament was parted into %n.", nullptr, static_cast<int>(dialog.parts().size())));
}

void TournamentCommands::join()
{
    app::TournamentDocument* document = m_session.document();
    if (document == nullptr || document->isReadOnly())
        return;
    JoinDialog dialog(
        m_session.tournaments(), document->id(),
        [this](engine::TournamentId id) { return m_session.tournament(id); }, &m_window);
    if (dialog.exec() == QDialog::Accepted)
        replace({.added = {dialog.tournament()}, .removed = dialog.chosen()},
                tr("%n report(s) became one tournament.", nullptr, static_cast<int>(dialog.chosen().size())));
}

void TournamentCommands::createPlayoff()
{
    const app::TournamentDocument* document = m_session.document();
    if (document == nullptr)
        return;
    PlayoffDialog dialog(
        m_session.tournaments(), document->id(),
        [this](engine::TournamentId id) { return m_session.tournament(id); }, *m_session.rules(), &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_messages.dismiss();
    if (m_messages.succeeded(m_session.addTournament(dialog.tournament())))
        m_stage.showPage(TournamentView::Page::Results);
}

void TournamentCommands::handle()
{
    if (!m_session.document() || !m_session.isWritable())
        return;
    const engine::TournamentId id = m_session.document()->id();
    const auto handling = app::handlingOf(*m_session.workFile(), id);
    if (!m_messages.succeeded(handling))
        return;
    HandlingDialog dialog(*m_session.evaluation(), *handling, &m_window);
    if (dialog.exec() == QDialog::Accepted && dialog.handling() != *handling)
        m_messages.succeeded(app::setHandling(*m_session.workFile(), id, dialog.handling()));
}

void TournamentCommands::remind(engine::Date today)
{
    // RULE: WO2026 6.5.1
    const auto overdue = m_session.workFile() ? app::overdueTournaments(*m_session.workFile(), today)
                                              : Result<std::vector<engine::TournamentId>>();
    if (!overdue.has_value() || overdue->empty())
        return;
    QStringList names;
    for (const app::TournamentSummary& summary : m_session.tournaments()) {
        if (std::ranges::find(*overdue, summary.id) != overdue->end())
            names += summary.name.isEmpty() ? tr("Tournament without a name") : summary.name;
    }
    m_messages.say({.level = Message::Level::Warning,
                    .text = tr("%n tournament(s) should be evaluated by now: everything was there a week ago "
                               "(WO 6.5.1).",
                               nullptr, static_cast<int>(names.size())),
                    .details = names,
                    .actionText = tr("Open"),
                    .action = [this, id = overdue->front()] { open(id); }});
}

void TournamentCommands::replace(const app::WorkFile::Replacement& replacement, const QString& done)
{
    m_messages.dismiss();
    const auto added = m_session.replaceTournaments(replacement);
    if (!m_messages.succeeded(added))
        return;
    m_stage.showPage(TournamentView::Page::Participants);
    m_messages.say({.text = done, .actionText = tr("Undo"), .action = [this, ids = *added, replacement] {
                        m_messages.succeeded(
                            m_session.replaceTournaments({.removed = ids, .restored = replacement.removed}));
                    }});
}

void TournamentCommands::editHeader(engine::FindingField field)
{
    app::TournamentDocument* document = m_stage.document();
    if (document->isReadOnly())
        return;
    const engine::TournamentHeader before = document->tournament().header;
    TournamentDialog dialog(*m_session.rules(), TournamentDialog::Purpose::Change, before, &m_window);
    dialog.goTo(field);
    if (dialog.exec() != QDialog::Accepted || dialog.header() == before)
        return;
    m_messages.succeeded(document->apply({{app::EditKind::Header, {changedField(before, dialog.header())}},
                                          {app::PutHeader{dialog.header()}}}));
}

} // namespace zahlmeister::ui
