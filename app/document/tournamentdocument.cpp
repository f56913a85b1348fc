// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/tournamentdocument.h"

#include <algorithm>
#include <utility>

#include <QLoggingCategory>
#include <QTimer>

#include "app/fields/editplan.h"
#include "app/fields/gameteams.h"
#include "app/fields/tournamentdifference.h"
#include "app/store/database.h"
#include "app/store/decisionstore.h"
#include "app/store/draftstore.h"
#include "app/store/tournamentstore.h"
#include "app/store/undolog.h"
#include "app/store/workfile.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcDocument, "zahlmeister.document", QtWarningMsg)

/// The write-ahead log is folded back after a pause of this length.
constexpr int kPauseMilliseconds = 2000;

/// Games without a round were typed without one and come after those that have one.
bool inOrderOfRounds(const engine::Game& a, const engine::Game& b)
{
    constexpr int kLast = 1000;
    return a.round.value_or(kLast) < b.round.value_or(kLast);
}

/// Names of what undo and redo would do; nothing when there is nothing.
struct UndoNames {
    std::optional<EditName> undo;
    std::optional<EditName> redo;
};

} // namespace

class TournamentDocument::Private {
public:
    Private(WorkFile& file, engine::TournamentId tournamentId) : workFile(file), id(tournamentId) { }

    [[nodiscard]] Result<void> load();
    [[nodiscard]] Database& database() const { return workFile.database(); }
    [[nodiscard]] tl::unexpected<Error> readOnly() const;

    /// Writes a plan and whatever else belongs into the same transaction.
    template <class Also>
    [[nodiscard]] Result<void> store(const std::vector<PlannedChange>& plan, Also also);
    [[nodiscard]] Result<void> storeDraft(const std::optional<Draft>& value);
    /// What undo and redo would be called if the last entry that is done stood at this position.
    [[nodiscard]] Result<UndoNames> undoNamesAt(std::int64_t position) const;

    WorkFile& workFile;
    engine::TournamentId id;
    EditableTournament state;
    std::optional<Draft> draft;
    std::int64_t undoPosition =
        0; ///< of the entry that undo takes back; 0 or the one before the first: nothing
    UndoNames names;
    QTimer pause;
    bool announcing = false; ///< inside the signals of a change, when memory and views are not yet in step
};

Result<void> TournamentDocument::Private::load()
{
    TRY(auto stored, readTournament(database(), id));
    state.tournament = std::move(stored.tournament);
    state.arithmetic = stored.arithmetic;
    state.games = GameIndex(state.tournament.games);
    if (!state.tournament.games.empty())
        state.nextGame = engine::GameId(state.tournament.games.back().id.value() + 1);

    TRY(draft, readDraft(database(), id));
    TRY(undoPosition, readUndoPosition(database(), id));
    TRY(names, undoNamesAt(undoPosition));
    return {};
}

Result<UndoNames> TournamentDocument::Private::undoNamesAt(std::int64_t position) const
{
    UndoNames found;
    // What can neither be undone nor redone is not offered.
    if (workFile.isReadOnly())
        return found;
    for (const auto& [place, name] :
         {std::pair(position, &found.undo), std::pair(position + 1, &found.redo)}) {
        TRY(*name, readUndoName(database(), id, place));
    }
    return found;
}

tl::unexpected<Error> TournamentDocument::Private::readOnly() const
{
    if (const auto& reason = workFile.readOnlyReason())
        return tl::unexpected(*reason);
    return failure(ErrorCode::ReadOnly, {workFile.path().toStdString()});
}

template <class Also>
Result<void> TournamentDocument::Private::store(const std::vector<PlannedChange>& plan, Also also)
{
    TRY(auto transaction, Transaction::begin(database()));
    for (const PlannedChange& planned : plan) {
        TRY_DO(writeEdit(database(), id, planned.edit));
    }
    TRY_DO(also());
    const auto committed = transaction.commit();
    if (committed.has_value())
        pause.start();
    return committed;
}

Result<void> TournamentDocument::Private::storeDraft(const std::optional<Draft>& value)
{
    const auto stored = store({}, [&] { return writeDraft(database(), id, value); });
    if (stored.has_value())
        draft = value;
    return stored;
}

TournamentDocument::TournamentDocument(std::unique_ptr<Private> data) : m_d(std::move(data))
{
    m_d->pause.setSingleShot(true);
    m_d->pause.setInterval(kPauseMilliseconds);
    connect(&m_d->pause, &QTimer::timeout, this, [this] {
        // Nothing is lost when it fails: the log is read together with the file.
        if (const auto folded = m_d->workFile.foldLog(); !folded.has_value())
            qCWarning(lcDocument) << "cannot fold the write-ahead log back:" << folded.error().detail.c_str();
    });
}

TournamentDocument::~TournamentDocument() = default;

Result<std::unique_ptr<TournamentDocument>> TournamentDocument::open(WorkFile& workFile,
                                                                     engine::TournamentId id)
{
    auto data = std::make_unique<Private>(workFile, id);
    TRY_DO(data->load());
    return std::unique_ptr<TournamentDocument>(new TournamentDocument(std::move(data)));
}

engine::TournamentId TournamentDocument::id() const
{
    return m_d->id;
}

const WorkFile& TournamentDocument::workFile() const
{
    return m_d->workFile;
}

const engine::Tournament& TournamentDocument::tournament() const
{
    return m_d->state.tournament;
}

std::optional<engine::Arithmetic> TournamentDocument::arithmetic() const
{
    return m_d->state.arithmetic;
}

bool TournamentDocument::isReadOnly() const
{
    return m_d->workFile.isReadOnly();
}

Result<void> TournamentDocument::check(const EditGroup& group) const
{
    TRY_DO(planEdits(m_d->state, group.edits));
    return {};
}

Result<EditGroup> TournamentDocument::apply(const EditGroup& group)
{
    Q_ASSERT_X(!m_d->announcing, "apply",
               "called from a slot of a before or after signal; wait for edited()");
    if (isReadOnly())
        return m_d->readOnly();
    TRY(const auto plan, planEdits(m_d->state, withTeamsKept(m_d->state.tournament, group.edits)));
    const EditGroup inverse{group.name, inverseOf(plan)};
    const auto births = birthsGivenUp(plan);
    if (plan.empty()) {
        TRY_DO(setDraft({}));
        return inverse;
    }

    UndoEntry entry{m_d->undoPosition + 1, {group.name, editsOf(plan)}, inverse.edits};
    if (!births.empty())
        entry.group.name.args << kBirthGivenUp;
    const auto stored = m_d->store(plan, [&]() -> Result<void> {
        TRY_DO(appendUndoEntry(m_d->database(), m_d->id, entry));
        if (!births.empty())
            TRY_DO(forgetBirths(m_d->database(), m_d->id, births));
        TRY_DO(recordDecisions(m_d->database(), group.name, plan, today()));
        return m_d->draft ? writeDraft(m_d->database(), m_d->id, std::nullopt) : Result<void>();
    });
    if (!stored.has_value()) {
        Q_EMIT storageFailed(stored.error());
        return tl::unexpected(stored.error());
    }
    // What stands in the log until it is written over is gone at once; a reader may hinder that, closing does
    // it.
    if (!births.empty())
        static_cast<void>(m_d->database().emptyLog());
    m_d->draft.reset();
    m_d->undoPosition = entry.position;
    m_d->names = {entry.group.name, std::nullopt};
    perform(editsOf(plan));
    return inverse;
}

std::optional<EditName> TournamentDocument::undoName() const
{
    return m_d->names.undo;
}

std::optional<EditName> TournamentDocument::redoName() const
{
    return m_d->names.redo;
}

Result<void> TournamentDocument::undo()
{
    if (isReadOnly())
        return m_d->readOnly();
    if (!m_d->names.undo)
        return failure(ErrorCode::NothingToUndo);
    return replay(m_d->undoPosition, true);
}

Result<void> TournamentDocument::redo()
{
    if (isReadOnly())
        return m_d->readOnly();
    if (!m_d->names.redo)
        return failure(ErrorCode::NothingToRedo);
    return replay(m_d->undoPosition + 1, false);
}

Result<void> TournamentDocument::replay(std::int64_t position, bool backwards)
{
    Q_ASSERT_X(!m_d->announcing, "replay",
               "called from a slot of a before or after signal; wait for edited()");
    const auto fail = [this](const Error& error) -> Result<void> {
        Q_EMIT storageFailed(error);
        return tl::unexpected(error);
    };
    const auto entry = readUndoEntry(m_d->database(), m_d->id, position);
    if (!entry.has_value())
        return fail(entry.error());
    // An entry that is gone or does not fit the tournament was not written by this program.
    const Error damaged{ErrorCode::DamagedWorkFile,
                        {m_d->workFile.path().toStdString(), "undo entry " + std::to_string(position)}};
    if (!*entry)
        return fail(damaged);
    const auto plan =
        planEdits(m_d->state, backwards ? (*entry)->inverse : (*entry)->group.edits, EditOrigin::UndoLog);
    if (!plan.has_value())
        return fail(damaged);
    const std::int64_t after = backwards ? position - 1 : position;
    auto names = m_d->undoNamesAt(after);
    if (!names.has_value())
        return fail(names.error());

    const auto stored = m_d->store(*plan, [&]() -> Result<void> {
        TRY_DO(recordDecisions(m_d->database(), (*entry)->group.name, *plan, today()));
        return markUndone(m_d->database(), m_d->id, position, backwards);
    });
    if (!stored.has_value())
        return fail(stored.error());
    m_d->undoPosition = after;
    m_d->names = std::move(*names);
    perform(editsOf(*plan));
    return {};
}

Result<void> TournamentDocument::reread()
{
    Q_ASSERT_X(!m_d->announcing, "reread",
               "called from a slot of a before or after signal; wait for edited()");
    TRY(const auto stored, readTournament(m_d->database(), m_d->id));
    TRY(const auto position, readUndoPosition(m_d->database(), m_d->id));
    TRY(auto names, m_d->undoNamesAt(position));
    std::vector<Edit> edits = editsById(m_d->state.tournament, stored.tournament);
    if (stored.arithmetic != m_d->state.arithmetic)
        edits.emplace_back(PutArithmetic{stored.arithmetic});
    TRY(const auto plan, planEdits(m_d->state, edits, EditOrigin::UndoLog));
    m_d->undoPosition = position;
    m_d->names = std::move(names);
    perform(editsOf(plan));
    return {};
}

Result<void> TournamentDocument::setDraft(const Draft& draft)
{
    if (isReadOnly())
        return m_d->readOnly();
    const auto value = draft.text.isEmpty() ? std::nullopt : std::optional<Draft>(draft);
    if (value == m_d->draft)
        return {};
    const auto stored = m_d->storeDraft(value);
    if (stored.has_value())
        Q_EMIT draftChanged();
    else
        Q_EMIT storageFailed(stored.error());
    return stored;
}

std::optional<Draft> TournamentDocument::draft() const
{
    return m_d->draft;
}

engine::ParticipantNumber TournamentDocument::nextNumber() const
{
    constexpr int kLargest = 99'999;
    const auto& participants = m_d->state.tournament.participants;
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
    for (const engine::GameId id : m_d->state.games.between(a, b))
        games.push_back(*lowerBound(m_d->state.tournament.games, id));
    std::ranges::stable_sort(games, inOrderOfRounds);
    return games;
}

int TournamentDocument::pairings() const
{
    return m_d->state.games.pairings();
}

const engine::Game* TournamentDocument::game(engine::GameId id) const
{
    const auto& games = m_d->state.tournament.games;
    const auto found = lowerBound(games, id);
    return found != games.end() && found->id == id ? &*found : nullptr;
}

void TournamentDocument::perform(const std::vector<Edit>& edits)
{
    m_d->announcing = true;
    for (const Edit& edit : edits)
        std::visit([this](const auto& value) { perform(value); }, edit);
    m_d->announcing = false;
    Q_EMIT undoStateChanged();
    Q_EMIT edited();
}

void TournamentDocument::perform(const PutHeader& edit)
{
    const auto before = std::exchange(m_d->state.tournament.header, edit.value);
    Q_EMIT headerChanged(before);
}

void TournamentDocument::perform(const PutArithmetic& edit)
{
    m_d->state.arithmetic = edit.value;
}

void TournamentDocument::perform(const PutParticipant& edit)
{
    auto& participants = m_d->state.tournament.participants;
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
    auto& participants = m_d->state.tournament.participants;
    const auto place = lowerBound(participants, edit.number);
    const auto position = static_cast<int>(place - participants.begin());
    Q_EMIT participantAboutToBeRemoved(position);
    participants.erase(place);
    Q_EMIT participantRemoved(position);
}

void TournamentDocument::perform(const PutGame& edit)
{
    auto& games = m_d->state.tournament.games;
    m_d->state.nextGame = std::max(m_d->state.nextGame, engine::GameId(edit.value.id.value() + 1));
    const auto place = lowerBound(games, edit.value.id);
    if (place == games.end() || place->id != edit.value.id) {
        games.insert(place, edit.value);
        m_d->state.games.insert(edit.value);
        Q_EMIT gameInserted(edit.value);
        return;
    }
    const auto position = static_cast<std::size_t>(place - games.cbegin());
    const engine::Game before = std::exchange(games[position], edit.value);
    m_d->state.games.remove(before);
    m_d->state.games.insert(edit.value);
    Q_EMIT gameChanged(before, edit.value);
}

void TournamentDocument::perform(const RemoveGame& edit)
{
    auto& games = m_d->state.tournament.games;
    const auto place = lowerBound(games, edit.id);
    const engine::Game before = *place;
    games.erase(place);
    m_d->state.games.remove(before);
    Q_EMIT gameRemoved(before);
}

} // namespace zahlmeister::app
