// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include <QObject>

#include "app/fetch/listupdate.h"
#include "app/threads/worker.h"

namespace zahlmeister::app {

/// @brief Updates and imports lists on a thread of its own, one at a time; its signals come on the thread
/// that made it.
///
/// When the object goes, what is running is cancelled and waited for.
class ListUpdateTask : public QObject {
    Q_OBJECT

public:
    /// @param folder of the store
    explicit ListUpdateTask(QString folder, QObject* parent = nullptr);
    ~ListUpdateTask() override;

    /// @brief ListUpdate::run(), takeDoubtful() and restoreListBefore(); nothing happens while one of them
    /// runs.
    void start(const ListUpdateRequest& request);
    void takeDoubtful();
    void restore(ListSource source);

    /// @brief importList(); likewise.
    void startImport(const ListInspection& inspection, engine::Date date);

    /// @brief Forgets a list that start() had its doubts of.
    /// @pre nothing is running
    void discard() { m_update.discard(); }

    /// @brief Asks what is running to stop. finished(), restored() or imported() comes all the same, with
    /// Error::Cancelled or, when it was just done, with what came of it.
    void cancel() { m_cancelled = true; }

    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// @brief At most some ten times a second.
    void progressed(const zahlmeister::app::ListUpdateProgress& progress);
    void finished(const zahlmeister::Result<zahlmeister::app::ListUpdated>& updated);
    void restored(const std::optional<zahlmeister::Error>& problem);
    void imported(const zahlmeister::Result<zahlmeister::app::ListReport>& report);

private:
    /// @param work on the thread; what it returns is done when that is over
    void run(const std::function<std::function<void()>(const ListUpdateProgressFunction&)>& work);

    QString m_folder;
    ListUpdate m_update; ///< of the thread while it runs
    bool m_isRunning = false;
    std::atomic<bool> m_cancelled = false;
    Worker m_worker{Worker::Order::Each}; ///< last: it uses all the others
};

} // namespace zahlmeister::app
