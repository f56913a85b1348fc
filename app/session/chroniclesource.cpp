// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/chroniclesource.h"

#include "app/rules/shippedrules.h"
#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "app/threads/handover.h"

namespace zahlmeister::app {

ChronicleSource::ChronicleSource(Session& session, ArchiveLink* archive)
    : m_session(session), m_archive(archive)
{
    if (archive) {
        connect(archive, &ArchiveLink::changed, this, &ChronicleSource::followArchive);
        return;
    }
    LiveChronicle& live = session.chronicle();
    connect(&live, &LiveChronicle::changed, this, &ChronicleSource::changed);
    connect(&session, &Session::workFileChanged, this, &ChronicleSource::replaced);
    live.start();
}

ChronicleSource::~ChronicleSource() = default;

ChronicleSource::State ChronicleSource::state() const
{
    if (m_archive)
        return m_archive->isConnected() ? State::Ready : State::Disconnected;
    return m_session.workFile() && chronicle()->rules ? State::Ready : State::Reading;
}

std::shared_ptr<const engine::RuleCatalog> ChronicleSource::rules() const
{
    return m_archive ? shippedRulesShared() : m_session.rules();
}

std::shared_ptr<const Chronicle> ChronicleSource::chronicle() const
{
    return m_session.chronicle().chronicle();
}

void ChronicleSource::drop()
{
    m_latest.drop();
    m_worker.stop();
}

void ChronicleSource::askLater()
{
    drop();
    m_asked.reset();
}

void ChronicleSource::followArchive()
{
    if (m_archive->isConnected() && m_asked != computed())
        Q_EMIT changed();
}

ChronicleSource::Asking ChronicleSource::asking(QObject* receiver, const std::stop_token& stop,
                                                const ContinueCallback& goesOn,
                                                const std::function<void(int)>& progress)
{
    return {stop, goesOn, [receiver, stop, progress](int percent) {
                if (!progress)
                    return;
                callOn(receiver, [stop, progress, percent] {
                    if (!stop.stop_requested()) // the receiver of the progress still exists
                        progress(percent);
                });
            }};
}

} // namespace zahlmeister::app
