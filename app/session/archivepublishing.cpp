// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/archivepublishing.h"

#include <algorithm>
#include <utility>

#include "app/rules/shippedrules.h"
#include "app/session/archivelink.h"
#include "app/store/archivedrevisions.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr engine::TournamentId kNone(0);

bool wasPublished(const Publication& publication)
{
    return publication.seen > 0 || !publication.submission.isEmpty();
}

} // namespace

ArchivePublishing::ArchivePublishing(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_slice.setInterval(0);
    connect(&m_slice, &QTimer::timeout, this, &ArchivePublishing::readNext);
    connect(&session, &Session::workFileChanged, this, [this] {
        m_compared.clear();
        m_adjustments = {};
        if (m_slice.isActive())
            end();
    });
}

void ArchivePublishing::compare()
{
    if (m_isRunning || !m_session.workFile() || !m_session.archive().isConnected())
        return;
    m_isRunning = true;
    m_pending.clear();
    m_read.clear();
    for (const TournamentSummary& one : m_session.tournaments())
        m_pending.push_back(one.id);
    std::ranges::sort(m_pending);
    m_done = 0;
    m_all = m_pending.size();
    m_slice.start();
    Q_EMIT progressed();
}

void ArchivePublishing::readNext()
{
    if (m_pending.empty()) {
        m_slice.stop();
        askPreview();
        return;
    }
    const engine::TournamentId id = m_pending.front();
    m_pending.pop_front();
    ++m_done;
    auto publication = publicationFrom(*m_session.workFile(), id, m_session.archive().id());
    if (!publication.has_value()) {
        Q_EMIT failed(id, publication.error());
        if (publication.error().code == ErrorCode::SampleOnly)
            end();
        return;
    }
    const bool isOver = publication->tournament && publication->tournament->tournament.header.end;
    if (isOver || (!publication->tournament && wasPublished(*publication)))
        m_read.push_back({.id = id, .publication = *std::move(publication)});
    Q_EMIT progressed();
}

void ArchivePublishing::askPreview()
{
    struct Compared {
        std::vector<PublishableTournament> tournaments;
        AdjustmentDifference adjustments = {};
    };
    m_session.archive().ask<Compared>(
        [all = std::move(m_read), here = m_session.rules()](Archive& archive,
                                                            const auto&) mutable -> Result<Compared> {
            TRY(const auto there, archive.rules());
            std::vector<Publication> publications;
            for (const PublishableTournament& one : all)
                publications.push_back(one.publication);
            TRY(const auto previews, archive.preview(publications));
            for (std::size_t i = 0; i < all.size(); ++i) {
                all[i].preview = previews[i];
                if (!publications[i].tournament)
                    continue;
                // What cannot be evaluated is said when it is published.
                all[i].errors = errorsIn(*publications[i].tournament, shippedRules()).value_or(0);
            }
            return Compared{std::move(all), differenceOfAdjustments(*here, *there)};
        },
        this,
        [this](Result<Compared> compared) {
            m_isRunning = false;
            if (!compared.has_value()) {
                Q_EMIT failed(kNone, compared.error());
                Q_EMIT finished();
                return;
            }
            m_compared = std::move(compared->tournaments);
            m_adjustments = std::move(compared->adjustments);
            Q_EMIT this->compared();
        });
}

void ArchivePublishing::publish(std::vector<engine::TournamentId> ids, PublisherOf publisherOf,
                                std::optional<int> seen)
{
    if (m_isRunning || ids.empty())
        return;
    m_isRunning = true;
    m_seen = seen;
    m_publisherOf = std::move(publisherOf);
    std::ranges::sort(ids);
    m_pending.assign(ids.begin(), ids.end());
    m_done = 0;
    m_all = ids.size();
    publishNext();
}

void ArchivePublishing::publishNext()
{
    Q_EMIT progressed();
    while (!m_pending.empty()) {
        const engine::TournamentId id = m_pending.front();
        m_pending.pop_front();
        auto publication = publicationFrom(*m_session.workFile(), id, m_session.archive().id());
        if (!publication.has_value()) {
            ++m_done;
            Q_EMIT failed(id, publication.error());
            continue;
        }
        if (publication->tournament)
            publication->publisher = m_publisherOf(publication->tournament->tournament.header);
        publication->seen = m_seen.value_or(publication->seen);
        const bool isInDoubt = !publication->submission.isEmpty();
        send(id, *std::move(publication), isInDoubt);
        return;
    }
    end();
}

void ArchivePublishing::send(engine::TournamentId id, Publication publication, bool isInDoubt)
{
    WorkFile* const file = m_session.workFile();
    const QString archive = m_session.archive().id();
    if (const auto begun = beginPublishing(*file, id, archive, publication); !begun.has_value()) {
        Q_EMIT failed(id, begun.error());
        end();
        return;
    }
    m_session.archive().ask<PublicationOutcome>(
        [publication](Archive& asked, const auto&) { return asked.publish(publication); }, this,
        [this, id, file, archive, publication, isInDoubt](Result<PublicationOutcome> outcome) mutable {
            // The act stays noted where the work file was replaced meanwhile, and is found out next time.
            if (file != m_session.workFile()) {
                end();
                return;
            }
            std::optional<Error> error;
            if (!outcome.has_value())
                error = outcome.error();
            else if (const auto noted = endPublishing(*file, id, archive, publication, *outcome);
                     !noted.has_value())
                error = noted.error();
            if (error) {
                ++m_done;
                Q_EMIT failed(id, *error);
                // Nothing that follows would come, either.
                error->code == ErrorCode::ArchiveUnreachable ? end() : publishNext();
                return;
            }
            // It came then, perhaps with another content than today's.
            if (isInDoubt && outcome->state == PublicationOutcome::State::Added) {
                send(id, publication, false);
                return;
            }
            if (publication.isRemovedNext && outcome->state != PublicationOutcome::State::Conflict) {
                m_pending.push_front(id);
                publishNext();
                return;
            }
            ++m_done;
            Q_EMIT published(id, *outcome);
            publishNext();
        });
}

void ArchivePublishing::stop()
{
    m_pending.clear();
    if (m_slice.isActive())
        end();
}

void ArchivePublishing::end()
{
    m_slice.stop();
    m_pending.clear();
    m_isRunning = false;
    Q_EMIT finished();
}

Result<void> ArchivePublishing::noteSeen(engine::TournamentId id, int revision)
{
    return keepArchivedState(*m_session.workFile(), m_session.archive().id(), id, {revision, {}});
}

} // namespace zahlmeister::app
