// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QFrame>

#include "app/check/repairs.h"
#include "app/document/liveevaluation.h"
#include "engine/findings/finding.h"

class QHBoxLayout;
class QLineEdit;
class QPushButton;

namespace zahlmeister::ui {

/// @brief What can be done about the chosen finding: repairs as buttons, and a reason to let a warning stand.
///
/// Of several findings that say the same all are settled at once, as one step.
class FindingActions : public QFrame {
    Q_OBJECT

public:
    /// @param evaluation must outlive this
    explicit FindingActions(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Offers what fits all of the findings; nothing when there are none.
    void setFindings(std::vector<engine::Finding> findings);

    /// @brief Carries out the first repair that is offered.
    void repair();

    /// @brief Moves the cursor into the reason, when the finding can be accepted.
    void typeReason();

Q_SIGNALS:
    /// @brief The work here is done; the list takes the focus again.
    void finished();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void apply(const app::EditGroup& group);
    void accept(const std::string& reason);
    void offerRepairs();
    [[nodiscard]] std::vector<app::Repair> commonRepairs() const;
    void offerAcceptance();

    app::LiveEvaluation& m_evaluation;
    std::vector<engine::Finding> m_findings;
    std::vector<app::Repair> m_repairs;
    std::vector<QPushButton*> m_buttons;
    QHBoxLayout* m_repairRow;
    QWidget* m_acceptRow;
    QLineEdit* m_reason;
    QPushButton* m_accept;
    QPushButton* m_takeBack;
};

} // namespace zahlmeister::ui
