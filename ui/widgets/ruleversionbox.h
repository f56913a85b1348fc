// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QComboBox>

#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::ui {

/// @brief A choice of rule versions to compare a tournament's own with; the one before it is chosen at first.
class RuleVersionBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// @brief Offers all versions but the own one; what was chosen stays chosen where it is still offered.
    /// @param own nullptr: all are offered
    void fill(const engine::RuleCatalog& rules, const engine::RuleVersion* own);

    /// @brief The version chosen; nothing when there is none.
    [[nodiscard]] std::optional<engine::RuleVersion> chosen(const engine::RuleCatalog& rules) const;
};

} // namespace zahlmeister::ui
