// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

#include <QObject>
#include <QTimer>

#include "app/store/backups.h"
#include "app/threads/worker.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief Makes the copies of the open work file on a thread of its own: every half hour if something was
/// written, when the file is closed, and before acts that change much at once. Nobody waits for it but the
/// end of the program.
class BackupKeeper : public QObject {
    Q_OBJECT

public:
    explicit BackupKeeper(std::chrono::milliseconds interval = std::chrono::minutes(30),
                          QObject* parent = nullptr);

    /// @brief Makes the copy that is still due.
    ~BackupKeeper() override;

    /// @brief Looks after another file from now on.
    /// @param file must outlive close(); nullptr for none; one that is read-only is left alone
    void follow(const WorkFile* file);

    /// @brief Before the file is closed: nothing has it open any more on return. The copy that is due is made
    /// by closed().
    void close();

    /// @brief After the file was closed.
    void closed();

    /// @brief Makes a copy of what the file holds at this moment, if it was changed since the last one.
    void copyNow(BackupReason reason);

    /// @brief Waits for the copy that is being made.
    void wait();

Q_SIGNALS:
    /// @brief There is one more copy.
    /// @param thinnedOut how many old ones have gone for it
    void made(int thinnedOut);
    /// @brief None could be made; said once until one could.
    void failed(const zahlmeister::Error& error);

private:
    void start(const QString& path, BackupReason reason, const std::function<void()>& begun);
    void done(const Result<Backup>& copy, int thinnedOut);
    [[nodiscard]] std::int64_t changes() const;

    QTimer m_timer;
    const WorkFile* m_file = nullptr;
    QString m_path;
    std::int64_t m_copied = 0; ///< changes() when the last copy began
    bool m_isDue = false;      ///< of a file that was let go, or was left by a crash
    bool m_hasFailed = false;
    Worker m_worker{Worker::Order::Each}; ///< last: it uses all the others
};

} // namespace zahlmeister::app
