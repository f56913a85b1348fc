// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/site/siteview.h"

#include <algorithm>
#include <array>

#include <QStringList>

#include "app/chronicle/anonymous.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Column;
using engine::Participant;
using engine::Quantity;

namespace {

constexpr int kOfAge = 18; // section 2 BGB

/// When somebody was born, as far as any of his tournaments tells.
struct BirthFacts {
    std::optional<int> year = {};
    std::optional<engine::Date> day = {};
};

BirthFacts birthOf(const PersonHistory& person)
{
    BirthFacts known;
    for (const Participation& one : person.participations) {
        if (const auto year = engine::birthYearOf(*one.participant))
            known.year = std::max(*year, known.year.value_or(*year)); // rather young than old
        if (one.participant->birthDate)
            known.day =
                std::max(*one.participant->birthDate, known.day.value_or(*one.participant->birthDate));
    }
    return known;
}

/// Whether somebody is under age on a day, or may be: of a year nobody knows whether his birthday was yet.
bool mayBeMinor(const PersonHistory& person, engine::Date day)
{
    const BirthFacts birth = birthOf(person);
    if (birth.day && birth.day->year() == birth.year)
        return day < birth.day->plusYears(kOfAge);
    return birth.year && day.year() - *birth.year <= kOfAge;
}

/// What tells his age or is a number by which registers know him; the name is looked at elsewhere.
void takeFactsAway(Participant& participant, bool isForWeb)
{
    participant.birthYear.reset();
    participant.birthDate.reset();
    participant.sex.reset();
    participant.memberNumber.reset();
    participant.memberUntil.reset();
    participant.person.clear();
    participant.notPerson.clear();
    participant.originTournament.clear();
    participant.originReason.clear();
    participant.originList.clear();
    participant.eloFactor.reset();
    for (engine::EloPeriod& period : participant.eloPeriods)
        period.factor.reset();
    if (!isForWeb)
        return;
    participant.overrides.clear();
    participant.personId.clear();
    participant.fideId.reset();
}

} // namespace

QString siteProfileCode(SiteProfile profile)
{
    return profile == SiteProfile::Web ? u"web"_s : u"board"_s;
}

std::optional<SiteProfile> siteProfileFromCode(QStringView code)
{
    for (const SiteProfile profile : {SiteProfile::Web, SiteProfile::Board}) {
        if (code == siteProfileCode(profile))
            return profile;
    }
    return std::nullopt;
}

std::string initialsOf(std::string_view name)
{
    const QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    const QStringList halves = text.split(u',');
    QStringList initials;
    for (const QString& half : {halves.mid(1).join(u' '), halves.constFirst()}) {
        const auto letter =
            std::ranges::find_if(half, [](QChar one) { return one.isLetter() || one.isHighSurrogate(); });
        if (letter == half.end())
            continue;
        const auto size = letter->isHighSurrogate() && letter + 1 != half.end() ? 2 : 1;
        initials += QString(letter, size).toUpper() + u'.';
    }
    return initials.isEmpty() ? std::string("–") : initials.join(u' ').toStdString();
}

SiteView::SiteView(std::shared_ptr<const Chronicle> chronicle, std::span<const UnnamedPerson> unnamed,
                   const Options& options)
    : m_options(options), m_roll(std::move(chronicle)), m_filter(m_roll.chronicle(), unnamed, options.day)
{
    m_shown.reserve(this->chronicle().persons.size());
    for (const PersonHistory& person : this->chronicle().persons)
        m_shown.push_back(decide(person));
}

ShownAs SiteView::decide(const PersonHistory& person) const
{
    // RULE: WO2026 3.4.3, 4.1.1, 6.5
    const PublishedAs published = m_filter.of(person);
    if (published == PublishedAs::Withheld || published == PublishedAs::Anonymous)
        return ShownAs::Nobody;
    if (m_options.minors == MinorNames::Initials && mayBeMinor(person, m_options.day))
        return ShownAs::Initials;
    return published == PublishedAs::Named ? ShownAs::Card : ShownAs::Name;
}

ShownAs SiteView::of(const PersonHistory& person) const
{
    return m_shown[static_cast<std::size_t>(&person - chronicle().persons.data())];
}

std::string SiteView::nameOf(const PersonHistory& person, const std::string& name) const
{
    switch (of(person)) {
    case ShownAs::Card:
    case ShownAs::Name: return name;
    case ShownAs::Initials: return initialsOf(name);
    case ShownAs::Nobody: break;
    }
    return {};
}

SiteView::Counts SiteView::counts() const
{
    Counts counts;
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const PersonHistory& person = chronicle().persons[i];
        if (isWithoutTrace(person.person()))
            continue;
        ++counts.shown[static_cast<std::size_t>(m_shown[i])];
        const bool isNamed = m_shown[i] == ShownAs::Card || m_shown[i] == ShownAs::Name;
        counts.unknownAge += isNamed && !birthOf(person).year ? 1 : 0;
    }
    return counts;
}

engine::Tournament
SiteView::shown(const ChronicleTournament& one,
                const std::function<std::string(engine::ParticipantNumber)>& nameless) const
{
    engine::Tournament shown = one.tournament;
    hide(shown.header);
    for (engine::Game& game : shown.games)
        game.note.clear();
    for (Participant& participant : shown.participants) {
        const PersonHistory* const person = m_roll.seatedAt(one.id, participant.number);
        const std::string name = participant.computer ? participant.name
                                 : person == nullptr  ? std::string() // no known person: not named
                                                      : nameOf(*person, participant.name);
        if (name.empty())
            takeNameAway(participant);
        participant.name = name.empty() ? nameless(participant.number) : name;
        takeFactsAway(participant, isForWeb());
        if (person && of(*person) == ShownAs::Initials) {
            participant.personId.clear();
            participant.fideId.reset();
        }
    }
    return shown;
}

void SiteView::hide(engine::TournamentHeader& header) const
{
    header.acceptances.clear();
    header.processed.clear();
    for (engine::Fixture& fixture : header.schedule)
        fixture.reason.clear();
    for (engine::Penalty& penalty : header.penalties)
        penalty.reason.clear();
    if (!isForWeb())
        return;
    header.evaluator.clear();
    header.secondEvaluator.clear();
    header.arbiter.clear();
    header.externalId.clear();
    header.youthClass.clear();
}

void SiteView::hide(engine::Evaluation& evaluation) const
{
    evaluation.findings.clear();
    if (!isForWeb())
        return;
    for (engine::ParticipantEvaluation& one : evaluation.participants) {
        one.ageGroup.reset();
        one.coefficient.reset();
        one.expected.reset();
        one.unroundedChange.reset();
        for (engine::GameDetail& game : one.details) {
            game.expected.reset();
            game.change.reset();
        }
    }
}

std::vector<Column> SiteView::columns(const engine::RatingSystem& system) const
{
    std::vector<Column> columns = engine::columnsOf(system);
    if (isForWeb())
        std::erase_if(columns, [](Column column) {
            return column == Column::AgeGroup || column == Column::Coefficient || column == Column::Expected;
        });
    return columns;
}

bool SiteView::mayExplain(Quantity quantity, const engine::ParticipantEvaluation& whose) const
{
    if (quantity == Quantity::Age) // it begins with the year of birth, which is in nothing that is published
        return false;
    if (!isForWeb())
        return true;
    // Of who had a rating, the new one is K (W − W_e) from the old one.
    constexpr std::array kAgeless{
        Quantity::Group,        Quantity::Score,       Quantity::Games,          Quantity::OpponentsAverage,
        Quantity::Level,        Quantity::FirstRating, Quantity::IterationValue, Quantity::Performance,
        Quantity::CarryOverKept};
    if (quantity == Quantity::FirstRating || quantity == Quantity::NewRating)
        return whose.group != engine::Group::Established;
    return std::ranges::find(kAgeless, quantity) != kAgeless.end();
}

PersonHistory SiteView::shownCareer(const PersonHistory& person, std::optional<engine::Date> from) const
{
    PersonHistory shown = person;
    auto& played = shown.participations;
    // RULE: WO2026 4.1.1
    played.erase(std::ranges::find_if(played, [](const auto& one) { return one.result.formerMember; }),
                 played.end());
    if (from)
        std::erase_if(played, [&](const Participation& one) { return one.end < *from; });
    if (isForWeb()) {
        for (EntryChange& change : shown.entries)
            change.reason.clear();
    }
    const bool isWhole =
        !played.empty() && played.back().tournament == person.participations.back().tournament;
    std::erase_if(shown.entries, [&](const EntryChange& change) {
        return change.tournament
                   ? std::ranges::find(played, *change.tournament, &Participation::tournament) == played.end()
                   : !isWhole;
    });
    return shown;
}

} // namespace zahlmeister::app
