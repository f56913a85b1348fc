// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAbstractListModel>

#include "app/chronicle/personroll.h"

namespace zahlmeister::ui {

/// @brief Everybody who ever took part, or whom a search found, by name.
class PersonListModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// @brief What the delegate asks for beside the name.
    enum Role {
        IdRole = Qt::UserRole, ///< QString: id of the person
        RatingRole,            ///< QString: rating and index today, as a rating list has them
        DetailRole,            ///< QString: club, last tournament, number of tournaments
    };

    explicit PersonListModel(QObject* parent = nullptr);

    /// @brief Shows the persons of a roll whom the search finds.
    /// @param roll not null
    void setRoll(std::shared_ptr<const app::PersonRoll> roll);
    /// @brief Shows those in whom every word of a text occurs.
    void setSearch(const QString& text);

    [[nodiscard]] const app::PersonRoll& roll() const { return *m_roll; }
    /// @brief Who stands in a row.
    [[nodiscard]] const app::PersonHistory& person(int row) const;
    /// @return row of a person by his id; -1 when he is not shown
    [[nodiscard]] int rowOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const app::PersonRoll> m_roll;
    QString m_search;
    std::vector<std::uint32_t> m_rows;
};

} // namespace zahlmeister::ui
