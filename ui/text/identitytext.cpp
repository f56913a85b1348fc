// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/identitytext.h"

#include <QCoreApplication>

#include "app/check/readiness.h"
#include "engine/check/check.h"
#include "ui/text/format.h"
#include "ui/text/matchtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class IdentityTextTr {
    Q_DECLARE_TR_FUNCTIONS(IdentityText)
};

QString listedFieldName(app::ListedField field)
{
    switch (field) {
    case app::ListedField::Name: return IdentityTextTr::tr("Name");
    case app::ListedField::BirthYear: return IdentityTextTr::tr("Year of birth");
    case app::ListedField::Sex: return IdentityTextTr::tr("Sex");
    case app::ListedField::Club: return IdentityTextTr::tr("VKZ");
    case app::ListedField::MemberNumber: return IdentityTextTr::tr("Member number");
    case app::ListedField::PersonId: return IdentityTextTr::tr("Person ID");
    case app::ListedField::FideId: return IdentityTextTr::tr("FIDE ID");
    case app::ListedField::Rating: return IdentityTextTr::tr("Rating");
    case app::ListedField::Index: break;
    }
    return IdentityTextTr::tr("Index");
}

QString shown(std::optional<int> value)
{
    return value ? QString::number(*value) : IdentityTextTr::tr("none");
}

/// "Müller, Hans (C0505)".
QString chosenName(const app::Candidate& person)
{
    const app::ListPerson& values = person.rows.front().values;
    const std::string& place = values.club.empty() ? values.federation : values.club;
    return place.empty()
               ? personName(values)
               : fillPattern(IdentityTextTr::tr("%1 (%2)"), {personName(values), fromEngine(place)});
}

QString identifiedSentence(const app::ParticipantIdentification& one, const engine::Participant& participant)
{
    if (!one.chosen) {
        return one.isWhole ? IdentityTextTr::tr("Decided by the referee; in no list any more.")
                           : IdentityTextTr::tr("Decided by the referee; the archive has not answered.");
    }
    const QString name = chosenName(one.candidates[*one.chosen]);
    if (participant.identity == engine::Identity::Person) {
        return one.remembered ? fillPattern(IdentityTextTr::tr("%1, as decided last on %2."),
                                            {name, formatDate(*one.remembered)})
                              : fillPattern(IdentityTextTr::tr("%1, decided by the referee."), {name});
    }
    if (one.remembered && one.decidedBy == app::DecisionRule::Remembered)
        return fillPattern(IdentityTextTr::tr("%1, as decided last on %2."),
                           {name, formatDate(*one.remembered)});
    //: a person, and why he was taken: "by name, year of birth and club"
    return one.decidedBy ? fillPattern(IdentityTextTr::tr("%1, %2."), {name, decisionText(*one.decidedBy)})
                         : name;
}

/// Nobody is taken without asking, but somebody is worth a look: namesakes of whom nothing else is known.
bool isWorthALook(const app::ParticipantIdentification& one)
{
    constexpr int kLeast = 20; // per cent
    return one.state == app::IdentityState::Ambiguous ||
           (one.state == app::IdentityState::Unknown && !one.candidates.empty() &&
            one.candidates.front().certainty >= kLeast);
}

QString nameOfOther(const app::MatchConflict& conflict, const engine::Tournament& tournament)
{
    if (conflict.code != app::ConflictCode::SamePersonTwice || conflict.values.empty())
        return {};
    const int number = QString::fromStdString(conflict.values.front()).toInt();
    return formatName(tournament, engine::ParticipantNumber(number));
}

} // namespace

IdentitySign identitySign(const app::ParticipantIdentification* one, const engine::Participant& participant,
                          bool hasLists)
{
    if (participant.computer)
        return {u"C"_s};
    if (participant.identity == engine::Identity::TextOnly)
        return {u"T"_s};
    if (participant.identity == engine::Identity::Newcomer)
        return {u"N"_s};
    if (one == nullptr)
        return {u"·"_s};
    // A tick is what the tournament says, as the check-list counts; what the lists know comes with Ctrl+I.
    if (engine::isIdentified(participant))
        return one->isOpen && hasLists ? IdentitySign{u"!"_s, ColorRole::Amber}
                                       : IdentitySign{u"✓"_s, ColorRole::Positive};
    if (one->state == app::IdentityState::Identified)
        return one->isOpen ? IdentitySign{u"!"_s, ColorRole::Amber} : IdentitySign{u"→"_s};
    if (isWorthALook(*one))
        return {u"?"_s, ColorRole::Amber};
    return hasLists ? IdentitySign{u"✕"_s, ColorRole::Negative} : IdentitySign{u"·"_s};
}

QString identitySentence(const app::ParticipantIdentification& one, const engine::Participant& participant,
                         bool hasLists)
{
    if (participant.computer)
        return IdentityTextTr::tr("Chess computer: games against it do not count.");
    switch (participant.identity) {
    case engine::Identity::TextOnly:
        return IdentityTextTr::tr("Text-only: computed, but nothing is recorded, and no birth date is kept.");
    case engine::Identity::Newcomer: return IdentityTextTr::tr("New: in no list yet.");
    case engine::Identity::Person:
    case engine::Identity::Open: break;
    }
    if (isWorthALook(one))
        return IdentityTextTr::tr("%n person(s) could be meant.", nullptr,
                                  static_cast<int>(one.candidates.size()));
    switch (one.state) {
    case app::IdentityState::Identified: {
        const QString sentence = identifiedSentence(one, participant);
        return engine::isIdentified(participant)
                   ? sentence
                   : sentence + u' ' + IdentityTextTr::tr("Not taken over yet: Ctrl+I does it.");
    }
    case app::IdentityState::Ambiguous:
    case app::IdentityState::Unknown:
    case app::IdentityState::TextOnly:
    case app::IdentityState::Computer: break;
    }
    if (!hasLists)
        return IdentityTextTr::tr("There is no rating list yet to look into.");
    return one.candidates.empty() ? IdentityTextTr::tr("Nobody in the lists has such a name.")
                                  : IdentityTextTr::tr("Nobody in the lists fits well.");
}

QStringList identityLines(const app::ParticipantIdentification& one, const engine::Participant& participant,
                          const engine::Tournament& tournament, bool hasLists)
{
    QStringList lines{identitySentence(one, participant, hasLists)};
    for (const app::MatchConflict& conflict : one.conflicts)
        lines += conflictText(conflict, nameOfOther(conflict, tournament));
    for (const app::ListedDifference& difference : one.differences)
        lines += differenceText(difference);
    if (one.listed && one.listed->formerSince) {
        lines +=
            one.listed->retained
                ? fillPattern(
                      IdentityTextTr::tr("Former member, no longer listed since %1; the DWZ is carried on "
                                         "for five years."),
                      {formatDate(*one.listed->formerSince)})
                : fillPattern(IdentityTextTr::tr("Former member, not listed since %1; the DWZ has lapsed."),
                              {formatDate(*one.listed->formerSince)});
    }
    return lines;
}

QString identityProgress(const app::FieldIdentification& field, const engine::Tournament& tournament)
{
    const app::Counted counted = app::identifiedParticipants(tournament);
    if (counted.total == 0)
        return {};
    const auto isDoubtful = [&](const engine::Participant& participant) {
        const app::ParticipantIdentification* one = field.of(participant.number);
        return field.hasLists && one != nullptr && one->isOpen && engine::isIdentified(participant);
    };
    const auto doubtful =
        std::count_if(tournament.participants.begin(), tournament.participants.end(), isDoubtful);
    const QString done = counted.isComplete()
                             ? IdentityTextTr::tr("All %n participant(s) identified", nullptr, counted.total)
                             : fillPattern(IdentityTextTr::tr("%1 of %2 identified"),
                                           {formatCount(counted.done), formatCount(counted.total)});
    return doubtful == 0 ? done
                         : done + u", "_s +
                               IdentityTextTr::tr("%n of them doubtful", nullptr, static_cast<int>(doubtful));
}

QString differenceText(const app::ListedDifference& difference)
{
    const auto text = [&](const std::string& value) {
        return value.empty() ? IdentityTextTr::tr("none") : fromEngine(value);
    };
    //: a field, what was typed, what the list has
    return fillPattern(IdentityTextTr::tr("%1: %2, listed %3"),
                       {listedFieldName(difference.field), text(difference.given), text(difference.listed)});
}

QString shelfName(app::Shelf shelf)
{
    switch (shelf) {
    case app::Shelf::Own: return IdentityTextTr::tr("work file");
    case app::Shelf::Dsb: return IdentityTextTr::tr("DSB list");
    case app::Shelf::SwissChess: return IdentityTextTr::tr("Swiss-Chess list");
    case app::Shelf::Archive: return IdentityTextTr::tr("archive");
    case app::Shelf::Fide: break;
    }
    return IdentityTextTr::tr("FIDE list");
}

QString personName(const app::ListPerson& person)
{
    QStringList parts{fromEngine(person.lastName)};
    for (const std::string& part : {person.firstName, person.academicTitle}) {
        if (!part.empty())
            parts += fromEngine(part);
    }
    return parts.join(u", "_s);
}

QString listedRatingText(const std::vector<app::KnownRow>& rows)
{
    for (const app::KnownRow& row : rows) {
        if (row.values.dwz)
            return formatRating(row.values.dwz->value(), row.values.index);
    }
    for (const app::KnownRow& row : rows) {
        if (row.values.elo)
            return fillPattern(IdentityTextTr::tr("FIDE %1"), {formatRating(row.values.elo->value())});
    }
    return {};
}

QString membershipText(const app::ListPerson& person, const QString& clubName)
{
    if (person.club.empty())
        return fromEngine(person.federation);
    QString text = fromEngine(person.club);
    if (person.memberNumber)
        text += u'-' + QString::number(*person.memberNumber);
    return clubName.isEmpty() ? text : text + u' ' + clubName;
}

QString overrideText(const engine::Override& value)
{
    const QStringList args{shown(value.given), shown(value.listed), fromEngine(value.reason)};
    if (value.reason.empty()) {
        return value.value == engine::ListedValue::Rating
                   ? fillPattern(IdentityTextTr::tr("rating %1 instead of %2, without a reason"), args)
                   : fillPattern(IdentityTextTr::tr("index %1 instead of %2, without a reason"), args);
    }
    return value.value == engine::ListedValue::Rating
               ? fillPattern(IdentityTextTr::tr("rating %1 instead of %2: %3"), args)
               : fillPattern(IdentityTextTr::tr("index %1 instead of %2: %3"), args);
}

QString overrideSentence(const engine::Override& value)
{
    return fillPattern(IdentityTextTr::tr("set by the referee: %1"), {overrideText(value)});
}

} // namespace zahlmeister::ui
