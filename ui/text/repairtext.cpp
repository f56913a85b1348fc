// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/repairtext.h"

#include <QCoreApplication>

#include "ui/text/format.h"
#include "ui/text/textpattern.h"

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(RepairText)
};

QString modeText(int mode)
{
    switch (static_cast<engine::TournamentMode>(mode)) {
    case engine::TournamentMode::RoundRobin: return Tr::tr("It was a round robin");
    case engine::TournamentMode::Swiss: return Tr::tr("It was a Swiss tournament");
    case engine::TournamentMode::Scheveningen: return Tr::tr("It was a Scheveningen tournament");
    case engine::TournamentMode::Knockout: return Tr::tr("It was a knock-out tournament");
    case engine::TournamentMode::Free: break;
    }
    return Tr::tr("It was played freely");
}

QString pattern(app::RepairKind kind, int number)
{
    using enum app::RepairKind;
    switch (kind) {
    case SetEnd: return Tr::tr("Set the end to %1");
    case SwapDates: return Tr::tr("Swap start and end");
    case ExtendPeriod: return Tr::tr("Include %1 in the dates");
    case SetRounds: return Tr::tr("Set the number of rounds to %1");
    case SetMode: return modeText(number);
    case MarkMatch: return Tr::tr("Mark as a match");
    case MarkIndividual: return Tr::tr("Mark as a tournament of individuals");
    case MarkHybrid: return Tr::tr("Mark as a hybrid tournament");
    case SetYouthClass: return Tr::tr("Set the class to %1");
    case UseRulesByDate: return Tr::tr("Let the end date decide");
    case UseBirthDate: return Tr::tr("Take the year %1 of the date");
    case ClearBirthDate: return Tr::tr("Keep the year only");
    case ClearMember: return Tr::tr("Clear the mark of membership");
    case MarkComputer: return Tr::tr("Mark as a computer");
    case ClearRating: return Tr::tr("Clear the rating");
    case ClearIndex: return Tr::tr("Clear the index");
    case SetIndex: return Tr::tr("Set the index to %1");
    case DropCarryOver: return Tr::tr("Drop %n carry-over game(s)", nullptr, number);
    case ForfeitZeros: return Tr::tr("Turn %n zero(s) into forfeits", nullptr, number);
    case RemoveBye: return Tr::tr("Remove the bye of round %1");
    case RemoveGame: return Tr::tr("Delete this game");
    }
    return {};
}

} // namespace

QString repairText(const app::Repair& repair)
{
    QStringList args;
    for (const std::string& arg : repair.args) {
        const auto date = engine::Date::fromIso(arg);
        args += date ? formatDate(*date) : fromEngine(arg);
    }
    return fillPattern(pattern(repair.kind, args.isEmpty() ? 0 : args.constFirst().toInt()), args);
}

} // namespace zahlmeister::ui
