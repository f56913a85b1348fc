// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>

#include <QObject>
#include <QTimer>

#include "app/chronicle/chronicle.h"
#include "app/threads/worker.h"

namespace zahlmeister::app {

class Session;

/// @brief The chronicle of a session's work file and the chain of its evaluations, kept up to date while the
/// user goes on.
///
/// Tournaments are read a few at a time while nothing else happens, so that no key waits; everything else is
/// done by a thread of its own. What is given out is immutable and may be kept.
class LiveChronicle : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this
    explicit LiveChronicle(Session& session);

    /// @brief Begins to read, once the window is there. Nothing happens before.
    void start();

    /// @brief Everybody as of the last changed(); empty until there was one of this work file. Never null.
    [[nodiscard]] const std::shared_ptr<const Chronicle>& chronicle() const { return m_chronicle; }

    /// @brief What computing the chain anew would change, of the same moment. Never null.
    [[nodiscard]] const std::shared_ptr<const Recalculation>& recalculation() const
    {
        return m_recalculation;
    }

    /// @brief Whether chronicle() is that of the tournaments as they stand now.
    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }

    /// @brief How many tournaments are read, and how many there are, for telling progress.
    [[nodiscard]] std::pair<std::size_t, std::size_t> progress() const;

    /// @brief Reads tournaments again that others than the open document or the session have changed.
    void reread(const std::vector<engine::TournamentId>& ids);

    /// @brief Reads what was decided about persons again.
    void rereadPersons();

    /// @brief What is decided about persons, as chronicle() will know it.
    [[nodiscard]] const PersonDecisions& decisions() const { return m_decisions; }

    /// @brief The tournaments in the waste basket and those that were refused, as far as they are read.
    [[nodiscard]] ChronicleTournaments removedTournaments() const { return tournamentsThatAre(true); }

    /// @brief Reads all of them again, and what was decided about persons.
    void rereadAll();

Q_SIGNALS:
    /// @brief New chronicle() and recalculation() are available.
    void changed();
    /// @brief progress() went on.
    void progressed();
    /// @brief A tournament could not be read.
    void failed(const zahlmeister::Error& error);

private:
    void forgetAll();
    void followTournaments();
    void followOpen();
    void readDecisions();
    void beginSettling();
    void keepDecided();
    void keepSettled();
    void keepSettled(const SettledTournament& one);
    void readNext();
    [[nodiscard]] ChronicleTournaments tournamentsThatAre(bool removed) const;
    void compute();

    Session& m_session;
    bool m_isStarted = false;
    bool m_isCurrent = false;
    std::shared_ptr<const Chronicle> m_chronicle;
    std::shared_ptr<const Recalculation> m_recalculation;
    std::map<engine::TournamentId, std::shared_ptr<const ChronicleTournament>>
        m_read; ///< null: cannot be read
    std::deque<engine::TournamentId> m_pending;
    /// What the session had last, and whether it was in the waste basket; nothing: all is to be read.
    std::optional<std::vector<std::pair<engine::TournamentId, bool>>> m_followed;
    std::set<engine::TournamentId> m_removed; ///< in the waste basket
    PersonDecisions m_decisions;
    /// @name Used by the job alone, which does not begin anew what has not changed.
    ///@{
    std::shared_ptr<const engine::RuleCatalog> m_chainRules;
    PersonDecisions m_chainDecisions;
    std::unique_ptr<Chain> m_chain;
    ///@}
    std::size_t m_nextSettled = 0;            ///< of recalculation(), to be kept
    std::vector<engine::TournamentId> m_kept; ///< of these, since they were computed
    QTimer m_settling;                        ///< likewise
    QTimer m_reading;                         ///< a slice whenever the window has nothing to do
    QTimer m_pause;                           ///< until the user stops typing
    Worker m_job{Worker::Order::Latest};      ///< last: it uses all the others
};

} // namespace zahlmeister::app
