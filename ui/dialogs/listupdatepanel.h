// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QWidget>

#include "app/fetch/listupdate.h"
#include "app/lists/liststore.h"

class QGridLayout;
class QLineEdit;
class QPushButton;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief Where the federations' lists are loaded from, one line each: the address, which can be changed,
/// what is stored, and what came of the last look.
///
/// Nothing is loaded by itself. Addresses and results are kept in the user's settings; losing them loses
/// nothing.
class ListUpdatePanel : public QWidget {
    Q_OBJECT

public:
    /// @param folder of the list store
    explicit ListUpdatePanel(const QString& folder, QWidget* parent = nullptr);

    /// @brief What is to be loaded as the list of a federation; nothing, which is said beside it, when the
    /// address is none.
    [[nodiscard]] std::optional<app::ListUpdateRequest> request(app::ListSource source);

    /// @brief Keeps and shows what came of an update.
    void note(app::ListSource source, const Result<app::ListUpdated>& updated);

    /// @brief Shows what is stored.
    /// @param lists as ListStore::lists() has them
    void showLists(const std::vector<app::StoredList>& lists);

    /// @brief Whether something is going on, so that nothing else can be begun.
    void setBusy(bool busy);

    /// @brief Puts the cursor where the first list is asked for.
    void focusUpdate();

Q_SIGNALS:
    /// @brief The user wants a list loaded.
    void updateRequested(zahlmeister::app::ListSource source);
    /// @brief Likewise the list before the last update back.
    void restoreRequested(zahlmeister::app::ListSource source);

private:
    struct Row {
        app::ListSource source = app::ListSource::Dsb;
        QLineEdit* address = nullptr;
        QPushButton* update = nullptr;
        QPushButton* restore = nullptr;
        RoleLabel* state = nullptr;
        std::optional<engine::Date> stored = {}; ///< day of the newest list
    };

    void addRow(Row& row, app::ListSource source, QGridLayout& grid, int line);
    [[nodiscard]] Row& rowOf(app::ListSource source);
    void takeAddress(Row& row);
    void showState(Row& row);
    void updateButtons();

    QString m_folder;
    std::array<Row, 2> m_rows;
    bool m_isBusy = false;
};

} // namespace zahlmeister::ui
