// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "app/archive/seattrace.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/conversion.h"

namespace zahlmeister::app {

/// @brief On which level the DWZ of a rule version is seen from another one, as convertedTo() has it; the
/// conversions between two versions are looked up once. Any thread can ask.
class Levels {
public:
    /// @param rules must outlive this
    explicit Levels(const engine::RuleCatalog& rules) : m_rules(rules) { }

    [[nodiscard]] const engine::RuleCatalog& rules() const { return m_rules; }

    /// @brief Whether a DWZ is another one, seen from the version of that.
    /// @param from version of `dwz`, of the family of `to`
    [[nodiscard]] bool isThat(const TracedDwz& dwz, const engine::RuleVersion& from, const TracedDwz& other,
                              const engine::RuleVersion& to);

private:
    using Way = std::pair<const engine::RuleVersion*, const engine::RuleVersion*>;
    const std::vector<engine::Conversion>& between(const Way& way);

    const engine::RuleCatalog& m_rules;
    std::mutex m_guard; ///< of the following
    std::map<Way, std::vector<engine::Conversion>> m_conversions;
};

} // namespace zahlmeister::app
