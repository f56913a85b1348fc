// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include <QObject>

#include "app/lists/listimport.h"

class QThread;

namespace zahlmeister::app {

/// @brief Imports lists on a thread of its own, one at a time; its signals come on the thread that made it.
///
/// When the object goes, a running import is cancelled and waited for.
class ListImportTask : public QObject {
    Q_OBJECT

public:
    /// @param folder of the store
    explicit ListImportTask(QString folder, QObject* parent = nullptr);
    ~ListImportTask() override;

    /// @brief Begins an import; nothing happens while another one runs.
    void start(const ListInspection& inspection, engine::Date date);

    /// @brief Asks the import to stop. finished() comes all the same, with Error::Cancelled or, when it was
    /// just done, the report.
    void cancel();

    [[nodiscard]] bool isRunning() const { return m_thread != nullptr; }

Q_SIGNALS:
    /// @brief At most some ten times a second.
    void progressed(const zahlmeister::app::ListProgress& progress);
    void finished(const zahlmeister::Result<zahlmeister::app::ListReport>& report);

private:
    void finish(const std::shared_ptr<Result<ListReport>>& report);

    QString m_folder;
    std::unique_ptr<QThread> m_thread;
    std::atomic<bool> m_cancelled = false;
};

} // namespace zahlmeister::app
