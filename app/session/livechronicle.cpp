// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/livechronicle.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QDeadlineTimer>

#include "app/chronicle/chain/settling.h"
#include "app/chronicle/personstore.h"
#include "app/session/session.h"

namespace zahlmeister::app {

namespace {

using namespace std::chrono_literals;

constexpr auto kSlice = 4ms; // of a frame of 16 ms
constexpr auto kPause = 150ms;

} // namespace

LiveChronicle::LiveChronicle(Session& session)
    : m_session(session),
      m_chronicle(std::make_shared<const Chronicle>()),
      m_recalculation(std::make_shared<const Recalculation>())
{
    m_reading.setInterval(0);
    connect(&m_reading, &QTimer::timeout, this, &LiveChronicle::readNext);
    m_settling.setInterval(0);
    connect(&m_settling, &QTimer::timeout, this, qOverload<>(&LiveChronicle::keepSettled));
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &LiveChronicle::compute);
    connect(&session, &Session::workFileChanged, this, &LiveChronicle::forgetAll);
    connect(&session, &Session::rulesChanged, this, &LiveChronicle::rereadAll);
    connect(&session, &Session::tournamentsChanged, this, &LiveChronicle::followTournaments);
    connect(&session, &Session::tournamentOpened, this, [this] {
        connect(m_session.document(), &TournamentDocument::edited, this, &LiveChronicle::followOpen);
        beginSettling(); // of the one that was open before
    });
}

void LiveChronicle::start()
{
    if (m_isStarted)
        return;
    m_isStarted = true;
    if (TournamentDocument* const open = m_session.document())
        connect(open, &TournamentDocument::edited, this, &LiveChronicle::followOpen);
    rereadAll();
}

std::pair<std::size_t, std::size_t> LiveChronicle::progress() const
{
    return {m_read.size(), m_read.size() + m_pending.size()};
}

void LiveChronicle::reread(const std::vector<engine::TournamentId>& ids)
{
    if (!m_isStarted || ids.empty())
        return;
    for (const engine::TournamentId id : ids) {
        m_read.erase(id);
        if (std::ranges::find(m_pending, id) == m_pending.end())
            m_pending.push_back(id);
    }
    m_isCurrent = false;
    m_reading.start();
}

void LiveChronicle::rereadPersons()
{
    if (!m_isStarted)
        return;
    readDecisions();
    m_isCurrent = false;
    m_pause.start();
}

void LiveChronicle::readDecisions()
{
    auto decisions =
        m_session.workFile() ? personDecisions(*m_session.workFile()) : Result<PersonDecisions>();
    if (!decisions.has_value())
        Q_EMIT failed(decisions.error());
    m_decisions = decisions.has_value() ? std::move(*decisions) : PersonDecisions();
}

/// Nobody may take the persons of the file before for those of this one.
void LiveChronicle::forgetAll()
{
    m_job.stop();
    m_pause.stop();
    m_isCurrent = false;
    m_chronicle = std::make_shared<const Chronicle>();
    m_recalculation = std::make_shared<const Recalculation>();
    rereadAll();
}

void LiveChronicle::rereadAll()
{
    if (m_isStarted)
        readDecisions();
    m_read.clear();
    m_pending.clear();
    m_followed.reset();
    followTournaments();
}

/// Tournaments came or went: into the waste basket, or out of it.
void LiveChronicle::followTournaments()
{
    if (!m_isStarted)
        return;
    // The session says so after almost every key, since games that lack a result are counted, too.
    std::vector<std::pair<engine::TournamentId, bool>> followed;
    followed.reserve(m_session.tournaments().size());
    for (const TournamentSummary& one : m_session.tournaments())
        followed.emplace_back(one.id, one.removed);
    if (m_followed == followed)
        return;
    m_followed = std::move(followed);
    std::set<engine::TournamentId> there;
    std::set<engine::TournamentId> removed;
    for (const TournamentSummary& one : m_session.tournaments()) {
        there.insert(one.id);
        if (one.removed)
            removed.insert(one.id);
    }
    const bool isMoved = std::exchange(m_removed, removed) != removed;
    const auto isGone = [&](engine::TournamentId id) { return !there.contains(id); };
    const bool hasLost = std::erase_if(m_read, [&](const auto& one) { return isGone(one.first); }) > 0;
    std::erase_if(m_pending, isGone);
    const std::size_t waited = m_pending.size();
    const std::set<engine::TournamentId> waiting(m_pending.begin(), m_pending.end());
    for (const engine::TournamentId id : there) {
        if (!m_read.contains(id) && !waiting.contains(id))
            m_pending.push_back(id);
    }
    if (m_pending.size() > waited || there.empty()) {
        m_isCurrent = false;
        m_reading.start();
    } else if (hasLost || isMoved) {
        m_isCurrent = false;
        m_pause.start();
    }
}

/// The open tournament was edited; it is in memory already.
void LiveChronicle::followOpen()
{
    TournamentDocument* const open = m_session.document();
    const auto known = m_read.find(open->id());
    if (known == m_read.end() || !known->second)
        return; // it will be read, or it could not be
    ChronicleTournament one{open->id(), open->tournament(), open->arithmetic()};
    one.received = known->second->received;
    one.isRefused = known->second->isRefused;
    one.uuid = known->second->uuid;
    one.written = known->second->written;
    one.left = known->second->left;
    known->second = std::make_shared<const ChronicleTournament>(std::move(one));
    m_isCurrent = false;
    m_pause.start();
}

/// Keeps what was settled, but for the open tournament: its document would not know. That is done when it is
/// closed.
void LiveChronicle::keepSettled()
{
    const QDeadlineTimer slice(kSlice);
    const WorkFile* const file = m_session.workFile();
    const TournamentDocument* const open = m_session.document();
    const std::vector<SettledTournament>& settled = m_recalculation->settled;
    const bool canBeKept = m_isCurrent && file && !file->isReadOnly();
    while (canBeKept && m_nextSettled < settled.size()) {
        if (slice.hasExpired())
            return;
        const SettledTournament& one = settled[m_nextSettled++];
        if (!open || open->id() != one.id)
            keepSettled(one);
    }
    m_settling.stop();
    // What is computed holds: nobody enters otherwise by that.
    for (const engine::TournamentId id : std::exchange(m_kept, {})) {
        m_read.erase(id);
        m_pending.push_back(id);
    }
    if (!m_pending.empty())
        m_reading.start();
}

void LiveChronicle::keepSettled(const SettledTournament& one)
{
    const auto stored = storeSettled(*m_session.workFile(), {one});
    if (stored.has_value())
        m_kept.push_back(one.id);
    else
        Q_EMIT failed(stored.error());
}

void LiveChronicle::beginSettling()
{
    m_nextSettled = 0;
    const WorkFile* const file = m_session.workFile();
    if (!m_isCurrent || !file || file->isReadOnly())
        return;
    if (!m_recalculation->decided.empty())
        keepDecided();
    else if (!m_recalculation->settled.empty())
        m_settling.start();
}

/// What decisions about persons make of everybody is kept as one: a part of it would link the rest otherwise.
void LiveChronicle::keepDecided()
{
    m_settling.stop();
    const auto stored =
        storeSettled(*m_session.workFile(), m_recalculation->settled, m_recalculation->decided);
    if (!stored.has_value()) {
        Q_EMIT failed(stored.error());
        return;
    }
    std::vector<engine::TournamentId> ids;
    for (const SettledTournament& one : m_recalculation->settled)
        ids.push_back(one.id);
    TournamentDocument* const open = m_session.document();
    const bool isOpenToo = open && std::ranges::find(ids, open->id()) != ids.end();
    if (const auto read = isOpenToo ? open->reread() : Result<void>(); !read.has_value())
        Q_EMIT failed(read.error());
    rereadPersons(); // they are carried out
    reread(ids);
}

void LiveChronicle::readNext()
{
    const QDeadlineTimer slice(kSlice);
    while (!m_pending.empty() && !slice.hasExpired()) {
        const engine::TournamentId id = m_pending.front();
        m_pending.pop_front();
        auto read = chronicleTournament(*m_session.workFile(), id, *m_session.rules());
        if (!read.has_value())
            Q_EMIT failed(read.error());
        m_read[id] = read.value_or(nullptr);
    }
    Q_EMIT progressed();
    if (!m_pending.empty())
        return;
    m_reading.stop();
    m_pause.start();
}

ChronicleTournaments LiveChronicle::tournamentsThatAre(bool removed) const
{
    ChronicleTournaments tournaments;
    for (const auto& [id, one] : m_read) {
        if (one && (m_removed.contains(id) || one->isRefused) == removed)
            tournaments.push_back(one);
    }
    return tournaments;
}

void LiveChronicle::compute()
{
    if (!m_pending.empty())
        return; // comes again when all are read
    using Computed = std::pair<std::shared_ptr<const Chronicle>, std::shared_ptr<const Recalculation>>;
    m_job.start(
        this,
        [this, tournaments = tournamentsThatAre(false), removed = removedTournaments(),
         rules = m_session.rules(), decisions = m_decisions](const std::stop_token& stop) {
            if (m_chainRules != rules || m_chainDecisions != decisions) {
                m_chain = std::make_unique<Chain>(*rules, decisions);
                m_chainRules = rules;
                m_chainDecisions = decisions;
            }
            m_chain->update(tournaments, removed);
            Computed computed;
            if (!stop.stop_requested())
                computed.first = std::make_shared<const Chronicle>(chronicleOf(*m_chain, rules));
            if (!stop.stop_requested())
                computed.second = std::make_shared<const Recalculation>(m_chain->recalculation());
            return computed;
        },
        [this](Computed computed) {
            std::tie(m_chronicle, m_recalculation) = std::move(computed);
            m_isCurrent = !m_pause.isActive() && m_pending.empty();
            Q_EMIT changed();
            beginSettling();
        });
}

} // namespace zahlmeister::app
