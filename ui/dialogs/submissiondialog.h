// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "app/session/session.h"
#include "app/session/submissionwatch.h"
#include "app/submission/checklist.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace zahlmeister::ui {

class DateField;
class RoleLabel;

/// @brief The two acts of a submission: the report is written, and the referee says that it was handed in.
/// What is still to do, who gets it, the reports so far.
///
/// Not modal and always up to date: what stands in the way can be settled while it is open.
class SubmissionDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session with an open tournament; the dialog must go before it closes
    /// @param watch of that session
    SubmissionDialog(app::Session& session, app::SubmissionWatch& watch, QWidget* parent = nullptr);

    /// @brief What the referee entered about reports of the Elo; the check-list has them then, too.
    void setFideTerms(const app::FideTerms& terms);

    /// @brief The check-list that is shown.
    [[nodiscard]] const std::vector<app::ChecklistEntry>& checklist() const { return m_checklist; }

    /// @brief Writes the report and keeps it. What did not change since the last report is written as the
    /// very same file again, and is no new report.
    /// @return whether both went well; what did not is said in the dialog
    bool submitTo(const QString& path);

    /// @brief The keys of the dialog, one line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

Q_SIGNALS:
    /// @brief The user wants to go where something is to do.
    void placeActivated(const zahlmeister::engine::FindingPlace& place);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    QWidget* buildRecipient();
    QWidget* buildEarlier();
    void refresh();
    void refreshChecklist();
    void refreshState();
    void refreshEarlier();
    void activate(QTreeWidgetItem* item);
    void chooseFile();
    void showSnapshot();
    void showDifference();
    /// The submission that is chosen; nothing, said, when it cannot be read.
    [[nodiscard]] std::optional<app::SubmissionRecord> chosenSubmission();
    /// The newest report, when the tournament is still as it says.
    [[nodiscard]] const app::SubmissionSummary* sameReport() const;
    [[nodiscard]] Result<app::FileOrigin> originOfReport(const app::SubmissionSummary* same) const;
    bool fail(const QString& text);
    [[nodiscard]] const app::SubmissionSummary* chosen() const;
    void refreshHandIn();
    void handIn();
    void say(const QString& text, bool isError);

    app::Session& m_session;
    app::SubmissionWatch& m_watch;
    app::FideTerms m_terms;
    std::vector<app::ChecklistEntry> m_checklist;
    std::vector<app::SubmissionSummary> m_earlier;
    QLabel* m_headline = nullptr;
    QLabel* m_state = nullptr;
    QTreeWidget* m_list = nullptr;
    QLabel* m_responsible = nullptr;
    QLineEdit* m_recipient = nullptr;
    QWidget* m_earlierPanel = nullptr;
    QTreeWidget* m_submissions = nullptr;
    QPushButton* m_handIn = nullptr;
    DateField* m_handInDay = nullptr;
    QPlainTextEdit* m_difference = nullptr;
    RoleLabel* m_message = nullptr;
    QPushButton* m_submit = nullptr;
};

} // namespace zahlmeister::ui
