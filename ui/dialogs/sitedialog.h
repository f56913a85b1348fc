// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/session/session.h"
#include "app/threads/worker.h"
#include "ui/site/site.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace zahlmeister::ui {

class DateField;
class RoleLabel;

/// @brief Writes the web site of the work file into a folder, on a thread of its own, and says before what
/// the chosen profile shows of whom.
///
/// Not modal. Cancelled or closed in between, each page is as it was or as it is to be, and the next run goes
/// on.
class SiteDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog
    explicit SiteDialog(app::Session& session, QWidget* parent = nullptr);
    ~SiteDialog() override;

    /// @brief Writes the site as it is set.
    void begin();
    /// @brief Ends the run early.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    void build();
    [[nodiscard]] SiteOptions options() const;
    [[nodiscard]] Result<SiteSource> read() const;
    void showPreview();
    void chooseFolder();
    void finish(const SiteOptions& options, const Result<app::SiteRun>& run);
    void follow();
    void remember() const;

    app::Session& m_session;
    bool m_isRunning = false;
    QString m_written; ///< folder of the run
    QLineEdit* m_folder;
    QComboBox* m_profile;
    QComboBox* m_minors;
    QComboBox* m_language;
    QLineEdit* m_title;
    QLineEdit* m_contact;
    DateField* m_from;
    QLabel* m_preview;
    QCheckBox* m_agreed;
    QProgressBar* m_progress;
    RoleLabel* m_result;
    QPushButton* m_begin;
    QPushButton* m_cancel;
    app::Worker m_worker; ///< last: it ends before what it answers to goes
};

} // namespace zahlmeister::ui
