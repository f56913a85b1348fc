// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "app/open/open.h"

namespace zahlmeister::app {

/// @brief openFiles() on a thread of its own; the signal comes on the thread that made the task.
///
/// Delete the task to cancel: the thread ends by itself, and nobody waits for it.
class OpenTask : public QObject {
    Q_OBJECT

public:
    explicit OpenTask(QObject* parent = nullptr);

    /// @brief Begins to read; once.
    void start(std::vector<FileInHand> files);

Q_SIGNALS:
    /// @brief Everything is read; never empty.
    void finished(const std::shared_ptr<zahlmeister::Result<zahlmeister::app::Opened>>& opened);
};

} // namespace zahlmeister::app
