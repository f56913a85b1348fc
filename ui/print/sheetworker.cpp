// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheetworker.h"

#include <QMetaObject>
#include <QObject>

namespace zahlmeister::ui {

void SheetWorker::run(QObject& receiver, Work work)
{
    m_threads.start([to = &receiver, work = std::move(work)] {
        // Queued to the receiver: an answer that comes too late is dropped with it.
        QMetaObject::invokeMethod(to, work(), Qt::QueuedConnection);
    });
}

} // namespace zahlmeister::ui
