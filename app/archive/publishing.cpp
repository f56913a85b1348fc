// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/publishing.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QUuid>

#include "app/archive/kept/tournamentcodec.h"
#include "app/chronicle/chain/personindex.h"
#include "app/chronicle/chain/settling.h"
#include "app/persons/personuuid.h"
#include "app/rules/rulestore.h"
#include "app/store/archivedrevisions.h"
#include "app/store/database.h"
#include "app/store/samplemark.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "engine/base/try.h"
#include "engine/check/check.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// After all who may be met first on a seat.
constexpr int kUnclearPerson = 1'000'000;

/// A tournament of a work file, and whether it is in the waste basket or refused.
struct CurrentState {
    ChronicleTournament one;
    bool isRemoved;
};

Result<CurrentState> currentState(const WorkFile& file, engine::TournamentId id)
{
    TRY(const auto rules, rulesOf(file));
    TRY(const auto all, file.tournaments());
    const auto found = std::ranges::find(all, id, &TournamentSummary::id);
    if (found == all.end())
        return failure(ErrorCode::UnknownTournament, {std::to_string(id.value())});
    TRY(const auto one, chronicleTournament(file, id, *rules));
    return CurrentState{*one, found->removed || one->isRefused};
}

/// Whether entries of other tournaments follow from a tournament that is removed: links lead to it, or it
/// says what a list said.
Result<bool> isStillNeeded(const WorkFile& file, const ChronicleTournament& one)
{
    if (!one.tournament.header.end)
        return false;
    const bool hasListed = std::ranges::any_of(one.tournament.participants, [](const auto& participant) {
        return participant.origin == engine::EntryOrigin::List;
    });
    if (hasListed || one.uuid.empty())
        return hasListed;
    auto row = file.database().statement(u"SELECT 1 FROM participant WHERE origin_tournament = ? UNION ALL"
                                         " SELECT 1 FROM carry_over_game WHERE tournament = ? UNION ALL"
                                         " SELECT 1 FROM entered_game WHERE tournament = ? LIMIT 1"_s);
    return row.bind(one.uuid).bind(one.uuid).bind(one.uuid).next();
}

/// What is to be published of it next; nothing: that it is removed.
Result<std::optional<ChronicleTournament>> nextContent(const WorkFile& file, CurrentState current,
                                                       const ArchivedState& known)
{
    if (!current.isRemoved)
        return std::move(current.one);
    // An archive that never saw it would have other numbers than the work file.
    if (known.revision == 0) {
        TRY(const bool isNeeded, isStillNeeded(file, current.one));
        if (isNeeded)
            return std::move(current.one);
    }
    return std::nullopt;
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
        TRY(const bool isNeeded, isStillNeeded(file, *one));
        if (state != ArchivedState() || isNeeded)
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
    const auto isOpen = [](const engine::Participant& one) { return isUnsettled(one) || isUnlinked(one); };
    if (std::ranges::any_of(current.one.tournament.participants, isOpen)) {
        TRY_DO(settleEntries(file));
        TRY(current, currentState(file, id));
    }
    TRY(const auto uuid, keptTournamentUuid(file, id));
    TRY(current.one.workFile, workFileId(file));
    for (engine::Participant& participant : current.one.tournament.participants) {
        if (!isUnlinked(participant))
            continue;
        // It is a question who he is: until that is answered, nobody else.
        participant.person = personUuid(uuid.toStdString(), participant.number, kUnclearPerson);
        participant.notPerson = participant.person;
    }
    TRY(const auto known, archivedState(file, archive, id));
    const bool isRemoved = current.isRemoved;
    TRY(const auto content, nextContent(file, std::move(current), known));
    return Publication{.uuid = QString::fromLatin1(uuid),
                       .seen = known.revision,
                       .tournament = content,
                       .submission = known.act,
                       .isRemovedNext = isRemoved && content};
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
    if (publication.isRemovedNext && outcome.state != State::Conflict)
        return publishTournament(file, id, archive, publisher);
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
    if (!revision.tournament || current.isRemoved)
        return std::nullopt;
    TRY(const auto bytes, packed(current.one));
    TRY(auto here, unpacked(bytes, id));
    RevisionDifference both{revision.tournament->tournament, std::move(here.tournament), {}};
    both.difference = differenceOf(both.there, both.here);
    return both;
}

} // namespace zahlmeister::app
