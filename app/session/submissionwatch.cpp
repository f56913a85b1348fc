// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/submissionwatch.h"

#include <utility>

#include <QTimer>

#include "app/session/session.h"

namespace zahlmeister::app {

SubmissionWatch::SubmissionWatch(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &Session::workFileChanged, this, &SubmissionWatch::refresh);
    connect(&session, &Session::tournamentOpened, this, [this] {
        connect(m_session.document(), &TournamentDocument::edited, this, &SubmissionWatch::compareOpen);
        readOpen();
    });
    connect(&session, &Session::tournamentAboutToClose, this, [this] { m_openSubmission.reset(); });
    refresh();
    if (session.document())
        connect(session.document(), &TournamentDocument::edited, this, &SubmissionWatch::compareOpen);
}

std::optional<SubmissionState> SubmissionWatch::stateOf(engine::TournamentId id) const
{
    const auto found = m_states.find(id);
    return found == m_states.end() ? std::nullopt : std::optional(found->second);
}

void SubmissionWatch::refresh()
{
    const bool wasPending = !m_pending.empty();
    const auto before = std::exchange(m_states, {});
    m_latest.clear();
    m_pending.clear();
    const WorkFile* file = m_session.workFile();
    // An unreadable list of submissions is reported where they are shown; nothing else depends on it.
    if (const auto latest = file ? latestSubmissions(*file) : Result<std::vector<SubmissionSummary>>();
        latest.has_value()) {
        for (const SubmissionSummary& summary : *latest) {
            m_states.emplace(summary.tournament, SubmissionState{summary.stage, false});
            m_latest.emplace(summary.tournament, summary.id);
            m_pending.push_back(summary.tournament);
        }
    }
    readOpen();
    if (m_states != before)
        Q_EMIT changed();
    if (!m_pending.empty() && !wasPending)
        QTimer::singleShot(0, this, &SubmissionWatch::compareNext);
}

void SubmissionWatch::readOpen()
{
    m_openSubmission.reset();
    const TournamentDocument* document = m_session.document();
    const auto latest = document ? m_latest.find(document->id()) : m_latest.end();
    if (latest == m_latest.end())
        return;
    auto record = readSubmission(*m_session.workFile(), latest->second);
    if (record.has_value())
        m_openSubmission = std::move(record->tournament);
    compareOpen();
}

void SubmissionWatch::compareOpen()
{
    const TournamentDocument* document = m_session.document();
    if (document && m_openSubmission)
        setChanged(document->id(), isChangedSince(*m_openSubmission, document->tournament()));
}

void SubmissionWatch::compareNext()
{
    if (m_pending.empty())
        return;
    const engine::TournamentId id = m_pending.front();
    m_pending.pop_front();
    const TournamentDocument* document = m_session.document();
    const auto latest = m_latest.find(id);
    const bool isOpen = document && document->id() == id;
    if (!isOpen && latest != m_latest.end() && m_session.workFile()) {
        const auto today = m_session.workFile()->tournament(id);
        const auto then = readSubmission(*m_session.workFile(), latest->second);
        if (today.has_value() && then.has_value())
            setChanged(id, isChangedSince(then->tournament, today->tournament));
    }
    if (!m_pending.empty())
        QTimer::singleShot(0, this, &SubmissionWatch::compareNext);
}

void SubmissionWatch::setChanged(engine::TournamentId id, bool isChanged)
{
    const auto found = m_states.find(id);
    if (found == m_states.end() || found->second.changed == isChanged)
        return;
    found->second.changed = isChanged;
    Q_EMIT changed();
}

} // namespace zahlmeister::app
