// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/identitylistmodel.h"

#include <algorithm>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

void IdentityListModel::setField(const engine::Tournament& tournament, const app::FieldIdentification& field)
{
    std::vector<Line> lines;
    for (const engine::Participant& participant : tournament.participants) {
        const app::ParticipantIdentification* one = field.of(participant.number);
        lines.push_back({participant.number, formatName(participant),
                         identitySign(one, participant, field.hasLists),
                         one != nullptr ? identitySentence(*one, participant, field.hasLists) : QString()});
    }
    if (!std::ranges::equal(lines, m_lines, {}, &Line::number, &Line::number)) {
        beginResetModel();
        m_lines = std::move(lines);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i] == m_lines[i])
            continue;
        m_lines[i] = std::move(lines[i]);
        const QModelIndex at = index(static_cast<int>(i));
        Q_EMIT dataChanged(at, at);
    }
}

int IdentityListModel::rowOf(engine::ParticipantNumber number) const
{
    const auto found = std::ranges::find(m_lines, number, &Line::number);
    return found != m_lines.end() ? static_cast<int>(found - m_lines.begin()) : -1;
}

engine::ParticipantNumber IdentityListModel::numberAt(int row) const
{
    return m_lines[static_cast<std::size_t>(row)].number;
}

int IdentityListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant IdentityListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return line.name;
    case Qt::ToolTipRole: return line.sentence;
    case Qt::AccessibleTextRole:
        return QStringList{formatCount(line.number.value()), line.name, line.sentence}.join(u", "_s);
    case NumberRole: return formatCount(line.number.value());
    case SignRole: return line.sign.sign;
    case TintRole: return static_cast<int>(line.sign.role);
    default: return {};
    }
}

} // namespace zahlmeister::ui
