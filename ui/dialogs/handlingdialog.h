// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/document/liveevaluation.h"
#include "app/store/handlingstore.h"
#include "ui/print/sheetrequest.h"

class QDialogButtonBox;
class QPlainTextEdit;
class QPushButton;

namespace zahlmeister::ui {

class DateField;
class RoleLabel;

/// @brief What became of the documents of a tournament: when they came, the notice to the organiser, a
/// refusal with its reason; and the letters (document 000, 2.2.5.3, 6.5.1).
class HandlingDialog : public QDialog {
    Q_OBJECT

public:
    /// @param evaluation of the tournament; must outlive the dialog
    HandlingDialog(app::LiveEvaluation& evaluation, const app::Handling& handling, QWidget* parent = nullptr);

    /// @brief As it is entered.
    [[nodiscard]] app::Handling handling() const;

    /// @brief Writes a letter; a notice is dated today then.
    /// @return whether that went well; what did not is said in the dialog
    bool writeLetter(SheetKind kind, const QString& path);

private:
    void build();
    void refresh();
    void askAndWrite(SheetKind kind, const QString& title);

    app::LiveEvaluation& m_evaluation;
    DateField* m_received;
    DateField* m_notified;
    DateField* m_refused;
    QPlainTextEdit* m_reason;
    RoleLabel* m_sentence;
    QPushButton* m_notice;
    QPushButton* m_letter;
    QDialogButtonBox* m_buttons;
};

} // namespace zahlmeister::ui
