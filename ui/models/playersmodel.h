// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/store/playerstore.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief One of the own players, or the empty row where one is typed.
struct PlayerRow {
    std::optional<app::Player> player;
    std::vector<app::HistoryEntry> history = {};
};

/// @brief The referee's own players, one a row, and what became of their ratings. The last row is always
/// empty: whoever types a name there adds a player. Every edit is stored at once.
class PlayersModel : public ColumnsModel<PlayerRow> {
    Q_OBJECT

public:
    /// @brief All but the last are typed.
    enum Column { NameColumn, ClubColumn, BirthYearColumn, RatingColumn, IndexColumn, EntryColumn };

    /// @param file must outlive the model
    explicit PlayersModel(app::WorkFile& file, QObject* parent = nullptr);

    /// @brief Reads the players again.
    void refresh();

    /// @brief The player of a row; nothing for the empty one.
    [[nodiscard]] std::optional<app::Player> playerAt(int row) const;

    /// @brief Where the players are, for list operations; refresh() afterwards.
    [[nodiscard]] app::PlayerStore& store() { return m_store; }

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// @brief A text was not taken, with the reason.
    void refused(const QModelIndex& index, const QString& reason);
    /// @brief The work file could not be read or written.
    void failed(const zahlmeister::Error& error);

private:
    [[nodiscard]] QVariant membershipsOf(const PlayerRow& row) const;
    bool store(const app::Player& player, const QModelIndex& index);

    app::PlayerStore m_store;
    bool m_writable;
};

} // namespace zahlmeister::ui
