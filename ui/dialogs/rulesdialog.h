// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QDialog>

#include "app/session/session.h"
#include "engine/model/ruleversion.h"

class QCheckBox;
class QComboBox;
class QLayout;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace zahlmeister::ui {

class DateField;
class ParameterModel;
class RoleLabel;

/// @brief The rule versions of the work file: looking at them, copying, changing, adding, removing.
///
/// Every change is stored at once, and the open tournament is evaluated anew. A version that ships with the
/// program is changed only after "Change", and can be had back as shipped.
class RulesDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog
    explicit RulesDialog(app::Session& session, QWidget* parent = nullptr);
    ~RulesDialog() override;

    /// @brief Shows a version; nothing happens when there is none of that id.
    void select(const std::string& id);

    /// @brief The version that is shown; nullptr when there is none.
    [[nodiscard]] const engine::RuleVersion* current() const;

    /// @brief Adds a copy of the shown version with an id of its own, and shows it.
    void copyCurrent();
    /// @brief Removes the shown version, or has it back as shipped.
    void removeCurrent();
    /// @brief Puts the version that was removed last where it was.
    void undoRemove();
    /// @brief Lets a shipped version be changed.
    void unlock();
    /// @brief Opens the adjustments of ratings.
    void showAdjustments();

private:
    void build();
    QWidget* buildList();
    QWidget* buildForm();
    QLayout* buildFields(QWidget* side);
    QWidget* buildParameters(QWidget* side);
    [[nodiscard]] std::array<QLineEdit*, 4> typedFields() const;
    void fillList();
    void showCurrent();
    void storeForm();
    void store(const engine::RuleVersion& version);
    void importFile();
    void exportFile();
    void say(const QString& text, bool isProblem);
    [[nodiscard]] bool isEditable(const engine::RuleVersion& version) const;

    app::Session& m_session;
    std::string m_unlocked; ///< the shipped version that may be changed
    std::optional<engine::RuleVersion> m_removed;
    bool m_filling = false;
    QListWidget* m_list = nullptr;
    RoleLabel* m_state = nullptr;
    QLineEdit* m_id = nullptr;
    QLineEdit* m_title = nullptr;
    QLineEdit* m_document = nullptr;
    DateField* m_from = nullptr;
    DateField* m_to = nullptr;
    QCheckBox* m_byDate = nullptr;
    QComboBox* m_arithmetic = nullptr;
    ParameterModel* m_parameters = nullptr;
    RoleLabel* m_message = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_undo = nullptr;
};

} // namespace zahlmeister::ui
