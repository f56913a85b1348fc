// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <optional>

#include <QObject>

#include "app/submission/submission.h"

namespace zahlmeister::app {

class Session;

/// @brief How a tournament stands to its last report.
struct SubmissionState {
    SubmissionStage stage;
    bool changed = false; ///< the tournament is not any more what was reported

    bool operator==(const SubmissionState&) const = default;
};

/// @brief Follows a session and knows which of its tournaments have a report, how far it has come, and which
/// were changed since.
///
/// The open tournament is compared after every edit; the others one by one while nothing else happens.
class SubmissionWatch : public QObject {
    Q_OBJECT

public:
    /// @param session must outlive this
    explicit SubmissionWatch(Session& session, QObject* parent = nullptr);

    /// @brief The tournaments that have a report.
    [[nodiscard]] const std::map<engine::TournamentId, SubmissionState>& states() const { return m_states; }

    /// @brief Nothing when a tournament has no report.
    [[nodiscard]] std::optional<SubmissionState> stateOf(engine::TournamentId id) const;

    /// @brief Reads everything anew: after a submission.
    void refresh();

Q_SIGNALS:
    /// @brief states() changed.
    void changed();

private:
    void compareOpen();
    void readOpen();
    void compareNext();
    void setChanged(engine::TournamentId id, bool isChanged);

    Session& m_session;
    std::map<engine::TournamentId, SubmissionState> m_states;
    std::map<engine::TournamentId, SubmissionId> m_latest;
    std::deque<engine::TournamentId> m_pending;         ///< still to be compared
    std::optional<engine::Tournament> m_openSubmission; ///< of the open tournament
};

} // namespace zahlmeister::app
