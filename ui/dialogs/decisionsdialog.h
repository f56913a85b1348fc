// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "app/identify/liveidentification.h"
#include "app/store/decisionstore.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace zahlmeister::ui {

class MessageBar;

/// @brief The remembered decisions of the work file: which spelling in which club is whom. Delete forgets
/// one, which can be undone from the message bar.
class DecisionsDialog : public QDialog {
    Q_OBJECT

public:
    /// @param identification informed when a decision is removed; must outlive the dialog
    explicit DecisionsDialog(app::LiveIdentification& identification, QWidget* parent = nullptr);

    /// @brief Forgets the decision of the current row.
    void forgetCurrent();

    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }

private:
    void build();
    void refresh();
    void remember(const app::Decision& decision);

    app::LiveIdentification& m_identification;
    std::vector<app::Decision> m_decisions;
    MessageBar* m_messages;
    QTreeWidget* m_table;
    QLabel* m_empty;
    QPushButton* m_forget;
};

} // namespace zahlmeister::ui
