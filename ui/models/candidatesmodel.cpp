// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/candidatesmodel.h"

#include <QStringList>

#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/text/matchtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kDigits = 9;

QString placeText(const app::Candidate& person)
{
    const app::ListPerson& values = person.rows.front().values;
    QStringList parts;
    if (const QString club = membershipText(values, fromEngine(person.clubName)); !club.isEmpty())
        parts += club;
    if (values.status == app::MemberStatus::Passive && !values.club.empty())
        parts += CandidatesModel::tr("passive");
    if (!values.nuId.empty())
        parts += fromEngine(values.nuId);
    else if (!values.pkz.empty())
        parts += CandidatesModel::tr("PKZ %1").arg(fromEngine(values.pkz));
    for (const app::KnownRow& row : person.rows) {
        if (row.values.fideId) {
            parts += CandidatesModel::tr("FIDE ID %1").arg(*row.values.fideId);
            break;
        }
    }
    parts += shelfName(person.rows.front().ref.shelf);
    return parts.join(u" · "_s);
}

} // namespace

void CandidatesModel::setCandidates(const std::vector<app::Candidate>& candidates, int chosen)
{
    beginResetModel();
    m_persons = candidates;
    m_chosen = chosen;
    m_isSearch = false;
    endResetModel();
}

void CandidatesModel::setFound(const std::vector<app::FoundPerson>& persons)
{
    beginResetModel();
    m_persons.clear();
    for (const app::FoundPerson& person : persons)
        m_persons.push_back({.rows = person.rows, .clubName = person.clubName});
    m_chosen = -1;
    m_isSearch = true;
    endResetModel();
}

const app::Candidate& CandidatesModel::personAt(int row) const
{
    return m_persons[static_cast<std::size_t>(row)];
}

int CandidatesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_persons.size());
}

QVariant CandidatesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const app::Candidate& person = personAt(index.row());
    const app::ListPerson& values = person.rows.front().values;
    switch (role) {
    case Qt::DisplayRole: return personName(values);
    case BirthYearRole: return values.birthYear ? QString::number(*values.birthYear) : QString();
    case RatingRole: return listedRatingText(person.rows);
    case PlaceRole: return placeText(person);
    case CertaintyRole:
        if (m_isSearch)
            return QString();
        return person.certainty > 0 ? tr("%1 %").arg(person.certainty) : tr("< 1 %");
    case ReasonsRole: {
        QStringList texts;
        for (const app::Reason& reason : person.reasons)
            texts += reasonText(reason);
        return texts;
    }
    case SidesRole: {
        QList<int> sides;
        for (const app::Reason& reason : person.reasons)
            sides += static_cast<int>(reason.side);
        return QVariant::fromValue(sides);
    }
    case TakenRole: {
        const QString other = m_takenBy ? m_takenBy(person) : QString();
        return other.isEmpty() ? QString() : tr("already identified: %1").arg(other);
    }
    case ChosenRole: return index.row() == m_chosen;
    case KeyRole: return index.row() < kDigits && !m_isSearch ? QString::number(index.row() + 1) : QString();
    case Qt::AccessibleTextRole: {
        QStringList parts{personName(values)};
        for (const int part : {BirthYearRole, RatingRole, PlaceRole, CertaintyRole, TakenRole}) {
            if (const QString text = data(index, part).toString(); !text.isEmpty())
                parts += text;
        }
        for (const app::Reason& reason : person.reasons)
            parts += reasonSign(reason.side) + u' ' + reasonText(reason);
        return parts.join(u", "_s);
    }
    default: return {};
    }
}

} // namespace zahlmeister::ui
