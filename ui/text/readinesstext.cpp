// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/readinesstext.h"

#include <QCoreApplication>

#include "ui/text/format.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(ReadinessText)
};

} // namespace

QString readinessItemName(app::ReadinessItem item)
{
    switch (item) {
    case app::ReadinessItem::TournamentData: return Tr::tr("Tournament data");
    case app::ReadinessItem::TimeControl: return Tr::tr("Time control");
    case app::ReadinessItem::Dates: return Tr::tr("Dates and deadlines");
    case app::ReadinessItem::Participants: return Tr::tr("Data of the participants");
    case app::ReadinessItem::Identification: return Tr::tr("Who the participants are");
    case app::ReadinessItem::Ratings: return Tr::tr("Ratings and carry-over games");
    case app::ReadinessItem::Results: return Tr::tr("Results");
    case app::ReadinessItem::Evaluation: return Tr::tr("Rules and evaluation");
    }
    return {};
}

QString readinessStateText(const app::ReadinessEntry& entry)
{
    QStringList parts;
    if (entry.total > 0 && entry.done < entry.total)
        parts += fillPattern(Tr::tr("%1 of %2"), {formatCount(entry.done), formatCount(entry.total)});
    if (entry.errors > 0)
        parts += Tr::tr("%n error(s)", nullptr, entry.errors);
    if (entry.warnings > 0)
        parts += Tr::tr("%n warning(s) open", nullptr, entry.warnings);
    if (entry.accepted > 0)
        parts += Tr::tr("%n accepted", nullptr, entry.accepted);
    return parts.isEmpty() ? Tr::tr("all right") : parts.join(u", "_s);
}

QString readinessSign(app::ReadinessState state)
{
    switch (state) {
    case app::ReadinessState::Done: return u"✓"_s;
    case app::ReadinessState::Decide: return u"!"_s;
    case app::ReadinessState::Blocked: break;
    }
    return u"✕"_s;
}

QString readinessSummary(const std::vector<app::ReadinessEntry>& entries)
{
    if (app::isReady(entries))
        return Tr::tr("Ready to submit.");
    if (app::isSubmittable(entries))
        return Tr::tr("Ready as soon as the warnings are settled or accepted.");
    return Tr::tr("Not ready to submit: errors must be settled.");
}

} // namespace zahlmeister::ui
