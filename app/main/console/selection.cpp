// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/selection.h"

#include <algorithm>

#include "app/main/console/commandtext.h"
#include "engine/model/teammatches.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

Outcome<std::string> teamOption(const Arguments& arguments, const engine::Tournament& tournament)
{
    const auto team = arguments.value(u"team");
    if (!team)
        return std::string();
    const auto names = engine::teamNames(tournament);
    std::string chosen;
    const int number = team->toInt();
    if (number >= 1 && number <= static_cast<int>(names.size()))
        chosen = names[static_cast<std::size_t>(number) - 1];
    QStringList known;
    for (const std::string& name : names) {
        known += ui::fromEngine(name);
        if (known.constLast().compare(*team, Qt::CaseInsensitive) == 0)
            chosen = name; // even if it looks like a number
    }
    if (chosen.empty())
        return badUsage(known.isEmpty() ? Tr::tr("--team is for leagues; this tournament has no teams.")
                                        : ui::fillPattern(Tr::tr("--team is “%1”; there is: %2."),
                                                          {*team, known.join(u", "_s)}));
    return chosen;
}

Outcome<ui::ParticipantSelection> selectionOption(const Arguments& arguments,
                                                  const engine::Tournament& tournament)
{
    ui::ParticipantSelection selection;
    const QStringList orders = QString::fromLatin1(kOrderOption.value).split(u'|');
    selection.order = static_cast<ui::TableOrder>( // in the words' order
        std::max<qsizetype>(0, orders.indexOf(arguments.value(u"order").value_or(orders.first()))));
    TRY(selection.team, teamOption(arguments, tournament));
    const auto club = arguments.value(u"club");
    if (!club)
        return selection;
    QStringList known;
    for (const engine::Participant& participant : tournament.participants) {
        const QString of = ui::fromEngine(participant.club);
        if (!of.isEmpty() && !known.contains(of))
            known += of;
        if (of.compare(*club, Qt::CaseInsensitive) == 0)
            selection.club = participant.club;
    }
    if (selection.club.empty())
        return badUsage(
            ui::fillPattern(Tr::tr("--club is “%1”; there is: %2."), {*club, known.join(u", "_s)}));
    return selection;
}

} // namespace zahlmeister::cli
