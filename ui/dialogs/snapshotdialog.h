// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/official/officialresult.h"
#include "app/submission/submission.h"

class QTableWidget;

namespace zahlmeister::ui {

/// @brief A submission as it was: to whom, when, and the evaluation of that day.
class SnapshotDialog : public QDialog {
    Q_OBJECT

public:
    explicit SnapshotDialog(const app::SubmissionRecord& record, QWidget* parent = nullptr);

    /// @brief The table as text for a spreadsheet.
    [[nodiscard]] QString copyText() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill(const app::OfficialResult& evaluation);

    QTableWidget* m_table;
};

} // namespace zahlmeister::ui
