// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/backupkeeper.h"

#include <future>
#include <memory>
#include <utility>

#include <QFileInfo>

#include "app/store/samplemark.h"
#include "app/store/workfile.h"

namespace zahlmeister::app {

BackupKeeper::BackupKeeper(std::chrono::milliseconds interval, QObject* parent) : QObject(parent)
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, [this] { copyNow(BackupReason::Regular); });
}

BackupKeeper::~BackupKeeper()
{
    close();
    closed();
    wait();
}

void BackupKeeper::follow(const WorkFile* file)
{
    m_file = file && !file->isReadOnly() ? file : nullptr;
    m_copied = changes();
    // What was written before a crash has no copy, as far as is known.
    m_isDue = m_isDue || (m_file && m_file->wasLeftByCrash());
    if (m_file)
        m_timer.start();
    else
        m_timer.stop();
}

std::int64_t BackupKeeper::changes() const
{
    return m_file ? m_file->database().changes() : 0;
}

void BackupKeeper::close()
{
    m_timer.stop();
    wait(); // a copy that is cut off would be due again at once
    if (!m_file)
        return;
    m_path = m_file->path();
    // The sample can be had as it was at any time, and leaves nothing when it is removed.
    m_isDue = !isSample(*m_file) && (m_isDue || changes() != m_copied);
    m_file = nullptr;
}

void BackupKeeper::closed()
{
    if (std::exchange(m_isDue, false) && QFileInfo::exists(m_path))
        start(m_path, BackupReason::Regular, {});
}

void BackupKeeper::copyNow(BackupReason reason)
{
    // A file that has moved is dealt with by Session::checkWorkFile().
    if (!m_file || m_file->isReadOnly() || m_file->database().hasMoved() || isSample(*m_file))
        return;
    // Of a file that came from elsewhere there is no copy at all.
    const bool isFirst = reason != BackupReason::Regular && backupsOf(m_file->path()).empty();
    if (!m_isDue && changes() == m_copied && !isFirst)
        return;
    m_copied = changes();
    m_isDue = false;
    const auto begun = std::make_shared<std::promise<void>>();
    start(m_file->path(), reason, [begun] { begun->set_value(); });
    begun->get_future().wait(); // some milliseconds
}

void BackupKeeper::wait()
{
    m_worker.wait();
}

void BackupKeeper::start(const QString& path, BackupReason reason, const std::function<void()>& begun)
{
    wait();
    m_worker.start(this, [this, path, reason, begun](const std::stop_token&) {
        bool hasBegun = false;
        const auto tell = [&] {
            if (begun && !std::exchange(hasBegun, true))
                begun();
        };
        const auto copy = makeBackup(path, reason, tell);
        tell(); // also when it failed
        const int thinnedOut = copy.has_value() ? thinOutBackups(path) : 0;
        return [this, copy, thinnedOut] { done(copy, thinnedOut); };
    });
}

void BackupKeeper::done(const Result<Backup>& copy, int thinnedOut)
{
    if (copy.has_value()) {
        m_hasFailed = false;
        Q_EMIT made(thinnedOut);
        return;
    }
    m_isDue = m_file != nullptr; // tried again in half an hour
    if (copy.error().code != ErrorCode::Cancelled && !std::exchange(m_hasFailed, true))
        Q_EMIT failed(copy.error());
}

} // namespace zahlmeister::app
