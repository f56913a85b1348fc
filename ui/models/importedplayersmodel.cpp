// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/importedplayersmodel.h"

#include <map>

#include "ui/models/figurerole.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

ImportedPlayersModel::ImportedPlayersModel(QObject* parent) : QAbstractTableModel(parent) { }

void ImportedPlayersModel::setTournament(const engine::Tournament& tournament)
{
    beginResetModel();
    m_rows.clear();
    std::map<engine::ParticipantNumber, std::size_t> rows;
    for (const engine::Participant& participant : tournament.participants) {
        rows.emplace(participant.number, m_rows.size());
        Row row{participant};
        for (const engine::Bye& bye : participant.byes)
            row.halfPoints += bye.score.halfPoints();
        m_rows.push_back(std::move(row));
    }
    const auto count = [&](engine::ParticipantNumber number, engine::SideResult side) {
        const auto found = rows.find(number);
        if (found == rows.end() || side == engine::SideResult::NotPlayed)
            return;
        m_rows[found->second].halfPoints += engine::tablePoints(side).halfPoints();
        ++m_rows[found->second].games;
    };
    for (const engine::Game& game : tournament.games) {
        count(game.white, game.result.white);
        count(game.black, game.result.black);
    }
    endResetModel();
}

int ImportedPlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ImportedPlayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ImportedPlayersModel::text(const Row& row, int column) const
{
    const engine::Participant& participant = row.participant;
    const auto year = engine::birthYearOf(participant);
    switch (column) {
    case NumberColumn: return QString::number(participant.number.value());
    case NameColumn: return fromEngine(participant.name);
    case ClubColumn:
        return fromEngine(participant.clubName.empty() ? participant.club : participant.clubName);
    case BirthYearColumn: return year ? QString::number(*year) : QString();
    case RatingColumn: {
        if (!participant.rating)
            return {};
        const QString rating = formatRating(participant.rating->value(), participant.index);
        return participant.ratingSource == engine::RatingSource::Fide ? rating + u" "_s + tr("Elo") : rating;
    }
    case PointsColumn: return formatScore(engine::Score::fromHalfPoints(row.halfPoints));
    case GamesColumn: return QString::number(row.games);
    default: return {};
    }
}

QVariant ImportedPlayersModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return text(m_rows[static_cast<std::size_t>(index.row())], index.column());
    if (role == EmphasisRole)
        return int(index.column() == NameColumn || index.column() == PointsColumn ? Emphasis::Strong
                                                                                  : Emphasis::Normal);
    if (role == Qt::TextAlignmentRole) {
        const bool isText = index.column() == NameColumn || index.column() == ClubColumn;
        return int((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    return {};
}

QVariant ImportedPlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == NameColumn || section == ClubColumn ? int(Qt::AlignLeft | Qt::AlignVCenter)
                                                              : int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn: return tr("No.");
    case NameColumn: return tr("Name");
    case ClubColumn: return tr("Club");
    case BirthYearColumn: return tr("Born");
    case RatingColumn: return tr("Rating");
    case PointsColumn: return tr("Points");
    case GamesColumn: return tr("Games");
    default: return {};
    }
}

} // namespace zahlmeister::ui
