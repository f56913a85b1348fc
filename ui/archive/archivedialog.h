// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "app/session/archivelink.h"
#include "ui/models/columns.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace zahlmeister::app {
class LiveArchiveShelf;
}

namespace zahlmeister::ui {

class RoleLabel;

/// @brief Who published how much.
class PublishersModel : public ColumnsModel<app::ArchivePublisher> {
    Q_OBJECT

public:
    explicit PublishersModel(QObject* parent = nullptr);
};

/// @brief Connects to an archive, and tells what the connection is, who one is there, and what the archive
/// has.
///
/// The address is kept in the settings, a password never. Not modal: a user who waits for a server goes on
/// working.
class ArchiveDialog : public QDialog {
    Q_OBJECT

public:
    /// @param link must outlive the dialog
    /// @param shelf likewise; tells how many names are read
    explicit ArchiveDialog(app::ArchiveLink& link, const app::LiveArchiveShelf* shelf = nullptr,
                           QWidget* parent = nullptr);

    /// @brief The address that is connected to next; kept between two starts.
    [[nodiscard]] static QString keptAddress();

private:
    void build();
    void chooseFile();
    void connectNow();
    void showTyped();
    void follow();
    [[nodiscard]] std::optional<app::ArchiveAddress> typed(QString& problem) const;
    [[nodiscard]] QString factsText() const;
    [[nodiscard]] QString connectedText() const;

    app::ArchiveLink& m_link;
    const app::LiveArchiveShelf* m_shelf;
    QLineEdit* m_address;
    QPushButton* m_choose;
    QLineEdit* m_password;
    QLabel* m_passwordCaption;
    RoleLabel* m_way;  ///< what the address leads to, or what is wrong with it
    RoleLabel* m_risk; ///< hidden while there is none
    RoleLabel* m_state;
    RoleLabel* m_words; ///< of the database, when it could not be reached; hidden while there are none
    QLabel* m_facts;
    PublishersModel* m_publishers;
    QTableView* m_table;
    QPushButton* m_connect;
    QPushButton* m_cancel;
    QPushButton* m_leave;
};

} // namespace zahlmeister::ui
