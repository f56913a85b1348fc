// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/session/archivelink.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief Computes what was published to an archive (document 000, 3.7): what is new, or everything.
///
/// Not modal. Cancelled or closed in between, the archive stays as it was.
class ArchiveRunDialog : public QDialog {
    Q_OBJECT

public:
    /// @param link must outlive the dialog
    explicit ArchiveRunDialog(app::ArchiveLink& link, QWidget* parent = nullptr);
    ~ArchiveRunDialog() override;

    [[nodiscard]] bool isRunning() const { return m_isRunning; }

private:
    void begin();
    void showProgress(const app::ArchiveRun& soFar, std::size_t waiting);
    void finish(const Result<app::ArchiveRun>& run);
    void follow();

    app::ArchiveLink& m_link;
    bool m_isRunning = false;
    QLabel* m_summary;
    QCheckBox* m_complete;
    QProgressBar* m_progress;
    RoleLabel* m_result;
    QPushButton* m_begin;
    QPushButton* m_cancel;
};

} // namespace zahlmeister::ui
