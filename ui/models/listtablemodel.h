// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ui/models/columns.h"
#include "ui/text/listtable.h"

namespace zahlmeister::ui {

/// @brief A list as it is looked at: found by typing, sorted by any of its columns. Of 20,000 rows both take
/// less than a frame, since what is compared was made with the list.
class ListTableModel : public ColumnsModel<const ListRow*> {
    Q_OBJECT

public:
    using ColumnsModel::ColumnsModel;

    /// @brief Shows another list, found and sorted as the one before.
    /// @param table nullptr: nothing
    void setTable(std::shared_ptr<const ListTable> table);
    [[nodiscard]] const std::shared_ptr<const ListTable>& table() const { return m_table; }

    /// @brief Shows the rows that have all words of a text, whatever their case and accents.
    void setSearch(const QString& text);

    /// @brief Sorts by a column; -1: as the list has it. Equal rows stay as the list has them.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// @brief The row of the list that is shown there.
    /// @pre it is in the table
    [[nodiscard]] const ListRow& rowAt(int row) const { return *ColumnsModel::rowAt(row); }

    /// @brief Where a row of the list is shown that is about the same tournament and person; nothing:
    /// nowhere.
    [[nodiscard]] std::optional<int> shownAt(engine::TournamentId tournament,
                                             engine::ParticipantNumber number) const;

private:
    void order();
    [[nodiscard]] std::vector<const ListRow*> chosen() const;

    std::shared_ptr<const ListTable> m_table;
    std::vector<std::string> m_words; ///< that are searched for
    int m_column = -1;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    std::vector<const ListRow*> m_ordered; ///< all of them; rows() are those that have the words
};

} // namespace zahlmeister::ui
