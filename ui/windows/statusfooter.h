// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStatusBar>

#include "app/document/liveevaluation.h"
#include "app/store/workfile.h"

class QLabel;
class QMenu;
class QTimer;
class QToolButton;

namespace zahlmeister::ui {

class ElidedLabel;

/// @brief The line at the bottom: work file, rules and arithmetic, findings, and whether everything is
/// stored.
class StatusFooter : public QStatusBar {
    Q_OBJECT

public:
    /// @param rules opens at the button that names the rules
    explicit StatusFooter(QMenu* rules, QWidget* parent = nullptr);

    /// @param file the open work file; nullptr when there is none
    void setWorkFile(const app::WorkFile* file);

    /// @brief Says when a backup was made last, beside what is stored.
    /// @param thinnedOut how many old ones have gone for it
    void setBackup(int thinnedOut);

    /// @param evaluation of the open tournament, must be replaced before it dies; nullptr: none is open
    void setEvaluation(app::LiveEvaluation* evaluation);

Q_SIGNALS:
    /// @brief The user wants to see the findings.
    void findingsRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void drawSign();
    void updateRules();
    void updateFindings();

    app::LiveEvaluation* m_evaluation = nullptr;
    ElidedLabel* m_file;
    QToolButton* m_rules;
    QToolButton* m_findings;
    QIcon m_sign; ///< of m_savedSign
    QLabel* m_savedSign;
    QLabel* m_saved;
    QTimer* m_findingsTimer;
};

} // namespace zahlmeister::ui
