// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/importedplayersmodel.h"

#include <map>

#include "ui/models/figurerole.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString clubText(const ImportedPlayer& player)
{
    const engine::Participant& participant = player.participant;
    return fromEngine(participant.clubName.empty() ? participant.club : participant.clubName);
}

QString birthYearText(const ImportedPlayer& player)
{
    const auto year = engine::birthYearOf(player.participant);
    return year ? QString::number(*year) : QString();
}

QString ratingText(const ImportedPlayer& player)
{
    const engine::Participant& participant = player.participant;
    if (!participant.rating)
        return {};
    const QString rating = formatRating(participant.rating->value(), participant.index);
    return participant.ratingSource == engine::RatingSource::Fide
               ? rating + u" "_s + ImportedPlayersModel::tr("Elo")
               : rating;
}

} // namespace

ImportedPlayersModel::ImportedPlayersModel(QObject* parent) : ColumnsModel(parent)
{
    const Roles strong{{EmphasisRole, always(int(Emphasis::Strong))}};
    setColumns(
        {{tr("No."), Qt::AlignRight,
          [](const auto& row) { return QString::number(row.participant.number.value()); }},
         {tr("Name"), Qt::AlignLeft, [](const auto& row) { return fromEngine(row.participant.name); },
          strong},
         {tr("Club"), Qt::AlignLeft, clubText},
         {tr("Born"), Qt::AlignRight, birthYearText},
         {tr("Rating"), Qt::AlignRight, ratingText},
         {tr("Points"), Qt::AlignRight,
          [](const auto& row) { return formatScore(engine::Score::fromHalfPoints(row.halfPoints)); }, strong},
         {tr("Games"), Qt::AlignRight, [](const auto& row) { return QString::number(row.games); }}},
        {{EmphasisRole, always(int(Emphasis::Normal))}});
}

void ImportedPlayersModel::setTournament(const engine::Tournament& tournament)
{
    std::vector<ImportedPlayer> players;
    std::map<engine::ParticipantNumber, std::size_t> rowOf;
    for (const engine::Participant& participant : tournament.participants) {
        rowOf.emplace(participant.number, players.size());
        players.push_back({participant});
        for (const engine::Bye& bye : participant.byes)
            players.back().halfPoints += bye.score.halfPoints();
    }
    const auto count = [&](engine::ParticipantNumber number, engine::SideResult side) {
        const auto found = rowOf.find(number);
        if (found == rowOf.end() || side == engine::SideResult::NotPlayed)
            return;
        players[found->second].halfPoints += engine::tablePoints(side).halfPoints();
        ++players[found->second].games;
    };
    for (const engine::Game& game : tournament.games) {
        count(game.white, game.result.white);
        count(game.black, game.result.black);
    }
    setRows(std::move(players));
}

} // namespace zahlmeister::ui
