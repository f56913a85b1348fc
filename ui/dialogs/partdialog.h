// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "engine/catalogue/rulecatalog.h"
#include "engine/model/tournament.h"
#include "engine/rules/breaks.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QListWidget;
class QSpinBox;
class QTreeWidget;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief Asks how a tournament becomes several: at breaks, after a round, or into its groups; and shows what
/// comes out (document 000, 2.2.2, 4.2.4.4). Parts of a league that follow each other can be recorded as one
/// season, whose table goes through all of them.
class PartDialog : public QDialog {
    Q_OBJECT

public:
    /// @param tournament must outlive the dialog, as must the rules
    PartDialog(const engine::Tournament& tournament, const engine::RuleCatalog& rules,
               QWidget* parent = nullptr);

    /// @brief The parts that come out; one or none when nothing is split.
    [[nodiscard]] const std::vector<engine::Tournament>& parts() const { return m_parts; }

private:
    void build();
    void offerWays();
    void offerBreaks();
    void refresh();
    void showParts();
    [[nodiscard]] QString seasonSentence() const;

    const engine::Tournament& m_tournament;
    const engine::RuleCatalog& m_rules;
    std::vector<engine::Break> m_breaks;
    std::vector<engine::Tournament> m_parts;
    QComboBox* m_way;
    QListWidget* m_breakList;
    QWidget* m_roundChoice;
    QSpinBox* m_round;
    QCheckBox* m_season;
    std::string m_newSeason; ///< UUID of the season that the parts become
    QTreeWidget* m_shown;
    RoleLabel* m_sentence;
    QDialogButtonBox* m_buttons;
};

} // namespace zahlmeister::ui
