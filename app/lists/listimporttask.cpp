// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listimporttask.h"

#include <utility>

#include <QElapsedTimer>

#include "app/threads/workthread.h"

namespace zahlmeister::app {

ListImportTask::ListImportTask(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder))
{
}

ListImportTask::~ListImportTask()
{
    cancel();
    if (m_thread)
        m_thread->wait();
}

void ListImportTask::start(const ListInspection& inspection, engine::Date date)
{
    if (m_thread)
        return;
    m_cancelled = false;
    auto work = [this, inspection, date, folder = m_folder] {
        constexpr qint64 kMillisecondsBetween = 80;
        QElapsedTimer sinceLast;
        sinceLast.start();
        const auto report = std::make_shared<Result<ListReport>>(
            importList(folder, inspection, date, [&](const ListProgress& progress) {
                if (sinceLast.elapsed() >= kMillisecondsBetween) {
                    sinceLast.restart();
                    QMetaObject::invokeMethod(this, [this, progress] { Q_EMIT progressed(progress); });
                }
                return !m_cancelled;
            }));
        QMetaObject::invokeMethod(this, [this, report] { finish(report); });
    };
    m_thread = std::make_unique<WorkThread>(std::move(work));
    m_thread->start();
}

void ListImportTask::cancel()
{
    m_cancelled = true;
}

void ListImportTask::finish(const std::shared_ptr<Result<ListReport>>& report)
{
    m_thread->wait();
    m_thread.reset();
    Q_EMIT finished(*report);
}

} // namespace zahlmeister::app
