// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDialog>

#include "app/session/backupcontent.h"
#include "app/store/backups.h"
#include "app/threads/worker.h"

class QPushButton;
class QTableView;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief A backup and what is known of its content.
struct BackupRow {
    app::Backup backup;
    std::optional<Result<app::BackupContent>> content = {}; ///< nothing: not read yet
};

/// @brief The backups of a work file: when and why they were made, what is in them, and how that differs from
/// now. One can be looked at or put in the place of the work file, and all can be deleted.
class BackupsDialog : public QDialog {
    Q_OBJECT

public:
    /// @brief What the user wants with the chosen backup.
    enum class Wish { None, Look, Restore };

    /// @param workFile may be missing or damaged
    explicit BackupsDialog(QString workFile, QWidget* parent = nullptr);
    ~BackupsDialog() override;

    [[nodiscard]] Wish wish() const { return m_wish; }

    /// @brief Path of the chosen backup; empty when there is none.
    [[nodiscard]] QString chosen() const;

private:
    class Model;
    void build();
    void showBackups();
    void readContents();
    void take(const QString& path, const Result<app::BackupContent>& content);
    void askToDelete();
    void deleteAll();
    void updateState();
    void end(Wish wish);

    QString m_workFile;
    std::unique_ptr<Model> m_model;
    Wish m_wish = Wish::None;
    QTableView* m_table;
    RoleLabel* m_sentence;
    QPushButton* m_look;
    QPushButton* m_restore;
    QPushButton* m_delete;
    QWidget* m_question;
    app::Worker m_reading{app::Worker::Order::Each}; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
