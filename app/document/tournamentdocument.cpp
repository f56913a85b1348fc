// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/tournamentdocument.h"

#include <algorithm>
#include <utility>

#include <QLoggingCategory>
#include <QTimer>

#include "app/fields/editplan.h"
#include "app/fields/tournamentdifference.h"
#include "app/store/database.h"
#include "app/store/decisionstore.h"
#include "app/store/draftstore.h"
#include "app/store/intransaction.h"
#include "app/store/tournamentstore.h"
#include "app/store/undolog.h"
#include "app/store/workfile.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr const char* kNotWithinSignals = "called from a slot of a before or after signal; wait for edited()";

Q_LOGGING_CATEGORY(lcDocument, "zahlmeister.document", QtWarningMsg)

/// The write-ahead log is folded back after a pause of this length.
constexpr int kPauseMilliseconds = 2000;

/// Games without a round were typed without one and come after those that have one.
bool inOrderOfRounds(const engine::Game& a, const engine::Game& b)
{
    constexpr int kLast = 1000;
    return a.round.value_or(kLast) < b.round.value_or(kLast);
}

bool isOf(const Draft& draft, QStringView owner)
{
    return owner.isEmpty() || (draft.place.size() > owner.size() && draft.place.startsWith(owner) &&
                               draft.place[owner.size()] == u'/');
}

/// Keeps the text at its place; an empty one removes it.
void put(std::vector<Draft>& drafts, const Draft& draft)
{
    const auto there = std::ranges::find(drafts, draft.place, &Draft::place);
    if (there == drafts.end() && !draft.text.isEmpty())
        drafts.push_back(draft);
    else if (there != drafts.end() && draft.text.isEmpty())
        drafts.erase(there);
    else if (there != drafts.end())
        there->text = draft.text;
}

} // namespace

Result<void> TournamentDocument::load()
{
    TRY(auto stored, readTournament(m_workFile.database(), m_id));
    m_state.tournament = std::move(stored.tournament);
    m_state.arithmetic = stored.arithmetic;
    m_state.games = GameIndex(m_state.tournament.games);
    if (!m_state.tournament.games.empty())
        m_state.nextGame = engine::GameId(m_state.tournament.games.back().id.value() + 1);

    TRY(m_drafts, readDrafts(m_workFile.database(), m_id));
    TRY(m_undoPosition, readUndoPosition(m_workFile.database(), m_id));
    TRY(m_names, undoNamesAt(m_undoPosition));
    return {};
}

Result<TournamentDocument::UndoNames> TournamentDocument::undoNamesAt(std::int64_t position) const
{
    UndoNames found;
    // What can neither be undone nor redone is not offered.
    if (m_workFile.isReadOnly())
        return found;
    for (const auto& [place, name] :
         {std::pair(position, &found.undo), std::pair(position + 1, &found.redo)}) {
        TRY(*name, readUndoName(m_workFile.database(), m_id, place));
    }
    return found;
}

std::vector<EditName> TournamentDocument::undoSteps(int most) const
{
    std::vector<EditName> steps;
    for (std::int64_t position = m_undoPosition; static_cast<int>(steps.size()) < most; --position) {
        const auto names = undoNamesAt(position);
        if (!names.has_value() || !names->undo)
            break;
        steps.push_back(*names->undo);
    }
    return steps;
}

template <class Write>
Result<void> TournamentDocument::store(Write write)
{
    const auto stored = inTransaction(m_workFile, write);
    if (stored.has_value())
        m_pause.start();
    return stored;
}

TournamentDocument::TournamentDocument(WorkFile& workFile, engine::TournamentId id)
    : m_workFile(workFile), m_id(id)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        // Nothing is lost when it fails: the log is read together with the file.
        if (const auto folded = m_workFile.foldLog(); !folded.has_value())
            qCWarning(lcDocument) << "cannot fold the write-ahead log back:" << folded.error().detail.c_str();
    });
}

Result<std::unique_ptr<TournamentDocument>> TournamentDocument::open(WorkFile& workFile,
                                                                     engine::TournamentId id)
{
    std::unique_ptr<TournamentDocument> document(new TournamentDocument(workFile, id));
    TRY_DO(document->load());
    return document;
}

bool TournamentDocument::isReadOnly() const
{
    return m_workFile.isReadOnly();
}

Result<void> TournamentDocument::check(const EditGroup& group) const
{
    return planEdits(m_state, group.edits).transform([](const auto&) {});
}

Result<EditGroup> TournamentDocument::apply(const EditGroup& group)
{
    Q_ASSERT_X(!m_announcing, "apply", kNotWithinSignals);
    if (const auto& reason = m_workFile.readOnlyReason())
        return tl::unexpected(*reason);
    TRY(const auto plan, planEdits(m_state, group.edits));
    const EditGroup inverse{group.name, inverseOf(plan)};
    if (plan.empty()) {
        TRY_DO(storeDrafts({}));
        return inverse;
    }

    LoggedPlan logged;
    const auto stored = store([&]() -> Result<void> {
        TRY(logged, storeLogged(m_workFile.database(), m_id, m_undoPosition + 1, group.name, plan));
        TRY_DO(recordDecisions(m_workFile.database(), group.name, plan, today()));
        return writeDrafts(m_workFile.database(), m_id, m_drafts, {});
    });
    if (!stored.has_value()) {
        Q_EMIT storageFailed(stored.error());
        return tl::unexpected(stored.error());
    }
    // What stands in the log until it is written over is gone at once; a reader may hinder that, closing does
    // it.
    if (logged.hasForgotten)
        static_cast<void>(m_workFile.database().emptyLog());
    m_drafts.clear();
    ++m_undoPosition;
    m_names = {std::move(logged.name), std::nullopt};
    perform(editsOf(plan));
    return inverse;
}

Result<void> TournamentDocument::undo()
{
    if (const auto& reason = m_workFile.readOnlyReason())
        return tl::unexpected(*reason);
    if (!m_names.undo)
        return failure(ErrorCode::NothingToUndo);
    return replay(m_undoPosition, true);
}

Result<void> TournamentDocument::redo()
{
    if (const auto& reason = m_workFile.readOnlyReason())
        return tl::unexpected(*reason);
    if (!m_names.redo)
        return failure(ErrorCode::NothingToRedo);
    return replay(m_undoPosition + 1, false);
}

Result<void> TournamentDocument::replay(std::int64_t position, bool backwards)
{
    Q_ASSERT_X(!m_announcing, "replay", kNotWithinSignals);
    const auto fail = [this](const Error& error) -> Result<void> {
        Q_EMIT storageFailed(error);
        return tl::unexpected(error);
    };
    const auto entry = readUndoEntry(m_workFile.database(), m_id, position);
    if (!entry.has_value())
        return fail(entry.error());
    // An entry that is gone or does not fit the tournament was not written by this program.
    const Error damaged{ErrorCode::DamagedWorkFile,
                        {m_workFile.path().toStdString(), "undo entry " + std::to_string(position)}};
    if (!*entry)
        return fail(damaged);
    const auto plan =
        planEdits(m_state, backwards ? (*entry)->inverse : (*entry)->group.edits, EditOrigin::UndoLog);
    if (!plan.has_value())
        return fail(damaged);
    const std::int64_t after = backwards ? position - 1 : position;
    auto names = undoNamesAt(after);
    if (!names.has_value())
        return fail(names.error());

    const auto stored = store([&]() -> Result<void> {
        for (const PlannedChange& planned : *plan) {
            TRY_DO(writeEdit(m_workFile.database(), m_id, planned.edit));
        }
        TRY_DO(recordDecisions(m_workFile.database(), (*entry)->group.name, *plan, today()));
        return markUndone(m_workFile.database(), m_id, position, backwards);
    });
    if (!stored.has_value())
        return fail(stored.error());
    m_undoPosition = after;
    m_names = std::move(*names);
    perform(editsOf(*plan));
    return {};
}

const std::vector<engine::TeamMatch>& TournamentDocument::matches() const
{
    if (m_announcing)
        m_matches.reset(); // the change that is announced is in the middle of being made
    if (!m_matches)
        m_matches = engine::teamMatches(m_state.tournament);
    return *m_matches;
}

Result<void> TournamentDocument::reread()
{
    Q_ASSERT_X(!m_announcing, "reread", kNotWithinSignals);
    TRY(const auto stored, readTournament(m_workFile.database(), m_id));
    TRY(const auto position, readUndoPosition(m_workFile.database(), m_id));
    TRY(auto names, undoNamesAt(position));
    std::vector<Edit> edits = editsById(m_state.tournament, stored.tournament);
    if (stored.arithmetic != m_state.arithmetic)
        edits.emplace_back(PutArithmetic{stored.arithmetic});
    TRY(const auto plan, planEdits(m_state, edits, EditOrigin::UndoLog));
    m_undoPosition = position;
    m_names = std::move(names);
    perform(editsOf(plan));
    return {};
}

std::vector<Draft> TournamentDocument::drafts(QStringView owner) const
{
    std::vector<Draft> found = m_drafts;
    std::erase_if(found, [owner](const Draft& draft) { return !isOf(draft, owner); });
    return found;
}

Result<void> TournamentDocument::setDraft(const Draft& draft)
{
    std::vector<Draft> all = m_drafts;
    put(all, draft);
    return storeDrafts(std::move(all));
}

Result<void> TournamentDocument::putDrafts(QStringView owner, const std::vector<Draft>& drafts)
{
    std::vector<Draft> all = m_drafts;
    std::erase_if(all, [&](const Draft& one) {
        return isOf(one, owner) && std::ranges::find(drafts, one.place, &Draft::place) == drafts.end();
    });
    for (const Draft& draft : drafts)
        put(all, draft);
    return storeDrafts(std::move(all));
}

Result<void> TournamentDocument::storeDrafts(std::vector<Draft> drafts)
{
    if (isReadOnly() || drafts == m_drafts)
        return {};
    const auto stored = store([&] { return writeDrafts(m_workFile.database(), m_id, m_drafts, drafts); });
    if (!stored.has_value()) {
        Q_EMIT storageFailed(stored.error());
        return stored;
    }
    m_drafts = std::move(drafts);
    Q_EMIT draftsChanged();
    return {};
}

engine::ParticipantNumber TournamentDocument::nextNumber() const
{
    constexpr int kLargest = 99'999;
    const auto& participants = m_state.tournament.participants;
    int next = participants.empty() ? 1 : participants.back().number.value() + 1;
    if (next > kLargest) {
        next = 1;
        for (const engine::Participant& participant : participants)
            next += participant.number.value() == next ? 1 : 0;
    }
    return engine::ParticipantNumber(next);
}

std::vector<engine::Game> TournamentDocument::gamesBetween(engine::ParticipantNumber a,
                                                           engine::ParticipantNumber b) const
{
    std::vector<engine::Game> games;
    for (const engine::GameId id : m_state.games.between(a, b))
        games.push_back(*lowerBound(m_state.tournament.games, id));
    std::ranges::stable_sort(games, inOrderOfRounds);
    return games;
}

const engine::Game* TournamentDocument::game(engine::GameId id) const
{
    const auto& games = m_state.tournament.games;
    const auto found = lowerBound(games, id);
    return found != games.end() && found->id == id ? &*found : nullptr;
}

void TournamentDocument::perform(const std::vector<Edit>& edits)
{
    m_announcing = true;
    for (const Edit& edit : edits) {
        m_matches.reset(); // also for those who ask between two changes
        std::visit([this](const auto& value) { perform(value); }, edit);
    }
    m_matches.reset();
    m_announcing = false;
    Q_EMIT undoStateChanged();
    Q_EMIT edited();
}

void TournamentDocument::perform(const PutHeader& edit)
{
    const auto before = std::exchange(m_state.tournament.header, edit.value);
    Q_EMIT headerChanged(before);
}

void TournamentDocument::perform(const PutArithmetic& edit)
{
    m_state.arithmetic = edit.value;
}

void TournamentDocument::perform(const PutParticipant& edit)
{
    auto& participants = m_state.tournament.participants;
    const auto place = lowerBound(participants, edit.value.number);
    const auto position = static_cast<int>(place - participants.begin());
    if (place != participants.end() && place->number == edit.value.number) {
        const auto before = std::exchange(participants[static_cast<std::size_t>(position)], edit.value);
        Q_EMIT participantChanged(position, before);
        return;
    }
    Q_EMIT participantAboutToBeInserted(position);
    participants.insert(place, edit.value);
    Q_EMIT participantInserted(position);
}

void TournamentDocument::perform(const RemoveParticipant& edit)
{
    auto& participants = m_state.tournament.participants;
    const auto place = lowerBound(participants, edit.number);
    const auto position = static_cast<int>(place - participants.begin());
    Q_EMIT participantAboutToBeRemoved(position);
    participants.erase(place);
    Q_EMIT participantRemoved(position);
}

void TournamentDocument::perform(const PutGame& edit)
{
    auto& games = m_state.tournament.games;
    m_state.nextGame = std::max(m_state.nextGame, engine::GameId(edit.value.id.value() + 1));
    const auto place = lowerBound(games, edit.value.id);
    if (place == games.end() || place->id != edit.value.id) {
        games.insert(place, edit.value);
        m_state.games.insert(edit.value);
        Q_EMIT gameInserted(edit.value);
        return;
    }
    const auto position = static_cast<std::size_t>(place - games.cbegin());
    const engine::Game before = std::exchange(games[position], edit.value);
    m_state.games.remove(before);
    m_state.games.insert(edit.value);
    Q_EMIT gameChanged(before, edit.value);
}

void TournamentDocument::perform(const RemoveGame& edit)
{
    auto& games = m_state.tournament.games;
    const auto place = lowerBound(games, edit.id);
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): what is there goes
    const engine::Game before = *place;
    games.erase(place);
    m_state.games.remove(before);
    Q_EMIT gameRemoved(before);
}

} // namespace zahlmeister::app
