// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/publishing.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QUuid>

#include "app/archive/content.h"
#include "app/chronicle/settling.h"
#include "app/rules/rulestore.h"
#include "app/store/archivedrevisions.h"
#include "app/store/samplemark.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "engine/base/try.h"
#include "engine/check/check.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// A tournament as it is to be published; nothing: as removed.
Result<std::optional<ChronicleTournament>> currentState(const WorkFile& file, engine::TournamentId id)
{
    TRY(const auto rules, rulesOf(file));
    TRY(const auto all, file.tournaments());
    const auto found = std::ranges::find(all, id, &TournamentSummary::id);
    if (found == all.end())
        return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    TRY(const auto one, chronicleTournament(file, id, *rules));
    if (found->removed || one->isRefused)
        return std::nullopt;
    return *one;
}

} // namespace

Result<std::vector<engine::TournamentId>> publishableTournaments(const WorkFile& file, const QString& archive)
{
    TRY(const auto rules, rulesOf(file));
    TRY(const auto current, tournamentsIn(file, *rules));
    std::vector<engine::TournamentId> ids;
    for (const auto& one : current) {
        if (one->tournament.header.end)
            ids.push_back(one->id);
    }
    TRY(const auto removed, removedTournamentsIn(file, *rules));
    for (const auto& one : removed) {
        TRY(const auto state, archivedState(file, archive, one->id));
        if (state != ArchivedState())
            ids.push_back(one->id);
    }
    std::ranges::sort(ids);
    return ids;
}

Result<Publication> publicationFrom(WorkFile& file, engine::TournamentId id, const QString& archive)
{
    if (isSample(file))
        return failure(ErrorCode::SampleOnly);
    TRY(auto current, currentState(file, id));
    if (current && std::ranges::any_of(current->tournament.participants, isUnsettled)) {
        TRY_DO(settleEntries(file));
        TRY(current, currentState(file, id));
    }
    TRY(const auto uuid, keptTournamentUuid(file, id));
    TRY(const auto known, archivedState(file, archive, id));
    return Publication{.uuid = QString::fromLatin1(uuid),
                       .seen = known.revision,
                       .tournament = std::move(current),
                       .submission = known.act};
}

Result<void> beginPublishing(WorkFile& file, engine::TournamentId id, const QString& archive,
                             Publication& publication)
{
    if (!publication.submission.isEmpty())
        return {};
    publication.submission = QUuid::createUuid().toString(QUuid::WithoutBraces);
    return keepArchivedState(file, archive, id, {publication.seen, publication.submission});
}

Result<void> endPublishing(WorkFile& file, engine::TournamentId id, const QString& archive,
                           Publication& publication, const PublicationOutcome& outcome)
{
    if (outcome.state != PublicationOutcome::State::Conflict)
        publication.seen = outcome.revision;
    publication.submission.clear();
    return keepArchivedState(file, archive, id, {publication.seen, {}});
}

Result<PublicationOutcome> publishTournament(WorkFile& file, engine::TournamentId id, Archive& archive,
                                             const QString& publisher, std::optional<int> seen)
{
    using State = PublicationOutcome::State;
    if (isSample(file))
        return failure(ErrorCode::SampleOnly);
    if (const auto& reason = archive.readOnlyReason())
        return tl::unexpected(*reason);
    TRY(auto publication, publicationFrom(file, id, archive.id()));
    publication.publisher = publisher;
    publication.seen = seen.value_or(publication.seen);
    const bool isInDoubt = !publication.submission.isEmpty();
    const auto publish = [&]() -> Result<PublicationOutcome> {
        TRY_DO(beginPublishing(file, id, archive.id(), publication));
        TRY(auto outcome, archive.publish(publication));
        TRY_DO(endPublishing(file, id, archive.id(), publication, outcome));
        return outcome;
    };
    TRY(auto outcome, publish());
    if (!isInDoubt || outcome.state != State::Added)
        return outcome;
    // It came then, perhaps with another content than today's.
    TRY(auto now, publish());
    return now.state == State::AlreadyThere ? outcome : now;
}

Result<int> errorsIn(const ChronicleTournament& tournament, const engine::RuleCatalog& rules)
{
    TRY(const auto choice, rules.choose(tournament.tournament.header));
    TRY(const auto evaluation,
        engine::evaluate(tournament.tournament, *choice.version, {tournament.arithmetic, false}));
    const auto findings = engine::check(tournament.tournament, choice, &evaluation);
    return static_cast<int>(
        std::ranges::count(findings, engine::FindingLevel::Error, &engine::Finding::level));
}

Result<std::optional<RevisionDifference>> differenceFrom(const ArchivedRevision& revision,
                                                         const WorkFile& file, engine::TournamentId id)
{
    TRY(const auto current, currentState(file, id));
    if (!revision.tournament || !current)
        return std::nullopt;
    TRY(const auto bytes, packed(*current));
    TRY(auto here, unpacked(bytes, id));
    RevisionDifference both{revision.tournament->tournament, std::move(here.tournament), {}};
    both.difference = differenceOf(both.there, both.here);
    return both;
}

} // namespace zahlmeister::app
