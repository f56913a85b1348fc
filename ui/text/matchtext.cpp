// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/matchtext.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "engine/base/date.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::ReasonCode;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(MatchText)
};

struct Wording {
    ReasonCode code;
    const char* text; ///< %1, %2, %3 are the values documented at the code
};

constexpr std::array kWordings{
    Wording{ReasonCode::Remembered,
            QT_TRANSLATE_NOOP("MatchText", "chosen before for this spelling in this club")},
    Wording{ReasonCode::PersonIdSame, QT_TRANSLATE_NOOP("MatchText", "person id agrees: %1")},
    Wording{ReasonCode::PersonIdDiffers, QT_TRANSLATE_NOOP("MatchText", "person id differs: %1 / %2")},
    Wording{ReasonCode::FideIdSame, QT_TRANSLATE_NOOP("MatchText", "FIDE id agrees: %1")},
    Wording{ReasonCode::FideIdDiffers, QT_TRANSLATE_NOOP("MatchText", "FIDE id differs: %1 / %2")},
    Wording{ReasonCode::MemberNumberSame, QT_TRANSLATE_NOOP("MatchText", "member number agrees: %1-%2")},
    Wording{ReasonCode::MemberNumberDiffers,
            QT_TRANSLATE_NOOP("MatchText", "member number in %1 differs: %2 / %3")},
    Wording{ReasonCode::NameSame, QT_TRANSLATE_NOOP("MatchText", "name agrees")},
    Wording{ReasonCode::NameSwapped, QT_TRANSLATE_NOOP("MatchText", "surname and forename are swapped")},
    Wording{ReasonCode::LastNameSpelling,
            QT_TRANSLATE_NOOP("MatchText", "surname is spelled otherwise: %1 / %2")},
    Wording{ReasonCode::LastNameSound, QT_TRANSLATE_NOOP("MatchText", "surname sounds alike: %1 / %2")},
    Wording{ReasonCode::LastNamePart, QT_TRANSLATE_NOOP("MatchText", "surname agrees in part: %1 / %2")},
    Wording{ReasonCode::LastNameNear,
            QT_TRANSLATE_NOOP("MatchText", "surname resembles, perhaps mistyped: %1 / %2")},
    Wording{ReasonCode::LastNameDiffers, QT_TRANSLATE_NOOP("MatchText", "surname differs: %1 / %2")},
    Wording{ReasonCode::ForenameSpelling,
            QT_TRANSLATE_NOOP("MatchText", "forename is spelled otherwise: %1 / %2")},
    Wording{ReasonCode::ForenameForm, QT_TRANSLATE_NOOP("MatchText", "forename in another form: %1 / %2")},
    Wording{ReasonCode::ForenameSound, QT_TRANSLATE_NOOP("MatchText", "forename sounds alike: %1 / %2")},
    Wording{ReasonCode::ForenamePart, QT_TRANSLATE_NOOP("MatchText", "forename agrees in part: %1 / %2")},
    Wording{ReasonCode::ForenameInitial, QT_TRANSLATE_NOOP("MatchText", "forename is abbreviated: %1 / %2")},
    Wording{ReasonCode::ForenameNear,
            QT_TRANSLATE_NOOP("MatchText", "forename resembles, perhaps mistyped: %1 / %2")},
    Wording{ReasonCode::ForenameDiffers, QT_TRANSLATE_NOOP("MatchText", "forename differs: %1 / %2")},
    Wording{ReasonCode::ForenameMissing, QT_TRANSLATE_NOOP("MatchText", "no forename to compare with %1")},
    Wording{ReasonCode::GenerationDiffers, QT_TRANSLATE_NOOP("MatchText", "junior and senior")},
    Wording{ReasonCode::BirthYearSame, QT_TRANSLATE_NOOP("MatchText", "year of birth agrees: %1")},
    Wording{ReasonCode::BirthYearNear,
            QT_TRANSLATE_NOOP("MatchText", "year of birth differs in a digit: %1 / %2")},
    Wording{ReasonCode::BirthYearDiffers, QT_TRANSLATE_NOOP("MatchText", "year of birth differs: %1 / %2")},
    Wording{ReasonCode::BirthYearMissing,
            QT_TRANSLATE_NOOP("MatchText", "no year of birth to compare with %1")},
    Wording{ReasonCode::MemberAtEnd, QT_TRANSLATE_NOOP("MatchText", "member of %1 at the tournament's end")},
    Wording{ReasonCode::MemberBefore, QT_TRANSLATE_NOOP("MatchText", "once a member of %1")},
    Wording{ReasonCode::ClubDiffers, QT_TRANSLATE_NOOP("MatchText", "club differs: %1 / %2")},
    Wording{ReasonCode::SexDiffers, QT_TRANSLATE_NOOP("MatchText", "sex differs")},
    Wording{ReasonCode::RatingSame, QT_TRANSLATE_NOOP("MatchText", "rating agrees to the point: %1")},
    Wording{ReasonCode::RatingFar, QT_TRANSLATE_NOOP("MatchText", "rating is far off: %1 / %2")},
    Wording{ReasonCode::FormerMember, QT_TRANSLATE_NOOP("MatchText", "no longer in the list")},
    Wording{ReasonCode::SeveralClubs, QT_TRANSLATE_NOOP("MatchText", "member of several clubs: %1")},
    Wording{ReasonCode::OnlyFide, QT_TRANSLATE_NOOP("MatchText", "only in the FIDE list")},
};

QStringList values(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list += QString::fromStdString(text);
    return list;
}

} // namespace

QString reasonText(const app::Reason& reason)
{
    const auto wording = std::find_if(kWordings.begin(), kWordings.end(),
                                      [&](const Wording& w) { return w.code == reason.code; });
    if (wording == kWordings.end())
        return {};
    QStringList args = values(reason.values);
    if (reason.code == ReasonCode::SeveralClubs)
        args = {args.join(u", "_s)};
    if (reason.code == ReasonCode::OnlyFide && !args.value(0).isEmpty())
        return fillPattern(Tr::tr("only in the FIDE list (%1)"), args);
    if (reason.code == ReasonCode::FormerMember && !reason.values.empty()) {
        if (const auto date = engine::Date::fromIso(reason.values.front()))
            return fillPattern(Tr::tr("no longer in the list of %1"), {formatDate(*date)});
    }
    return fillPattern(Tr::tr(wording->text), args);
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
    case app::DecisionRule::Remembered: return Tr::tr("as decided before");
    case app::DecisionRule::PersonId: return Tr::tr("by person id and name");
    case app::DecisionRule::FideId: return Tr::tr("by FIDE id and name");
    case app::DecisionRule::MemberNumber: return Tr::tr("by VKZ, member number and name");
    case app::DecisionRule::NameYearAndClub: return Tr::tr("by name, year of birth and club");
    case app::DecisionRule::NameAndYear: return Tr::tr("by a rare name and the year of birth");
    case app::DecisionRule::NameAndRating: return Tr::tr("by name and rating");
    }
    return {};
}

QString conflictText(const app::MatchConflict& conflict, const QString& otherName)
{
    const QStringList args = values(conflict.values);
    switch (conflict.code) {
    case app::ConflictCode::SamePersonTwice:
        return fillPattern(Tr::tr("The same person as participant %1, %2."), {args.value(0), otherName});
    case app::ConflictCode::SeveralClubs:
        return fillPattern(Tr::tr("Member of several clubs: %1. For which of them was it played?"),
                           {args.join(u", "_s)});
    case app::ConflictCode::SexDiffers: return Tr::tr("The person chosen is listed with the other sex.");
    case app::ConflictCode::PerformanceFar:
        return fillPattern(
            Tr::tr("The performance %1 is more than 500 points off the rating %2. Is this the right person?"),
            args);
    }
    return {};
}

} // namespace zahlmeister::ui
