// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "app/archive/adjusting.h"
#include "app/archive/publishing.h"
#include "app/session/session.h"

namespace zahlmeister::app {

/// @brief A tournament of the work file beside the archive.
struct PublishableTournament {
    engine::TournamentId id;
    Publication publication = {};
    PublicationPreview preview = {};
    int errors = 0; ///< that its check finds
};

/// @brief Compares the work file of a session with its archive, and publishes: what is asked of the work file
/// on the thread of the window, a tournament at a time, what of the archive on the other one.
class ArchivePublishing : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this
    explicit ArchivePublishing(Session& session, QObject* parent = nullptr);

    /// @brief Reads all tournaments that can be published, and compares them. compared() tells when that is
    /// done, failed() when it was not.
    void compare();

    /// @brief As of the last compared(): in the order of processing.
    [[nodiscard]] const std::vector<PublishableTournament>& tournaments() const { return m_compared; }

    /// @brief How the adjustments of the work file and of the archive differ; likewise.
    [[nodiscard]] const AdjustmentDifference& adjustments() const { return m_adjustments; }

    /// @brief How many tournaments are done, and how many are to be, of what is going on.
    [[nodiscard]] std::pair<std::size_t, std::size_t> progress() const { return {m_done, m_all}; }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    /// @brief Who publishes a tournament.
    using PublisherOf = std::function<QString(const engine::TournamentHeader& header)>;

    /// @brief Publishes tournaments one after the other. published() tells what came of each, finished() when
    /// all are done; after a lost connection the others are left.
    /// @param seen a revision that the referee has looked at, over which is published; nothing: the known one
    void publish(std::vector<engine::TournamentId> ids, PublisherOf publisherOf,
                 std::optional<int> seen = {});

    /// @brief Stops after the current tournament.
    void stop();

    /// @brief Notes that the referee has seen a revision, as when he takes it over.
    /// @return as keepArchivedState()
    Result<void> noteSeen(engine::TournamentId id, int revision);

Q_SIGNALS:
    /// @brief tournaments() changed.
    void compared();
    /// @brief progress() went on.
    void progressed();
    /// @brief What came of one.
    void published(zahlmeister::engine::TournamentId id, const zahlmeister::app::PublicationOutcome& outcome);
    /// @brief Of one tournament, or of the comparison (0).
    void failed(zahlmeister::engine::TournamentId id, const zahlmeister::Error& error);
    /// @brief Nothing is going on any more, but after compared().
    void finished();

private:
    void readNext();
    void askPreview();
    void publishNext();
    void send(engine::TournamentId id, Publication publication, bool isInDoubt);
    void end();

    Session& m_session;
    QTimer m_slice; ///< a tournament whenever the window has nothing to do
    bool m_isRunning = false;
    std::deque<engine::TournamentId> m_pending;
    std::size_t m_done = 0;
    std::size_t m_all = 0;
    std::vector<PublishableTournament> m_read;
    std::vector<PublishableTournament> m_compared;
    AdjustmentDifference m_adjustments;
    PublisherOf m_publisherOf;
    std::optional<int> m_seen;
};

} // namespace zahlmeister::app
