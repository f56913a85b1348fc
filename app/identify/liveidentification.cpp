// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/liveidentification.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/base/try.h"
#include "engine/check/check.h"
#include "engine/model/eloperiods.h"

namespace zahlmeister::app {

namespace {

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

} // namespace

LiveIdentification::LiveIdentification(LiveEvaluation& evaluation, WorkFile& file, PersonRecords& records,
                                       PersonFinder& finder, QObject* parent)
    : QObject(parent),
      m_evaluation(evaluation),
      m_file(file),
      m_records(records),
      m_finder(finder),
      m_identifier(std::make_shared<FieldIdentifier>())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &LiveIdentification::start);
    connect(&evaluation, &LiveEvaluation::updated, this, &LiveIdentification::schedule);
    connect(&finder, &PersonFinder::loaded, this, &LiveIdentification::refresh);
    refresh();
}

void LiveIdentification::refresh()
{
    auto recorded = m_records.persons();
    if (!recorded.has_value())
        Q_EMIT failed(recorded.error());
    m_finder.setRecorded(std::move(recorded).value_or(PersonSources()));
    lookAgain();
}

void LiveIdentification::lookAgain()
{
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
    field.days = {tournament.header.start, tournament.header.end};
    if (const auto& choice = m_evaluation.choice(); choice.has_value())
        field.days.rules = choice->version->id;
    field.sources = m_finder.sources();
    if (m_evaluation.current().has_value()) {
        for (const engine::ParticipantEvaluation& one : m_evaluation.current()->participants)
            field.performances.push_back(one.performance);
    }
    const engine::SystemDescription* system = m_evaluation.system();
    field.takesDwz = system == nullptr || std::strcmp(system->ratingName, "DWZ") == 0;
    field.eloList = eloListOf(m_evaluation.rules(), tournament.header);
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
    m_finder.setDays(field.days);
    m_lastSnapshot = field;
    m_isLooking = true;
    m_job.start(
        this,
        [identifier = m_identifier, field](const std::stop_token& stop) {
            return identifier->identify(field, stop);
        },
        [this](FieldIdentification found) {
            m_isLooking = false;
            m_current = std::move(found);
            fillInTyped();
            Q_EMIT updated();
        });
}

void LiveIdentification::fillInRemembered(engine::ParticipantNumber number)
{
    m_typed.insert(number);
}

/// Each as an edit of his own, so that undo takes it from that one only.
void LiveIdentification::fillInTyped()
{
    if (m_isWaiting)
        return; // the field has changed since, and another answer comes
    for (const engine::ParticipantNumber number : std::exchange(m_typed, {})) {
        const ParticipantIdentification* one = m_current.of(number);
        if (one != nullptr && !one->isWhole)
            m_typed.insert(number); // the archive has not answered yet
        if (one == nullptr || one->decidedBy != DecisionRule::Remembered || document().isReadOnly())
            continue;
        auto filled = takenOver(*one);
        if (!filled)
            continue;
        addCarryOver(std::span(&*filled, 1));
        if (const auto done = change(number, [&](engine::Participant& after) { after = *filled; });
            !done.has_value())
            Q_EMIT failed(done.error());
    }
}

/// The participant as the person whom the lists know beyond doubt; nothing when there is none.
std::optional<engine::Participant> LiveIdentification::takenOver(const ParticipantIdentification& one) const
{
    const engine::Participant* before = participant(one.number);
    if (before == nullptr || !one.decidedBy || !one.listed || one.isTwice())
        return {};
    return one.decidedBy == DecisionRule::Remembered ? decidedAs(*before, *one.listed)
                                                     : filledIn(*before, *one.listed);
}

const engine::Participant* LiveIdentification::participant(engine::ParticipantNumber number) const
{
    const engine::Tournament& tournament = document().tournament();
    const auto at = tournament.indexOf(number);
    return at ? &tournament.participants[*at] : nullptr;
}

std::map<engine::ParticipantNumber, engine::Rating> LiveIdentification::ratingsOn(engine::Date day) const
{
    const auto& choice = m_evaluation.choice();
    TournamentDays days{day, day};
    if (choice.has_value())
        days.rules = choice->version->id;
    const PersonDirectory directory(m_finder.sources(), days);
    std::map<engine::ParticipantNumber, engine::Rating> ratings;
    for (const ParticipantIdentification& one : m_current.participants) {
        if (!one.chosen || one.candidates[*one.chosen].rows.empty())
            continue;
        const auto rows = directory.rowsOf(one.candidates[*one.chosen].rows.front().ref);
        if (rows.empty())
            continue;
        const ListedValues listed = listedValues(rows, {{}, day, true});
        if (listed.rating && listed.ratingSource == engine::RatingSource::Dwz)
            ratings.emplace(one.number, *listed.rating);
    }
    return ratings;
}

std::vector<engine::Participant> LiveIdentification::withListedPeriods() const
{
    const engine::Tournament& tournament = document().tournament();
    const EloList list = eloListOf(m_evaluation.rules(), tournament.header);
    std::map<engine::ParticipantNumber, engine::Participant> changed;
    const auto periods = engine::ratingPeriodsOf(tournament.header);
    for (std::size_t i = 1; i < periods.size(); ++i) {
        const engine::Date day = periods[i].first;
        const PersonDirectory directory(m_finder.sources(), {day, day});
        for (const ParticipantIdentification& one : m_current.participants) {
            const engine::Participant* const before = participant(one.number);
            if (before == nullptr || !one.chosen || one.candidates[*one.chosen].rows.empty())
                continue;
            const auto rows = directory.rowsOf(one.candidates[*one.chosen].rows.front().ref);
            if (rows.empty())
                continue;
            const ListedValues listed = listedValues(rows, {{}, day, false, list});
            // Without a list of that time the newest one answers, which says nothing of the month.
            if (!listed.elo || !listed.eloDay || *listed.eloDay > day)
                continue;
            engine::Participant& after = changed.try_emplace(one.number, *before).first->second;
            putListedPeriod(after, {day, listed.elo, {}, listed.eloDay});
        }
    }
    std::vector<engine::Participant> participants;
    for (auto& [number, after] : changed) {
        if (after != *participant(number))
            participants.push_back(std::move(after));
    }
    return participants;
}

Result<int> LiveIdentification::takeListedPeriods()
{
    const auto changed = withListedPeriods();
    TRY_DO(changeSeveral(changed));
    return static_cast<int>(changed.size());
}

std::optional<ListedValues> LiveIdentification::listedFor(engine::ParticipantNumber number) const
{
    const ParticipantIdentification* one = m_current.of(number);
    return one != nullptr ? one->listed : std::nullopt;
}

Result<void> LiveIdentification::change(engine::ParticipantNumber number, const Change& change)
{
    const engine::Participant* before = participant(number);
    if (before == nullptr)
        return unknownParticipant(number);
    engine::Participant after = *before;
    change(after);
    const QString name = QString::fromStdString(before->name.empty() ? after.name : before->name);
    return applied({{EditKind::Identify, {name}}, {PutParticipant{std::move(after)}}});
}

Result<void> LiveIdentification::changeSeveral(const std::vector<engine::Participant>& changed)
{
    if (changed.empty())
        return {};
    EditGroup group{{EditKind::IdentifySeveral, {QString::number(changed.size())}}, {}};
    for (const engine::Participant& participant : changed)
        group.edits.push_back(PutParticipant{participant});
    return applied(group);
}

Result<void> LiveIdentification::applied(const EditGroup& group)
{
    const auto inverse = document().apply(group);
    return inverse.has_value() ? Result<void>() : tl::unexpected(inverse.error());
}

void LiveIdentification::addCarryOver(std::span<engine::Participant> participants)
{
    if (takesDwz())
        m_records.addCarryOver(participants, document().id(), document().tournament().header.end);
}

Result<IdentifiedField> LiveIdentification::identifyAll()
{
    IdentifiedField done;
    std::vector<engine::Participant> identified;
    for (const ParticipantIdentification& one : m_current.participants) {
        auto person = takenOver(one);
        if (!person)
            continue;
        if (one.decidedBy == DecisionRule::Remembered)
            done.remembered.push_back(participant(one.number)->name);
        identified.push_back(std::move(*person));
    }
    addCarryOver(identified);
    std::erase_if(identified,
                  [&](const engine::Participant& one) { return one == *participant(one.number); });
    done.identified = static_cast<int>(identified.size());
    TRY_DO(changeSeveral(identified));
    return done;
}

ListedValues LiveIdentification::listedOf(const std::vector<KnownRow>& rows, const std::string& clubName,
                                          const std::string& givenClub) const
{
    const engine::TournamentHeader& header = document().tournament().header;
    ListedValues listed =
        listedValues(rows, {givenClub, header.end, takesDwz(), eloListOf(m_evaluation.rules(), header)});
    if (listed.club == rows.front().values.club)
        listed.clubName = clubName;
    return listed;
}

Result<void> LiveIdentification::take(engine::ParticipantNumber number, const std::vector<KnownRow>& rows,
                                      const std::string& clubName)
{
    if (rows.empty())
        return unknownParticipant(number);
    return change(number, [&](engine::Participant& one) { one = asPerson(one, rows, clubName); });
}

std::vector<engine::ParticipantNumber> LiveIdentification::clearCases() const
{
    constexpr int kCertain = 95; // per cent
    constexpr int kFar = 3;      // of everybody else
    std::vector<engine::ParticipantNumber> clear;
    std::map<PersonRef, int> meant; // by how many
    for (const ParticipantIdentification& one : m_current.participants) {
        const engine::Participant* shown = participant(one.number);
        if (shown == nullptr || shown->identity != engine::Identity::Open || shown->computer || one.chosen ||
            one.candidates.empty())
            continue;
        const Candidate& best = one.candidates.front();
        const bool isAlone = one.candidates.size() < 2 || one.candidates[1].certainty <= kFar;
        if (best.certainty < kCertain || !isAlone ||
            std::ranges::find(best.reasons, ReasonSide::Against, &Reason::side) != best.reasons.end() ||
            takenBy(one.number, best.rows))
            continue;
        ++meant[best.rows.front().ref];
        clear.push_back(one.number);
    }
    std::erase_if(clear, [&](engine::ParticipantNumber number) {
        return meant[m_current.of(number)->candidates.front().rows.front().ref] > 1;
    });
    return clear;
}

Result<int> LiveIdentification::takeClearCases()
{
    std::vector<engine::Participant> changed;
    for (const engine::ParticipantNumber number : clearCases()) {
        const Candidate& person = m_current.of(number)->candidates.front();
        changed.push_back(asPerson(*participant(number), person.rows, person.clubName));
    }
    TRY_DO(changeSeveral(changed));
    return static_cast<int>(changed.size());
}

std::optional<engine::ParticipantNumber> LiveIdentification::takenBy(engine::ParticipantNumber besides,
                                                                     const std::vector<KnownRow>& rows) const
{
    for (const ParticipantIdentification& one : m_current.participants) {
        if (one.number == besides || !one.chosen)
            continue;
        const auto isSame = [&](const KnownRow& row) {
            return std::ranges::find(rows, row.ref, &KnownRow::ref) != rows.end();
        };
        if (std::ranges::any_of(one.candidates[*one.chosen].rows, isSame))
            return one.number;
    }
    return std::nullopt;
}

engine::Participant LiveIdentification::asPerson(const engine::Participant& before,
                                                 const std::vector<KnownRow>& rows,
                                                 const std::string& clubName)
{
    const std::optional<ListedValues> former = listedFor(before.number);
    const auto isFormer = [key = lastingKey(personKeyOf(before))](const KnownRow& row) {
        return key.describes(row.values);
    };
    const bool isOther = former && engine::isIdentified(before) && std::ranges::none_of(rows, isFormer);
    const engine::Participant given = isOther ? withoutListed(before, *former) : before;
    engine::Participant person = decidedAs(given, listedOf(rows, clubName, given.club));
    addCarryOver(std::span(&person, 1));
    return person;
}

Result<void> LiveIdentification::markNewcomer(engine::ParticipantNumber number)
{
    return change(number, [](engine::Participant& one) {
        one.identity = engine::Identity::Newcomer;
        one.computer = false;
    });
}

Result<void> LiveIdentification::markTextOnly(engine::ParticipantNumber number)
{
    return change(number, [](engine::Participant& one) { one = asTextOnly(one); });
}

Result<void> LiveIdentification::markComputer(engine::ParticipantNumber number)
{
    return change(number, [](engine::Participant& one) {
        one.identity = engine::Identity::Open;
        one.computer = true;
        one.member = false;
    });
}

Result<void> LiveIdentification::reopen(engine::ParticipantNumber number)
{
    return change(number, [](engine::Participant& one) {
        one.identity = engine::Identity::Open;
        one.computer = false;
    });
}

Result<void> LiveIdentification::takeListed(engine::ParticipantNumber number)
{
    const auto listed = listedFor(number);
    if (!listed)
        return unknownParticipant(number);
    return change(number, [&](engine::Participant& one) {
        one = asListed(one, *listed);
        one.identity = engine::Identity::Person;
    });
}

Result<int> LiveIdentification::takeAllListedRatings()
{
    std::vector<engine::Participant> changed;
    for (const ParticipantIdentification& one : m_current.participants) {
        const engine::Participant* before = participant(one.number);
        const bool differs = std::ranges::any_of(one.differences, &ListedDifference::isOfRating);
        if (before == nullptr || !one.listed || !differs)
            continue;
        engine::Participant after = *before;
        takeListedRating(after, *one.listed);
        changed.push_back(std::move(after));
    }
    TRY_DO(changeSeveral(changed));
    return static_cast<int>(changed.size());
}

Result<void> LiveIdentification::keepGiven(engine::ParticipantNumber number)
{
    const auto listed = listedFor(number);
    if (!listed)
        return unknownParticipant(number);
    return change(number, [&](engine::Participant& one) {
        const bool isRated = one.rating && listed->rating;
        one = decidedAs(one, *listed);
        if (isRated) {
            takeIndexFrom(*listed, one);
            one = withOverrides(one, *listed);
        }
    });
}

} // namespace zahlmeister::app
