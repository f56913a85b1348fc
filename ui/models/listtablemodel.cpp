// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/listtablemodel.h"

#include <algorithm>
#include <utility>

#include "app/names/namefold.h"
#include "ui/models/tablemodel.h"

namespace zahlmeister::ui {

void ListTableModel::setTable(std::shared_ptr<const ListTable> table)
{
    const auto before = std::exchange(m_table, std::move(table)); // whose rows are on show until the reset
    Columns columns;
    for (std::size_t at = 0; m_table && at < m_table->columns.size(); ++at) {
        if (!m_table->columns[at].isForFiles)
            columns.push_back(shownColumn<const ListRow*>(
                m_table->columns[at],
                [at](const ListRow* row) -> const app::Table::Cell& { return row->cells[at]; }));
    }
    if (m_column >= static_cast<int>(columns.size()))
        m_column = -1;
    order();
    ColumnsModel::setTable(std::move(columns), {}, chosen());
}

void ListTableModel::setSearch(const QString& text)
{
    m_words.clear();
    const std::string spelled = app::spelled(text.toStdString(), app::NameSpelling::Search);
    for (const std::string_view word : app::wordsOf(spelled))
        m_words.emplace_back(word);
    setRows(chosen());
}

void ListTableModel::sort(int column, Qt::SortOrder order)
{
    m_column = column < columnCount() ? column : -1;
    m_direction = order;
    this->order();
    setRows(chosen());
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

std::vector<const ListRow*> ListTableModel::chosen() const
{
    std::vector<const ListRow*> rows = m_ordered;
    std::erase_if(rows, [&](const ListRow* row) {
        return std::ranges::any_of(
            m_words, [&](const std::string& word) { return row->search.find(word) == std::string::npos; });
    });
    return rows;
}

std::optional<int> ListTableModel::shownAt(engine::TournamentId tournament,
                                           engine::ParticipantNumber number) const
{
    const auto found = std::ranges::find_if(
        rows(), [&](const ListRow* row) { return row->tournament == tournament && row->number == number; });
    if (found == rows().end())
        return std::nullopt;
    return static_cast<int>(found - rows().begin());
}

} // namespace zahlmeister::ui
