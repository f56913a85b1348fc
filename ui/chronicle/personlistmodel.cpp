// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/personlistmodel.h"

#include <algorithm>

#include "app/text/calendar.h"
#include "ui/chronicle/cardtext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

PersonListModel::PersonListModel(QObject* parent)
    : QAbstractListModel(parent),
      m_roll(std::make_shared<const app::PersonRoll>(std::make_shared<const app::Chronicle>()))
{
}

void PersonListModel::setRoll(std::shared_ptr<const app::PersonRoll> roll)
{
    beginResetModel();
    m_roll = std::move(roll);
    m_rows = m_roll->find(m_search.toStdString());
    endResetModel();
}

void PersonListModel::setSearch(const QString& text)
{
    beginResetModel();
    m_search = text;
    m_rows = m_roll->find(m_search.toStdString());
    endResetModel();
}

const app::PersonHistory& PersonListModel::person(int row) const
{
    return m_roll->person(m_rows[static_cast<std::size_t>(row)]);
}

int PersonListModel::rowOf(const QString& id) const
{
    const std::string wanted = id.toStdString();
    const auto found =
        std::ranges::find_if(m_rows, [&](std::uint32_t row) { return m_roll->person(row).id == wanted; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int PersonListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PersonListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const app::PersonHistory& one = person(index.row());
    const auto detail = [&] {
        // What tells namesakes apart comes first: there is not room for all of it.
        QStringList parts;
        if (const auto year = app::shownBirthYear(one.person()))
            parts += QString::number(*year);
        if (const QString club = clubText(one.person()); !club.isEmpty())
            parts += club;
        parts += tr("%n tournament(s)", nullptr, one.tournaments());
        parts += fillPattern(tr("last %1"), {formatDate(one.participations.back().end)});
        return parts.join(u" · "_s);
    };
    const auto standing = [&] { return app::standingOn(one, *m_roll->chronicle().rules, app::today()); };
    switch (role) {
    case Qt::DisplayRole: return formatName(one.person());
    case IdRole: return fromEngine(one.id);
    case RatingRole: return standingText(standing());
    case DetailRole: return detail();
    case Qt::ToolTipRole:
        return QString(formatName(one.person()) % u'\n' % detail() % u'\n' %
                       fromEngine(one.participations.back().name()));
    case Qt::AccessibleTextRole:
        return QString(formatName(one.person()) % u", "_s % standingText(standing()) % u", "_s % detail());
    default: return {};
    }
}

} // namespace zahlmeister::ui
