// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/origintext.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class OriginTr {
    Q_DECLARE_TR_FUNCTIONS(Origin)
};

QString listText(const engine::Participant& participant)
{
    const QString name = fromEngine(participant.originList);
    if (!participant.originDay)
        //: where an entry comes from
        return name.isEmpty() ? OriginTr::tr("from a list") : fillPattern(OriginTr::tr("list %1"), {name});
    const QString day = formatDate(*participant.originDay);
    return name.isEmpty() ? fillPattern(OriginTr::tr("list of %1"), {day})
                          //: name of a list, its day
                          : fillPattern(OriginTr::tr("list %1 of %2"), {name, day});
}

QString reasonText(const engine::Participant& participant)
{
    QStringList reasons;
    if (!participant.originReason.empty())
        reasons += fromEngine(participant.originReason);
    for (const engine::Override& one : participant.overrides) {
        if (!one.reason.empty() && !reasons.contains(fromEngine(one.reason)))
            reasons += fromEngine(one.reason);
    }
    return reasons.join(u"; "_s);
}

QString kindText(const engine::Participant& participant, const QString& tournament)
{
    switch (*participant.origin) {
    case engine::EntryOrigin::Chain:
        return tournament.isEmpty() ? OriginTr::tr("from another tournament")
                                    //: name of the tournament that left a player with his rating
                                    : fillPattern(OriginTr::tr("from %1"), {tournament});
    case engine::EntryOrigin::List: return listText(participant);
    case engine::EntryOrigin::File: return OriginTr::tr("typed or from a file");
    case engine::EntryOrigin::Hand: {
        const QString reason = reasonText(participant);
        return reason.isEmpty() ? OriginTr::tr("by hand")
                                //: the referee's reason
                                : fillPattern(OriginTr::tr("by hand: %1"), {reason});
    }
    case engine::EntryOrigin::None: break;
    }
    return OriginTr::tr("came in unrated");
}

} // namespace

QString entryOriginText(const engine::Participant& participant, const QString& tournament)
{
    if (!participant.origin)
        return {};
    const QString kind = kindText(participant, tournament);
    if (!participant.chained || !participant.enteredRating)
        return kind;
    //: where an entry comes from, and what came in before the chain had another number
    return fillPattern(OriginTr::tr("%1; came in as %2"),
                       {kind, formatRating(participant.enteredRating->value(), participant.enteredIndex)});
}

QString entryQuestionText(app::EntryQuestionKind kind)
{
    switch (kind) {
    case app::EntryQuestionKind::FromFuture:
        return OriginTr::tr(
            "Entered with a list that is younger than the tournament. What was there before?");
    case app::EntryQuestionKind::LaterLevel:
        return OriginTr::tr("Entered with a rating on the level of later rules. What was it then?");
    case app::EntryQuestionKind::UnclearPerson:
        return OriginTr::tr("Several players have these data. Which of them is it, or is it nobody of them?");
    case app::EntryQuestionKind::LostLink: break;
    }
    return OriginTr::tr("Entered with what another tournament left somebody else with. What should it be?");
}

} // namespace zahlmeister::ui
