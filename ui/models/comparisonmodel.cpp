// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/comparisonmodel.h"

#include <algorithm>

#include "ui/text/format.h"
#include "ui/text/previewvalue.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::ComparedParticipant;

namespace {

bool isChange(int column)
{
    return column == ComparisonModel::FirstChangeColumn || column == ComparisonModel::SecondChangeColumn ||
           column == ComparisonModel::DifferenceColumn;
}

std::optional<int> indexOf(const ComparedParticipant& compared, int column)
{
    if (column == ComparisonModel::FirstColumn)
        return compared.firstIndex;
    return column == ComparisonModel::SecondColumn ? compared.secondIndex : std::nullopt;
}

} // namespace

ComparisonModel::ComparisonModel(QObject* parent) : QAbstractTableModel(parent) { }

void ComparisonModel::setComparison(const engine::Tournament& tournament,
                                    const std::vector<ComparedParticipant>& compared,
                                    const QString& firstTitle, const QString& secondTitle)
{
    beginResetModel();
    m_rows.clear();
    for (const ComparedParticipant& participant : compared) {
        const auto position = tournament.indexOf(participant.number);
        m_rows.push_back({participant, position ? formatName(tournament.participants[*position]) : QString(),
                          position && isTextOnly(tournament.participants[*position])});
    }
    m_firstTitle = firstTitle;
    m_secondTitle = secondTitle;
    endResetModel();
}

int ComparisonModel::sum(Column column) const
{
    int sum = 0;
    for (const Row& row : m_rows)
        sum += row.textOnly ? 0 : number(row, column).value_or(0);
    return sum;
}

int ComparisonModel::differing() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.compared.differs(); }));
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const auto value = number(row, column);
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::TextAlignmentRole:
        return QVariant(column == NameColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                             : Qt::AlignRight | Qt::AlignVCenter);
    case BodyLengthRole:
        // Ratings stand in line, whatever the length of their indexes.
        return value && !isChange(column) ? formatRating(*value).size() + (isBracketed(row, column) ? 1 : 0)
                                          : text(row, column).size();
    case EmphasisRole:
        if (column == NumberColumn)
            return int(Emphasis::Muted);
        return int(column == DifferenceColumn && row.compared.differs() ? Emphasis::Strong
                                                                        : Emphasis::Normal);
    case SignRole: return value && isChange(column) ? QVariant((*value > 0) - (*value < 0)) : QVariant();
    case kSortRole: return column == NameColumn ? QVariant(row.name) : value ? QVariant(*value) : QVariant();
    default: return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == NameColumn ? Qt::AlignLeft | Qt::AlignVCenter
                                              : Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn: return u"#"_s;
    case NameColumn: return tr("Player");
    case OldColumn: return tr("Old rating");
    case FirstColumn: return m_firstTitle;
    case SecondColumn: return m_secondTitle;
    case FirstChangeColumn:
    case SecondChangeColumn: return tr("Change");
    case DifferenceColumn: return tr("Difference");
    default: return {};
    }
}

std::optional<int> ComparisonModel::number(const Row& row, int column)
{
    const ComparedParticipant& compared = row.compared;
    switch (column) {
    case NumberColumn: return compared.number.value();
    case OldColumn: return compared.oldRating;
    case FirstColumn: return compared.firstRating;
    case FirstChangeColumn: return compared.firstChange();
    case SecondColumn: return compared.secondRating;
    case SecondChangeColumn: return compared.secondChange();
    case DifferenceColumn: return compared.difference();
    default: return std::nullopt;
    }
}

QString ComparisonModel::text(const Row& row, int column)
{
    if (column == NameColumn)
        return row.name;
    const auto value = number(row, column);
    if (column == NumberColumn)
        return formatCount(*value);
    if (!value)
        return u"–"_s;
    const QString shown =
        isChange(column) ? formatChange(*value) : formatRating(*value, indexOf(row.compared, column));
    return isBracketed(row, column) ? QString(u'(' + shown + u')') : shown;
}

bool ComparisonModel::isBracketed(const Row& row, int column)
{
    return row.textOnly && (column >= FirstColumn) && number(row, column).has_value();
}

} // namespace zahlmeister::ui
