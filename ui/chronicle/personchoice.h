// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "app/session/session.h"
#include "app/store/enteredpersons.h"
#include "app/threads/worker.h"
#include "ui/chronicle/personrows.h"

class QLineEdit;
class QPushButton;
class QTableView;

namespace zahlmeister::ui {

class TableHead;

/// @brief Gives a table of persons or of what belongs to them its look and its model.
/// @param freeColumn takes the free width
TableHead* dressPersonTable(QTableView& table, QAbstractItemModel& model, const QString& name,
                            int freeColumn);

/// @brief Lets such a table align its figures.
void alignFigures(QTableView& table, QAbstractItemModel& model);

/// @brief Who was entered by hand; nobody where that cannot be read: entering one reports why.
[[nodiscard]] std::vector<app::EnteredPerson> enteredIn(const app::Session& session);

/// @brief A field to search in and the persons whom it finds: one of them is chosen.
class PersonChoice : public QWidget {
    Q_OBJECT

public:
    /// @param caption of the field, with its mnemonic
    /// @param commands beside the field
    /// @param beginsEmpty nobody is chosen before something was typed or choose() was called
    PersonChoice(app::Session& session, const QString& caption, const QString& name, QWidget* parent,
                 const std::vector<QPushButton*>& commands = {}, bool beginsEmpty = false);

    /// @brief PersonRow::id of who is chosen; empty: nobody.
    [[nodiscard]] std::string chosen() const;
    void choose(const std::string& id);

    /// @brief The chosen one as he was entered by hand; nothing: he was not.
    [[nodiscard]] std::optional<app::EnteredPerson> entered() const;

    /// @brief Looks for a text.
    void search(const QString& text);

Q_SIGNALS:
    /// @brief Somebody else is chosen, or what is known of him is new.
    void chosenChanged();

public Q_SLOTS:
    /// @brief Looks once more: somebody was entered by hand, or is no more.
    void refresh();

private:
    app::Session& m_session;
    bool m_beginsEmpty;
    QLineEdit* m_text;
    PersonsModel* m_model;
    QTableView* m_table;
    std::string m_wanted;
    app::Worker m_job{app::Worker::Order::Latest}; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
