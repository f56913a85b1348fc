// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/playerhistorymodel.h"

#include "ui/models/figurerole.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::PlayedTournament;

QString playedPointsText(const PlayedTournament& played)
{
    return played.games == 0 ? QString() : formatScore(played.score) % u" / " % QString::number(played.games);
}

QString playedCarryOverText(const PlayedTournament& played)
{
    QStringList games;
    for (const engine::CarryOverGame& game : played.carryOver) {
        //: A carry-over game: points against the opponent's rating
        games += fillPattern(PlayerHistoryModel::tr("%1 against %2"),
                             {formatScore(game.score), formatRating(game.opponentRating.value())});
    }
    return games.join(u"; "_s);
}

} // namespace

PlayerHistoryModel::PlayerHistoryModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{tr("Tournament"), Qt::AlignLeft, [](const auto& played) { return fromEngine(played.name); }},
                {tr("End"), Qt::AlignRight, [](const auto& played) { return formatDate(played.end); }},
                {tr("Points / games"), Qt::AlignRight, playedPointsText},
                {tr("Before"), Qt::AlignRight,
                 [](const auto& played) { return formatRating(played.oldRating, played.oldIndex); }},
                {tr("After"),
                 Qt::AlignRight,
                 [](const auto& played) { return formatRating(played.newRating, played.newIndex); },
                 {{EmphasisRole, always(int(Emphasis::Strong))}}},
                {tr("Carry-over games"),
                 Qt::AlignLeft,
                 playedCarryOverText,
                 {{Qt::ToolTipRole, playedCarryOverText}}}},
               {{EmphasisRole, always(int(Emphasis::Normal))}});
}

} // namespace zahlmeister::ui
