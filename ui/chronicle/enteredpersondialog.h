// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/store/enteredpersons.h"
#include "engine/catalogue/rulecatalog.h"

class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QSpinBox;

namespace zahlmeister::ui {

/// @brief What the referee knows of a person who has not played yet: name, club, ID, year of birth, and a DWZ
/// with the rules on whose level it is.
class EnteredPersonDialog : public QDialog {
    Q_OBJECT

public:
    /// @param person to begin with; of a new one the rating is on the level of today
    /// @param rules of which the versions of the DWZ are offered
    EnteredPersonDialog(const app::EnteredPerson& person, const engine::RuleCatalog& rules,
                        QWidget* parent = nullptr);

    /// @brief The person as he is entered.
    [[nodiscard]] app::EnteredPerson person() const;

private:
    void build();
    void offerLevels(const engine::RuleCatalog& rules);
    void refresh();

    app::EnteredPerson m_person;
    QLineEdit* m_name;
    QLineEdit* m_club;
    QLineEdit* m_personId;
    QSpinBox* m_birthYear;
    QSpinBox* m_rating;
    QSpinBox* m_index;
    QComboBox* m_level;
    QDialogButtonBox* m_buttons;
};

} // namespace zahlmeister::ui
