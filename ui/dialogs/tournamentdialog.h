// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QDialog>

#include "app/store/workfile.h"
#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/findings/finding.h"
#include "engine/model/tournament.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace zahlmeister::ui {

class DateField;
class RoleLabel;

/// @brief The short form of a tournament's data: for a new tournament, and to change those of the open one.
///
/// Everything but a readable date may stay empty; what is missing for a submission is a finding later. What
/// cannot be read is said below its field, and the dialog stays open with the cursor there.
class TournamentDialog : public QDialog {
    Q_OBJECT

public:
    /// @brief Whether the tournament is a new one, of which the number of players is asked as well, or there
    /// already.
    enum class Purpose { Create, Change };

    /// @param rules that the form says the last day chooses from; must outlive the dialog
    /// @param header what the new tournament begins with, or the data to be changed
    explicit TournamentDialog(const engine::RuleCatalog& rules, Purpose purpose = Purpose::Create,
                              const engine::TournamentHeader& header = {}, QWidget* parent = nullptr);

    /// @brief Offers earlier tournaments as patterns for the new one: its data, and if wanted its players as
    /// they came out of it.
    /// @param tournaments as the work file orders them
    /// @param load reads one of them
    void setPatterns(const std::vector<app::TournamentSummary>& tournaments,
                     std::function<Result<app::StoredTournament>(engine::TournamentId)> load);

    /// @brief The header as filled in; fields that the form does not show are as they were.
    [[nodiscard]] engine::TournamentHeader header() const;

    /// @brief A new tournament with as many players without names as were asked for, or with those of the
    /// pattern.
    [[nodiscard]] engine::Tournament tournament() const;

    /// @brief Puts the cursor into a field, for a finding that points to it.
    void goTo(engine::FindingField field);

    void accept() override;

private:
    void build(Purpose purpose);
    /// Adds a text of the header, which fill() and header() take care of; likewise addCheck().
    QLineEdit* addText(QFormLayout* form, const QString& label, int characters,
                       std::string engine::TournamentHeader::*value, const QString& hint = {});
    void addCheck(QFormLayout* form, const QString& text, bool engine::TournamentHeader::*value);
    QSpinBox* addNumber(QFormLayout* form, const QString& label, int most, const QString& hint);
    void addMainFields(QFormLayout* form);
    void addDates(QFormLayout* form);
    void addFurtherFields(QFormLayout* form);
    void addPlayers(QFormLayout* form);
    void fill(const engine::TournamentHeader& header);
    /// The field of a value; nullptr when the dialog has none.
    [[nodiscard]] QWidget* textOf(std::string engine::TournamentHeader::*value) const;
    [[nodiscard]] QWidget* boxOf(bool engine::TournamentHeader::*value) const;
    /// Says what cannot be read; the first such field, or nullptr.
    QWidget* showProblems();
    bool showLevelProblem();
    void updateDuration();
    void takePattern();

    const engine::RuleCatalog& m_rules;
    std::function<Result<app::StoredTournament>(engine::TournamentId)> m_load;
    std::optional<app::StoredTournament> m_earlier; ///< the pattern that was chosen
    engine::TournamentHeader m_before;
    std::vector<std::pair<QLineEdit*, std::string engine::TournamentHeader::*>> m_texts;
    std::vector<std::pair<QCheckBox*, bool engine::TournamentHeader::*>> m_checks;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_place = nullptr;
    DateField* m_start = nullptr;
    DateField* m_end = nullptr;
    RoleLabel* m_dateProblem = nullptr;
    QLineEdit* m_level = nullptr;
    RoleLabel* m_levelProblem = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_mode = nullptr;
    QSpinBox* m_rounds = nullptr;
    QComboBox* m_timeControl = nullptr;
    QSpinBox* m_players = nullptr;
    QFormLayout* m_form = nullptr;
    QComboBox* m_pattern = nullptr;
    QCheckBox* m_samePlayers = nullptr;
};

} // namespace zahlmeister::ui
