// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "app/fields/edit.h"
#include "app/fields/editplan.h"
#include "engine/base/result.h"
#include "engine/model/teammatches.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief One tournament of a work file, open for editing: the one truth that every view follows.
///
/// Every change is an EditGroup. apply() changes memory and file in one transaction, logs the inverse for
/// undo, and announces each single change before and after. Participants are always in the order of their
/// numbers.
class TournamentDocument : public QObject {
    Q_OBJECT

public:
    /// @param workFile must outlive the document
    /// @return Error::UnknownTournament, StorageFailure, DamagedWorkFile
    [[nodiscard]] static Result<std::unique_ptr<TournamentDocument>> open(WorkFile& workFile,
                                                                          engine::TournamentId id);

    [[nodiscard]] engine::TournamentId id() const { return m_id; }
    /// @brief The work file that it is in.
    [[nodiscard]] const WorkFile& workFile() const { return m_workFile; }
    [[nodiscard]] const engine::Tournament& tournament() const { return m_state.tournament; }

    /// @brief The arithmetic that the referee picked; nothing: the rule version's default.
    [[nodiscard]] std::optional<engine::Arithmetic> arithmetic() const { return m_state.arithmetic; }

    [[nodiscard]] bool isReadOnly() const;

    /// @brief Whether the group could be applied: ids exist, values are in range, nobody plays himself.
    [[nodiscard]] Result<void> check(const EditGroup& group) const;

    /// @brief Applies a group in one transaction; nothing changes when it fails. Removes all drafts.
    ///
    /// A group that changes nothing is not logged. New games get their ids here. Everything that could be
    /// redone is dropped.
    /// @return the inverse group, or Error::ReadOnly, DiskFull, StorageFailure, or what check() says
    Result<EditGroup> apply(const EditGroup& group);

    /// @brief Name of what undo() would take back; nothing when there is nothing.
    [[nodiscard]] std::optional<EditName> undoName() const { return m_names.undo; }
    /// @brief What undo would take back one after the other, the next one first; at most so many.
    [[nodiscard]] std::vector<EditName> undoSteps(int most) const;
    [[nodiscard]] std::optional<EditName> redoName() const { return m_names.redo; }

    /// @brief Takes the last group back, in one transaction; survives a restart.
    /// @return Error::NothingToUndo, and as apply()
    Result<void> undo();

    /// @brief Applies again what undo() took back.
    /// @return Error::NothingToRedo, and as apply()
    Result<void> redo();

    /// @brief Takes over what somebody else has written into the tournament and its undo log, such as a
    /// recalculation of all tournaments. It is announced as an edit is.
    /// @return Error::StorageFailure, DamagedWorkFile, UnknownTournament; memory is as before then
    Result<void> reread();

    /// @brief The texts that are being typed at several places and are no values yet, oldest first; those of
    /// before a restart, too.
    /// @param owner the first part of the places wanted, such as `participant`; empty: all of them
    [[nodiscard]] std::vector<Draft> drafts(QStringView owner = {}) const;

    /// @brief Keeps the text at one place, in one transaction; an empty one removes it. Nothing is written
    /// when nothing changes, or when the tournament can only be read.
    /// @return Error::DiskFull, StorageFailure
    Result<void> setDraft(const Draft& draft);

    /// @brief Puts other drafts of an owner in the place of those that there are; drafts of others stay. In
    /// one transaction, as setDraft().
    /// @param drafts with places of this owner
    Result<void> putDrafts(QStringView owner, const std::vector<Draft>& drafts);

    /// @brief The next free participant number, 1 for an empty field.
    [[nodiscard]] engine::ParticipantNumber nextNumber() const;

    /// @brief Games of one pairing in the order of rounds, then of input; with either colour.
    [[nodiscard]] std::vector<engine::Game> gamesBetween(engine::ParticipantNumber a,
                                                         engine::ParticipantNumber b) const;

    /// @brief The matches of its teams (engine::teamMatches()), made once for each state that is asked for.
    [[nodiscard]] const std::vector<engine::TeamMatch>& matches() const;

    /// @brief Number of pairings that met.
    [[nodiscard]] int pairings() const { return m_state.games.pairings(); }

    /// @return nullptr when there is no game of that id
    [[nodiscard]] const engine::Game* game(engine::GameId id) const;

Q_SIGNALS:
    /// Single changes, in the order in which they happen; participants are named by their position in the
    /// list.
    void headerChanged(const zahlmeister::engine::TournamentHeader& before);
    void participantAboutToBeInserted(int position);
    void participantInserted(int position);
    void participantAboutToBeRemoved(int position);
    void participantRemoved(int position);
    void participantChanged(int position, const zahlmeister::engine::Participant& before);
    void gameInserted(const zahlmeister::engine::Game& game);
    void gameRemoved(const zahlmeister::engine::Game& game);
    void gameChanged(const zahlmeister::engine::Game& before, const zahlmeister::engine::Game& after);
    /// @brief After all changes of a group, of an undo or of a redo are announced.
    void edited();
    void undoStateChanged();
    /// @brief drafts() changed, but not by an edit.
    void draftsChanged();
    /// @brief An edit could not be stored; memory is as before.
    void storageFailed(const zahlmeister::Error& error);

private:
    /// Names of what undo and redo would do; nothing when there is nothing.
    struct UndoNames {
        std::optional<EditName> undo;
        std::optional<EditName> redo;
    };

    TournamentDocument(WorkFile& workFile, engine::TournamentId id);
    [[nodiscard]] Result<void> load();

    /// Does several writes in one transaction.
    template <class Write>
    [[nodiscard]] Result<void> store(Write write);
    /// What undo and redo would be called if the last entry that is done stood at this position.
    [[nodiscard]] Result<UndoNames> undoNamesAt(std::int64_t position) const;
    Result<void> replay(std::int64_t position, bool backwards);
    Result<void> storeDrafts(std::vector<Draft> drafts);
    void perform(const std::vector<Edit>& edits);
    void perform(const PutHeader& edit);
    void perform(const PutArithmetic& edit);
    void perform(const PutParticipant& edit);
    void perform(const RemoveParticipant& edit);
    void perform(const PutGame& edit);
    void perform(const RemoveGame& edit);

    WorkFile& m_workFile;
    engine::TournamentId m_id;
    EditableTournament m_state;
    mutable std::optional<std::vector<engine::TeamMatch>>
        m_matches;               ///< of this state; nothing: not asked for
    std::vector<Draft> m_drafts; ///< each place once, none without a text
    std::int64_t m_undoPosition =
        0; ///< of the entry that undo takes back; 0 or the one before the first: nothing
    UndoNames m_names;
    QTimer m_pause;
    bool m_announcing = false; ///< inside the signals of a change, when memory and views are not yet in step
};

} // namespace zahlmeister::app
