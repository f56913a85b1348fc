// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "app/session/session.h"
#include "engine/rules/adjustment.h"

class QPushButton;
class QTreeWidget;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief The adjustments of ratings of the work file: looking at them, adding, changing, taking back
/// (document 000, 2.2.1). Every change is stored at once; what follows in the tournaments a recalculation
/// writes.
class AdjustmentsDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog
    explicit AdjustmentsDialog(app::Session& session, QWidget* parent = nullptr);

    /// @brief Takes the selected one back.
    void removeCurrent();
    /// @brief Puts the one that was taken back last where it was.
    void undoRemove();

    /// @brief Stores an adjustment.
    void store(const engine::Adjustment& adjustment);

private:
    void fill();
    void updateButtons();
    void edit(const std::optional<engine::Adjustment>& known);
    void importFile();
    void exportFile();
    void say(const QString& text, bool isProblem);
    [[nodiscard]] std::optional<engine::Adjustment> current() const;

    app::Session& m_session;
    QTreeWidget* m_list;
    RoleLabel* m_message;
    QPushButton* m_add;
    QPushButton* m_change;
    QPushButton* m_remove;
    QPushButton* m_import;
    QPushButton* m_export;
    QPushButton* m_undo;
    std::optional<engine::Adjustment> m_removed;
};

} // namespace zahlmeister::ui
