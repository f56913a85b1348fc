// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/recalculationstore.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

#include "app/chronicle/causes.h"
#include "app/chronicle/personstore.h"
#include "app/fields/editjson.h"
#include "app/rules/rulestore.h"
#include "app/store/consistency.h"
#include "app/store/handlingstore.h"
#include "app/store/intransaction.h"
#include "app/store/rows.h"
#include "app/store/undolog.h"
#include "engine/base/try.h"
#include "engine/rules/conditions.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Entries that participants of one tournament get.
using NewEntries = std::vector<std::pair<engine::ParticipantNumber, Entry>>;

/// Gives them their entries, as one step of the tournament's undo log.
Result<void> writeStep(const WorkFile& file, const StoredTournament& stored, engine::TournamentId id,
                       const NewEntries& entries, const QStringList& args)
{
    TRY(const auto last, readUndoPosition(file.database(), id));
    UndoEntry step{last + 1, {{EditKind::Recalculation, args}, {}}, {}};
    for (const auto& [number, entry] : entries) {
        const auto at = stored.tournament.indexOf(number);
        if (!at || entryOf(stored.tournament.participants[*at]) == entry)
            continue;
        const engine::Participant& before = stored.tournament.participants[*at];
        engine::Participant after = before;
        putEntry(after, entry);
        step.group.edits.emplace_back(PutParticipant{std::move(after)});
        step.inverse.emplace_back(PutParticipant{before});
    }
    if (step.group.edits.empty())
        return {};
    std::ranges::reverse(step.inverse);
    for (const Edit& edit : step.group.edits) {
        TRY_DO(writeEdit(file.database(), id, edit));
    }
    return appendUndoEntry(file.database(), id, step);
}

/// An entry as JSON: that of a participant of whom nothing else is known.
QString jsonOfEntry(const Entry& entry)
{
    engine::Participant nobody{.number = engine::ParticipantNumber(1)};
    putEntry(nobody, entry);
    return QString::fromUtf8(jsonOf(std::vector<Edit>{PutParticipant{nobody}}));
}

std::optional<Entry> entryFromJson(const QString& json)
{
    const auto edits = editsFromJson(json.toUtf8());
    const auto* const put =
        edits && edits->size() == 1 ? std::get_if<PutParticipant>(&edits->front()) : nullptr;
    return put ? std::optional(entryOf(put->value)) : std::nullopt;
}

/// Names of the steps of a way, tournament and player in turn.
using Names = std::map<std::pair<engine::TournamentId, engine::ParticipantNumber>, std::string>;

Result<QString> toldCauses(const WorkFile& file, const RecalculatedParticipant& change, Names& names)
{
    QStringList told;
    for (const Cause* const step : stepsOf(change.because)) {
        const auto [known, isNew] =
            names.emplace(std::pair(step->tournament, step->participant), std::string());
        if (isNew) {
            TRY(const auto stored, file.tournament(step->tournament));
            for (const engine::Participant& one : stored.tournament.participants)
                names[{step->tournament, one.number}] = one.name;
        }
        told << QString::number(step->tournament.value()) << QString::fromStdString(known->second);
    }
    return QString::fromUtf8(jsonOf(told));
}

/// Keeps what the participations of a tournament were.
Result<void> keep(const WorkFile& file, std::int64_t run, const RecalculatedTournament& recalculated,
                  Names& names)
{
    for (const RecalculatedParticipant& change : recalculated.changes) {
        TRY(const auto because, toldCauses(file, change, names));
        auto insert = file.database().statement(
            u"INSERT INTO recalculated (recalculation_id, tournament_id, participant, name, entry_before,"
            " entry_after, exit_rating, exit_index, because) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
        insert.bind(run).bind(recalculated.id.value()).bind(change.number.value()).bind(change.name);
        insert.bind(jsonOfEntry(change.entryBefore)).bind(jsonOfEntry(change.entryAfter));
        TRY_DO(insert.bind(change.ratingBefore).bind(change.indexBefore).bind(because).run());
    }
    return {};
}

/// What a run changed.
struct KeptParticipation {
    PersonPlace place;
    Entry before;
    Entry after;
};

Result<std::vector<KeptParticipation>> keptBy(const WorkFile& file, std::int64_t run)
{
    auto rows = file.database().statement(
        u"SELECT tournament_id, participant, name, entry_before, entry_after FROM recalculated"
        " WHERE recalculation_id = ? ORDER BY tournament_id, participant"_s);
    rows.bind(run);
    return collected<KeptParticipation>(
        std::move(rows), [&](const Statement& row) -> Result<KeptParticipation> {
            const auto before = entryFromJson(row.text(3));
            const auto after = entryFromJson(row.text(4));
            if (!before || !after)
                return damagedRow(file.database(), "recalculated",
                                  "recalculation_id " + std::to_string(run) + ", tournament_id " +
                                      row.utf8(0),
                                  before ? "entry_after" : "entry_before");
            return KeptParticipation{{engine::TournamentId(row.integer(0)),
                                      engine::ParticipantNumber(static_cast<int>(row.integer(1))),
                                      row.utf8(2)},
                                     *before,
                                     *after};
        });
}

/// Who sat there, by number and name; numbers may be given anew.
const engine::Participant* whoSatAt(const PersonPlace& place, const engine::Tournament& tournament)
{
    if (const auto at = tournament.indexOf(place.participant);
        at && tournament.participants[*at].name == place.name)
        return &tournament.participants[*at];
    const auto found = std::ranges::find(tournament.participants, place.name, &engine::Participant::name);
    return found == tournament.participants.end() ? nullptr : &*found;
}

Result<void> takeBackIn(const WorkFile& file, engine::TournamentId id,
                        std::span<const KeptParticipation> kept, TakenBackRun& into)
{
    TRY(const auto stored, file.tournament(id));
    NewEntries entries;
    for (const KeptParticipation& one : kept) {
        const engine::Participant* const now = whoSatAt(one.place, stored.tournament);
        const bool isAsBefore = now && entryOf(*now) == one.before;
        if (one.before == one.after || isAsBefore)
            continue;
        if (!now || entryOf(*now) != one.after)
            into.changedSince.push_back(one.place);
        else
            entries.emplace_back(now->number, one.before);
    }
    if (entries.empty() || !into.changedSince.empty())
        return {};
    into.tournaments.push_back(id);
    return writeStep(file, stored, id, entries, {kTakenBack});
}

// RULE: FWZ 3.3
/// The day on which a report came where reports are evaluated in that order; one of which it is not known
/// came when the tournament ended.
std::optional<engine::Date> arrivalOf(const engine::TournamentHeader& header, const Handling& handling,
                                      const engine::RuleCatalog& rules)
{
    const auto choice = rules.choose(header);
    if (!choice.has_value())
        return std::nullopt;
    const auto conditions = engine::TournamentConditions::from(*choice->version);
    return conditions.has_value() && conditions->isByArrival ? std::max(handling.received, header.end)
                                                             : std::nullopt;
}

/// Nothing for one that was refused.
// RULE: WO2026 2.2.5.3
Result<std::shared_ptr<const ChronicleTournament>> read(const WorkFile& file, engine::TournamentId id,
                                                        const Handling& handling,
                                                        const engine::RuleCatalog& rules)
{
    if (handling.refused)
        return nullptr;
    TRY(auto stored, file.tournament(id));
    ChronicleTournament one{id, std::move(stored.tournament), stored.arithmetic};
    one.received = arrivalOf(one.tournament.header, handling, rules);
    return std::make_shared<const ChronicleTournament>(std::move(one));
}

} // namespace

Result<ChronicleTournaments> tournamentsIn(const WorkFile& file, const engine::RuleCatalog& rules)
{
    TRY(const auto summaries, file.tournaments());
    TRY(auto handled, handlings(file));
    ChronicleTournaments tournaments;
    for (const TournamentSummary& summary : summaries) {
        if (summary.removed)
            continue;
        TRY(auto one, read(file, summary.id, handled[summary.id], rules));
        if (one)
            tournaments.push_back(std::move(one));
    }
    return tournaments;
}

Result<std::shared_ptr<const ChronicleTournament>>
chronicleTournament(const WorkFile& file, engine::TournamentId id, const engine::RuleCatalog& rules)
{
    TRY(const Handling handling, handlingOf(file, id));
    return read(file, id, handling, rules);
}

Result<Recalculation> recalculationOf(const WorkFile& file)
{
    TRY(const auto rules, rulesOf(file));
    TRY(auto tournaments, tournamentsIn(file, *rules));
    TRY(const auto decisions, personDecisions(file));
    return recalculate(std::move(tournaments), *rules, decisions);
}

Result<std::int64_t> storeRecalculation(WorkFile& file, const Recalculation& recalculation,
                                        const QString& reason, engine::Date day)
{
    return inTransaction(file, [&]() -> Result<std::int64_t> {
        std::int64_t run = 0;
        {
            auto insert = file.database().statement(
                u"INSERT INTO recalculation (done, reason) VALUES (?, ?) RETURNING id"_s);
            TRY_DO(insert.bind(std::optional(day)).bind(reason + u""_s).next());
            run = insert.integer(0);
        }
        Names names;
        for (const RecalculatedTournament& recalculated : recalculation.tournaments) {
            if (recalculated.changes.empty())
                continue;
            TRY_DO(keep(file, run, recalculated, names));
            NewEntries entries;
            for (const RecalculatedParticipant& change : recalculated.changes)
                entries.emplace_back(change.number, change.entryAfter);
            TRY(const auto stored, file.tournament(recalculated.id));
            TRY_DO(writeStep(file, stored, recalculated.id, entries, {}));
        }
        return run;
    });
}

Result<std::vector<RecalculationRun>> recalculationRuns(const WorkFile& file)
{
    return collected<RecalculationRun>(
        file.database().statement(
            u"SELECT id, done, reason, undone, count(DISTINCT tournament_id), count(participant)"
            " FROM recalculation LEFT JOIN recalculated ON recalculation_id = id GROUP BY id"
            " ORDER BY id DESC"_s),
        [&](const Statement& row) -> Result<RecalculationRun> {
            const auto day = row.date(1);
            if (!day)
                return damagedRow(file.database(), "recalculation", "id " + row.utf8(0), "done");
            return RecalculationRun{row.integer(0),
                                    *day,
                                    row.text(2),
                                    row.flag(3),
                                    static_cast<int>(row.integer(4)),
                                    static_cast<int>(row.integer(5))};
        });
}

Result<TakenBackRun> takeBackRecalculation(WorkFile& file, std::int64_t run)
{
    TakenBackRun taken;
    // What stands against it rolls back what was written before it was found.
    const auto done = inTransaction(file, [&]() -> Result<void> {
        TRY(const auto kept, keptBy(file, run));
        for (auto from = kept.begin(); from != kept.end();) {
            const auto to = std::find_if(from, kept.end(), [&](const KeptParticipation& one) {
                return one.place.tournament != from->place.tournament;
            });
            TRY_DO(takeBackIn(file, from->place.tournament, {from, to}, taken));
            from = to;
        }
        if (!taken.changedSince.empty())
            return failure(ErrorCode::Cancelled);
        auto mark = file.database().statement(u"UPDATE recalculation SET undone = 1 WHERE id = ?"_s);
        return mark.bind(run).run();
    });
    if (!taken.changedSince.empty()) {
        taken.tournaments.clear();
        return taken;
    }
    TRY_DO(done);
    return taken;
}

Result<std::vector<EarlierResult>> earlierResults(const WorkFile& file, engine::TournamentId tournament,
                                                  const engine::Participant& participant)
{
    auto rows = file.database().statement(
        u"SELECT recalculation.id, done, reason, undone, entry_before, exit_rating, exit_index, because"
        " FROM recalculated JOIN recalculation ON recalculation.id = recalculation_id"
        " WHERE tournament_id = ? AND participant = ? AND name = ? ORDER BY recalculation.id DESC"_s);
    rows.bind(tournament.value()).bind(participant.number.value()).bind(participant.name);
    return collected<EarlierResult>(std::move(rows), [&](const Statement& row) -> Result<EarlierResult> {
        const auto day = row.date(1);
        const auto entry = entryFromJson(row.text(4));
        const auto because = textsFromJson(row.text(7).toUtf8());
        if (!day || !entry || !because)
            return damagedRow(file.database(), "recalculated", "recalculation_id " + row.utf8(0),
                              !day     ? "done"
                              : !entry ? "entry_before"
                                       : "because");
        EarlierResult result{row.integer(0),        *day,   row.text(2),
                             row.flag(3),           *entry, row.optionalInteger(5),
                             row.optionalInteger(6)};
        for (qsizetype i = 0; i + 1 < because->size(); i += 2)
            result.because.push_back(
                {engine::TournamentId(because->at(i).toLongLong()), because->at(i + 1).toStdString()});
        return result;
    });
}

} // namespace zahlmeister::app
