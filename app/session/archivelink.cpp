// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/archivelink.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <utility>

#include <QElapsedTimer>
#include <QThread>

#include "app/rules/shippedrules.h"
#include "app/threads/handover.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenPings = 30s;

/// Whether the connection is worth nothing after an error.
bool isLoss(const Error& error)
{
    return error.code == ErrorCode::ArchiveUnreachable;
}

} // namespace

/// The thread of a connection, and what only that touches.
struct ArchiveLink::Worker {
    QThread thread;
    QObject here; ///< lives in the thread
    std::unique_ptr<Archive> archive;
    std::atomic<bool> isCancelled = false;
    const int number; ///< of this one; what comes from an earlier one counts no more

    explicit Worker(int count) : number(count)
    {
        here.moveToThread(&thread);
        thread.start();
    }
    ~Worker()
    {
        thread.wait();
        app::take(this);
    }

    void end()
    {
        isCancelled = true;
        callOn(&here, [this] {
            archive.reset();
            give(this);
            thread.quit();
        });
    }
};

ArchiveLink::ArchiveLink(QObject* parent) : QObject(parent)
{
    m_pinging.setInterval(kBetweenPings);
    connect(&m_pinging, &QTimer::timeout, this, &ArchiveLink::ping);
}

ArchiveLink::~ArchiveLink()
{
    dropDesk();
}

tl::unexpected<Error> ArchiveLink::notThere()
{
    return failure(ErrorCode::ArchiveUnreachable, {std::string(), "connection-lost"});
}

void ArchiveLink::connectTo(const ArchiveAddress& address, const QString& password)
{
    dropDesk();
    if (m_address && m_address->text != address.text)
        m_status = {}; // of another archive
    m_address = address;
    m_password = password;
    m_problem.reset();
    m_worker = std::make_unique<Worker>(++m_workers);
    Worker* const worker = m_worker.get();
    callOn(&worker->here, [this, worker, address, password] {
        auto status = [&]() -> Result<ArchiveStatus> {
            TRY(worker->archive, Archive::open(address, shippedRules(), password));
            return worker->archive->status();
        }();
        if (!status.has_value())
            worker->archive.reset();
        callOn(this, [this, number = worker->number, status] { connected(number, status); });
    });
    setState(State::Connecting);
}

void ArchiveLink::connected(int worker, const Result<ArchiveStatus>& status)
{
    if (!m_worker || m_worker->number != worker)
        return;
    if (status.has_value()) {
        m_status = *status;
        m_pinging.start();
        setState(State::Connected);
        return;
    }
    loseBy(status.error());
}

/// A connection that was there once may come again; one that was never there is none.
void ArchiveLink::loseBy(const Error& error)
{
    m_problem = error;
    dropDesk();
    setState(m_status.id.isEmpty() ? State::None : State::Lost);
}

void ArchiveLink::reconnect()
{
    if (m_address && m_state != State::Connecting)
        connectTo(ArchiveAddress(*m_address), QString(m_password));
}

void ArchiveLink::cancel()
{
    if (m_worker)
        m_worker->isCancelled = true;
    for (const auto& worker : m_apart)
        worker->isCancelled = true;
    if (m_state != State::Connecting)
        return;
    dropDesk();
    setState(m_status.id.isEmpty() ? State::None : State::Lost);
}

void ArchiveLink::leave()
{
    dropDesk();
    m_address.reset();
    m_password.clear();
    m_status = {};
    m_problem.reset();
    setState(State::None);
}

/// Nobody waits for a server that does not answer: its thread ends when it can.
void ArchiveLink::dropDesk()
{
    m_pinging.stop();
    m_asked = 0;
    if (m_worker)
        m_apart.push_back(std::move(m_worker));
    for (auto& worker : std::exchange(m_apart, {})) {
        worker->end();
        m_abandoned.push_back(std::move(worker));
    }
    std::erase_if(m_abandoned, [](const auto& worker) { return worker->thread.isFinished(); });
}

void ArchiveLink::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void ArchiveLink::post(Work work, bool isAsked)
{
    if (!m_worker || m_state != State::Connected) {
        callOn(
            this, [work = std::move(work)] { work(nullptr, {}).tell(); }, Qt::QueuedConnection);
        return;
    }
    Worker* const worker = m_worker.get();
    if (isAsked && ++m_asked == 1) {
        worker->isCancelled = false;
        Q_EMIT changed();
    }
    callOn(&worker->here, [this, worker, work = std::move(work), isAsked] {
        const Answer answer = work(worker->archive.get(), [worker] { return !worker->isCancelled; });
        callOn(this, [this, number = worker->number, answer, isAsked] { take(number, answer, isAsked); });
    });
}

void ArchiveLink::postApart(Work work)
{
    if (!m_worker || m_state != State::Connected)
        return post(std::move(work), true);
    Worker* const worker = m_apart.emplace_back(std::make_unique<Worker>(m_worker->number)).get();
    Q_EMIT changed();
    callOn(&worker->here,
           [this, worker, work = std::move(work), address = *m_address, password = m_password] {
               auto archive = Archive::open(address, shippedRules(), password);
               if (archive.has_value())
                   worker->archive = *std::move(archive);
               const Answer answer = work(worker->archive.get(), [worker] { return !worker->isCancelled; });
               callOn(this, [this, worker, answer] { endApart(worker, answer); });
           });
}

/// What went wrong on this connection need not be wrong with the other one: that is looked after.
void ArchiveLink::endApart(Worker* worker, const Answer& answer)
{
    const auto ended = std::ranges::find(m_apart, worker, &std::unique_ptr<Worker>::get);
    if (ended != m_apart.end()) {
        worker->end();
        m_abandoned.push_back(std::move(*ended));
        m_apart.erase(ended);
        if (answer.error && isLoss(*answer.error))
            ping();
        Q_EMIT changed();
    }
    answer.tell();
}

void ArchiveLink::take(int worker, const Answer& answer, bool isAsked)
{
    if (m_worker && m_worker->number == worker) {
        if (isAsked)
            --m_asked;
        if (answer.error && isLoss(*answer.error))
            loseBy(*answer.error);
        else if (isAsked)
            Q_EMIT changed();
    }
    answer.tell();
}

void ArchiveLink::refresh()
{
    ask<ArchiveStatus>([](Archive& archive, const auto&) { return archive.status(); }, this,
                       [this](const Result<ArchiveStatus>& status) {
                           if (!status.has_value() || !isConnected())
                               return;
                           m_status = *status;
                           Q_EMIT changed();
                       });
}

void ArchiveLink::recalculate(Archive::Extent extent, QObject* context,
                              std::function<void(Result<ArchiveRun>)> answer)
{
    const int number = m_workers;
    ask<ArchiveRun>(
        [this, extent, number](Archive& archive, const ContinueCallback& goesOn) {
            constexpr qint64 kMillisecondsBetween = 80;
            QElapsedTimer sinceLast;
            sinceLast.start();
            return archive.recalculate(extent, [&](const ArchiveRun& soFar, std::size_t waiting) {
                if (sinceLast.elapsed() >= kMillisecondsBetween) {
                    sinceLast.restart();
                    callOn(this, [this, number, soFar, waiting] {
                        if (m_worker && m_worker->number == number)
                            Q_EMIT progressed(soFar, waiting);
                    });
                }
                return goesOn();
            });
        },
        context, std::move(answer));
}

void ArchiveLink::ping()
{
    if (m_asked > 0)
        return; // what is being asked will tell
    post(
        [](Archive* archive, const auto&) {
            const auto answered = archive ? archive->ping() : Result<void>(notThere());
            return Answer{answered.has_value() ? std::nullopt : std::optional(answered.error()), [] {}};
        },
        false);
}

} // namespace zahlmeister::app
