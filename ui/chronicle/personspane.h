// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QWidget>

#include "app/session/rollonshow.h"

class QLineEdit;
class QListView;
class QProgressBar;

namespace zahlmeister::ui {

class EmptyHint;
class PersonListModel;
class RoleLabel;

/// @brief The place *Players*: everybody who ever took part, found while one types.
class PersonsPane : public QWidget {
    Q_OBJECT

public:
    /// @param roll must outlive the pane
    explicit PersonsPane(app::RollOnShow& roll, QWidget* parent = nullptr);

    /// @brief Puts the cursor into the search field.
    void startSearch();
    [[nodiscard]] QString search() const;
    void setSearch(const QString& text);
    /// @brief How many are shown.
    [[nodiscard]] int count() const;

    /// @brief Marks whose card is on show; empty: nobody's.
    void setOpenPerson(const QString& id);

    /// @brief The keys of the list, one line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

Q_SIGNALS:
    /// @brief The card of a person is wanted.
    void openRequested(const QString& id);
    /// @brief Another text is searched, or others are found.
    void searched(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showRoll();
    void showProgress();
    void applySearch(const QString& text);
    void updateEmptyText();
    void activate(const QModelIndex& index);

    app::RollOnShow& m_roll;
    PersonListModel* m_model;
    QLineEdit* m_search;
    QListView* m_list;
    EmptyHint* m_empty;
    RoleLabel* m_reading;
    QProgressBar* m_progress;
    QString m_open;
};

} // namespace zahlmeister::ui
