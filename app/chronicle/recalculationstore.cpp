// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/recalculationstore.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "app/chronicle/chain/causes.h"
#include "app/chronicle/chain/settling.h"
#include "app/chronicle/correctedresults.h"
#include "app/chronicle/personstore.h"
#include "app/fields/editjson.h"
#include "app/fields/editplan.h"
#include "app/rules/rulestore.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/handlingstore.h"
#include "app/store/intransaction.h"
#include "app/store/tournamentuuid.h"
#include "app/store/undolog.h"
#include "engine/base/try.h"
#include "engine/rules/conditions.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Entries that participants of one tournament get.
using NewEntries = std::vector<std::pair<engine::ParticipantNumber, Entry>>;

/// Gives them their entries, as one step of the tournament's undo log.
Result<void> storeEntries(const WorkFile& file, StoredTournament stored, engine::TournamentId id,
                          const NewEntries& entries, const QStringList& args)
{
    std::vector<Edit> edits;
    for (const auto& [number, entry] : entries) {
        if (const auto at = stored.tournament.indexOf(number)) {
            engine::Participant after = stored.tournament.participants[*at];
            putChained(after, entry);
            if (entryOf(stored.tournament.participants[*at]) != entry)
                edits.emplace_back(PutParticipant{std::move(after)});
        }
    }
    GameIndex games(stored.tournament.games);
    TRY(const auto plan, planEdits({std::move(stored.tournament), stored.arithmetic, std::move(games)}, edits,
                                   EditOrigin::UndoLog));
    if (plan.empty())
        return {};
    TRY(const auto last, readUndoPosition(file.database(), id));
    return storeLogged(file.database(), id, last + 1, {EditKind::Recalculation, args}, plan)
        .transform([](const LoggedPlan&) {});
}

/// What an entry has beside rating and index, as the JSON of a participant of whom nothing else is known; of
/// nearly all entries nothing.
QString furtherJson(const Entry& entry)
{
    if (entry == Entry{entry.rating, entry.index})
        return u""_s;
    engine::Participant nobody{.number = engine::ParticipantNumber(1)};
    putEntry(nobody, entry);
    return QString::fromUtf8(jsonOf(std::vector<Edit>{PutParticipant{nobody}}));
}

void bindEntry(Statement& statement, const Entry& entry)
{
    statement.bind(entry.rating ? std::optional(entry.rating->value()) : std::nullopt).bind(entry.index);
    statement.bind(furtherJson(entry));
}

/// The entry that stands in three columns.
std::optional<Entry> entryIn(const Statement& row, int column)
{
    const QString json = row.text(column + 2);
    if (json.isEmpty()) {
        const auto value = row.optionalInteger(column);
        const auto rating = value ? engine::Rating::tryFrom(*value) : std::nullopt;
        return value && !rating ? std::nullopt
                                : std::optional(Entry{rating, row.optionalInteger(column + 1)});
    }
    const auto edits = editsFromJson(json.toUtf8());
    const auto* const put =
        edits && edits->size() == 1 ? std::get_if<PutParticipant>(&edits->front()) : nullptr;
    return put ? std::optional(entryOf(put->value)) : std::nullopt;
}

tl::unexpected<Error> damagedEntry(const WorkFile& file, std::int64_t run, engine::TournamentId tournament)
{
    return damagedRow(file.database(), "recalculated",
                      "recalculation_id " + std::to_string(run) + ", tournament_id " +
                          std::to_string(tournament.value()),
                      "entry");
}

/// Writes what the participations of a recalculation were. Of a way it writes the steps up to one that has a
/// row of its own, which goes on from there: whole ways would be as long as careers, for every row.
class Keeper {
public:
    Keeper(const WorkFile& file, std::int64_t run, const Recalculation& recalculation)
        : m_file(file), m_run(run)
    {
        for (const RecalculatedTournament& one : recalculation.tournaments) {
            for (const RecalculatedParticipant& change : one.changes)
                m_names.emplace(std::pair(one.id, change.number), change.name);
        }
        m_changed = m_names;
    }

    Result<void> keep(const RecalculatedTournament& recalculated)
    {
        for (const RecalculatedParticipant& change : recalculated.changes) {
            TRY(const auto because, told(change));
            auto insert = m_file.database().statement(
                u"INSERT INTO recalculated (recalculation_id, tournament_id, participant, name, entry_rating,"
                " entry_index, entry, new_rating, new_index, new_entry, exit_rating, exit_index, because)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
            insert.bind(m_run).bind(recalculated.id.value()).bind(change.number.value()).bind(change.name);
            bindEntry(insert, change.entryBefore);
            bindEntry(insert, change.entryAfter);
            TRY_DO(insert.bind(change.ratingBefore).bind(change.indexBefore).bind(because).run());
        }
        return {};
    }

private:
    using Names = std::map<std::pair<engine::TournamentId, engine::ParticipantNumber>, std::string>;

    /// Tournament, number and name of each step.
    Result<QString> told(const RecalculatedParticipant& change)
    {
        QStringList told;
        for (const Cause* const step : stepsOf(change.because)) {
            const std::pair seat(step->tournament, step->participant);
            if (!m_names.contains(seat)) {
                TRY(const auto stored, m_file.tournament(step->tournament));
                for (const engine::Participant& one : stored.tournament.participants)
                    m_names.emplace(std::pair(step->tournament, one.number), one.name);
            }
            told << QString::number(step->tournament.value()) << QString::number(step->participant.value())
                 << QString::fromStdString(m_names[seat]);
            if (m_changed.contains(seat))
                break;
        }
        return QString::fromUtf8(jsonOf(told));
    }

    const WorkFile& m_file;
    std::int64_t m_run;
    Names m_changed; ///< that have rows
    Names m_names;
};

/// A step of a way as it is kept.
struct KeptStep {
    ToldCause cause;
    engine::ParticipantNumber participant;
};

std::optional<std::vector<KeptStep>> stepsIn(const Statement& row, int column)
{
    constexpr qsizetype kParts = 3;
    const auto texts = textsFromJson(row.text(column).toUtf8());
    if (!texts || texts->size() % kParts != 0)
        return std::nullopt;
    std::vector<KeptStep> steps;
    for (qsizetype i = 0; i < texts->size(); i += kParts)
        steps.push_back({{engine::TournamentId(texts->at(i).toLongLong()), texts->at(i + 2).toStdString()},
                         engine::ParticipantNumber(texts->at(i + 1).toInt())});
    return steps;
}

/// The whole way: from row to row of the run.
Result<std::vector<ToldCause>> wayOf(const WorkFile& file, std::int64_t run, std::vector<KeptStep> steps)
{
    std::vector<ToldCause> way;
    std::set<std::pair<engine::TournamentId, engine::ParticipantNumber>> seen; // a file may be damaged
    while (!steps.empty()) {
        for (const KeptStep& step : steps)
            way.push_back(step.cause);
        const KeptStep last = steps.back();
        steps.clear();
        if (!seen.emplace(last.cause.tournament, last.participant).second)
            break;
        auto row = file.database().statement(
            u"SELECT because FROM recalculated WHERE recalculation_id = ? AND tournament_id = ?"
            " AND participant = ?"_s);
        TRY(const auto found,
            row.bind(run).bind(last.cause.tournament.value()).bind(last.participant.value()).next());
        if (found)
            steps = stepsIn(row, 0).value_or(std::vector<KeptStep>());
    }
    return way;
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
        u"SELECT tournament_id, participant, name, entry_rating, entry_index, entry, new_rating, new_index,"
        " new_entry FROM recalculated WHERE recalculation_id = ? ORDER BY tournament_id, participant"_s);
    rows.bind(run);
    return collected<KeptParticipation>(
        std::move(rows), [&](const Statement& row) -> Result<KeptParticipation> {
            const engine::TournamentId tournament(row.integer(0));
            const auto before = entryIn(row, 3);
            const auto after = entryIn(row, 6);
            if (!before || !after)
                return damagedEntry(file, run, tournament);
            return KeptParticipation{
                {tournament, engine::ParticipantNumber(static_cast<int>(row.integer(1))), row.utf8(2)},
                *before,
                *after};
        });
}

/// What recalculations wrote into a tournament, and what it left its players with before.
Result<void> readWritten(const WorkFile& file, ChronicleTournament& into)
{
    auto rows = file.database().statement(
        u"SELECT participant, name, entry_rating, entry_index, entry, new_rating, new_index, new_entry,"
        " recalculation_id, exit_rating, exit_index FROM recalculated WHERE tournament_id = ?"
        " ORDER BY participant, recalculation_id DESC"_s);
    return forEachRow(rows.bind(into.id.value()), [&](const Statement& row) -> Result<void> {
        const auto before = entryIn(row, 2);
        const auto after = entryIn(row, 5);
        if (!before || !after)
            return damagedEntry(file, row.integer(8), into.id);
        const engine::ParticipantNumber number(static_cast<int>(row.integer(0)));
        if (*before != *after)
            into.written.push_back({number, row.utf8(1), *before, *after});
        // Who had no game left it as he came.
        if (const auto rating = row.optionalInteger(9); rating && row.optionalInteger(10) != before->index)
            into.left.push_back({number, row.utf8(1), *rating, row.optionalInteger(10)});
        return {};
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
    TRY(auto stored, file.tournament(id));
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
    return storeEntries(file, std::move(stored), id, entries, {kTakenBack});
}

// RULE: FWZ 3.3
/// The days on which reports came, where reports are evaluated in that order.
class Arrivals {
public:
    explicit Arrivals(const engine::RuleCatalog& rules) : m_rules(rules) { }

    /// A report of which it is not known came when the tournament ended.
    [[nodiscard]] std::optional<engine::Date> of(const engine::TournamentHeader& header,
                                                 const Handling& handling)
    {
        const auto choice = m_rules.choose(header);
        return choice.has_value() && isOrderOf(*choice->version) ? std::max(handling.received, header.end)
                                                                 : std::nullopt;
    }

private:
    /// The parameters of a version are read once for all of its tournaments.
    [[nodiscard]] bool isOrderOf(const engine::RuleVersion& version)
    {
        const auto [known, isNew] = m_known.emplace(&version, false);
        if (isNew) {
            const auto conditions = engine::TournamentConditions::from(version);
            known->second = conditions.has_value() && conditions->isByArrival;
        }
        return known->second;
    }

    const engine::RuleCatalog& m_rules;
    std::map<const engine::RuleVersion*, bool> m_known;
};

// RULE: WO2026 2.2.5.3
Result<std::shared_ptr<const ChronicleTournament>> read(const WorkFile& file, engine::TournamentId id,
                                                        const Handling& handling,
                                                        const engine::RuleCatalog& rules, Arrivals& arrivals)
{
    TRY(auto stored, file.tournament(id));
    ChronicleTournament one{id, std::move(stored.tournament), stored.arithmetic};
    one.isRefused = handling.refused.has_value();
    one.received = arrivals.of(one.tournament.header, handling);
    TRY(const auto uuid, tournamentUuid(file, id));
    one.uuid = uuid.toStdString();
    if (std::ranges::any_of(one.tournament.participants, isUnsettled)) {
        TRY_DO(readWritten(file, one));
        TRY_DO(addResultsBeforeCorrections(file, rules, one));
    }
    return std::make_shared<const ChronicleTournament>(std::move(one));
}

Result<ChronicleTournaments> tournamentsThatAre(bool removed, const WorkFile& file,
                                                const engine::RuleCatalog& rules)
{
    // Not WorkFile::tournaments(), which counts all games.
    auto rows = file.database().statement(
        u"SELECT id, removed FROM tournament"
        " ORDER BY end_date IS NOT NULL, end_date DESC, start_date DESC, id DESC"_s);
    std::vector<std::pair<engine::TournamentId, bool>> ids;
    TRY_DO(forEachRow(rows, [&](const Statement& row) {
        ids.emplace_back(engine::TournamentId(row.integer(0)), row.flag(1));
    }));
    TRY(auto handled, handlings(file));
    ChronicleTournaments tournaments;
    Arrivals arrivals(rules);
    for (const auto& [id, isRemoved] : ids) {
        const Handling& handling = handled[id];
        if ((isRemoved || handling.refused) != removed)
            continue;
        TRY(auto one, read(file, id, handling, rules, arrivals));
        tournaments.push_back(std::move(one));
    }
    return tournaments;
}

} // namespace

Result<ChronicleTournaments> tournamentsIn(const WorkFile& file, const engine::RuleCatalog& rules)
{
    return tournamentsThatAre(false, file, rules);
}

Result<ChronicleTournaments> removedTournamentsIn(const WorkFile& file, const engine::RuleCatalog& rules)
{
    return tournamentsThatAre(true, file, rules);
}

Result<std::shared_ptr<const ChronicleTournament>>
chronicleTournament(const WorkFile& file, engine::TournamentId id, const engine::RuleCatalog& rules)
{
    TRY(const Handling handling, handlingOf(file, id));
    Arrivals arrivals(rules);
    return read(file, id, handling, rules, arrivals);
}

Result<Recalculation> recalculationOf(const WorkFile& file)
{
    TRY(const auto rules, rulesOf(file));
    TRY(auto tournaments, tournamentsIn(file, *rules));
    TRY(const auto decisions, personDecisions(file));
    TRY(const auto removed, removedTournamentsIn(file, *rules));
    return recalculate(std::move(tournaments), *rules, decisions, removed);
}

Result<std::int64_t> storeRecalculation(WorkFile& file, const Recalculation& recalculation,
                                        const QString& reason, engine::Date day,
                                        const ContinueCallback& goesOn)
{
    TRY_DO(storeSettled(file, recalculation.settled, recalculation.decided));
    return inTransaction(file, [&]() -> Result<std::int64_t> {
        std::int64_t run = 0;
        {
            auto insert = file.database().statement(
                u"INSERT INTO recalculation (done, reason) VALUES (?, ?) RETURNING id"_s);
            TRY_DO(insert.bind(std::optional(day)).bind(reason + u""_s).next());
            run = insert.integer(0);
        }
        Keeper keeper(file, run, recalculation);
        for (const RecalculatedTournament& recalculated : recalculation.tournaments) {
            if (recalculated.changes.empty())
                continue;
            if (goesOn && !goesOn())
                return failure(ErrorCode::Cancelled);
            TRY_DO(keeper.keep(recalculated));
            NewEntries entries;
            for (const RecalculatedParticipant& change : recalculated.changes)
                entries.emplace_back(change.number, change.entryAfter);
            TRY(auto stored, file.tournament(recalculated.id));
            TRY_DO(storeEntries(file, std::move(stored), recalculated.id, entries, {}));
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

Result<TakenBackRun> takeBackRecalculation(WorkFile& file, std::int64_t run, const ContinueCallback& goesOn)
{
    TakenBackRun taken;
    // What stands against it rolls back what was written before it was found.
    const auto done = inTransaction(file, [&]() -> Result<void> {
        TRY(const auto kept, keptBy(file, run));
        for (auto from = kept.begin(); from != kept.end();) {
            if (goesOn && !goesOn())
                return failure(ErrorCode::Cancelled);
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
        u"SELECT recalculation.id, done, reason, undone, entry_rating, entry_index, entry, exit_rating,"
        " exit_index, because FROM recalculated JOIN recalculation ON recalculation.id = recalculation_id"
        " WHERE tournament_id = ? AND participant = ? AND name = ? ORDER BY recalculation.id DESC"_s);
    rows.bind(tournament.value()).bind(participant.number.value()).bind(participant.name);
    return collected<EarlierResult>(std::move(rows), [&](const Statement& row) -> Result<EarlierResult> {
        const std::int64_t run = row.integer(0);
        const auto day = row.date(1);
        const auto entry = entryIn(row, 4);
        auto steps = stepsIn(row, 9);
        if (!entry)
            return damagedEntry(file, run, tournament);
        if (!day || !steps)
            return damagedRow(file.database(), day ? "recalculated" : "recalculation",
                              "id " + std::to_string(run), day ? "because" : "done");
        TRY(auto way, wayOf(file, run, std::move(*steps)));
        return EarlierResult{run,
                             *day,
                             row.text(2),
                             row.flag(3),
                             *entry,
                             row.optionalInteger(7),
                             row.optionalInteger(8),
                             std::move(way)};
    });
}

} // namespace zahlmeister::app
