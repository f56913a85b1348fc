// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/liveidentification.h"

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include <QMetaObject>

#include "app/identify/persondirectory.h"

namespace zahlmeister::app {

namespace {

/// The field and where it is looked for.
struct Job {
    quint64 number = 0;
    FieldSnapshot field;
    NameShelves shelves;
};

/// Which lists of members there are for a day.
void tellListDate(const ListStore* store, std::optional<engine::Date> end, FieldIdentification& found)
{
    if (store == nullptr || !end)
        return;
    const auto date = store->listDateAt(ListSource::Dsb, *end);
    if (date.has_value())
        found.listDate = *date;
    const auto rows = store->rowCount(ListSource::Dsb);
    found.isListTooYoung = !found.listDate && rows.has_value() && *rows > 0;
}

tl::unexpected<Error> unknownParticipant(engine::ParticipantNumber number)
{
    return failure(ErrorCode::UnknownParticipant, {std::to_string(number.value())});
}

/// A rating that was typed without an index is meant to have the listed one.
void takeIndexFrom(const ListedValues& listed, engine::Participant& participant)
{
    if (!participant.index && participant.ratingSource == listed.ratingSource)
        participant.index = listed.index;
}

bool isListDifference(const ListedDifference& difference)
{
    return difference.field == ListedField::Rating || difference.field == ListedField::Index;
}

} // namespace

/// Identifies the newest field; a field that came before it is given up.
class LiveIdentification::Worker {
public:
    Worker(LiveIdentification& owner, QString folder)
        : m_owner(owner),
          m_folder(std::move(folder)),
          m_thread([this](const std::stop_token& stop) { run(stop); })
    {
    }

    ~Worker()
    {
        m_thread.request_stop();
        {
            const std::lock_guard lock(m_mutex);
            m_stop.request_stop();
        }
        m_wake.notify_one();
    }

    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void start(Job job)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_job = std::move(job);
            m_stop.request_stop();
        }
        m_wake.notify_one();
    }

private:
    void run(const std::stop_token& end)
    {
        while (!end.stop_requested()) {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [&] { return m_job || end.stop_requested(); });
            if (end.stop_requested())
                return;
            const Job job = *std::exchange(m_job, std::nullopt);
            m_stop = std::stop_source();
            const std::stop_token stop = m_stop.get_token();
            lock.unlock();
            FieldIdentification found = identify(job, stop);
            if (stop.stop_requested())
                continue;
            QMetaObject::invokeMethod(
                &m_owner,
                [&owner = m_owner, number = job.number, found = std::move(found)] {
                    owner.answer(number, found);
                },
                Qt::QueuedConnection);
        }
    }

    FieldIdentification identify(const Job& job, const std::stop_token& stop)
    {
        if (!m_identifier || !hasIndexesOf(job)) {
            auto store = ListStore::open(m_folder);
            m_identifier.reset();
            m_store = store.has_value() ? std::move(*store) : nullptr;
        }
        if (!m_identifier || m_own != job.field.own || m_day != job.field.end) {
            m_identifier.reset();
            m_shelves = job.shelves;
            m_own = job.field.own;
            m_day = job.field.end;
            NameShelves shelves = m_shelves;
            shelves.set(Shelf::Own, m_own ? m_own->players() : nullptr);
            m_directory = std::make_unique<PersonDirectory>(m_store.get(), m_own, m_day);
            m_identifier = std::make_unique<FieldIdentifier>(std::move(shelves), *m_directory, *m_directory);
        }
        FieldIdentification found = m_identifier->identify(job.field, stop);
        tellListDate(m_store.get(), job.field.end, found);
        return found;
    }

    [[nodiscard]] bool hasIndexesOf(const Job& job) const
    {
        return std::all_of(NameShelves::kAll.begin(), NameShelves::kAll.end(),
                           [&](Shelf shelf) { return m_shelves.index(shelf) == job.shelves.index(shelf); });
    }

    LiveIdentification& m_owner;
    QString m_folder;
    std::unique_ptr<ListStore> m_store;
    NameShelves m_shelves;
    std::shared_ptr<const OwnPersons> m_own;
    std::optional<engine::Date> m_day;
    std::unique_ptr<PersonDirectory> m_directory;
    std::unique_ptr<FieldIdentifier> m_identifier;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::stop_source m_stop; ///< of what is going on
    std::optional<Job> m_job;
    std::jthread m_thread; ///< last: it uses all the others
};

LiveIdentification::LiveIdentification(LiveEvaluation& evaluation, WorkFile& file, PersonFinder& finder,
                                       QObject* parent)
    : QObject(parent),
      m_evaluation(evaluation),
      m_file(file),
      m_finder(finder),
      m_worker(std::make_unique<Worker>(*this, finder.folder()))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &LiveIdentification::start);
    connect(&evaluation, &LiveEvaluation::updated, this, &LiveIdentification::schedule);
    connect(&finder, &PersonFinder::loaded, this, &LiveIdentification::refresh);
    refresh();
}

LiveIdentification::~LiveIdentification() = default;

void LiveIdentification::refresh()
{
    if (auto own = OwnPersons::read(m_file); own.has_value())
        m_own = std::move(*own);
    else
        Q_EMIT failed(own.error());
    m_finder.setOwnPersons(m_own);
    m_lastSnapshot.reset();
    schedule();
}

void LiveIdentification::schedule()
{
    m_isWaiting = true;
    m_timer.start();
}

FieldSnapshot LiveIdentification::snapshot()
{
    const engine::Tournament& tournament = document().tournament();
    FieldSnapshot field;
    field.participants = tournament.participants;
    field.end = tournament.header.end;
    field.own = m_own;
    if (m_evaluation.current().has_value()) {
        for (const engine::ParticipantEvaluation& one : m_evaluation.current()->participants)
            field.performances.push_back(one.performance);
    }
    const engine::SystemDescription* system = m_evaluation.system();
    field.takesDwz = system == nullptr || std::strcmp(system->ratingName, "DWZ") == 0;
    if (m_lastSnapshot && m_lastSnapshot->participants == field.participants) {
        field.decisions = m_lastSnapshot->decisions; // a decision changes a participant
        return field;
    }
    const auto decisions = DecisionStore(m_file).decisions();
    if (!decisions.has_value())
        Q_EMIT failed(decisions.error());
    else
        for (const Decision& decision : *decisions)
            field.decisions.emplace(decision.spelling, decision);
    return field;
}

void LiveIdentification::start()
{
    m_isWaiting = false;
    FieldSnapshot field = snapshot();
    if (m_lastSnapshot && *m_lastSnapshot == field)
        return; // such as a result that was typed
    m_finder.setDay(field.end);
    m_lastSnapshot = field;
    m_worker->start({++m_newest, std::move(field), m_finder.shelves()});
}

void LiveIdentification::answer(quint64 job, const FieldIdentification& found)
{
    if (job != m_newest)
        return;
    m_answered = job;
    m_current = found;
    Q_EMIT updated();
}

const engine::Participant* LiveIdentification::participant(engine::ParticipantNumber number) const
{
    const engine::Tournament& tournament = document().tournament();
    const auto at = tournament.indexOf(number);
    return at ? &tournament.participants[*at] : nullptr;
}

std::optional<ListedValues> LiveIdentification::listedFor(engine::ParticipantNumber number) const
{
    const ParticipantIdentification* one = m_current.of(number);
    return one != nullptr ? one->listed : std::nullopt;
}

Result<void> LiveIdentification::put(const engine::Participant& before, const engine::Participant& after)
{
    const std::string& name = before.name.empty() ? after.name : before.name;
    const auto applied =
        document().apply({{EditKind::Identify, {QString::fromStdString(name)}}, {PutParticipant{after}}});
    if (!applied.has_value())
        return tl::unexpected(applied.error());
    return {};
}

engine::Participant LiveIdentification::withCarryOver(engine::Participant participant,
                                                      PlayerHistory& history) const
{
    // RULE: WO2026 3.4.2: they are included in the next evaluation, when there is no rating yet.
    const bool takesDwz = !m_lastSnapshot || m_lastSnapshot->takesDwz;
    if (!takesDwz || participant.rating || !participant.member || participant.computer ||
        !participant.carryOver.empty())
        return participant;
    auto games = history.carryOverFor(participant, document().id(), document().tournament().header.end);
    if (games.has_value())
        participant.carryOver = std::move(*games);
    return participant;
}

Result<IdentifiedField> LiveIdentification::identifyAll()
{
    PlayerHistory history(m_file, m_evaluation.rules());
    IdentifiedField done;
    EditGroup group;
    for (const ParticipantIdentification& one : m_current.participants) {
        const engine::Participant* before = participant(one.number);
        if (before == nullptr || !one.decidedBy || !one.listed)
            continue;
        const bool twice =
            std::any_of(one.conflicts.begin(), one.conflicts.end(), [](const MatchConflict& conflict) {
                return conflict.code == ConflictCode::SamePersonTwice;
            });
        if (twice)
            continue;
        engine::Participant after = filledIn(*before, *one.listed);
        if (one.decidedBy == DecisionRule::Remembered) {
            after = decidedAs(*before, *one.listed);
            done.remembered.push_back(before->name);
        }
        after = withCarryOver(std::move(after), history);
        if (after == *before)
            continue;
        ++done.identified;
        group.edits.push_back(PutParticipant{std::move(after)});
    }
    if (group.edits.empty())
        return done;
    group.name = {EditKind::IdentifySeveral, {QString::number(done.identified)}};
    const auto applied = document().apply(group);
    if (!applied.has_value())
        return tl::unexpected(applied.error());
    return done;
}

ListedValues LiveIdentification::listedOf(const std::vector<KnownRow>& rows, const std::string& clubName,
                                          const std::string& givenClub) const
{
    const bool takesDwz = !m_lastSnapshot || m_lastSnapshot->takesDwz;
    ListedValues listed = listedValues(rows, {givenClub, document().tournament().header.end, takesDwz});
    if (listed.club == rows.front().values.club)
        listed.clubName = clubName;
    return listed;
}

Result<void> LiveIdentification::take(engine::ParticipantNumber number, const std::vector<KnownRow>& rows,
                                      const std::string& clubName)
{
    const engine::Participant* before = participant(number);
    if (before == nullptr || rows.empty())
        return unknownParticipant(number);
    PlayerHistory history(m_file, m_evaluation.rules());
    return put(*before, withCarryOver(decidedAs(*before, listedOf(rows, clubName, before->club)), history));
}

Result<void> LiveIdentification::markNewcomer(engine::ParticipantNumber number)
{
    const engine::Participant* before = participant(number);
    if (before == nullptr)
        return unknownParticipant(number);
    engine::Participant after = *before;
    after.identity = engine::Identity::Newcomer;
    after.computer = false;
    return put(*before, after);
}

Result<void> LiveIdentification::markTextOnly(engine::ParticipantNumber number)
{
    const engine::Participant* before = participant(number);
    if (before == nullptr)
        return unknownParticipant(number);
    return put(*before, asTextOnly(*before));
}

Result<void> LiveIdentification::markComputer(engine::ParticipantNumber number)
{
    const engine::Participant* before = participant(number);
    if (before == nullptr)
        return unknownParticipant(number);
    engine::Participant after = *before;
    after.identity = engine::Identity::Open;
    after.computer = true;
    after.member = false;
    return put(*before, after);
}

Result<void> LiveIdentification::reopen(engine::ParticipantNumber number)
{
    const engine::Participant* before = participant(number);
    if (before == nullptr)
        return unknownParticipant(number);
    engine::Participant after = *before;
    after.identity = engine::Identity::Open;
    after.computer = false;
    return put(*before, after);
}

Result<void> LiveIdentification::takeListed(engine::ParticipantNumber number)
{
    const engine::Participant* before = participant(number);
    const auto listed = listedFor(number);
    if (before == nullptr || !listed)
        return unknownParticipant(number);
    engine::Participant after = asListed(*before, *listed);
    after.identity = engine::Identity::Person;
    return put(*before, after);
}

Result<int> LiveIdentification::takeAllListedRatings()
{
    EditGroup group;
    for (const ParticipantIdentification& one : m_current.participants) {
        const engine::Participant* before = participant(one.number);
        const bool differs = std::any_of(one.differences.begin(), one.differences.end(), isListDifference);
        if (before == nullptr || !one.listed || !differs)
            continue;
        engine::Participant after = *before;
        after.rating = one.listed->rating;
        after.index = one.listed->index;
        after.ratingSource = one.listed->ratingSource;
        after.ratingBound.reset();
        after.overrides.clear();
        group.edits.push_back(PutParticipant{std::move(after)});
    }
    const int changed = static_cast<int>(group.edits.size());
    if (changed == 0)
        return 0;
    group.name = {EditKind::IdentifySeveral, {QString::number(changed)}};
    const auto applied = document().apply(group);
    if (!applied.has_value())
        return tl::unexpected(applied.error());
    return changed;
}

Result<void> LiveIdentification::keepGiven(engine::ParticipantNumber number)
{
    const engine::Participant* before = participant(number);
    const auto listed = listedFor(number);
    if (before == nullptr || !listed)
        return unknownParticipant(number);
    engine::Participant after = decidedAs(*before, *listed);
    if (before->rating && listed->rating) {
        takeIndexFrom(*listed, after);
        after = withOverrides(after, *listed);
    }
    return put(*before, after);
}

} // namespace zahlmeister::app
