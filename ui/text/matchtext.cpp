// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/matchtext.h"

#include <array>

#include <QCoreApplication>

#include "engine/base/codetable.h"
#include "engine/base/date.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::ReasonCode;

namespace {

struct Wording {
    ReasonCode code;
    const char* text; ///< %1, %2, %3 are the values documented at the code
};

class MatchTextTr {
    Q_DECLARE_TR_FUNCTIONS(MatchText)

    using enum ReasonCode;

public:
    static constexpr auto kWordings = std::to_array<Wording>({
        {Remembered, QT_TR_NOOP("chosen before for this spelling in this club")},
        {PersonIdSame, QT_TR_NOOP("person id agrees: %1")},
        {PersonIdDiffers, QT_TR_NOOP("person id differs: %1 / %2")},
        {FideIdSame, QT_TR_NOOP("FIDE id agrees: %1")},
        {FideIdDiffers, QT_TR_NOOP("FIDE id differs: %1 / %2")},
        {MemberNumberSame, QT_TR_NOOP("member number agrees: %1-%2")},
        {MemberNumberDiffers, QT_TR_NOOP("member number in %1 differs: %2 / %3")},
        {NameSame, QT_TR_NOOP("name agrees")},
        {NameSwapped, QT_TR_NOOP("surname and forename are swapped")},
        {LastNameSpelling, QT_TR_NOOP("surname is spelled otherwise: %1 / %2")},
        {LastNameSound, QT_TR_NOOP("surname sounds alike: %1 / %2")},
        {LastNamePart, QT_TR_NOOP("surname agrees in part: %1 / %2")},
        {LastNameNear, QT_TR_NOOP("surname resembles, perhaps mistyped: %1 / %2")},
        {LastNameDiffers, QT_TR_NOOP("surname differs: %1 / %2")},
        {ForenameSpelling, QT_TR_NOOP("forename is spelled otherwise: %1 / %2")},
        {ForenameForm, QT_TR_NOOP("forename in another form: %1 / %2")},
        {ForenameSound, QT_TR_NOOP("forename sounds alike: %1 / %2")},
        {ForenamePart, QT_TR_NOOP("forename agrees in part: %1 / %2")},
        {ForenameInitial, QT_TR_NOOP("forename is abbreviated: %1 / %2")},
        {ForenameNear, QT_TR_NOOP("forename resembles, perhaps mistyped: %1 / %2")},
        {ForenameDiffers, QT_TR_NOOP("forename differs: %1 / %2")},
        {ForenameMissing, QT_TR_NOOP("no forename to compare with %1")},
        {GenerationDiffers, QT_TR_NOOP("junior and senior")},
        {BirthYearSame, QT_TR_NOOP("year of birth agrees: %1")},
        {BirthYearNear, QT_TR_NOOP("year of birth differs in a digit: %1 / %2")},
        {BirthYearDiffers, QT_TR_NOOP("year of birth differs: %1 / %2")},
        {BirthYearMissing, QT_TR_NOOP("no year of birth to compare with %1")},
        {MemberAtEnd, QT_TR_NOOP("member of %1 at the tournament's end")},
        {MemberBefore, QT_TR_NOOP("once a member of %1")},
        {ClubDiffers, QT_TR_NOOP("club differs: %1 / %2")},
        {SexDiffers, QT_TR_NOOP("sex differs")},
        {RatingSame, QT_TR_NOOP("rating agrees to the point: %1")},
        {RatingFar, QT_TR_NOOP("rating is far off: %1 / %2")},
        {FormerMember, QT_TR_NOOP("no longer in the list")},
        {SeveralClubs, QT_TR_NOOP("member of several clubs: %1")},
        {OnlyFide, QT_TR_NOOP("only in the FIDE list")},
        {PlayedLast, QT_TR_NOOP("played last in “%1” (%2), DWZ %3")},
    });
};

static_assert(engine::isCodeTable(MatchTextTr::kWordings, &Wording::code, ReasonCode::PlayedLast));

} // namespace

QString reasonText(const app::Reason& reason)
{
    QStringList args = fromEngine(reason.values);
    if (reason.code == ReasonCode::SeveralClubs)
        args = {args.join(u", "_s)};
    if (reason.code == ReasonCode::OnlyFide && !args.value(0).isEmpty())
        return fillPattern(MatchTextTr::tr("only in the FIDE list (%1)"), args);
    if (reason.code == ReasonCode::FormerMember && !reason.values.empty()) {
        if (const auto date = engine::Date::fromIso(reason.values.front()))
            return fillPattern(MatchTextTr::tr("no longer in the list of %1"), {formatDate(*date)});
    }
    if (reason.code == ReasonCode::PlayedLast) {
        if (const auto end = engine::Date::fromIso(args.value(1).toStdString()))
            args[1] = formatDate(*end);
        if (args.value(2).isEmpty())
            return fillPattern(MatchTextTr::tr("played last in “%1” (%2)"), args);
    }
    return fillPattern(MatchTextTr::tr(MatchTextTr::kWordings[static_cast<std::size_t>(reason.code)].text),
                       args);
}

QString reasonSign(app::ReasonSide side)
{
    switch (side) {
    case app::ReasonSide::For: return u"+"_s;
    case app::ReasonSide::Against: return u"–"_s;
    case app::ReasonSide::Neutral: break;
    }
    return u"·"_s;
}

QString decisionText(app::DecisionRule rule)
{
    switch (rule) {
    case app::DecisionRule::Remembered: return MatchTextTr::tr("as decided before");
    case app::DecisionRule::PersonId: return MatchTextTr::tr("by person id and name");
    case app::DecisionRule::FideId: return MatchTextTr::tr("by FIDE id and name");
    case app::DecisionRule::MemberNumber: return MatchTextTr::tr("by VKZ, member number and name");
    case app::DecisionRule::NameYearAndClub: return MatchTextTr::tr("by name, year of birth and club");
    case app::DecisionRule::NameAndYear: return MatchTextTr::tr("by a rare name and the year of birth");
    case app::DecisionRule::NameAndRating: return MatchTextTr::tr("by name and rating");
    }
    return {};
}

QString conflictText(const app::MatchConflict& conflict, const QString& otherName)
{
    const QStringList args = fromEngine(conflict.values);
    switch (conflict.code) {
    case app::ConflictCode::SamePersonTwice:
        return fillPattern(MatchTextTr::tr("The same person as participant %1, %2."),
                           {args.value(0), otherName});
    case app::ConflictCode::SeveralClubs:
        return fillPattern(MatchTextTr::tr("Member of several clubs: %1. For which of them was it played?"),
                           {args.join(u", "_s)});
    case app::ConflictCode::SexDiffers:
        return MatchTextTr::tr("The person chosen is listed with the other sex.");
    case app::ConflictCode::PerformanceFar:
        return fillPattern(
            MatchTextTr::tr(
                "The performance %1 is more than 500 points off the rating %2. Is this the right person?"),
            args);
    }
    return {};
}

} // namespace zahlmeister::ui
