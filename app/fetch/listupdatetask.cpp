// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fetch/listupdatetask.h"

#include <utility>

#include <QElapsedTimer>

#include "app/lists/listrollback.h"
#include "app/threads/handover.h"

namespace zahlmeister::app {

ListUpdateTask::ListUpdateTask(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_update(m_folder)
{
}

ListUpdateTask::~ListUpdateTask()
{
    cancel();
}

void ListUpdateTask::start(const ListUpdateRequest& request)
{
    run([this, request](const ListUpdateProgressFunction& progress) {
        return [this, updated = m_update.run(request, progress)] { Q_EMIT finished(updated); };
    });
}

void ListUpdateTask::takeDoubtful()
{
    run([this](const ListUpdateProgressFunction& progress) {
        return [this, updated = m_update.takeDoubtful(progress)] { Q_EMIT finished(updated); };
    });
}

void ListUpdateTask::restore(ListSource source)
{
    run([this, source](const ListUpdateProgressFunction& progress) {
        const auto done = restoreListBefore(
            m_folder, source, [&] { return progress({.stage = ListUpdateProgress::Stage::Restoring}); });
        return
            [this, done] { Q_EMIT restored(done.has_value() ? std::nullopt : std::optional(done.error())); };
    });
}

void ListUpdateTask::startImport(const ListInspection& inspection, engine::Date date)
{
    run([this, inspection, date](const ListUpdateProgressFunction& progress) {
        const auto report = importList(m_folder, inspection, date, [&](const ListProgress& step) {
            return progress({ListUpdateProgress::Stage::Reading, step.bytes, step.totalBytes, step.rows});
        });
        return [this, report] { Q_EMIT imported(report); };
    });
}

void ListUpdateTask::run(const std::function<std::function<void()>(const ListUpdateProgressFunction&)>& work)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_cancelled = false;
    m_worker.start(
        this,
        [this, work](const std::stop_token&) {
            constexpr qint64 kMillisecondsBetween = 80;
            QElapsedTimer sinceLast;
            sinceLast.start();
            return work([&](const ListUpdateProgress& progress) {
                if (sinceLast.elapsed() >= kMillisecondsBetween) {
                    sinceLast.restart();
                    callOn(this, [this, progress] { Q_EMIT progressed(progress); });
                }
                return !m_cancelled;
            });
        },
        [this](const std::function<void()>& tell) {
            m_isRunning = false;
            tell();
        });
}

} // namespace zahlmeister::app
