// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/open/opentask.h"

#include "app/threads/workthread.h"

namespace zahlmeister::app {

OpenTask::OpenTask(QObject* parent) : QObject(parent) { }

void OpenTask::start(std::vector<FileInHand> files)
{
    // The thread owns what it reads into, so that the task may go before it ends.
    auto opened = std::make_shared<Result<Opened>>();
    auto input = std::make_shared<std::vector<FileInHand>>(std::move(files));
    auto* thread = new WorkThread([opened, input] { *opened = openFiles(std::move(*input)); });
    connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    connect(thread, &QThread::finished, this, [this, opened] { Q_EMIT finished(opened); });
    thread->start();
}

} // namespace zahlmeister::app
