// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/listtablemodel.h"

#include <algorithm>

#include "app/names/namefold.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

void ListTableModel::setTable(std::shared_ptr<const ListTable> table)
{
    beginResetModel();
    m_table = std::move(table);
    if (m_column >= columnCount())
        m_column = -1;
    order();
    choose();
    endResetModel();
}

void ListTableModel::setSearch(const QString& text)
{
    beginResetModel();
    m_words.clear();
    const std::string spelled = app::spelled(text.toStdString(), app::NameSpelling::Search);
    for (const std::string_view word : app::wordsOf(spelled))
        m_words.emplace_back(word);
    choose();
    endResetModel();
}

void ListTableModel::sort(int column, Qt::SortOrder order)
{
    beginResetModel();
    m_column = column < columnCount() ? column : -1;
    m_direction = order;
    this->order();
    choose();
    endResetModel();
}

void ListTableModel::order()
{
    m_ordered.clear();
    if (!m_table)
        return;
    m_ordered.reserve(m_table->rows.size());
    for (const ListRow& row : m_table->rows)
        m_ordered.push_back(&row);
    if (m_column < 0)
        return;
    const auto key = [column = static_cast<std::size_t>(m_column)](const ListRow* row) {
        return row->cells[column].order;
    };
    if (m_direction == Qt::AscendingOrder)
        std::ranges::stable_sort(m_ordered, std::less(), key);
    else
        std::ranges::stable_sort(m_ordered, std::greater(), key);
}

void ListTableModel::choose()
{
    m_shown = m_ordered;
    if (m_words.empty())
        return;
    std::erase_if(m_shown, [&](const ListRow* row) {
        return std::ranges::any_of(
            m_words, [&](const std::string& word) { return row->search.find(word) == std::string::npos; });
    });
}

const ListRow& ListTableModel::rowAt(int row) const
{
    return *m_shown[static_cast<std::size_t>(row)];
}

std::optional<int> ListTableModel::shownAt(engine::TournamentId tournament,
                                           engine::ParticipantNumber number) const
{
    const auto found = std::ranges::find_if(
        m_shown, [&](const ListRow* row) { return row->tournament == tournament && row->number == number; });
    if (found == m_shown.end())
        return std::nullopt;
    return static_cast<int>(found - m_shown.begin());
}

int ListTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ListTableModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_table)
        return 0;
    return static_cast<int>(
        std::ranges::count_if(m_table->columns, [](const ListColumn& one) { return !one.isForFiles; }));
}

QVariant ListTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ListColumn& column = m_table->columns[static_cast<std::size_t>(index.column())];
    const QString& text = rowAt(index.row()).cells[static_cast<std::size_t>(index.column())].text;
    switch (role) {
    case Qt::DisplayRole: return text;
    case BodyLengthRole: return static_cast<int>(text.size()); // whole numbers have no tail
    case EmphasisRole: return static_cast<int>(column.isStrong ? Emphasis::Strong : Emphasis::Normal);
    case SignRole: // a change: nothing else has a sign
        return column.kind != ListColumn::Kind::Figure ? QVariant()
               : text.startsWith(u'+')                 ? QVariant(1)
               : text.startsWith(u'−')                 ? QVariant(-1)
                                                       : QVariant();
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    default: return {};
    }
}

QVariant ListTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ListColumn& column = m_table->columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.head;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((column.kind == ListColumn::Kind::Text ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    return {};
}

} // namespace zahlmeister::ui
