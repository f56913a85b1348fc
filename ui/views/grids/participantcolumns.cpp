// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/participantcolumns.h"

#include <algorithm>

#include <QMenu>
#include <QSettings>
#include <QTableView>

#include "app/entry/teams.h"
#include "engine/model/tournament.h"
#include "ui/models/participantsmodel.h"

namespace zahlmeister::ui {

namespace {

const QString kSetting = QStringLiteral("participants/columns/"); // and the id of a field: 1 shown, 0 hidden

/// Without a number and a name nobody knows whose row it is.
bool mayBeHidden(ParticipantField field)
{
    return field != ParticipantField::Number && field != ParticipantField::Name;
}

/// Teams and their lists matter only where teams play, and so on.
std::map<ParticipantField, bool> neededFor(const engine::Tournament& tournament)
{
    const auto any = [&](auto property) { return std::ranges::any_of(tournament.participants, property); };
    const bool hasTeams = app::playsInTeams(tournament);
    // A player with a club who is no member may have left it: then there must be a field for the day.
    const bool hasFormerMembers = any([](const engine::Participant& participant) {
        return participant.memberUntil || (!participant.member && !participant.club.empty());
    });
    const bool hasForeigners = any([](const engine::Participant& participant) {
        return !participant.federation.empty() ||
               (participant.rating && participant.ratingSource != engine::RatingSource::Dwz);
    });
    const bool hasFideRatings = any([](const engine::Participant& participant) {
        return participant.ratingSource == engine::RatingSource::Fide;
    });
    const bool hasElo =
        any([](const engine::Participant& participant) { return participant.elo || participant.fideId; });
    return {{ParticipantField::Team, hasTeams},
            {ParticipantField::Board, hasTeams},
            {ParticipantField::MemberUntil, hasFormerMembers},
            {ParticipantField::Federation, hasForeigners},
            {ParticipantField::FideId, hasFideRatings || hasElo},
            {ParticipantField::Elo, hasElo},
            {ParticipantField::EloFactor, hasElo},
            {ParticipantField::EloPeriods, hasElo && tournament.header.eloByPeriod}};
}

} // namespace

ParticipantColumns::ParticipantColumns(QTableView& view) : QObject(&view), m_view(view)
{
    const QSettings settings;
    for (int column = 0; column < kParticipantFieldCount; ++column) {
        const ParticipantField field = ParticipantsModel::fieldAt(column);
        const QVariant kept = settings.value(kSetting + fieldId(field));
        if (kept.isValid() && mayBeHidden(field))
            m_chosen[field] = kept.toInt() != 0;
    }
}

void ParticipantColumns::follow(const engine::Tournament& tournament)
{
    m_needed = neededFor(tournament);
    show();
}

void ParticipantColumns::show()
{
    bool isChange = false;
    for (int column = 0; column < kParticipantFieldCount; ++column) {
        const ParticipantField field = ParticipantsModel::fieldAt(column);
        const auto needed = m_needed.find(field);
        const auto chosen = m_chosen.find(field);
        const bool isWanted =
            chosen != m_chosen.end() ? chosen->second : needed == m_needed.end() || needed->second;
        const bool isShown = isWanted || m_revealed.contains(field);
        if (m_view.isColumnHidden(column) != isShown)
            continue;
        m_view.setColumnHidden(column, !isShown);
        isChange = true;
    }
    if (isChange)
        Q_EMIT changed();
}

void ParticipantColumns::reveal(ParticipantField field)
{
    if (!m_view.isColumnHidden(ParticipantsModel::columnOf(field)))
        return;
    m_revealed.insert(field);
    show();
}

bool ParticipantColumns::isUnwanted(ParticipantField field) const
{
    const auto chosen = m_chosen.find(field);
    return chosen != m_chosen.end() && !chosen->second;
}

std::vector<ParticipantField> ParticipantColumns::fieldsFrom(ParticipantField first) const
{
    std::vector<ParticipantField> fields;
    for (int column = ParticipantsModel::columnOf(first); column < kParticipantFieldCount; ++column) {
        const ParticipantField field = ParticipantsModel::fieldAt(column);
        if (field == first || !isUnwanted(field))
            fields.push_back(field);
    }
    return fields;
}

void ParticipantColumns::choose(ParticipantField field, bool isShown)
{
    m_revealed.erase(field);
    m_chosen[field] = isShown;
    QSettings().setValue(kSetting + fieldId(field), isShown ? 1 : 0);
    show();
}

void ParticipantColumns::addTo(QMenu& menu)
{
    QMenu* columns = menu.addMenu(tr("C&olumns"));
    for (int column = 0; column < kParticipantFieldCount; ++column) {
        const ParticipantField field = ParticipantsModel::fieldAt(column);
        if (!mayBeHidden(field))
            continue;
        QAction* action = columns->addAction(
            m_view.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!m_view.isColumnHidden(column));
        connect(action, &QAction::triggered, this, [this, field](bool isShown) { choose(field, isShown); });
    }
    columns->addSeparator();
    QAction* reset = columns->addAction(tr("As the &tournament needs them"), this, [this] {
        for (const auto& [field, isShown] : m_chosen)
            QSettings().remove(kSetting + fieldId(field));
        m_chosen.clear();
        show();
    });
    reset->setEnabled(!m_chosen.empty());
}

} // namespace zahlmeister::ui
