// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QFrame>

#include "app/check/repairs.h"
#include "app/document/liveevaluation.h"
#include "engine/findings/finding.h"

class QBoxLayout;
class QLineEdit;
class QPushButton;

namespace zahlmeister::ui {

/// @brief What can be done about the chosen finding, inside its card: to go to its place, repairs, and a
/// reason to let a warning stand, whose line opens in place.
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

    /// @brief Opens the line for the reason, when the finding can be accepted, with the cursor in it.
    void typeReason();

    /// @brief Stands in so many pixels: buttons that have no room beside each other stand below each other.
    /// @return the height that it needs then
    int fitInto(int width);

Q_SIGNALS:
    /// @brief The user wants to go to the place.
    void placeWanted();
    /// @brief The user wants the tournaments in which a new member played before (document 000, 3.4.3).
    void earlierTournamentsWanted(zahlmeister::engine::ParticipantNumber number);
    /// @brief It needs another height.
    void heightChanged();
    /// @brief The work here is done; the list takes the focus again.
    void finished();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

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
    QBoxLayout* m_row;
    QPushButton* m_go;
    QPushButton* m_earlier; ///< of a new member
    QPushButton* m_because; ///< opens the line
    QPushButton* m_takeBack;
    QWidget* m_acceptRow;
    QLineEdit* m_reason;
    QPushButton* m_accept;
};

} // namespace zahlmeister::ui
