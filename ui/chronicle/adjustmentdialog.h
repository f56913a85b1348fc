// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QTimer>

#include "app/session/session.h"
#include "app/threads/worker.h"
#include "engine/rules/adjustment.h"
#include "ui/chronicle/impactmodel.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace zahlmeister::ui {

class DateField;
class RoleLabel;

/// @brief Asks for an adjustment of ratings, and shows what it would change before it can be applied
/// (document 000, 2.2.1, 3.7). Nothing is stored here.
class AdjustmentDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog
    /// @param known the adjustment to be changed, which keeps its id; nothing: a new one
    AdjustmentDialog(app::Session& session, const std::optional<engine::Adjustment>& known,
                     QWidget* parent = nullptr);

    /// @brief What was typed; nothing while something of it is missing or wrong.
    [[nodiscard]] std::optional<engine::Adjustment> adjustment() const;

private:
    void build();
    void fill(const engine::Adjustment& known);
    void refresh();
    void compute();
    [[nodiscard]] QString missing() const;

    app::Session& m_session;
    bool m_isNew;
    QLineEdit* m_id;
    DateField* m_day;
    QLineEdit* m_region;
    QComboBox* m_ages;
    QPlainTextEdit* m_ranges;
    QCheckBox* m_raisesIndex;
    QLineEdit* m_clause;
    QLineEdit* m_reason;
    RoleLabel* m_hint; ///< what is missing
    QLabel* m_impact;
    ImpactModel* m_changes;
    QDialogButtonBox* m_buttons;
    std::optional<engine::Adjustment> m_computed; ///< of which the impact is on show
    QTimer m_delay;
    app::Worker m_job{app::Worker::Order::Latest}; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
